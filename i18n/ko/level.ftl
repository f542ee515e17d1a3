estimated = 내 단계는 약 { $level }입니다.
    .short = 내 단계: 약 { $level }.
