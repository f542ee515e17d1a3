names = 显示对局双方，或依次写上黑棋、白棋的名字
    .about = 名字 玩家
    .usage = names，或 names 小明 小红
    .key = 查看对局双方，或写上双方的名字
score = 显示比赛比分，单局则显示子数
    .about = 比分 得分 结果 胜负 最后比分
    .key = 查看比赛比分
swap = 交换座位：双方接着用对方的棋子和时间下
    .about = 换边 交换颜色 换座位 换颜色 互换 交换
    .key = 交换座位：双方接着下对方的棋子
alike = 双方都没有名字：直接换座位即可
step = 让电脑之间的对局走一步，然后暂停
    .about = 观看 观战
    .key = 让电脑之间的对局走一步
now = 让电脑略看一眼后立刻走棋
    .about = 快点 快走 快下 马上走 别想了 赶快 立刻走 快一点
    .key = 让电脑立刻走棋
cannot-hurry = 别的程序无法催促

play-on-alone = 不用引擎，你继续下。
thinking = { $color }正在思考。
named-thinking = { $color }（{ $name }）正在思考。
no-match = { $discs }这是单局，不是比赛。
match-so-far = { $score }{ $best-of } 局制已下 { $games } 局，子数 { $black }-{ $white }。
engine-failed = { $error }再让它想一次吗？否则由你执{ $color }。
    .title = 引擎
    .yes = 再试一次
    .no = 不用引擎，继续下

person = 玩家
level = { $number } 级：{ $name }
    .about = 级别{ $number } { $number }级 { $number ->
        [1] 最弱 简单
        [2] 简单 初学者
        [5] 中等
        [8] 困难 强
        [10] 最强
       *[other] {""}
    }
remote = 联机对手
about-person = 用方向键选择：玩家、联机对手，或 1 到 10 级的电脑。
about-level = { $sentence }等级分 { $strength }，随机下法为 0。
about-program = 其他程序：{ $command }
about-engine = 引擎在此限度内找到的最佳棋步。
about-remote = 对手在远方用浏览器或本程序下棋：开始后显示要发送的链接。

not-watched = 这不是电脑之间的对局
nobody-thinks = 电脑没有在思考
two-names = 应为两个名字，先黑棋后白棋；含空格的名字用英文双引号括起
unnamed-level = { $level } 级电脑
unnamed-timed-level = { $level } 级电脑，{ $seconds } 秒
level-name = { $level ->
    [1] 新手
    [2] 入门
    [3] 初学
    [4] 休闲棋手
    [5] 熟手
    [6] 俱乐部棋手
    [7] 强手
    [8] 高手
    [9] 大师
   *[other] 全力
}
level-errs = { $level ->
    [1] 刚学会规则，喜欢翻很多子。
    [2] 开始看重角，但仍喜欢翻很多子。
    [3] 知道角的价值，但有时仍会送角。
    [4] 失误与初次参赛的人相当。
    [5] 失误比初次参赛的人少。
    [6] 失误与常参赛的棋手相当。
    [7] 失误与冠军一样少。
    [8] 失误只比冠军的一半略多。
    [9] 向前看十二步，最后二十步全部算清。
   *[other] 全力下棋：每步半秒，或用足棋钟或你给的时间。
}
