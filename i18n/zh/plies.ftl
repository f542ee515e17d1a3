## 棋步、弃权和轮次。

flips = { $player } { $square } 翻转 { $discs }。
    .played = { $player }下 { $square }，翻转 { $discs }。
places = { $player }在 { $square } 落子。
    .played = { $player }下 { $square }。
chosen = { $ply }。
named = { $player } { $square }
named-choice = { $player }翻转 { $square }
named-choice-of-none = { $player }不翻转

pass = { $passed }无棋可下，{ $other }继续下。
pass-without-discs = { $passed }手中已无棋子，{ $other }继续下。
had-to-pass = { $passed }被迫弃权：{ $other }下了 { $squares }。

mover = 轮到{ $mover }
to-move = 轮到{ $player }：{ $squares }。
to-choose = 轮到{ $player }选择要翻转的棋子：{ $discs }。
to-choose-or-none = 轮到{ $player }选择要翻转的棋子：{ $discs }；选 { $none } 则不翻转。

turn-of = 现在轮到{ $player }
over = 不能下 { $square }：对局已结束
occupied = { $square } 已有棋子
no-neighbour = { $color ->
    [black] { $square } 旁边没有黑子
   *[white] { $square } 旁边没有白子
}
no-flips = { $square } 不能翻转任何棋子
not-centre = { $square } 不是空着的中心格
not-a-choice = { $square } 不在可选的棋子之中
in-move = 第 { $number } 步：{ $why }

no-moves = 尚未落子。
discs = 黑棋 { $black }，白棋 { $white }，空位 { $empty }。
discs-and-hands = 黑棋 { $black }，白棋 { $white }，空位 { $empty }。手中：黑棋 { $black-left }，白棋 { $white-left }。
not-finished = 尚未结束。{ $discs }
would-flip = { $square } 可翻转 { $discs } 子。
    .valued = { $square } 可翻转 { $discs } 子：{ $value }。
would-choose = { $square } 可翻转 { $chosen }。
    .valued = { $square } 可翻转 { $chosen }：{ $value }。
would-flip-none = { $square } 不翻转棋子。
    .valued = { $square } 不翻转棋子：{ $value }。
would-be-placed = { $square } 是空着的中心格。
    .valued = { $square } 是空着的中心格：{ $value }。
valued = { $square }：{ $value }。
