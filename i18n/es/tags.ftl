## La cabecera de una partida: jugadores, torneo, ronda, fecha y resultado oficial.

mode = En la cabecera de una partida

tags = ver los jugadores, el torneo, la ronda, la fecha y el resultado oficial, o escribir uno de ellos
    .about = cabecera encabezado jugadores ronda fecha resultado
    .usage = tags, o tags event Open de París, o tags score -
    .details =
        tags black Ada, white, event, round: un texto, que puede tener espacios; - para ninguno.
        tags date 2026.11.21: el día, o 2026.11, o 2026.
        tags score 34-30: el resultado oficial, con las fichas negras primero, si no es el del tablero.
    .key = editar los jugadores, el torneo, la ronda, la fecha y el resultado
    .hint = editar

written = Escrito en la partida.
    .line = Escrito en la partida. { $heading }
nothing = No se sabe nada de la partida.
line = { $field }: { $value }
title = Cabecera
about-field = { $field ->
    [Black] Quién juega con Negras.
    [White] Quién juega con Blancas.
    [Event] El torneo.
    [Round] La ronda.
    [Date] El día, como 2026.11.21, 2026.11 o 2026.
   *[Score] El resultado oficial, como 34-30, si no es el del tablero.
}
wrong-date = fecha: { $error }
wrong-score = resultado: { $error }
wrong-field = se esperaba { $fields }, no { $found }
no-text = tags { $field } necesita un texto, o - para ninguno

key-done = escribirlo, y guardarlo con la partida
    .hint = listo
field = { $field ->
    [Black] Negras
    [White] Blancas
    [Event] Torneo
    [Round] Ronda
    [Date] Fecha
   *[Score] Resultado
}
