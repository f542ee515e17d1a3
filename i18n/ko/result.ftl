## 대국과 시합의 결과. 점수는 이긴 쪽이 먼저다.

won = { $fewer ->
    [yes] { $winner } { $margin }개 차 승리(돌이 적은 쪽): { $score }.
   *[no] { $winner } { $margin }개 차 승리: { $score }.
}
    .brief = { $winner } { $score } 승.
    .briefest = { $winner } { $score } 승
    .panel = { $winner } { $margin }개 차 승
won-officially = { $fewer ->
    [yes] { $winner } { $margin }개 차 승리(돌이 적은 쪽): 판 위 { $board }, 공식 { $score }.
   *[no] { $winner } { $margin }개 차 승리: 판 위 { $board }, 공식 { $score }.
}
    .brief = { $winner } { $score } 승(판 위 { $board }).
    .briefest = { $winner } { $score } 승({ $board })
    .panel = { $winner } { $margin }개 차 승
drawn = 무승부: { $score }.
    .brief = 무승부, { $score }.
    .briefest = 무승부 { $score }
    .panel = 무승부
drawn-officially = 무승부: 판 위 { $board }, 공식 { $score }.
    .brief = 무승부, { $score }(판 위 { $board }).
    .briefest = 무승부 { $score }({ $board })
    .panel = 무승부
won-by-resignation = { $winner } 기권승(공식 점수 { $score }).
    .brief = { $winner } 기권승, { $score }.
    .briefest = { $winner } { $score } 승
    .panel = { $winner } 기권승
    .panel-brief = { $winner } 승
    .way = 기권
won-on-time = { $winner } 시간승(공식 점수 { $score }).
    .brief = { $winner } 시간승, { $score }.
    .briefest = { $winner } { $score } 승
    .panel = { $winner } 시간승
    .panel-brief = { $winner } 승
    .way = 시간 초과

full-board = 판이 다 찼습니다.
no-discs = { $player }의 돌이 판 위에 없습니다.
first-pass = { $player }은(는) 둘 곳이 없습니다. 첫 패스로 대국이 끝납니다.
no-supply = { $player }은(는) 남은 돌이 없습니다.
no-supply-and-no-move = { $player }은(는) 남은 돌이 없고, { $other }은(는) 둘 곳이 없습니다.
no-moves = 양쪽 다 둘 곳이 없습니다.
resigned = { $player }이(가) 기권했습니다.
out-of-time = { $player }의 시간이 다 되었습니다.

match-won = { $winner }이(가) 시합에서 { $points } - { $against }(으)로 이겼습니다(돌 { $discs }-{ $others }).
    .brief = { $winner }이(가) 시합에서 이겼습니다.
    .panel = { $winner } 시합 승리
match-drawn = 시합은 { $points } - { $points }, 무승부입니다(돌 { $discs }-{ $others }).
    .brief = 시합은 무승부입니다.
    .panel = 시합 무승부
match-stands = 시합: { $black } { $black-points } - { $white-points } { $white }.
next-game = { $match } n을 누르면 다음 대국입니다.
