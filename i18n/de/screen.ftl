## Was nur der Bildschirm kann: Aussehen, Seiten, Hilfe, Beenden.

record = Partiediagramm: die Züge als Zahlen in ihren Feldern, mit Kommentaren und Varianten
    .about = Partiediagramm Protokoll
    .key = Partiediagramm: die Züge als Zahlen auf dem Brett
    .hint = Diagramm
graphs = die Kurven von Steinen und Mobilität zeigen
    .about = Kurven Grafik Verlauf
    .key = Kurven von Steinen und Mobilität
    .hint = Kurven
legal = die gültigen Züge auf dem Brett anzeigen oder nicht
    .about = gültige Züge mögliche wo_kann_ich_setzen wo_kann_ich_hin wo_kann_ich_ziehen wo_kann_ich_spielen mögliche_Züge wohin Punkte Punkt
    .key = gültige Züge anzeigen oder ausblenden
learn = anzeigen, was Anfänger sehen lernen: besondere Felder, stabile Steine, Antworten
    .about = lernen Anfänger Lernzeichen
    .usage = learning-marks oder learning-marks stable
    .key = Lernzeichen: besondere Felder, stabile Steine, Antworten
learning-choice = { $marks ->
    [special] Ecken und die C- und X-Felder daneben
    [stable] Steine, die nie mehr umgedreht werden
    [replies] wo der Gegner antworten könnte und wie viele Steine das umdreht
   *[off] keine
}
    .about = { $marks ->
        [stable] stabil stabile
       *[other] { "" }
    }
turn = das Brett drehen oder von einer Seite zeigen: white ist eine halbe Drehung
    .about = Brett drehen Seite Blickrichtung
    .usage = turn oder turn white
    .key = das Brett drehen
theme = die Farben des Bretts wählen
    .about = Farben Farbschema Aussehen Farbe Farbe_ändern Farben_ändern Brettfarbe
    .usage = theme oder theme paper
    .key = die Farben des Bretts wählen
theme-choice = { $theme ->
    [classic] ein grünes Brett
    [paper] graues Papier wie gedruckt
    [contrast] ein blaues Brett in Farben, die fast jeder unterscheiden kann
    [slate] ein graublaues Brett für dunkle Terminals
    [walnut] ein Brett aus Holz
   *[mono] keine Farben
}
    .about = { $theme ->
        [classic] grün üblich
        [paper] hell weiß Tag Papier helles helle heller helles_Design Tagmodus
        [contrast] blau farbenblind farbenfehlsichtig Kontrast
        [slate] dunkel schwarz Nacht dunkles dunkle dunkler Dunkelmodus dunkles_Design Nachtmodus
        [walnut] Holz braun
       *[mono] schwarzweiß einfarbig farblos ohne_Farben keine_Farben
    }
language = die Sprache wählen; ohne Namen alle nennen
    .about = Sprache Übersetzung
    .usage = language oder language de
    .key = die Sprache wählen
language-choice = { $name }
    .about = { $words }
language-chosen = Sprache: { $name }.
mouse = mit der Maus Text markieren oder wieder spielen
    .about = Maus markieren
    .key = die Maus zum Markieren von Text freigeben oder wieder benutzen
yes = eine Frage mit Ja beantworten
no = eine Frage mit Nein beantworten; jeder andere Befehl oder Zug tut das auch, wenn Ihre Eingabe zur Frage führte
no-question = es ist keine Frage offen
cancelled = Abgebrochen.
no-answer = erwartet wurde yes oder no, nicht { $found }: { $question }
with-answers = { $question } Antwort: yes oder no.
help = alle Befehle nennen oder einen erklären
    .about = Hilfe Anleitung Tasten Tastenkürzel Tastenbelegung Befehle Menü Hauptmenü Tastatur Version
    .usage = help oder help new
    .key = Hilfe
    .hint = Hilfe
commands = Befehle auflisten, alle oder die zu diesen Wörtern
    .usage = commands oder commands gespeicherte Partie
quit = beenden; am Terminal wird die Partie gespeichert
    .about = beenden Ende Programm aufhören Spiel_beenden Partie_beenden Programm_beenden schluss speichern_und_beenden
    .key = beenden; die Partie geht beim nächsten Mal weiter
    .button = Beenden
    .hint = beenden

unknown-command = unbekannter Befehl { $found }; help zeigt alle
did-you-mean = unbekannter Befehl { $found }; gemeint ist vielleicht { $known }
no-command-about = zu { $words } gibt es keinen Befehl; help zeigt alle
only-on-screen = { $command } geht nur auf dem Bildschirm
group = { $name }: { $commands }
moves-help = Einen Zug eingeben, etwa d3, oder mehrere, etwa f5d6c3; oder einen dieser Befehle:
more-help = help new erklärt einen davon, commands gespeicherte Partie nennt die zu gespeicherten Partien.
record-title = Partiediagramm
old-key = { $key } hat keine Bedeutung mehr; stattdessen :{ $command }.

lines-dropped = { $lines ->
    [one] Die Zeile, die mit ihr kam, wurde nicht gelesen.
   *[other] Die { $lines } Zeilen, die mit ihr kamen, wurden nicht gelesen.
}
too-small = Mindestens { $needed } nötig; dieses Terminal hat { $there }.
    .short = Braucht { $needed }.
part = { $first }-{ $last } von { $total }
    .short = { $last }/{ $total }
column-first = In welcher Spalte ist diese Reihe? Zuerst deren Buchstaben tippen: d{ $row }.
unread-key = { $letter } ist hier keine Taste. Die Tastatur auf lateinische Buchstaben umschalten oder mit Pfeilen und Enter spielen.
column-typed = Spalte { $column }: jetzt 1-8 (Esc bricht ab)
next-move = Zug { $number }
after-move = Nach Zug { $number }
    .short = Nach { $number }
at-start = Anfang
event-and-round = { $event }, Runde { $round }
round = Runde { $round }
official-score = Offizielles Ergebnis: { $score }

special-squares = # Ecken; daneben c C-Felder auf der Kante, x X-Felder auf der Diagonale (:learning-marks off beendet es)
    .short = # Ecken, c C-Felder, x X-Felder
stable-discs = Angezeigt: stabile Steine (nie mehr umzudrehen)
replies = Zahlen: Antworten auf den Zug und wie viele Steine sie umdrehen
mouse-selects = Die Maus markiert Text. Mit :mouse spielt sie wieder.
colors-unseen = Gerade keine Farben (wegen Terminal oder NO_COLOR).
