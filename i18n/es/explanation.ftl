## Por qué pierde una jugada, y qué era mejor.

why = ver por qué es buena o mala la jugada que se muestra, o si no la última, y qué era mejor
    .usage = why
    .about = porqué motivo razón explicar explicación explicar_jugada
    .key = por qué es buena o mala la jugada que se muestra
    .hint = por qué

end =
    .key = cerrar la explicación
    .hint = cerrar
later = mostrar las dos posiciones de una lección una jugada después: tras la jugada y tras la mejor
    .hint = después
earlier = mostrar las dos posiciones de una lección una jugada antes
key-futures = las dos posiciones una jugada después, antes
no-futures = no hay ninguna lección con dos posiciones

looking = Buscando el motivo.
question = ¿Explicar esta jugada antes de que termine la partida?
    .title = Por qué
    .yes = Explicarla
    .no = Seguir jugando
no-move = no hay ninguna jugada que explicar

best = { $mover } { $square } es la mejor jugada ({ $certainty }).
    .short = { $square } es la mejor jugada
explained = { $mover } { $square } pierde { $discs } ({ $certainty }): { $reasons } Mejor: { $line }.
    .short = { $square } pierde { $discs }: { $brief }. Mejor: { $better }.
    .line = { $mover } { $square } pierde { $discs } ({ $certainty }): { $all } Jugado: { $played }. Mejor: { $line }.
unexplained = { $mover } { $square } pierde { $discs } ({ $certainty }). Mejor: { $line }.
    .short = { $square } pierde { $discs }. Mejor: { $better }.
    .line = { $mover } { $square } pierde { $discs } ({ $certainty }). Jugado: { $played }. Mejor: { $line }.

reasons = { $reasons }.
and = { $reason }; { $next }

## Los motivos: cada uno tras la jugada de la que trata, la forma corta sin ella.

gives-corner = { $subject } da { $count ->
    [one] la esquina { $corners }
   *[other] las esquinas { $corners }
} a las { $opponent }
    .short = da { $corners } a { $opponent }
    .list = da { $corners }
leaves-corner = { $subject } deja { $count ->
    [one] la esquina { $corners }
   *[other] las esquinas { $corners }
} a las { $opponent }
    .short = deja { $corners } a { $opponent }
    .list = deja { $corners }
wins-corner = { $subject } gana { $count ->
    [one] la esquina { $corners }
   *[other] las esquinas { $corners }
}
    .short = { $best } gana { $corners }
loses-corner = { $subject } permite a las { $opponent } tomar { $count ->
    [one] la esquina { $corners }
   *[other] las esquinas { $corners }
} más tarde
    .short = pierde { $corners }
passes = { $subject } obliga a las { $player } a pasar
    .short = { $player } tienen que pasar
    .list = pase obligado
passes-later = { $subject } hará pasar a las { $player } más tarde
    .short = { $player } pasan más tarde
    .list = pase más tarde
forces-pass = { $subject } obliga a las { $opponent } a pasar
    .short = { $best } hace pasar a { $opponent }
    .list = { $best } obliga a pasar
forces-pass-later = { $subject } hace pasar a las { $opponent } más tarde
    .short = { $best } hace pasar a { $opponent } luego
    .list = { $best }: pase más tarde
runs-out = { $subject } deja a las { $player } sin jugadas seguras
    .short = deja a { $player } sin jugadas seguras
    .list = sin jugada segura
loses-access = { $subject } deja a las { $opponent } las casillas alrededor de { $best }
    .short = deja { $best } a { $opponent }
    .list = deja { $best }
loses-last-move = { $subject } deja a las { $opponent } la última jugada en { $squares }
    .short = deja la última a { $opponent } en { $squares }
    .list = última en { $squares }
opens-wide = { $subject } voltea { $count ->
    [one] una ficha
   *[other] fichas
} con muchas casillas vacías alrededor
    .short = abre la posición
    .list = abre la posición
gives-up-moves = { $subject } priva a las { $player } de { $squares }
    .short = renuncia a { $squares }
    .list = pierde jugadas
drives-beside = { $subject } no deja a las { $opponent } nada mejor que { $reply }, junto a una esquina vacía
    .short = { $best } empuja a { $opponent } a { $reply }
    .list = { $best } empuja a { $reply }
driven-beside = { $subject } no deja a las { $player } nada mejor que { $next }, junto a una esquina vacía
    .short = empuja a { $player } a { $next }
    .list = empuja a { $next }
wall = { $subject } levanta un muro: { $played } fichas de las { $player } dan a casillas vacías, { $better } tras { $best }
    .short = levanta un muro
    .list = levanta un muro
out-of-order = { $subject } es buena, pero antes de tiempo: { $reply } de las { $opponent } impide { $best }
    .short = antes de tiempo: primero { $best }
    .list = primero { $best }
spoils = { $subject } es buena, pero antes de tiempo: hace imposible { $best }
    .short = antes de tiempo: primero { $best }
    .list = primero { $best }
taken-first = { $subject } es buena, pero antes de tiempo: las { $opponent } juegan antes { $best }
    .short = antes de tiempo: primero { $best }
    .list = primero { $best }
contested = { $subject } deja { $best } a las { $opponent }, que también la necesitan
    .short = deja { $best } a { $opponent }
    .list = deja { $best }
only-now = { $subject } permite a las { $opponent } impedir { $best } con { $reply }
    .short = { $best }, ahora o nunca
    .list = { $best } solo ahora
takes-reply = { $subject } quita { $reply } a las { $opponent }
    .short = { $best } impide { $reply }
takes-moves = { $subject } quita { $squares } a las { $opponent }
    .short = { $best } impide { $squares }
    .list = { $best } quita jugadas
fewer-moves = { $subject } deja a las { $player } { $played ->
    [0] sin jugadas
    [one] una jugada
   *[other] { $played } jugadas
}; { $best }, { $better }
    .short = deja pocas jugadas a { $player }
    .list = pocas jugadas
more-moves = { $subject } deja a las { $opponent } { $played ->
    [one] una jugada
   *[other] { $played } jugadas
}; { $best }, { $better ->
    [0] ninguna
    [one] una
   *[other] { $better }
}
    .short = deja más jugadas a { $opponent }
    .list = más respuestas
quiet = { $subject } es tranquila: ninguna ficha que voltea toca una casilla vacía
    .short = { $best } es tranquila
fewer-safe-moves = { $subject } deja a las { $player } { $played ->
    [0] sin jugadas seguras
    [one] una jugada segura
   *[other] { $played } jugadas seguras
}; { $best }, { $better }
    .short = deja pocas jugadas seguras a { $player }
    .list = pocas seguras
quiet-reply = { $subject } permite a las { $opponent } la respuesta tranquila { $reply }
    .short = permite { $reply }, tranquila
    .list = { $reply } tranquila
quiet-moves = { $subject } deja a las { $opponent } { $count ->
    [one] la jugada tranquila { $squares }
   *[other] las jugadas tranquilas { $squares }
}; { $best }, ninguna
    .short = deja { $squares }, tranquila
    .list = jugadas tranquilas
has-to-open = { $subject } obliga a las { $player } a abrir la posición: nada es mejor que { $next }
    .short = { $player } tienen que abrir
    .list = obliga a abrir
lets-wedge = { $subject } permite a las { $opponent } una cuña en { $squares }
    .short = permite una cuña en { $squares }
    .list = cuña en { $squares }
leaves-square = { $subject } deja { $squares } a las { $opponent }
    .short = deja { $squares } a { $opponent }
    .list = deja { $squares }
can-wait = { $subject } puede esperar, { $best } no: las { $opponent } pueden jugar ahí
    .short = podía esperar
beside-corner = { $subject } está junto a la esquina vacía { $corners }, que las { $opponent } { $when ->
    [reply] toman
   *[later] toman más tarde
}
    .short = junto a { $corners }, vacía
    .list = junto a { $corners }
beside-empty = { $subject } está junto a la esquina vacía { $corners }
    .short = junto a { $corners }, vacía
    .list = junto a { $corners }
safe-beside = { $subject } es segura: las { $opponent } no pueden tomar { $corners }
    .short = { $best } es segura
makes-open = { $subject } obliga a las { $opponent } a abrir la posición: { $reply } es la mejor respuesta
    .short = { $best } hace abrir a { $opponent }
    .list = { $best } obliga a abrir
opens-moves = { $subject } abre { $squares } a las { $opponent }, que juegan ahí
    .short = abre { $squares }
    .list = abre jugadas
gives-up-move = { $subject } renuncia a { $square }
    .short = renuncia a { $square }
