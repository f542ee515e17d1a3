## 设置：名称、含义和值

mode = 设置

settings = 更改设置：外观、语言、引擎、文件、新对局
    .about = 设置 选项 偏好 配置 設定
    .usage = settings，或 settings theme paper
    .details = 每项立即保存，下次仍然有效。不带值时列出该设置可选的值。
title = 设置

looks = 棋盘和外观
learning = 学习
engine = 引擎
files = 文件
far-away = 远方的对手
new-game = 新对局
name = { $setting ->
    [theme] 配色
    [language] 语言
    [seen-from] 棋盘视角
    [animation] 翻转动画
    [legal-moves] 可下的位置
    [mouse] 鼠标
    [cursor] 终端光标
    [alert] 提醒
    [tunnel] 互联网链接
    [color] 使用颜色
    [glyphs] 绘制方式
    [learning-marks] 学习标记
    [say-why] 先说理由
    [me] 你的名字
    [evaluation] 提示和估值
    [lines] 推荐变化
    [lines-depth] 推荐变化：步数
    [lines-seconds] 推荐变化：秒数
    [threads] 处理器
    [memory] 内存（MiB）
    [games] 其他棋谱
    [repertoire-black] 黑棋定式库
    [repertoire-white] 白棋定式库
    [book] 开局库
    [black] 黑棋
    [white] 白棋
    [clock] 棋钟
   *[rules] 规则
}
about = { $setting ->
    [theme] 主题 外观
    [animation] 动画 慢一点 速度 翻转
    [legal-moves] 合法棋步 标记
    [glyphs] 字符 像素 字体
    [say-why] 理由 要领 思路 为什么 问题
    [me] 名字
    [evaluation] 估值 分析 锁定
    [threads] 线程 核心
    [games] 数据库 文件夹
    [repertoire-black] 定式
    [repertoire-white] 定式
    [clock] 用时 快棋 限时 计时 分钟
    [alert] 通知 铃声 声音 音量 静音 无声 关闭声音 打开声音 音效 音乐
    [tunnel] 隧道 互联网 cloudflared tailscale ssh
   *[other] { "" }
}
meaning = { $setting ->
    [theme] 棋盘的颜色
    [language] 程序的语言；auto 为系统的语言
    [seen-from] 从哪一方看棋盘；从白棋看时旋转半圈
    [animation] 显示棋子翻转的过程
    [legal-moves] 标出你可以下的位置
    [mouse] 用鼠标下棋；关闭时用来选择文字
    [cursor] 在所选的格上显示终端光标，供放大镜和屏幕阅读器使用
    [alert] 你在看别的窗口时，朋友进来、落子或提出请求就提醒；auto 在终端支持时用桌面通知，否则响铃
    [tunnel] 生成在任何地方都能用的链接的程序；另一端的运营者可以看到内容。ask 在你同意后使用已安装的第一个
    [color] 从下次启动起是否使用颜色；auto 按终端而定
    [glyphs] 从下次启动起用什么绘制棋盘；auto 为终端支持时用像素，否则用字符
    [learning-marks] 标出初学者该留意的东西
    [say-why] 讲解中，先说出正确的一步为什么正确：四条要领之一
    [me] 你下棋用的名字：在双人对局和打开的文件中据此认出你的棋步
    [evaluation] 需要时显示引擎对棋步的评价；关闭则锁定引擎
    [lines] :lines 显示多少条变化
    [lines-depth] :lines 最多向前算多少步
    [lines-seconds] :lines 每个局面最多算多久
    [threads] 搜索使用多少处理器；auto 为全部
    [memory] 搜索时用多少内存存放局面
    [games] 除存档外还要查看的棋谱文件和文件夹，用逗号分隔；~/ 是你的主目录
    [repertoire-black] 你执黑的定式库文件；auto 为 :repertoire 所建的文件
    [repertoire-white] 你执白的定式库文件；auto 为 :repertoire 所建的文件
    [book] 是否保存搜索过的局面的估值，以及保存在哪个文件
    [black] 启动程序时的新对局由谁执黑
    [white] 启动程序时的新对局由谁执白
    [clock] 启动程序时的新对局的棋钟
   *[rules] 启动程序时的新对局的规则
}
expected = { $setting ->
    [me] 用逗号分隔的名字，或 none
    [lines] 1 到 60 的数字，或 all
    [lines-depth] 1 到 60 的数字，或 any
    [lines-seconds] 秒数，或 any
    [threads] 1 到 256 的数字，或 auto
    [memory] 1 到 65536 的数字
    [games] 用逗号分隔的文件和文件夹路径，或 none
    [repertoire-black] 文件路径，或 auto
    [repertoire-white] 文件路径，或 auto
    [book] true、false，或文件路径
    [tunnel] cloudflared、tailscale、ssh、ssh:HOST、含有 { "{port}" } 的命令、https://example.org/ 这样的自己的地址、auto（已安装的第一个）或 ask
    [black] 名字、human、level:1 到 level:10，或其他程序 cmd:COMMAND
    [white] 名字、human、level:1 到 level:10，或其他程序 cmd:COMMAND
   *[clock] 分钟数如 5，分钟数和每步加秒如 5+3，或 none
}
switch = { $word ->
    [on] 开
   *[off] 关
}
    .about = { $word ->
        [on] { $about } 开 打开 开启 显示 启用
       *[off] { $about } 关 关闭 隐藏 没有 取消 停用
    }
value = { $value ->
    [true] 开
    [false] 关
    [auto] 自动
    [ask] 先询问
    [none] 无
    [any] 不限
    [all] 全部
    [always] 总是
    [never] 从不
    [black] 黑棋
    [white] 白棋
    [human] 玩家
    [pixels] 像素
    [unicode] 字符
    [fine] 精细字符
    [narrow] 窄字符
    [ascii] 仅 ASCII
   *[other] { $value }
}
with-choices = { $meaning }（{ $expected }）
heading = { $name }：{ $value }
    .about = { $about }
set = { $name }：{ $value }。
row = { $name }：{ $title }，{ $value }
overridden = { $row }（本次由命令行选项决定）
by-option = 本次由命令行选项决定。
unfit = { $setting }：需要{ $expected }；输入的是{ $found }
unknown = 没有{ $found }这项设置；输入 settings 查看全部
no-file = 没有文件或文件夹{ $path }
not-kept = 只在退出前有效：{ $why }
key-select = 选择一项设置
key-change = 换成下一个值
    .hint = 更改
    .key = 换成下一个或上一个值
key-back = 换成上一个值
key-open = 选择或输入一项设置的值
    .hint = 选择

unreadable = 无法读取（{ $why }）
file-unused = { $why }；使用默认设置
not-toml = 不是有效的 TOML：{ $reason }
not-in-file = 未知设置 { $name }；参见 othello config
not-given = { $what ->
    [text] 应为引号内的文本
    [names] 应为引号内的名字，或名字列表
    [path] 应为引号内的路径
    [book] 应为引号内的路径，或 false
    [paths] 应为路径列表，每个路径加引号
   *[switch] 应为 true 或 false
}
