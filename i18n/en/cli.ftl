# The help of the command line, `othello --help`, in 80 columns. Headings have at most 12 columns, what commands are
# for at most 40. Options and the words for their values stay as they are.
summary = Othello for two, at one terminal or two machines, or for one against the engine
usage = Usage:
play = resume the game, or start one
see = see othello COMMAND --help
new-game = A new game:
whose = a name, level:N
its-rules = Its rules:
# $axes (Word): the options
rules = --rules NAME, and overrides: { $axes } (see othello rules)
screen = The screen:
also = Also:
commands = Commands:
# At most 40 columns
of-games = saved games; files; replay; reviews
# At most 40 columns
of-friends = play with a friend; contests of programs
# At most 40 columns
of-files = count; write another format; mend sheets
# At most 40 columns
of-openings = study openings; your own; their values
# At most 40 columns
of-puzzles = lessons; your errors; solve; guess
# At most 40 columns
of-progress = puzzles; your progress; reports
# At most 40 columns
of-settings = rule systems; settings; terminal; manual
# At most 40 columns
of-programs = for programs; count the tree; your shell
examples = Examples:
