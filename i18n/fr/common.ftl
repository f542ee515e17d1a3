color = { $color ->
    [black] Noir
   *[white] Blanc
}
raw = { $text }
game-over = la partie est terminée
game-ended = la partie est terminée
    .line = la partie est terminée ; tapez undo pour la continuer
both = { $first } { $second }
takes-no-argument = { $command } ne prend pas d’argument
needs-argument = { $command } demande un argument, par exemple : { $usage }
only-yes = { $command } n’accepte que yes comme argument
not-understood = { $line } n’est ni un coup ni une commande ; tapez help
and = { $before } et { $last }
longest-line = une ligne a au plus { $bytes } octets
and-more = { $sentence } (et { $more } de plus)
or = { $before } ou { $last }
comma = { ", " }
gap = { " " }
sentence = { $clause }.
explained = { $what } : { $text }
semicolon = { " ; " }
quoted = « { $text } »
