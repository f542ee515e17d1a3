done = { $folder } : { $done } messages sur { $all } sont traduits ({ $percent }).
no-faults = Aucune erreur.
faults = { $faults ->
    [one] { $faults } erreur.
   *[other] { $faults } erreurs.
}
look = Pour les voir : { $command }
unusable = rien de { $folder } ne peut servir tant que language.toml n’est pas juste
