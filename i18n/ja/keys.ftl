## キー：名前、見出し、いろいろな場所で共通の働き。

name = { $key ->
    [Up] 上
    [Down] 下
    [Left] 左
    [Right] 右
    [PageUp] PgUp
    [PageDown] PgDn
   *[other] { $key }
}
with-ctrl = Ctrl-{ $key }
arrows = 矢印
click = クリック
wheel = ホイール
any-of = { $keys }のどれか
then = 続けて{ $keys }

group-play = 対局
group-browse = 局面を見る
group-study = 研究
group-games = 対局と棋譜
group-read = 文字で表示
group-screen = 画面

mode-board = 盤面
mode-any = どこでも
mode-record = 棋譜・グラフ
mode-question = 質問
mode-filter = 絞り込み
mode-text = 情報の画面

cursor = カーソルを動かす
line = 前・次の行
erase = 1文字消す（Ctrl-Wで1語、Ctrl-Uで全部）
cancel = やめる
    .hint = やめる
close = 閉じる
    .hint = 閉じる
scroll = スクロール
    .hint = スクロール
yes = はい（投了・削除・自動で出る質問にはyだけ）
    .hint = はい
no = いいえ（自動で出る質問にはnだけ）
    .hint = いいえ
escape = 画面を閉じる、列の入力を消す（終了しない）
at-once = すぐ終了、中断、再描画
at-once-without-jobs = すぐ終了、再描画
browse = 対局の局面をたどる
    .hint = 前後の手
ends = 最初の局面へ、現在の局面へ
pages = 棋譜、グラフ
