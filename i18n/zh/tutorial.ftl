## 第一课：自己动手落子，学会规则和要领。

mode = 课程中

learn = 在棋盘上用十节短课讲解怎么下；从上次停下的地方继续
    .key = 在棋盘上用二十分钟学会下棋
    .short = 二十分钟学会下棋
    .usage = learn，或 learn 3
    .details = 棋盘上的学习标记用 :learning-marks 选择。
    .about = 教程 入门 新手 课程 规则 怎么下 学习 教我 怎么玩
next = 进入这一课的下一步
    .key = 下一步
    .hint = 继续
back = 收回你的回答，或显示上一步
    .key = 返回：重新回答，或上一步
    .hint = 返回
show = 显示这一课问题的答案
    .key = 显示答案
    .hint = 答案
leave = 离开课程；learn 从这里继续
    .key = 离开课程
key-play = 以光标或鼠标所指的格作答；之后继续
    .hint = 落子
    .hint-instead = 继续
key-leave = 离开课程；:learn 从这里继续
    .hint = 离开

offer = 初学黑白棋？:learn 二十分钟教会你。
    .short = 新手？:learn
left = 已离开课程。:learn 从这里继续。
    .short = :learn 从这里继续
    .line = 已离开课程。输入 learn 从这里继续。
not-kept = 课程的进度没有保存
unknown-lesson = 没有{ $word }这一课；共有第 1 至第 { $count } 课。棋盘上的标记用 learning-marks 选择
under-way = 正在上课；请先离开（Esc）
    .line = 正在上课；输入 leave 离开
not-under-way = 没有在上课；输入 learn 开始
read-on = 这里没有问题：按 Enter 继续
    .line = 这里没有问题：输入 next 继续
answer-first = 请先回答，或按 s 看答案
    .line = 请先回答，或输入 solution 看答案
first-step = 这是第一步

lesson = 第 { $number } 课（共 { $count } 课）：{ $title }
    .short = { $number }/{ $count }：{ $title }
title = { $number ->
    [1] 翻转和角
    [2] 角什么时候会丢
    [3] 角旁
    [4] 数白棋的步数
    [5] 数自己的步数
    [6] 内子和外子
    [7] 边，以及子少
    [8] 双方必争的位置
    [9] 谁下最后一手
   *[10] 完整的一局
}
your-move = 轮到你：单击，或用方向键和 Enter，或输入 d3。
    .short = 轮到你
go-on = Enter：继续
try-again = Enter：再试
next-by-line = 输入 next 继续。
try-again-by-line = 输入 undo，或另下一步。

start = 你执黑，圆点是可下的位置。下 d3：夹在 d3 和另一个黑子之间的白子被翻转。
start-right = 它变成黑子了。这就是黑白棋：沿直线夹住的棋子就归你。
five = 直线有八个方向，一步可以翻转好几个。找出翻转五个子的一步。
five-right = 三条线上一次翻了五个子。
corner = 角上的棋子很安全：没有哪条线能越过它。占角 a1。
corner-right = 谁也翻不了它，也翻不了沿边与它相连的棋子。
counting = 能下就必须下。不能下就弃权。双方都不能下时，子多者胜。
falls = 如果从一个白子出发，有一排黑子通到角，白棋就能占角。找出不送角的一步。
falls-right = 对了：白棋占不到角。
waits = 只有你能占 h1：它跑不掉。白棋想下 g2。先下哪里？
waits-right = g2 到手了，h1 还在等你。
names = 角旁的位置有名字：斜线上的叫 X位，边上的叫 C位。下在那里会帮对手进角。
beside = 不要下 X位和 C位，也不要送角给白棋。
beside-right = 对了：白棋占不到角。
right-x = 有时 X位是对的：下 g7 之后，没有哪条线能让白棋占到 h8。下 g7。
right-x-right = 所以每次都要看，角是不是真的会被占。
count = 数一数你落子后白棋能下几处：越少越好。找出只给白棋留两步的一步。
count-right = 只有两步，标着 ^。别的下法都会更多。
safe = 安全步就是不送角的棋步。没有安全步就只能送角，所以步数少很不利。找出不给白棋留安全步的一步。
safe-right = 白棋有四步（^），每一步都送角给你。
own-moves = 自己的步数也要紧：别让它用完。哪一步给你留得最多？
own-moves-right = 下次有六步，标着 ^。下 d2 就只剩一步。
pass = 没有棋可下就必须弃权。找出让白棋无棋可下的一步。
pass-right = 白棋只能弃权，你再下一步。
inner = 标出的是内子：旁边没有空位。其余黑子是外子：白棋可以下在它们旁边。
quiet = 安静步只翻内子，给白棋的新棋步很少。找出来。
quiet-right = 很安静：翻的是里面的子，白棋的新棋步很少。
wall = 一长排外子是一堵墙：白棋处处可下（^），你却下不了。
edge = 对局早期，边上的子容易受攻击，还会让白棋在中间多出棋步。下在里面，少给白棋留步。
edge-right = 对了。下在边上的 h4，白棋会有 16 步，而不是 11 步。
few = 棋子最后才数。在那之前子少更好：白棋可翻的少。只翻一个子。
few-right = 对了：自己子少，白棋步也少。
none = 但一个子都没有就输了。找出吃掉全部五个白子的一步。
none-right = 白子一个不剩：对局结束，你赢了。
both = 白棋想要这里的一个位置。试一步看看是哪里，然后抢先下。
both-right = 白棋少了一步好棋，你多了一步。
keep = 白棋下不了 a4：留到以后。白棋能下 h5：现在就占。
keep-right = h5 是你的了，a4 还在等你。
last = 剩下两个区域：a2 一个空位，a8 和 b8 两个。从奇数的开始，最后一手就归你。
last-right = 白棋只能下 b8，你在 a8 下最后一手。
game = 最后，与刚学会规则的 1 级电脑下完整的一局。要紧时会提醒你一句。

flips = { $square } 翻转 { $count } 个子。有更好的一步。
outer = { $square } 翻转 { $count } 个外子（^）：旁边有空位。
moves = 下 { $square } 后，白棋有 { $count } 步（^）。
safe-moves = 下 { $square } 后，白棋有 { $count } 个安全步（^）。
own = 下 { $square }，白棋应 { $answer }，你有 { $count } 步（^）。
corner-falls = 下 { $square }，白棋就占角 { $corner }。
stands-beside = { $square } 挨着空角 { $corner }。找远一点的一步。
answered = 下 { $square }，白棋就下 { $answer }。
other = { $square } 可以下，但有更好的一步。

guide-corner = 角 { $corner } 空着：你可以占。
guide-passed = 白棋无棋可下，只能弃权：你再下一步。
guide-beside = 小心 { $square }：它挨着空角 { $corner }。
guide-end = 最后十个空位：每个区域谁下最后一手？
guide-few = 你只剩 { $count } 步可下。哪一步给下次留得更多？
