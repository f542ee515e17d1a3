mode = Dans la liste des commandes

title = Commandes
nothing = Aucune commande ne convient. Des coups comme d3c3 se jouent avec Entrée.
not-now = { $what } (pas maintenant : { $why })
present = actuel
applies = { $choice } (actuel)

enter-does-it = Entrée lance la commande. Échap laisse tout en l’état.

open = toutes les commandes, par leur nom ou par ce qu’elles font
    .about = palette commandes deux_points
    .hint = plus
key-row = commande précédente, suivante ; commandes déjà lancées
key-complete = compléter la commande ou son argument
    .hint = compléter
key-run = la lancer
    .hint = lancer
key-close = fermer la liste des commandes
    .hint = fermer

fill-words = a à au aux avec ce ces cette changer comment d dans de des du elle en est et faire il j je l la le les ma mes mon ne nous on ou où par pas plus pour puis qu que quel quelle qui s se ses si son sur très trop un une veux voir vous
