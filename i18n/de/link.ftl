## Eine Partie mit einem anderen Rechner.

mode = Im Fenster der Verbindung
activity = Verbindung
mode-join = Bei der Eingabe eines Tickets

connection = zeigen, wer von einem anderen Rechner aus verbunden ist und wie andere dazukommen
    .about = Verbindung Netz Ticket Zuschauer wer_schaut_zu zuschauen verbunden
    .key = Verbindung zum anderen Rechner: wer da ist, das Ticket, was zu tun ist, wenn sie abreißt
    .hint = Verbindung
host = mit jemandem an einem anderen Rechner spielen: die Zeile zeigen, mit der man beitritt
    .about = Netz Internet Freund Gegner einladen entfernt online
    .key = mit jemandem an einem anderen Ort spielen, der dieses Programm hat
    .details = Ihre Partie wird gespeichert, dieser Rechner wartet an einem Port auf einen Gast, und die Zeile, die einlädt, kommt in die Zwischenablage.
    .short = aus der Ferne spielen
web = mit jemandem spielen, der nur einen Browser hat, auf Telefon oder Computer: Link und QR-Code zum Einladen zeigen
    .about = Internet Freund einladen Handy schicken
    .key = mit jemandem im selben Netz spielen, der nur einen Browser hat
    .details = Ihre Partie wird gespeichert, dieser Rechner wartet an einem Port auf den Browser eines Gastes, und der Link kommt in die Zwischenablage.
page-as-well = zu der Partie, zu der man einlädt, einen Link für einen Browser erstellen
    .key = zu der Partie, zu der man einlädt, einen Link für einen Browser erstellen
    .button = Link für einen Browser erstellen
tunnel = mit jemandem an einem beliebigen Ort spielen, der nur einen Browser hat: zeigt einen Link, der auch außerhalb des eigenen Netzes geht
    .about = online Internet Tunnel weit weg Ausland überall Handy Browser Freund einladen schicken cloudflared tailscale
    .key = mit jemandem an einem beliebigen Ort spielen, der nur einen Browser hat
    .button = Link erstellen, der überall geht
    .details = Wie :web, und ein Programm wie cloudflared sorgt dafür, dass der Link überall geht; vorher erfahren Sie, über wen er läuft, und werden gefragt.
join = einer Partie an einem anderen Rechner beitreten
    .about = Netz Internet Freund beitreten entfernt eingeladen Einladung Link
    .usage = join TICKET oder join last
    .key = einer Partie an einem anderen Ort beitreten
leave = eine Partie mit einem anderen Rechner verlassen oder nicht mehr auf einen Gast warten, zurück zu den eigenen Partien; host oder join setzt sie fort
    .about = verlassen abbrechen zurück allein
    .key = eine Partie mit einem anderen Rechner verlassen
    .button = Beenden: zu meinen Partien
end-absent = eine Partie beenden, deren Gast eine Stunde weg ist
    .key = eine Partie beenden, deren Gast seit einer Stunde weg ist
    .hint = beenden
    .button = Partie beenden: Ihr Gast ist seit einer Stunde weg
withdraw = eine Bitte an den anderen Spieler zurückziehen
    .key = zurücknehmen, worum Sie den anderen gebeten haben
free-seat = den Platz Ihres Gasts freigeben; er kann dann nur noch zuschauen
    .key = den Platz Ihres Gasts freigeben; er kann dann nur noch zuschauen
    .button = Platz des Gasts freigeben
send-away = den Zuschauer mit dieser Nummer wegschicken
    .usage = away 1
    .key = den Zuschauer mit dieser Nummer wegschicken
    .button = Einen Zuschauer wegschicken
renew-ticket = ein neues Ticket ausstellen; das alte gilt nur noch für Ihren Gast
    .key = ein neues Ticket ausstellen; das alte gilt nur noch für Ihren Gast
    .button = Neues Ticket ausstellen
copy-invitation = die Zeile kopieren, mit der man der Partie beitritt
    .key = die Zeile zum Beitreten kopieren
    .hint = kopieren
    .button = Zeile noch einmal kopieren
copy-ticket = den Befehl zum Beitreten vom Terminal kopieren
    .key = den Befehl zum Beitreten vom Terminal kopieren, auch wenn es eine Seite gibt
    .button = Befehl fürs Terminal zeigen
copy-watch-invitation = die Zeile kopieren, mit der man der Partie zuschaut
    .key = die Zeile zum Zuschauen kopieren
    .button = Zeile zum Zuschauen kopieren

far = Um übers Internet zu spielen: :web zeigt einen Link für den Browser, :host eine Zeile für dieses Programm; wer sie bekommt, tippt :join und das Ticket.
    .short = :web zeigt den Link zum Verschicken, :join TICKET nimmt ein Ticket.
ticket-prompt = Das Ticket des Gastgebers:
join-title = Einer Partie beitreten
without-ticket-typed = Hier einfügen. Ohne Eingabe setzt Enter die letzte Partie fort.
about-ticket = Hier einfügen: ein langes Wort oder die ganze Zeile.
key-join = der Partie beitreten
    .hint = beitreten
no-ticket = es ist keine Partie fortzusetzen; beitreten mit othello join TICKET oder das Ticket auf Nachfrage eingeben
    .screen = auf diesem Rechner ist keine Partie fortzusetzen: Fügen Sie das Ticket hier ein

not-over-link = das geht nicht in Partien mit einem anderen Rechner
not-linked = das geht nur in Partien mit einem anderen Rechner
linked-already = diese Partie läuft mit einem anderen Rechner; disconnect verlässt sie
earlier-viewed = zu sehen ist eine frühere Stellung; zum Ziehen erst zum aktuellen Zug zurück
one-move = erwartet wurde ein einziger Zug
wrong-number = erwartet wurde die Nummer eines Zuschauers, nicht { $found }
nobody-there = kein Zuschauer hat diese Nummer
not-watched = niemand schaut zu
not-watchable = es gibt gerade keine Zeile zum Zuschauen
not-inviting = es wird kein Gast erwartet, der eine Zeile zum Beitreten braucht
without-page-and-ticket = es gibt gerade keine andere Zeile zum Beitreten
not-hosting = das kann nur der Gastgeber einer Partie
without-ticket = dieser Partie tritt man ohne Ticket bei
nothing-asked = Sie haben um nichts gebeten

the-guest = Ihr Gast
the-host = der Gastgeber
somebody = jemand

invitation-copied = Zeile zum Beitreten kopiert.
watch-invitation-copied = Zeile zum Zuschauen kopiert.

joined = { $how ->
    [watching] Verbunden: Sie schauen zu.
    [guest] Verbunden: { $other }.
    [new] { $other } ist da.
   *[back] { $other } ist wieder da.
}
lost = Die Verbindung ist abgerissen ({ $other }). { $waiting }
game-is-over = Die Partie ist zu Ende.
clock-runs = Die Uhr von { $player } läuft weiter.
clocks-stand = Die Uhren stehen, bis beide da sind.
game-is-saved = Die Partie ist gespeichert.
requested = { $wish ->
    [undo] { $other } wurde gebeten, { $plies ->
        [1] den letzten Zug
       *[other] { $plies } Züge
    } zurückzunehmen.
    [game] { $other } hat Ihr Angebot: neue Partie, { $terms }.
    [pause] { $other } wurde um eine Pause gebeten.
    [resume] { $other } wurde gebeten weiterzuspielen.
   *[hints] { $other } wurde gebeten, die Engine helfen zu lassen.
}
declined = { $wish ->
    [undo] { $other } lehnt es ab, { $plies ->
        [1] den letzten Zug
       *[other] { $plies } Züge
    } zurückzunehmen.
    [game] { $other } lehnt eine neue Partie ab: { $terms }.
    [pause] { $other } lehnt eine Pause ab.
    [resume] { $other } will noch nicht weiterspielen.
   *[hints] { $other } lehnt die Hilfe der Engine ab.
}
hints-allowed = Beide sind einverstanden: Die Engine darf bis zum Ende der Partie helfen.
diverged = Die Partie des Gastgebers weicht von Ihrer ab; Ihre kommt zu den gespeicherten Partien.
unfounded = Das Programm dort ({ $host }) sagt, { $what ->
    [move] Sie hätten gezogen
    [resign] Sie hätten aufgegeben
    [timeout] Ihre Zeit sei abgelaufen
    [absence] Sie seien eine Stunde weg gewesen
    [times] die Uhren hätten Zeiten, die sie nicht haben können
    [game] Sie seien mit einer neuen Partie einverstanden
    [undo] Sie seien mit der Rücknahme von Zügen einverstanden
    [pause] Sie seien mit einer Pause einverstanden
    [resume] Sie seien mit dem Fortsetzen einverstanden
   *[hints] Sie seien mit der Hilfe der Engine einverstanden
}. Das stimmt nicht.{ $kept ->
    [yes] {" "}Die Partie, wie sie war, kommt zu den gespeicherten Partien.
   *[no] {""}
}
miscounted = { $bound ->
    [most] Sie haben nach der Uhr hier höchstens { $measured } gebraucht; das Programm dort zählt { $charged }.
    [unseen] { $host } kann nach der Uhr hier { $measured } gebraucht haben, zum Teil ohne Antwort; das Programm dort zählt { $charged }.
   *[least] { $host } hat nach der Uhr hier mindestens { $measured } gebraucht; das Programm dort zählt { $charged }.
}
left = { $saved ->
    [no] { $other } ist gegangen.
   *[yes] { $other } ist gegangen. Die Partie ist gespeichert.
}
says = Das Programm dort ({ $other }) sagt: { $why }.
broken = Verbindung geschlossen ({ $other }); das Programm dort verletzt das Protokoll: { $fault }.
seat-taken = Der Platz ist schon besetzt; Sie schauen zu.
    .short = Platz besetzt; Sie schauen zu.
seat-freed = Der Platz ist frei für jeden, der mit dem Ticket beitritt.
watched = { $watchers ->
    [0] Niemand schaut mehr zu.
    [one] 1 Zuschauer.
   *[other] { $watchers } Zuschauer.
}

renewed = Das alte Ticket ist ungültig, aber Ihr Gast behält den Platz. Andere tippen: { $join }
unrecorded = Die Partie lässt sich nicht speichern: { $why }. Neuer Versuch.
recorded = Die Partie ist wieder gespeichert.
withdrawn = Die Bitte ist zurückgezogen.
sent-away = Weggeschickt.

no-address = Das Ticket enthält keine Adresse des Gastgebers.
unreachable = { $address }: { $why }.
long-refused = { $why } { $new-ticket }
new-ticket = Vielleicht hat der Gastgeber ein neues Ticket.
unknown-ticket = Der Gastgeber kennt dieses Ticket nicht.
visit-ended = Der Gastgeber hat Ihren Besuch beendet.
elsewhere = Sie spielen in einem anderen Fenster oder auf einem anderen Gerät weiter; dieses hat die Partie verlassen.
void-ticket = Dieses Ticket gilt nicht mehr. Der Gastgeber hat ein neues.
too-many = Diese Partie ist voll. Versuchen Sie es später noch einmal.

reach-nearby = Das geht nur im eigenen Netz. Für überall sonst: :anywhere.
other-ticket = Den Port des letzten Tickets benutzt ein anderes Programm: Das ist ein neues Ticket, das Ihr Gast braucht.
send-ticket = { $is-below ->
    [yes] Schicken Sie Ihrem Gast diese Zeile und das Ticket unten. Beides ist auch in der Zwischenablage des Terminals.
   *[no] Schicken Sie Ihrem Gast diese Zeile. In der Zwischenablage des Terminals:
}
send-page = { $is-below ->
    [yes] Schicken Sie Ihrem Gast den Link unten; jeder Browser öffnet ihn. Er ist auch in der Zwischenablage des Terminals.
   *[no] Schicken Sie Ihrem Gast diesen Link; jeder Browser öffnet ihn. In der Zwischenablage des Terminals:
}
others-watch-page = { $is-below ->
    [yes] Andere schauen im Browser über den Link unten zu.
   *[no] Andere schauen im Browser zu:
}
page-to-play = Zum Spielen im Browser: { $link }
page-to-watch = Zum Zuschauen im Browser: { $link }
page-is-plain = Der Link ist nicht verschlüsselt und geht nur im eigenen Netz. Für überall sonst: :anywhere.
page-is-here = Dieser Link geht nur auf diesem Rechner.
ask-for-tunnel = Die Seite läuft dann über { $operator }; dort könnte man mitlesen. Weiter? Das wird einmal gefragt (Einstellung tunnel).
    .title = Ein Link, der überall geht
    .yes = Link erstellen
    .no = Lieber nicht
browser-link = Das ist ein Link für den Browser: dort öffnen. Für dieses Programm schickt Ihnen der Gastgeber die Zeile mit othello join (t im Fenster).
ask-to-join = Der Partie dieses Tickets beitreten?
    .title = Ein Ticket
    .yes = Beitreten
    .no = Hier bleiben
no-tunnel = Kein Programm führt aus dem Internet hierher: cloudflared, tailscale oder ssh muss installiert sein.
tunnel-missing = { $program } ist hier nicht installiert.
not-near = Ein Link, der überall geht, ist für eine Partie, zu der man selbst einlädt und die noch keinen hat.
not-without-page = Ein Link für einen Browser ist für eine Partie, zu der man selbst einlädt und die noch keinen hat.
tunnel-starting = { $operator } wird um einen Link gebeten, der überall geht …
tunnel-untried = Dieser Link geht überall, über { $operator }. Er wird gerade ausprobiert …
tunnel-unproven = Dieser Link über { $operator } ließ sich von hier aus nicht ausprobieren. Vielleicht geht er trotzdem.
tunnel-ready = Bereit: Der Link geht überall, über { $operator }.
tunnel-moved = Bereit: Das ist ein anderer Link als vorher, über { $operator }. Ihr Gast braucht ihn.
tunnel-ended = Über { $operator } führt im Moment kein Weg ({ $why }); es wird immer wieder versucht.
tunnel-slow = { $operator } hat noch keinen Link genannt und sagt: { $why }
tunnel-over = Über { $operator } führt im Moment kein Weg; es wird immer wieder versucht.
others-watch = { $is-below ->
    [yes] Andere schauen zu mit dieser Zeile und dem Ticket unten:
   *[no] Andere schauen zu mit:
}
other-way = { $reach ->
    [near] Im Terminal, im eigenen Netz: t zeigt den Befehl.
    [browser] Im Browser: y zeigt den Link.
   *[direct] Im Terminal: t zeigt den Befehl.
}
to-play = Zum Spielen tippt Ihr Gast: { $line }
to-watch = Zum Zuschauen: { $line }
listening-everywhere = Erreichbar unter allen Adressen dieses Rechners, Port { $port } (--listen ADRESSE:PORT für eine einzige).
listening = Erreichbar unter { $address }.
listening-with-page = Die Seite läuft auf Port { $page } dieses Rechners, ein Ticket führt zu Port { $port }.
fingerprint = Bei beiden muss hier { $letters } stehen; sonst sitzt jemand dazwischen.

firewall = Das System fragt vielleicht, ob othello aus dem Netz erreichbar sein darf. Ohne ein Ja kommt niemand herein.

waiting-for-guest = Warten auf einen Gast. l zeigt die Einladung, :disconnect beendet sie.
    .short = Warten auf einen Gast.
    .window = Warten auf einen Gast.
    .line = Warten auf einen Gast; disconnect beendet die Einladung.
waiting-in-vain = Warten auf einen Gast. { $why }
    .short = Warten auf einen Gast.
connecting = Verbinden mit dem Gastgeber.
    .short = Verbinden …
connecting-in-vain = Verbinden mit dem Gastgeber. { $why }
    .short = Verbinden …
away = { $how ->
    [new-guest] { $other } ist weg. { $still }
    [guest] { $other } ist seit { $time } weg. { $still }
    [new-host] Noch keine Verbindung ({ $other }); neuer Versuch. { $still }
   *[host] Seit { $time } keine Verbindung ({ $other }); neuer Versuch. { $still }
}
    .short = Keine Verbindung.
time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
on-its-way = Der Zug ist unterwegs.
to-move = { $player } ist am Zug.
waiting-for = Warten auf { $player }.
watching = Zuschauer: { $names }.
linked = verbunden, { $trip } ms{ $watchers ->
    [0] {""}
   *[other] , { $watchers } Zuschauer
}
linked-unmeasured = verbunden{ $watchers ->
    [0] {""}
   *[other] , { $watchers } Zuschauer
}
expected = wird erwartet
away-for = seit { $time } weg
connected = Verbunden: { $other } ({ $how }).
connected-to = Verbunden: { $other }.
round-trip = Laufzeit { $trip } ms
own-terms = Sie spielen { $color }, Gegner ist { $other }: { $terms }.
terms = { $black } gegen { $white }: { $terms }.
no-clock = ohne Uhr
balanced = ausgeglichene Eröffnung { $opening }
best-of = Best of { $games }
from-moves = ab { $moves }

title = { $state ->
    [inviting] Warten auf einen Gast
    [joining] Verbinden
    [lost] Verbindung abgerissen
   *[here] Verbindung
}
close-inviting = Weiter warten
close = Schließen
wait = Warten
adjourn = { $saved ->
    [yes] Vertagen (gespeichert)
   *[no] Vertagen
}

ask-for-hints = Um die Werte der Engine bitten? { $other } entscheidet.
    .title = Engine
    .yes = Fragen
    .no = Ohne sie weiterspielen
ask-to-free = Den Platz freigeben? { $other } kann dann nur noch zuschauen.
    .title = Platz
    .yes = Freigeben
    .no = Behalten
not-connected = es besteht keine Verbindung; :disconnect führt zu den eigenen Partien zurück
ask-to-leave = Die Partie verlassen?{ $saved ->
    [yes] { " " }Sie bleibt erhalten, und { $other } kann auf Sie warten.
   *[no] { " " }Sie kann gerade nicht gespeichert werden, und { $other } kann auf Sie warten.
}
    .title = Verlassen
    .yes = Verlassen
    .no = Weiterspielen
ask-to-end-absent = Die Partie beenden? { $other } ist seit einer Stunde weg und verliert.
    .title = Abwesend
    .yes = Partie beenden
    .no = Weiter warten
request = { $wish ->
    [undo] { $other } möchte { $plies ->
        [1] den letzten Zug
       *[other] { $plies } Züge
    } zurücknehmen. Einverstanden?
    [game] { $other } bietet eine neue Partie an: { $terms }, Sie spielen { $own }.{ $leaves ->
        [yes] {" "}Diese Partie wird gespeichert, wie sie steht.
       *[no] {""}
    } Spielen?
    [pause] { $other } bittet um eine Pause. Einverstanden?
    [resume] { $other } möchte weiterspielen. Fortsetzen?
   *[hints] { $other } möchte, dass die Engine beiden bis zum Ende der Partie hilft. Einverstanden?
}
    .title = Anfrage
    .yes = Annehmen
    .no = Ablehnen
key-quit = beenden; die Partie ist gespeichert
    .hint = beenden
damaged-file = Die Datei dieser Partie ist beschädigt: Es können Züge fehlen, und die Uhren können einen früheren Stand zeigen. Die Datei, wie sie war, bleibt als { $file } erhalten.
