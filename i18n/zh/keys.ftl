## 按键：名称、分组标题，以及多处通用的功能。

name = { $key ->
    [Up] 上
    [Down] 下
    [Left] 左
    [Right] 右
    [PageUp] PgUp
    [PageDown] PgDn
   *[other] { $key }
}
with-ctrl = Ctrl-{ $key }
arrows = 方向键
click = 单击
wheel = 滚轮
any-of = { $keys } 之一
then = 再按 { $keys }

group-play = 下棋
group-browse = 浏览
group-study = 研究
group-games = 对局
group-read = 文字显示
group-screen = 屏幕

mode-board = 棋盘上
mode-any = 通用
mode-record = 棋谱和图表中
mode-question = 提问时
mode-filter = 筛选时
mode-text = 阅读文字时

cursor = 移动光标
line = 上一行、下一行
erase = 删除一个字符（Ctrl-W 一个词，Ctrl-U 全部）
cancel = 取消
    .hint = 取消
close = 关闭
    .hint = 关闭
scroll = 滚动
    .hint = 滚动
yes = 是（认输、删除或答复对方，只能用 y）
    .hint = 是
no = 否（不是由你引起的提问，只能用 n）
    .hint = 否
escape = 关闭打开的窗口，或取消输入的列；不会退出程序
at-once = 立即退出、挂起、重绘
at-once-without-jobs = 立即退出、重绘
browse = 浏览对局
    .hint = 浏览
ends = 到初始局面，到当前局面
pages = 棋谱，图表
