## 定式库：棋手想下的开局。

repertoire = 查看定式库的各种用法：练习、用对局创建或逐步创建、加入棋步
    .usage = repertoire，或 repertoire train、train black、here、games black、opening tiger、openings black、play black、add、add d6
    .about = 定式 开局 练习 开局训练 学开局
    .key = 你的定式库：创建和练习
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
called-wrong = 文件把 { $square } 标为错误；文件保持不变。
failed = 定式库：{ $error }。

you-left = { $loss ->
    [none] 第 { $move } 步你脱离了定式：{ $square }（定式为 { $yours }），没有损失。
   *[some] 第 { $move } 步你脱离了定式：{ $square }（定式为 { $yours }），损 { $loss } 子。
}
    .short = { $move } 步脱谱：{ $square } -{ $brief }（{ $yours }）。
you-left-as = { $loss ->
    [none] 你执{ $color }，第 { $move } 步脱离了定式：{ $square }（定式为 { $yours }），没有损失。
   *[some] 你执{ $color }，第 { $move } 步脱离了定式：{ $square }（定式为 { $yours }），损 { $loss } 子。
}
    .short = { $move } 步脱谱：{ $square } -{ $brief }（{ $yours }）。
game-left = 第 { $move } 步 { $square } 脱离了你的定式。
    .short = { $move } 步脱谱：{ $square }。
ended = 你的定式到第 { $move } 步为止。
    .short = 定式到 { $move } 步。

no-square = 应为一格，而不是{ $found }
unknown = 应为 train、here、opening tiger、带颜色的 games、openings 或 play、add 或 add d6，而不是{ $found }
none-yet = 你还没有定式库。
ways = `repertoire train` 练习；`repertoire games black` 用你的对局创建，`repertoire openings black` 用此处之后下过的棋步创建，`repertoire play black` 用你今后下的棋步创建。
choice-train = 练习：{ $positions } 个局面
choice-color = { $color }：{ $positions } 个局面
choice-here = 从此局面起练习
choice-opening = 学习常见的定式
choice-games = 用你的存档创建
choice-openings = 用此局面之后下过的棋步创建
choice-play = 逐步创建：加入你下的棋步
choice-play-ends = 不再加入你下的棋步
choice-add = 加入棋盘上的 { $moves } 步
choice-as = 执{ $color }
being-made = 正在创建你的{ $color }定式库……
merged = 你的{ $color }定式库现有 { $positions } 个局面，其中 { $new } 个是新的，来自 { $games }。用 :repertoire train 练习。
opening-added = { $new ->
    [0] { $name }：已全部在定式库中。
   *[other] { $name }：定式库新增 { $new } 个局面。
}
no-own-games = 存档中没有认出你执{ $color }的对局。与电脑的对局会自动认出；棋盘上这一局可用 :mine { $color ->
    [black] black
   *[white] white
} 指明。
no-games-here = 没有对局到过此局面；:repertoire play 可逐步创建定式库。
playing = 从现在起，你下的每一步{ $color }都加入定式库；用 :repertoire play 结束。
playing-ended = 你下的棋步不再加入定式库。
no-repertoire = 你还没有定式库；用 :repertoire 创建
no-repertoire-for = 你还没有{ $color }定式库；用 :repertoire 创建
not-there = 定式库从此处起没有棋步
no-move = 没有可加入的棋步
other-rules = 定式库只用于标准黑白棋规则
contest = 两人正在计时对局

exists = { $file } 已存在；用 --replace 覆盖，或用 --file 另取文件名
making = 正在创建定式库：第 { $move } 步，{ $done }/{ $positions } 个局面
checking = 正在检查定式库：{ $done }/{ $positions } 个局面
made = { $file }：{ $positions } 个局面有{ $color }的棋步。
no-frequencies = 没有对局，无从得知哪些应着常见：请指定对局，或在设置文件中写入 `games`
at-start = 初始局面
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
