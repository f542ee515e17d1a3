## Die Partiedaten: Spieler, Turnier, Runde, Datum und offizielles Ergebnis.

mode = In den Partiedaten

tags = Partiedaten nennen oder eintragen: Spieler, Turnier, Runde, Datum und offizielles Ergebnis
    .usage = tags oder tags event Paris Open, tags score -
    .about = Partiedaten Namen Runde Datum Ergebnis
    .details =
        tags black Ada, white, event, round: ein Text, auch mit Leerzeichen; - für keinen.
        tags date 2026.11.21: der Tag oder nur 2026.11 oder 2026.
        tags score 34-30: das offizielle Ergebnis, die Steine von Schwarz zuerst, wenn es nicht das des Bretts ist.
    .key = Spieler, Turnier, Runde, Datum und Ergebnis bearbeiten
    .hint = Daten

written = In die Partie eingetragen.
    .line = In die Partie eingetragen. { $heading }
nothing = Über die Partie ist nichts bekannt.
line = { $field }: { $value }
title = Partiedaten
about-field = { $field ->
    [Black] Wer Schwarz spielt.
    [White] Wer Weiß spielt.
    [Event] Das Turnier.
    [Round] Die Runde.
    [Date] Der Tag, wie 2026.11.21, 2026.11 oder 2026.
   *[Score] Das offizielle Ergebnis, wie 34-30, wenn es nicht das des Bretts ist.
}
wrong-date = Datum: { $error }
wrong-score = Ergebnis: { $error }
wrong-field = erwartet wurde { $fields }, nicht { $found }
no-text = zu tags { $field } gehört ein Text, oder - für keinen

key-done = eintragen und mit der Partie speichern
    .hint = fertig
field = { $field ->
    [Black] Schwarz
    [White] Weiß
    [Event] Turnier
    [Round] Runde
    [Date] Datum
   *[Score] Ergebnis
}
