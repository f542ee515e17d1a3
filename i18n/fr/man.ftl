section-name = NOM
section-synopsis = SYNOPSIS
section-description = DESCRIPTION
section-options = OPTIONS
section-commands = COMMANDES
section-keys = TOUCHES
section-files = FICHIERS
section-environment = ENVIRONNEMENT
section-exit-status = CODE DE SORTIE
section-examples = EXEMPLES
volume = Jeux

what = Othello et la famille du Reversi, à deux dans un terminal ou sur deux machines, ou seul contre le moteur. Sans commande, le programme reprend la partie en cours, ou en commence une. On joue avec les flèches et Entrée, avec la souris, ou en tapant une case comme d3. Chaque coup est enregistré dès qu’il est joué. Une seconde fenêtre a sa propre partie, enregistrée aussi. L’othellier n’attend pas le disque : seul un kill -9 ou une coupure de courant pendant les millisecondes d’un enregistrement fait perdre ce qui vient d’être joué.
line-by-line = Si l’entrée ou la sortie standard n’est pas un terminal, on joue ligne par ligne ; help donne les commandes.
which-options = Les options qui décrivent une partie (ses règles, sa pendule, ses joueurs ou son match) en commencent une nouvelle ; celle en cours reste enregistrée. Les options des règles valent aussi pour host, show, check, convert, solve, analyze, match et perft ; celles de l’écran pour show, games, open, host, join, puzzles et doctor.

usual-folder = D’ordinaire sous { $folder }.
settings-file = Les réglages ; le programme n’y écrit jamais. othello config affiche son chemin et un fichier de tous les réglages.
game-file = La partie en cours, écrite à chaque coup.
second-game-file = La partie d’une seconde fenêtre, et ainsi de suite.
sheet-file = La feuille de partie en cours de saisie, écrite à chaque numéro ; celle d’une seconde fenêtre est sheet-2.txt. othello repair la lit.
index-file = La liste des parties enregistrées, pour la lire vite quand il y en a beaucoup. On peut la supprimer.
choices-file = Ce que :settings et des commandes comme :theme ont choisi : cela l’emporte sur config.toml tant que celui-ci ne change pas, et les options l’emportent sur les deux. On peut le supprimer.
level-file = L’estimation de votre niveau en points Elo, et le nombre de parties contre le moteur dont elle vient. On peut le supprimer.
links-folder = Les parties avec d’autres machines, un fichier pour chacune : gardées jusqu’à la fin de la partie, et une semaine de plus.
panic-file = Le rapport du dernier plantage, à joindre à un rapport de bogue.
identity-file = La clé par laquelle les hôtes vous connaissent, lisible par vous seul.
progress-file = Ce que vous avez répondu, les erreurs de vos parties, et où vous en êtes dans :learn. Des lignes y sont ajoutées, jamais modifiées ; s’il est supprimé, tout sauf les réponses est refait à partir des parties enregistrées.
book-file = La bibliothèque : les valeurs des positions calculées, sauf si le réglage book nomme un autre fichier.
repertoire-files = Vos répertoires, sauf si les réglages en nomment d’autres. Tout éditeur de SGF peut les modifier.
games-folder = Les parties enregistrées, un fichier pour chacune.
pictures-folder = Les images de parties que vous avez enregistrées.

env-no-color = Si elle n’est pas vide, pas de couleurs. L’emporte sur les deux suivantes.
env-clicolor-force = Si elle n’est ni vide ni 0, des couleurs même là où le terminal semble n’en avoir aucune.
env-clicolor = Si elle vaut 0, pas de couleurs.
env-colorterm = Le nombre de couleurs du terminal. À l’écran, le terminal est aussi interrogé, sauf si COLORTERM l’indique.
env-accessible = Si elle n’est ni vide ni 0, on joue ligne par ligne ; à l’écran avec --cursor.
env-characters = Les caractères que le terminal peut montrer : la première de ces variables qui n’est pas vide décide.
env-language = La langue : la première de la liste de LANGUAGE que le programme parle, sauf si la locale est C, sinon celle de la première des autres qui n’est pas vide.
env-messages = Le dossier d’une langue, que le programme parle alors ; othello messages le vérifie.

status-success = Succès.
status-failure = Quelque chose n’a pu être lu ou écrit, une partie avait une erreur ou un autre score que celui indiqué, une feuille de partie n’avait aucune réparation ou plusieurs, ou une ligne d’un script a été refusée.
status-usage = La ligne de commande n’a pas été comprise.
status-panic = Un bogue du programme l’a arrêté ; un rapport a été écrit.
status-hung-up = Le terminal a été fermé (SIGHUP).
status-interrupted = Ctrl-C a été tapé (SIGINT).
status-quit = SIGQUIT a arrêté le programme.
status-terminated = SIGTERM a arrêté le programme.

example-clocks = Une partie à la pendule : 5 minutes chacun, et 3 secondes de plus par coup.
example-rules = D’autres règles, contre le niveau 3 du moteur.
