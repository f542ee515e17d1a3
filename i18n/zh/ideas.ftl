name = { $idea ->
    [corners] 角
    [beside-corner] 角旁
    [moves] 步数：你的和对方的
    [quiet] 安静步
    [both-need] 双方必争的位置
    [early-edge] 过早占边
    [plays-last] 谁下最后一手
   *[few-discs] 棋子太少
}
rule = { $idea ->
    [corners] 角不会再被翻转：不要送角。
    [beside-corner] 不要下在空角旁边。
    [moves] 给对方少留步数，给自己多留步数。
    [quiet] 翻转内部的棋子，不要翻转旁边有空位的棋子。
    [both-need] 对方也需要的位置，要抢先占。
    [early-edge] 中间还空时，不要急着占边。
    [plays-last] 终盘时，争取在每块空区下最后一手。
   *[few-discs] 棋子少是好事，一个不剩就输了。
}
in-brief = { $idea ->
    [corners] 角
    [beside-corner] 角旁的位置
    [moves] 让对方步数少，自己步数多
    [quiet] 安静步
    [both-need] 双方必争的位置
    [early-edge] 不要过早占边
    [plays-last] 下最后一手
   *[few-discs] 不要没有棋子
}
loses-all = { $who ->
    [you] { $played } 之后{ $opponent }吃光你的棋子。
   *[other] { $played } 之后{ $opponent }吃光{ $player }的棋子。
}
takes-all = { $best } 能吃光{ $opponent }的棋子。
gives-corner = { $played } 让{ $opponent }占角 { $corner }，{ $best } 则不会。
loses-corner = { $played } 之后{ $opponent }会占到角 { $corner }，{ $best } 之后则不会。
wins-corner = 无论{ $opponent }怎么应，{ $best } 都能占到角 { $corner }，{ $played } 则不能。
beside-taken = { $played } 在空角 { $corner } 旁边，这个角会被{ $opponent }占去。
early-x = { $played } 是空角 { $corner } 旁的 X 位：这么早下很危险。
passes = { $who ->
    [you] { $played } 之后你{ $later ->
        [0] 无步可下，只好弃权。
       *[other] 稍后只好弃权。
    }
   *[other] { $played } 之后{ $player }{ $later ->
        [0] 无步可下，只好弃权。
       *[other] 稍后只好弃权。
    }
}
forces-pass = { $best } 之后{ $opponent }{ $later ->
    [0] 无步可下，只好弃权。
   *[other] 稍后只好弃权。
}
their-moves = { $played } 之后{ $opponent }有 { $count } 步可选，{ $best } 之后有 { $other } 步。
their-moves-later = 再过一回合，{ $opponent }在 { $played } 之后有 { $count } 步可选，{ $best } 之后有 { $other } 步。
your-moves = { $who ->
    [you] 下一手，{ $played } 之后你有 { $count } 步可下，{ $best } 之后有 { $other } 步。
   *[other] 下一手，{ $played } 之后{ $player }有 { $count } 步可下，{ $best } 之后有 { $other } 步。
}
your-moves-later = { $who ->
    [you] 再下一手，{ $played } 之后你有 { $count } 步可下，{ $best } 之后有 { $other } 步。
   *[other] 再下一手，{ $played } 之后{ $player }有 { $count } 步可下，{ $best } 之后有 { $other } 步。
}
moves-later = { $who ->
    [you] 往后看，{ $played } 之后你有 { $own } 步，{ $opponent }有 { $theirs } 步；{ $best } 之后是 { $own-then } 步和 { $theirs-then } 步。
   *[other] 往后看，{ $played } 之后{ $player }有 { $own } 步，{ $opponent }有 { $theirs } 步；{ $best } 之后是 { $own-then } 步和 { $theirs-then } 步。
}
takes-reply = { $played } 之后{ $opponent }应 { $reply }；{ $best } 使对方下不了这一步。
opens-reply = { $played } 让{ $opponent }能下 { $reply }；{ $best } 之后则下不了。
turns-outward = { $played } 翻转 { $count } 个旁边有空位的棋子，{ $opponent }可以利用；{ $best } { $other ->
    [0] 只翻转内部的棋子
   *[other] 只翻转 { $other } 个
}。
wall = { $who ->
    [you] { $played } 之后你有 { $count } 个棋子旁边是空位，{ $opponent }可以下在那里；{ $best } 之后只有 { $other } 个。
   *[other] { $played } 之后{ $player }有 { $count } 个棋子旁边是空位，{ $opponent }可以下在那里；{ $best } 之后只有 { $other } 个。
}
both-need = { $opponent }也需要 { $best }，下一手就会下在那里：要抢先占。
early-edge = { $played } 过早占边：边上的棋子会受到攻击。{ $best } 留在里面。
early-edge-wedge = { $played } 过早占边：{ $opponent }会在 { $wedge } 楔入。{ $best } 留在里面。
last-move = { $who ->
    [you] { $square } 一带的最后一手，{ $played } 之后是{ $opponent }下，{ $best } 之后是你下。
   *[other] { $square } 一带的最后一手，{ $played } 之后是{ $opponent }下，{ $best } 之后是{ $player }下。
}
outcome = { $who ->
    [you] { $played } 之后{ $opponent }应 { $reply }，你最终{ $stands }；{ $best } 之后{ $would }。
   *[other] { $played } 之后{ $opponent }应 { $reply }，{ $player }最终{ $stands }；{ $best } 之后{ $would }。
}
outcome-at-once = { $who ->
    [you] { $played } 之后你最终{ $stands }；{ $best } 之后{ $would }。
   *[other] { $played } 之后{ $player }最终{ $stands }；{ $best } 之后{ $would }。
}
ahead = 领先 { $discs } 子
behind = 落后 { $discs } 子
even = 打平
perhaps = 也许：{ $why }
costs = { $played } 亏 { $discs } 子。更好的是 { $best }。
    .short = { $played } 亏 { $discs } 子；{ $best }
instead = { $who ->
    [you] 本可以{ $would }，而不是{ $stands }。
   *[other] { $player }本可以{ $would }，而不是{ $stands }。
}
decided = { $game ->
    [won] 此局仍然胜定。
   *[lost] 此局反正已经输定。
}
error = { $place }{ $costs }{ $why }
    .short = { $costs }
best = { $place }{ $square } 是最佳棋步。
    .short = { $square } 是最佳棋步
in-full = 再按 w：列出所有成立的理由。
mistake = 第 { $number } 步 { $square } 亏了 { $discs } 子。
wrong = { $square } 亏 { $discs } 子。
    .short = { $square } 亏 { $discs } 子
right = { $square } 正确：你最终{ $stands }。
    .short = { $square } 正确
close = { $square } 正确，与最佳棋步几乎一样好：你最终{ $stands }。
    .short = { $square } 正确
solution = 答案：{ $square }。你最终{ $stands }。
    .short = 答案：{ $square }
