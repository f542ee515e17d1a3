undo = 마지막 수를 무르기, 또는 기권이나 시간패를 되돌리기
    .about = 무르기 한수물러 물러줘 무를래 물러 취소 실수 되돌리기 한_수_물리기 물리기 되돌려 한수무르기
    .usage = undo
    .key = 한 수 무르기
    .hint = 무르기
redo = 무른 수를 다시 두기
    .about = 다시두기
    .key = 무른 수 다시 두기
    .hint = 다시 두기
resign = 둘 차례인 쪽이 기권하기
    .about = 기권 포기 항복 돌던지기 지기 기권할게 졌다 졌어요 항복할게
    .usage = resign
    .key = 기권
    .hint = 기권

redone = 다시 둠: { $ply }
    .line = 다시 둠: { $named }.
undone = 무름: { $ply }.
goes-on = 되돌렸습니다. 대국을 계속합니다.
returned = 지금 국면으로 돌아왔습니다. u를 한 번 더 누르면 무릅니다.
    .line = 지금 국면으로 돌아왔습니다. undo를 한 번 더 입력하면 무릅니다.

ask-undo = { $plies ->
    [1] 마지막 수를 무를까요? 쓴 시간은 돌아오지 않습니다.
   *[other] 마지막 { $plies }수를 무를까요? 쓴 시간은 돌아오지 않습니다.
}
    .title = 무르기
    .yes = 무르기
    .no = 취소
ask-resign = { $name }: 기권할까요?
    .title = 기권
    .yes = 기권
    .no = 계속 두기
ask-replace = 마지막 수를 { $square }(으)로 바꿀까요? 쓴 시간은 돌아오지 않습니다.
    .title = 바꾸기
    .yes = 바꾸기
    .no = 취소
ask-branch = 여기서 { $square }에 새로 둘까요?{ $fate ->
    [saved] { " " }이후 { $later }수가 있는 대국은 저장됩니다.
   *[unsaved] { " " }이후 { $later }수는 지금 저장할 수 없습니다.
}
    .title = 새로 두기
    .yes = 새로 두기
    .no = 취소
ask-variation = 지난 국면입니다. 여기서 { $square }을(를) 변화로 둬 볼까요? 본 대국은 { $played }수 그대로 남습니다.
    .title = 변화
    .yes = 둬 보기
    .no = 취소

nothing-to-undo = 무를 수가 없습니다
nothing-to-redo = 다시 둘 무른 수가 없습니다
nobody-here = 이 대국에는 이 키보드로 두는 사람이 없습니다

key-square = 그 칸에 두기: d3
play-focus = 커서나 포인터가 있는 칸에 두기
key-play = 커서나 포인터가 있는 칸에 두기
    .hint = 두기
    .hint-instead = 레슨
key-legal = 둘 수 있는 다음 칸, 이전 칸
    .hint = 다음
