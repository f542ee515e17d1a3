game = Partie { $number }
reviewed-before = Partie { $number }: schon analysiert
reviewing = Partie { $number }: { $done } von { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
} analysiert
evaluating = Partie { $number }: wird bewertet
time-left = { $percent }, noch { $time }
signal = ein Signal beendet das Programm
column-empty = leer
column-side = Farbe
column-score = Erg.
column-search = Suche
column-nodes = Knoten
column-seconds = Sekunden
column-stated = Angabe
column-best-line = bester Zug und Folge
column-position = Stellung
column-line = Zeile
column-move = Zug
column-player = Farbe
column-played = Zug
column-value = Wert
column-best = Best
column-loss = Verl.
column-games = Part.
column-share = Anteil
column-draw = Remis
column-discs = Steine
column-opening = Eröffnung
column-as = als
column-after = Stellung nach
column-plays = spielt, wie oft und mit welchem Verlust
column-year = Jahr
column-result = Erg.
column-players = Spieler und Turnier
no-moves = Es wurden noch keine Züge gespielt.
reviewed-last = Abgebrochen: nur die letzten { $reviewed } von { $moves } Zügen sind analysiert.
turning-points = Wendepunkte:
mean-loss = Mittel
whole-game = Partie
phase = { $phase ->
    [opening] Eröffnung
    [midgame] Mitte
   *[endgame] Endspiel
}
searching-move = Zug { $number } wird berechnet
at-move = Zug { $number }: { $player }
at-move-played = Zug { $number }: { $player } spielt { $square }
count = { $what }: { $count }
counted = { $counted ->
    [games] Partien
    [passes] Passen
    [early-ends] vorzeitig beendet
    [wipe-outs] Zu-null-Partien
    [unfinished] nicht beendet
    [disagreements] Widersprüche
   *[faults] Fehler
}
category = { $category ->
    [illegal-moves] ungültige Züge
    [turns] Züge oder Passen außer der Reihe
    [not-moves] Wörter, die keine Züge sind
    [positions] ungültige Stellungen
    [tags] ungültige Tags
    [formats] Formatfehler
    [inputs] unlesbare Eingaben
   *[skipped] andere Partien
}
repairs = { $status ->
    [correct] fehlerfrei
    [one] eine Korrektur
    [several] mehrere Korrekturen
   *[none] keine Korrektur
}
only-othello = nur Partien nach den Regeln von Othello lassen sich korrigieren
cannot-resume = { $file } kann nicht fortgesetzt werden: { $why }
resumes-busy = ein anderer Lauf schreibt darin
resumes-cut = die letzte Zeile ist nicht vollständig und nicht von diesem Befehl begonnen
resumes-unread = Zeile { $line } kann nicht gelesen werden
resumes-foreign = Zeile { $line } stammt nicht von diesem Befehl
resumes-changed = Zeile { $line } lautet mit diesen Optionen oder dieser Version anders
resumes-no-game = Zeile { $line } gehört zu keiner Partie der Eingabe
resumes-no-position = Zeile { $line } gehört zu keiner Stellung der Partien
resumes-other = Zeile { $line } gehört nicht zu { $place }
base-changed = { $file }: die Datenbank wurde inzwischen geändert; es wurde nichts geschrieben
base-file-there = { $file }: die Datei gibt es schon; es wurde nichts geschrieben
not-kept = { $parts } gehen im Format { $format } verloren
not-kept-in-all = { $parts } gehen im Format { $format } verloren, insgesamt { $items }
of-games = { $games ->
    [one] 1 Partie: { $what }
   *[other] { $games } Partien: { $what }
}
claim-agrees = { $score } stimmt
claim-differs = { $score } anders
pass = Passen { $moves }
solving = { $place }: { $certainty }: { $value }, { $nodes } Knoten, { $seconds } s
solved = { $count ->
    [one] 1 Stellung gelöst
   *[other] { $count } Stellungen gelöst
}
estimated = { $count } geschätzt
solved-in = { $solved }; { $speed }.
speed = { $nodes } Knoten in { $seconds } s
rate = { $speed }, { $rate } je Sekunde
stated-scores = Werte in der Datei: { $agreeing } stimmen, { $differing } nicht.
unread = { $count ->
    [one] 1 Stellung war nicht lesbar.
   *[other] { $count } Stellungen waren nicht lesbar.
}
habits = { $positions ->
    [one] { $player }, { $games }: die häufigste Stellung. Die Verluste aller Partien sind zusammengezählt.
   *[other] { $player }, { $games }: die { $positions } häufigsten Stellungen, die teuersten zuerst. Die Verluste aller Partien sind zusammengezählt.
}
valuing = Stellungen werden bewertet: { $done } von { $all }
the-start = der Anfang
best-reply = am besten
reply = { $square } { $games }x { $loss }
better = { $replies }; am besten { $square }
heading = { $moves }: { $turn }.
to-move = { $color } am Zug
other-rules = { $games ->
    [one] 1 Partie nach anderen Regeln zählt nicht
   *[other] { $games } Partien nach anderen Regeln zählen nicht
}
more-faults = { $games } weitere Partien sind nicht lesbar
against = { $first } gegen { $second }
of-most = { $games } von { $most }
row-rules = Regeln
row-won = Siege
row-drawn = Remis
row-lost = Verl.
a-game = { $discs } je Partie
elo-rather = eher { $one } als { $other } Elo-Punkte
elo-undecided = nicht entschieden zwischen { $one } und { $other } Elo-Punkten
sprt = { $decision } (Log-Likelihood-Quotient { $ratio }, Grenzen { $low } und { $high })
interval = { $middle } ({ $percent }: { $low } bis { $high })
match-took = { $games ->
    [one] 1 Partie in { $seconds } s, je { $each } s
   *[other] { $games } Partien in { $seconds } s, je { $each } s
}
only-standard = { $player } spielt nur normales Othello, nicht { $rules }
sprt-bounds = --sprt braucht eine niedrigere und eine höhere Differenz in Elo-Punkten
no-opening = erwartet wurde eine Eröffnung, es gibt keine
finished-opening = erwartet wurde eine Eröffnung, dies ist eine beendete Partie
opening-of-rules = erwartet wurde eine Partie nach den Regeln { $rules }, dies ist eine nach { $found }
extensions = erwartet wurde ein Dateiname mit einer der Endungen { $names }
leaves = { $rate } Millionen Blätter je Sekunde in Tiefe { $depth }
puzzle = Aufgabe { $number }
puzzle-task = { $heading }. { $task }.
puzzles = { $puzzles ->
    [0] Keine Aufgaben
    [one] 1 Aufgabe
   *[other] { $puzzles } Aufgaben
}
puzzles-in = { $puzzles } ({ $games }).
built-in-follow = Keine Aufgaben in den gespeicherten Partien: Es folgen mitgelieferte.
of-earlier-run = { $puzzles } eines früheren Laufs
so-far = { $place }: bisher { $puzzles }
no-puzzles-in = keine Aufgaben ({ $games })
current-game = die laufende Partie
saved-game = gespeicherte Partie { $number }
built-in-puzzle = mitgelieferte Aufgabe { $number }
before-move = vor Zug { $number }
no-such-game = keine solche Partie ({ $games })
part = erwartet wurden die Nummer eines Teils und die Zahl aller Teile, wie 3/16
from-one = erwartet wurde eine Zahl ab 1
empties = erwartet wurden zwei Zahlen von { $least } bis { $most }, wie 8-14
day = erwartet wurde ein Datum wie 2026-11-22
percentage = erwartet wurde ein Prozentsatz von 0 bis 100
needs = { $option } braucht { $other }
needs-player = { $option } braucht einen Spieler
two-players = ein Spieler ist zweimal genannt: als PLAYER und mit --player
only-wthor = --output gehört zu --to wthor; andere Formate gehen auf die Standardausgabe
balanced = --balanced kennt Eröffnungen für Othello, nicht für { $rules }
no-own-games = keine gespeicherten Partien: nennen Sie einen Spieler und Dateien mit Partien
no-games = keine solchen Partien in diesen Dateien
no-files = keine Dateien mit Partien: nennen Sie welche, oder setzen Sie games in der Einstellungsdatei (siehe othello config)
picture-on-terminal = ein Bild lässt sich nicht als Text zeigen; schreiben Sie es in eine Datei, etwa mit { $example }
one-picture = ein Bild zeigt eine Partie, und es folgt eine weitere
no-comment = in der Partie steht kein Kommentar

other-games = andere Partien darin werden nicht gezeigt: { $games }
even-number = erwartet wurde eine gerade Zahl von 2 bis { $most }
elo = erwartet wurde eine Zahl von Elo-Punkten von -{ $most } bis { $most }
cannot-print = auf die Standardausgabe kann nicht geschrieben werden
only-rules-of-othello = erwartet wurden die Regeln von Othello, nicht { $rules }
