## 評価値、石損、その確かさ。

exact = 読み切り
estimated = 推定
evaluation = 静的評価
depth = { $depth }手読み
selective = { $depth }手読み、{ $percent }%

discs = { $discs }石
about-discs = { $discs }石
the-best-move = 最善手
loses = { $discs }損

best = 最善：{ $square }（{ $mover }{ $value }、{ $certainty }）
    .short = { $square } { $value }、{ $certainty }

best-and-focus = { $best } · { $square }：{ $loss }

line = { $square }（{ $value }）
line-on = { $square }（{ $value }）、以下{ $moves }

draws = 引き分け
is-ahead = わずかに優勢
is-behind = わずかに劣勢
is-even = 互角
wins-by = { $discs }石勝ち
leads-by = 約{ $discs }石優勢
loses-by = { $discs }石負け
trails-by = 約{ $discs }石劣勢

gives-away = { $best ->
    [win] 勝ちを逃す手
    [draw] 引き分けを逃す手
    [even] 優勢を互角に戻す手
   *[lead] 優勢を失う手
}
turning-point = { $number }手目：{ $player }{ $square }（{ $value }）は{ $gives-away }。{ $better }なら{ $outcome }。
    .certain = { $number }手目：{ $player }{ $square }（{ $value }）は{ $gives-away }。{ $better }なら{ $outcome }（{ $certainty }）。

fewer-win = 石の少ないほうが勝ち：+6は6石少なくて勝ち。
