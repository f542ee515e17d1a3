## 設定：名前、意味、値

mode = 設定

settings = 設定を変える：見た目、言語、エンジン、ファイル、新しい対局
    .about = 設定 オプション 環境設定 音 音量 消音 大きく 拡大 文字サイズ 無音
    .usage = settings、またはsettings theme paper
    .details = すぐに保存され、次回も有効です。値を付けないと、その設定の値の一覧を表示します。
title = 設定

looks = 盤と見た目
learning = 学習
engine = エンジン
files = ファイル
new-game = 新しい対局
name = { $setting ->
    [theme] 配色
    [language] 言語
    [seen-from] 盤を見る側
    [animation] 石が返る動き
    [legal-moves] 打てるマス
    [mouse] マウス
    [cursor] 端末のカーソル
    [color] 色の使用
    [glyphs] 描き方
    [learning-marks] 学習用の印
    [say-why] 理由を先に答える
    [me] 自分の名前
    [evaluation] ヒントと評価値
    [lines] 最善筋
    [lines-depth] 最善筋：先読みの手数
    [lines-seconds] 最善筋：秒数
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
    [animation] アニメーション アニメーション 速度 遅く
    [legal-moves] 合法手 印
    [glyphs] 文字 画素 フォント
    [say-why] 理由 考え方 なぜ 質問
    [me] 名前
    [evaluation] 評価 解析 ロック
    [threads] スレッド コア
    [games] データベース フォルダー
    [repertoire-black] 定石
    [repertoire-white] 定石
    [clock] 持ち時間 持ち時間 早指し 時計
   *[other] { "" }
}
meaning = { $setting ->
    [theme] 盤の配色
    [language] プログラムの言語。autoはシステムの言語
    [seen-from] 盤を見る側。白の側からは半回転した盤になる
    [animation] 石が返る様子を見せる
    [legal-moves] 打てるマスに印を付ける
    [mouse] マウスで打つ。オフならテキストの選択に使う
    [cursor] 拡大鏡やスクリーンリーダーのために、選んだマスに端末のカーソルを表示する
    [color] 次の起動から色を使うか。autoは端末に合わせる
    [glyphs] 次の起動から盤を何で描くか。autoは可能なら画素、そうでなければ文字
    [learning-marks] 初心者が覚えるものに印を付ける
    [say-why] レッスンで、正しい手がなぜ正しいかを先に4つの考え方から答えます
    [me] 対局に使う名前。二人の対局や開いたファイルで自分の手を見分ける
    [evaluation] 求められたとき、エンジンの考えを見せる。オフならロックする
    [lines] :linesが表示する筋の数
    [lines-depth] :linesが何手先まで読んで止まるか
    [lines-seconds] :linesが一つの局面を読む時間
    [threads] 探索に使うプロセッサーの数。autoはすべて
    [memory] 探索が局面のために使うメモリー
    [games] 保存した対局のほかに調べる棋譜のファイルとフォルダー（コンマで区切る）。~/はホームディレクトリ
    [repertoire-black] 黒番の定石のファイル。autoは:repertoireが作るもの
    [repertoire-white] 白番の定石のファイル。autoは:repertoireが作るもの
    [book] 調べた局面の評価値を残すか、どのファイルに残すか
    [black] プログラムとともに始まる対局の黒番
    [white] プログラムとともに始まる対局の白番
    [clock] プログラムとともに始まる対局の時計
   *[rules] プログラムとともに始まる対局のルール
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
    [black] 名前、human、level:1からlevel:10、または別のプログラムのcmd:COMMAND
    [white] 名前、human、level:1からlevel:10、または別のプログラムのcmd:COMMAND
   *[clock] 5のような分数、5+3のような分数と一手ごとの追加秒数、またはnone
}
switch = { $word ->
    [on] オン
   *[off] オフ
}
    .about = { $word ->
        [on] オン 見せる 表示 表示する
       *[off] オフ 隠す 消す 非表示
    }
value = { $value ->
    [true] オン
    [false] オフ
    [auto] 自動
    [none] なし
    [any] 制限なし
    [all] すべて
    [always] 常に
    [never] 使わない
    [black] 黒
    [white] 白
    [human] 人
    [pixels] 画素
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
unfit = { $setting }：{ $expected }が必要です。入力は{ $found }
unknown = { $found }という設定はありません。settingsですべて表示します
no-file = ファイルもフォルダーもありません：{ $path }
not-kept = 終了するまでの間だけ有効です：{ $why }
key-select = 設定を選ぶ
key-change = 設定を次の値にする
    .hint = 変更
    .key = 設定を次の値か前の値にする
key-back = 設定を前の値にする
key-open = 設定の値を選ぶ、または入力する
    .hint = 選ぶ
