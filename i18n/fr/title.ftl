## Le titre de la fenêtre du terminal.

title = Othello : { $subject }, { $black }-{ $white }
title-with = Othello : { $subject }, { $black }-{ $white } ({ $activity })
viewed = après le coup { $ply } sur { $last }
turn = coup { $number }, trait à { $name }
won = { $winner } gagne
draw = nulle

## Ce qui se passe à côté de la partie.

question = question
paused = pause
help = aide
record = diagramme
progress = progrès
why = pourquoi ?
ideas = idées
new-game = nouvelle partie
saved-games = parties enregistrées
review = analyse
lines = suites
explorer = ouvertures
comment = commentaire
save-as = enregistrer sous
repairs = réparations
scoresheet = feuille de partie
connection = connexion
right = juste
wrong = faux
solution = solution
thinking = réfléchit
waiting = attente
away = absent
