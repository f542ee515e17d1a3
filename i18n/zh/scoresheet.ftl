## 记谱纸：照纸上的序号录入、检查和保存对局。

mode = 记谱纸
activity = 记谱纸
mode-heading = 记谱纸的对局信息
mode-repairs = 记谱纸的修正列表

sheet = 显示正在录入的记谱纸，或修改它；全部用法见 help sheet
    .usage = sheet，或 sheet row 1 41 37 28 30 33 29 54 53，或 sheet save
    .details =
        sheet row 3 45 12 9 3 10 11 20 43：第 3 行的序号，- 表示空位；第 4、5 行除去起始棋子，只有六个。
        sheet f5 1：一格的序号；sheet f5 - 清除该格，sheet clear 全部清除。
        sheet + f5、sheet - f5：f5 及更大的序号都加一或减一。
        sheet faults：缺少、重复的序号，以及第一个不合法的。
        sheet board：到合法处为止的棋盘。
        sheet undo、sheet redo：撤销或重做修改。
        sheet black 小明，以及 white、event、round、date、score：序号上方的信息。
        sheet save：保存对局，并开始同一赛事的下一张；有错时列出修正。
        sheet repair 1：采用第一个修正。
        sheet save anyway：保存出错处之前的棋步。
    .key = 记谱纸：录入纸上的对局
undo =
    .key = 撤销、重做修改
    .hint = 撤销
redo = 重做修改
save =
    .key = 保存对局；有错时提供修正
    .hint = 保存
clear =
    .key = 清除全部序号
choose =
    .key = 采用修正，或保存出错处之前的棋步
    .hint = 采用
more =
    .key = 该序号及更大的序号都加一、减一
less =
    .key = 该序号及更大的序号都减一

title = 记谱纸
heading-title = 双方和赛事

empty = 照纸上的位置输入各个序号。
legal = 全部 { $moves } 步合法：{ $score }。
legal-as-stated = 全部 { $moves } 步合法：{ $score }，与所记相符。
goes-on = { $moves } 步合法。对局未完。
fault = { $moves ->
    [0] { $fault }
   *[other] { $moves } 步合法。{ $fault }
}
other-score = 对局以 { $score } 结束，而不是所记的 { $stated }。
changed = { $state }
numbers = 已录 { $typed }/{ $all } 个。
missing = 缺少：{ $numbers }。
twice = 重复：{ $numbers }。
too-large = 过大：{ $numbers }。
many = 共 { $count } 个
place = { $number } 出现在 { $squares }。
signs = = 重复，! 不合法，> 过大
no-heading = n  双方、赛事、日期、比分
round = 第 { $round } 轮
about-field = { $field ->
    [Black] 执黑先下的棋手。
    [White] 执白棋手。
    [Event] 赛事。下一张沿用。
    [Round] 轮次。下一张沿用。
    [Date] 日期，如 2026.11.21。下一张沿用。
   *[Score] 正式比分，如 34-30。以此比分结束的修正排在前面。
}

no-repairs = 没有找到修正：请再看看纸上的记录。
how-to-repair = 输入 sheet repair 1 采用第一个。
anyway = 保存出错处之前的 { $moves } 步
    .line = 输入 sheet save anyway 保存出错处之前的 { $moves } 步。
anyway-with = 照现状保存，比分 { $score }
    .line = 输入 sheet save anyway 照现状保存，比分 { $score }。
repaired = 已修正。{ $repair }。
    .line = 已修正。{ $repair }。{ $state }

saved = 已录完。:sheet 录下一张，j 复盘本局。
    .short = 已录完。:sheet 录下一张。
    .line = 已录完。输入 sheet 录下一张，review 复盘本局。
finished = 这张已录完，对局在棋盘上。输入 sheet 录下一张。
saved-aside = 已录完。:sheet 录下一张。
    .line = 已录完。输入 sheet 录下一张。

disc = { $square } 是起始棋子
no-number = { $square } 没有序号
nothing-to-undo = 没有可撤销的修改
nothing-to-redo = 没有可重做的修改
no-numbers = 还没有录入序号
only-repairs = { $repairs ->
    [0] 没有可用的修正
   *[other] 只有 { $repairs } 个修正
}
nothing-legal = 出错处之前没有可下的棋步
unknown = sheet 没有{ $found }这种用法；输入 help sheet
wrong-row = 应为 1 到 8 的行号，而不是{ $found }
wrong-cells = 第 { $row } 行应有 { $cells } 个序号（- 表示空位），而不是{ $found }
wrong-number = 应为 1 到 99 的序号，或 - 表示无，而不是{ $found }
wrong-square = 应为一格，例如 f5，而不是{ $found }

key-digits = 该格的序号；输入第二位后移到下一格
key-move = 移到其他格
key-next = 下一格
key-erase = 删除最后一位，删除序号
key-fault = 下一处、上一处错误：序号有误或缺少
    .hint = 错误
key-names = 双方、赛事、轮次、日期和正式比分
    .hint = 信息
key-close = 关闭；记谱纸会保留
    .hint = 关闭
key-next-line = 下一行；最后一行之后回到序号
    .hint = 下一行
key-numbers = 回到序号
    .hint = 序号
key-choice = 上一项、下一项
