## 対局の代わりに解く局面：再挑戦、問題、トレーニング。

mode = レッスンと問題
mode-why = 理由の質問
activity-why = なぜ？

guess = 対局の着手を予想し、その石損を実際の着手と比べます
    .key = この対局の着手を予想
    .usage = guess、guess white、guess black 21
undo = 解答を取り消します
    .key = もう一度解く
    .hint = もう一度
solution = 解いている局面の最善手を表示します
    .key = 解答を表示
    .hint = 解答
explain = 間違えた答えの代わりに、対局の手とより良い手を説明します
    .key = 対局の手の損とその理由
because = 正しい手がなぜ正しいか、4つの考え方から番号か名前で答えます
    .key = なぜ正しい手か答える
    .hint = なぜ
    .usage = because 2、because corners
skip-why = 答えずに理由を聞きます
    .key = 理由を聞く
    .hint = 理由
say-why = 正しい手の理由を、先に4つの考え方から答えるようにします。もう一度でやめます
    .about = 理由 考え方 先に 選ぶ 質問
    .key = 正しい手の理由を先に答える
no-why = 理由は聞かれていません
unknown-why = 1～4の番号か考え方の名前（cornersなど）を入力してください（入力：{ $found }）
offer-why = 新しい練習：正しい手の理由を先に答える（:say-why）。
    .line = 新しい練習：正しい手の理由を先に答える（say-why）。
why-title = なぜ？
why-question = { $square }が正解です。なぜですか？
why-choice = { $number }  { $idea }
why-right = そのとおり：{ $idea }。
why-other = それも正しいですが、いちばん大事なのは：{ $idea }。
why-wrong = 違います：{ $idea }。
reply = 正解の後、最も手ごわい応手を打ちます。続きを解けます
    .key = 最も手ごわい応手を打って続ける
next = 次の局面に進みます
    .key = 次の局面
    .hint = 次
previous = 1つ前の局面に戻ります
    .key = 前の局面
back = 解答後の進行を1手戻します
    .key = 解答後の進行をたどる
on = 解答後の進行を1手進めます。
    .hint = 進行
leave = 局面を解くのをやめ、対局に戻ります
    .key = 出題をやめて対局に戻る

nth-retry = レッスン { $number }/{ $count }
nth-puzzle = 第{ $number }問
nth-similar = 類題 { $number }/{ $count }
nth-similar-by-motif = 類題 { $number }/{ $count }（{ $motif }）
nth-of-lesson = トレーニング { $number }/{ $count }
nth-presented = 新しい定石 { $number }／{ $count }（あとで出題）
nth-opening = レパートリー { $number }/{ $count }
nth-guess = 着手予想 { $number }/{ $count }
problem = { $heading }：{ $rest }

about-screen = 大きな盤は問題の局面のままです。?は実際の手、!はよりよい手です。小さな盤は先の局面で、左はその手の後、右はよりよい手の後を、違いが見えるところまで進めて示します。点は盤の下に名のある側の打てるマス、印は文が指すものです。石損は、その後に双方が最善を尽くしたときの終局時の石数です。
searching = 問題を探しています。
judging = 解答を調べています。
replying = 最も手ごわい応手を探しています。
left = 対局に戻りました。
left-with-score = { $score }対局に戻りました。
lesson-kept = 対局に戻りました。レッスンは残っています：Enterかtで続けます。
    .line = 対局に戻りました。レッスンは残っています：Enterで続けます。
lesson-over = レッスンは終わりです。対局に戻りました。
remember = 覚えておくこと：{ $ideas }。明日また出ます。
remember-only = 覚えておくこと：{ $ideas }。
no-more-puzzles = 問題はもうありません。
no-puzzles = これらの対局からは問題が作れません。

find-best-move = { $mover }の最善手は？
what-would-you-play = { $mover }の番：あなたならどこに打ちますか。打ってください。Enterで答え。
    .line = { $mover }の番：あなたならどこに打ちますか。Enterで答え。
recall = レパートリーでは{ $mover }の次の手は？
try-again = Enterでもう一度、sで解答を表示。
lesson-wrong = Enter：より良い手とその理由、u：もう一度。
    .line = Enter：より良い手とその理由、undo：もう一度。
lesson-wrong-puzzle = Enter：答え、u：もう一度。
    .line = Enter：答え、undo：もう一度。
lesson-similar = Enter：類題を2問、n：次へ、Esc：中断（続きは残ります）。
    .line = Enter：類題を2問、next：次へ、leave：対局に戻る（続きは残ります）。
lesson-similar-last = Enter：類題を2問、Esc：レッスンを終わる。
    .line = Enter：類題を2問、leave：レッスンを終わる。
lesson-end = Enterでレッスンを終わります。
lesson-next = Enterで次へ。
play-on = Enterで最も手ごわい応手、nで次の局面へ。
play-on-last = Enterで最も手ごわい応手、Escで対局に戻る。
go-on = Enterで次の局面へ。
solved-mistake = { $then ->
    [next] mで類題を2問、Enterで次の局面へ。
    [last] mで類題を2問、Enterで対局に戻る。
    [reply] mで類題を2問、Enterで最も手ごわい応手、nで次へ。
   *[last-reply] mで類題を2問、Enterで最も手ごわい応手、Escで終了。
}
last-position = これが最後の局面です。Enterで対局に戻ります。

mistake = { $number }手目{ $square }は{ $loss }損（{ $certainty }）。
game-of = { $date }の対局。
game-of-against = { $date }、{ $opponent }との対局。
game-against = { $opponent }との対局。
guess-move = { $number }手目：{ $player }の番です。
one-move-wins = 勝てる手は1つ。
one-move-leads = はっきり最善の手が1つあります。
first-move = 初手です。
after-moves = { $moves }の後です。
replied = { $player }の応手は{ $square }です。
passed = { $player }はパスです。
over = 終局：{ $outcome }
over-then = { $over }次は「{ $way }」。

solved = 解答：{ $square }で{ $outcome }（{ $certainty }）。
    .short = 解答：{ $square }
presented = 新しい手：{ $mover }は{ $square }。{ $comment }
    .short = 新：{ $square }
solved-by-file = 解答：{ $square }。{ $comment }
    .short = 解答：{ $square }
known = { $count ->
    [0] { $square }は正解です。{ $comment }
   *[other] { $square }は正解です（{ $others }も正解）。{ $comment }
}
    .short = { $square }は正解
refuted = { $square }は誤りです（ファイルの指定）。{ $comment }
    .short = { $square }は誤り
other-equal = { $square }は{ $yours }と同じくらい良い手ですが、レパートリーにはありません（{ $certainty }）。
    .short = { $square }は正解
other-close = { $square }はレパートリーにありませんが、{ $yours }と比べて{ $loss }しか損しません（{ $certainty }）。
    .short = { $square }は正解
other-worse = { $square }はレパートリーの{ $yours }より{ $loss }損です（{ $certainty }）。
    .short = { $square }は{ $number }損
right = { $square }は正解です。{ $outcome }（{ $certainty }）。
    .short = { $square }は正解
as-right = { $square }も正解です。{ $outcome }（{ $certainty }）。
    .short = { $square }は正解
nearly-right = { $square }は正解です。損は{ $loss }だけです（{ $certainty }）。
    .short = { $square }は正解
undecided = { $square }は正解とします。{ $loss }の損は差とは言いきれません（{ $certainty }）。
    .short = { $square }は正解
wrong = { $square }だと{ $outcome }。最善手なら{ $best }（{ $certainty }）。
    .short = { $square }は{ $number }損
wrong-guess = { $square }は{ $loss }損。最善は{ $best }（{ $certainty }）。
    .short = { $square }は{ $number }損
played = { $player }は{ $square }に打って{ $loss }損しました。
played-well = { $player }は{ $square }に打ち、損はありませんでした。
played-same = { $player }も同じ手を打ちました。
the-players = 対局者
score = { $moves }手で、あなたの損は{ $yours }石、{ $player }の損は{ $theirs }石です。
judged-guess = { $verdict }{ $score }次は「{ $way }」。
best-play = 最善進行：{ $moves }。
refutation = とがめ方：{ $moves }。
judged-right = { $verdict }{ $solved }/{ $count }問正解。次は「{ $way }」。
judged-solved = { $verdict }{ $solved }/{ $count }問正解。次は「{ $way }」、類題なら「similar」。
judged-wrong = { $verdict }別の手、「solution」、「{ $way }」のどれかを入力してください。
judged-lesson = { $verdict }{ $then }
progress = { $solved }/{ $count }問正解
end = { $solved }/{ $count }問正解。
proposal = Enterで損の大きい手を見ます。

solving = 先に対局に戻ってください
    .line = 先に「leave」で対局に戻ってください
not-solving = 解く局面がありません
    .line = 解く局面がありません。「puzzle」と入力してください
not-solving-yet = 解く局面がありません
    .line = 解く局面がありません。「lesson」か「puzzle」と入力してください
not-reviewed = この対局はまだ検討していません
    .line = この対局はまだ検討していません。「review」と入力してください
review-begun = 検討は始まったばかりです。少し待ってからもう一度お試しください
no-mistakes = 検討の結果、あなたに{ $discs }石以上損した手はありません
all-solved = 損の大きい手はすべて解き終わりました
    .line = 損の大きい手はすべて解き終わりました。「lesson」でもう一度解けます
    .screen = 損の大きい手はすべて解き終わりました。tでもう一度解けます
no-problem-yet = まだ次の問題を探しています
choose-first = まずマスを選んでください（矢印キー、クリック、マスの名前）。sで答えを見られます。
no-answer = 取り消す解答がありません
nothing-to-guess = そこから先に予想する手はありません
unknown-guess = black、white、both、または手数を入力してください（入力：{ $found }）
one-answer = 解答は1手だけ入力してください
no-right-answer = 応手は正解の後に打たれます
no-line = 解答後の進行は、判定の後に見られます
last-problem = これが最後の局面です
    .line = これが最後の局面です。「leave」で対局に戻ります
first-problem = これが最初の局面です

earlier-puzzle = 前に解いた問題
built-in-puzzle = 付属の問題{ $number }

key-square = そのマスで答える
key-play = カーソルやポインターのマスで答える。その後は再挑戦または続き
    .hint = 答える
    .hint-instead = 次へ
key-legal = 次・前の合法手
    .hint = 合法手
key-leave = 対局に戻る
    .hint = 戻る
