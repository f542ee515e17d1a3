## The book: the values of searched positions, which are kept.

book = see what your book knows about this position, or have the engine search ten positions for it
    .screen = see what your book knows about this position, or have the engine work on it in the background
    .about = opening known values memory grow
    .usage = book, or book deepen, deepen 2, stop, open
    .key = see what your book knows about this position, or extend it
    .details = deepen searches the best line from here and side lines that lose at most one disc, or as many as you say; each position is kept. Input from a pipe uses your book only after `book open`
# $moves (Word): `d6 +1.5 (depth 24), f6 +0.5 (depth 20)`
# $line (Word)
here = Your book: { $moves }. Best: { $line }.
    .short = { $moves }.
nothing-known = Your book has nothing on this position; :book deepen has the engine work on it.
begun = The engine is working on your book; :book stop ends it.
# $searched (Number): positions
# $left (Number)
done = { $searched } searched, { $left } or more to go
# $searched (Number): positions
# $most (Number)
done-of = { $searched } of { $most } searched
# $done (Text)
# $found (Word): the moves to the last one, and its value
deepening = Your book: { $done }; { $found }. :book stop ends it.
    .short = Your book: { $done }.
    .line = Your book: { $done }; { $found }.
# $searched (Number): positions
waiting = Your book: { $searched } searched; the engine goes on when it is free. :book stop ends it.
    .short = Your book waits for the engine.
# $searched (Number)
stopped = Your book: { $searched ->
    [one] 1 position
   *[other] { $searched } positions
} searched.
# $error (Word)
failed = Your book: { $error }.
question = Look in the book? Your opponent will see it, too.
no-book = no book is open here; `book open` opens yours
unwanted = the book is off in your settings (book = false)
opened = Your book is open: its values are used from now on, and what is searched deeply is kept.
not-deepening = the engine is not working on the book
# $found (Word)
no-discs = expected a number of discs from 0 to 64, found { $found }
# $found (Word)
unknown = expected deepen, deepen 2, stop or open, found { $found }
other-rules = the book holds positions of standard Othello only

off = the book is off in your settings; --book names one
# $file (Word)
# $positions (Number)
# $size (Number): in KiB
contents = { $file }: { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}, { $size } KiB.
# $positions (Number)
exact = { $positions } exact
# $positions (Number)
# $depth (Word)
estimated = { $positions } at depth { $depth }
# $positions (Number)
unsearched = { $positions } scored from later positions
# $positions (Number)
# $from (Word)
# $to (Word)
after-moves = { $positions } after { $from } to { $to } moves
# $positions (Number)
taking-in = { $positions ->
    [one] 1 position read
   *[other] { $positions } positions read
}
# $file (Word)
# $new (Number)
# $deeper (Number)
merged = { $file }: { $new ->
    [one] 1 new position
   *[other] { $new } new positions
}, { $deeper } searched more deeply than before.
# $positions (Number)
passed = { $positions ->
    [one] 1 position without a move was
   *[other] { $positions } positions without a move were
} left out.
# $file (Word)
# $positions (Number)
exported = { $file }: { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}.
# $file (Word)
exists = { $file } already exists; --replace overwrites it
# $file (Word)
itself = { $file } is the book itself; write to another file
nothing-here = the book has no move in this position
nothing-at-start = the book has no move at the start; name the moves after which its lines begin: --moves f5d6c3
title = Lines of the book
# $value (Word)
# $mover (Color): for whom the value is
# $certainty (Word)
comment = Value { $value } for { $mover }, { $certainty }.
# $done (Text)
# $line (Word)
# $value (Word)
# $certainty (Word)
searching = { $done }; { $line }: { $value }, { $certainty }; Ctrl-C ends it
# $searched (Number)
deepened = { $searched ->
    [one] 1 position
   *[other] { $searched } positions
} searched.
# $line (Word)
# $value (Word)
# $certainty (Word)
best = Best line { $line }: { $value }, { $certainty }.
