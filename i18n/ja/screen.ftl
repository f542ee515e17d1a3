## 画面ならではのこと：見た目、ページ、ヘルプ、終了。

record = 棋譜を、各マスの手数とコメント、変化つきで表示します
    .about = 棋譜 手順
    .key = 棋譜：盤上の石に手数を表示
    .hint = 棋譜
graphs = 石差と着手可能数のグラフを表示します
    .about = グラフ 曲線
    .key = 石差と着手可能数のグラフ
    .hint = グラフ
legal = 合法手の印を表示、または隠します
    .about = 打てる場所 候補 合法手 表示 どこに打てる 打てるところ どこに置ける 打てる場所を見せて 点
    .key = 合法手の表示・非表示
learn = 初心者向けの印をつけます：特別なマス、確定石、応手
    .usage = learning-marks、learning-marks stable
    .key = 学習用の印：特別なマス、確定石、応手
learning-choice = { $marks ->
    [special] 隅と、その隣のCとX
    [stable] もう返らない確定石
    [replies] 相手が打てるマスと、返る石の数
   *[off] なし
}
    .about = { $marks ->
        [stable] 確定石
       *[other] { "" }
    }
turn = 盤の向きを変えるか、指定した側から見ます。whiteは180度回した盤です
    .about = 回転 反転 向き 盤面
    .usage = turn、turn white
    .key = 盤の向きを変える
theme = 盤の色を選びます
    .about = 色 配色 見た目 背景 ダークモード テーマ
    .usage = theme、theme paper
    .key = 盤の色を選ぶ
theme-choice = { $theme ->
    [classic] 緑の盤
    [paper] 印刷物のような灰色の紙
    [contrast] 青い盤、ほぼ誰にでも見分けられる色
    [slate] 暗い端末に合う青灰色の盤
    [walnut] 木の盤
   *[mono] 色なし
}
    .about = { $theme ->
        [classic] 緑 標準
        [paper] ライト 明るい 白 紙 ライトモード
        [contrast] 青 色覚 色弱 見やすい
        [slate] ダーク 暗い 黒 夜 ダークモード 夜間
        [walnut] 木 茶色
       *[mono] 白黒 モノクロ 色なし
    }
language = 画面の言語を選びます。名前がなければ一覧を出します
    .about = 表示言語 翻訳 英語 外国語
    .usage = language、language de
    .key = 言語を選ぶ
language-choice = { $name }
    .about = { $words }
language-chosen = 言語：{ $name }。
mouse = マウスを端末に任せて文字を選べるようにするか、元に戻します
    .about = クリック 選択
    .key = マウスで文字を選ぶ、または元に戻す
yes = 質問に「はい」と答えます
no = 質問に「いいえ」と答えます。自分の入力から出た質問なら、ほかのコマンドや着手でも「いいえ」になります
no-question = 答える質問がありません
cancelled = やめました。
no-answer = yesかnoで答えてください（入力：{ $found }）：{ $question }
with-answers = { $question }yesかnoで答えてください。
help = 全コマンドを表示、または1つを説明します
    .about = 使い方 キー 説明 ヘルプ 操作方法 ショートカット メニュー ホーム バージョン
    .usage = help、help new
    .key = ヘルプ
    .hint = ヘルプ
commands = 全コマンド、または言葉に合うコマンドを一覧にします
    .usage = commands、commands saved game
quit = 終了します。端末では対局が保存されます
    .about = 終わる やめる 終了 終わり やめたい 終える ゲームを終わる 対局を終える
    .key = 終了（次回は続きから）
    .button = 終了
    .hint = 終了

unknown-command = コマンド{ $found }はありません。「help」で一覧が出ます
did-you-mean = コマンド{ $found }はありません。「{ $known }」ではありませんか？
no-command-about = { $words }に合うコマンドはありません。「help」で一覧が出ます
only-on-screen = { $command }は画面でだけ使えます
group = { $name }：{ $commands }
moves-help = d3のような着手、f5d6c3のような手順、または次のコマンドを入力してください：
more-help = 「help new」のように入力すると説明が、「commands saved game」で保存した対局に関するコマンドが出ます。
record-title = 棋譜
old-key = { $key }は使えません。「:{ $command }」を使ってください。

lines-dropped = 一緒に届いた{ $lines }行は読み込みませんでした。
too-small = { $needed }以上の大きさが必要です（この端末は{ $there }）。
    .short = { $needed }以上。
part = { $total }行中{ $first }-{ $last }
    .short = { $last }/{ $total }
column-first = どの列の{ $row }行目ですか？先に列の文字を入力してください（例：d{ $row }）。
unread-key = { $letter }はここでは使えません。半角英字の入力に切り替えるか、矢印キーとEnterを使ってください。
column-typed = { $column }列：1-8を押す、Esc取消
next-move = { $number }手目
after-move = { $number }手目の後
    .short = { $number }手後
at-start = 開始
event-and-round = { $event }、{ $round }回戦
round = { $round }回戦
official-score = 公式スコア：{ $score }

special-squares = # 隅。その隣の辺がc C、斜めがx X（:learning-marks offで消す）
    .short = # 隅、c C、x X
stable-discs = 印：確定石（二度と返らない石）
replies = 数字：相手の応手と、それで返る石の数
mouse-selects = マウスで文字を選べます。マウスで打つには:mouseと入力してください。
colors-unseen = この端末かNO_COLORの設定のため、今は色が出ません。
