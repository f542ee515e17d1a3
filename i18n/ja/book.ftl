## ブック：探索した局面の評価値を貯めておくところ。

book = この局面についてブックにある評価値を表示するか、エンジンに10局面を調べさせます
    .screen = この局面についてブックにある評価値を表示します。エンジンに裏で調べさせることもできます
    .about = ブック 定石集 データ 学習 記憶 評価値
    .usage = book、book deepen、deepen 2、stop、open
    .key = この局面のブックを見る、または増やす
    .details = deepenは、ここからの最善進行と、損が1石（または指定の石数）以内の変化を調べます。調べた局面はすべて残ります。パイプからの入力では、「book open」を実行するまでブックを使いません。
here = ブック：{ $moves }。最善進行は{ $line }。
    .short = { $moves }。
nothing-known = この局面はブックにありません。:book deepenでエンジンが調べます。
begun = エンジンがブックのために探索しています。:book stopで停止。
done = { $left ->
    [0] { $searched }局面を探索
   *[other] { $searched }局面を探索、残り{ $left }局面以上
}
done-of = { $most }局面中{ $searched }局面を探索
deepening = ブック：{ $done }。{ $found }。:book stopで停止。
    .short = ブック：{ $done }。
    .line = ブック：{ $done }。{ $found }。
waiting = ブック：{ $searched }局面を探索。エンジンが空くと再開します。:book stopで停止。
    .short = ブック：エンジンを待っています。
stopped = ブック：{ $searched }局面を探索しました。
failed = ブック：{ $error }。
question = ブックを見ますか？相手にも見えます。
no-book = ブックが開かれていません。「book open」で開きます
unwanted = 設定でブックを使わないことになっています
opened = ブックを開きました。以後その評価値を使い、深く探索した結果を保存します。
not-deepening = ブックのための探索は動いていません
no-discs = 0から64までの石数を入力してください（入力：{ $found }）
unknown = 入力できるのはdeepen、deepen 2、stop、openのどれかです（入力：{ $found }）
other-rules = ブックにあるのは通常のオセロの局面だけです

off = 設定でブックを使わないことになっています。--bookで指定できます
contents = { $file }：{ $positions }局面、{ $size } KiB。
exact = 読み切り：{ $positions }局面
estimated = { $depth }手読み：{ $positions }局面
unsearched = 先の局面から求めた値：{ $positions }局面
after-moves = { $from }～{ $to }手後：{ $positions }局面
taking-in = { $positions }局面を読み込み
merged = { $file }：新しい局面{ $new }、前より深く探索された局面{ $deeper }。
passed = 打てる手のない{ $positions }局面は入れませんでした。
exported = { $file }：{ $positions }局面。
exists = { $file }はすでにあります。--replaceで上書きします
itself = { $file }はブックそのものです。別のファイルに書き出してください
nothing-here = この局面の手はブックにありません
nothing-at-start = 初期局面の手はブックにありません。ブックが始まる手順を指定してください：--moves f5d6c3
title = ブックの進行
comment = { $mover }の評価値{ $value }（{ $certainty }）。
searching = { $done }。{ $line }：{ $value }（{ $certainty }）。Ctrl-Cで停止
deepened = { $searched }局面を探索しました。
best = 最善は{ $line }：{ $value }（{ $certainty }）。
