## What `othello messages FOLDER` says to those who translate the program.

# $folder (Word)
# $done (Number): of the messages of English
# $all (Number)
# $percent (Word)
done = { $folder }: { $done } of { $all } messages are translated ({ $percent }).
no-faults = No faults.
# $faults (Number)
faults = { $faults ->
    [one] 1 fault.
   *[other] { $faults } faults.
}
# $command (Word): a line for the shell
look = To see them: { $command }
# $folder (Word)
unusable = nothing of { $folder } can be used until language.toml is correct
