## Was nicht stimmt: an eingefügten oder geöffneten Partien, an Dateien, an Eingaben. Satzteile ohne Punkt.

one-of = erwartet wurde einer dieser Werte: { $names }
because = { $what }: { $why }

line = Zeile { $line }
column = Zeile { $line }, Spalte { $column }
game = Partie { $game }

## Die Züge einer Mitschrift.

mirrored-only = { $square } ist nur beim gespiegelten Start gültig
pass-not-forced = hier muss niemand passen
out-of-turn = { $color } ist nicht am Zug
no-choice = x passt hier nicht: es ist kein Stein zu wählen
off-board = { $text } liegt nicht auf dem Brett
row-first = in { $text } steht die Reihe vor der Spalte
no-row = nach { $text } fehlt die Reihe
not-a-move = { $text } ist kein Zug
after-result = nach dem Ergebnis darf nichts mehr stehen, gefunden wurde { $text }
number-expected = hier muss die Nummer { $expected } stehen, nicht { $found }

## Die Zahlen eines Formulars.

missing = { $number } fehlt
doubled = { $number } steht auf { $squares }
illegal-number = Zug { $number }: { $why }
too-large = { $number } auf { $square } ist größer als { $most }

## Stellungen.

no-discs = auf dem Brett liegt kein Stein
not-64 = erwartet wurden 64 Zeichen, a1 bis h8, nicht { $found }
no-disc = erwartet wurde X, O oder - für { $square }, nicht { $found }
more-than-64 = erwartet wurden 64 Felder, a1 bis h8, nicht mehr
no-side = nach den 64 Feldern fehlt, wer am Zug ist: X oder O
wrong-side = am Zug ist X oder O, nicht { $found }
after-side = nach der Angabe, wer am Zug ist, darf nichts mehr stehen
doubtful-signs = die Zeichen unterscheiden Steine und leere Felder nicht, wie es X, O und - tun
doubtful-bits = statt 64 Feldern stehen hier zwei Zahlen, die nicht sagen, in welcher Ecke sie beginnen

## Dateien mit Partien.

no-game = keine Partie gefunden
no-moves = weder Züge noch eine Stellung gefunden
several-games = erwartet wurde eine einzige Partie und danach nichts
not-text = erwartet wurde Text, gefunden ein Nullbyte
long-game = eine Partie darf höchstens 16 MiB groß sein
endless = eine Partie darf höchstens 16 MiB groß sein; diese ist dann noch nicht zu Ende, und der Rest wird nicht gelesen
truncated = die Datei endet nach { $found } von { $expected ->
    [one] 1 Partie
   *[other] { $expected } Partien
}
expected = erwartet wurde { $what }
skipped = übersprungen: { $why }
another-game = ein anderes Spiel, { $name }
another-variant = eine andere Variante, { $name }
another-board = ein Brett von { $size }
by-other-rules = eine Partie nach anderen Regeln: { $rules }
list-of-names = eine Liste von Namen, keine Partien
solitaires = Solitäre, keine Partien
wrong-tag = { $name }: { $expected }
other-rules = { $format } kann keine Partie nach den Regeln { $rules } enthalten
read-only = { $format } wird nicht als Text geschrieben
other-start = { $format } kann keine Partie aus einer anderen Stellung enthalten
many-names = { $format } kann nicht noch mehr Namen enthalten

## Was eine Datei von einer Partie nicht behält, in der Mehrzahl.

part-rules = Regeln
part-moves = Züge
part-hands = Steine im Vorrat
part-undone = zurückgenommene Züge
part-names = Namen der Spieler
part-date = Datumsangaben
part-result = kampflose und gewertete Ergebnisse
part-clock = Uhren
part-tags = Tags
part-comments = Kommentare
part-variations = Varianten
part-marks = Zeichen und Markierungen
part-annotations = Bewertungen und Zeiten von Zügen
part-properties = unbekannte Eigenschaften
part-characters = unlesbare Zeichen
counted = { $part } ({ $count })

## Was eine Datei sagt und ihre Partie nicht bestätigt.

other-result = als Ergebnis ist { $claimed } angegeben, aber die Partie endet { $score }
unknown-tag = { $name }: unbekannter Wert { $text }, bleibt unverändert
no-result = als Ergebnis ist { $claimed } angegeben, aber das ist kein Ergebnis
variation = die Variante in { $place } bleibt als Text erhalten: { $fault }
variations = { $count ->
    [one] 1 weitere Variante bleibt als Text erhalten
   *[other] { $count } weitere Varianten bleiben als Text erhalten
}
rest = die Partie ist bis { $place } gelesen, und der Rest bleibt als Text erhalten: { $fault }
cut-off = der Text endet mitten in der Partie, die bis dorthin gelesen ist
passes = { $count ->
    [one] 1-mal Passen nach Partieende ignoriert
   *[other] { $count }-mal Passen nach Partieende ignoriert
}
side = es ist nicht angegeben, wer am Zug ist; das kann nur { $color } sein
ambiguous = die Züge lassen sich auf mehrere Arten lesen; genommen wird die längste Partie
left-out = { $count ->
    [one] ein Feld, das wie ein Zug aussieht, wird ausgelassen ({ $place })
   *[other] { $count } Felder, die wie Züge aussehen, werden ausgelassen, das erste in { $place }
}
wrong-values = { $count ->
    [one] der angegebene Wert von Zug { $first } widerspricht der Partie
   *[other] die angegebenen Werte von { $count } Zügen widersprechen der Partie, der erste bei Zug { $first }
}
unreadable = { $count ->
    [one] ein Zeichen des Texts ist unlesbar, in { $place }
   *[other] { $count } Zeichen des Texts sind unlesbar, das erste in { $place }
}
no-encoding = der Text nennt seine Zeichenkodierung nicht und wird als { $encoding } gelesen
other-encoding = der Text nennt { $declared } als Zeichenkodierung, wird aber als { $encoding } gelesen
other-end = als Ende ist { $claimed } angegeben, aber die Partie ist auf dem Brett entschieden, { $score }

## Korrekturen eines Formulars, auf dem die Zahlen stehen.

no-change = keine Änderung
changes = { $change }; { $next }
swapped = { $one } und { $other } vertauscht
moved = { $number } auf { $to }, nicht { $from }
filled = die fehlende { $number } auf { $square }
read-as = { $number } als { $square } gelesen
inserted = { $square } als { $number } ergänzt
removed = { $number } auf { $square } weggelassen
number-skipped = keine { $number }: ab da um eins niedriger
renumbered = { $square } ist { $to }, nicht { $from }
started = { $squares } vor dem ersten Zug ergänzt
shifted = { $square } ist { $number }: ab da um eins höher
repair-goes-on = { $moves ->
    [one] { $changes }: 1 Zug, die Partie geht weiter
   *[other] { $changes }: { $moves } Züge, die Partie geht weiter
}
repair-ends = { $changes }: { $score }
    .as-stated = { $changes }: { $score }, wie angegeben
    .not-stated = { $changes }: { $score }, nicht { $stated } wie angegeben

## Gespeicherte Partien und ihre Dateien.

cannot-read = die Datei { $file } lässt sich nicht lesen
cannot-write = die Datei { $file } lässt sich nicht schreiben
exists = { $file } gibt es schon; wählen Sie einen anderen Namen
cannot-write-previous = die vorige Partie lässt sich nicht in { $file } schreiben
no-folder = es gibt keinen Ordner für gespeicherte Partien
no-such-folder = es gibt keinen Ordner { $folder }
no-saved-game = es gibt keine gespeicherte Partie { $number }
being-played = Partie { $number } ist in einem anderen Fenster offen
not-a-file = erwartet wurde eine gewöhnliche Datei
large-file = eine Datei darf höchstens 16 MiB groß sein
long-saved-game = eine gespeicherte Partie darf höchstens 16 MiB groß sein und höchstens 65536 ineinander geschachtelte Varianten enthalten
not-utf-8 = erwartet wurde Text in UTF-8
no-sheet = erwartet wurde ein Formular: Zeilen, die mit # beginnen, und ein Raster aus acht Zeilen
not-annotated = erwartet wurde eine Datei in SGF oder PGN
written-elsewhere = ein anderes Fenster schreibt gerade hinein
would-lose = aus der Datei gingen Teile verloren ({ $parts }); fügen Sie den Zug in einem Editor hinzu
no-home = { $name } ist nicht gesetzt, erwartet wurde das Home-Verzeichnis
wrong-home = { $name } ist { $found }, erwartet wurde ein absoluter Pfad
cannot-make-folder = der Ordner { $folder } kann nicht angelegt werden
cannot-open = { $file } kann nicht geöffnet werden
cannot-use-key = der Schlüssel { $file } lässt sich nicht verwenden
no-random = es sind keine Zufallszahlen verfügbar
game-unread = die Partie kann nicht gelesen werden
game-unwritten = die Partie kann nicht geschrieben werden
open-elsewhere = diese Partie ist in einem anderen Fenster offen
not-hosted = mit diesem Ticket haben Sie keine Partie angeboten
no-hosted-game = erwartet wurde die Datei einer angebotenen Partie
cannot-listen = auf keinem Port kann auf Verbindungen gewartet werden
cannot-listen-at = an { $address } kann nicht auf Verbindungen gewartet werden
ticket-unread = das Ticket kann nicht gelesen werden
input-unread = die Standardeingabe kann nicht gelesen werden
output-unwritten = auf die Standardausgabe kann nicht geschrieben werden
output-closed = die Standardausgabe ist geschlossen
cannot-restart = das Programm lässt sich nicht neu starten
no-use-of-terminal = das Terminal lässt sich nicht verwenden
no-thread = ein Thread kann nicht gestartet werden
cannot-start = { $program } lässt sich nicht starten
foreign-connection = die Verbindung gehört nicht zu dieser Partie
full-file = ihre Datei ist voll; bitte eine neue Partie anbieten
no-signals = Signale können nicht abgefangen werden
no-date = die Systemuhr liefert kein Datum
tunnel = erwartet wurde cloudflared, tailscale, ssh, ssh:HOST, ein Befehl mit { "{port}" } darin oder eine Adresse wie https://example.org/
line-count = erwartet wurde eine Anzahl Zugfolgen von 1 bis { $most }, oder all
color-name = erwartet wurde black oder white
no-games-here = weder eine Datei noch ein Ordner mit Partien
no-list-nor-grid = erwartet wurde eine Zugliste oder ein Raster von Nummern
no-othello = erwartet wurde eine Partie nach den Regeln von Othello
player-failed = { $side ->
    [first] der erste Spieler ist ausgefallen
   *[second] der zweite Spieler ist ausgefallen
}
no-book = das Buch { $file } lässt sich nicht benutzen
not-a-book = die Datei { $file } beginnt nicht wie ein Buch von othello („othello book“), enthält auch keine vollständigen Einträge eines solchen und bleibt unverändert
other-book-version = die Datei { $file } ist laut ihrem Kopf ein Buch der Version { $version }, erwartet wird { $expected }; sie bleibt unverändert
damaged-book = { $records ->
    [0] der Kopf ist beschädigt oder fehlt; alle vorhandenen Einträge werden benutzt
    [one] 1 Eintrag ist beschädigt oder fehlt, bei Byte { $at }; alle anderen werden benutzt
   *[other] { $records } Einträge sind beschädigt oder fehlen, der erste bei Byte { $at }; alle anderen werden benutzt
}
kept-book = { $damage }, und die beschädigte Datei bleibt daneben als { $file } erhalten

## Was eingegeben wird.

level = erwartet wurde eine Stufe von 1 bis { $most }
level-before-time = eine Zeit für jeden Zug gibt es nur hinter Stufe { $most }
computer = erwartet wurde level:N (1 bis { $levels }), depth:N, depth:N@PROZENT (selektiv), time:SEKUNDEN, cmd:BEFEHL oder cmd@TIEFE:BEFEHL (eine NBoard-Engine)
depth = erwartet wurde eine Tiefe von 1 bis { $most }
selectivity = erwartet wurde eine Selektivität von { $percents } %
time = erwartet wurde eine Zeit über 0 und bis { $most } Sekunden
no-command = es fehlt ein Befehl
open-quote = im Befehl ist ein { $quote } nicht geschlossen
last-backslash = der Befehl endet mit einem Backslash
nul = der Befehl enthält ein NUL-Zeichen
clock = erwartet wurden Minuten oder M:SS, und +S für S Sekunden mehr je Zug: 5, 0:30, 5+3
clock-main = erwartet wurde eine Zeit von 0:01 bis 1440 Minuten (24 Stunden)
clock-increment = erwartet wurden höchstens 3600 Sekunden je Zug (eine Stunde)
opening = erwartet wurde eine Zahl von 1 bis { $most } oder random
odd = erwartet wurde eine ungerade Zahl von 1 bis 99
lines = erwartet wurde eine Anzahl Zugfolgen von 1 bis { $most }, oder all
seconds = erwartet wurde eine Zeit von { $least } bis { $most } Sekunden
number = erwartet wurde eine Zahl von 1 bis { $most }
no-memory = { $mebibytes } MiB Speicher sind nicht verfügbar
date = erwartet wurde ein Datum wie 2026.11.21, mit ? für Unbekanntes
score = erwartet wurde ein Ergebnis wie 34-30, die Steine von Schwarz zuerst
blank-name = ein Name darf nicht nur aus Leerzeichen bestehen
hidden-letter = der Name enthält ein unsichtbares Zeichen
open-double-quote = ein doppeltes Anführungszeichen ist nicht geschlossen

## Ein anderes Programm, das spielt.

not-started = die Engine „{ $command }“ lässt sich nicht starten
ended = die Engine „{ $command }“ hat sich beendet ({ $status })
exit-status = Exit-Status { $code }
closed = die Engine „{ $command }“ hat ihre Ein- oder Ausgabe geschlossen
no-answer = die Engine „{ $command }“ hat nicht innerhalb von { $seconds } s geantwortet
last-message = { $fault }; ihre letzte Meldung: { $line }
nonsense = die Engine „{ $command }“ schrieb „{ $line }“, erwartet wurde eine Zeile wie „{ $expected }“
passed = die Engine „{ $command }“ hat gepasst, obwohl sie ziehen konnte
illegal-choice = die Engine „{ $command }“ hat einen ungültigen Zug gewählt: { $why }
only-othello = die Engine „{ $command }“ spielt nur normales Othello, nicht { $rules }
stopped = die Engine „{ $command }“ wurde abgebrochen

## Eine Partie mit einem anderen Rechner: das andere Programm, und was gerade nicht geht.

long-line = eine Zeile darf höchstens { $most } Bytes haben
unknown-line = erwartet wurde eine Zeile des Protokolls
malformed = fehlerhafte Zeile „{ $keyword }“
unexpected = eine Zeile kam außer der Reihe
not-allowed = die Regeln erlauben es nicht: { $why }
move-out-of-turn = ein Zug kam außer der Reihe
other-game = die beiden Programme haben verschiedene Partien
wrong-number = eine Nummer ist außer der Reihe
two-questions = zwei Anfragen auf einmal
not-begun = noch hat keine Partie begonnen
over = die Partie ist zu Ende
paused = die Partie ist unterbrochen
not-paused = die Partie ist nicht unterbrochen
few-moves = so viele Züge lassen sich nicht zurücknehmen
hints-already = die Engine darf schon helfen
log-full = das Protokoll dieser Verbindung ist voll; bieten Sie mit host eine neue Partie an
no-connection = es besteht keine Verbindung
watching = das können nur die beiden Spieler
not-your-turn = der andere Spieler ist am Zug
waiting = der letzte Zug ist noch unterwegs
asked-already = der andere Spieler hat noch nicht geantwortet
not-away = der andere Spieler ist noch nicht lange genug weg
not-saved = die Datei der Partie lässt sich nicht schreiben
no-seat = der Platz ist nicht besetzt
ticket-letter = erwartet wurde ein Ticket, es enthält aber { $letter }
ticket-mistyped = das Ticket ist falsch abgetippt oder unvollständig
ticket-other-version = das Ticket ist von einer anderen Version dieses Programms
connection-closed = die Verbindung wurde geschlossen
no-such-file = die Datei oder den Ordner gibt es nicht
permission-denied = keine Berechtigung
file-exists = die Datei gibt es schon
is-a-folder = das ist ein Ordner
not-a-folder = das ist kein Ordner
no-file-name = so kann keine Datei heißen
in-use = ein anderes Programm hat die Datei offen
disk-full = der Datenträger ist voll
a-device = erwartet wurde eine Datei, dies ist ein Gerät
read-only-folder = das Dateisystem lässt sich nur lesen
address-in-use = die Adresse ist schon belegt
address-elsewhere = dieser Rechner hat diese Adresse nicht
connection-refused = die Verbindung wurde abgelehnt
timed-out = keine Antwort
unreachable = von diesem Netz aus führt kein Weg dorthin
number-of-discs = erwartet wurde eine Anzahl Steine von 0 bis 64
games-there = { $games ->
    [one] es gibt eine Partie
   *[other] es gibt { $games } Partien
}
years = erwartet wurde ein Jahr oder ein Zeitraum wie 1990-2005, 1990- oder -2005
encoding = erwartet wurde der Name einer Kodierung wie UTF-8, Shift_JIS, EUC-JP oder GB18030
book-text-position = erwartet wurden 64 Felder (X, O oder -) und danach X oder O für die Seite am Zug
book-text-level = erwartet wurde eine Stufe von 0 bis 60 nach der Stellung
book-text-move = erwartet wurde ein gültiger Zug oder -- nach der Stufe
book-text-value = erwartet wurde ein Wert von -64 bis 64 nach dem Zug
book-text-finding = erwartet wurden am Ende Züge, ein Wert und eine Tiefe wie „d3c3 -1.25 21@87“
