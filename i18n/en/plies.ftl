## Plies, passes and turns.

# $player (Player)
# $square (Square)
# $discs (Word)
flips = { $player } { $square } flips { $discs }.
# $player (Player)
# $square (Square)
places = { $player } places { $square }.
# $ply (Text)
chosen = { $ply }.
# $player (Player)
# $square (Square)
named = { $player } { $square }
# $player (Player)
# $square (Square)
named-choice = { $player } flips { $square }
# $player (Player)
named-choice-of-none = { $player } flips none

# $passed (Player)
# $other (Player)
pass = { $passed } cannot move. { $other } plays again.
# $passed (Player)
# $other (Player)
pass-without-discs = { $passed } has no discs left to play. { $other } plays again.
# $passed (Player)
# $other (Player)
# $squares (Word)
had-to-pass = { $passed } had to pass: { $other } played { $squares }.

# $player (Player)
# $squares (Word)
to-move = { $player } to move: { $squares }.
# $player (Player)
# $discs (Word)
to-choose = { $player } to choose the disc to flip: { $discs }.
# $player (Player)
# $discs (Word)
# $none (Square)
to-choose-or-none = { $player } to choose the disc to flip: { $discs }, or { $none } to flip none.

no-moves = No moves have been played.
