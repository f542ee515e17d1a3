program = othello { $version } auf { $system }
program-of-developers = othello { $version } auf { $system }, für die Entwicklung kompiliert
system = System: { $name }
processor = Prozessor: { $kernel }, { $threads ->
    [one] 1 Thread
   *[other] { $threads } Threads
}

terminal = Terminal
look = Aussehen
files = Dateien
discs = Steine

set = gesetzt
not-set = nicht gesetzt
of-console = { $value }, weil die Konsole es kann
of-system = { $value }, aus den Einstellungen des Systems
empty = leer
a-terminal = ein Terminal
no-terminal = kein Terminal
standard-input = Standardeingabe: { $what }
standard-output = Standardausgabe: { $what }
size = Größe: { $size }, Felder aus { $square } Zellen
size-small = Größe: { $size }, zu klein für eine Partie
size-unknown = Größe: unbekannt

colours = Farben: { $colours }, wegen { $why }
characters = Zeichen: { $characters }, wegen { $why }
theme = Farbschema: { $theme }
language = Sprache: { $language }, wegen { $why }
no-locale = fehlender Locale
asked = des ausdrücklichen Wunsches
disc-width = der Breite eines Steins
none = keine
true-colours = 24 Bit
plays-lines = Spiel: Zeile für Zeile, denn { $reason }
plays-screen = Spiel: auf dem Bildschirm
plain-asked = --plain ist angegeben
input-no-terminal = die Standardeingabe ist kein Terminal
output-no-terminal = die Standardausgabe ist kein Terminal
dumb = TERM ist dumb oder nicht gesetzt
accessible = ACCESSIBLE ist gesetzt

not-asked = Antworten des Terminals: es wird nicht gefragt
answers = Antworten des Terminals: { $answers }
no-answers = keine
is-dark = sein Hintergrund ist dunkel ({ $color })
is-light = sein Hintergrund ist hell ({ $color })
has-colours = Farben: { $colours }
pictures = Bilder: { $protocol }
cell = eine Zelle hat { $size } Pixel
one-column = ein Stein braucht eine Spalte
two-columns = ein Stein braucht zwei Spalten

settings = Einstellungen: { $file }, { $state }
not-found = nicht gefunden
valid = gültig
with-errors = mit Fehlern:
set-by-file = aus der Datei: { $names }
set-by-commands = durch Befehle gesetzt: { $names }
current-game = laufende Partie: { $file }, { $state }
saved-games = gespeicherte Partien: { $file }, { $state }
your-level = Ihre Stufe: { $file }, { $state }
level-about = etwa { $level }
level-damaged = aus einer früheren Version oder beschädigt
crash-report = Absturzbericht: { $file }
writable = beschreibbar
not-created = noch nicht angelegt
not-writable = nicht beschreibbar ({ $error })
cannot-create = kann nicht angelegt werden ({ $error })
without-colours = ohne Farben, denn die Standardausgabe ist kein Terminal
