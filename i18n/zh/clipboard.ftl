transcript = 复制棋谱；尚未落子时复制起始局面
    .about = 导出 分享 拷贝
    .key = 复制棋谱
position = 复制局面
    .about = fen
    .key = 复制局面

transcript-copied = 已复制 { $moves } 步的棋谱。
position-copied = 已复制局面。
no-moves = 还没有可复制的棋步
if-allowed = 如果终端允许程序复制，就可以粘贴。
in-tmux = 在 tmux 中按前缀键和 ] 粘贴。
not-in-tmux = tmux 没有接收所复制的文本。
