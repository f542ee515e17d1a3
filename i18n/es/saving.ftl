## El guardado de la partida actual, y las partidas guardadas.

mode = En la lista de partidas guardadas
activity = partidas guardadas
mode-rename = Al renombrar
mode-save-as = En el diálogo de guardar
activity-save-as = guardar como

games = listar las partidas guardadas, o las que tienen estas palabras
    .about = cargar guardadas mis partidas historial archivo borrar eliminar antiguas última_partida mis_partidas dónde_están_mis_partidas partidas_guardadas continuar_la_partida reanudar_la_partida
    .usage = games, o games Anna tiger
    .key = abrir una partida guardada
    .hint = abrir
    .short = abrir una partida
games-with = buscar «{ $words }» en las partidas guardadas
filter =
    .key = filtrar las partidas por nombres, apertura, jugadas, día, resultado
    .hint = filtrar
open = abrir la partida guardada con ese número, o el archivo de esa ruta
    .about = abrir cargar
    .usage = open 2
    .key = abrir la partida elegida
    .hint = abrir
rename = dar otro nombre a la partida guardada con ese número
    .about = renombrar nombre
    .usage = rename 2 final
    .key = renombrar la partida elegida
    .hint = renombrar
delete = borrar la partida guardada con ese número, después de preguntar
    .about = borrar eliminar suprimir
    .usage = delete 2, o delete 2 yes
    .key = borrar la partida elegida (pregunta antes)
    .hint = borrar
save = guardar una copia de la partida, con ese nombre o en esa ruta si das una; .sgf y .ggf eligen el formato, .svg, .png y .gif crean imágenes
    .about = guardar exportar compartir archivo pgn escribir copia guardar_como guardar_la_partida guardar_partida
    .usage = save, o save final.sgf
    .key = guardar una copia con un nombre
    .details = Un nombre sin ruta va a la carpeta de las partidas guardadas, y una imagen a la de imágenes; una ruta como ~/final.png se usa tal cual.
save-choice = { $form ->
    [png] una imagen de la posición
    [gif] una imagen animada de la partida
    [svg] una imagen de la posición para imprimir, nítida a cualquier tamaño
    [sgf] una partida para otros programas de juegos de tablero
    [ggf] una partida como la escriben los servidores GGS
   *[pgn] una partida como las partidas guardadas
}
    .about = { $form ->
        [png] imagen captura foto
        [gif] imagen animación animada vídeo video
        [svg] imagen vectorial dibujo
        [sgf] {""}
        [ggf] {""}
       *[pgn] {""}
    }

saving = Guardando { $file }…
not-drawn = las imágenes se guardan como .png, .gif o .svg, no como { $ending }
not-written = las partidas se guardan como .pgn, .sgf o .ggf, no como { $ending }
saved-as = Guardada como { $file }.
    .short = Guardada como { $name }.
saved-without = Guardada como { $file }, sin { $parts }.
renamed = Nombre nuevo: { $file }.
deleted = Borrada.
works-again = El guardado vuelve a funcionar.
not-saved-as = No guardada: { $why }.
not-saved = No se puede guardar esta partida ({ $why }). Puedes seguir jugando.
    .short = Sin guardar.
not-kept = La partida anterior todavía no se puede guardar ({ $why }).
    .short = Sin guardar.
sheet-not-kept = Esta planilla todavía no se puede guardar ({ $why }). Puedes seguir escribiendo.
still-saving = El último cambio aún se está guardando.
unavailable = Esta partida no se guardará: { $why }.
unreadable = Partida nueva: { $why }.
damaged-game = Partida nueva. La guardada está dañada y se apartó: { $why }.
left-sheet = La planilla de una ventana cerrada se abre en una segunda ventana.
damaged-sheet = No se puede leer la última planilla: { $why }.
moved = { $games ->
    [one] La partida de una ventana cerrada está entre las partidas guardadas.
   *[other] Las partidas de { $games } ventanas cerradas están entre las partidas guardadas.
}
resumed = Reanudada en la jugada { $move }.
cut-off = Falta el final de la partida guardada, quizá con jugadas. El archivo dañado se conserva junto al nuevo.

more-faults = { $faults ->
    [one] othello show nombra { $faults } error más del archivo.
   *[other] othello show nombra { $faults } errores más del archivo.
}
lost = A la partida guardada le faltarán partes del archivo: { $parts }.
stated = { $moves ->
    [one] Valor exacto de una jugada: lo da el archivo; un análisis lo reemplaza.
   *[other] Valores exactos de { $moves } jugadas: los da el archivo; un análisis los reemplaza.
}
more-games = { $games ->
    [one] En el archivo sigue { $games } partida más; `othello open ARCHIVO 2` abre la segunda.
   *[other] En el archivo siguen { $games } partidas más; `othello open ARCHIVO 2` abre la segunda.
}
many-games = En el archivo siguen más de { $games } partidas.

no-games = Todavía no hay partidas guardadas.
no-other-games = Todavía no hay otras partidas. Esta se guarda mientras juegas, y desde su cuarta jugada aparecerá en la lista cuando empieces otra.
    .short = Todavía no hay otras partidas.
nothing-found = Ninguna partida guardada coincide.
found = { $found } de { $games }
cannot-rename = no se puede renombrar la partida: { $why }
cannot-delete = no se puede borrar la partida: { $why }
wrong-number = se esperaba el número de una partida guardada, no { $found }; games las lista
no-path = { $name } es una ruta; una partida guardada tiene un nombre, y se queda en su carpeta
no-name = rename necesita un número y un nombre, como en: rename 2 final
with-number = con el número { $number }
delete-question = ¿Borrar la partida guardada { $game }? No se puede deshacer.
    .title = Borrar
    .yes = Borrar
    .no = Conservarla

damaged = dañada
damaged-because = dañada: { $why }
current-row = act.
linked-row = enl.
no-date = sin fecha
won = victoria de { $name } { $score }
draw = empate { $score }
at-move = jugada { $move }
at = en { $state }
saved-at = guardada { $time }
resume-with = reanudar con: { $command }
open-elsewhere = abierta en otra ventana

title = Partidas guardadas
column = { $column ->
    [name] Nombre
    [players] Jugadores
    [game] Partida
    [opening] Apertura
    [result] Resultado
   *[saved] Guardada
}
new-name = Nombre nuevo:
filter-label = Filtro:
save-as-title = Guardar como
save-as = Guardar una copia de esta partida como:
without-name = Sin nombre: { $name }
pictures = En otro formato: .sgf o .ggf; como imagen: .png, .svg o .gif
only-at-terminal = las partidas guardadas solo están disponibles en un terminal

key-row = partida anterior, siguiente
key-close = quitar el filtro, o cerrar
    .hint = cerrar
    .hint-instead = quitar
key-keep = mantener el filtro, y volver a las teclas de la lista
    .hint = listo
key-clear = quitar el filtro
    .hint = quitar
key-name = renombrar
    .hint = renombrar
key-save = guardar
    .hint = guardar
key-leap = diez partidas más allá; primera, última partida
other-window = Tu partida guardada está abierta en otra ventana. La de esta se guarda aparte.
resumed-on-screen = { $resumed } Pulsa n para una partida nueva.
saved-resume = Partida guardada. Reanudar con: { $command }
saved-among-others = Partida guardada. Estará entre las partidas guardadas: { $command }
more-settings = { $first } othello config lista { $more } más.
in-no-file = esta partida no está en ningún archivo:
