estimated = 내 레벨은 약 { $level }입니다.
    .short = 내 레벨: 약 { $level }.
