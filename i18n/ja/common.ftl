color = { $color ->
    [black] 黒
   *[white] 白
}
game-over = 対局は終わりました
