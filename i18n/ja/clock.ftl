## 対局時計と一時停止。

mode = 一時停止中
activity = 一時停止

time = 両者の残り時間を表示します
    .about = 時計 残り時間 持ち時間
    .key = 両者の残り時間を見る
pause = 時計を、またはコンピューター同士の対局を止めます
    .about = 一時停止 止める タイマー
    .key = 時計、またはエンジン同士の対局を一時停止
    .hint = 停止
resume = 再開
    .hint = 再開
    .button = 再開
continue = 一時停止を解きます。または、見ている局面より後の手をすべて戻します
    .usage = continue、continue here
    .key = 一時停止を解く、またはここから続ける

times-left = 残り時間：黒{ $black }、白{ $white }。
no-clock = この対局に時計はありません。
paused = 一時停止中。「continue」で再開します。
resumed = 再開しました。
watched-paused = 一時停止中。pで再開、Enterで1手進めます。
waiting = 次の入力から時計が動きます。

is-paused = 一時停止中です
    .line = 一時停止中です。「continue」で再開してください
no-clock-to-pause = 時計は動いていません
    .screen = この対局には止める時計がありません
already-paused = すでに一時停止しています
not-paused = 一時停止していません
only-here = 「continue」の後に書けるのはhereだけです

title = 一時停止
head = 一時停止中。
