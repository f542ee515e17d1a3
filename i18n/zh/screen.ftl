## 只有界面能做的事：外观、页面、帮助、退出。

record = 在各格中以序号显示棋步，附注释和分支
    .about = 棋谱 记录
    .key = 棋谱：给棋子标上序号
    .hint = 棋谱
graphs = 显示子数和行动力的图表
    .about = 图表 曲线
    .key = 子数和行动力的图表
    .hint = 图表
legal = 在棋盘上标出合法棋步，或不标
    .about = 可下 位置 合法 显示 可下的位置 哪里可以下 能下哪里 可以下哪里 下在哪里 哪里能下 小点
    .key = 显示或隐藏合法棋步
learn = 为初学者标出：特殊位、稳定子、应着
    .usage = learning-marks，或 learning-marks stable
    .key = 学习标记：特殊位、稳定子、应着
learning-choice = { $marks ->
    [special] 角，以及角旁的 C位和 X位
    [stable] 再也不会被翻转的棋子
    [replies] 对手可下的位置，以及会翻转的子数
   *[off] 无
}
    .about = { $marks ->
        [stable] 稳定子 稳定
       *[other] { "" }
    }
turn = 旋转棋盘，或从一方来看：white 为旋转半圈
    .about = 旋转 翻转 方向 视角
    .usage = turn，或 turn white
    .key = 旋转棋盘
theme = 选择棋盘的颜色
    .about = 颜色 主题 外观
    .usage = theme，或 theme paper
    .key = 选择棋盘的颜色
theme-choice = { $theme ->
    [classic] 绿色棋盘
    [paper] 如印刷般的灰色纸面
    [contrast] 蓝色棋盘，几乎人人都能分辨的颜色
    [slate] 适合深色终端的灰蓝色棋盘
    [walnut] 木制棋盘
   *[mono] 无颜色
}
    .about = { $theme ->
        [classic] 绿色 默认
        [paper] 浅色 明亮 白色 纸 浅色模式 日间模式
        [contrast] 蓝色 色盲 色弱 高对比
        [slate] 深色 暗色 黑色 夜间 深色模式 夜间模式 黑夜 黑暗
        [walnut] 木头 棕色
       *[mono] 黑白 单色 无颜色
    }
language = 选择语言；不写语言时列出全部
    .about = 语言 简体 界面
    .usage = language，或 language de
    .key = 选择语言
language-choice = { $name }
    .about = { $words }
language-chosen = 语言：{ $name }。
mouse = 让鼠标在终端中选择文字，或改回下棋
    .about = 点击 选择文字
    .key = 让鼠标选择文字，或改回下棋
yes = 对提问回答“是”
no = 对提问回答“否”；若提问由你输入的一行引起，其他命令或棋步也算“否”
no-question = 没有要回答的提问
cancelled = 已取消。
no-answer = 应为 yes 或 no，而不是{ $found }：{ $question }
with-answers = { $question }请回答 yes 或 no。
help = 列出全部命令，或讲解其中一个
    .about = 说明 按键 帮助 快捷键 怎么用 菜单 主菜单 版本
    .usage = help，或 help new
    .key = 帮助
    .hint = 帮助
commands = 列出全部命令，或符合某些词的命令
    .usage = commands，或 commands 存档
quit = 退出；在终端中会保存对局
    .about = 退出 结束 退出游戏 结束对局
    .key = 退出；下次接着下
    .button = 退出
    .hint = 退出

unknown-command = 未知的命令{ $found }；输入 help 查看
did-you-mean = 未知的命令{ $found }；是不是 { $known }？
no-command-about = 没有与{ $words }有关的命令；输入 help 查看
only-on-screen = { $command } 只能在屏幕界面中使用
group = { $name }：{ $commands }
moves-help = 输入一步棋（如 d3）或多步（如 f5d6c3），或以下之一：
more-help = 输入 help new 了解其中一个，或输入 commands 存档 列出与存档有关的命令。
record-title = 棋谱
old-key = { $key } 键现已不用；请输入 :{ $command }。

lines-dropped = 同时收到的 { $lines } 行没有执行。
too-small = 至少需要 { $needed }；此终端为 { $there }。
    .short = 需要 { $needed }。
part = { $first }-{ $last }/{ $total }
    .short = { $last }/{ $total }
column-first = 第 { $row } 行是哪一列的？请先输入列的字母，如 d{ $row }。
unread-key = 这里没有 { $letter } 这个键。请切换到英文输入，或用方向键和 Enter。
column-typed = { $column } 列：按 1-8（Esc 取消）
next-move = 第 { $number } 步
after-move = 第 { $number } 步之后
    .short = { $number } 步后
at-start = 初始局面
event-and-round = { $event }，第 { $round } 轮
round = 第 { $round } 轮
official-score = 正式比分：{ $score }

special-squares = # 角；旁边 c 是边上的 C位，x 是斜线上的 X位（:learning-marks off 关闭）
    .short = # 角，c C位，x X位
stable-discs = 已标出：稳定子（永远不会被翻转）
replies = 数字：对该步的应着，及其翻转的子数
mouse-selects = 鼠标用于选择文字。输入 :mouse 改为下棋。
colors-unseen = 因终端所限或设置了 NO_COLOR，目前不显示颜色。
