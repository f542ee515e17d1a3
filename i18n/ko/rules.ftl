## 여러 규칙: 축과 그 값, 규칙의 이름.

opening = 처음 네 돌의 배치
    .label = 시작
opening-cross = 오델로의 시작 배치: 백 d4와 e5, 흑 e4와 d5.
    .phrase = 엇갈린 시작
opening-mirrored = 좌우가 바뀐 오델로의 시작 배치: 흑 d4와 e5, 백 e4와 d5.
    .phrase = 좌우가 바뀐 시작
opening-parallel = 흑 d4와 d5, 백 e4와 e5.
    .phrase = 나란한 시작
opening-centre = 판이 비어 있습니다. 흑과 백이 가운데 네 칸에 번갈아 두 개씩 놓으며, 뒤집지 않습니다.
    .phrase = 가운데 오프닝

second-move = 가운데 오프닝에서 백의 둘째 돌이 하는 일
    .label = 둘째 돌
    .requirement = 둘째 돌의 규칙은 백이 둘째 돌을 놓는 가운데 오프닝에만 있습니다
second-move-place = 백의 둘째 돌도 다른 돌처럼 놓기만 합니다.
    .phrase = 둘째 돌은 놓기만
second-move-may-flip = 백의 둘째 돌은 흑돌 둘 중 하나를 뒤집어도 됩니다. 그 돌을, 뒤집지 않으려면 새 돌을 고릅니다.
    .phrase = 둘째 돌은 뒤집어도 됨
second-move-must-flip = 백의 둘째 돌은 흑돌 둘 중 하나를 뒤집습니다. 그 돌을 고릅니다.
    .phrase = 둘째 돌은 뒤집어야 함

supply = 돌을 함께 쓰거나(pool) 32개씩 가짐(own)
    .label = 돌
supply-pool = 두 사람이 돌을 함께 쓰며, 돌이 모자라는 일은 없습니다.
    .phrase = 돌을 함께 씀
supply-own = 오프닝의 돌까지 32개씩 가집니다. 다 쓴 사람은 패스해야 합니다.
    .phrase = 돌 32개씩

on-pass = 둘 곳이 없을 때 대국이 이어지는지 끝나는지
    .label = 패스
on-pass-continue = 둘 곳이 없으면 패스하고, 양쪽 다 없으면 끝납니다.
    .phrase = 패스 있음
on-pass-end = 둘 차례인 쪽이 둘 곳이 없으면 바로 끝납니다.
    .phrase = 첫 패스로 끝

goal = 돌이 많은 쪽이 이기는지 적은 쪽이 이기는지
    .label = 목표
goal-most = 돌이 많은 쪽이 이깁니다. 상대가 기권하면 64-0.
    .phrase = 많은 쪽이 승리
goal-fewest = 돌이 적은 쪽이 이깁니다. 상대가 기권하면 0-64.
    .phrase = 적은 쪽이 승리

count = 빈칸을 돌이 많은 쪽에 주거나(empties) 아무에게도 주지 않음(plain)
    .label = 점수 계산
count-empties = 빈칸은 돌이 많은 쪽의 것입니다. 비기면 나눕니다.
    .phrase = 빈칸은 많은 쪽의 것
count-plain = 판 위의 돌만 셉니다.
    .phrase = 돌만 셈

handicap = 처음부터 흑의 것인 귀
    .label = 핸디캡
    .requirement = 핸디캡에는 정해진 시작이 필요합니다. 가운데 오프닝은 빈 판에서 시작합니다
handicap-0 = 핸디캡 없음. 있으면 흑이 귀를 네 개까지 갖고 시작합니다: a1, h8, h1, a8.
    .phrase = 없음
handicap-1 = 흑이 귀 a1을 갖고 시작합니다.
    .phrase = 귀 1개
handicap-2 = 흑이 귀 a1과 h8을 갖고 시작합니다.
    .phrase = 귀 2개
handicap-3 = 흑이 귀 a1, h8, h1을 갖고 시작합니다.
    .phrase = 귀 3개
handicap-4 = 흑이 네 귀를 모두 갖고 시작합니다.
    .phrase = 귀 4개

othello = 상대 돌을 자기 돌 사이에 한 줄로 끼워 뒤집습니다. 둘 곳이 없을 때만 패스하고, 양쪽 다 둘 곳이 없으면 돌이 많은 쪽이 이깁니다.
    .short = 상대 돌을 한 줄로 끼워 뒤집습니다. 둘 곳이 없을 때만 패스하고, 돌이 많은 쪽이 이깁니다.
    .title = 오델로
othello-mirrored = 오델로 규칙, 처음 네 돌의 색이 바뀜.
    .title = 오델로, 좌우가 바뀐 시작
reversi = 판이 비어 있습니다. 번갈아 가운데 네 칸을 채운 다음 오델로처럼 둡니다. 판 위의 돌만 셉니다.
    .short = 판이 비어 있습니다. 번갈아 가운데 네 칸을 채운 다음 오델로처럼 둡니다. 돌만 셉니다.
    .title = 리버시
reversi-32 = 돌이 32개씩인 리버시. 다 쓴 사람은 패스하고 상대가 이어 둡니다.
    .title = 리버시, 돌 32개씩
reversi-first-pass = 돌이 32개씩이고, 둘 차례인 쪽이 둘 곳이 없으면 바로 끝나는 리버시.
    .title = 리버시, 첫 패스로 끝
reversi-may-flip = 백의 둘째 돌이 흑돌 하나를 뒤집어도 되는 리버시.
    .title = 리버시, 둘째 돌은 뒤집어도 됨
reversi-must-flip = 백의 둘째 돌이 흑돌 하나를 뒤집어야 하는 리버시.
    .title = 리버시, 둘째 돌은 뒤집어야 함
anti = 오델로 규칙이지만 돌이 적은 쪽이 이깁니다.
    .title = 안티 오델로

with = { $rules }, { $change }
listed = { $name }: { $about }
overrides = 규칙에서 바꿀 수 있는 것:
to-play = 두려면:   { $line }
with-a-change = 바꾸려면: { $line }
