mode = 명령 목록

title = 명령
nothing = 맞는 명령이 없습니다. d3c3 같은 수는 Enter로 둡니다.
not-now = { $what }(지금은 안 됨: { $why })
present = 지금
applies = { $choice }(지금)

enter-does-it = Enter를 누르면 실행하고, Esc를 누르면 그대로 둡니다.

open = 이름이나 하는 일로 모든 명령 찾기
    .about = 팔레트 명령
    .hint = 더 보기
key-row = 이전, 다음 명령. 앞서 쓴 명령
key-complete = 명령이나 그 뒤의 값 자동 완성
    .hint = 완성
key-run = 실행
    .hint = 실행
key-close = 명령 목록 닫기
    .hint = 닫기
fill-words = 두기 둘래 할래 할게 은 는 이 가 을 를 에 에서 의 로 으로 도 와 과 까지 부터 나 내 나는 내가 좀 하고 하기 하는 해 해줘 해주세요 주세요 줘 싶어 싶다 싶어요 어떻게 있나요 있어 무엇 뭐 두고 두는 두려면 하려면 하고싶어 보고 보여줘 알려줘 좀더 그 이것 저
