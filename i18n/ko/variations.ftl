## 변화, 주석, 기호, 표시.

mode-comment = 주석에서
activity-comment = 주석

variation = 여기서 갈라진 변화의 목록이나 그중 하나 보기
    .usage = variation, 또는 variation 2
    .about = 변화 갈래
    .key = 여기서 갈라진 변화의 목록이나 그중 하나 보기
up = 변화에서 갈라진 곳으로 돌아가기
    .key = 변화에서 갈라진 곳으로 돌아가기
comment = 보이는 수의 주석을 읽거나 적기. comment -는 지우기
    .usage = comment, 또는 comment 실수.
    .about = 주석 메모
    .key = 보이는 수에 주석 달기
    .hint = 주석
    .hint-instead = 주석 모두
marks = 칸의 표시를 읽거나 다음 표시, 또는 그 표시(triangle, square, circle, cross)나 글자 넣기. marks d3 -는 지우기
    .usage = marks, 또는 marks d3, 또는 marks d3 cross, 또는 marks d3 A
    .key = 칸에 표시 넣기
sign = 보이는 수에 ! ? !! ?? !? ?! 가운데 다음 기호나 그 기호 붙이기. sign -는 지우기
    .usage = sign, 또는 sign !?
    .key = 보이는 수에 다음 기호 붙이기
promote = 보고 있는 변화를 갈라져 나온 수순의 앞에 두기
    .key = 변화를 앞에 두기, 지우기
    .hint = 앞으로
remove = 보고 있는 수부터 변화를 지우기. undo로 되돌림
previous =
    .key = 여기서 둬 본 이전, 다음 수
next =
    .hint = 다음 변화
    .hint-instead = 다른 수순

promoted = 이제 변화가 앞에 옵니다.
made-main = 이 변화를 본 수순으로 바꾸었습니다. 원래 수순은 변화가 되었습니다.
removed = 변화를 지웠습니다.
    .screen = 변화를 지웠습니다. u로 되돌립니다.
restored = 변화를 되돌렸습니다.
commented = 주석을 달았습니다.
uncommented = 주석을 지웠습니다.
too-long = 주석이 길어 여기서는 고칠 수 없습니다.
breaks-line = Ctrl-J로 줄을 바꿉니다.
breaks-line-and-cancels = Ctrl-J로 줄을 바꾸고 Esc로 취소합니다.
nothing-marked = 표시가 없습니다.
no-comment = 여기에는 주석이 없습니다.
no-square-marked = 여기에는 표시한 칸이 없습니다.
marked = 표시: { $marks }.
label = { $square }에 글자 { $label }
shape = { $square }에 { $shape ->
    [triangle] 세모
    [square] 네모
    [circle] 동그라미
   *[cross] 가위표
}
signed = 수에 { $signs }을(를) 붙였습니다.
comment-read = 주석: { $comment }
unread = 둘 수 없는 변화 { $count }개를 텍스트로 남깁니다.
varied = { $line }: { $ply } { $turn }
start = 처음
place = { $is-side ->
    [yes] 변화, { $plies }번째 수: { $square }{ $signs }
   *[no] { $plies }번째 수: { $square }{ $signs }
}
list = 변화 { $number }, { $before }번째 수: { $squares }.
list-with-value = 변화 { $number }, { $before }번째 수: { $squares }({ $player } 기준 { $value }, { $certainty }).
line = { $move }번째 수의 변화
none = 변화가 없습니다.
none-here = 여기에는 변화가 없고 다른 곳에 있습니다: { $places }.
at-start = 처음
after-move = { $move }번째 수 뒤

no-sibling = 여기서 둬 본 다른 수가 없습니다
no-such = { $variations ->
    [0] 여기에는 변화가 없습니다
   *[other] 여기에는 변화가 { $variations }개뿐입니다
}
not-yet = 대국이 끝나면 여기서 다른 수를 둬 볼 수 있습니다
no-variation = 변화가 아니라 본 수순입니다
wrong-number = 변화의 번호(예: variation 1)여야 하는데 { $found }입니다
wrong-square = 칸(예: marks d3)이어야 하는데 { $found }입니다
wrong-sign = ! ? !! ?? !? ?! 가운데 하나여야 하는데 { $found }입니다

comment-on-game = 대국의 주석
comment-on-move = { $move }번째 수의 주석

key-keep = 주석 남기기. 비우면 지워짐
    .hint = 남기기
key-new-line = 새 줄
    .hint = 새 줄
key-move = 글 안에서 옮기기
key-erase = 커서 앞, 뒤의 글자 지우기
key-cancel = 주석을 그대로 두기
    .hint = 취소
