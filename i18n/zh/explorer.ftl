## 一个局面下过什么、谁下的、结果如何。

mode = 开局统计
activity = 开局统计
mode-filter = 选择对局时

openings = 显示当前局面下过哪些棋步、各有多少局、结果如何
    .about = 定式 开局库 数据库 比赛对局
    .screen = 显示这里下过什么、谁下的、结果如何
    .usage = openings
    .key = 开局统计：这里下过什么、谁下的、结果如何
    .hint = 开局
filter = 选择用于统计的对局：按棋手、颜色、年份、结果、赛事，或恢复全部
    .usage = filter，或 filter tastet black 1990-2005 won，或 filter event:paris own
    .key = 选择对局：按棋手、颜色、年份、结果、赛事
    .hint = 筛选
found = 打开 openings 列出的对局，停在当前局面
    .usage = found 3
    .key = 打开开局统计列出的一局，停在当前局面
spar = 从这里与电脑接着下；电脑照你的定式库和所选对局下，直到脱谱
    .usage = spar，或 spar 5
    .key = 从这里与电脑接着下，电脑照你的定式库和这些对局下，直到脱谱
    .hint = 接着下
next-row =
    .key = 下一行、上一行；光标移到该步
    .hint = 下一行
previous-row =
    .hint = 上一行
open-game =
    .key = 打开所选（或第一个）对局，停在当前局面；当前对局会保留
    .hint = 打开
whose =
    .key = 统计谁的对局：棋手、棋手和程序、自己
    .hint = 谁的对局

question = 对局还没结束，现在就显示这里的下法和引擎估值吗？
    .title = 开局统计
    .yes = 显示
    .no = 继续下

games = { $number } 局
all-games = 全部
choice = { $whose ->
    [people] 棋手的对局：{ $games }。
    [everybody] 棋手和程序的对局：{ $games }。
   *[own] 自己的对局：{ $games }。
}
choice-of = { $whose ->
    [people] 棋手的对局：{ $games }（{ $filter }）。
    [everybody] 棋手和程序的对局：{ $games }（{ $filter }）。
   *[own] 自己的对局：{ $games }（{ $filter }）。
}
no-base = 还没有对局。:settings games 可以指定棋谱文件或文件夹。
partial = 这里只统计前一百万局；othello explore 统计全部。
faults = { $fault }（共 { $count } 处错误）
reading = 正在读取对局：{ $percent }%，{ $games }
reading-games = 正在读取对局：{ $games }

label = 筛选对局：
words = 棋手名；black 或 white；1990-2005；won、lost、draw、black-wins；event:paris；programs；own。
title-games = 局数
title-won = 胜%
title-discs = 子差
title-value = 估值
latest = 最近 { $listed } 局，共 { $games }：
listed = 对局：

nobody-here = 没有对局到过这里；棋步按估值排列。
over = 对局已经结束，没有可以查找的棋步。回到较早的局面，就能看到到过那里的对局。
here = 此局面 { $games } 局。
here-ended = 此局面 { $games } 局：{ $shares }%。
here-lead = 此局面 { $games } 局：{ $shares }%，黑棋 { $lead }。
own-moves = 定式库：{ $moves }。
answers = 定式库应对 { $moves }。

reached = 此局面 { $games } 局，共 { $all }。
reached-ended = 此局面 { $games } 局，共 { $all }：黑胜 { $black }%，平 { $draws }%，白胜 { $white }%。
reached-lead = 此局面 { $games } 局，共 { $all }：黑胜 { $black }%，平 { $draws }%，白胜 { $white }%；黑棋平均子差 { $lead }。
row = { $square }：{ $games }。
row-ended = { $square }：{ $games }，黑胜 { $black }%，平 { $draws }%，白胜 { $white }%。
row-lead = { $square }：{ $games }，黑胜 { $black }%，平 { $draws }%，白胜 { $white }%，黑棋平均子差 { $lead }。
no-games-go-on = 没有对局从这里继续。
no-habits = 这些对局中没有出现过两次的局面。
game = 对局 { $place }：{ $game }。
values = 引擎：{ $values }；{ $certainty }。

the-engine = 引擎
by-itself = 没有选定对局，{ $computer }自己决定怎么下。
by-games = { $computer }照这 { $games }下，直到脱谱。
by-repertoire = { $computer }照你的定式库下，直到脱谱。
by-both = { $computer }先照你的定式库下，再照这 { $games }下，直到脱谱。

other-rules = 开局统计只有标准黑白棋规则的对局
not-shown = 请先打开开局统计
no-game = 没有这一局
no-rows = 这里没有列出任何棋步
wrong-number = 应为对局序号，而不是{ $found }
wrong-level = spar { $level }：{ $why }
two-colors = 只能有一种颜色
two-results = 只能有一种结果
two-years = 只能有一段年份
not-years = 年份应写作 1990-2005
no-player = 请写明是哪位棋手的颜色或结果

close =
    .key = 关闭开局统计
    .hint = 关闭
key-count = 统计符合条件的对局
    .hint = 统计
