## Zwei Zukünfte: kleine Bretter mit den Stellungen, die zeigen, warum ein Zug verliert.

after = nach { $square }
after-reply = { $square }, dann { $player } { $reply }
later = { $square }, { $plies ->
    [one] 1 Zug
   *[other] { $plies } Züge
} später
    .short = { $square }, { $plies } später
moves = { $player }: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
new-moves = { $player }: { $moves ->
    [0] kein neuer Zug
    [one] 1 neuer Zug
   *[other] { $moves } neue Züge
}
choice = { $player } { $own }, { $opponent } { $opp } Züge
outer = { $discs ->
    [0] kein äußerer Stein
    [one] 1 äußerer Stein
   *[other] { $discs } äußere Steine
}, { $player }: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
open = { $squares ->
    [0] kein leeres Feld
    [one] 1 leeres Feld, { $player } auf { $moves }
   *[other] { $squares } leere Felder, { $player } auf { $moves }
}
passes = { $player } muss passen
has-corner = { $player } hat { $corner }
free = { $corner } ist frei
beside = { $square }, neben { $corner }
not-beside = nicht bei { $corner }
plays = { $player } hat { $square }
cannot-play = { $square } geht nicht
wedges = { $player }: Keil { $square }
flips-back = { $player } dreht: { $square }
inside = bleibt innen
plays-last = zuletzt { $player }: { $square }
discs = { $player }: { $discs ->
    [one] 1 Stein
   *[other] { $discs } Steine
}
flips = { $player } dreht { $discs }
safe = { $player }: { $discs } sicher
safe-moves = { $moves ->
    [0] keiner sicher
    [one] 1 sicherer Zug
   *[other] { $moves } sichere Züge
}
no-disc = { $player }: kein Stein
legend-moves = Punkte: Züge von { $player }.
legend-moves-only-here = Züge von { $player }; +: nur auf einem.
legend-safe-moves = Züge von { $player }: + gibt keine Ecke her.
legend-new-moves = +: neue Züge von { $player }.
legend-open = +: leer, neben umgedrehten Steinen.
legend-square = +: das Feld, um das es geht.
legend-corner = +: die Ecke.
legend-safe = +: nie mehr umzudrehen.
legend-flipped = Markiert: umgedreht.
legend-outer = Markiert: umgedreht an leeren Feldern.
legend-wall = Markiert: Steine an leeren Feldern.
said = { $after }: { $seen }.
followed = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} weiter, wenn beide bestmöglich spielen. BildAuf geht zurück zum Grund.
followed-back = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} davor. BildAb geht weiter zum Grund.
