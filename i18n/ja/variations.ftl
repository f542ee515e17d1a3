## 変化、コメント、記号、印。

mode-comment = コメント
activity-comment = コメント

variation = ここからの変化を一覧にするか、その1つを見ます
    .usage = variation、variation 2
    .key = ここからの変化の一覧、またはその1つを見る
up = 変化から分岐点に戻ります
    .key = 変化から分岐点に戻る
comment = 見ている手のコメントを読むか、書きます。「comment -」で消します
    .usage = comment、comment 悪手。
    .key = 表示中の手にコメント
    .hint = コメント
    .hint-instead = 全文
marks = マスの印を読むか、マスに次の印、指定の印（triangle、square、circle、cross）、文字をつけます。「marks d3 -」で消します
    .usage = marks、marks d3、marks d3 cross、marks d3 A
    .key = マスに印をつける
sign = 見ている手に、次の記号（! ? !! ?? !? ?!）か指定の記号をつけます。「sign -」で消します
    .usage = sign、sign !?
    .key = 表示中の手に次の記号をつける
promote = 見ている変化を、分岐元の手順より前に置きます
    .key = 変化を先頭にする、変化を消す
    .hint = 先頭へ
remove = 見ている手から先の変化を消します。「undo」で戻ります
previous =
    .key = ここで試した前・次の手
next =
    .hint = 次の変化
    .hint-instead = 別の進行

promoted = 変化を先頭にしました。
made-main = この変化を本譜にしました。元の手順は変化になりました。
removed = 変化を消しました。
    .screen = 変化を消しました。uで戻ります。
restored = 変化を戻しました。
commented = コメントをつけました。
uncommented = コメントを消しました。
too-long = コメントが長すぎて、ここでは編集できません。
breaks-line = Ctrl-Jで改行。
breaks-line-and-cancels = Ctrl-Jで改行、Escでやめる。
nothing-marked = 印はありません。
no-comment = コメントはありません。
no-square-marked = 印のあるマスはありません。
marked = 印：{ $marks }。
label = { $square }に文字{ $label }
shape = { $shape ->
    [triangle] { $square }に三角
    [square] { $square }に四角
    [circle] { $square }に丸
    [cross] { $square }にばつ
   *[other] { $square }に{ $shape }
}
signed = この手の記号は{ $signs }です。
comment-read = コメント：{ $comment }
unread = 打てない変化{ $count }個は、文字のまま残してあります。
varied = { $line }：{ $ply }{ $turn }
start = 開始
place = { $is-side ->
    [yes] 変化、{ $plies }手目：{ $square }{ $signs }
   *[no] { $plies }手目：{ $square }{ $signs }
}
list = 変化{ $number }、{ $before }手目：{ $squares }。
list-with-value = 変化{ $number }、{ $before }手目：{ $squares }（{ $player }{ $value }、{ $certainty }）。
line = { $move }手目の変化
none = 変化はありません。
none-here = ここに変化はありませんが、ほかにあります：{ $places }。
at-start = 開始局面
after-move = { $move }手目の後

no-sibling = ここで試したほかの手はありません
no-such = { $variations ->
    [0] ここに変化はありません
   *[other] ここの変化は{ $variations }個だけです
}
not-yet = ほかの手は終局後に試せます
no-variation = これは変化ではなく本譜です
wrong-number = 変化の番号を入力してください（例：variation 1、入力：{ $found }）
wrong-square = マスを入力してください（例：marks d3、入力：{ $found }）
wrong-sign = ! ? !! ?? !? ?! のどれかを入力してください（入力：{ $found }）

comment-on-game = 対局へのコメント
comment-on-move = { $move }手目へのコメント

key-keep = コメントを保存（空なら消去）
    .hint = 保存
key-new-line = 改行
    .hint = 改行
key-move = 文字カーソルを動かす
key-erase = カーソルの前・後の文字を消す
key-cancel = コメントを変えずにやめる
    .hint = やめる
