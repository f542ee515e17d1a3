## なぜ損なのか、どの手が良かったか。

why = 表示中の悪手、または最後の手について、石損とその理由、より良い手を示します
    .usage = why
    .key = 表示中の手が良い、または悪い理由
    .hint = 理由

end =
    .key = 説明を閉じる
    .hint = 閉じる
later = レッスンの2つの局面（打った手の後と、よりよい手の後）を1手進めて示します
    .hint = 進む
earlier = レッスンの2つの局面を1手戻して示します
key-futures = 2つの局面を1手進める、戻す
no-futures = 2つの局面を示すレッスンがありません

looking = 理由を調べています。
question = 終局前にこの手の理由を見ますか？
    .title = 理由
    .yes = 見る
    .no = 見ずに続ける
no-move = 理由を示す手がありません

best = { $mover }{ $square }は最善手です（{ $certainty }）。
    .short = { $square }は最善手
explained = { $mover }{ $square }は{ $discs }損（{ $certainty }）。{ $reasons }最善は{ $line }。
    .short = { $square }は{ $discs }損：{ $brief }。最善は{ $better }。
    .line = { $mover }{ $square }は{ $discs }損（{ $certainty }）。{ $all }実戦は{ $played }。最善は{ $line }。
unexplained = { $mover }{ $square }は{ $discs }損（{ $certainty }）。最善は{ $line }。
    .short = { $square }は{ $discs }損。最善は{ $better }。
    .line = { $mover }{ $square }は{ $discs }損（{ $certainty }）。実戦は{ $played }。最善は{ $line }。

reasons = { $reasons }。
and = { $reason }。{ $next }

## 理由：それぞれ、どの手の話かを先に言う。短い形では言わない。

gives-corner = { $subject }だと{ $opponent }に隅{ $corners }を取られる
    .short = { $corners }を取られる
    .list = { $corners }を取られる
leaves-corner = { $subject }では隅{ $corners }を守れない
    .short = { $corners }を防げない
    .list = { $corners }を防げない
wins-corner = { $subject }なら隅{ $corners }を取れる
    .short = { $best }で{ $corners }を取れる
loses-corner = { $subject }だとのちに{ $opponent }に隅{ $corners }を取られる
    .short = のちに{ $corners }を失う
passes = { $subject }だと{ $player }がパスになる
    .short = { $player }がパスになる
    .list = 自分がパスになる
passes-later = { $subject }だとのちに{ $player }がパスになる
    .short = のちに{ $player }がパスになる
    .list = のちに自分がパス
forces-pass = { $subject }なら{ $opponent }がパスになる
    .short = { $best }で{ $opponent }がパスになる
    .list = 相手がパスになる
forces-pass-later = { $subject }ならのちに{ $opponent }がパスになる
    .short = { $best }でのちに{ $opponent }がパスになる
    .list = のちに相手がパス
runs-out = { $subject }だと{ $player }は安全な手がなくなる
    .short = 安全な手がなくなる
    .list = 安全な手がない
loses-access = { $subject }だと{ $best }周辺に打てるのは{ $opponent }だけになる
    .short = { $best }周辺を失う
    .list = { $best }周辺を失う
loses-last-move = { $subject }だと{ $squares }の手止まりを{ $opponent }に打たれる
    .short = { $squares }の手止まりを失う
    .list = 手止まりを失う
opens-wide = { $subject }は開放度が大きい
    .short = 開放度が大きい
    .list = 開放度が大きい
gives-up-moves = { $subject }だと{ $player }は{ $squares }に打てなくなる
    .short = { $squares }が消える
    .list = 手が消える
drives-beside = { $subject }なら{ $opponent }は{ $reply }（空いた隅の隣）に打つしかない
    .short = { $best }で{ $reply }に追い込める
    .list = { $best }で{ $reply }に追い込める
driven-beside = { $subject }だと{ $player }は{ $next }（空いた隅の隣）に打つしかない
    .short = { $next }に追い込まれる
    .list = { $next }に追い込まれる
wall = { $subject }だと壁ができる。空きマスに接する{ $player }石は{ $played }個、{ $best }なら{ $better }個
    .short = 壁ができる
    .list = 壁ができる
out-of-order = { $subject }は良い手だが早い。{ $opponent }の{ $reply }で{ $best }に打てなくなる
    .short = 早い、{ $best }が先
    .list = { $best }が先
spoils = { $subject }は良い手だが早い。先に打つと{ $best }に打てなくなる
    .short = 早い、{ $best }が先
    .list = { $best }が先
taken-first = { $subject }は良い手だが早い。{ $opponent }に先に{ $best }を打たれる
    .short = 早い、{ $best }が先
    .list = { $best }が先
contested = { $subject }だと、互いに打ちたい{ $best }を{ $opponent }に打たれる
    .short = { $best }を打たれる
    .list = { $best }を打たれる
only-now = { $subject }だと{ $opponent }の{ $reply }で{ $best }に打てなくなる
    .short = { $best }は今だけ
    .list = { $best }は今だけ
takes-reply = { $subject }なら{ $opponent }の{ $reply }を消せる
    .short = { $best }で{ $reply }を消せる
takes-moves = { $subject }なら{ $opponent }の{ $squares }を消せる
    .short = { $best }で{ $squares }を消せる
    .list = { $best }で手を消せる
fewer-moves = { $subject }だと{ $player }が次に打てる手は{ $played }手、{ $best }なら{ $better }手
    .short = { $player }の手が少ない
    .list = 手が少ない
more-moves = { $subject }だと{ $opponent }の打てる手は{ $played }手、{ $best }なら{ $better }手
    .short = { $opponent }の手が多い
    .list = 相手の手が多い
quiet = { $subject }は開放度0
    .short = { $best }は開放度0
fewer-safe-moves = { $subject }だと{ $player }の次の安全な手は{ $played }手、{ $best }なら{ $better }手
    .short = { $player }の安全な手が少ない
    .list = 安全な手が少ない
quiet-reply = { $subject }だと{ $opponent }に開放度0の{ $reply }を打たれる
    .short = 開放度0の{ $reply }がある
    .list = 開放度0の{ $reply }
quiet-moves = { $subject }だと{ $opponent }に開放度0の{ $squares }が残るが、{ $best }なら残らない
    .short = 開放度0の{ $squares }が残る
    .list = 開放度0の手が残る
has-to-open = { $subject }だと{ $player }は開放度の大きい{ $next }に打つしかない
    .short = 次の{ $next }の開放度が大きい
    .list = 次の開放度が大きい
lets-wedge = { $subject }だと{ $opponent }に{ $squares }へ割り込まれる
    .short = { $squares }に割り込まれる
    .list = { $squares }に割り込まれる
leaves-square = { $subject }だと{ $opponent }に{ $squares }を打たれる
    .short = { $squares }を打たれる
    .list = { $squares }を打たれる
can-wait = { $subject }は後でも打てるが、{ $best }は{ $opponent }にも打たれる
    .short = 後でも打てる
beside-corner = { $subject }は空いた隅{ $corners }の隣で、{ $when ->
    [reply] {""}
   *[later] のちに
}{ $opponent }に隅を取られる
    .short = 空いた隅{ $corners }の隣
    .list = 空いた隅の隣
beside-empty = { $subject }は空いた隅{ $corners }の隣
    .short = 空いた隅{ $corners }の隣
    .list = 空いた隅の隣
safe-beside = { $subject }は安全で、{ $opponent }は{ $corners }を取れない
    .short = { $best }は安全
makes-open = { $subject }なら{ $opponent }は開放度の大きい{ $reply }に打つしかない
    .short = { $best }で{ $opponent }の開放度が大きくなる
    .list = 相手の開放度が増す
opens-moves = { $subject }だと{ $opponent }に{ $squares }の手を与え、そこに打たれる
    .short = { $squares }の手を与える
    .list = 相手の手を増やす
gives-up-move = { $subject }だと{ $square }に打てなくなる
    .short = { $square }が消える

motif = { $motif ->
    [gives-a-corner] 隅を与える
    [leaves-a-corner] 隅を防げない
    [wins-a-corner] 隅を取れる
    [loses-a-corner] のちに隅を失う
    [has-to-pass] パスになる
    [forces-a-pass] 相手をパスにする
    [runs-out-of-safe-moves] 安全な手がなくなる
    [loses-access-to-a-region] 領域に入れなくなる
    [loses-the-last-move] 手止まりを失う
    [opens-the-position] 開放度が大きい
    [gives-up-moves] 手が消える
    [drives-beside-a-corner] 隅の隣に追い込む
    [driven-beside-a-corner] 隅の隣に追い込まれる
    [quiet-move] 開放度0の手
    [out-of-order] 手順の前後
    [better-move-only-now] 今しか打てない手
    [contested-square] 取り合いの場所
    [takes-the-reply] 応手を消す手
    [takes-moves] 相手の手を消す
    [lets-the-opponent-wedge] 割り込まれる
    [leaves-a-square] 好点を打たれる
    [can-wait] 後でも打てる
    [beside-an-empty-corner] 空いた隅の隣
    [makes-the-opponent-open] 相手の開放度を大きくさせる
    [opens-moves] 相手の手を増やす
    [gives-up-the-next-move] 次の手が消える
    [opens-a-quiet-reply] 開放度0の応手を与える
    [quiet-reply] 開放度0の応手
    [has-to-open] 次の手の開放度が大きい
    [wall] 壁
    [fewer-moves] 手が少なくなる
    [more-moves-for-the-opponent] 相手の手が多くなる
    [fewer-safe-moves] 安全な手が少なくなる
   *[safe-beside-a-corner] 隅の隣でも安全な手
}
