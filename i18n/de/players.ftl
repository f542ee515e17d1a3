## Die Spieler: Menschen, die Engine, andere Programme.

names = sagen, wer spielt, oder Schwarz und dann Weiß benennen
    .about = wer_spielt mein_Name
    .usage = names oder names Anna Ben
    .key = sehen, wer spielt, oder Schwarz und Weiß benennen
score = den Stand des Matches nennen oder die Steine einer einzelnen Partie
    .about = Stand Spielstand wer_hat_gewonnen habe_ich_gewonnen Ergebnis Endstand
    .key = den Stand des Matches sehen
swap = die Plätze tauschen: jede Seite spielt mit den Steinen und der Zeit der anderen weiter
    .about = tauschen wechseln Seiten_tauschen Seite_wechseln Farben_tauschen Farbe_wechseln Plätze_tauschen Seitenwechsel
    .key = die Plätze tauschen: jede Seite spielt mit den Steinen der anderen weiter
alike = zwei Menschen ohne Namen spielen: tauschen Sie einfach die Plätze
step = einen Zug einer Partie zwischen Computern spielen und sie anhalten
    .about = zuschauen ansehen
    .key = einen Zug einer Partie zwischen Computern spielen
now = den Computer sofort spielen lassen, nach einem kurzen Blick
    .about = beeil beeil_dich beeilung schneller zieh_jetzt jetzt_ziehen sofort_ziehen mach_schon los nicht_so_lange dauert_zu_lange genug_gedacht denken_abbrechen Zug_erzwingen
    .key = den Computer sofort ziehen lassen
cannot-hurry = ein anderes Programm braucht die Zeit, die es braucht

play-on-alone = Sie spielen ohne die Engine weiter.
thinking = { $color } denkt nach.
named-thinking = { $color } ({ $name }) denkt nach.
no-match = { $discs } Das ist eine einzelne Partie, kein Match.
match-so-far = { $score } { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} gespielt, Best of { $best-of }; Steine { $black }-{ $white }.
engine-failed = { $error } Noch einmal fragen? Sonst spielen Sie selbst { $color }.
    .title = Engine
    .yes = Noch einmal
    .no = Ohne sie weiterspielen

person = ein Mensch
level = Stufe { $number }: { $name }
    .about = Stufe{ $number } { $number ->
        [1] leicht schwächste schwach am_schwächsten
        [2] leicht Anfänger
        [5] mittel
        [8] schwer stark Experte
        [10] stärkste maximal am_stärksten
       *[other] {""}
    }
remote = ein Mensch an einem anderen Rechner
about-person = Mit den Pfeilen: ein Mensch, hier oder an einem anderen Rechner, oder eine Stufe der Engine, 1 bis 10.
about-level = { $sentence } Elo { $strength }; zufällige Züge haben 0.
about-program = Ein anderes Programm: { $command }
about-engine = Der beste Zug, den die Engine in diesen Grenzen findet.
about-remote = Spielt an einem anderen Rechner, mit Browser oder diesem Programm: Der Start zeigt den Link zum Verschicken.

not-watched = das ist keine Partie zwischen zwei Computern
nobody-thinks = der Computer denkt gerade nicht nach
two-names = erwartet wurden zwei Namen, erst Schwarz, dann Weiß; Namen mit Leerzeichen in doppelte Anführungszeichen setzen
unnamed-level = Stufe { $level }
unnamed-timed-level = Stufe { $level }, { $seconds } s
level-name = { $level ->
    [1] Neuling
    [2] Anfänger
    [3] Lernender
    [4] Freizeitspieler
    [5] Geübter Spieler
    [6] Vereinsspieler
    [7] Starker Spieler
    [8] Experte
    [9] Meister
   *[other] Volle Stärke
}
level-errs = { $level ->
    [1] Kennt gerade erst die Regeln und dreht gern viele Steine um.
    [2] Beginnt Ecken zu schätzen und dreht noch gern viele Steine um.
    [3] Weiß, was eine Ecke wert ist, und gibt noch manche her.
    [4] Macht so viele Fehler wie Spieler bei ihren ersten Turnieren.
    [5] Macht weniger Fehler als Spieler bei ihren ersten Turnieren.
    [6] Macht so viele Fehler wie Turnierspieler.
    [7] Macht so wenige Fehler wie Spitzenspieler.
    [8] Macht kaum mehr als halb so viele Fehler wie Spitzenspieler.
    [9] Sieht zwölf Züge voraus und rechnet die letzten zwanzig durch.
   *[other] Spielt so gut wie möglich, in einer halben Sekunde je Zug oder in der Zeit, die eine Uhr oder Sie vorgeben.
}
