## Lo que se lee de un error: una de ocho ideas, por contraste con la mejor jugada.

mode = En las ideas
activity = ideas

name = { $idea ->
    [corners] esquinas
    [beside-corner] junto a una esquina
    [moves] número de jugadas
    [quiet] jugada tranquila
    [both-need] casilla disputada
    [early-edge] borde prematuro
    [plays-last] la última jugada
   *[few-discs] pocas fichas
}
    .about = { $idea ->
        [corners] esquina
        [beside-corner] casilla_x casilla_c
        [moves] movilidad
        [quiet] frontera silenciosa jugadas_tranquilas
        [both-need] tempo
        [early-edge] borde bordes
        [plays-last] paridad última_jugada
       *[few-discs] sacrificio
    }
rule = { $idea ->
    [corners] Una ficha en la esquina no se voltea nunca. Antes de cada jugada, mira si tu rival podría tomar una después.
    [take-corners] Una ficha en la esquina no se voltea nunca y protege a las de al lado: toma una esquina cuando puedas.
    [beside-corner] Una ficha en la esquina no se voltea nunca, y una al lado abre la esquina a tu rival: juega en otra parte si puedes.
    [moves] Deja pocas jugadas a tu rival: pronto tendrá que hacer una mala y entregarte una esquina. Cuenta las suyas antes de jugar.
    [your-moves] Con pocas jugadas pronto tendrás que hacer una mala y entregar una esquina. Elige jugadas que te dejen muchas.
    [safe-moves] Una jugada segura no entrega ninguna esquina. Deja pocas a tu rival: sin ellas tiene que darte una esquina.
    [your-safe-moves] Una jugada segura no entrega ninguna esquina. Conserva algunas: sin ellas tendrás que dar una esquina.
    [corner-waits] Una esquina que tu rival no puede tomar puede esperar: busca primero lo que no puede esperar.
    [reply] Antes de cada jugada, pregúntate dónde querría jugar después tu rival, e impídelo.
    [quiet] Una jugada tranquila voltea fichas con pocas casillas vacías al lado, pues en la mayoría puede jugar tu rival: cuéntalas antes.
    [both-need] Pregúntate dónde jugaría tu rival si le tocara: si ahí el otro apenas gana jugadas, juega tú primero.
    [early-edge] Al principio de la partida, una ficha en el borde es fácil de atacar: juega primero dentro.
    [plays-last] Haz la última jugada en cada región vacía: nadie recupera lo que voltea.
   *[few-discs] Quien se queda sin fichas pierde enseguida: con pocas fichas, mira cada respuesta.
}
    .short = { $idea ->
        [corners] Las esquinas no se voltean nunca.
        [take-corners] Toma las esquinas cuando puedas.
        [beside-corner] Evita casillas junto a esquinas vacías.
        [moves] Con pocas, pronto entregará una esquina.
        [your-moves] Con pocas, pronto entregarás una esquina.
        [safe-moves] Deja pocas jugadas seguras al rival.
        [your-safe-moves] Conserva jugadas seguras.
        [corner-waits] Esa esquina puede esperar.
        [reply] Impide la mejor respuesta.
        [quiet] Lo tranquilo le da pocas jugadas nuevas.
        [both-need] Toma primero lo que ambos necesitan.
        [early-edge] Al principio, en el borde te atacan.
        [plays-last] Juega el último en cada región.
       *[few-discs] No te quedes nunca sin fichas.
    }
in-brief = { $idea ->
    [corners] esquinas
    [beside-corner] ninguna ficha junto a una esquina vacía
    [moves] pocas jugadas para el rival, muchas para ti
    [quiet] jugadas tranquilas
    [both-need] la casilla disputada
    [early-edge] nada de bordes demasiado pronto
    [plays-last] hacer la última jugada
   *[few-discs] nunca sin fichas
}

## Las causas.

loses-all = { $who ->
    [you] Tras { $played }, las { $opponent } pueden tomar todas tus fichas.
   *[other] Tras { $played }, las { $opponent } pueden tomar todas las fichas de las { $player }.
}
takes-all = { $best } permite tomar todas las fichas de las { $opponent }.
gives-corner = { $played } permite a las { $opponent } tomar la esquina { $corner }; { $best } no.
corner-threatened = Las { $opponent } ya pueden tomar la esquina { $corner }: { $best } lo impide; { $played }, no.
opens-corner = Tras { $played }, las { $opponent } entran en la esquina { $corner } volteando { $over }; tras { $best }, no.
loses-corner = Tras { $played }, las { $opponent } consiguen la esquina { $corner } { $later ->
    [one] enseguida
    [3] con la segunda jugada
   *[other] { $later } jugadas después
}{ $sure ->
    [all] , sea cual sea la respuesta
   *[some] {""}
}; { $best } lo evita.
leaves-corner = La esquina { $corner } estaba libre. Tras { $played }, las { $opponent } la toman.
takes-free-corner = { $who ->
    [you] Podías tomar la esquina { $corner }. { $played } la deja.
   *[other] Las { $player } podían tomar la esquina { $corner }. { $played } la deja.
}
wins-corner = Tras { $best }, { $who ->
    [you] tomas
   *[other] las { $player } toman
} la esquina { $corner } { $later ->
    [1] con la jugada siguiente
    [2] con la jugada siguiente
   *[other] { $later } jugadas después
}{ $sure ->
    [all] , respondan lo que respondan las { $opponent }
    [reply] {" "}si las { $opponent } responden { $reply }
   *[later] {""}
}; tras { $played } no es posible.
beside-taken = { $played } está junto a la esquina vacía { $corner }, y las { $opponent } la toman { $later ->
    [one] enseguida
    [3] con la segunda jugada
   *[other] { $later } jugadas después
}.
early-x = { $played } está junto a la esquina vacía { $corner }: en cuanto tengan una ficha detrás, en la diagonal, las { $opponent } podrán tomar la esquina.
passes = Tras { $played }, { $who ->
    [you] { $later ->
        [one] si las { $opponent } responden { $reply },
       *[other] { $later } jugadas después
    } no tienes ninguna jugada y tienes que pasar.
   *[other] { $later ->
        [one] si las { $opponent } responden { $reply },
       *[other] { $later } jugadas después
    } las { $player } no tienen ninguna jugada y tienen que pasar.
}
forces-pass = Tras { $best }, las { $opponent } { $later ->
    [0] no tienen ninguna jugada
   *[other] no tienen ninguna jugada { $later } jugadas después
} y tienen que pasar: { $who ->
    [you] juegas
   *[other] las { $player } juegan
} dos veces.
their-moves = Tras { $played }, las { $opponent } tienen { $count } jugadas para elegir; tras { $best }, { $other ->
    [0] ninguna
    [one] solo una
   *[other] solo { $other }
}.
your-moves = Tras { $played } y { $reply } de las { $opponent }, { $who ->
    [you] { $count ->
        [one] solo te queda una jugada, { $left }
        [2] solo te quedan dos jugadas, { $left }
       *[other] solo tienes { $count } jugadas
    }; con { $best } tendrías { $other }{ $stay ->
        [0] {""}
       *[other] { " " }y conservarías { $kept }
    }.
   *[other] a las { $player } { $count ->
        [one] solo les queda una jugada, { $left }
        [2] solo les quedan dos jugadas, { $left }
       *[other] solo les quedan { $count } jugadas
    }; con { $best } serían { $other }{ $stay ->
        [0] {""}
       *[other] , entre ellas { $kept }
    }.
}
their-safe-moves = Tras { $played }, las { $opponent } tienen { $count } jugadas seguras, que no entregan ninguna esquina; tras { $best }, { $other ->
    [0] ninguna: tienen que entregar una esquina
    [one] solo una
   *[other] solo { $other }
}.
your-safe-moves = Tras { $played } y { $reply } de las { $opponent }, { $who ->
    [you] { $count ->
        [0] no te queda ninguna jugada segura: todas entregan una esquina
        [one] solo te queda una jugada segura: cualquier otra entrega una esquina
       *[other] solo te quedan { $count } jugadas seguras, que no entregan ninguna esquina
    }; con { $best } tendrías { $other }.
   *[other] a las { $player } { $count ->
        [0] no les queda ninguna jugada segura: todas entregan una esquina
        [one] solo les queda una jugada segura: cualquier otra entrega una esquina
       *[other] solo les quedan { $count } jugadas seguras, que no entregan ninguna esquina
    }; con { $best } serían { $other }.
}
outer-discs = { $played } voltea { $count ->
    [one] una ficha exterior, con una casilla vacía al lado
   *[other] { $count } fichas exteriores, con casillas vacías al lado
}; { $best }, { $other ->
    [0] ninguna
    [one] solo una
   *[other] solo { $other }
}. Tras { $played }, las { $opponent } tienen { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} en lugar de { $fewer }.
open = { $played } voltea fichas junto a { $count ->
    [one] { $count } casilla vacía
   *[other] { $count } casillas vacías
} (las { $opponent } pueden jugar en { $on ->
    [all] todas
   *[some] { $playable }
}); { $best }, junto a { $other ->
    [0] ninguna
    [one] solo una
   *[other] solo { $other }
}.
new-moves = { $played } da a las { $opponent } { $count } jugadas nuevas: { $squares }. { $best } { $other ->
    [0] no da ninguna
   *[other] solo da { $others }
}.
takes-reply = Tras { $played }, las { $opponent } juegan { $reply }, la mejor respuesta; { $best } les quita esa jugada.
opens-reply = { $played } permite a las { $opponent } jugar { $reply }, que ahora es la mejor jugada; tras { $best } no es posible.
both-need = { $opens ->
    [little] Quien juega { $best } voltea fichas sin apenas casillas vacías al lado: es una buena casilla para ambos. Tras { $played } la toman las { $opponent }: juega ahí primero.
   *[more] { $best } es una buena casilla para ambos. Tras { $played } la toman las { $opponent }: juega ahí primero.
}
opens-needed = { $played } permite a las { $opponent } jugar en { $best }, buena casilla para ambos: juega tú ahí primero.
early-edge = { $played } va pronto al borde, y las { $opponent } voltean esa ficha con { $square }. { $best } queda dentro.
early-edge-wedge = { $played } va pronto al borde, y las { $opponent } meten en { $wedge }, entre las fichas, una que ya apenas se voltea. { $best } queda dentro.
last-move = { $who ->
    [you] Tras { $played }, las { $opponent } hacen la última jugada alrededor de { $square }; tras { $best }, la haces tú.
   *[other] Tras { $played }, las { $opponent } hacen la última jugada alrededor de { $square }; tras { $best }, la hacen las { $player }.
}
takes-corner = Tras { $played }, las { $opponent } toman la esquina { $corner } { $later ->
    [one] con la jugada siguiente
   *[other] { $later } jugadas después
}; { $best } lo evita.
gains-corner = Tras { $best }, { $who ->
    [you] tomas
   *[other] las { $player } toman
} la esquina { $corner } { $later ->
    [one] { $later } jugada
   *[other] { $later } jugadas
} después; tras { $played }, no.
ends = Al final de la partida { $who ->
    [you] tienes
   *[other] las { $player } tienen
} { $own } fichas tras { $played }, { $other } tras { $best }.
few-later = Tras { $played }, { $who ->
    [you] pronto solo puedes elegir entre
   *[other] las { $player } pronto solo pueden elegir entre
} { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}; tras { $best }, entre { $other }.
many-later = Tras { $played }, las { $opponent } tienen pronto { $count } jugadas para elegir; tras { $best }, { $other ->
    [0] ninguna
    [one] solo una
   *[other] solo { $other }
}.
corner-can-wait = La esquina { $corner } podía esperar: las { $opponent } no pueden tomarla tras { $best }, que vale más.
safe-theirs = { $later } jugadas después de { $played }, las { $opponent } tienen { $count } fichas seguras, que ya nadie puede voltear; tras { $best }, { $other ->
    [0] ninguna
    [one] solo una
   *[other] solo { $other }
}.
safe-own = { $later } jugadas después de { $best }, { $who ->
    [you] tienes
   *[other] las { $player } tienen
} { $other } fichas seguras, que ya nadie puede voltear; tras { $played }, { $count ->
    [0] ninguna
    [one] solo una
   *[other] solo { $count }
}.
flips-many = Tras { $played }, las { $opponent } voltean { $count } fichas de una vez con { $square }{ $later ->
    [1] {""}
   *[other] , { $later } jugadas después
}; tras { $best }, ninguna jugada voltea tantas.
choice = Lo que se ve: { $later ->
    [1] tras { $played } y la respuesta
   *[other] { $later } jugadas después de { $played }
}, { $who ->
    [you] tienes
   *[other] las { $player } tienen
} { $own ->
    [one] { $own } jugada
   *[other] { $own } jugadas
} para elegir y las { $opponent } tendrían { $opp }; tras { $best } son { $other-own } y { $other-opp }.
answers = { $same ->
    [same] Las { $opponent } responden { $reply } a ambas jugadas; lo que cuesta { $played } solo se ve más tarde.
   *[other] Las { $opponent } responden { $reply } a { $played } y { $other } a { $best }; lo que cuesta { $played } solo se ve más tarde.
}
small = Eso solo no explica la pérdida.

came-corner = En la partida, las { $opponent } tomaron { $corner } en la jugada { $number }.
came-own-corner = En la partida, las { $opponent } no lo vieron: { $who ->
    [you] tomaste
   *[other] las { $player } tomaron
} { $corner } en la jugada { $number }.
came-no-corner = En la partida, las { $opponent } no lo vieron y nunca tomaron { $corner }.
came-other-corner = En la partida, las { $opponent } tomaron la esquina { $corner } en la jugada { $number }.
came-pass = Y así fue: después de la jugada { $number } { $who ->
    [you] tuviste
   *[other] las { $player } tuvieron
} que pasar.
came-other-pass = En la partida { $who ->
    [you] tuviste
   *[other] las { $player } tuvieron
} que pasar después de la jugada { $number }.
came-played = Y así fue: las { $opponent } jugaron { $square } en la jugada { $number }.
came-missed = En la partida, las { $opponent } no lo vieron y jugaron { $square }.
came-last = Y así fue: las { $opponent } hicieron ahí la última jugada, { $square } en la jugada { $number }.
came-own-last = En la partida, las { $opponent } no lo vieron: { $who ->
    [you] hiciste
   *[other] las { $player } hicieron
} ahí la última jugada, { $square } en la jugada { $number }.
came-none-left = Y así fue: en la jugada { $number } se volteó { $who ->
    [you] tu última ficha
   *[other] la última ficha de las { $player }
}.
came-some-left = En la partida, las { $opponent } no lo vieron.
came-few = En la partida, en la jugada { $number }, { $who ->
    [you] { $count ->
        [one] solo te quedaba una jugada
       *[other] solo te quedaban { $count } jugadas
    }
   *[other] { $count ->
        [one] a las { $player } solo les quedaba una jugada
       *[other] a las { $player } solo les quedaban { $count } jugadas
    }
}.
no-reason = No se ve ninguna razón sencilla.
ahead = { $discs ->
    [one] con { $discs } ficha de ventaja
   *[other] con { $discs } fichas de ventaja
}
behind = { $discs ->
    [one] con { $discs } ficha de desventaja
   *[other] con { $discs } fichas de desventaja
}
behind-at-best = con { $discs ->
    [one] { $discs } ficha
   *[other] { $discs } fichas
} de desventaja si ambos juegan lo mejor posible
even = en igualdad
perhaps = { $why } Esta puede ser la razón.

## Lo que cuesta una jugada, en fichas enteras.

costs = { $played } cuesta { $discs ->
    [one] { $discs } ficha
   *[other] { $discs } fichas
}. Mejor: { $best }.
    .short = { $played } cuesta { $discs }; mejor: { $best }
instead = { $who ->
    [you] Acabarías { $would } en lugar de { $stands }.
   *[other] Las { $player } acabarían { $would } en lugar de { $stands }.
}
decided = { $game ->
    [won] La partida estaba ganada de todos modos.
   *[lost] La partida ya estaba casi perdida: aun con la mejor jugada acabaría con { $discs } fichas de desventaja.
}
error = { $place } { $costs } { $why }
    .short = { $costs }
best = { $place } { $square } es la mejor jugada.
    .short = { $square } es la mejor jugada
as-good = { $place } { $square } es tan buena como la mejor jugada.
    .short = { $square } es tan buena como la mejor
in-full = w otra vez: todos los motivos, en detalle.

## Las respuestas a las posiciones que se resuelven.

mistake = Jugada { $number }: { $square } costó { $discs ->
    [one] { $discs } ficha
   *[other] { $discs } fichas
} al final de la partida.
    .short = { $square } costó { $discs }
wrong = { $square } cuesta { $discs ->
    [one] { $discs } ficha
   *[other] { $discs } fichas
}.
    .short = { $square } cuesta { $discs ->
        [one] { $discs } ficha
       *[other] { $discs } fichas
    }
saves = { $square } es correcta: ahorra { $discs ->
    [one] { $discs } ficha
   *[other] { $discs } fichas
} frente a { $played }.
    .panel = { $square } es correcta: ahorra { $discs ->
        [one] { $discs } ficha
       *[other] { $discs } fichas
    }.
    .short = { $square } es correcta
solution-saves = Solución: { $square }. Ahorra { $discs ->
    [one] { $discs } ficha
   *[other] { $discs } fichas
} frente a { $played }.
    .panel = Solución: { $square }. Ahorra { $discs ->
        [one] { $discs } ficha
       *[other] { $discs } fichas
    }.
    .short = Solución: { $square }
right = { $square } es correcta: acabas { $stands }.
    .short = { $square } es correcta
close = { $square } es correcta, casi tan buena como la mejor jugada: acabas { $stands }.
    .short = { $square } es correcta
solution = Solución: { $square }. Acabas { $stands }.
    .short = Solución: { $square }

## Las páginas de las ideas.

idea = leer sobre una idea con la que los buenos jugadores eligen sus jugadas, con dos tableros; sin nombre, listar las ocho
    .key = leer las ocho ideas del juego, cada una con dos tableros
    .usage = idea, o idea esquinas, idea pocas fichas
    .about = estrategia consejos explicar lección porqué esquina movilidad paridad frontera
key-page = idea siguiente, idea por su número
    .hint = siguiente
title = Las ocho ideas
all = Ocho ideas deciden la mayoría de las partidas. Cada una tiene su página: su número, o :idea y su nombre.
numbered = { $number } { $item }
item = { $name }: { $rule }
heading = Idea: { $name }
unknown = idea desconocida { $name }; escribe idea para ver las ocho
holds = Ejemplo
does-not-hold = Excepción
about = { $idea ->
    [corners] Una ficha en una esquina no se puede voltear nunca, porque ninguna línea pasa más allá. También están seguras tus fichas del borde unidas a ella. Tu rival puede tomar una esquina vacía si hasta ella llega una línea de tus fichas desde una de las suyas. Así que mira antes de cada jugada si le da una línea así. Y mira si puedes tomar una esquina tú: casi siempre es lo correcto. Puede esperar mientras tu rival no pueda ni tomarla ni impedírtelo.
    [beside-corner] Tres casillas tocan cada esquina: dos casillas C en el borde, y la casilla X en la diagonal. Tu ficha ahí es el escalón que tu rival necesita para llegar a la esquina. La casilla X suele regalar la esquina enseguida, una casilla C a menudo más tarde. Mientras la esquina esté vacía, juega en otra parte si puedes. Una vez tomada la esquina, esas casillas son como las demás. Son buenas cuando tu rival no puede aprovecharlas, o cuando todo lo demás cuesta más.
    [moves] Antes de jugar, mira la ficha que pondrías y las que voltea. Casi todas las jugadas nuevas de tu rival están en casillas vacías junto a esas fichas. Así, de dos jugadas, la que tiene menos de esas casillas deja menos jugadas. Quien no tiene una jugada buena tiene que hacer una mala, y quien no tiene ninguna tiene que pasar. Tus propias jugadas necesitan fichas rivales junto a casillas vacías: mira cuáles perderías, y guarda algunas para más tarde. El número no lo es todo: diez jugadas malas valen menos que una buena.
    [quiet] Una ficha con una casilla vacía al lado es exterior; una sin ninguna es interior. Cuenta las casillas vacías junto a las fichas que voltearía una jugada: en tres de cada cuatro puede jugar enseguida tu rival. Una jugada tranquila solo voltea fichas interiores, y así no hay ninguna. Una fila larga de fichas exteriores tuyas es un muro: tu rival puede jugar a lo largo de él, y tú no. Así que voltea pocas fichas, y de las de dentro. Las fichas exteriores no hacen daño donde tu rival no puede jugar a su lado.
    [both-need] Antes de elegir, pregúntate dónde jugaría tu rival si le tocara. Busca una casilla desde la que se volteen pocas fichas, sin apenas casillas vacías al lado: quien juega ahí no da nada al otro. Si tú también puedes jugar ahí, tómala primero. Entonces tienes una buena jugada más, y tu rival una menos. Una casilla que tu rival no puede usar no se escapa. Guarda esas casillas para más tarde: son tu reserva.
    [early-edge] Una ficha del borde solo se puede voltear a lo largo del borde, así que parece segura. Pero al principio de la partida hay tiempo para atacarla por los dos lados. Lo peor son dos fichas tuyas con un hueco entre ellas: la ficha que tu rival mete ahí, una cuña, a menudo se queda para siempre. Una jugada en el borde también abre el centro, porque voltea fichas por detrás. Así que juega primero dentro, y guarda el borde para más tarde. Jugar pronto en el borde es bueno donde no abre nada.
    [plays-last] Hacia el final, las casillas vacías forman varias regiones separadas. Quien hace la última jugada en una región voltea ahí fichas que ya nadie vuelve a voltear. En una región con un número impar de casillas, quien empieza también hace la última jugada, si los dos juegan ahí por turnos. Así que empieza donde el número es impar, y deja las regiones pares a tu rival. Donde tu rival no puede jugar tienes todo el tiempo del mundo: ahí el número no importa. Calcula las diez últimas casillas hasta el final antes de elegir.
   *[few-discs] Las fichas se cuentan al final, y solo entonces. Hasta las doce últimas jugadas es bueno tener pocas: tu rival encuentra poco que voltear y tiene pocas jugadas. Quien voltea el máximo en cada jugada pronto no tiene más que jugadas malas. Pero quien se queda sin fichas ha perdido al instante. Si tienes muy pocas, mira cada respuesta antes de jugar. Mantén fichas en más de un sitio, para que ninguna jugada las voltee todas.
}
so = { $idea ->
    [corners] Negras: g4, no c8. Tras c8, las Blancas toman la esquina a8.
    [beside-corner] Blancas: e1, no g2. g2 es una casilla X, y las Negras toman h1.
    [moves] Negras: h3, no e1. Tras h3, las Blancas tienen 11 jugadas; tras e1, 14: también c8, d1 y f1.
    [quiet] Negras: f6, no e8. f6 voltea una ficha interior, e8 tres exteriores: al lado están vacías d7, d8, f7 y f8.
    [both-need] Negras: c3, no c8. Si no, las Blancas juegan c3.
    [early-edge] Blancas: d7, no h4. Aquí cualquier jugada en el borde es peor.
    [plays-last] Blancas: a2, no a8. Las Negras tienen que tomar b8, y las Blancas acaban con a8.
   *[few-discs] Blancas: e6, no h6. Tras h6, las Blancas pronto se quedan sin fichas.
}
not-so = { $idea ->
    [corners] Blancas: g2, no h1. Las Negras no pueden tomar h1: puede esperar.
    [beside-corner] Negras: b7, no c2. b7 regala a8, pero todas las demás cuestan más.
    [moves] Blancas: h6, no h3, aunque deja a las Negras 14 jugadas y h3 solo 11.
    [quiet] Blancas: d7, no g6, aunque d7 voltea fichas exteriores y g6 solo una interior.
    [both-need] Negras: h5, no a4. Las Blancas no pueden jugar a4: puede esperar.
    [early-edge] Negras: c8, no c5. c8 no abre nada, c5 da a las Blancas tres jugadas.
    [plays-last] Blancas: g2, no b2. Ahí quedan dos casillas, pero las Negras no pueden jugar h1.
   *[few-discs] Negras: f3, no h6. f3 voltea una ficha, h6 cuatro.
}
