## 帮助：按键、规则、标记、策略。

mode = 帮助
activity = 帮助

play = 黑棋先下。落子须在横、竖、斜八个方向中的至少一个方向上，与自己的另一枚棋子夹住一枚或多枚对方棋子；被夹住的棋子全部翻转。有棋可下就必须下。
other-rules = 按 n 可用其他规则开新对局。
topic = { $topic ->
    [version] 程序的版本
    [turn] 轮到谁，可以下在哪里
    [opening] 已下出的开局的名称
    [illegal] 落子必须与自己的另一枚棋子在一条直线上夹住至少一枚对方的棋子；在不能下的位置落子，棋盘下方会说明为什么不行
    [marks] 小点或小方块标出可下的位置（:legal off 隐藏）；按 ? 再按 3，可看所有标记的含义
    [leave] Esc 关闭窗口；q 退出，下次接着下
    [files] 对局边下边保存：:games 可再打开；:save 加路径可在任意位置另存一份
    [size] 棋盘铺满窗口：放大窗口，或放大终端的字体（多为 Ctrl 加 + 或 -）
    [draw] 不能提和：终局时双方子数相同即为平局
    [pass] 无棋可下时自动弃权，不能主动弃权
    [chat] 联机对局没有聊天：双方只看到棋步
    [accounts] 没有账号，也没有等级分：把 :web 的链接发给朋友即可；成绩见 :report 和 :progress
    [coordinates] 棋盘旁始终标有坐标；:diagram 和 v 给棋步编号
    [boards] 棋盘为 8×8 格，没有别的大小
    [blindfold] 棋子不能隐藏；othello --plain 逐行进行，输入 board 才画棋盘
    [reader] othello --plain 用文字逐行说明一切，适合读屏软件和盲文
    [keys] 按键不能更改：? 列出全部按键，它们的功能也都有名称
   *[premoves] 轮到自己时才能下，不能预先输入
}
    .about = { $topic ->
        [version] 版本 许可证 作者 报告错误 报告问题 更新
        [turn] 轮到谁 该谁下 谁先下 轮到我吗 谁下
        [opening] 什么定式 这是什么定式 什么开局 开局名 开局名称 定式名称 这是什么开局
        [illegal] 违规 不合法 非法 禁手 为什么不能下 为什么不能放 不能下这里 不能下那里 不让下 为什么下不了 不能下
        [marks] 点的意思 标记的意思 点是什么 图例 符号的含义 数字的意思 点是什么意思
        [leave] 离开 关闭 取消 主菜单 返回菜单 关闭窗口
        [files] 保存在哪里 存在哪里 保存位置 自动保存 文件在哪里 存档位置
        [size] 放大 缩小 大棋盘 字体 字号 全屏 大小 变大 大一点 字体大小 更大 棋子大一点 棋盘大一点
        [draw] 平局 和棋 求和 提和 打平
        [pass] 停一手 跳过 弃权 无棋可下 虚着 过
        [chat] 聊天 消息 说话
        [accounts] 账号 登录 注册 密码 排行榜 等级分 个人资料
        [coordinates] 坐标 显示坐标 棋盘坐标 行列
        [boards] 棋盘大小 6x6 小棋盘
        [blindfold] 盲棋 隐藏棋子 下盲棋
        [reader] 读屏 朗读 盲文 语音 屏幕阅读器
        [keys] 修改按键 改键 按键设置
       *[premoves] 预走 提前下
    }
version = Othello { $version }；报告问题时，可用 othello doctor 查看终端信息。
faq = 回答没有对应命令的问题：字体大小、开局名称、聊天、账号
    .about = 问题 常见问题
    .usage = faq size
no-topic = 没有关于 { $found } 的说明；输入 faq 查看全部
find =
    .key = 按词语筛选
    .hint = 筛选
key-keep = 执行或显示选中的内容，否则保留筛选
    .hint = 完成
    .hint-instead = 打开
key-open = 执行或显示选中的内容（没有筛选时：关闭页面）
    .hint-instead = 打开
nothing-found = 这里没有这些词语；用 : 可以查找所有命令，换个说法也行。

legal-square = 小方块：合法棋步。
legal-dot = 圆点：合法棋步。
legal-dots = 圆点：合法棋步。
cursor-corners = 四角发亮的格：光标；可落子时显示淡色棋子。
cursor-brackets = 方括号或亮格：光标；可落子时显示小棋子。
cursor-bar = 亮条或亮格：光标；可落子时显示小棋子。
cursor-letters = 方括号、亮条或亮格：光标；可落子时显示小写字母。
would-flip-dot = 棋子中的异色圆点，或四周为异色：光标处落子会翻转它。
would-flip-plus = 棋子旁的 +：光标处落子会翻转它。
last-dot = 棋子中的红色或橙色圆点，或同色的格：最后一步。
last-star = 棋子旁的 *：最后一步。
flipped-rim = 棋子的蓝色或紫色边或圆点，或同色的格：被最后一步翻转。
flipped-quote = 棋子旁的 '：被最后一步翻转。
clock = 走动的棋钟两侧的 !：剩余不到 20 秒。

learning-heading = 学习标记（:learning-marks）
special = # c x：特殊位（见下）。
special-tinted = 带底色的格上的 # c x：特殊位（见下）。
stable = =：稳定子（永远不会被翻转）。
stable-tinted = 带底色的格，蓝色或紫色圆点：稳定子（永远不会被翻转）。
replies = 数字：在光标处落子后对手的应着，及其翻转的子数。

values-heading = 引擎估值（z）
value-best = *：最佳棋步。
value-number = 数字：比最佳棋步损的子数；带正负号则为估值；= 表示精确。
value-digit = 格子最小时只有一位数字；+ 表示 10 以上。

review-heading = 复盘（j）、分支和注释
review-better = !：比实战的 ? 更好的棋步。
review-loss = 面板中棋步旁的数字：损的子数；= 表示精确。
review-notes = 棋步后的 +：有分支；"：有注释。格中的 ^ # o x：标记。

squares-heading = 角、C位、X位
corners = # 角：那里的棋子永远不会被翻转。
c-squares = c C位：边上与角相邻的格。
x-squares = x X位：对角线上与角相邻的格。
edges = 四边以方位称呼：第 1 行是北边，第 8 行是南边，a 列是西边，h 列是东边。

themes-heading = 配色
theme = { $name }：{ $looks }。

select-text = 要用鼠标选择文字，请输入 :mouse，或按住 Shift（有的终端为 Option）拖动。
copy-and-paste = y 复制棋谱。粘贴棋谱或局面即可载入。

learning = 输入 :learn，在棋盘上二十分钟学会下棋；输入 :idea 加名称，看配有两个棋盘的要领。

fewest-win = 永远不会被翻转的棋子永远是你的负担：角，以及从角连出的整排棋子，都要留给对手。
    .heading = 子少者胜
moves-still-matter = 有选择就不必占角。保留安全的余裕手，让对手只剩坏棋。
    .heading = 行动力依然重要
attack-beside-corners = 下 X位或 C位把角送给对手，对手没有别的棋就只能占角：在这里这是进攻。
    .heading = 角旁的位置
the-end-of-few = 最后几步翻转的棋子最多，而且没有人再翻回来：要让对手来下，哪怕自己弃权。
    .heading = 终局

title = 帮助
keys = 按键
rules = 规则
marks = 标记
strategy = 策略

now-browsing = 浏览较早的棋步时
now-over = 对局结束后
now-waiting = 等待时
two-players = 双人对局
everything = 其他功能都用命令完成：输入 : 和要做的事，例如 learn、theme、存档或联机。Tab 补全，Enter 执行。

key-page = 下一页；按数字跳到该页
    .hint = 下一页
looks = { $theme ->
    [classic] 绿色棋盘
    [paper] 灰色纸张（图片文件中为印刷棋谱的样式）
    [contrast] 蓝色棋盘，所用颜色几乎人人都能分辨
    [slate] 灰蓝色棋盘，适合深色终端
    [walnut] 木制棋盘
   *[mono] 不用颜色
}
