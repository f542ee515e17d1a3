## 設定：名前、意味、値

mode = 設定

settings = 設定を変えます：見た目、言語、エンジン、ファイル、新しい対局
    .about = 設定 オプション 環境設定
    .usage = settings、settings theme paper
    .details = すぐに保存され、次回も有効です。値を書かなければ、その設定で選べる値を表示します。
title = 設定

looks = 盤と見た目
learning = 学習
engine = エンジン
files = ファイル
far-away = 離れた相手
new-game = 新しい対局
name = { $setting ->
    [theme] 配色
    [language] 言語
    [seen-from] 盤を見る側
    [animation] 石が返る動き
    [legal-moves] 打てるマス
    [mouse] マウス
    [cursor] 端末のカーソル
    [alert] お知らせ
    [tunnel] ネット経由のリンク
    [color] 色の使用
    [glyphs] 描き方
    [learning-marks] 学習用の印
    [say-why] 理由を先に答える
    [me] 自分の名前
    [evaluation] ヒントと評価値
    [lines] 読み筋の数
    [lines-depth] 読み筋：読む手数
    [lines-seconds] 読み筋：秒数
    [threads] プロセッサー
    [memory] メモリー（MiB）
    [games] ほかの棋譜
    [repertoire-black] 黒の定石
    [repertoire-white] 白の定石
    [book] 局面ブック
    [black] 黒
    [white] 白
    [clock] 時計
   *[rules] ルール
}
about = { $setting ->
    [theme] テーマ 外観
    [animation] アニメーション 速度 遅く
    [legal-moves] 合法手 印
    [glyphs] 文字 ピクセル 画素 フォント
    [say-why] 理由 考え方 なぜ 質問
    [me] 名前
    [evaluation] 評価 解析 ロック
    [threads] スレッド コア
    [games] データベース フォルダー
    [repertoire-black] 定石
    [repertoire-white] 定石
    [clock] 持ち時間 早打ち 早指し 時計
    [alert] 通知 ベル 音 音量 消音 無音 サウンド 音を消す 音を出す ミュート 音楽 静か
    [tunnel] トンネル インターネット cloudflared tailscale ssh
   *[other] { "" }
}
meaning = { $setting ->
    [theme] 盤の配色
    [language] プログラムの言語。autoはシステムの言語
    [seen-from] 盤を見る側。白の側からは180度回した盤になる
    [animation] 石が返る様子を見せる
    [legal-moves] 打てるマスに印をつける
    [mouse] マウスで打つ。オフなら文字の選択に使う
    [cursor] 拡大鏡やスクリーンリーダーのために、選んだマスに端末のカーソルを表示する
    [alert] 別のウィンドウを見ている間に、友達の参加、着手、申し出があれば知らせる。autoは端末が対応していれば通知、そうでなければベル
    [tunnel] どこでも使えるリンクを作るプログラム。経由先の運営者は内容を読める。askは、確認のうえ、入っている最初のものを使う
    [color] 色を使うか（次の起動から有効）。autoは端末に合わせる
    [glyphs] 盤を何で描くか（次の起動から有効）。autoは、できればピクセル、できなければ文字
    [learning-marks] 初心者向けの印を盤につける
    [say-why] レッスンで、正しい手がなぜ正しいかを、先に4つの考え方から答える
    [me] 対局で使う名前。2人対局や開いたファイルで、自分の手を見分ける
    [evaluation] ヒントや評価値を表示できるようにする。オフならエンジンを使えない
    [lines] :linesが表示する読み筋の数
    [lines-depth] :linesが何手先まで読むか
    [lines-seconds] :linesが1つの局面を読む秒数
    [threads] 探索に使うプロセッサーの数。autoはすべて
    [memory] 探索で局面を記録するのに使うメモリー
    [games] 保存した対局のほかに調べる棋譜のファイルやフォルダー（コンマで区切る）。~/はホームディレクトリ
    [repertoire-black] 黒番の定石のファイル。autoは:repertoireが作るもの
    [repertoire-white] 白番の定石のファイル。autoは:repertoireが作るもの
    [book] 調べた局面の評価値を残すか、どのファイルに残すか
    [black] 起動時に始まる対局の黒の対局者
    [white] 起動時に始まる対局の白の対局者
    [clock] 起動時に始まる対局の時計
   *[rules] 起動時に始まる対局のルール
}
expected = { $setting ->
    [me] コンマで区切った名前、またはnone
    [lines] 1から60の数、またはall
    [lines-depth] 1から60の数、またはany
    [lines-seconds] 秒数、またはany
    [threads] 1から256の数、またはauto
    [memory] 1から65536の数
    [games] コンマで区切ったファイルやフォルダーのパス、またはnone
    [repertoire-black] ファイルのパス、またはauto
    [repertoire-white] ファイルのパス、またはauto
    [book] true、false、またはファイルのパス
    [tunnel] cloudflared、tailscale、ssh、ssh:HOST、{ "{port}" }を含むコマンド、https://example.org/ のような自分のアドレス、入っている最初のものならauto、またはask
    [black] 名前、human、level:1～level:10、または別のプログラムならcmd:COMMAND
    [white] 名前、human、level:1～level:10、または別のプログラムならcmd:COMMAND
   *[clock] 分（例：5）、分と1手ごとの加算秒（例：5+3）、またはnone
}
switch = { $word ->
    [on] オン
   *[off] オフ
}
    .about = { $word ->
        [on] { $about } オン 見せる 表示 表示する つける 有効
       *[off] { $about } オフ 隠す 消す 非表示 なし 無し 無効 オフにする 切る
    }
value = { $value ->
    [true] オン
    [false] オフ
    [auto] 自動
    [ask] 先に確認
    [none] なし
    [any] 制限なし
    [all] すべて
    [always] 常に
    [never] 使わない
    [black] 黒
    [white] 白
    [human] 人間
    [pixels] ピクセル
    [unicode] 文字
    [fine] 細かい文字
    [narrow] 幅の狭い文字
    [ascii] ASCIIのみ
   *[other] { $value }
}
with-choices = { $meaning }（{ $expected }）
heading = { $name }：{ $value }
    .about = { $about }
set = { $name }：{ $value }。
row = { $name }：{ $title }、{ $value }
overridden = { $row }（今回はコマンドラインのオプションによる）
by-option = 今回はコマンドラインのオプションで決まっています。
unfit = { $setting }：{ $expected }を入力してください（入力：{ $found }）
unknown = 設定{ $found }はありません。「settings」ですべて表示します
no-file = ファイルもフォルダーもありません：{ $path }
not-kept = 終了するまでの間だけ有効です：{ $why }
key-select = 設定を選ぶ
key-change = 設定を次の値にする
    .hint = 変更
    .key = 設定を次の値か前の値にする
key-back = 設定を前の値にする
key-open = 設定の値を選ぶ、または入力する
    .hint = 選ぶ

unreadable = 読み込めません（{ $why }）
file-unused = { $why }。既定の設定を使います
not-toml = TOMLとして読めません：{ $reason }
not-in-file = { $name }という設定はありません。一覧は「othello config」で出ます
not-given = { $what ->
    [text] 引用符で囲んだ文字列にしてください
    [names] 引用符で囲んだ名前、または名前のリストにしてください
    [path] 引用符で囲んだパスにしてください
    [book] 引用符で囲んだパス、またはfalseにしてください
    [paths] 引用符で囲んだパスのリストにしてください
   *[switch] trueかfalseにしてください
}
