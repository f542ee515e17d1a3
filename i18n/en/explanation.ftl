## Why a move loses, and what was better.

why = says what the error that is shown, or else the last move, loses, why, and what was better.
    .usage = why
    .key = why the move shown is good or bad
    .hint = why

looking = Looking for the reason.
question = Explain this move before the game is over?
    .title = Why
    .yes = Explain it
    .no = Keep playing
no-move = there is no move to explain

# $mover (Color)
# $square (Square)
# $certainty (Word)
best = { $mover } { $square } is the best move, { $certainty }.
    .short = { $square } is the best move
# $mover (Color)
# $square (Square)
# $discs (Word)
# $certainty (Word)
# $reasons (Text)
# $line (Text)
# $brief (Word)
# $better (Square)
explained = { $mover } { $square } loses { $discs }, { $certainty }: { $reasons } Better: { $line }.
    .short = { $square } loses { $discs }: { $brief }. Better: { $better }.
# $mover (Color)
# $square (Square)
# $discs (Word)
# $certainty (Word)
# $line (Text)
# $better (Square)
unexplained = { $mover } { $square } loses { $discs }, { $certainty }. Better: { $line }.
    .short = { $square } loses { $discs }. Better: { $better }.

# All reasons in one sentence.
# $reasons (Text)
reasons = { $reasons }.
# $reason (Text)
# $next (Text)
and = { $reason }; { $next }
# The subject of a reason that is that of the one before.
it-also = it also
# A reason, and the moves that show it.
# $reason (Text)
# $moves (Word)
shown = { $reason } ({ $moves })

# $subject (Word)
# $opponent (Color)
# $count (Number)
# $corners (Text)
gives-corner = { $subject } gives { $opponent } { $count ->
    [one] the corner { $corners }
   *[other] the corners { $corners }
}
    .short = gives { $opponent } { $corners }
# $subject (Word)
# $opponent (Color)
# $count (Number)
# $corners (Text)
leaves-corner = { $subject } leaves { $opponent } { $count ->
    [one] the corner { $corners }
   *[other] the corners { $corners }
}
    .short = leaves { $opponent } { $corners }
# $subject (Word)
# $opponent (Color)
# $count (Number)
# $corners (Text)
loses-corner = { $subject } lets { $opponent } take { $count ->
    [one] the corner { $corners }
   *[other] the corners { $corners }
} later
    .short = gives { $opponent } { $corners }
# $subject (Word)
# $player (Color)
runs-out = { $subject } leaves { $player } without a safe move
    .short = leaves { $player } no safe move
# $subject (Word)
opens-wide = { $subject } flips discs with many empty squares around them
    .short = opens the position
# $subject (Word)
# $player (Color)
# $squares (Text)
gives-up-moves = { $subject } gives up { $player }'s moves { $squares }
    .short = gives up { $squares }
# $subject (Word)
# $best (Square)
quiet = { $subject } is quiet, flipping only discs with no empty squares around them
    .short = { $best } is quiet
# $subject (Word)
# $squares (Text)
# $opponent (Color)
opens-moves = { $subject } opens { $squares } to { $opponent }
    .short = opens { $squares }
# What each player has at the end of the line, and after the best move.
# $subject (Word)
# $named (Color)
# $change (Word)
# $what (Word)
# $other (Color)
# $played (Number)
# $others-played (Number)
# $best (Number)
# $others-best (Number)
# $square (Square)
amounts = { $subject } leaves { $named } { $change ->
    [fewer] fewer
   *[more] more
} { $what ->
    [stable] stable discs
    [moves] moves
   *[frontier] frontier discs
}, { $played } to { $other }'s { $others-played } at the end of the line, { $best } to { $others-best } after { $square }
    .short = leaves { $named } { $change ->
        [fewer] fewer
       *[more] more
    } { $what ->
        [stable] stable discs
        [moves] moves
       *[frontier] frontier discs
    }
