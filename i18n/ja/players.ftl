## 対局者：人間、エンジン、ほかのプログラム。

names = 対局者名を表示するか、黒、白の順に名前をつけます。
    .usage = names、names 山田 佐藤
score = 番勝負の成績、または1局だけなら石数を表示します。
step = コンピューター同士の対局を1手進めて、一時停止します。

play-on-alone = エンジンなしで続けます。
thinking = { $color }が考えています。
named-thinking = { $color }（{ $name }）が考えています。
no-match = { $discs }番勝負ではなく、1局だけの対局です。
match-so-far = { $score }{ $best-of }番勝負の{ $games }局を終え、石数は{ $black }-{ $white }。
engine-failed = { $error }もう一度聞きますか？やめるなら、あなたが{ $color }を打ちます。
    .title = エンジン
    .yes = もう一度聞く
    .no = エンジンなしで続ける

person = 人間
level = レベル{ $number }：{ $name }
remote = 別のマシンの人
about-person = 矢印キーで選びます：人間（このマシン、別のマシン）、またはエンジンのレベル1～10。
about-level = { $sentence }Elo { $strength }（ランダムに打つと0）。
about-program = 別のプログラム：{ $command }
about-engine = この制限内でエンジンが見つけた最善手。
about-remote = 別のマシンから、ブラウザーかこのプログラムで打ちます。開始すると、相手に送るリンクが出ます。

not-watched = コンピューター同士の対局ではありません
two-names = 黒、白の順に名前を2つ入力してください。空白を含む名前は二重引用符で囲みます
