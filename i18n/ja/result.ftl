## 対局と番勝負の結果。スコアは勝者が先。

won = { $fewer ->
    [yes] 石の少ない{ $winner }の{ $margin }石勝ち：{ $score }。
   *[no] { $winner }の{ $margin }石勝ち：{ $score }。
}
    .brief = { $score }で{ $winner }の勝ち。
    .briefest = { $winner }勝ち{ $score }
    .panel = { $winner }の{ $margin }石勝ち
won-officially = { $fewer ->
    [yes] 石の少ない{ $winner }の{ $margin }石勝ち：盤面{ $board }、公式スコア{ $score }。
   *[no] { $winner }の{ $margin }石勝ち：盤面{ $board }、公式スコア{ $score }。
}
    .brief = { $score }で{ $winner }の勝ち（盤面{ $board }）。
    .briefest = { $winner }勝ち{ $score }（{ $board }）
    .panel = { $winner }の{ $margin }石勝ち
drawn = 引き分け：{ $score }。
    .brief = { $score }で引き分け。
    .briefest = 引き分け{ $score }
    .panel = 引き分け
drawn-officially = 引き分け：盤面{ $board }、公式スコア{ $score }。
    .brief = { $score }で引き分け（盤面{ $board }）。
    .briefest = 引き分け{ $score }（{ $board }）
    .panel = 引き分け
won-by-resignation = 投了により{ $winner }の勝ち（公式スコア{ $score }）。
    .brief = 投了により{ $winner }の勝ち、{ $score }。
    .briefest = { $winner }勝ち{ $score }
    .panel = { $winner }の勝ち（投了）
    .panel-brief = { $winner }の勝ち
    .way = 投了
won-on-time = 時間切れにより{ $winner }の勝ち（公式スコア{ $score }）。
    .brief = 時間切れにより{ $winner }の勝ち、{ $score }。
    .briefest = { $winner }勝ち{ $score }
    .panel = { $winner }の勝ち（時間切れ）
    .panel-brief = { $winner }の勝ち
    .way = 時間切れ

full-board = 盤面が埋まりました。
no-discs = { $player }の石がなくなりました。
first-pass = { $player }が打てないので、最初のパスで終局です。
no-supply = { $player }の手持ちの石がなくなりました。
no-supply-and-no-move = { $player }は手持ちの石がなく、{ $other }は打てる手がありません。
no-moves = 両者とも打てません。
resigned = { $player }の投了。
out-of-time = { $player }の時間切れ。

match-won = 番勝負は{ $points } - { $against }で{ $winner }の勝ち（石数{ $discs }-{ $others }）。
    .brief = 番勝負は{ $winner }の勝ち。
    .panel = 番勝負は{ $winner }の勝ち
match-drawn = 番勝負は{ $points } - { $points }で引き分け（石数{ $discs }-{ $others }）。
    .brief = 番勝負は引き分け。
    .panel = 番勝負は引き分け
match-stands = 番勝負：{ $black } { $black-points } - { $white-points } { $white }。
next-game = { $match }nで次の対局へ。
