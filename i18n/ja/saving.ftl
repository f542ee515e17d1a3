## 対局中の棋譜の保存と、保存した対局。

mode = 保存した対局の一覧
activity = 保存した対局
mode-rename = 名前の変更
mode-save-as = 保存の画面
activity-save-as = 名前をつけて保存

games = 保存した対局を一覧にします。言葉で絞り込めます
    .about = 保存 読み込み 開く 棋譜 一覧 過去の対局 ロード 前の対局 続きから 対局一覧 私の対局 保存した対局
    .usage = games、games 山田 虎
    .key = 保存した対局を開く
    .hint = 開く
games-with = 保存した対局から「{ $words }」を探す
filter =
    .key = 名前・定石・手順・日付・結果で絞り込む
    .hint = 絞り込み
open = 保存した対局（番号で指定）、またはファイル（パスで指定）を開きます
    .about = 編集 開く 読み込む ファイル
    .usage = open 2
    .key = 開く
    .hint = 開く
rename = 保存した対局（番号で指定）の名前を変えます
    .usage = rename 2 決勝
    .about = 改名 リネーム
    .key = 名前を変える
    .hint = 名前
delete = 保存した対局（番号で指定）を、確認の上で削除します
    .about = 削除 消去 消す
    .usage = delete 2、delete 2 yes
    .key = 削除（確認あり）
    .hint = 削除
save = 対局のコピーを保存します。名前やパスを指定できます。.sgfと.ggfは棋譜、.svg、.png、.gifは画像になります
    .about = 保存 書き出し ファイル 共有 保存する セーブ 書き出す 棋譜を保存 名前を付けて保存 名前をつけて保存
    .usage = save、save final.sgf
    .key = 名前をつけて保存
    .details = 名前だけなら保存した対局のフォルダーに、画像は画像のフォルダーに入ります。~/final.pngのようなパスならその場所です。
save-choice = { $form ->
    [png] 局面の画像
    [gif] 対局のアニメーション画像
    [svg] 局面の印刷用画像（拡大しても鮮明）
    [sgf] ほかのボードゲームソフト向けの棋譜
    [ggf] GGSサーバー形式の棋譜
   *[pgn] 保存した対局と同じ形式の棋譜
}
    .about = { $form ->
        [png] 画像 写真 スクリーンショット
        [gif] 画像 動画 アニメーション
        [svg] 画像 図
        [sgf] {""}
        [ggf] {""}
       *[pgn] {""}
    }

saving = { $file }を保存しています…
not-drawn = 画像は.png、.gif、.svgで保存します。{ $ending }では保存できません
not-written = 対局は.pgn、.sgf、.ggfで保存します。{ $ending }では保存できません
saved-as = { $file }に保存しました。
    .short = { $name }に保存しました。
saved-without = { $file }に保存しました。含まれないもの：{ $parts }。
renamed = 名前を{ $file }に変えました。
deleted = 削除しました。
works-again = 保存できるようになりました。
not-saved-as = 保存できません：{ $why }。
not-saved = この対局を保存できません（{ $why }）。対局は続けられます。
    .short = 未保存。
not-kept = 前の対局をまだ保存できません（{ $why }）。
    .short = 未保存。
sheet-not-kept = この棋譜用紙をまだ保存できません（{ $why }）。入力は続けられます。
still-saving = 最後の変更を保存しているところです。
unavailable = この対局は保存されません：{ $why }。
unreadable = 新規対局：{ $why }。
damaged-game = 新規対局。保存した対局が壊れていたので、別に残してあります：{ $why }。
damaged-sheet = 前回の棋譜用紙を読み込めません：{ $why }。
left-sheet = 閉じたウィンドウの棋譜用紙は、2つ目のウィンドウで開きます。
moved = 閉じた{ $games }個のウィンドウの対局は、保存した対局にあります。
resumed = { $move }手目から再開しました。
cut-off = 保存されていた棋譜の終わりが欠けています。手も失われたかもしれません。壊れたファイルは新しいファイルと同じ場所に残してあります。

more-faults = ファイルの誤りはほかに{ $faults }件あります。「othello show」で見られます。
lost = 保存するとファイルから失われるもの：{ $parts }。
stated = { $moves }手の読み切りの値は、ファイルに書かれたものです（検討で更新）。
more-games = ファイルにはあと{ $games }局あります。「othello open ファイル 2」で2局目を開けます。
many-games = ファイルには、ほかに{ $games }局を超える対局があります。

no-games = 保存した対局はまだありません。
no-other-games = ほかの対局はまだありません。今の対局は自動で保存され、4手以上打っていれば、次の対局を始めたときに一覧に載ります。
    .short = ほかの対局はまだありません。
nothing-found = 当てはまる対局がありません。
found = { $games }局中{ $found }局
cannot-rename = 名前を変えられません：{ $why }
cannot-delete = 削除できません：{ $why }
wrong-number = 保存した対局の番号を入力してください（入力：{ $found }）。「games」で一覧が出ます
no-path = { $name }はパスです。保存した対局には名前だけをつけられます
no-name = 番号と名前が必要です（例：rename 2 決勝）
with-number = { $number }番
delete-question = 保存した対局「{ $game }」を削除しますか？元には戻せません。
    .title = 削除
    .yes = 削除する
    .no = 残す

damaged = 破損
damaged-because = 破損：{ $why }
current-row = 現在
linked-row = 通信
no-date = 日付なし
won = { $name }の勝ち { $score }
draw = 引き分け { $score }
at-move = { $move }手目
at = { $state }まで
saved-at = 保存：{ $time }
resume-with = 再開のコマンド：{ $command }
open-elsewhere = 別のウィンドウで対局中

title = 保存した対局
column = { $column ->
    [name] 名前
    [players] 対局者
    [game] 対局
    [opening] 定石
    [result] 結果
   *[saved] 保存
}
new-name = 新しい名前：
filter-label = 絞り込み：
save-as-title = 名前をつけて保存
save-as = この対局を次の名前で保存：
without-name = 名前なしの場合：{ $name }
pictures = 拡張子で形式が決まります：sgf、ggf（棋譜）、png、svg、gif（画像）
only-at-terminal = 保存した対局は端末でだけ使えます

key-row = 前・次の対局
key-close = 絞り込みを消す、または閉じる
    .hint = 閉じる
    .hint-instead = 解除
key-keep = 絞り込んだまま、一覧のキーに戻る
    .hint = 完了
key-clear = 絞り込みを消す
    .hint = 解除
key-name = 名前を変える
    .hint = 変更
key-save = 保存
    .hint = 保存
key-leap = 10局先・前、最初・最後の対局
other-window = 保存した対局は、別のウィンドウで開いています。ここでの対局は別に保存されます。
resumed-on-screen = { $resumed }nで新しい対局を始めます。
saved-resume = 対局を保存しました。再開のコマンド：{ $command }
saved-among-others = 対局を保存しました。保存した対局の一覧に載ります：{ $command }
more-settings = { $first }ほかの{ $more }件は「othello config」で見られます。
in-no-file = この対局はどのファイルにもありません：
