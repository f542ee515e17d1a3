undo = 悔一步棋，或撤回认输、超时
    .about = 悔棋 撤销 收回 下错 退一步 后悔 撤回 悔棋一步 我下错了 回退
    .usage = undo
    .key = 悔棋
    .hint = 悔棋
redo = 恢复刚悔掉的棋步
    .about = 重做 前进
    .key = 恢复悔掉的棋步
    .hint = 恢复
resign = 替走棋一方认输
    .about = 认输 投降 放弃 我认输 我输了 认负
    .usage = resign
    .key = 认输
    .hint = 认输

redone = 已恢复：{ $ply }
    .line = 已恢复：{ $named }。
undone = 已悔棋：{ $ply }。
goes-on = 已撤回。对局继续。
returned = 已返回当前局面。再按 u 悔棋。
    .line = 已返回当前局面。再输入 undo 悔棋。

ask-undo = { $plies ->
    [1] 悔一步棋吗？已用的时间不退回。
   *[other] 悔 { $plies } 步棋吗？已用的时间不退回。
}
    .title = 悔棋
    .yes = 悔棋
    .no = 取消
ask-resign = { $name }认输吗？
    .title = 认输
    .yes = 认输
    .no = 继续下
ask-replace = 把最后一步改为 { $square } 吗？已用的时间不退回。
    .title = 改下
    .yes = 改下
    .no = 取消
ask-branch = 从这里改下 { $square } 吗？{ $fate ->
    [saved] 原来的对局（含后面 { $later } 步）会保存。
   *[unsaved] 后面原有的 { $later } 步目前无法保存。
}
    .title = 改下
    .yes = 改下
    .no = 取消
ask-variation = 这是较早的局面。在此试下 { $square } 作为分支吗？对局本身仍在第 { $played } 步。
    .title = 分支
    .yes = 试下
    .no = 取消

nothing-to-undo = 没有可悔的棋步
nothing-to-redo = 没有可恢复的棋步
nobody-here = 这里没有人参加本局

key-square = 在该格落子：d3
play-focus = 在光标或鼠标所指的格落子
key-play = 在光标或鼠标所指的格落子
    .hint = 落子
    .hint-instead = 讲解
key-legal = 下一个、上一个合法格
    .hint = 下一格
