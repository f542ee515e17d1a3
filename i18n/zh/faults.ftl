## 各种错误：粘贴或打开的对局、文件、输入的内容。均为分句，句末不加句号。

one-of = 应为下列之一：{ $names }
because = { $what }：{ $why }

line = 第 { $line } 行
column = 第 { $line } 行第 { $column } 列
game = 第 { $game } 局

mirrored-only = { $square } 只在镜像开局中合法
pass-not-forced = 此处有棋可下，不能弃权
out-of-turn = 现在没有轮到{ $color }
no-choice = 此处不应有 x：没有可选的棋子
off-board = { $text } 不在棋盘上
row-first = { $text } 应先写列，后写行
no-row = { $text } 之后缺少行号
not-a-move = { $text } 不是棋步
after-result = 结果之后不应再有内容，却有 { $text }
number-expected = 编号应为 { $expected }，却是 { $found }

missing = 缺少 { $number }
doubled = { $number } 出现在 { $squares }
illegal-number = { $number } 不合法：{ $why }
too-large = { $square } 的 { $number } 大于 { $most }

no-discs = 棋盘上没有棋子
not-64 = 应为 a1 到 h8 的 64 个字符，而不是 { $found } 个
no-disc = { $square } 应为 X、O 或 -，而不是 { $found }
more-than-64 = 应为 a1 到 h8 的 64 格，却多于 64 格
no-side = 64 格之后应写明轮到哪一方：X 或 O
wrong-side = 走棋方应为 X 或 O，而不是 { $found }
after-side = 走棋方之后不应再有内容
doubtful-signs = 应使用能区分棋子与空位的符号，如 X、O 和 -
doubtful-bits = 应写出 64 格；这两个数没有说明从哪个角开始

no-game = 没有找到对局
no-moves = 应为棋步或局面，两者都没有找到
several-games = 应只有一局，其后不再有内容
not-text = 应为文本，却含有零字节
long-game = 一局最多 16 MiB
endless = 一局最多 16 MiB，却没有找到结尾；其余部分未读取
truncated = 应有 { $expected } 局，但文件只有 { $found } 局就结束了
expected = 应为 { $what }
skipped = 已跳过：{ $why }
another-game = 其他游戏，{ $name }
another-variant = 未知的变体，{ $name }
another-board = { $size } 的棋盘
by-other-rules = 按其他规则的对局：{ $rules }
list-of-names = 是名单，不是对局
solitaires = 是残局题，不是对局
wrong-tag = { $name }：{ $expected }
other-rules = { $format } 不能保存 { $rules } 规则的对局
read-only = { $format } 不能以文本写出
other-start = { $format } 不能保存从其他局面开始的对局
many-names = { $format } 容不下更多名字

part-rules = 规则
part-moves = 棋步
part-hands = 手中的棋子
part-undone = 已撤销的棋步
part-names = 棋手名字
part-date = 日期
part-result = 认输、超时和判定的结果
part-clock = 棋钟
part-tags = 对局信息
part-comments = 注释
part-variations = 分支
part-marks = 符号和标记
part-annotations = 棋步的估值和用时
part-properties = 未知属性
part-characters = 无法读取的字符
counted = { $part }（{ $count }）

other-result = 所记结果为 { $claimed }，但对局以 { $score } 结束
unknown-tag = { $name }：未知的值 { $text }，照原样保留
no-result = 所记结果 { $claimed } 不是有效的结果
variation = { $place }的分支作为文字保留：{ $fault }
variations = 另有 { $count } 个分支作为文字保留
rest = 对局读到{ $place }为止，其余作为文字保留：{ $fault }
cut-off = 文本在对局中途结束，只读到该处
passes = 已略去对局结束后的 { $count } 次弃权
side = 没有写明轮到哪一方；只能是{ $color }
ambiguous = 棋步有多种读法；采用最长的一局
left-out = { $count ->
    [1] 有 1 个看似棋步的格子未被采用，在{ $place }
   *[other] 有 { $count } 个看似棋步的格子未被采用，最早的在{ $place }
}
wrong-values = { $count ->
    [1] 第 { $first } 步所记的值与对局不符
   *[other] 有 { $count } 步所记的值与对局不符，最早的是第 { $first } 步
}
unreadable = { $count ->
    [1] 有 1 个字符无法读取，在{ $place }
   *[other] 有 { $count } 个字符无法读取，最早的在{ $place }
}
no-encoding = 文本没有写明编码，按 { $encoding } 读取
other-encoding = 文本写明的编码是 { $declared }，但按 { $encoding } 读取
other-end = 所记的终局为 { $claimed }，但棋盘上已分出结果：{ $score }

no-change = 没有改动
changes = { $change }；{ $next }
swapped = { $one } 与 { $other } 对调
moved = { $number } 在 { $to }，而不是 { $from }
filled = 缺少的 { $number } 在 { $square }
read-as = { $number } 读作 { $square }
inserted = 补上 { $square } 作为 { $number }
removed = 去掉 { $square } 的 { $number }
number-skipped = 没有 { $number }：从此处起各减一
renumbered = { $square } 是 { $to }，而不是 { $from }
started = 在最前面补上 { $squares }
shifted = { $square } 是 { $number }：从此处起各加一
repair-goes-on = { $changes }：{ $moves } 步，对局未完
repair-ends = { $changes }：{ $score }
    .as-stated = { $changes }：{ $score }，与所记相符
    .not-stated = { $changes }：{ $score }，而不是所记的 { $stated }

cannot-read = 无法读取 { $file }
cannot-write = 无法写入 { $file }
exists = { $file } 已存在；请换一个名称
cannot-write-previous = 无法把上一局写入 { $file }
no-folder = 没有存档用的文件夹
no-such-folder = 没有文件夹 { $folder }
no-saved-game = 没有序号为 { $number } 的存档
being-played = 第 { $number } 号存档已在另一窗口打开
not-a-file = 应为普通文件
large-file = 文件最大 16 MiB
long-saved-game = 对局保存后最大 16 MiB，分支最多嵌套 65536 层
not-utf-8 = 应为 UTF-8 文本
no-sheet = 应为记谱纸：以 # 开头的各行，和八行的表格
not-annotated = 应为 SGF 或 PGN 文件
written-elsewhere = 另一个窗口正在写入
would-lose = 文件中的{ $parts }会丢失；请用编辑器添加棋步
no-home = 没有设置 { $name }，它应为主目录
wrong-home = { $name } 是 { $found }，应为绝对路径
cannot-make-folder = 无法建立文件夹 { $folder }
cannot-open = 无法打开 { $file }
cannot-use-key = 无法使用密钥 { $file }
no-random = 得不到随机数
game-unread = 无法读取对局
game-unwritten = 无法写入对局
open-elsewhere = 此对局已在另一个窗口中打开
not-hosted = 你没有用此邀请码开过对局
no-hosted-game = 应为所开对局的文件
cannot-listen = 无法在任何端口监听
cannot-listen-at = 无法在 { $address } 监听
ticket-unread = 无法读取邀请码
input-unread = 无法读取标准输入
output-unwritten = 无法写入标准输出
output-closed = 标准输出已关闭
cannot-restart = 无法重新启动程序
no-use-of-terminal = 无法使用终端
no-thread = 无法启动线程
cannot-start = 无法启动 { $program }
foreign-connection = 该连接不属于此对局
full-file = 对局文件已满，请另开一局
no-signals = 无法接收信号
no-date = 时钟没有日期
tunnel = 应为 cloudflared、tailscale、ssh、ssh:HOST、含有 { "{port}" } 的命令，或 https://example.org/ 这样的地址
line-count = 应为 1 到 { $most } 的条数，或 all
color-name = 应为 black 或 white
no-games-here = 不是棋谱文件或文件夹
no-list-nor-grid = 应为棋步列表或编号表格
no-othello = 应为按黑白棋规则下的对局
player-failed = { $side ->
    [first] 第一位棋手出错
   *[second] 第二位棋手出错
}
no-book = 无法使用开局库 { $file }
not-a-book = { $file } 的开头不是 othello 开局库的“othello book”，也没有完整的记录，未作改动
other-book-version = { $file } 的文件头表明开局库版本为 { $version }，应为 { $expected }，未作改动
damaged-book = { $records ->
    [0] 文件头已损坏或缺失；现有记录照常使用
   *[other] { $records } 条记录已损坏或缺失，第一条在第 { $at } 字节；其余照常使用
}
kept-book = { $damage }，损坏的文件保留在同一文件夹，名为 { $file }

level = 应为 1 到 { $most } 的级别
level-before-time = 每步用时之前应为级别 { $most }
computer = 应为 level:N（1 到 { $levels }）、depth:N、depth:N@PERCENT（选择性搜索）、time:SECONDS、cmd:COMMAND 或 cmd@DEPTH:COMMAND（NBoard 引擎）
depth = 应为 1 到 { $most } 的深度
selectivity = 选择性应为 { $percents }%
time = 应为大于 0、不超过 { $most } 秒的时间
no-command = 没有命令
open-quote = 命令中的 { $quote } 没有闭合
last-backslash = 命令以反斜杠结尾
nul = 命令含有 NUL 字符
clock = 应为分钟或 M:SS，+S 表示每步加 S 秒：5、0:30、5+3
clock-main = 应为 0:01 到 1440 分钟（24 小时）的时间
clock-increment = 每步最多加 3600 秒（一小时）
opening = 应为 1 到 { $most } 的编号，或 random
odd = 应为 1 到 99 的奇数
lines = 变化数应为 1 到 { $most }，或 all
seconds = 应为 { $least } 到 { $most } 秒的时间
number = 应为 1 到 { $most } 的数
no-memory = 没有 { $mebibytes } MiB 的可用内存
date = 应为 2026.11.21 这样的日期，未知部分写 ?
score = 应为 34-30 这样的比分，黑棋在前
blank-name = 名字不能只有空格
hidden-letter = 名字中有不能显示的字符
open-double-quote = 英文双引号没有闭合

not-started = 无法启动引擎 `{ $command }`
ended = 引擎 `{ $command }` 已退出（{ $status }）
exit-status = 退出码 { $code }
closed = 引擎 `{ $command }` 关闭了输入或输出
no-answer = 引擎 `{ $command }` 在 { $seconds } 秒内没有应答
last-message = { $fault }；它最后的消息：{ $line }
nonsense = 引擎 `{ $command }` 输出了 `{ $line }`，应为 `{ $expected }` 这样的一行
passed = 引擎 `{ $command }` 有棋可下却弃权
illegal-choice = 引擎 `{ $command }` 的棋步不合法：{ $why }
only-othello = 引擎 `{ $command }` 只会标准黑白棋，不会 { $rules }
stopped = 引擎 `{ $command }` 已被停止

long-line = 一行最多 { $most } 字节
unknown-line = 不是协议中的行
malformed = `{ $keyword }` 行的格式有误
unexpected = 收到了不该此时出现的行
not-allowed = 规则不允许：{ $why }
move-out-of-turn = 还没轮到的一方下了棋
other-game = 两边程序中的对局不同
wrong-number = 序号不连续
two-questions = 同时提出了两个请求
not-begun = 对局尚未开始
over = 对局已结束
paused = 对局已暂停
not-paused = 对局没有暂停
few-moves = 没有那么多棋步可悔
hints-already = 已经可以使用引擎
log-full = 这次联机的记录已满；请另开一局
no-connection = 没有连接
watching = 只有对局双方能这样做
not-your-turn = 现在轮到对方
waiting = 上一步正在发送
asked-already = 对方还没有答复
not-away = 对方离开的时间还不够长
not-saved = 对局文件无法写入
no-seat = 座位是空的
ticket-letter = 应为邀请码，其中却有 { $letter }
ticket-mistyped = 邀请码有误或不完整
ticket-other-version = 这是本程序另一版本的邀请码
connection-closed = 连接已关闭
no-such-file = 没有这个文件或文件夹
permission-denied = 没有权限
file-exists = 文件已存在
is-a-folder = 这是文件夹
not-a-folder = 这不是文件夹
no-file-name = 不能用作文件名
in-use = 另一个程序正打开着它
disk-full = 磁盘已满
a-device = 应为文件，却是设备
read-only-folder = 文件系统是只读的
address-in-use = 地址已被占用
address-elsewhere = 本机没有这个地址
connection-refused = 连接被拒绝
timed-out = 没有应答
unreachable = 从此网络无法到达
number-of-discs = 需要 0 到 64 的子数
games-there = 其中只有 { $games } 局
years = 需要年份或年份范围，如 1990-2005、1990- 或 -2005
encoding = 需要编码名称，如 UTF-8、Shift_JIS、EUC-JP 或 GB18030
book-text-position = 需要 X、O 和 - 的 64 格，以及走棋方 X 或 O
book-text-level = 局面后需要 0 到 60 的级别
book-text-move = 级别后需要合法棋步或 --
book-text-value = 棋步后需要 -64 到 64 的估值
book-text-finding = 末尾需要棋步、估值和深度，如 `d3c3 -1.25 21@87`
