## 수, 패스, 차례.

flips = { $player } { $square }: { $discs } 뒤집음.
    .played = { $player }이(가) { $square }에 두어 { $discs }을(를) 뒤집었습니다.
places = { $player }이(가) { $square }에 놓습니다.
    .played = { $player }이(가) { $square }에 놓았습니다.
chosen = { $ply }.
named = { $player } { $square }
named-choice = { $player } { $square } 뒤집음
named-choice-of-none = { $player } 뒤집지 않음

pass = { $passed }은(는) 둘 곳이 없습니다. { $other }이(가) 이어서 둡니다.
pass-without-discs = { $passed }은(는) 남은 돌이 없습니다. { $other }이(가) 이어서 둡니다.
had-to-pass = { $passed }은(는) 패스할 수밖에 없었습니다. { $other }의 수: { $squares }.

mover = { $mover } 차례
to-move = { $player } 차례: { $squares }.
to-choose = { $player }이(가) 뒤집을 돌을 고를 차례: { $discs }.
to-choose-or-none = { $player }이(가) 뒤집을 돌을 고를 차례: { $discs }. 뒤집지 않으려면 { $none }.

turn-of = 지금은 { $player } 차례입니다
over = { $square }에 둘 수 없습니다. 대국이 끝났습니다
occupied = { $square }에는 이미 돌이 있습니다
no-neighbour = { $color ->
    [black] { $square } 옆에 흑돌이 없습니다
   *[white] { $square } 옆에 백돌이 없습니다
}
no-flips = { $square }에서는 뒤집을 돌이 없습니다
not-centre = { $square }은(는) 가운데의 빈칸이 아닙니다
not-a-choice = { $square }은(는) 고를 수 있는 돌이 아닙니다
in-move = { $number }번째 수: { $why }

no-moves = 아직 둔 수가 없습니다.
discs = 흑 { $black }, 백 { $white }, 빈칸 { $empty }.
discs-and-hands = 흑 { $black }, 백 { $white }, 빈칸 { $empty }. 남은 돌: 흑 { $black-left }, 백 { $white-left }.
not-finished = 진행 중. { $discs }
would-flip = { $square }: 돌 { $discs }개를 뒤집습니다.
    .valued = { $square }: 돌 { $discs }개를 뒤집습니다. { $value }.
would-choose = { $square }: { $chosen }을(를) 뒤집습니다.
    .valued = { $square }: { $chosen }을(를) 뒤집습니다. { $value }.
would-flip-none = { $square }: 뒤집지 않습니다.
    .valued = { $square }: 뒤집지 않습니다. { $value }.
would-be-placed = { $square }: 가운데의 빈칸입니다.
    .valued = { $square }: 가운데의 빈칸입니다. { $value }.
valued = { $square }: { $value }.
