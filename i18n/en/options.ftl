# What the arguments and options of the commands are for, without a full stop, in the help, the manual page and the
# completions of a shell. A name with a command in front is of that command alone: guess-from is of othello guess.
# Words in capitals, after options and in sentences, stay as they are typed; so do the words for values.
help = Print help
version = Print the version
language = The language, by default the one in the settings or that of the locale (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)

# The screen.
plain = Play line by line, in words
no-animation = Do not animate the flips
no-mouse = Leave the mouse to the terminal
cursor = Show the terminal's cursor on the square in focus, for magnifiers and screen readers; with ACCESSIBLE=1 it asks for the screen instead of lines
no-engine = Lock the engine's hints and values (z, hint, evaluate), for honest games
theme = The colour theme
color = When to use colours
glyphs = Draw with pixels, if the terminal reports that it can show pictures, or with these characters

# A new game.
new = Start a new game; the current one goes to the saved games if it has four moves or more
host-new = Host a new game instead of resuming the last one that is not over
clock = Time for each player: minutes or M:SS, and +S for S seconds more per move: 5, 0:30, 5+3. The clock starts with the first key after the board is shown
host-clock = Time for each player: minutes or M:SS, and +S for S seconds more per move
black = The player who starts as Black: a name, human, level:5 (1 to 10; level:10@5 thinks for 5 s), engine (the same as level:10), or cmd:COMMAND (another program that speaks NBoard)
white = The player who starts as White
vs = Play as Black against level N of the engine, or against engine or cmd:COMMAND (default: a level near your own)
game-seed = The number that decides the levels' random choices (default: a new one for each game)
best-of = Play a match of this many games, an odd number
balanced = Begin with the balanced opening of that number, the same everywhere, or with a random one (random)
host-balanced = Begin with the balanced opening of that number, or with a random one (random); both players see it
rules = The rule system
rules-name = A rule system
position = Start from 64 squares, a1 to h8 (X black, O white, - empty), and the side to move (X or O)

# A game with another machine: othello host, othello join.
host-ticket = The ticket of a game that you have hosted and that is not over (default: the last one)
name = Your name, as the other player sees it
own-color = Your colour in the first game (default: black)
listen = The address and port to listen on (default: all addresses, any port)
addresses = An address and port at which others reach this machine, for the ticket; may be repeated
web = Let a friend play in a browser, through a link, on a phone or a computer (default: all addresses, port 8464 if it is free)
tunnel = Let a friend play in a browser from anywhere: through a program that gives the page an address on the internet (cloudflared, tailscale, ssh, ssh:HOST, or a command with {"{port}"}; without PROGRAM: that of the setting tunnel, or else the first of cloudflared, tailscale and ssh that is installed), or through your own proxy with TLS: then give its address (https://example.org/), and let it forward to port 8464 of 127.0.0.1, if that is free. Whoever runs the other end could read what is sent
watchers = How many people may watch at the same time, at most
join-ticket = The ticket that the host was given, or - to be asked for it (default: the last game that you have joined and that is not over, or else you are asked)
watch = Watch the game without playing in it

# Files, and what is read and written.
files = Files of games in any format; with - or without any, standard input is read
encoding = The encoding of the files, such as Shift_JIS (default: as they name it, UTF-8, or a guess)
shard = Do one part of the work, such as 3/16 for the third of 16: all parts together make the whole
resume = Write to this file, and go on after the lines that an earlier run has written there
replace = Overwrite the file if it exists
games-number = The number of the game in the list
open-file = A game in any format
open-number = The game of that number in the file
show-moves = The moves of one game instead of files
at = Stop after this many plies
show-json = Print each game as a JSON object on one line
svg = Draw the board as an SVG picture
png = Draw the board as a PNG picture
gif = Draw the game as a GIF animation, a frame for each move
latex = Write the board in LaTeX, for the package othelloboard
diagram = Draw the position for print, in black and white, with the marks made on it
commented = Draw a diagram of each position with a comment, in variations as well
numbers = In the picture, number the discs by their moves, as on a scoresheet
to = The format to write
output = The folder for the files of the format wthor: one for each year, and the lists of players and tournaments, which are extended if they exist
saved = Convert the saved games, or those of an event: a part of its name is enough
date = Only the saved games of a day, a month or a year: 2026-11-25, 2026-11, 2026
strict = Fail (exit status 1) if anything in a file is not kept
repair-files = Files of scoresheets, a list of moves in a line or a grid of numbers in eight, or of games in PGN, SGF or GGF; with - or without any, standard input is read
score = The official score, Black's discs first: 34-30 (default: the one written after the moves)
repair-json = Print each sheet and its repairs as a JSON object on one line

# Games that count.
player = Games of a player: a part of the name is enough
event = Games of a tournament: a part of the name is enough
result = Games with that result; won and lost are those of the player
years = Games of these years: 1990, 1990-2005, 1990- or -2005
programs = Also games in which a program plays; a database puts its name in parentheses
player-color = The colour of that player; with --vs, of the level
report-player-color = The colour of the player

# The engine.
threads = The number of threads, at most 256 (default: one for each processor)
hash = The memory in which each search keeps positions, in MiB (default: 32)
depth = Look at most this many plies ahead, and estimate what lies beyond
time = Spend at most this many seconds on a position, and estimate what is not solved by then
no-book = Do without your book: the values are those of this search alone

# othello solve, analyze, report.
solve-files = Files of positions (also OBF), or of games, whose last position is taken; with - or without any, standard input is read
solve-json = Print each answer as a JSON object on one line
analyze-json = Print each review as a JSON object on one line
analyze-level = Judge the moves as a level from 1 to 10 sees them
analyze-seconds = Spend about this many seconds on a game, errors first, and look as far ahead as they allow
lines = Print the best lines of each position instead: this many, or all
words = A player, or a part of the name, and files and folders of games in any format. Files alone: a report on all of their players; nothing: on your saved games; a player alone: on the games in the settings (games) and the saved ones
report-json = Print the report as a JSON object
report-seconds = Spend about this many seconds on a game that lacks values

# othello explore, repertoire.
explore-files = Files and folders of games in any format; - reads standard input; without any, those in the settings (games) and the saved games are read
explore-moves = The moves that lead to the position (default: none)
explore-json = Print each move of the position as a JSON object on one line
explore-games = List this many games below the moves, the latest ones
prepare = List the positions in which the player given by --player loses most, with what they play there
explore-vs = Play against that level, which follows these games as long as they last: as White, or as --color says
own = The colour that you play
repertoire-new-files = Files and folders of games in any format; - reads standard input; without any, those in the settings (games) and the saved games are read
repertoire-new-file = The file to write, in SGF, or in PGN if its name ends in .pgn (default: the one in the settings, or one beside the saved games)
plies = End each line after this many plies (default: 20)
within = Take moves that lose at most this many discs compared with the best one (default: 1)
share = Count replies played in at least this many per cent of the games of their position (default: 5)
games = Count positions that at least this many games have reached (default: 50)
repertoire-check-files = Files and folders of games that show which replies are frequent; - reads standard input; without any, those in the settings (games) and the saved games are read
repertoire-check-file = The repertoire (default: the one in the settings, or the one beside the saved games)
repertoire-check-json = Print each fault as a JSON object on one line
loss = Report your moves that lose more than this many discs (default: 2)
repertoire-train-own = The colour that you play (default: both)
repertoire-train-file = The repertoire of that colour (default: the one in the settings, or the one beside the saved games)
repertoire-train-moves = Begin in the middle: after these moves
repertoire-train-position = Begin in the middle: from 64 squares, a1 to h8 (X black, O white, - empty), and the side to move (X or O)
positions = Ask at most this many positions (default: 20)

# othello book.
book = The book (default: the one in the settings, or the one beside the saved games)
book-json = Print the contents as a JSON object
book-deepen-moves = The moves that lead to the position (default: the start)
book-deepen-discs = Follow lines whose moves lose at most this many discs in all (default: 1)
book-deepen-depth = Look this many plies ahead in each position, and to the end where at most two squares more than that are empty (default: 20)
book-deepen-most = Stop after this many positions
book-deepen-json = Print each position, once it is in the book, as a JSON object on one line
book-merge-files = Other books
book-import-file = The text; - reads standard input
book-export-file = The file to write: SGF if its name ends in .sgf, otherwise the text that Edax imports
book-export-moves = In SGF, begin after these moves (default: at the start)
book-export-discs = In SGF, write the lines whose moves lose at most this many discs in all (default: 1)
book-export-most = In SGF, write at most this many positions, those that lose least (default: 10000)

# othello puzzles, guess, progress.
puzzles-files = endgame, midgame, an idea, such as moves or corners, or a motif, such as parity; then files of games in any format: - reads standard input; without any, the saved games are read
play = Solve the puzzles on the board, or line by line, instead of printing them
solutions = Print the solution, and the loss and the refutation of every other move
puzzles-json = Print each puzzle as a JSON object on one line
puzzle-count = Stop after this many puzzles (default: all)
empties = The number of empty squares, from 4 to 44 (default: 8-14; for midgames, which begin at 21: 24-44)
daily = Print the one puzzle of a day (default: today): the same for the same games
puzzles-seed = Choose puzzles at random, the same for the same games and number, instead of in their order
guess-files = Files and folders of games in any format; without any, those in the settings (games) and the saved games
from = The first move to guess (default: 11)
side = The side whose moves are guessed (default: that of --player, or both)
guess-seed = Choose among several games at random, the same for the same games and number
progress-json = Print the progress as a JSON object

# othello match, engine, perft: for programs.
first = The first player: level:5, depth:8 (exact from 16 empty squares), depth:12@87 (a selective search), time:0.01 (seconds a move), cmd:COMMAND (another program that speaks NBoard) or cmd@8:COMMAND (the same at that depth)
second = The second player
match-games = The number of games, two from each opening; with --sprt, the most that are played (default: 100, with --sprt 20000)
sprt = Stop as soon as the games decide between two differences in Elo points
openings = Games in any format as openings, instead of random ones that are nearly even
match-balanced = Begin with the balanced opening of that number, or with all of them in a random order (random)
match-seed = The number that decides the openings and random choices (default: 1)
save = Write the games to a new file; its extension is the format: pgn, sgf, ggf, txt
match-json = Print the result as a JSON object
match-threads = The number of pairs of games at once, at most 256 (default: 1)
match-hash = The memory of each player for positions that have been searched, in MiB (default: as much as suits it)
timeout = The seconds within which another program has to answer (default: 60)
protocol = The protocol
engine-level = Choose moves as that level does, from 1 to 10 (default: the best ones found)
engine-depth = Look at most this many plies ahead, until the other program sets another depth
perft-depth = Plies to look ahead; a pass is a ply, a finished game a leaf at any depth
divide = Print the number of leaves after each move instead
perft-threads = The number of threads, at most 256

# othello messages, completions.
folder = The folder of a language: language.toml and files of messages
missing = List the messages that are not translated yet
shell = The shell
