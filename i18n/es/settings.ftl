## Los ajustes: sus nombres, lo que significan y sus valores.

mode = En los ajustes

settings = cambiar los ajustes: aspecto, idioma, motor, archivos, partidas nuevas
    .about = ajustes opciones preferencias configuración configurar parámetros
    .usage = settings, o settings theme paper
    .details = Cada uno se guarda al momento y vale también para la próxima vez. Sin un valor, se listan los valores de un ajuste.
title = Ajustes

looks = Tablero y aspecto
learning = Aprendizaje
engine = Motor
files = Archivos
far-away = A distancia
new-game = Partidas nuevas
name = { $setting ->
    [theme] Colores
    [language] Idioma
    [seen-from] Visto desde
    [animation] Animación
    [legal-moves] Jugadas legales
    [mouse] Ratón
    [cursor] Cursor del terminal
    [alert] Avisos
    [tunnel] Enlaces de internet
    [color] Uso de colores
    [glyphs] Dibujado con
    [learning-marks] Marcas didácticas
    [say-why] Decir el porqué
    [me] Tus nombres
    [evaluation] Pistas y valores
    [lines] Mejores líneas
    [lines-depth] Líneas: jugadas
    [lines-seconds] Líneas: segundos
    [threads] Procesadores
    [memory] Memoria en MiB
    [games] Otras partidas
    [repertoire-black] Aperturas, Negras
    [repertoire-white] Aperturas, Blancas
    [book] Libro de posiciones
    [black] Negras
    [white] Blancas
    [clock] Reloj
   *[rules] Reglas
}
about = { $setting ->
    [theme] tema aspecto apariencia
    [animation] animar voltear fichas animación animaciones
    [legal-moves] jugadas legales marcas
    [glyphs] caracteres píxeles unicode ascii fuente letra
    [say-why] motivo razón idea por qué pregunta
    [me] mi nombre
    [evaluation] motor evaluación análisis bloquear
    [threads] hilos núcleos cpu
    [games] base de datos carpeta carpetas wthor
    [repertoire-black] repertorio
    [repertoire-white] repertorio
    [clock] tiempo
    [alert] notificación campana sonido sonidos volumen silencio silenciar música ruido quitar_sonido sin_sonido
    [tunnel] túnel internet cloudflared tailscale ssh
   *[other] { "" }
}
meaning = { $setting ->
    [theme] los colores del tablero
    [language] el idioma del programa; auto es el de tu sistema
    [seen-from] el lado desde el que se ve el tablero; desde las Blancas, girado media vuelta
    [animation] mostrar cómo se voltean las fichas
    [legal-moves] marcar las casillas en las que puedes jugar
    [mouse] jugar con el ratón; si no, selecciona texto
    [cursor] mostrar el cursor del terminal en la casilla elegida, para lupas y lectores de pantalla
    [alert] avisar cuando un amigo llega, juega o pregunta mientras miras otra ventana; auto es una notificación donde el terminal las muestra, o si no la campana
    [tunnel] el programa que crea enlaces para cualquier lugar; quien lleva el otro extremo podría leer la partida. ask toma el primero instalado, cuando aceptas
    [color] usar colores desde el próximo inicio; auto deja decidir al terminal
    [glyphs] con qué se dibuja el tablero desde el próximo inicio; auto: píxeles si se puede; si no, caracteres
    [learning-marks] marcar lo que los principiantes aprenden a ver
    [say-why] en una lección, decir primero por qué es correcta una jugada: una idea de cuatro
    [me] los nombres con los que juegas: por ellos se reconocen tus jugadas en partidas de dos personas y en archivos abiertos
    [evaluation] mostrar qué piensa el motor de las jugadas cuando se le pregunta; si no, está bloqueado
    [lines] cuántas líneas muestra :lines
    [lines-depth] cuántas jugadas por delante analiza :lines antes de detenerse
    [lines-seconds] cuánto tiempo analiza :lines una posición antes de detenerse
    [threads] cuántos procesadores usa una búsqueda; auto usa todos
    [memory] cuánta memoria usa una búsqueda para posiciones
    [games] archivos y carpetas de partidas que se consultan además de las guardadas, separados por comas; ~/ es tu carpeta personal
    [repertoire-black] el archivo de tus aperturas con Negras; auto es el que crea :repertoire
    [repertoire-white] el archivo de tus aperturas con Blancas; auto es el que crea :repertoire
    [book] conservar los valores de las posiciones analizadas, y en qué archivo
    [black] quién juega con Negras en la partida que empieza al iniciar el programa: un nombre, human o un nivel del motor
    [white] quién juega con Blancas en la partida que empieza al iniciar el programa: un nombre, human o un nivel del motor
    [clock] el reloj de la partida que empieza al iniciar el programa: minutos para cada jugador, y segundos más por jugada
   *[rules] las reglas de la partida que empieza al iniciar el programa
}
expected = { $setting ->
    [me] nombres separados por comas, o none
    [lines] un número de 1 a 60, o all
    [lines-depth] un número de 1 a 60, o any
    [lines-seconds] un número de segundos, o any
    [threads] un número de 1 a 256, o auto
    [memory] un número de 1 a 65536
    [games] rutas de archivos y carpetas separadas por comas, o none
    [repertoire-black] la ruta de un archivo, o auto
    [repertoire-white] la ruta de un archivo, o auto
    [book] true, false o la ruta de un archivo
    [tunnel] cloudflared, tailscale, ssh, ssh:HOST, un comando con { "{port}" }, tu propia dirección como https://example.org/, auto para el primero instalado o ask
    [black] un nombre, human, de level:1 a level:10 o cmd:COMANDO para otro programa
    [white] un nombre, human, de level:1 a level:10 o cmd:COMANDO para otro programa
   *[clock] minutos como 5, minutos y segundos más por jugada como 5+3 o none
}
switch = { $word ->
    [on] sí
   *[off] no
}
    .about = { $word ->
        [on] { $about } mostrar visible activar con encender
       *[off] { $about } ocultar oculto desactivar sin quitar apagar
    }
value = { $value ->
    [true] sí
    [false] no
    [auto] automático
    [ask] preguntar
    [none] no hay
    [any] sin límite
    [all] todas
    [always] siempre
    [never] nunca
    [black] Negras
    [white] Blancas
    [human] una persona
    [pixels] píxeles
    [unicode] caracteres
    [fine] caracteres más finos
    [narrow] caracteres estrechos
    [ascii] ASCII simple
   *[other] { $value }
}
with-choices = { $meaning } ({ $expected })
heading = { $name }: { $value }
    .about = { $about }
set = { $name }: { $value }.
row = { $name }: { $title }, { $value }
overridden = { $row } (esta vez lo fija una opción de la línea de comandos)
by-option = Esta vez lo fija una opción de la línea de comandos.
unfit = { $setting }: se esperaba { $expected }, no { $found }
unknown = no hay ningún ajuste { $found }; escribe settings para verlos todos
no-file = no hay ningún archivo ni carpeta { $path }
not-kept = Esto solo vale hasta que salgas: { $why }
key-select = elegir un ajuste
key-change = dar a un ajuste su valor siguiente
    .hint = cambiar
    .key = dar a un ajuste su valor siguiente, o el anterior
key-back = dar a un ajuste el valor anterior
key-open = elegir entre los valores de un ajuste, o escribir uno
    .hint = elegir

unreadable = no se puede leer ({ $why })
file-unused = { $why }; se aplican los ajustes predeterminados
not-toml = no es TOML válido: { $reason }
not-in-file = ajuste desconocido: `{ $name }`; consulta `othello config`
not-given = { $what ->
    [text] se esperaba un texto entre comillas
    [names] se esperaba un nombre entre comillas o una lista de nombres
    [path] se esperaba una ruta entre comillas
    [book] se esperaba una ruta entre comillas o false
    [paths] se esperaba una lista de rutas entre comillas
   *[switch] se esperaba true o false
}
