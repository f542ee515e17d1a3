exact = 精确
estimated = 估计
evaluation = 静态估值
depth = 深度 { $depth }
selective = 深度 { $depth }，{ $percent }%

discs = { $discs } 子
about-discs = { $discs } 子
the-best-move = 最佳棋步
loses = 损 { $discs }

best = 最佳：{ $square }，{ $mover } { $value }，{ $certainty }
    .short = { $square } { $value }，{ $certainty }

best-and-focus = { $best }；{ $square }，{ $loss }

line = { $square }（{ $value }）
line-on = { $square }（{ $value }），接着 { $moves }

draws = 平局
is-ahead = 略领先
is-behind = 略落后
is-even = 均势
wins-by = 胜 { $discs } 子
leads-by = 约领先 { $discs } 子
loses-by = 负 { $discs } 子
trails-by = 约落后 { $discs } 子

gives-away = { $best ->
    [win] 送掉胜局
    [draw] 送掉平局
    [even] 丢掉领先，成为均势
   *[lead] 丢掉领先
}
turning-point = 第 { $number } 步：{ $player } { $square }（{ $value }）{ $gives-away }；{ $better } { $outcome }。
    .certain = 第 { $number } 步：{ $player } { $square }（{ $value }）{ $gives-away }；{ $better } { $outcome }，{ $certainty }。

fewer-win = 子少者胜：+6 表示少 6 子而胜。
