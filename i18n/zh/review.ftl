## 复盘：每步棋损多少，以及失误。

mode = 复盘中
activity = 复盘

review = 找出每步棋的子损、转折点和平均子损，或停止复盘
    .about = 复盘 分析 检讨 失误 错误 为什么输了 哪里错了 我错在哪 哪里下错了
    .usage = review，或 review stop
    .key = 复盘：每步的子损、失误、更好的棋步
errors = 列出损两子以上的棋步：双方的、一方的，或从最大的开始
    .about = 失误 坏棋 错误 漏着
    .usage = errors、errors black 或 errors worst
    .key = 列出损失两子以上的棋步
error = 查看下一处失误之前的局面，或上一处
    .about = 失误 坏棋 最大失误
    .usage = error，或 error previous
    .key = 下一处、上一处失误，光标在最佳棋步上
    .hint = 下一失误
next =
    .key = 复盘；然后到下一处失误，光标在最佳棋步上
    .hint = 复盘
    .hint-instead = 复盘
previous-error =
    .hint = 上一失误
whose =
    .key = 谁的失误：双方、黑棋、白棋
    .hint = 哪方
order =
    .key = 失误从大到小，或按棋步顺序
    .hint = 从大到小
deeper = 加深搜索复盘过的棋步，失误优先：每次加深两步
    .key = 加深搜索，失误优先；每次加深两步
stop-or-go-on = 停止复盘，或继续
    .key = 停止复盘，或继续
    .hint = 停止

question = 对局还没结束，现在就复盘吗？
    .title = 复盘
    .yes = 复盘
    .no = 继续下
proposal = 输入 review 找出失误。

extent = { $done }/{ $all } 步
under-way = 正在复盘：{ $extent }。:review 查看。
    .short = 正在复盘：{ $extent }。
started = 正在复盘：已完成 { $extent }。输入 review stop 停止。
ended = 已复盘 { $extent }。:review 查看。
    .line = { $summary }

place = 第 { $number } 步，{ $player }
turning-point = 第 { $number } 步（转折点），{ $player }
at = { $place }
for-player = { $player } { $value }

best = { $place } { $square } 是最佳棋步，{ $certainty }。
    .short = { $square } 是最佳棋步
loses = { $place } { $square } 损 { $loss } 子，{ $certainty }。应下 { $line }。
    .short = { $square } 损 { $loss }；{ $better } { $value }
loses-why = { $place } { $square } 损 { $loss } 子，{ $certainty }：{ $reasons }应下 { $line }。
    .short = { $square } 损 { $loss }：{ $brief }；{ $better } { $value }
lesson = { $place } { $square } 损 { $loss } 子，{ $certainty }。
no-reason = 归纳不出原因，请比较两条变化。

errors-found = 失误 { $errors } 处
errors-of = { $player }：失误 { $errors } 处
listed = { $errors }
    .line = { $errors }。{ $list }
none = 没有损两子以上的棋步。
none-yet = 还没有失误。
worst = 最大失误：{ $number } { $square } { $loss }
lost = { $best ->
    [win] 送掉胜局
    [draw] 送掉平局
   *[lead] 丢掉领先
}
    .list = { $best ->
    [win] 送掉胜局
    [draw] 送掉平局
   *[lead] 丢掉领先
}
lost-why = { $lost }；{ $reason }

reviewed = 已复盘 { $moves } 步。
reviewed-part = 已复盘 { $extent }；输入 review 继续。
no-turning-point = 没有丢掉胜局、平局或领先的棋步。
mean = { $player }平均每步损 { $mean } 子；{ $phases }。
of-phase = { $phase ->
    [opening] 开局共 { $loss }
    [midgame] 中局共 { $loss }
   *[endgame] 残局共 { $loss }
}
of-endgame = 残局共 { $loss }（{ $moves } 步）
all-exact = 所有子损都是精确值。
exact-from = 子损从第 { $move } 步起为精确值，之前为估计。

reviewing = 正在复盘
done = { $done }/{ $all }
reviewing-extent = 正在复盘：{ $extent }
reviewed-extent = 已复盘：{ $extent }
looking-deeper = 加深搜索：还剩 { $moves } 步
classes = { $player }的棋步按子损分：{ $classes }。
loss-per-move = 每步子损
loss-so-far = 至此每步子损
about-discs-lost = 总损：一方所有棋步与当时最佳棋步相比所损失的子数之和。每局双方都会损失一些，损失少的一方获胜。
phase = { $phase ->
    [opening] 开局
    [midgame] 中局
   *[endgame] 残局
}
all-moves = 总损
classes-heading = 子损

going-deeper = 加深搜索 { $moves } 步：到深度 { $depth }，空位 { $empties } 以下算到底。
    .line = 加深搜索 { $moves } 步：到深度 { $depth }，空位 { $empties } 以下算到底。输入 review stop 停止。
not-complete = 本局还没复盘完
all-is-exact = 所有子损都已是精确值

only-stop = review 除 stop 外不带参数
wrong-whose = 应为 errors、errors black、errors white 或 errors worst，而不是{ $found }
wrong-step = 应为 error 或 error previous，而不是{ $found }
nothing = 没有可复盘的棋步
no-review = 没有在复盘
not-reviewed = 本局尚未复盘
no-error = 复盘没有发现失误
no-error-of = 复盘没有发现{ $player }的失误

key-line = 在失误处：逐步看其变化；] 看最佳棋步的变化
    .hint = 变化
    .hint-instead = 前进
key-close = 关闭；复盘继续进行
    .hint = 关闭
