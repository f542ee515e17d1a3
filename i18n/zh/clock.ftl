mode = 暂停时
activity = 已暂停

time = 显示双方的剩余时间
    .about = 棋钟 时间 用时 计时 剩余时间
    .key = 查看双方剩余时间
pause = 暂停棋钟，或暂停电脑之间的对局
    .about = 棋钟 暂停 停钟
    .key = 暂停棋钟，或电脑之间的对局
    .hint = 暂停
resume = 继续
    .hint = 继续
    .button = 继续
continue = 继续暂停的对局，或撤销当前所看局面之后的所有棋步
    .usage = continue，或 continue here
    .key = 继续已暂停的对局，或从此处接着下

times-left = 剩余时间：黑棋 { $black }，白棋 { $white }。
no-clock = 本局不用棋钟。
paused = 已暂停；输入 continue 继续。
resumed = 对局继续。
watched-paused = 已暂停。按 p 继续，按 Enter 走一步。
waiting = 输入下一行后开始计时。

is-paused = 对局已暂停
    .line = 对局已暂停；输入 continue 继续
no-clock-to-pause = 棋钟没有在走
    .screen = 本局没有棋钟可暂停
already-paused = 对局已经暂停
not-paused = 对局没有暂停
only-here = continue 除 here 外不带参数

title = 暂停
head = 已暂停。
