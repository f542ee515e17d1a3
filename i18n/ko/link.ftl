## 다른 컴퓨터와 두는 대국.

mode = 연결
activity = 연결
mode-join = 초대장을 입력하는 동안

connection = 다른 컴퓨터에서 누가 들어와 있고 어떻게 들어오는지 보기
    .about = 관전자 연결
    .key = 다른 컴퓨터의 상대와, 연결이 끊겼을 때 할 일 보기
    .hint = 연결
host = 다른 컴퓨터를 쓰는 멀리 있는 사람과 두기
    .about = 온라인 인터넷 네트워크 친구 친구와 친구랑 초대 멀리 원격 대전 공유
    .key = 이 프로그램을 쓰는 멀리 있는 친구와 두기
    .short = 멀리 있는 친구와 두기
    .details = 대국을 저장하고, 이 컴퓨터가 포트에서 상대를 기다리며, 초대 문구를 클립보드에 복사합니다.
web = 브라우저만 있는 친구와 휴대전화나 컴퓨터로 두기: 링크와 QR 코드 보기
    .about = 온라인 인터넷 초대 친구 친구와 친구랑 브라우저 휴대전화 스마트폰 폰 링크
    .key = 같은 네트워크에서 브라우저만 있는 사람과 두기
    .details = 대국을 저장하고, 이 컴퓨터가 포트에서 상대의 브라우저를 기다리며, 링크를 클립보드에 복사합니다.
page-as-well = 내가 방장인 대국에 브라우저용 링크 더하기
    .key = 내가 방장인 대국에 브라우저용 링크 더하기
    .button = 브라우저용 링크 만들기
tunnel = 브라우저만 있는 친구와 어디서든 두기: 내 네트워크 밖에서도 열리는 링크 보기
    .about = 온라인 인터넷 터널 멀리 해외 어디서나 휴대전화 스마트폰 초대 친구 cloudflared tailscale
    .key = 브라우저만 있는 사람과 어디서든 두기
    .button = 어디서나 열리는 링크 만들기
    .details = :web과 같고, cloudflared 같은 프로그램이 어디서나 열리는 링크를 만듭니다. 먼저 묻습니다.
join = 멀리 있는 사람의 대국에 들어가기
    .about = 온라인 인터넷 네트워크 친구 참가 접속 연결 초대 초대장 링크
    .usage = join TICKET, 또는 join last
    .key = 멀리 있는 사람의 대국에 들어가기
leave = 다른 컴퓨터와의 대국에서 나가 내 대국으로 돌아가기. host나 join으로 이어 둠
    .about = 나가기 떠나기 취소 돌아가기 혼자
    .key = 다른 컴퓨터와의 대국에서 나가기
    .button = 그만두고 내 대국으로
end-absent = 손님이 한 시간 동안 자리를 비운 대국 끝내기
    .key = 손님이 한 시간 동안 자리를 비운 대국 끝내기
    .hint = 끝내기
    .button = 대국 끝내기: 손님이 한 시간 동안 자리를 비웠습니다
withdraw = 상대에게 한 요청 취소하기
    .key = 상대에게 한 요청 취소하기
free-seat = 손님의 자리를 비우기. 손님은 관전만 할 수 있음
    .key = 손님의 자리를 비우기. 손님은 관전만 할 수 있음
    .button = 손님의 자리 비우기
send-away = N번 관전자 내보내기
    .usage = away 1
    .key = N번 관전자 내보내기
    .button = 관전자 내보내기
renew-ticket = 새 초대장 만들기. 옛것은 못 쓰지만 손님의 자리는 그대로
    .key = 새 초대장 만들기. 옛것은 손님만 씀
    .button = 새 초대장 만들기
copy-invitation = 대국 참가용 문구 복사하기
    .key = 대국 참가용 문구 복사
    .hint = 복사
    .button = 문구를 다시 복사
copy-ticket = 터미널에서 참가하는 명령 복사하기
    .key = 페이지가 있을 때도 터미널에서 참가하는 명령 복사
    .button = 터미널용 명령 보기
copy-watch-invitation = 대국 관전용 문구 복사하기
    .key = 대국 관전용 문구 복사
    .button = 관전용 문구 복사

far = 멀리 있는 사람과 두려면 :web은 브라우저용 링크를, :host는 이 프로그램용 문구를 보여 줍니다. 문구를 받은 사람은 :join과 초대장을 입력합니다.
    .short = :web은 보낼 링크를 보여 주고, :join TICKET은 초대장을 받습니다.
ticket-prompt = 방장이 준 초대장:
join-title = 대국에 들어가기
without-ticket-typed = 여기에 붙여넣으세요. 비워 두고 Enter를 누르면 지난 대국을 이어 둡니다.
key-join = 대국에 들어가기
    .hint = 들어가기
no-ticket = 이어 둘 대국이 없습니다. othello join TICKET으로 들어가거나, 물을 때 초대장을 입력하세요
    .screen = 이 컴퓨터에서 이어 둘 수 있는 대국이 없습니다. 초대장을 붙여넣으세요

not-over-link = 다른 컴퓨터와의 대국에서는 할 수 없습니다
not-linked = 다른 컴퓨터와 두는 대국이 아닙니다
linked-already = 다른 컴퓨터와 두는 대국입니다. disconnect로 나갑니다
earlier-viewed = 지난 국면을 보고 있습니다. 두려면 지금 국면으로 돌아가세요
one-move = 수는 하나여야 하는데 여럿입니다
wrong-number = 관전자의 번호여야 하는데 { $found }입니다
nobody-there = 그 번호의 관전자는 없습니다
not-watched = 관전자가 없습니다
not-watchable = 지금은 이 대국의 관전용 문구가 없습니다
not-inviting = 참가용 문구가 필요한 손님이 없습니다
without-page-and-ticket = 지금 이 대국의 다른 참가용 문구는 없습니다
not-hosting = 대국의 방장만 할 수 있습니다
without-ticket = 초대장 없이 들어오는 대국입니다
nothing-asked = 요청한 것이 없습니다

the-guest = 손님
the-host = 방장
somebody = 누군가

invitation-copied = 대국 참가용 문구를 복사했습니다.
watch-invitation-copied = 대국 관전용 문구를 복사했습니다.

joined = { $how ->
    [watching] 연결되었습니다. 관전합니다.
    [guest] { $other }와(과) 연결되었습니다.
    [new] { $other }이(가) 들어왔습니다.
   *[back] { $other }이(가) 돌아왔습니다.
}
lost = { $other }와(과)의 연결이 끊겼습니다. { $waiting }
game-is-over = 대국이 끝났습니다.
clock-runs = { $player }의 시계는 계속 갑니다.
clocks-stand = 둘 다 올 때까지 시계가 멈춰 있습니다.
game-is-saved = 대국은 저장되어 있습니다.
requested = { $wish ->
    [undo] { $other }에게 { $plies ->
        [1] 마지막 수를
       *[other] { $plies }수를
    } 무르자고 했습니다.
    [game] { $other }에게 새 대국을 제안했습니다: { $terms }.
    [pause] { $other }에게 멈추자고 했습니다.
    [resume] { $other }에게 다시 시작하자고 했습니다.
   *[hints] { $other }에게 엔진의 도움을 허용하자고 했습니다.
}
declined = { $wish ->
    [undo] { $other }이(가) { $plies ->
        [1] 마지막 수
       *[other] { $plies }수
    } 무르기를 거절했습니다.
    [game] { $other }이(가) 새 대국을 거절했습니다: { $terms }.
    [pause] { $other }이(가) 멈추기를 거절했습니다.
    [resume] { $other }이(가) 다시 시작하기를 거절했습니다.
   *[hints] { $other }이(가) 엔진의 도움을 거절했습니다.
}
hints-allowed = 둘 다 동의했습니다. 대국이 끝날 때까지 엔진이 도울 수 있습니다.
diverged = 방장의 대국이 내 대국과 다릅니다. 내 대국은 저장했습니다.
unfounded = { $host }의 프로그램은 { $what ->
    [move] 내가 수를 두었다고
    [resign] 내가 기권했다고
    [timeout] 내 시간이 다 되었다고
    [absence] 내가 한 시간 동안 없었다고
    [times] 시계가 있을 수 없는 시간이라고
    [game] 내가 새 대국을 받아들였다고
    [undo] 내가 무르기를 받아들였다고
    [pause] 내가 멈추기를 받아들였다고
    [resume] 내가 다시 시작하기를 받아들였다고
   *[hints] 내가 엔진의 도움을 받아들였다고
} 합니다. 그렇지 않습니다.{ $kept ->
    [yes] {" "}있던 그대로의 대국은 저장된 대국에 남습니다.
   *[no] {""}
}
miscounted = { $bound ->
    [most] 이쪽 시계로 내 차례는 길어야 { $measured }인데 { $host }의 프로그램은 { $charged }(으)로 셉니다.
    [unseen] 이쪽 시계로 { $host }의 차례는 { $measured }일 수 있고 그 일부는 답이 없었는데, 그쪽 프로그램은 { $charged }(으)로 셉니다.
   *[least] 이쪽 시계로 { $host }의 차례는 적어도 { $measured }인데 그쪽 프로그램은 { $charged }(으)로 셉니다.
}
left = { $saved ->
    [no] { $other }이(가) 나갔습니다.
   *[yes] { $other }이(가) 나갔습니다. 대국은 저장되어 있습니다.
}
says = { $other }의 프로그램의 메시지: { $why }.
broken = { $other }와(과)의 연결을 닫았습니다. 그쪽 프로그램이 프로토콜을 어겼습니다: { $fault }.
seat-taken = 다른 사람이 자리에 앉아 있어 관전합니다.
    .short = 자리가 차서 관전합니다.
seat-freed = 이제 초대장으로 들어오는 사람이 앉을 수 있습니다.
watched = { $watchers ->
    [0] 이제 관전자가 없습니다.
   *[other] { $watchers }명이 관전합니다.
}

renewed = 옛 초대장은 못 쓰지만 손님의 자리는 그대로입니다. 다른 사람이 입력할 것: { $join }
unrecorded = 대국을 저장할 수 없습니다: { $why }. 다시 해 봅니다.
recorded = 대국이 다시 저장됩니다.
withdrawn = 요청을 취소했습니다.
sent-away = 내보냈습니다.

no-address = 초대장에 방장의 주소가 없습니다.
unreachable = { $address }: { $why }.
long-refused = { $why } { $new-ticket }
new-ticket = 방장에게 새 초대장이 있을지도 모릅니다.
unknown-ticket = 방장이 모르는 초대장입니다.
visit-ended = 방장이 나를 내보냈습니다.
elsewhere = 다른 창이나 다른 기기에서 이어 두고 있어 이곳은 대국에서 나갔습니다.
void-ticket = 이 초대장은 더는 쓸 수 없습니다. 방장에게 새 초대장이 있습니다.
too-many = 이미 사람이 너무 많습니다. 나중에 다시 해 보세요.

reach-nearby = 같은 네트워크 안에서만 됩니다. 밖에서는 :anywhere를 쓰세요.
other-ticket = 지난 초대장의 포트를 다른 프로그램이 쓰고 있어 새 초대장입니다. 친구에게 새로 보내야 합니다.
send-ticket = { $is-below ->
    [yes] 이 문구와 아래의 초대장을 친구에게 보내세요. 터미널의 클립보드에도 있습니다.
   *[no] 이 문구를 친구에게 보내세요. 터미널의 클립보드에도 있습니다:
}
send-page = { $is-below ->
    [yes] 아래 링크를 친구에게 보내세요. 어느 브라우저에서나 열리며 터미널의 클립보드에도 있습니다.
   *[no] 이 링크를 친구에게 보내세요. 어느 브라우저에서나 열립니다. 터미널의 클립보드에도 있습니다:
}
others-watch-page = { $is-below ->
    [yes] 다른 사람은 아래 링크로 브라우저에서 관전합니다.
   *[no] 다른 사람은 브라우저에서 관전합니다:
}
page-to-play = 브라우저에서 두기: { $link }
page-to-watch = 브라우저에서 관전하기: { $link }
page-is-plain = 이 링크는 암호화되지 않으며 내 네트워크 안에서만 열립니다. 밖에서는 :anywhere를 쓰세요.
page-is-here = 이 링크는 이 컴퓨터에서만 열립니다.
ask-for-tunnel = 페이지가 { $operator }의 서버를 거치며, 거기서는 내용을 볼 수 있습니다. 계속할까요? 한 번만 묻습니다(설정 tunnel).
    .title = 어디서나 열리는 링크
    .yes = 링크 만들기
    .no = 그만두기
browser-link = 브라우저용 링크입니다. 브라우저에서 여세요. 이 프로그램으로 들어가려면 친구가 othello join이 있는 문구(창의 t)를 보내야 합니다.
ask-to-join = 이 초대장의 대국에 들어갈까요?
    .title = 초대장
    .yes = 들어가기
    .no = 그대로 있기
no-tunnel = 인터넷에서 이어 주는 프로그램이 없습니다. cloudflared, tailscale, ssh 중 하나를 설치하세요.
tunnel-missing = { $program }: 설치되어 있지 않습니다.
not-near = 어디서나 열리는 링크는 내가 방장이고 아직 그런 링크가 없는 대국에만 만들 수 있습니다.
not-without-page = 브라우저용 링크는 내가 방장이고 아직 그런 링크가 없는 대국에만 만들 수 있습니다.
tunnel-starting = { $operator }에 어디서나 열리는 링크를 요청하고 있습니다…
tunnel-untried = { $operator } 경유로 어디서나 열리는 링크입니다. 시험하고 있습니다…
tunnel-unproven = { $operator } 경유의 이 링크를 여기서 확인하지 못했습니다. 그래도 열릴 수 있습니다.
tunnel-ready = 준비됨: { $operator } 경유로 어디서나 열립니다.
tunnel-moved = 준비됨: { $operator } 경유 링크가 전과 다릅니다. 친구에게 다시 보내세요.
tunnel-ended = 지금은 { $operator }을(를) 거쳐 연결할 수 없습니다({ $why }). 계속 다시 시도합니다.
tunnel-slow = { $operator }에서 아직 링크를 주지 않았습니다. 내용: { $why }
tunnel-over = 지금은 { $operator }을(를) 거쳐 연결할 수 없습니다. 계속 다시 시도합니다.
others-watch = { $is-below ->
    [yes] 다른 사람은 이것과 아래 초대장으로 관전합니다:
   *[no] 다른 사람은 이것으로 관전합니다:
}
other-way = { $reach ->
    [near] 같은 네트워크의 터미널에서 들어오는 명령: t로 보기.
    [browser] 브라우저용 링크: y로 보기.
   *[direct] 터미널에서 들어오는 명령: t로 보기.
}
to-play = 두려는 친구가 입력할 것: { $line }
to-watch = 관전하기: { $line }
listening-everywhere = 이 컴퓨터의 모든 주소, 포트 { $port }에서 기다립니다(하나만 쓰려면 --listen ADDRESS:PORT).
listening = { $address }에서 기다립니다.
listening-with-page = 페이지는 이 컴퓨터의 포트 { $page }에 있고, 초대장은 포트 { $port }(으)로 옵니다.
fingerprint = 둘 다 { $letters }이(가) 보여야 합니다. 다르면 누군가 중간에 끼어든 것입니다.

firewall = 네트워크에서 othello에 접속해도 되는지 시스템이 물을 수 있습니다. 허용해야 상대가 들어올 수 있습니다.

waiting-for-guest = 손님을 기다립니다. l: 초대 보기, :disconnect: 초대 끝내기.
    .short = 손님을 기다립니다.
    .window = 손님을 기다립니다.
    .line = 손님을 기다립니다. disconnect로 초대를 끝냅니다.
waiting-in-vain = 손님을 기다립니다. { $why }
    .short = 손님을 기다립니다.
connecting = 방장과 연결하고 있습니다.
    .short = 연결 중…
connecting-in-vain = 방장과 연결하고 있습니다. { $why }
    .short = 연결 중…
away = { $how ->
    [new-guest] { $other }이(가) 자리를 비웠습니다. { $still }
    [guest] { $other }이(가) 자리를 비운 지 { $time }입니다. { $still }
    [new-host] { $other }와(과) 아직 연결되지 않아 시도하고 있습니다. { $still }
   *[host] { $other }와(과) { $time } 동안 연결되지 않아 다시 시도합니다. { $still }
}
    .short = 연결 없음.
time = { $minutes ->
    [0] { $seconds }초
   *[other] { $minutes }분 { $seconds }초
}
on-its-way = 수를 보내는 중입니다.
to-move = { $player } 차례입니다.
waiting-for = { $player }을(를) 기다립니다.
watching = 관전: { $names }.
linked = 연결됨, { $trip }ms{ $watchers ->
    [0] {""}
   *[other] , 관전 { $watchers }명
}
linked-unmeasured = 연결됨{ $watchers ->
    [0] {""}
   *[other] , 관전 { $watchers }명
}
expected = 기다림
away-for = { $time }째 없음
connected = { $other }와(과) 연결되었습니다({ $how }).
connected-to = { $other }와(과) 연결되었습니다.
round-trip = 왕복 { $trip }ms
own-terms = 나는 { $color }, 상대는 { $other }: { $terms }.
terms = { $black } 대 { $white }: { $terms }.
no-clock = 시계 없음
balanced = 균형 오프닝 { $opening }
best-of = { $games }판 시합
from-moves = { $moves }부터

title = { $state ->
    [inviting] 손님 기다리기
    [joining] 연결 중
    [lost] 연결 끊김
   *[here] 연결
}
close-inviting = 계속 기다리기
close = 닫기
wait = 기다리기
adjourn = { $saved ->
    [yes] 중단(저장됨)
   *[no] 중단
}

ask-for-hints = 평가값을 보아도 되는지 { $other }에게 물을까요?
    .title = 엔진
    .yes = 묻기
    .no = 보지 않고 두기
ask-to-free = { $other }의 자리를 비울까요? { $other }은(는) 관전만 할 수 있게 됩니다.
    .title = 자리
    .yes = 비우기
    .no = 그대로
not-connected = 연결이 없습니다. :disconnect로 내 대국에 돌아갑니다
ask-to-leave = 대국에서 나갈까요?{ $saved ->
    [yes] { " " }대국은 남아 있고 { $other }이(가) 기다릴 수 있습니다.
   *[no] { " " }지금은 저장할 수 없고 { $other }이(가) 기다릴 수 있습니다.
}
    .title = 나가기
    .yes = 나가기
    .no = 계속 두기
ask-to-end-absent = 대국을 끝낼까요? { $other }은(는) 한 시간 동안 없었으므로 집니다.
    .title = 자리 비움
    .yes = 끝내기
    .no = 더 기다리기
request = { $wish ->
    [undo] { $other }이(가) { $plies ->
        [1] 마지막 수를
       *[other] { $plies }수를
    } 무르자고 합니다. 받아들일까요?
    [game] { $other }이(가) 새 대국을 제안합니다: { $terms }, 나는 { $own }.{ $leaves ->
        [yes] {" "}이 대국은 그대로 저장됩니다.
       *[no] {""}
    } 둘까요?
    [pause] { $other }이(가) 멈추자고 합니다. 받아들일까요?
    [resume] { $other }이(가) 이어 두고 싶어 합니다. 다시 시작할까요?
   *[hints] { $other }이(가) 대국이 끝날 때까지 둘 다 엔진의 도움을 받자고 합니다. 받아들일까요?
}
    .title = 요청
    .yes = 수락
    .no = 거절
key-quit = 끝내기. 대국은 저장됨
    .hint = 끝내기
about-ticket = 여기에 붙여넣으세요. 긴 문자열만이든 문구 전체든 됩니다.
damaged-file = 이 대국의 파일이 손상되었습니다. 수가 빠지고 시계의 시간이 전의 것일 수 있습니다. 원래 파일은 { $file }에 남아 있습니다.
