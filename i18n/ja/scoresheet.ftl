## 棋譜用紙：紙に書かれた手数を入力し、確かめて保存する。

mode = 棋譜用紙
activity = 棋譜用紙
mode-heading = 棋譜用紙の対局情報
mode-repairs = 棋譜用紙の修正候補

sheet = 入力中の棋譜用紙を表示、または書き換えます。使い方は「help sheet」にあります
    .usage = sheet、sheet row 1 41 37 28 30 33 29 54 53、sheet save
    .details =
        sheet row 3 45 12 9 3 10 11 20 43：3行目の手数。空きマスは-。4行目と5行目は、開始時の石を除く6つ。
        sheet f5 1：1マスの手数。sheet f5 -で消去、sheet clearで全消去。
        sheet + f5、sheet - f5：f5の手数と、それより大きい手数をすべて1つ増やす・減らす。
        sheet faults：抜けた手数、重複した手数、最初の打てない手。
        sheet board：打てる所までの盤面。
        sheet undo、sheet redo：書き換えの取り消し、やり直し。
        sheet black 山田、white、event、round、date、score：対局情報の記入。
        sheet save：対局を保存し、同じ大会の次の用紙に移る。誤りがあれば修正候補を表示。
        sheet repair 1：最初の修正候補を使う。
        sheet save anyway：誤りの手前までを保存。
    .about = 棋譜用紙 棋譜入力 紙の棋譜 記録用紙
    .key = 棋譜用紙：紙の棋譜を入力
undo =
    .key = 書き換えの取り消し、やり直し
    .hint = 取り消し
redo = 書き換えのやり直し
save =
    .key = 対局を保存（誤りがあれば修正候補を表示）
    .hint = 保存
clear =
    .key = 全消去
choose =
    .key = 修正候補を使う、または誤りの手前までを保存
    .hint = 決定
more =
    .key = この手数と、それより大きい手数をすべて1つ増やす・減らす
less =
    .key = この手数と、それより大きい手数をすべて1つ減らす

title = 棋譜用紙
heading-title = 対局者と大会

empty = 紙の手数を同じマスに入力します。
legal = { $moves }手すべて合法手です：{ $score }。
legal-as-stated = { $moves }手すべて合法手です：{ $score }（記載のスコアと一致）。
goes-on = { $moves }手まで合法手です。対局は続きます。
fault = { $moves ->
    [0] { $fault }
   *[other] { $moves }手まで合法手です。{ $fault }
}
other-score = 結果は{ $score }で、記載の{ $stated }と違います。
changed = { $state }
numbers = { $all }のうち{ $typed }を入力。
missing = 抜け：{ $numbers }。
twice = 重複：{ $numbers }。
too-large = 大きすぎる：{ $numbers }。
many = { $count }個
place = { $number }は{ $squares }にあります。
signs = = 重複、! 打てない、> 大きすぎる
no-heading = n  対局者、大会、日付、スコア
round = { $round }回戦
about-field = { $field ->
    [Black] 先手の黒の対局者。
    [White] 白の対局者。
    [Event] 大会名。次の用紙にも引き継ぎます。
    [Round] 何回戦か。次の用紙にも引き継ぎます。
    [Date] 日付（例：2026.11.21）。次の用紙にも引き継ぎます。
   *[Score] 公式スコア（例：34-30）。これに合う修正候補が先に出ます。
}

no-repairs = 修正候補が見つかりません。紙をもう一度見てください。
how-to-repair = 「sheet repair 1」で最初の候補を使います。
anyway = 誤りの手前の{ $moves }手を保存
    .line = 「sheet save anyway」で誤りの手前の{ $moves }手を保存します。
anyway-with = このまま{ $score }で保存
    .line = 「sheet save anyway」でこのまま{ $score }で保存します。
repaired = 修正しました。{ $repair }。
    .line = 修正しました。{ $repair }。{ $state }

saved = 完成しました。:sheetで次の用紙、jでこの対局を検討します。
    .short = 完成しました。:sheetで次の用紙。
    .line = 完成しました。「sheet」で次の用紙、「review」でこの対局を検討します。
finished = 用紙が完成し、対局を盤に並べました。「sheet」で次の用紙です。
saved-aside = 完成しました。:sheetで次の用紙です。
    .line = 完成しました。「sheet」で次の用紙です。

disc = { $square }には開始時の石があります
no-number = { $square }に手数がありません
nothing-to-undo = 取り消す書き換えがありません
nothing-to-redo = やり直す書き換えがありません
no-numbers = 用紙にまだ手数がありません
only-repairs = { $repairs ->
    [0] この用紙に修正候補はありません
   *[other] 修正候補は{ $repairs }個だけです
}
nothing-legal = 誤りの手前に打てる手がありません
unknown = 「sheet」で使えない入力です：{ $found }。「help sheet」を見てください
wrong-row = 1から8の行を入力してください（入力：{ $found }）
wrong-cells = { $row }行目には手数を{ $cells }個入力してください。空きマスは-です（入力：{ $found }）
wrong-number = 1から99の手数を入力してください。なければ-です（入力：{ $found }）
wrong-square = マスを入力してください（例：f5、入力：{ $found }）

key-digits = マスの手数。2桁目で次のマスへ
key-move = ほかのマスへ
key-next = 次のマスへ
key-erase = 最後の数字、または手数を消す
key-fault = 次・前の誤り（間違い、または抜け）
    .hint = 誤り
key-names = 対局者、大会、回戦、日付、公式スコア
    .hint = 対局情報
key-close = 閉じる（用紙は残る）
    .hint = 閉じる
key-next-line = 次の行。最後の行の後は手数へ
    .hint = 次
key-numbers = 手数に戻る
    .hint = 手数
key-choice = 前・次の候補
