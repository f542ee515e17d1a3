hint = ヒントを出します。1回目は見る場所、次に最善手、その次に各手の石損
    .about = ヒント 助言 最善手 評価値 一番いい手 いい手
    .usage = hint
    .key = ヒント：場所、最善手、石損、評価値、非表示
    .hint = ヒント
evaluate = 全合法手を、良い順に評価値と石損つきで表示します
    .about = 評価値 形勢 どちらが優勢 勝っている どっちが勝ってる 勝ってる 優勢 どちらが勝っている
    .screen = どの局面でも各合法手の石損を表示します
    .usage = evaluate
    .key = 全合法手の評価値を見る

evaluating = 合法手を評価しています。
    .short = 評価中。
started = エンジンが合法手を評価しています。
hidden = エンジンの評価値を隠しました。
are-scores = 評価値を表示します（手番側から見た石差）。
wait = 評価値は、エンジンが空くと表示されます。
question = 各合法手に対するエンジンの評価を表示しますか？
    .title = エンジン
    .yes = 表示する
    .no = 表示せずに続ける

only-move = 合法手は1つだけです。
all-good = { $moves }手とも、評価値はほとんど同じです。
some-good = { $good ->
    [1] ほかより良い手が1つあります。
   *[other] 良い手は{ $legal }手のうち{ $good }手で、評価値はほとんど同じです。
}
look = { $where ->
    [corners] 隅を見てみましょう。
    [top] 上辺を見てみましょう。
    [bottom] 下辺を見てみましょう。
    [left] 左辺を見てみましょう。
    [right] 右辺を見てみましょう。
    [upper-left] 左上を見てみましょう。
    [upper-right] 右上を見てみましょう。
    [lower-left] 左下を見てみましょう。
    [lower-right] 右下を見てみましょう。
    [upper-half] 上半分を見てみましょう。
    [lower-half] 下半分を見てみましょう。
    [left-half] 左半分を見てみましょう。
   *[right-half] 右半分を見てみましょう。
}

head = { $count ->
    [1] { $mover }の合法手は1つ（{ $certainty }）。
   *[other] { $mover }の合法手は{ $count }手、良い順（{ $certainty }）。
}{ $sign }
move = { $square }：{ $mover }{ $value }、{ $loss }。

locked = 公正な対局のため、エンジンは使えません
busy = エンジンが着手を考えています。打ち終わってからもう一度お試しください
failed = 合法手を評価できません：{ $error }
