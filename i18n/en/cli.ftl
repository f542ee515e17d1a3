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
of-games = saved games; files; replay; reviews
of-friends = play with a friend; contests of programs
of-files = count; write another format; mend sheets
of-openings = study openings; your own; their values
of-puzzles = lessons; your errors; solve; guess
of-progress = puzzles; your progress; reports
of-settings = rule systems; settings; terminal; manual
of-programs = for programs; count the tree; your shell
examples = Examples:
