section-name = 名前
section-synopsis = 書式
section-description = 説明
section-options = オプション
section-commands = コマンド
section-keys = キー
section-files = ファイル
section-environment = 環境変数
section-exit-status = 終了ステータス
section-examples = 例
volume = ゲーム

what = オセロとリバーシ系のゲームです。1台の端末でも離れた2台でも2人で対局でき、エンジンとも対局できます。コマンドなしで起動すると今の対局を続け、なければ新しく始めます。矢印キーとEnter、マウス、またはd3のようなマスの入力で打ちます。どの手も打つたびに保存されます。2つ目のウィンドウでは別の対局になり、それも保存されます。対局はディスクへの書き込みを待たずに進みます。保存中の数ミリ秒の間にkill -9や停電があったときだけ、その間の手が失われます。
line-by-line = 標準入力か標準出力が端末でなければ、1行ずつ対局します。helpでコマンドを表示します。
which-options = 対局のオプション（ルール、時計、対局者、番勝負）を付けると新しい対局になり、今の対局は保存されます。ルールのオプションはhost、show、check、convert、solve、analyze、match、perftにも、画面のオプションはshow、games、open、host、join、puzzles、doctorにも使えます。

usual-folder = ふつうは{ $folder }の下。
settings-file = 設定。プログラムは書き込みません。othello configが場所とすべての設定を表示します。
game-file = 今の対局。1手ごとに保存されます。
second-game-file = 2つ目のウィンドウの対局。以下同様。
sheet-file = 入力中の棋譜用紙。番号を入れるたびに保存されます。2つ目のウィンドウではsheet-2.txt。othello repairで読めます。
index-file = 保存した対局の一覧。数が多くても速く読むためのものです。削除してもかまいません。
choices-file = :settingsや:themeなどのコマンドで選んだもの。config.tomlが変わるまではそれより優先され、オプションは両方より優先されます。削除してもかまいません。
level-file = Eloで表したあなたのレベルの推定と、そのもとになったエンジンとの対局数。削除してもかまいません。
links-folder = 離れた相手との対局、1局ごとに1つのファイル。終局後も1週間残ります。
panic-file = 最後の異常終了の報告。不具合の報告に使います。
identity-file = ホストがあなたを見分ける鍵。読めるのはあなただけです。
progress-file = あなたの解答、対局の悪手、:learnの進み具合。行が追加されるだけです。削除しても、解答以外は保存した対局から作り直されます。
book-file = ブック：読んだ局面の評価値。設定bookに別のファイルがあればそちらを使います。
repertoire-files = あなたのレパートリー。設定に別のファイルがあればそちらを使います。SGFエディターで編集できます。
games-folder = 保存した対局、1局ごとに1つのファイル。
pictures-folder = 保存した対局の画像。

env-no-color = 空でなければ色を使いません。次の2つより優先されます。
env-clicolor-force = 空でも0でもなければ、端末が色に対応していないように見えても色を使います。
env-clicolor = 0なら色を使いません。
env-colorterm = 端末の色数。画面では、COLORTERMでわからなければ端末にも尋ねます。
env-accessible = 空でも0でもなければ1行ずつ対局します。--cursorがあれば画面を使います。
env-characters = 端末で表示できる文字。空でない最初のもので決まります。
env-language = 言語。ロケールがCでなければLANGUAGEの一覧のうち使える最初のもの、なければほかの変数のうち空でない最初のもの。
env-messages = 言語のフォルダー。その中の文で表示します。othello messagesで点検できます。

status-success = 成功。
status-failure = 読み書きできないものがあった、対局に誤りや記載と違う結果があった、棋譜用紙の修正候補がないか複数あった、またはスクリプトの行が拒まれた。
status-usage = コマンドラインを解釈できなかった。
status-panic = プログラムの不具合で終了し、報告を書いた。
status-hung-up = 端末が閉じられた（SIGHUP）。
status-interrupted = Ctrl-Cが押された（SIGINT）。
status-quit = SIGQUITで終了した。
status-terminated = SIGTERMで終了した。

example-clocks = 時計を使う対局：各5分、1手ごとに3秒加算。
example-rules = 別のルールで、エンジンのレベル3と対局。
