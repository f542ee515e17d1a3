## Posiciones que se resuelven en lugar de la partida: errores, problemas, lecciones.

mode = En una lección o un problema
mode-why = En la pregunta del porqué
activity-why = ¿por qué?

guess = adivinar las jugadas de la partida y comparar lo que pierdes con lo que perdieron los jugadores
    .about = adivinar jugadas acertar
    .key = adivinar las jugadas de esta partida
    .usage = guess, o guess white, guess black 21
undo = retirar la respuesta
    .key = intentarlo de nuevo
    .hint = otra vez
solution = mostrar la mejor jugada de la posición que estás resolviendo
    .about = solución respuesta resolver
    .key = mostrar la solución
    .hint = solución
explain = tras una respuesta equivocada, ver qué era mejor y por qué, y después por qué era mala la jugada de la partida
    .key = qué era mejor y por qué; después, la jugada de la partida
because = decir por qué es correcta tu jugada: una de las cuatro ideas, por su número o su nombre
    .key = por qué es correcta la jugada
    .hint = por qué
    .usage = because 2, o because corners
skip-why = saber el motivo sin responder
    .key = ver el motivo
    .hint = motivo
say-why = decir primero por qué es correcta una jugada, una idea de cuatro, o dejar de decirlo
    .about = motivo razón idea primero elegir pregunta porqué
    .key = decir primero por qué es correcta una jugada
no-why = no se pregunta por qué
unknown-why = se esperaba un número de 1 a 4 o una idea, como corners, no { $found }
offer-why = Nuevo: di primero por qué es correcta una jugada (:say-why).
    .line = Nuevo: di primero por qué es correcta una jugada (say-why).
why-title = ¿Por qué?
why-question = { $square } es correcta. ¿Por qué?
why-choice = { $number }  { $idea }
why-right = Sí: { $idea }.
why-other = También es cierto, pero lo que más cuenta aquí: { $idea }.
why-wrong = No: { $idea }.
reply = jugar la respuesta más dura a tu jugada correcta, y seguir desde ahí
    .key = jugar la respuesta más dura, y seguir desde ahí
next = pasar a la siguiente posición por resolver
    .key = posición siguiente
    .hint = siguiente
previous = volver a la posición por resolver anterior a esta
    .key = posición anterior
back = mostrar una jugada menos de la línea que sigue a la respuesta
    .key = recorrer las jugadas que siguen a la respuesta
on = mostrar una jugada más de la línea que sigue a la respuesta
    .hint = avanzar
leave = volver a la partida desde las posiciones por resolver
    .about = dejar volver partida
    .key = dejar las posiciones y volver a la partida

nth-of-lesson = Lección, { $number } de { $count }
nth-puzzle = Problema { $number }
nth-similar = Parecido, { $number } de { $count }
nth-similar-by-motif = Parecido, { $number } de { $count }: { $motif }
nth-of-training = Entrenamiento { $number } de { $count }
nth-presented = Nuevo en tu repertorio: { $number } de { $count }, se pregunta después
nth-opening = Repertorio { $number } de { $count }
nth-guess = Adivinar { $number } de { $count }
problem = { $heading }. { $rest }

about-screen = El tablero grande conserva la posición: ? es la jugada hecha, y luego ! la mejor. Los tableros pequeños muestran lo que sigue, a la izquierda tras la jugada, a la derecha tras la mejor, tantas jugadas después como hace falta para ver la diferencia. Los puntos son las casillas donde puede jugar el bando nombrado bajo el tablero. ' está junto a las fichas que la última jugada ha volteado. + son jugadas posibles en uno solo de los tableros, casillas vacías junto a las fichas recién volteadas, o la casilla en cuestión, por ejemplo una esquina: lo dice la línea bajo los tableros. * está junto a la ficha puesta en último lugar. AvPág sigue en ambos tableros, RePág vuelve. Lo que cuesta una jugada se cuenta en fichas al final de la partida, si ambos juegan lo mejor desde ahí.
searching = Buscando un problema.
judging = Comprobando la jugada.
replying = Buscando la respuesta más dura.
left = De vuelta en la partida.
left-with-score = { $score } De vuelta en la partida.
lesson-kept = De vuelta en la partida. La lección se conserva: Intro o t la continúan.
    .line = De vuelta en la partida. La lección se conserva: Intro la continúa.
lesson-over = Fin de la lección. De vuelta en la partida.
remember = Recuerda: { $ideas }. Estas posiciones vuelven mañana. { $numbers }
    .short = Recuerda: { $ideas }. Estas posiciones vuelven mañana.
remember-only = Recuerda: { $ideas }. { $numbers }
    .short = Recuerda: { $ideas }.
numbers = Lo que cuestan se cuenta en fichas al final, si ambos juegan lo mejor desde ahí.
no-more-puzzles = No hay más problemas.
no-puzzles = No hay problemas en estas partidas.

find-best-move = Encuentra la mejor jugada de las { $mover }.
what-would-you-play = Turno de { $mover }: ¿qué jugarías? Intro sola muestra la respuesta.
    .line = Turno de { $mover }: ¿qué jugarías? Intro muestra la respuesta.
what-would-you-play-there = Turno de { $mover }: ¿qué jugarías? Intro juega { $square }; s muestra la respuesta.
other-side = Aquí juegas con { $mover }: encuentra la mejor jugada.
recall = ¿Qué juega tu repertorio con { $mover }?
try-again = Intro: otro intento; s: la solución.
enter-answers = Intro: la respuesta.
lesson-wrong = Intro: qué era mejor y por qué; u: otro intento.
    .line = Intro: qué era mejor y por qué; undo: otro intento.
    .short = Intro: por qué; u: otra vez.
lesson-compared = Intro: ahora tu jugada de la partida.
    .short = Intro: tu jugada de la partida.
lesson-wrong-puzzle = Intro: la respuesta; u: otro intento.
    .line = Intro: la respuesta; undo: otro intento.
lesson-similar = Intro: parecidos; n: seguir sin ellos; Esc: salir, la lección se conserva.
    .line = Intro: parecidos; next: seguir sin ellos; leave: volver a la partida, la lección se conserva.
    .short = Intro: parecidos; n: seguir.
lesson-similar-last = Intro: parecidos; n: terminar la lección.
    .line = Intro: parecidos; next: terminar la lección.
    .short = Intro: parecidos; n: fin.
lesson-end = Intro termina la lección.
lesson-next = Intro continúa.
play-on = Intro juega la respuesta más dura, n pasa a la posición siguiente.
play-on-last = Intro juega la respuesta más dura, Esc vuelve a la partida.
go-on = Intro pasa a la posición siguiente.
solved-mistake = { $then ->
    [next] m: dos problemas parecidos, Intro: posición siguiente.
    [last] m: dos problemas parecidos, Intro: volver a la partida.
    [reply] m: dos problemas parecidos, Intro: respuesta más dura, n: siguiente.
   *[last-reply] m: dos problemas parecidos, Intro: respuesta más dura, Esc: terminar.
}
last-position = Esta era la última posición. Intro vuelve a la partida.

mistake = Jugada { $number }: { $square } perdió { $loss } ({ $certainty }).
game-of = Partida del { $date }.
game-of-against = Partida del { $date } contra { $opponent }.
game-against = Partida contra { $opponent }.
guess-move = Jugada { $number }: turno de { $player }.
one-move-wins = Una sola jugada gana.
one-move-leads = Una jugada es claramente la mejor.
first-move = Tu primera jugada.
after-moves = Tras { $moves }.
replied = Las { $player } responden { $square }.
passed = Las { $player } tienen que pasar.
over = La partida ha terminado: { $outcome }
over-then = { $over } Escribe { $way }.

solved = Solución: { $square } { $outcome } ({ $certainty }).
    .short = Solución: { $square }
presented = Nuevo: las { $mover } juegan { $square }.{ $comment }
    .short = Nuevo: { $square }
    .line = Nuevo: las { $mover } juegan { $square }.{ $comment } Escribe next.
only-shown = esta jugada solo se muestra: next sigue
solved-by-file = Solución: { $square }.{ $comment }
    .short = Solución: { $square }
known = { $count ->
    [0] { $square } es correcta.{ $comment }
    [one] { $square } es correcta, y también lo es { $others }.{ $comment }
   *[other] { $square } es correcta, y también lo son { $others }.{ $comment }
}
    .short = { $square } es correcta
refuted = { $square } es un error, según tu archivo.{ $comment }
    .short = { $square } es un error
other-equal = { $square } es tan buena como tu { $yours }, pero no está en tu repertorio ({ $certainty }).
    .short = { $square } es correcta
other-close = { $square } no está en tu repertorio, pero solo pierde { $loss } respecto a { $yours } ({ $certainty }).
    .short = { $square } es correcta
other-worse = { $square } pierde { $loss } respecto a tu { $yours } ({ $certainty }).
    .short = { $square } pierde { $number }
right = { $square } es correcta: { $outcome } ({ $certainty }).
    .short = { $square } es correcta
as-right = { $square } también es correcta: { $outcome } ({ $certainty }).
    .short = { $square } es correcta
nearly-right = { $square } es correcta: solo pierde { $loss } ({ $certainty }).
    .short = { $square } es correcta
undecided = { $square } vale como correcta: { $loss } es muy poco para decidir ({ $certainty }).
    .short = { $square } es correcta
wrong = { $square } { $outcome }; la mejor jugada { $best } ({ $certainty }).
    .short = { $square } pierde { $number }
wrong-guess = { $square } pierde { $loss }; la mejor jugada es { $best } ({ $certainty }).
    .short = { $square } pierde { $number }
played = En la partida, { $player }: { $square }, que pierde { $loss }.
played-well = En la partida, { $player }: { $square }, que no pierde nada.
played-same = Coincide con la jugada de { $player }.
the-players = los jugadores
score = Has perdido { $yours ->
    [one] { $yours } ficha
   *[other] { $yours } fichas
} en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}; { $player }, { $theirs }.
judged-guess = { $verdict } { $score } Escribe { $way }.
best-play = Juego óptimo: { $moves }.
refutation = Refutación: { $moves }.
judged-right = { $verdict } Resueltas: { $solved } de { $count }; escribe { $way }.
judged-solved = { $verdict } Resueltas: { $solved } de { $count }; escribe { $way }, o similar para dos problemas parecidos.
judged-wrong = { $verdict } Escribe otra jugada, solution o { $way }.
judged-lesson = { $verdict } { $then }
progress = Resueltas: { $solved } de { $count }
end = Resueltas: { $solved } de { $count }.
proposal = Pulsa Intro para ver por qué tus jugadas más costosas eran malas.

solving = vuelve primero a la partida
    .line = vuelve primero a la partida; escribe leave
not-solving = no hay ninguna posición por resolver
    .line = no hay ninguna posición por resolver; escribe puzzle
not-solving-yet = no hay ninguna posición por resolver
    .line = no hay ninguna posición por resolver; escribe lesson o puzzle
not-reviewed = la partida no se ha analizado
    .line = la partida no se ha analizado; escribe review
one-moment = Un momento: { $done } de { $all } jugadas vistas. La lección empieza sola en unos segundos.
    .short = Un momento: { $done } de { $all } jugadas.
no-mistakes = el análisis no ha encontrado ninguna jugada tuya que pierda { $discs } fichas o más
all-solved = has resuelto todas tus peores jugadas
    .line = has resuelto todas tus peores jugadas; escribe lesson para volver a empezar
    .screen = has resuelto todas tus peores jugadas; t vuelve a empezar
no-problem-yet = todavía se busca el próximo problema
choose-first = Elige una casilla (flechas, clic, nombre); s muestra la respuesta.
no-answer = no hay ninguna respuesta que retirar
nothing-to-guess = no hay ninguna jugada que adivinar desde ahí
unknown-guess = se esperaba black, white, both o el número de una jugada, no { $found }
one-answer = se esperaba una sola jugada como respuesta
no-right-answer = la respuesta más dura sigue a una jugada correcta
no-line = la línea aparece cuando se ha comprobado tu respuesta
last-problem = esta es la última posición
    .line = esta es la última posición; escribe leave para volver a la partida
first-problem = esta es la primera posición

earlier-puzzle = un problema anterior
built-in-puzzle = problema { $number } del programa

key-square = responder con esa casilla
key-play = responder con la casilla del cursor o del puntero; luego intentarlo de nuevo o seguir
    .hint = jugar
    .hint-instead = seguir
key-legal = casilla legal siguiente, anterior
    .hint = casilla
key-leave = volver a la partida
    .hint = volver
