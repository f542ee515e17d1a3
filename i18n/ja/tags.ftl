written = 書きこみ、対局と一緒に保存しました。
    .line = 書きこみ、対局と一緒に保存しました。{ $heading }
nothing = この対局については何も分かっていません。
title = 見出し
tags = 対局者、大会、回戦、日付、公式スコアを言う、または書く。
    .usage = tags、tags event Paris Open、tags score -
    .key = 対局者・大会・回戦・日付・スコアを編集
    .hint = 編集
