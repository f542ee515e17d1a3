## 対局の検討：各手の石損と悪手。

mode = 検討
activity = 検討

review = 全着手の石損、勝負の分かれ目、平均石損を調べます。中止もできます
    .about = 検討 解析 分析 悪手 石損 反省 感想戦 敗因 なぜ負けた どこが悪かった 何が悪かった 負けた理由 振り返り ふりかえり
    .usage = review、review stop
    .key = 検討：全着手の石損、悪手、より良い手
errors = 2石以上損した手を一覧にします。片方の色だけ、または損の大きい順にもできます
    .about = 悪手 ミス 敗着
    .usage = errors、errors black、errors worst
    .key = 2石以上損した手の一覧
error = 次の、または前の悪手を打つ直前の局面を見ます
    .about = 悪手 ミス 敗着
    .usage = error、error previous
    .key = 次・前の悪手（カーソルは最善手へ）
    .hint = 次の悪手
next =
    .key = 検討、その後は次の悪手へ（カーソルは最善手）
    .hint = 検討
    .hint-instead = 検討
previous-error =
    .hint = 前
whose =
    .key = 誰の悪手か：両者、黒、白
    .hint = 色
order =
    .key = 損の大きい順、または打った順
    .hint = 大きい順
deeper = 検討した対局の手を、悪手から順に、1回につき2手深く読み直します
    .key = 悪手から順に、1回につき2手深く読む
stop-or-go-on = 検討を中止、または続けます
    .key = 検討を中止、または再開
    .hint = 中止

question = 終局前にこの対局を検討しますか？
    .title = 検討
    .yes = 検討する
    .no = 検討せずに続ける
proposal = 「review」で悪手がわかります。

extent = { $all }手中{ $done }手
under-way = 検討中：{ $extent }。:reviewで表示。
    .short = 検討中：{ $extent }。
started = 検討中：{ $extent }。「review stop」で中止します。
ended = 検討済み：{ $extent }。:reviewで表示。
    .line = { $summary }

place = { $number }手目、{ $player }
turning-point = { $number }手目（勝負の分かれ目）、{ $player }
at = { $place }：
for-player = { $player }{ $value }

best = { $place }{ $square }は最善手（{ $certainty }）。
    .short = { $square }は最善手
loses = { $place }{ $square }は{ $loss }石損（{ $certainty }）。最善は{ $line }。
    .short = { $square }は{ $loss }石損。最善{ $better } { $value }
loses-why = { $place }{ $square }は{ $loss }石損（{ $certainty }）。{ $reasons }最善は{ $line }。
    .short = { $square }は{ $loss }石損：{ $brief }。最善{ $better } { $value }
lesson = { $place }{ $square }は{ $loss }石損（{ $certainty }）。
no-reason = 理由となるテーマが見つかりません。進行を比べてください。

errors-found = 悪手{ $errors }
errors-of = { $player }の悪手{ $errors }
listed = { $errors }
    .line = { $errors }。{ $list }
none = 2石以上損した手はありません。
none-yet = 悪手はまだありません。
worst = 最大：{ $number } { $square } { $loss }
lost = { $best ->
    [win] 勝ちを逃す
    [draw] 引き分けを逃す
   *[lead] 優勢を失う
}
    .list = { $best ->
    [win] 勝ちを逃す
    [draw] 引き分けを逃す
   *[lead] 優勢を失う
}
lost-why = { $lost }：{ $reason }

reviewed = { $moves }手を検討しました。
reviewed-part = { $extent }を検討しました。「review」で続けます。
no-turning-point = 勝ち、引き分け、優勢を逃した手はありません。
mean = { $player }は1手平均{ $mean }石損。段階別の合計：{ $phases }。
of-phase = { $phase ->
    [opening] 序盤{ $loss }
    [midgame] 中盤{ $loss }
   *[endgame] 終盤{ $loss }
}
of-endgame = 終盤{ $loss }（{ $moves }手で）
all-exact = 石損はすべて読み切りです。
exact-from = 石損は{ $move }手目から読み切り、それより前は推定です。

reviewing = 検討中
done = { $done }/{ $all }
reviewing-extent = 検討中：{ $extent }
reviewed-extent = 検討済み：{ $extent }
looking-deeper = 深く検討中：残り{ $moves }手
classes = { $player }の石損別の手数：{ $classes }。
loss-per-move = 平均石損
loss-so-far = ここまでの平均石損
about-discs-lost = 石損：一方の手が、それぞれその場の最善手に比べて損した石数の合計です。どの対局でも双方に石損があり、少ないほうが勝ちます。
phase = { $phase ->
    [opening] 序盤
    [midgame] 中盤
   *[endgame] 終盤
}
all-moves = 石損
classes-heading = 石損

going-deeper = { $moves }手を深く検討します：{ $depth }手読み、空き{ $empties }からは読み切り。
    .line = { $moves }手を深く検討します：{ $depth }手読み、空き{ $empties }からは読み切り。「review stop」で中止します。
not-complete = この対局の検討はまだ終わっていません
all-is-exact = 石損はすでにすべて読み切りです

only-stop = 「review」の後に書けるのはstopだけです
wrong-whose = 入力できるのはerrors、errors black、errors white、errors worstのどれかです（入力：{ $found }）
wrong-step = 入力できるのはerrorかerror previousです（入力：{ $found }）
nothing = 検討する手がありません
no-review = 検討は行われていません
not-reviewed = この対局はまだ検討していません
no-error = 検討の結果、悪手はありません
no-error-of = 検討の結果、{ $player }の悪手はありません

key-line = 悪手の局面で：その進行を1手ずつ見る。]で最善手の進行へ
    .hint = 進行
    .hint-instead = 次の手
key-close = 閉じる（検討は続く）
    .hint = 閉じる
