name = { $idea ->
    [corners] 隅
    [beside-corner] 隅の隣
    [moves] 打てる手の数
    [quiet] 中割り
    [both-need] 互いに打ちたいマス
    [early-edge] 早すぎる辺
    [plays-last] 手止まり
   *[few-discs] 石が少なすぎる
}
rule = { $idea ->
    [corners] 隅は返されません。相手に渡さないようにしましょう。
    [beside-corner] 空いた隅の隣は避けましょう。
    [moves] 相手の打てる手を減らし、自分の手を残しましょう。
    [quiet] 空きマスに接していない内側の石を返しましょう。
    [both-need] 相手も打ちたいマスには先に打ちましょう。
    [early-edge] 中が空いている間は辺を避けましょう。
    [plays-last] 終盤は、それぞれの空きで最後に打てるようにしましょう。
   *[few-discs] 石は少ないほうがよいですが、なくなれば負けです。
}
in-brief = { $idea ->
    [corners] 隅
    [beside-corner] 隅の隣
    [moves] 相手の手を少なく、自分の手を多く
    [quiet] 中割り
    [both-need] 互いに打ちたいマス
    [early-edge] 辺は早すぎない
    [plays-last] 手止まり
   *[few-discs] 石をなくさない
}
loses-all = { $who ->
    [you] { $played }だと、{ $opponent }に石を全部取られます。
   *[other] { $played }だと、{ $opponent }が{ $player }の石を全部取ります。
}
takes-all = { $best }なら、{ $opponent }の石を全部取れます。
gives-corner = { $played }だと{ $opponent }に隅{ $corner }を取られます。{ $best }なら取られません。
loses-corner = { $played }だとのちに{ $opponent }に隅{ $corner }を取られます。{ $best }なら取られません。
wins-corner = { $best }なら、{ $opponent }がどう応じても隅{ $corner }を取れます。{ $played }では取れません。
beside-taken = { $played }は空いた隅{ $corner }の隣で、{ $opponent }に隅を取られます。
early-x = { $played }は空いた隅{ $corner }の隣のXです。こんなに早く打つのは危険です。
passes = { $who ->
    [you] { $played }だと、{ $later ->
        [0] 打てる手がなくなり、パスになります。
       *[other] のちにパスになります。
    }
   *[other] { $played }だと、{ $player }は{ $later ->
        [0] 打てる手がなくなり、パスになります。
       *[other] のちにパスになります。
    }
}
forces-pass = { $best }なら、{ $opponent }は{ $later ->
    [0] 打てる手がなくなり、パスになります。
   *[other] のちにパスになります。
}
their-moves = { $opponent }の打てる手は、{ $played }だと{ $count }手、{ $best }なら{ $other }手です。
their-moves-later = もう1手進むと、{ $opponent }の打てる手は、{ $played }だと{ $count }手、{ $best }なら{ $other }手です。
your-moves = { $who ->
    [you] 次に自分が打てる手は、{ $played }だと{ $count }手、{ $best }なら{ $other }手です。
   *[other] 次に{ $player }が打てる手は、{ $played }だと{ $count }手、{ $best }なら{ $other }手です。
}
your-moves-later = { $who ->
    [you] その次に自分が打てる手は、{ $played }だと{ $count }手、{ $best }なら{ $other }手です。
   *[other] その次に{ $player }が打てる手は、{ $played }だと{ $count }手、{ $best }なら{ $other }手です。
}
moves-later = { $who ->
    [you] のちに打てる手は、{ $played }だと自分{ $own }手、{ $opponent }{ $theirs }手、{ $best }なら{ $own-then }手と{ $theirs-then }手です。
   *[other] のちに打てる手は、{ $played }だと{ $player }{ $own }手、{ $opponent }{ $theirs }手、{ $best }なら{ $own-then }手と{ $theirs-then }手です。
}
takes-reply = { $played }だと{ $opponent }に{ $reply }と応じられます。{ $best }ならその手を消せます。
opens-reply = { $played }だと{ $opponent }が{ $reply }に打てるようになります。{ $best }なら打てません。
turns-outward = { $played }は空きマスに接する石を{ $count }個返し、{ $opponent }に利用されます。{ $other ->
    [0] { $best }で返すのは内側の石だけです。
   *[other] { $best }なら{ $other }個だけです。
}
wall = { $who ->
    [you] { $opponent }の打てる空きマスに接する自分の石は、{ $played }だと{ $count }個、{ $best }なら{ $other }個だけです。
   *[other] { $opponent }の打てる空きマスに接する{ $player }の石は、{ $played }だと{ $count }個、{ $best }なら{ $other }個だけです。
}
both-need = { $best }は{ $opponent }も打ちたいマスで、次に打たれます。先に打ちましょう。
early-edge = { $played }は辺で、まだ早すぎます。辺の石は攻められます。{ $best }は内側の手です。
early-edge-wedge = { $played }は辺で、まだ早すぎます。{ $opponent }に{ $wedge }へ割り込まれます。{ $best }は内側の手です。
last-move = { $who ->
    [you] { $square }のあたりで最後に打つのは、{ $played }だと{ $opponent }、{ $best }なら自分です。
   *[other] { $square }のあたりで最後に打つのは、{ $played }だと{ $opponent }、{ $best }なら{ $player }です。
}
outcome = { $who ->
    [you] { $played }だと{ $opponent }が{ $reply }と応じ、{ $stands }で終わります。{ $best }なら{ $would }です。
   *[other] { $played }だと{ $opponent }が{ $reply }と応じ、{ $player }は{ $stands }で終わります。{ $best }なら{ $would }です。
}
outcome-at-once = { $who ->
    [you] { $played }だと{ $stands }で終わります。{ $best }なら{ $would }です。
   *[other] { $played }だと{ $player }は{ $stands }で終わります。{ $best }なら{ $would }です。
}
ahead = { $discs }石の勝ち
behind = { $discs }石の負け
even = 引き分け
perhaps = おそらく：{ $why }
costs = { $played }は{ $discs }石損です。{ $best }のほうが良い手です。
    .short = { $played }は{ $discs }石損、{ $best }
instead = { $who ->
    [you] { $stands }ではなく、{ $would }で終わるはずでした。
   *[other] { $player }は{ $stands }ではなく、{ $would }で終わるはずでした。
}
decided = { $game ->
    [won] それでも勝ちの決まった対局でした。
   *[lost] いずれにしても負けの決まった対局でした。
}
error = { $place }{ $costs }{ $why }
    .short = { $costs }
best = { $place }{ $square }が最善手です。
    .short = { $square }が最善手です
in-full = もう一度wで、当てはまる理由をすべて表示します。
mistake = { $number }手目の{ $square }は{ $discs }石の損でした。
wrong = { $square }は{ $discs }石損です。
    .short = { $square }は{ $discs }石損
right = { $square }が正解です。{ $stands }で終わります。
    .short = { $square }が正解
close = { $square }は正解で、最善手とほぼ同じです。{ $stands }で終わります。
    .short = { $square }が正解
solution = 正解は{ $square }です。{ $stands }で終わります。
    .short = 正解は{ $square }
