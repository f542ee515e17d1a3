## 定式库：棋手想下的开局。

repertoire = 说明定式库在此的内容，考查其局面（全部或从此处起），或加入棋步。
    .usage = repertoire，或 repertoire train、here、add、add d6
    .key = 你的定式：查看此处的棋步、练习、加入棋步
add-selected =
    .key = 把所选棋步加入定式库
    .hint = 加入

here = 你的{ $color }定式库：{ $positions } 个局面。{ $here }
ends-here = 到此为止。
no-move-here = 此处没有棋步。
you-play = 应下 { $moves }。
has-answer = 对 { $moves } 有应着。
commented = { $square }（{ $comment }）
added = { $square } 已加入{ $color }定式库。
there-already = { $square } 已在{ $color }定式库中。
called-wrong = 文件把 { $square } 标为错着；文件保持不变。
failed = 定式库：{ $error }。

you-left = { $loss ->
    [none] 第 { $move } 步你脱离了定式：{ $square }（定式为 { $yours }），没有损失。
   *[some] 第 { $move } 步你脱离了定式：{ $square }（定式为 { $yours }），损 { $loss } 子。
}
    .short = { $move } 步脱谱：{ $square } -{ $brief }（{ $yours }）。
you-left-as = { $loss ->
    [none] 你执{ $color }第 { $move } 步脱离了定式：{ $square }（定式为 { $yours }），没有损失。
   *[some] 你执{ $color }第 { $move } 步脱离了定式：{ $square }（定式为 { $yours }），损 { $loss } 子。
}
    .short = { $move } 步脱谱：{ $square } -{ $brief }（{ $yours }）。
game-left = 第 { $move } 步 { $square } 脱离了你的定式。
    .short = { $move } 步脱谱：{ $square }。
ended = 你的定式到第 { $move } 步为止。
    .short = 定式到 { $move } 步。

no-square = 应为一个格，而不是 { $found }
unknown = 应为 train、here、add 或 add d6，而不是 { $found }
begin = { $moves ->
   *[other] 你还没有定式库。用这 { $moves } 步创建一个吗？
}
    .title = 定式库
    .yes = 创建
    .no = 不创建
no-repertoire = 你还没有定式库；先下出想掌握的定式，再输入 :repertoire
no-repertoire-for = 你还没有{ $color }定式库；用 othello repertoire new 创建
not-there = 定式库从此处起没有棋步
no-move = 没有可加入的棋步
other-rules = 定式库只有标准黑白棋规则的对局
contest = 两人正在计时对局

exists = { $file } 已存在；--replace 覆盖，--file 另取文件名
making = 正在创建定式库：第 { $move } 步，{ $done }/{ $positions } 个局面
checking = 正在检查定式库：{ $done }/{ $positions } 个局面
made = { $file }：{ $positions } 个有{ $color }棋步的局面。
no-frequencies = 没有对局，无从得知哪些应着常见：请指定对局，或在设置文件中写入 `games`
at-start = 开局时
after = { $line } 之后
hole = { $place }：对 { $square } 没有应着，{ $opponent }在 { $reached } 局中有 { $games } 局这样下。
unanswered = { $place }：没有应着。
unread = { $place }：有无法下的分支。
loses = { $place }：你的 { $square } 损 { $loss } 子；最佳是 { $best }。
conflict = { $place }：你下 { $here }，但同一局面经 { $other } 到达时你下 { $there }。
checked = { $findings ->
    [0] { $positions } 个局面，没有问题。
   *[other] { $positions } 个局面，{ $findings } 处需要查看。
}
