## 연습: 대국의 손해, 익힐 때까지 다시 나오는 실수, 알맞은 문제.

mode = 성적
activity = 성적

lesson = 이 대국에서 손해가 가장 큰 내 수의 레슨을 시작하거나 이어 하기. 복기한 대국이 없으면 복습하기
    .about = 레슨 배우기 연습 훈련 실수 가르치기 다시 코치 선생님
    .key = 레슨: 손해가 큰 수, 또는 복습할 것
    .hint = 레슨
lesson-reviewed =
    .key = 레슨: 손해가 큰 수
    .hint = 레슨
worst = { $who ->
    [you] 다시 볼 만한 내 수
   *[both] 다시 볼 만한 수
}: { $moves }. Enter: 이유 보기, n: 다른 대국.{ $others }
    .line = { $who ->
        [you] 다시 볼 만한 내 수
       *[both] 다시 볼 만한 수
    }: { $moves }. Enter를 누르면 이유를 봅니다.{ $others }
    .short = { $moves }. Enter: 이유.{ $others }
    .bare = { $moves }. Enter: 이유.
    .brief = Enter: 레슨.
costly = { $unit ->
    [discs] { $square }({ $discs }개)
   *[other] { $square }({ $discs })
}
costlier = { $moves } 쪽이 손해는 더 크지만 배울 것은 적습니다(:review).
no-errors = 돌 두 개 이상 손해인 수가 없었습니다.
lesson-left = 하던 레슨이 있습니다. Enter: 이어 하기, n: 다른 대국.
    .line = 하던 레슨이 있습니다. Enter: 이어 하기.
    .short = Enter: 레슨 이어 하기.
    .brief = Enter: 레슨.
lesson-done = 이 대국의 레슨을 마쳤습니다. t: 한 번 더, n: 새 대국.
    .line = 이 대국의 레슨을 마쳤습니다. lesson: 한 번 더.
    .short = t: 레슨 한 번 더, n: 새 대국.
puzzle = 알맞은 문제 풀기: 이기는 수가 하나뿐인 종반, 우세를 지키는 수가 하나뿐인 중반
    .about = 문제 퍼즐 묘수풀이 오늘의문제 끝내기문제
    .key = 문제 풀기: 이기거나 우세를 지키는 수는 하나뿐
    .hint = 문제
    .usage = puzzles, 또는 puzzles moves, puzzles corners, puzzles endgame plays-last
    .details = moves, quiet, corners, beside-corner 같은 원리나 parity, wall 같은 모티프로 문제를 고르고, endgame이나 midgame으로 종류를 고릅니다.
    .short = 문제 풀기
similar = 방금 푼 실수와 비슷한 문제 두 개 풀기
    .about = 비슷한 같은 원리 생각 더 연습
    .key = 이 실수와 비슷한 문제 두 개 풀기
    .hint = 비슷한 문제
train = 복습하기: 내 실수, 틀린 문제, 알맞은 새 문제
    .about = 훈련 연습 복습 복습할것 할것
    .key = 복습하기: 내 실수와 문제
progress = 내 대국의 손해, 익힌 것, 복습할 것 보기
    .about = 발전 성적 진도 통계 내실력
    .key = 내 성적과 복습할 것 보기
next-own = 어느 쪽이 나인지 다음으로: 흑, 백, 둘 다, 아무도 아님
    .key = 어느 쪽이 나인지
mine = 어느 쪽이 나인지 정하여 그 실수를 다시 풀기
    .usage = mine, 또는 mine black, white, both, nobody
    .key = 어느 쪽이 나인지 정하기. 그 실수가 다시 나옴

none-similar = 이 실수와 비슷한 문제가 없습니다
nothing-similar = 먼저 대국의 실수를 푸세요. 그러면 비슷한 문제가 나옵니다


all-right = { $answers ->
    [1] 국면 1개, 정답.
   *[other] 국면 { $answers }개, 모두 정답.
}
not-known = 아직 익히지 못했습니다. 내일 다시 나옵니다.
some-right = { $answers }개 중 { $right }개 정답. 나머지는 내일 다시 나옵니다.
next-due = 다음 복습은 { $number }{ $unit ->
    [hours] 시간
   *[days] 일
} 뒤입니다.
nothing-due = 지금 복습할 것이 없습니다.
nothing-due-until = 지금 복습할 것이 없습니다. { $next }
nothing-at-all = 지금 복습할 것이 없습니다. 대국을 복기하거나 문제를 풀면 다음 복습이 생깁니다.
openings-known = 이 레퍼토리에는 지금 복습할 것이 없습니다.
openings-known-until = 이 레퍼토리에는 지금 복습할 것이 없습니다. { $next }

nobody-named = 어느 쪽도 내가 아니라서 이 대국의 실수는 다시 나오지 않습니다.
    .short = 어느 쪽도 내가 아닙니다.
one-named = { $errors ->
    [0] 나는 { $color }입니다.
   *[other] 나는 { $color }입니다. 실수 { $errors }개가 연습에 다시 나옵니다.
}
    .short = 나는 { $color }: 실수 { $errors }개.
both-named = { $errors ->
    [0] 양쪽 모두 나입니다.
   *[other] 양쪽 모두 나입니다. 실수 { $errors }개가 연습에 다시 나옵니다.
}
    .short = 양쪽 모두 나: 실수 { $errors }개.
nobody = 이 대국에서 어느 쪽도 내가 아닙니다.
one = 이 대국에서 나는 { $color }입니다.
both = 이 대국에서 양쪽 모두 나입니다.
unknown-side = 다음 가운데 하나여야 하는데 { $found }입니다: black, white, both, nobody

damaged = { $file }: { $lines ->
    [1] { $first }행이 손상되었습니다
   *[other] { $lines }행이 손상되었고 첫째는 { $first }행입니다
}. 모두 남겨 둡니다.
foreign = { $file }: { $lines }행은 다른 버전의 것입니다. 모두 남겨 둡니다.
damaged-and-foreign = { $file }: { $lines ->
    [1] { $first }행이 손상되었고
   *[other] { $lines }행이 손상되었고(첫째는 { $first }행)
} { $foreign }행은 다른 버전의 것입니다. 모두 남겨 둡니다.
unavailable = 성적 기록을 읽을 수 없습니다: { $error }.
not-kept = 답이 저장되지 않습니다: { $error }.

unknown-puzzles = 다음 가운데 하나여야 하는데 { $found }입니다: endgame, midgame, 원리(moves, corners 등), 모티프(parity 등)
no-such-puzzles = 맞는 내장 문제가 없습니다
title = 내 성적
no-progress = 아직 기록이 없습니다. 처음 복기한 대국이나 처음 푼 문제부터 시작됩니다.
costs-most = 손해가 가장 큰 원리: “{ $idea }”, 잃는 돌의 { $percent }%.
costs-most-since = 손해가 가장 큰 원리: “{ $idea }”, 잃는 돌의 { $percent }%(그 전 대국에서는 { $before }%).
other-ideas = 다음: { $ideas }.
idea-share = { $idea } { $percent }%
great-losses = 내 수 100개 중 돌 여섯 개 이상 손해인 수: { $quarters }. { $most ->
    [0] 하나도 없습니다.
   *[other] 가장 많은 때는 { $from }~{ $to }수입니다.
}
quarter = { $from }~{ $to }수 { $count }개
whys = 정답의 이유: { $asked }번 중 { $right }번 맞힘{ $other ->
    [0] {""}
   *[other] , { $other }번은 다른 이유
}.
last-games-cost = { $games ->
    [1] 마지막으로 복기한 대국의 손해: { $discs }개({ $phases }).
   *[other] 마지막으로 복기한 { $games }판의 손해: 한 판에 { $discs }개({ $phases }).
}
games-before-cost = 그 전 { $games }판: 한 판에 { $discs }개({ $phases }).
game-cost = { $game }: { $result ->
    [unknown] { $cost }개 손해.
    [draw] 무승부, { $cost }개 손해.
    [won] { $discs }개 차 승리, { $cost }개 손해.
   *[lost] { $discs }개 차 패배, { $cost }개 손해.
}
graphs-cost = { $games ->
    [1] 마지막 판에서 잃은 돌
   *[other] 최근 { $games }판, 한 판에 잃은 돌
}
about-bars = 막대 하나가 한 판이고, 오른쪽이 최근입니다. 가득 찬 막대는 한 수에 { $discs }개입니다.
last-games = { $games ->
    [1] 마지막으로 복기한 대국에서 한 수에 { $mean }개 손해: { $phases }.
   *[other] 마지막으로 복기한 { $games }판에서 한 수에 { $mean }개 손해: { $phases }.
}
games-before = 그 전 { $games }판, 한 수에 { $mean }개 손해: { $phases }.
phase-mean = { $phase } { $mean }
game-of-day = { $date }
game-against = { $date }, 상대 { $opponent }
a-game = 대국
a-game-against = { $opponent }와(과)의 대국
game = { $game }: { $result ->
    [unknown] 한 수에 { $mean }개 손해.
    [draw] 무승부, 한 수에 { $mean }개 손해.
    [won] { $discs }개 차 승리, 한 수에 { $mean }개 손해.
   *[lost] { $discs }개 차 패배, 한 수에 { $mean }개 손해.
}
own-errors = 내 실수 { $errors }개, { $known ->
    [0] 아직 익힌 것 없음
   *[other] 그중 { $known }개 익힘
}.
due-errors = 지금 복습할 것: 실수 { $errors }개.
due-puzzles = 지금 복습할 것: 틀린 문제 { $puzzles }개.
due-both = 지금 복습할 것: 실수 { $errors }개, 틀린 문제 { $puzzles }개.
openings = 레퍼토리: 출제된 국면 { $asked }개 중 { $known }개 익힘, { $due ->
    [0] 복습할 것 없음
   *[other] { $due }개 복습할 차례(othello repertoire train)
}.
puzzles-solved = 푼 문제: { $results }.
puzzles-at-once = 한 번에 푼 문제
ratio = { $answers }개 중 { $right }개
days = 최근 { $days }일 중 { $active }일 동안 국면 { $answers }개를 풀어 { $right }개 정답.
whole-game = 한 판
graphs = 최근 { $games }판, 한 수에 잃은 돌
only-at-terminal = 익힌 것은 터미널과 othello train에서만 기억합니다
