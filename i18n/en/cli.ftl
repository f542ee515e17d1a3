# The help of the command line, `othello --help`, in 80 columns. Headings have at most 12 columns, what commands are
# for at most 40. Options and the words for their values stay as they are.
summary = Othello for two, at one terminal or two machines, or for one against the engine
usage = Usage:
play = resume the game, or start one
see = see othello COMMAND --help
new-game = A new game:
whose = a name, level:N
# $option (Word): `--theme NAME`
# $values (Text): what can be its value
with-values = { $option } ({ $values })
its-rules = Its rules:
# $axes (Word): the options
rules = --rules NAME, and overrides: { $axes } (see othello rules)
screen = The screen:
also = Also:
commands = Commands:
# At most 40 columns
of-games = saved games; files; replay; reviews
# At most 40 columns
of-friends = play with a friend; engine matches
# At most 40 columns
of-files = check files; convert; repair sheets
# At most 40 columns
of-openings = study openings; your own; the book
# At most 40 columns
of-puzzles = lessons; training; solve; guess moves
# At most 40 columns
of-progress = puzzles; your progress; reports
# At most 40 columns
of-settings = settings; terminal; translations
# At most 40 columns
of-rules = rule systems; manual; your shell
# At most 40 columns
of-programs = for programs; count the tree
examples = Examples:

# What each command does: the first lines of its help, without a full stop.
about-show = Replay games and print them
about-games = List the saved games, or play one of them
about-open = Open a game from a file and play on
about-host = Offer a game to a player on another machine, and print the ticket to join it
about-join = Join a game by its ticket, watch it, or resume the last one
about-rules = List the rule systems, or explain one
about-convert = Write games in another format
about-check = Replay games and count passes, early ends, faults
about-repair = Repair scoresheets: find the games meant by move lists or grids with errors
about-solve = Solve positions: score, best move and line
about-analyze = Review games: the loss of each move, and the turning points
about-explore = Show what was played in a position, and how it ended, in files of games
about-repertoire = Make, check and train your openings
about-repertoire-new = Make the repertoire for a colour from games and the engine's values: the best moves, and the replies to them
about-repertoire-check = Find what the repertoire for a colour lacks: replies without an answer, moves that lose, two answers to one position
about-repertoire-train = Train your repertoire: answer its positions that are due or new
about-book = Show what is in the book: the values of searched positions, from which those of earlier ones follow
about-book-deepen = Extend the book: search the best line from a position to where it is solved, and deviations that lose little
about-book-merge = Add what other books know and this one does not, or not as deeply
about-book-import = Import a book that Edax has exported as text
about-book-export = Write the lines of the book as an SGF file, or all of it as the text that Edax imports
about-puzzles = Find puzzles in the saved games or in files: positions in which only one move wins or keeps the lead
about-guess = Guess the moves of a game, and compare your losses with those of the moves played
about-learn = Learn the game in ten short lessons on the board
about-train = Train: practise the errors and puzzles that are due
about-progress = Show your progress: the discs you lose, what you know, what is due
about-report = Report on many games: how they ended, and the discs lost by phase, opening, colour, opponent
about-match = Play games between two engines, and print their score
about-perft = Count the leaves of the game tree at a depth
about-engine = Play for another program, by a protocol on standard input and output
about-messages = Check the files of a translation, and say how complete it is
about-config = Print the path of the settings file, and all settings with their defaults
about-doctor = Show terminal diagnostics for a bug report
about-completions = Print a completion script for a shell
about-man = Print the manual page
about-help = Print help, or the help of a command

# The help of a command, and mistakes in a command line.
arguments = Arguments:
options = Options:
# A heading above options in the help.
headed = { $heading }:
heading-new-game = New game
heading-rules = Rules
heading-games = Which games
heading-screen = Screen
heading-connection = Connection
# A mistake in a command line. What is quoted are words of the command line.
# $what (Word)
error = error: { $what }
# $what (Text)
tip = { "  " }tip: { $what }
more = For more information, try '--help'.
unexpected = unexpected argument '{ $argument }' found
# $argument (Word)
# $other (Word)
conflict = the argument '{ $argument }' cannot be used with '{ $other }'
repeated = the argument '{ $argument }' cannot be used multiple times
no-value = a value is required for '{ $argument }' but none was supplied
# $value (Word)
# $argument (Word)
wrong-value = invalid value '{ $value }' for '{ $argument }'
# $values (Word)
possible = { "  " }[possible values: { $values }]
# $value (Word)
# $argument (Word)
too-many = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
# $argument (Word)
# $expected (Number)
# $given (Number)
values-expected = { $expected } values required for '{ $argument }'; { $given } given
unknown-command = unrecognized subcommand '{ $command }'
# $arguments (Word): a line for each
missing = the following required arguments were not provided:{ $arguments }
# $command (Word)
# $commands (Word)
no-subcommand = '{ $command }' requires a subcommand: { $commands }
# $names (Word)
similar = did you mean { $names }?
# $argument (Word)
as-value = to pass '{ $argument }' as a value, use '-- { $argument }'
# $least (Word)
# $most (Word)
out-of-range = expected a number from { $least } to { $most }
not-a-number = expected a number
not-an-address = expected an address and a port, such as 192.0.2.1:8464
