## ブラウザーで開くゲストのページ。

lang = ja
language = 言語
no-script = このページにはJavaScriptが必要です。
wrong-host = このアドレスでは対局のページを開けません。送られたリンクのまま開くか、ホスト側で--tunnelにこのアドレスを指定してもらってください。
connecting = 接続しています…
lost = 接続が切れました。再接続しています…
lost-long = 続くようなら、新しいリンクをもらってください。対局と席は残っています。
your-name = お名前
play = 対局する
watch = 観戦する
rules = ルール
board = 盤面
more = その他
tap-again = 同じマスをもう一度タップすると打ちます。
one-tap = 返る石を確認せず、1回のタップで打つ
sound = 自分の番になったら音を鳴らす
vibration = 自分の番になったら振動させる
moves = 棋譜

invites = { $other }から対局に招待されています
each-has = 持ち時間は双方{ $time }{ $increment ->
    [0] です。
   *[other] 、1手ごとに{ $increment }秒加算されます。
}
elsewhere = この対局は別のタブで開いています。
play-here = ここで打つ
host-left = { $at-start }が退出しました。対局は保存されており、{ $other }が戻るとこのページで再開します。

title = { $what } – オセロ
no-game = 対局はまだ始まっていません。
paused = 一時停止中
your-move = あなたの番です
your-choice = 返す石を選んでください
to-move = { $player }の番です
you = あなた
discs-left = 手持ち{ $discs }石

square = { $square }、{ $state }
playable = { $square }、合法手、{ $discs }が返る
hidden = 非表示

not-answered = { $other }の返事を待っています。
undone = 戻した手：{ $squares }。
nothing-to-undo = 戻せる手がありません。
left = 退出しました。リンクからまた戻れます。

undo = 待った
pause = 一時停止
resume = 再開
resign = 投了
rematch = 再戦
next-game = 次の対局
withdraw = 申し出を取り消す
leave = 退出
share = 観戦に招待
shared = オセロの対局を観戦
link-copied = 観戦用のリンクをコピーしました。見てほしい人に送ってください。
ask-leave = 対局から退出しますか？リンクからまた戻れます。
    .yes = 退出する
    .no = 続ける
unknown-link = このリンクは不完全か、もう使えません。入力を確かめるか、新しいリンクをもらってください。
