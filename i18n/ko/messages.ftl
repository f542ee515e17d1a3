## `othello messages FOLDER`가 번역하는 사람에게 하는 말.

done = { $folder }: { $all }개 중 { $done }개 번역됨({ $percent }).
no-faults = 오류가 없습니다.
faults = 오류 { $faults }건.
look = 보려면: { $command }
unusable = language.toml을 바로잡기 전에는 { $folder }에서 아무것도 쓸 수 없습니다
