estimated = 내 실력은 약 { $level }단계입니다.
    .short = 내 실력: 약 { $level }단계.
