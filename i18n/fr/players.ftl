## Les joueurs : des personnes, le moteur, d’autres programmes.

names = dit qui joue, ou nomme Noir, puis Blanc.
    .about = noms joueurs
    .usage = names ou names Anna Ben
score = donne le score du match, ou les pions d’une partie seule.
step = joue un coup d’une partie entre ordinateurs, et la met en pause.

play-on-alone = Vous continuez sans le moteur.
thinking = { $color } réfléchit.
named-thinking = { $color } ({ $name }) réfléchit.
no-match = { $discs } C’est une partie seule, pas un match.
match-so-far = { $score } { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} d’un match au meilleur des { $best-of }, { $black }-{ $white } pions.
engine-failed = { $error } Redemander au moteur ? Sinon, vous jouez { $color }.
    .title = Moteur
    .yes = Redemander
    .no = Continuer sans

person = un joueur
level = Niveau { $number } : { $name }
remote = un joueur sur une autre machine
about-person = Les flèches choisissent un joueur, ici ou sur une autre machine, ou un niveau du moteur, de 1 à 10.
about-level = { $sentence } Elo { $strength }, les coups au hasard ayant 0.
about-program = Un autre programme : { $command }
about-engine = Le meilleur coup que le moteur trouve dans cette limite.
about-remote = Joue sur une autre machine, par un navigateur ou ce programme : Commencer montre le lien à envoyer.

not-watched = ce n’est pas une partie entre deux ordinateurs
two-names = il faut deux noms, celui de Noir puis celui de Blanc ; un nom avec des espaces se met entre guillemets doubles
