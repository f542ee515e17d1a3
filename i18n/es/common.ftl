color = { $color ->
    [black] Negras
   *[white] Blancas
}
raw = { $text }
game-over = la partida ha terminado
game-ended = la partida ha terminado
    .line = la partida ha terminado; escribe undo para continuarla
both = { $first } { $second }
takes-no-argument = { $command } no admite argumentos
needs-argument = { $command } necesita un argumento, como en: { $usage }
only-yes = { $command } no admite más argumento que yes
not-understood = { $line } no es una jugada ni un comando; escribe help
and = { $before } y { $last }
or = { $before } o { $last }
comma = { ", " }
gap = { " " }
sentence = { $clause }.
longest-line = se esperaba una línea de { $bytes } bytes como máximo
and-more = { $sentence } (y { $more } más)
explained = { $what }: { $text }
semicolon = { "; " }
quoted = «{ $text }»
