## 대국의 복기: 각 수의 손해와 실수.

mode = 복기
activity = 복기

review = 각 수의 손해, 승부처, 평균 손해를 찾기, 또는 그만 찾기
    .about = 복기 분석 실수 악수 왜졌어 왜_졌어 뭐가잘못 무엇이잘못
    .usage = review, 또는 review stop
    .key = 대국의 실수와 더 좋은 수 찾기
errors = 돌 두 개 이상 손해인 수를 양쪽, 한쪽, 또는 손해가 큰 순서로 보기
    .about = 실수 악수
    .usage = errors, 또는 errors black, errors worst
    .key = 돌 두 개 이상 손해인 수 모두 보기
error = 다음 실수나 앞의 실수 바로 전 국면 보기
    .about = 실수 최악
    .usage = error, 또는 error previous
    .key = 다음, 이전 실수. 커서는 가장 좋은 수에
    .hint = 다음
next =
    .key = 복기하기. 그다음은 다음 실수로, 커서는 가장 좋은 수에
    .hint = 복기
    .hint-instead = 복기
previous-error =
    .hint = 이전
whose =
    .key = 누구의 실수: 둘 다, 흑, 백
    .hint = 흑백
order =
    .key = 큰 실수부터, 또는 둔 순서로
    .hint = 큰 순
deeper = 복기한 대국의 수를 실수부터 더 깊이 보기. 한 번에 두 수씩 더
    .key = 실수부터 더 깊이 보기. 한 번에 두 수씩 더
stop-or-go-on = 복기를 멈추거나 이어 하기
    .key = 복기를 멈추거나 이어 하기
    .hint = 멈춤

question = 대국이 끝나기 전에 복기할까요?
    .title = 복기
    .yes = 복기
    .no = 계속 두기
proposal = review를 입력하면 실수를 찾습니다.

extent = { $all }수 중 { $done }수
under-way = 복기하는 중: { $extent }. :review로 봅니다.
    .short = 복기하는 중: { $extent }.
started = 복기하는 중: { $extent }. 멈추려면 review stop을 입력하세요.
ended = { $extent }을(를) 복기했습니다. :review로 봅니다.
    .line = { $summary }

place = { $number }번째 수, { $player }:
turning-point = { $number }번째 수(승부처), { $player }:
at = { $place }:
for-player = { $player } 기준 { $value }

best = { $place } { $square }은(는) 가장 좋은 수({ $certainty }).
    .short = { $square } 최선
loses = { $place } { $square }은(는) { $loss }개 손해({ $certainty }). 더 좋은 수: { $line }.
    .short = { $square } { $loss }개 손해, { $better } { $value }
loses-why = { $place } { $square }은(는) { $loss }개 손해({ $certainty }): { $reasons } 더 좋은 수: { $line }.
    .short = { $square } { $loss }개 손해: { $brief }, { $better } { $value }
lesson = { $place } { $square }은(는) { $loss }개 손해({ $certainty }).
no-reason = 들어맞는 이유가 없습니다. 두 수순을 비교해 보세요.

errors-found = 실수 { $errors }개
errors-of = { $player }: 실수 { $errors }개
listed = { $errors }
    .line = { $errors }.{ $list }
none = 돌 두 개 이상 손해인 수가 없습니다.
none-yet = 아직 실수가 없습니다.
worst = 가장 큰 실수: { $number } { $square } { $loss }
lost = { $best ->
    [win] 승리를 놓침
    [draw] 무승부를 놓침
   *[lead] 우세를 놓침
}
    .list = { $best ->
    [win] 승리를 놓침
    [draw] 무승부를 놓침
   *[lead] 우세를 놓침
}
lost-why = { $lost }: { $reason }

reviewed = { $moves }수를 복기했습니다.
reviewed-part = { $extent }을(를) 복기했습니다. 이어 하려면 review를 입력하세요.
no-turning-point = 승리, 무승부, 우세를 놓친 수가 없습니다.
mean = { $player }은(는) 한 수에 평균 { $mean }개 손해. 합계: { $phases }.
of-phase = { $phase ->
    [opening] 초반
    [midgame] 중반
   *[endgame] 종반
} { $loss }
of-endgame = 종반({ $moves }수) { $loss }
all-exact = 손해가 모두 확정되었습니다.
exact-from = { $move }번째 수부터 손해가 확정이고, 그 앞은 추정입니다.

reviewing = 복기하는 중
done = { $done }/{ $all }
reviewing-extent = 복기하는 중: { $extent }
reviewed-extent = 복기: { $extent }
looking-deeper = 더 깊이 보는 중: { $moves }수 남음
classes = { $player }의 수, 잃은 돌별로: { $classes }.
loss-per-move = 한 수당 손해
loss-so-far = 지금까지 한 수당 손해
about-discs-lost = 잃은 돌: 한쪽의 모든 수가 그때의 가장 좋은 수에 비해 잃은 돌을 더한 수입니다. 대국마다 둘 다 잃으며, 적게 잃은 쪽이 이깁니다.
phase = { $phase ->
    [opening] 초반
    [midgame] 중반
   *[endgame] 종반
}
all-moves = 잃은 돌
classes-heading = 손해

going-deeper = { $moves }수를 깊이 { $depth }까지, 빈칸 { $empties }개부터는 끝까지 봅니다.
    .line = { $moves }수를 깊이 { $depth }까지, 빈칸 { $empties }개부터는 끝까지 봅니다. 멈추려면 review stop을 입력하세요.
not-complete = 아직 복기가 끝나지 않았습니다
all-is-exact = 손해가 이미 모두 확정입니다

only-stop = 명령 review 뒤에는 stop만 올 수 있습니다
wrong-whose = 다음 가운데 하나여야 하는데 { $found }입니다: errors, errors black, errors white, errors worst
wrong-step = 다음 가운데 하나여야 하는데 { $found }입니다: error, error previous
nothing = 둔 수가 없어 복기할 것이 없습니다
no-review = 하고 있는 복기가 없습니다
not-reviewed = 복기하지 않은 대국입니다
no-error = 복기에서 실수가 나오지 않았습니다
no-error-of = 복기에서 { $player }의 실수가 나오지 않았습니다

key-line = 실수에서: 그 수순을 한 수씩. ]는 가장 좋은 수의 수순
    .hint = 수순
    .hint-instead = 한 수씩
key-close = 닫기. 복기는 이어짐
    .hint = 닫기
