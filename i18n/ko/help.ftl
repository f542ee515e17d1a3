## 도움말: 키, 규칙, 표시, 전략.

mode = 도움말
activity = 도움말

play = 흑이 먼저 둡니다. 가로, 세로, 대각선 여덟 방향 가운데 어느 쪽으로든, 새로 놓는 돌과 자기 돌 사이에 상대 돌이 하나 이상 한 줄로 끼도록 놓습니다. 이렇게 낀 돌은 모두 뒤집힙니다. 둘 곳이 있으면 반드시 두어야 합니다.
other-rules = n을 누르면 다른 규칙으로 둘 수 있습니다.
topic = { $topic ->
    [version] 프로그램의 버전
    [turn] 누구 차례이고 어디에 둘 수 있는지
    [opening] 둔 오프닝의 이름
    [illegal] 새로 놓는 돌과 자기 돌 사이에 상대 돌이 하나 이상 일직선으로 끼어야 합니다. 둘 수 없는 칸에 두면 판 아래에 까닭이 나옵니다
    [marks] 점이나 작은 네모는 둘 수 있는 곳입니다(:legal off로 숨깁니다). ?를 누르고 3을 누르면 모든 표시의 뜻이 나옵니다
    [leave] Esc는 창을 닫고, q는 끝냅니다. 대국은 다음에 이어 둡니다
    [files] 대국은 둘 때마다 저장됩니다. :games로 다시 엽니다. :save에 경로를 붙이면 원하는 곳에 사본을 둡니다
    [size] 판은 창을 가득 채웁니다. 창을 키우거나 터미널 글자를 키우세요(보통 Ctrl +와 Ctrl -)
    [draw] 무승부 제안은 없습니다. 끝났을 때 돌 수가 같으면 무승부입니다
    [pass] 둘 곳이 없으면 저절로 패스합니다. 그 밖에는 패스할 수 없습니다
    [chat] 연결된 대국에 채팅은 없습니다. 서로 수만 봅니다
    [accounts] 계정도 레이팅도 없습니다. 친구에게는 :web의 링크만 보내면 됩니다. 성적은 :report와 :progress로 봅니다
    [coordinates] 칸의 글자와 숫자는 늘 판 옆에 있습니다. :diagram과 v는 수에 번호를 매깁니다
    [boards] 판은 8×8칸입니다. 다른 크기는 없습니다
    [blindfold] 돌은 숨길 수 없습니다. othello --plain은 한 줄씩 진행하고, board를 입력할 때만 판을 그립니다
    [reader] othello --plain은 모든 것을 한 줄씩 글로 보여 줍니다. 화면 낭독기와 점자용입니다
    [keys] 키는 바꿀 수 없습니다. ?가 모두 보여 주고, 키로 하는 일에는 모두 명령 이름도 있습니다
   *[premoves] 자기 차례가 되어야 둘 수 있습니다. 미리 둘 수는 없습니다
}
    .about = { $topic ->
        [version] 버전 라이선스 만든이 버그 오류_신고 업데이트
        [turn] 누구_차례 차례 내_차례 누구차례
        [opening] 무슨_오프닝 오프닝이름 오프닝_이름 이_오프닝 무슨오프닝
        [illegal] 반칙 금지 왜_못_둬 왜_못_두나 왜_둘_수_없어 거기_못_둬 여기_못_둬 왜못둬 안돼
        [marks] 점의_뜻 표시의_뜻 점이_뭐야 기호 범례 점은_뭐야
        [leave] 닫기 취소 나가기 나갈래 메뉴로 메인메뉴 창닫기 창_닫기
        [files] 어디에_저장 저장위치 저장_위치 자동저장 자동_저장
        [size] 크게 작게 크기 글자 글자크기 글꼴 확대 축소 전체화면 전체 화면 큰판 돌크게 판크게
        [draw] 무승부 비김 비기기
        [pass] 패스 차례넘기기 넘기기
        [chat] 채팅 대화 메시지
        [accounts] 계정 로그인 비밀번호 가입 랭킹 순위 프로필
        [coordinates] 좌표 좌표_표시 좌표표시 칸이름
        [boards] 판크기 판_크기 6x6 작은판
        [blindfold] 눈가리고 돌숨기기 돌_숨기기
        [reader] 화면낭독기 화면_낭독기 점자 읽어주기 음성
        [keys] 키변경 키_변경 키설정
       *[premoves] 예약 미리두기
    }
version = Othello { $version }. 오류를 알릴 때는 othello doctor로 이 터미널의 정보를 확인하세요.
faq = 글자 크기, 오프닝 이름, 채팅처럼 명령이 없는 물음에 답하기
    .about = 질문 답
    .usage = faq size
no-topic = { $found }에 대한 답이 없습니다. faq로 모두 볼 수 있습니다
find =
    .key = 입력한 말이 있는 것만 보기
    .hint = 찾기
key-keep = 표시된 것을 실행하거나 보기, 없으면 거른 채로 두기
    .hint = 완료
    .hint-instead = 열기
key-open = 표시된 것을 실행하거나 보기(거르지 않으면 닫기)
    .hint-instead = 열기
nothing-found = 그 말이 있는 것이 없습니다. :는 다른 말로도 모든 명령을 찾습니다.

legal-square = 작은 네모: 둘 수 있는 곳.
legal-dot = 점: 둘 수 있는 곳.
legal-dots = 점: 둘 수 있는 곳.
cursor-corners = 밝은 모서리: 커서. 둘 수 있으면 옅은 돌이 보입니다.
cursor-brackets = 괄호나 밝은 칸: 커서. 둘 수 있으면 작은 돌이 보입니다.
cursor-bar = 밝은 막대나 밝은 칸: 커서. 둘 수 있으면 작은 돌이 보입니다.
cursor-letters = 괄호, 밝은 막대나 밝은 칸: 커서. 둘 수 있으면 작은 글자가 보입니다.
would-flip-dot = 돌 속이나 둘레의 다른 색 점: 커서의 수로 뒤집힐 돌.
would-flip-plus = 돌 옆의 +: 커서의 수로 뒤집힐 돌.
last-dot = 돌 속의 빨간(주황) 점이나 둘레의 네모: 마지막 수.
last-star = 돌 옆의 *: 마지막 수.
flipped-rim = 돌의 파란(보라) 테두리나 점, 둘레의 네모: 마지막 수로 뒤집힌 돌.
flipped-quote = 돌 옆의 ': 마지막 수로 뒤집힌 돌.
clock = 가는 시계 양옆의 !: 20초 미만 남음.

learning-heading = 학습 표시(:learning-marks)
special = # c x: 특별한 칸(아래 참고).
special-tinted = 색이 깔린 칸의 # c x: 특별한 칸(아래 참고).
stable = =: 굳은돌(다시는 뒤집히지 않음).
stable-tinted = 색이 깔린 칸, 파란(보라) 점: 굳은돌(다시는 뒤집히지 않음).
replies = 숫자: 커서의 수에 대한 상대의 응수와 그때 뒤집힐 돌.

values-heading = 엔진의 평가값(z)
value-best = *: 최선의 수.
value-number = 숫자: 최선의 수보다 손해 보는 돌. 부호가 있으면 평가값. =는 확정.
value-digit = 가장 작은 칸에서는 숫자 하나. 10 이상은 +.

review-heading = 복기(j), 변화, 주석
review-better = !: ?가 붙은, 실제로 둔 수보다 좋은 수.
review-loss = 패널에서 수 옆의 숫자: 손해 본 돌. =는 손해가 확정됨.
review-notes = 수 뒤의 +: 변화. ": 주석. 칸의 ^ # o x: 표시.

squares-heading = 귀, C칸, X칸
corners = # 귀: 이곳의 돌은 다시는 뒤집히지 않습니다.
c-squares = c C칸: 귀 옆, 변 위.
x-squares = x X칸: 귀 옆, 대각선 위.
edges = 변은 방위로 부릅니다. 1행이 북, 8행이 남, a열이 서, h열이 동입니다.

themes-heading = 테마
looks = { $theme ->
    [classic] 초록 판
    [paper] 회색 종이, 그림 파일에서는 인쇄된 기보
    [contrast] 거의 누구나 구별할 수 있는 색의 파란 판
    [slate] 어두운 터미널에 맞는 청회색 판
    [walnut] 나무 판
   *[mono] 색 없음
}
theme = { $name }: { $looks }.

select-text = 마우스로 텍스트를 선택하려면 :mouse를 입력하거나 Shift(어떤 터미널에서는 Option)를 누른 채 드래그하세요.
copy-and-paste = y는 기보를 복사합니다. 기보나 국면을 붙여넣으면 불러옵니다.

## 조언과 그 제목.

learning = 판 위에서 20분 만에 배우려면 :learn, 원리를 판 두 개로 보려면 :idea와 그 이름을 입력하세요.

## 돌이 적은 쪽이 이길 때의 조언.

fewest-win = 다시는 뒤집히지 않는 돌은 끝까지 짐이 됩니다. 귀와 거기서 이어지는 줄은 상대에게 넘기세요.
    .heading = 적은 쪽이 이기는 규칙
moves-still-matter = 다른 수가 있으면 귀를 차지하지 않아도 됩니다. 안전한 수를 남겨 두고, 상대에게는 나쁜 수만 남기세요.
    .heading = 둘 곳은 여전히 중요
attack-beside-corners = X칸이나 C칸은 상대에게 귀를 내밉니다. 다른 수가 없으면 차지해야 하므로, 여기서는 공격이 됩니다.
    .heading = 귀 옆의 칸
the-end-of-few = 마지막 수들은 돌을 가장 많이 뒤집고 아무도 되뒤집지 못합니다. 내가 패스하더라도 상대가 두게 하세요.
    .heading = 종반

title = 도움말
keys = 키
rules = 규칙
marks = 표시
strategy = 전략

now-browsing = 지난 국면에서
now-over = 대국이 끝난 뒤
now-waiting = 기다리는 동안
two-players = 둘이서
everything = 나머지는 모두 명령으로 합니다. : 뒤에 원하는 것(learn, theme, 저장, 멀리 등)을 입력하세요. Tab은 자동 완성, Enter는 실행입니다.

key-page = 다음 쪽, 번호로 쪽 고르기
    .hint = 다음
