## 当前对局的保存，以及存档。

mode = 存档列表中
activity = 存档
mode-rename = 改名时
mode-save-as = 另存为窗口中
activity-save-as = 另存为

games = 列出存档，可按词语筛选
    .about = 存档 读取 载入 打开 对局 已保存 读档 旧棋局 我的对局 上一局 我的棋局 继续上一局 保存的对局
    .usage = games，或 games 小明 tiger
    .key = 打开存档
    .hint = 打开
games-with = 在保存的对局中查找“{ $words }”
filter =
    .key = 筛选对局：按名称、开局、棋步、日期、结果
    .hint = 筛选
open = 打开该序号的存档，或该路径的文件
    .about = 编辑 打开 载入 文件
    .usage = open 2
    .key = 打开
    .hint = 打开
rename = 给该序号的存档改名
    .usage = rename 2 final
    .key = 改名
    .hint = 改名
delete = 删除该序号的存档，删除前会询问
    .about = 删掉 清除
    .usage = delete 2，或 delete 2 yes
    .key = 删除（会询问）
    .hint = 删除
save = 另存一份对局，可指定名称或路径；.sgf、.ggf 选择格式，.svg、.png、.gif 生成图片
    .about = 保存 保存棋谱 另存 导出 分享 文件 存档 存盘 另存为
    .usage = save，或 save final.sgf
    .key = 另存一份，名称自定
    .details = 只写名称时存入对局文件夹，图片存入图片文件夹；写 ~/final.png 这样的路径则存到那里。
save-choice = { $form ->
    [png] 局面的图片
    [gif] 整局的动图
    [svg] 供印刷的局面图片，任意大小都清晰
    [sgf] 供其他棋类软件使用的对局
    [ggf] GGS 服务器格式的对局
   *[pgn] 与存档格式相同的对局
}
    .about = { $form ->
        [png] 图片 截图 图像
        [gif] 图片 动图 动画
        [svg] 图片 矢量
        [sgf] {""}
        [ggf] {""}
       *[pgn] {""}
    }

saving = 正在保存 { $file }……
not-drawn = 图片可存为 .png、.gif 或 .svg，不能存为 { $ending }
not-written = 对局可存为 .pgn、.sgf 或 .ggf，不能存为 { $ending }
saved-as = 已保存为 { $file }。
    .short = 已存为 { $name }。
saved-without = 已保存为 { $file }，不含{ $parts }。
renamed = 已改名为 { $file }。
deleted = 已删除。
works-again = 又能保存了。
not-saved-as = 未保存：{ $why }。
not-saved = 本局无法保存（{ $why }）。可以继续下。
    .short = 未保存。
not-kept = 上一局暂时无法保存（{ $why }）。
    .short = 未保存。
sheet-not-kept = 记谱纸暂时无法保存（{ $why }）。可以继续输入。
still-saving = 正在保存最后的改动。
unavailable = 本局不会保存：{ $why }。
unreadable = 新对局：{ $why }。
damaged-game = 新对局。原来的存档已损坏，另行保留：{ $why }。
damaged-sheet = 上次的记谱纸无法读取：{ $why }。
left-sheet = 已关闭窗口的记谱纸会在第二个窗口中打开。
moved = 已关闭窗口的 { $games } 局已移入存档。
resumed = 从第 { $move } 步继续。
cut-off = 存档的末尾缺失，可能少了棋步。损坏的文件与新文件保留在同一文件夹。

more-faults = othello show 可列出该文件的另外 { $faults } 处错误。
lost = 保存的对局将缺少文件中的：{ $parts }。
stated = { $moves } 步的精确估值来自文件；在此复盘会取代它们。
more-games = 文件中还有 { $games } 局；“othello open 文件 2”可打开第二局。
many-games = 文件中还有 { $games } 局以上。

no-games = 还没有存档。
no-other-games = 还没有其他对局。本局随下随存，满四步后，另开新局时就会列出。
    .short = 还没有其他对局。
nothing-found = 没有符合的存档。
found = { $found }/{ $games }
cannot-rename = 无法改名：{ $why }
cannot-delete = 无法删除：{ $why }
wrong-number = 应为存档的序号，而不是{ $found }；输入 games 查看列表
no-path = { $name }是路径；存档只能改名，不能换文件夹
no-name = rename 需要序号和名称，例如：rename 2 final
with-number = 第 { $number } 号
delete-question = 删除存档“{ $game }”吗？删除后无法恢复。
    .title = 删除
    .yes = 删除
    .no = 保留

damaged = 已损坏
damaged-because = 已损坏：{ $why }
current-row = 当前
linked-row = 联机
no-date = 无日期
won = { $name }胜 { $score }
draw = 平局 { $score }
at-move = 第 { $move } 步
at = 到{ $state }
saved-at = 保存于 { $time }
resume-with = 接着下：{ $command }
open-elsewhere = 已在另一窗口打开

title = 存档
column = { $column ->
    [name] 名称
    [players] 棋手
    [game] 对局
    [opening] 开局
    [result] 结果
   *[saved] 保存时间
}
new-name = 新名称：
filter-label = 筛选：
save-as-title = 另存为
save-as = 把本局另存为：
without-name = 不写名称则为：{ $name }
pictures = 扩展名决定格式：sgf、ggf（棋谱），png、svg、gif（图片）
only-at-terminal = 存档只能在终端中使用

key-row = 上一局、下一局
key-close = 清除筛选，或关闭
    .hint = 关闭
    .hint-instead = 清除
key-keep = 保留筛选，回到列表
    .hint = 完成
key-clear = 清除筛选
    .hint = 清除
key-name = 改名
    .hint = 改名
key-save = 保存
    .hint = 保存
key-leap = 跳十局，第一局、最后一局
other-window = 保存的对局已在另一窗口打开。本窗口的对局另行保存。
resumed-on-screen = { $resumed }按 n 开始新对局。
saved-resume = 对局已保存。接着下：{ $command }
saved-among-others = 对局已保存，以后可在存档中找到：{ $command }
more-settings = { $first }othello config 可列出另外 { $more } 处错误。
in-no-file = 此对局没有存入任何文件：
