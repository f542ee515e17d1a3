## 키: 이름, 제목, 여러 곳에서 하는 일.

name = { $key ->
    [Up] 위
    [Down] 아래
    [Left] 왼쪽
    [Right] 오른쪽
    [PageUp] PgUp
    [PageDown] PgDn
   *[other] { $key }
}
arrows = 방향키
click = 클릭
wheel = 휠
any-of = { $keys } 중 하나
then = 이어서 { $keys }

group-play = 두기
group-browse = 훑어보기
group-study = 연구
group-games = 대국
group-read = 읽기
group-screen = 화면

mode-board = 판에서
mode-any = 어디서나
mode-record = 기보와 그래프에서
mode-question = 질문에서
mode-filter = 찾는 동안
mode-text = 읽기

cursor = 커서 옮기기
line = 이전 줄, 다음 줄
erase = 글자 지우기. Ctrl-W 낱말, Ctrl-U 전부
cancel = 취소
    .hint = 취소
close = 닫기
    .hint = 닫기
scroll = 스크롤
    .hint = 스크롤
yes = 예(기권, 삭제, 상대에게 하는 대답은 y만)
    .hint = 예
no = 아니요. 내가 띄우지 않은 질문에는 n만
    .hint = 아니요
escape = 열린 창을 닫거나 입력한 열을 취소. 끝내지는 않음
at-once = 바로 끝내기, 잠시 멈추기, 다시 그리기
at-once-without-jobs = 바로 끝내기, 다시 그리기
browse = 대국 훑어보기
    .hint = 훑어보기
ends = 처음으로, 지금 국면으로
pages = 기보, 그래프
with-ctrl = Ctrl-{ $key }
