## 레퍼토리: 두고 싶은 오프닝.

repertoire = 내 오프닝으로 할 수 있는 것 보기: 연습, 대국에서 만들기, 한 수씩 만들기, 수 더하기
    .usage = repertoire, 또는 repertoire train, train black, here, games black, opening tiger, openings black, play black, add, add d6
    .about = 연습 배우기 오프닝 정석 포석 외우기 준비 레퍼토리
    .key = 내 오프닝 만들고 연습하기
add-selected =
    .key = 고른 수를 레퍼토리에 더하기
    .hint = 더하기

here = { $color } 레퍼토리: 국면 { $positions }개. { $here }
ends-here = 여기서 끝납니다.
no-move-here = 여기에는 수가 없습니다.
you-play = 내 수: { $moves }.
has-answer = 이 수들에 대한 응수가 있습니다: { $moves }.
commented = { $square }({ $comment })
added = { $square }을(를) { $color } 레퍼토리에 더했습니다.
there-already = { $square }은(는) 이미 { $color } 레퍼토리에 있습니다.
called-wrong = 파일에 { $square }은(는) 틀린 수로 적혀 있어 그대로 둡니다.
failed = 내 레퍼토리: { $error }.

you-left = { $move }번째 수에서 레퍼토리를 벗어났습니다: { $square }(레퍼토리: { $yours }). { $loss ->
    [none] 손해 없음
   *[some] { $loss }개 손해
}.
    .short = { $move }에서 벗어남: { $square } -{ $brief }({ $yours }).
you-left-as = { $color }(으)로 { $move }번째 수에서 레퍼토리를 벗어났습니다: { $square }(레퍼토리: { $yours }). { $loss ->
    [none] 손해 없음
   *[some] { $loss }개 손해
}.
    .short = { $move }에서 벗어남: { $square } -{ $brief }({ $yours }).
game-left = 대국이 { $move }번째 수 { $square }에서 레퍼토리를 벗어났습니다.
    .short = { $move }에서 벗어남: { $square }.
ended = 레퍼토리는 { $move }수에서 끝났습니다.
    .short = 레퍼토리는 { $move }수까지.

no-square = 칸이어야 하는데 { $found }입니다
unknown = 이 가운데 하나여야 합니다: train, here, opening tiger, 색과 함께 games·openings·play, add, add d6. 적은 것: { $found }
none-yet = 아직 레퍼토리가 없습니다.
ways = `repertoire train`으로 연습합니다. `repertoire games black`은 내 대국에서, `repertoire openings black`은 여기서부터 둔 수에서, `repertoire play black`은 지금부터 두는 수로 만듭니다.
choice-train = 연습하기: 국면 { $positions }개
choice-color = { $color }: 국면 { $positions }개
choice-here = 이 국면부터 연습하기
choice-games = 저장된 내 대국에서 만들기
choice-openings = 여기서 둔 수로 만들기
choice-play = 내가 두는 수로 만들기
choice-play-ends = 두는 수를 그만 더하기
choice-add = { $moves ->
    [1] 판 위의 수 더하기
   *[other] 판 위의 { $moves }수 더하기
}
choice-as = { $color }(으)로
being-made = { $color } 레퍼토리를 만들고 있습니다…
merged = { $color } 레퍼토리는 이제 국면 { $positions }개이며, { $new ->
    [0] 새것은 없습니다
   *[other] 그중 { $new }개가 새것입니다
}({ $games }에서). :repertoire train으로 연습합니다.
opening-added = { $new ->
    [0] { $name }: 이미 모두 레퍼토리에 있습니다.
   *[other] { $name }: 국면 { $new }개를 레퍼토리에 더했습니다.
}
no-own-games = { $color }(으)로 둔 내 대국을 찾지 못했습니다. 엔진의 단계와 둔 대국은 내 것으로 봅니다. 판 위의 대국도 내 것이면 입력하세요: :mine { $color ->
    [black] black
   *[white] white
}
no-games-here = 이 국면이 나온 대국이 없습니다. :repertoire play로 한 수씩 만듭니다.
playing = 이제 { $color }(으)로 두는 수를 모두 레퍼토리에 더합니다. :repertoire play로 그만둡니다.
playing-ended = 두는 수를 더는 레퍼토리에 더하지 않습니다.
no-repertoire = 아직 레퍼토리가 없습니다. :repertoire로 만듭니다
no-repertoire-for = 아직 { $color } 레퍼토리가 없습니다. :repertoire로 만듭니다
not-there = 거기부터는 레퍼토리에 수가 없습니다
no-move = 둔 수가 없어 더할 것이 없습니다
other-rules = 레퍼토리는 오델로 규칙에서만 쓸 수 있습니다
contest = 두 사람이 시계를 쓰며 대국하고 있습니다

exists = { $file }은(는) 이미 있습니다. 덮어쓰려면 --replace, 다른 파일에 쓰려면 --file을 쓰세요
making = 레퍼토리를 만드는 중: { $move }번째 수, 국면 { $positions }개 중 { $done }개
checking = 레퍼토리를 살피는 중: 국면 { $positions }개 중 { $done }개
made = { $file }: { $color }의 수가 있는 국면 { $positions }개.
no-frequencies = 대국이 없어 자주 나오는 응수를 알 수 없습니다. 대국을 적거나 설정 파일의 `games`에 적으세요
at-start = 처음에
after = { $line } 뒤
hole = { $place }: { $square }에 대한 응수가 없습니다. { $reached }판 중 { $games }판에서 { $opponent }이(가) 두었습니다.
unanswered = { $place }: 응수가 없습니다.
unread = { $place }: 둘 수 없는 변화입니다.
loses = { $place }: 레퍼토리의 { $square }은(는) { $loss }개 손해입니다. { $best }이(가) 최선입니다.
conflict = { $place }: 내 수는 { $here }이지만, { $other } 뒤의 같은 국면에서는 { $there }입니다.
checked = 국면 { $positions }개, { $findings ->
    [0] 알릴 것이 없습니다.
   *[other] 살펴볼 것이 { $findings }개입니다.
}
choice-opening = 많이 두는 오프닝 익히기
