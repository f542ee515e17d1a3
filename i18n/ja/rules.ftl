## ルール：項目（新規対局の画面の順）、その値、ルールの種類。

opening = 最初の4石の配置
    .label = 開始配置
opening-cross = オセロの初期配置：白d4とe5、黒e4とd5。
    .phrase = 標準の配置
opening-mirrored = オセロと左右逆の初期配置：黒d4とe5、白e4とd5。
    .phrase = 左右逆の配置
opening-parallel = 黒d4とd5、白e4とe5。
    .phrase = 平行の配置
opening-centre = 盤に石はなく、黒と白が交互に2石ずつ中央の4マスに置きます。石は返りません。
    .phrase = 中央に配置

second-move = 中央に配置するときの、白の2石目のはたらき
    .label = 白2石目
    .requirement = 白の2石目のルールは、白が2石目を置く「中央に配置」でだけ使えます
second-move-place = 白の2石目は、ほかの石と同じく置くだけです。
    .phrase = 2石目は置くだけ
second-move-may-flip = 白の2石目は、黒の2石の一方を返すこともできます。返す石を選びます。返さないなら、置いた石を選びます。
    .phrase = 2石目で返せる
second-move-must-flip = 白の2石目は、黒の2石の一方を必ず返します。返す石を選びます。
    .phrase = 2石目で必ず返す

supply = 石を両者で共有（pool）、または各32石（own）
    .label = 持ち石
supply-pool = 石は両者で共有し、なくなることはありません。
    .phrase = 石は共有
supply-own = 石は最初の配置も含めて各32石で、使い切ったらパスになります。
    .phrase = 各32石

on-pass = 打てないとき、対局を続けるか終わるか
    .label = パス
on-pass-continue = 打てないときはパスし、両者とも打てなくなれば終局です。
    .phrase = パスあり
on-pass-end = 手番の側に打てる手がなくなれば、すぐに終局です。
    .phrase = 最初のパスで終局

goal = 石の多いほうが勝ちか、少ないほうが勝ちか
    .label = 勝敗
goal-most = 石の多いほうが勝ちです。相手が投了すれば64-0の勝ちです。
    .phrase = 多いほうが勝ち
goal-fewest = 石の少ないほうが勝ちです。相手が投了すれば0-64の勝ちです。
    .phrase = 少ないほうが勝ち

count = 空きマスを石の多いほうに加える（empties）、またはどちらにも加えない（plain）
    .label = 数え方
count-empties = 空きマスは石の多いほうに加え、引き分けなら分け合います。
    .phrase = 空きマスは多いほうに
count-plain = 盤上の石だけを数えます。
    .phrase = 石だけを数える

handicap = 最初から黒石を置く隅
    .label = ハンデ
    .requirement = 隅のハンデは、最初の4石が決まっている配置でだけ使えます。「中央に配置」では盤に石がありません
handicap-0 = ハンデはありません。ハンデをつけると、黒は最大4つの隅に石を置いて始めます：a1、h8、h1、a8。
    .phrase = なし
handicap-1 = 黒は隅a1に石を置いて始めます。
    .phrase = 黒に隅1つ
handicap-2 = 黒は隅a1とh8に石を置いて始めます。
    .phrase = 黒に隅2つ
handicap-3 = 黒は隅a1、h8、h1に石を置いて始めます。
    .phrase = 黒に隅3つ
handicap-4 = 黒は4隅すべてに石を置いて始めます。
    .phrase = 黒に隅4つ

othello = 相手の石を縦・横・斜めに挟んで返します。パスは打てないときだけで、両者とも打てなくなったら、石の多いほうが勝ちです。
    .short = 相手の石を挟んで返します。打てないときだけパスし、終局で石の多いほうが勝ちです。
    .title = オセロ
othello-mirrored = オセロのルールで、最初の4石の白黒が逆です。
    .title = オセロ、左右逆の配置
reversi = 石のない盤から始め、交互に中央の4マスを埋めた後はオセロと同じように打ちます。数えるのは盤上の石だけです。
    .short = 石のない盤から始め、交互に中央の4マスを埋めた後はオセロと同じです。数えるのは石だけです。
    .title = リバーシ
reversi-32 = 各32石のリバーシです。使い切ったほうはパスになり、相手は打ち続けます。
    .title = リバーシ、各32石
reversi-first-pass = 各32石のリバーシで、手番の側に打てる手がなくなれば、すぐに終局です。
    .title = リバーシ、最初のパスで終局
reversi-may-flip = 白の2石目で黒石を1つ返すこともできるリバーシです。
    .title = リバーシ、2石目で返せる
reversi-must-flip = 白の2石目で黒石を1つ必ず返すリバーシです。
    .title = リバーシ、2石目で必ず返す
anti = オセロのルールで、石の少ないほうが勝ちです。
    .title = アンチオセロ

with = { $rules }、{ $change }
listed = { $name }：{ $about }
overrides = ルールの一部を変えるオプション：
to-play = 対局するには：{ $line }
with-a-change = 一部を変えて：{ $line }
