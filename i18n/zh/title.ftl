title = 黑白棋：{ $subject }，{ $black }-{ $white }
title-with = 黑白棋：{ $subject }，{ $black }-{ $white }（{ $activity }）
viewed = 第 { $ply }/{ $last } 步后
turn = 第 { $number } 步，轮到{ $name }
won = { $winner }胜
draw = 平局

question = 提问
record = 棋谱
right = 答对
wrong = 答错
solution = 答案
thinking = 思考中
waiting = 等待中
away = 已离开
