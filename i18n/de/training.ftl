## Das Training: was Partien gekostet haben, Fehler, die wiederkommen, bis sie behoben sind, und passende Aufgaben.

mode = Im Fortschritt
activity = Fortschritt

lesson = die Lektion zu den Zügen dieser Partie beginnen oder fortsetzen, die am meisten gekostet haben; ohne analysierte Partie, was fällig ist
    .about = Lektion Fehler üben wiederholen nochmal lernen Trainer Lehrer
    .key = die Lektion: Ihre schlechtesten Züge; oder was fällig ist
    .hint = Lektion
lesson-reviewed =
    .key = die Lektion: Ihre schlechtesten Züge
    .hint = Lektion
worst = { $who ->
    [you] { $count ->
        [one] Ein Zug von Ihnen, der einen Blick lohnt
        [2] Zwei Züge von Ihnen, die einen Blick lohnen
       *[other] Drei Züge von Ihnen, die einen Blick lohnen
    }
   *[both] { $count ->
        [one] Ein Zug, der einen Blick lohnt
        [2] Zwei Züge, die einen Blick lohnen
       *[other] Drei Züge, die einen Blick lohnen
    }
}: { $moves }. Enter: warum; n: neue Partie.{ $others }
    .line = { $who ->
        [you] Züge von Ihnen, die einen Blick lohnen
       *[both] Züge, die einen Blick lohnen
    }: { $moves }. Enter zeigt, warum.{ $others }
    .short = Lehrreich: { $moves }. Enter: warum.{ $others }
    .bare = Lehrreich: { $moves }. Enter: warum.
    .brief = Enter: Lektion.
costly = { $unit ->
    [discs] { $square } ({ $discs ->
        [one] 1 Stein
       *[other] { $discs } Steine
    })
   *[other] { $square } ({ $discs })
}
costlier = { $moves } { $count ->
    [one] kostete mehr, lehrt aber weniger
   *[other] kosteten mehr, lehren aber weniger
} (:review).
no-errors = Keiner Ihrer Züge hat zwei Steine oder mehr gekostet.
lesson-left = Die Lektion wartet: Enter setzt sie fort; n: neue Partie.
    .line = Die Lektion wartet: Enter setzt sie fort.
    .short = Enter: Lektion fortsetzen.
    .brief = Enter: Lektion.
lesson-done = Sie haben die Lektion zu dieser Partie durchgearbeitet. t: noch einmal; n: neue Partie.
    .line = Sie haben die Lektion zu dieser Partie durchgearbeitet. lesson beginnt sie noch einmal.
    .short = t: Lektion noch einmal; n: neue Partie.
puzzle = passende Aufgaben lösen: Endspiele, in denen ein Zug gewinnt, Mittelspiele, in denen einer den Vorsprung hält
    .key = Aufgaben: ein Zug gewinnt oder hält den Vorsprung
    .hint = Aufgaben
    .usage = puzzles oder puzzles moves, puzzles corners, puzzles endgame plays-last
    .about = Aufgaben Rätsel üben lösen Quiz Übung Knobelei Tagesaufgabe Endspiel Endspiele Problem
    .details = eine Idee wie moves, quiet, corners oder beside-corner wählt Aufgaben, in denen es um sie geht, ebenso ein Motiv wie parity oder wall; endgame oder midgame wählt die Art.
    .short = Aufgaben lösen
similar = zwei Aufgaben zum Motiv des gelösten Fehlers stellen
    .about = ähnlich gleiches Motiv Idee Fehler üben
    .key = zwei Aufgaben, die diesem Fehler ähneln
    .hint = ähnliche
train = abfragen, was fällig ist: Ihre Fehler, falsch gelöste Aufgaben und neue, die passen
    .about = Training üben Lektion
    .key = üben, was fällig ist: Ihre Fehler und Aufgaben
progress = Ihr Fortschritt: was Ihre Partien gekostet haben, was Sie können und was fällig ist
    .key = Ihr Fortschritt und was fällig ist
    .about = Fortschritt Statistik wie_gut_bin_ich
next-own = festlegen, wer Sie in dieser Partie sind: weiter zu Schwarz, Weiß, beiden, keinem
    .key = wer Sie in dieser Partie sind
mine = sagen oder festlegen, wer Sie in dieser Partie sind, damit Ihre Fehler wiederkommen
    .usage = mine oder mine black, white, both, nobody
    .about = meine Seite Farbe
    .key = sagen, welche Züge Ihre sind, damit deren Fehler wiederkommen

none-similar = zu diesem Fehler gibt es keine ähnlichen Aufgaben
nothing-similar = zuerst einen Fehler einer Partie lösen; dann gibt es ähnliche Aufgaben


all-right = { $answers ->
    [one] 1 Stellung, richtig.
   *[other] { $answers } Stellungen, alle richtig.
}
not-known = Sitzt noch nicht; kommt morgen wieder.
some-right = { $wrong ->
    [one] { $right } von { $answers } richtig; die andere kommt morgen wieder.
   *[other] { $right } von { $answers } richtig; die anderen kommen morgen wieder.
}
next-due = Die nächste Stellung ist in { $unit ->
    [hours] { $number ->
        [one] 1 Stunde
       *[other] { $number } Stunden
    }
   *[days] { $number ->
        [one] 1 Tag
       *[other] { $number } Tagen
    }
} fällig.
nothing-due = Nichts ist fällig.
nothing-due-until = Nichts ist fällig. { $next }
nothing-at-all = Nichts ist fällig. Analysierte Partien und Aufgaben füllen die nächste Lektion.
openings-known = Aus diesem Repertoire ist nichts fällig.
openings-known-until = Aus diesem Repertoire ist nichts fällig. { $next }

nobody-named = Sie sind keiner der Spieler: Kein Fehler dieser Partie kommt wieder.
    .short = Sie sind keiner der Spieler.
one-named = { $errors ->
    [0] Sie sind { $color }.
    [one] Sie sind { $color }: 1 Fehler kommt im Training wieder.
   *[other] Sie sind { $color }: { $errors } Fehler kommen im Training wieder.
}
    .short = Sie sind { $color }: { $errors } Fehler.
both-named = { $errors ->
    [0] Sie sind beide Spieler.
    [one] Sie sind beide Spieler: 1 Fehler kommt im Training wieder.
   *[other] Sie sind beide Spieler: { $errors } Fehler kommen im Training wieder.
}
    .short = Sie sind beide Spieler: { $errors } Fehler.
nobody = In dieser Partie sind Sie keiner der Spieler.
one = In dieser Partie sind Sie { $color }.
both = In dieser Partie sind Sie beide Spieler.
unknown-side = erwartet wurde black, white, both oder nobody, nicht { $found }

damaged = { $file }: { $lines ->
    [one] Zeile { $first } ist beschädigt
   *[other] { $lines } Zeilen sind beschädigt, die erste ist Zeile { $first }
}; alle bleiben erhalten.
foreign = { $file }: { $lines ->
    [one] 1 Zeile ist
   *[other] { $lines } Zeilen sind
} von einer anderen Version; alle bleiben erhalten.
damaged-and-foreign = { $file }: { $lines ->
    [one] Zeile { $first } ist beschädigt
   *[other] { $lines } Zeilen sind beschädigt, die erste ist Zeile { $first }
} und { $foreign ->
    [one] 1 Zeile ist
   *[other] { $foreign } Zeilen sind
} von einer anderen Version; alle bleiben erhalten.
unavailable = Ihr Fortschritt ist nicht lesbar: { $error }.
not-kept = Ihre Antworten werden nicht gespeichert: { $error }.

unknown-puzzles = erwartet wurde endgame, midgame, eine Idee wie moves oder corners oder ein Motiv wie parity, nicht { $found }
no-such-puzzles = keine mitgelieferte Aufgabe passt dazu
title = Ihr Fortschritt
no-progress = Noch kein Fortschritt. Er beginnt mit der ersten analysierten Partie oder der ersten Aufgabe.
costs-most = Am meisten kostet Sie „{ $idea }“: { $percent } % von allem, was Sie verlieren.
costs-most-since = Am meisten kostet Sie „{ $idea }“: { $percent } % von allem, was Sie verlieren, in den Partien davor { $before } %.
other-ideas = Danach: { $ideas }.
idea-share = { $idea } { $percent } %
great-losses = Von je 100 Ihrer Züge kosten sechs Steine oder mehr: { $quarters }. { $most ->
    [0] Es gibt keinen.
   *[other] Am meisten geht in den Zügen { $from } bis { $to } verloren.
}
quarter = { $count } in den Zügen { $from } bis { $to }
whys = Warum ein Zug richtig ist: { $right } von { $asked } gewusst{ $other ->
    [0] {""}
   *[other] , { $other }-mal einen anderen richtigen Grund genannt
}.
last-games-cost = { $games ->
    [one] Ihre letzte analysierte Partie hat { $discs } Steine gekostet: { $phases }.
   *[other] Ihre letzten { $games } analysierten Partien haben je { $discs } Steine gekostet: { $phases }.
}
games-before-cost = { $games ->
    [one] Die davor hat { $discs } Steine gekostet: { $phases }.
   *[other] Die { $games } davor haben je { $discs } Steine gekostet: { $phases }.
}
game-cost = { $game }: { $result ->
    [unknown] sie hat { $cost ->
        [one] { $cost } Stein
       *[other] { $cost } Steine
    } gekostet.
    [draw] remis; sie hat { $cost ->
        [one] { $cost } Stein
       *[other] { $cost } Steine
    } gekostet.
    [won] mit { $discs } gewonnen; sie hat { $cost ->
        [one] { $cost } Stein
       *[other] { $cost } Steine
    } gekostet.
   *[lost] mit { $discs } verloren; sie hat { $cost ->
        [one] { $cost } Stein
       *[other] { $cost } Steine
    } gekostet.
}
graphs-cost = { $games ->
    [one] Verlorene Steine in Ihrer letzten Partie
   *[other] Verlorene Steine je Partie in Ihren letzten { $games } Partien
}
about-bars = Jeder Balken ist eine Partie, die letzte rechts; ein voller steht für { $discs } Steine je Zug.
last-games = { $games ->
    [one] In Ihrer letzten analysierten Partie kostete ein Zug im Mittel { $mean } Steine: { $phases }.
   *[other] In Ihren letzten { $games } analysierten Partien kostete ein Zug im Mittel { $mean } Steine: { $phases }.
}
games-before = { $games ->
    [one] In der Partie davor { $mean } Steine: { $phases }.
   *[other] In den { $games } Partien davor { $mean } Steine: { $phases }.
}
phase-mean = { $mean } { $phase ->
    [opening] in der Eröffnung
    [midgame] im Mittelspiel
   *[endgame] im Endspiel
}
game-of-day = { $date }
game-against = { $date } gegen { $opponent }
a-game = Eine Partie
a-game-against = Eine Partie gegen { $opponent }
game = { $game }: { $result ->
    [unknown] ein Zug kostete im Mittel { $mean } Steine.
    [draw] remis; ein Zug kostete im Mittel { $mean } Steine.
    [won] mit { $discs } gewonnen; ein Zug kostete im Mittel { $mean } Steine.
   *[lost] mit { $discs } verloren; ein Zug kostete im Mittel { $mean } Steine.
}
own-errors = { $errors } Fehler von Ihnen, { $known ->
    [0] davon noch keiner behoben
    [one] davon 1 behoben
   *[other] davon { $known } behoben
}.
due-errors = Jetzt fällig: { $errors } Fehler.
due-puzzles = Jetzt fällig: { $puzzles ->
    [one] 1 falsch gelöste Aufgabe
   *[other] { $puzzles } falsch gelöste Aufgaben
}.
due-both = Jetzt fällig: { $errors } Fehler und { $puzzles ->
    [one] 1 falsch gelöste Aufgabe
   *[other] { $puzzles } falsch gelöste Aufgaben
}.
openings = Repertoire: { $asked ->
    [one] 1 Stellung
   *[other] { $asked } Stellungen
} abgefragt, { $known } beherrscht, { $due ->
    [0] nichts fällig
   *[other] { $due } fällig (othello repertoire train)
}.
puzzles-solved = Gelöste Aufgaben: { $results }.
puzzles-at-once = Beim ersten Versuch gelöste Aufgaben
ratio = { $right } von { $answers }
days = In den letzten { $days } Tagen haben Sie an { $active ->
    [one] 1 Tag
   *[other] { $active } Tagen
} { $answers ->
    [one] 1 Stellung
   *[other] { $answers } Stellungen
} beantwortet, { $right } richtig.
whole-game = Partie
graphs = { $games ->
    [one] Verlust pro Zug in Ihrer letzten Partie
   *[other] Verlust pro Zug in Ihren letzten { $games } Partien
}
only-at-terminal = was Sie können, merkt sich das Programm nur am Terminal und mit othello train
