estimated = Votre niveau est d’environ { $level }.
    .short = Votre niveau : environ { $level }.
