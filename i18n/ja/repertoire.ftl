## レパートリー：対局者が打ちたい定石。

repertoire = 定石のレパートリーでできることを表示します。出題、棋譜からの作成、1手ずつの作成、手の追加ができます
    .usage = repertoire、repertoire train、train black、here、games black、opening tiger、openings black、play black、add、add d6
    .about = 定石 レパートリー 練習 定石の練習 定石を覚える
    .key = 自分の定石の練習：ここで作り、出題を受ける
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
unknown = 次のどれかを入力してください：train、here、opening tiger、色をつけたgames・openings・play、add、add d6（入力：{ $found }）
none-yet = レパートリーはまだありません。
ways = 「repertoire train」で出題します。「repertoire games black」は自分の対局から、「repertoire openings black」はここからの実戦例から、「repertoire play black」はこれから打つ手から作ります。
choice-train = 出題を受ける：{ $positions }局面
choice-color = { $color }：{ $positions }局面
choice-here = この局面から出題を受ける
choice-opening = よく打たれる定石を覚える
choice-games = 保存した自分の対局から作る
choice-openings = この局面からの実戦例で作る
choice-play = 1手ずつ作る：打った手を追加する
choice-play-ends = 打った手の追加をやめる
choice-add = 盤上の{ $moves }手を追加する
choice-as = { $color }番で
being-made = { $color }のレパートリーを作成中…
merged = { $color }のレパートリーは{ $positions }局面になりました（うち新規{ $new }、{ $games }から）。:repertoire trainで出題します。
opening-added = { $new ->
    [0] { $name }：すべてレパートリーにあります。
   *[other] { $name }：{ $new }局面をレパートリーに加えました。
}
no-own-games = 自分が{ $color }番とわかる保存した対局がありません。エンジンとの対局は数えます。盤上の対局は「:mine { $color ->
    [black] black
   *[white] white
}」で示せます。
no-games-here = この局面になった対局がありません。:repertoire playで1手ずつレパートリーを作れます。
playing = これから打つ{ $color }の手をレパートリーに追加します。:repertoire playで終わります。
playing-ended = 打った手の追加をやめました。
no-repertoire = レパートリーはまだありません。:repertoireで作れます
no-repertoire-for = { $color }のレパートリーはまだありません。:repertoireで作れます
not-there = ここから先の手はレパートリーにありません
no-move = 追加する手がありません
other-rules = レパートリーにあるのは通常のオセロだけです
contest = 2人が時計を使って対局中です

exists = { $file }はすでにあります。--replaceで上書きし、--fileで別のファイルを指定します
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
