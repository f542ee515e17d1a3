## 对局和比赛的结束。比分中胜者在前。

won = { $fewer ->
    [yes] { $winner }少 { $margin } 子获胜：{ $score }。
   *[no] { $winner }胜 { $margin } 子：{ $score }。
}
    .brief = { $winner }胜，{ $score }。
    .briefest = { $winner }胜 { $score }
    .panel = { $winner }胜 { $margin } 子
won-officially = { $fewer ->
    [yes] { $winner }少 { $margin } 子获胜：盘面 { $board }，正式比分 { $score }。
   *[no] { $winner }胜 { $margin } 子：盘面 { $board }，正式比分 { $score }。
}
    .brief = { $winner }胜，{ $score }（盘面 { $board }）。
    .briefest = { $winner }胜 { $score }（{ $board }）
    .panel = { $winner }胜 { $margin } 子
drawn = 平局：{ $score }。
    .brief = 平局，{ $score }。
    .briefest = 平局 { $score }
    .panel = 平局
drawn-officially = 平局：盘面 { $board }，正式比分 { $score }。
    .brief = 平局，{ $score }（盘面 { $board }）。
    .briefest = 平局 { $score }（{ $board }）
    .panel = 平局
won-by-resignation = 对方认输，{ $winner }胜（正式比分 { $score }）。
    .brief = 对方认输，{ $winner }胜，{ $score }。
    .briefest = { $winner }胜 { $score }
    .panel = { $winner }胜，对方认输
    .panel-brief = { $winner }胜
    .way = 对方认输
won-on-time = 对方超时，{ $winner }胜（正式比分 { $score }）。
    .brief = 对方超时，{ $winner }胜，{ $score }。
    .briefest = { $winner }胜 { $score }
    .panel = { $winner }胜，对方超时
    .panel-brief = { $winner }胜
    .way = 对方超时

full-board = 棋盘已满。
no-discs = { $player }在棋盘上已无棋子。
first-pass = { $player }无棋可下，首次弃权即结束对局。
no-supply = { $player }手中已无棋子。
no-supply-and-no-move = { $player }手中已无棋子，{ $other }无棋可下。
no-moves = 双方都无棋可下。
resigned = { $player }认输。
out-of-time = { $player }超时。

match-won = { $winner }以 { $points } - { $against } 赢得比赛（{ $discs }-{ $others } 子）。
    .brief = { $winner }赢得比赛。
    .panel = { $winner }赢得比赛
match-drawn = 比赛 { $points } - { $points } 打平（{ $discs }-{ $others } 子）。
    .brief = 比赛打平。
    .panel = 比赛打平
match-stands = 比赛：{ $black } { $black-points } - { $white-points } { $white }。
next-game = { $match }按 n 开始下一局。
