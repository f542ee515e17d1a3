## トレーニング：対局の石損、覚えるまで出る悪手、自分に合う問題。

mode = 成績
activity = 成績

lesson = この対局で損の大きかった手のレッスンを始めるか、続けます。検討していなければ、今日の分を解きます
    .about = レッスン 悪手 復習 練習 再挑戦 コーチ 先生
    .key = レッスン：損の大きい手、または今日の分
    .hint = レッスン
lesson-reviewed =
    .key = レッスン：損の大きい手
    .hint = レッスン
worst = { $who ->
    [you] あなたの手で見直したいもの
   *[both] 見直したい手
}：{ $moves }。Enterで理由を見る、nで次の対局。{ $others }
    .line = 見直したい手：{ $moves }。Enterで理由を見ます。{ $others }
    .short = 見直す手：{ $moves }。Enterで理由。{ $others }
    .bare = 見直す手：{ $moves }。Enterで理由。
    .brief = Enterでレッスン。
costly = { $unit ->
    [discs] { $square }（{ $discs }石）
   *[other] { $square }（{ $discs }）
}
costlier = { $moves }のほうが損は大きいですが、学べることは少なめです（:review）。
no-errors = 2石以上の損になった手はありません。
lesson-left = レッスンの続きがあります：Enterで続ける、nで次の対局。
    .line = レッスンの続きがあります。Enterで続けます。
    .short = Enterでレッスンの続き。
    .brief = Enterでレッスン。
lesson-done = この対局のレッスンは終わりました。t：もう一度、n：新しい対局。
    .line = この対局のレッスンは終わりました。lessonでもう一度始めます。
    .short = t：レッスンをもう一度、n：新しい対局。
puzzle = 自分に合う問題を解きます：勝てる手が1つの終盤、優勢を保てる手が1つの中盤
    .about = クイズ 詰めオセロ 詰め 問題 パズル 次の一手 練習問題 今日の問題 詰め問題 終盤
    .key = 問題：勝てる手、または優勢を保てる手は1つ
    .hint = 問題
    .usage = puzzles、puzzles moves、puzzles corners、puzzles endgame plays-last
    .details = endgame（終盤）かmidgame（中盤）で種類を選びます。moves（手の数）、quiet（中割り）、corners（隅）などの考え方や、parity（偶数理論）、wall（壁）などのテーマを書くと、それが決め手になる問題を選びます。
    .short = 問題を解く
similar = 解いた悪手と同じテーマの問題を2問出します
    .about = 類題 似た問題 テーマ 練習
    .key = この悪手の類題を2問
    .hint = 類題
train = 今日の分を出題します：自分の悪手、間違えた問題、自分に合う新しい問題
    .about = 復習 期限
    .key = 今日の分の練習：自分の悪手と問題
progress = 対局の石損、覚えた局面、今日の分を表示します
    .about = 成績 統計 上達 上達度
    .key = 自分の成績と今日の分
next-own = 自分の側を順に変えます：黒、白、両方、なし
    .key = どちらが自分の手か
mine = 自分の手がどちらかを表示、または指定します。その側の悪手が出題されます
    .usage = mine、mine black、white、both、nobody
    .key = どちらが自分の手かを指定し、その悪手を出題

none-similar = この悪手に似た問題はありません
nothing-similar = 先に対局の悪手を1つ解いてください。類題はその後に出せます


all-right = { $answers ->
    [1] 1問、正解です。
   *[other] { $answers }問すべて正解です。
}
not-known = まだ覚えていません。明日もう一度出ます。
some-right = { $answers }問中{ $right }問正解。残りは明日もう一度出ます。
next-due = { $unit ->
    [hours] 次の出題は{ $number }時間後です。
   *[days] 次の出題は{ $number }日後です。
}
nothing-due = 今日の分はありません。
nothing-due-until = 今日の分はありません。{ $next }
nothing-at-all = 今日の分はありません。対局を検討するか問題を解くと、次のトレーニングができます。
openings-known = このレパートリーに今日の分はありません。
openings-known-until = このレパートリーに今日の分はありません。{ $next }

nobody-named = どちらも自分の手ではありません。この対局の悪手は出題されません。
    .short = どちらも自分ではありません。
one-named = { $errors ->
    [0] { $color }が自分の手です。
   *[other] { $color }が自分の手です。悪手{ $errors }個がトレーニングに出ます。
}
    .short = { $color }が自分：悪手{ $errors }。
both-named = { $errors ->
    [0] 両方とも自分の手です。
   *[other] 両方とも自分の手です。悪手{ $errors }個がトレーニングに出ます。
}
    .short = 両方が自分：悪手{ $errors }。
nobody = この対局では、どちらも自分の手ではありません。
one = この対局では、{ $color }が自分の手です。
both = この対局では、両方とも自分の手です。
unknown-side = 入力できるのはblack、white、both、nobodyのどれかです（入力：{ $found }）

damaged = { $lines ->
    [1] { $file }：{ $first }行目が壊れています。行はすべて残してあります。
   *[other] { $file }：{ $first }行目など{ $lines }行が壊れています。行はすべて残してあります。
}
foreign = { $file }：{ $lines }行が別のバージョンのものです。行はすべて残してあります。
damaged-and-foreign = { $lines ->
    [1] { $file }：{ $first }行目が壊れ、{ $foreign }行が別のバージョンのものです。行はすべて残してあります。
   *[other] { $file }：{ $first }行目など{ $lines }行が壊れ、{ $foreign }行が別のバージョンのものです。行はすべて残してあります。
}
unavailable = 学習の記録が読めません：{ $error }。
not-kept = 解答が記録されません：{ $error }。

unknown-puzzles = 入力できるのはendgame、midgame、考え方（moves、cornersなど）、テーマ（parityなど）のどれかです（入力：{ $found }）
no-such-puzzles = 付属の問題に、その種類とテーマのものはありません
title = 自分の成績
no-progress = 成績はまだありません。対局を検討するか問題を解くと始まります。
costs-most = 最も損をしているのは「{ $idea }」で、石損全体の{ $percent }%です。
costs-most-since = 最も損をしているのは「{ $idea }」で、石損全体の{ $percent }%です（それ以前の対局では{ $before }%）。
other-ideas = 次いで：{ $ideas }。
idea-share = { $idea } { $percent }%
great-losses = 100手のうち6石以上損した手：{ $quarters }。{ $most ->
    [0] ありません。
   *[other] 最も多いのは{ $from }～{ $to }手目です。
}
quarter = { $from }～{ $to }手目 { $count }
whys = なぜ正しい手か：{ $asked }問中{ $right }問正解{ $other ->
    [0] {""}
   *[other] 、別の正しい理由{ $other }問
}。
last-games-cost = { $games ->
    [1] 最近検討した1局では{ $discs }石の損：{ $phases }。
   *[other] 最近検討した{ $games }局では1局平均{ $discs }石の損：{ $phases }。
}
games-before-cost = { $games ->
    [1] その前の1局では{ $discs }石の損：{ $phases }。
   *[other] その前の{ $games }局では1局平均{ $discs }石の損：{ $phases }。
}
game-cost = { $game }：{ $result ->
    [unknown] { $cost }石の損。
    [draw] 引き分け、{ $cost }石の損。
    [won] { $discs }石勝ち、{ $cost }石の損。
   *[lost] { $discs }石負け、{ $cost }石の損。
}
graphs-cost = { $games ->
    [1] 最近の1局の石損
   *[other] 最近{ $games }局の1局ごとの石損
}
about-bars = 棒1本が1局で、右が最新です。上端まで届く棒は1手{ $discs }石の損です。
last-games = { $games ->
    [1] 最近検討した1局では1手平均{ $mean }石損：{ $phases }。
   *[other] 最近検討した{ $games }局では1手平均{ $mean }石損：{ $phases }。
}
games-before = その前の{ $games }局では{ $mean }石損：{ $phases }。
phase-mean = { $phase ->
    [opening] 序盤{ $mean }
    [midgame] 中盤{ $mean }
   *[endgame] 終盤{ $mean }
}
game-of-day = { $date }
game-against = { $date } 対{ $opponent }
a-game = 日付のない対局
a-game-against = 対{ $opponent }
game = { $result ->
    [unknown] { $game }：1手平均{ $mean }石損。
    [draw] { $game }：引き分け、1手平均{ $mean }石損。
    [won] { $game }：{ $discs }石勝ち、1手平均{ $mean }石損。
   *[lost] { $game }：{ $discs }石負け、1手平均{ $mean }石損。
}
own-errors = { $known ->
    [0] 自分の悪手{ $errors }個、覚えたものはまだありません。
   *[other] 自分の悪手{ $errors }個、そのうち{ $known }個を覚えました。
}
due-errors = 今日の分：悪手{ $errors }個。
due-puzzles = 今日の分：間違えた問題{ $puzzles }問。
due-both = 今日の分：悪手{ $errors }個と、間違えた問題{ $puzzles }問。
openings = { $due ->
    [0] レパートリー：出題{ $asked }局面、覚えた局面{ $known }、今日の分なし。
   *[other] レパートリー：出題{ $asked }局面、覚えた局面{ $known }、今日の分{ $due }（othello repertoire train）。
}
puzzles-solved = 解いた問題：{ $results }。
puzzles-at-once = 1回で解けた問題
ratio = { $right }/{ $answers }
days = 最近{ $days }日間：{ $active }日で{ $answers }問に答え、{ $right }問正解。
whole-game = 全体
graphs = { $games ->
    [1] 最近の1局の1手平均石損
   *[other] 最近{ $games }局の1手平均石損
}
only-at-terminal = 学習の記録は端末とothello trainでだけ残ります
