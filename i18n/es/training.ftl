## El entrenamiento: lo que costaron las partidas, los errores que vuelven hasta que se dominan, problemas adecuados.

mode = Progreso
activity = progreso

lesson = empezar o continuar la lección sobre las jugadas de esta partida que más te costaron; sin partida analizada, lo que toca repasar
    .about = lección repasar entrenar errores fallos practicar aprender enseñar entrenador profesor
    .key = la lección: tus peores jugadas; o lo que toca repasar
    .hint = lección
lesson-reviewed =
    .key = la lección: tus peores jugadas
    .hint = lección
worst = { $who ->
    [you] { $count ->
        [one] Una jugada tuya que vale la pena mirar
        [2] Dos jugadas tuyas que vale la pena mirar
       *[other] Tres jugadas tuyas que vale la pena mirar
    }
   *[both] { $count ->
        [one] Una jugada que vale la pena mirar
        [2] Dos jugadas que vale la pena mirar
       *[other] Tres jugadas que vale la pena mirar
    }
}: { $moves }. Intro: por qué; n: otra partida.{ $others }
    .line = { $who ->
        [you] Jugadas tuyas que vale la pena mirar
       *[both] Jugadas que vale la pena mirar
    }: { $moves }. Pulsa Intro para ver por qué.{ $others }
    .short = Para mirar: { $moves }. Intro: por qué.{ $others }
    .bare = Para mirar: { $moves }. Intro: por qué.
    .brief = Intro: lección.
costly = { $unit ->
    [discs] { $square } ({ $discs ->
        [one] { $discs } ficha
       *[other] { $discs } fichas
    })
   *[other] { $square } ({ $discs })
}
costlier = { $moves } { $count ->
    [one] costó más, pero enseña menos
   *[other] costaron más, pero enseñan menos
} (:review).
no-errors = Ninguna jugada tuya costó dos fichas o más.
lesson-left = La lección espera: Intro la continúa; n: otra partida.
    .line = La lección espera: Intro la continúa.
    .short = Intro: seguir la lección.
    .brief = Intro: lección.
lesson-done = Ya has hecho la lección de esta partida. t: repetirla; n: otra partida.
    .line = Ya has hecho la lección de esta partida. Escribe lesson para repetirla.
    .short = t: repetir la lección; n: otra partida.
puzzle = resolver problemas a tu medida: finales en los que una sola jugada gana, posiciones de medio juego en las que una sola mantiene la ventaja
    .about = problemas ejercicios resolver puzles puzzles tácticas problema_del_día finales final
    .key = resolver problemas: una sola jugada gana, o mantiene la ventaja
    .hint = problemas
    .usage = puzzles, o puzzles moves, puzzles corners, puzzles endgame plays-last
    .details = una idea, como moves, quiet, corners o beside-corner, elige los que tratan de ella, y también un motivo, como parity o wall; endgame o midgame elige una clase.
    .short = resolver problemas
similar = resolver dos problemas parecidos al error que has resuelto, sobre la misma idea
    .about = parecidos semejantes mismo motivo idea error practicar
    .key = resolver dos problemas como este error
    .hint = parecidos
train = que te pregunten lo que toca repasar: tus errores, los problemas fallados y otros nuevos a tu medida
    .about = entrenar entrenamiento repasar repaso practicar
    .key = entrenar lo que toca: tus errores y problemas
progress = ver lo que costaron tus partidas, lo que sabes y lo que toca repasar
    .about = progreso avance estadísticas repaso cómo_voy
    .key = ver tu progreso y lo que toca repasar
next-own = elegir como tuyo el lado siguiente: Negras, Blancas, los dos, ninguno
    .key = qué jugadas son tuyas
mine = decir qué jugadas son tuyas, para que sus errores vuelvan
    .about = mías mío lado color propias
    .usage = mine, o mine black, white, both o nobody
    .key = decir qué jugadas son tuyas, para que sus errores vuelvan

none-similar = no hay problemas parecidos a este error
nothing-similar = resuelve primero un error; los problemas parecidos vienen después

all-right = { $answers ->
    [one] { $answers } posición, correcta.
   *[other] { $answers } posiciones, todas correctas.
}
not-known = Todavía no dominada: mañana vuelve.
some-right = { $wrong ->
    [one] Correctas: { $right } de { $answers }; la otra vuelve mañana.
   *[other] Correctas: { $right } de { $answers }; las otras vuelven mañana.
}
next-due = La próxima posición toca dentro de { $unit ->
    [hours] { $number ->
        [one] { $number } hora
       *[other] { $number } horas
    }
   *[days] { $number ->
        [one] { $number } día
       *[other] { $number } días
    }
}.
nothing-due = No toca repasar nada.
nothing-due-until = No toca repasar nada. { $next }
nothing-at-all = No toca repasar nada. Las partidas analizadas y los problemas llenan la próxima lección.
openings-known = No toca repasar nada de este repertorio.
openings-known-until = No toca repasar nada de este repertorio. { $next }

nobody-named = Ningún lado es tuyo: ningún error de esta partida vuelve.
    .short = Ningún lado es tuyo.
one-named = { $errors ->
    [0] Las jugadas de las { $color } son tuyas.
    [one] Las jugadas de las { $color } son tuyas: { $errors } error vuelve en el entrenamiento.
   *[other] Las jugadas de las { $color } son tuyas: { $errors } errores vuelven en el entrenamiento.
}
    .short = Tuyas las de { $color }: { $errors ->
        [one] { $errors } error
       *[other] { $errors } errores
    }.
both-named = { $errors ->
    [0] Las jugadas de los dos lados son tuyas.
    [one] Las jugadas de los dos lados son tuyas: { $errors } error vuelve en el entrenamiento.
   *[other] Las jugadas de los dos lados son tuyas: { $errors } errores vuelven en el entrenamiento.
}
    .short = Tuyos los dos: { $errors ->
        [one] { $errors } error
       *[other] { $errors } errores
    }.
nobody = Ningún lado de esta partida es tuyo.
one = Las jugadas de las { $color } son tuyas en esta partida.
both = Las jugadas de los dos lados son tuyas en esta partida.
unknown-side = se esperaba black, white, both o nobody, no { $found }

damaged = { $file }: { $lines ->
    [one] la línea { $first } está dañada
   *[other] { $lines } líneas están dañadas, la primera es la línea { $first }
}; todas se conservan.
foreign = { $file }: { $lines ->
    [one] { $lines } línea es de otra versión
   *[other] { $lines } líneas son de otra versión
}; todas se conservan.
damaged-and-foreign = { $file }: { $lines ->
    [one] la línea { $first } está dañada
   *[other] { $lines } líneas están dañadas, la primera es la línea { $first }
}, y { $foreign ->
    [one] { $foreign } línea es de otra versión
   *[other] { $foreign } líneas son de otra versión
}; todas se conservan.
unavailable = No se puede leer tu progreso: { $error }.
not-kept = Tus respuestas no se están guardando: { $error }.

unknown-puzzles = se esperaba endgame, midgame, una idea, como moves o corners, o un motivo, como parity, no { $found }
no-such-puzzles = ningún problema del programa coincide
title = Tu progreso
no-progress = Todavía no hay progreso. Empieza con tu primera partida analizada, o con tu primer problema.
costs-most = Lo que más te cuesta es «{ $idea }»: { $percent } % de todo lo que pierdes.
costs-most-since = Lo que más te cuesta es «{ $idea }»: { $percent } % de todo lo que pierdes, { $before } % en las partidas anteriores.
other-ideas = Después: { $ideas }.
idea-share = { $idea } { $percent } %
great-losses = De cada 100 jugadas tuyas, pierden seis fichas o más: { $quarters }. { $most ->
    [0] O sea, ninguna.
   *[other] Donde más se pierde es en las jugadas { $from } a { $to }.
}
quarter = { $count } en las jugadas { $from } a { $to }
whys = Por qué es correcta una jugada: acertaste { $right } de { $asked } veces{ $other ->
    [0] {""}
   *[other] ; otro motivo cierto: { $other }
}.
last-games-cost = { $games ->
    [one] Tu última partida analizada costó { $discs } fichas: { $phases }.
   *[other] Tus últimas { $games } partidas analizadas costaron { $discs } fichas cada una: { $phases }.
}
games-before-cost = { $games ->
    [one] La anterior costó { $discs } fichas: { $phases }.
   *[other] Las { $games } anteriores costaron { $discs } fichas cada una: { $phases }.
}
game-cost = { $game }: { $result ->
    [unknown] costó { $cost ->
        [one] { $cost } ficha
       *[other] { $cost } fichas
    }.
    [draw] empate; costó { $cost ->
        [one] { $cost } ficha
       *[other] { $cost } fichas
    }.
    [won] ganada por { $discs }; costó { $cost ->
        [one] { $cost } ficha
       *[other] { $cost } fichas
    }.
   *[lost] perdida por { $discs }; costó { $cost ->
        [one] { $cost } ficha
       *[other] { $cost } fichas
    }.
}
graphs-cost = { $games ->
    [one] Fichas perdidas en tu última partida
   *[other] Fichas perdidas por partida en tus últimas { $games } partidas
}
about-bars = Cada barra es una partida, la última a la derecha; una llena son { $discs } fichas por jugada.
last-games = { $games ->
    [one] En tu última partida analizada perdiste { $mean } fichas por jugada: { $phases }.
   *[other] En tus últimas { $games } partidas analizadas perdiste { $mean } fichas por jugada: { $phases }.
}
games-before = { $games ->
    [one] En la anterior
   *[other] En las { $games } anteriores
}, { $mean } fichas por jugada: { $phases }.
phase-mean = { $mean } en { $phase ->
    [opening] la apertura
    [midgame] el medio juego
   *[endgame] el final
}
game-of-day = { $date }
game-against = { $date } contra { $opponent }
a-game = Una partida
a-game-against = Una partida contra { $opponent }
game = { $game }: { $result ->
    [unknown] { $mean } fichas perdidas por jugada.
    [draw] empate; { $mean } fichas perdidas por jugada.
    [won] ganada por { $discs }; { $mean } fichas perdidas por jugada.
   *[lost] perdida por { $discs }; { $mean } fichas perdidas por jugada.
}
own-errors = { $errors ->
    [one] { $errors } error tuyo
   *[other] { $errors } errores tuyos
}, { $known ->
    [0] ninguno superado todavía
    [one] { $known } de ellos superado
   *[other] { $known } de ellos superados
}.
due-errors = Toca repasar: { $errors ->
    [one] { $errors } error
   *[other] { $errors } errores
}.
due-puzzles = Toca repasar: { $puzzles ->
    [one] { $puzzles } problema fallado
   *[other] { $puzzles } problemas fallados
}.
due-both = Toca repasar: { $errors ->
    [one] { $errors } error
   *[other] { $errors } errores
} y { $puzzles ->
    [one] { $puzzles } problema fallado
   *[other] { $puzzles } problemas fallados
}.
openings = Repertorio: { $asked ->
    [one] { $asked } posición preguntada
   *[other] { $asked } posiciones preguntadas
}, { $known ->
    [one] { $known } dominada
   *[other] { $known } dominadas
}, { $due ->
    [0] nada que repasar
   *[other] { $due } por repasar (othello repertoire train)
}.
puzzles-solved = Problemas resueltos: { $results }.
puzzles-at-once = Problemas resueltos al primer intento
ratio = { $right } de { $answers }
days = En los últimos { $days } días respondiste { $answers ->
    [one] { $answers } posición
   *[other] { $answers } posiciones
} en { $active ->
    [one] { $active } día
   *[other] { $active } días
}, { $right ->
    [one] { $right } correcta
   *[other] { $right } correctas
}.
whole-game = partida
graphs = Fichas perdidas por jugada en { $games ->
    [one] tu última partida
   *[other] tus últimas { $games } partidas
}
only-at-terminal = lo que sabes solo se recuerda en un terminal, y con othello train
