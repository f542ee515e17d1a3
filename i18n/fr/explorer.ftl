## Ce qui a été joué dans une position, par qui et avec quel résultat.

mode = Dans l’explorateur
activity = ouvertures
mode-filter = Pendant le choix des parties

openings = dire ce qui a été joué dans la position montrée, dans combien de parties, et avec quel résultat
    .screen = montrer ce qui a été joué ici, par qui et avec quel résultat
    .about = ouvertures statistiques base explorateur
    .usage = openings
    .key = ouvertures : ce qui a été joué ici, par qui et avec quel résultat
    .hint = ouvertures
filter = choisir les parties pour openings : par joueur, couleur, années, résultat, tournoi, ou de nouveau toutes
    .usage = filter, filter tastet black 1990-2005 won ou filter event:paris own
    .key = choisir les parties : par joueur, couleur, années, résultat, tournoi
    .hint = filtrer
found = ouvrir une partie de la liste d’openings, à cette position
    .usage = found 3
    .key = ouvrir une partie de la liste d’openings, à cette position
spar = continuer d’ici contre le moteur, qui suit votre répertoire et les parties choisies tant qu’il y en a
    .usage = spar ou spar 5
    .key = continuer d’ici contre le moteur, qui suit votre répertoire et ces parties tant qu’il y en a
    .hint = jouer d’ici
next-row =
    .key = ligne suivante, précédente ; le curseur va sur son coup
    .hint = suivante
previous-row =
    .hint = précédente
open-game =
    .key = ouvrir la partie choisie, ou la première, à cette position ; la partie en cours est gardée
    .hint = ouvrir
whose =
    .key = quelles parties : entre joueurs, avec les programmes, les vôtres
    .hint = parties

question = Montrer ce qui a été joué ici, et ce qu’en pense le moteur, avant la fin de la partie ?
    .title = Ouvertures
    .yes = Montrer
    .no = Continuer à jouer

games = { $count ->
    [one] { $count } partie
   *[other] { $number } parties
}
all-games = Parties
choice = { $whose ->
    [people] { $games } entre joueurs
    [everybody] { $games } de joueurs et de programmes
   *[own] Les vôtres : { $games }
}.
choice-of = { $whose ->
    [people] { $games } entre joueurs : { $filter }
    [everybody] { $games } de joueurs et de programmes : { $filter }
   *[own] Les vôtres : { $games }, { $filter }
}.
no-base = Il n’y a pas encore de parties. :settings games indique des fichiers ou dossiers de parties.
partial = Premier million de parties seulement : othello explore les compte toutes.
faults = { $fault } ({ $count } erreurs)
reading = Lecture des parties : { $percent } %, { $games }
reading-games = Lecture des parties : { $games }

label = Parties :
words = Le nom d’un joueur ; black ou white ; 1990-2005 ; won, lost, draw, black-wins ; event:paris ; programs ; own.
title-games = parties
title-won = gains, %
title-discs = pions
title-value = val.
latest = { $listed } dernières sur { $games } :
listed = Parties :

nobody-here = Aucune partie ici : coups classés par valeur.
over = La partie est finie : il ne reste aucun coup à chercher. Revenez à une position précédente pour voir les parties qui y sont passées.
here = { $games } ici.
here-ended = { $games } ici : { $shares } %.
here-lead = { $games } ici : { $shares } %, Noir { $lead }.
own-moves = Votre répertoire : { $moves }.
answers = Il répond à { $moves }.

reached = { $games } sur { $all }.
reached-ended = { $games } sur { $all } : Noir gagne { $black } %, nulles { $draws } %, Blanc gagne { $white } %.
reached-lead = { $games } sur { $all } : Noir gagne { $black } %, nulles { $draws } %, Blanc gagne { $white } % ; avance moyenne de Noir { $lead }.
row = { $square } : { $games }.
row-ended = { $square } : { $games }, Noir gagne { $black } %, nulles { $draws } %, Blanc gagne { $white } %.
row-lead = { $square } : { $games }, Noir gagne { $black } %, nulles { $draws } %, Blanc gagne { $white } %, avance moyenne de Noir { $lead }.
no-games-go-on = Aucune partie ne continue d’ici.
no-habits = Aucune position ne revient deux fois dans ces parties.
game = Partie { $place } : { $game }.
values = Le moteur : { $values } ; { $certainty }.

the-engine = Le moteur
by-itself = { $computer } joue de lui-même : aucune partie n’est choisie.
by-games = { $computer } suit { $games } tant qu’il y en a.
by-repertoire = { $computer } suit votre répertoire tant qu’il dure.
by-both = { $computer } suit votre répertoire tant qu’il dure, puis { $games }.

other-rules = l’explorateur n’a que des parties selon les règles d’Othello
not-shown = affichez d’abord les ouvertures
no-game = cette partie n’existe pas
no-rows = il n’y a pas de liste ici
wrong-number = il faut le numéro d’une partie, pas { $found }
wrong-level = spar { $level } : { $why }
two-colors = il faut une seule couleur
two-results = il faut un seul résultat
two-years = il faut une seule période
not-years = il faut des années comme 1990-2005
no-player = il faut le nom du joueur qui a cette couleur ou ce résultat

close =
    .key = fermer l’explorateur
    .hint = fermer
key-count = compter les parties qui correspondent
    .hint = compter
