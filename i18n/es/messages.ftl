## Lo que `othello messages FOLDER` dice a quienes traducen el programa.

done = { $folder }: { $done } de { $all } mensajes están traducidos ({ $percent }).
no-faults = Ningún error.
faults = { $faults ->
    [one] { $faults } error.
   *[other] { $faults } errores.
}
look = Para verlos: { $command }
unusable = nada de { $folder } se puede usar mientras language.toml no esté bien
