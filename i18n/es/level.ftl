estimated = Tu nivel es de alrededor de { $level }.
    .short = Tu nivel: cerca de { $level }.
