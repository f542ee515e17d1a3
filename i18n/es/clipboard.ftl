transcript = copiar las jugadas de la partida, o la posición de la que parte si no tiene jugadas
    .about = copiar exportar compartir portapapeles transcripción
    .key = copiar la transcripción
position = copiar la posición
    .about = copiar posición portapapeles
    .key = copiar la posición

transcript-copied = Copiada la transcripción de { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
position-copied = Posición copiada.
no-moves = todavía no hay jugadas que copiar
if-allowed = Pégala, si tu terminal permite copiar a los programas.
in-tmux = tmux la pega con su prefijo y ].
not-in-tmux = tmux no aceptó el texto.
