## パネルの数字：見出しと値。

empty = 空き{ $squares }
mobility = 着手可能数
    .sides = 着手可能数（上が黒、下が白）
in-hand = 手持ちの石
best-of = { $games }番勝負
discs-in-match = 総石数
balanced-opening = XOT
centre-opening = 中央に配置中
official = 公式スコア
on-board = 盤面
official-count = 公式{ $score }
board-count = 盤面{ $board }

next-game = n 次の対局
new-game = n 新規対局
lesson = { $key } レッスン
review = j 検討

draw = 引き分け
wins = 勝ち
thinking = 考え中
to-choose = 返す石を選ぶ
to-move = 手番
cannot-move = パス

errors = 悪手
disc-lead = 石差
    .sides = 石差（上が黒、下が白）
value-in-discs = 評価値
    .sides = 評価値（上が黒、下が白）
graphs = グラフ
pass = パス
