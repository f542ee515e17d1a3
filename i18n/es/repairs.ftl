## Partidas pegadas o abiertas con un error, y sus correcciones.

mode = En la lista de correcciones
activity = correcciones

load = cargar una partida desde sus jugadas, una posición o el archivo de una ruta
    .about = cargar pegar importar abrir archivo editar_posición posición
    .usage = load f5d6c3
    .key = cargar una partida desde sus jugadas, o de un archivo
    .details = Las partidas guardadas están en :games. Una posición son 64 signos, de a1 a h8: X para negras, O para blancas, - para una casilla vacía, y después X u O para quien tiene el turno. copy-position copia la del tablero.
opening = poner en el tablero una apertura, por su nombre
    .about = apertura nombre_de_apertura
    .usage = opening Tiger
opening-choice = { $name }: { $moves }
    .about = { $words }
no-opening = ninguna apertura se llama { $found }
repair = aplicar la corrección N a una partida que solo se cargó hasta un error; sin N, listarlas
    .about = corregir reparar corrección arreglar
    .usage = repair, o repair 1
    .key = aplicar la corrección
    .hint = corregir

unreadable = { $why }
    .screen = No se puede cargar: { $why }
other-files = { $files ->
    [one] Solo se abre el primero de los dos archivos.
   *[other] Solo se abre el primer archivo; los otros { $files } no.
}
neither = { $found } no es ni una serie de jugadas, ni una posición, ni la ruta de un archivo; :games muestra las partidas guardadas
doubtful = La mayor parte de este texto no es una partida. Esto podría serlo: { $moves }. ¿Cargarlo?
    .title = Cargar
    .yes = Cargar
    .no = Dejarlo
title = Correcciones
fault = { $moves ->
    [0] { $fault } Nada de lo anterior se puede jugar.
    [one] { $fault } La jugada anterior está cargada.
   *[other] { $fault } Las { $moves } jugadas anteriores están cargadas.
}
meant = ¿Qué se quería decir?
choice = { $number }. { $repair }
how = Escribe repair 1 para aplicar la primera.
taken = Corregida. { $repair }.

none = no se ofrece ninguna corrección para esta partida
only = { $repairs ->
    [one] solo hay { $repairs } corrección
   *[other] solo hay { $repairs } correcciones
}
wrong-number = se esperaba el número de una corrección, no { $found }

key-row = corrección anterior, siguiente
key-keep = dejar la partida como está, hasta el error
    .hint = dejarla

not-taken = { $games ->
    [one] Hay { $games } partida más en el texto, que no se carga; pégala sola.
   *[other] Hay { $games } partidas más en el texto, que no se cargan; pega una sola.
}
