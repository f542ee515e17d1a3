## La pendule et la pause.

mode = Pendant la pause
activity = pause

time = donner le temps qui reste aux deux joueurs
    .about = pendule horloge temps temps_restant
    .key = voir le temps qui reste aux deux joueurs
pause = arrêter la pendule, ou les ordinateurs qui jouent entre eux
    .about = pendule arrêter
    .key = arrêter la pendule, ou une partie entre moteurs
    .hint = pause
resume = reprendre
    .hint = reprendre
    .button = Reprendre
continue = reprendre ce qui est en pause, ou annuler tous les coups après celui que vous regardez
    .usage = continue ou continue here
    .key = reprendre ce qui est en pause, ou continuer à partir d’ici

times-left = Il reste { $black } à Noir, { $white } à Blanc.
no-clock = Partie sans pendule.
paused = En pause ; tapez continue pour reprendre.
resumed = La partie reprend.
watched-paused = En pause. p reprend, Entrée joue un coup.
waiting = La pendule démarre à votre prochaine ligne.

is-paused = la partie est en pause
    .line = la partie est en pause ; tapez continue pour reprendre
no-clock-to-pause = aucune pendule ne tourne
    .screen = cette partie n’a pas de pendule à arrêter
already-paused = la partie est déjà en pause
not-paused = la partie n’est pas en pause
only-here = continue n’accepte que here comme argument

title = Pause
head = En pause.
