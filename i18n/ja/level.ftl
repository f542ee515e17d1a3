estimated = 強さはレベル{ $level }くらいです。
    .short = 強さ：レベル{ $level }くらい。
