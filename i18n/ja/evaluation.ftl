evaluating = 着手を評価しています。
    .short = 評価中。
hidden = エンジンの評価値を隠しました。
head = { $mover }の合法手は{ $count }つ、{ $certainty }。{ $sign }
values =
    .key = 各合法手の評価：損失、スコア、非表示
    .hint = 評価
