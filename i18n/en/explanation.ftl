## Why a move loses, and what was better.

why = see why the move shown, or else the last one, is good or bad, and what was better
    .about = explain explain_this_move explain_move was_that_good is_this_good was_my_last_move_good was_that_move_good good_move explain_my_last_move explain_last_move explain_my_move was_that_a_good_move was_it_good
    .usage = why
    .key = why the move shown is good or bad
    .hint = why

end =
    .key = end the lesson
    .hint = close
later = show both positions of a lesson a move later: after the move, and after the better one
    .hint = later
earlier = show both positions of a lesson a move earlier
key-futures = both positions a move later, earlier
no-futures = there is no lesson with two positions

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
# $all (Text)
# $played (Word)
explained = { $mover } { $square } loses { $discs }, { $certainty }: { $reasons } Better: { $line }.
    .short = { $square } loses { $discs }: { $brief }. Better: { $better }.
    .line = { $mover } { $square } loses { $discs }, { $certainty }: { $all } Played: { $played }. Better: { $line }.
# $mover (Color)
# $square (Square)
# $discs (Word)
# $certainty (Word)
# $line (Text)
# $better (Square)
# $played (Word)
unexplained = { $mover } { $square } loses { $discs }, { $certainty }. Better: { $line }.
    .short = { $square } loses { $discs }. Better: { $better }.
    .line = { $mover } { $square } loses { $discs }, { $certainty }. Played: { $played }. Better: { $line }.

# All reasons in one sentence.
# $reasons (Text)
reasons = { $reasons }.
# $reason (Text)
# $next (Text)
and = { $reason }; { $next }

## The reasons: each behind the move that it is about, the short form without it.

# $subject (Word)
# $opponent (Color)
# $count (Number)
# $corners (Text)
gives-corner = { $subject } gives { $opponent } { $count ->
    [one] the corner { $corners }
   *[other] the corners { $corners }
}
    .short = gives { $opponent } { $corners }
    .list = gives { $corners }
# $subject (Word)
# $opponent (Color)
# $count (Number)
# $corners (Text)
leaves-corner = { $subject } leaves { $opponent } { $count ->
    [one] the corner { $corners }
   *[other] the corners { $corners }
}
    .short = leaves { $opponent } { $corners }
    .list = leaves { $corners }
# $subject (Word)
# $best (Square)
# $count (Number)
# $corners (Text)
wins-corner = { $subject } wins { $count ->
    [one] the corner { $corners }
   *[other] the corners { $corners }
}
    .short = { $best } wins { $corners }
# $subject (Word)
# $opponent (Color)
# $count (Number)
# $corners (Text)
loses-corner = { $subject } lets { $opponent } take { $count ->
    [one] the corner { $corners }
   *[other] the corners { $corners }
} later
    .short = loses { $corners }
# $subject (Word)
# $player (Color)
passes = { $subject } forces { $player } to pass
    .short = { $player } has to pass
    .list = has to pass
# $subject (Word)
# $player (Color)
passes-later = { $subject } makes { $player } pass later
    .short = { $player } passes later
    .list = passes later
# $subject (Word)
# $opponent (Color)
# $best (Square)
forces-pass = { $subject } forces { $opponent } to pass
    .short = { $best } makes { $opponent } pass
    .list = { $best } forces a pass
# $subject (Word)
# $opponent (Color)
# $best (Square)
forces-pass-later = { $subject } makes { $opponent } pass later
    .short = { $best } makes { $opponent } pass later
    .list = { $best }: a pass later
# $subject (Word)
# $player (Color)
runs-out = { $subject } leaves { $player } without a safe move
    .short = leaves { $player } no safe move
    .list = no safe moves left
# $subject (Word)
# $best (Square)
# $opponent (Color)
loses-access = { $subject } leaves the squares around { $best } to { $opponent }
    .short = leaves { $opponent } { $best }
    .list = leaves { $best }
# The last moves that the opponent makes in regions, near the end of the game.
# $subject (Word)
# $opponent (Color)
# $squares (Text)
loses-last-move = { $subject } lets { $opponent } move last at { $squares }
    .short = lets { $opponent } move last at { $squares }
    .list = last move at { $squares }
# $subject (Word)
# $count (Number)
opens-wide = { $subject } flips { $count ->
    [one] a disc with many empty squares around it
   *[other] discs with many empty squares around them
}
    .short = opens the position
    .list = opens the position
# $subject (Word)
# $player (Color)
# $squares (Text)
gives-up-moves = { $subject } gives up { $player }'s moves { $squares }
    .short = gives up { $squares }
    .list = gives up moves
# $subject (Word)
# $best (Square)
# $opponent (Color)
# $reply (Text)
drives-beside = { $subject } leaves { $opponent } nothing better than { $reply }, beside an empty corner
    .short = { $best } drives { $opponent } to { $reply }
    .list = { $best } drives to { $reply }
# $subject (Word)
# $player (Color)
# $next (Text)
driven-beside = { $subject } leaves { $player } nothing better than { $next }, beside an empty corner
    .short = drives { $player } to { $next }
    .list = drives to { $next }
# How many discs of the player lie beside empty squares: after the move, and after the best one.
# $subject (Word)
# $player (Color)
# $best (Square)
# $played (Number)
# $better (Number)
wall = { $subject } builds a wall: { $played } of { $player }'s discs face empty squares, { $better } after { $best }
    .short = builds a wall
    .list = builds a wall
# $subject (Word)
# $best (Square)
# $opponent (Color)
# $reply (Square)
out-of-order = { $subject } is right, but too early: { $opponent }'s { $reply } prevents { $best }
    .short = too early: { $best } first
    .list = { $best } comes first
# $subject (Word)
# $best (Square)
spoils = { $subject } is right, but too early: it makes { $best } impossible
    .short = too early: { $best } first
    .list = { $best } comes first
# $subject (Word)
# $best (Square)
# $opponent (Color)
taken-first = { $subject } is right, but too early: { $opponent } takes { $best } first
    .short = too early: { $best } first
    .list = { $best } comes first
# $subject (Word)
# $best (Square)
# $opponent (Color)
contested = { $subject } leaves { $best } to { $opponent }, who needs it as well
    .short = leaves { $opponent } { $best }
    .list = leaves { $best }
# $subject (Word)
# $best (Square)
# $opponent (Color)
# $reply (Square)
only-now = { $subject } lets { $opponent } prevent { $best } with { $reply }
    .short = { $best } only now
    .list = { $best } only now
# $subject (Word)
# $best (Square)
# $opponent (Color)
# $reply (Square)
takes-reply = { $subject } takes { $reply } from { $opponent }
    .short = { $best } prevents { $reply }
# $subject (Word)
# $best (Square)
# $opponent (Color)
# $squares (Text)
takes-moves = { $subject } takes { $squares } from { $opponent }
    .short = { $best } prevents { $squares }
    .list = { $best } takes moves
# How many moves the player has at the next turn: after the move, and after the best one.
# $subject (Word)
# $player (Color)
# $best (Square)
# $played (Number)
# $better (Number)
fewer-moves = { $subject } leaves { $player } { $played ->
    [0] no moves
    [one] one move
   *[other] { $played } moves
}, { $better } after { $best }
    .short = leaves { $player } few moves
    .list = few moves left
# How many moves the opponent has: after the move, and after the best one.
# $subject (Word)
# $opponent (Color)
# $best (Square)
# $played (Number)
# $better (Number)
more-moves = { $subject } leaves { $opponent } { $played ->
    [one] one move
   *[other] { $played } moves
}, { $better ->
    [0] none
    [one] one
   *[other] { $better }
} after { $best }
    .short = leaves { $opponent } more moves
    .list = more replies
# $subject (Word)
# $best (Square)
quiet = { $subject } is quiet: no disc that it flips has an empty square beside it
    .short = { $best } is quiet
# How many safe moves the player has at the next turn: after the move, and after the best one.
# $subject (Word)
# $player (Color)
# $best (Square)
# $played (Number)
# $better (Number)
fewer-safe-moves = { $subject } leaves { $player } { $played ->
    [0] no safe move
    [one] one safe move
   *[other] { $played } safe moves
}, { $better } after { $best }
    .short = leaves { $player } few safe moves
    .list = few safe moves
# $subject (Word)
# $opponent (Color)
# $reply (Square)
quiet-reply = { $subject } allows { $opponent } the quiet reply { $reply }
    .short = allows a quiet { $reply }
    .list = a quiet { $reply }
# Squares on which the opponent can make a quiet move after the move, and none after the best one.
# $subject (Word)
# $opponent (Color)
# $best (Square)
# $count (Number)
# $squares (Text)
quiet-moves = { $subject } leaves { $opponent } { $count ->
    [one] the quiet move { $squares }
   *[other] the quiet moves { $squares }
}, none after { $best }
    .short = leaves a quiet { $squares }
    .list = quiet replies
# The next move flips discs with many empty squares around them.
# $subject (Word)
# $player (Color)
# $next (Text)
has-to-open = { $subject } makes { $player } open the position: { $next } is the best move left
    .short = { $player } has to open the position
    .list = has to open
# $subject (Word)
# $opponent (Color)
# $squares (Text)
lets-wedge = { $subject } lets { $opponent } wedge at { $squares }
    .short = allows a wedge at { $squares }
    .list = wedge at { $squares }
# The opponent plays there, and the player wanted to.
# $subject (Word)
# $opponent (Color)
# $squares (Text)
leaves-square = { $subject } leaves { $squares } to { $opponent }
    .short = leaves { $opponent } { $squares }
    .list = leaves { $squares }
# The opponent can play on the square of the best move, and not on that of the move.
# $subject (Word)
# $best (Square)
# $opponent (Color)
can-wait = { $subject } can wait, { $best } cannot: { $opponent } can play there
    .short = could wait
# $subject (Word)
# $opponent (Color)
# $corners (Text)
# $when (Word)
beside-corner = { $subject } is next to the empty corner { $corners }, which { $opponent } takes{ $when ->
    [reply] {""}
   *[later] {" "}later
}
    .short = beside empty { $corners }
    .list = beside { $corners }
# $subject (Word)
# $corners (Text)
beside-empty = { $subject } is next to the empty corner { $corners }
    .short = beside empty { $corners }
    .list = beside { $corners }
# $subject (Word)
# $opponent (Color)
# $best (Square)
# $corners (Text)
safe-beside = { $subject } is safe: { $opponent } cannot take { $corners }
    .short = { $best } is safe
# The reply flips discs with many empty squares around them.
# $subject (Word)
# $best (Square)
# $opponent (Color)
# $reply (Text)
makes-open = { $subject } forces { $opponent } to open up: { $reply } is the best reply
    .short = { $best } makes { $opponent } open
    .list = { $best } forces opening
# $subject (Word)
# $squares (Text)
# $opponent (Color)
opens-moves = { $subject } opens { $squares } to { $opponent }, who plays there
    .short = opens { $squares }
    .list = opens moves
# $subject (Word)
# $square (Text)
gives-up-move = { $subject } gives up { $square }
    .short = gives up { $square }

