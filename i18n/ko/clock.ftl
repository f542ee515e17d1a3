## 시계와 멈춤.

mode = 멈춘 동안
activity = 멈춤

time = 두 사람의 남은 시간 보기
    .about = 시계 시간 남은시간
    .key = 두 사람의 남은 시간 보기
pause = 시계나 컴퓨터끼리의 대국 멈추기
    .about = 멈춤 일시정지 정지 쉬기 타이머
    .key = 시계나 엔진끼리의 대국 멈추기
    .hint = 멈춤
resume = 계속하기
    .hint = 계속
    .button = 계속
continue = 멈춘 대국을 계속하기, 또는 보고 있는 수 뒤의 수를 모두 무르기
    .usage = continue, 또는 continue here
    .key = 멈춘 대국을 계속하거나 여기서 이어 두기

times-left = 남은 시간: 흑 { $black }, 백 { $white }.
no-clock = 이 대국에는 시계가 없습니다.
paused = 멈췄습니다. continue를 입력하면 계속합니다.
resumed = 계속합니다.
watched-paused = 멈췄습니다. p 계속, Enter 한 수.
waiting = 다음 줄을 입력하면 시계가 갑니다.

is-paused = 대국이 멈춰 있습니다
    .line = 대국이 멈춰 있습니다. continue를 입력하면 계속합니다
no-clock-to-pause = 가고 있는 시계가 없습니다
    .screen = 이 대국에는 멈출 시계가 없습니다
already-paused = 대국은 이미 멈춰 있습니다
not-paused = 대국은 멈춰 있지 않습니다
only-here = 명령 continue 뒤에는 here만 올 수 있습니다

title = 멈춤
head = 멈췄습니다.
