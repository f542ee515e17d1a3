names = 报告对局双方，或依次给黑棋、白棋命名。
    .usage = names，或 names Anna Ben
score = 报告比赛比分，单局则报告子数。
step = 让电脑之间的对局走一步，然后暂停。

play-on-alone = 不用引擎，你继续下。
thinking = { $color }正在思考。
named-thinking = { $color }（{ $name }）正在思考。
no-match = { $discs }这是单局，不是比赛。
match-so-far = { $score }{ $best-of } 局制已下 { $games } 局，子数 { $black }-{ $white }。
engine-failed = { $error } 再让它想一次吗？否则由你执{ $color }。
    .title = 引擎
    .yes = 再试一次
    .no = 不用引擎，继续下

person = 人
level = { $number } 级：{ $name }
remote = 另一台机器上的人
about-person = 用方向键选择：本机的人、另一台机器上的人，或 1 到 10 级的引擎。
about-level = { $sentence } 等级分 { $strength }，随机下法为 0。
about-program = 其他程序：{ $command }
about-engine = 引擎在此限度内找到的最佳棋步。
about-remote = 在另一台机器上用浏览器或本程序下棋：「开始」后显示要发送的链接。

not-watched = 这不是两台电脑之间的对局
two-names = 应为两个名字，先黑棋后白棋；含空格的名字用英文双引号括起
