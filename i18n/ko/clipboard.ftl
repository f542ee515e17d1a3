transcript = 대국의 수를 복사하기(둔 수가 없으면 시작 국면)
    .about = 복사 내보내기 공유 기보
    .key = 기보 복사
position = 국면을 복사하기
    .about = 복사 국면
    .key = 국면 복사

transcript-copied = { $moves }수의 기보를 복사했습니다.
position-copied = 국면을 복사했습니다.
no-moves = 아직 둔 수가 없어 복사할 것이 없습니다
if-allowed = 터미널이 복사를 허용하면 붙여넣을 수 있습니다.
in-tmux = tmux에서는 접두 키와 ]로 붙여넣습니다.
not-in-tmux = tmux가 텍스트를 받지 않았습니다.
