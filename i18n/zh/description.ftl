## 朗读或显示局面和对局。

moves = 说明轮到谁，列出合法棋步
board = 画一次棋盘，或每步之后都画
    .usage = board、board on 或 board off
row = 用文字显示一行，从 a 到 h
    .usage = row 4
column = 用文字显示一列，从 1 到 8
    .usage = column d
square = 说明一格上有什么、是什么位置、在此落子会怎样
    .usage = square d4
rules = 讲解本局的规则，或指定名称的规则
    .about = 规则 教程 入门 怎么赢 胜负 目标 怎么玩 玩法
    .usage = rules，或 rules anti
    .key = 说明本局的规则或其他规则
    .short = 说明规则
stats = 统计子数、行动力、外子、稳定子和角，并说出开局名称
    .about = 数子 棋子数 多少子
    .key = 统计子数、行动力、外子、稳定子和角
trend = 用文字说明图表：各步的子数、行动力和估值
    .key = 用文字读图表
diagram = 画出棋盘，每格写上该步的序号
    .about = 打印 图
    .key = 画出标有棋步序号的棋盘
position = 显示棋盘（从 a1 到 h8 的 64 个字符）和走棋方
    .key = 以 64 个字符显示棋盘
transcript = 显示棋谱，棋步连写
    .key = 显示棋谱，棋步连写

# $page (Word)
page-title = { $page ->
    [answer] 解答
    [rules] 规则
    [stats] 局面数据
    [trend] 对局走势
    [diagram] 棋谱图
    [transcript] 棋谱
   *[position] 局面
}
only-on-or-off = board 除 on、off 外不带参数
no-row = 应为 1 到 8 行，而不是{ $found }
no-column = 应为 a 到 h 列，而不是{ $found }
no-square = 应为 a1 到 h8 的格，而不是{ $found }
no-rules = 未知的规则{ $found }：{ $known }

board-on = 每步之后画棋盘。
board-off = 只有输入 board 时才画棋盘。

row-read = 第 { $row } 行：{ $squares }。
column-read = { $column } 列：{ $squares }。
empty = 空
legal-move = 合法棋步
can-be-flipped = { $color }（可翻转）
can-flip-none = { $color }（选它则不翻转）
square-read = { $square }：{ $facts }。
square-read-with-replies = { $square }：{ $facts }。{ $replies }
a-corner = 角
a-c-square = C位
an-x-square = X位
stable = 稳定子
a-legal-move = 合法棋步
a-legal-move-that-flips = 合法棋步，翻转 { $count } 子：{ $discs }
not-legal = 不是合法棋步
would-pass = { $player }只能弃权。
replies = { $player }的应着：{ $replies }。
reply = { $square } 翻转 { $count }

counted-discs = 子数：{ $discs }
mobility = 行动力（合法棋步数）：黑棋 { $black }，白棋 { $white }。
frontier = 外子（旁边有空位）：黑棋 { $black }，白棋 { $white }。
stable-discs = 稳定子（至少）：黑棋 { $black }，白棋 { $white }。
corners = 角：黑棋{ $black }；白棋{ $white }。
no-corners = 无
opening = 开局：{ $name }。
no-opening = 此开局没有名称。
lead = 领先子数：线上为黑棋，线下为白棋；+ 表示每 10 步

discs-by-move = 子数，黑比白：{ $values }。
mobility-by-move = 行动力，黑比白：{ $values }。
values-by-move = 黑棋的估值：{ $values }。
no-values = 没有估值，本局尚未复盘；输入 review。
unknown = 未知
both-colors = { $black } 比 { $white }
at-start = 开始 { $value }
after-move = 第 { $number } 步 { $value }
