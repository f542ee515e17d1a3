transcript = 棋譜をコピーします。まだ手がなければ、開始局面をコピーします
    .about = コピー 棋譜 書き出し 共有
    .key = 棋譜をコピー
position = 局面をコピーします
    .about = fen
    .key = 局面をコピー

transcript-copied = { $moves }手の棋譜をコピーしました。
position-copied = 局面をコピーしました。
no-moves = コピーする手がまだありません
if-allowed = 端末がコピーを許可していれば、貼り付けられます。
in-tmux = tmuxではプレフィックスキーと]で貼り付けられます。
not-in-tmux = tmuxがコピーを受け付けませんでした。
