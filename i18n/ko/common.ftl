color = { $color ->
    [black] 흑
   *[white] 백
}
raw = { $text }
game-over = 대국이 끝났습니다
game-ended = 대국이 끝났습니다
    .line = 대국이 끝났습니다. 이어서 두려면 undo를 입력하세요
both = { $first } { $second }
takes-no-argument = { $command } 명령 뒤에는 아무것도 쓰지 않습니다
needs-argument = 값이 필요한 명령입니다: { $command }. 예: { $usage }
only-yes = yes만 올 수 있는 명령입니다: { $command }
not-understood = { $line }은(는) 수도 명령도 아닙니다. help를 입력해 보세요
and = { $before }, { $last }
or = { $before } 또는 { $last }
comma = { ", " }
gap = { " " }
sentence = { $clause }.
longest-line = 한 줄은 { $bytes }바이트까지입니다
and-more = { $sentence } (외 { $more }건)
explained = { $what }: { $text }
semicolon = { ", " }
quoted = “{ $text }”
