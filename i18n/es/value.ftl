## Los valores de las jugadas, las pérdidas, y lo seguros que son.

exact = exacto
estimated = estimado
evaluation = estimación
depth = prof. { $depth }
selective = prof. { $depth }, { $percent } %

discs = { $discs ->
    [one] { $discs } ficha
   *[other] { $discs } fichas
}
about-discs = { $discs ->
    [one] { $discs } ficha
   *[other] { $discs } fichas
}
the-best-move = la mejor jugada
loses = pierde { $discs }

best = Mejor: { $square }, { $value } para { $mover } ({ $certainty })
    .short = { $square } { $value }, { $certainty }

best-and-focus = { $best }; { $square }, { $loss }

line = { $square } ({ $value })
line-on = { $square } ({ $value }), luego { $moves }

draws = empata
is-ahead = da una ligera ventaja
is-behind = deja en ligera desventaja
is-even = deja igualdad
wins-by = gana por { $discs }
leads-by = da cerca de { $discs } de ventaja
loses-by = pierde por { $discs }
trails-by = deja cerca de { $discs } de desventaja

gives-away = { $best ->
    [win] deja escapar la victoria
    [draw] deja escapar el empate
    [even] deja que el rival iguale
   *[lead] deja escapar la ventaja
}
turning-point = Jugada { $number }: { $player } { $square } ({ $value }) { $gives-away }; { $better } { $outcome }.
    .certain = Jugada { $number }: { $player } { $square } ({ $value }) { $gives-away }; { $better } { $outcome } ({ $certainty }).

fewer-win = Gana quien tiene menos fichas: +6 es ganar con 6 fichas menos.
