mode = 考え方
activity = 考え方

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
    .about = { $idea ->
        [corners] 角
        [beside-corner] X打ち C打ち
        [moves] 着手可能数 モビリティ
        [quiet] 開放度 開放度理論
        [both-need] 余裕手 手得
        [early-edge] 辺
        [plays-last] 偶数理論 パリティ
       *[few-discs] 全滅
    }
rule = { $idea ->
    [corners] 隅の石は二度と返されません。打つ前に、相手に隅を取られないか確かめましょう。
    [take-corners] 隅の石は二度と返されず、隣の石も守ります。取れる隅は取りましょう。
    [beside-corner] 隅の石は二度と返されません。空いた隅の隣に打つと隅を取られやすくなるので、できるだけほかに打ちましょう。
    [moves] 相手の打てる手を少なくしましょう。相手はじきに悪い手を打たされ、隅を渡します。打つ前に相手の手を数えましょう。
    [your-moves] 手が少ないと、じきに悪い手を打たされ、隅を渡すことになります。手が多く残る手を選びましょう。
    [safe-moves] 安全な手とは、隅を取られない手のことです。相手の安全な手を減らせば、相手は隅を渡すしかなくなります。
    [your-safe-moves] 安全な手とは、隅を取られない手のことです。なくなると隅を渡すしかないので、残しておきましょう。
    [corner-waits] 相手に取られない隅は後回しにできます。まず、待てない手を探しましょう。
    [reply] 打つ前に、相手が次に打ちたいマスを考え、打たせないようにしましょう。
    [quiet] 中割りとは、隣に空きマスの少ない石を返す手です。空きマスの多くには相手が打てるので、打つ前に数えましょう。
    [both-need] 打つ前に、相手の番ならどこに打つか考えましょう。相手の手を増やさないマスなら、先に打ちます。
    [early-edge] 序盤の辺の石は攻められやすいので、まず内側に打ちましょう。
    [plays-last] 空いた区画では最後に打ちましょう。最後の手で返した石は、もう返し直されません。
   *[few-discs] 石がなくなれば、その場で負けです。石が少ないときは、相手のどの手も確かめましょう。
}
    .short = { $idea ->
        [corners] 隅は返されません。
        [take-corners] 取れる隅は取りましょう。
        [beside-corner] 空いた隅の隣は避けましょう。
        [moves] 手が少ない相手は隅を渡します。
        [your-moves] 手が少ないと隅を渡します。
        [safe-moves] 相手の安全な手を減らしましょう。
        [your-safe-moves] 安全な手を残しましょう。
        [corner-waits] その隅は後回しにできます。
        [reply] 相手の最善手を防ぎましょう。
        [quiet] 中割りは相手の手をあまり増やしません。
        [both-need] 互いに打ちたいマスに先に打ちましょう。
        [early-edge] 序盤の辺は攻められます。
        [plays-last] 手止まりを打ちましょう。
       *[few-discs] 石をなくさないように。
    }
in-brief = { $idea ->
    [corners] 隅
    [beside-corner] 空いた隅の隣に打たない
    [moves] 相手の手を減らし自分の手を増やす
    [quiet] 中割り
    [both-need] 互いに打ちたいマス
    [early-edge] 辺に早く打たない
    [plays-last] 手止まり
   *[few-discs] 石をなくさない
}
loses-all = { $who ->
    [you] { $played }だと、{ $opponent }に石を全部取られてしまうことがあります。
   *[other] { $played }だと、{ $opponent }が{ $player }の石を全部取れます。
}
takes-all = { $best }なら、{ $opponent }の石を全部取れます。
gives-corner = { $played }だと{ $opponent }に隅{ $corner }を取られます。{ $best }なら取られません。
corner-threatened = { $opponent }はすでに隅{ $corner }を取れます。{ $best }なら防げますが、{ $played }では防げません。
opens-corner = { $played }だと{ $opponent }は{ $over }を返して隅{ $corner }を取れます。{ $best }なら取れません。
loses-corner = { $played }だと、{ $sure ->
    [all] どう応じても
   *[some] {""}
}{ $later ->
    [1] すぐに
    [3] 次の次の手で
   *[other] { $later }手後に
}{ $opponent }に隅{ $corner }を取られます。{ $best }なら取られません。
leaves-corner = 隅{ $corner }が空いていました。{ $played }だと{ $opponent }に取られます。
takes-free-corner = { $who ->
    [you] 隅{ $corner }を取れたのに、{ $played }で逃しています。
   *[other] { $player }は隅{ $corner }を取れたのに、{ $played }で逃しています。
}
wins-corner = { $best }なら、{ $sure ->
    [all] { $opponent }がどう応じても
    [reply] { $opponent }が{ $reply }と応じれば
   *[later] {""}
}{ $later ->
    [1] 次の手で
    [2] 次の手で
   *[other] { $later }手後に
}{ $who ->
    [you] 隅
   *[other] { $player }が隅
}{ $corner }を取れます。{ $played }では取れません。
beside-taken = { $played }は空いた隅{ $corner }の隣で、{ $later ->
    [1] すぐに
    [3] 次の次の手で
   *[other] { $later }手後に
}{ $opponent }に隅を取られます。
early-x = { $played }は空いた隅{ $corner }の隣です。斜めの線の向こうに{ $opponent }の石ができれば、その隅を取られます。
passes = { $played }だと、{ $later ->
    [1] { $opponent }が{ $reply }に打てば
   *[other] { $later }手後に
}{ $who ->
    [you] {""}
   *[other] { $player }の
}打てる手がなくなり、パスになります。
forces-pass = { $best }なら、{ $later ->
    [0] {""}
   *[other] { $later }手後に
}{ $opponent }の打てる手がなくなってパスになり、{ $who ->
    [you] 続けて2手打てます。
   *[other] { $player }が続けて2手打てます。
}
their-moves = { $opponent }の打てる手は、{ $played }だと{ $count }手もありますが、{ $best }なら{ $other }手です。
your-moves = { $played }に{ $opponent }が{ $reply }と応じると、{ $who ->
    [you] 自分の打てる手
   *[other] { $player }の打てる手
}は{ $count ->
    [1] { $left }の1手だけ
    [2] { $left }の2手だけ
   *[other] { $count }手だけ
}です。{ $best }なら{ $stay ->
    [0] {""}
   *[other] { $kept }も残って、
}{ $other }手ありました。
their-safe-moves = { $played }だと{ $opponent }には、隅を取られない安全な手が{ $count }手あります。{ $best }なら{ $other ->
    [0] 1手もなく、隅を渡すしかありません
   *[other] { $other }手だけです
}。
your-safe-moves = { $played }に{ $opponent }が{ $reply }と応じると、{ $who ->
    [you] 自分には
   *[other] { $player }には
}隅を取られない安全な手が{ $count ->
    [0] 1手もありません
   *[other] { $count }手しかありません
}。{ $best }なら{ $other }手ありました。
outer-discs = { $played }は空きマスに接した外側の石を{ $count }個返し、{ $best }は{ $other ->
    [0] 1個も返しません
   *[other] { $other }個だけです
}。{ $played }だと{ $opponent }の手は{ $fewer }手ではなく{ $moves }手になります。
open = { $played }で返す石の隣には空きマスが{ $count }個あり（{ $opponent }は{ $on ->
    [all] すべて
   *[some] { $playable }個
}に打てます）、{ $best }なら{ $other ->
    [0] 1個もありません
   *[other] { $other }個だけです
}。
new-moves = { $played }だと{ $opponent }に新しい手が{ $count }手できます：{ $squares }。{ $best }なら{ $other ->
    [0] 1手もできません
   *[other] { $others }だけです
}。
takes-reply = { $played }だと{ $opponent }に最善の{ $reply }を打たれます。{ $best }ならその手を消せます。
opens-reply = { $played }だと{ $opponent }が{ $reply }に打てるようになり、それが最善手です。{ $best }なら打てません。
both-need = { $opens ->
    [little] { $best }はどちらが打っても、返す石の隣に空きマスがほとんどない、双方にとって良いマスです。{ $played }だと{ $opponent }に打たれます。先に打ちましょう。
   *[more] { $best }は双方にとって良いマスです。{ $played }だと{ $opponent }に打たれます。先に打ちましょう。
}
opens-needed = { $played }だと、双方にとって良いマス{ $best }に{ $opponent }が打てるようになります。先に打ちましょう。
early-edge = { $played }は早すぎる辺の手で、{ $opponent }に{ $square }で返されます。{ $best }なら内側にとどまれます。
early-edge-wedge = { $played }は早すぎる辺の手で、{ $opponent }に石の間の{ $wedge }へ割り込まれ、その石はなかなか返せません。{ $best }なら内側にとどまれます。
last-move = { $who ->
    [you] { $square }のあたりで最後に打つのは、{ $played }だと{ $opponent }、{ $best }なら自分です。
   *[other] { $square }のあたりで最後に打つのは、{ $played }だと{ $opponent }、{ $best }なら{ $player }です。
}
takes-corner = { $played }だと{ $later }手後に{ $opponent }に隅{ $corner }を取られます。{ $best }なら取られません。
gains-corner = { $best }なら{ $later }手後に{ $who ->
    [you] 隅
   *[other] { $player }が隅
}{ $corner }を取れます。{ $played }だと取れません。
ends = 終局時の{ $who ->
    [you] 自分
   *[other] { $player }
}の石は、{ $played }だと{ $own }個、{ $best }なら{ $other }個です。
few-later = { $played }だと、まもなく{ $who ->
    [you] 自分の打てる手
   *[other] { $player }の打てる手
}は{ $count }手だけになります。{ $best }なら{ $other }手です。
many-later = { $played }だと、まもなく{ $opponent }の打てる手は{ $count }手もあります。{ $best }なら{ $other ->
    [0] ありません
   *[other] { $other }手だけです
}。
corner-can-wait = 隅{ $corner }は後回しにできました。{ $best }の後に{ $opponent }は取れず、{ $best }のほうが大きい手です。
safe-theirs = { $played }から{ $later }手後、{ $opponent }には二度と返されない石（確定石）が{ $count }個できます。{ $best }なら{ $other ->
    [0] 1個もできません
   *[other] { $other }個だけです
}。
safe-own = { $best }から{ $later }手後、{ $who ->
    [you] 自分
   *[other] { $player }
}には二度と返されない石（確定石）が{ $other }個できます。{ $played }だと{ $count ->
    [0] 1個もできません
   *[other] { $count }個だけです
}。
flips-many = { $played }だと{ $later ->
    [1] {""}
   *[other] { $later }手後に
}{ $opponent }が{ $square }で一度に{ $count }個返します。{ $best }なら、そこまで返す手はありません。
choice = 目に見える違い：{ $later ->
    [1] { $played }に相手が応じたあと
   *[other] { $played }の{ $later }手後
}には、{ $who ->
    [you] 自分の打てる手
   *[other] { $player }の打てる手
}が{ $own }手、{ $opponent }は{ $opp }手です。{ $best }なら{ $other-own }手と{ $other-opp }手です。
answers = { $same ->
    [same] どちらの手にも{ $opponent }は{ $reply }と応じます。{ $played }の損が出るのはもっと先です。
   *[other] { $opponent }は{ $played }には{ $reply }、{ $best }には{ $other }と応じます。{ $played }の損が出るのはもっと先です。
}
small = 損の理由は、それだけではありません。

came-corner = 実戦では{ $opponent }が{ $number }手目に{ $corner }を取っています。
came-own-corner = 実戦では{ $opponent }がそれを見逃し、{ $number }手目に{ $who ->
    [you] 自分が
   *[other] { $player }が
}{ $corner }を取りました。
came-no-corner = 実戦では{ $opponent }がそれを見逃し、{ $corner }を最後まで取りませんでした。
came-other-corner = 実戦では{ $opponent }が{ $number }手目に隅{ $corner }を取りました。
came-pass = 実戦でもそうなり、{ $number }手目の後に{ $who ->
    [you] 自分が
   *[other] { $player }が
}パスしました。
came-other-pass = 実戦では{ $number }手目の後に{ $who ->
    [you] 自分が
   *[other] { $player }が
}パスしました。
came-played = 実戦でもそうなり、{ $opponent }は{ $number }手目に{ $square }に打ちました。
came-missed = 実戦では{ $opponent }がそれを見逃し、{ $square }に打ちました。
came-last = 実戦でもそうなり、最後の{ $square }は{ $opponent }が{ $number }手目に打ちました。
came-own-last = 実戦では{ $opponent }がそれを見逃し、最後の{ $square }は{ $who ->
    [you] 自分が
   *[other] { $player }が
}{ $number }手目に打ちました。
came-none-left = 実戦でもそうなり、{ $number }手目に{ $who ->
    [you] 自分
   *[other] { $player }
}の最後の石が返されました。
came-some-left = 実戦では{ $opponent }がそれを見逃しました。
came-few = 実戦では{ $number }手目に{ $who ->
    [you] 自分
   *[other] { $player }
}の打てる手が{ $count }手しかありませんでした。
no-reason = はっきりした理由は見当たりません。
ahead = { $discs }石の勝ち
behind = { $discs }石の負け
behind-at-best = { $discs }石の負け（双方最善）
even = 引き分け
perhaps = 考えられる理由：{ $why }
costs = { $played }は{ $discs }石損です。最善は{ $best }です。
    .short = { $played }は{ $discs }石損、最善{ $best }
instead = { $who ->
    [you] { $stands }ではなく、{ $would }で終えられたはずです。
   *[other] { $player }は{ $stands }ではなく、{ $would }で終えられたはずです。
}
decided = { $game ->
    [won] それでも勝ちは決まっていました。
   *[lost] すでにほぼ負けていました。最善手でも{ $discs }石の負けです。
}
error = { $place }{ $costs }{ $why }
    .short = { $costs }
best = { $place }{ $square }が最善手です。
    .short = { $square }が最善手です
as-good = { $place }{ $square }は最善手とほぼ同じです。
    .short = { $square }は最善手とほぼ同じ
in-full = もう一度wで、当てはまる理由をすべて表示します。
mistake = { $number }手目の{ $square }は、終局時の石数で{ $discs }石の損でした。
    .short = { $square }は{ $discs }石損
wrong = { $square }は{ $discs }石損です。
    .short = { $square }は{ $discs }石損
saves = { $square }が正解です。{ $played }より{ $discs }石得です。
    .panel = { $square }が正解、{ $discs }石得です。
    .short = { $square }が正解
solution-saves = 正解は{ $square }です。{ $played }より{ $discs }石得です。
    .panel = 正解は{ $square }、{ $discs }石得です。
    .short = 正解は{ $square }
right = { $square }が正解です。{ $stands }で終わります。
    .short = { $square }が正解
close = { $square }は正解で、最善手とほぼ同じです。{ $stands }で終わります。
    .short = { $square }が正解
solution = 正解は{ $square }です。{ $stands }で終わります。
    .short = 正解は{ $square }

## 考え方のページ。

idea = 上手な人が手を選ぶときの考え方を、2つの盤で説明します。名前がなければ8つすべてを並べます
    .key = 8つの考え方（それぞれ2つの盤つき）
    .usage = idea、idea 隅、idea 石
    .about = 戦い方 戦略 コツ 作戦 説明 レッスン なぜ 隅 手数 偶数理論 壁 開放度 余裕手 星打ち 手筋 強くなる 上達 定石外 考え方
key-page = 次の考え方、数字でその考え方へ
    .hint = 次
title = 8つの考え方
all = たいていの対局は、8つの考え方で決まります。番号か「:idea」と名前で、それぞれのページが開きます。
numbered = { $number } { $item }
item = { $name }：{ $rule }
heading = 考え方：{ $name }
unknown = { $name }という考え方はありません。「idea」で8つすべてを表示します
holds = 例
does-not-hold = 例外
about = { $idea ->
    [corners] 隅の石は、挟まれることがないので二度と返りません。隅からつながった辺の石も安全です。相手の石からあなたの石の列が空いた隅まで続いていると、相手はその隅を取れます。打つ前に、その手が相手にそういう列を与えないか見ましょう。自分が隅を取れないかも見ましょう。取れるなら、ほとんどの場合それが正解です。相手が取ることも邪魔することもできない隅は、後回しにできます。
    [beside-corner] 隅には3つのマスが接しています。辺にあるのがC、斜めにあるのがXです。そこに置いたあなたの石は、相手が隅に入るための踏み台になります。Xはたいていすぐに隅を渡し、Cはあとで渡すことがよくあります。隅が空いている間は、打てるかぎりほかに打ちましょう。隅が埋まれば、ふつうのマスと変わりません。相手が利用できないときや、ほかの手のほうが損なときは、打つのが正解です。
    [moves] 打つ前に、置く石と返す石を見ましょう。相手の新しい手は、ほとんどがその石の隣の空きマスにできます。ですから、そういう空きマスの少ない手ほど、相手の手を増やしません。良い手のない人は悪い手を打つしかなく、打てる手がまったくなければパスになります。自分の手には、空きマスに接した相手の石が必要です。どの手が消えるか確かめ、あとのために残しておきましょう。数がすべてではありません。悪い手10個より、良い手1つです。
    [quiet] 隣に空きマスのある石が外側の石、ない石が内側の石です。その手で返す石の隣の空きマスを数えましょう。4つのうち3つには、相手がすぐ打てます。内側の石だけを返す手を中割りといい、そういう空きマスができません。外側に長く並んだ自分の石は壁で、相手はそこに打てますが、自分は打てません。ですから、少ない石を、内側で返しましょう。相手が隣に打てないところなら、外側の石も害になりません。
    [both-need] 手を決める前に、相手の番ならどこに打つか考えましょう。返す石が少なく、その隣に空きマスがほとんどないマスを探します。そこに打てば、相手に何も与えません。自分もそこに打てるなら、先に打ちます。良い手が自分に1つ増え、相手から1つ減ります。相手の使えないマスは逃げません。そういうマスは余裕手として取っておきましょう。
    [early-edge] 辺の石は辺に沿ってしか返らないので、安全に見えます。しかし序盤のうちは、両側から攻める時間が相手にあります。1マスあけて並んだ石がいちばん危なく、そこに割り込まれると、たいていもう返せません。辺に打つと後ろの石も返るので、中央に相手の手ができてしまいます。まず内側に打ち、辺はあとに取っておきましょう。相手の手を増やさないところなら、早く打ってもかまいません。
    [plays-last] 終盤になると、空きマスはいくつかの区画に分かれます。区画の最後に打つ人が返した石は、もう返し直されません。交互に打てば、マスの数が奇数の区画では、先に打った人が最後にも打ちます。ですから奇数の区画から打ち、偶数の区画は相手に残しましょう。相手の打てない区画では、数は関係なく、いつでも打てます。残り10マスになったら、終局まで読んでから打ちましょう。
   *[few-discs] 石を数えるのは最後だけです。残り12手くらいまでは、少ないほうが有利です。相手は返す石が少なく、打てる手も少なくなるからです。毎回いちばん多く返す人は、すぐに悪い手しかなくなります。ただし、石が1つもなくなれば、その場で負けです。とても少ないときは、打つ前に相手の手をすべて確かめましょう。1手で全部返されないよう、石を離れた場所に残しましょう。
}
so = { $idea ->
    [corners] 黒はc8でなくg4。c8だと白が隅a8を取ります。
    [beside-corner] 白はg2でなくe1。g2はXで、黒がh1を取ります。
    [moves] 黒はe1でなくh3。白の手はh3なら11手、e1ならc8、d1、f1も加わって14手です。
    [quiet] 黒はe8でなくf6。f6は内側の1石、e8は外側の3石を返し、その隣のd7、d8、f7、f8が空いています。
    [both-need] 黒はc8でなくc3。さもないと白がc3に打ちます。
    [early-edge] 白はh4でなくd7。ここでは辺の手はどれも損です。
    [plays-last] 白はa8でなくa2。黒はb8しかなく、最後に白がa8に打ちます。
   *[few-discs] 白はh6でなくe6。h6だと白の石はやがてなくなります。
}
not-so = { $idea ->
    [corners] 白はh1でなくg2。黒はh1に打てないので、後回しにできます。
    [beside-corner] 黒はc2でなくb7。a8を取られますが、ほかはもっと損です。
    [moves] 白はh3でなくh6。黒の手はh6で14、h3で11ですが、h6が勝ります。
    [quiet] 白はg6でなくd7。d7は外側、g6は内側の石を返しますが、d7が勝ります。
    [both-need] 黒はa4でなくh5。白はa4に打てないので、後回しにできます。
    [early-edge] 黒はc5でなくc8。c8は白の手を増やしませんが、c5は3つ増やします。
    [plays-last] 白はb2でなくg2。残り2マスですが、黒はh1に打てません。
   *[few-discs] 黒はh6でなくf3。f3は1石、h6は4石を返します。
}
