## Die Analyse einer Partie: was jeder Zug kostet, und die Fehler.

mode = In der Analyse
activity = Analyse

review = die Partie analysieren (Verlust jedes Zugs, Wendepunkte, mittlere Verluste) oder die Analyse anhalten
    .about = Analyse analysieren Fehler auswerten Auswertung warum_habe_ich_verloren was_war_falsch wo_war_der_Fehler was_habe_ich_falsch_gemacht Rückblick
    .usage = review oder review stop
    .key = Analyse: der Verlust jedes Zugs, die Fehler, die besseren Züge
errors = die Fehler auflisten, Züge, die zwei Steine oder mehr kosten: alle, die eines Spielers oder die größten zuerst
    .about = Fehler Patzer
    .usage = errors oder errors black, errors worst
    .key = die Züge zeigen, die zwei Steine oder mehr kosten
error = die Stellung vor dem nächsten oder dem vorigen Fehler zeigen
    .about = Fehler Patzer größter
    .usage = error oder error previous
    .key = nächster, voriger Fehler, mit dem Cursor auf dem besten Zug
    .hint = Fehler
next =
    .key = die Partie analysieren; dann der nächste Fehler, mit dem Cursor auf dem besten Zug
    .hint = Analyse
    .hint-instead = Analyse
previous-error =
    .hint = voriger
whose =
    .key = wessen Fehler: beider Spieler, von Schwarz, von Weiß
    .hint = Farbe
order =
    .key = größte Fehler zuerst oder in der Reihenfolge der Partie
    .hint = größte
deeper = eine analysierte Partie tiefer untersuchen, Fehler zuerst: jedes Mal zwei Züge weiter
    .about = tiefer genauer
    .key = tiefer untersuchen, Fehler zuerst; jedes Mal zwei Züge weiter
stop-or-go-on = die Analyse anhalten oder fortsetzen
    .key = die Analyse anhalten oder fortsetzen
    .hint = anhalten

question = Diese Partie analysieren, bevor sie zu Ende ist?
    .title = Analyse
    .yes = Analysieren
    .no = Weiterspielen
proposal = review findet die Fehler.

extent = { $done } von { $all ->
    [one] 1 Zug
   *[other] { $all } Zügen
}
under-way = Analyse läuft: { $extent }. :review zeigt sie.
    .short = Analyse: { $extent }.
started = Analyse läuft: { $extent } fertig. review stop hält sie an.
ended = Analysiert: { $extent }. :review zeigt die Analyse.
    .line = { $summary }

place = Zug { $number }, { $player }:
turning-point = Zug { $number }, { $player }, Wendepunkt:
at = { $place }:
for-player = { $value } für { $player }

best = { $place } { $square } ist der beste Zug, { $certainty }.
    .short = { $square } ist der beste Zug
loses = { $place } { $square } kostet { $loss }, { $certainty }. Besser: { $line }.
    .short = { $square } kostet { $loss }; { $better } { $value }
loses-why = { $place } { $square } kostet { $loss }, { $certainty }: { $reasons } Besser: { $line }.
    .short = { $square } kostet { $loss }: { $brief }; { $better } { $value }
lesson = { $place } { $square } kostet { $loss } ({ $certainty }).
no-reason = Kein Motiv erklärt es: Vergleichen Sie die Zugfolgen.

errors-found = { $errors } Fehler
errors-of = { $player }: { $errors } Fehler
listed = { $errors }
    .line = { $errors }.{ $list }
none = Kein Zug kostet zwei Steine oder mehr.
none-yet = Noch keine Fehler.
worst = Größter Fehler: { $number } { $square } { $loss }
lost = { $best ->
    [win] verschenkt den Sieg
    [draw] verschenkt das Remis
   *[lead] verschenkt den Vorsprung
}
    .list = { $best ->
    [win] Sieg verschenkt
    [draw] Remis verschenkt
   *[lead] Vorsprung vertan
}
lost-why = { $lost }; { $reason }

reviewed = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} analysiert.
reviewed-part = { $extent } analysiert; review macht weiter.
no-turning-point = Kein Zug verschenkt einen Sieg, ein Remis oder einen Vorsprung.
mean = { $player } verliert { $mean } Steine pro Zug; insgesamt { $phases }.
of-phase = { $loss } { $phase ->
    [opening] in der Eröffnung
    [midgame] im Mittelspiel
   *[endgame] im Endspiel
}
of-endgame = { $loss } im Endspiel (in { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
})
all-exact = Alle Verluste sind exakt.
exact-from = Ab Zug { $move } sind die Verluste exakt, davor geschätzt.

reviewing = Analyse läuft
done = { $done } von { $all }
reviewing-extent = Analyse läuft: { $extent }
reviewed-extent = Analysiert: { $extent }
looking-deeper = Tiefere Suche: noch { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
classes = Züge von { $player } nach Verlust: { $classes }.
loss-per-move = Verlust pro Zug
loss-so-far = Verlust/Zug bisher
about-discs-lost = Verloren: was die Züge eines Spielers zusammen kosten, jeder gegen den besten Zug an seiner Stelle. In jeder Partie verlieren beide etwas; wer weniger verliert, gewinnt.
phase = { $phase ->
    [opening] Eröffnung
    [midgame] Mittelspiel
   *[endgame] Endspiel
}
all-moves = verloren
classes-heading = kostet

going-deeper = { $moves ->
    [one] 1 Zug wird
   *[other] { $moves } Züge werden
} tiefer untersucht: bis Tiefe { $depth } und ab { $empties } leeren Feldern exakt.
    .line = { $moves ->
    [one] 1 Zug wird
   *[other] { $moves } Züge werden
} tiefer untersucht: bis Tiefe { $depth } und ab { $empties } leeren Feldern exakt. review stop hält an.
not-complete = die Partie ist noch nicht fertig analysiert
all-is-exact = alle Verluste sind schon exakt

only-stop = nach review darf nur stop stehen
wrong-whose = erwartet wurde errors, errors black, errors white oder errors worst, nicht { $found }
wrong-step = erwartet wurde error oder error previous, nicht { $found }
nothing = es sind keine Züge zu analysieren
no-review = es läuft keine Analyse
not-reviewed = die Partie ist nicht analysiert
no-error = die Analyse hat keine Fehler gefunden
no-error-of = die Analyse hat keine Fehler von { $player } gefunden

key-line = bei einem Fehler: seine Zugfolge, Zug für Zug; ] wechselt zu der des besten Zugs
    .hint = Zugfolge
    .hint-instead = Schritt
key-close = schließen; die Analyse läuft weiter
    .hint = zu
