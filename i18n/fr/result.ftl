## La fin d’une partie et d’un match. Dans un score, le nombre du gagnant vient d’abord.

won = { $fewer ->
    [yes] { $winner } gagne de { $margin } avec moins de pions : { $score }.
   *[no] { $winner } gagne de { $margin } : { $score }.
}
    .brief = { $winner } gagne { $score }.
    .briefest = { $winner } gagne { $score }
    .panel = { $winner } gagne de { $margin }
won-officially = { $fewer ->
    [yes] { $winner } gagne de { $margin } avec moins de pions : { $board } sur l’othellier, { $score } au décompte officiel.
   *[no] { $winner } gagne de { $margin } : { $board } sur l’othellier, { $score } au décompte officiel.
}
    .brief = { $winner } gagne { $score } ({ $board } sur l’othellier).
    .briefest = { $winner } gagne { $score } ({ $board })
    .panel = { $winner } gagne de { $margin }
drawn = Partie nulle : { $score }.
    .brief = Partie nulle, { $score }.
    .briefest = Nulle { $score }
    .panel = Partie nulle
drawn-officially = Partie nulle : { $board } sur l’othellier, { $score } au décompte officiel.
    .brief = Partie nulle, { $score } ({ $board } sur l’othellier).
    .briefest = Nulle { $score } ({ $board })
    .panel = Partie nulle
won-by-resignation = { $winner } gagne par abandon (score officiel { $score }).
    .brief = { $winner } gagne par abandon, { $score }.
    .briefest = { $winner } gagne { $score }
    .panel = { $winner } gagne par abandon
    .panel-brief = { $winner } gagne
    .way = par abandon
won-on-time = { $winner } gagne au temps (score officiel { $score }).
    .brief = { $winner } gagne au temps, { $score }.
    .briefest = { $winner } gagne { $score }
    .panel = { $winner } gagne au temps
    .panel-brief = { $winner } gagne
    .way = au temps

full-board = L’othellier est plein.
no-discs = { $player } n’a plus de pions sur l’othellier.
first-pass = { $player } ne peut pas jouer, et la première passe termine la partie.
no-supply = { $player } n’a plus de pions à jouer.
no-supply-and-no-move = { $player } n’a plus de pions à jouer, et { $other } ne peut pas jouer.
no-moves = Aucun des deux joueurs ne peut jouer.
resigned = { $player } abandonne.
out-of-time = { $player } a épuisé son temps.

match-won = { $winner } gagne le match { $points } - { $against } ({ $discs }-{ $others } pions).
    .brief = { $winner } gagne le match.
    .panel = { $winner } gagne le match
match-drawn = Match nul { $points } - { $points } ({ $discs }-{ $others } pions).
    .brief = Match nul.
    .panel = Match nul
match-stands = Match : { $black } { $black-points } - { $white-points } { $white }.
next-game = { $match } Tapez n pour la partie suivante.
