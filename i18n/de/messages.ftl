done = { $folder }: { $done } von { $all } Meldungen sind übersetzt ({ $percent }).
no-faults = Keine Fehler.
faults = { $faults ->
    [one] 1 Fehler.
   *[other] { $faults } Fehler.
}
look = So sehen Sie sie: { $command }
unusable = nichts aus { $folder } ist zu gebrauchen, solange language.toml nicht stimmt
