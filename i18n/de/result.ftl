## Das Ende einer Partie und eines Matches. Die Zahl des Siegers steht vorn.

won = { $fewer ->
    [yes] { $winner } gewinnt mit { $margin ->
        [one] 1 Stein
       *[other] { $margin } Steinen
    } weniger: { $score }.
   *[no] { $winner } gewinnt mit { $margin ->
        [one] 1 Stein
       *[other] { $margin } Steinen
    } Vorsprung: { $score }.
}
    .brief = { $winner } gewinnt { $score }.
    .briefest = { $winner } gewinnt { $score }
    .panel = { $winner } gewinnt mit { $margin }
won-officially = { $fewer ->
    [yes] { $winner } gewinnt mit { $margin ->
        [one] 1 Stein
       *[other] { $margin } Steinen
    } weniger: { $board } auf dem Brett, { $score } offiziell.
   *[no] { $winner } gewinnt mit { $margin ->
        [one] 1 Stein
       *[other] { $margin } Steinen
    } Vorsprung: { $board } auf dem Brett, { $score } offiziell.
}
    .brief = { $winner } gewinnt { $score } ({ $board } auf dem Brett).
    .briefest = { $winner } gewinnt { $score } ({ $board })
    .panel = { $winner } gewinnt mit { $margin }
drawn = Remis: { $score }.
    .brief = Remis, { $score }.
    .briefest = Remis { $score }
    .panel = Remis
drawn-officially = Remis: { $board } auf dem Brett, { $score } offiziell.
    .brief = Remis, { $score } ({ $board } auf dem Brett).
    .briefest = Remis { $score } ({ $board })
    .panel = Remis
won-by-resignation = { $winner } gewinnt durch Aufgabe (offiziell { $score }).
    .brief = { $winner } gewinnt durch Aufgabe, { $score }.
    .briefest = { $winner } gewinnt { $score }
    .panel = { $winner } gewinnt durch Aufgabe
    .panel-brief = { $winner } gewinnt
    .way = durch Aufgabe
won-on-time = { $winner } gewinnt durch Zeitüberschreitung (offiziell { $score }).
    .brief = { $winner } gewinnt auf Zeit, { $score }.
    .briefest = { $winner } gewinnt { $score }
    .panel = { $winner } gewinnt auf Zeit
    .panel-brief = { $winner } gewinnt
    .way = auf Zeit

full-board = Das Brett ist voll.
no-discs = { $player } hat keine Steine mehr auf dem Brett.
first-pass = { $player } kann nicht ziehen, und das erste Passen beendet die Partie.
no-supply = { $player } hat keine Steine mehr im Vorrat.
no-supply-and-no-move = { $player } hat keine Steine mehr im Vorrat, und { $other } kann nicht ziehen.
no-moves = Niemand kann mehr ziehen.
resigned = { $player } gibt auf.
out-of-time = { $player } hat die Zeit überschritten.

match-won = { $winner } gewinnt das Match { $points } - { $against } (Steine { $discs }-{ $others }).
    .brief = { $winner } gewinnt das Match.
    .panel = { $winner } gewinnt das Match
match-drawn = Das Match endet remis { $points } - { $points } (Steine { $discs }-{ $others }).
    .brief = Das Match endet remis.
    .panel = Das Match endet remis
match-stands = Match: { $black } { $black-points } - { $white-points } { $white }.
next-game = { $match } n beginnt die nächste Partie.
