hint = 给出提示：先提示看哪里；再用一次，最佳棋步；再用一次，各步子损
    .about = 提示 建议 支招 估值 评分
    .usage = hint
    .key = 提示：看哪里；最佳棋步；各步子损；估值；隐藏
    .hint = 提示
evaluate = 列出全部合法棋步，从好到坏，附估值和子损
    .about = 形势 谁领先 谁赢 谁赢了 估值 谁优 谁好 谁在赢 谁要赢了
    .screen = 在每个局面显示各合法棋步的子损
    .usage = evaluate
    .key = 查看每个合法棋步的估值

evaluating = 正在评估棋步。
    .short = 评估中。
started = 引擎正在评估棋步。
hidden = 已隐藏引擎估值。
are-scores = 现在显示估值：走棋一方领先的子数。
wait = 估值稍后显示。
question = 显示引擎对各步棋的估值吗？
    .title = 引擎
    .yes = 显示
    .no = 不看，继续下

only-move = 只有一步可下。
all-good = 全部 { $moves } 步棋好坏相近。
some-good = { $good ->
    [1] 有一步棋优于其他。
   *[other] { $legal } 步棋中有 { $good } 步好坏相近，优于其他。
}
look = { $where ->
    [corners] 留意四个角。
    [top] 留意上边。
    [bottom] 留意下边。
    [left] 留意左边。
    [right] 留意右边。
    [upper-left] 留意左上方。
    [upper-right] 留意右上方。
    [lower-left] 留意左下方。
    [lower-right] 留意右下方。
    [upper-half] 留意上半部。
    [lower-half] 留意下半部。
    [left-half] 留意左半部。
   *[right-half] 留意右半部。
}

head = { $count ->
    [1] { $mover }有 1 步可下，{ $certainty }。{ $sign }
   *[other] { $mover }有 { $count } 步可下，从好到坏，{ $certainty }。{ $sign }
}
move = { $square }：{ $mover } { $value }，{ $loss }。

locked = 为保证公平，引擎已锁定
busy = 引擎正在选择棋步；请等它下完再问
failed = 无法评估棋步：{ $error }
