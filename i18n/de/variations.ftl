## Varianten, Kommentare, Zeichen und Markierungen.

mode-comment = In einem Kommentar
activity-comment = Kommentar

variation = Varianten ab hier auflisten oder eine davon zeigen
    .usage = variation oder variation 2
    .about = Variante Nebenvariante
    .key = die Varianten von hier zeigen oder eine ansehen
up = aus einer Variante zu ihrem Beginn zurückkehren
    .key = von einer Variante an ihren Anfang zurückkehren
comment = den Kommentar zum gezeigten Zug lesen oder schreiben; comment - entfernt ihn
    .usage = comment oder comment Ein Fehler.
    .about = Kommentar Notiz Anmerkung
    .key = Kommentar zum gezeigten Zug
    .hint = Kommentar
    .hint-instead = ganzer Kommentar
marks = Markierungen lesen oder ändern: ein Feld bekommt die nächste, die genannte (triangle, square, circle, cross) oder eine Beschriftung; marks d3 - entfernt sie
    .usage = marks oder marks d3, marks d3 cross, marks d3 A
    .about = Markierung Dreieck Quadrat Kreis Kreuz
    .key = ein Feld mit einem Zeichen versehen
sign = dem gezeigten Zug ein Zeichen geben, das nächste von ! ? !! ?? !? ?! oder das genannte; sign - entfernt es
    .usage = sign oder sign !?
    .about = Zeichen Ausrufezeichen Fragezeichen
    .key = dem gezeigten Zug das nächste Zeichen geben
promote = die gezeigte Variante vor die Zugfolge stellen, von der sie abzweigt
    .key = die Variante nach vorn stellen; entfernen
    .hint = nach vorn
remove = die Variante ab dem gezeigten Zug entfernen; undo bringt sie zurück
previous =
    .key = voriger, nächster Zug, der hier versucht wurde
next =
    .hint = Variante
    .hint-instead = andere

promoted = Die Variante steht jetzt vorn.
made-main = Diese Variante ist jetzt die Partie; die ersetzten Züge sind eine Variante.
removed = Variante entfernt.
    .screen = Variante entfernt. u bringt sie zurück.
restored = Die Variante ist wieder da.
commented = Kommentar hinzugefügt.
uncommented = Kommentar entfernt.
too-long = Der Kommentar ist zu lang, um ihn hier zu bearbeiten.
breaks-line = Strg-J bricht die Zeile um.
breaks-line-and-cancels = Strg-J bricht die Zeile um, Esc bricht ab.
nothing-marked = Nichts ist markiert.
no-comment = Hier gibt es keinen Kommentar.
no-square-marked = Hier ist kein Feld markiert.
marked = Markiert: { $marks }.
label = { $label } auf { $square }
shape = { $shape ->
    [triangle] Dreieck
    [square] Quadrat
    [circle] Kreis
   *[cross] Kreuz
} auf { $square }
signed = Der Zug hat das Zeichen { $signs }.
comment-read = Kommentar: { $comment }
unread = { $count ->
    [one] Eine ungültige Variante bleibt als Text erhalten.
   *[other] { $count } ungültige Varianten bleiben als Text erhalten.
}
varied = { $line }: { $ply } { $turn }
start = Anfang
place = { $is-side ->
    [yes] Variante, Zug { $plies }: { $square }{ $signs }
   *[no] Zug { $plies }: { $square }{ $signs }
}
list = Variante { $number }, Zug { $before }: { $squares }.
list-with-value = Variante { $number }, Zug { $before }: { $squares } ({ $value } für { $player }, { $certainty }).
line = Variante bei Zug { $move }
none = Es gibt keine Varianten.
none-here = Hier gibt es keine Varianten, aber { $places }.
at-start = am Anfang
after-move = nach Zug { $move }

no-sibling = hier wurde kein anderer Zug versucht
no-such = { $variations ->
    [0] hier gibt es keine Variante
    [one] hier gibt es nur 1 Variante
   *[other] hier gibt es nur { $variations } Varianten
}
not-yet = andere Züge lassen sich hier nach dem Ende der Partie versuchen
no-variation = das ist die Partie selbst, keine Variante
wrong-number = erwartet wurde die Nummer einer Variante, etwa variation 1, nicht { $found }
wrong-square = erwartet wurde ein Feld, etwa marks d3, nicht { $found }
wrong-sign = erwartet wurde eines von ! ? !! ?? !? ?!, nicht { $found }

comment-on-game = Kommentar zur Partie
comment-on-move = Kommentar zu Zug { $move }

key-keep = den Kommentar speichern; ein leerer wird entfernt
    .hint = behalten
key-new-line = neue Zeile
    .hint = neue Zeile
key-move = den Cursor im Text bewegen
key-erase = das Zeichen vor, hinter dem Cursor löschen
key-cancel = den Kommentar lassen, wie er war
    .hint = abbrechen
