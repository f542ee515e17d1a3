## Das Partieformular: die Zahlen einer Partie vom Papier, eingetippt, geprüft und gespeichert.

mode = Im Formular
activity = Formular
mode-heading = Im Kopf eines Formulars
mode-repairs = Bei den Korrekturen eines Formulars

sheet = das Formular zeigen oder ändern; siehe help sheet
    .usage = sheet oder sheet row 1 41 37 28 30 33 29 54 53, sheet save
    .about = Formular Partieformular Mitschrift Papier eintippen
    .details =
        sheet row 3 45 12 9 3 10 11 20 43: die Zahlen der Reihe 3, mit - für ein leeres Feld; die Reihen 4 und 5 haben sechs, ohne die Ausgangssteine.
        sheet f5 1: die Zahl eines Felds; sheet f5 - löscht sie, sheet clear alle.
        sheet + f5, sheet - f5: die Zahl von f5 und alle größeren um eins höher oder niedriger.
        sheet faults: die Zahlen, die fehlen oder doppelt sind, und die erste ungültige.
        sheet board: das Brett, so weit das Formular gültig ist.
        sheet undo, sheet redo: Änderungen zurücknehmen oder wiederholen.
        sheet black Ada, white, event, round, date, score: was über den Zahlen steht.
        sheet save: die Partie speichern und das nächste Formular des Turniers beginnen; bei einem Fehler Korrekturen auflisten.
        sheet repair 1: die erste Korrektur übernehmen.
        sheet save anyway: die Züge vor dem Fehler speichern.
    .key = Formular: eine Partie vom Papier eintippen
undo =
    .key = eine Änderung zurücknehmen, wiederholen
    .hint = zurück
redo = eine Änderung wiederholen
save =
    .key = die Partie speichern; bei einem Fehler kommen Korrekturen
    .hint = speichern
clear =
    .key = alle Zahlen löschen
choose =
    .key = die Korrektur übernehmen oder die Züge vor dem Fehler speichern
    .hint = übernehmen
more =
    .key = diese Zahl und alle größeren um eins höher, niedriger
less =
    .key = diese Zahl und alle größeren um eins niedriger

title = Partieformular
heading-title = Namen und Turnier

empty = Tippen Sie jede Zahl dorthin, wo sie auf dem Papier steht.
legal = Alle { $moves } Züge sind gültig: { $score }.
legal-as-stated = Alle { $moves } Züge sind gültig: { $score }, wie angegeben.
goes-on = { $moves ->
    [one] 1 Zug ist gültig. Die Partie geht weiter.
   *[other] { $moves } Züge sind gültig. Die Partie geht weiter.
}
fault = { $moves ->
    [0] { $fault }
    [one] 1 Zug ist gültig. { $fault }
   *[other] { $moves } Züge sind gültig. { $fault }
}
other-score = Die Partie endet { $score }, nicht { $stated } wie angegeben.
changed = { $state }
numbers = { $typed } von { $all } Zahlen.
missing = Es fehlen: { $numbers }.
twice = Doppelt: { $numbers }.
too-large = Zu groß: { $numbers }.
many = { $count } Zahlen
place = { $number } steht auf { $squares }.
signs = = doppelt, ! ungültig, > zu groß
no-heading = n  Namen, Turnier, Ergebnis
round = Runde { $round }
about-field = { $field ->
    [Black] Wer Schwarz spielt und beginnt.
    [White] Wer Weiß spielt.
    [Event] Das Turnier. Das nächste Formular übernimmt es.
    [Round] Die Runde. Das nächste Formular übernimmt sie.
    [Date] Der Tag, wie 2026.11.21. Das nächste Formular übernimmt ihn.
   *[Score] Das offizielle Ergebnis, wie 34-30. Korrekturen, die so enden, kommen zuerst.
}

no-repairs = Keine Korrektur gefunden: Bitte auf dem Papier nachsehen.
how-to-repair = sheet repair 1 übernimmt die erste.
anyway = { $moves ->
    [one] den Zug vor dem Fehler speichern
   *[other] die { $moves } Züge vor dem Fehler speichern
}
    .line = { $moves ->
        [one] sheet save anyway speichert den Zug vor dem Fehler.
       *[other] sheet save anyway speichert die { $moves } Züge vor dem Fehler.
    }
anyway-with = die Partie speichern, wie sie ist, mit { $score }
    .line = sheet save anyway speichert die Partie, wie sie ist, mit { $score }.
repaired = Korrigiert. { $repair }.
    .line = Korrigiert. { $repair }. { $state }

saved = Fertig. :sheet beginnt das nächste Formular, j analysiert diese Partie.
    .short = Fertig. :sheet beginnt das nächste.
    .line = Fertig. sheet beginnt das nächste Formular, review analysiert diese Partie.
finished = Das Formular ist fertig, seine Partie steht auf dem Brett. sheet beginnt das nächste.
saved-aside = Fertig. :sheet beginnt das nächste Formular.
    .line = Fertig. sheet beginnt das nächste Formular.

disc = auf { $square } liegt ein Ausgangsstein
no-number = { $square } hat keine Zahl
nothing-to-undo = am Formular wurde nichts geändert
nothing-to-redo = keine Änderung des Formulars wurde zurückgenommen
no-numbers = das Formular hat noch keine Zahlen
only-repairs = { $repairs ->
    [0] für dieses Formular gibt es keine Korrekturen
    [one] es gibt nur 1 Korrektur
   *[other] es gibt nur { $repairs } Korrekturen
}
nothing-legal = vor dem Fehler ist kein Zug spielbar
unknown = unbekannte Angabe zu sheet: { $found }; siehe help sheet
wrong-row = erwartet wurde die Nummer einer Reihe, 1 bis 8, nicht { $found }
wrong-cells = erwartet wurden { $cells } Zahlen für Reihe { $row }, mit - für ein leeres Feld, nicht { $found }
wrong-number = erwartet wurde eine Zahl von 1 bis 99 oder - für keine, nicht { $found }
wrong-square = erwartet wurde ein Feld wie f5, nicht { $found }

key-digits = Zahl des Felds; nach der zweiten geht es weiter
key-move = zu einem anderen Feld gehen
key-next = nächstes Feld
key-erase = letzte Ziffer, die Zahl löschen
key-fault = nächster, voriger Fehler: eine falsche oder fehlende Zahl
    .hint = Fehler
key-names = Namen, Turnier, Runde, Datum und offizielles Ergebnis
    .hint = Namen
key-close = schließen; das Formular bleibt erhalten
    .hint = zu
key-next-line = nächste Zeile; nach der letzten die Zahlen
    .hint = weiter
key-numbers = zurück zu den Zahlen
    .hint = Zahlen
key-choice = vorige, nächste Auswahl
