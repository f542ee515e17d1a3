## Warum ein Zug kostet, und was besser war.

why = sagen, was der gezeigte Fehler (sonst der letzte Zug) kostet, warum und was besser war
    .about = warum weshalb Grund Begründung Erklärung Zug_erklären erkläre
    .usage = why
    .key = warum der gezeigte Zug gut oder schlecht ist
    .hint = warum

end =
    .key = die Erklärung schließen
    .hint = zu
later = beide Stellungen einer Lektion einen Zug später zeigen: nach dem Zug und nach dem besseren
    .hint = später
earlier = beide Stellungen einer Lektion einen Zug früher zeigen
key-futures = beide Stellungen einen Zug später, früher
no-futures = es gibt keine Lektion mit zwei Stellungen

looking = Die Begründung wird gesucht.
question = Diesen Zug erklären, bevor die Partie zu Ende ist?
    .title = Warum
    .yes = Erklären
    .no = Weiterspielen
no-move = es ist kein Zug zu erklären

best = { $mover } { $square } ist der beste Zug, { $certainty }.
    .short = { $square } ist der beste Zug
explained = { $mover } { $square } kostet { $discs }, { $certainty }: { $reasons } Besser: { $line }.
    .short = { $square } kostet { $discs }: { $brief }. Besser: { $better }.
    .line = { $mover } { $square } kostet { $discs }, { $certainty }: { $all } Gespielt: { $played }. Besser: { $line }.
unexplained = { $mover } { $square } kostet { $discs }, { $certainty }. Besser: { $line }.
    .short = { $square } kostet { $discs }. Besser: { $better }.
    .line = { $mover } { $square } kostet { $discs }, { $certainty }. Gespielt: { $played }. Besser: { $line }.

reasons = { $reasons }.
and = { $reason }; { $next }

## Die Gründe: jeder hinter dem Zug, um den es geht; die Kurzform ohne ihn.

gives-corner = { $subject } gibt { $opponent } { $count ->
    [one] die Ecke { $corners }
   *[other] die Ecken { $corners }
}
    .short = gibt { $opponent } { $corners }
    .list = gibt { $corners }
leaves-corner = { $subject } überlässt { $opponent } { $count ->
    [one] die Ecke { $corners }
   *[other] die Ecken { $corners }
}
    .short = überlässt { $opponent } { $corners }
    .list = lässt { $corners }
wins-corner = { $subject } gewinnt { $count ->
    [one] die Ecke { $corners }
   *[other] die Ecken { $corners }
}
    .short = { $best } gewinnt { $corners }
loses-corner = { $subject } überlässt { $opponent } später { $count ->
    [one] die Ecke { $corners }
   *[other] die Ecken { $corners }
}
    .short = verliert { $corners }
passes = { $subject } zwingt { $player } zum Passen
    .short = { $player } muss passen
    .list = muss passen
passes-later = { $subject } zwingt { $player } später zum Passen
    .short = { $player } muss später passen
    .list = muss später passen
forces-pass = { $subject } zwingt { $opponent } zum Passen
    .short = { $best } zwingt { $opponent } zum Passen
    .list = { $best } erzwingt Pass
forces-pass-later = { $subject } zwingt { $opponent } später zum Passen
    .short = { $best } zwingt { $opponent } später zum Passen
    .list = { $best }: später Pass
runs-out = { $subject } lässt { $player } ohne sicheren Zug
    .short = lässt { $player } keinen sicheren Zug
    .list = kein sicherer Zug
loses-access = { $subject } überlässt { $opponent } die Felder um { $best }
    .short = überlässt { $opponent } { $best }
    .list = überlässt { $best }
loses-last-move = { $subject } überlässt { $opponent } den letzten Zug auf { $squares }
    .short = überlässt { $opponent } den letzten Zug
    .list = letzter Zug { $squares }
opens-wide = { $subject } dreht { $count ->
    [one] einen Stein um, neben dem
   *[other] Steine um, neben denen
} viele Felder leer sind
    .short = öffnet die Stellung
    .list = öffnet
gives-up-moves = { $subject } verbaut { $player } { $squares }
    .short = verbaut { $squares }
    .list = verbaut Züge
drives-beside = { $subject } lässt { $opponent } nichts Besseres als { $reply } neben einer leeren Ecke
    .short = { $best } treibt { $opponent } auf { $reply }
    .list = { $best } treibt auf { $reply }
driven-beside = { $subject } lässt { $player } nichts Besseres als { $next } neben einer leeren Ecke
    .short = treibt { $player } auf { $next }
    .list = treibt auf { $next }
wall = { $subject } baut eine Mauer: { $played ->
    [one] 1 Stein von { $player } grenzt
   *[other] { $played } Steine von { $player } grenzen
} an leere Felder, nach { $best } { $better }
    .short = baut eine Mauer
    .list = baut eine Mauer
out-of-order = { $subject } ist richtig, aber zu früh: { $opponent } verhindert { $best } mit { $reply }
    .short = zu früh: erst { $best }
    .list = erst { $best }
spoils = { $subject } ist richtig, aber zu früh: danach geht { $best } nicht mehr
    .short = zu früh: erst { $best }
    .list = erst { $best }
taken-first = { $subject } ist richtig, aber zu früh: { $opponent } nimmt vorher { $best }
    .short = zu früh: erst { $best }
    .list = erst { $best }
contested = { $subject } überlässt { $opponent } { $best }, das beide brauchen
    .short = überlässt { $opponent } { $best }
    .list = überlässt { $best }
only-now = { $subject } erlaubt { $opponent }, { $best } mit { $reply } zu verhindern
    .short = { $best } geht nur jetzt
    .list = { $best } nur jetzt
takes-reply = { $subject } nimmt { $opponent } den Zug { $reply } weg
    .short = { $best } verhindert { $reply }
takes-moves = { $subject } nimmt { $opponent } { $squares } weg
    .short = { $best } verhindert { $squares }
    .list = { $best } nimmt Gegenzüge
fewer-moves = { $subject } lässt { $player } { $played ->
    [0] keinen Zug
    [one] einen Zug
   *[other] { $played } Züge
}, { $best } aber { $better }
    .short = lässt { $player } wenige Züge
    .list = wenige Züge
more-moves = { $subject } lässt { $opponent } { $played ->
    [one] einen Zug
   *[other] { $played } Züge
}, { $best } { $better ->
    [0] keinen
    [one] nur einen
   *[other] nur { $better }
}
    .short = lässt { $opponent } mehr Züge
    .list = mehr Gegenzüge
quiet = { $subject } ist ein ruhiger Zug: kein Stein, den er umdreht, hat ein leeres Feld neben sich
    .short = { $best } ist ruhig
fewer-safe-moves = { $subject } lässt { $player } { $played ->
    [0] keinen sicheren Zug
    [one] einen sicheren Zug
   *[other] { $played } sichere Züge
}, { $best } aber { $better }
    .short = lässt { $player } wenige sichere Züge
    .list = kaum sichere Züge
quiet-reply = { $subject } erlaubt { $opponent } die ruhige Antwort { $reply }
    .short = erlaubt ruhiges { $reply }
    .list = ruhiges { $reply }
quiet-moves = { $subject } lässt { $opponent } { $count ->
    [one] den ruhigen Zug { $squares }
   *[other] die ruhigen Züge { $squares }
}, { $best } keinen
    .short = lässt ruhiges { $squares }
    .list = ruhige Gegenzüge
has-to-open = { $subject } zwingt { $player } zum Öffnen: nichts ist besser als { $next }
    .short = { $player } muss öffnen
    .list = muss öffnen
lets-wedge = { $subject } lässt { $opponent } auf { $squares } einen Keil setzen
    .short = erlaubt einen Keil auf { $squares }
    .list = Keil auf { $squares }
leaves-square = { $subject } überlässt { $opponent } { $squares }
    .short = überlässt { $opponent } { $squares }
    .list = überlässt { $squares }
can-wait = { $subject } kann warten, { $best } nicht: dort kann auch { $opponent } setzen
    .short = könnte warten
beside-corner = { $subject } liegt neben der leeren Ecke { $corners }, die { $opponent } { $when ->
    [reply] nimmt
   *[later] später nimmt
}
    .short = neben der leeren Ecke { $corners }
    .list = neben Ecke { $corners }
beside-empty = { $subject } liegt neben der leeren Ecke { $corners }
    .short = neben der leeren Ecke { $corners }
    .list = neben Ecke { $corners }
safe-beside = { $subject } ist sicher: { $opponent } kann { $corners } nicht nehmen
    .short = { $best } ist sicher
makes-open = { $subject } zwingt { $opponent } zum Öffnen: nichts ist besser als { $reply }
    .short = { $best } zwingt { $opponent } zum Öffnen
    .list = { $best } lässt öffnen
opens-moves = { $subject } öffnet { $opponent } { $squares }, und { $opponent } spielt dort
    .short = öffnet { $squares }
    .list = öffnet Züge
gives-up-move = { $subject } gibt { $square } auf
    .short = gibt { $square } auf

