## 패널에 있는 대국의 숫자, 이름과 값.

empty = 빈칸 { $squares }
mobility = 둘 수 있는 곳
    .sides = 둘 수 있는 곳(위 흑, 아래 백)
in-hand = 남은 돌
best-of = { $games }판 시합
discs-in-match = 돌 합계
balanced-opening = 균형 오프닝
centre-opening = 가운데 오프닝
official = 공식 점수
on-board = 판 위
official-count = 공식 { $score }
board-count = 판 위 { $board }

next-game = n 다음 대국
new-game = n 새 대국
lesson = { $key } 레슨
review = j 복기

draw = 무승부
wins = 승
thinking = 생각 중
to-choose = 돌 고를 차례
to-move = 둘 차례
cannot-move = 둘 곳 없음

errors = ?
disc-lead = 돌 차이
    .sides = 돌 차이(위 흑, 아래 백)
value-in-discs = 평가값(돌)
    .sides = 평가값(돌, 위 흑, 아래 백)
graphs = 그래프
pass = 패스
