## La partie et ses conditions, pour ceux qui ne la voient pas.

greeting = Tapez un coup, comme d3, ou help pour toutes les commandes.
rules = Règles : { $rules }.
balanced = Ouverture équilibrée { $opening }.
match-game = Partie { $game }, match au meilleur des { $games }.
clock = Pendule : { $control }.
nameless = Les joueurs n’ont pas de nom.
plays = { $name } joue { $color }.
play = { $black } joue Noir, { $white } joue Blanc.
timed-turn = { $turn } Il reste { $time } à { $color }.
next-game = { $result } { $score } Tapez new pour la partie suivante.
match-over = { $result } { $score }
no-moves = Aucun coup n’a été joué. { $turn }
before-moves = Avant le coup 1 sur { $last }. { $turn }
after-move = Après le coup { $move } sur { $last } : { $ply } { $turn }
in-variation = { $line }, après le coup { $move } sur { $last } : { $ply } { $turn }
