//! Languages of other letters without Latin words, but for what is written so everywhere.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use othello::line_mode::LineMode;
use othello_board::app::App;
use othello_board::app::keys;
use othello_board::app::state::Confirmation;
use othello_board::app::table;
use othello_core::rules::{Axis, Preset, Rules};
use othello_home::config::look::{GlyphChoice, ThemeName};
use othello_home::config::look::{Learning, SeenFrom};
use othello_messages::facts::Letters;
use othello_session::{Session, Setup};
use othello_words::i18n::Language;

use crate::memory::Memory;
use crate::{screens, speak};

/// Latin words that are written so in them, too, and the reason.
const WRITTEN_SO: &[(&str, &str)] = &[
    ("Elo MiB SS", "units: of strength, of memory, of minutes and seconds"),
    ("NBoard QR XOT", "a protocol, a code and an opening by lot, which have no other names"),
    ("Option", "a key of another keyboard"),
    ("any anyway balanced clear cmd COMMAND date deepen engine faults", "typed behind commands"),
    ("human none random round", "typed behind commands"),
    ("circle square triangle cross", "marks, typed behind a command"),
    ("won lost draw wins programs own", "words of a filter that is typed"),
    ("sgf ggf svg png gif", "ends of the names of files"),
    ("ASCII", "letters that every terminal has"),
    ("parity wall", "motifs, typed behind a command"),
    ("Player Prog", "players of a base"),
    (
        "cloudflared tailscale ssh HOST port",
        "programs that lead to the page, and what is typed with them",
    ),
    ("https example org", "an address"),
    ("doctor", "typed behind `othello`, where the version is told"),
    ("Da nish Mercede", "names that have no blank, in a narrow list of openings"),
];

/// The name of a file that is proposed.
const FILE: &str = "black-Level-3";

/// Returns the runs of two Latin letters or more.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_latin = |letter: char| letter.is_alphabetic() && letter < '\u{250}';
    text.split(move |letter| !is_latin(letter)).filter(|word| word.chars().nth(1).is_some())
}

/// Returns the words that players type, or read on their keys.
fn known() -> BTreeSet<String> {
    let app = App::new(Session::new(Setup::new(Rules::OTHELLO), None), Confirmation::Ask, None);
    let commands = table::commands().flat_map(|command| {
        let typed = command.words.iter().map(ToString::to_string);
        let examples = (command.text)().form_in("usage", Language::ENGLISH);
        let choices = (command.choices)(&app).into_iter().map(|choice| choice.word);
        typed.chain(choices).chain(examples).collect::<Vec<_>>()
    });
    let keys = keys::modes().flat_map(keys::rows);
    let keys = keys.flat_map(|row| row.bound_keys().collect::<Vec<_>>());
    let keys = keys.flat_map(|key| [key.name(), key.short_name()]);
    let rules = Preset::ALL.iter().map(|preset| preset.name());
    // The panel begins the name of a rule system with a capital letter.
    let capital = |name: &str| name[..1].to_uppercase() + &name[1..];
    let capitals: Vec<_> = rules.clone().map(capital).collect();
    let axes = Axis::ALL
        .iter()
        .flat_map(|axis| axis.values().iter().map(|value| value.name()).chain([axis.flag()]));
    let settings = [&ThemeName::NAMES[..], &GlyphChoice::NAMES, &Learning::NAMES, &SeenFrom::NAMES];
    let settings = settings.into_iter().flatten().copied();
    let languages = Language::ALL.map(Language::own_name);
    let names = rules.chain(axes).chain(settings).chain(languages).map(str::to_owned);
    let written = WRITTEN_SO.iter().map(|(word, _)| (*word).to_owned());
    let all: Vec<String> = commands
        .chain(keys)
        .chain(names)
        .chain(written)
        .chain(capitals)
        .chain(openings())
        .collect();
    all.iter().flat_map(|text| words(text)).map(str::to_owned).collect()
}

/// Returns the English names of openings, unless the language has names of its own for most of them.
fn openings() -> Option<String> {
    let language = othello_core::openings::OpeningLanguage::from(Language::current());
    let has_few = language != othello_core::openings::OpeningLanguage::Japanese;
    has_few.then(|| std::fs::read_to_string("crates/core/src/openings.tsv").unwrap())
}

/// The words that are not known, each with a place where it is read.
#[derive(Default)]
struct Unknown(BTreeMap<String, String>);

impl Unknown {
    fn read(&mut self, known: &BTreeSet<String>, place: &str, text: &str) {
        // A position as text is of O and X.
        let is_position = |word: &&str| word.chars().all(|letter| "OX".contains(letter));
        let text = text.replace(FILE, "");
        // A word that is cut is read elsewhere.
        let is_letter = |letter: char| letter.is_ascii_alphabetic();
        let mut whole = String::new();
        let mut parts = text.split('…').peekable();
        while let Some(part) = parts.next() {
            let part = if whole.is_empty() { part } else { part.trim_start_matches(is_letter) };
            let is_cut = parts.peek().is_some();
            whole.push_str(if is_cut { part.trim_end_matches(is_letter) } else { part });
            whole.push(' ');
        }
        let text = whole;
        let words = words(&text).filter(|word| !known.contains(*word) && !is_position(word));
        for word in words {
            self.0.entry(word.to_owned()).or_insert_with(|| format!("{place}: {}", text.trim()));
        }
    }

    #[track_caller]
    fn assert_none(&self) {
        let lines: Vec<_> =
            self.0.iter().map(|(word, place)| format!("{word} in {place}")).collect();
        assert!(lines.is_empty(), "\n{}\n", lines.join("\n"));
    }
}

/// Reads all screens of a language.
fn read_screens(language: &str) {
    let shots = screens::all(language);
    speak(language);
    let (known, mut unknown) = (known(), Unknown::default());
    for shot in shots {
        for row in shot.rows.iter().chain(&shot.narrow) {
            unknown.read(&known, &format!("{language} {}", shot.name), row);
        }
    }
    unknown.assert_none();
}

/// Returns the languages of other letters.
fn languages() -> impl Iterator<Item = &'static str> {
    let is_wide = |language: &Language| language.facts().letters == Letters::Wide;
    Language::ALL.into_iter().filter(is_wide).map(Language::name)
}

#[test]
fn no_latin_word_is_on_a_screen() {
    languages().for_each(read_screens);
}

/// The lines of a game in line mode that says what it can.
const LINES: &[&str] = &[
    "f5",
    "d6",
    "z9",
    "a1",
    "hint",
    "board",
    "legal",
    "back",
    "at 1",
    "on",
    "c3",
    "undo",
    "yes",
    "redo",
    "why",
    "games",
    "comment 良い手",
    "resign",
    "yes",
    "review",
    "errors",
    "result",
    "save",
    "tags",
    "progress",
    "report",
    "puzzle",
    "solution",
    "leave",
    "commands",
    "help",
    "new",
    "hello",
];

#[test]
fn no_latin_word_is_in_a_line() {
    for language in languages() {
        speak(language);
        let (known, mut unknown) = (known(), Unknown::default());
        let session = Session::new(Setup::new(Rules::OTHELLO), None);
        let mut memory = Memory::default();
        let mut lines =
            LineMode::at_terminal(App::new(session, Confirmation::Ask, None), &mut memory);
        unknown.read(&known, "greeting", &lines.greet());
        let helps = table::commands().filter_map(|command| command.words.first());
        let helps = helps.map(|word| format!("help {word}"));
        for line in helps.chain(LINES.iter().map(ToString::to_string)) {
            let said = lines.execute(&line, Duration::ZERO);
            let refused = match said.outcome {
                othello::line_mode::LineOutcome::Refused(why) => why,
                othello::line_mode::LineOutcome::Done | othello::line_mode::LineOutcome::Quit => {
                    String::new()
                }
            };
            // What was typed is said again.
            let mut known = known.clone();
            known.extend(words(&line).map(str::to_owned));
            for text in said.text.lines().chain(refused.lines()) {
                unknown.read(&known, &format!("{language} {line}"), text);
            }
        }
        unknown.assert_none();
    }
}
