## 两种未来：小棋盘上说明为什么一步棋有损失的局面。

after = { $square } 之后
after-reply = { $square }，{ $player }应 { $reply }
later = { $square } 后第 { $plies } 步
moves = { $player }：{ $moves } 步可下
new-moves = { $player }：{ $moves ->
    [0] 没有新棋步
   *[other] 新增 { $moves } 步
}
choice = { $player } { $own } 步，{ $opponent } { $opp } 步
outer = 外子 { $discs } 个，{ $player }：{ $moves } 步可下
open = 空位 { $squares } 个，{ $player }可下 { $moves } 个
passes = { $player }必须弃权
has-corner = { $player }占 { $corner }
free = { $corner } 还空着
beside = { $square } 在 { $corner } 旁
not-beside = 不在 { $corner } 旁
plays = { $player }占 { $square }
cannot-play = { $player }下不了 { $square }
wedges = { $player }楔入 { $square }
flips-back = { $player }翻回：{ $square }
inside = 留在内部
plays-last = { $player }最后下 { $square }
discs = { $player }：{ $discs } 子
flips = { $player }翻 { $discs } 子
safe = { $player }稳定子 { $discs } 个
safe-moves = { $moves ->
    [0] 没有安全步
   *[other] 安全步 { $moves } 个
}
no-disc = { $player }：没有子
legend-moves = 圆点：{ $player }可下的位置。
legend-moves-only-here = { $player }可下的位置；+ 只在一盘。
legend-safe-moves = { $player }可下的位置：+ 不送角。
legend-new-moves = +：{ $player }新增的棋步。
legend-open = +：翻转的棋子旁的空位。
legend-square = +：句中所说的位置。
legend-corner = +：角。
legend-safe = +：稳定子，再也翻不动。
legend-flipped = 带标记：翻转的棋子。
legend-outer = 带标记：翻转的、旁边有空位的棋子。
legend-wall = 带标记：旁边有空位的棋子。
said = { $after }：{ $seen }。
followed = 双方都下最佳棋步，再过 { $moves } 步后的局面。PgUp 回到原因。
followed-back = 再早 { $moves } 步的局面。PgDn 前进到原因。
