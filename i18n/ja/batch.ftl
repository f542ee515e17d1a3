game = { $number }局目
reviewed-before = { $number }局目：検討済み
reviewing = { $number }局目：{ $moves }手のうち{ $done }手を検討
evaluating = { $number }局目：評価中
time-left = { $percent }、残り{ $time }
signal = シグナルで終了します
column-empty = 空き
column-side = 手番
column-score = 石差
column-search = 読み
column-nodes = 局面数
column-seconds = 秒
column-stated = 記載
column-best-line = 最善手と手順
column-position = 局面
column-line = 行
column-move = 手
column-player = 色
column-played = 着手
column-value = 評価
column-best = 最善
column-loss = 石損
column-games = 局数
column-share = 割合
column-draw = 引分
column-discs = 石差
column-opening = 定石
column-as = 色
column-after = 手順
column-plays = 着手、回数、石損
column-year = 年
column-result = 結果
column-players = 対局者と大会
no-moves = まだ1手も打たれていません。
reviewed-last = 中断：{ $moves }手のうち最後の{ $reviewed }手だけを検討しました。
turning-points = 勝負の分かれ目：
mean-loss = 平均石損
whole-game = 全局
phase = { $phase ->
    [opening] 序盤
    [midgame] 中盤
   *[endgame] 終盤
}
searching-move = { $number }手目を読んでいます
at-move = { $number }手目：{ $player }
at-move-played = { $number }手目：{ $player }{ $square }
count = { $what }：{ $count }
counted = { $counted ->
    [games] 対局
    [passes] パス
    [early-ends] 途中終局
    [wipe-outs] 全滅
    [unfinished] 未終局
    [disagreements] 結果の不一致
   *[faults] 誤り
}
category = { $category ->
    [illegal-moves] 打てない手
    [turns] 順番の違う手やパス
    [not-moves] 着手でない語
    [positions] 正しくない局面
    [tags] 正しくないタグ
    [formats] 形式の誤り
    [inputs] 読めない入力
   *[skipped] ほかの対局
}
repairs = { $status ->
    [correct] 誤りなし
    [one] 修正は1通り
    [several] 修正は複数
   *[none] 修正候補なし
}
only-othello = 修正できるのは通常のオセロの対局だけです
cannot-resume = { $file }の続きから再開できません：{ $why }
resumes-busy = 別の実行が書き込んでいます
resumes-cut = 最後の行が途中で切れていて、このコマンドが書いたものではありません
resumes-unread = { $line }行目を読めません
resumes-foreign = { $line }行目はこのコマンドが書いたものではありません
resumes-changed = { $line }行目は、これらのオプションやこのバージョンでは違うものになります
resumes-no-game = { $line }行目の対局は入力にありません
resumes-no-position = { $line }行目の局面は対局にありません
resumes-other = { $line }行目は{ $place }についてのものではありません
base-changed = { $file }：その間にデータベースが変更されたため、何も書きませんでした
base-file-there = { $file }：ファイルがすでにあるため、何も書きませんでした
not-kept = { $parts }は{ $format }形式では残りません
not-kept-in-all = { $parts }は{ $format }形式では残りません（計{ $items }）
of-games = { $games }局：{ $what }
claim-agrees = { $score } 一致
claim-differs = { $score } 不一致
pass = パス { $moves }
solving = { $place }：{ $certainty }：{ $value }、{ $nodes }局面、{ $seconds }秒
solved = { $count }局面を読み切り
estimated = { $count }局面は推定
solved-in = { $solved }、{ $speed }。
speed = { $seconds }秒で{ $nodes }局面
rate = { $speed }、毎秒{ $rate }
stated-scores = ファイルの石差：一致{ $agreeing }、不一致{ $differing }。
unread = { $count }局面は読めませんでした。
habits = { $player }、{ $games }：最も多く現れた{ $positions }局面、損の大きい順。石損は全局の合計。
valuing = 局面を評価中：{ $all }のうち{ $done }
the-start = 初期局面
best-reply = 最善
reply = { $square } { $games }回 { $loss }
better = { $replies }、最善は{ $square }
heading = { $moves }：{ $turn }。
to-move = { $color }の番
other-rules = ほかのルールの{ $games }局は数えていません
more-faults = ほかに{ $games }局が読めません
against = { $first }対{ $second }
of-most = { $most }局のうち{ $games }局
row-rules = ルール
row-won = 勝ち
row-drawn = 引分
row-lost = 負け
a-game = 1局平均{ $discs }
elo-rather = Elo差は{ $other }ではなく{ $one }
elo-undecided = Elo差{ $one }と{ $other }のどちらとも決まりません
sprt = { $decision }（対数尤度比{ $ratio }、境界{ $low }と{ $high }）
interval = { $middle }（{ $percent }：{ $low }から{ $high }）
match-took = { $seconds }秒で{ $games }局、1局{ $each }秒
only-standard = { $player }が打てるのは通常のオセロだけです（{ $rules }は打てません）
sprt-bounds = 「--sprt」には、小さいElo差と大きいElo差を指定してください
no-opening = 序盤の手順がありません
finished-opening = 序盤の手順ではなく、終局した対局です
opening-of-rules = { $rules }の対局が必要ですが、{ $found }の対局です
extensions = ファイル名の末尾を{ $names }のどれかにしてください
leaves = 深さ{ $depth }で毎秒{ $rate }百万局面
puzzle = 問題{ $number }
puzzle-task = { $heading }。{ $task }。
puzzles = { $puzzles ->
    [0] 問題なし
   *[other] 問題{ $puzzles }問
}
puzzles-in = { $puzzles }（{ $games }）。
built-in-follow = 保存した対局に問題はありません。付属の問題を出します。
of-earlier-run = 以前の実行の{ $puzzles }
so-far = { $place }：これまでに{ $puzzles }
no-puzzles-in = { $games }に問題はありません
current-game = 現在の対局
saved-game = 保存した対局{ $number }
built-in-puzzle = 付属の問題{ $number }
before-move = { $number }手目の前
no-such-game = { $games }の中にその対局はありません
part = 部分の番号と全体の数を、3/16のように指定してください
from-one = 1以上の数を指定してください
empties = { $least }から{ $most }までの2つの数を、8-14のように指定してください
day = 日付を2026-11-22のように指定してください
percentage = 0から100までのパーセントを指定してください
needs = { $option }には{ $other }が必要です
needs-player = { $option }には対局者の名前が必要です
two-players = 対局者が、PLAYERと「--player」で2回指定されています
only-wthor = 「--output」は「--to wthor」でだけ使えます。ほかの形式は標準出力に書き出します
balanced = 「--balanced」（XOT）が使えるのは通常のオセロだけです（{ $rules }では使えません）
no-own-games = 保存した対局がありません。対局者と棋譜ファイルを指定してください
no-games = これらのファイルに該当する対局はありません
no-files = 棋譜ファイルがありません。指定するか、設定ファイルの「games」に書いてください（othello config）
picture-on-terminal = 画像は端末に表示できません。{ $example }のように、ファイルに書き出してください
one-picture = 1つの画像にできるのは1局だけですが、続きに別の対局があります
no-comment = この対局にコメントはありません

other-games = ほかの対局は表示していません：{ $games }局
even-number = 2から{ $most }までの偶数を指定してください
elo = Eloの差は-{ $most }から{ $most }までです
cannot-print = 標準出力に書き込めません
only-rules-of-othello = オセロのルールではありません：{ $rules }
