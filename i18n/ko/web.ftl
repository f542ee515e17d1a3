## 브라우저에서 손님이 보는 페이지.

no-script = 이 페이지에는 JavaScript가 필요합니다.
wrong-host = 이 주소로는 대국 페이지를 열 수 없습니다. 받은 링크 그대로 열거나, 지금 쓰는 주소를 --tunnel로 더해 달라고 방장에게 부탁하세요.
connecting = 연결 중…
lost = 연결이 끊겨 다시 시도합니다…
lost-long = 계속되면 새 링크를 보내 달라고 하세요. 대국과 자리는 그대로 있습니다.
your-name = 이름
play = 두기
watch = 관전
rules = 규칙
board = 판
more = 더 보기
tap-again = 그 칸을 한 번 더 누르면 둡니다.
one-tap = 뒤집힐 돌을 먼저 보지 않고 한 번 눌러 두기
sound = 내 차례가 되면 소리 내기
vibration = 내 차례가 되면 진동하기
moves = 수

invites = { $other }이(가) 대국에 초대했습니다
each-has = 각자의 시간은 { $time }{ $increment ->
    [0] 입니다.
   *[other] 이고, 한 수마다 { $increment }초를 더합니다.
}
elsewhere = 대국이 다른 탭에서 열려 있습니다.
play-here = 여기서 두기
host-left = { $at-start }이(가) 나갔습니다. 대국은 남아 있고, { $other }이(가) 돌아오면 여기서 이어집니다.

title = { $what } – 오델로
no-game = 아직 대국이 시작되지 않았습니다.
paused = 멈춤
your-move = 내 차례
your-choice = 뒤집을 돌을 고르세요
to-move = { $player } 차례
you = 나
discs-left = 남은 돌 { $discs }개

square = { $square }, { $state }
playable = { $square }, 둘 수 있음, { $discs } 뒤집음
hidden = 숨김

not-answered = { $other }이(가) 아직 답하지 않았습니다.
undone = 무름: { $squares }.
nothing-to-undo = 무를 수가 없습니다.
left = 대국에서 나왔습니다. 링크로 돌아올 수 있습니다.

undo = 무르기
pause = 멈춤
resume = 계속
resign = 기권
rematch = 재대국
next-game = 다음 대국
withdraw = 요청 취소
leave = 나가기
share = 관전 초대
shared = 오델로 대국 관전
link-copied = 관전용 링크를 복사했습니다. 보여 주고 싶은 사람에게 보내세요.
ask-leave = 대국에서 나갈까요? 링크로 돌아올 수 있습니다.
    .yes = 나가기
    .no = 계속 있기
unknown-link = 링크가 불완전하거나 더는 쓸 수 없습니다. 링크를 확인하거나 새 링크를 보내 달라고 하세요.
language = 언어
lang = ko
