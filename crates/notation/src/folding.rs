//! Texts as they are searched: without case, accents, width, the two kinds of kana, and the two kinds of Chinese
//! characters.

/// Returns a text as it is searched: `Zoë`, `zoe` and `ＺＯＥ` are the same, and so are `ヒント`, `ひんと` and `ﾋﾝﾄ`.
///
/// ```
/// # use othello_notation::folding::folded;
/// assert_eq!(folded("Émile Straße"), "emile strasse");
/// ```
#[must_use]
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_ascii() {
            folded.push(letter.to_ascii_lowercase());
        } else {
            push(&mut folded, letter);
        }
    }
    folded
}

/// A text in which parts are searched.
///
/// ```
/// # use othello_notation::folding::Searched;
/// let name = Searched::new("Jürgen Müller");
/// assert!(name.contains("muller") && name.contains("Mueller"));
/// ```
#[derive(Clone, Debug)]
pub struct Searched {
    folded: String,
    /// The same without the e of umlauts, if it has any.
    short: Option<String>,
}

impl Searched {
    /// Prepares a text to be searched.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let folded = folded(text);
        let has_umlaut = text.contains(['ä', 'ö', 'ü', 'Ä', 'Ö', 'Ü', '\u{308}']);
        let short = Some(without_e(&folded)).filter(|short| has_umlaut || *short != folded);
        Self { folded, short }
    }

    /// Returns `true` if the text has that part in it. An umlaut may be written with an e.
    #[must_use]
    pub fn contains(&self, part: &str) -> bool {
        let part = folded(part);
        let contains = |short: &String| short.contains(&without_e(&part));
        self.folded.contains(&part) || self.short.as_ref().is_some_and(contains)
    }
}

/// Takes away the e with which an umlaut may be written, after [`folded`].
#[must_use]
pub fn without_e(text: &str) -> String {
    text.replace("ae", "a").replace("oe", "o").replace("ue", "u")
}

/// Appends a letter that is not ASCII.
fn push(folded: &mut String, letter: char) {
    match letter {
        // Marks that stand on the letter before them.
        '\u{300}'..='\u{36f}' => {}
        '\u{3099}' | '\u{309a}' | 'ﾞ' | 'ﾟ' => {
            let mark = if matches!(letter, '\u{309a}' | 'ﾟ') { 2 } else { 1 };
            let last = folded.pop().map(|kana| voiced(kana, mark).unwrap_or(kana));
            folded.extend(last);
        }
        'ァ'..='ヶ' => folded.extend(char::from_u32(letter as u32 - KATAKANA)),
        'ｦ'..='ﾝ' => {
            folded.extend(HALF_KANA.chars().nth((letter as u32 - 'ｦ' as u32) as usize));
        }
        '\u{4e00}'..='\u{9fff}' => folded.push(simplified(letter).unwrap_or(letter)),
        _ => match half_width(letter) {
            Some(plain) => folded.push(plain.to_ascii_lowercase()),
            None => letter.to_lowercase().for_each(|small| push_plain(folded, small)),
        },
    }
}

/// Appends a small letter without its accent.
fn push_plain(folded: &mut String, letter: char) {
    let plain = LATIN.iter().find(|(_, accented)| accented.contains(letter));
    match plain {
        Some((plain, _)) => folded.push_str(plain),
        None => folded.push(letter),
    }
}

/// Returns the plain form of a full-width letter, digit or sign, as input methods of East Asia type them: `ｄ` is d.
#[must_use]
pub fn half_width(letter: char) -> Option<char> {
    const DISTANCE: u32 = '！' as u32 - '!' as u32;
    match letter {
        '　' => Some(' '),
        '！'..='～' => char::from_u32(letter as u32 - DISTANCE),
        _ => None,
    }
}

/// Returns a letter of hiragana with a mark, which makes it the next but one of its row for `゜`.
fn voiced(kana: char, mark: u32) -> Option<char> {
    match (kana, mark) {
        ('う', 1) => Some('ゔ'),
        ('は' | 'ひ' | 'ふ' | 'へ' | 'ほ', _) => char::from_u32(kana as u32 + mark),
        ('か'..='ち' | 'つ' | 'て' | 'と', 1) => char::from_u32(kana as u32 + 1),
        _ => None,
    }
}

fn simplified(letter: char) -> Option<char> {
    let mut traditional = [0; 3];
    letter.encode_utf8(&mut traditional);
    let (pairs, _) = SIMPLIFIED.as_bytes().as_chunks::<6>();
    let place = pairs.binary_search_by(|pair| pair[..3].cmp(&traditional)).ok()?;
    SIMPLIFIED[6 * place + 3..].chars().next()
}

/// From katakana to hiragana.
const KATAKANA: u32 = 'ア' as u32 - 'あ' as u32;

/// The kana of half width in their order, as hiragana.
const HALF_KANA: &str = "をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん";

/// Letters of Latin scripts, and what they are without their accents.
const LATIN: [(&str, &str); 24] = [
    ("a", "àáâãäåāăą"),
    ("ae", "æ"),
    ("c", "çćĉċč"),
    ("d", "ďđð"),
    ("e", "èéêëēĕėęě"),
    ("g", "ĝğġģ"),
    ("h", "ĥħ"),
    ("i", "ìíîïĩīĭįı"),
    ("j", "ĵ"),
    ("k", "ķ"),
    ("l", "ĺļľŀł"),
    ("n", "ñńņňŉ"),
    ("o", "òóôõöøōŏő"),
    ("oe", "œ"),
    ("r", "ŕŗř"),
    ("s", "śŝşšș"),
    ("ss", "ß"),
    ("t", "ţťŧț"),
    ("th", "þ"),
    ("u", "ùúûüũūŭůűų"),
    ("w", "ŵ"),
    ("y", "ýÿŷ"),
    ("z", "źżž"),
    ("'", "’"),
];

/// Traditional characters of Chinese in their order, each before the simplified one: those of the words of this program,
/// by the tables of `MediaWiki`. Each has three bytes.
const SIMPLIFIED: &str = "丟丢並并佔占來来個个們们側侧備备僅仅價价優优內内兩两冊册別别刪删則则剛刚創创動动務务勝胜勢势區区\
     協协卻却參参問问啓启啟启喫吃單单嗎吗嘗尝國国圍围圓圆圖图執执報报場场塊块壞坏夠够夾夹學学實实寫写\
     將将對对導导層层屬属師师帶带幫帮幾几庫库廢废張张強强彈弹後后徑径從从復复態态應应戰战掛挂採采換换\
     損损搶抢擇择擊击擔担據据擴扩擺摆攔拦數数斷断於于時时暫暂會会東东條条棄弃槓杠樂乐標标樣样機机橫横\
     檔档檢检權权歡欢歸归決决沒没況况淺浅減减準准滾滚滿满漢汉瀏浏為为無无爭争爲为牆墙狀状獨独獲获現现\
     畫画異异當当發发盡尽監监盤盘確确碼码種种稱称穩稳竊窃節节築筑篩筛簡简籤签約约紅红納纳紙纸級级細细\
     終终組组結结絕绝絡络給给統统經经綠绿維维網网綴缀緊紧線线緣缘編编緩缓練练總总績绩繪绘繼继續续義义\
     習习聯联聲声聽听脫脱腦脑臺台與与舊旧萬万著着蓋盖薦荐藍蓝處处號号虧亏裏里補补裝装裡里見见規规視视\
     覽览觀观計计討讨訓训記记設设許许評评詞词詢询試试話话該该認认語语誤误說说説说誰谁課课調调請请論论\
     謂谓講讲證证譜谱議议讀读變变讓让豎竖貝贝負负貼贴質质賽赛贏赢趕赶軍军軟软較较載载輪轮輯辑輸输轉转\
     辦办這这連连進进過过達达違违遠远適适選选還还邊边鄰邻釋释銷销錄录錯错鍵键鍾钟鎖锁鏈链鏡镜長长門门\
     閉闭開开閒闲間间閱阅閲阅關关階阶隨随險险隱隐雖虽雙双離离難难電电靜静響响頁页項项順顺須须預预頑顽\
     領领頭头題题顏颜類类顯显餘余體体麼么點点齊齐";

#[cfg(test)]
mod tests {
    use super::{Searched, folded};

    #[test]
    fn case_accents_and_width_do_not_count() {
        let check = |text, same| assert_eq!(folded(text), folded(same), "{text}");
        check("Émile", "emile");
        check("Zoe\u{308}", "ZOË");
        check("ａｄａ　Ｂ", "Ada b");
        check("Łódź", "lodz");
        check("Œuvre", "oeuvre");
        check("Straße", "STRASSE");
        assert_eq!(folded("d3 c5"), "d3 c5");
    }

    #[test]
    fn the_kinds_of_kana_and_of_chinese_characters_are_the_same() {
        let check = |text, same| assert_eq!(folded(text), folded(same), "{text}");
        check("モドス", "もどす");
        check("ﾋﾝﾄ", "ヒント");
        check("ﾊﾟﾊﾞｶﾞｳﾞｯﾃﾞ", "ぱばがゔっで");
        check("が", "か\u{3099}");
        check("設定", "设定");
        check("語言", "语言");
        check("認輸", "认输");
    }

    #[test]
    fn an_umlaut_may_be_written_with_an_e() {
        let contains = |text, part| Searched::new(text).contains(part);
        for (text, part) in [("löschen", "loeschen"), ("löschen", "LOSCHEN"), ("Mueller", "müll")]
        {
            assert!(contains(text, part), "{part}");
        }
        assert!(contains("Samuel", "uel") && contains("Ada", ""));
        assert!(!contains("Ada", "b") && !contains("trust", "true"));
    }
}
