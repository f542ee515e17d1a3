## 対局情報：対局者、大会、回戦、日付、公式スコア。

mode = 対局情報

tags = 対局者、大会、回戦、日付、公式スコアを表示するか、書き込みます
    .usage = tags、tags event 名人戦、tags score -
    .about = 対局情報 大会名 対局者名 日付
    .details =
        tags black 山田、white、event、round：文字列（空白も可）。-で空にします。
        tags date 2026.11.21：日付。2026.11や2026も可。
        tags score 34-30：盤面の石数と違うときの公式スコア（黒が先）。
    .key = 対局者・大会・回戦・日付・スコアを編集
    .hint = 編集

written = 対局情報を書き込みました。
    .line = 対局情報を書き込みました。{ $heading }
nothing = 対局情報はまだありません。
line = { $field }：{ $value }
title = 対局情報
about-field = { $field ->
    [Black] 黒の対局者。
    [White] 白の対局者。
    [Event] 大会名。
    [Round] 何回戦か。
    [Date] 日付（例：2026.11.21、2026.11、2026）。
   *[Score] 公式スコア（例：34-30）。盤面の石数と違うとき。
}
wrong-date = 日付：{ $error }
wrong-score = スコア：{ $error }
wrong-field = { $fields }のどれかを入力してください（入力：{ $found }）
no-text = 「tags { $field }」の後に内容を書いてください（空にするなら-）

key-done = 対局情報を保存
    .hint = 完了
field = { $field ->
    [Black] 黒
    [White] 白
    [Event] 大会
    [Round] 回戦
    [Date] 日付
   *[Score] スコア
}
