## El informe: cuántas partidas terminaron y cómo, y cuánto costaron sus jugadas.

report = ver cómo terminaron tus partidas guardadas y cuánto costaron tus jugadas, por color, fase de la partida, apertura y rival
    .key = ver en tablas lo que costaron tus partidas
    .about = informe estadísticas debilidades resultados balance mi_puntuación mi_nivel
title = Informe de tus partidas
unavailable = No hay informe: { $error }.
no-games = No hay partidas para un informe.

own = { $count ->
    [one] Tu partida
   *[other] Tus { $games } partidas
}: ganadas { $won }, empatadas { $drawn }, perdidas { $lost }.
of-player = { $count ->
    [one] { $count } partida
   *[other] { $games } partidas
} de { $player }: ganadas { $won }, empatadas { $drawn }, perdidas { $lost }.
all = { $count ->
    [one] { $count } partida
   *[other] { $games } partidas
}: victorias de Negras { $black }, empates { $drawn }, victorias de Blancas { $white }.
no-values = Ninguna de las { $moves } jugadas tiene valor todavía: se lo da un análisis, y también othello report --depth 10.
all-valued = Una jugada pierde { $mean } fichas de media; { $errors } de { $moves } pierden dos o más.
some-valued = Una jugada pierde { $mean } fichas de media; { $errors } de { $valued } pierden dos o más. Solo { $valued } de { $moves } jugadas tienen valor (partidas incompletas: { $games }). othello report --depth 10 calcula los demás.
outcomes = { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}, { $draws ->
    [one] { $draws } empate
   *[other] { $draws } empates
} y { $leads ->
    [one] { $leads } ventaja
   *[other] { $leads } ventajas
}
nothing = nada
own-given = Dejado escapar: { $given }. Los rivales no dejaron escapar nada.
turning-points = Dejado escapar: { $given }. Ocasiones aprovechadas por los rivales: { $taken } de { $offered }.
own-turning-points = Dejado escapar: { $given }. Los rivales dejaron escapar { $offered }; de esas ocasiones, aprovechadas: { $taken }.
lost-on-time = { $games ->
    [one] { $games } partida perdida por tiempo.
   *[other] { $games } partidas perdidas por tiempo.
}
other-rules = { $games ->
    [one] { $games } partida con otras reglas no cuenta.
   *[other] { $games } partidas con otras reglas no cuentan.
}

## Las tablas: sus títulos, las cabezas de las columnas y sus filas.

by-color = Por color
by-phase = Por fase
by-empties = Por vacías
by-idea = Por idea
by-repertoire = Tu repertorio
by-known = Partidas conocidas
by-time = Por tiempo restante
by-opening = Por apertura ({ $openings })
by-opening-of-black = Por apertura, Negras ({ $openings })
costliest = Peores aperturas
by-player = Por jugador ({ $players })
by-opponent = Por rival ({ $players })
games = partidas
won = gan.
drawn = emp.
lost = perd.
lead = fichas
loss = pérd.
moves = jug.
errors = errores
discs-lost = perdidas
share = parte
lately = últimas { $games }
black = Negras
white = Blancas
empties = { $from } a { $to }
in-repertoire = dentro de él
after-repertoire = después de dejarlo
in-known = dentro de ellas
after-known = después de dejarlas
time-half = más del 50 %
time-quarter = del 25 al 50 %
time-tenth = del 10 al 25 %
time-less = 10 % o menos
no-name = sin nombre
