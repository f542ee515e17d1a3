## 수의 평가값, 손해, 확실한 정도.

exact = 확정
estimated = 추정
evaluation = 평가
depth = 깊이 { $depth }
selective = 깊이 { $depth }, { $percent }%

discs = { $discs }개
about-discs = { $discs }개
the-best-move = 최선의 수
loses = { $discs } 손해

best = 최선: { $square }, { $mover } 기준 { $value }, { $certainty }
    .short = { $square } { $value }, { $certainty }
best-and-focus = { $best } · { $square }, { $loss }
line = { $square }({ $value })
line-on = { $square }({ $value }), 이어서 { $moves }

draws = 비깁니다
is-ahead = 조금 앞섭니다
is-behind = 조금 뒤처집니다
is-even = 비슷합니다
wins-by = { $discs }개 차로 이깁니다
leads-by = 약 { $discs }개 앞섭니다
loses-by = { $discs }개 차로 집니다
trails-by = 약 { $discs }개 뒤처집니다

gives-away = { $best ->
    [win] 승리를 놓칩니다
    [draw] 무승부를 놓칩니다
    [even] 우세를 잃고 비슷해집니다
   *[lead] 우세를 넘겨줍니다
}
turning-point = { $number }번째 수 { $player } { $square }({ $value }): { $gives-away }. { $better }을(를) 두면 { $outcome }.
    .certain = { $number }번째 수 { $player } { $square }({ $value }): { $gives-away }. { $better }을(를) 두면 { $outcome }({ $certainty }).

fewer-win = 돌이 적은 쪽이 이깁니다. +6은 돌이 6개 적어 이긴다는 뜻입니다.
