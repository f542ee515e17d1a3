## Aufgaben: was zu finden ist, wie schwer, und die Lösung.

task = { $mover } am Zug: ein Zug { $kind ->
    [midgame] hält den Vorsprung
   *[endgame] gewinnt
}
of-day = Aufgabe vom { $day }
difficulty = { $grade ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}: { $empties ->
    [one] 1 leeres Feld
   *[other] { $empties } leere Felder
}, { $moves ->
    [one] 1 gültiger Zug
   *[other] { $moves } gültige Züge
}; { $search ->
    [at-once] der richtige sieht sofort am besten aus
    [finds] die Engine findet den richtigen, wenn sie { $depth ->
        [one] 1 Zug
       *[other] { $depth } Züge
    } vorausrechnet
   *[misses] die Engine findet den richtigen nicht, wenn sie { $depth ->
        [one] 1 Zug
       *[other] { $depth } Züge
    } vorausrechnet
}.
    .short = { $grade ->
        [easy] Leicht
        [medium] Mittel
       *[hard] Schwer
    }: { $empties ->
        [one] 1 leeres Feld
       *[other] { $empties } leere Felder
    }, { $moves ->
        [one] 1 gültiger Zug
       *[other] { $moves } gültige Züge
    }.
solution = Lösung: { $square } { $outcome }: { $line }.
refutation = { $square } { $outcome } ({ $loss } schlechter): { $line }.
grade = { $grade ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
