## 训练：对局损了多少，反复出现直到掌握的失误，合适的题目。

mode = 学习进度
activity = 学习进度

lesson = 开始或继续讲解本局损失最大的几步；没有复盘时，练习待练的题
    .about = 讲解 改错 失误 错题 重做 练习 训练 教练 老师
    .key = 讲解：损失最大的几步，或待练的题
    .hint = 讲解
lesson-reviewed =
    .key = 讲解：损失最大的几步
    .hint = 讲解
worst = { $who ->
    [you] 你有
   *[both] 本局有
} { $count } 步值得一看：{ $moves }。Enter 看原因，n 新对局。{ $others }
    .line = 值得一看的几步：{ $moves }。按 Enter 看原因。{ $others }
    .short = 值得一看：{ $moves }。Enter 看原因。{ $others }
    .bare = 值得一看：{ $moves }。Enter 看原因。
    .brief = Enter 看讲解。
costly = { $unit ->
    [discs] { $square }（{ $discs } 子）
   *[other] { $square }（{ $discs }）
}
costlier = { $moves } 损失更多，但能学到的较少（:review）。
no-errors = 没有一步损失两子以上。
lesson-left = 讲解还没结束：Enter 继续，n 新对局。
    .line = 讲解还没结束：Enter 继续。
    .short = Enter 继续讲解。
    .brief = Enter 看讲解。
lesson-done = 这局的讲解已经看完。t：再看一遍；n：另开一局。
    .line = 这局的讲解已经看完。输入 lesson 再看一遍。
    .short = t：再看讲解；n：另开一局。
puzzle = 开始做合适的题目：残局只有一步能胜，中局只有一步能保持领先
    .about = 习题 做题 测验 死活 每日一题 死活题 残局
    .key = 题目：只有一步能胜，或保持领先
    .hint = 做题
    .usage = puzzles，或 puzzles moves、puzzles corners、puzzles endgame plays-last
    .details = 用 endgame 或 midgame 选择种类；用要领（如 moves、quiet、corners、beside-corner）或主题词（如 parity、wall）选出靠它分出优劣的题目。
    .short = 解题
similar = 出两道与刚改正的失误同类的题：要领相同
    .about = 同类 相似 主题 错题 练习
    .key = 两道与此失误同类的题
    .hint = 同类题
train = 练习待练的题：你的失误、做错的题和合适的新题
    .about = 复习 到期
    .key = 练习待练的题：你的失误和题目
progress = 说明对局损了多少、已掌握多少、还有多少待练
    .about = 成绩 统计 进步 我的进步
    .key = 学习进度，以及待练的题
next-own = 依次指定哪方是你：黑棋、白棋、双方、都不是
    .key = 哪一方是你
mine = 说明或指定哪一方是你；你的失误会在训练中反复出现，直到掌握
    .usage = mine，或 mine black、white、both、nobody
    .key = 指定哪一方是你，以便日后练习失误

none-similar = 没有与这个失误同类的题
nothing-similar = 请先改正对局中的一处失误；之后才有同类题


all-right = { $answers ->
    [1] 1 题，答对了。
   *[other] { $answers } 题，全部答对。
}
not-known = 还没掌握：明天再练。
some-right = 答对 { $right }/{ $answers }；其余明天再练。
next-due = { $unit ->
    [hours] 下一题 { $number } 小时后再练。
   *[days] 下一题 { $number } 天后再练。
}
nothing-due = 没有待练的题。
nothing-due-until = 没有待练的题。{ $next }
nothing-at-all = 没有待练的题。复盘对局和做题之后，就有下次训练的内容。
openings-known = 这个定式库没有待练的局面。
openings-known-until = 这个定式库没有待练的局面。{ $next }

nobody-named = 双方都不是你：本局的失误不列入训练。
    .short = 双方都不是你。
one-named = { $errors ->
    [0] 本局你是{ $color }。
   *[other] 本局你是{ $color }：{ $errors } 处失误会列入训练。
}
    .short = 你是{ $color }：失误 { $errors } 处。
both-named = { $errors ->
    [0] 双方都是你。
   *[other] 双方都是你：{ $errors } 处失误会列入训练。
}
    .short = 双方都是你：失误 { $errors } 处。
nobody = 本局双方都不是你。
one = 本局你是{ $color }。
both = 本局双方都是你。
unknown-side = 应为 black、white、both 或 nobody，而不是{ $found }

damaged = { $lines ->
    [1] { $file }：第 { $first } 行已损坏；全部保留。
   *[other] { $file }：{ $lines } 行已损坏，首先是第 { $first } 行；全部保留。
}
foreign = { $file }：{ $lines } 行属于其他版本；全部保留。
damaged-and-foreign = { $lines ->
    [1] { $file }：第 { $first } 行已损坏，{ $foreign } 行属于其他版本；全部保留。
   *[other] { $file }：{ $lines } 行已损坏，首先是第 { $first } 行，{ $foreign } 行属于其他版本；全部保留。
}
unavailable = 无法读取学习进度：{ $error }。
not-kept = 你的答案没有记下：{ $error }。

unknown-puzzles = 应为 endgame、midgame、要领（如 moves、corners）或主题词（如 parity），而不是{ $found }
no-such-puzzles = 内置题目中没有符合的题
title = 学习进度
no-progress = 还没有学习进度。从第一次复盘或第一道题开始。
costs-most = 你损失最多的是“{ $idea }”：占全部子损的 { $percent }%。
costs-most-since = 你损失最多的是“{ $idea }”：占全部子损的 { $percent }%，在此之前的对局中占 { $before }%。
other-ideas = 其次：{ $ideas }。
idea-share = { $idea } { $percent }%
great-losses = 你每 100 步中损六子以上的步数：{ $quarters }。{ $most ->
    [0] 没有。
   *[other] 多数在第 { $from } 至 { $to } 步。
}
quarter = 第 { $from } 至 { $to } 步中 { $count } 步
whys = 说出为什么对：{ $asked } 题中答对 { $right } 题{ $other ->
    [0] {""}
   *[other] ，另有 { $other } 题说出了别的正确理由
}。
last-games-cost = { $games ->
   *[other] 你最近复盘的 { $games } 局平均每局损 { $discs } 子：{ $phases }。
}
games-before-cost = 再之前的 { $games } 局平均每局损 { $discs } 子：{ $phases }。
game-cost = { $game }：{ $result ->
    [unknown] 损 { $cost } 子。
    [draw] 平局；损 { $cost } 子。
    [won] 胜 { $discs } 子；损 { $cost } 子。
   *[lost] 负 { $discs } 子；损 { $cost } 子。
}
graphs-cost = { $games ->
    [1] 最近一局的子损
   *[other] 最近 { $games } 局每局的子损
}
about-bars = 每条为一局，最右为最近；满格为每步损 { $discs } 子。
last-games = { $games ->
    [1] 最近复盘的一局平均每步损 { $mean } 子：{ $phases }。
   *[other] 最近复盘的 { $games } 局平均每步损 { $mean } 子：{ $phases }。
}
games-before = 此前 { $games } 局为 { $mean } 子：{ $phases }。
phase-mean = { $phase ->
    [opening] 开局 { $mean }
    [midgame] 中局 { $mean }
   *[endgame] 残局 { $mean }
}
game-of-day = { $date }
game-against = { $date } 对{ $opponent }
a-game = 一局
a-game-against = 对{ $opponent }一局
game = { $result ->
    [unknown] { $game }：平均每步损 { $mean } 子。
    [draw] { $game }：平局；平均每步损 { $mean } 子。
    [won] { $game }：胜 { $discs } 子；平均每步损 { $mean } 子。
   *[lost] { $game }：负 { $discs } 子；平均每步损 { $mean } 子。
}
own-errors = { $known ->
    [0] 你有 { $errors } 处失误，都还没掌握。
   *[other] 你有 { $errors } 处失误，已掌握 { $known } 处。
}
due-errors = 现在待练：失误 { $errors } 处。
due-puzzles = 现在待练：错题 { $puzzles } 道。
due-both = 现在待练：失误 { $errors } 处，错题 { $puzzles } 道。
openings = { $due ->
    [0] 定式库：已练 { $asked } 个局面，掌握 { $known } 个，没有待练的。
   *[other] 定式库：已练 { $asked } 个局面，掌握 { $known } 个，待练 { $due } 个（othello repertoire train）。
}
puzzles-solved = 题目答对：{ $results }。
puzzles-at-once = 一次答对的题目
ratio = { $right }/{ $answers }
days = 最近 { $days } 天里练习了 { $active } 天，作答 { $answers } 题，答对 { $right } 题。
whole-game = 全局
graphs = 最近 { $games } 局的每步子损
only-at-terminal = 只有在终端和 othello train 中才记录掌握情况
