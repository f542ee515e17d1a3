## Les joueurs : des personnes, le moteur, d’autres programmes.

names = dire qui joue, ou nommer Noir, puis Blanc
    .about = noms joueurs qui_joue mon_nom
    .usage = names ou names Anna Ben
    .key = voir qui joue, ou nommer Noir et Blanc
score = donner le score du match, ou les pions d’une partie isolée
    .about = score points résultat qui_a_gagné ai_je_gagné
    .key = voir le score du match
swap = changer de camp : chaque joueur continue avec les pions et le temps de l’autre
    .about = échanger changer camp changer_de_camp changer_de_couleur échanger_les_couleurs inverser_les_joueurs
    .key = changer de camp : chaque joueur continue avec les pions de l’autre
alike = deux personnes sans nom jouent : changez simplement de place
step = jouer un coup d’une partie entre ordinateurs, et la mettre en pause
    .about = regarder
    .key = jouer un coup d’une partie entre ordinateurs
now = faire jouer l’ordinateur tout de suite, après un coup d’œil
    .about = dépêche dépêche_toi vite joue_maintenant jouer_maintenant arrête_de_réfléchir trop_long allez plus_vite forcer_le_coup
    .key = faire jouer l’ordinateur tout de suite
cannot-hurry = un autre programme prend le temps qu’il lui faut

play-on-alone = Vous continuez sans le moteur.
thinking = { $color } réfléchit.
named-thinking = { $color } ({ $name }) réfléchit.
no-match = { $discs } C’est une partie isolée, pas un match.
match-so-far = { $score } { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}, au meilleur des { $best-of } ; pions : { $black }-{ $white }.
engine-failed = { $error } Redemander au moteur ? Sinon, vous jouez { $color }.
    .title = Moteur
    .yes = Redemander
    .no = Continuer sans

person = un joueur
level = Niveau { $number } : { $name }
    .about = niveau{ $number } { $number ->
        [1] facile le_plus_faible
        [2] facile débutant
        [5] moyen
        [8] difficile fort expert
        [10] le_plus_fort
       *[other] {""}
    }
remote = un joueur sur une autre machine
about-person = Les flèches choisissent un joueur, ici ou sur une autre machine, ou un niveau du moteur, de 1 à 10.
about-level = { $sentence } Elo { $strength } (0 : coups au hasard).
about-program = Un autre programme : { $command }
about-engine = Le meilleur coup que le moteur trouve dans cette limite.
about-remote = Joue sur une autre machine, par un navigateur ou ce programme : Commencer montre le lien à envoyer.

not-watched = ce n’est pas une partie entre deux ordinateurs
nobody-thinks = l’ordinateur ne réfléchit pas en ce moment
two-names = il faut deux noms, celui de Noir puis celui de Blanc ; un nom avec des espaces se met entre guillemets doubles
unnamed-level = Niveau { $level }
unnamed-timed-level = Niveau { $level }, { $seconds } s
level-name = { $level ->
    [1] Novice
    [2] Débutant
    [3] Apprenti
    [4] Amateur
    [5] Habitué
    [6] Joueur de club
    [7] Fort joueur
    [8] Expert
    [9] Maître
   *[other] Force maximale
}
level-errs = { $level ->
    [1] Vient d’apprendre les règles, et aime retourner beaucoup de pions.
    [2] Commence à aimer les coins, et retourne encore beaucoup de pions.
    [3] Sait ce que vaut un coin, et en donne encore parfois.
    [4] Se trompe comme on le fait dans ses premiers tournois.
    [5] Se trompe moins qu’on ne le fait dans ses premiers tournois.
    [6] Se trompe comme les joueurs de tournoi.
    [7] Se trompe aussi peu que les champions.
    [8] Fait à peine plus de la moitié des erreurs d’un champion.
    [9] Voit douze coups d’avance, et calcule à fond les vingt derniers.
   *[other] Joue au mieux en une demi-seconde par coup, ou dans le temps que la pendule ou vous lui donnez.
}
