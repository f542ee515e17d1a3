## 実戦例：その局面で誰が何を打ち、結果はどうだったか。

mode = 実戦例
activity = 実戦例
mode-filter = 対局の絞り込み

openings = 見ている局面で打たれた手と、対局数、結果を表示します
    .about = データベース 大会の対局 統計
    .screen = どの局面でも、打たれた手、対局者、結果を表示します
    .usage = openings
    .key = 実戦例：この局面で打たれた手、対局者、結果
    .hint = 実戦例
filter = 実戦例の対局を、対局者・色・年・結果・大会で絞り込みます。絞り込みの解除もできます
    .usage = filter、filter tastet black 1990-2005 won、filter event:paris own
    .key = 対局者・色・年・結果・大会で絞り込む
    .hint = 絞り込み
found = 実戦例で一覧にした対局を、この局面で開きます
    .usage = found 3
    .key = 実戦例の一覧の対局をこの局面で開く
spar = ここからエンジンと対局します。エンジンはレパートリーと選んだ対局にある限り、それに従って打ちます
    .usage = spar、spar 5
    .key = ここからエンジンと対局（レパートリーと選んだ対局にある限り、それに従う）
    .hint = 対局
next-row =
    .key = 次・前の行（カーソルもその手へ）
    .hint = 次の行
previous-row =
    .hint = 前
open-game =
    .key = 選んだ対局（なければ最初の対局）をこの局面で開く。今の対局は残る
    .hint = 対局を開く
whose =
    .key = 誰の対局か：人間同士、プログラムも含む、自分
    .hint = 誰の対局

question = 終局前に、打たれた手とエンジンの評価を表示しますか？
    .title = 実戦例
    .yes = 表示する
    .no = 表示せずに続ける

games = { $number }局
all-games = 対局
choice = { $whose ->
    [people] 人間同士の{ $games }
    [everybody] 人間とプログラムの{ $games }
   *[own] 自分の{ $games }
}。
choice-of = { $whose ->
    [people] 人間同士の{ $games }
    [everybody] 人間とプログラムの{ $games }
   *[own] 自分の{ $games }
}：{ $filter }。
no-base = 対局がまだありません。:settings gamesで棋譜のファイルかフォルダーを指定できます。
partial = 全局ではなく100万局分の集計です。othello exploreなら全局を集計します。
faults = { $fault }（{ $count }件）
reading = 棋譜を読み込み中：{ $percent }%、{ $games }
reading-games = 棋譜を読み込み中：{ $games }

label = 絞り込み：
words = 対局者名、blackまたはwhite、1990-2005、won、lost、draw、black-wins、event:paris、programs、own。
title-games = 局数
title-won = 勝率%
title-discs = 石差
title-value = 評価
latest = { $games }のうち最近の{ $listed }局：
listed = 対局：

nobody-here = この局面の対局なし。エンジンの評価値順です。
over = 終局しているので、調べる手はありません。前の局面に戻ると、その局面になった対局が見られます。
here = うち{ $games }局。
here-ended = うち{ $games }局：{ $shares }%。
here-lead = うち{ $games }局：{ $shares }%、黒{ $lead }。
own-moves = レパートリー：{ $moves }。
answers = { $moves }への応手あり。

reached = { $all }のうち{ $games }局。
reached-ended = { $all }のうち{ $games }局：黒勝ち{ $black }%、引き分け{ $draws }%、白勝ち{ $white }%。
reached-lead = { $all }のうち{ $games }局：黒勝ち{ $black }%、引き分け{ $draws }%、白勝ち{ $white }%、黒の平均石差{ $lead }。
row = { $square }：{ $games }。
row-ended = { $square }：{ $games }、黒勝ち{ $black }%、引き分け{ $draws }%、白勝ち{ $white }%。
row-lead = { $square }：{ $games }、黒勝ち{ $black }%、引き分け{ $draws }%、白勝ち{ $white }%、黒の平均石差{ $lead }。
no-games-go-on = ここから先の対局はありません。
no-habits = これらの対局に、2回以上現れた局面はありません。
game = { $place }番：{ $game }。
values = エンジン：{ $values }（{ $certainty }）。

the-engine = エンジン
by-itself = { $computer }は自力で打ちます（選んだ対局はありません）。
by-games = { $computer }は{ $games }にある限り、それに従って打ちます。
by-repertoire = { $computer }はレパートリーにある限り、それに従って打ちます。
by-both = { $computer }はレパートリー、次に{ $games }にある限り、それに従って打ちます。

other-rules = 実戦例があるのは通常のオセロだけです
not-shown = 先に実戦例を表示してください
no-game = その対局はありません
no-rows = ここには何も出ていません
wrong-number = 対局の番号を入力してください（入力：{ $found }）
wrong-level = spar { $level }：{ $why }
two-colors = 色は1つだけ指定してください
two-results = 結果は1つだけ指定してください
two-years = 年の範囲は1つだけ指定してください
not-years = 年は1990-2005のように入力してください
no-player = その色や結果の対局者の名前を入力してください

close =
    .key = 実戦例を閉じる
    .hint = 閉じる
key-count = その条件で数える
    .hint = 数える
