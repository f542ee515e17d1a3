//! The command line in other languages: what it says of faults, and what programs read.

use std::collections::BTreeSet;

use othello::cli::help;
use othello_home::config::look::ThemeName;
use othello_messages::facts::Letters;
use othello_words::i18n::{Language, m};
use snapbox::cmd::Command;

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::{self, at_home};

/// Returns the languages of the program but English.
fn languages() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| *language != Language::ENGLISH)
}

/// Every command, with a fault; some with another that is found elsewhere.
const FAULTS: [&[&str]; 40] = [
    &["show", "none.txt"],
    &["games", "99"],
    &["open", "none.txt"],
    &["host", "x"],
    &["join", "x"],
    &["rules", "chess"],
    &["convert", "--to", "pgn", "none.txt"],
    &["check", "none.txt"],
    &["repair", "--score", "70-0"],
    &["solve", "none.txt"],
    &["analyze", "--depth", "99", "none.txt"],
    &["explore", "--years", "x"],
    &["repertoire", "new", "black", "--color", "white"],
    &["book", "merge", "none"],
    &["puzzles", "none.txt"],
    &["guess", "--from", "0"],
    &["learn", "--theme", "x"],
    &["train", "--cursor", "--foo"],
    &["progress", "x"],
    &["report", "--color", "black", "-"],
    &["match", "level:1", "level:99"],
    &["perft", "0"],
    &["engine", "--level", "x"],
    &["messages", "none"],
    &["config", "x"],
    &["doctor", "--glyphs"],
    &["completions", "--foo"],
    &["man", "x"],
    &["host", "--listen", "x"],
    &["host", "--play", "x"],
    &["repair", "words.txt"],
    &["analyze", "--lines", "x"],
    &["analyze", "--json", "--depth", "1", "--resume", "words.txt", "game.txt"],
    &["repertoire", "new", "black", "none.txt"],
    &["guess", "none.txt"],
    &["match", "level:1", "cmd:none", "--games", "2"],
    &["check", "."],
    &["check", "/dev/full"],
    &["show", "other.pgn"],
    &["host", "--listen", "203.0.113.1:1"],
];

/// Words of clap's grammar and of the program that stay as they are, since they are typed so, and those of an address.
const KEPT: [&str; 11] = [
    "othello", "help", "language", "auto", "human", "https", "example", "org", "black", "white",
    "all",
];

fn run(language: &str, home: &Folder, args: &[&str]) -> (String, Option<i32>) {
    let mut command = Command::new(OTHELLO);
    command = command.args(args).env_clear().current_dir(home.path());
    command = command.envs(at_home(home.path())).env("LANG", format!("{language}.UTF-8"));
    let output = command.output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (String::from_utf8(text).unwrap(), output.status.code())
}

/// The words of Latin letters of a text that are not written in capitals, as placeholders are.
fn latin_words(text: &str) -> BTreeSet<String> {
    let is_letter = |letter: char| letter.is_ascii_alphabetic() || letter == '-';
    let words = text.split(|letter: char| !is_letter(letter)).map(|word| word.trim_matches('-'));
    let words = words.filter(|word| word.len() > 2 && word.contains(|it: char| it.is_lowercase()));
    words.map(str::to_owned).collect()
}

/// Returns the English words among those of a language: all that are of Latin letters where it has others, or else
/// those that it has not.
fn english(words: BTreeSet<String>, language: Language) -> BTreeSet<String> {
    /// No other language of the program has these.
    const ENGLISH: [&str; 28] = [
        "the", "is", "not", "expected", "found", "cannot", "with", "from", "has", "error", "and",
        "for", "value", "needs", "there", "this", "that", "are", "file", "game", "games", "number",
        "unknown", "usage", "more", "read", "path", "names",
    ];
    // Spanish has the word, too.
    let is_own = |word: &str| (language.name(), word) == ("es", "error");
    let is_english = |word: &str| match language.facts().letters {
        Letters::Wide => true,
        Letters::Narrow => ENGLISH.contains(&word) && !is_own(word),
    };
    words.into_iter().filter(|word| is_english(word)).collect()
}

/// Each fault is said without an English word but those of the command line itself, of fixed choices, and of clap's
/// grammar.
#[test]
fn every_command_says_its_faults_in_the_language() {
    let home = Folder::new();
    home.write("words.txt", "xx\n");
    home.write("game.txt", "f5d6c3d3\n");
    home.write("other.pgn", "[Variant \"1\"]\n\n*\n");
    for args in FAULTS {
        let (in_english, status) = run("C", &home, args);
        assert!(status != Some(0), "{args:?}: {in_english}");
        let flags = in_english.split(' ').filter(|it| it.starts_with("--"));
        let flags = latin_words(&flags.collect::<Vec<_>>().join(" "));
        for language in languages() {
            let (said, same) = run(language.name(), &home, args);
            assert_eq!(same, status, "{args:?} {language:?}: {said}");
            let mut words = latin_words(&said);
            let choices = said.split_once('[').and_then(|(_, rest)| rest.rsplit_once(']'));
            let choices = choices.map(|(choices, _)| latin_words(choices)).unwrap_or_default();
            let typed = latin_words(&args.join(" "));
            words.retain(|word| {
                let is_typed = [&choices, &typed, &flags].iter().any(|known| known.contains(word));
                !KEPT.contains(&&**word) && !is_typed
            });
            let left = english(words, language);
            assert!(left.is_empty(), "{args:?} {language:?}: {left:?} in {said}");
        }
    }
}

/// The faults of the settings file are said in the language for which it asks; what the reader of TOML says stays.
#[test]
fn the_faults_of_the_settings_are_said_in_the_language() {
    const SETTINGS: &str = "theem = 1\nmouse = 'no'\ntheme = 'papr'\nclock = 1.5\ngames = true\n\
        second-move = 'place'\nbook = 3\nme = 1\nlines = 'x'\nmemory = 'x'\nwhite = 'level:99'\n";
    let home = Folder::new();
    for language in languages() {
        let text = format!("language = '{}'\n{SETTINGS}", language.name());
        let said = |locale: &str, text: &str| {
            home.write(home::SETTINGS, text);
            run(locale, &home, &["progress"]).0
        };
        let faults = said("C", &text);
        let faults: Vec<_> = faults.lines().filter(|line| line.contains("config.toml")).collect();
        assert_eq!(faults.len(), 11, "{language:?}: {faults:?}");
        let typed = [SETTINGS, home::SETTINGS].into_iter().flat_map(latin_words);
        let typed: BTreeSet<_> = typed.chain(ThemeName::NAMES.map(str::to_owned)).collect();
        let kept = ["othello", "config", "toml", "true", "false", "all", "cmd", "engine", "human"];
        let mut words = latin_words(&faults.join("\n"));
        words.retain(|word| !typed.contains(word) && !kept.contains(&&**word));
        let left = english(words, language);
        assert!(left.is_empty(), "{language:?}: {left:?} in {faults:?}");
        // Then the file asks for no language.
        let unread = said(language.name(), "mouse =\n");
        let unused = m::settings::file_unused(m::common::raw("")).say_in(language);
        assert!(unread.contains(&unused), "{language:?}: {unread}");
    }
}

/// The option stands before a command, behind it, and behind the command of a command, by any name of the language.
#[test]
fn the_language_stands_anywhere() {
    let home = Folder::new();
    let german = run("de", &home, &["book", "merge", "none"]).0;
    for args in [
        &["--language", "de", "book", "merge", "none"][..],
        &["--language=Deutsch", "book", "merge", "none"],
        &["book", "--language", "German", "merge", "none"],
        &["book", "merge", "none", "--language", "de_AT"],
    ] {
        assert_eq!(run("C", &home, args).0, german, "{args:?}");
    }
    // A command that is misspelled is one all the same.
    for (args, meant) in [
        (&["--language", "en", "anlyze"][..], "analyze"),
        (&["anlyze", "--language=en"], "analyze"),
        (&["--language", "en", "book", "depen"], "deepen"),
    ] {
        let (said, status) = run("C", &home, args);
        let tip = m::cli::similar(meant).say_in(Language::ENGLISH);
        assert!(said.contains(&tip) && status == Some(2), "{args:?}: {said}");
    }
    let (said, status) = run("C", &home, &["--language", "tlh", "games"]);
    assert!(said.contains("'tlh'") && status == Some(2), "{said}");
    let page = run("C", &home, &["help", "games", "--language", "fr"]).0;
    assert!(page.starts_with("Afficher les parties enregistrées"), "{page}");
}

/// What a person reads of the program itself speaks the language: the help of a command, the manual page, what the
/// terminal is, and what a shell says of an option.
#[test]
fn the_help_of_options_the_manual_page_and_the_diagnosis_speak_the_language() {
    let home = Folder::new();
    let look = m::options::theme();
    for (args, said) in [
        (&["show", "--help"][..], vec![look.clone(), m::cli::heading_screen()]),
        (&["man"], vec![look.clone(), m::man::section_files(), m::man::status_usage()]),
        (&["completions", "fish"], vec![look]),
        (&["doctor"], vec![m::doctor::look(), m::doctor::without_colours()]),
    ] {
        for language in languages() {
            let (page, status) = run(language.name(), &home, args);
            assert_eq!(status, Some(0), "{args:?} {language:?}: {page}");
            for text in &said {
                let text = text.say_in(language);
                assert!(page.contains(&text), "{args:?} {language:?}: no {text} in {page}");
            }
        }
    }
}

#[test]
fn the_help_has_wide_signs_where_letters_are_wide() {
    let home = Folder::new();
    for language in languages().filter(|it| ["ja", "zh"].contains(&it.name())) {
        let usage = m::cli::usage().say_in(language);
        for args in [&["--help"][..], &["show", "--help"]] {
            let page = run(language.name(), &home, args).0;
            // The colon has its own blank.
            assert!(page.contains(&format!("{usage}othello")), "{page}");
            assert!(!page.contains('('), "{page}");
        }
        for args in [&["--help"][..], &["rules"], &["doctor"]] {
            let page = run(language.name(), &home, args).0;
            // What the system is called stays.
            let of_program = page.lines().filter(|line| !line.contains('/') || line.contains("--"));
            let narrow = of_program.filter(|line| line.contains(", ") || line.contains(": "));
            assert_eq!(narrow.collect::<Vec<_>>(), [""; 0], "{args:?}");
        }
    }
}

/// Takes the texts of a command and its parts out of those that nobody reads.
fn read(command: &clap::Command, path: &str, unread: &mut BTreeSet<&str>) {
    for arg in command.get_arguments() {
        let id = arg.get_id().as_str().replace('_', "-");
        assert!(arg.get_help().is_some(), "{path}{id} has no text");
        let _ = unread.remove(&*format!("options.{path}{id}"))
            || unread.remove(&*format!("options.{id}"));
    }
    for part in command.get_subcommands() {
        let name = format!("{path}{}", part.get_name());
        assert!(part.get_about().is_some(), "{name} has no text");
        unread.remove(&*format!("cli.about-{name}"));
        let below = if name == "help" { String::new() } else { format!("{name}-") };
        read(part, &below, unread);
    }
}

#[test]
fn every_command_and_argument_has_a_text_and_every_text_a_reader() {
    let is_text = |name: &&str| name.starts_with("options.") || name.starts_with("cli.about-");
    let mut unread: BTreeSet<_> = m::NAMES.iter().copied().filter(is_text).collect();
    read(&help::described(), "", &mut unread);
    assert_eq!(unread, BTreeSet::new());
}

/// What programs and other people read is the same in every language.
#[test]
fn data_and_files_are_the_same_in_every_language() {
    let home = Folder::new();
    home.write("games.txt", "f5d6c3d3c4f4e3f3\nd3c3\n");
    for args in [
        &["show", "--json", "games.txt"][..],
        &["analyze", "--json", "--depth", "2", "games.txt"],
        &["explore", "--json", "games.txt"],
        &["report", "--json", "games.txt"],
        &["repair", "--json", "games.txt"],
        &["convert", "--to", "sgf", "games.txt"],
        &["engine", "--protocol", "gtp"],
        &["config"],
        &["completions", "bash"],
    ] {
        let english = run("C", &home, args);
        for language in languages().map(Language::name) {
            assert_eq!(run(language, &home, args), english, "{args:?} {language}");
        }
    }
}
