## 読み筋：見ている間、深く読み続ける最善の手順。

mode = 読み筋
activity = 読み筋

lines = 見ている局面の有力な手を読み、それぞれの評価値と読み筋を表示します
    .screen = どの局面でも、有力な手の評価値と読み筋を表示し、見ている間は深く読み続けます
    .about = 読み筋 最善手 候補手 解析 分析 エンジン 最善手順 終盤を読み切る 読み切り
    .usage = lines、lines 5、lines all、lines 5 depth 24、lines seconds 10、lines threads 2、lines memory 256
    .key = 読み筋：各局面の有力な手を、見ている間は深く読み続ける
    .details = 指定は残ります：読み筋の数、読む手数、1局面の秒数、スレッド数、メモリー（MiB）。「any」で手数や秒数の指定を解きます。「keep 2」で2番目の読み筋を評価値つきの変化として残します。
next-row =
    .key = 次・前の読み筋（カーソルもその手へ）
    .hint = 次
previous-row =
    .hint = 前
more =
    .key = 読み筋の数：1、3、5、すべて
    .hint = 増やす
keep = 読み筋を評価値つきの変化として残します。選んだもの、または番号か手で指定したもの
    .usage = keep、keep 2、keep d3
    .key = 読み筋を評価値つきの変化として残す
    .hint = 残す
close =
    .key = 読み筋を閉じる
    .hint = 閉じる
key-line = 選んだ読み筋を1手ずつ見る
    .hint = 進行
    .hint-instead = 次の手

question = 終局前にエンジンの読みを表示しますか？
    .title = 読み筋
    .yes = 表示する
    .no = 表示せずに続ける

not-shown = 読み筋がまだありません。:linesで読み始めます
no-such = 読み筋{ $what }はありません
wrong = { $what }：{ $why }
no-moves = 終局しているので、調べる手はありません。前の局面に戻ると、そこでの最善の進行が見られます。
begins = 有力な手を読んでいます。
waiting = エンジンの順番待ち
taken = { $nodes }局面 · 毎秒{ $speed }
    .short = { $nodes } · { $speed }/秒
at-end = この手順のあと：
kept = { $square }（{ $value }）の読み筋を変化として残しました。

best = { $count ->
    [1] 最善の読み筋
   *[other] 上位{ $count }個の読み筋
}
all = 全合法手の読み筋
depth = { $depth }手先まで
any-depth = 手数の制限なし
seconds = 1局面{ $seconds }秒
any-time = 見ている間ずっと
chosen = { $count }、{ $depth }、{ $time }、{ $threads }スレッド、{ $memory } MiB。

head = { $mover }：{ $count ->
    [1] { $moves }手のうち最善の読み筋
   *[other] { $moves }手のうち上位{ $count }個の読み筋
}（{ $taken }）。
so-far = { $certainty }：{ $moves }（{ $taken }）
line = { $square } { $value }（{ $certainty }）：{ $moves }
