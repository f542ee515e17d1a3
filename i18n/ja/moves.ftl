undo = 1手戻します。投了や時間切れも取り消せます
    .about = 待った 戻す もどす 取り消し ミス 戻して 一手戻す まった 打ち間違い 間違えた 一手戻る 戻る
    .usage = undo
    .key = 1手戻す
    .hint = 戻す
redo = 戻した手をもう一度打ちます
    .about = やり直し 進む
    .key = 1手やり直す
    .hint = やり直す
resign = 手番の側が投了します
    .about = 投了 降参 負けました 負けた 参りました あきらめる 投了する 負けを認める
    .usage = resign
    .key = 投了
    .hint = 投了

redone = やり直し：{ $ply }
    .line = やり直し：{ $named }。
undone = 戻した手：{ $ply }。
goes-on = 取り消しました。対局を続けます。
returned = 現在の局面に戻りました。もう一度uで1手戻します。
    .line = 現在の局面に戻りました。もう一度「undo」で1手戻します。

ask-undo = { $plies ->
    [1] 最後の手を戻しますか？使った時間は戻りません。
   *[other] { $plies }手戻しますか？使った時間は戻りません。
}
    .title = 手を戻す
    .yes = 戻す
    .no = やめる
ask-resign = { $name }として投了しますか？
    .title = 投了
    .yes = 投了する
    .no = 続ける
ask-replace = 最後の手を{ $square }に変えますか？使った時間は戻りません。
    .title = 分岐
    .yes = 変える
    .no = やめる
ask-branch = ここで{ $square }に分岐しますか？{ $fate ->
    [saved] 後の{ $later }手を含む対局は保存されます。
   *[unsaved] 後の{ $later }手は今は保存できません。
}
    .title = 分岐
    .yes = 分岐する
    .no = やめる
ask-variation = これは途中の局面です。変化として{ $square }を試しますか？対局は{ $played }手目のままです。
    .title = 変化
    .yes = 試す
    .no = やめる

nothing-to-undo = 戻す手がありません
nothing-to-redo = やり直す手がありません
nobody-here = この対局には、このキーボードで打つ対局者がいません

key-square = そのマスに打つ：d3
play-focus = カーソルやポインターのマスに打ちます
key-play = カーソルやポインターのマスに打つ
    .hint = 打つ
    .hint-instead = レッスン
key-legal = 次・前の合法手
    .hint = 合法手
