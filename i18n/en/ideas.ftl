## What a learner reads of an error: one of eight ideas, by contrast with the better move.

# The names of the ideas.
# $idea (Word)
name = { $idea ->
    [corners] corners
    [beside-corner] beside a corner
    [moves] moves: yours and theirs
    [quiet] quiet moves
    [both-need] the square both need
    [early-edge] the edge too early
    [plays-last] who plays last
   *[few-discs] few discs
}
# The ideas as rules, one sentence each.
# $idea (Word)
rule = { $idea ->
    [corners] Corners are never turned back: do not give one away.
    [beside-corner] Stay away from the squares next to an empty corner.
    [moves] Leave your opponent few moves, and keep many for yourself.
    [quiet] Turn inner discs, not those with empty squares beside them.
    [both-need] Take a square first that your opponent needs too.
    [early-edge] Stay off the edges while the middle is open.
    [plays-last] Near the end, try to play last in each empty region.
   *[few-discs] Few discs are good, but none is the end.
}
# The ideas in a few words, to be remembered.
# $idea (Word)
in-brief = { $idea ->
    [corners] corners
    [beside-corner] the squares beside corners
    [moves] few moves for them, many for you
    [quiet] quiet moves
    [both-need] the square that both need
    [early-edge] no early edges
    [plays-last] play last
   *[few-discs] never without discs
}

## The causes. $who is `you` if the player is who reads it.

# $who (Word)
# $player (Color)
# $opponent (Color)
# $played (Square)
loses-all = { $who ->
    [you] After { $played } { $opponent } takes all your discs.
   *[other] After { $played } { $opponent } takes all of { $player }'s discs.
}
# $opponent (Color)
# $best (Square)
takes-all = { $best } leads to taking all of { $opponent }'s discs.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $corner (Square)
gives-corner = { $played } lets { $opponent } take the corner { $corner }; { $best } does not.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $corner (Square)
loses-corner = After { $played } { $opponent } gets the corner { $corner }, after { $best } not.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $corner (Square)
wins-corner = { $best } wins the corner { $corner }, whatever { $opponent } answers; { $played } does not.
# $opponent (Color)
# $played (Square)
# $corner (Square)
beside-taken = { $played } is next to the empty corner { $corner }, and { $opponent } gets it.
# $played (Square)
# $corner (Square)
early-x = { $played } is an X-square, next to the empty corner { $corner }: so early that is dangerous.
# $later is 0 if it is the next turn.
# $who (Word)
# $player (Color)
# $played (Square)
# $later (Number)
passes = { $who ->
    [you] After { $played } you { $later ->
        [0] have no move and must pass.
       *[other] must pass later.
    }
   *[other] After { $played } { $player } { $later ->
        [0] has no move and must pass.
       *[other] must pass later.
    }
}
# $opponent (Color)
# $best (Square)
# $later (Number)
forces-pass = After { $best } { $opponent } { $later ->
    [0] has no move and must pass.
   *[other] must pass later.
}
# How many moves the opponent has: after the move, and after the better one.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $other (Number)
their-moves = After { $played } { $opponent } can choose from { $count ->
    [one] one move
   *[other] { $count } moves
}, after { $best } from { $other }.
# The same a turn later.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $other (Number)
their-moves-later = One turn later { $opponent } can choose from { $count } moves after { $played }, from { $other } after { $best }.
# How many moves the player has at the next turn: after the move, and after the better one.
# $who (Word)
# $player (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $other (Number)
your-moves = { $who ->
    [you] At your next turn you have { $count ->
        [one] one move
       *[other] { $count } moves
    } after { $played }, { $other } after { $best }.
   *[other] At the next turn { $player } has { $count ->
        [one] one move
       *[other] { $count } moves
    } after { $played }, { $other } after { $best }.
}
# The same a turn later.
# $who (Word)
# $player (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $other (Number)
your-moves-later = { $who ->
    [you] In two turns you have { $count ->
        [one] one move
       *[other] { $count } moves
    } after { $played }, { $other } after { $best }.
   *[other] In two turns { $player } has { $count ->
        [one] one move
       *[other] { $count } moves
    } after { $played }, { $other } after { $best }.
}
# The moves of both some turns later: after the move, and after the better one.
# $who (Word)
# $player (Color)
# $opponent (Color)
# $played (Square)
# $best (Square)
# $own (Number)
# $theirs (Number)
# $own-then (Number)
# $theirs-then (Number)
moves-later = { $who ->
    [you] Later you have { $own ->
        [one] 1 move
       *[other] { $own } moves
    } after { $played }, and { $opponent } { $theirs }; after { $best } { $own-then } and { $theirs-then }.
   *[other] Later { $player } has { $own ->
        [one] 1 move
       *[other] { $own } moves
    } after { $played }, and { $opponent } { $theirs }; after { $best } { $own-then } and { $theirs-then }.
}
# $opponent (Color)
# $played (Square)
# $best (Square)
# $reply (Square)
takes-reply = After { $played } { $opponent } answers { $reply }; { $best } takes that move away.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $reply (Square)
opens-reply = { $played } lets { $opponent } play { $reply }; after { $best } that is not possible.
# How many of the discs that are turned have empty squares beside them.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $other (Number)
turns-outward = { $played } turns { $count ->
    [one] a disc with empty squares beside it
   *[other] { $count } discs with empty squares beside them
}, which { $opponent } can use; { $best } turns { $other ->
    [0] only inner ones
    [one] only one
   *[other] only { $other }
}.
# How many of the player's discs have empty squares beside them.
# $who (Word)
# $player (Color)
# $opponent (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $other (Number)
wall = { $who ->
    [you] After { $played } { $count } of your discs have empty squares beside them, where { $opponent } can play; after { $best } only { $other }.
   *[other] After { $played } { $count } of { $player }'s discs have empty squares beside them, where { $opponent } can play; after { $best } only { $other }.
}
# $opponent (Color)
# $best (Square)
both-need = { $opponent } needs { $best } too and answers there: take it first.
# $played (Square)
# $best (Square)
early-edge = { $played } is on the edge, too early: discs there can be attacked. { $best } stays inside.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $wedge (Square)
early-edge-wedge = { $played } is on the edge, too early: { $opponent } wedges at { $wedge }. { $best } stays inside.
# $square is where the last disc is placed.
# $who (Word)
# $player (Color)
# $opponent (Color)
# $played (Square)
# $best (Square)
# $square (Square)
last-move = { $who ->
    [you] After { $played } { $opponent } plays last around { $square }, after { $best } you do.
   *[other] After { $played } { $opponent } plays last around { $square }, after { $best } { $player } does.
}
# What both moves lead to.
# $who (Word)
# $player (Color)
# $opponent (Color)
# $played (Square)
# $reply (Square)
# $stands (Text)
# $best (Square)
# $would (Text)
outcome = { $who ->
    [you] After { $played } { $opponent } answers { $reply }, and you end { $stands }; after { $best } { $would }.
   *[other] After { $played } { $opponent } answers { $reply }, and { $player } ends { $stands }; after { $best } { $would }.
}
# The same if the game is over, or the opponent has to pass.
# $who (Word)
# $player (Color)
# $played (Square)
# $stands (Text)
# $best (Square)
# $would (Text)
outcome-at-once = { $who ->
    [you] After { $played } you end { $stands }; after { $best } { $would }.
   *[other] After { $played } { $player } ends { $stands }; after { $best } { $would }.
}
# $discs (Number)
ahead = { $discs ->
    [one] 1 disc ahead
   *[other] { $discs } discs ahead
}
# $discs (Number)
behind = { $discs ->
    [one] 1 disc behind
   *[other] { $discs } discs behind
}
even = even
# A loss that is small and estimated.
# $why (Text)
perhaps = Perhaps: { $why }

## What a move costs, in whole discs.

# $played (Square)
# $best (Square)
# $discs (Number)
costs = { $played } costs { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}. Better: { $best }.
    .short = { $played } costs { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }; { $best }
# $who (Word)
# $player (Color)
# $would (Text)
# $stands (Text)
instead = { $who ->
    [you] You would end { $would } instead of { $stands }.
   *[other] { $player } would end { $would } instead of { $stands }.
}
# In place of that where the game was decided.
# $game (Word)
decided = { $game ->
    [won] The game was won all the same.
   *[lost] The game was lost all the same.
}
# An error behind its place.
# $place (Text)
# $costs (Text)
# $why (Text)
error = { $place } { $costs } { $why }
    .short = { $costs }
# $place (Text)
# $square (Square)
best = { $place } { $square } is the best move.
    .short = { $square } is the best move
in-full = w again: all that holds, in full.

## The answers to positions that are solved.

# $number (Number)
# $square (Square)
# $discs (Number)
mistake = Move { $number }, { $square }, cost { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}.
# It does not name the better move, which is still looked for.
# $square (Square)
# $discs (Number)
wrong = { $square } costs { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}.
    .short = { $square } costs { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }
# $square (Square)
# $stands (Text)
right = { $square } is right: you end { $stands }.
    .short = { $square } is right
# $square (Square)
# $stands (Text)
close = { $square } is right, about as good as the best move: you end { $stands }.
    .short = { $square } is right
# $square (Square)
# $stands (Text)
solution = Solution: { $square }. You end { $stands }.
    .short = Solution: { $square }
