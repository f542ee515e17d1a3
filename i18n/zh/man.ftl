section-name = 名称
section-synopsis = 概要
section-description = 描述
section-options = 选项
section-commands = 命令
section-keys = 按键
section-files = 文件
section-environment = 环境变量
section-exit-status = 退出状态
section-examples = 示例
volume = 游戏

what = 黑白棋及其各种规则：两人在一个终端或两台机器上对局，或与引擎对局。不带命令时接着下当前对局，或开始新的一局。用方向键和 Enter、鼠标，或输入 d3 这样的坐标来下棋。每一步下完即保存。第二个窗口有自己的对局，也会保存。下棋不必等待写盘：只有在保存的几毫秒内被 kill -9 或断电，才会丢失其间所下的棋步。
line-by-line = 若标准输入或输出不是终端，则逐行下棋；输入 help 查看命令。
which-options = 指定对局的选项（规则、棋钟、棋手或比赛）会开始新对局，当前对局照样保存。规则的选项也适用于 host、show、check、convert、solve、analyze、match 和 perft；界面的选项也适用于 show、games、open、host、join、puzzles 和 doctor。

usual-folder = 通常在 { $folder } 下。
settings-file = 设置；程序从不写入。othello config 输出其路径和全部设置。
game-file = 当前对局，每下一步就写入。
second-game-file = 第二个窗口的对局，依此类推。
sheet-file = 正在录入的记谱纸，每录一个编号就写入；第二个窗口的是 sheet-2.txt。othello repair 可以读它。
index-file = 存档的列表，存档很多时也能很快读取。可以删除。
choices-file = 用 :settings 和 :theme 等命令选定的内容：在 config.toml 改动之前优先于它，选项又优先于两者。可以删除。
level-file = 以 Elo 分表示的对你水平的估计，以及它所依据的与引擎的对局数。可以删除。
links-folder = 与其他机器的对局，每局一个文件：保留到对局结束后一周。
panic-file = 最近一次崩溃的报告，供报告错误之用。
identity-file = 房主识别你的密钥，只有你能读取。
progress-file = 你的回答、你对局中的失误，以及 :learn 的进度。只会追加行；即使删除，除回答外都会由存档重新生成。
book-file = 开局库：已搜索局面的估值，除非设置 book 指定了别的文件。
repertoire-files = 你的定式库，除非设置指定了别的文件。任何 SGF 编辑器都可以修改。
games-folder = 存档，每局一个文件。
pictures-folder = 你保存的对局图片。

env-no-color = 若不为空，则不用颜色。优先于以下两个。
env-clicolor-force = 若不为空也不为 0，则即使终端似乎没有颜色也使用颜色。
env-clicolor = 若为 0，则不用颜色。
env-colorterm = 终端的颜色数。在界面上，若 COLORTERM 没有说明，还会询问终端。
env-accessible = 若不为空也不为 0，则逐行下棋；有 --cursor 时用界面。
env-characters = 终端能显示的字符：由其中第一个不为空的决定。
env-language = 语言：若区域设置不是 C，取 LANGUAGE 列表中程序支持的第一种，否则取其他变量中第一个不为空的。
env-messages = 某种语言的文件夹，程序使用其中的文字；othello messages 可以检查它。

status-success = 成功。
status-failure = 有内容无法读写，对局有错误或比分与记载不符，记谱纸没有修正或有多种修正，或脚本的某行被拒绝。
status-usage = 无法理解命令行。
status-panic = 程序因自身错误而终止，并写下了报告。
status-hung-up = 终端被关闭（SIGHUP）。
status-interrupted = 按了 Ctrl-C（SIGINT）。
status-quit = SIGQUIT 终止了程序。
status-terminated = SIGTERM 终止了程序。

example-clocks = 用棋钟的对局：每方 5 分钟，每步加 3 秒。
example-rules = 用其他规则，与引擎的 3 级对局。
