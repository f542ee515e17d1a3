## レパートリー：対局者が打ちたい定石。

repertoire = この局面でのレパートリーの手を表示します。全部、またはここから先の出題や、手の追加もできます。
    .usage = repertoire、repertoire train、here、add、add d6
    .key = 自分の定石：ここでの手を見る、出題、手の追加
add-selected =
    .key = 選んだ手をレパートリーに追加
    .hint = 追加

here = { $color }のレパートリー：{ $positions }局面。{ $here }
ends-here = ここまでです。
no-move-here = この局面の手はありません。
you-play = あなたの手は{ $moves }です。
has-answer = { $moves }への応手があります。
commented = { $square }（{ $comment }）
added = { $square }を{ $color }のレパートリーに追加しました。
there-already = { $square }はすでに{ $color }のレパートリーにあります。
called-wrong = ファイルは{ $square }を誤りとしています。ファイルはそのままです。
failed = レパートリー：{ $error }。

you-left = { $loss ->
    [none] { $move }手目の{ $square }でレパートリー（{ $yours }）を外れました。損はありません。
   *[some] { $move }手目の{ $square }でレパートリー（{ $yours }）を外れました。{ $loss }石損です。
}
    .short = { $move }手目{ $square }で外れ、-{ $brief }（{ $yours }）。
you-left-as = { $loss ->
    [none] { $color }番で、{ $move }手目の{ $square }でレパートリー（{ $yours }）を外れました。損はありません。
   *[some] { $color }番で、{ $move }手目の{ $square }でレパートリー（{ $yours }）を外れました。{ $loss }石損です。
}
    .short = { $move }手目{ $square }で外れ、-{ $brief }（{ $yours }）。
game-left = { $move }手目の{ $square }で、相手がレパートリーを外れました。
    .short = { $move }手目{ $square }で外れ。
ended = レパートリーは{ $move }手目まででした。
    .short = レパートリーは{ $move }手目まで。

no-square = マスを入力してください（入力：{ $found }）
unknown = train、here、add、add d6のどれかを入力してください（入力：{ $found }）
begin = { $moves ->
   *[other] レパートリーはまだありません。この{ $moves }手で作りますか？
}
    .title = レパートリー
    .yes = 作る
    .no = 作らない
no-repertoire = レパートリーはまだありません。覚えたい定石を打ってから:repertoireと入力してください
no-repertoire-for = { $color }のレパートリーがありません。othello repertoire newで作れます
not-there = ここから先の手はレパートリーにありません
no-move = 追加する手がありません
other-rules = レパートリーにあるのは通常のオセロだけです
contest = 2人が時計を使って対局中です

exists = { $file }はすでにあります。--replaceで置き換え、--fileで別のファイルを指定します
making = レパートリーを作成中：{ $move }手目、{ $positions }局面中{ $done }
checking = レパートリーを点検中：{ $positions }局面中{ $done }
made = { $file }：{ $color }の手がある{ $positions }局面
no-frequencies = 対局がないので、よく打たれる応手がわかりません。棋譜を指定するか、設定ファイルの「games」に書いてください
at-start = 開始局面
after = { $line }の後
hole = { $place }：{ $opponent }の{ $square }（{ $reached }局中{ $games }局）への応手がありません。
unanswered = { $place }：次の手がありません。
unread = { $place }：打てない変化があります。
loses = { $place }：登録の{ $square }は{ $loss }石損です。最善は{ $best }です。
conflict = { $place }：登録は{ $here }ですが、同じ局面になる{ $other }の後では{ $there }です。
checked = { $findings ->
    [0] { $positions }局面、問題ありません。
   *[other] { $positions }局面、確認が必要な所は{ $findings }か所です。
}
