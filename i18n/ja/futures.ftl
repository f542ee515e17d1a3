## 2つの未来：なぜ損な手なのかを示す小さな盤面。

after = { $square }の後
after-reply = { $square }、次に{ $player }{ $reply }
later = { $square }から{ $plies }手後
moves = { $player }の手は{ $moves }手
new-moves = { $player }：{ $moves ->
    [0] 新しい手なし
   *[other] 新しく{ $moves }手
}
choice = { $player }{ $own }手、{ $opponent }{ $opp }手
outer = 外側の石{ $discs }個、{ $player }の手は{ $moves }手
open = 空き{ $squares }、{ $player }が打てる{ $moves }
passes = { $player }はパス
has-corner = { $corner }は{ $player }
free = { $corner }は空き
beside = { $square }は{ $corner }の隣
not-beside = { $corner }の隣でない
plays = { $square }は{ $player }
cannot-play = { $player }は{ $square }に打てない
wedges = { $player }が{ $square }に割り込む
flips-back = { $player }が{ $square }で返す
inside = 内側
plays-last = 最後は{ $player }の{ $square }
discs = { $player }：{ $discs }石
flips = { $player }が{ $discs }個返す
safe = { $player }の確定石{ $discs }個
safe-moves = { $moves ->
    [0] 安全な手なし
   *[other] 安全な手{ $moves }手
}
no-disc = { $player }：石なし
legend-moves = 点：{ $player }の打てるマス。
legend-moves-only-here = { $player }の打てるマス、+は片方の盤だけ。
legend-safe-moves = { $player }の打てるマス：+は隅を取られない手。
legend-new-moves = +：{ $player }が新しく打てるマス。
legend-open = +：返した石の隣の空きマス。
legend-square = +：説明のマス。
legend-corner = +：隅。
legend-safe = +：確定石（二度と返らない石）。
legend-flipped = 印：返した石。
legend-outer = 印：空きマスに接する、返した石。
legend-wall = 印：空きマスに接する石。
said = { $after }：{ $seen }。
followed = 双方最善で{ $moves }手先の局面です。PgUpで理由に戻ります。
followed-back = { $moves }手前の局面です。PgDnで理由に進みます。
