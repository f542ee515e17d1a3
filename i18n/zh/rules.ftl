## 各种规则：规则项（按对话框中的次序）、各项的取值，以及规则体系。

opening = 最初四子的摆法
    .label = 开局
opening-cross = 黑白棋的初始局面：白子在 d4、e5，黑子在 e4、d5。
    .phrase = 交叉开局
opening-mirrored = 黑白棋的镜像初始局面：黑子在 d4、e5，白子在 e4、d5。
    .phrase = 镜像开局
opening-parallel = 黑子在 d4、d5，白子在 e4、e5。
    .phrase = 平行开局
opening-centre = 从空棋盘开始：黑棋和白棋轮流落子，在四个中心格各下两子，不翻转棋子。
    .phrase = 中心开局

second-move = 中心开局中白棋第二子的作用
    .label = 白二子
    .requirement = 白棋第二子的规则只用于中心开局：只有那时白棋才摆第二子
second-move-place = 白棋第二子与其他各子一样，只落子。
    .phrase = 第二子只落子
second-move-may-flip = 白棋第二子还可以翻转两枚黑子之一：指定该棋子；指定刚下的子则不翻转。
    .phrase = 第二子可翻转
second-move-must-flip = 白棋第二子还须翻转两枚黑子之一：指定该棋子。
    .phrase = 第二子须翻转

supply = 双方共用棋子（pool），或各有 32 子（own）
    .label = 棋子
supply-pool = 双方共用棋子，永远够用。
    .phrase = 共用棋子
supply-own = 双方各有 32 子，包括开局的棋子；棋子用完的一方必须弃权。
    .phrase = 各有 32 子

on-pass = 一方无棋可下时，对局继续或结束
    .label = 弃权
on-pass-continue = 无棋可下的一方弃权；双方都无棋可下时对局结束。
    .phrase = 可以弃权
on-pass-end = 轮到下棋的一方没有合法棋步时，对局立即结束。
    .phrase = 首次弃权即结束

goal = 子多者胜，或子少者胜
    .label = 胜负
goal-most = 子多的一方获胜；对方认输则记 64-0。
    .phrase = 子多者胜
goal-fewest = 子少的一方获胜；对方认输则记 0-64。
    .phrase = 子少者胜

count = 空位归子多的一方（empties），或不计（plain）
    .label = 计分
count-empties = 空位归子多的一方；平局则平分。
    .phrase = 空位归子多者
count-plain = 只计棋盘上的棋子。
    .phrase = 空位不计

handicap = 黑棋开局时占有的角
    .label = 让角
    .requirement = 让角需要固定的开局：中心开局时棋盘是空的
handicap-0 = 不让角。让角时，黑棋开局可占有最多四个角：a1、h8、h1、a8。
    .phrase = 不让
handicap-1 = 黑棋开局占有角 a1。
    .phrase = 让 1 角
handicap-2 = 黑棋开局占有角 a1 和 h8。
    .phrase = 让 2 角
handicap-3 = 黑棋开局占有角 a1、h8 和 h1。
    .phrase = 让 3 角
handicap-4 = 黑棋开局占有全部四个角。
    .phrase = 让 4 角

othello = 夹住一条直线上的对方棋子，将其翻转；无棋可下时才弃权；双方都无棋可下时，子多者胜。
    .short = 夹住一条直线上的对方棋子并翻转；无棋可下时才弃权；子多者胜。
    .title = 黑白棋
othello-mirrored = 黑白棋规则，初始四子黑白对调。
    .title = 黑白棋，镜像开局
reversi = 从空棋盘开始：双方轮流占满四个中心格，然后按黑白棋规则下；只计棋盘上的棋子。
    .short = 从空棋盘开始：轮流占满四个中心格，再按黑白棋规则下；只计棋子。
    .title = 翻转棋
reversi-32 = 双方各有 32 子的翻转棋：棋子用完的一方必须弃权，对手继续下。
    .title = 翻转棋，各有 32 子
reversi-first-pass = 双方各有 32 子的翻转棋，轮到下棋的一方没有合法棋步时，对局立即结束。
    .title = 翻转棋，首次弃权即结束
reversi-may-flip = 翻转棋，白棋第二子还可以翻转一枚黑子。
    .title = 翻转棋，第二子可翻转
reversi-must-flip = 翻转棋，白棋第二子还须翻转一枚黑子。
    .title = 翻转棋，第二子须翻转
anti = 黑白棋规则，但子少的一方获胜。
    .title = 反黑白棋

with = { $rules }，{ $change }
listed = { $name }：{ $about }
overrides = 可对规则体系作的改动：
to-play = 开始对局：{ $line }
with-a-change = 改动一项：{ $line }
