## Variations, comments, signs and marks.

mode-comment = In a comment
activity-comment = comment

variation = list the variations from here, or view one of them
    .usage = variation, or variation 2
    .key = list the variations from here, or view one
up = return from a variation to where it begins
    .key = return from a variation to where it begins
comment = read the comment on the move shown, or write it; comment - removes it
    .usage = comment, or comment A mistake.
    .key = comment on the move shown
    .hint = comment
    .hint-instead = whole comment
marks = read the marks on squares, or give a square the next mark, or a particular one (triangle, square, circle, cross) or label; marks d3 - removes it
    .usage = marks, or marks d3, or marks d3 cross, or marks d3 A
    .key = put a mark on a square
sign = give the move shown the next of the signs ! ? !! ?? !? ?!, or a particular one; sign - removes it
    .usage = sign, or sign !?
    .key = give the move shown the next of its signs
promote = put the variation you are viewing before the line it branches from
    .key = put the variation first; remove it
    .hint = promote
remove = remove the variation from the move you are viewing on; undo brings it back
previous =
    .key = previous, next move that was tried here
next =
    .hint = next variation
    .hint-instead = other line

promoted = The variation now comes first.
made-main = This variation is now the game; the moves it replaces are a variation.
removed = Removed the variation.
    .screen = Removed the variation. u brings it back.
restored = The variation is back.
commented = Comment added.
uncommented = Comment removed.
too-long = The comment is too long to be edited here.
breaks-line = Ctrl-J starts a new line.
breaks-line-and-cancels = Ctrl-J starts a new line, Esc cancels.
nothing-marked = Nothing is marked.
no-comment = There is no comment here.
no-square-marked = No square is marked here.
marked = Marked: { $marks }.
label = label { $label } on { $square }
shape = { $shape } on { $square }
signed = The move is marked { $signs }.
comment-read = Comment: { $comment }
unread = { $count ->
    [one] A variation that is not legal is kept as text.
   *[other] { $count } variations that are not legal are kept as text.
}
# $line (Word)
# $ply (Text)
# $turn (Text)
varied = { $line }: { $ply } { $turn }
start = Start
place = { $is-side ->
    [yes] Variation, move { $plies }: { $square }{ $signs }
   *[no] Move { $plies }: { $square }{ $signs }
}
list = Variation { $number }, move { $before }: { $squares }.
# $number (Word)
# $before (Word)
# $squares (Word)
# $value (Word)
# $player (Color): for whom the value is
# $certainty (Word)
list-with-value = Variation { $number }, move { $before }: { $squares } ({ $value } for { $player }, { $certainty }).
line = Variation at move { $move }
none = There are no variations.
none-here = There are no variations here, but some { $places }.
at-start = at the start
after-move = after move { $move }

no-sibling = no other move was tried here
no-such = { $variations ->
    [0] there is no variation here
    [one] there is only 1 variation here
   *[other] there are only { $variations } variations here
}
not-yet = other moves can be tried here when the game is over
no-variation = this is the game itself, not a variation
wrong-number = expected the number of a variation, such as variation 1, found { $found }
wrong-square = expected a square, such as marks d3, found { $found }
wrong-sign = expected one of ! ? !! ?? !? ?!, found { $found }

comment-on-game = Comment on the game
comment-on-move = Comment on move { $move }

key-keep = save the comment; an empty one is removed
    .hint = keep
key-new-line = new line
    .hint = new line
key-move = move in the text
key-erase = erase the letter before, after the cursor
key-cancel = leave the comment as it was
    .hint = cancel
