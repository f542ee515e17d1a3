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

open = all commands, by name or by what they do
    .hint = more
key-row = previous, next command; what was run before
key-complete = complete the command or its argument
    .hint = complete
key-run = run it
    .hint = run
key-close = close the list of commands
    .hint = close
