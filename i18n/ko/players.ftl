## 두는 이: 사람, 엔진, 다른 프로그램.

names = 누가 두는지 보기, 또는 흑과 백의 이름 정하기
    .about = 이름 대국자
    .usage = names, 또는 names 수지 민호
    .key = 누가 두는지 보기, 흑과 백의 이름 정하기
score = 시합의 점수, 또는 한 판의 돌 보기
    .about = 점수 성적 누가_이겼어 누가이겼어 결과 승자
    .key = 시합의 점수 보기
swap = 자리 바꾸기: 서로 상대의 돌과 시간으로 이어 두기
    .about = 자리바꾸기 색바꾸기 편바꾸기 교대 바꾸기
    .key = 자리 바꾸기: 서로 상대의 돌로 이어 두기
alike = 이름 없는 두 사람의 대국입니다. 그냥 자리를 바꾸면 됩니다
step = 컴퓨터끼리의 대국을 한 수 두고 멈추기
    .about = 구경 관전
    .key = 컴퓨터끼리의 대국에서 한 수 두기
now = 컴퓨터가 잠깐만 보고 바로 두게 하기
    .about = 빨리 빨리_둬 서둘러 바로_둬 그만_생각해 지금_둬
    .key = 컴퓨터가 바로 두게 하기
cannot-hurry = 다른 프로그램은 재촉할 수 없습니다

play-on-alone = 엔진 없이 이어 둡니다.
thinking = { $color }이(가) 생각하고 있습니다.
named-thinking = { $color }({ $name })이(가) 생각하고 있습니다.
no-match = { $discs } 시합이 아니라 한 판입니다.
match-so-far = { $score } { $best-of }판 시합 중 { $games }판, 돌 { $black }-{ $white }.
engine-failed = { $error } 다시 물어볼까요? 아니면 직접 { $color }을(를) 둡니다.
    .title = 엔진
    .yes = 다시 묻기
    .no = 엔진 없이 두기

person = 사람
level = { $number }단계: { $name }
    .about = 레벨{ $number } { $number ->
        [1] 가장쉬움 쉬움 약함
        [2] 쉬움 초보
        [5] 보통
        [8] 어려움 강함
        [10] 최강 가장강함
       *[other] {""}
    }
level-name = { $level ->
    [1] 입문자
    [2] 초보자
    [3] 배우는 사람
    [4] 가끔 두는 사람
    [5] 자주 두는 사람
    [6] 동호인
    [7] 강자
    [8] 고수
    [9] 명인
   *[other] 최강
}
level-errs = { $level ->
    [1] 규칙을 막 배웠고 돌을 많이 뒤집기를 좋아합니다.
    [2] 귀의 가치를 알기 시작했지만 아직 돌을 많이 뒤집습니다.
    [3] 귀의 가치를 알지만 아직 내줄 때가 있습니다.
    [4] 대회에 처음 나온 사람만큼 실수합니다.
    [5] 대회에 처음 나온 사람보다 덜 실수합니다.
    [6] 대회에 나오는 선수만큼 실수합니다.
    [7] 챔피언만큼 적게 실수합니다.
    [8] 실수가 챔피언의 절반을 조금 넘을 뿐입니다.
    [9] 열두 수 앞을 보고 마지막 스무 수를 다 읽습니다.
   *[other] 한 수에 0.5초, 또는 시계나 정해 준 시간 안에서 최선을 다합니다.
}
remote = 다른 컴퓨터의 사람
about-person = 방향키로 이곳이나 다른 컴퓨터의 사람, 또는 엔진의 1~10단계를 고릅니다.
about-level = { $sentence } Elo { $strength }(아무 데나 두면 0).
about-program = 다른 프로그램: { $command }
about-engine = 이 제한 안에서 엔진이 찾은 최선의 수.
about-remote = 다른 컴퓨터에서 브라우저나 이 프로그램으로 둡니다. 시작하면 보낼 링크가 나옵니다.

not-watched = 컴퓨터끼리의 대국이 아닙니다
nobody-thinks = 컴퓨터가 생각하고 있지 않습니다
two-names = 흑과 백의 이름 두 개를 적어 주세요. 공백이 있는 이름은 큰따옴표로 묶으세요

unnamed-level = { $level }단계
unnamed-timed-level = { $level }단계, { $seconds }초
