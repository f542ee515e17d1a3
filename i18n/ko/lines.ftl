## 국면의 최선 수순. 보고 있는 동안 점점 깊이 찾는다.

mode = 수순
activity = 수순

lines = 여기서 가장 좋은 수들을 평가값, 이어지는 수와 함께 보기
    .screen = 모든 국면에서 가장 좋은 수들을 평가값·수순과 함께 보기. 보는 동안 점점 더 깊이 탐색
    .about = 수순 최선 분석 변화 엔진 수읽기 후보수 최선의수 끝내기풀이
    .usage = lines, lines 5, lines all, lines 5 depth 24, lines seconds 10, lines threads 2, 또는 lines memory 256
    .key = 보는 동안 모든 국면의 가장 좋은 수들 보기
    .details = 고른 것은 남습니다: 수순의 개수, 깊이(수), 국면당 초, 스레드, 메모리(MiB). `any`는 깊이나 시간의 제한을 없앱니다. `keep 2`는 둘째 수순을 평가값과 함께 변화로 남깁니다.
next-row =
    .key = 다음, 이전 수순. 커서가 그 수로 감
    .hint = 다음 수순
previous-row =
    .hint = 이전
more =
    .key = 수순의 개수: 1, 3, 5, 전부
    .hint = 더 많이
keep = 수순을 평가값과 함께 변화로 남기기: 고른 것, 또는 번호나 수로
    .usage = keep, keep 2, 또는 keep d3
    .key = 수순을 평가값과 함께 변화로 남기기
    .hint = 남기기
close =
    .key = 수순 닫기
    .hint = 닫기
key-line = 고른 수순을 한 수씩
    .hint = 수순
    .hint-instead = 한 수씩

question = 대국이 끝나기 전에 엔진의 생각을 볼까요?
    .title = 수순
    .yes = 보기
    .no = 계속 두기

not-shown = 아직 수순이 없습니다. :lines로 찾습니다
no-such = 수순 { $what }은(는) 없습니다
wrong = { $what }: { $why }
no-moves = 대국이 끝나 더 둘 곳이 없습니다. 지난 국면으로 가면 그곳의 최선 수순이 보입니다.
begins = 가장 좋은 수를 찾고 있습니다.
waiting = 엔진을 기다리는 중
taken = 노드 { $nodes } · { $speed }/초
    .short = { $nodes } · { $speed }/초
at-end = 이 수순 뒤:
kept = { $square }({ $value })와(과) 그 수순을 변화로 남겼습니다.

best = { $count ->
    [1] 최선 수순
   *[other] 최선 수순 { $count }개
}
all = 각 수의 수순
depth = 깊이 { $depth }까지
any-depth = 깊이 제한 없이
seconds = 국면마다 { $seconds }초
any-time = 보는 동안
chosen = { $count }, { $depth }, { $time }, 스레드 { $threads }개, 메모리 { $memory }MiB.

head = { $mover }: 둘 수 있는 { $moves }곳 중 { $count ->
    [1] 최선 수순
   *[other] 최선 수순 { $count }개
}({ $taken }).
so-far = { $certainty }: { $moves }({ $taken })
line = { $square } { $value }({ $certainty }): { $moves }
