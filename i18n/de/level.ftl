estimated = Sie spielen etwa auf Stufe { $level }.
    .short = Ihre Stufe: etwa { $level }.
