color = { $color ->
    [black] Black
   *[white] White
}
# What was written by somebody, or read from a file.
raw = { $text }
game-over = the game is over
# A player has ended it.
game-ended = the game is over
    .line = the game is over; type undo to continue it
# $first (Text)
# $second (Text)
both = { $first } { $second }
takes-no-argument = { $command } takes no argument
needs-argument = { $command } needs an argument, as in: { $usage }
only-yes = { $command } takes no argument except yes
not-understood = { $line } is not a move or command; type help
# The last two of a list.
# $before (Word)
# $last (Word)
and = { $before } and { $last }
# $before (Word)
# $last (Word)
or = { $before } or { $last }
# Between the parts of a list.
comma = { ", " }
# Between sentences.
gap = { " " }
# A clause as a sentence.
# $clause (Word)
sentence = { $clause }.
longest-line = expected a line of at most { $bytes } bytes
# A sentence of which there were more.
and-more = { $sentence } (and { $more } more)
# $what (Word)
# $text (Text)
explained = { $what }: { $text }
# Between figures of a list that have commas.
semicolon = { "; " }
# What somebody has typed.
# $text (Word)
quoted = "{ $text }"
