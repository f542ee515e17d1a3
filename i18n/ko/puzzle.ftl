## 문제: 물음, 난이도, 풀이.

task = { $mover } 차례: { $kind ->
    [midgame] 우세를 지키는
   *[endgame] 이기는
} 수는 하나뿐입니다
of-day = { $day }의 문제
difficulty = { $grade ->
    [easy] 쉬움
    [medium] 보통
   *[hard] 어려움
}: 빈칸 { $empties }, 둘 수 있는 곳 { $moves }. { $search ->
    [at-once] 정답이 한눈에 가장 좋아 보입니다
    [finds] 엔진이 { $depth }수 앞을 보면 찾습니다
   *[misses] 엔진이 { $depth }수 앞을 보아도 놓칩니다
}.
    .short = { $grade ->
        [easy] 쉬움
        [medium] 보통
       *[hard] 어려움
    }: 빈칸 { $empties }, 둘 수 있는 곳 { $moves }.
solution = 정답: { $square }을(를) 두면 { $outcome }: { $line }.
refutation = { $square }을(를) 두면 { $outcome }({ $loss } 손해): { $line }.
grade = { $grade ->
    [easy] 쉬움
    [medium] 보통
   *[hard] 어려움
}
