## 보고서: 대국이 어떻게 끝났고 수가 얼마나 손해였는지.

report = 저장된 대국의 결과와 수의 손해를 색, 초반·중반·종반, 오프닝, 상대별로 보기
    .key = 대국의 손해를 표로 보기
    .about = 통계 약점 결과 보고서 승률 전적 내성적
title = 대국 보고서
unavailable = 보고서를 만들 수 없습니다: { $error }.
no-games = 보고할 대국이 없습니다.

own = 내 대국 { $games }판: { $won }승 { $drawn }무 { $lost }패.
of-player = { $player }의 { $games }판: { $won }승 { $drawn }무 { $lost }패.
all = { $games }판: 흑승 { $black }, 무승부 { $drawn }, 백승 { $white }.
no-values = { $moves }수에 아직 평가값이 없습니다. 복기하거나 othello report --depth 10을 쓰면 생깁니다.
all-valued = 한 수에 평균 { $mean }개 손해. { $moves }수 중 { $errors }수가 2개 이상 손해.
some-valued = 한 수에 평균 { $mean }개 손해. { $valued }수 중 { $errors }수가 2개 이상 손해. { $moves }수 중 { $valued }수에만 평가값이 있고, { $games }판에는 일부가 없습니다. othello report --depth 10이 구합니다.
outcomes = 승리 { $wins }, 무승부 { $draws }, 우세 { $leads }
nothing = 없음
own-given = 놓친 것: { $given }. 상대는 아무것도 놓치지 않았습니다.
turning-points = 놓친 것: { $given }. 이 { $offered }번의 기회 중 상대가 { $taken }번 잡았습니다.
own-turning-points = 놓친 것: { $given }. 상대가 놓친 것: { $offered }. 그중 { $taken }번 잡았습니다.
lost-on-time = 시간패 { $games }판.
other-rules = 다른 규칙의 { $games }판은 세지 않습니다.

## 표: 제목, 열의 머리, 줄.

by-color = 색별
by-phase = 초반·중반·종반별
by-empties = 빈칸별
by-idea = 원리별
by-repertoire = 내 레퍼토리
by-known = 알려진 대국
by-time = 남은 시간별
by-opening = 오프닝별({ $openings })
by-opening-of-black = 오프닝별, 흑({ $openings })
costliest = 손해가 큰 오프닝
by-player = 선수별({ $players })
by-opponent = 상대별({ $players })
games = 대국
won = 승
drawn = 무
lost = 패
lead = 돌 차
loss = 손해
moves = 수
errors = 실수
discs-lost = 잃은 돌
share = 비율
lately = 최근 { $games }판
black = 흑
white = 백
empties = { $from }~{ $to }
in-repertoire = 그 안에서
after-repertoire = 벗어난 뒤
in-known = 그 안에서
after-known = 벗어난 뒤
time-half = 50% 초과
time-quarter = 25~50%
time-tenth = 10~25%
time-less = 10% 이하
no-name = 이름 없음
