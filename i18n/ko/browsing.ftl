## 지난 국면 보기.

list = 수와 패스를 번호와 함께 모두 보기
    .about = 목록 수목록 기보
    .key = 수를 번호와 함께 모두 보기
back = 한 수 전 국면 보기
    .about = 이전 뒤로 전으로 앞국면
    .key = 대국이나 실수의 수순 훑어보기
    .hint = 훑어보기
on = 한 수 뒤 국면, 또는 실수·이유·힌트에 딸린 수순의 다음 수 보기
    .about = 다음 앞으로 나중
    .hint = 수순
    .hint-instead = 한 수씩
start = 대국의 처음 보기
    .about = 처음 재생 되감기 첫수
    .key = 처음으로, 또는 지금 국면으로
end = 지금 국면으로 돌아가기
    .about = 마지막 끝 현재 최신
    .hint = 돌아가기
line = 실수·이유·힌트에 딸린 수순을 첫 수부터 보기(첫 수를 적을 수 있음)
    .usage = line, 또는 line d3
    .key = 실수·이유·힌트에 딸린 수순 보기
at = 12번째 수 뒤의 국면 보기
    .about = 수
    .usage = at 12
    .key = 번호로 국면 보기

listed = { $number }: { $ply }
valued = { $listed } 평가값 { $value }, { $certainty }.
at-start = 처음에: { $pass }
in-variation = 마지막 몇 수는 변화입니다. up을 입력하면 갈라진 곳으로 돌아갑니다.
rewound = { $plies }수를 물렀습니다. r로 다시 둡니다.
    .line = { $plies }수를 물렀습니다. redo로 다시 둡니다.

line-of = { $square }의 수순: { $moves }.
line-step = { $square }의 수순: { $count }수 중 { $number }번째
end-of-line = 수순에 더 이상 수가 없습니다
no-line = 보여 줄 수순이 없습니다. 복기에서 실수를 고르거나 why, hint를 쓰세요
no-such-line = 수순의 첫 수({ $moves })를 적어 주세요. { $found }은(는) 없습니다

no-earlier-move = 이전 수가 없습니다
no-later-move = 다음 수가 없습니다
no-such-move = 대국은 { $moves }수뿐입니다
not-browsing = 먼저 지난 국면으로 가세요
    .screen = 지난 국면으로 간(PgUp) 다음 :practice
wrong-number = at 12처럼 수의 번호를 적어 주세요. { $found }은(는) 번호가 아닙니다

start-of-game = 시작 국면
at-move = { $ply }수
at-move-of = { $last }수 중 { $ply }수
in-line = { $line }, { $ply }수
in-line-of = { $line }, { $last }수 중 { $ply }수
viewed = { $place }. End를 누르면 지금 국면으로 돌아갑니다.
    .short = { $place }. End로 돌아가기.
viewed-only = { $place }.
first-move = 방향키, 클릭, { $square } 입력 · ? 도움말
first-move-alone = 방향키, 클릭, { $square } 입력 · :play 컴퓨터와 두기

## 끝난 대국을 가른 것.

out-of-moves = { $player }은(는) 둘 곳이 없어 { $passes }번 패스했습니다.
corners-taken = { $corners ->
    [3] { $player }이(가) 네 귀 중 세 곳을 차지했습니다.
   *[other] { $player }이(가) 네 귀를 모두 차지했습니다.
}
led-from = { $player }이(가) { $number }번째 수부터 앞섰습니다.
