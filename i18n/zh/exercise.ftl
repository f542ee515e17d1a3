## 代替对局求解的局面：改错、题目、训练。

mode = 讲解与做题
mode-why = 询问理由时
activity-why = 为什么？

guess = 猜本局的棋步，比较你的选择与实战各损多少
    .key = 猜本局的棋步
    .usage = guess，或 guess white、guess black 21
undo = 收回答案
    .key = 重新作答
    .hint = 重试
solution = 显示正在求解的局面的最佳棋步
    .key = 显示答案
    .hint = 答案
explain = 答错之后，讲解对局中那步棋为什么不好、怎样更好
    .key = 对局中那步棋的损失和原因
because = 说出正确的一步为什么正确：四条要领之一，用编号或名称
    .key = 说出这步为什么正确
    .hint = 为什么
    .usage = because 2，或 because corners
skip-why = 不作答，直接看理由
    .key = 直接看理由
    .hint = 理由
say-why = 先说出正确的一步为什么正确（四条要领之一），或不再先说
    .about = 理由 要领 思路 先说 选择 问题
    .key = 先说出一步为什么正确
no-why = 没有在问理由
unknown-why = 应为 1 到 4 的编号或要领的名称（如 corners），而不是{ $found }
offer-why = 新练习：先说出一步为什么正确（:say-why）。
    .line = 新练习：先说出一步为什么正确（say-why）。
why-title = 为什么？
why-question = { $square } 正确。为什么？
why-choice = { $number }  { $idea }
why-right = 对：{ $idea }。
why-other = 这也对，但另有更重要的理由：{ $idea }。
why-wrong = 不对：{ $idea }。
reply = 引擎对正解下出最强应着，你接着下
    .key = 让引擎下出最强应着，接着下
next = 下一题
    .key = 下一题
    .hint = 下一题
previous = 回到上一题
    .key = 上一题
back = 作答后的变化后退一步
    .key = 逐步查看作答后的变化
on = 作答后的变化前进一步。
    .hint = 前进
leave = 离开题目，返回对局
    .key = 离开题目，返回对局

nth-retry = 讲解 { $number }/{ $count }
nth-puzzle = 题目 { $number }
nth-similar = 同类题 { $number }/{ $count }
nth-similar-by-motif = 同类题 { $number }/{ $count }（{ $motif }）
nth-of-lesson = 训练 { $number }/{ $count }
nth-presented = 新的定式 { $number } / { $count }，之后提问
nth-opening = 定式 { $number }/{ $count }
nth-guess = 猜棋 { $number }/{ $count }
problem = { $heading }。{ $rest }

about-screen = 大棋盘保持原来的局面：? 是所下的一步，! 是更好的一步。小棋盘显示之后的局面，左边是这步之后，右边是更好的一步之后，都走到能看出差别为止。圆点是棋盘下方所写一方可下的位置，标记是句中所说的位置或棋子。一步棋损失几子，按之后双方都下最佳着法时终局的子数计算。
searching = 正在找题。
judging = 正在判断这步棋。
replying = 正在找最强应着。
left = 已返回对局。
left-with-score = { $score }已返回对局。
lesson-kept = 已返回对局。讲解已保留：按 Enter 或 t 继续。
    .line = 已返回对局。讲解已保留：按 Enter 继续。
lesson-over = 讲解结束。已返回对局。
remember = 请记住：{ $ideas }。明天再练。
remember-only = 请记住：{ $ideas }。
no-more-puzzles = 没有更多题目了。
no-puzzles = 这些对局中没有题目。

find-best-move = 找出{ $mover }的最佳棋步。
what-would-you-play = 轮到{ $mover }：你会下哪里？请落子；按 Enter 显示答案。
    .line = 轮到{ $mover }：你会下哪里？按 Enter 显示答案。
recall = 定式库中{ $mover }怎么下？
try-again = Enter 重试，s 显示答案。
lesson-wrong = Enter：更好的棋和原因；u：再试一次。
    .line = Enter：更好的棋和原因；undo：再试一次。
lesson-wrong-puzzle = Enter：答案；u：再试一次。
    .line = Enter：答案；undo：再试一次。
lesson-similar = Enter：两道同类题；n：跳过；Esc：离开，讲解会保留。
    .line = Enter：两道同类题；next：跳过；leave：返回对局，讲解会保留。
lesson-similar-last = Enter：两道同类题；Esc：结束讲解。
    .line = Enter：两道同类题；leave：结束讲解。
lesson-end = 按 Enter 结束讲解。
lesson-next = 按 Enter 继续。
play-on = Enter 看最强应着，n 下一题。
play-on-last = Enter 看最强应着，Esc 返回对局。
go-on = 按 Enter 做下一题。
solved-mistake = { $then ->
    [next] m 出两道同类题，Enter 下一题。
    [last] m 出两道同类题，Enter 返回对局。
    [reply] m 出两道同类题，Enter 看最强应着，n 下一题。
   *[last-reply] m 出两道同类题，Enter 看最强应着，Esc 结束。
}
last-position = 这是最后一题。按 Enter 返回对局。

mistake = 第 { $number } 步 { $square } 损 { $loss }，{ $certainty }。
game-of = { $date } 的对局。
game-of-against = { $date } 对{ $opponent }的对局。
game-against = 对{ $opponent }的对局。
guess-move = 第 { $number } 步：轮到{ $player }下。
one-move-wins = 只有一步能胜。
one-move-leads = 只有一步明显最好。
first-move = 你的第一步。
after-moves = { $moves } 之后。
replied = { $player }应 { $square }。
passed = { $player }只能弃权。
over = 对局结束：{ $outcome }
over-then = { $over }请输入 { $way }。

solved = 答案：{ $square } { $outcome }，{ $certainty }。
    .short = 答案：{ $square }
presented = 新着：{ $mover }走 { $square }。{ $comment }
    .short = 新：{ $square }
solved-by-file = 答案：{ $square }。{ $comment }
    .short = 答案：{ $square }
known = { $count ->
    [0] { $square } 正确。{ $comment }
   *[other] { $square } 正确，{ $others } 也正确。{ $comment }
}
    .short = { $square } 正确
refuted = { $square } 错误（文件如此标注）。{ $comment }
    .short = { $square } 错误
other-equal = { $square } 不在你的定式库中，但与 { $yours } 一样好，{ $certainty }。
    .short = { $square } 正确
other-close = { $square } 不在你的定式库中，但只比 { $yours } 损 { $loss }，{ $certainty }。
    .short = { $square } 正确
other-worse = { $square } 比你的定式 { $yours } 损 { $loss }，{ $certainty }。
    .short = { $square } 损 { $number }
right = { $square } 正确：{ $outcome }，{ $certainty }。
    .short = { $square } 正确
as-right = { $square } 也正确：{ $outcome }，{ $certainty }。
    .short = { $square } 正确
nearly-right = { $square } 正确：只损 { $loss }，{ $certainty }。
    .short = { $square } 正确
undecided = { $square } 算对：只差 { $loss }，分不出优劣，{ $certainty }。
    .short = { $square } 正确
wrong = { $square } { $outcome }；最佳棋步{ $best }，{ $certainty }。
    .short = { $square } 损 { $number }
wrong-guess = { $square } 损 { $loss }；最佳是 { $best }，{ $certainty }。
    .short = { $square } 损 { $number }
played = { $player }下的是 { $square }，损 { $loss }。
played-well = { $player }下的是 { $square }，没有损失。
played-same = { $player }也是这样下的。
the-players = 实战双方
score = 共 { $moves } 步：你损 { $yours } 子，{ $player }损 { $theirs } 子。
judged-guess = { $verdict }{ $score }请输入 { $way }。
best-play = 最佳变化：{ $moves }。
refutation = 对手应法：{ $moves }。
judged-right = { $verdict }已解 { $solved }/{ $count }；请输入 { $way }。
judged-solved = { $verdict }已解 { $solved }/{ $count }；请输入 { $way }，或输入 similar 做两道同类题。
judged-wrong = { $verdict }请输入另一步、solution 或 { $way }。
judged-lesson = { $verdict }{ $then }
progress = 已解 { $solved }/{ $count }
end = 已解 { $solved }/{ $count }。
proposal = 按 Enter 查看损失最大的几步。

solving = 请先返回对局
    .line = 请先返回对局；输入 leave
not-solving = 没有要解的题
    .line = 没有要解的题；输入 puzzle
not-solving-yet = 没有要解的题
    .line = 没有要解的题；输入 lesson 或 puzzle
not-reviewed = 本局尚未复盘
    .line = 本局尚未复盘；输入 review
review-begun = 复盘刚开始；请稍后再试
no-mistakes = 复盘中没有你损 { $discs } 子以上的棋步
all-solved = 你的大失误已全部改正
    .line = 你的大失误已全部改正；输入 lesson 重新开始
    .screen = 你的大失误已全部改正；按 t 重新开始
no-problem-yet = 还在找下一题
choose-first = 请先选一个格：方向键、单击或格名；按 s 显示答案。
no-answer = 没有可收回的答案
nothing-to-guess = 从那里起没有可猜的棋步
unknown-guess = 应为 black、white、both 或步数，而不是{ $found }
one-answer = 答案应为一步棋
no-right-answer = 答对之后才有应着
no-line = 答案判断之后才有后续变化
last-problem = 这是最后一题
    .line = 这是最后一题；输入 leave 返回对局
first-problem = 这是第一题

earlier-puzzle = 以前的题目
built-in-puzzle = 内置题目 { $number }

key-square = 以该格作答
key-play = 以光标或鼠标所指的格作答；之后重试或接着下
    .hint = 落子
    .hint-instead = 继续
key-legal = 下一个、上一个合法格
    .hint = 下一格
key-leave = 返回对局
    .hint = 返回
