undo = deshacer la última jugada, o un abandono o una derrota por tiempo
    .about = deshacer atrás retirar error equivocación me_equivoqué volver_atrás quitar_jugada
    .usage = undo
    .key = deshacer una jugada
    .hint = deshacer
redo = volver a jugar la última jugada deshecha
    .about = rehacer repetir adelante
    .key = rehacer una jugada
    .hint = rehacer
resign = abandonar en nombre de quien tiene el turno
    .about = abandonar rendirse renunciar me_rindo rendición me_doy_por_vencido
    .usage = resign
    .key = abandonar
    .hint = abandonar

redone = Rehecha: { $ply }
    .line = Rehecha: { $named }.
undone = Deshecha: { $ply }.
goes-on = Deshecho. La partida continúa.
returned = De vuelta en la jugada actual. Pulsa otra vez la u para deshacerla.
    .line = De vuelta en la jugada actual. Escribe undo otra vez para deshacerla.

ask-undo = { $plies ->
    [one] ¿Deshacer la última jugada? El tiempo usado no se devuelve.
   *[other] ¿Deshacer las últimas { $plies } jugadas? El tiempo usado no se devuelve.
}
    .title = Deshacer
    .yes = Deshacer
    .no = Cancelar
ask-resign = ¿Abandonar como { $name }?
    .title = Abandonar
    .yes = Abandonar
    .no = Seguir jugando
ask-replace = ¿Reemplazar la última jugada por { $square }? El tiempo usado no se devuelve.
    .title = Otra jugada
    .yes = Reemplazar
    .no = Cancelar
ask-branch = ¿Jugar { $square } aquí?{ $fate ->
    [saved] { " " }La partida con { $later ->
        [one] la otra jugada
       *[other] las otras { $later } jugadas
    } se guardará.
   *[unsaved] { " " }{ $later ->
        [one] La otra jugada no se puede guardar
       *[other] Las otras { $later } jugadas no se pueden guardar
    } en este momento.
}
    .title = Otra jugada
    .yes = Jugar
    .no = Cancelar
ask-variation = Esta es una posición anterior. ¿Probar { $square } aquí como variante? La partida sigue en la jugada { $played }.
    .title = Variante
    .yes = Probar
    .no = Cancelar

nothing-to-undo = no hay ninguna jugada que deshacer
nothing-to-redo = no hay ninguna jugada que rehacer
nobody-here = nadie en este teclado juega en esta partida

key-square = jugar en esa casilla: d3
play-focus = jugar en la casilla del cursor o del puntero
key-play = jugar en la casilla del cursor o del puntero
    .hint = jugar
    .hint-instead = lección
key-legal = jugada legal siguiente, anterior
    .hint = siguiente
