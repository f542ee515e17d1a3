## 지금 대국의 저장과 저장된 대국.

mode = 저장된 대국 목록
activity = 저장된 대국
mode-rename = 이름을 바꾸는 동안
mode-save-as = 저장 창
activity-save-as = 다른 이름으로 저장

games = 저장된 대국 목록 보기. 말을 적으면 그 말이 있는 대국만
    .about = 불러오기 저장된 내대국 기록 보관 지우기 삭제 지난대국 이어하기 저장된대국 내_대국 저장한_대국 내_게임
    .usage = games, 또는 games 수지 tiger
    .key = 저장된 대국 열기
    .hint = 열기
games-with = 저장된 대국에서 “{ $words }” 찾기
filter =
    .key = 이름, 오프닝, 수, 날짜, 결과로 대국 찾기
    .hint = 찾기
open = 그 번호의 저장된 대국, 또는 경로의 파일 열기
    .about = 열기 파일 불러오기 편집
    .usage = open 2
    .key = 열기
    .hint = 열기
rename = 그 번호의 저장된 대국에 다른 이름 붙이기
    .usage = rename 2 결승
    .key = 이름 바꾸기
    .hint = 이름
delete = 그 번호의 저장된 대국을 물어보고 지우기
    .about = 삭제 지우기
    .usage = delete 2, 또는 delete 2 yes
    .key = 지우기(물어봄)
    .hint = 지우기
save = 대국의 사본을 그 이름이나 경로로 저장하기. .sgf와 .ggf는 형식을 고르고 .svg, .png, .gif는 그림을 만듦
    .about = 저장 내보내기 공유 파일 다른_이름으로_저장 다른이름으로
    .usage = save, 또는 save final.sgf
    .key = 이름을 붙여 사본 저장
    .details = 이름만 쓰면 저장된 대국 폴더에, 그림은 그림 폴더에 들어갑니다. ~/final.png 같은 경로는 그곳에 저장됩니다.
save-choice = { $form ->
    [png] 국면의 그림
    [gif] 대국의 애니메이션
    [svg] 인쇄용 국면 그림, 크기에 상관없이 또렷함
    [sgf] 다른 보드게임 프로그램용 대국
    [ggf] GGS 서버 형식의 대국
   *[pgn] 저장된 대국과 같은 형식
}
    .about = { $form ->
        [png] 그림 사진 이미지 스크린샷 캡처
        [gif] 그림 이미지 애니메이션 동영상 움짤
        [svg] 그림 이미지 벡터
        [sgf] {""}
        [ggf] {""}
       *[pgn] {""}
    }

saved-as = { $file }(으)로 저장했습니다.
    .short = { $name }(으)로 저장했습니다.
saved-without = { $parts } 없이 { $file }(으)로 저장했습니다.
renamed = 이름을 { $file }(으)로 바꾸었습니다.
deleted = 지웠습니다.
works-again = 저장이 다시 됩니다.
not-saved-as = 저장하지 못했습니다: { $why }.
not-saved = 이 대국을 저장할 수 없습니다({ $why }). 계속 둘 수는 있습니다.
    .short = 저장 안 됨.
not-kept = 앞의 대국을 아직 저장할 수 없습니다({ $why }).
    .short = 저장 안 됨.
sheet-not-kept = 이 기보를 아직 남길 수 없습니다({ $why }). 계속 입력할 수는 있습니다.
still-saving = 마지막 변경을 아직 저장하고 있습니다.
unavailable = 이 대국은 저장되지 않습니다: { $why }.
unreadable = 새 대국: { $why }.
damaged-game = 새 대국. 저장된 대국이 손상되어 따로 두었습니다: { $why }.
left-sheet = 닫힌 창의 기보는 두 번째 창에서 열립니다.
damaged-sheet = 지난 기보를 읽을 수 없습니다: { $why }.
moved = { $games ->
    [1] 닫힌 창의 대국은 저장된 대국에 있습니다.
   *[other] 닫힌 창 { $games }개의 대국은 저장된 대국에 있습니다.
}
resumed = { $move }번째 수부터 이어 둡니다.
cut-off = 저장된 대국의 끝부분이 없습니다. 수가 빠졌을 수도 있습니다. 손상된 파일은 새 파일과 같은 폴더에 있습니다.

more-faults = 파일의 오류 { $faults }건은 othello show로 볼 수 있습니다.
lost = 저장된 대국에는 파일의 이 부분이 없습니다: { $parts }.
stated = { $moves ->
    [1] 한 수의 확정 값은 파일의 것이며, 복기하면 바뀝니다.
   *[other] { $moves }수의 확정 값은 파일의 것이며, 복기하면 바뀝니다.
}
more-games = 파일에 대국이 { $games }개 더 있습니다. `othello open FILE 2`로 둘째를 엽니다.
many-games = 파일에 대국이 { $games }개 넘게 더 있습니다.

no-games = 아직 저장된 대국이 없습니다.
no-other-games = 아직 다른 대국이 없습니다. 이 대국은 두는 대로 저장되고, 네 수부터는 다른 대국을 시작하면 목록에 나옵니다.
    .short = 아직 다른 대국이 없습니다.
nothing-found = 맞는 대국이 없습니다.
found = { $games }판 중 { $found }판
cannot-rename = 대국의 이름을 바꿀 수 없습니다: { $why }
cannot-delete = 대국을 지울 수 없습니다: { $why }
wrong-number = 저장된 대국의 번호여야 하는데 { $found }입니다. games로 볼 수 있습니다
no-path = { $name }은(는) 경로입니다. 저장된 대국은 이름만 있고 저장 폴더에 있습니다
no-name = 번호와 이름을 적어 주세요. 예: rename 2 결승
with-number = 번호 { $number }(으)로
delete-question = 저장된 대국 { $game }을(를) 지울까요? 되돌릴 수 없습니다.
    .title = 지우기
    .yes = 지우기
    .no = 그대로

damaged = 손상됨
damaged-because = 손상됨: { $why }
current-row = 지금
linked-row = 연결
no-date = 날짜 없음
won = { $name } { $score } 승
draw = 무승부 { $score }
at-move = { $move }번째 수
at = { $state }
saved-at = 저장 { $time }
resume-with = 이어 두기: { $command }
open-elsewhere = 다른 창에서 열림

title = 저장된 대국
column = { $column ->
    [name] 이름
    [players] 대국자
    [game] 대국
    [opening] 오프닝
    [result] 결과
   *[saved] 저장
}
new-name = 새 이름:
filter-label = 찾기:
save-as-title = 다른 이름으로 저장
save-as = 이 대국의 사본을 저장할 이름:
without-name = 이름이 없으면: { $name }
pictures = 다른 형식: .sgf, .ggf. 그림: .png, .svg, .gif
only-at-terminal = 저장된 대국은 터미널에서만 쓸 수 있습니다

key-row = 이전, 다음 대국
key-close = 찾는 말을 지우거나 닫기
    .hint = 닫기
    .hint-instead = 지우기
key-keep = 찾은 것을 남기고 목록의 키를 다시 쓰기
    .hint = 완료
key-clear = 찾는 말 지우기
    .hint = 지우기
key-name = 이름 바꾸기
    .hint = 이름
key-save = 저장
    .hint = 저장
key-leap = 열 판씩, 첫 대국, 마지막 대국
other-window = 저장된 대국은 다른 창에서 열려 있습니다. 이 창의 대국은 따로 저장됩니다.
resumed-on-screen = { $resumed } n을 누르면 새 대국입니다.
saved-resume = 대국을 저장했습니다. 이어 두려면: { $command }
saved-among-others = 대국을 저장했습니다. 저장된 대국에 있습니다: { $command }
more-settings = { $first } 다른 { $more }건은 othello config로 볼 수 있습니다.
# 그림은 시간이 걸립니다.
saving = { $file } 저장하는 중…
not-drawn = 그림은 .png, .gif, .svg로 저장합니다. { $ending }(으)로는 저장할 수 없습니다
not-written = 대국은 .pgn, .sgf, .ggf로 저장합니다. { $ending }(으)로는 저장할 수 없습니다
in-no-file = 이 대국은 어느 파일에도 없습니다:
