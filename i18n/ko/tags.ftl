## 대국의 머리글: 선수, 대회, 라운드, 날짜, 공식 점수.

mode = 대국 정보

tags = 대국자, 대회, 라운드, 날짜, 공식 점수를 보거나 적기
    .usage = tags, 또는 tags event 서울 오픈, 또는 tags score -
    .details =
        tags black 수지, white, event, round: 내용. 공백이 있어도 됨. 없으면 -.
        tags date 2026.11.21: 날짜, 또는 2026.11, 또는 2026.
        tags score 34-30: 판 위와 다를 때의 공식 점수. 흑의 돌을 먼저.
    .about = 대국정보 머리글 대국자 선수 대회 날짜 점수
    .key = 대국자, 대회, 라운드, 날짜, 점수 고치기
    .hint = 고치기

written = 대국에 적었습니다.
    .line = 대국에 적었습니다. { $heading }
nothing = 대국에 대해 알려진 것이 없습니다.
line = { $field }: { $value }
title = 대국 정보
about-field = { $field ->
    [Black] 흑을 두는 사람.
    [White] 백을 두는 사람.
    [Event] 대회.
    [Round] 라운드.
    [Date] 날짜(예: 2026.11.21, 2026.11, 2026).
   *[Score] 판 위와 다를 때의 공식 점수(예: 34-30).
}
wrong-date = 날짜: { $error }
wrong-score = 점수: { $error }
wrong-field = { $fields } 가운데 하나여야 하는데 { $found }입니다
no-text = 명령 tags { $field } 뒤에는 내용이 필요합니다. 없으면 -

key-done = 적고 대국과 함께 남기기
    .hint = 완료
field = { $field ->
    [Black] 흑
    [White] 백
    [Event] 대회
    [Round] 라운드
    [Date] 날짜
   *[Score] 점수
}
