## 联机对局。

mode = 连接窗口中
activity = 连接
mode-join = 输入邀请码时

connection = 查看谁已连接、别人怎样加入
    .about = 观众 观战者 连接
    .key = 连接：谁在线、怎样加入、断线怎么办
    .hint = 连接
host = 与远方的人联机对局：显示加入用的命令
    .about = 联机 远程 网络 互联网 朋友 对战 建房 邀请
    .key = 与远方装有本程序的人对局
    .short = 与远方的人对局
    .details = 保存当前对局，本机在一个端口等待对手，并把邀请对手的命令复制到剪贴板。
web = 与只有浏览器的朋友对局，手机、电脑都行：显示邀请链接和二维码
    .about = 联机 网络 互联网 手机 浏览器 二维码 邀请 朋友
    .key = 与同一网络中只有浏览器的人对局
    .details = 保存当前对局，本机在一个端口等待对手的浏览器，并把链接复制到剪贴板。
page-as-well = 为自己当房主的对局加上浏览器用的链接
    .key = 为自己当房主的对局加上浏览器用的链接
    .button = 生成浏览器用的链接
tunnel = 与任何地方只有浏览器的朋友对局：显示在自己网络之外也能用的链接
    .about = 联机 网络 互联网 隧道 远程 国外 手机 浏览器 邀请 朋友 cloudflared tailscale
    .key = 与任何地方只有浏览器的人对局
    .button = 生成在任何地方都能用的链接
    .details = 与 :web 相同，另由 cloudflared 等程序生成任何地方都能用的链接；会先征求同意。
join = 加入远方的人的对局
    .about = 联机 远程 网络 互联网 朋友 加入 邀请 链接
    .usage = join TICKET，或 join last
    .key = 加入远方的人的对局
leave = 离开联机对局，或不再等待对手，回到自己的对局；host 或 join 可以接着下
    .about = 离开 取消 返回 断开
    .key = 离开联机对局
    .button = 停止，回到自己的对局
end-absent = 对手离开一小时后，结束对局
    .key = 对手离开一小时后，结束对局
    .hint = 结束对局
    .button = 结束对局：对手已离开一小时
withdraw = 撤回向对方提出的请求
    .key = 撤回向对方提出的请求
free-seat = 让对手离座，对手此后只能观战
    .key = 让对手离座，对手此后只能观战
    .button = 让对手离座
send-away = 请出该序号的观战者
    .usage = away 1
    .key = 请出该序号的观战者
    .button = 请出一位观战者
renew-ticket = 换一个邀请码；旧的作废，但对手的座位保留
    .key = 换一个邀请码；除对手外，旧的作废
    .button = 换新邀请码
copy-invitation = 复制加入对局的命令
    .key = 复制加入对局的命令
    .hint = 复制
    .button = 再次复制
copy-ticket = 复制在终端加入对局的命令
    .key = 有网页时，复制在终端加入的命令
    .button = 显示终端用的命令
copy-watch-invitation = 复制观战用的命令
    .key = 复制观战用的命令
    .button = 复制观战用的命令

far = 与远方的人对局：:web 显示浏览器用的链接，:host 显示本程序用的命令；收到命令的人输入 :join 和邀请码。
    .short = :web 显示要发送的链接，:join TICKET 接受邀请码。
ticket-prompt = 房主发给你的邀请码：
join-title = 加入对局
without-ticket-typed = 请粘贴到这里。不输入时按 Enter 会接着下上一局。
about-ticket = 请粘贴到这里：一长串字符，或整行命令。
key-join = 加入对局
    .hint = 加入
no-ticket = 没有可以接着下的对局；请用 othello join TICKET 加入，或在询问时输入邀请码
    .screen = 本机没有加入过可以接着下的对局：请粘贴邀请码

not-over-link = 联机对局时不能这样做
not-linked = 本局不是联机对局
linked-already = 本局是联机对局；输入 disconnect 离开
earlier-viewed = 正在看较早的局面；请先返回当前局面
one-move = 应为一步棋，而不是多步
wrong-number = 应为观战者的序号，而不是{ $found }
nobody-there = 没有该序号的观战者
not-watched = 没有人观战
not-watchable = 现在没有观战用的命令
not-inviting = 现在没有需要邀请的对手
without-page-and-ticket = 现在没有别的加入命令
not-hosting = 只有房主能这样做
without-ticket = 加入本局没有用邀请码
nothing-asked = 你没有提出请求

the-guest = 对手
the-host = 房主
somebody = 某人

invitation-copied = 已复制加入对局的命令。
watch-invitation-copied = 已复制观战用的命令。

joined = { $how ->
    [watching] 已连接：你在观战。
    [guest] 已与{ $other }连接。
    [new] { $other }加入了对局。
   *[back] { $other }回来了。
}
lost = 与{ $other }的连接已断开。{ $waiting }
game-is-over = 对局已结束。
clock-runs = { $player }的棋钟继续走。
clocks-stand = 双方到齐之前，棋钟停走。
game-is-saved = 对局已保存。
requested = { $wish ->
    [undo] { $plies ->
        [1] 已请求{ $other }同意悔一步棋。
       *[other] 已请求{ $other }同意悔 { $plies } 步棋。
    }
    [game] 已向{ $other }提出新对局：{ $terms }。
    [pause] 已请求{ $other }同意暂停。
    [resume] 已请求{ $other }继续对局。
   *[hints] 已请求{ $other }同意使用引擎。
}
declined = { $wish ->
    [undo] { $plies ->
        [1] { $other }不同意悔一步棋。
       *[other] { $other }不同意悔 { $plies } 步棋。
    }
    [game] { $other }不接受新对局：{ $terms }。
    [pause] { $other }不同意暂停。
    [resume] { $other }不同意继续。
   *[hints] { $other }不同意使用引擎。
}
hints-allowed = 双方同意：对局结束前可以使用引擎。
diverged = 房主的对局与你的不同；你的将移入存档。
unfounded = { $host }的程序称{ $what ->
    [move] 你已落子
    [resign] 你已认输
    [timeout] 你已超时
    [absence] 你已离开一小时
    [times] 棋钟上是不可能的剩余时间
    [game] 你已同意开新局
    [undo] 你已同意悔棋
    [pause] 你已同意暂停
    [resume] 你已同意继续
   *[hints] 你已同意使用引擎
}，但事实并非如此。{ $kept ->
    [yes] 原来的对局将移入存档。
   *[no] {""}
}
miscounted = { $bound ->
    [most] 按本机计时，你这一手最多用了 { $measured }，而{ $host }的程序记为 { $charged }。
    [unseen] 按本机计时，{ $host }这一手可能用了 { $measured }（其间部分时间无响应），而对方程序记为 { $charged }。
   *[least] 按本机计时，{ $host }这一手至少用了 { $measured }，而对方程序记为 { $charged }。
}
left = { $saved ->
    [no] { $other }离开了。
   *[yes] { $other }离开了。对局已保存。
}
says = { $other }的程序报告：{ $why }。
broken = 已断开与{ $other }的连接，其程序违反了协议：{ $fault }。
seat-taken = 座位已被别人占用；你在观战。
    .short = 座位已被占；你在观战。
seat-freed = 座位已空出，持邀请码者均可加入。
watched = { $watchers ->
    [0] 现在没有人观战。
   *[other] 有 { $watchers } 人观战。
}

renewed = 旧邀请码已作废，但对手的座位保留。其他人请输入：{ $join }
unrecorded = 对局无法保存：{ $why }。正在重试。
recorded = 对局又能保存了。
withdrawn = 请求已撤回。
sent-away = 已请出。

no-address = 邀请码中没有房主的地址。
unreachable = { $address }：{ $why }。
long-refused = { $why }{ $new-ticket }
new-ticket = 房主可能换了新邀请码。
unknown-ticket = 房主没有发过这个邀请码。
visit-ended = 房主已将你请出。
elsewhere = 你已在另一个窗口或设备上继续对局；这里已退出。
void-ticket = 这个邀请码已失效。房主有新的邀请码。
too-many = 人数已满。请稍后再试。

reach-nearby = 只能在同一局域网内使用。其他地方请用 :anywhere。
other-ticket = 上次邀请码的端口被其他程序占用：这是新邀请码，请发给朋友。
send-ticket = { $is-below ->
    [yes] 请把这一行和下面的邀请码发给朋友。两者也在终端剪贴板里。
   *[no] 请把这条命令发给朋友。已送到终端剪贴板：
}
send-page = { $is-below ->
    [yes] 请把下面的链接发给朋友，任何浏览器都能打开。链接也已送到终端剪贴板。
   *[no] 请把这个链接发给朋友，任何浏览器都能打开。已送到终端剪贴板：
}
others-watch-page = { $is-below ->
    [yes] 其他人用浏览器打开下面的链接观战。
   *[no] 其他人用浏览器观战：
}
page-to-play = 用浏览器下棋：{ $link }
page-to-watch = 用浏览器观战：{ $link }
page-is-plain = 此链接没有加密，只能在自己的网络内使用。其他地方请用 :anywhere。
page-is-here = 此链接只能在本机使用。
ask-for-tunnel = 网页将经由 { $operator }，其运营者可以看到内容。继续吗？只问这一次（设置 tunnel）。
    .title = 在任何地方都能用的链接
    .yes = 生成链接
    .no = 不用了
browser-link = 这是给浏览器用的链接，请在浏览器中打开。要用本程序加入，请对方发送带 othello join 的那一行（窗口中的 t）。
ask-to-join = 加入这个邀请码的对局吗？
    .title = 邀请码
    .yes = 加入
    .no = 留在这里
no-tunnel = 这里没有能生成这种链接的程序：请安装 cloudflared、tailscale 或 ssh。
tunnel-missing = 这里没有安装 { $program }。
not-near = 在任何地方都能用的链接，只用于你当房主、且还没有这种链接的对局。
not-without-page = 浏览器用的链接，只用于你当房主、且还没有这种链接的对局。
tunnel-starting = 正在向 { $operator } 请求在任何地方都能用的链接……
tunnel-untried = 此链接经由 { $operator }，在任何地方都能用。正在测试……
tunnel-unproven = 未能从本机测试经由 { $operator } 的此链接。它也许仍然可用。
tunnel-ready = 就绪：链接经由 { $operator }，在任何地方都能用。
tunnel-moved = 就绪：经由 { $operator } 的链接与之前不同，需要重新发给朋友。
tunnel-ended = 目前无法经由 { $operator }（{ $why }），正在不断重试。
tunnel-slow = { $operator } 还没有给出链接，它说：{ $why }
tunnel-over = 目前无法经由 { $operator }，正在不断重试。
others-watch = { $is-below ->
    [yes] 其他人用这条命令和下面的邀请码观战：
   *[no] 其他人观战：
}
other-way = { $reach ->
    [near] 同一网络的终端：t 显示加入的命令。
    [browser] 浏览器：y 显示链接。
   *[direct] 终端：t 显示加入的命令。
}
to-play = 朋友要下棋，请输入：{ $line }
to-watch = 要观战，请输入：{ $line }
listening-everywhere = 监听本机所有地址，端口 { $port }（用 --listen ADDRESS:PORT 指定一个）。
listening = 监听 { $address }。
listening-with-page = 网页使用本机端口 { $page }，邀请码使用端口 { $port }。
fingerprint = 双方在此看到的都是 { $letters }，就说明中间无人窃听。

firewall = 系统可能会询问是否允许从网络访问 othello。允许后对方才能加入。

waiting-for-guest = 等待对手加入。l 查看邀请，:disconnect 收回邀请。
    .short = 等待对手加入。
    .window = 等待对手加入。
    .line = 等待对手加入；disconnect 收回邀请。
waiting-in-vain = 等待对手加入。{ $why }
    .short = 等待对手加入。
connecting = 正在连接房主。
    .short = 连接中……
connecting-in-vain = 正在连接房主。{ $why }
    .short = 连接中……
away = { $how ->
    [new-guest] { $other }离开了。{ $still }
    [guest] { $other }已离开 { $time }。{ $still }
    [new-host] 尚未与{ $other }连接；正在尝试。{ $still }
   *[host] 与{ $other }断开已有 { $time }；正在重连。{ $still }
}
    .short = 没有连接。
time = { $minutes ->
    [0] { $seconds } 秒
   *[other] { $minutes } 分 { $seconds } 秒
}
on-its-way = 棋步正在送出。
to-move = 轮到{ $player }。
waiting-for = 等待{ $player }。
watching = 观战：{ $names }。
linked = { $watchers ->
    [0] 已连接，{ $trip } ms
   *[other] 已连接，{ $trip } ms，{ $watchers } 人观战
}
linked-unmeasured = { $watchers ->
    [0] 已连接
   *[other] 已连接，{ $watchers } 人观战
}
expected = 等待中
away-for = 离开 { $time }
connected = 已与{ $other }连接（{ $how }）。
connected-to = 已与{ $other }连接。
round-trip = 延迟 { $trip } ms
own-terms = { $color ->
    [black] 你执黑，{ $other }执白：{ $terms }。
   *[white] 你执白，{ $other }执黑：{ $terms }。
}
terms = { $black }执黑，{ $white }执白：{ $terms }。
no-clock = 不计时
balanced = 平衡开局 { $opening }
best-of = { $games } 局制
from-moves = 从 { $moves } 开始

title = { $state ->
    [inviting] 等待对手
    [joining] 正在连接
    [lost] 连接已断开
   *[here] 连接
}
close-inviting = 继续等待
close = 关闭
wait = 等待
adjourn = { $saved ->
    [yes] 改日再下（已保存）
   *[no] 改日再下
}

ask-for-hints = 要请求{ $other }同意显示估值吗？
    .title = 引擎
    .yes = 请求
    .no = 不看，继续下
ask-to-free = 让{ $other }离座吗？此后{ $other }只能观战。
    .title = 座位
    .yes = 离座
    .no = 保留
not-connected = 没有连接；:disconnect 回到自己的对局
ask-to-leave = 离开对局吗？{ $saved ->
    [yes] 对局会保留，{ $other }可能会等你。
   *[no] 对局目前无法保存，{ $other }可能会等你。
}
    .title = 离开
    .yes = 离开
    .no = 继续下
ask-to-end-absent = 结束对局吗？{ $other }已离开一小时，将判负。
    .title = 缺席
    .yes = 结束对局
    .no = 继续等
request = { $wish ->
    [undo] { $plies ->
        [1] { $other }请求悔一步棋。同意吗？
       *[other] { $other }请求悔 { $plies } 步棋。同意吗？
    }
    [game] { $own ->
        [black] { $other }提出新对局：{ $terms }，你执黑。
       *[white] { $other }提出新对局：{ $terms }，你执白。
    }{ $leaves ->
        [yes] 本局会按现状保存。
       *[no] {""}
    }接受吗？
    [pause] { $other }请求暂停。同意吗？
    [resume] { $other }想继续下。继续吗？
   *[hints] { $other }请求对局结束前双方都可使用引擎。同意吗？
}
    .title = 请求
    .yes = 同意
    .no = 拒绝
key-quit = 退出；对局已保存
    .hint = 退出
damaged-file = 本局的文件已损坏：可能少了棋步，棋钟也可能停在较早的时间。原文件保留为 { $file }。
