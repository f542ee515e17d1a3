## 局面や対局を、読み上げたり印字したりする。

moves = 手番と合法手を表示します
board = 盤面を1回、または1手ごとに表示します
    .usage = board、board on、board off
row = 盤面の行をaからhまで文字で表示します
    .usage = row 4
column = 盤面の列を1から8まで文字で表示します
    .usage = column d
square = マスの石、種類、打ったときの結果を表示します
    .usage = square d4
rules = この対局のルール、または指定したルールを説明します
    .about = ルール 遊び方 規則 勝ち方 勝敗 目的 遊び方を教えて
    .usage = rules、rules anti
    .key = この対局や、ほかのルールの説明
    .short = ルールの説明
stats = 石数、着手可能数、外側の石、確定石、隅の数と、定石の名前を表示します
    .about = 石数 数える 何石
    .key = 石数、着手可能数、確定石、隅を数える
trend = グラフを言葉で説明します：石数、着手可能数、評価値の推移
    .key = グラフを言葉で読む
diagram = 各マスに手数を書いた盤面を表示します
    .about = 印刷 図
    .key = 手数を書いた盤面を表示
position = 盤面をa1からh8までの64文字と手番で表示します
    .key = 盤面を64文字で表示
transcript = 棋譜を区切りなしで表示します
    .key = 棋譜を区切りなしで表示

# $page (Word)
page-title = { $page ->
    [answer] 答え
    [rules] ルール
    [stats] 局面の数値
    [trend] 対局の流れ
    [diagram] 棋譜図
    [transcript] 棋譜
   *[position] 局面
}
only-on-or-off = 「board」の後に書けるのはonかoffだけです
no-row = 1から8の行を入力してください（入力：{ $found }）
no-column = aからhの列を入力してください（入力：{ $found }）
no-square = a1からh8のマスを入力してください（入力：{ $found }）
no-rules = ルール{ $found }はありません：{ $known }

board-on = 1手ごとに盤面を表示します。
board-off = 「board」と入力したときだけ盤面を表示します。

row-read = { $row }行目：{ $squares }。
column-read = { $column }列：{ $squares }。
empty = 空き
legal-move = 合法手
can-be-flipped = { $color }（返せる）
can-flip-none = { $color }（選ぶと返さない）
square-read = { $square }：{ $facts }。
square-read-with-replies = { $square }：{ $facts }。{ $replies }
a-corner = 隅
a-c-square = C（隅の隣）
an-x-square = X（隅の斜め隣）
stable = 確定石
a-legal-move = 合法手
a-legal-move-that-flips = { $count }石（{ $discs }）返る合法手
not-legal = 合法手ではない
would-pass = { $player }はパスになります。
replies = { $player }の応手：{ $replies }。
reply = { $square }で{ $count }石返る

counted-discs = 石数：{ $discs }
mobility = 着手可能数：黒{ $black }、白{ $white }。
frontier = 外側の石（空きマスに接する石）：黒{ $black }、白{ $white }。
stable-discs = 確定石（少なくとも）：黒{ $black }、白{ $white }。
corners = 隅：黒{ $black }、白{ $white }。
no-corners = なし
opening = 定石：{ $name }。
no-opening = 定石の名前はありません。
lead = 石差：線の上が黒、下が白のリード。+は10手ごと

discs-by-move = 石数（黒対白）：{ $values }。
mobility-by-move = 着手可能数（黒対白）：{ $values }。
values-by-move = 黒から見た評価値：{ $values }。
no-values = 評価値：なし。「review」で検討すると出ます。
unknown = 不明
both-colors = { $black }対{ $white }
at-start = 開始{ $value }
after-move = { $number }手目{ $value }
