## 統計：対局の結果と、着手の石損。

report = 保存した対局の結果と着手の石損を、色・段階・定石・相手別に表示します
    .key = 自分の対局の統計
    .about = 統計 弱点 成績 戦績 勝率 レーティング
title = 対局の統計
unavailable = 統計を出せません：{ $error }。
no-games = 統計を出す対局がありません。

own = あなたの{ $games }局：{ $won }勝{ $lost }敗{ $drawn }分。
of-player = { $player }の{ $games }局：{ $won }勝{ $lost }敗{ $drawn }分。
all = { $games }局：黒勝ち{ $black }、引き分け{ $drawn }、白勝ち{ $white }。
no-values = { $moves }手とも評価値がまだありません。検討するか、othello report --depth 10で評価値がつきます。
all-valued = 1手平均{ $mean }石損。{ $moves }手のうち2石以上の損は{ $errors }手です。
some-valued = 1手平均{ $mean }石損。{ $valued }手のうち2石以上の損は{ $errors }手です。{ $moves }手のうち評価値があるのは{ $valued }手だけで、{ $games }局に評価値のない手があります。othello report --depth 10で計算します。
outcomes = 勝ち{ $wins }、引き分け{ $draws }、優勢{ $leads }
nothing = なし
own-given = 自分が逃したもの：{ $given }。相手が逃したものはありません。
turning-points = 逃したもの：{ $given }。この{ $offered }回のうち、相手が生かしたのは{ $taken }回です。
own-turning-points = 自分が逃したもの：{ $given }。相手が逃したもの：{ $offered }。そのうち{ $taken }回を生かしました。
lost-on-time = 時間切れ負けが{ $games }局あります。
other-rules = ほかのルールの{ $games }局は数えていません。

## 表：見出し、列の名前、行。

by-color = 色別
by-phase = 段階別
by-empties = 空きマス別
by-idea = 考え方別
by-repertoire = レパートリー
by-known = 実戦例
by-time = 残り時間別
by-opening = 定石別（{ $openings }）
by-opening-of-black = 定石別、黒（{ $openings }）
costliest = 損の多い定石
by-player = 対局者別（{ $players }）
by-opponent = 相手別（{ $players }）
games = 局数
won = 勝ち
drawn = 引分
lost = 負け
lead = 石差
loss = 損/手
moves = 手数
errors = 悪手
discs-lost = 総石損
share = 割合
lately = 直近{ $games }局
black = 黒
white = 白
empties = { $from }～{ $to }
in-repertoire = 範囲内
after-repertoire = 外れた後
in-known = 範囲内
after-known = 外れた後
time-half = 半分超
time-quarter = 1/4～半分
time-tenth = 1/10～1/4
time-less = 1/10以下
no-name = 名前なし
