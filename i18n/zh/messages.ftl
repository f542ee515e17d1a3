done = { $folder }：{ $all } 条文本中已翻译 { $done } 条（{ $percent }）。
no-faults = 没有错误。
faults = { $faults } 处错误。
look = 在屏幕上查看：{ $command }
unusable = language.toml 改正之前，{ $folder } 无法使用
