## 국면과 대국을 소리 내어 읽거나 찍은 것.

moves = 누구 차례이고 어디에 둘 수 있는지 말하기
board = 판을 한 번, 또는 한 수마다 그리기
    .usage = board, 또는 board on, 또는 board off
row = 판의 한 행을 a부터 h까지 읽기
    .usage = row 4
column = 판의 한 열을 1부터 8까지 읽기
    .usage = column d
square = 칸에 무엇이 있고 어떤 칸이며 거기 두면 어떻게 되는지 말하기
    .usage = square d4
rules = 이 대국의 규칙, 또는 이름으로 고른 규칙 설명하기
    .about = 규칙 방법 두는법 배우기 리버시 설명
    .usage = rules, 또는 rules anti
    .key = 이 대국의 규칙이나 다른 규칙 설명
    .short = 규칙 설명
stats = 돌, 둘 수 있는 곳, 굳은돌, 귀를 세고 오프닝의 이름 말하기
    .about = 통계 돌 개수 세기 돌수
    .key = 돌, 둘 수 있는 곳, 굳은돌, 귀 세기
trend = 그래프 읽기: 각 수의 돌, 둘 수 있는 곳, 평가값
    .key = 그래프를 글로 읽기
diagram = 칸마다 수의 번호를 적어 판 그리기
    .about = 인쇄 기보
    .key = 수의 번호로 판 그리기
position = 판을 a1부터 h8까지 64글자와 둘 차례로 출력하기
    .key = 판을 64글자로 출력하기
transcript = 수를 이어 붙여 출력하기
    .key = 수를 이어 붙여 출력하기

page-title = { $page ->
    [answer] 답
    [rules] 규칙
    [stats] 숫자로 본 국면
    [trend] 대국의 흐름
    [diagram] 기보
    [transcript] 수
   *[position] 국면
}
only-on-or-off = board 뒤에는 on이나 off만 올 수 있습니다
no-row = 행은 1부터 8까지인데 { $found }입니다
no-column = 열은 a부터 h까지인데 { $found }입니다
no-square = 칸은 a1부터 h8까지인데 { $found }입니다
no-rules = { $found }은(는) 모르는 규칙입니다: { $known }

board-on = 한 수마다 판을 그립니다.
board-off = board를 입력할 때만 판을 그립니다.

row-read = { $row }행: { $squares }.
column-read = { $column }열: { $squares }.
empty = 빈칸
legal-move = 둘 수 있음
can-be-flipped = { $color }(뒤집을 수 있음)
can-flip-none = { $color }(고르면 뒤집지 않음)
square-read = { $square }: { $facts }.
square-read-with-replies = { $square }: { $facts }. { $replies }
a-corner = 귀
a-c-square = C칸
an-x-square = X칸
stable = 굳은돌
a-legal-move = 둘 수 있음
a-legal-move-that-flips = 둘 수 있음, 돌 { $count }개를 뒤집음({ $discs })
not-legal = 둘 수 없음
would-pass = { $player }은(는) 패스해야 합니다.
replies = { $player }의 응수: { $replies }.
reply = { $square } { $count }개

counted-discs = 돌: { $discs }
mobility = 둘 수 있는 곳: 흑 { $black }, 백 { $white }.
frontier = 바깥 돌(옆에 빈칸이 있는 돌): 흑 { $black }, 백 { $white }.
stable-discs = 굳은돌(최소): 흑 { $black }, 백 { $white }.
corners = 귀: 흑 { $black } / 백 { $white }.
no-corners = 없음
opening = 오프닝: { $name }.
no-opening = 이름 없는 오프닝입니다.
lead = 돌 차이: 줄 위는 흑, 아래는 백. +는 10수마다

discs-by-move = 돌, 흑 대 백: { $values }.
mobility-by-move = 둘 수 있는 곳, 흑 대 백: { $values }.
values-by-move = 흑 기준 평가값: { $values }.
no-values = 평가값 없음: 복기하지 않은 대국입니다. review를 입력하세요.
unknown = 알 수 없음
both-colors = { $black } 대 { $white }
at-start = 처음 { $value }
after-move = { $number }수 { $value }
