## The end of a game and of a match. In a score the winner's number comes first.

# $winner (Player)
# $margin (Number)
# $fewer (Word): yes, where fewer discs win
# $score (Word)
won = { $fewer ->
    [yes] { $winner } wins by { $margin } with fewer discs: { $score }.
   *[no] { $winner } wins by { $margin }: { $score }.
}
    .brief = { $winner } wins { $score }.
    .briefest = { $winner } wins { $score }
    .panel = { $winner } wins by { $margin }
# The federations give the empty squares to the winner.
# $winner (Player)
# $margin (Number)
# $fewer (Word): yes, where fewer discs win
# $score (Word)
# $board (Word)
won-officially = { $fewer ->
    [yes] { $winner } wins by { $margin } with fewer discs: { $board } on the board, { $score } by the official count.
   *[no] { $winner } wins by { $margin }: { $board } on the board, { $score } by the official count.
}
    .brief = { $winner } wins { $score } ({ $board } on the board).
    .briefest = { $winner } wins { $score } ({ $board })
    .panel = { $winner } wins by { $margin }
# $score (Word)
drawn = A draw: { $score }.
    .brief = A draw, { $score }.
    .briefest = Draw { $score }
    .panel = A draw
# $score (Word)
# $board (Word)
drawn-officially = A draw: { $board } on the board, { $score } by the official count.
    .brief = A draw, { $score } ({ $board } on the board).
    .briefest = Draw { $score } ({ $board })
    .panel = A draw
# The score is that of the federations: the discs on the board say nothing.
# $winner (Player)
# $score (Word)
won-by-resignation = { $winner } wins by resignation (official score { $score }).
    .brief = { $winner } wins by resignation, { $score }.
    .briefest = { $winner } wins { $score }
    .panel = { $winner } wins by resignation
    .panel-brief = { $winner } wins
    .way = by resignation
# $winner (Player)
# $score (Word)
won-on-time = { $winner } wins on time (official score { $score }).
    .brief = { $winner } wins on time, { $score }.
    .briefest = { $winner } wins { $score }
    .panel = { $winner } wins on time
    .panel-brief = { $winner } wins
    .way = on time

full-board = The board is full.
# $player (Player)
no-discs = { $player } has no discs left on the board.
# $player (Player)
first-pass = { $player } cannot move, and the first pass ends the game.
# $player (Player)
no-supply = { $player } has no discs left to play.
# $player (Player)
# $other (Player)
no-supply-and-no-move = { $player } has no discs left to play, and { $other } cannot move.
no-moves = Neither player can move.
# $player (Player)
resigned = { $player } resigns.
# $player (Player)
out-of-time = { $player } ran out of time.

# $winner (Word)
# $points (Word)
# $against (Word)
# $discs (Word)
# $others (Word)
match-won = { $winner } wins the match { $points } - { $against } ({ $discs }-{ $others } discs).
    .brief = { $winner } wins the match.
    .panel = { $winner } wins the match
# $points (Word)
# $discs (Word)
# $others (Word)
match-drawn = The match is drawn { $points } - { $points } ({ $discs }-{ $others } discs).
    .brief = The match is drawn.
    .panel = The match is drawn
# $black (Word)
# $black-points (Word)
# $white-points (Word)
# $white (Word)
match-stands = Match: { $black } { $black-points } - { $white-points } { $white }.
# $match (Text)
next-game = { $match } Press n for the next game.
