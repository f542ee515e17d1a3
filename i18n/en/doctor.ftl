# What othello doctor says, for a bug report: a line each.
# $version (Word)
# $system (Word)
program = othello { $version } on { $system }
program-of-developers = othello { $version } on { $system }, compiled for development
# $name (Word)
system = system: { $name }
# $kernel (Word)
# $threads (Number)
processor = processor: { $kernel }, { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}

# Headings.
terminal = Terminal
look = Look
files = Files
discs = Discs

# The value of a variable, which is not shown.
set = set
not-set = not set
# A variable that is not set, and what stands for it.
# $value (Word)
of-console = { $value }, because the console can do it
of-system = { $value }, from the settings of the system
empty = empty
a-terminal = a terminal
no-terminal = not a terminal
# $what (Text)
standard-input = standard input: { $what }
standard-output = standard output: { $what }
# Columns and rows: 80x24.
# $size (Word)
# $square (Word)
size = size: { $size }, squares of { $square } cells
size-small = size: { $size }, too small for a game
size-unknown = size: unknown

# The look, and what has decided it: a variable, an option or a file.
# $colours (Text): how many
# $why (Text)
colours = colours: { $colours }, because of { $why }
# $characters (Word)
characters = characters: { $characters }, because of { $why }
# $theme (Word)
theme = theme: { $theme }
# $language (Word)
language = language: { $language }, because of { $why }
no-locale = no locale
asked = your choice
disc-width = the width of a disc
none = none
true-colours = 24 bits
# $reason (Text): a clause
plays-lines = play: line by line, because { $reason }
plays-screen = play: on the screen
plain-asked = --plain is given
input-no-terminal = standard input is not a terminal
output-no-terminal = standard output is not a terminal
dumb = TERM is dumb or not set
accessible = ACCESSIBLE is set

# What the terminal answers, in a list.
not-asked = the terminal's answers: it is not asked
# $answers (Text)
answers = the terminal's answers: { $answers }
no-answers = none
# $color (Word)
is-dark = its background is dark ({ $color })
is-light = its background is light ({ $color })
has-colours = colours: { $colours }
# $protocol (Word)
pictures = pictures: { $protocol }
cell = a cell is { $size } pixels
one-column = a disc takes one column
two-columns = a disc takes two columns

# Files and folders, and what there is.
# $file (Word)
# $state (Text)
settings = settings: { $file }, { $state }
not-found = not found
valid = valid
with-errors = with errors:
# $names (Word): of settings
set-by-file = set by the file: { $names }
set-by-commands = set by commands: { $names }
current-game = current game: { $file }, { $state }
saved-games = saved games: { $file }, { $state }
your-level = your level: { $file }, { $state }
# $level (Number)
level-about = about { $level }
level-damaged = from an earlier version, or damaged
crash-report = crash report: { $file }
writable = writable
not-created = not created yet
# $error (Word)
not-writable = not writable ({ $error })
cannot-create = cannot be created ({ $error })
# Before the board that is drawn.
without-colours = without colours, because standard output is not a terminal
