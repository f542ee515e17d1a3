mode = 对局信息

tags = 显示双方、赛事、轮次、日期和正式比分，或写入其中一项
    .usage = tags，或 tags event 全国锦标赛，或 tags score -
    .details =
        tags black 小明，以及 white、event、round：一段文字，可含空格；- 表示无。
        tags date 2026.11.21：日期，也可只写 2026.11 或 2026。
        tags score 34-30：正式比分，黑棋在前；与盘面相同时不必写。
    .key = 编辑双方、赛事、轮次、日期和比分
    .hint = 编辑

written = 已写入对局。
    .line = 已写入对局。{ $heading }
nothing = 没有本局的信息。
line = { $field }：{ $value }
title = 对局信息
about-field = { $field ->
    [Black] 执黑棋手。
    [White] 执白棋手。
    [Event] 赛事名称。
    [Round] 轮次。
    [Date] 日期：2026.11.21、2026.11 或 2026。
   *[Score] 正式比分，如 34-30；与盘面相同时不必写。
}
wrong-date = 日期：{ $error }
wrong-score = 比分：{ $error }
wrong-field = 应为 { $fields }，而不是{ $found }
no-text = tags { $field } 需要一段文字，- 表示无

key-done = 写入，随对局保存
    .hint = 完成
field = { $field ->
    [Black] 黑棋
    [White] 白棋
    [Event] 赛事
    [Round] 轮次
    [Date] 日期
   *[Score] 比分
}
