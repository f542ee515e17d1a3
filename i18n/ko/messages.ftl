## `othello messages FOLDER`가 번역하는 사람에게 하는 말.

done = { $folder }: { $all }개 중 { $done }개 번역됨({ $percent }).
no-faults = 잘못이 없습니다.
faults = 잘못 { $faults }건.
look = 보려면: { $command }
unusable = language.toml이 바르게 되기 전에는 { $folder }에서 아무것도 쓸 수 없습니다
