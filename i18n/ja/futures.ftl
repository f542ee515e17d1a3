## 2つの未来：なぜ損な手なのかを示す小さな盤面。

after = { $square }の後
after-reply = { $square }、次に{ $player }{ $reply }
later = { $square }から{ $plies }手後
after-best = より良い手の後
best-reply = 良い手、次に{ $player }{ $reply }
best-later = 良い手から{ $plies }手後
moves = { $player }：{ $moves }手打てる
passes = { $player }はパス
has-corner = { $corner }は{ $player }
free = { $corner }は空き
beside = { $square }は{ $corner }の隣
not-beside = 隅から離れる
outward = { $discs ->
    [0] 内側の石だけ
   *[other] 外側へ{ $discs }石
}
outer = 外側の石{ $discs }個
plays = { $square }は{ $player }
cannot-play = { $player }は{ $square }に打てない
wedges = { $player }が{ $square }に割り込む
attacks = { $player }が{ $square }から攻める
inside = 内側
plays-last = 最後は{ $player }の{ $square }
discs = { $player }：{ $discs }石
no-disc = { $player }：石なし
legend-moves = 点：{ $player }の打てるマス。
legend-outer = 印：空きマスに接する石。
legend-square = 印：文が指すマス。
said = { $after }：{ $seen }。
