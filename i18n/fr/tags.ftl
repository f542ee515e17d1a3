## L’en-tête d’une partie : joueurs, tournoi, ronde, date et score officiel.

mode = Dans l’en-tête d’une partie

tags = montrer les joueurs, le tournoi, la ronde, la date et le score officiel, ou écrire l’un d’eux
    .about = en-tête joueurs ronde date score
    .usage = tags, tags event Open de Paris ou tags score -
    .details =
        tags black Ada, white, event, round : un texte, qui peut avoir des espaces ; - pour aucun.
        tags date 2026.11.21 : le jour, ou 2026.11, ou 2026.
        tags score 34-30 : le score officiel, les pions de Noir d’abord, si ce n’est pas celui de l’othellier.
    .key = modifier les joueurs, le tournoi, la ronde, la date et le score
    .hint = modifier

written = Écrit dans la partie.
    .line = Écrit dans la partie. { $heading }
nothing = L’en-tête de la partie est vide.
line = { $field } : { $value }
title = En-tête
about-field = { $field ->
    [Black] Qui joue Noir.
    [White] Qui joue Blanc.
    [Event] Le tournoi.
    [Round] La ronde.
    [Date] Le jour, comme 2026.11.21, 2026.11 ou 2026.
   *[Score] Le score officiel, comme 34-30, si ce n’est pas celui de l’othellier.
}
wrong-date = date : { $error }
wrong-score = score : { $error }
wrong-field = il faut { $fields }, pas { $found }
no-text = tags { $field } demande un texte, ou - pour aucun

key-done = écrire la valeur, et la garder avec la partie
    .hint = terminer
field = { $field ->
    [Black] Noir
    [White] Blanc
    [Event] Tournoi
    [Round] Ronde
    [Date] Date
   *[Score] Score
}
