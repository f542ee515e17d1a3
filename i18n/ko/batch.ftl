## 파일을 다루는 명령이 쓰는 것. 열의 제목은 영어의 열 너비까지입니다.

game = 대국 { $number }
reviewed-before = 대국 { $number }: 이미 복기함
reviewing = 대국 { $number }: { $moves }수 중 { $done }수 복기
evaluating = 대국 { $number }: 평가하는 중
time-left = { $percent }, { $time } 남음
signal = 신호로 끝냅니다

column-empty = 빈칸
column-side = 차례
column-score = 점수
column-search = 탐색
column-nodes = 노드
column-seconds = 초
column-stated = 기재
column-best-line = 최선의 수와 수순
column-position = 국면
column-line = 행
column-move = 수
column-player = 선수
column-played = 둔 수
column-value = 평가
column-best = 최선
column-loss = 손해
column-games = 대국
column-share = 비율
column-draw = 비김
column-discs = 돌 차
column-opening = 오프닝
column-as = 색
column-after = 여기까지의 수
column-plays = 둔 수, 횟수, 손해
column-year = 연도
column-result = 결과
column-players = 대국자와 대회

no-moves = 아직 둔 수가 없습니다.
reviewed-last = 멈춤: { $moves }수 중 마지막 { $reviewed }수만 복기했습니다.
turning-points = 승부처:
mean-loss = 평균 손해
whole-game = 대국 전체
phase = { $phase ->
    [opening] 초반
    [midgame] 중반
   *[endgame] 종반
}
searching-move = { $number }번째 수를 탐색하는 중
at-move = { $number }번째 수: { $player }
at-move-played = { $number }번째 수: { $player } { $square }

count = { $what }: { $count }
counted = { $counted ->
    [games] 대국
    [passes] 패스
    [early-ends] 일찍 끝남
    [wipe-outs] 전멸
    [unfinished] 끝나지 않음
    [disagreements] 결과가 다름
   *[faults] 오류
}
category = { $category ->
    [illegal-moves] 둘 수 없는 수
    [turns] 차례가 아닌 수나 패스
    [not-moves] 수가 아닌 단어
    [positions] 있을 수 없는 국면
    [tags] 잘못된 태그
    [formats] 형식 오류
    [inputs] 읽을 수 없는 입력
   *[skipped] 다른 게임
}
repairs = { $status ->
    [correct] 올바름
    [one] 하나
    [several] 여럿
   *[none] 없음
}
only-othello = 오델로 규칙의 대국만 고칠 수 있습니다
cannot-resume = { $file }을(를) 이어 할 수 없습니다: { $why }
resumes-busy = 다른 프로세스가 쓰고 있습니다
resumes-cut = 마지막 줄이 온전하지 않고 이 명령이 쓴 것이 아닙니다
resumes-unread = { $line }번째 줄을 읽을 수 없습니다
resumes-foreign = { $line }번째 줄은 이 명령이 쓴 것이 아닙니다
resumes-changed = { $line }번째 줄은 이 옵션이나 이 버전에서는 다릅니다
resumes-no-game = { $line }번째 줄의 대국은 입력에 없습니다
resumes-no-position = { $line }번째 줄의 국면은 대국에 없습니다
resumes-other = { $line }번째 줄은 { $place }에 대한 것이 아닙니다
base-changed = { $file }: 그사이 데이터베이스가 바뀌어 아무것도 쓰지 않았습니다
base-file-there = { $file }: 파일이 이미 있어 아무것도 쓰지 않았습니다
not-kept = { $format } 형식에는 남지 않는 것: { $parts }
not-kept-in-all = { $format } 형식에는 남지 않는 것: { $parts }(모두 { $items }개)
of-games = 대국 { $games }개: { $what }

claim-agrees = { $score } 맞음
claim-differs = { $score } 다름
pass = 패스 { $moves }
solving = { $place }: { $certainty }: { $value }, 노드 { $nodes }개, { $seconds }초
solved = 국면 { $count }개를 끝까지 읽음
estimated = { $count }개는 추정
solved-in = { $solved }, { $speed }.
speed = { $seconds }초에 노드 { $nodes }개
rate = { $speed }, 초당 { $rate }개
stated-scores = 파일의 점수: { $agreeing }개 맞음, { $differing }개 다름.
unread = 국면 { $count }개를 읽을 수 없었습니다.

habits = { $player }, { $games }: 가장 자주 나온 국면 { $positions }개, 손해가 큰 순서로. 손해는 모든 대국을 더한 것입니다.
valuing = 국면을 평가하는 중: { $all }개 중 { $done }개
the-start = 시작 국면
best-reply = 최선
reply = { $square } { $games }번 { $loss }
better = { $replies }, 최선은 { $square }
heading = { $moves }: { $turn }.
to-move = { $color } 차례
other-rules = 다른 규칙의 대국 { $games }개는 세지 않습니다
more-faults = 그 밖에 대국 { $games }개를 읽을 수 없습니다

against = { $first } 대 { $second }
of-most = { $most }판 중 { $games }판
row-rules = 규칙
row-won = 승
row-drawn = 무
row-lost = 패
a-game = 한 판에 { $discs }
elo-rather = Elo 차이는 { $other }이(가) 아니라 { $one }
elo-undecided = Elo 차이가 { $one }인지 { $other }인지 정해지지 않음
sprt = { $decision }(로그 우도비 { $ratio }, 경계 { $low }와(과) { $high })
interval = { $middle }({ $percent }: { $low }~{ $high })
match-took = { $seconds }초에 { $games }판, 한 판에 { $each }초
only-standard = { $player }은(는) 표준 오델로만 둡니다. { $rules }은(는) 두지 않습니다
sprt-bounds = --sprt 뒤에는 작은 Elo 차이와 큰 Elo 차이가 옵니다
no-opening = 오프닝이 있어야 하는데 없습니다
finished-opening = 오프닝이어야 하는데 끝난 대국입니다
opening-of-rules = { $rules }의 대국이어야 하는데 { $found }의 대국입니다
extensions = 파일 이름의 끝은 { $names } 가운데 하나여야 합니다
leaves = 깊이 { $depth }에서 초당 잎 { $rate }백만 개

puzzle = 문제 { $number }
puzzle-task = { $heading }. { $task }.
puzzles = { $puzzles ->
    [0] 문제 없음
   *[other] 문제 { $puzzles }개
}
puzzles-in = { $puzzles }({ $games }).
built-in-follow = 저장된 대국에 문제가 없어 내장 문제를 냅니다.
of-earlier-run = 앞서 찾은 { $puzzles }
so-far = { $place }: 지금까지 { $puzzles }
no-puzzles-in = 문제가 없습니다: { $games }
current-game = 지금 대국
saved-game = 저장된 대국 { $number }
built-in-puzzle = 내장 문제 { $number }
before-move = { $number }번째 수 앞
no-such-game = 그런 대국이 없습니다: { $games }
part = 3/16처럼 몇째 부분인지와 모두 몇인지를 적으세요
from-one = 1 이상의 숫자여야 합니다
empties = 8-14처럼 { $least }부터 { $most }까지의 숫자 두 개를 적으세요
day = 2026-11-22처럼 날짜를 적으세요
percentage = 0부터 100까지의 백분율이어야 합니다

needs = { $option }에는 { $other }이(가) 필요합니다
needs-player = { $option }에는 선수 이름이 필요합니다
two-players = 선수를 PLAYER와 --player로 두 번 적었습니다
only-wthor = --output은 --to wthor에만 씁니다. 다른 형식은 표준 출력으로 나옵니다
balanced = --balanced는 오델로의 오프닝이며, { $rules }에는 없습니다
no-own-games = 저장된 대국이 없습니다. 선수와 대국 파일을 적으세요
no-games = 이 파일들에는 그런 대국이 없습니다
no-files = 대국 파일이 없습니다. 파일을 적거나 설정 파일의 `games`에 적으세요(othello config 참고)
picture-on-terminal = 그림은 터미널에 텍스트로 표시할 수 없습니다. { $example }처럼 파일에 쓰세요
one-picture = 그림에는 대국 하나만 들어가는데, 뒤에 대국이 또 있습니다
no-comment = 대국에 주석이 없습니다

other-games = 다른 대국은 보여 주지 않습니다: { $games }판
even-number = 2부터 { $most }까지의 짝수여야 합니다
elo = -{ $most }부터 { $most }까지의 Elo 점수여야 합니다
cannot-print = 표준 출력에 쓸 수 없습니다
only-rules-of-othello = 오델로 규칙이 아닙니다: { $rules }
