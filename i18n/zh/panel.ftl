empty = 空位 { $squares }
mobility = 合法棋步
    .sides = 合法棋步（上黑下白）
in-hand = 手中棋子
best-of = { $games } 局制
discs-in-match = 总子数
balanced-opening = 平衡开局
centre-opening = 中心开局
official = 正式比分
on-board = 盘面
official-count = 正式 { $score }
board-count = 盘面 { $board }

next-game = n 下一局
new-game = n 新对局
lesson = { $key } 讲解
review = j 复盘

draw = 平局
wins = 胜
thinking = 思考中
to-choose = 选择翻转
to-move = 走棋
cannot-move = 无棋可下

errors = 误
disc-lead = 领先子数
    .sides = 领先子数（上黑下白）
value-in-discs = 估值（子）
    .sides = 估值（子，上黑下白）
graphs = 图表
pass = 弃权
