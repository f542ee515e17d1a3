## 잘못된 것: 붙여넣거나 연 대국, 파일, 입력한 것.

one-of = { $names } 가운데 하나여야 합니다
because = { $what }: { $why }

line = { $line }행
column = { $line }행 { $column }열
game = 대국 { $game }

mirrored-only = { $square }은(는) 좌우가 바뀐 시작에서만 둘 수 있습니다
pass-not-forced = 여기서는 패스할 수 없습니다
out-of-turn = { $color } 차례가 아닙니다
no-choice = 여기에 x는 올 수 없습니다. 고를 돌이 없습니다
off-board = { $text }은(는) 판 밖입니다
row-first = { $text }은(는) 행이 열보다 앞에 있습니다
no-row = { $text } 뒤에 행이 있어야 합니다
not-a-move = { $text }은(는) 수가 아닙니다
after-result = 결과 뒤에는 아무것도 없어야 하는데 { $text }이(가) 있습니다
number-expected = 번호 { $expected }이(가) 올 곳에 { $found }이(가) 있습니다

missing = { $number }이(가) 없습니다
doubled = { $number }이(가) 여러 곳에 있습니다: { $squares }
illegal-number = { $number }: { $why }
too-large = { $square }의 { $number }은(는) { $most }보다 큽니다

no-discs = 판 위에 돌이 있어야 하는데 없습니다
not-64 = a1부터 h8까지 64글자여야 하는데 { $found }글자입니다
no-disc = { $square }은(는) X, O, - 가운데 하나여야 하는데 { $found }입니다
more-than-64 = a1부터 h8까지 64칸보다 많습니다
no-side = 64칸 뒤에 둘 차례(X 또는 O)가 있어야 합니다
wrong-side = 둘 차례는 X 또는 O여야 하는데 { $found }입니다
after-side = 둘 차례 뒤에는 아무것도 없어야 합니다
doubtful-signs = X, O, -처럼 돌과 빈칸을 가르는 기호여야 합니다
doubtful-bits = 64칸이어야 하는데, 어느 귀에서 시작하는지 알 수 없는 숫자 두 개입니다

no-game = 대국이 있어야 하는데 없습니다
no-moves = 수나 국면이 있어야 하는데 둘 다 없습니다
several-games = 대국은 하나뿐이어야 하고 그 뒤에는 아무것도 없어야 합니다
not-text = 텍스트여야 하는데 값이 0인 바이트가 있습니다
long-game = 대국은 16MiB까지입니다
endless = 대국은 16MiB까지인데 끝이 없습니다. 나머지는 읽지 않습니다
truncated = 대국 { $expected }개여야 하는데 파일이 { $found }개에서 끝납니다
expected = { $what }이(가) 있어야 합니다
skipped = 건너뜀: { $why }
another-game = 다른 게임, { $name }
another-variant = 다른 변형 규칙, { $name }
another-board = { $size } 판
by-other-rules = 다른 규칙의 대국: { $rules }
list-of-names = 대국이 아니라 이름 목록입니다
solitaires = 대국이 아니라 혼자 푸는 문제입니다
wrong-tag = { $name }: { $expected }
other-rules = { $format } 형식에는 { $rules } 규칙의 대국을 담을 수 없습니다
read-only = { $format } 형식은 텍스트로 출력할 수 없습니다
other-start = { $format } 형식에는 다른 국면에서 시작하는 대국을 담을 수 없습니다
many-names = { $format } 형식에는 이름을 더 담을 수 없습니다

part-rules = 규칙
part-moves = 수
part-hands = 남은 돌
part-undone = 무른 수
part-names = 대국자 이름
part-date = 날짜
part-result = 기권·시간패와 판정 결과
part-clock = 시계
part-tags = 태그
part-comments = 주석
part-variations = 변화
part-marks = 기호와 표시
part-annotations = 수의 평가값과 시간
part-properties = 모르는 속성
part-characters = 읽을 수 없는 글자
counted = { $part }({ $count })

other-result = 결과는 { $claimed }(으)로 적혀 있으나 대국은 { $score }(으)로 끝납니다
unknown-tag = { $name }: 모르는 값 { $text }, 그대로 남깁니다
no-result = 결과로 적힌 { $claimed }은(는) 결과가 아닙니다
variation = { $place }의 변화는 텍스트로 남깁니다: { $fault }
variations = 변화 { $count }개를 더 텍스트로 남깁니다
rest = { $place }까지 대국으로 읽고 나머지는 텍스트로 남깁니다: { $fault }
cut-off = 텍스트가 대국 도중에 끝납니다. 거기까지 읽습니다
passes = 대국이 끝난 뒤의 패스 { $count }개를 뺐습니다
side = 둘 차례가 적혀 있지 않습니다. { $color }일 수밖에 없습니다
ambiguous = 수를 여러 가지로 읽을 수 있어 가장 긴 대국으로 읽습니다
left-out = { $count ->
    [1] 수처럼 보이는 칸 하나를 뺐습니다({ $place })
   *[other] 수처럼 보이는 칸 { $count }개를 뺐습니다. 첫째는 { $place }
}
wrong-values = { $count ->
    [1] { $first }번째 수에 적힌 평가값이 대국과 맞지 않습니다
   *[other] 수 { $count }개에 적힌 평가값이 대국과 맞지 않습니다. 첫째는 { $first }번째 수
}
unreadable = { $count ->
    [1] 글자 하나를 읽을 수 없습니다: { $place }
   *[other] 글자 { $count }개를 읽을 수 없습니다. 첫째는 { $place }
}
no-encoding = 텍스트에 인코딩이 적혀 있지 않아 { $encoding }(으)로 읽습니다
other-encoding = 텍스트에는 인코딩이 { $declared }(으)로 적혀 있으나 { $encoding }(으)로 읽습니다
other-end = 끝은 { $claimed }(으)로 적혀 있으나 대국은 판 위에서 { $score }(으)로 끝났습니다

no-change = 바꾸지 않음
changes = { $change }, { $next }
swapped = { $one }와(과) { $other }을(를) 맞바꿈
moved = { $number }은(는) { $from }이(가) 아니라 { $to }
filled = 없는 { $number }은(는) { $square }
read-as = { $number }은(는) { $square }
inserted = { $square }을(를) { $number }번째 수로 추가
removed = { $square }의 { $number }을(를) 뺌
number-skipped = { $number }이(가) 없음: 거기부터 하나씩 적음
renumbered = { $square }은(는) { $from }이(가) 아니라 { $to }
started = { $squares }을(를) 맨 앞에 추가
shifted = { $square }은(는) { $number }: 거기부터 하나씩 많음
repair-goes-on = { $changes }: { $moves }수, 대국은 계속됨
repair-ends = { $changes }: { $score }
    .as-stated = { $changes }: { $score }(적힌 것과 같음)
    .not-stated = { $changes }: { $score }(적힌 것은 { $stated })

cannot-read = { $file }을(를) 읽을 수 없습니다
cannot-write = { $file }에 쓸 수 없습니다
exists = { $file }은(는) 이미 있습니다. 다른 이름을 고르세요
cannot-write-previous = 앞의 대국을 { $file }에 쓸 수 없습니다
no-folder = 저장된 대국의 폴더가 없습니다
no-such-folder = { $folder } 폴더가 없습니다
no-saved-game = 저장된 대국 { $number }은(는) 없습니다
being-played = 대국 { $number }은(는) 다른 창에서 열려 있습니다
not-a-file = 보통 파일이어야 합니다
large-file = 파일은 16MiB까지입니다
long-saved-game = 저장할 때 대국은 16MiB까지, 겹친 변화는 65536개까지입니다
not-utf-8 = UTF-8 텍스트여야 합니다
no-sheet = #으로 시작하는 줄과 여덟 줄의 표로 된 기보여야 합니다
not-annotated = SGF나 PGN 파일이어야 합니다
written-elsewhere = 다른 창에서 쓰는 중입니다
would-lose = 파일의 { $parts }이(가) 없어집니다. 편집기에서 수를 더하세요
no-home = 환경 변수 { $name }: 정해져 있지 않습니다. 홈 폴더여야 합니다
wrong-home = 환경 변수 { $name }의 값이 { $found }입니다. 절대 경로여야 합니다
cannot-make-folder = 폴더 { $folder }을(를) 만들 수 없습니다
cannot-open = { $file }을(를) 열 수 없습니다
cannot-use-key = 키 { $file }을(를) 쓸 수 없습니다
no-random = 난수를 얻을 수 없습니다
game-unread = 대국을 읽을 수 없습니다
game-unwritten = 대국을 쓸 수 없습니다
open-elsewhere = 이 대국은 다른 창에서 열려 있습니다
not-hosted = 이 초대장으로 연 대국이 없습니다
no-hosted-game = 내가 연 대국의 파일이어야 합니다
cannot-listen = 어느 포트에서도 연결을 받을 수 없습니다
cannot-listen-at = { $address }에서 연결을 받을 수 없습니다
ticket-unread = 초대장을 읽을 수 없습니다
input-unread = 표준 입력을 읽을 수 없습니다
output-unwritten = 표준 출력에 쓸 수 없습니다
output-closed = 표준 출력이 닫혀 있습니다
cannot-restart = 프로그램을 다시 시작할 수 없습니다
no-use-of-terminal = 터미널을 쓸 수 없습니다
no-thread = 스레드를 시작할 수 없습니다
cannot-start = { $program }을(를) 시작할 수 없습니다
foreign-connection = 이 대국의 연결이 아닙니다
full-file = 대국 파일이 가득 찼습니다. 새 대국을 여세요
no-signals = 신호를 받을 수 없습니다
no-date = 시스템 시계에 날짜가 없습니다
tunnel = cloudflared, tailscale, ssh, ssh:HOST, { "{port}" }가 든 명령, 또는 https://example.org/ 같은 주소여야 합니다
line-count = 1~{ $most }의 개수나 all이어야 합니다
color-name = black이나 white여야 합니다
no-games-here = 대국 파일도 폴더도 아닙니다
no-list-nor-grid = 수의 목록이나 번호 표여야 합니다
no-othello = 오델로 규칙의 대국이어야 합니다
player-failed = { $side ->
    [first] 첫째 선수가 둘 수 없게 되었습니다
   *[second] 둘째 선수가 둘 수 없게 되었습니다
}
no-book = 북 { $file }을(를) 쓸 수 없습니다
not-a-book = { $file }은(는) othello의 북처럼 시작하지도("othello book"), 온전한 기록을 담고 있지도 않아 그대로 둡니다
other-book-version = { $file }은(는) 헤더에 따르면 버전 { $version }의 북입니다. 버전 { $expected }이어야 하므로 그대로 둡니다
damaged-book = { $records ->
    [0] 헤더가 손상되었거나 없습니다. 남은 기록은 모두 씁니다
    [1] 기록 하나가 손상되었거나 없습니다({ $at }바이트). 나머지는 모두 씁니다
   *[other] 기록 { $records }개가 손상되었거나 없습니다. 첫째는 { $at }바이트. 나머지는 모두 씁니다
}
kept-book = { $damage }. 손상된 파일은 같은 폴더에 { $file }(으)로 남겼습니다

level = 단계는 1부터 { $most }까지입니다
level-before-time = 한 수의 시간 앞에는 단계 { $most }이(가) 와야 합니다
computer = level:N(1~{ $levels }), depth:N, depth:N@PERCENT(선택적 탐색), time:SECONDS, cmd:COMMAND, cmd@DEPTH:COMMAND(NBoard 엔진) 가운데 하나여야 합니다
depth = 깊이는 1부터 { $most }까지입니다
selectivity = 선택도는 { $percents }% 가운데 하나여야 합니다
time = 시간은 0초보다 크고 { $most }초까지입니다
no-command = 명령이 있어야 하는데 없습니다
open-quote = 명령의 { $quote }이(가) 닫히지 않았습니다
last-backslash = 명령이 역슬래시로 끝납니다
nul = 명령에 NUL 글자가 있습니다
clock = 분 또는 M:SS여야 하며, 한 수마다 S초를 더하려면 +S를 붙입니다: 5, 0:30, 5+3
clock-main = 시간은 0:01부터 1440분(24시간)까지입니다
clock-increment = 한 수에 더하는 시간은 3600초(한 시간)까지입니다
opening = 1부터 { $most } 사이의 번호, 또는 random이어야 합니다
odd = 1부터 99 사이의 홀수여야 합니다
lines = 수순의 개수는 1부터 { $most }까지, 또는 all입니다
seconds = 시간은 { $least }초부터 { $most }초까지입니다
number = 1부터 { $most }까지의 숫자여야 합니다
no-memory = 메모리 { $mebibytes }MiB를 쓸 수 없습니다
date = 날짜는 2026.11.21처럼 적고, 모르는 것은 ?로 적으세요
score = 점수는 34-30처럼 흑의 돌을 먼저 적으세요
blank-name = 이름이 비어 있습니다
hidden-letter = 이름에 보이지 않는 글자가 있습니다
open-double-quote = 큰따옴표가 닫히지 않았습니다

not-started = 엔진 `{ $command }`을(를) 시작할 수 없습니다
ended = 엔진 `{ $command }`이(가) 종료되었습니다({ $status })
exit-status = 종료 코드 { $code }
closed = 엔진 `{ $command }`이(가) 입력이나 출력을 닫았습니다
no-answer = 엔진 `{ $command }`이(가) { $seconds }초 안에 답하지 않았습니다
last-message = { $fault }(마지막 출력: { $line })
nonsense = 엔진 `{ $command }`이(가) `{ $line }`을(를) 출력했습니다. `{ $expected }` 같은 줄이 와야 합니다
passed = 엔진 `{ $command }`이(가) 둘 수 있는데도 패스했습니다
illegal-choice = 엔진 `{ $command }`이(가) 둘 수 없는 수를 골랐습니다: { $why }
only-othello = 엔진 `{ $command }`은(는) 표준 오델로만 둡니다. { $rules }은(는) 두지 않습니다
stopped = 엔진 `{ $command }`을(를) 멈췄습니다

long-line = 한 줄은 { $most }바이트까지입니다
unknown-line = 프로토콜의 줄이어야 합니다
malformed = 잘못된 줄 `{ $keyword }`
unexpected = 차례에 맞지 않는 줄이 왔습니다
not-allowed = 규칙이 허용하지 않습니다: { $why }
move-out-of-turn = 차례가 아닌데 수가 왔습니다
other-game = 두 프로그램의 대국이 서로 다릅니다
wrong-number = 번호가 이어지지 않습니다
two-questions = 요청 두 개가 한꺼번에 왔습니다
not-begun = 아직 대국이 시작되지 않았습니다
over = 대국이 끝났습니다
paused = 대국이 멈춰 있습니다
not-paused = 대국이 멈춰 있지 않습니다
few-moves = 무를 수가 그만큼 없습니다
hints-already = 힌트는 이미 허용되어 있습니다
log-full = 이 연결의 기록이 가득 찼습니다. 새 대국을 여세요
no-connection = 연결이 없습니다
watching = 두 대국자만 할 수 있습니다
not-your-turn = 상대 차례입니다
waiting = 마지막 수를 보내는 중입니다
asked-already = 상대가 아직 답하지 않았습니다
not-away = 상대가 자리를 비운 지 얼마 되지 않았습니다
not-saved = 대국 파일에 쓸 수 없습니다
no-seat = 그 자리에는 아무도 없습니다
ticket-letter = 초대장이어야 하는데 { $letter }이(가) 있습니다
ticket-mistyped = 초대장을 잘못 입력했거나 다 입력하지 않았습니다
ticket-other-version = 다른 버전의 프로그램이 만든 초대장입니다
connection-closed = 연결이 끊겼습니다

# 시스템이 거절하는 것과 옵션의 값.
no-such-file = 파일이나 폴더가 없습니다
permission-denied = 권한이 없습니다
file-exists = 이미 있습니다
not-a-folder = 폴더가 아닙니다
no-file-name = 파일 이름으로 쓸 수 없습니다
is-a-folder = 폴더입니다
in-use = 다른 프로그램이 열어 두고 있습니다
disk-full = 디스크에 남은 공간이 없습니다
a-device = 파일이 아니라 장치입니다
read-only-folder = 읽기 전용 파일 시스템입니다
address-in-use = 이미 쓰이고 있는 주소입니다
address-elsewhere = 이 컴퓨터의 주소가 아닙니다
connection-refused = 연결이 거부되었습니다
timed-out = 응답이 없습니다
unreachable = 이 네트워크에서는 닿지 않습니다
number-of-discs = 0부터 64까지의 돌 수여야 합니다
years = 1990-2005, 1990-, -2005처럼 연도나 기간을 적으세요
encoding = UTF-8, Shift_JIS, EUC-JP, GB18030처럼 인코딩의 이름이어야 합니다
games-there = 대국은 { $games }개입니다
book-text-position = X, O, -의 64칸과 둘 차례인 X 또는 O가 있어야 합니다
book-text-level = 국면 뒤에 0부터 60까지의 단계가 있어야 합니다
book-text-move = 단계 뒤에 둘 수 있는 수나 --가 있어야 합니다
book-text-value = 수 뒤에 -64부터 64까지의 평가값이 있어야 합니다
book-text-finding = 끝에 `d3c3 -1.25 21@87`처럼 수와 평가값과 깊이가 있어야 합니다
