estimated = 你的水平约为 { $level } 级。
    .short = 你的水平：约 { $level } 级。
