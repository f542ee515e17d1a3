## 보지 않고 읽는 사람을 위한 대국과 조건.

greeting = d3 같은 수를 입력하세요. 모든 명령은 help로 봅니다.
rules = 규칙: { $rules }.
balanced = 균형 오프닝 { $opening }.
match-game = { $games }판 중 { $game }판째.
clock = 시계: { $control }.
nameless = 두는 사람의 이름이 없습니다.
plays = { $color }: { $name }.
play = 흑: { $black }, 백: { $white }.
timed-turn = { $turn } { $color }의 남은 시간은 { $time }입니다.
next-game = { $result } { $score } 다음 대국은 new를 입력하세요.
match-over = { $result } { $score }
no-moves = 아직 둔 수가 없습니다. { $turn }
before-moves = 첫 수 전(모두 { $last }수): { $turn }
after-move = { $last }수 중 { $move }번째 수 뒤: { $ply } { $turn }
in-variation = { $line }, { $last }수 중 { $move }번째 수 뒤: { $ply } { $turn }
