hint = 힌트 보기: 먼저 볼 곳, 다음은 최선의 수, 다음은 각 수의 손해
    .about = 힌트 도움 최선 어디 조언 훈수
    .usage = hint
    .key = 힌트: 볼 곳, 최선의 수, 각 수의 손해 순서로
    .hint = 힌트
evaluate = 모든 수를 좋은 순서로, 평가값·손해와 함께 보기
    .about = 누가이기고있나 형세 점수 평가 유리 누가_이기고_있어 누가_이겨 이기고_있어
    .screen = 모든 국면에서 각 수의 손해 보기
    .usage = evaluate
    .key = 둘 수 있는 모든 수의 평가값 보기

evaluating = 수를 평가하고 있습니다.
    .short = 평가 중.
started = 엔진이 수를 평가하고 있습니다.
hidden = 엔진의 평가값을 숨겼습니다.
are-scores = 이제 숫자는 둘 차례인 쪽의 예상 돌 차이입니다.
wait = 엔진이 다른 일을 마치면 평가값이 나옵니다.
question = 엔진이 각 수를 어떻게 보는지 보여 줄까요?
    .title = 엔진
    .yes = 보기
    .no = 보지 않고 두기

only-move = 둘 수 있는 곳이 하나뿐입니다.
all-good = { $moves }가지 수가 모두 비슷하게 좋습니다.
some-good = { $good ->
    [1] 한 수가 다른 수보다 좋습니다.
   *[other] { $legal }가지 수 중 { $good }가지가 비슷하게 좋습니다.
}
look = { $where ->
    [corners] 귀를 보세요.
    [top] 윗변을 보세요.
    [bottom] 아랫변을 보세요.
    [left] 왼쪽 변을 보세요.
    [right] 오른쪽 변을 보세요.
    [upper-left] 왼쪽 위를 보세요.
    [upper-right] 오른쪽 위를 보세요.
    [lower-left] 왼쪽 아래를 보세요.
    [lower-right] 오른쪽 아래를 보세요.
    [upper-half] 위쪽 절반을 보세요.
    [lower-half] 아래쪽 절반을 보세요.
    [left-half] 왼쪽 절반을 보세요.
   *[right-half] 오른쪽 절반을 보세요.
}
head = { $mover }이(가) 둘 수 있는 곳 { $count ->
    [1] 1곳
   *[other] { $count }곳, 좋은 순서로
}, { $certainty }.{ $sign }
move = { $square }: { $mover } 기준 { $value }, { $loss }.

locked = 공정한 대국을 위해 엔진이 잠겨 있습니다
busy = 엔진이 둘 수를 고르고 있습니다. 둔 다음에 다시 물어보세요
failed = 수를 평가할 수 없습니다: { $error }
