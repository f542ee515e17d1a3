lang = zh-Hans
language = 语言
no-script = 本页面需要 JavaScript。
wrong-host = 此地址打不开本对局的页面。请按收到的原链接打开；或请房主用 --tunnel 加上你使用的地址。
connecting = 正在连接……
lost = 连接已断开，正在重试……
lost-long = 如果一直如此，请索取新链接：对局和你的座位都还在。
your-name = 你的名字
play = 下棋
watch = 观战
rules = 规则
board = 棋盘
more = 更多
tap-again = 再点一次该格即可落子。
one-tap = 点一下就落子，不先显示会翻转的棋子
sound = 轮到我时发出声音
vibration = 轮到我时振动
moves = 棋步

invites = { $other }邀请你对局
each-has = 每方用时 { $time }{ $increment ->
    [0] 。
   *[other] ，每步加 { $increment } 秒。
}
elsewhere = 对局已在另一个标签页中打开。
play-here = 在此下棋
host-left = { $at-start }离开了。对局已保存，{ $other }回来后会在这里继续。

title = { $what } – 黑白棋
no-game = 对局尚未开始。
paused = 已暂停
your-move = 轮到你
your-choice = 选择要翻转的棋子
to-move = 轮到{ $player }
you = 你
discs-left = 剩 { $discs } 子

square = { $square }，{ $state }
playable = { $square }，合法棋步，翻转 { $discs }
hidden = 已隐藏

not-answered = { $other }还没有答复。
undone = 已悔棋：{ $squares }。
nothing-to-undo = 你没有可悔的棋步。
left = 你已离开对局。打开链接即可回来。

undo = 悔棋
pause = 暂停
resume = 继续
resign = 认输
rematch = 再来一局
next-game = 下一局
withdraw = 撤回请求
leave = 离开
share = 邀请观战
shared = 观看这盘黑白棋
link-copied = 观战链接已复制，可以发给想看的人。
ask-leave = 离开对局吗？打开链接即可回来。
    .yes = 离开
    .no = 留下
unknown-link = 此链接不完整或已失效。请检查，或索取新链接。
