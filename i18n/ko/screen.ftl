## 화면만 할 수 있는 것: 모양, 쪽, 도움말, 끝내기.

record = 대국의 수를 칸의 번호로, 주석과 변화와 함께 보기
    .about = 기보
    .key = 수를 판 위의 번호로 보기
    .hint = 기보
graphs = 돌과 둘 수 있는 곳의 그래프 보기
    .about = 그래프
    .key = 돌과 둘 수 있는 곳의 그래프 보기
    .hint = 그래프
legal = 둘 수 있는 곳을 판에 표시하거나 하지 않기
    .about = 둘수있는곳 표시 어디에_둘_수_있어 둘수있는 어디에_두지 둘_수_있는_곳 점
    .key = 둘 수 있는 곳 보이기, 숨기기
learn = 초보자가 눈여겨볼 것을 표시하기: 특별한 칸, 굳은돌, 응수
    .usage = learning-marks, 또는 learning-marks stable
    .about = 배움 학습 표시 초보
    .key = 특별한 칸, 굳은돌, 응수 표시
learning-choice = { $marks ->
    [special] 귀와 그 옆의 C칸, X칸
    [stable] 다시는 뒤집히지 않는 돌
    [replies] 상대가 응수할 수 있는 곳과 그때 뒤집힐 돌의 수
   *[off] 없음
}
    .about = { $marks ->
        [stable] 확정석 안정
       *[other] { "" }
    }
turn = 판을 돌리거나 한쪽에서 보기. white는 반 바퀴
    .about = 돌리기 회전 방향 뒤집기
    .usage = turn, 또는 turn white
    .key = 판 돌리기
theme = 판의 색 고르기
    .about = 색 테마 모양 어둡게 밝게 다크모드
    .usage = theme, 또는 theme paper
    .key = 판의 색 고르기
theme-choice = { $theme ->
    [classic] 초록 판
    [paper] 인쇄물 같은 회색 종이
    [contrast] 거의 누구나 구별할 수 있는 색의 파란 판
    [slate] 어두운 터미널에 맞는 청회색 판
    [walnut] 나무 판
   *[mono] 색 없음
}
    .about = { $theme ->
        [classic] 초록 기본
        [paper] 밝은 하얀 낮 회색 라이트 라이트모드
        [contrast] 파랑 색맹 색각
        [slate] 어두운 검은 밤 다크 다크모드 다크_모드
        [walnut] 나무 갈색
       *[mono] 흑백 색없음
    }
language = 언어 고르기
    .about = 언어 말 번역 한국어 바꾸기
    .usage = language, 또는 language de
    .key = 언어 고르기
language-choice = { $name }
    .about = { $words }
language-chosen = 언어: { $name }.
mouse = 마우스를 터미널에 맡겨 텍스트를 선택하거나 다시 가져오기
    .about = 마우스
    .key = 텍스트를 선택하도록 마우스를 넘기거나 다시 가져오기
yes = 질문에 예라고 답하기
no = 질문에 아니요라고 답하기. 내가 입력한 줄 때문에 나온 질문이면 다른 명령이나 수도 아니요로 봄
no-question = 답할 질문이 없습니다
cancelled = 취소했습니다.
no-answer = 답은 yes나 no여야 하는데 { $found }입니다: { $question }
with-answers = { $question } yes나 no로 답하세요.
help = 모든 명령을 보거나 하나를 설명하기
    .about = 도움말 키 단축키 설명서 방법 버전 메뉴
    .usage = help, 또는 help new
    .key = 도움말 보기
    .hint = 도움말
commands = 모든 명령, 또는 어떤 말에 맞는 명령의 목록 보기
    .usage = commands, 또는 commands saved game
quit = 끝내기. 터미널에서는 대국이 저장됨
    .about = 끝내기 종료 게임종료 끝내 그만
    .key = 끝내기. 다음에 이어 둠
    .button = 끝내기
    .hint = 끝내기

unknown-command = { $found }은(는) 모르는 명령입니다. help를 입력하세요
did-you-mean = { $found }은(는) 모르는 명령입니다. 혹시 { $known }인가요?
no-command-about = { $words }에 맞는 명령이 없습니다. help를 입력하세요
only-on-screen = { $command } 명령은 화면에서만 됩니다
group = { $name }: { $commands }
moves-help = d3 같은 수나 f5d6c3 같은 여러 수를 입력하세요. 또는:
more-help = 하나를 알아보려면 help new, 저장된 대국의 명령은 commands saved game을 입력하세요.
record-title = 기보
old-key = { $key } 키는 이제 쓰지 않습니다. :{ $command }을(를) 입력하세요.

lines-dropped = { $lines ->
    [1] 함께 온 줄은 읽지 않았습니다.
   *[other] 함께 온 { $lines }줄은 읽지 않았습니다.
}
too-small = 적어도 { $needed }이(가) 필요합니다. 이 터미널은 { $there }입니다.
    .short = { $needed } 필요.
part = { $total }줄 중 { $first }-{ $last }
    .short = { $last }/{ $total }
column-first = 그 행의 어느 열인가요? 열의 글자부터 누르세요: d{ $row }.
unread-key = { $letter }은(는) 여기서 쓰는 키가 아닙니다. 영문 자판으로 바꾸거나 방향키와 Enter를 쓰세요.
column-typed = { $column }열: 1-8을 누르세요(Esc로 취소)
next-move = { $number }번째 수
after-move = { $number }번째 수 뒤
    .short = { $number }수 뒤
at-start = 처음
event-and-round = { $event }, { $round }라운드
round = { $round }라운드
official-score = 공식 점수: { $score }

special-squares = # 귀. 그 옆은 변의 c C칸, 대각선의 x X칸(:learning-marks off로 숨김)
    .short = # 귀, c C칸, x X칸
stable-discs = 표시: 굳은돌(다시는 뒤집히지 않음)
replies = 숫자: 이 수에 대한 응수와 그때 뒤집힐 돌
mouse-selects = 이제 마우스로 텍스트를 선택합니다. 마우스로 두려면 :mouse를 입력하세요.
colors-unseen = 이 터미널이나 NO_COLOR 때문에 지금은 색이 나오지 않습니다.
