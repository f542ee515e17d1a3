## 新規対局と番勝負。ファイル・貼りつけ・局面から始まる対局。

mode = 新規対局の画面
activity = 新規対局

new = 番勝負の次の対局、同じ条件の対局、または指定した対局を始めます
    .about = 新規 新しい対局 設定 条件 最初から やり直し 二人で 対局 開始 始める 2人 対人戦 リバーシ 次の対局 新しいゲーム
    .usage = new、new reversi-32 clock 5+3 black 山田 white 佐藤 best-of 3
    .key = 同じ条件、または別の条件で新しく対局
    .details =
        ルールの種類：{ $systems }。
        { $axes }
        clock：分、または分:秒（M:SS）。+Sは1手ごとにS秒加算（例：5、0:30、5+3）。noneで時計なし。
        blackとwhite：{ $players }。空白を含むときは二重引用符で囲みます。
        level：相手をするエンジンのレベル。10の後には1手の時間も書けます（例：5s）。
        best-of：奇数の対局数。新しい番勝負を始めます。
        balanced：XOT（8手の互角局面）の番号かrandom。noneでなし。
        指定しなかった条件は今のままです。
play = 指定したレベルのコンピューターと新しく対局します
    .usage = play 3、play 10 5s
    .about = レベル 強さ コンピューター コンピュータ エンジン 対戦 一人 ひとり 強くする 弱くする 強く 弱く 難易度 強い 弱い 先手 後手 黒で 白で レーティング 難しすぎる 強すぎる 簡単すぎる 弱すぎる 易しすぎる 難しい 簡単
    .key = レベルを選んでコンピューターと対局
    .short = コンピューターと対局
choose-opponent = 新規対局の画面で相手を選ぶ
rematch = 同じ条件で黒白を入れ替えてもう1局打ちます
    .about = 再戦 もう一度 もう一局 もう一回 入れ替え 交代 色を変える 先後 もう1回 再挑戦
    .key = 黒白を入れ替えてもう1局
    .hint = 再戦
not-over = 再戦はこの対局が終わってからです。newで今すぐ別の対局を始められます
choice-player = { $color }の対局者：名前、human、またはレベル
choice-level = 1から10のレベルと対局
choice-color = { $color }を持ってコンピューターと対局
    .about = { $color ->
        [black] 黒番 黒で 先手 黒を持つ 黒を持ちたい 黒がいい
       *[white] 白番 白で 後手 白を持つ 白を持ちたい 白がいい
    }
choice-both = コンピューター同士の対局を見る
    .about = コンピューター同士 コンピュータ同士 コンピューターどうし コンピュータどうし エンジン同士 ai同士 CPU同士 観戦 自動対局 自動対戦 デモ 見る対局
choice-time = レベル{ $level }、1手{ $seconds }秒
    .about = { $seconds ->
        [1] 速く 早く 遅い 遅すぎる 考慮時間 長考
       *[other] 長く 考慮時間 考える時間
    }
choice-clock-with-more = 時計を使う新しい対局：持ち時間 各{ $minutes }分、1手ごとに{ $seconds }秒加算
    .about = { $minutes }_{ $seconds }
choice-clocks = 時計を使う
    .about = 時計をつける 時計付き 持ち時間をつける
choice-matches = 番勝負にする
choice-balanced = 無作為に選んだ互角の8手から新しい対局
    .about = 互角 無作為 ランダム
choice-clock = 時計を使う新しい対局：持ち時間 各{ $minutes }分
    .about = { $minutes }分 { $minutes ->
        [5] 早指し 早打ち ブリッツ
       *[other] { "" }
    }
choice-match = { $games }番勝負
    .about = 番勝負 大会 トーナメント 選手権 リーグ { $games }番勝負
practice = 見ている局面から、コンピューターと新しく対局します
    .about = ここから ここから対局 ここから打つ この局面から 途中から 続きを打つ
    .usage = practice、practice 4
    .key = 途中の局面からエンジンと対局（新しい対局になる）
    .hint = 対局
dialog =
    .key = 新規対局、または番勝負の次の対局
    .hint = 新規
about-dialog = 黒と白を持つ人を決めます。名前を入力するか、矢印キーでコンピューターのレベルや離れた相手を選びます。その下はルール、時計、番勝負の局数です。Enterで対局を始めます。

began = 新しい対局です。
gone = 新しい対局です。{ $moves }と入力すると、前の手をもう一度打てます。
began-on = 新しい対局です。{ $terms }
began-with = XOTの{ $opening }番（8手）から始めます。
    .line = 新しい対局です。{ $terms }
began-from = { $ply ->
    [0] 最初から新しい対局です。あなたは{ $you }、相手は{ $opponent }です。
   *[other] { $ply }手目から新しい対局です。あなたは{ $you }、相手は{ $opponent }です。
}
go-on = この棋譜の続きの{ $moves }手を打ちますか？
    .title = 続き
    .yes = 打つ
    .no = 打たない
extended = 貼り付けた{ $moves }手を打ちました。
    .line = {""}
loaded = { $moves ->
    [0] 局面を読み込みました
   *[other] { $moves }手の棋譜を読み込みました
}{ $lacks ->
    [names-and-clock] （名前と時計なし）。
    [names] （名前なし）。
    [clock] （時計なし）。
   *[nothing] 。
}{ $moves ->
    [0] {""}
   *[other] PgUpとHomeでたどれます。
}
    .short = { $moves ->
        [0] 局面を読み込みました
       *[other] { $moves }手の棋譜を読み込みました
    }{ $lacks ->
        [names-and-clock] （名前と時計なし）。
        [names] （名前なし）。
        [clock] （時計なし）。
       *[nothing] 。
    }
    .line = 読み込みました。{ $described }

becomes = { $fate ->
    [none] { "" }
    [saved] 盤上の対局は保存されます。
    [short] 盤上の数手は消えます。
   *[unsaved] 盤上の対局は今は保存できません。
}
replace = 別の対局（{ $black } 対 { $white }）を始めますか？{ $terms }{ $becomes }
    .title = 新規対局
    .yes = 始める
    .no = 続ける
restart = 番勝負の途中です。この対局を始めから打ち直しますか？{ $becomes }
    .title = 新規対局
    .yes = 打ち直す
    .no = 続ける
abandon = 番勝負の途中です。打ち切って新しく始めますか？{ $becomes }
    .title = 新しい番勝負
    .yes = 打ち切る
    .no = 続ける
load = { $moves ->
    [0] この局面を読み込みますか？{ $becomes }
   *[other] この{ $moves }手の棋譜を読み込みますか？{ $becomes }
}
    .title = 読み込み
    .yes = 読み込む
    .no = 続ける

nothing-new = これらの手は、すべて盤上の対局にあります
unknown-setting = 設定「{ $setting }」はありません。「help new」を見てください
no-value = 「{ $setting }」には値が必要です。「help new」を見てください
wrong-value = { $setting } { $value }：{ $why }
no-balanced-opening = XOTがあるのは通常のオセロだけです（{ $rules }にはありません）

title = 新規対局
next-title = { $games }番勝負の第{ $game }局
label = { $field ->
    [name] { "  " }名前
    [clock] 時計
    [match] 番勝負
    [opening] XOT
   *[rules] ルール
}
no-clock = 時計なし
    .about = 時計なし 持ち時間なし
minutes = { $minutes }分
meaningless = この開始配置では無効
one-game = 1局だけ
best-of = { $games }番勝負
fewer-rules = - 細かいルールを隠す
more-rules = + 細かいルール
start = 対局を始める
you = あなた
opening = { $entered ->
    [free] なし
    [random] ランダム
   *[other] { $entered }番
}
about-clock = それぞれの持ち時間（分）：5、0:30、1手3秒加算の5+3など。入力するか、矢印キーで選びます。
about-opening = なし、または互角の8手を打った局面（XOT）から。矢印キーでランダム、番号は1～{ $last }。
about-name = 名前を入力します。空のままでもかまいません。
longest-name = 名前は{ $letters }文字までです。
about-match = 番勝負では、1局ごとに黒白を入れ替えます。
about-fewer-rules = Enterで、細かいルールを隠します。
about-more-rules = Enterで、開始配置、パス、数え方、ハンデなどを表示します。

key-change = 値を変える
key-start = 対局を始める（「細かいルール」では表示・非表示）
    .hint = 開始
    .hint-instead = 表示・非表示
players = 名前、human（人間）、level:5（1～10。level:10@5なら1手5秒）、engine（level:10と同じ）、cmd:COMMAND（NBoardで通信する別のプログラム）
