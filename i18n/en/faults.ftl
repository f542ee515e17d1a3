## What is wrong: with games that are pasted or opened, with files, with what is typed. Clauses, in lower case and without a full stop.

# $names (Word)
one-of = expected one of { $names }
# With its cause.
# $what (Text)
# $why (Text)
because = { $what }: { $why }

# Where it is.
# $line (Number)
line = line { $line }
# $line (Number)
# $column (Number)
column = line { $line }, column { $column }
# $game (Number)
game = game { $game }

# The moves of a transcript.
# $square (Square)
mirrored-only = { $square } is legal only with the mirrored start
pass-not-forced = a pass is not forced here
# $color (Color)
out-of-turn = { $color } is not to move
no-choice = x is not expected here: there is no disc to choose
off-board = { $text } is not on the board
row-first = { $text } has the row before the column
no-row = expected a row after { $text }
not-a-move = { $text } is not a move
after-result = expected nothing after the result, found { $text }
# $expected (Number)
# $found (Number)
number-expected = expected the number { $expected }, found { $found }

# The numbers of a grid.
# $number (Number)
missing = { $number } is missing
# $number (Number)
# $squares (Word)
doubled = { $number } appears at { $squares }
# The reason begins with the square.
# $number (Number)
# $why (Text)
illegal-number = { $number } at { $why }
# $number (Number)
# $square (Square)
# $most (Number)
too-large = { $number } at { $square } is more than { $most }

# Positions.
no-discs = expected discs on the board, found none
# $found (Number)
not-64 = expected 64 characters, a1 to h8, found { $found }
# $square (Square)
# $found (Word)
no-disc = expected X, O or - for { $square }, found { $found }
more-than-64 = expected 64 squares, a1 to h8, found more
no-side = expected the side to move, X or O, after the 64 squares
# $found (Word)
wrong-side = expected the side to move, X or O, found { $found }
after-side = expected nothing more after the side to move
doubtful-signs = expected signs that tell discs from empty squares, as X, O and - do
doubtful-bits = expected 64 squares, found two numbers that do not tell at which corner they begin

# Files of games.
no-game = expected a game, found none
no-moves = expected moves or a position, found neither
several-games = expected one game, and nothing after it
not-text = expected text, found a zero byte
long-game = expected a game of at most 16 MiB
endless = expected a game of at most 16 MiB, found no end of it; the rest is not read
# $expected (Number)
# $found (Number)
truncated = expected { $expected ->
    [one] 1 game
   *[other] { $expected } games
}, but the file ends after { $found }
# $what (Word): in English
expected = expected { $what }
# $why (Text)
skipped = skipped: { $why }
# $name (Word)
another-game = another game, { $name }
# $name (Word)
another-variant = another variant, { $name }
# $size (Word): such as 10x10
another-board = a board of { $size }
# $rules (Word)
by-other-rules = a game by other rules: { $rules }
list-of-names = a list of names, not games
solitaires = solitaires, not games
wrong-tag = { $name }: { $expected }
# $format (Word)
# $rules (Word)
other-rules = { $format } cannot hold a game with the rules { $rules }
read-only = { $format } is not written as text
other-start = { $format } cannot hold a game that begins from another position
many-names = { $format } cannot hold more names

# The parts of a game that a file does not keep, in the plural.
part-rules = rules
part-moves = moves
part-hands = discs in hand
part-undone = undone moves
part-names = player names
part-date = dates
part-result = forfeits and judged results
part-clock = clocks
part-tags = tags
part-comments = comments
part-variations = variations
part-marks = signs and marks
part-annotations = evaluations and times of moves
part-properties = unknown properties
part-characters = unreadable characters
# $part (Text)
# $count (Number)
counted = { $part } ({ $count })

# What a file says and its game does not bear out.
other-result = the result is given as { $claimed }, but the game ends { $score }
unknown-tag = { $name }: unknown value { $text }, kept as it is
no-result = the result is given as { $claimed }, which is not a result
# $place (Text)
# $fault (Text)
variation = the variation at { $place } is kept as text: { $fault }
# $count (Number)
variations = { $count ->
    [one] 1 more variation is kept as text
   *[other] { $count } more variations are kept as text
}
# $place (Text)
# $fault (Text)
rest = the game is read up to { $place }, and the rest is kept as text: { $fault }
cut-off = the text ends within the game, which is read up to there
# $count (Number)
passes = { $count ->
    [one] ignored 1 pass after the end of the game
   *[other] ignored { $count } passes after the end of the game
}
# $color (Color)
side = the side to move is not stated; only { $color } can be
ambiguous = the moves can be read in more than one way; the longest game is taken
# $count (Number)
# $place (Text)
left-out = { $count ->
    [one] a square that looks like a move is left out ({ $place })
   *[other] { $count } squares that look like moves are left out, the first in { $place }
}
# $count (Number)
# $first (Number)
wrong-values = { $count ->
    [one] the value that is given for move { $first } contradicts the game
   *[other] the values that are given for { $count } moves contradict the game, the first for move { $first }
}
# $count (Number)
# $place (Text)
unreadable = { $count ->
    [one] a character of the text cannot be read, at { $place }
   *[other] { $count } characters of the text cannot be read, the first at { $place }
}
no-encoding = the text does not name its encoding and is read as { $encoding }
# $declared (Word)
# $encoding (Word)
other-encoding = the text names { $declared } as its encoding, but is read as { $encoding }
# $claimed (Word)
# $score (Word)
other-end = the end is given as { $claimed }, but the game is decided on the board, { $score }

# Repairs of a scoresheet: the numbers stand on it.
no-change = no change
# $change (Text)
# $next (Text)
changes = { $change }; { $next }
# $one (Number)
# $other (Number)
swapped = { $one } and { $other } swapped
# $number (Number)
# $from (Square)
# $to (Square)
moved = { $number } at { $to }, not { $from }
# $number (Number)
# $square (Square)
filled = { $number }, which is missing, at { $square }
# $number (Number)
# $square (Square)
read-as = { $number } read as { $square }
# $number (Number)
# $square (Square)
inserted = { $square } added as { $number }
# $number (Number)
# $square (Square)
removed = { $number } at { $square } left out
# $number (Number)
number-skipped = no { $number }: one less from there on
# $square (Square)
# $from (Number)
# $to (Number)
renumbered = { $square } is { $to }, not { $from }
# $squares (Word)
started = { $squares } added before the first
# $square (Square)
# $number (Number)
shifted = { $square } is { $number }: one more from there on
# $changes (Text)
# $moves (Number)
repair-goes-on = { $changes }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, the game goes on
# $changes (Text)
# $score (Word)
# $stated (Word)
repair-ends = { $changes }: { $score }
    .as-stated = { $changes }: { $score }, as stated
    .not-stated = { $changes }: { $score }, not { $stated } as stated

# Saved games and their files.
cannot-read = cannot read { $file }
cannot-write = cannot write { $file }
exists = { $file } already exists; choose another name
cannot-write-previous = cannot write the previous game to { $file }
no-folder = there is no folder for saved games
# $folder (Word)
no-such-folder = there is no folder { $folder }
# $number (Number)
no-saved-game = there is no saved game { $number }
# $number (Number)
being-played = game { $number } is open in another window
not-a-file = expected a regular file
large-file = expected a file of at most 16 MiB
long-saved-game = expected a game of at most 16 MiB when it is saved, with variations nested at most 65536 deep
not-utf-8 = expected text in UTF-8
no-sheet = expected a scoresheet: lines that begin with #, and a grid of eight lines
not-annotated = expected a file in SGF or PGN
written-elsewhere = another window is writing it
# $parts (Text)
would-lose = { $parts } of the file would be lost; add the move in an editor
# $name (Word): of the variable
no-home = { $name } is not set, expected the home directory
# $name (Word): of the variable
wrong-home = { $name } is { $found }, expected an absolute path
# $folder (Word)
cannot-make-folder = cannot create the folder { $folder }
cannot-open = cannot open { $file }
cannot-use-key = cannot use the key { $file }
no-random = the system gives no random numbers
game-unread = cannot read the game
game-unwritten = cannot write the game
open-elsewhere = this game is open in another window
not-hosted = you host no game with this ticket
no-hosted-game = expected the file of a hosted game
cannot-listen = cannot listen on any port
# $address (Word)
cannot-listen-at = cannot listen on { $address }
ticket-unread = cannot read the ticket
input-unread = cannot read standard input
output-unwritten = cannot write to standard output
output-closed = standard output is closed
cannot-restart = cannot start again
no-use-of-terminal = cannot use the terminal
no-thread = cannot start a thread
# $program (Word)
cannot-start = cannot start { $program }
foreign-connection = the connection does not belong to this game
full-file = its file is full; host another game
no-signals = cannot catch signals
no-date = the system's clock has no date
tunnel = expected cloudflared, tailscale, ssh, ssh:HOST, a command with { "{port}" } in it, or an address such as https://example.org/
# $most (Number)
line-count = expected a number of lines from 1 to { $most }, or all
color-name = expected black or white
no-games-here = not a file or a folder of games
no-list-nor-grid = expected a list of moves or a grid of numbers
no-othello = expected a game by the rules of Othello
# $side (Word)
player-failed = { $side ->
    [first] the first player failed
   *[second] the second player failed
}
no-book = cannot use the book { $file }
not-a-book = { $file } neither begins as a book of othello does ("othello book") nor has whole records of one, and is left as it is
# $file (Word)
# $version (Word)
# $expected (Word)
other-book-version = { $file } is a book of version { $version } by its header, expected { $expected }, and is left as it is
# $records (Number): none if that is only the header
# $at (Word)
damaged-book = { $records ->
    [0] the header is damaged or missing; all records that are there are used
    [one] 1 record is damaged or missing, at byte { $at }; all others are used
   *[other] { $records } records are damaged or missing, the first at byte { $at }; all others are used
}
# $damage (Text)
# $file (Word)
kept-book = { $damage }, and the damaged file is kept beside it as { $file }

# What is typed.
# $most (Number)
level = expected a level from 1 to { $most }
# $most (Number)
level-before-time = expected level { $most } before a time for each move
computer = expected level:N (1 to { $levels }), depth:N, depth:N@PERCENT (selective), time:SECONDS, cmd:COMMAND or cmd@DEPTH:COMMAND (an NBoard engine)
# $most (Number)
depth = expected a depth from 1 to { $most }
selectivity = expected a selectivity of { $percents }%
time = expected a time above 0 and up to { $most } seconds
no-command = expected a command, found none
open-quote = the command has a { $quote } that is not closed
last-backslash = the command ends in a backslash
nul = the command has a NUL character
clock = expected minutes or M:SS, and +S for S seconds more per move: 5, 0:30, 5+3
clock-main = expected a time from 0:01 to 1440 minutes (24 hours)
clock-increment = expected at most 3600 seconds per move (an hour)
# $most (Number)
opening = expected a number from 1 to { $most }, or random
odd = expected an odd number from 1 to 99
# $most (Number)
lines = expected a number of lines from 1 to { $most }, or all
# $least (Word)
# $most (Word)
seconds = expected a time from { $least } to { $most } seconds
# $most (Number)
number = expected a number from 1 to { $most }
# $mebibytes (Number)
no-memory = { $mebibytes } MiB of memory is not available
date = expected a date, such as 2026.11.21, with ? for what is unknown
score = expected a score, such as 34-30, Black's discs first
blank-name = expected a name, found nothing but blanks
hidden-letter = expected a name, found an invisible character in it
open-double-quote = a double quote is not closed

# Another program that plays.
not-started = cannot start the engine `{ $command }`
# $command (Word)
# $status (Text)
ended = the engine `{ $command }` ended ({ $status })
# $code (Word)
exit-status = exit status: { $code }
closed = the engine `{ $command }` closed its input or output
# $command (Word)
# $seconds (Word)
no-answer = the engine `{ $command }` did not answer within { $seconds } s
# $fault (Text)
# $line (Word)
last-message = { $fault }; its last message: { $line }
# $command (Word)
# $line (Word)
# $expected (Word): such a line
nonsense = the engine `{ $command }` wrote `{ $line }`, expected a line such as `{ $expected }`
passed = the engine `{ $command }` passed although it can move
# $command (Word)
# $why (Text): begins with the square
illegal-choice = the engine `{ $command }` chose an illegal move: { $why }
# $command (Word)
# $rules (Word)
only-othello = the engine `{ $command }` plays standard Othello only, not { $rules }
stopped = the engine `{ $command }` was stopped

# A game with another machine: the other program, and what is not possible now.
# $most (Number)
long-line = expected a line of at most { $most } bytes
unknown-line = expected a line of the protocol
malformed = malformed line `{ $keyword }`
unexpected = a line came out of turn
# $why (Text)
not-allowed = the rules do not allow it: { $why }
move-out-of-turn = a move came out of turn
other-game = the two programs have different games
wrong-number = a number is not the next one
two-questions = two questions at once
not-begun = no game has begun
over = the game is over
paused = the game is paused
not-paused = the game is not paused
few-moves = there are not that many moves to undo
hints-already = hints are allowed already
log-full = this link's log is full; host a new game
no-connection = there is no connection
watching = only the two players can do that
not-your-turn = it is the other player's turn
waiting = the last move is on its way
asked-already = the other player has not answered yet
not-away = the other player has not been away for long enough
not-saved = the file of the game cannot be written
no-seat = nobody has the seat
ticket-letter = expected a ticket, found { $letter } in it
ticket-mistyped = the ticket is mistyped or not complete
ticket-other-version = the ticket is from another version of this program
connection-closed = the connection was closed

# What the system refuses, and what is typed as the value of an option.
no-such-file = No such file or directory
permission-denied = Permission denied
file-exists = File exists
is-a-folder = Is a directory
not-a-folder = Not a directory
no-file-name = Invalid file name
in-use = another program has it open
disk-full = No space left on device
a-device = expected a file, found a device
read-only-folder = Read-only file system
address-in-use = Address already in use
address-elsewhere = this machine does not have that address
connection-refused = Connection refused
timed-out = no answer
unreachable = it cannot be reached from this network
number-of-discs = expected a number of discs from 0 to 64
# $games (Number)
games-there = { $games ->
    [one] there is one game
   *[other] there are { $games } games
}
years = expected a year or a span of years, such as 1990-2005, 1990- or -2005
encoding = expected the name of an encoding, such as UTF-8, Shift_JIS, EUC-JP or GB18030
book-text-position = expected 64 squares of X, O and -, and X or O to move
book-text-level = expected a level from 0 to 60 after the position
book-text-move = expected a legal move or -- after the level
book-text-value = expected a value from -64 to 64 after the move
book-text-finding = expected moves, a value and a depth as `d3c3 -1.25 21@87` at the end
