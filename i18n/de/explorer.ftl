## Was in einer Stellung gespielt wurde, von wem, und wie es ausging.

mode = In den Eröffnungen
activity = Eröffnungen
mode-filter = Beim Auswählen von Partien

openings = sagen, was in der gezeigten Stellung gespielt wurde, in wie vielen Partien und wie sie ausgingen
    .screen = zeigen, was hier gespielt wurde, von wem und mit welchem Ergebnis
    .about = Eröffnungen Datenbank Statistik
    .usage = openings
    .key = Eröffnungen: was hier gespielt wurde, von wem und mit welchem Ergebnis
    .hint = Eröffnungen
filter = Partien für openings auswählen: nach Spieler, Farbe, Jahren, Ergebnis, Turnier; oder wieder alle
    .usage = filter oder filter tastet black 1990-2005 won, filter event:paris own
    .key = Partien auswählen: nach Spieler, Farbe, Jahren, Ergebnis, Turnier
    .hint = Filter
found = eine von openings aufgelistete Partie an dieser Stellung öffnen
    .usage = found 3
    .key = eine Partie aus der Liste von openings an dieser Stelle öffnen
spar = von hier aus gegen die Engine weiterspielen; sie folgt Ihrem Repertoire und den ausgewählten Partien, solange sie reichen
    .usage = spar oder spar 5
    .key = von hier aus gegen die Engine weiterspielen; sie folgt Ihrem Repertoire und diesen Partien, solange sie reichen
    .hint = spielen
    .about = Eröffnung üben Sparring
next-row =
    .key = nächste, vorige Zeile; der Cursor geht zu ihrem Zug
    .hint = nächste
previous-row =
    .hint = vorige
open-game =
    .key = die gewählte Partie oder die erste an dieser Stellung öffnen; die aktuelle bleibt erhalten
    .hint = öffnen
whose =
    .key = wessen Partien: von Menschen, auch von Programmen, Ihre eigenen
    .hint = wessen

question = Zeigen, was hier gespielt wurde und was die Engine meint, bevor die Partie zu Ende ist?
    .title = Eröffnungen
    .yes = Zeigen
    .no = Weiterspielen

games = { $count ->
    [one] 1 Partie
   *[other] { $number } Partien
}
all-games = Partien
choice = { $games } { $whose ->
    [people] von Menschen
    [everybody] von Menschen und Programmen
   *[own] von Ihnen
}.
choice-of = { $games } { $whose ->
    [people] von Menschen
    [everybody] von Menschen und Programmen
   *[own] von Ihnen
}: { $filter }.
no-base = Es gibt noch keine Partien. :settings games nennt Dateien oder Ordner mit Partien.
partial = Nur die erste Million Partien; othello explore zählt alle.
faults = { $fault } ({ $count } Fehler)
reading = Partien werden gelesen: { $percent } %, { $games }
reading-games = Partien werden gelesen: { $games }

label = Partien von:
words = Name eines Spielers; black oder white; 1990-2005; won, lost, draw, black-wins; event:paris; programs; own.
title-games = Partien
title-won = Sieg, %
title-discs = Steine
title-value = Wert
latest = Die letzten { $listed } von { $games }:
listed = Partien:

nobody-here = Noch keine Partie in dieser Stellung: Die Züge stehen nach Wert geordnet.
over = Die Partie ist zu Ende: Es gibt keinen Zug mehr nachzuschlagen. Gehen Sie zu einer früheren Stellung zurück, um die Partien dort zu sehen.
here = { $games } hier.
here-ended = { $games } hier: { $shares } %.
here-lead = { $games } hier: { $shares } %, Schwarz { $lead }.
own-moves = Ihr Repertoire: { $moves }.
answers = Es hat Antworten auf { $moves }.

reached = { $games } von { $all }.
reached-ended = { $games } von { $all }: Schwarz gewann { $black } %, Remis { $draws } %, Weiß gewann { $white } %.
reached-lead = { $games } von { $all }: Schwarz gewann { $black } %, Remis { $draws } %, Weiß gewann { $white } %; Vorsprung von Schwarz im Mittel { $lead }.
row = { $square }: { $games }.
row-ended = { $square }: { $games }, Schwarz gewann { $black } %, Remis { $draws } %, Weiß gewann { $white } %.
row-lead = { $square }: { $games }, Schwarz gewann { $black } %, Remis { $draws } %, Weiß gewann { $white } %, Vorsprung von Schwarz im Mittel { $lead }.
no-games-go-on = Von hier geht keine Partie weiter.
no-habits = In diesen Partien kam keine Stellung zweimal vor.
game = Partie { $place }: { $game }.
values = Die Engine: { $values }; { $certainty }.

the-engine = Die Engine
by-itself = { $computer } spielt frei: Es sind keine Partien ausgewählt.
by-games = { $computer } hält sich an { $games } und spielt danach frei.
by-repertoire = { $computer } hält sich an Ihr Repertoire und spielt danach frei.
by-both = { $computer } hält sich an Ihr Repertoire, dann an { $games }, und spielt danach frei.

other-rules = Eröffnungen gibt es nur nach den Regeln von Othello
not-shown = die Eröffnungen sind nicht zu sehen; erst anzeigen
no-game = diese Partie gibt es nicht
no-rows = hier ist nichts aufgelistet
wrong-number = erwartet wurde die Nummer einer Partie, nicht { $found }
wrong-level = spar { $level }: { $why }
two-colors = erwartet wurde eine einzige Farbe
two-results = erwartet wurde ein einziges Ergebnis
two-years = erwartet wurde ein einziger Zeitraum
not-years = Jahre bitte in der Form 1990-2005
no-player = erwartet wurde der Name des Spielers mit dieser Farbe oder diesem Ergebnis

close =
    .key = die Eröffnungen schließen
    .hint = zu
key-count = die genannten Partien zählen
    .hint = zählen
