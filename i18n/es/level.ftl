estimated = Tu nivel ronda el { $level }.
    .short = Tu nivel: cerca de { $level }.
