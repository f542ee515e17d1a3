## Werte von Zügen, Verluste, und wie sicher sie sind.

exact = exakt
estimated = geschätzt
evaluation = geschätzt
depth = Tiefe { $depth }
selective = Tiefe { $depth }, { $percent } %

discs = { $discs ->
    [one] 1 Stein
   *[other] { $discs } Steine
}
about-discs = { $discs ->
    [one] { $discs } Stein
   *[other] { $discs } Steine
}
the-best-move = der beste Zug
loses = kostet { $discs }

best = Am besten: { $square }, { $value } für { $mover }, { $certainty }
    .short = { $square } { $value }, { $certainty }

best-and-focus = { $best }; { $square }, { $loss }

line = { $square } ({ $value })
line-on = { $square } ({ $value }), dann { $moves }

draws = hält remis
is-ahead = führt leicht
is-behind = liegt leicht zurück
is-even = hält das Gleichgewicht
wins-by = gewinnt mit { $discs }
leads-by = führt mit etwa { $discs }
loses-by = verliert mit { $discs }
trails-by = liegt mit etwa { $discs } zurück

gives-away = { $best ->
    [win] verschenkt den Sieg
    [draw] verschenkt das Remis
    [even] lässt den Gegner ausgleichen
   *[lead] verschenkt den Vorsprung
}
turning-point = Zug { $number }: { $player } { $square } ({ $value }) { $gives-away }; { $better } { $outcome }.
    .certain = Zug { $number }: { $player } { $square } ({ $value }) { $gives-away }; { $better } { $outcome }, { $certainty }.

fewer-win = Weniger Steine gewinnen: +6 ist ein Sieg mit 6 Steinen weniger.
