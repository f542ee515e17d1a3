mode = In the list of commands

title = Commands
nothing = No matching command. Enter plays moves such as d3c3.
# $what (Word)
# $why (Word)
not-now = { $what } (not now: { $why })
# Behind the choice that applies.
present = now
# $choice (Word)
applies = { $choice } (now)

# Behind what a command does that is read before it is done.
enter-does-it = Enter does it. Esc leaves everything as it is.

open = all commands, by name or by what they do
    .about = palette command_palette command_line colon type
    .hint = more
key-row = previous, next command; what was run before
key-complete = complete the command or its argument
    .hint = complete
key-run = run it
    .hint = run
key-close = close the list of commands
    .hint = close

# Words that are in many sentences and say little, such as how and the: they are left out where commands are looked for.
fill-words = a add an and are at be can change could do does did for from get give go have how i i'd i'll i'm if in is it its let like made make many me much my need now of on one or othello our please should so some that the them then too very there they this to us use using want was we what when where which will with would you your
