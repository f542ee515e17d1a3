## Die Tasten: Namen, Überschriften, und was sie an mehreren Stellen tun.

name = { $key ->
    [Space] Leertaste
    [Backspace] Rücktaste
    [Delete] Entf
    [Home] Pos1
    [End] Ende
    [PageUp] BildAuf
    [PageDown] BildAb
    [PgUp] BildAuf
    [PgDn] BildAb
    [Shift-Tab] Umschalt-Tab
    [Up] Auf
    [Down] Ab
    [Left] Links
    [Right] Rechts
   *[other] { $key }
}
with-ctrl = Strg-{ $key }
arrows = Pfeile
click = Klick
wheel = Mausrad
any-of = eine von { $keys }
then = dann { $keys }

group-play = Spielen
group-browse = Blättern
group-study = Lernen
group-games = Partien
group-read = Vorlesen
group-screen = Bildschirm

mode-board = Auf dem Brett
mode-any = Überall
mode-record = Im Partiediagramm und in den Kurven
mode-question = Bei einer Frage
mode-filter = Beim Filtern
mode-text = In einem Text

cursor = den Cursor bewegen
line = vorige, nächste Zeile
erase = ein Zeichen löschen; Strg-W ein Wort, Strg-U alles
cancel = abbrechen
    .hint = abbrechen
close = schließen
    .hint = zu
scroll = scrollen
    .hint = scrollen
yes = ja (zum Aufgeben, zum Löschen und als Antwort an den anderen Spieler nur y)
    .hint = ja
no = nein (bei Fragen, die von selbst kommen, nur n)
    .hint = nein
escape = das offene Fenster schließen oder eine getippte Spalte verwerfen; beendet nie
at-once = sofort beenden, in den Hintergrund, neu zeichnen
at-once-without-jobs = sofort beenden, neu zeichnen
browse = in der Partie blättern
    .hint = blättern
ends = zum Anfang, zum aktuellen Zug
pages = Partiediagramm, Kurven
