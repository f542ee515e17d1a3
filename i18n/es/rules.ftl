## Las reglas de la familia: sus ejes (en el orden del diálogo), los valores de cada uno, y los sistemas de reglas.

opening = La disposición de las cuatro primeras fichas
    .label = Apertura
opening-cross = El comienzo del Othello: Blancas d4 y e5, Negras e4 y d5.
    .phrase = comienzo cruzado
opening-mirrored = El comienzo del Othello invertido: Negras d4 y e5, Blancas e4 y d5.
    .phrase = comienzo invertido
opening-parallel = Negras d4 y d5, Blancas e4 y e5.
    .phrase = comienzo paralelo
opening-centre = El tablero está vacío: por turnos, cada lado coloca dos fichas en las cuatro casillas centrales; ninguna se voltea.
    .phrase = apertura central

second-move = El efecto de la segunda ficha de las Blancas en una apertura central
    .label = 2.ª ficha
    .requirement = una regla de la segunda ficha necesita la apertura central, en la que las Blancas colocan una segunda ficha
second-move-place = La segunda ficha de las Blancas se coloca como las demás.
    .phrase = 2.ª ficha solo colocada
second-move-may-flip = La segunda ficha de las Blancas también puede voltear una de las dos negras: nombra esa ficha, o la nueva para no voltear ninguna.
    .phrase = 2.ª ficha puede voltear
second-move-must-flip = La segunda ficha de las Blancas también voltea una de las dos negras: nombra esa ficha.
    .phrase = 2.ª ficha debe voltear

supply = Los dos jugadores comparten las fichas (pool), o tienen 32 cada uno (own)
    .label = Fichas
supply-pool = Los dos jugadores comparten una reserva de fichas que nunca se agota.
    .phrase = fichas compartidas
supply-own = Cada jugador tiene 32 fichas, incluidas las de la apertura; quien no tiene más debe pasar.
    .phrase = 32 fichas propias

on-pass = Cuando un jugador no puede jugar, la partida continúa o termina
    .label = Pases
on-pass-continue = Quien no puede jugar pasa; la partida termina cuando ninguno de los dos puede.
    .phrase = se permite pasar
on-pass-end = La partida termina en cuanto quien tiene el turno no tiene ninguna jugada legal.
    .phrase = el primer pase termina

goal = Gana quien tiene más fichas o quien tiene menos
    .label = Objetivo
goal-most = Gana quien tiene más fichas, 64-0 si el otro abandona.
    .phrase = gana quien tiene más
goal-fewest = Gana quien tiene menos fichas, 0-64 si el otro abandona.
    .phrase = gana quien tiene menos

count = Las casillas vacías cuentan para quien tiene más fichas (empties) o para nadie (plain)
    .label = Recuento
count-empties = Las casillas vacías cuentan para quien tiene más fichas; en caso de empate se reparten.
    .phrase = vacías para la mayoría
count-plain = Solo cuentan las fichas del tablero.
    .phrase = recuento simple

handicap = Las esquinas que las Negras tienen desde el principio
    .label = Hándicap
    .requirement = las esquinas de hándicap necesitan una apertura fija: en la apertura central, el tablero empieza vacío
handicap-0 = Sin hándicap. Como hándicap, las Negras pueden empezar con hasta cuatro esquinas: a1, h8, h1, a8.
    .phrase = ninguno
handicap-1 = Las Negras empiezan con la esquina a1.
    .phrase = 1 esquina
handicap-2 = Las Negras empiezan con las esquinas a1 y h8.
    .phrase = 2 esquinas
handicap-3 = Las Negras empiezan con las esquinas a1, h8 y h1.
    .phrase = 3 esquinas
handicap-4 = Las Negras empiezan con las cuatro esquinas.
    .phrase = 4 esquinas

othello = Encierra en línea recta fichas del rival para voltearlas; pasa solo cuando no puedas jugar; cuando nadie pueda jugar, gana quien tiene más fichas.
    .short = Encierra en línea fichas del rival y voltéalas; pasa solo si no puedes jugar; gana quien tiene más.
    .title = Othello
othello-mirrored = Las reglas del Othello, con las cuatro fichas iniciales intercambiadas.
    .title = Othello, comienzo invertido
reversi = El tablero empieza vacío: primero se llenan por turnos las cuatro casillas centrales y luego se juega como en Othello; solo cuentan las fichas del tablero.
    .short = El tablero empieza vacío: primero, por turnos, el centro; luego, como en Othello; solo cuentan las fichas.
    .title = Reversi
reversi-32 = Reversi con 32 fichas cada uno: quien las ha gastado pasa, y el rival sigue jugando.
    .title = Reversi, 32 fichas cada uno
reversi-first-pass = Reversi con 32 fichas cada uno; la partida termina cuando quien tiene el turno no puede jugar.
    .title = Reversi, el primer pase termina
reversi-may-flip = Reversi en el que la segunda ficha de las Blancas también puede voltear una ficha negra.
    .title = Reversi, la 2.ª ficha puede voltear
reversi-must-flip = Reversi en el que la segunda ficha de las Blancas también debe voltear una ficha negra.
    .title = Reversi, la 2.ª ficha debe voltear
anti = Las reglas del Othello, pero gana quien tiene menos fichas.
    .title = Anti-Othello

with = { $rules }, { $change }
listed = { $name }: { $about }
overrides = Cambios en un sistema de reglas:
to-play = Para jugarlo:   { $line }
with-a-change = Con un cambio:  { $line }
