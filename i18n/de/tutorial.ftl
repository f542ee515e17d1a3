## Die allererste Lektion: die Regeln und die Ideen des Spiels, mit Zügen, die der Lernende selbst macht.

mode = In der Lektion

learn = zeigen, wie man spielt, in zehn kurzen Lektionen auf dem Brett; es geht weiter, wo Sie aufgehört haben
    .key = das Spiel in zwanzig Minuten lernen, auf dem Brett
    .short = das Spiel lernen
    .usage = learn oder learn 3
    .details = Lernzeichen auf dem Brett wählt man mit :learning-marks.
    .about = einführung lektion anfänger regeln lernen erklären spielen erste schritte wie_geht_das beibringen wie_spielt_man
next = weiter zum nächsten Schritt der Lektion
    .key = nächster Schritt
    .hint = weiter
back = die Antwort zurücknehmen oder den Schritt davor zeigen
    .key = zurück: noch einmal antworten, oder der Schritt davor
    .hint = zurück
show = eine Antwort auf die Frage der Lektion zeigen
    .key = eine Antwort zeigen
    .hint = zeigen
leave = die Lektion verlassen; learn geht dort weiter, wo Sie waren
    .key = die Lektion verlassen
key-play = mit dem Feld unter Cursor oder Zeiger antworten; danach weiter
    .hint = setzen
    .hint-instead = weiter
key-leave = die Lektion verlassen; :learn geht dort weiter
    .hint = verlassen

offer = Neu bei Othello? :learn zeigt es in zwanzig Minuten.
    .short = Neu? :learn zeigt es
left = Sie haben die Lektion verlassen. :learn geht dort weiter.
    .short = :learn geht hier weiter
    .line = Sie haben die Lektion verlassen. Mit learn geht es dort weiter.
not-kept = die Stelle in der Lektion ist nicht gespeichert
unknown-lesson = unbekannte Lektion { $word }; es gibt die Lektionen 1 bis { $count }, und learning-marks wählt die Zeichen auf dem Brett
under-way = eine Lektion läuft; verlassen Sie sie zuerst (Esc)
    .line = eine Lektion läuft; leave verlässt sie
not-under-way = es läuft keine Lektion; geben Sie learn ein
read-on = hier ist nichts gefragt: weiter mit Enter
    .line = hier ist nichts gefragt: weiter mit next
answer-first = antworten Sie zuerst, oder lassen Sie es sich mit s zeigen
    .line = antworten Sie zuerst, oder geben Sie solution ein
first-step = das ist der erste Schritt

lesson = Lektion { $number } von { $count }: { $title }
    .short = { $number }/{ $count }: { $title }
title = { $number ->
    [1] Umdrehen und Ecken
    [2] wann eine Ecke fällt
    [3] neben einer Ecke
    [4] weiße Züge zählen
    [5] eigene Züge zählen
    [6] innere und äußere Steine
    [7] Kanten und wenige Steine
    [8] umkämpftes Feld
    [9] wer zuletzt setzt
   *[10] eine ganze Partie
}
your-move = Ihr Zug: ein Klick, Pfeile und Enter, oder d3 getippt.
    .short = Ihr Zug
go-on = Enter: weiter
try-again = Enter: noch einmal
next-by-line = Weiter mit next.
try-again-by-line = undo, oder ein anderer Zug.

start = Sie sind Schwarz; die Punkte zeigen, wohin Sie setzen können. Spielen Sie d3: Der weiße Stein zwischen d3 und einem schwarzen wird umgedreht.
start-right = Jetzt ist er schwarz. Das ist das Spiel: Was Sie in einer Linie einschließen, gehört Ihnen.
five = Linien gehen in alle acht Richtungen, und ein Zug kann mehrere Steine umdrehen. Finden Sie den Zug, der fünf umdreht.
five-right = Fünf Steine in drei Linien auf einmal.
corner = Ein Stein in der Ecke ist sicher: Keine Linie führt über ihn hinaus. Nehmen Sie die Ecke a1.
corner-right = Niemand kann ihn je umdrehen, auch nicht die Steine an der Kante, die mit ihm verbunden sind.
counting = Wer ziehen kann, muss. Wer nicht kann, passt. Wenn niemand mehr kann, gewinnt, wer mehr Steine hat.
falls = Weiß kann eine Ecke nehmen, wenn von einem weißen Stein eine Linie schwarzer Steine dorthin führt. Finden Sie einen Zug, der Weiß keine Ecke gibt.
falls-right = Gut: Weiß kommt in keine Ecke.
waits = Nur Sie können h1 nehmen: Es läuft nicht weg. Weiß will g2. Was kommt zuerst?
waits-right = Jetzt haben Sie g2, und h1 wartet noch auf Sie.
names = Die Felder neben einer Ecke haben Namen: X auf der Diagonale, C auf der Kante. Ein Stein dort hilft dem Gegner in die Ecke.
beside = Spielen Sie auf kein X- oder C-Feld, und geben Sie Weiß keine Ecke.
beside-right = Gut: Weiß kommt in keine Ecke.
right-x = Manchmal ist ein X-Feld richtig: Nach g7 führt keine Linie Weiß nach h8. Spielen Sie g7.
right-x-right = Sehen Sie also jedes Mal nach, ob die Ecke wirklich zu nehmen ist.
count = Zählen Sie, wohin Weiß nach Ihrem Zug setzen könnte: je weniger, desto besser. Finden Sie den Zug, der Weiß nur zwei Züge lässt.
count-right = Zwei, mit ^ markiert. Nach jedem anderen Zug hat Weiß mehr.
safe = Ein sicherer Zug gibt keine Ecke her. Wer keinen mehr hat, muss eine hergeben: Darum sind wenige Züge schlecht. Lassen Sie Weiß keinen sicheren.
safe-right = Weiß hat vier Züge (^), und jeder gibt Ihnen eine Ecke.
own-moves = Auch Ihre eigenen Züge zählen: Achten Sie darauf, dass sie nicht ausgehen. Welcher Zug lässt Ihnen die meisten?
own-moves-right = Sechs Züge beim nächsten Mal, mit ^ markiert. Nach d2 wäre es nur einer gewesen.
pass = Wer keinen Zug hat, muss passen. Finden Sie einen Zug, der Weiß keinen lässt.
pass-right = Weiß muss passen, und Sie ziehen noch einmal.
inner = Die markierten Steine sind innere: Neben ihnen ist kein Feld leer. Die anderen schwarzen sind äußere: Neben ihnen bekommt Weiß Züge.
quiet = Ein ruhiger Zug dreht nur innere Steine um, sodass Weiß kaum neue Züge bekommt. Finden Sie einen.
quiet-right = Ruhig: Der umgedrehte Stein liegt innen, und Weiß bekommt kaum neue Züge.
wall = Eine lange Reihe äußerer Steine ist eine Mauer: Weiß kann überall an ihr entlang setzen (^), Sie nicht.
edge = Früh in der Partie ist ein Stein an der Kante leicht anzugreifen und gibt Weiß Züge in der Mitte. Bleiben Sie innen und lassen Sie Weiß wenige Züge.
edge-right = Gut. Nach h4, an der Kante, hätte Weiß 16 Züge statt 11.
few = Steine zählen erst am Ende. Bis dahin sind wenige besser: Weiß findet wenig umzudrehen. Drehen Sie nur einen um.
few-right = Gut: wenige Steine für Sie, wenige Züge für Weiß.
none = Wer aber keinen Stein mehr hat, hat verloren. Finden Sie den Zug, der alle fünf weißen nimmt.
none-right = Kein weißer Stein ist übrig: Die Partie ist aus, und Sie gewinnen.
both = Weiß will hier ein bestimmtes Feld. Probieren Sie einen Zug, um zu sehen, welches; nehmen Sie es dann selbst zuerst.
both-right = Weiß hat einen guten Zug verloren, und Sie haben einen gewonnen.
keep = Weiß kann a4 nicht spielen: Heben Sie es sich auf. h5 könnte Weiß spielen, also nehmen Sie es jetzt.
keep-right = Jetzt gehört h5 Ihnen, und a4 wartet noch auf Sie.
last = Zwei Gebiete sind übrig: ein Feld bei a2, zwei bei a8 und b8. Fangen Sie an, wo die Zahl ungerade ist: Dort spielen Sie zuletzt.
last-right = Weiß muss b8 spielen, und Sie spielen zuletzt, auf a8.
game = Zum Abschluss eine ganze Partie gegen Stufe 1, die gerade die Regeln gelernt hat. Wenn es darauf ankommt, bekommen Sie einen Hinweis.

flips = { $square } dreht { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} um. Ein anderer Zug ist besser.
outer = { $square } dreht { $count ->
    [one] einen äußeren Stein
   *[other] { $count } äußere Steine
} um (^): Daneben ist ein Feld leer.
moves = Nach { $square } hat Weiß { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} (^).
safe-moves = Nach { $square } hat Weiß { $count ->
    [one] einen sicheren Zug
   *[other] { $count } sichere Züge
} (^).
own = Nach { $square } spielt Weiß { $answer }, und Sie haben { $count ->
    [0] keinen Zug
    [one] einen Zug
   *[other] { $count } Züge
} (^).
corner-falls = Nach { $square } nimmt Weiß die Ecke { $corner }.
stands-beside = { $square } liegt neben der leeren Ecke { $corner }. Finden Sie einen Zug weiter weg.
answered = Nach { $square } spielt Weiß { $answer }.
other = { $square } geht, aber es gibt einen besseren Zug.

guide-corner = Die Ecke { $corner } ist frei: Sie können sie nehmen.
guide-passed = Weiß hatte keinen Zug und musste passen: Sie sind noch einmal dran.
guide-beside = Vorsicht mit { $square }: Es liegt neben der leeren Ecke { $corner }.
guide-end = Die letzten zehn Felder: Wer spielt in jedem Gebiet zuletzt?
guide-few = Sie haben noch { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}. Welcher lässt Ihnen danach mehr?
