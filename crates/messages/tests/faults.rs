//! What is said of the files of a language, to somebody who knows no Rust.

#![expect(clippy::unwrap_used, reason = "a test dies of what it did not expect")]

use std::fs;

use othello_messages::packed::Packed;
use othello_messages::{Folder, Gravity, Translation, read_source, read_translation, table};
use tempfile::TempDir;

const ENGLISH: &str = "\
# $squares (Number)
empty = { $squares } empty
    .short = { $squares }
# $games (Number)
games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
goal = Whoever has most discs wins
    .label = Goal
# .label: at most 9 columns
supply = Shared discs
    .label = Discs
# $color (Color)
turn = { $color ->
    [black] Black
   *[white] White
}
";

const FACTS: &str = include_str!("../../../tests/support/swedish.toml");

/// Returns the Swedish of these files beside the English one.
fn swedish(files: &[(&str, &str)]) -> Translation {
    let root = TempDir::new().unwrap();
    let folder = |code: &str, files: &[(&str, &str)]| {
        let path = root.path().join(code);
        fs::create_dir(&path).unwrap();
        for (name, text) in files {
            fs::write(path.join(name), text).unwrap();
        }
        Folder::read(&path, code).unwrap()
    };
    let source = read_source(&folder("en", &[("panel.ftl", ENGLISH)]));
    read_translation(&folder("sv", files), &source.messages)
}

/// Returns what is said of a file of messages beside the right facts.
fn said(panel: &str) -> Vec<String> {
    let read = swedish(&[("language.toml", FACTS), ("panel.ftl", panel)]);
    read.faults.iter().map(ToString::to_string).collect()
}

#[test]
fn all_faults_are_said_at_once_with_file_and_line() {
    let panel = "\
empty = { $sqares } tomma
    .shrot = { $squares }

games = { $games ->
    [one] 1 parti
    [few] { $games } partier
   *[other] { $games } partier
}
game = Ett parti
supply = Gemensamma brickor
    .label = Brickförrådet
supply = Brickor
turn = { $color
goal = Flest brickor
";
    assert_eq!(
        said(panel),
        [
            "sv/panel.ftl:1: empty: expected $squares, found $sqares",
            "sv/panel.ftl:2: empty: expected .about, .short, found .shrot",
            "sv/panel.ftl:4: games: { $games -> }: svenska has no plural [few], only one, other",
            "sv/panel.ftl:9: game: there is no such message in English",
            "sv/panel.ftl:11: supply.label: expected at most 9 columns, found 13: Brickförrådet",
            "sv/panel.ftl:12: supply: it is there twice",
            "sv/panel.ftl:13: expected }",
        ]
    );
}

#[test]
fn an_error_of_the_syntax_is_said_in_words_where_it_is() {
    for (panel, expected) in [
        ("empty = { $squares\n", "1: expected }"),
        ("goal = a\nempty = { $squares } tomma }\n", "2: found } without {"),
        ("games = { $games ->\n    [one] 1\n    [other] 2\n}\n", "expected a case with *"),
        ("empty = { $squares } a\n    .short = { $squares a\n", "2: .short: expected { $NAME }"),
        ("empty { $squares }\n", "1: expected ="),
        ("turn = { NUMBER($color) }\n", "1: turn: between { and } only $NAME"),
    ] {
        let said = said(panel);
        assert!(said[0].contains(expected), "{panel}{said:?}");
    }
}

#[test]
fn what_is_forgotten_is_doubtful_unless_it_is_meant() {
    let panel = "\
empty = tomma
games = { $games } partier
goal = Whoever has most discs wins
turn = { $color ->
    [svart] Svart
   *[white] Vit
}
";
    let doubts = [
        "sv/panel.ftl:1: empty: $squares is left out",
        "sv/panel.ftl:2: games: { $games -> } is left out: is it the same with 1?",
        "sv/panel.ftl:3: goal: the same words as in English",
    ];
    let color = "sv/panel.ftl:4: turn: { $color -> }: expected [black] or [white], found [svart]";
    assert_eq!(said(panel), [&doubts[..], &[color]].concat());
    let meant = format!(
        "{FACTS}meant = [\n    \"panel.empty\",\n    \"panel.games\", \"panel.goal\",\n    \"panel.turn\",\n]\n"
    );
    let read = swedish(&[("language.toml", &meant), ("panel.ftl", panel)]);
    let lines: Vec<_> = read.faults.iter().map(ToString::to_string).collect();
    assert_eq!(lines, ["sv/language.toml:14: meant: nothing to allow in panel.turn", color]);
    assert_eq!(read.faults[0].gravity, Gravity::Doubtful);
}

#[test]
fn a_case_that_the_language_needs_is_missed() {
    let facts = FACTS.replace(
        "plural.one = \"i = 1 and v = 0\"",
        "plural.one = \"v = 0 and i % 10 = 1\"\nplural.few = \"v = 0 and i % 10 = 2..4\"",
    );
    let panel = "games = { $games ->\n    [one] партия\n   *[other] партий\n}\n";
    let read = swedish(&[("language.toml", &facts), ("panel.ftl", panel)]);
    let lines: Vec<_> = read.faults.iter().map(ToString::to_string).collect();
    assert_eq!(lines, ["sv/panel.ftl:1: games: { $games -> }: [few] is missing"]);
}

#[test]
fn the_facts_have_to_be_whole() {
    let lines = |facts: &str| {
        let read = swedish(&[("language.toml", facts)]);
        assert!(read.facts.is_none());
        read.faults.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let broken = FACTS
        .replace("locales = [\"sv\"]\n", "")
        .replace("\"narrow\"", "\"slim\"")
        .replace("i = 1 and v = 0", "n is 1")
        .replace("decimal", "decimals")
        .replace("YYYY-MM-DD", "today")
        + "large.million = \"mn\"\n";
    assert_eq!(
        lines(&broken),
        [
            "sv/language.toml:1: expected decimal = \"...\", found none",
            "sv/language.toml:1: expected locales = [\"...\"], found none",
            "sv/language.toml:3: letters: expected one of narrow, wide, found slim",
            "sv/language.toml:4: plural.one: expected a rule of CLDR",
            "sv/language.toml:5: unknown key decimals",
            "sv/language.toml:9: date: expected YYYY, MM and DD, found today",
            "sv/language.toml:10: large: expected a power of ten, as in large.6 = \"...\"",
        ]
    );
    let unreadable = lines("name = \"svenska\nletters = narrow\n");
    assert!(unreadable[0].starts_with("sv/language.toml:1: "), "{unreadable:?}");
    assert!(unreadable[1].starts_with("sv/language.toml:2: "), "{unreadable:?}");
    let none = swedish(&[]);
    let line = none.faults[0].to_string();
    assert!(line.starts_with("sv/language.toml:1: this file is missing"), "{line}");
    let unknown = swedish(&[("language.toml", FACTS), ("pannel.ftl", "empty = x\n")]);
    let line = unknown.faults[0].to_string();
    assert_eq!(line, "sv/pannel.ftl:1: there is no en/pannel.ftl, so nothing of this file is used");
}

#[test]
fn what_is_too_long_is_said_and_a_long_message_of_several_parts_is_packed() {
    let long = |letters| "x".repeat(letters);
    let said_of = |panel: String| said(&panel);
    let too_long = "sv/panel.ftl:1: goal: this is too long";
    assert_eq!(said_of(format!("goal = {}\n", long(70_000)))[0], too_long);
    let key = format!("turn = {{ $color ->\n    [{}] x\n   *[white] y\n}}\n", long(70_000));
    assert!(said_of(key).iter().any(|line| line.ends_with("turn: this is too long")));
    let name = said_of(format!("goal = x\n    .{} = y\n", long(70_000)));
    assert!(name[0].contains("expected .about"), "{}", &name[0][..80]);
    // Each part is short enough.
    let value = long(40_000);
    let files = format!("goal = {value}\n    .label = Goal\n    .about = {value}\n");
    let read = swedish(&[("language.toml", FACTS), ("panel.ftl", &files)]);
    let root = TempDir::new().unwrap();
    fs::write(root.path().join("panel.ftl"), ENGLISH).unwrap();
    let source = read_source(&Folder::read(root.path(), "en").unwrap()).messages;
    let table = table(&read.messages, &source).packed;
    let place = source.keys().position(|(_, name)| name == "goal").unwrap();
    let attributes: Vec<_> = Packed(&table).message(place).attributes().collect();
    let lengths: Vec<_> = attributes.iter().map(|(name, it)| (*name, it.0.len())).collect();
    assert_eq!(lengths, [("label", 7), ("about", 40_003)]);
}

#[test]
fn what_is_right_is_used_beside_faults_and_the_rest_is_english() {
    let read = swedish(&[
        ("language.toml", FACTS),
        ("panel.ftl", "goal = Flest brickor\nempty = { $nothing }\n"),
    ]);
    assert_eq!(read.messages.len(), 1);
    let root = TempDir::new().unwrap();
    fs::write(root.path().join("panel.ftl"), ENGLISH).unwrap();
    let source = read_source(&Folder::read(root.path(), "en").unwrap()).messages;
    let missing = table(&read.messages, &source).missing;
    assert_eq!(
        missing,
        ["panel.empty", "panel.games", "panel.goal.label", "panel.supply", "panel.turn"]
    );
}
