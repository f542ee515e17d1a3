mode = 要领
activity = 要领

name = { $idea ->
    [corners] 角
    [beside-corner] 角旁
    [moves] 行动力
    [quiet] 安静步
    [both-need] 双方必争的位置
    [early-edge] 过早占边
    [plays-last] 谁下最后一手
   *[few-discs] 棋子少
}
    .about = { $idea ->
        [corners] 占角
        [beside-corner] X位 C位 星位
        [moves] 行动力 步数
        [quiet] 前沿 边界子
        [both-need] 先手
        [early-edge] 边 占边
        [plays-last] 奇偶 奇偶性
       *[few-discs] 全灭
    }
rule = { $idea ->
    [corners] 角上的棋子永远不会被翻转。每下一步之前，先看看下完之后对方能不能占角。
    [take-corners] 角上的棋子永远不会被翻转，还保护旁边的棋子：能占角就占角。
    [beside-corner] 角上的棋子不会再被翻转，空角旁的棋子却会让对方占到角：能下别处就下别处。
    [moves] 给对方留的棋步要少：对方很快就只能下坏棋，把角送给你。落子前先数一数对方的棋步。
    [your-moves] 步数少了，很快就只能下坏棋，把角送出去。要选能给自己留下很多步的棋。
    [safe-moves] 安全步不会送角。给对方留得越少越好：没有安全步，对方就只能送角给你。
    [your-safe-moves] 安全步不会送角。要给自己留几个：没有安全步，就只能送角给对方。
    [corner-waits] 对方占不到的角可以先等：先找不能等的棋。
    [reply] 每下一步之前，先想想对方接下来想下哪里，让对方下不成。
    [quiet] 安静步翻转的棋子旁空位很少；这些空位对方多半能下，所以落子前先数一数。
    [both-need] 落子前先想：要是轮到对方，对方会下哪里？下在那里若不给对方增加棋步，就先占。
    [early-edge] 对局早期，边上的棋子容易受攻击：先下里面。
    [plays-last] 在空区里抢下最后一手：那一手翻转的棋子不会再被翻回。
   *[few-discs] 棋子一个不剩就立刻输了：棋子少时，要看清对方的每一种应着。
}
    .short = { $idea ->
        [corners] 角不会再被翻转。
        [take-corners] 能占角就占角。
        [beside-corner] 不要下在空角旁。
        [moves] 对方步数少，就只能送角。
        [your-moves] 步数少，就只能送角。
        [safe-moves] 少给对方留安全步。
        [your-safe-moves] 给自己留几个安全步。
        [corner-waits] 这个角可以等。
        [reply] 不让对方下最佳应着。
        [quiet] 安静步不给对方多少新棋步。
        [both-need] 双方必争处先占。
        [early-edge] 过早占边会被进攻。
        [plays-last] 每个空区争取最后一手。
       *[few-discs] 不要让棋子被吃光。
    }
in-brief = { $idea ->
    [corners] 角
    [beside-corner] 不下在空角旁
    [moves] 让对方步数少，自己步数多
    [quiet] 安静步
    [both-need] 双方必争的位置
    [early-edge] 不要过早占边
    [plays-last] 下最后一手
   *[few-discs] 别让棋子被吃光
}
loses-all = { $who ->
    [you] { $played } 之后{ $opponent }能吃光你的棋子。
   *[other] { $played } 之后{ $opponent }能吃光{ $player }的棋子。
}
takes-all = { $best } 能吃光{ $opponent }的棋子。
gives-corner = { $played } 让{ $opponent }占角 { $corner }，{ $best } 则不会。
corner-threatened = { $opponent }已经可以占角 { $corner }：{ $best } 能防住，{ $played } 则不能。
opens-corner = { $played } 之后{ $opponent }可以翻转 { $over } 占角 { $corner }；{ $best } 之后则不能。
loses-corner = { $played } 之后，{ $later ->
    [1] { $opponent }马上就会
    [3] { $sure ->
        [all] 不管怎么应，
       *[some] {""}
    }{ $opponent }再下两手就会
   *[other] 再过 { $later } 步{ $opponent }就会
}占到角 { $corner }；{ $best } 可以避免。
leaves-corner = 角 { $corner } 本来空着。{ $played } 之后被{ $opponent }占去。
takes-free-corner = { $who ->
    [you] 你本可以占角 { $corner }，{ $played } 放过了它。
   *[other] { $player }本可以占角 { $corner }，{ $played } 放过了它。
}
wins-corner = { $sure ->
    [all] 无论{ $opponent }怎么应，{ $best } 之后
    [reply] { $best } 之后，{ $opponent }若应 { $reply }，
   *[later] { $best } 之后
}{ $later ->
    [1] {""}
    [2] {""}
   *[other] 再过 { $later } 步，
}{ $who ->
    [you] 你
   *[other] { $player }
}{ $sure ->
    [all] 都能
   *[other] 能
}{ $later ->
    [1] 在下一步
    [2] 在下一步
   *[other] {""}
}占到角 { $corner }；{ $played } 之后则不能。
beside-taken = { $played } 在空角 { $corner } 旁边，{ $opponent }{ $later ->
    [1] 马上
    [3] 再下两手就会
   *[other] 在 { $later } 步之后
}占去这个角。
early-x = { $played } 在空角 { $corner } 旁边：只要斜线后面有{ $opponent }的棋子，{ $opponent }就能占角。
passes = { $played } 之后{ $later ->
    [1] { $opponent }若应 { $reply }，
   *[other] {""}
}{ $who ->
    [you] 你
   *[other] { $player }
}{ $later ->
    [1] 就
   *[other] 再过 { $later } 步就
}无步可下，只好弃权。
forces-pass = { $best } 之后{ $opponent }{ $later ->
    [0] 无步可下
   *[other] 再过 { $later } 步就无步可下
}，只好弃权：{ $who ->
    [you] 你
   *[other] { $player }
}连下两步。
their-moves = { $played } 之后{ $opponent }有 { $count } 步可选，{ $best } 之后{ $other ->
    [0] 一步也没有
   *[other] 只有 { $other } 步
}。
your-moves = { $played } 之后{ $opponent }应 { $reply }，{ $who ->
    [you] 你
   *[other] { $player }
}就只{ $count ->
    [1] 剩一步可下：{ $left }
    [2] 剩两步可下：{ $left }
   *[other] 有 { $count } 步可下
}；下 { $best } 则有 { $other } 步{ $stay ->
    [0] {""}
   *[other] ，还能保住 { $kept }
}。
their-safe-moves = { $played } 之后{ $opponent }有 { $count } 个不送角的安全步，{ $best } 之后{ $other ->
    [0] 一个也没有，只能送角
   *[other] 只有 { $other } 个
}。
your-safe-moves = { $played } 之后{ $opponent }应 { $reply }，{ $who ->
    [you] 你
   *[other] { $player }
}就{ $count ->
    [0] 没有安全步了：下哪一步都送角
   *[other] 只剩 { $count } 个不送角的安全步
}；下 { $best } 则有 { $other } 个。
outer-discs = { $played } 翻转了 { $count } 个外子（旁边有空位的棋子），{ $best } { $other ->
    [0] 一个也不翻
   *[other] 只翻 { $other } 个
}。{ $played } 之后{ $opponent }有 { $moves } 步可下，而不是 { $fewer } 步。
open = { $played } 翻转的棋子旁有 { $count } 个空位（{ $opponent }{ $on ->
    [all] 全都可下
   *[some] 可下 { $playable } 个
}），{ $best } 翻转的棋子旁{ $other ->
    [0] 一个也没有
   *[other] 只有 { $other } 个
}。
new-moves = { $played } 给{ $opponent }增加 { $count } 步棋：{ $squares }。{ $best } { $other ->
    [0] 一步也不增加
   *[other] 只增加 { $others }
}。
takes-reply = { $played } 之后{ $opponent }下 { $reply }，这是最佳应着；{ $best } 使对方下不了这一步。
opens-reply = { $played } 让{ $opponent }能下 { $reply }，而这正是对方的最佳一手；{ $best } 之后则下不了。
both-need = { $opens ->
    [little] 无论谁下 { $best }，翻转的棋子旁都几乎没有空位：对双方都是好位置。{ $played } 之后就被{ $opponent }占了：要先下在那里。
   *[more] { $best } 对双方都是好位置。{ $played } 之后就被{ $opponent }占了：要先下在那里。
}
opens-needed = { $played } 让{ $opponent }能下 { $best }，那里对双方都是好位置：要先下在那里。
early-edge = { $played } 过早下在边上，{ $opponent }下 { $square } 又把它翻回去。{ $best } 留在内部。
early-edge-wedge = { $played } 过早下在边上，{ $opponent }在 { $wedge } 楔入棋子之间，那颗子很难再翻掉。{ $best } 留在内部。
last-move = { $who ->
    [you] { $square } 一带的最后一手，{ $played } 之后是{ $opponent }下，{ $best } 之后是你下。
   *[other] { $square } 一带的最后一手，{ $played } 之后是{ $opponent }下，{ $best } 之后是{ $player }下。
}
takes-corner = { $played } 之后{ $opponent }{ $later ->
    [1] 马上
   *[other] 再过 { $later } 步就
}占角 { $corner }，{ $best } 则不会。
gains-corner = { $best } 之后再过 { $later } 步，{ $who ->
    [you] 你
   *[other] { $player }
}能占角 { $corner }，{ $played } 之后则不能。
ends = 终局时，{ $played } 之后{ $who ->
    [you] 你
   *[other] { $player }
}有 { $own } 子，{ $best } 之后有 { $other } 子。
few-later = { $played } 之后，不久{ $who ->
    [you] 你
   *[other] { $player }
}就只有 { $count } 步可选；{ $best } 之后则有 { $other } 步。
many-later = { $played } 之后不久，{ $opponent }有 { $count } 步可选；{ $best } 之后{ $other ->
    [0] 一步也没有
   *[other] 只有 { $other } 步
}。
corner-can-wait = 角 { $corner } 可以先等一等：{ $best } 更有价值，之后{ $opponent }也占不到它。
safe-theirs = { $played } 之后再过 { $later } 步，{ $opponent }有 { $count } 个稳定子（再也翻不动的棋子）；{ $best } 之后{ $other ->
    [0] 一个也没有
   *[other] 只有 { $other } 个
}。
safe-own = { $best } 之后再过 { $later } 步，{ $who ->
    [you] 你
   *[other] { $player }
}有 { $other } 个稳定子（再也翻不动的棋子）；{ $played } 之后{ $count ->
    [0] 一个也没有
   *[other] 只有 { $count } 个
}。
flips-many = { $played } 之后{ $later ->
    [1] {""}
   *[other] 再过 { $later } 步，
}{ $opponent }下 { $square } 一次翻转 { $count } 子；{ $best } 之后没有一步能翻这么多。
choice = 能看出的差别：{ $later ->
    [1] { $played } 之后对方应一步
   *[other] { $played } 之后再过 { $later } 步
}，{ $who ->
    [you] 你
   *[other] { $player }
}有 { $own } 步可选，{ $opponent }有 { $opp } 步；{ $best } 之后则是 { $other-own } 步和 { $other-opp } 步。
answers = { $same ->
    [same] 对这两步，{ $opponent }都应 { $reply }；{ $played } 的损失要到后面才看得出来。
   *[other] { $opponent }对 { $played } 应 { $reply }，对 { $best } 应 { $other }；{ $played } 的损失要到后面才看得出来。
}
small = 单凭这一点，解释不了全部损失。

came-corner = 对局中，{ $opponent }在第 { $number } 步占了 { $corner }。
came-own-corner = 对局中{ $opponent }没有看到：{ $who ->
    [you] 你
   *[other] { $player }
}在第 { $number } 步占了 { $corner }。
came-no-corner = 对局中{ $opponent }没有看到，始终没占 { $corner }。
came-other-corner = 对局中{ $opponent }在第 { $number } 步占了角 { $corner }。
came-pass = 对局中果然如此：第 { $number } 步之后{ $who ->
    [you] 你
   *[other] { $player }
}只好弃权。
came-other-pass = 对局中，第 { $number } 步之后{ $who ->
    [you] 你
   *[other] { $player }
}只好弃权。
came-played = 对局中果然如此：{ $opponent }在第 { $number } 步下了 { $square }。
came-missed = 对局中{ $opponent }没有看到，下了 { $square }。
came-last = 对局中果然如此：那里的最后一手是{ $opponent }在第 { $number } 步下的 { $square }。
came-own-last = 对局中{ $opponent }没有看到：那里的最后一手是{ $who ->
    [you] 你
   *[other] { $player }
}在第 { $number } 步下的 { $square }。
came-none-left = 对局中果然如此：第 { $number } 步，{ $who ->
    [you] 你
   *[other] { $player }
}的最后一子被翻转。
came-some-left = 对局中{ $opponent }没有看到。
came-few = 对局中，到第 { $number } 步时{ $who ->
    [you] 你
   *[other] { $player }
}只剩 { $count } 步可下。
no-reason = 看不出简单的原因。
ahead = 胜 { $discs } 子
behind = 负 { $discs } 子
behind-at-best = 负 { $discs } 子（双方都下最佳棋步）
even = 打平
perhaps = 也许：{ $why }
costs = { $played } 损 { $discs } 子。应下 { $best }。
    .short = { $played } 损 { $discs } 子；应下 { $best }
instead = { $who ->
    [you] 本应{ $would }，而不是{ $stands }。
   *[other] { $player }本应{ $would }，而不是{ $stands }。
}
decided = { $game ->
    [won] 本局仍是赢棋。
   *[lost] 这局已经几乎输定：就算下最佳一步，终局也要输 { $discs } 子。
}
error = { $place }{ $costs }{ $why }
    .short = { $costs }
best = { $place }{ $square } 是最佳棋步。
    .short = { $square } 是最佳棋步
as-good = { $place }{ $square } 与最佳棋步相当。
    .short = { $square } 与最佳棋步相当
in-full = 再按 w：列出所有成立的理由。
mistake = 第 { $number } 步 { $square } 到终局时损了 { $discs } 子。
    .short = { $square } 损 { $discs } 子
wrong = { $square } 损 { $discs } 子。
    .short = { $square } 损 { $discs } 子
saves = { $square } 正确：比 { $played } 少损 { $discs } 子。
    .panel = { $square } 正确：少损 { $discs } 子。
    .short = { $square } 正确
solution-saves = 答案：{ $square }。比 { $played } 少损 { $discs } 子。
    .panel = 答案：{ $square }，少损 { $discs } 子。
    .short = 答案：{ $square }
right = { $square } 正确：你最终{ $stands }。
    .short = { $square } 正确
close = { $square } 正确，与最佳棋步几乎一样好：你最终{ $stands }。
    .short = { $square } 正确
solution = 答案：{ $square }。你最终{ $stands }。
    .short = 答案：{ $square }

## 要领的页面。

idea = 用两个棋盘讲解高手选择棋步的一条要领；不带名称则列出全部八条
    .key = 八条要领，每条配两个棋盘
    .usage = idea，或 idea 角、idea 棋子
    .about = 策略 技巧 讲解 课程 为什么 角 行动力 奇偶性 边界
key-page = 下一条要领；按数字跳到该条
    .hint = 下一条
title = 八条要领
all = 大多数对局的胜负取决于这八条要领。每条一页：按数字，或输入 :idea 和名称。
numbered = { $number } { $item }
item = { $name }：{ $rule }
heading = 要领：{ $name }
unknown = 没有{ $name }这条要领；输入 idea 列出全部八条
holds = 例子
does-not-hold = 例外
about = { $idea ->
    [corners] 角上的棋子永远不会被翻转，因为没有哪条线能越过它。沿边与它相连的己方棋子也安全。如果从对手的一个棋子出发，有一排你的棋子通到空角，对手就能占这个角。所以每次落子前，先看会不会给对手这样一排。也看看自己能不能占角：能占角时几乎总该占。对手既占不到、也拦不住的角，可以先等一等。
    [beside-corner] 每个角挨着三个位置：边上的两个是 C位，斜线上的一个是 X位。你下在那里的棋子，就是对手进角的台阶。X位多半立刻送角，C位常常晚一点送。角还空着时，只要有别处可下就下别处。角被占之后，这些位置就和其他位置一样了。对手利用不了，或别的棋代价更大时，下在那里才对。
    [moves] 落子之前，先看要放下的棋子和会被翻转的棋子。对手新增的棋步，几乎都在这些棋子旁的空位上。所以两步棋里，这种空位少的一步，给对手的棋步也少。没有好棋的人只能下坏棋，一步也没有就要弃权。你自己要有棋可下，空位旁就得有对手的棋子：看看一步棋会断掉哪些，留几步给以后。数目不是一切：十步坏棋不如一步好棋。
    [quiet] 旁边有空位的棋子是外子，没有的是内子。数一数一步棋要翻的棋子旁有几个空位：四个里有三个，对手马上就能下。安静步只翻转内子，这样的空位一个也没有。一长排自己的外子是一堵墙：对手处处可下，你却下不了。所以要少翻，而且翻里面的。外子旁边若是对手下不了的空位，就没有坏处。
    [both-need] 选择之前，先想：要是轮到对手，对手会下哪里？找一个翻子少、翻的棋子旁几乎没有空位的位置：谁下在那里，都不给另一方增加棋步。你也能下，就先下。这样你多一步好棋，对手少一步。对手用不上的位置跑不掉。把它们留到以后：那是你的余裕手。
    [early-edge] 边上的棋子只能沿着边翻转，看起来很安全。但对局早期，对手有时间从两边进攻。最糟的是自己两个棋子之间空一格：对手楔入的棋子往往再也赶不走。占边还会翻转后面的棋子，让对手在中间多出棋步。所以先下里面，把边留到以后。不会给对手增加棋步时，早占边也对。
    [plays-last] 接近终局时，空位分成几个互不相连的区域。谁在一个区域里最后下，翻转的棋子就没有人再翻回来。轮流下的话，空位是奇数的区域，先下的人也最后下。所以先下奇数的区域，把偶数的留给对手。对手下不了的区域不用着急：那里奇偶无所谓。最后十个空位，先算到底再下。
   *[few-discs] 棋子到最后才数。最后十来步之前，子少反而好：对手可翻的少，能下的也少。每步都翻得最多的人，很快就只剩坏棋。但一个子也没有的人立刻就输了。子很少时，落子前要看清对手的每一步应着。让棋子分在几处，免得一步就被全部翻光。
}
so = { $idea ->
    [corners] 黑棋下 g4，不下 c8。下 c8，白棋就占角 a8。
    [beside-corner] 白棋下 e1，不下 g2。g2 是 X位，黑棋会占 h1。
    [moves] 黑棋下 h3，不下 e1。下 h3 白棋有 11 步，下 e1 有 14 步：多了 c8、d1、f1。
    [quiet] 黑棋下 f6，不下 e8。f6 翻一个内子，e8 翻三个外子，旁边的 d7、d8、f7、f8 都空着。
    [both-need] 黑棋下 c3，不下 c8。否则白棋会下 c3。
    [early-edge] 白棋下 d7，不下 h4。这里占边的棋都更差。
    [plays-last] 白棋下 a2，不下 a8。黑棋只能下 b8，最后白棋下 a8。
   *[few-discs] 白棋下 e6，不下 h6。下 h6，白棋很快一个子也不剩。
}
not-so = { $idea ->
    [corners] 白棋下 g2，不下 h1。黑棋占不到 h1：可以等。
    [beside-corner] 黑棋下 b7，不下 c2。虽然送了 a8，别的棋代价更大。
    [moves] 白棋下 h6，不下 h3，尽管前者给黑棋 14 步，后者只给 11 步。
    [quiet] 白棋下 d7，不下 g6，尽管 d7 翻外子，g6 只翻一个内子。
    [both-need] 黑棋下 h5，不下 a4。白棋下不了 a4：可以等。
    [early-edge] 黑棋下 c8，不下 c5。c8 不给白棋新的棋步，c5 给三步。
    [plays-last] 白棋下 g2，不下 b2。那里剩两个空位，但黑棋下不了 h1。
   *[few-discs] 黑棋下 f3，不下 h6。f3 翻一个子，h6 翻四个。
}
