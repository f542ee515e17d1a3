# The manual page, othello man.
section-name = NAME
section-synopsis = SYNOPSIS
section-description = DESCRIPTION
section-options = OPTIONS
section-commands = COMMANDS
section-keys = KEYS
section-files = FILES
section-environment = ENVIRONMENT
section-exit-status = EXIT STATUS
section-examples = EXAMPLES
# The part of the manuals in which the page stands.
volume = Games

# The description, in paragraphs.
what = Othello and the Reversi family for two players, at one terminal or two machines, or for one against the engine. Without a command the program resumes the current game, or starts one. Play with the arrow keys and Enter, with the mouse, or by typing a square such as d3. Every move is saved as it is made. A second window plays a game of its own, which is saved too. The board does not wait for the disk: only a kill -9 or a power cut within the milliseconds of a save loses what was played meanwhile.
line-by-line = If standard input or output is not a terminal, the game is played line by line; type help for the commands.
which-options = Options that describe a game (its rules, clock, players or match) start a new one; the current game stays saved. Options that describe rules also apply to host, show, check, convert, solve, analyze, match and perft; those that describe the screen to show, games, open, host, join, puzzles and doctor.

# Files, and what is in them.
usual-folder = Usually under { $folder }.
settings-file = Settings; the program never writes it. othello config prints the path and a file of all settings.
game-file = The current game, written at every move.
second-game-file = The game of a second window, and so on.
sheet-file = The scoresheet that is typed in, written at every number; that of a second window is sheet-2.txt. othello repair reads it.
index-file = The list of saved games, so that many are listed fast. It may be deleted.
choices-file = What :settings and commands such as :theme have chosen: it overrides config.toml until that is changed, and flags override both. It may be deleted.
level-file = The estimate of your level in Elo points, and the number of games against the engine that it comes from. It may be deleted.
links-folder = The games with other machines, a file each: kept until the game is over, and for a week after.
panic-file = The report of the last crash, for a bug report.
identity-file = The key by which hosts know you, readable by you alone.
progress-file = What you have answered, the errors of your games, and where you are in :learn. Lines are only added; if it is deleted, everything but the answers is rebuilt from the saved games.
book-file = The book: the values of searched positions, unless the setting book names another file.
repertoire-files = Your repertoires, unless the settings name others. Any SGF editor can change them.
games-folder = The saved games, a file each.
pictures-folder = The pictures of games that you have saved.

# Variables of the environment, and what they do.
env-no-color = If not empty, no colours. Takes precedence over the next two.
env-clicolor-force = If neither empty nor 0, colours even where the terminal seems to have none.
env-clicolor = If 0, no colours.
env-colorterm = The number of colours of the terminal. On the screen the terminal is asked as well, unless COLORTERM says it.
env-accessible = If neither empty nor 0, the game is played line by line; on the screen with --cursor.
env-characters = The characters that the terminal can show: the first of these that is not empty decides.
env-language = The language: the first of the list in LANGUAGE that the program speaks, unless the locale is C, or else that of the first of the others that is not empty.
env-messages = A folder with the texts of a language, which the program then speaks; othello messages checks it.

# Exit statuses.
status-success = Success.
status-failure = Something could not be read or written, a game had an error or a score was not the one stated, a scoresheet had no repair or several, or a line of a script was refused.
status-usage = The command line was not understood.
status-panic = A bug in the program ended it; a report was written.
status-hung-up = The terminal was closed (SIGHUP).
status-interrupted = Ctrl-C was pressed (SIGINT).
status-quit = SIGQUIT ended the program.
status-terminated = SIGTERM ended the program.

# What the examples do.
example-clocks = A game with clocks: 5 minutes each, and 3 seconds more per move.
example-rules = Other rules, against level 3 of the engine.
