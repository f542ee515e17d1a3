## 새 대국과 시합, 파일·붙여넣기·국면에서 온 대국.

mode = 새 대국 창
activity = 새 대국

new = 시합의 다음 대국, 같은 조건의 대국, 또는 지정한 조건의 대국 시작하기
    .about = 새대국 새게임 새_대국 새_게임 다시 처음부터 둘이서 사람 시작 다음대국 새판 새로
    .usage = new, 또는 new reversi-32 clock 5+3 black 수지 white 민호 best-of 3
    .key = 같은 조건이나 다른 조건으로 새 대국 시작
    .details =
        규칙: { $systems }.
        { $axes }
        clock: 분 또는 M:SS, 한 수마다 S초를 더하려면 +S(예: 5, 0:30, 5+3), 또는 none.
        black, white: { $players }; 공백이 있으면 큰따옴표 안에.
        level: 상대할 엔진의 단계. 10 뒤에는 한 수의 시간(예: 5s).
        best-of: 새 시합을 시작하는 홀수 판수.
        balanced: 여덟 수로 된 균형 오프닝의 번호, 또는 random, 또는 none.
        적지 않은 것은 그대로입니다.
play = 단계를 골라 컴퓨터와 새 대국 시작하기
    .usage = play 3, 또는 play 10 5s
    .about = 레벨 컴퓨터 컴퓨터와 컴퓨터랑 상대 혼자 인공지능 엔진 난이도 강하게 약하게 쉽게 어렵게 너무_어려워 너무_쉬워 너무_강해 너무_약해 어려워 쉬워 강해 약해
    .key = 단계를 골라 컴퓨터와 두기
    .short = 컴퓨터와 두기
choose-opponent = 새 대국 창에서 상대 고르기
rematch = 색을 바꾸어 같은 대국을 다시 두기
    .about = 다시 복수 재대국 리매치 색바꾸기 한판더 다시하기
    .key = 색을 바꾸어 같은 대국 다시
    .hint = 재대국
not-over = 재대국은 이 대국이 끝난 뒤에 둡니다. new로 지금 다른 대국을 시작할 수 있습니다
choice-player = { $color } 쪽 대국자: 이름, human 또는 단계
choice-level = 1~10단계와의 대국
choice-color = { $color }을 잡고 컴퓨터와 대국
    .about = { $color ->
        [black] 흑 흑으로 흑돌 선수
       *[white] 백 백으로 백돌 후수
    }
choice-both = 컴퓨터끼리 두는 것을 보기
    .about = 컴퓨터끼리 컴퓨터_대_컴퓨터 컴퓨터대컴퓨터 엔진끼리 엔진대결 자동대국 자동_대국 구경 관전하기 데모 시범
choice-time = { $level }단계, 한 수에 { $seconds }초
    .about = { $seconds ->
        [1] 빠르게 느려 느림 빨리 생각시간
       *[other] 오래 생각시간
    }
choice-clock-with-more = 시계를 쓰는 새 대국: 각자 { $minutes }분, 한 수마다 { $seconds }초 추가
    .about = { $minutes }_{ $seconds }
choice-clocks = 시계 사용
    .about = 시계_켜기 시계_넣기
choice-matches = 여러 판의 시합
choice-balanced = 무작위로 고른 균형 잡힌 여덟 수에서 새 대국
    .about = 무작위 균형
choice-clock = 시계를 쓰는 새 대국: 각자 { $minutes }분
    .about = { $minutes }분 { $minutes ->
        [5] 속기 블리츠 빠른대국
       *[other] { "" }
    }
choice-match = 시합: { $games }판
    .about = { $games }판 시합 대회 토너먼트 리그 선수권
practice = 보고 있는 국면에서 컴퓨터와 새 대국 시작하기
    .about = 여기서 여기서부터 여기서_이어 이_국면 이_국면부터
    .usage = practice, 또는 practice 4
    .key = 지난 국면에서 엔진과 새 대국으로 이어 두기
    .hint = 이어 두기
dialog =
    .key = 새 대국, 또는 시합의 다음 대국
    .hint = 새 대국
about-dialog = 흑과 백을 누가 둘지 정합니다. 이름을 적거나 방향키로 컴퓨터의 단계나 멀리 있는 사람을 고릅니다. 아래에는 규칙, 시계, 시합의 판수가 있습니다. Enter로 시작합니다.

began = 새 대국.
began-on = 새 대국. { $terms }
began-with = 여덟 수의 균형 오프닝 { $opening }.
    .line = 새 대국. { $terms }
began-from = { $ply ->
    [0] 처음부터 새 대국: 나는 { $you }, 상대는 { $opponent }.
   *[other] { $ply }수에서 새 대국: 나는 { $you }, 상대는 { $opponent }.
}
go-on = { $moves ->
    [1] 이 대국의 다음 수로 이어 둘까요?
   *[other] 이 대국의 다음 { $moves }수로 이어 둘까요?
}
    .title = 이어 두기
    .yes = 이어 두기
    .no = 그대로
extended = 붙여넣은 { $moves }수를 더했습니다.
    .line = { "" }
loaded = { $moves ->
    [0] 국면을 불러왔습니다
   *[other] { $moves }수를 불러왔습니다
}{ $lacks ->
    [names-and-clock] (이름과 시계 없음).
    [names] (이름 없음).
    [clock] (시계 없음).
   *[nothing] .
}{ $moves ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }PgUp과 Home으로 훑어봅니다.
}
    .short = { $moves ->
        [0] 국면을 불러왔습니다
       *[other] { $moves }수를 불러왔습니다
    }{ $lacks ->
        [names-and-clock] (이름과 시계 없음).
        [names] (이름 없음).
        [clock] (시계 없음).
       *[nothing] .
    }
    .line = 불러왔습니다. { $described }

becomes = { $fate ->
    [none] { "" }
    [saved] { " " }판 위의 대국은 저장됩니다.
    [short] { " " }판 위의 몇 수는 없어집니다.
   *[unsaved] { " " }판 위의 대국은 지금 저장할 수 없습니다.
}
replace = 다른 대국({ $black } 대 { $white })을 시작할까요?{ $terms }{ $becomes }
    .title = 새 대국
    .yes = 시작
    .no = 계속 두기
restart = 시합의 이 대국이 끝나지 않았습니다. 다시 시작할까요?{ $becomes }
    .title = 새 대국
    .yes = 다시 시작
    .no = 계속 두기
abandon = 시합이 끝나지 않았습니다. 그만두고 새 시합을 할까요?{ $becomes }
    .title = 새 시합
    .yes = 그만두기
    .no = 계속 두기
load = { $moves ->
    [0] 이 국면을 불러올까요?{ $becomes }
   *[other] 이 { $moves }수의 대국을 불러올까요?{ $becomes }
}
    .title = 불러오기
    .yes = 불러오기
    .no = 계속 두기

nothing-new = 판 위의 대국에 이미 있는 수입니다
unknown-setting = `{ $setting }`은(는) 모르는 설정입니다. `help new`를 보세요
no-value = `{ $setting }`에는 값이 필요합니다. `help new`를 보세요
wrong-value = { $setting } { $value }: { $why }
no-balanced-opening = 균형 오프닝은 오델로에만 있고 { $rules }에는 없습니다

title = 새 대국
next-title = { $games }판 중 { $game }판째
label = { $field ->
    [name] { "  " }이름
    [clock] 시계
    [match] 시합
    [opening] 오프닝
   *[rules] 규칙
}
no-clock = 시계 없음
    .about = 시계없이 시간제한없음
minutes = { $minutes }분
meaningless = 이 오프닝에는 없음
one-game = 한 판
best-of = { $games }판 시합
fewer-rules = - 규칙 적게
more-rules = + 규칙 더 보기
start = 대국 시작
you = 나
opening = { $entered ->
    [free] 자유
    [random] 균형, 무작위
   *[other] 균형 { $entered }
}
about-clock = 각자의 시간(분): 5, 0:30, 또는 한 수마다 3초를 더하는 5+3. 입력하거나 방향키로 고르세요.
about-opening = 자유, 또는 양쪽이 비슷한 여덟 수의 XOT 오프닝: 방향키로 무작위, 또는 1부터 { $last } 사이의 번호를 입력하세요.
about-name = 이름을 입력하거나 비워 두세요.
longest-name = 이름은 { $letters }글자까지입니다.
about-match = 시합에서는 한 판마다 색을 바꿉니다.
about-fewer-rules = Enter를 누르면 세부 규칙을 숨깁니다.
about-more-rules = Enter를 누르면 시작, 패스, 점수 계산, 핸디캡 등을 보여 줍니다.

key-change = 값 바꾸기
key-start = 대국 시작(더 보기에서는 다른 규칙 보기)
    .hint = 시작
    .hint-instead = 보기/숨기기
players = 이름, human, level:5(1~10. level:10@5는 5초 생각), engine(level:10과 같음), cmd:COMMAND(NBoard를 지원하는 다른 프로그램)
gone = 새 대국입니다. { $moves }을(를) 입력하면 앞의 수를 다시 둡니다.
