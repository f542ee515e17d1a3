## 分支、注释、符号和标记。

mode-comment = 写注释时
activity-comment = 注释

variation = 列出此处的分支，或查看其中一个
    .usage = variation，或 variation 2
    .key = 列出此处的分支，或查看其中一个
up = 从分支返回其起点
    .key = 从分支返回其起点
comment = 查看或写入所显示棋步的注释；comment - 删除
    .usage = comment，或 comment 这步不好
    .key = 给所显示的棋步写注释
    .hint = 注释
    .hint-instead = 完整注释
marks = 查看格上的标记，或给一格换下一种标记、指定标记（triangle、square、circle、cross）或标签；marks d3 - 删除
    .usage = marks、marks d3、marks d3 cross 或 marks d3 A
    .key = 在格上做标记
sign = 给所看的棋步换下一个符号（! ? !! ?? !? ?!）或指定符号；sign - 删除
    .usage = sign，或 sign !?
    .key = 给所显示的棋步换下一个符号
promote = 把所看的分支移到原变化之前
    .key = 把分支移到最前；删除分支
    .hint = 提前
remove = 从所看的棋步起删除分支；用 undo 恢复
previous =
    .key = 此处试过的其他棋步：上一个、下一个
next =
    .hint = 下一分支
    .hint-instead = 其他变化

promoted = 该分支已移到最前。
made-main = 该分支已成为主线；被取代的棋步成为分支。
removed = 已删除分支。
    .screen = 已删除分支。按 u 恢复。
restored = 分支已恢复。
commented = 已添加注释。
uncommented = 已删除注释。
too-long = 注释太长，无法在此编辑。
breaks-line = Ctrl-J 换行。
breaks-line-and-cancels = Ctrl-J 换行，Esc 取消。
nothing-marked = 没有标记。
no-comment = 此处没有注释。
no-square-marked = 此处没有带标记的格。
marked = 标记：{ $marks }。
label = { $square } 标签 { $label }
shape = { $shape ->
    [triangle] { $square } 三角
    [square] { $square } 方块
    [circle] { $square } 圆圈
    [cross] { $square } 叉
   *[other] { $square } { $shape }
}
signed = 此步标有 { $signs }。
comment-read = 注释：{ $comment }
unread = 有 { $count } 个不合法的分支作为文字保留。
varied = { $line }：{ $ply }{ $turn }
start = 初始局面
place = { $is-side ->
    [yes] 分支第 { $plies } 步：{ $square }{ $signs }
   *[no] 第 { $plies } 步：{ $square }{ $signs }
}
list = 分支 { $number }，第 { $before } 步：{ $squares }。
list-with-value = 分支 { $number }，第 { $before } 步：{ $squares }（{ $player } { $value }，{ $certainty }）。
line = 第 { $move } 步的分支
none = 没有分支。
none-here = 此处没有分支；{ $places }有。
at-start = 初始局面
after-move = 第 { $move } 步之后

no-sibling = 此处没有试过其他棋步
no-such = { $variations ->
    [0] 此处没有分支
   *[other] 此处只有 { $variations } 个分支
}
not-yet = 对局结束后才能在此试其他棋步
no-variation = 这是对局本身，不是分支
wrong-number = 应为分支的序号，例如 variation 1，而不是{ $found }
wrong-square = 应为一格，例如 marks d3，而不是{ $found }
wrong-sign = 应为 ! ? !! ?? !? ?! 之一，而不是{ $found }

comment-on-game = 全局注释
comment-on-move = 第 { $move } 步的注释

key-keep = 保存注释；空的则删除
    .hint = 保存
key-new-line = 换行
    .hint = 换行
key-move = 在文字中移动
key-erase = 删除光标前、后的字符
key-cancel = 保持注释不变
    .hint = 取消
