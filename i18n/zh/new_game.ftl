## 新对局和比赛，以及来自文件、粘贴或局面的对局。

mode = 新对局窗口中
activity = 新对局

new = 开始比赛的下一局、同样的新对局，或按描述开局
    .about = 新对局 新局 开始 设置 重新开始 重来 再下一盘 双人 两人 下一局 新游戏 重新来
    .usage = new，或 new reversi-32 clock 5+3 black 小明 white 小红 best-of 3
    .key = 以相同或不同条件开始新对局
    .details =
        规则体系：{ $systems }。
        { $axes }
        clock：分钟或 M:SS，+S 表示每步加 S 秒，例如 5、0:30 或 5+3；或 none。
        black 和 white：{ $players }；含空格时用英文双引号括起。
        level：电脑的级别，由它与你对局；写 10 时后面可加每步用时，例如 5s。
        best-of：奇数的局数，开始一场新比赛。
        balanced：八步平衡开局的编号，或 random；或 none。
        没有写出的设置保持不变。
play = 选择级别，与电脑开始新对局
    .usage = play 3，或 play 10 5s
    .about = 级别 电脑 人机 对手 单人 难度 更难 更容易 强度 太难 太难了 太简单 太容易 太容易了 太强 太弱 简单一点 难一点
    .key = 选择级别，与电脑对局
    .short = 与电脑对局
choose-opponent = 在新对局窗口中选择对手
rematch = 交换黑白再下一局
    .about = 再来一局 重赛 再来 再战 再下一局
    .key = 交换黑白再下一局
    .hint = 再来
not-over = 本局结束后才能再来一局；new 可以现在就开始另一局
choice-player = { $color }由谁下：名字、human 或级别
choice-level = 与 1 到 10 级对局
choice-color = 你执{ $color }与电脑对局
    .about = { $color ->
        [black] 执黑 黑棋 先手 下黑棋 用黑棋
       *[white] 执白 白棋 后手 下白棋 用白棋
    }
choice-both = 看电脑与电脑对局
    .about = 电脑对电脑 电脑对战电脑 机器对机器 引擎对引擎 两个电脑 自动对局 观看对局 演示 电脑互下 人工智能对战
choice-time = { $level } 级，每步 { $seconds } 秒
    .about = { $seconds ->
        [1] 快 太慢 太慢了 更快 思考时间
       *[other] 思考 更久 思考时间 想久
    }
choice-clock-with-more = 使用棋钟的新对局：每方 { $minutes } 分钟，每步加 { $seconds } 秒
    .about = { $minutes }_{ $seconds }
choice-clocks = 使用棋钟
    .about = 加棋钟 带棋钟 设置棋钟
choice-matches = 多局的比赛
choice-balanced = 从随机选出的八步平衡开局开始新对局
    .about = 随机开局 均势 随机
choice-clock = 使用棋钟的新对局：每方 { $minutes } 分钟
    .about = { $minutes }分钟 { $minutes }分 { $minutes ->
        [5] 快棋 闪电战
       *[other] { "" }
    }
choice-match = 比赛：{ $games } 局制
    .about = { $games }局 比赛 锦标赛 联赛 大赛 淘汰赛
practice = 从所看的局面起，与电脑开始新对局
    .about = 从这里 从此处 从这里开始 从这里下 从这里继续 这个局面 从当前局面
    .usage = practice，或 practice 4
    .key = 从较早的局面与电脑接着下，作为新对局
    .hint = 接着下
dialog =
    .key = 新对局，或比赛的下一局
    .hint = 新局
about-dialog = 决定谁执黑、谁执白：输入名字，或用方向键选择电脑的级别或远方的人。下面是规则、棋钟和一场比赛的局数。按 Enter 开始。

began = 新对局。
gone = 新对局。输入 { $moves } 可重下之前的棋步。
began-on = 新对局。{ $terms }
began-with = 八步平衡开局 { $opening }。
    .line = 新对局。{ $terms }
began-from = { $ply ->
    [0] 从头开始新对局：
   *[other] 从第 { $ply } 步开始新对局：
}{ $you ->
    [black] 你执黑，对手：{ $opponent }。
   *[white] 你执白，对手：{ $opponent }。
}
go-on = 接上这局棋后面的 { $moves } 步吗？
    .title = 接着下
    .yes = 接上
    .no = 不接
extended = 已接上粘贴的 { $moves } 步。
    .line = { "" }
loaded = { $moves ->
    [0] 已载入局面
   *[other] 已载入 { $moves } 步
}{ $lacks ->
    [names-and-clock] ，没有名字和棋钟。
    [names] ，没有名字。
    [clock] ，没有棋钟。
   *[nothing] 。
}{ $moves ->
    [0] { "" }
    [1] { "" }
   *[other] 用 PgUp 和 Home 浏览。
}
    .short = { $moves ->
        [0] 已载入局面
       *[other] 已载入 { $moves } 步
    }{ $lacks ->
        [names-and-clock] ，没有名字和棋钟。
        [names] ，没有名字。
        [clock] ，没有棋钟。
       *[nothing] 。
    }
    .line = 已载入。{ $described }

becomes = { $fate ->
    [none] { "" }
    [saved] 棋盘上的对局会保存。
    [short] 棋盘上的几步棋会丢失。
   *[unsaved] 棋盘上的对局目前无法保存。
}
replace = 要开始另一局（{ $black }对{ $white }）吗？{ $terms }{ $becomes }
    .title = 新对局
    .yes = 开始
    .no = 继续下
restart = 比赛的这一局还没下完。重新开始吗？{ $becomes }
    .title = 新对局
    .yes = 重新开始
    .no = 继续下
abandon = 比赛还没结束。放弃它，开始新比赛吗？{ $becomes }
    .title = 新比赛
    .yes = 放弃
    .no = 继续下
load = { $moves ->
    [0] 载入这个局面吗？{ $becomes }
   *[other] 载入这局 { $moves } 步的棋吗？{ $becomes }
}
    .title = 载入
    .yes = 载入
    .no = 继续下

nothing-new = 棋盘上的对局已包含这些棋步
unknown-setting = 未知的设置 `{ $setting }`；见 `help new`
no-value = `{ $setting }` 需要一个值；见 `help new`
wrong-value = { $setting } { $value }：{ $why }
no-balanced-opening = 平衡开局只用于标准黑白棋，不用于 { $rules }

title = 新对局
next-title = 第 { $game } 局，共 { $games } 局
label = { $field ->
    [name] { "  " }名字
    [clock] 棋钟
    [match] 赛制
    [opening] 开局
   *[rules] 规则
}
no-clock = 不计时
    .about = 不用棋钟 不计时
minutes = { $minutes } 分钟
meaningless = 此开局不适用
one-game = 单局
best-of = { $games } 局制
fewer-rules = - 收起规则
more-rules = + 更多规则
start = 开始对局
you = 你
opening = { $entered ->
    [free] 自由
    [random] 平衡，随机
   *[other] 平衡 { $entered }
}
about-clock = 双方各自的分钟数：5、0:30，或 5+3（每步加 3 秒）。可输入，或用方向键。
about-opening = 自由，或 XOT 平衡开局：给定前八步，双方均势。用方向键选随机，或输入编号 1 到 { $last }。
about-name = 输入名字，也可留空。
longest-name = 名字最多 { $letters } 个字。
about-match = 比赛中，每局之后双方交换黑白。
about-fewer-rules = 按 Enter 收起规则细节。
about-more-rules = 按 Enter 显示开局、弃权、计分、让角等规则。

key-change = 更改选项
key-start = 开始对局（在“更多规则”上：显示其他规则）
    .hint = 开始
    .hint-instead = 展开或收起
players = 名字、human、level:5（1 到 10；level:10@5 每步想 5 秒）、engine（同 level:10），或 cmd:COMMAND（其他支持 NBoard 的程序）
