list = 列出全部棋步及序号，包括弃权
    .about = 棋步列表
    .key = 列出棋步及序号
back = 回看上一步的局面
    .about = 上一步 后退
    .key = 浏览对局，或失误后的变化
    .hint = 浏览
on = 前进一步；正在看失误、原因或提示的变化时，走变化的下一步
    .about = 下一步 前进
    .hint = 变化
    .hint-instead = 前进
start = 回到初始局面
    .about = 打谱 重播 回放 开头
    .key = 回到初始局面，或返回当前局面
end = 返回当前局面
    .about = 最后一步 最新
    .hint = 返回
line = 从第一步起显示失误、原因或提示的变化，可指定第一步
    .usage = line，或 line d3
    .key = 查看失误、原因或提示的变化
at = 查看第 12 步之后的局面
    .about = 手 步
    .usage = at 12
    .key = 按步数查看局面

listed = { $number }：{ $ply }
valued = { $listed }估值 { $value }，{ $certainty }。
at-start = 初始局面：{ $pass }
in-variation = 最后几步属于分支；输入 up 返回分支起点。
rewound = 已悔 { $plies } 步。按 r 恢复。
    .line = 已悔 { $plies } 步；输入 redo 恢复。

line-of = { $square } 的变化：{ $moves }。
line-step = { $square } 的变化：第 { $number }/{ $count } 步
end-of-line = 变化到此为止
no-line = 没有可看的变化；请在复盘中选一处失误，或用 why、hint
no-such-line = 应为某个变化的第一步（{ $moves }），而不是{ $found }

no-earlier-move = 前面没有棋步了
no-later-move = 后面没有棋步了
no-such-move = 本局只有 { $moves } 步
not-browsing = 请先回到较早的局面
    .screen = 请先回看（PgUp），再用 :practice
wrong-number = 应为步数，例如 at 12，而不是{ $found }

start-of-game = 初始局面
at-move = 第 { $ply } 步
at-move-of = 第 { $ply }/{ $last } 步
in-line = { $line }，第 { $ply } 步
in-line-of = { $line }，第 { $ply }/{ $last } 步
viewed = { $place }。按 End 返回当前局面。
    .short = { $place }。按 End 返回。
viewed-only = { $place }。
first-move = 方向键、单击，或输入 { $square } · ? 帮助
first-move-alone = 方向键、单击，或输入 { $square } · :play 与电脑对局

## 已结束的对局由什么决定。

out-of-moves = { $player }无棋可下，弃权 { $passes } 次。
corners-taken = { $corners ->
    [3] { $player }占了四个角中的三个。
   *[other] { $player }占了全部四个角。
}
led-from = 从第 { $number } 步起，{ $player }一直领先。
