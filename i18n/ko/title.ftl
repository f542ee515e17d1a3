## 터미널 창의 제목.

title = 오델로: { $subject }, { $black }-{ $white }
title-with = 오델로: { $subject }, { $black }-{ $white }({ $activity })
viewed = { $last }수 중 { $ply }번째 수 뒤
turn = { $number }번째 수, { $name } 차례
won = { $winner } 승
draw = 무승부

## 대국 말고 하고 있는 일.

question = 질문
record = 기보
right = 정답
wrong = 오답
solution = 정답 보기
thinking = 생각 중
waiting = 기다리는 중
away = 자리 비움
