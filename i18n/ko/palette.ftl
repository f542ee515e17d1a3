mode = 명령 목록

title = 명령
nothing = 맞는 명령이 없습니다. d3c3 같은 수는 Enter로 둡니다.
not-now = { $what }(지금은 안 됨: { $why })
present = 지금
applies = { $choice }(지금)

open = 이름이나 하는 일로 모든 명령 찾기
    .hint = 더 보기
key-row = 이전, 다음 명령. 앞서 쓴 것
key-complete = 명령이나 뒤의 말 채우기
    .hint = 채우기
key-run = 실행
    .hint = 실행
key-close = 명령 목록 닫기
    .hint = 닫기
