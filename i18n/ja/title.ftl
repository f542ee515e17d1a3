## 端末のウィンドウの題名。

title = オセロ：{ $subject } { $black }-{ $white }
title-with = オセロ：{ $subject } { $black }-{ $white }（{ $activity }）
viewed = { $ply }/{ $last }手目
turn = { $number }手目、{ $name }の番
won = { $winner }の勝ち
draw = 引き分け

question = 質問
record = 棋譜
right = 正解
wrong = 不正解
solution = 解答
thinking = 考え中
waiting = 待機中
away = 離席中
