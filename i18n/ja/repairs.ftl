## 誤りのある棋譜を貼りつけた、または開いたときの修正候補。

mode = 修正候補の一覧
activity = 修正候補

load = 棋譜、局面、またはパスで指定したファイルを読み込みます
    .about = 貼り付け 取り込み ファイル 局面を作る 局面編集 盤面を作る 局面入力 局面を編集
    .usage = load f5d6c3
    .key = 棋譜またはファイルの対局を読み込む
    .details = 保存した対局は:gamesにあります。局面はa1からh8までの64文字で書きます。Xが黒、Oが白、-が空きで、最後に手番のXかOを付けます。copy-positionで盤上の局面をコピーできます。
opening = 名前で定石を盤に並べます
    .about = 定石名 定石を並べる
    .usage = opening 虎定石
opening-choice = { $name }：{ $moves }
    .about = { $words }
no-opening = { $found }という定石はありません
repair = 誤りの手前まで読み込んだ棋譜に、その番号の修正候補を使います。番号がなければ候補を表示します
    .usage = repair、repair 1
    .key = 修正候補を使う
    .hint = 修正

unreadable = { $why }
    .screen = 読み込めません：{ $why }
other-files = 最初のファイルだけを開きます。ほかの{ $files }個は開きません。
neither = { $found }は手順でも局面でもファイルのパスでもありません。保存した対局は:gamesにあります
doubtful = このテキストの大部分は棋譜ではありません。棋譜かもしれない部分：{ $moves }。読み込みますか？
    .title = 読み込み
    .yes = 読み込む
    .no = やめる
title = 修正候補
fault = { $moves ->
    [0] { $fault }その前に打てる手がありません。
   *[other] { $fault }その前の{ $moves }手を読み込みました。
}
meant = 正しくは？
choice = { $number }. { $repair }
how = 「repair 1」で最初の候補を使います。
taken = 修正しました。{ $repair }。

none = この棋譜に修正候補はありません
only = 修正候補は{ $repairs }個だけです
wrong-number = 修正候補の番号を入力してください（入力：{ $found }）

key-row = 前・次の修正候補
key-keep = 誤りの手前までの棋譜をそのまま使う
    .hint = そのまま

not-taken = テキストにはあと{ $games }局ありますが、読み込んでいません。1局だけを貼り付けてください。
