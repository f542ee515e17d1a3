## L’entraînement : ce que les parties ont coûté, les erreurs qui reviennent jusqu’à ce qu’elles soient sues, des problèmes adaptés.

mode = Dans les progrès
activity = progrès

lesson = commencer ou continuer la leçon sur les coups de cette partie qui ont le plus coûté ; sans partie analysée, sur ce qui est à revoir
    .about = leçon corriger erreurs réviser travailler entraîneur professeur
    .key = la leçon : vos plus mauvais coups ; ou ce qui est à revoir
    .hint = leçon
lesson-reviewed =
    .key = la leçon : vos plus mauvais coups
    .hint = leçon
worst = { $who ->
    [you] { $count ->
        [one] Un de vos coups à revoir
        [2] Deux de vos coups à revoir
       *[other] Trois de vos coups à revoir
    }
   *[both] { $count ->
        [one] Un coup à revoir
        [2] Deux coups à revoir
       *[other] Trois coups à revoir
    }
} : { $moves }. Entrée : pourquoi ; n : une autre partie.{ $others }
    .line = { $who ->
        [you] Vos coups à revoir
       *[both] Coups à revoir
    } : { $moves }. Entrée pour voir pourquoi.{ $others }
    .short = À revoir : { $moves }. Entrée : pourquoi.{ $others }
    .bare = À revoir : { $moves }. Entrée : pourquoi.
    .brief = Entrée : leçon.
costly = { $unit ->
    [discs] { $square } ({ $discs ->
        [one] { $discs } pion
       *[other] { $discs } pions
    })
   *[other] { $square } ({ $discs })
}
costlier = { $moves } { $count ->
    [one] a coûté plus, mais apprend moins
   *[other] ont coûté plus, mais apprennent moins
} (:review).
no-errors = Aucun de vos coups n’a coûté deux pions ou plus.
lesson-left = La leçon attend : Entrée la continue ; n : une autre partie.
    .line = La leçon attend : Entrée la continue.
    .short = Entrée : suite de la leçon.
    .brief = Entrée : leçon.
lesson-done = Vous avez terminé la leçon de cette partie. t : la refaire ; n : nouvelle partie.
    .line = Vous avez terminé la leçon de cette partie. Tapez lesson pour la refaire.
    .short = t : refaire la leçon ; n : nouvelle partie.
puzzle = proposer des problèmes adaptés : des finales où un seul coup gagne, des milieux de partie où un seul garde l’avantage
    .about = problèmes exercices solitaires quiz exercice énigme problème_du_jour finale finales
    .key = problèmes : un seul coup gagne, ou garde l’avantage
    .hint = problèmes
    .usage = puzzles, puzzles moves, puzzles corners ou puzzles endgame plays-last
    .details = une idée, comme moves, quiet, corners ou beside-corner, choisit ceux dont elle est le sujet, un motif, comme parity ou wall, aussi ; endgame ou midgame choisit un genre.
    .short = problèmes à résoudre
similar = proposer deux problèmes semblables à l’erreur que vous avez corrigée, sur la même idée
    .about = semblable motif idée erreur travailler
    .key = deux problèmes comme cette erreur
    .hint = semblables
train = être interrogé sur ce qui est à revoir : vos erreurs, les problèmes manqués, et de nouveaux problèmes à votre mesure
    .about = entraînement réviser travailler séance
    .key = réviser ce qui est à revoir : vos erreurs et des problèmes
progress = montrer ce que vos parties ont coûté, ce que vous savez, et ce qui est à revoir
    .about = progrès progression
    .key = vos progrès, et ce qui est à revoir
next-own = choisir le camp suivant comme le vôtre : Noir, Blanc, les deux, aucun
    .key = quels coups sont les vôtres
mine = dire quels coups sont les vôtres : leurs erreurs reviendront à l’entraînement
    .about = miens couleur
    .usage = mine ou mine black, white, both ou nobody
    .key = dire quels coups sont les vôtres, pour que leurs erreurs reviennent

none-similar = aucun problème ne ressemble à cette erreur
nothing-similar = corrigez d’abord une erreur ; les problèmes semblables viennent ensuite


all-right = { $answers ->
    [one] { $answers } position, réussie.
   *[other] { $answers } positions, toutes réussies.
}
not-known = Pas encore corrigée : elle revient demain.
some-right = { $wrong ->
    [one] { $right } sur { $answers } ; l’autre revient demain.
   *[other] { $right } sur { $answers } ; les autres reviennent demain.
}
next-due = La prochaine position est à revoir dans { $unit ->
    [hours] { $number ->
        [one] { $number } heure
       *[other] { $number } heures
    }
   *[days] { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
}.
nothing-due = Rien à revoir.
nothing-due-until = Rien à revoir. { $next }
nothing-at-all = Rien à revoir. Parties analysées et problèmes rempliront la prochaine leçon.
openings-known = Rien à revoir dans ce répertoire.
openings-known-until = Rien à revoir dans ce répertoire. { $next }

nobody-named = Aucun camp n’est à vous : aucune erreur de cette partie ne reviendra.
    .short = Aucun camp n’est à vous.
one-named = { $errors ->
    [0] Les coups de { $color } sont les vôtres.
    [one] Les coups de { $color } sont les vôtres : { $errors } erreur revient à l’entraînement.
   *[other] Les coups de { $color } sont les vôtres : { $errors } erreurs reviennent à l’entraînement.
}
    .short = { $color } est à vous : { $errors ->
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }.
both-named = { $errors ->
    [0] Les coups des deux camps sont les vôtres.
    [one] Les coups des deux camps sont les vôtres : { $errors } erreur revient à l’entraînement.
   *[other] Les coups des deux camps sont les vôtres : { $errors } erreurs reviennent à l’entraînement.
}
    .short = Les deux sont à vous : { $errors ->
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }.
nobody = Aucun camp de cette partie n’est à vous.
one = Les coups de { $color } sont les vôtres dans cette partie.
both = Les coups des deux camps sont les vôtres dans cette partie.
unknown-side = il faut black, white, both ou nobody, pas { $found }

damaged = { $file } : { $lines ->
    [one] la ligne { $first } est endommagée
   *[other] { $lines } lignes sont endommagées, la première est la ligne { $first }
} ; toutes sont gardées.
foreign = { $file } : { $lines ->
    [one] { $lines } ligne est d’une autre version
   *[other] { $lines } lignes sont d’une autre version
} ; toutes sont gardées.
damaged-and-foreign = { $file } : { $lines ->
    [one] la ligne { $first } est endommagée
   *[other] { $lines } lignes sont endommagées, la première est la ligne { $first }
}, et { $foreign ->
    [one] { $foreign } ligne est d’une autre version
   *[other] { $foreign } lignes sont d’une autre version
} ; toutes sont gardées.
unavailable = Impossible de lire vos progrès : { $error }.
not-kept = Impossible d’enregistrer vos réponses : { $error }.

unknown-puzzles = il faut endgame, midgame, une idée, comme moves ou corners, ou un motif, comme parity, pas { $found }
no-such-puzzles = aucun problème du programme ne convient
title = Vos progrès
no-progress = Il n’y a pas encore de progrès. Ils commenceront avec votre première partie analysée, ou votre premier problème.
costs-most = Ce qui vous coûte le plus : « { $idea } », { $percent } % de tout ce que vous perdez.
costs-most-since = Ce qui vous coûte le plus : « { $idea } », { $percent } % de tout ce que vous perdez, { $before } % dans les parties précédentes.
other-ideas = Ensuite : { $ideas }.
idea-share = { $idea } { $percent } %
great-losses = Sur 100 de vos coups, voici combien perdent six pions ou plus : { $quarters }. { $most ->
    [0] Aucun.
   *[other] C’est aux coups { $from } à { $to } que vous perdez le plus.
}
quarter = { $count } aux coups { $from } à { $to }
whys = Pourquoi un coup est bon : trouvé { $right } fois sur { $asked }{ $other ->
    [0] {""}
   *[other] , { $other } fois une autre raison juste
}.
last-games-cost = { $games ->
    [one] Votre dernière partie analysée a coûté { $discs ->
        [one] { $discs } pion
       *[other] { $discs } pions
    } : { $phases }.
   *[other] Vos { $games } dernières parties analysées ont coûté { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
} chacune : { $phases }.
}
games-before-cost = { $games ->
    [one] La précédente a coûté { $discs ->
        [one] { $discs } pion
       *[other] { $discs } pions
    } : { $phases }.
   *[other] Les { $games } précédentes ont coûté { $discs ->
        [one] { $discs } pion
       *[other] { $discs } pions
    } chacune : { $phases }.
}
game-cost = { $game } : { $result ->
    [unknown] elle a coûté { $cost ->
        [one] { $cost } pion
       *[other] { $cost } pions
    }.
    [draw] nulle ; elle a coûté { $cost ->
        [one] { $cost } pion
       *[other] { $cost } pions
    }.
    [won] gagnée de { $discs } ; elle a coûté { $cost ->
        [one] { $cost } pion
       *[other] { $cost } pions
    }.
   *[lost] perdue de { $discs } ; elle a coûté { $cost ->
        [one] { $cost } pion
       *[other] { $cost } pions
    }.
}
graphs-cost = { $games ->
    [one] Pions perdus dans votre dernière partie
   *[other] Pions perdus par partie dans vos { $games } dernières parties
}
about-bars = Chaque barre est une partie, la dernière à droite ; une barre pleine vaut { $discs } pions par coup.
last-games = { $games ->
    [one] Dans votre dernière partie analysée, vous perdez { $mean ->
        [one] { $mean } pion
       *[other] { $mean } pions
    } par coup : { $phases }.
   *[other] Dans vos { $games } dernières parties analysées, vous perdez { $mean ->
        [one] { $mean } pion
       *[other] { $mean } pions
    } par coup : { $phases }.
}
games-before = { $games ->
    [one] Dans la précédente, { $mean ->
        [one] { $mean } pion
       *[other] { $mean } pions
    } par coup : { $phases }.
   *[other] Dans les { $games } précédentes, { $mean ->
        [one] { $mean } pion
       *[other] { $mean } pions
    } par coup : { $phases }.
}
phase-mean = { $mean } { $phase ->
    [opening] dans l’ouverture
    [midgame] en milieu de partie
   *[endgame] en finale
}
game-of-day = { $date }
game-against = { $date } contre { $opponent }
a-game = Une partie
a-game-against = Une partie contre { $opponent }
game = { $game } : { $result ->
    [unknown] { $mean ->
        [one] { $mean } pion perdu
       *[other] { $mean } pions perdus
    } par coup.
    [draw] nulle ; { $mean ->
        [one] { $mean } pion perdu
       *[other] { $mean } pions perdus
    } par coup.
    [won] gagnée de { $discs } ; { $mean ->
        [one] { $mean } pion perdu
       *[other] { $mean } pions perdus
    } par coup.
   *[lost] perdue de { $discs } ; { $mean ->
        [one] { $mean } pion perdu
       *[other] { $mean } pions perdus
    } par coup.
}
own-errors = Vos erreurs : { $errors }, { $known ->
    [0] aucune corrigée pour l’instant
    [one] dont { $known } corrigée
   *[other] dont { $known } corrigées
}.
due-errors = À revoir : { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}.
due-puzzles = À revoir : { $puzzles ->
    [one] { $puzzles } problème manqué
   *[other] { $puzzles } problèmes manqués
}.
due-both = À revoir : { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
} et { $puzzles ->
    [one] { $puzzles } problème manqué
   *[other] { $puzzles } problèmes manqués
}.
openings = Répertoire : { $asked ->
    [one] { $asked } position demandée
   *[other] { $asked } positions demandées
}, { $known ->
    [one] { $known } connue
   *[other] { $known } connues
}, { $due ->
    [0] rien à revoir
   *[other] { $due } à revoir (othello repertoire train)
}.
puzzles-solved = Problèmes résolus : { $results }.
puzzles-at-once = Problèmes résolus du premier coup
ratio = { $right } sur { $answers }
days = Ces { $days } derniers jours : { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
} en { $active ->
    [one] { $active } jour
   *[other] { $active } jours
}, dont { $right ->
    [one] { $right } juste
   *[other] { $right } justes
}.
whole-game = partie
graphs = Pions perdus par coup dans { $games ->
    [one] votre dernière partie
   *[other] vos { $games } dernières parties
}
only-at-terminal = vos progrès ne sont retenus que dans un terminal, ou par othello train
