done = { $folder }：{ $all }件中{ $done }件を翻訳済み（{ $percent }）。
no-faults = 誤りはありません。
faults = 誤り{ $faults }件。
look = 表示して確かめるには：{ $command }
unusable = language.tomlが正しくなるまで、{ $folder }は使えません
