## Zwei Zukünfte: kleine Bretter mit den Stellungen, die zeigen, warum ein Zug verliert.

after = nach { $square }
after-reply = nach { $square } und { $reply }
later = { $square }, { $plies } Züge später
    .short = { $square }, { $plies } später
after-best = der bessere Zug
best-reply = besser, dann { $reply }
best-later = besser, { $plies } später
moves = { $player }: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
passes = { $player } muss passen
moves-of-both = { $player } { $own }, { $opponent } { $theirs }
has-corner = { $player } hat { $corner }
free = { $corner } ist frei
beside = { $square }, neben { $corner }
not-beside = an keiner Ecke
outward = { $discs ->
    [0] nur innere Steine
   *[other] { $discs } nach außen
}
outer = { $discs ->
    [one] 1 äußerer Stein
   *[other] { $discs } äußere Steine
}
plays = { $player } hat { $square }
cannot-play = { $square } geht nicht
wedges = { $player }: Keil { $square }
attacks = { $player }: Angriff { $square }
inside = bleibt innen
plays-last = zuletzt { $player }: { $square }
discs = { $player }: { $discs ->
    [one] 1 Stein
   *[other] { $discs } Steine
}
ends-ahead = am Ende { $discs } vorn
ends-behind = am Ende { $discs } zurück
ends-even = am Ende gleich
no-disc = { $player }: kein Stein
said = { $after }: { $seen }.
