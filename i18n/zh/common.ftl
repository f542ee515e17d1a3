color = { $color ->
    [black] 黑棋
   *[white] 白棋
}
raw = { $text }
game-over = 对局已结束
game-ended = 对局已结束
    .line = 对局已结束；输入 undo 可继续
both = { $first }{ $second }
takes-no-argument = “{ $command }”不带参数
needs-argument = “{ $command }”需要参数，例如：{ $usage }
only-yes = “{ $command }”除 yes 外不带参数
not-understood = { $line }不是棋步也不是命令；输入 help 查看帮助
and = { $before } 和 { $last }
longest-line = 一行最多 { $bytes } 字节
and-more = { $sentence }（另有 { $more } 条）
or = { $before } 或 { $last }
comma = { "、" }
gap = { "" }
sentence = { $clause }。
explained = { $what }：{ $text }
semicolon = { "；" }
quoted = “{ $text }”
