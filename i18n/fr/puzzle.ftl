## Les problèmes : la tâche, la difficulté, la solution.

task = Trait à { $mover } : un seul coup { $kind ->
    [midgame] garde l’avantage
   *[endgame] gagne
}
of-day = Problème du { $day }
difficulty = { $grade ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
} : { $empties ->
    [one] { $empties } case vide
   *[other] { $empties } cases vides
}, { $moves ->
    [one] { $moves } coup légal
   *[other] { $moves } coups légaux
} ; { $search ->
    [at-once] le bon coup paraît d’emblée le meilleur
    [finds] le moteur trouve le bon coup en calculant { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    }
   *[misses] le moteur ne trouve pas le bon coup en calculant { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    }
}.
    .short = { $grade ->
        [easy] Facile
        [medium] Moyen
       *[hard] Difficile
    } : { $empties ->
        [one] { $empties } case vide
       *[other] { $empties } cases vides
    }, { $moves ->
        [one] { $moves } coup légal
       *[other] { $moves } coups légaux
    }.
solution = Solution : { $square } { $outcome } : { $line }.
refutation = { $square } { $outcome } ({ $loss } de moins) : { $line }.
grade = { $grade ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
