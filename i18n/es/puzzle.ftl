## Problemas: la tarea, su dificultad, su solución.

task = Turno de { $mover }: una sola jugada { $kind ->
    [midgame] mantiene la ventaja
   *[endgame] gana
}
of-day = Problema del { $day }
difficulty = { $grade ->
    [easy] Fácil
    [medium] Medio
   *[hard] Difícil
}: { $empties ->
    [one] { $empties } casilla vacía
   *[other] { $empties } casillas vacías
}, { $moves ->
    [one] { $moves } jugada legal
   *[other] { $moves } jugadas legales
}; { $search ->
    [at-once] la correcta parece la mejor a primera vista
    [finds] el motor encuentra la correcta calculando { $depth ->
        [one] 1 jugada
       *[other] { $depth } jugadas
    }
   *[misses] el motor no ve la correcta calculando { $depth ->
        [one] 1 jugada
       *[other] { $depth } jugadas
    }
}.
    .short = { $grade ->
        [easy] Fácil
        [medium] Medio
       *[hard] Difícil
    }: { $empties ->
        [one] { $empties } casilla vacía
       *[other] { $empties } casillas vacías
    }, { $moves ->
        [one] { $moves } jugada legal
       *[other] { $moves } jugadas legales
    }.
solution = Solución: { $square } { $outcome }: { $line }.
refutation = { $square } { $outcome } ({ $loss } peor): { $line }.
grade = { $grade ->
    [easy] fácil
    [medium] medio
   *[hard] difícil
}
