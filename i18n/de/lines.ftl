## Die besten Zugfolgen einer Stellung, immer tiefer gesucht, solange sie zu sehen ist.

mode = In den Zugfolgen
activity = Zugfolgen

lines = die besten Züge der gezeigten Stellung suchen, jeden mit Wert und Zugfolge
    .screen = zu jeder Stellung die besten Züge zeigen, mit Werten und Zugfolgen, immer tiefer durchsucht, solange Sie hinsehen
    .about = beste Züge Varianten Zugfolgen Analyse Engine beste_Züge drei_beste_Züge Endspiel_lösen Endspiellöser
    .usage = lines, lines 5, lines all, lines 5 depth 24, lines seconds 10, lines threads 2 oder lines memory 256
    .key = Zugfolgen: die besten Züge jeder Stellung, immer tiefer durchsucht, solange Sie hinsehen
    .details = Was gewählt wird, bleibt: Anzahl der Zugfolgen, Tiefe in Zügen, Sekunden für eine Stellung, Threads, Speicher in MiB. „any“ hebt Tiefe oder Zeit wieder auf. „keep 2“ behält die zweite Zugfolge als Variante mit ihrem Wert.
next-row =
    .key = nächste, vorige Zugfolge; der Cursor geht zu ihrem Zug
    .hint = nächste
previous-row =
    .hint = vorige
more =
    .key = mehr Zugfolgen: 1, 3, 5, alle
    .hint = mehr
keep = eine Zugfolge mit ihrem Wert als Variante behalten: die gewählte oder die mit dieser Nummer oder diesem Zug
    .usage = keep, keep 2 oder keep d3
    .key = die Zugfolge mit ihrem Wert als Variante behalten
    .hint = behalten
close =
    .key = die Zugfolgen schließen
    .hint = zu
key-line = die gewählte Zugfolge Zug für Zug
    .hint = Zugfolge
    .hint-instead = Schritt

question = Zeigen, was die Engine von den Zügen hält, bevor die Partie zu Ende ist?
    .title = Zugfolgen
    .yes = Zeigen
    .no = Weiterspielen

not-shown = es gibt noch keine Zugfolgen; :lines sucht sie
no-such = es gibt keine Zugfolge { $what }
wrong = { $what }: { $why }
no-moves = Die Partie ist zu Ende: Es gibt keinen Zug mehr zu berechnen. Gehen Sie zu einer früheren Stellung zurück, um deren beste Zugfolgen zu sehen.
begins = Die besten Züge werden gesucht.
waiting = die Engine ist noch beschäftigt
taken = { $nodes } Knoten · { $speed }/s
    .short = { $nodes } · { $speed }/s
at-end = Nach diesen Zügen:
kept = { $square } ({ $value }) und die Zugfolge dazu sind als Variante behalten.

best = { $count ->
    [one] Die beste Zugfolge
   *[other] Die { $count } besten Zugfolgen
}
all = Eine Zugfolge für jeden Zug
depth = bis Tiefe { $depth }
any-depth = in beliebiger Tiefe
seconds = { $seconds } s je Stellung
any-time = solange Sie hinsehen
chosen = { $count }, { $depth }, { $time }, mit { $threads ->
    [one] 1 Thread
   *[other] { $threads } Threads
} und { $memory } MiB.

head = { $mover }: { $count ->
    [one] die beste Zugfolge
   *[other] die { $count } besten Zugfolgen
} von { $moves } ({ $taken }).
so-far = { $certainty }: { $moves } ({ $taken })
line = { $square } { $value } ({ $certainty }): { $moves }
