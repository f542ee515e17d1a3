mode = コマンドの一覧

title = コマンド
nothing = 該当なし。d3c3のような手はEnterで打てます。
not-now = { $what }（今はできません：{ $why }）
present = 現在
applies = { $choice }（現在）

enter-does-it = Enterで実行します。Escなら何も変わりません。

open = 全コマンドを、名前や働きから探す
    .about = パレット コマンド
    .hint = ほか
key-row = 前・次のコマンド、前に実行したもの
key-complete = 名前や続きを補完
    .hint = 補完
key-run = 実行
    .hint = 実行
key-close = コマンドの一覧を閉じる
    .hint = 閉じる

fill-words = です ます たい て で した ほしい を は が の に で と も や へ から まで する したい して ください
