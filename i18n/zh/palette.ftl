mode = 命令列表中

title = 命令
nothing = 没有匹配的命令。按 Enter 可下 d3c3 这样的棋步。
not-now = { $what }（现在不行：{ $why }）
present = 当前
applies = { $choice }（当前）

enter-does-it = 按 Enter 执行，按 Esc 则一切照旧。

open = 全部命令，可按名称或用途查找
    .about = 命令面板 命令
    .hint = 更多
key-row = 上一条、下一条命令；用过的命令
key-complete = 补全命令名或参数
    .hint = 补全
key-run = 执行
    .hint = 执行
key-close = 关闭命令列表
    .hint = 关闭

fill-words = 把 在 吧 呢 能 可以 的 了 吗 我 要 想 怎么 如何 怎样 请 一个 这个
