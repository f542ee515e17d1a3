//! Texts in other encodings than UTF-8.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use encoding_rs::{
    EUC_JP, Encoding as Charset, GB18030, ISO_2022_JP, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE,
    WINDOWS_1252,
};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::tree::{Annotations, Moment, Sign};
use othello_notation::encoding::{Basis, Encoding, decode};
use othello_notation::error::{Location, Warning};
use othello_notation::reader::{Found, Reader};
use othello_notation::{Format, Record};

use crate::Numbers;

fn read(bytes: &[u8]) -> Vec<Found> {
    let games = Reader::new(bytes, Position::start(Rules::OTHELLO));
    games.map(|game| game.unwrap_or_else(|error| panic!("{error}"))).collect()
}

fn game(bytes: &[u8]) -> Found {
    let mut games = read(bytes);
    assert_eq!(games.len(), 1);
    games.remove(0)
}

/// Returns the file that a program writes for a game.
fn written(format: Format, record: &Record) -> Vec<u8> {
    let changed = || format.write(record).unwrap().into_bytes();
    format.unchanged_bytes(record).unwrap_or_else(changed)
}

/// Returns a text in an encoding; UTF-16, which the library does not write, with or without its mark.
fn encode(text: &str, charset: &'static Charset, mark: bool) -> Option<Vec<u8>> {
    let units = || if mark { "\u{feff}" } else { "" }.encode_utf16().chain(text.encode_utf16());
    if charset == UTF_16LE {
        return Some(units().flat_map(u16::to_le_bytes).collect());
    }
    if charset == UTF_16BE {
        return Some(units().flat_map(u16::to_be_bytes).collect());
    }
    let (bytes, _, is_missing) = charset.encode(text);
    let mark = if mark && charset == UTF_8 { &b"\xef\xbb\xbf"[..] } else { b"" };
    (!is_missing).then(|| [mark, &bytes].concat())
}

const LANGUAGES: [&[&str]; 4] = [
    &[
        "為則英司",
        "高梨 悠介",
        "表",
        "ソース",
        "この手は悪い。",
        "能動的な手、十段戦",
        "噂の構えで終盤へ",
    ],
    &["陈志强", "王丽", "这步棋不好。", "黑方的好棋", "终局阶段", "他应该下在角上"],
    &[
        "Rémi Été",
        "François Noël",
        "un coup très fort",
        "à étudier",
        "l’ouverture dégagée",
        "Où ça ?",
    ],
    &["Иванов", "Пётр Смирнов", "хороший ход", "Белые проигрывают", "слабый ответ"],
];

/// Returns a game with variations and texts of one language.
fn random_tree(numbers: &mut Numbers, texts: &[&str]) -> Record {
    let game = numbers.game(4, 49);
    let mut annotations = Annotations::default();
    let plies = game.plies().len();
    for _ in 0..=numbers.below(5) {
        let from = Moment::Main(numbers.below(plies));
        let mut at = from;
        for _ in 0..=numbers.below(6) {
            let position = annotations.game_at(&game, at).position();
            let legal: Vec<_> = position.legal_moves().into_iter().collect();
            let Some(&square) = legal.get(numbers.below(legal.len().max(1))) else { break };
            let played = match at {
                Moment::Main(before) => game.plies().get(before).map(|ply| ply.square),
                Moment::Side(_) => None,
            };
            if played == Some(square) {
                break;
            }
            at = Moment::Side(annotations.push(at, square));
            if numbers.below(2) == 0 {
                annotations.note_mut(at).add_comment(numbers.of(texts));
            }
        }
    }
    let last = annotations.note_mut(Moment::Main(plies));
    last.add_comment(&[numbers.of(texts), "!\n", numbers.of(texts)].concat());
    last.add_sign(Sign(1));
    let mut record = Record::from(game);
    record.annotations = annotations;
    record.names.black = numbers.of(texts).parse().ok();
    record.names.white = numbers.of(texts).parse().ok();
    record
}

/// Files in all encodings are read right, or it is said that theirs is a guess; those that are not
/// changed keep their bytes, and those that are come out as UTF-8.
#[test]
fn files_in_all_encodings_are_read_right_or_reported_and_keep_their_bytes() {
    let charsets: [&[(&'static Charset, bool)]; 4] = [
        &[(SHIFT_JIS, false), (EUC_JP, false), (SHIFT_JIS, false), (ISO_2022_JP, false)],
        &[(GB18030, false)],
        &[(WINDOWS_1252, false)],
        &[(GB18030, false), (SHIFT_JIS, false), (EUC_JP, false)],
    ];
    let unicode =
        [(UTF_8, false), (UTF_8, true), (UTF_16LE, true), (UTF_16BE, true), (UTF_16LE, false)];
    let mut numbers = Numbers(1);
    let (mut files, mut guesses, mut wrong) = (0, 0, 0);
    while files < 400 {
        let language = files % LANGUAGES.len();
        let record = random_tree(&mut numbers, LANGUAGES[language]);
        let is_legacy = numbers.below(3) > 0;
        let choice = if is_legacy { charsets[language] } else { &unicode };
        let (charset, mark) = choice[numbers.below(choice.len())];
        let format = [Format::Sgf, Format::Pgn][numbers.below(2)];
        let text = format.write(&record).unwrap();
        // Latin-1 is the part of it that has no further marks.
        let label = match charset.name() {
            "windows-1252" if encodes_in_latin_1(&text) => "ISO-8859-1",
            name => name,
        };
        let is_declared = format == Format::Sgf && numbers.below(2) == 0;
        let charset_property = if is_declared { format!("CA[{label}]") } else { String::new() };
        let text = text.replace("CA[UTF-8]", &charset_property);
        let Some(bytes) = encode(&text, charset, mark) else { continue };
        files += 1;
        let found = game(&bytes);
        assert_eq!(written(format, &found.record), bytes, "{charset:?} {text}");
        let is_right =
            found.record.annotations == record.annotations && found.record.names == record.names;
        if is_declared || !is_legacy || charset == ISO_2022_JP {
            assert!(
                is_right && found.warnings.is_empty(),
                "{charset:?} {text} {:?}",
                found.warnings
            );
        } else {
            let is_said = found.warnings.iter().any(|it| matches!(it, Warning::Encoding { .. }));
            assert!(is_said, "{charset:?} {text}");
            guesses += 1;
            wrong += usize::from(!is_right);
        }
        let mut edited = found.record.clone();
        edited.annotations.note_mut(Moment::Main(0)).add_comment("x");
        let saved = String::from_utf8(written(format, &edited)).unwrap();
        assert!(format == Format::Pgn || saved.contains("CA[UTF-8]"), "{saved}");
        assert_eq!(game(saved.as_bytes()).record, edited);
    }
    assert_eq!((wrong, guesses > 100), (0, true), "of {guesses} guesses");
}

fn encodes_in_latin_1(text: &str) -> bool {
    text.chars().all(|letter| u32::from(letter) < 0x100)
}

#[track_caller]
fn comments(bytes: &[u8]) -> (String, Vec<String>) {
    let found = game(bytes);
    let notes = (0..=found.record.game.plies().len()).filter_map(|plies| {
        found.record.annotations.note(Moment::Main(plies)).map(|note| note.comment.clone())
    });
    let warnings = found.warnings.iter().map(ToString::to_string);
    (notes.collect::<Vec<_>>().join("|"), warnings.collect())
}

#[test]
fn a_second_byte_that_is_a_bracket_or_a_backslash_ends_nothing() {
    for (text, byte) in
        [("表", b'\\'), ("ー", b'['), ("‐", b']'), ("運", b'^'), ("充", b'['), ("倦", b'|')]
    {
        let (bytes, ..) = SHIFT_JIS.encode(text);
        assert!(bytes.len() == 2 && (bytes[1] == byte || bytes[1] > b'@'), "{text} {bytes:?}");
        let sgf = [b"(;FF[4]GM[2]CA[Shift_JIS];B[f5]C[", &bytes[..], b"];W[d6])"].concat();
        assert_eq!(comments(&sgf), (text.into(), vec![]));
        assert_eq!(game(&sgf).record.game.plies().len(), 2);
    }
    let pgn = b"[Black \"\x95\x5c\"]\n\n1. f5 {\x83\x7d\x8f\x5c} d6 *\n";
    assert_eq!(game(pgn).record.names.black, "表".parse().ok());
    assert_eq!(comments(pgn).0, "マ十");
}

#[test]
fn what_a_game_names_counts_where_it_can_be_true() {
    let sgf = |label: &str, text: &[u8]| {
        [b"(;GM[2]CA[", label.as_bytes(), b"];B[f5]C[", text, b"])"].concat()
    };
    let check = |label: &str, text: &[u8], expected: &str, warnings: &[&str]| {
        let (comment, found) = comments(&sgf(label, text));
        assert_eq!(
            (comment.as_str(), found),
            (expected, warnings.iter().map(|&it| it.into()).collect())
        );
    };
    check("EUC-JP", b"\xc6\xfc", "日", &[]);
    check("sjis", b"\x93\xfa", "日", &[]);
    check("gb2312", b"\xc8\xd5", "日", &[]);
    check("ISO-8859-1", b"\xe9t\xe9", "été", &[]);
    check("KOI8-R", b"\xc4\xc1", "да", &[]);
    // Two narrow kana are as good as a letter of UTF-8.
    check("Shift_JIS", b"\xc3\xb1", "ﾃｱ", &[]);
    check("UTF-8", b"\xc3\xb1", "ñ", &[]);
    let named = |label: &str, read_as: &str| {
        format!("the text names {label} as its encoding, but is read as {read_as}")
    };
    check("ISO-8859-1", "été".as_bytes(), "été", &[&named("ISO-8859-1", "UTF-8")]);
    check("Klingon", "été".as_bytes(), "été", &[&named("Klingon", "UTF-8")]);
    check(
        "UTF-8",
        b"un coup tr\xe8s fort",
        "un coup très fort",
        &[&named("UTF-8", "windows-1252")],
    );
    // The property of a game further down does not count here.
    let two = [sgf("Shift_JIS", b"\x95\x5c"), sgf("EUC-JP", b"\xc6\xfc")].concat();
    let found = read(&two);
    let comment =
        |at: usize| found[at].record.annotations.note(Moment::Main(1)).unwrap().comment.clone();
    assert_eq!([comment(0), comment(1)], ["表", "日"]);
    let bytes = found.iter().map(|found| Format::Sgf.unchanged_bytes(&found.record).unwrap());
    let bytes: Vec<u8> = bytes.flatten().filter(|&byte| byte != b'\n').collect();
    assert_eq!(bytes, two);
    // Nor does that of one in which it makes no difference.
    let two = [b"(;GM[2]CA[Shift_JIS];B[f5])", &*sgf("EUC-JP", b"\xb4\xc1")].concat();
    let comment = read(&two)[1].record.annotations.note(Moment::Main(1)).unwrap().comment.clone();
    assert_eq!(comment, "漢");
}

#[test]
fn bytes_that_cannot_be_read_are_counted_and_kept() {
    let sgf = b"(;GM[2]CA[EUC-JP];B[f5]C[\xc6\xfc \xff\n\xc6];W[d6])\n";
    let found = game(sgf);
    let warning = "2 characters of the text cannot be read, the first at line 1, column 28";
    assert_eq!(found.warnings.iter().map(ToString::to_string).collect::<Vec<_>>(), [warning]);
    assert_eq!(found.skipped.characters, 2);
    assert_eq!(found.record.game.plies().len(), 2);
    assert_eq!(Format::Sgf.unchanged_bytes(&found.record).as_deref(), Some(&sgf[..]));
    // UTF-8 that was damaged in one place stays UTF-8.
    let pgn = "[Black \"為則英司\"]\n[White \"高梨悠介\"]\n\n1. f5 {悪い} *\n";
    let mut bytes = pgn.as_bytes().to_vec();
    let at = pgn.find("悪").unwrap();
    bytes[at] = b'?';
    let found = game(&bytes);
    assert_eq!(found.record.names.black, "為則英司".parse().ok());
    let at = Location::Column { line: 4, column: 9 };
    assert_eq!(found.warnings, [Warning::Unreadable { at, count: 2 }]);
}

#[test]
fn an_encoding_that_is_named_by_the_caller_counts() {
    let bytes = b"[Black \"\xcd\xf5\"]\n\n1. f5 *\n";
    let named = |label: &str| {
        let encoding: Encoding = label.parse().unwrap();
        let mut games =
            Reader::new(&bytes[..], Position::start(Rules::OTHELLO)).with_encoding(encoding);
        games.next().unwrap().unwrap()
    };
    assert_eq!(named("GB18030").record.names.black, "王".parse().ok());
    assert_eq!(named("big5").record.names.black, "卼".parse().ok());
    assert_eq!(named("latin1").record.names.black, "Íõ".parse().ok());
    assert!(named("GB18030").warnings.is_empty());
    assert_eq!(named("UTF-8").skipped.characters, 2);
    assert!("hz-gb-2312".parse::<Encoding>().is_err() && "x".parse::<Encoding>().is_err());
}

/// A file has one encoding, which its games show together, and one guess that is told once.
#[test]
fn a_file_has_one_guess() {
    let pgn = |name: &str| format!("[Event \"?\"]\n[Black \"{name}\"]\n\n1. f5 d6 *\n\n");
    let names = ["表", "高梨悠介という名前", "Ann", "為則"];
    let text = names.map(pgn).concat();
    let (file, ..) = SHIFT_JIS.encode(&text);
    let found = read(&file);
    let read_names = found.iter().map(|found| found.record.names.black.as_ref().unwrap().as_str());
    assert_eq!(read_names.collect::<Vec<_>>(), names);
    let told = found.iter().map(|found| found.warnings.len());
    assert_eq!(told.collect::<Vec<_>>(), [1, 0, 0, 0]);
    let decoded = decode(&file, None);
    assert_eq!(decoded.encodings, [("Shift_JIS".parse().unwrap(), Basis::Guess)]);
}

/// Each of many games names an encoding that it is not in: the guess is made once.
#[test]
fn a_name_that_is_wrong_a_thousand_times_costs_one_guess() {
    let file = b"(;GM[2]CA[UTF-8]C[\xff];B[f5])\n".repeat(1000);
    let found = read(&file);
    assert_eq!(found.len(), 1000);
    let warnings: Vec<_> = found.iter().flat_map(|found| &found.warnings).collect();
    assert!(matches!(warnings[..], [Warning::Encoding { declared: Some(_), .. }]), "{warnings:?}");
}

/// A byte order mark may stand before each of the files that were put one behind the other.
#[test]
fn byte_order_marks_between_games_are_skipped() {
    let one = "\u{feff}(;GM[2];B[f5]C[é])\n";
    assert_eq!(read([one, one].concat().as_bytes()).len(), 2);
}

#[track_caller]
fn check_guess(encoding: &str, texts: &[&str]) {
    for text in texts {
        let line = format!("[Black \"{text}\"]\n[White \"Smith\"]\n\n1. f5 d6 *\n");
        let bytes = encode(&line, Charset::for_label(encoding.as_bytes()).unwrap(), false).unwrap();
        assert_ne!(bytes, line.as_bytes(), "{text}");
        let found = decode(&bytes, None);
        assert_eq!(found.text, line, "{encoding} {:?}", found.encodings);
    }
}

#[test]
fn japanese_names_are_known_by_two_letters() {
    let names = ["田中", "佐藤", "高橋", "為則 英司", "村上 健", "高梨 悠介", "十段"];
    check_guess("Shift_JIS", &names);
    check_guess("EUC-JP", &names);
    check_guess("ISO-2022-JP", &names);
    check_guess("Shift_JIS", &["表示", "表", "ソ", "ﾀﾅｶ", "この手は悪い。", "第１局"]);
    check_guess("EUC-JP", &["この手は悪い。", "タマホリ", "第１局"]);
}

#[test]
fn other_languages_are_not_taken_for_japanese() {
    let french = ["Jérôme", "François", "Noël", "cœur", "été", "à Paris", "un coup très fort"];
    check_guess("windows-1252", &french);
    check_guess("windows-1252", &["Müller", "Señor", "Ångström", "GÖTEBORG", "l’ouverture"]);
    check_guess("windows-1251", &["Иванов", "Пётр", "хороший ход"]);
    check_guess("KOI8-R", &["Иванов", "хороший ход"]);
    check_guess("GB18030", &["张伟", "陈志强", "这步棋不好。", "黑方胜"]);
    check_guess("Big5", &["這步棋不好。", "黑方勝了這一局"]);
}
