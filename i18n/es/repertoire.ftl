## El repertorio: las aperturas que un jugador quiere jugar.

repertoire = ver qué se puede hacer con tus aperturas: que te pregunten, crearlas con partidas o jugada a jugada, añadir una jugada
    .usage = repertoire, o repertoire train, train black, here, games black, opening tiger, openings black, play black, add, add d6
    .about = repertorio entrenar aprender apertura aperturas practicar estudiar memorizar preparar
    .key = entrenar tus aperturas: crearlas aquí, y que te pregunten
add-selected =
    .key = añadir la jugada elegida a tu repertorio
    .hint = añadir

here = Tu repertorio con { $color }: { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}. { $here }
ends-here = Termina aquí.
no-move-here = Aquí no tiene ninguna jugada.
you-play = Juegas { $moves }.
has-answer = Tiene respuesta a { $moves }.
commented = { $square } ({ $comment })
added = { $square } está ahora en tu repertorio con { $color }.
there-already = { $square } ya está en tu repertorio con { $color }.
called-wrong = Tu archivo señala { $square } como error; se queda como está.
failed = Tu repertorio: { $error }.

you-left = Dejaste tu repertorio en la jugada { $move }: { $square } (la tuya: { $yours }), que { $loss ->
    [none] no pierde nada
   *[some] pierde { $loss }
}.
    .short = Dejado en la { $move }: { $square } -{ $brief } ({ $yours }).
you-left-as = Con { $color } dejaste tu repertorio en la jugada { $move }: { $square } (la tuya: { $yours }), que { $loss ->
    [none] no pierde nada
   *[some] pierde { $loss }
}.
    .short = Dejado en la { $move }: { $square } -{ $brief } ({ $yours }).
game-left = La partida dejó tu repertorio en la jugada { $move }, con { $square }.
    .short = Dejado en la { $move }: { $square }.
ended = Tu repertorio terminó después de la jugada { $move }.
    .short = Repertorio hasta la { $move }.

no-square = se esperaba una casilla, no { $found }
unknown = se esperaba train, here, opening tiger, games, openings o play con un color, add o add d6, no { $found }
none-yet = Todavía no tienes repertorio.
ways = `repertoire train` te lo pregunta; `repertoire games black` crea uno con tus partidas, `repertoire openings black` con lo que se jugó desde aquí, `repertoire play black` con las jugadas que hagas desde ahora.
choice-train = que te pregunten: { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}
choice-color = { $color }: { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}
choice-here = que te pregunten desde esta posición
choice-opening = aprender una apertura conocida
choice-games = crear uno con tus partidas guardadas
choice-openings = crear uno con lo que se jugó desde esta posición
choice-play = crear uno jugada a jugada: se añade lo que juegas
choice-play-ends = dejar de añadir lo que juegas
choice-add = { $moves ->
    [one] añadir la jugada del tablero
   *[other] añadir las { $moves } jugadas del tablero
}
choice-as = con { $color }
being-made = Creando tu repertorio con { $color }…
merged = Tu repertorio con { $color } tiene ahora { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}, { $new ->
    [0] ninguna nueva
    [one] { $new } nueva
   *[other] { $new } nuevas
}, de { $games }. :repertoire train las pregunta.
opening-added = { $new ->
    [0] { $name }: ya está entera en tu repertorio.
    [one] { $name }: 1 posición es nueva en tu repertorio.
   *[other] { $name }: { $new } posiciones son nuevas en tu repertorio.
}
no-own-games = Ninguna partida guardada consta como tuya con { $color }. Las que juegas contra un nivel, sí; para la del tablero, :mine { $color ->
    [black] black
   *[white] white
}.
no-games-here = Ninguna de las partidas llegó a esta posición; :repertoire play crea un repertorio jugada a jugada.
playing = Cada jugada que hagas con { $color } se añade ahora a tu repertorio; :repertoire play deja de añadirlas.
playing-ended = Lo que juegas ya no se añade a tu repertorio.
no-repertoire = todavía no tienes repertorio; :repertoire crea uno
no-repertoire-for = todavía no tienes repertorio con { $color }; :repertoire crea uno
not-there = tu repertorio no tiene ninguna jugada desde ahí
no-move = no hay ninguna jugada que añadir
other-rules = el repertorio solo vale para el Othello normal
contest = dos personas juegan con reloj

exists = { $file } ya existe; --replace lo reemplaza, --file indica otro
making = Creando el repertorio: jugada { $move }, { $done } de { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}
checking = Comprobando el repertorio: { $done } de { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}
made = { $file }: { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
} con una jugada de { $color }.
no-frequencies = no hay partidas, así que ninguna respuesta es frecuente: indica algunas, o define `games` en el archivo de ajustes
at-start = Al principio
after = Tras { $line }
hole = { $place }: sin respuesta a { $square }, que las { $opponent } juegan en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $reached }.
unanswered = { $place }: sin respuesta.
unread = { $place }: una variante que no se puede jugar.
loses = { $place }: tu { $square } pierde { $loss }; la mejor jugada es { $best }.
conflict = { $place }: tu { $here }, pero { $there } en la misma posición tras { $other }.
checked = { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}, { $findings ->
    [0] nada que señalar.
   *[other] { $findings } por revisar.
}
