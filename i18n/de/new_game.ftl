## Neue Partien und Matches, und Partien aus einer Datei, der Zwischenablage oder einer Stellung.

mode = Im Dialog für eine neue Partie
activity = neue Partie

new = neue Partie: die nächste des Matches, dieselbe noch einmal oder eine mit diesen Angaben
    .about = neue Partie Einstellungen starten neu Spiel neu_anfangen von_vorn noch_ein_Spiel zwei_Spieler 2_Spieler zu_zweit nächste_Partie neues_Spiel noch_eine_Partie Mensch_gegen_Mensch
    .usage = new oder new reversi-32 clock 5+3 black Anna white Ben best-of 3
    .key = eine neue Partie beginnen, zu denselben oder anderen Bedingungen
    .details =
        Ein Regelwerk: { $systems }.
        { $axes }
        clock: Minuten oder M:SS, und +S für S Sekunden mehr je Zug, wie 5, 0:30 oder 5+3; oder none.
        black und white: { $players }; mit Leerzeichen in doppelten Anführungszeichen.
        level: eine Stufe der Engine, die gegen Sie spielt; hinter 10 auch ihre Zeit für einen Zug, wie 5s.
        best-of: eine ungerade Zahl von Partien, womit ein neues Match beginnt.
        balanced: die Nummer einer ausgeglichenen Eröffnung (XOT) aus acht Zügen, oder random; oder none.
        Was Sie nicht angeben, bleibt, wie es ist.
play = neue Partie gegen die Engine auf dieser Stufe
    .usage = play 3 oder play 10 5s
    .about = Stufe Computer Gegner allein spielen Schwierigkeit leichter schwerer stärker schwächer Rechner Spielstärke schwieriger zu_leicht zu_schwer zu_einfach zu_stark zu_schwach zu_schwierig anderer_Gegner Einzelspieler
    .key = gegen den Computer spielen, auf einer Stufe
    .short = gegen den Computer
choose-opponent = den Gegner im Fenster der neuen Partie wählen
rematch = dieselbe Partie noch einmal spielen, mit vertauschten Farben
    .about = Revanche nochmal noch einmal tauschen Seiten Farben noch_mal noch_einmal nochmal_spielen
    .key = dieselbe Partie noch einmal, mit vertauschten Farben
    .hint = Revanche
not-over = eine Revanche gibt es, wenn diese Partie zu Ende ist; new beginnt schon jetzt eine andere
choice-player = wer { $color } spielt: ein Name, human oder eine Stufe
choice-level = gegen eine Stufe, 1 bis 10
choice-color = Sie spielen { $color } gegen den Computer
    .about = { $color ->
        [black] schwarz ich_will_schwarz als_Schwarz mit_Schwarz
       *[white] weiß ich_will_weiß als_Weiß mit_Weiß
    }
choice-both = dem Computer zusehen, wie er gegen sich selbst spielt
    .about = Computer_gegen_Computer Engine_gegen_Engine zwei_Computer Computer_gegen_sich beide_Computer Computer_zusehen zuschauen zusehen Vorführung Bot_gegen_Bot sich_selbst
choice-time = Stufe { $level }, { $seconds } s für einen Zug
    .about = { $seconds ->
        [1] schneller langsam zu_langsam Bedenkzeit Denkzeit
       *[other] länger nachdenken Bedenkzeit Denkzeit denken
    }
choice-clock-with-more = neue Partie mit Uhr: { $minutes } min für jede Seite, und { $seconds } s mehr für jeden Zug
    .about = { $minutes }_{ $seconds }
choice-clocks = mit Uhr
    .about = mit_Uhr mit_einer_Uhr Uhr_einstellen Zeit_einstellen
choice-matches = als Match aus mehreren Partien
choice-balanced = neue Partie ab einer ausgeglichenen Eröffnung von acht Zügen, zufällig gewählt
    .about = zufällige_Eröffnung ausgeglichen zufällig
choice-clock = neue Partie mit Uhr: { $minutes } min für jede Seite
    .about = { $minutes }_Minuten { $minutes }_Minute Blitz_{ $minutes } { $minutes ->
        [1] Bullet
        [5] Blitz Blitzpartie Schnellpartie
        [10] Schnellschach Rapid
        [30] lange_Partie
       *[other] { "" }
    }
choice-match = ein Match: Best of { $games }
    .about = Match Turnier Meisterschaft Serie Liga Wettkampf { $games }_Partien
practice = ab der gezeigten Stellung gegen die Engine spielen, als neue Partie auf dieser Stufe
    .usage = practice oder practice 4
    .about = üben weiterspielen Stellung von_hier ab_hier von_hier_weiterspielen von_hier_spielen ab_hier_spielen diese_Stellung_spielen weiterspielen_ab
    .key = ab einer früheren Stellung gegen die Engine weiterspielen, als neue Partie
    .hint = üben
dialog =
    .key = neue Partie oder die nächste des Matches
    .hint = neu
about-dialog = Wer Schwarz und Weiß spielt: einen Namen tippen, oder mit den Pfeilen den Computer, eine Stufe oder jemanden an einem anderen Rechner wählen. Darunter die Regeln, die Uhr und die Zahl der Partien eines Matches. Enter beginnt die Partie.

began = Neue Partie.
gone = Neue Partie. { $moves } spielt die Züge davor noch einmal.
began-on = Neue Partie. { $terms }
began-with = Ausgeglichene Eröffnung { $opening } aus acht Zügen.
    .line = Neue Partie. { $terms }
began-from = { $ply ->
    [0] Neue Partie von Anfang an: Sie spielen { $you } gegen { $opponent }.
   *[other] Neue Partie ab Zug { $ply }: Sie spielen { $you } gegen { $opponent }.
}
go-on = { $moves ->
    [one] Mit dem nächsten Zug dieser Partie weiterspielen?
   *[other] Mit den nächsten { $moves } Zügen dieser Partie weiterspielen?
}
    .title = Weiterspielen
    .yes = Weiterspielen
    .no = So lassen
extended = { $moves ->
    [one] 1 eingefügter Zug gespielt.
   *[other] { $moves } eingefügte Züge gespielt.
}
    .line = { "" }
loaded = { $moves ->
    [0] Stellung geladen
    [one] 1 Zug geladen
   *[other] { $moves } Züge geladen
}{ $lacks ->
    [names-and-clock] , ohne Namen und Uhr.
    [names] , ohne Namen.
    [clock] , ohne Uhr.
   *[nothing] .
}{ $moves ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }BildAuf und Pos1 blättern.
}
    .short = { $moves ->
        [0] Stellung geladen
        [one] 1 Zug geladen
       *[other] { $moves } Züge geladen
    }{ $lacks ->
        [names-and-clock] , ohne Namen und Uhr.
        [names] , ohne Namen.
        [clock] , ohne Uhr.
       *[nothing] .
    }
    .line = Geladen. { $described }

becomes = { $fate ->
    [none] { "" }
    [saved] { " " }Die Partie auf dem Brett wird gespeichert.
    [short] { " " }Die wenigen Züge auf dem Brett gehen verloren.
   *[unsaved] { " " }Die Partie auf dem Brett kann gerade nicht gespeichert werden.
}
replace = Eine andere Partie beginnen, { $black } gegen { $white }?{ $terms }{ $becomes }
    .title = Neue Partie
    .yes = Beginnen
    .no = Weiterspielen
restart = Diese Partie des Matches ist nicht zu Ende. Neu beginnen?{ $becomes }
    .title = Neue Partie
    .yes = Neu beginnen
    .no = Weiterspielen
abandon = Das Match ist nicht zu Ende. Trotzdem ein neues beginnen?{ $becomes }
    .title = Neues Match
    .yes = Neues Match
    .no = Weiterspielen
load = { $moves ->
    [0] Diese Stellung laden?{ $becomes }
    [one] Diese Partie mit 1 Zug laden?{ $becomes }
   *[other] Diese Partie mit { $moves } Zügen laden?{ $becomes }
}
    .title = Laden
    .yes = Laden
    .no = Weiterspielen

nothing-new = die Partie auf dem Brett hat schon alle diese Züge
unknown-setting = unbekannte Einstellung „{ $setting }“; siehe „help new“
no-value = zu „{ $setting }“ fehlt ein Wert; siehe „help new“
wrong-value = { $setting } { $value }: { $why }
no-balanced-opening = ausgeglichene Eröffnungen gibt es für Othello, nicht für { $rules }

title = Neue Partie
next-title = Partie { $game } von { $games }
label = { $field ->
    [name] { "  " }Name
    [clock] Uhr
    [match] Match
    [opening] Eröffnung
   *[rules] Regeln
}
no-clock = ohne Uhr
    .about = ohne_Uhr keine_Uhr ohne_Zeit
minutes = { $minutes } min
meaningless = nicht in dieser Eröffnung
one-game = 1 Partie
best-of = Best of { $games }
fewer-rules = - Weniger Regeln
more-rules = + Mehr Regeln
start = Partie beginnen
you = Sie
opening = { $entered ->
    [free] frei
    [random] ausgeglichen, zufällig
   *[other] ausgeglichen { $entered }
}
about-clock = Minuten für jeden: 5, 0:30 oder 5+3 mit 3 Sekunden mehr je Zug. Tippen oder Pfeile.
about-opening = Frei oder XOT, acht vorgegebene Züge zum Gleichstand: zufällig mit den Pfeilen oder Nummer 1 bis { $last }.
about-name = Einen Namen tippen oder leer lassen.
longest-name = Ein Name hat höchstens { $letters } Zeichen.
about-match = In einem Match wechseln die Spieler nach jeder Partie die Farben.
about-fewer-rules = Enter blendet die einzelnen Regeln aus.
about-more-rules = Enter zeigt Eröffnung, Passen, Zählweise, Vorgabe und mehr.

key-change = den Wert ändern
key-start = die Partie beginnen (auf Mehr: die anderen Regeln zeigen)
    .hint = beginnen
    .hint-instead = mehr/weniger
players = ein Name, human, level:5 (1 bis 10; level:10@5 denkt 5 s nach), engine (wie level:10) oder cmd:BEFEHL (ein anderes Programm, das NBoard spricht)
