mode = Dans les idées
activity = idées

name = { $idea ->
    [corners] coins
    [beside-corner] à côté d’un coin
    [moves] nombre de coups
    [quiet] coups tranquilles
    [both-need] case disputée
    [early-edge] bord trop tôt
    [plays-last] jouer en dernier
   *[few-discs] peu de pions
}
    .about = { $idea ->
        [corners] coin
        [beside-corner] case_x case_c
        [moves] mobilité
        [quiet] frontière tranquille
        [both-need] tempo
        [early-edge] bord bords
        [plays-last] parité dernier_coup
       *[few-discs] sacrifice
    }
rule = { $idea ->
    [corners] Un pion dans un coin n’est jamais repris. Avant chaque coup, voyez si l’adversaire pourrait ensuite prendre un coin.
    [take-corners] Un pion dans un coin n’est jamais repris et protège ceux d’à côté : prenez un coin quand vous pouvez.
    [beside-corner] Un pion dans un coin n’est jamais repris, et un pion à côté y mène l’adversaire : jouez ailleurs si vous le pouvez.
    [moves] Laissez peu de coups à l’adversaire : il devra bientôt mal jouer et donner un coin. Comptez les siens avant de jouer.
    [your-moves] Avec peu de coups, vous devrez bientôt mal jouer et donner un coin. Choisissez ceux qui vous en laissent beaucoup.
    [safe-moves] Un coup sûr ne donne aucun coin. Laissez-en peu à l’adversaire : s’il n’en a plus, il doit vous donner un coin.
    [your-safe-moves] Un coup sûr ne donne aucun coin. Gardez-en : sinon, vous devrez donner un coin à l’adversaire.
    [corner-waits] Un coin que l’adversaire ne peut pas prendre peut attendre : cherchez d’abord ce qui ne le peut pas.
    [reply] Avant chaque coup, demandez-vous où l’adversaire voudrait jouer ensuite, et empêchez-le.
    [quiet] Un coup tranquille retourne des pions avec peu de cases vides à côté, car l’adversaire peut jouer sur la plupart : comptez-les avant.
    [both-need] Demandez-vous où l’adversaire jouerait si c’était à lui : si l’autre n’y gagne guère de coups, jouez-y le premier.
    [early-edge] Tôt dans la partie, un pion du bord peut être attaqué : jouez d’abord à l’intérieur.
    [plays-last] Ce que retourne le dernier coup dans une région vide, personne ne le reprend.
   *[few-discs] Qui n’a plus de pion a perdu aussitôt : avec peu de pions, regardez chaque réponse.
}
    .short = { $idea ->
        [corners] Un coin n’est jamais repris.
        [take-corners] Prenez les coins quand vous pouvez.
        [beside-corner] Évitez les cases près des coins vides.
        [moves] Avec peu de coups, il donnera un coin.
        [your-moves] Avec peu de coups, on donne un coin.
        [safe-moves] Laissez-lui peu de coups sûrs.
        [your-safe-moves] Gardez des coups sûrs.
        [corner-waits] Ce coin peut attendre.
        [reply] Empêchez la meilleure réponse.
        [quiet] Un coup tranquille lui donne peu de coups.
        [both-need] Prenez d’abord ce dont les deux ont besoin.
        [early-edge] Tôt, un bord peut être attaqué.
        [plays-last] Jouez en dernier dans chaque région.
       *[few-discs] Ne restez jamais sans pion.
    }
in-brief = { $idea ->
    [corners] les coins
    [beside-corner] pas de pion à côté d’un coin vide
    [moves] peu de coups pour l’adversaire, beaucoup pour vous
    [quiet] les coups tranquilles
    [both-need] la case disputée
    [early-edge] pas de bord trop tôt
    [plays-last] jouer en dernier
   *[few-discs] jamais sans pions
}
loses-all = { $who ->
    [you] Après { $played }, { $opponent } peut prendre tous vos pions.
   *[other] Après { $played }, { $opponent } peut prendre tous les pions de { $player }.
}
takes-all = { $best } permet de prendre tous les pions de { $opponent }.
gives-corner = { $played } laisse { $opponent } prendre le coin { $corner } ; { $best }, non.
corner-threatened = { $opponent } peut déjà prendre le coin { $corner } : { $best } l’empêche, { $played } non.
opens-corner = Après { $played }, { $opponent } entre dans le coin { $corner } en retournant { $over } ; après { $best }, non.
loses-corner = Après { $played }, { $opponent } obtient le coin { $corner } { $later ->
    [one] aussitôt
    [3] au deuxième coup
   *[other] { $later } coups plus tard
}{ $sure ->
    [all] , quelle que soit la réponse
   *[some] {""}
} ; { $best } l’évite.
leaves-corner = Le coin { $corner } était libre. Après { $played }, { $opponent } le prend.
takes-free-corner = { $who ->
    [you] Vous pouviez prendre le coin { $corner }. { $played } le laisse.
   *[other] { $player } pouvait prendre le coin { $corner }. { $played } le laisse.
}
wins-corner = Après { $best }, { $who ->
    [you] vous prenez
   *[other] { $player } prend
} le coin { $corner } { $later ->
    [1] au coup suivant
    [2] au coup suivant
   *[other] { $later } coups plus tard
}{ $sure ->
    [all] , quoi que réponde { $opponent }
    [reply] {" "}si { $opponent } répond { $reply }
   *[later] {""}
} ; après { $played }, ce n’est pas possible.
beside-taken = { $played } est à côté du coin vide { $corner }, et { $opponent } le prend { $later ->
    [one] aussitôt
    [3] au deuxième coup
   *[other] { $later } coups plus tard
}.
early-x = { $played } est à côté du coin vide { $corner } : dès que { $opponent } a un pion derrière, sur la diagonale, { $opponent } peut prendre le coin.
passes = Après { $played }, { $who ->
    [you] vous n’avez aucun coup { $later ->
        [one] si { $opponent } répond { $reply }
       *[other] { $later } coups plus tard
    } et devez passer.
   *[other] { $player } n’a aucun coup { $later ->
        [one] si { $opponent } répond { $reply }
       *[other] { $later } coups plus tard
    } et doit passer.
}
forces-pass = Après { $best }, { $opponent } n’a aucun coup { $later ->
    [0] et doit passer
   *[other] { $later } coups plus tard et doit passer
} : { $who ->
    [you] vous jouez
   *[other] { $player } joue
} deux fois.
their-moves = Après { $played }, { $opponent } a le choix entre { $count } coups, après { $best } { $other ->
    [0] il n’y en a aucun
    [one] il n’y en a qu’un
   *[other] entre { $other } seulement
}.
your-moves = Après { $played } et { $reply } de { $opponent }, { $who ->
    [you] il ne vous reste { $count ->
        [one] qu’un coup, { $left }
        [2] que deux coups, { $left }
       *[other] que { $count } coups
    } ; avec { $best }, vous en auriez { $other }{ $stay ->
        [0] {""}
       *[other] , en gardant { $kept }
    }.
   *[other] il ne reste à { $player } { $count ->
        [one] qu’un coup, { $left }
        [2] que deux coups, { $left }
       *[other] que { $count } coups
    } ; avec { $best }, il y en aurait { $other }{ $stay ->
        [0] {""}
       *[other] , dont { $kept }
    }.
}
their-safe-moves = Après { $played }, { $opponent } a { $count } coups sûrs, qui ne donnent aucun coin ; après { $best }, { $other ->
    [0] aucun : { $opponent } doit donner un coin
    [1] un seul
   *[other] { $other } seulement
}.
your-safe-moves = Après { $played } et la réponse { $reply } de { $opponent }, { $who ->
    [you] vous n’avez
   *[other] { $player } n’a
} { $count ->
    [0] plus de coup sûr : tous donnent un coin
    [1] qu’un coup sûr : tout autre donne un coin
   *[other] que { $count } coups sûrs, qui ne donnent aucun coin
} ; avec { $best }, il y en aurait { $other } de sûrs.
outer-discs = { $played } retourne { $count ->
    [one] un pion extérieur, à côté d’une case vide
   *[other] { $count } pions extérieurs, à côté de cases vides
} ; { $best } { $other ->
    [0] aucun
    [one] un seul
   *[other] { $other } seulement
}. Après { $played }, { $opponent } a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} au lieu de { $fewer }.
open = { $played } retourne des pions à côté { $count ->
    [one] d’une case vide
   *[other] de { $count } cases vides
} ({ $opponent } peut jouer sur { $on ->
    [all] toutes
   *[some] { $playable }
}), { $best } à côté { $other ->
    [0] d’aucune
    [1] d’une seule
   *[other] de { $other } seulement
}.
new-moves = { $played } donne à { $opponent } { $count } nouveaux coups : { $squares }. { $best } { $other ->
    [0] n’en donne aucun
   *[other] ne donne que { $others }
}.
takes-reply = Après { $played }, { $opponent } joue { $reply }, la meilleure réponse ; { $best } lui enlève ce coup.
opens-reply = { $played } laisse { $opponent } jouer { $reply }, qui est maintenant le meilleur coup ; après { $best }, ce n’est pas possible.
both-need = { $opens ->
    [little] Qui joue { $best } retourne des pions sans guère de case vide à côté : une bonne case pour les deux. Après { $played }, { $opponent } la prend : jouez-y le premier.
   *[more] { $best } est une bonne case pour les deux. Après { $played }, { $opponent } la prend : jouez-y le premier.
}
opens-needed = { $played } laisse { $opponent } jouer { $best }, une bonne case pour les deux : jouez-y le premier.
early-edge = { $played } prend le bord trop tôt, et { $opponent } retourne ce pion en jouant { $square }. { $best } reste à l’intérieur.
early-edge-wedge = { $played } prend le bord trop tôt, et { $opponent } pose en { $wedge }, entre les pions, un pion qu’on ne retourne plus guère. { $best } reste à l’intérieur.
last-move = { $who ->
    [you] Après { $played }, { $opponent } joue en dernier autour de { $square }, après { $best } c’est vous.
   *[other] Après { $played }, { $opponent } joue en dernier autour de { $square }, après { $best } c’est { $player }.
}
takes-corner = Après { $played }, { $opponent } prend le coin { $corner } { $later ->
    [one] au coup suivant
   *[other] { $later } coups plus tard
} ; { $best } l’évite.
gains-corner = Après { $best }, { $who ->
    [you] vous prenez
   *[other] { $player } prend
} le coin { $corner } { $later ->
    [one] { $later } coup
   *[other] { $later } coups
} plus tard, mais pas après { $played }.
ends = À la fin de la partie, { $who ->
    [you] vous avez
   *[other] { $player } a
} { $own } pions après { $played }, { $other } après { $best }.
few-later = Après { $played }, { $who ->
    [you] vous n’avez bientôt plus que
   *[other] { $player } n’a bientôt plus que
} { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} au choix ; après { $best }, { $other }.
many-later = Après { $played }, { $opponent } a bientôt le choix entre { $count } coups ; après { $best }, { $other ->
    [0] il n’y en a aucun
    [one] il n’y en a qu’un
   *[other] entre { $other } seulement
}.
corner-can-wait = Le coin { $corner } pouvait attendre : { $opponent } ne peut pas le prendre après { $best }, qui vaut plus.
safe-theirs = { $later } coups après { $played }, { $opponent } a { $count } pions sûrs, que plus rien ne peut retourner ; après { $best }, { $other ->
    [0] aucun
    [one] un seul
   *[other] { $other } seulement
}.
safe-own = { $later } coups après { $best }, { $who ->
    [you] vous avez
   *[other] { $player } a
} { $other } pions sûrs, que plus rien ne peut retourner ; après { $played }, { $count ->
    [0] aucun
    [one] un seul
   *[other] { $count } seulement
}.
flips-many = Après { $played }, { $opponent } retourne { $count } pions d’un coup en jouant { $square }{ $later ->
    [1] {""}
   *[other] , { $later } coups plus tard
} ; après { $best }, aucun coup n’en retourne autant.
choice = On voit ceci : { $later ->
    [1] après { $played } et la réponse
   *[other] { $later } coups après { $played }
}, { $who ->
    [you] vous avez le choix
   *[other] { $player } a le choix
} entre { $own ->
    [one] { $own } coup
   *[other] { $own } coups
}, et { $opponent } l’aurait entre { $opp } ; après { $best }, entre { $other-own } et { $other-opp }.
answers = { $same ->
    [same] { $opponent } répond { $reply } aux deux coups ; ce que coûte { $played } ne se voit que plus tard.
   *[other] { $opponent } répond { $reply } à { $played }, { $other } à { $best } ; ce que coûte { $played } ne se voit que plus tard.
}
small = Cela seul n’explique pas la perte.

came-corner = Dans la partie, { $opponent } a bien pris { $corner }, au coup { $number }.
came-own-corner = Dans la partie, { $opponent } ne l’a pas vu : { $who ->
    [you] vous avez
   *[other] { $player } a
} pris { $corner } au coup { $number }.
came-no-corner = Dans la partie, { $opponent } ne l’a pas vu et n’a jamais pris { $corner }.
came-other-corner = Dans la partie, { $opponent } a pris le coin { $corner } au coup { $number }.
came-pass = C’est bien ce qui est arrivé : après le coup { $number }, { $who ->
    [you] vous avez dû
   *[other] { $player } a dû
} passer.
came-other-pass = Dans la partie, { $who ->
    [you] vous avez dû
   *[other] { $player } a dû
} passer après le coup { $number }.
came-played = C’est bien ce qui est arrivé : { $opponent } a joué { $square } au coup { $number }.
came-missed = Dans la partie, { $opponent } ne l’a pas vu et a joué { $square }.
came-last = C’est bien ce qui est arrivé : { $opponent } y a joué en dernier, { $square } au coup { $number }.
came-own-last = Dans la partie, { $opponent } ne l’a pas vu : { $who ->
    [you] vous y avez
   *[other] { $player } y a
} joué en dernier, { $square } au coup { $number }.
came-none-left = C’est bien ce qui est arrivé : au coup { $number }, { $who ->
    [you] votre dernier pion
   *[other] le dernier pion de { $player }
} a été retourné.
came-some-left = Dans la partie, { $opponent } ne l’a pas vu.
came-few = Dans la partie, au coup { $number }, { $who ->
    [you] il ne vous restait
   *[other] il ne restait à { $player }
} { $count ->
    [one] qu’un coup
   *[other] que { $count } coups
}.
no-reason = Aucune raison simple n’apparaît.
ahead = { $discs ->
    [one] avec { $discs } pion d’avance
   *[other] avec { $discs } pions d’avance
}
behind = { $discs ->
    [one] avec { $discs } pion de retard
   *[other] avec { $discs } pions de retard
}
behind-at-best = avec { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
} de retard, si les deux camps jouent au mieux
even = à égalité
perhaps = { $why } C’est peut-être la raison.
costs = { $played } coûte { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
}. Mieux : { $best }.
    .short = { $played } coûte { $discs } ; mieux : { $best }
instead = { $who ->
    [you] Vous finiriez { $would } au lieu de finir { $stands }.
   *[other] { $player } finirait { $would } au lieu de finir { $stands }.
}
decided = { $game ->
    [won] La partie était gagnée malgré tout.
   *[lost] La partie était déjà presque perdue : même avec le meilleur coup, elle finirait avec { $discs } pions de retard.
}
error = { $place } { $costs } { $why }
    .short = { $costs }
best = { $place } { $square } est le meilleur coup.
    .short = { $square } est le meilleur coup
as-good = { $place } { $square } vaut le meilleur coup.
    .short = { $square } vaut le meilleur coup
in-full = w encore : toutes les raisons, en détail.
mistake = Coup { $number } : { $square } a coûté { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
} à la fin de la partie.
    .short = { $square } a coûté { $discs }
wrong = { $square } coûte { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
}.
    .short = { $square } coûte { $discs ->
        [one] { $discs } pion
       *[other] { $discs } pions
    }
saves = { $square } est le bon coup : il épargne { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
} par rapport à { $played }.
    .panel = { $square } est bon : il épargne { $discs ->
        [one] { $discs } pion
       *[other] { $discs } pions
    }.
    .short = { $square } est le bon coup
solution-saves = Solution : { $square }. Ce coup épargne { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
} par rapport à { $played }.
    .panel = Solution : { $square }, qui épargne { $discs ->
        [one] { $discs } pion
       *[other] { $discs } pions
    }.
    .short = Solution : { $square }
right = { $square } est le bon coup : vous finissez { $stands }.
    .short = { $square } est le bon coup
close = { $square } est bon, presque aussi bon que le meilleur coup : vous finissez { $stands }.
    .short = { $square } est le bon coup
solution = Solution : { $square }. Vous finissez { $stands }.
    .short = Solution : { $square }

## Les pages des idées.

idea = expliquer une idée d’après laquelle les bons joueurs choisissent leurs coups, avec deux othelliers ; sans nom, énumérer les huit
    .key = les huit idées du jeu, chacune avec deux othelliers
    .usage = idea, idea coins ou idea peu de pions
    .about = stratégie conseils expliquer leçon pourquoi coin mobilité parité frontière
key-page = idée suivante, idée par son numéro
    .hint = suivante
title = Les huit idées
all = Huit idées décident la plupart des parties. Chacune a sa page : son numéro, ou :idea et son nom.
numbered = { $number } { $item }
item = { $name } : { $rule }
heading = Idée : { $name }
unknown = idée inconnue { $name } ; tapez idea pour les huit
holds = Exemple
does-not-hold = Contre-exemple
about = { $idea ->
    [corners] Un pion dans un coin ne peut jamais être retourné : aucune ligne ne passe au-delà. Vos pions du bord qui y sont reliés sont sûrs aussi. L’adversaire peut prendre un coin vide si une ligne de vos pions y mène depuis un des siens. Avant chaque coup, regardez donc s’il lui donne une telle ligne. Et regardez si vous pouvez prendre un coin vous-même : c’est presque toujours bon. Il peut attendre tant que l’adversaire ne peut ni le prendre ni vous en empêcher.
    [beside-corner] Trois cases touchent chaque coin : deux cases C sur le bord, et la case X sur la diagonale. Votre pion y est la marche par laquelle l’adversaire atteint le coin. La case X donne le plus souvent le coin tout de suite, une case C souvent un peu plus tard. Tant que le coin est vide, jouez ailleurs si vous le pouvez. Une fois le coin pris, ce sont des cases comme les autres. Elles sont bonnes quand l’adversaire ne peut pas s’en servir, ou quand tout le reste coûte plus cher.
    [moves] Avant de jouer, regardez le pion que vous poseriez et ceux qu’il retourne. Presque tous les nouveaux coups de l’adversaire sont sur des cases vides à côté de ces pions. De deux coups, celui qui a moins de ces cases laisse donc moins de coups. Qui n’a pas de bon coup doit en jouer un mauvais, et qui n’en a aucun doit passer. Vos propres coups demandent des pions adverses à côté de cases vides : regardez lesquels un coup supprime, et gardez-en pour plus tard. Le nombre n’est pas tout : dix mauvais coups valent moins qu’un bon.
    [quiet] Un pion à côté d’une case vide est un pion extérieur ; les autres sont intérieurs. Comptez les cases vides à côté des pions qu’un coup retournerait : trois fois sur quatre, l’adversaire peut y jouer aussitôt. Un coup tranquille ne retourne que des pions intérieurs : à côté d’eux, aucune case n’est vide. Une longue rangée de vos pions extérieurs est un mur : l’adversaire peut jouer tout le long, et pas vous. Retournez donc peu de pions, et à l’intérieur. Les pions extérieurs ne nuisent pas là où l’adversaire ne peut pas jouer à côté.
    [both-need] Avant de choisir, demandez-vous où l’adversaire jouerait si c’était à lui. Cherchez une case d’où l’on retourne peu de pions, sans guère de case vide à côté : qui y joue ne donne rien à l’autre. Si vous pouvez y jouer aussi, prenez-la d’abord. Vous avez alors un bon coup de plus, et lui un de moins. Une case dont l’adversaire ne peut pas se servir ne s’envole pas. Gardez ces cases pour plus tard : c’est votre réserve.
    [early-edge] Un pion du bord ne peut être retourné que le long du bord : il paraît sûr. Mais au début il reste du temps pour l’attaquer des deux côtés. Le pire, ce sont deux de vos pions séparés par un trou : le pion que l’adversaire y insère reste souvent pour de bon. Un coup au bord ouvre aussi le centre, car il retourne des pions derrière lui. Jouez donc d’abord à l’intérieur, et gardez le bord pour plus tard. Y jouer tôt est bon là où cela n’ouvre rien.
    [plays-last] Vers la fin, les cases vides forment plusieurs régions séparées. Qui joue en dernier dans une région y retourne des pions que personne ne retournera plus. Dans une région au nombre impair de cases, qui commence joue aussi en dernier, si chacun y joue à son tour. Commencez donc là où le nombre est impair, et laissez les nombres pairs à l’adversaire. Là où il ne peut pas jouer, vous avez le temps : le nombre n’y compte pas. Calculez les dix dernières cases jusqu’au bout avant de choisir.
   *[few-discs] On compte les pions à la fin, et seulement là. Jusqu’aux douze derniers coups, il est bon d’en avoir peu : l’adversaire trouve peu à retourner et a peu de coups. Qui retourne le plus possible à chaque coup n’a bientôt plus que de mauvais coups. Mais qui n’a plus de pion a perdu aussitôt. Si vous en avez très peu, regardez chaque réponse avant de jouer. Gardez des pions à plus d’un endroit, pour qu’aucun coup ne les retourne tous.
}
so = { $idea ->
    [corners] Noir : g4, pas c8. Après c8, Blanc prend le coin a8.
    [beside-corner] Blanc : e1, pas g2. g2 est une case X, et Noir prend h1.
    [moves] Noir : h3, pas e1. Après h3, Blanc a 11 coups, après e1 14 : c8, d1 et f1 en plus.
    [quiet] Noir : f6, pas e8. f6 retourne un pion intérieur, e8 trois extérieurs : à côté, d7, d8, f7 et f8 sont vides.
    [both-need] Noir : c3, pas c8. Sinon, Blanc joue c3.
    [early-edge] Blanc : d7, pas h4. Ici, tout coup au bord est moins bon.
    [plays-last] Blanc : a2, pas a8. Noir doit prendre b8, et Blanc finit par a8.
   *[few-discs] Blanc : e6, pas h6. Après h6, Blanc n’a bientôt plus de pion.
}
not-so = { $idea ->
    [corners] Blanc : g2, pas h1. Noir ne peut pas prendre h1, qui peut attendre.
    [beside-corner] Noir : b7, pas c2. b7 donne a8, mais tout le reste coûte plus.
    [moves] Blanc : h6, pas h3, bien que h6 laisse 14 coups à Noir et h3 seulement 11.
    [quiet] Blanc : d7, pas g6, bien que d7 retourne des pions extérieurs et g6 un seul intérieur.
    [both-need] Noir : h5, pas a4. Blanc ne peut pas jouer a4, qui peut attendre.
    [early-edge] Noir : c8, pas c5. c8 n’ouvre rien, c5 donne trois coups à Blanc.
    [plays-last] Blanc : g2, pas b2. Il y reste deux cases, mais Noir ne peut pas jouer h1.
   *[few-discs] Noir : f3, pas h6. f3 retourne un pion, h6 quatre.
}
