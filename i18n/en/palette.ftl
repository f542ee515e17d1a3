title = Commands
nothing = No command fits. Moves such as d3c3 are played by Enter.
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
key-complete = complete the name, or what stands behind it
    .hint = complete
key-run = run it
    .hint = run
key-close = close the list of commands
    .hint = close
