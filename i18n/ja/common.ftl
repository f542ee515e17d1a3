color = { $color ->
    [black] 黒
   *[white] 白
}
raw = { $text }
game-over = 対局は終わりました
game-ended = 対局は終わりました
    .line = 対局は終わりました。「undo」で続けられます
both = { $first }{ $second }
takes-no-argument = 「{ $command }」の後には何も書けません
needs-argument = 「{ $command }」の後に指定が必要です（例：{ $usage }）
only-yes = 「{ $command }」の後に書けるのはyesだけです
not-understood = { $line }は着手でもコマンドでもありません。「help」で一覧が出ます
and = { $before }、{ $last }
longest-line = 1行は{ $bytes }バイトまでです
and-more = { $sentence }（ほか{ $more }件）
or = { $before }か{ $last }
comma = { "、" }
gap = { "" }
sentence = { $clause }。
explained = { $what }：{ $text }
semicolon = { "、" }
quoted = 「{ $text }」
