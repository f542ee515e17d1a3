## 오류가 있는 채로 붙여넣거나 연 대국과 그 수정안.

mode = 수정안 목록
activity = 수정

load = 기보, 국면, 또는 경로의 파일에서 대국을 불러오기
    .about = 붙여넣기 가져오기 파일 불러오기 국면편집 국면만들기
    .usage = load f5d6c3
    .key = 기보나 파일에서 대국 불러오기
    .details = 저장된 대국은 :games에 있습니다. 국면은 a1부터 h8까지 64글자로 씁니다. X는 흑, O는 백, -는 빈칸이고, 끝에 둘 차례를 X나 O로 붙입니다. copy-position은 판 위의 국면을 복사합니다.
opening = 이름으로 오프닝을 판에 놓기
    .about = 오프닝이름
    .usage = opening Tiger
opening-choice = { $name }: { $moves }
    .about = { $words }
no-opening = { $found }(이)라는 오프닝은 없습니다
repair = 오류가 있는 데까지만 읽은 대국에 N번 수정안 적용하기. N이 없으면 목록 보기
    .usage = repair, 또는 repair 1
    .key = 수정안 적용
    .hint = 고치기

unreadable = { $why }
    .screen = 불러올 수 없습니다: { $why }
other-files = { $files ->
    [1] 두 파일 중 첫째만 엽니다.
   *[other] 첫 파일만 엽니다. 다른 { $files }개는 열지 않습니다.
}
neither = { $found }: 수순도 국면도 파일 경로도 아닙니다. 저장된 대국은 :games에 있습니다
doubtful = 이 텍스트는 대부분 대국이 아닙니다. 대국일 수 있는 것: { $moves }. 불러올까요?
    .title = 불러오기
    .yes = 불러오기
    .no = 그대로
title = 수정안
fault = { $moves ->
    [0] { $fault } 그 앞에는 둘 수 있는 수가 없습니다.
   *[other] { $fault } 그 앞의 { $moves }수를 불러왔습니다.
}
meant = 어느 것이 맞나요?
choice = { $number }. { $repair }
how = 첫째를 적용하려면 repair 1을 입력하세요.
taken = 고쳤습니다. { $repair }.

none = 이 대국에는 수정안이 없습니다
only = 수정안은 { $repairs }개뿐입니다
wrong-number = 수정안의 번호여야 하는데 { $found }입니다

key-row = 이전, 다음 수정안
key-keep = 오류가 있는 데까지 그대로 두기
    .hint = 그대로

not-taken = 텍스트에 대국이 { $games }개 더 있지만 읽지 않았습니다. 하나만 붙여넣으세요.
