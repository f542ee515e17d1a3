## What a learner reads of an error: one of eight ideas, by contrast with the better move.

mode = In the ideas
activity = ideas

# The names of the ideas.
# $idea (Word)
name = { $idea ->
    [corners] corners
    [beside-corner] beside a corner
    [moves] number of moves
    [quiet] quiet moves
    [both-need] contested squares
    [early-edge] edge too early
    [plays-last] who plays last
   *[few-discs] few discs
}
    .about = { $idea ->
        [corners] take_corners why_are_corners_good corners_good corners_important corner
        [beside-corner] x_square c_square beside_corner x_squares c_squares
        [moves] mobility
        [quiet] frontier quiet_move inside
        [both-need] tempo
        [early-edge] edge edges wedge wedging stoner stoner_trap unbalanced_edge
        [plays-last] parity last_move swindle
       *[few-discs] sacrifice wipeout evaporation
    }
# The ideas as rules, one sentence each.
# $idea (Word)
rule = { $idea ->
    [corners] A disc in a corner is never flipped. Before each move, check whether your opponent could take one after it.
    [take-corners] A disc in a corner is never flipped, and protects those beside it: take a corner when you can.
    [beside-corner] A disc in a corner is never flipped, and one beside an empty corner helps your opponent into it: play elsewhere if you can.
    [moves] Leave your opponent few moves: soon they must take a bad one, and give you a corner. Count their moves before you play.
    [your-moves] With few moves you must soon take a bad one, and give a corner away. Choose moves that leave you many.
    [safe-moves] A safe move gives no corner away. Leave your opponent few of them: without one, they must give you a corner.
    [your-safe-moves] A safe move gives no corner away. Keep some: without one, you must give your opponent a corner.
    [corner-waits] A corner that your opponent cannot take can wait: first look for something that cannot.
    [reply] Before each move, ask where your opponent would like to play then, and prevent it.
    [quiet] A quiet move flips discs with few empty squares beside them. Count those squares before you play: your opponent can play on most of them.
    [both-need] Ask where your opponent would play if it were their turn. If that square gives the other side few new moves, play there first.
    [early-edge] Early in the game a disc on the edge can be attacked: play inside first.
    [plays-last] Play last in an empty region: nobody flips back what that move flips.
   *[few-discs] Whoever has no discs left loses at once: with few discs, look at every answer.
}
    .short = { $idea ->
        [corners] Corners are never flipped.
        [take-corners] Take a corner when you can.
        [beside-corner] Avoid squares beside empty corners.
        [moves] With few moves they must soon give a corner.
        [your-moves] With few moves you must soon give a corner.
        [safe-moves] Leave your opponent few safe moves.
        [your-safe-moves] Keep some safe moves.
        [corner-waits] Such a corner can wait.
        [reply] Prevent the best answer.
        [quiet] Quiet moves give your opponent few new moves.
        [both-need] Take what both need first.
        [early-edge] Early edges can be attacked.
        [plays-last] Play last in each region.
       *[few-discs] Never be left without discs.
    }
# The ideas in a few words, to be remembered.
# $idea (Word)
in-brief = { $idea ->
    [corners] corners
    [beside-corner] no disc beside an empty corner
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
    [you] After { $played } { $opponent } can take all your discs.
   *[other] After { $played } { $opponent } can take all of { $player }'s discs.
}
# $opponent (Color)
# $best (Square)
takes-all = { $best } leads to taking all of { $opponent }'s discs.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $corner (Square)
gives-corner = { $played } lets { $opponent } take the corner { $corner }; { $best } does not.
# The same of a corner that the opponent could take before.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $corner (Square)
corner-threatened = { $opponent } can already take the corner { $corner }: { $best } prevents that, { $played } does not.
# The opponent can take the corner at once, and flips discs that the move has placed or flipped.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $corner (Square)
# $over (Text): these discs
opens-corner = After { $played } { $opponent } can take the corner { $corner }, as { $over } can be flipped from there; after { $best } { $opponent } cannot.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $corner (Square)
# $later (Number): the moves up to then
# $sure (Word): `all` if every answer was tried
loses-corner = After { $played } { $opponent } gets the corner { $corner } { $later ->
    [one] at once
    [3] with their second move
   *[other] { $later } moves later
}{ $sure ->
    [all] , whatever the answer
   *[some] {""}
}; { $best } avoids that.
# It is itself the better move.
# $opponent (Color)
# $played (Square)
# $corner (Square)
leaves-corner = The corner { $corner } was free. After { $played } { $opponent } takes it.
# $who (Word)
# $player (Color)
# $opponent (Color)
# $played (Square)
# $best (Square)
# $corner (Square)
# $later (Number): the moves up to then
# $sure (Word): `all` if every answer was tried, `reply` if it is after this one
# $reply (Square)
wins-corner = After { $best } { $who ->
    [you] you take
   *[other] { $player } takes
} the corner { $corner } { $later ->
    [1] with the next move
    [2] with the next move
   *[other] { $later } moves later
}{ $sure ->
    [all] , whatever { $opponent } answers
    [reply] {" "}if { $opponent } answers { $reply }
   *[later] {""}
}; after { $played } that is not possible.
# $opponent (Color)
# $played (Square)
# $corner (Square)
# $later (Number): the moves up to then
beside-taken = { $played } is next to the empty corner { $corner }, and { $opponent } takes it { $later ->
    [one] at once
    [3] with their second move
   *[other] { $later } moves later
}.
# $opponent (Color)
# $played (Square)
# $corner (Square)
early-x = { $played } is next to the empty corner { $corner }: once { $opponent } has a disc behind it on the diagonal, { $opponent } can take the corner.
# $who (Word)
# $player (Color)
# $opponent (Color)
# $played (Square)
# $later (Number): the moves up to then
# $reply (Square): of the opponent
passes = After { $played } { $who ->
    [you] you
   *[other] { $player }
} must pass { $later ->
    [one] if { $opponent } answers { $reply }
   *[other] { $later } moves later
}: no move is left.
# $who (Word)
# $player (Color)
# $opponent (Color)
# $best (Square)
# $later (Number)
forces-pass = { $who ->
    [you] After { $best } { $opponent } must pass{ $later ->
        [0] : you play twice.
       *[other] {" "}{ $later } moves later: you play twice.
    }
   *[other] After { $best } { $opponent } must pass{ $later ->
        [0] : { $player } plays twice.
       *[other] {" "}{ $later } moves later: { $player } plays twice.
    }
}
# How many moves the opponent has: after the move, and after the better one.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $other (Number)
their-moves = After { $played } { $opponent } can choose from { $count } moves, after { $best } { $other ->
    [0] from none
    [one] from only one
   *[other] from only { $other }
}.
# How many moves the player has at the next turn: after the move and the reply, and after the better one.
# $who (Word)
# $player (Color)
# $opponent (Color)
# $played (Square)
# $best (Square)
# $reply (Square)
# $count (Number)
# $left (Text): the moves after the move
# $other (Number)
# $stay (Number): of the moves that there are already, and only the better move keeps; 0 if they are not named
# $kept (Text): these moves
your-moves = { $who ->
    [you] After { $played } and { $opponent }'s { $reply } you have { $count ->
        [one] only one move left, { $left }
        [2] only two moves left, { $left }
       *[other] only { $count } moves
    }; with { $best } you would have { $other }{ $stay ->
        [0] {""}
       *[other] , and keep the moves { $kept }
    }.
   *[other] After { $played } and { $opponent }'s { $reply } { $player } has { $count ->
        [one] only one move left, { $left }
        [2] only two moves left, { $left }
       *[other] only { $count } moves
    }; with { $best } it would be { $other }{ $stay ->
        [0] {""}
       *[other] , and { $kept } would stay
    }.
}
# The moves that give no corner away: after the move, and after the better one.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $other (Number)
their-safe-moves = After { $played } { $opponent } has { $count } safe moves, which give no corner away; after { $best } { $other ->
    [0] none: { $opponent } must give a corner away
    [one] only one
   *[other] only { $other }
}.
# The same of the player at the next turn, after the reply.
# $who (Word)
# $player (Color)
# $opponent (Color)
# $played (Square)
# $best (Square)
# $reply (Square)
# $count (Number)
# $other (Number)
your-safe-moves = { $who ->
    [you] After { $played } and { $opponent }'s { $reply } you have { $count ->
        [0] no safe move: every move gives a corner away
        [one] only one safe move: any other gives a corner away
       *[other] only { $count } safe moves, which give no corner away
    }; with { $best } you would have { $other }.
   *[other] After { $played } and { $opponent }'s { $reply } { $player } has { $count ->
        [0] no safe move: every move gives a corner away
        [one] only one safe move: any other gives a corner away
       *[other] only { $count } safe moves, which give no corner away
    }; with { $best } it would be { $other }.
}
# The discs that the moves flip beside empty squares, and the moves that the opponent has then.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $other (Number)
# $moves (Number)
# $fewer (Number)
outer-discs = { $played } flips { $count ->
    [one] an outer disc, one beside an empty square
   *[other] { $count } outer discs, those beside empty squares
}; { $best } { $other ->
    [0] none
    [one] only one
   *[other] only { $other }
}. After { $played } { $opponent } has { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} instead of { $fewer }.
# The empty squares beside the discs that the moves flip, and on how many of them the opponent can play after the move.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $playable (Number)
# $on (Word): `all` if these are all of them
# $other (Number)
open = { $played } flips discs beside { $count ->
    [one] an empty square
   *[other] { $count } empty squares
} ({ $opponent } can play on { $on ->
    [all] all
   *[some] { $playable }
} of them), { $best } beside { $other ->
    [0] none
    [one] only one
   *[other] only { $other }
}.
# The squares on which the opponent can play, and could not before: after the move, and after the better one.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $squares (Text)
# $other (Number)
# $others (Text)
new-moves = { $played } gives { $opponent } { $count } new moves: { $squares }. { $best } gives { $other ->
    [0] none
   *[other] only { $others }
}.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $reply (Square)
takes-reply = After { $played } { $opponent } plays { $reply }, the best answer; { $best } takes that move away.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $reply (Square)
opens-reply = { $played } lets { $opponent } play { $reply }, now the best move; after { $best } that is not possible.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $opens (Word): `little` if whoever plays there flips discs with hardly an empty square beside them
both-need = { $opens ->
    [little] Whoever plays { $best } flips discs with hardly an empty square beside them: a good square for both. After { $played } { $opponent } takes it: play there first.
   *[more] { $best } is a good square for both. After { $played } { $opponent } takes it: play there first.
}
# The same of a square on which the opponent could not play before.
# $opponent (Color)
# $played (Square)
# $best (Square)
opens-needed = { $played } lets { $opponent } play { $best }, a good square for both: play there first.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $square (Square)
early-edge = { $played } is on the edge early, and { $opponent } plays { $square } and flips it. { $best } stays inside.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $wedge (Square)
early-edge-wedge = { $played } is on the edge early, and { $opponent } wedges a disc in at { $wedge }, where it can hardly be flipped. { $best } stays inside.
# $square is where the last disc is placed.
# $who (Word)
# $player (Color)
# $opponent (Color)
# $played (Square)
# $best (Square)
# $square (Square)
last-move = { $who ->
    [you] After { $played } { $opponent } plays last around { $square }; after { $best } you do.
   *[other] After { $played } { $opponent } plays last around { $square }; after { $best } { $player } does.
}
# Where no idea explains the loss, what is seen on both lines.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $corner (Square)
# $later (Number)
takes-corner = After { $played } { $opponent } takes the corner { $corner } { $later ->
    [one] at once
   *[other] { $later } moves later
}; { $best } avoids that.
# The better move takes it.
# $who (Word)
# $player (Color)
# $corner (Square)
# $played (Square)
takes-free-corner = { $who ->
    [you] You could have taken the corner { $corner }. { $played } leaves it.
   *[other] { $player } could have taken the corner { $corner }. { $played } leaves it.
}
# $who (Word)
# $player (Color)
# $played (Square)
# $best (Square)
# $corner (Square)
# $later (Number)
gains-corner = After { $best } { $who ->
    [you] you take
   *[other] { $player } takes
} the corner { $corner } { $later ->
    [one] 1 move
   *[other] { $later } moves
} later, but not after { $played }.
# $who (Word)
# $player (Color)
# $played (Square)
# $best (Square)
# $own (Number)
# $other (Number)
ends = At the end of the game { $who ->
    [you] you have
   *[other] { $player } has
} { $own } discs after { $played }, { $other } after { $best }.
# The moves of the player at a later turn: after the move, and as many moves after the better one.
# $who (Word)
# $player (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $other (Number)
few-later = { $who ->
    [you] After { $played } you can soon choose from { $count ->
        [one] only one move
       *[other] only { $count } moves
    }; after { $best } from { $other }.
   *[other] After { $played } { $player } can soon choose from { $count ->
        [one] only one move
       *[other] only { $count } moves
    }; after { $best } from { $other }.
}
# The moves of the opponent at a later turn: after the move, and as many moves after the better one.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $other (Number)
many-later = After { $played } { $opponent } can soon choose from { $count } moves; after { $best } { $other ->
    [0] from none
    [one] from only one
   *[other] from only { $other }
}.
# The move takes a corner that the opponent cannot take.
# $opponent (Color)
# $best (Square)
# $corner (Square)
corner-can-wait = The corner { $corner } could wait: { $opponent } cannot take it after { $best }, which is worth more.
# Discs that can never be flipped: after the move, and as many moves after the better one.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $other (Number)
# $later (Number)
safe-theirs = { $later } moves after { $played } { $opponent } has { $count } safe discs, which can never be flipped; after { $best } { $other ->
    [0] none
    [one] only one
   *[other] only { $other }
}.
# $who (Word)
# $player (Color)
# $played (Square)
# $best (Square)
# $count (Number)
# $other (Number)
# $later (Number)
safe-own = { $who ->
    [you] { $later } moves after { $best } you have { $other } safe discs, which can never be flipped; after { $played } { $count ->
        [0] none
        [one] only one
       *[other] only { $count }
    }.
   *[other] { $later } moves after { $best } { $player } has { $other } safe discs, which can never be flipped; after { $played } { $count ->
        [0] none
        [one] only one
       *[other] only { $count }
    }.
}
# The discs that a move of the opponent flips at once, far more than any after the better move.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $square (Square)
# $count (Number)
# $later (Number)
flips-many = After { $played } { $opponent } flips { $count } discs with one move, { $square }{ $later ->
    [one] {""}
   *[other] , { $later } moves later
}; after { $best } no move flips that many.
# The moves that both sides have at a later turn of the player: after the move, and as many moves after the better one.
# $who (Word)
# $player (Color)
# $opponent (Color)
# $played (Square)
# $best (Square)
# $own (Number)
# $opp (Number)
# $other-own (Number)
# $other-opp (Number)
# $later (Number)
choice = What can be seen: { $later ->
    [one] after { $played } and the answer
   *[other] { $later } moves after { $played }
} { $who ->
    [you] you can
   *[other] { $player } can
} choose from { $own ->
    [one] 1 move
   *[other] { $own } moves
}, and { $opponent } from { $opp }; after { $best } it is { $other-own } and { $other-opp }.
# Nothing else can be seen of an error.
# $opponent (Color)
# $played (Square)
# $best (Square)
# $reply (Square): to the move
# $other (Square): the reply to the better move
# $same (Word): `same` if both are the same square
answers = { $same ->
    [same] { $opponent } answers { $reply } to either move; what { $played } costs only shows later.
   *[other] After { $played } { $opponent } answers { $reply }, after { $best } { $other }; what { $played } costs only shows later.
}
# Behind numbers of moves that differ by little.
small = That alone does not explain the loss.

## What came of the move in the game. Numbers are those of moves.

# The opponent took the corner that was spoken of.
# $opponent (Color)
# $corner (Square)
# $number (Number)
came-corner = In the game { $opponent } did take { $corner }, at move { $number }.
# $who (Word)
# $player (Color)
# $opponent (Color)
# $corner (Square)
# $number (Number)
came-own-corner = In the game { $opponent } missed it: { $who ->
    [you] you
   *[other] { $player }
} took { $corner } at move { $number }.
# $opponent (Color)
# $corner (Square)
came-no-corner = In the game { $opponent } missed it and never took { $corner }.
# A corner that was not spoken of.
# $opponent (Color)
# $corner (Square)
# $number (Number)
came-other-corner = In the game { $opponent } took the corner { $corner } at move { $number }.
# It was said that the player would have to pass.
# $who (Word)
# $player (Color)
# $number (Number)
came-pass = That is what happened: after move { $number } { $who ->
    [you] you
   *[other] { $player }
} had to pass.
# $who (Word)
# $player (Color)
# $number (Number)
came-other-pass = In the game { $who ->
    [you] you
   *[other] { $player }
} had to pass after move { $number }.
# $opponent (Color)
# $square (Square)
# $number (Number)
came-played = That is what happened: { $opponent } played { $square } at move { $number }.
# $opponent (Color)
# $square (Square)
came-missed = In the game { $opponent } missed it and played { $square }.
# Who played last in the region that was spoken of.
# $opponent (Color)
# $square (Square)
# $number (Number)
came-last = That is what happened: { $opponent } played last there, { $square } at move { $number }.
# $who (Word)
# $player (Color)
# $opponent (Color)
# $square (Square)
# $number (Number)
came-own-last = In the game { $opponent } missed it: { $who ->
    [you] you
   *[other] { $player }
} played last there, { $square } at move { $number }.
# $who (Word)
# $player (Color)
# $number (Number)
came-none-left = That is what happened: at move { $number } { $who ->
    [you] your last disc was
   *[other] { $player }'s last disc was
} flipped.
# $opponent (Color)
came-some-left = In the game { $opponent } missed it.
# $who (Word)
# $player (Color)
# $count (Number)
# $number (Number)
came-few = In the game { $who ->
    [you] you
   *[other] { $player }
} had { $count ->
    [one] only one move
   *[other] only { $count } moves
} left at move { $number }.
# Nothing that a learner sees explains the loss.
no-reason = No simple reason can be seen.
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
# The same with the best move.
# $discs (Number)
behind-at-best = { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} behind with best play on both sides
even = even
# A loss that is small and estimated.
# $why (Text)
perhaps = { $why } This may be why.

## What a move costs, in whole discs.

# $played (Square)
# $best (Square)
# $discs (Number)
costs = { $played } costs { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}. Better: { $best }.
    .short = { $played } costs { $discs }; better: { $best }
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
# $discs (Number): by which it would be lost
decided = { $game ->
    [won] The game was won anyway.
   *[lost] The game was as good as lost: even the best move loses by { $discs } discs.
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
# $place (Text)
# $square (Square)
as-good = { $place } { $square } is as good as the best move.
    .short = { $square } is as good as the best move
in-full = w again: all reasons, in full.

## The answers to positions that are solved.

# $number (Number)
# $square (Square)
# $discs (Number)
mistake = Move { $number }: { $square } cost { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} by the end of the game.
    .short = { $square } cost { $discs }
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
# A right answer to an error of a game.
# $square (Square)
# $discs (Number)
# $played (Square): the error
saves = { $square } is right: it saves { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} compared with { $played }.
    .panel = { $square } is right: it saves { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }.
    .short = { $square } is right
# $square (Square)
# $discs (Number)
# $played (Square): the error
solution-saves = Solution: { $square }. It saves { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} compared with { $played }.
    .panel = Solution: { $square }. It saves { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }.
    .short = Solution: { $square }
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

## The pages of the ideas.

idea = read about an idea by which good players choose their moves, with two boards; without a name, list all eight
    .key = read the eight ideas of the game, each with two boards
    .usage = idea, or idea corners, idea few discs
    .about = strategy advice tips explain lesson why help_me_win get_better improve learn_strategy tips_for_beginners beginner_tips basic_strategy strategy_guide good_moves how_to_get_better
key-page = next idea, idea by its number
    .hint = next
title = The eight ideas
all = Eight ideas decide most games. Each has a page: its number, or :idea and its name.
# $number (Word)
# $item (Text)
numbered = { $number } { $item }
# $name (Text)
# $rule (Text)
item = { $name }: { $rule }
# $name (Text)
heading = Idea: { $name }
# $name (Word)
unknown = unknown idea { $name }; type idea for all eight
# Above the boards: one on which the idea holds, and one on which something else counts more.
holds = Example
does-not-hold = Exception
# $idea (Word)
about = { $idea ->
    [corners] A disc in a corner can never be flipped, for no line goes past it. Your discs on the edge that are joined to it are safe as well. Your opponent can take an empty corner if a line of your discs leads to it from one of theirs. So before each move, check whether it gives your opponent such a line, and whether you can take a corner yourself: that is nearly always right. It can wait while your opponent can neither take it nor stop you.
    [beside-corner] Three squares touch each corner: two C-squares on the edge, and the X-square on the diagonal. Your disc there is the step that your opponent needs to reach the corner. The X-square usually gives the corner away at once, a C-square often does so later. While the corner is empty, play elsewhere as long as you can. Once the corner is taken, these squares are like any others. They are right when your opponent cannot use them, or when everything else costs more.
    [moves] Before you play, look at the disc that you would place and at those that it flips. Nearly all new moves of your opponent are on empty squares beside these discs. So of two moves, the one with fewer such squares leaves fewer moves. Whoever has no good move must play a bad one, and whoever has none at all must pass. Your own moves need discs of your opponent beside empty squares: check which of them a move would take away, and keep some for later. The number is not everything: ten bad moves are worth less than one good one.
    [quiet] A disc with an empty square beside it is an outer disc, one without is an inner disc. Count the empty squares beside the discs that a move would flip: on three out of four of them your opponent can play at once. A quiet move flips inner discs only, so that there are none. A long row of your outer discs is a wall: your opponent can play all along it, and you cannot. So flip few discs, and those inside. Outer discs do no harm where your opponent cannot play beside them.
    [both-need] Before you choose, ask where your opponent would play if it were their turn. Look for a square that flips few discs, with hardly an empty square beside them: whoever plays there gives the other nothing. If you can play there as well, take it first. You then have one more good move, and your opponent one fewer. A square that your opponent cannot use will not run away. Keep such squares for later: they are your reserve.
    [early-edge] A disc on the edge can be flipped only along the edge, so it looks safe. But early in the game there is time to attack it from both sides. Two discs of yours with a gap between them are the worst: a disc that your opponent puts into it, a wedge, often stays for good. A move on the edge also opens the middle, for it flips discs behind it. So play inside first, and keep the edge for later. It is right early where it opens nothing.
    [plays-last] Near the end the empty squares lie in several separate regions. Whoever plays last in a region flips discs there that nobody flips back. In a region with an odd number of squares whoever begins also plays last, if both play there in turn. So begin where the number is odd, and leave the even ones to your opponent. Where your opponent cannot play, you can take your time: there the number does not matter. Think the last ten squares through to the end before you choose.
   *[few-discs] The discs are counted at the end, and only then. Until the last dozen moves it is good to have few: your opponent finds little to flip and has few moves. Whoever flips most at each move soon has nothing left but bad moves. But whoever has no discs left loses at once. If you have very few, look at every answer before you move. Keep discs in more than one place, so that no single move flips them all.
}
# What is to be seen on the first board: ! is the better move, ? the other one.
# $idea (Word)
so = { $idea ->
    [corners] Black: g4, not c8. After c8 White takes the corner a8.
    [beside-corner] White: e1, not g2. g2 is an X-square, and Black takes h1.
    [moves] Black: h3, not e1. After h3 White has 11 moves, after e1 14: c8, d1 and f1, too.
    [quiet] Black: f6, not e8. f6 flips an inner disc, e8 three outer ones: d7, d8, f7 and f8 beside them are empty.
    [both-need] Black: c3, not c8. Otherwise White plays c3.
    [early-edge] White: d7, not h4. Each move on the edge is worse here.
    [plays-last] White: a2, not a8. Black must take b8, and White ends with a8.
   *[few-discs] White: e6, not h6. After h6 White soon has no discs left.
}
# The same for the second board.
# $idea (Word)
not-so = { $idea ->
    [corners] White: g2, not h1. Black cannot take h1: it can wait.
    [beside-corner] Black: b7, not c2. It gives a8, and all others cost more.
    [moves] White: h6, not h3, although it leaves Black 14 moves and h3 only 11.
    [quiet] White: d7, not g6, although d7 flips outer discs and g6 only an inner one.
    [both-need] Black: h5, not a4. White cannot play a4: it can wait.
    [early-edge] Black: c8, not c5. c8 opens nothing, c5 gives White three moves.
    [plays-last] White: g2, not b2. Two squares are left there, but Black cannot play h1.
   *[few-discs] Black: f3, not h6. f3 flips one disc, h6 four.
}
