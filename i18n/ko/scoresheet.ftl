## 종이에 적힌 번호를 입력하고 살피고 저장하는 기보.

mode = 기보 입력
activity = 기보
mode-heading = 기보의 대국 정보
mode-repairs = 기보의 수정안

sheet = 입력하는 기보를 보거나 바꾸기. 방법은 help sheet
    .usage = sheet, 또는 sheet row 1 41 37 28 30 33 29 54 53, 또는 sheet save
    .details =
        sheet row 3 45 12 9 3 10 11 20 43: 3행의 번호. 빈칸은 -. 4행과 5행은 처음 놓인 돌을 뺀 여섯 개.
        sheet f5 1: 한 칸의 번호. sheet f5 -는 지우기, sheet clear는 모두 지우기.
        sheet + f5, sheet - f5: f5와 그보다 큰 번호를 모두 하나씩 늘리거나 줄이기.
        sheet faults: 없거나 두 번 있는 번호와 처음으로 둘 수 없는 번호.
        sheet board: 둘 수 있는 데까지의 판.
        sheet undo, sheet redo: 바꾼 것을 되돌리거나 다시 하기.
        sheet black 수지, white, event, round, date, score: 번호 위에 적힌 것.
        sheet save: 대국을 저장하고 대회의 다음 기보를 시작. 오류가 있으면 수정안을 보임.
        sheet repair 1: 첫째 수정안 적용.
        sheet save anyway: 오류 앞의 수까지 저장.
    .about = 기보 종이 입력
    .key = 종이 기보 입력하기
undo =
    .key = 기보의 변경을 되돌리거나 다시 하기
    .hint = 되돌리기
redo = 기보의 변경을 다시 하기
save =
    .key = 대국 저장. 오류가 있으면 수정안을 보임
    .hint = 저장
clear =
    .key = 번호 모두 지우기
choose =
    .key = 수정안을 적용하거나 오류 앞의 수까지 저장
    .hint = 적용
more =
    .key = 이 번호와 그보다 큰 번호를 하나씩 늘리거나 줄이기
less =
    .key = 이 번호와 그보다 큰 번호를 하나씩 줄이기

title = 기보 입력
heading-title = 이름과 대회

empty = 종이의 번호를 같은 칸에 입력하세요.
legal = { $moves }수를 모두 둘 수 있습니다: { $score }.
legal-as-stated = { $moves }수를 모두 둘 수 있습니다: { $score }(적힌 것과 같음).
goes-on = { $moves }수를 둘 수 있습니다. 대국은 계속됩니다.
fault = { $moves ->
    [0] { $fault }
   *[other] { $moves }수를 둘 수 있습니다. { $fault }
}
other-score = 대국은 { $score }(으)로 끝나며, 적힌 { $stated }와(과) 다릅니다.
changed = { $state }
numbers = 번호 { $all }개 중 { $typed }개.
missing = 빠짐: { $numbers }.
twice = 중복: { $numbers }.
too-large = 너무 큼: { $numbers }.
many = { $count }개
place = { $number }이(가) 여러 곳에: { $squares }.
signs = = 중복, ! 둘 수 없음, > 너무 큼
no-heading = n  이름, 대회, 날짜, 점수
round = { $round }라운드
about-field = { $field ->
    [Black] 흑을 두고 먼저 시작하는 사람.
    [White] 백을 두는 사람.
    [Event] 대회. 다음 기보에도 그대로.
    [Round] 라운드. 다음 기보에도 그대로.
    [Date] 날짜(예: 2026.11.21). 다음 기보에도 그대로.
   *[Score] 공식 점수(예: 34-30). 그 점수로 끝나는 수정안이 먼저 나옵니다.
}

no-repairs = 수정안을 찾지 못했습니다. 종이를 다시 확인하세요.
how-to-repair = 첫째를 적용하려면 sheet repair 1을 입력하세요.
anyway = 오류 앞의 { $moves }수를 저장
    .line = 오류 앞의 { $moves }수를 저장하려면 sheet save anyway를 입력하세요.
anyway-with = 이대로 저장({ $score })
    .line = 이대로({ $score }) 저장하려면 sheet save anyway를 입력하세요.
repaired = 고쳤습니다. { $repair }.
    .line = 고쳤습니다. { $repair }. { $state }

saved = 완료했습니다. :sheet 다음 기보, j 이 대국 복기.
    .short = 완료. :sheet 다음 기보.
    .line = 완료했습니다. 다음 기보는 sheet, 이 대국의 복기는 review를 입력하세요.
finished = 기보 입력이 끝나 대국이 판 위에 있습니다. 다음 기보는 sheet를 입력하세요.
saved-aside = 완료했습니다. :sheet 다음 기보.
    .line = 완료했습니다. 다음 기보는 sheet를 입력하세요.

disc = { $square }에는 처음 놓인 돌이 있습니다
no-number = { $square }에는 번호가 없습니다
nothing-to-undo = 기보에서 바꾼 것이 없습니다
nothing-to-redo = 되돌린 변경이 없습니다
no-numbers = 기보에 아직 번호가 없습니다
only-repairs = { $repairs ->
    [0] 이 기보에는 수정안이 없습니다
   *[other] 수정안은 { $repairs }개뿐입니다
}
nothing-legal = 오류 앞에 둘 수 있는 수가 없습니다
unknown = { $found }은(는) sheet에 없는 옵션입니다. help sheet를 입력하세요
wrong-row = 행의 번호(1~8)여야 하는데 { $found }입니다
wrong-cells = { $row }행에는 번호 { $cells }개(빈칸은 -)여야 하는데 { $found }입니다
wrong-number = 1부터 99까지의 번호, 없으면 -여야 하는데 { $found }입니다
wrong-square = f5 같은 칸이어야 하는데 { $found }입니다

key-digits = 칸의 번호. 둘째 숫자에서 다음 칸으로
key-move = 다른 칸으로
key-next = 다음 칸
key-erase = 마지막 숫자, 번호 지우기
key-fault = 다음, 이전 오류: 틀리거나 빠진 번호
    .hint = 오류
key-names = 이름, 대회, 라운드, 날짜, 공식 점수
    .hint = 이름
key-close = 닫기. 기보는 남음
    .hint = 닫기
key-next-line = 다음 줄. 마지막 다음은 번호
    .hint = 다음
key-numbers = 번호로 돌아가기
    .hint = 번호
key-choice = 이전, 다음 수정안
