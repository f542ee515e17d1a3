## The clock and its pause.

mode = While paused
activity = paused

time = see the time that both players have left
    .about = clock remaining time_left how_long countdown
    .key = see the time that both players have left
pause = stop the clock, or the computers that play each other
    .about = timer break stop halt wait freeze adjourn
    .key = pause the clock, or a game between engines
    .hint = pause
resume = resume
    .hint = resume
    .button = Resume
continue = resume what is paused, or undo all moves after the one you are viewing
    .usage = continue, or continue here
    .key = resume what is paused, or play on from here

times-left = Black has { $black } left, White has { $white }.
no-clock = This game has no clock.
paused = Paused; type continue to resume.
resumed = Resumed.
watched-paused = Paused. p resumes, Enter plays one move.
waiting = The clock starts with your next line.

is-paused = the game is paused
    .line = the game is paused; type continue to resume
no-clock-to-pause = no clock is running
    .screen = this game has no clock to pause
already-paused = the game is already paused
not-paused = the game is not paused
only-here = continue takes no argument except here

title = Pause
head = Paused.
