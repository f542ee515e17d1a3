## Les nouvelles parties, les matchs, et les parties qui viennent d’un fichier, d’un collage ou d’une position.

mode = Dans la fenêtre de nouvelle partie
activity = nouvelle partie

new = commencer la partie suivante du match, la même partie encore, ou celle que vous décrivez
    .about = nouvelle partie réglages nouveau jeu recommencer deux_joueurs 2_joueurs à_deux nouvelle_partie encore_une humain_contre_humain
    .usage = new ou new reversi-32 clock 5+3 black Anna white Ben best-of 3
    .key = commencer une nouvelle partie, aux mêmes conditions ou à d’autres
    .details =
        Un système de règles : { $systems }.
        { $axes }
        clock : des minutes ou M:SS, et +S pour S secondes de plus par coup, comme 5, 0:30 ou 5+3 ; ou none.
        black et white : { $players } ; entre guillemets doubles s’il y a des espaces.
        level : un niveau du moteur, qui joue contre vous ; après 10 son temps par coup, comme 5s.
        best-of : un nombre impair de parties, qui commence un nouveau match.
        balanced : le numéro d’une ouverture équilibrée de huit coups, ou random ; ou none.
        Les réglages que vous ne donnez pas restent inchangés.
play = commencer une partie contre l’ordinateur, au niveau voulu
    .usage = play 3 ou play 10 5s
    .about = niveau ordinateur adversaire seul jouer facile difficile force difficulté plus_facile plus_difficile plus_fort moins_fort trop_facile trop_difficile trop_fort trop_faible trop_dur plus_dur jouer_contre_l_ordinateur solo un_joueur
    .key = jouer contre l’ordinateur, à un niveau
    .short = contre l’ordinateur
choose-opponent = choisir l’adversaire dans la fenêtre de nouvelle partie
rematch = rejouer la même partie, couleurs échangées
    .about = revanche encore échanger changer camp couleurs rejouer encore_une_partie
    .key = la même partie encore, couleurs échangées
    .hint = revanche
not-over = la revanche vient après la fin de cette partie ; new en commence une autre dès maintenant
choice-player = qui joue { $color } : un nom, human ou un niveau
choice-level = contre un niveau, de 1 à 10
choice-color = vous jouez { $color } contre l’ordinateur
    .about = { $color ->
        [black] noir noirs jouer_noir les_noirs
       *[white] blanc blancs jouer_blanc les_blancs
    }
choice-both = regarder l’ordinateur jouer contre lui-même
    .about = ordinateur_contre_ordinateur moteur_contre_moteur deux_ordinateurs contre_lui_même regarder_une_partie regarder_l_ordinateur démonstration match_de_moteurs
choice-time = niveau { $level }, { $seconds } s par coup
    .about = { $seconds ->
        [1] rapide lent plus_vite trop_lent temps_de_réflexion
       *[other] réfléchir plus_longtemps temps_de_réflexion
    }
choice-clock-with-more = nouvelle partie à la pendule : { $minutes } min par joueur, et { $seconds } s de plus par coup
    .about = { $minutes }_{ $seconds }
choice-clocks = avec une pendule
    .about = avec_une_pendule avec_pendule mettre_une_pendule
choice-matches = en match de plusieurs parties
choice-balanced = nouvelle partie depuis une ouverture équilibrée de huit coups, tirée au sort
    .about = ouverture_aléatoire équilibrée hasard aléatoire
choice-clock = nouvelle partie à la pendule : { $minutes } min par joueur
    .about = { $minutes }_minutes { $minutes }_minute { $minutes ->
        [5] blitz éclair partie_rapide
        [10] rapide
        [30] partie_longue partie_lente
       *[other] { "" }
    }
choice-match = un match : au meilleur des { $games } parties
    .about = match tournoi championnat série ligue compétition { $games }_parties
practice = commencer une partie contre l’ordinateur depuis la position affichée
    .about = d_ici à_partir_d_ici jouer_d_ici continuer_d_ici depuis_ici cette_position partir_d_ici reprendre_d_ici
    .usage = practice ou practice 4
    .key = repartir d’une position antérieure contre le moteur, en nouvelle partie
    .hint = jouer d’ici
dialog =
    .key = nouvelle partie, ou partie suivante du match
    .hint = nouvelle
about-dialog = Qui joue Noir et Blanc : tapez un nom, ou choisissez avec les flèches un niveau de l’ordinateur ou quelqu’un à distance. Dessous, les règles, la pendule et le nombre de parties du match. Entrée commence la partie.

began = Nouvelle partie.
gone = Nouvelle partie. Tapez { $moves } pour rejouer les coups précédents.
began-on = Nouvelle partie. { $terms }
began-with = Ouverture équilibrée { $opening }, de huit coups.
    .line = Nouvelle partie. { $terms }
began-from = { $ply ->
    [0] Nouvelle partie depuis le début : vous jouez { $you } contre { $opponent }.
   *[other] Nouvelle partie à partir du coup { $ply } : vous jouez { $you } contre { $opponent }.
}
go-on = { $moves ->
    [one] Continuer par le coup suivant de cette partie ?
   *[other] Continuer par les { $moves } coups suivants de cette partie ?
}
    .title = Continuer
    .yes = Continuer
    .no = Laisser
extended = { $moves ->
    [one] Partie prolongée de { $moves } coup collé.
   *[other] Partie prolongée de { $moves } coups collés.
}
    .line = { "" }
loaded = { $moves ->
    [0] Position chargée
    [one] { $moves } coup chargé
   *[other] { $moves } coups chargés
}{ $lacks ->
    [names-and-clock] , sans noms ni pendule.
    [names] , sans noms.
    [clock] , sans pendule.
   *[nothing] .
}{ $moves ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }PagePréc et Début les parcourent.
}
    .short = { $moves ->
        [0] Position chargée
        [one] { $moves } coup chargé
       *[other] { $moves } coups chargés
    }{ $lacks ->
        [names-and-clock] , sans noms ni pendule.
        [names] , sans noms.
        [clock] , sans pendule.
       *[nothing] .
    }
    .line = Chargé. { $described }

becomes = { $fate ->
    [none] { "" }
    [saved] { " " }La partie en cours sera enregistrée.
    [short] { " " }Les quelques coups joués seront perdus.
   *[unsaved] { " " }La partie en cours ne peut pas être enregistrée pour le moment.
}
replace = Commencer une autre partie, { $black } contre { $white } ?{ $terms }{ $becomes }
    .title = Nouvelle partie
    .yes = Commencer
    .no = Continuer à jouer
restart = Cette partie du match n’est pas terminée. La recommencer ?{ $becomes }
    .title = Nouvelle partie
    .yes = Recommencer
    .no = Continuer à jouer
abandon = Le match n’est pas terminé. Le quitter pour un nouveau ?{ $becomes }
    .title = Nouveau match
    .yes = Le quitter
    .no = Continuer à jouer
load = { $moves ->
    [0] Charger cette position ?{ $becomes }
    [one] Charger cette partie de { $moves } coup ?{ $becomes }
   *[other] Charger cette partie de { $moves } coups ?{ $becomes }
}
    .title = Charger
    .yes = Charger
    .no = Continuer à jouer

nothing-new = la partie en cours a déjà tous ces coups
unknown-setting = réglage inconnu `{ $setting }` ; voir `help new`
no-value = `{ $setting }` demande une valeur ; voir `help new`
wrong-value = { $setting } { $value } : { $why }
no-balanced-opening = il y a des ouvertures équilibrées d’Othello, pas de { $rules }

title = Nouvelle partie
next-title = Partie { $game } sur { $games }
label = { $field ->
    [name] { "  " }Nom
    [clock] Pendule
    [match] Match
    [opening] Ouverture
   *[rules] Règles
}
no-clock = sans pendule
    .about = sans_pendule sans_temps
minutes = { $minutes } min
meaningless = sans effet dans cette ouverture
one-game = une partie
best-of = au meilleur des { $games }
fewer-rules = - Moins de règles
more-rules = + Plus de règles
start = Commencer
you = Vous
opening = { $entered ->
    [free] libre
    [random] équilibrée, au hasard
   *[other] équilibrée { $entered }
}
about-clock = Minutes pour chacun : 5, 0:30, ou 5+3 avec 3 secondes de plus par coup. À taper, ou avec les flèches.
about-opening = Libre, ou XOT, huit coups imposés menant à l’égalité : au hasard avec les flèches, ou numéro 1 à { $last }.
about-name = Tapez un nom, ou laissez vide.
longest-name = Un nom a au plus { $letters } lettres.
about-match = Dans un match, les joueurs changent de couleur après chaque partie.
about-fewer-rules = Entrée cache le détail des règles.
about-more-rules = Entrée montre ouverture, passes, décompte, handicap et autres.

key-change = changer la valeur
key-start = commencer la partie (sur Plus : montrer les autres règles)
    .hint = commencer
    .hint-instead = détail
players = un nom, human, level:5 (1 à 10 ; level:10@5 réfléchit 5 s), engine (comme level:10), ou cmd:COMMANDE (un autre programme qui parle NBoard)
