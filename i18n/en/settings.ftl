## The settings: their names, what they mean, and their values.

mode = In the settings

settings = change the settings: looks, language, engine, files, new games
    .about = options preferences configuration config setup set number turn on off enable disable reset_settings default_settings
    .usage = settings, or settings theme paper
    .details = Each change is saved at once and stays for the next time. Without a value, the values of a setting are listed.
title = Settings

looks = Board and looks
learning = Learning
engine = Engine
files = Files
far-away = Friends elsewhere
new-game = New games
# At most 19 columns
# $setting (Word)
name = { $setting ->
    [theme] Colours
    [language] Language
    [seen-from] Board seen from
    [animation] Flipping discs
    [legal-moves] Legal moves
    [mouse] Mouse
    [cursor] Terminal's cursor
    [alert] Alerts
    [tunnel] Internet links
    [color] Use of colours
    [glyphs] Drawn with
    [learning-marks] Learning marks
    [say-why] Say why first
    [me] Your names
    [evaluation] Hints and values
    [lines] Best lines
    [lines-depth] Best lines: depth
    [lines-seconds] Best lines: seconds
    [threads] Processors
    [memory] Memory in MiB
    [games] Other games
    [repertoire-black] Openings, Black
    [repertoire-white] Openings, White
    [book] Book of positions
    [black] Black
    [white] White
    [clock] Clock
   *[rules] Rules
}
# Other words by which people look for it.
# $setting (Word)
about = { $setting ->
    [theme] theme appearance
    [animation] animation slower faster speed animations speed_up speed_up_animations faster_animations slower_animations
    [legal-moves] legal moves marks hints
    [glyphs] glyphs characters pixels unicode ascii emoji emojis
    [say-why] reason idea why question
    [me] my own name nickname
    [evaluation] evaluation values hints hint engine analysis lock
    [cursor] cursor
    [book] book
    [threads] threads cores cpu
    [games] database folder folders wthor
    [repertoire-black] repertoire
    [repertoire-white] repertoire
    [clock] timer time time_control time_limit chess_clock minutes
    [alert] notification notify notice alert ring bell sound sounds audio volume mute unmute music beep bell silence silent quiet noise no_sound without_sound sound_off sound_on turn_off_sound turn_on_sound disable_sound enable_sound
    [tunnel] tunnel internet anywhere cloudflared tailscale ssh funnel
   *[other] { "" }
}
# $setting (Word)
meaning = { $setting ->
    [theme] the colours of the board
    [language] the language of the program; auto is that of your system
    [seen-from] the side from which the board is seen; from White it is turned round
    [animation] show how discs flip
    [legal-moves] mark the squares where you can play
    [mouse] play with the mouse; if off, it selects text
    [cursor] show the terminal's cursor on the square in focus, for magnifiers and screen readers
    [alert] tell you when a friend joins, moves or asks something while you are in another window; auto is a notification where the terminal shows them, else the bell
    [tunnel] the program that makes links that work anywhere; whoever runs its other end could read what is sent. ask takes the first that is installed, once you agree
    [color] use colours, from the next start on; auto lets the terminal decide
    [glyphs] what the board is drawn with, from the next start on; auto is pixels where the terminal can, else characters
    [learning-marks] mark what beginners learn to see
    [say-why] in a lesson, you say first why a right move is right: one of four ideas
    [me] the names under which you play: they show which moves are yours in games between two people and in opened files
    [evaluation] show what the engine thinks of moves when asked to; if off, it is locked
    [lines] how many lines :lines shows
    [lines-depth] how many moves ahead :lines looks before it stops
    [lines-seconds] how long :lines looks at a position before it stops
    [threads] how many processors a search uses; auto is all
    [memory] how much memory a search uses for positions
    [games] files and folders of games to look through besides the saved ones, separated by commas; ~/ is your home directory
    [repertoire-black] the file of your openings as Black; auto is the one that :repertoire makes
    [repertoire-white] the file of your openings as White; auto is the one that :repertoire makes
    [book] keep the values of searched positions, and in which file
    [black] who plays Black in the game that begins when the program starts: a name, human, or a level of the engine
    [white] who plays White in the game that begins when the program starts: a name, human, or a level of the engine
    [clock] the clock of the game that begins when the program starts: minutes for each player, and seconds more per move
   *[rules] the rules of the game that begins when the program starts
}
# What can be typed.
# $setting (Word)
expected = { $setting ->
    [me] names, separated by commas, or none
    [lines] a number from 1 to 60, or all
    [lines-depth] a number from 1 to 60, or any
    [lines-seconds] a number of seconds, or any
    [threads] a number from 1 to 256, or auto
    [memory] a number from 1 to 65536
    [games] paths of files and folders, separated by commas, or none
    [repertoire-black] the path of a file, or auto
    [repertoire-white] the path of a file, or auto
    [book] true, false, or the path of a file
    [tunnel] cloudflared, tailscale, ssh, ssh:HOST, a command with { "{port}" } in it, your own address such as https://example.org/, auto for the first that is installed, or ask
    [black] a name, human, level:1 to level:10, or cmd:COMMAND for another program
    [white] a name, human, level:1 to level:10, or cmd:COMMAND for another program
   *[clock] minutes such as 5, minutes and seconds more per move such as 5+3, or none
}
# Behind the command of a setting that is on or off.
# $word (Word)
# $about (Text): of the setting
switch = { $word ->
    [on] on
   *[off] off
}
    .about = { $word ->
        [on] { $about } show visible display with on enable turn
       *[off] { $about } hide hidden without no off disable turn
    }
# $value (Word)
value = { $value ->
    [true] on
    [false] off
    [auto] automatic
    [ask] ask first
    [none] none
    [any] no limit
    [all] all
    [always] always
    [never] never
    [black] Black
    [white] White
    [human] a person
    [pixels] pixels
    [unicode] characters
    [fine] finer characters
    [narrow] narrow characters
    [ascii] plain ASCII
   *[other] { $value }
}
# $meaning (Text)
# $expected (Text)
with-choices = { $meaning } ({ $expected })
# In the list of commands.
# $name (Text)
# $value (Text)
# $about (Text)
heading = { $name }: { $value }
    .about = { $about }
# A setting and what it is now.
# $name (Text)
# $value (Text)
set = { $name }: { $value }.
# $name (Word): as it is typed
# $title (Text)
# $value (Text)
row = { $name }: { $title }, { $value }
# $row (Text)
overridden = { $row } (set by a command-line option this time)
by-option = Set by a command-line option this time.
# $setting (Word)
# $expected (Text)
# $found (Word)
unfit = { $setting }: expected { $expected }; found { $found }
# $found (Word)
unknown = no setting { $found }; type settings for all
# $path (Word)
no-file = there is no file or folder { $path }
# $why (Text)
not-kept = This holds until you quit: { $why }
key-select = select a setting
key-change = give a setting its next value
    .hint = change
    .key = give a setting its next value, or the one before
key-back = give a setting the value before
key-open = choose among the values of a setting, or type one
    .hint = choose

# Of the settings file.
# $why (Text)
unreadable = cannot be read ({ $why })
# $why (Text)
file-unused = { $why }; defaults apply
# What the reader of TOML says, in English.
# $reason (Word)
not-toml = not valid TOML: { $reason }
# $name (Word)
not-in-file = unknown setting `{ $name }`; see `othello config`
# $what (Word)
not-given = { $what ->
    [text] expected text in quotation marks
    [names] expected a name in quotation marks, or a list of names
    [path] expected a path in quotation marks
    [book] expected a path in quotation marks, or false
    [paths] expected a list of paths in quotation marks
   *[switch] expected true or false
}
