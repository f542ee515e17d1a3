## The game and its terms, for readers who do not see it.

greeting = Type a move, such as d3, or help for all commands.
rules = Rules: { $rules }.
balanced = Balanced opening { $opening }.
match-game = Game { $game }, best of { $games }.
clock = Clock: { $control }.
nameless = The players have no names.
# $name (Word)
# $color (Color)
plays = { $name } plays { $color }.
play = { $black } plays Black, { $white } plays White.
# $turn (Word)
# $color (Color)
# $time (Word)
timed-turn = { $turn } { $color } has { $time } left.
next-game = { $result } { $score } Type new for the next game.
match-over = { $result } { $score }
no-moves = No moves have been played. { $turn }
before-moves = Before move 1 of { $last }: { $turn }
after-move = After move { $move } of { $last }: { $ply } { $turn }
in-variation = { $line }, after move { $move } of { $last }: { $ply } { $turn }
