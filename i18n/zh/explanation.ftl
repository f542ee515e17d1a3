## 一步棋为什么亏损，怎样更好。

why = 说明所显示的失误或最后一步损多少、为什么，以及怎样更好
    .about = 为什么 理由 原因 解释 解释这一步
    .usage = why
    .key = 说明所显示的棋步好在哪里、坏在哪里
    .hint = 原因

end =
    .key = 关闭讲解
    .hint = 关闭
later = 把讲解中的两个局面（下了这步之后和更好的一步之后）都推进一步
    .hint = 往后
earlier = 把讲解中的两个局面都退回一步
key-futures = 两个局面都往后、往前一步
no-futures = 没有带两个局面的讲解

looking = 正在找原因。
question = 对局还没结束，现在就解释这步棋吗？
    .title = 原因
    .yes = 解释
    .no = 继续下
no-move = 没有可解释的棋步

best = { $mover } { $square } 是最佳棋步，{ $certainty }。
    .short = { $square } 是最佳棋步
explained = { $mover } { $square } 损 { $discs }，{ $certainty }：{ $reasons }应下 { $line }。
    .short = { $square } 损 { $discs }：{ $brief }。应下 { $better }。
    .line = { $mover } { $square } 损 { $discs }，{ $certainty }：{ $all }实战 { $played }。应下 { $line }。
unexplained = { $mover } { $square } 损 { $discs }，{ $certainty }。应下 { $line }。
    .short = { $square } 损 { $discs }。应下 { $better }。
    .line = { $mover } { $square } 损 { $discs }，{ $certainty }。实战 { $played }。应下 { $line }。

reasons = { $reasons }。
and = { $reason }；{ $next }

gives-corner = { $subject } 把角 { $corners } 送给{ $opponent }
    .short = 送角 { $corners }
    .list = 送角 { $corners }
leaves-corner = { $subject } 没有防住角 { $corners }，留给了{ $opponent }
    .short = 没防角 { $corners }
    .list = 没防角 { $corners }
wins-corner = { $subject } 能得角 { $corners }
    .short = { $best } 得角 { $corners }
loses-corner = { $subject } 之后，角 { $corners } 会被{ $opponent }占去
    .short = 丢角 { $corners }
passes = { $subject } 之后{ $player }被迫弃权
    .short = { $player }被迫弃权
    .list = 被迫弃权
passes-later = { $subject } 使{ $player }稍后被迫弃权
    .short = { $player }稍后被迫弃权
    .list = 稍后被迫弃权
forces-pass = { $subject } 使{ $opponent }被迫弃权
    .short = { $best } 使{ $opponent }弃权
    .list = 使对方弃权
forces-pass-later = { $subject } 使{ $opponent }稍后被迫弃权
    .short = { $best } 使{ $opponent }稍后弃权
    .list = 使对方稍后弃权
runs-out = { $subject } 之后{ $player }没有安全步
    .short = { $player }无安全步
    .list = 无安全步
loses-access = { $subject } 把 { $best } 一带让给{ $opponent }独占
    .short = 让出 { $best } 一带
    .list = 让出 { $best } 一带
loses-last-move = { $subject } 让{ $opponent }在 { $squares } 收最后一手
    .short = 让出 { $squares } 最后一手
    .list = 让出最后一手
opens-wide = { $subject } 翻转的棋子周围空位太多
    .short = 散度太大
    .list = 散度太大
gives-up-moves = { $subject } 使{ $player }失去 { $squares } 这几步
    .short = 失去 { $squares }
    .list = 失去棋步
drives-beside = { $subject } 之后{ $opponent }只能下空角旁的 { $reply }
    .short = { $best } 逼出 { $reply }
    .list = { $best } 逼出 { $reply }
driven-beside = { $subject } 之后{ $player }只能下空角旁的 { $next }
    .short = 只好下 { $next }
    .list = 只好下 { $next }
wall = { $subject } 筑墙：{ $player }有 { $played } 个外子，下 { $best } 只有 { $better } 个
    .short = 筑墙
    .list = 筑墙
out-of-order = { $subject } 是对的，但下早了：{ $opponent } { $reply } 之后就下不了 { $best }
    .short = 次序：先 { $best }
    .list = 先下 { $best }
spoils = { $subject } 是对的，但下早了：先下它就下不了 { $best }
    .short = 次序：先 { $best }
    .list = 先下 { $best }
taken-first = { $subject } 是对的，但下早了：{ $opponent }先占 { $best }
    .short = 次序：先 { $best }
    .list = 先下 { $best }
contested = { $subject } 把双方必争的 { $best } 让给{ $opponent }
    .short = 让出 { $best }
    .list = 让出 { $best }
only-now = { $subject } 之后{ $opponent }可用 { $reply } 阻止 { $best }
    .short = 须现在下 { $best }
    .list = 须现在下 { $best }
takes-reply = { $subject } 使{ $opponent }下不了 { $reply }
    .short = { $best } 可防 { $reply }
takes-moves = { $subject } 使{ $opponent }下不了 { $squares }
    .short = { $best } 可防 { $squares }
    .list = { $best } 减少对方步数
fewer-moves = { $played ->
    [0] { $subject } 之后{ $player }无步可下，下 { $best } 则有 { $better } 步
   *[other] { $subject } 之后{ $player }只有 { $played } 步可下，下 { $best } 则有 { $better } 步
}
    .short = { $player }步数变少
    .list = 步数变少
more-moves = { $better ->
    [0] { $subject } 给{ $opponent }留下 { $played } 步可下，下 { $best } 则一步不留
   *[other] { $subject } 给{ $opponent }留下 { $played } 步可下，下 { $best } 则只有 { $better } 步
}
    .short = { $opponent }步数变多
    .list = 对方步数变多
quiet = { $subject } 是安静步：翻转的棋子旁边都没有空位
    .short = { $best } 是安静步
fewer-safe-moves = { $played ->
    [0] { $subject } 之后{ $player }没有安全步，下 { $best } 则有 { $better } 个
   *[other] { $subject } 之后{ $player }只有 { $played } 个安全步，下 { $best } 则有 { $better } 个
}
    .short = { $player }安全步变少
    .list = 安全步变少
quiet-reply = { $subject } 让{ $opponent }有安静步 { $reply }
    .short = 让出安静步 { $reply }
    .list = 让出安静步 { $reply }
quiet-moves = { $subject } 给{ $opponent }留下安静步 { $squares }，下 { $best } 则没有
    .short = 留下安静步 { $squares }
    .list = 留下安静步
has-to-open = { $subject } 之后{ $player }只能下散度大的 { $next }
    .short = { $player }散度变大
    .list = 散度变大
lets-wedge = { $subject } 让{ $opponent }可在 { $squares } 楔入
    .short = 会被楔入 { $squares }
    .list = 会被楔入 { $squares }
leaves-square = { $subject } 把 { $squares } 让给{ $opponent }
    .short = 让出 { $squares }
    .list = 让出 { $squares }
can-wait = { $subject } 可以缓一缓，{ $best } 不能：{ $opponent }也能下那里
    .short = 可以缓一缓
beside-corner = { $subject } 挨着空角 { $corners }，该角{ $when ->
    [reply] {""}
   *[later] 之后
}会被{ $opponent }占去
    .short = 挨着空角 { $corners }
    .list = 挨着空角 { $corners }
beside-empty = { $subject } 挨着空角 { $corners }
    .short = 挨着空角 { $corners }
    .list = 挨着空角 { $corners }
safe-beside = { $subject } 是安全的：{ $opponent }占不到 { $corners }
    .short = { $best } 是安全的
makes-open = { $subject } 之后{ $opponent }只能下散度大的 { $reply }
    .short = { $best } 使{ $opponent }散度变大
    .list = 对方散度变大
opens-moves = { $subject } 让{ $opponent }能下 { $squares }，随后就下在那里
    .short = 让对方能下 { $squares }
    .list = 给对方增加棋步
gives-up-move = { $subject } 使自己失去 { $square }
    .short = 失去 { $square }

