## 端末のウィンドウの題名。

title = オセロ：{ $subject } { $black }-{ $white }
title-with = オセロ：{ $subject } { $black }-{ $white }（{ $activity }）
viewed = { $ply }/{ $last }手目
turn = { $number }手目、{ $name }の番
won = { $winner }の勝ち
draw = 引き分け

question = 質問
paused = 一時停止
help = ヘルプ
record = 棋譜
progress = 成績
why = なぜ？
ideas = 考え方
new-game = 新規対局
saved-games = 保存した対局
review = 検討
lines = 読み筋
explorer = 実戦例
comment = コメント
save-as = 名前をつけて保存
repairs = 修正候補
scoresheet = 棋譜用紙
connection = 接続
right = 正解
wrong = 不正解
solution = 解答
thinking = 考え中
waiting = 待機中
away = 離席中
