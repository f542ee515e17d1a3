## 粘贴或打开的对局有错时，以及修正。

mode = 修正列表中
activity = 修正

load = 载入棋谱、局面，或指定路径的文件
    .about = 粘贴 导入 文件 编辑局面 摆棋 设置局面
    .usage = load f5d6c3
    .key = 从棋谱或文件载入对局
    .details = 保存的对局在 :games 里。局面写作从 a1 到 h8 的 64 个符号：X 是黑，O 是白，- 是空，最后用 X 或 O 写明轮到谁。copy-position 复制盘上的局面。
opening = 按名称把开局摆上棋盘
    .about = 开局名 定式名
    .usage = opening Tiger
opening-choice = { $name }: { $moves }
    .about = { $words }
no-opening = 没有名为 { $found } 的开局
repair = 对载入到出错处的对局采用该序号的修正，或列出修正
    .usage = repair，或 repair 1
    .key = 采用修正
    .hint = 修正

unreadable = { $why }
    .screen = 无法载入：{ $why }
other-files = 只打开第一个文件，其余 { $files } 个不打开。
neither = { $found } 既不是棋步，也不是局面，也不是文件路径；保存的对局在 :games 里
doubtful = 这段文字大部分不是棋谱。可能是棋谱的部分：{ $moves }。要载入吗？
    .title = 载入
    .yes = 载入
    .no = 不载入
title = 修正
fault = { $moves ->
    [0] { $fault }此前没有可下的棋步。
   *[other] { $fault }已载入此前的 { $moves } 步。
}
meant = 原意是哪一个？
choice = { $number }. { $repair }
how = 输入 repair 1 采用第一个。
taken = 已修正。{ $repair }。

none = 本局没有可用的修正
only = 只有 { $repairs } 个修正
wrong-number = 应为修正的序号，而不是{ $found }

key-row = 上一个、下一个修正
key-keep = 保留到出错处为止的对局
    .hint = 保留

not-taken = 文本中还有 { $games } 局没有读入；请单独粘贴其中一局。
