# $level (Number)
estimated = Your level is about { $level }.
    .short = Your level: about { $level }.
