evaluating = 着手を評価しています。
    .short = 評価中。
hidden = エンジンの評価値を隠しました。
head = { $mover }の合法手は{ $count }つ、{ $certainty }。{ $sign }
next-step =
    .key = ヒント：見る場所、最善手、各合法手の損失、スコア、非表示
    .hint = ヒント
