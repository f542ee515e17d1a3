## 対局とその条件を、盤面を見ない人に伝える。

greeting = d3のように着手を入力してください。「help」でコマンド一覧が出ます。
rules = ルールは{ $rules }です。
balanced = XOTの{ $opening }番です。
match-game = { $games }番勝負の第{ $game }局です。
clock = 持ち時間は{ $control }です。
nameless = 対局者の名前はありません。
plays = { $color }は{ $name }です。
play = 黒は{ $black }、白は{ $white }です。
timed-turn = { $turn }{ $color }の残り時間は{ $time }です。
next-game = { $result }{ $score }「new」で次の対局へ。
match-over = { $result }{ $score }
no-moves = まだ1手も打たれていません。{ $turn }
before-moves = 1手目の前（全{ $last }手）：{ $turn }
after-move = { $move }手目（全{ $last }手）：{ $ply }{ $turn }
in-variation = { $line }、{ $move }手目（全{ $last }手）：{ $ply }{ $turn }
