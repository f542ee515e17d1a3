## 問題：課題、難しさ、解答。

task = { $kind ->
    [midgame] { $mover }の番：優勢を保てる手は1つ
   *[endgame] { $mover }の番：勝てる手は1つ
}
of-day = { $day }の問題
difficulty = { $grade ->
    [easy] やさしい
    [medium] 普通
   *[hard] 難しい
}：空き{ $empties }、合法手{ $moves }。{ $search ->
    [at-once] 正解は一目で最善とわかります
    [finds] エンジンは{ $depth }手読みで正解します
   *[misses] エンジンの{ $depth }手読みでは正解できません
}。
    .short = { $grade ->
        [easy] やさしい
        [medium] 普通
       *[hard] 難しい
    }：空き{ $empties }、合法手{ $moves }。
solution = 解答：{ $square }で{ $outcome }：{ $line }。
refutation = { $square }だと{ $outcome }（{ $loss }損）：{ $line }。
grade = { $grade ->
    [easy] やさしい
    [medium] 普通
   *[hard] 難しい
}
