section-name = 이름
section-synopsis = 사용법
section-description = 설명
section-options = 옵션
section-commands = 명령
section-keys = 키
section-files = 파일
section-environment = 환경 변수
section-exit-status = 종료 상태
section-examples = 예
volume = 게임

what = 오델로와 리버시 계열의 게임을 한 터미널이나 두 컴퓨터에서 둘이, 또는 엔진과 둡니다. 명령이 없으면 두던 대국을 이어 두거나 새로 시작합니다. 방향키와 Enter, 마우스, 또는 d3처럼 칸을 입력해 둡니다. 모든 수는 두는 대로 저장됩니다. 두 번째 창에서는 따로 대국하며 그것도 저장됩니다. 대국은 디스크에 쓰기를 기다리지 않습니다. 저장하는 몇 밀리초 사이에 kill -9나 정전이 있을 때만 그 사이에 둔 수를 잃습니다.
line-by-line = 표준 입력이나 출력이 터미널이 아니면 한 줄씩 둡니다. help를 입력하면 명령을 보여 줍니다.
which-options = 대국을 정하는 옵션(규칙, 시계, 대국자, 시합)은 새 대국을 시작하고, 지금 대국은 저장됩니다. 규칙의 옵션은 host, show, check, convert, solve, analyze, match, perft에도, 화면의 옵션은 show, games, open, host, join, puzzles, doctor에도 쓸 수 있습니다.

usual-folder = 보통 { $folder } 아래.
settings-file = 설정. 프로그램은 이 파일을 고치지 않습니다. othello config가 경로와 모든 설정을 보여 줍니다.
game-file = 지금 대국. 수마다 저장합니다.
second-game-file = 두 번째 창의 대국. 그다음도 마찬가지.
sheet-file = 입력하고 있는 기보. 번호마다 저장합니다. 두 번째 창의 것은 sheet-2.txt. othello repair로 읽습니다.
index-file = 저장된 대국의 목록. 많아도 빨리 읽기 위한 것입니다. 지워도 됩니다.
choices-file = :settings와 :theme 같은 명령으로 고른 것. config.toml이 바뀔 때까지 그보다 우선하며, 옵션은 둘보다 우선합니다. 지워도 됩니다.
level-file = Elo 점수로 나타낸 내 단계의 추정값과, 그 근거가 된 엔진과의 대국 수. 지워도 됩니다.
links-folder = 다른 컴퓨터와의 대국, 대국마다 파일 하나. 대국이 끝나고 한 주 뒤까지 남습니다.
panic-file = 마지막 비정상 종료의 보고서. 오류를 알릴 때 씁니다.
identity-file = 방장이 나를 알아보는 키. 나만 읽을 수 있습니다.
progress-file = 내가 한 대답, 내 대국의 실수, :learn의 진도. 줄이 더해지기만 합니다. 지워도 대답 말고는 모두 저장된 대국에서 다시 만들어집니다.
book-file = 북: 탐색한 국면의 평가값. 설정 book에 다른 파일이 있으면 그것을 씁니다.
repertoire-files = 내 레퍼토리. 설정에 다른 파일이 있으면 그것을 씁니다. 어느 SGF 편집기로든 고칠 수 있습니다.
games-folder = 저장된 대국, 대국마다 파일 하나.
pictures-folder = 저장한 대국의 그림.

env-no-color = 비어 있지 않으면 색을 쓰지 않습니다. 다음 둘보다 우선합니다.
env-clicolor-force = 비어 있지도 0도 아니면, 터미널에 색이 없어 보여도 색을 씁니다.
env-clicolor = 0이면 색을 쓰지 않습니다.
env-colorterm = 터미널의 색 수. 화면에서는 COLORTERM에 없으면 터미널에도 묻습니다.
env-accessible = 비어 있지도 0도 아니면 한 줄씩 둡니다. --cursor가 있으면 화면에서 둡니다.
env-characters = 터미널이 보여 줄 수 있는 문자. 이 가운데 비어 있지 않은 첫 변수로 정해집니다.
env-language = 언어. 로캘이 C가 아니면 LANGUAGE의 목록에서 프로그램이 아는 첫째 언어, 아니면 나머지 가운데 비어 있지 않은 첫째 것의 언어.
env-messages = 언어 폴더. 프로그램이 그 안의 문장을 씁니다. othello messages로 검사합니다.

status-success = 성공.
status-failure = 읽거나 쓸 수 없는 것이 있었거나, 대국에 잘못이나 적힌 것과 다른 점수가 있었거나, 기보의 수정안이 없거나 여럿이었거나, 스크립트의 줄이 거부됨.
status-usage = 명령줄을 이해하지 못함.
status-panic = 프로그램의 오류로 끝났고 보고서를 씀.
status-hung-up = 터미널이 닫힘(SIGHUP).
status-interrupted = Ctrl-C가 눌림(SIGINT).
status-quit = SIGQUIT으로 끝남.
status-terminated = SIGTERM으로 끝남.

example-clocks = 시계를 쓰는 대국: 각자 5분, 수마다 3초 더하기.
example-rules = 다른 규칙으로 엔진의 3단계와 두는 대국.
