## 着手、パス、手番。

flips = { $player } { $square }（{ $discs }を返す）。
    .played = { $player }が{ $square }に打ち、{ $discs }を返しました。
places = { $player } { $square }。
    .played = { $player }が{ $square }に打ちました。
chosen = { $ply }。
named = { $player } { $square }
named-choice = { $player }が{ $square }を返す
named-choice-of-none = { $player }は何も返さない

pass = { $passed }はパス。続けて{ $other }の番です。
pass-without-discs = { $passed }は手持ちの石がありません。続けて{ $other }の番です。
had-to-pass = { $passed }がパスになり、{ $other }が{ $squares }に打ちました。

mover = { $mover }の番
to-move = { $player }の番：{ $squares }。
to-choose = { $player }は返す石を選んでください：{ $discs }。
to-choose-or-none = { $player }は返す石を選んでください：{ $discs }（返さないなら{ $none }）。

turn-of = { $player }の番です
over = 対局は終わったので、{ $square }には打てません
occupied = { $square }には石があります
no-neighbour = { $color ->
    [black] { $square }の隣に黒石がありません
   *[white] { $square }の隣に白石がありません
}
no-flips = { $square }では石が返りません
not-centre = { $square }は中央の空きマスではありません
not-a-choice = { $square }は選べる石ではありません
in-move = { $number }手目：{ $why }

no-moves = まだ1手も打たれていません。
discs = 黒{ $black }、白{ $white }、空き{ $empty }。
discs-and-hands = 黒{ $black }、白{ $white }、空き{ $empty }。手持ちの石：黒{ $black-left }、白{ $white-left }。
not-finished = 対局中。{ $discs }
would-flip = { $square }なら{ $discs }石返ります。
    .valued = { $square }なら{ $discs }石返ります：{ $value }。
would-choose = { $square }なら{ $chosen }が返ります。
    .valued = { $square }なら{ $chosen }が返ります：{ $value }。
would-flip-none = { $square }なら1石も返りません。
    .valued = { $square }なら1石も返りません：{ $value }。
would-be-placed = { $square }は中央の空きマスです。
    .valued = { $square }は中央の空きマスです：{ $value }。
valued = { $square }：{ $value }。
