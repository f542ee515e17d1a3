cancel = やめる
    .hint = やめる

close = 閉じる
    .hint = 閉じる
