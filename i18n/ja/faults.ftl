## 誤りの説明：貼りつけた棋譜、ファイル、入力したもの。文の形で、句点はつけない。

one-of = 次のどれかを入力してください：{ $names }
because = { $what }：{ $why }

line = { $line }行目
column = { $line }行目の{ $column }文字目
game = 第{ $game }局

mirrored-only = { $square }に打てるのは、左右逆の配置で始めたときだけです
pass-not-forced = 打てる手があるのでパスはできません
out-of-turn = { $color }の番ではありません
no-choice = 返す石を選ぶ場面ではないので、xは使えません
off-board = { $text }は盤の外です
row-first = { $text }は列と行の順が逆です
no-row = { $text }の後に行の数字がありません
not-a-move = { $text }は着手ではありません
after-result = 結果の後に余分なものがあります：{ $text }
number-expected = 番号は{ $expected }のはずですが、{ $found }となっています

missing = { $number }が抜けています
doubled = { $number }が{ $squares }で重複しています
illegal-number = { $number }手目：{ $why }
too-large = { $square }の{ $number }は大きすぎます（{ $most }まで）

no-discs = 盤に石がありません
not-64 = a1からh8までの64文字が必要です（{ $found }文字でした）
no-disc = { $square }はX、O、-のどれかです（入力：{ $found }）
more-than-64 = a1からh8までの64マスより多くあります
no-side = 64マスの後に手番（XかO）がありません
wrong-side = 手番はXかOです（入力：{ $found }）
after-side = 手番の後に余分なものがあります
doubtful-signs = 石と空きマスを区別できる記号（X・O・-など）が必要です
doubtful-bits = 64マスが必要です。2つの数では、どの隅から始まるのかわかりません

no-game = 対局が見つかりません
no-moves = 着手も局面も見つかりません
several-games = 1局だけにしてください。その後には何も書けません
not-text = テキストではありません（ゼロのバイトがあります）
long-game = 対局は16 MiBまでです
endless = 対局は16 MiBまでですが、終わりが見つかりません。残りは読み込みません
truncated = { $expected }局あるはずのファイルが、{ $found }局で終わっています
expected = 必要なものがありません：{ $what }
skipped = 読み込みませんでした：{ $why }
another-game = 別のゲーム（{ $name }）
another-variant = 未対応のルール（{ $name }）
another-board = { $size }の盤
by-other-rules = 別のルールの対局：{ $rules }
list-of-names = 名前の一覧で、対局ではありません
solitaires = 詰めオセロで、対局ではありません
wrong-tag = { $name }：{ $expected }
other-rules = { $format }では、ルールが{ $rules }の対局を保存できません
read-only = { $format }は文字では書き出せません
other-start = { $format }では、別の局面から始まる対局を保存できません
many-names = { $format }には、これ以上の名前が入りません

part-rules = ルール
part-moves = 着手
part-hands = 手持ちの石
part-undone = 取り消した手
part-names = 対局者名
part-date = 日付
part-result = 投了・時間切れと裁定の結果
part-clock = 時計
part-tags = タグ
part-comments = コメント
part-variations = 変化
part-marks = 記号と印
part-annotations = 手の評価値と消費時間
part-properties = 不明なプロパティ
part-characters = 読めない文字
counted = { $part }（{ $count }）

other-result = 記載の結果は{ $claimed }ですが、対局は{ $score }で終わっています
unknown-tag = { $name }：不明な値{ $text }は、そのまま残します
no-result = 記載の{ $claimed }は、結果として読めません
variation = { $place }の変化は、文字のまま残します：{ $fault }
variations = ほかの変化{ $count }個を、文字のまま残します
rest = { $place }までを読み込み、残りは文字のまま残します：{ $fault }
cut-off = 対局の途中で終わっているので、そこまでを読み込みます
passes = 終局後のパス{ $count }回を省きます
side = 手番が書かれていませんが、{ $color }の番でしかありえません
ambiguous = 着手の読み方が何通りかあるので、いちばん長い対局にします
left-out = { $count ->
    [1] 着手のように見えるマスを1つ使いませんでした（{ $place }）
   *[other] 着手のように見えるマスを{ $count }個使いませんでした（最初は{ $place }）
}
wrong-values = { $count ->
    [1] { $first }手目に書かれた値が対局と合いません
   *[other] { $count }手に書かれた値が対局と合いません（最初は{ $first }手目）
}
unreadable = { $count ->
    [1] 読めない文字があります（{ $place }）
   *[other] 読めない文字が{ $count }個あります（最初は{ $place }）
}
no-encoding = 文字コードが書かれていないので、{ $encoding }として読みます
other-encoding = 文字コードは{ $declared }と書かれていますが、{ $encoding }として読みます
other-end = 記載の終わり方は{ $claimed }ですが、対局は盤上で{ $score }で終わっています

no-change = 変更なし
changes = { $change }、{ $next }
swapped = { $one }と{ $other }を入れ替え
moved = { $number }は{ $from }でなく{ $to }
filled = 抜けた{ $number }は{ $square }
read-as = { $number }は{ $square }と読む
inserted = { $number }に{ $square }を加える
removed = { $square }の{ $number }を除く
number-skipped = { $number }は欠番、その後は1つ減らす
renumbered = { $square }は{ $from }でなく{ $to }
started = 最初の手の前に{ $squares }を加える
shifted = { $square }は{ $number }、その後は1つ増やす
repair-goes-on = { $changes }：{ $moves }手、対局は続く
repair-ends = { $changes }：{ $score }
    .as-stated = { $changes }：{ $score }（記載と一致）
    .not-stated = { $changes }：{ $score }（記載は{ $stated }）

cannot-read = { $file }を読み込めません
cannot-write = { $file }に書き込めません
exists = { $file }はすでにあります。別の名前をつけてください
cannot-write-previous = 前の対局を{ $file }に書き込めません
no-folder = 対局を保存するフォルダーがありません
no-such-folder = フォルダー{ $folder }がありません
no-saved-game = { $number }番の保存した対局はありません
being-played = { $number }番の対局は別のウィンドウで開いています
not-a-file = 通常のファイルではありません
large-file = ファイルは16 MiBまでです
long-saved-game = 保存できる対局は16 MiB、変化の入れ子は65536段までです
not-utf-8 = UTF-8のテキストではありません
no-sheet = 棋譜用紙ではありません。#で始まる行と、8行のマス目が必要です
not-annotated = SGFかPGNのファイルではありません
written-elsewhere = ほかのウィンドウが書き込んでいます
would-lose = ファイルから失われるものがあります：{ $parts }。この手はエディターで加えてください
no-home = { $name }が設定されていません。ホームディレクトリを設定してください
wrong-home = { $name }が絶対パスではありません：{ $found }
cannot-make-folder = フォルダー{ $folder }を作れません
cannot-open = { $file }を開けません
cannot-use-key = 鍵{ $file }を使えません
no-random = 乱数が得られません
game-unread = 対局を読めません
game-unwritten = 対局を書けません
open-elsewhere = この対局は別のウィンドウで開いています
not-hosted = あなたはこのチケットの対局のホストではありません
no-hosted-game = ホストしている対局のファイルではありません
cannot-listen = どのポートでも待ち受けられません
cannot-listen-at = { $address }で待ち受けられません
ticket-unread = チケットを読めません
input-unread = 標準入力を読めません
output-unwritten = 標準出力に書けません
output-closed = 標準出力が閉じられています
cannot-restart = プログラムを再び起動できません
no-use-of-terminal = 端末を使えません
no-thread = スレッドを起動できません
cannot-start = { $program }を起動できません
foreign-connection = この対局の接続ではありません
full-file = 対局のファイルがいっぱいです。新しい対局を始めてください
no-signals = シグナルを受け取れません
no-date = 時計から日付が得られません
tunnel = cloudflared、tailscale、ssh、ssh:HOST、{ "{port}" }を含むコマンド、または https://example.org/ のようなアドレスが必要です
line-count = 1～{ $most }の数、またはallが必要です
color-name = blackかwhiteのどちらかです
no-games-here = 棋譜のファイルでもフォルダーでもありません
no-list-nor-grid = 着手の並び、または番号の表が必要です
no-othello = オセロのルールの対局が必要です
player-failed = { $side ->
    [first] 1人目が対局を続けられなくなりました
   *[second] 2人目が対局を続けられなくなりました
}
no-book = ブック{ $file }を使えません
not-a-book = { $file }はothelloのブックの書き出し（「othello book」）で始まらず、完全なデータもないので、そのまま残します
other-book-version = { $file }のヘッダーではブックのバージョンが{ $version }ですが、使えるのは{ $expected }なので、そのまま残します
damaged-book = { $records ->
    [0] ヘッダーが壊れているか欠けています。残っているデータはすべて使います
   *[other] { $records }件のデータが壊れているか欠けています（最初は{ $at }バイト目）。ほかのデータはすべて使います
}
kept-book = { $damage }。壊れたファイルは同じフォルダーに{ $file }として残してあります

level = 1から{ $most }のレベルを入力してください
level-before-time = 1手の時間を書けるのはレベル{ $most }の後だけです
computer = level:N（1～{ $levels }）、depth:N、depth:N@PERCENT（選択探索）、time:SECONDS、cmd:COMMAND、cmd@DEPTH:COMMAND（NBoardのエンジン）のどれかを入力してください
depth = 読みの深さは1から{ $most }手までです
selectivity = 選択探索の値は{ $percents }%のどれかです
time = 0より大きく{ $most }秒までの時間を入力してください
no-command = コマンドがありません
open-quote = コマンドの{ $quote }が閉じていません
last-backslash = コマンドがバックスラッシュで終わっています
nul = コマンドにNUL文字があります
clock = 分またはM:SS（分:秒）、1手ごとにS秒加算するなら+Sを続けて入力してください（例：5、0:30、5+3）
clock-main = 持ち時間は0:01から1440分（24時間）までです
clock-increment = 1手ごとの加算は3600秒（1時間）までです
opening = 1から{ $most }までの番号、またはrandomを入力してください
odd = 1から99までの奇数を入力してください
lines = 1から{ $most }までの読み筋の数、またはallを入力してください
seconds = { $least }から{ $most }までの秒数を入力してください
number = 1から{ $most }までの数を入力してください
no-memory = メモリーを{ $mebibytes } MiB確保できません
date = 日付は2026.11.21のように入力してください。わからない所は?です
score = スコアは34-30のように、黒の石数を先に入力してください
blank-name = 空白だけの名前は使えません
hidden-letter = 名前に表示できない文字があります
open-double-quote = 二重引用符が閉じていません

not-started = エンジン「{ $command }」を起動できません
ended = エンジン「{ $command }」が終了しました（{ $status }）
exit-status = 終了コード{ $code }
closed = エンジン「{ $command }」が入出力を閉じました
no-answer = エンジン「{ $command }」が{ $seconds }秒以内に答えませんでした
last-message = { $fault }（最後のメッセージ：{ $line }）
nonsense = エンジン「{ $command }」の出力「{ $line }」が正しくありません（「{ $expected }」のような行が必要です）
passed = エンジン「{ $command }」が、打てる手があるのにパスしました
illegal-choice = エンジン「{ $command }」の手は打てません：{ $why }
only-othello = エンジン「{ $command }」が打てるのは通常のオセロだけです（{ $rules }は打てません）
stopped = エンジン「{ $command }」を止めました

long-line = 1行は{ $most }バイトまでです
unknown-line = プロトコルにない行です
malformed = 「{ $keyword }」の行の書き方が正しくありません
unexpected = 届くはずのない行が届きました
not-allowed = ルール上できません：{ $why }
move-out-of-turn = 手番でない着手が届きました
other-game = 2つのプログラムの対局が食い違っています
wrong-number = 番号が続いていません
two-questions = 2つの申し出が重なりました
not-begun = まだ対局が始まっていません
over = 対局は終わりました
paused = 対局は一時停止中です
not-paused = 対局は一時停止していません
few-moves = 戻せる手がそれだけありません
hints-already = エンジンはもう使えます
log-full = この接続で記録できる量を超えました。ホストとして新しい対局を始めてください
no-connection = つながっていません
watching = 2人の対局者だけができます
not-your-turn = 相手の番です
waiting = 最後の手を送っているところです
asked-already = 相手の返事を待っているところです
not-away = 相手が不在になってから、まだ十分な時間がたっていません
not-saved = 対局のファイルに書き込めません
no-seat = 席には誰もいません
ticket-letter = チケットに使えない文字があります：{ $letter }
ticket-mistyped = チケットに打ち間違いか抜けがあります
ticket-other-version = このプログラムとは別のバージョンのチケットです
connection-closed = 接続が切れました
no-such-file = ファイルやフォルダーがありません
permission-denied = 権限がありません
file-exists = すでにあります
is-a-folder = フォルダーです
not-a-folder = フォルダーではありません
no-file-name = ファイル名として使えません
in-use = ほかのプログラムが開いています
disk-full = ディスクに空きがありません
a-device = ファイルではなくデバイスです
read-only-folder = 読み取り専用のファイルシステムです
address-in-use = アドレスは使用中です
address-elsewhere = このパソコンのアドレスではありません
connection-refused = 接続を拒否されました
timed-out = 応答がありません
unreachable = このネットワークからは届きません
number-of-discs = 0から64までの石数を指定してください
games-there = 対局は{ $games }局です
years = 年または期間を、1990-2005、1990-、-2005のように指定してください
encoding = UTF-8、Shift_JIS、EUC-JP、GB18030などの文字コード名を指定してください
book-text-position = 64マスのX、O、-と、手番のXまたはOが必要です
book-text-level = 局面の後に0から60のレベルが必要です
book-text-move = レベルの後に、打てる手または--が必要です
book-text-value = 手の後に、-64から64の評価値が必要です
book-text-finding = 末尾に、「d3c3 -1.25 21@87」のような手順、評価値、深さが必要です
