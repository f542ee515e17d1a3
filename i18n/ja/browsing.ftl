## 対局の途中の局面を見る。

list = 着手とパスを手数つきで一覧にします
    .about = 手の一覧
    .key = 着手を手数つきで一覧
back = 1手前の局面を見ます
    .about = 前 戻る 一手前
    .key = 対局の局面、または悪手の進行をたどる
    .hint = 前の手
on = 1手後の局面、または悪手・理由・ヒントの進行の次の手を見ます
    .about = 次 進む 一手後
    .hint = 進行
    .hint-instead = 次の手
start = 対局開始の局面を見ます
    .about = 並べる 再生 最初
    .key = 最初の局面へ、または現在の局面へ戻る
end = 現在の局面に戻ります
    .about = 最後の手 最新
    .hint = 戻る
line = 悪手・理由・ヒントの進行を初手から見ます。初手を指定することもできます
    .usage = line、line d3
    .key = 悪手・理由・ヒントの進行を見る
at = 指定した手数の局面を見ます（例：12手目）
    .about = 手目
    .usage = at 12
    .key = 手数を指定してその局面を見る

listed = { $number }：{ $ply }
valued = { $listed }評価値{ $value }（{ $certainty }）。
at-start = 開始時：{ $pass }
in-variation = 最後の数手は変化です。「up」で分岐点に戻ります。
rewound = { $plies }手戻しました。rでやり直せます。
    .line = { $plies }手戻しました。「redo」でやり直せます。

line-of = { $square }の進行：{ $moves }。
line-step = { $square }の進行：{ $number }/{ $count }手
end-of-line = 進行はここまでです
no-line = 進行がありません。検討の悪手、「why」、「hint」で表示されます
no-such-line = 進行の初手（{ $moves }）を入力してください（入力：{ $found }）

no-earlier-move = これより前の手はありません
no-later-move = これより後の手はありません
no-such-move = この対局は{ $moves }手までです
not-browsing = 先に途中の局面まで戻ってください
    .screen = PgUpで局面を戻してから「:practice」と入力してください
wrong-number = 手数を入力してください（例：at 12、入力：{ $found }）

start-of-game = 開始局面
at-move = { $ply }手目
at-move-of = { $ply }/{ $last }手目
in-line = { $line }、{ $ply }手目
in-line-of = { $line }、{ $ply }/{ $last }手目
viewed = { $place }。Endで現在の局面に戻ります。
    .short = { $place }。Endで戻る。
viewed-only = { $place }。
first-move = 矢印・クリック・{ $square }で着手 · ? ヘルプ
first-move-alone = 矢印・クリック・{ $square }で着手 · :play コンピューターと対局

## 終局した対局の決め手

out-of-moves = { $player }は打つ手がなくなり、{ $passes }回パスしました。
corners-taken = { $corners ->
    [3] { $player }が4つの隅のうち3つを取りました。
   *[other] { $player }が4つの隅をすべて取りました。
}
led-from = { $number }手目から{ $player }がリードしていました。
