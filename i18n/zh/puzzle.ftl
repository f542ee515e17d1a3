## 题目：任务、难度、答案。

task = { $kind ->
    [midgame] 轮到{ $mover }：只有一步能保持领先
   *[endgame] 轮到{ $mover }：只有一步能胜
}
of-day = { $day } 每日一题
difficulty = { $grade ->
    [easy] 简单
    [medium] 中等
   *[hard] 困难
}：空位 { $empties }，合法棋步 { $moves }；{ $search ->
    [at-once] 正解一眼可见
    [finds] 引擎算 { $depth } 步能找到正解
   *[misses] 引擎算 { $depth } 步找不到正解
}。
    .short = { $grade ->
        [easy] 简单
        [medium] 中等
       *[hard] 困难
    }：空位 { $empties }，合法棋步 { $moves }。
solution = 答案：{ $square } { $outcome }：{ $line }。
refutation = { $square } { $outcome }（差 { $loss }）：{ $line }。
grade = { $grade ->
    [easy] 简单
    [medium] 中等
   *[hard] 困难
}
