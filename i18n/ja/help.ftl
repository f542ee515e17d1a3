## ヘルプ：キー、ルール、印、戦い方。

mode = ヘルプ
activity = ヘルプ

play = 黒が先手です。自分の石で相手の石を縦・横・斜めに挟めるマスに打ち、挟んだ石をすべて返します。打てる手があるときは、必ず打たなければなりません。
other-rules = nで、ほかのルールの対局も始められます。
topic = { $topic ->
    [size] 盤は画面いっぱいに表示されます。ウィンドウを広げるか、端末の文字を大きくしてください（多くはCtrlと+、Ctrlと-）
    [sound] 手に音はありません。遠くの友だちが打ったときだけ、端末のベルが鳴ることがあります（:settings alert）
    [draw] 引き分けの申し込みはありません。終局で石数が同じなら引き分けです
    [pass] パスは打てる場所がないときに自動で行われます。自分からパスはできません
    [chat] 通信対局にチャットはありません。相手に見えるのは着手だけです
    [accounts] アカウントもレーティングもありません。友達には:hostのリンクを送るだけです。成績は:reportと:progressで見られます
   *[premoves] 着手は自分の手番になってから打ちます。先に入れておくことはできません
}
    .about = { $topic ->
        [size] 大きく 大きい 拡大 縮小 文字サイズ 文字を大きく 全画面 フォント 大きさ サイズ 小さく
        [sound] 音 音量 消音 無音 サウンド 音を消す 音を出す ミュート 音楽 静か
        [draw] 引き分け 引分 引き分けにする
        [pass] パス パスする 打てない 打つ場所がない
        [chat] チャット メッセージ 会話
        [accounts] アカウント ログイン パスワード 登録 ランキング プロフィール
       *[premoves] 先行入力 予約
    }
faq = 音や文字の大きさなど、コマンドのないことに答えます
    .about = 質問 よくある質問
    .usage = faq sound
no-topic = { $found }についての答えはありません。faqで全部を見られます
find =
    .key = 言葉で絞り込む
    .hint = 絞り込み
key-keep = 絞り込んだまま、見つかったものを読む
    .hint = 完了
nothing-found = その言葉はここにありません。:ならほかの言い方でも全コマンドを探せます。

legal-square = 小さな四角：合法手。
legal-dot = 点：合法手。
legal-dots = 点：合法手。
cursor-corners = 明るい四隅：カーソル。打てるマスでは薄い石も出る。
cursor-brackets = かっこや明るいマス：カーソル。打てるマスでは小さな石も出る。
cursor-bar = 明るい棒や明るいマス：カーソル。打てるマスでは小さな石も出る。
cursor-letters = かっこ、明るい棒、明るいマス：カーソル。打てるマスでは小さな文字も出る。
would-flip-dot = 石の中の点、またはまわりのマスが反対色：カーソルの手で返る石。
would-flip-plus = 石の横の+：カーソルの手で返る石。
last-dot = 石の中の赤か橙の点、またはその色のマス：最後の手。
last-star = 石の横の*：最後の手。
flipped-rim = 石の青か紫の縁や点、またはその色のマス：最後の手で返った石。
flipped-quote = 石の横の'：最後の手で返った石。
clock = 動いている時計の両側の!：残り20秒未満。

learning-heading = 学習用の印（:learning-marks）
special = # c x：特別なマス（下を参照）。
special-tinted = 色のついたマスの# c x：特別なマス（下を参照）。
stable = =：確定石（二度と返らない石）。
stable-tinted = 色のついたマス、青か紫の点：確定石（二度と返らない石）。
replies = 数字：カーソルの手への相手の応手と、それで返る石の数。

values-heading = エンジンの評価値（z）
value-best = *：最善手。
value-number = 数字：最善手と比べた石損。符号つきなら評価値。=は読み切り。
value-digit = いちばん小さいマスでは1桁だけ。+は10以上。

review-heading = 検討（j）、変化、コメント
review-better = !：実戦の手（?）より良い手。
review-loss = パネルの手の横の数字：石損。=は読み切り。
review-notes = 手の後の+：変化あり。"：コメントあり。マスの中の^ # o x：印。

squares-heading = 隅、C、X
corners = # 隅：ここの石は二度と返らない。
c-squares = c C：隅の隣で、辺にあるマス。
x-squares = x X：隅の斜め隣のマス。
edges = 辺は方角で呼ぶ：1行目が北、8行目が南、a列が西、h列が東。

themes-heading = テーマ
theme = { $name }：{ $looks }。

select-text = マウスで文字を選ぶには、:mouseと入力するか、Shift（端末によってはOption）を押しながらドラッグします。
copy-and-paste = yで棋譜をコピーします。棋譜や局面を貼り付けると読み込みます。

learning = 盤で打ちながら10分で覚えるには:learn、考え方を2つの盤で見るには:ideaと名前を入力します。

fewest-win = 二度と返らない石は、最後まで自分の石として数えられます。隅と、そこからつながる石は、相手に取らせます。
    .heading = 石の少ないほうが勝ち
moves-still-matter = 手を選べるうちは、隅を取らずにすみます。安全な手を残し、相手には悪い手しかないようにします。
    .heading = 手数はやはり大切
attack-beside-corners = XやCに打つと、相手はほかに手がなければ隅を取るしかありません。このルールでは、それが攻めになります。
    .heading = 隅の隣
the-end-of-few = 最後の数手ではいちばん多くの石が返り、もう返し直されません。自分がパスになってでも、相手に打たせます。
    .heading = 終盤

title = ヘルプ
keys = キー
rules = ルール
marks = 印
strategy = 戦い方

now-browsing = 途中の局面では
now-over = 終局後は
now-waiting = 待っている間は
two-players = 2人対局
everything = ほかの操作はコマンドにあります。「:」に続けて「入門」「テーマ」「保存」「遠く」など、探したい言葉を入力します。Tabで補完、Enterで実行します。

key-page = 次のページ、数字でそのページへ
    .hint = 次
looks = { $theme ->
    [classic] 緑の盤
    [paper] 灰色の紙（画像ファイルでは印刷した図）
    [contrast] 青い盤（ほとんどの人が見分けられる配色）
    [slate] 暗い端末向けの青灰色の盤
    [walnut] 木の盤
   *[mono] 色なし
}
