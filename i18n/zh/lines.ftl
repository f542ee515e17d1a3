## 局面的推荐变化，停留越久搜索越深。

mode = 推荐变化
activity = 推荐变化

lines = 搜索当前局面的最佳棋步，给出各步的估值和变化
    .screen = 在每个局面显示最佳棋步的估值和变化，停留越久搜索越深
    .about = 推荐变化 最佳变化 多变化 分析 引擎 候选着法 最佳着法 最好的几手 残局求解
    .usage = lines、lines 5、lines all、lines 5 depth 24、lines seconds 10、lines threads 2 或 lines memory 256
    .key = 推荐变化：每个局面的最佳棋步，停留越久搜索越深
    .details = 所选会一直保持：变化数、深度（步）、每个局面的秒数、线程数、内存（MiB）。any 取消深度或时间的限制。keep 2 把第二条变化连同估值保存为分支。
next-row =
    .key = 下一条、上一条变化；光标移到该步
    .hint = 下一条
previous-row =
    .hint = 上一条
more =
    .key = 变化数：1、3、5、全部
    .hint = 更多变化
keep = 把变化连同估值保存为对局的分支：所选变化，或按序号、棋步指定
    .usage = keep、keep 2 或 keep d3
    .key = 把变化连同估值保存为分支
    .hint = 保存
close =
    .key = 关闭推荐变化
    .hint = 关闭
key-line = 逐步查看所选变化
    .hint = 变化
    .hint-instead = 前进

question = 对局还没结束，现在就显示引擎的推荐变化吗？
    .title = 推荐变化
    .yes = 显示
    .no = 继续下

not-shown = 还没有变化；用 :lines 开始搜索
no-such = 没有变化{ $what }
wrong = { $what }：{ $why }
no-moves = 对局已经结束，没有可以计算的棋步。回到较早的局面，就能看到它的最佳变化。
begins = 正在搜索最佳棋步。
waiting = 等待引擎
taken = { $nodes }节点 · { $speed }/秒
    .short = { $nodes } · { $speed }/秒
at-end = 这些棋步之后：
kept = 已将 { $square }（{ $value }）及其变化保存为分支。

best = { $count } 条最佳变化
all = 每步一条变化
depth = 深度 { $depth }
any-depth = 深度不限
seconds = 每个局面 { $seconds } 秒
any-time = 时间不限
chosen = { $count }，{ $depth }，{ $time }，{ $threads } 个线程，{ $memory } MiB 内存。

head = { $mover }：{ $moves } 步可下，最佳 { $count } 条变化（{ $taken }）。
so-far = { $certainty }：{ $moves }（{ $taken }）
line = { $square } { $value }（{ $certainty }）：{ $moves }
