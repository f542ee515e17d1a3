## Variantes, comentarios, signos y marcas.

mode-comment = En un comentario
activity-comment = comentario

variation = listar las variantes desde aquí, o ver una de ellas
    .about = variante variantes alternativa rama
    .usage = variation, o variation 2
    .key = listar las variantes desde aquí, o ver una
up = volver de una variante a donde empieza
    .about = volver subir salir variante
    .key = volver de una variante a donde empieza
comment = leer el comentario de la jugada que se muestra, o escribirlo; comment - lo quita
    .about = comentario comentar nota anotar
    .usage = comment, o comment Un error.
    .key = comentar la jugada que se muestra
    .hint = comentar
    .hint-instead = leer todo
marks = leer las marcas de las casillas, o poner en una casilla la marca siguiente, o esa marca (triangle, square, circle, cross) o etiqueta; marks d3 - la quita
    .about = marcas marcar triángulo cuadrado círculo cruz etiqueta
    .usage = marks, o marks d3, o marks d3 cross, o marks d3 A
    .key = poner una marca en una casilla
sign = dar a la jugada que se muestra el siguiente de los signos ! ? !! ?? !? ?!, o ese; sign - lo quita
    .about = signo símbolo anotación
    .usage = sign, o sign !?
    .key = dar a la jugada que se muestra el siguiente de sus signos
promote = poner la variante que estás viendo delante de la línea de la que sale
    .about = promover subir variante principal
    .key = poner la variante primero; quitarla
    .hint = promover
remove = quitar la variante desde la jugada que estás viendo; undo la recupera
    .about = quitar borrar eliminar variante
previous =
    .key = anterior, siguiente jugada probada aquí
next =
    .hint = variante
    .hint-instead = otra línea

promoted = Ahora la variante va primero.
made-main = Esta variante es ahora la partida; las jugadas que reemplaza son una variante.
removed = Variante quitada.
    .screen = Variante quitada. u la recupera.
restored = La variante ha vuelto.
commented = Comentario añadido.
uncommented = Comentario quitado.
too-long = El comentario es demasiado largo para editarlo aquí.
breaks-line = Ctrl-J salta de línea.
breaks-line-and-cancels = Ctrl-J salta de línea, Esc cancela.
nothing-marked = No hay nada marcado.
no-comment = Aquí no hay ningún comentario.
no-square-marked = Aquí no hay ninguna casilla marcada.
marked = Marcas: { $marks }.
label = etiqueta { $label } en { $square }
shape = { $shape ->
    [triangle] triángulo
    [square] cuadrado
    [circle] círculo
   *[cross] cruz
} en { $square }
signed = La jugada está marcada con { $signs }.
comment-read = Comentario: { $comment }
unread = { $count ->
    [one] Una variante que no es legal se conserva como texto.
   *[other] { $count } variantes que no son legales se conservan como texto.
}
varied = { $line }: { $ply } { $turn }
start = Principio
place = { $is-side ->
    [yes] Variante, jugada { $plies }: { $square }{ $signs }
   *[no] Jugada { $plies }: { $square }{ $signs }
}
list = Variante { $number }, jugada { $before }: { $squares }.
list-with-value = Variante { $number }, jugada { $before }: { $squares } ({ $value } para { $player }, { $certainty }).
line = Variante en la jugada { $move }
none = No hay variantes.
none-here = Aquí no hay variantes, pero sí { $places }.
at-start = al principio
after-move = después de la jugada { $move }

no-sibling = aquí no se probó ninguna otra jugada
no-such = { $variations ->
    [0] aquí no hay ninguna variante
    [one] aquí solo hay { $variations } variante
   *[other] aquí solo hay { $variations } variantes
}
not-yet = aquí se pueden probar otras jugadas cuando termine la partida
no-variation = esta es la propia partida, no una variante
wrong-number = se esperaba el número de una variante, como variation 1, no { $found }
wrong-square = se esperaba una casilla, como marks d3, no { $found }
wrong-sign = se esperaba uno de ! ? !! ?? !? ?!, no { $found }

comment-on-game = Comentario de la partida
comment-on-move = Comentario de la jugada { $move }

key-keep = guardar el comentario; uno vacío se quita
    .hint = guardar
key-new-line = línea nueva
    .hint = nueva línea
key-move = moverse por el texto
key-erase = borrar la letra anterior, posterior al cursor
key-cancel = dejar el comentario como estaba
    .hint = cancelar
