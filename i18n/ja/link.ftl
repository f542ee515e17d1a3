## 離れた相手との対局。

mode = 接続の画面
activity = 接続
mode-join = チケットの入力中

connection = 接続中の相手と、ほかの人の入り方を表示します
    .about = 観戦者 接続 接続状況
    .key = 離れた相手との接続：相手、チケット、切断時
    .hint = 接続
host = 遠くの人と対局します。相手に送るコマンドを表示します
    .about = 通信対戦 オンライン ネット 遠く 友達 友達と対戦 招待
    .key = 遠くの人と対局（相手もこのプログラム）
    .details = 対局を保存し、このパソコンがポートで相手を待ち、招待のコマンドをクリップボードにコピーします。
    .short = 遠くの人と対局
web = 友達と対局します。相手はスマホやパソコンのブラウザーだけで打てます。招待用のリンクとQRコードを表示します
    .about = 通信対戦 オンライン ネット ブラウザー スマホ 招待 友達
    .key = 同じネットワークの人と対局（相手はブラウザーだけ）
    .details = 対局を保存し、このパソコンがポートで相手のブラウザーを待ち、リンクをクリップボードにコピーします。
page-as-well = 自分がホストの対局に、ブラウザー用のリンクを加えます
    .key = 自分がホストの対局に、ブラウザー用のリンクを加える
    .button = ブラウザー用のリンクを作る
tunnel = どこにいる友達とでも対局します。相手はブラウザーだけで打てます。ネットワークの外でも使えるリンクを表示します
    .about = 通信対戦 オンライン ネット インターネット トンネル 遠く 海外 スマホ 招待 友達 cloudflared tailscale
    .key = どこにいる人とでも対局（相手はブラウザーだけ）
    .button = どこでも使えるリンクを作る
    .details = :webと同じですが、cloudflaredなどのプログラムで、どこからでも使えるリンクを作ります。先に確認します。
join = 遠くの人の対局に参加します
    .about = 通信対戦 オンライン ネット 遠く 友達 参加 招待 チケット リンク
    .usage = join TICKET、join last
    .key = 遠くの人の対局に参加
leave = 離れた相手との対局から退出するか、ゲストを待つのをやめ、自分の対局に戻ります。「host」か「join」で再開できます
    .about = 離れる 退出 やめる 戻る
    .key = 離れた相手との対局から退出
    .button = やめて自分の対局に戻る
end-absent = ゲストが1時間不在の対局を終わらせます
    .key = ゲストが1時間不在の対局を終わらせる
    .hint = 終わらせる
    .button = 対局を終わらせる（ゲストが1時間不在）
withdraw = 相手への申し出を取り消します
    .key = 相手への申し出を取り消す
free-seat = ゲストの席を空けます。ゲストは観戦だけになります
    .key = ゲストの席を空ける（ゲストは観戦だけになる）
    .button = ゲストの席を空ける
send-away = その番号の観戦者に退出してもらいます
    .usage = away 1
    .key = その番号の観戦者に退出してもらう
    .button = 観戦者に退出してもらう
renew-ticket = 新しいチケットを作ります。古いチケットは無効になりますが、ゲストの席は残ります
    .key = 新しいチケットを作る（古いチケットはゲスト以外には無効）
    .button = 新しいチケットを作る
copy-invitation = 対局への招待をコピーします
    .key = 対局への招待をコピー
    .hint = コピー
    .button = 招待をもう一度コピー
copy-ticket = 端末から対局に入るためのコマンドをコピーします
    .key = ページもあるとき、端末から入るコマンドをコピー
    .button = 端末用のコマンドを表示
copy-watch-invitation = 観戦の招待をコピーします
    .key = 観戦の招待をコピー
    .button = 観戦の招待をコピー

far = 遠くの人と対局するには、:webで相手のブラウザー用のリンク、:hostでこのプログラム用のコマンドを出します。受け取った人は、:joinに続けてチケットを入力します。
    .short = :webで送るリンクを表示、:join TICKETでチケットを使う。
ticket-prompt = ホストから受け取ったチケット：
join-title = 対局に参加
without-ticket-typed = ここに貼り付けてください。何も入力せずにEnterを押すと、前回の対局を続けます。
about-ticket = ここに貼り付けてください。長い1語だけでも、行全体でもかまいません。
key-join = 対局に参加
    .hint = 参加
no-ticket = 再開する対局がありません。「othello join TICKET」で参加するか、聞かれたときにチケットを入力してください
    .screen = このパソコンで参加した対局に、再開できるものはありません。チケットを貼り付けてください

not-over-link = 離れた相手との対局ではできません
not-linked = この対局は離れた相手との対局ではありません
linked-already = この対局は離れた相手との対局です。「disconnect」で退出します
earlier-viewed = 途中の局面を見ています。打つには現在の局面に戻ってください
one-move = 着手は1つだけ入力してください
wrong-number = 観戦者の番号が必要です（入力：{ $found }）
nobody-there = その番号の観戦者はいません
not-watched = 観戦者はいません
not-watchable = 今は観戦の招待がありません
not-inviting = 招待が必要なゲストはいません
without-page-and-ticket = 今は、ほかに対局に入る方法がありません
not-hosting = ホストだけができます
without-ticket = この対局にはチケットなしで入っています
nothing-asked = 何も申し出ていません

the-guest = ゲスト
the-host = ホスト
somebody = 名前のない人

invitation-copied = 対局への招待をコピーしました。
watch-invitation-copied = 観戦の招待をコピーしました。

joined = { $how ->
    [watching] つながりました。観戦中です。
    [guest] { $other }とつながりました。
    [new] { $other }が参加しました。
   *[back] { $other }が戻りました。
}
lost = { $other }との接続が切れました。{ $waiting }
game-is-over = 対局は終わりました。
clock-runs = { $player }の時計は動いています。
clocks-stand = 2人がそろうまで時計は止まっています。
game-is-saved = 対局は保存されています。
requested = { $wish ->
    [undo] { $plies ->
        [1] { $other }に待ったを申し出ました。
       *[other] { $other }に{ $plies }手の待ったを申し出ました。
    }
    [game] { $other }に新しい対局を申し込みました：{ $terms }。
    [pause] { $other }に一時停止を申し出ました。
    [resume] { $other }に再開を申し出ました。
   *[hints] { $other }にエンジンの使用を申し出ました。
}
declined = { $wish ->
    [undo] { $plies ->
        [1] { $other }は待ったを断りました。
       *[other] { $other }は{ $plies }手の待ったを断りました。
    }
    [game] { $other }は新しい対局を断りました：{ $terms }。
    [pause] { $other }は一時停止を断りました。
    [resume] { $other }は再開を断りました。
   *[hints] { $other }はエンジンの使用を断りました。
}
hints-allowed = 両者が同意しました。終局までエンジンを使えます。
diverged = ホストの対局とあなたの対局が違います。あなたのほうは、保存した対局に残してあります。
unfounded = { $host }のプログラムは{ $what ->
    [move] あなたが着手した
    [resign] あなたが投了した
    [timeout] あなたの持ち時間が切れた
    [absence] あなたが1時間不在だった
    [times] ありえない残り時間になった
    [game] あなたが新しい対局に同意した
    [undo] あなたが待ったに同意した
    [pause] あなたが一時停止に同意した
    [resume] あなたが再開に同意した
   *[hints] あなたがエンジンの使用に同意した
}と伝えていますが、事実と違います。{ $kept ->
    [yes] それまでの対局は、保存した対局に残してあります。
   *[no] {""}
}
miscounted = { $bound ->
    [most] こちらの時計では、あなたの手番は長くても{ $measured }でしたが、{ $host }のプログラムでは{ $charged }です。
    [unseen] こちらの時計では、{ $host }の手番は応答のない間を含めて{ $measured }だったかもしれませんが、相手のプログラムでは{ $charged }です。
   *[least] こちらの時計では、{ $host }の手番は少なくとも{ $measured }でしたが、相手のプログラムでは{ $charged }です。
}
left = { $saved ->
    [no] { $other }が退出しました。
   *[yes] { $other }が退出しました。対局は保存されています。
}
says = { $other }のプログラムからの知らせ：{ $why }。
broken = { $other }のプログラムの通信が正しくないので、接続を切りました：{ $fault }。
seat-taken = 席には別の人がいるので、観戦になります。
    .short = 席はふさがっています。観戦中。
seat-freed = 席が空きました。チケットで入った人が座れます。
watched = { $watchers ->
    [0] 観戦者はいなくなりました。
   *[other] { $watchers }人が観戦しています。
}

renewed = 古いチケットは無効になりましたが、ゲストの席は残ります。ほかの人は次のように入力します：{ $join }
unrecorded = 対局を保存できません：{ $why }。もう一度試しています。
recorded = 対局を保存できるようになりました。
withdrawn = 申し出を取り消しました。
sent-away = 退出してもらいました。

no-address = チケットにホストのアドレスがありません。
unreachable = { $address }：{ $why }。
long-refused = { $why }{ $new-ticket }
new-ticket = ホストのチケットが変わったのかもしれません。
unknown-ticket = このチケットはホストの対局のものではありません。
visit-ended = ホストがあなたの接続を切りました。
elsewhere = 別のウィンドウか別の機器で対局を続けています。こちらは対局から退出しました。
void-ticket = このチケットは無効になりました。ホストが新しいチケットを持っています。
too-many = 人数がいっぱいです。後でもう一度お試しください。

reach-nearby = 同じネットワークの中だけで使えます。外では:anywhereを使ってください。
other-ticket = 前のチケットのポートは別のプログラムが使っています。これは新しいチケットなので、友達に送ってください。
send-ticket = { $is-below ->
    [yes] この行と下のチケットを友達に送ってください。どちらも端末のクリップボードにあります。
   *[no] このコマンドを友達に送ってください。端末のクリップボードにも送りました：
}
send-page = { $is-below ->
    [yes] 下のリンクを友達に送ってください。どのブラウザーでも開けます。端末のクリップボードにもあります。
   *[no] このリンクを友達に送ってください。どのブラウザーでも開けます。端末のクリップボードにも送りました：
}
others-watch-page = { $is-below ->
    [yes] ほかの人は下のリンクからブラウザーで観戦できます。
   *[no] ブラウザーでの観戦：
}
page-to-play = ブラウザーで対局：{ $link }
page-to-watch = ブラウザーで観戦：{ $link }
page-is-plain = このリンクは暗号化されず、自分のネットワークの中だけで使えます。外では:anywhereを使ってください。
page-is-here = このリンクはこのパソコンの中だけで使えます。
ask-for-tunnel = ページは{ $operator }を経由し、そこでは内容を読むことができます。続けますか？確認は一度だけです（設定 tunnel）。
    .title = どこでも使えるリンク
    .yes = リンクを作る
    .no = やめる
browser-link = これはブラウザー用のリンクです。ブラウザーで開いてください。このプログラムで参加するには、othello joinの行（ウィンドウのt）を送ってもらいます。
ask-to-join = このチケットの対局に参加しますか？
    .title = チケット
    .yes = 参加する
    .no = やめる
no-tunnel = インターネットからつなぐプログラムがありません。cloudflared、tailscale、sshのどれかを入れてください。
tunnel-missing = { $program }がインストールされていません。
not-near = どこでも使えるリンクは、自分がホストで、まだそのリンクがない対局でだけ作れます。
not-without-page = ブラウザー用のリンクは、自分がホストで、まだそのリンクがない対局のためのものです。
tunnel-starting = { $operator }にどこでも使えるリンクを頼んでいます…
tunnel-untried = { $operator }経由でどこでも使えるリンクです。つながるか試しています…
tunnel-unproven = { $operator }経由のこのリンクは、ここからは確かめられませんでした。それでもつながることがあります。
tunnel-ready = 準備できました。{ $operator }経由でどこからでもつながります。
tunnel-moved = 準備できました。{ $operator }経由のリンクが前と変わりました。もう一度送ってください。
tunnel-ended = 今は{ $operator }を経由できません（{ $why }）。繰り返し試しています。
tunnel-slow = { $operator }からまだリンクが届きません。表示された内容：{ $why }
tunnel-over = 今は{ $operator }を経由できません。繰り返し試しています。
others-watch = { $is-below ->
    [yes] ほかの人はこれと下のチケットで観戦できます：
   *[no] ほかの人の観戦用：
}
other-way = { $reach ->
    [near] 同じネットワークの端末から入るコマンドはtで表示。
    [browser] ブラウザー用のリンクはyで表示。
   *[direct] 端末から入るコマンドはtで表示。
}
to-play = 友達が入力するコマンド：{ $line }
to-watch = 観戦するには：{ $line }
listening-everywhere = このパソコンの全アドレス、ポート{ $port }で待っています（1つにするなら--listen ADDRESS:PORT）。
listening = { $address }で待っています。
listening-with-page = ページはこのパソコンのポート{ $page }、チケットはポート{ $port }につながります。
fingerprint = お互いの画面で{ $letters }が同じなら、間に誰も入っていません。

firewall = ネットワークからothelloへの接続を許可するかどうか、システムが尋ねることがあります。許可しないと相手は参加できません。

waiting-for-guest = ゲストを待っています。lで招待を表示、:disconnectで取り消し。
    .short = ゲストを待っています。
    .window = ゲストを待っています。
    .line = ゲストを待っています。disconnectで招待を取り消します。
waiting-in-vain = ゲストを待っています。{ $why }
    .short = ゲストを待っています。
connecting = ホストにつながるのを待っています。
    .short = 接続待ち。
connecting-in-vain = ホストにつながりません。{ $why }
    .short = 接続待ち。
away = { $how ->
    [new-guest] { $other }がいなくなりました。{ $still }
    [guest] { $other }は{ $time }前から不在です。{ $still }
    [new-host] { $other }とまだつながりません。接続を試しています。{ $still }
   *[host] { $other }と{ $time }つながっていません。再接続を試しています。{ $still }
}
    .short = 接続なし。
time = { $minutes ->
    [0] { $seconds }秒
   *[other] { $minutes }分{ $seconds }秒
}
on-its-way = 着手を送っています。
to-move = { $player }の番です。
waiting-for = { $player }の着手待ちです。
watching = 観戦者：{ $names }。
linked = { $watchers ->
    [0] 接続済み、{ $trip } ms
   *[other] 接続済み、{ $trip } ms、観戦{ $watchers }人
}
linked-unmeasured = { $watchers ->
    [0] 接続済み
   *[other] 接続済み、観戦{ $watchers }人
}
expected = 待機中
away-for = 不在{ $time }
connected = { $other }とつながっています（{ $how }）。
connected-to = { $other }とつながっています。
round-trip = 往復{ $trip } ms
own-terms = あなたが{ $color }、相手は{ $other }です：{ $terms }。
terms = { $black }対{ $white }：{ $terms }。
no-clock = 時計なし
balanced = XOT { $opening }番
best-of = { $games }番勝負
from-moves = { $moves }から

title = { $state ->
    [inviting] ゲスト待ち
    [joining] 接続待ち
    [lost] 接続が切れました
   *[here] 接続
}
close-inviting = 待ち続ける
close = 閉じる
wait = 待つ
adjourn = { $saved ->
    [yes] 中断（保存される）
   *[no] 中断
}

ask-for-hints = 評価値を表示してよいか、{ $other }に聞きますか？
    .title = エンジン
    .yes = 聞く
    .no = 表示せずに続ける
ask-to-free = { $other }の席を空けますか？{ $other }は観戦だけになります。
    .title = 席
    .yes = 空ける
    .no = そのまま
not-connected = 接続していません。:disconnectで自分の対局に戻ります
ask-to-leave = 対局から退出しますか？{ $saved ->
    [yes] 対局は残り、{ $other }が待っているかもしれません。
   *[no] 対局は今は保存できません。{ $other }が待っているかもしれません。
}
    .title = 退出
    .yes = 退出する
    .no = 続ける
ask-to-end-absent = 対局を終わらせますか？{ $other }は1時間不在なので負けになります。
    .title = 不在
    .yes = 終わらせる
    .no = まだ待つ
request = { $wish ->
    [undo] { $plies ->
        [1] { $other }が待ったを申し出ています。受けますか？
       *[other] { $other }が{ $plies }手の待ったを申し出ています。受けますか？
    }
    [game] { $leaves ->
        [yes] { $other }が新しい対局を申し込んでいます：{ $terms }、あなたは{ $own }。今の対局はこのまま保存されます。受けますか？
       *[no] { $other }が新しい対局を申し込んでいます：{ $terms }、あなたは{ $own }。受けますか？
    }
    [pause] { $other }が一時停止を申し出ています。受けますか？
    [resume] { $other }が再開を申し出ています。受けますか？
   *[hints] { $other }が、終局まで両者ともエンジンを使うことを申し出ています。受けますか？
}
    .title = 申し出
    .yes = 受ける
    .no = 断る
key-quit = 終了（対局は保存される）
    .hint = 終了
damaged-file = この対局のファイルは壊れています。手が欠け、時計が前の時点に戻っているかもしれません。元のファイルは{ $file }に残してあります。
