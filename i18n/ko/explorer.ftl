## 국면마다 누가 무엇을 두었고 어떻게 끝났는지.

mode = 오프닝 탐색기
activity = 오프닝
mode-filter = 대국을 고르는 동안

openings = 여기서 무엇을 몇 판에서 두었고 어떻게 끝났는지 보기
    .screen = 여기서 누가 무엇을 두었고 어떻게 끝났는지 보기
    .about = 오프닝 정석 포석 통계
    .usage = openings
    .key = 여기서 누가 무엇을 두었고 어떻게 끝났는지 보기
    .hint = 오프닝
filter = 오프닝에 쓸 대국 고르기: 선수, 색, 연도, 결과, 대회, 또는 다시 모든 대국
    .usage = filter, 또는 filter tastet black 1990-2005 won, filter event:paris own
    .key = 대국 고르기: 선수, 색, 연도, 결과, 대회
    .hint = 고르기
found = openings가 보여 준 대국을 이 국면에서 열기
    .usage = found 3
    .key = 목록의 대국을 이 국면에서 열기
spar = 여기서 두기. 엔진은 되는 데까지 내 레퍼토리와 이 대국들을 따름
    .usage = spar, 또는 spar 5
    .key = 여기서 두기. 엔진은 되는 데까지 내 레퍼토리와 이 대국들을 따름
    .hint = 이어 두기
next-row =
    .key = 다음 줄, 이전 줄. 커서가 그 수로 감
    .hint = 다음 줄
previous-row =
    .hint = 이전
open-game =
    .key = 고른 대국이나 첫 대국을 이 국면에서 열기. 지금 대국은 남김
    .hint = 대국 열기
whose =
    .key = 누구의 대국인지: 사람, 프로그램까지, 내 것
    .hint = 범위

question = 대국이 끝나기 전에, 여기서 둔 수와 엔진의 평가를 볼까요?
    .title = 오프닝
    .yes = 보기
    .no = 계속 두기

games = { $number }판
all-games = 대국
choice = { $whose ->
    [people] 사람의 대국
    [everybody] 사람과 프로그램의 대국
   *[own] 내 대국
}: { $games }.
choice-of = { $whose ->
    [people] 사람의
    [everybody] 사람과 프로그램의
   *[own] 내
} 대국 { $games }: { $filter }.
no-base = 아직 대국이 없습니다. :settings games로 대국 파일이나 폴더를 정할 수 있습니다.
partial = 처음 백만 판만 셉니다. othello explore는 모두 셉니다.
faults = { $fault }(오류 { $count }건)
reading = 대국을 읽는 중: { $percent }%, { $games }
reading-games = 대국을 읽는 중: { $games }

label = 대국:
words = 선수 이름, black·white, 1990-2005, won·lost·draw·black-wins, event:paris, programs, own.
title-games = 대국
title-won = 승률, %
title-discs = 돌 차
title-value = 평가
latest = { $games } 중 최근 { $listed }판:
listed = 대국:

nobody-here = 이 국면이 나온 대국이 없습니다. 수는 평가값 순서입니다.
over = 대국이 끝나 더 둘 곳이 없습니다. 지난 국면으로 가면 그 국면이 나온 대국이 보입니다.
here = 이 국면: { $games }판.
here-ended = 이 국면: { $games }판, { $shares }%.
here-lead = 이 국면: { $games }판, { $shares }%, 흑 { $lead }.
own-moves = 내 레퍼토리: { $moves }.
answers = 레퍼토리에 응수가 있는 수: { $moves }.

reached = { $all } 중 { $games }판.
reached-ended = { $all } 중 { $games }판: 흑승 { $black }%, 무승부 { $draws }%, 백승 { $white }%.
reached-lead = { $all } 중 { $games }판: 흑승 { $black }%, 무승부 { $draws }%, 백승 { $white }%, 흑의 평균 돌 차이 { $lead }.
row = { $square }: { $games }.
row-ended = { $square }: { $games }, 흑승 { $black }%, 무승부 { $draws }%, 백승 { $white }%.
row-lead = { $square }: { $games }, 흑승 { $black }%, 무승부 { $draws }%, 백승 { $white }%, 흑의 평균 돌 차이 { $lead }.
no-games-go-on = 여기서 이어지는 대국이 없습니다.
no-habits = 이 대국들에는 두 번 나온 국면이 없습니다.
game = 대국 { $place }: { $game }.
values = 엔진: { $values }({ $certainty }).

the-engine = 엔진
by-itself = 고른 대국이 없어 { $computer }이(가) 스스로 둡니다.
by-games = { $computer }이(가) 되는 데까지 { $games }을(를) 따라 둡니다.
by-repertoire = { $computer }이(가) 되는 데까지 내 레퍼토리를 따라 둡니다.
by-both = { $computer }이(가) 되는 데까지 내 레퍼토리를, 그다음에는 { $games }을(를) 따라 둡니다.

other-rules = 오프닝 탐색기에는 오델로 규칙의 대국만 있습니다
not-shown = 오프닝이 열려 있지 않습니다. 먼저 여세요
no-game = 그런 대국은 없습니다
no-rows = 목록이 비어 있습니다
wrong-number = 대국의 번호를 적어 주세요. { $found }은(는) 번호가 아닙니다
wrong-level = spar { $level }: { $why }
two-colors = 색은 하나만 적어 주세요
two-results = 결과는 하나만 적어 주세요
two-years = 연도 범위는 하나만 적어 주세요
not-years = 연도를 1990-2005처럼 적어 주세요
no-player = 그 색이나 결과의 선수 이름을 적어 주세요

close =
    .key = 오프닝 탐색기 닫기
    .hint = 닫기
key-count = 조건에 맞는 대국 세기
    .hint = 세기
