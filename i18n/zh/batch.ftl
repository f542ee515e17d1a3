game = 第 { $number } 局
reviewed-before = 第 { $number } 局：已复盘过
reviewing = 第 { $number } 局：{ $moves } 步中已复盘 { $done } 步
evaluating = 第 { $number } 局：正在评估
time-left = { $percent }，剩余 { $time }
signal = 程序被信号终止
column-empty = 空位
column-side = 轮到
column-score = 得分
column-search = 搜索
column-nodes = 节点
column-seconds = 秒
column-stated = 文件值
column-best-line = 最佳棋步和变化
column-position = 局面
column-line = 行
column-move = 步
column-player = 棋手
column-played = 棋步
column-value = 估值
column-best = 最佳
column-loss = 子损
column-games = 对局
column-share = 比例
column-draw = 平
column-discs = 子差
column-opening = 开局
column-as = 执
column-after = 此前棋步
column-plays = 棋步、次数和子损
column-year = 年份
column-result = 结果
column-players = 棋手和比赛
no-moves = 还没有下过棋。
reviewed-last = 已停止：{ $moves } 步中只复盘了最后 { $reviewed } 步。
turning-points = 转折点：
mean-loss = 平均子损
whole-game = 全局
phase = { $phase ->
    [opening] 开局
    [midgame] 中局
   *[endgame] 残局
}
searching-move = 正在搜索第 { $number } 步
at-move = 第 { $number } 步：{ $player }
at-move-played = 第 { $number } 步：{ $player } { $square }
count = { $what }：{ $count }
counted = { $counted ->
    [games] 对局
    [passes] 弃权
    [early-ends] 提前结束
    [wipe-outs] 全灭
    [unfinished] 未下完
    [disagreements] 结果不符
   *[faults] 错误
}
category = { $category ->
    [illegal-moves] 不合法的棋步
    [turns] 顺序不对的棋步或弃权
    [not-moves] 不是棋步的文字
    [positions] 无效的局面
    [tags] 无效的标签
    [formats] 格式错误
    [inputs] 无法读取的输入
   *[skipped] 其他对局
}
repairs = { $status ->
    [correct] 无误
    [one] 一种修正
    [several] 多种修正
   *[none] 无法修正
}
only-othello = 只有黑白棋规则的对局可以修正
cannot-resume = 无法继续 { $file }：{ $why }
resumes-busy = 另一个运行中的命令正在写入它
resumes-cut = 最后一行不完整，且不是此命令所写
resumes-unread = 第 { $line } 行无法读取
resumes-foreign = 第 { $line } 行不是此命令写的
resumes-changed = 第 { $line } 行在这些选项或此版本下会不同
resumes-no-game = 第 { $line } 行所说的对局不在输入中
resumes-no-position = 第 { $line } 行所说的局面不在对局中
resumes-other = 第 { $line } 行不是关于 { $place } 的
base-changed = { $file }：数据库在此期间被改动，未写入任何内容
base-file-there = { $file }：文件已存在，未写入任何内容
not-kept = { $format } 格式不保存{ $parts }
not-kept-in-all = { $format } 格式不保存{ $parts }，共 { $items } 处
of-games = { $games } 局：{ $what }
claim-agrees = { $score } 相符
claim-differs = { $score } 不符
pass = 弃权 { $moves }
solving = { $place }：{ $certainty }：{ $value }，{ $nodes }个节点，{ $seconds } 秒
solved = 解出 { $count } 个局面
estimated = { $count } 个为估计
solved-in = { $solved }；{ $speed }。
speed = { $seconds } 秒 { $nodes }个节点
rate = { $speed }，每秒 { $rate }
stated-scores = 文件中的得分：{ $agreeing } 个相符，{ $differing } 个不符。
unread = { $count } 个局面无法读取。
habits = { $player }，{ $games }：最常出现的 { $positions } 个局面，子损最大的在前。子损为所有对局之和。
valuing = 正在评估局面：{ $done } / { $all }
the-start = 初始局面
best-reply = 最佳
reply = { $square } { $games } 次 { $loss }
better = { $replies }；最佳 { $square }
heading = { $moves }：{ $turn }。
to-move = 轮到{ $color }
other-rules = { $games } 局其他规则的对局未计入
more-faults = 另有 { $games } 局无法读取
against = { $first } 对 { $second }
of-most = { $games } / { $most }
row-rules = 规则
row-won = 胜
row-drawn = 平
row-lost = 负
a-game = 每局 { $discs }
elo-rather = Elo 分差是 { $one } 而非 { $other }
elo-undecided = Elo 分差 { $one } 与 { $other } 之间未定
sprt = { $decision }（对数似然比 { $ratio }，界限 { $low } 和 { $high }）
interval = { $middle }（{ $percent }：{ $low } 到 { $high }）
match-took = { $games } 局用时 { $seconds } 秒，每局 { $each } 秒
only-standard = { $player } 只下标准黑白棋，不下 { $rules }
sprt-bounds = --sprt 需要一个较低和一个较高的 Elo 分差
no-opening = 需要一个开局，没有找到
finished-opening = 需要一个开局，这是已结束的对局
opening-of-rules = 需要 { $rules } 的对局，这是{ $found }的
extensions = 文件名的扩展名应为 { $names } 之一
leaves = 深度 { $depth }，每秒 { $rate } 百万个叶节点
puzzle = 第 { $number } 题
puzzle-task = { $heading }。{ $task }。
puzzles = { $puzzles ->
    [0] 没有题目
   *[other] { $puzzles } 道题
}
puzzles-in = { $puzzles }（{ $games }）。
built-in-follow = 存档中没有题目，以下是内置题目。
of-earlier-run = 先前运行的 { $puzzles }
so-far = { $place }：至今{ $puzzles }
no-puzzles-in = { $games }中没有题目
current-game = 当前对局
saved-game = 第 { $number } 号存档
built-in-puzzle = 内置题目 { $number }
before-move = 第 { $number } 步之前
no-such-game = { $games }中没有这样的对局
part = 请写第几份和总份数，如 3/16
from-one = 需要从 1 起的数
empties = 需要 { $least } 到 { $most } 的两个数，如 8-14
day = 需要日期，如 2026-11-22
percentage = 需要 0 到 100 的百分数
needs = { $option } 需要 { $other }
needs-player = { $option } 需要棋手
two-players = 棋手被指定了两次：PLAYER 和 --player
only-wthor = --output 只用于 --to wthor；其他格式写到标准输出
balanced = --balanced 只有黑白棋的开局，没有 { $rules } 的
no-own-games = 没有存档：请指定棋手和棋谱文件
no-games = 这些文件中没有这样的对局
no-files = 没有棋谱文件：请指定，或在设置文件中设 games（见 othello config）
picture-on-terminal = 图片不能输出到终端；请写入文件，如 { $example }
one-picture = 一张图片只显示一局，后面还有一局
no-comment = 对局中没有注释

other-games = 其余对局未显示：{ $games } 局
even-number = 应为 2 到 { $most } 的偶数
elo = 应为 -{ $most } 到 { $most } 的 Elo 分数
cannot-print = 无法写入标准输出
only-rules-of-othello = 应为黑白棋规则，却是 { $rules }
