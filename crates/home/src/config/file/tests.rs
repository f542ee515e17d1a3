//! Settings files, and the reports of their faults.

use super::{ConfigReading, parse, template};
use crate::config::Config;
use crate::config::look::Mouse;
use crate::config::look::{Animation, MoveMarks, TerminalCursor};
use crate::config::look::{ColorChoice, GlyphChoice, Glyphs, ThemeName};
use crate::config::setting::{Setting, SettingSubject};
use othello_core::clock::TimeControl;
use othello_core::rules::{Axis, Goal, Handicap, Preset};
use othello_words::i18n::Language;

/// Returns the settings of a file without faults.
#[track_caller]
fn sound(text: &str) -> Config {
    let ConfigReading { config, faults, .. } = parse(text);
    assert_eq!(faults, []);
    config
}

#[track_caller]
fn check_faults(text: &str, sentences: &[&str]) {
    let faults = parse(text).faults;
    let reported: Vec<_> = faults.iter().map(|fault| fault.sentence("config.toml")).collect();
    assert_eq!(reported, sentences, "{text}");
}

/// Returns the settings of the template with their values, no longer commented out.
fn template_lines() -> Vec<String> {
    let template = template();
    let lines = template.lines().filter_map(|line| line.strip_prefix('#'));
    lines.filter(|line| !line.starts_with(' ') && !line.is_empty()).map(Into::into).collect()
}

#[test]
fn the_template_changes_nothing() {
    assert_eq!(sound(&template()), Config::default());
}

#[test]
fn each_line_of_the_template_can_be_used() {
    let lines = template_lines();
    assert_eq!(lines.len(), 28 + Axis::ALL.len());
    for line in lines {
        let examples =
            ["me", "clock", "black", "white", "games", "repertoire-", "lines-", "threads"];
        let is_example = examples.iter().any(|key| line.starts_with(key));
        if line.starts_with("second-move") {
            sound(&format!("opening = \"centre\"\n{line}"));
        } else if is_example {
            sound(&line);
        } else {
            assert_eq!(sound(&line), Config::default(), "{line}");
        }
    }
}

#[test]
fn settings_are_listed_by_subject() {
    let mut subjects: Vec<_> = Setting::all().map(Setting::subject).collect();
    subjects.dedup();
    assert_eq!(subjects, SettingSubject::ALL);
}

#[test]
fn every_key_applies() {
    let config = sound(
        "theme = 'paper'\nlanguage = 'zh-TW'\ncolor = 'never'\nglyphs = 'ascii'\nanimation = false\n\
         mouse = false\ncursor = true\nlegal-moves = false\nrules = 'anti'\nhandicap = 2\nclock = '0:30+1'\n\
         black = 'Ada'\nwhite = 'Emile'\nme = ['Ada', 'ada1815']\n\
         repertoire-black = '~/black.sgf'\nrepertoire-white = 'white.pgn'",
    );
    assert_eq!(config.repertoires.black, Some("~/black.sgf".into()));
    assert_eq!(config.repertoires.white, Some("white.pgn".into()));
    assert_eq!(config.me, ["Ada", "ada1815"]);
    assert_eq!(sound("me = 'Ada'").me, ["Ada"]);
    assert_eq!(config.theme, ThemeName::Paper);
    assert_eq!(config.language.map(Language::name), Some("zh"));
    assert_eq!(config.color, ColorChoice::Never);
    assert_eq!(config.glyphs, Some(GlyphChoice::Set(Glyphs::Ascii)));
    assert_eq!(config.animation, Animation::Off);
    assert_eq!(config.mouse, Mouse::Free);
    assert_eq!(config.cursor, TerminalCursor::Shown);
    assert_eq!(config.marks, MoveMarks::Hidden);
    assert_eq!(config.game.rules, Preset::Anti.rules().with(Handicap::Two).unwrap());
    assert_eq!(config.game.clock, Some("0:30+1".parse::<TimeControl>().unwrap()));
    assert_eq!(config.game.players.black.name, "Ada".parse().ok());
    assert_eq!(config.game.players.white.name, "Emile".parse().ok());
}

#[test]
fn the_axes_of_the_rules_change_the_system_in_any_order() {
    let config = sound("goal = 'fewest'\nsupply = 'own'\nrules = 'reversi'\nclock = 5");
    assert_eq!(config.game.rules.goal(), Goal::Fewest);
    assert_eq!(config.game.rules.layout(), Preset::Reversi.rules().layout());
}

#[test]
fn faults_are_reported_by_line_and_the_rest_applies() {
    let text = "# mine\nthem = 'paper'\nmouse = 'no'\n\ntheme = 'papr'\nclock = 1.5\nblack = 'Ada'";
    check_faults(
        text,
        &[
            "config.toml, line 2: unknown setting `them`; see `othello config`.",
            "config.toml, line 3: mouse: expected true or false.",
            "config.toml, line 5: theme: expected one of classic, paper, contrast, slate, walnut, mono.",
            "config.toml, line 6: clock: expected text in quotation marks.",
        ],
    );
    assert_eq!(parse(text).config.game.players.black.name, "Ada".parse().ok());
}

#[test]
fn a_rule_without_meaning_is_dropped() {
    let text = "goal = 'fewest'\nsecond-move = 'place'\n";
    check_faults(
        text,
        &["config.toml, line 2: second-move: a second-move rule needs the centre opening, in \
           which White places a second disc."],
    );
    assert_eq!(parse(text).config.game.rules, Preset::Anti.rules());
}

#[test]
fn a_fault_of_the_toml_is_reported_by_line() {
    let text = "theme = 'paper'\n\nmouse =\n";
    let ConfigReading { config, faults, .. } = parse(text);
    assert_eq!(config, Config::default());
    let [fault] = &*faults else { panic!("{faults:?}") };
    let sentence = fault.sentence("config.toml");
    assert!(sentence.starts_with("config.toml, line 3, column 8: not valid TOML: "), "{sentence}");
    assert!(sentence.ends_with("; defaults apply."), "{sentence}");
}

#[test]
fn games_are_paths_in_a_list_or_alone() {
    let paths = |texts: &[&str]| texts.iter().map(Into::into).collect::<Vec<std::path::PathBuf>>();
    assert_eq!(sound("games = ['~/wthor', 'own.pgn']").games, paths(&["~/wthor", "own.pgn"]));
    assert_eq!(sound("games = 'own.pgn'").games, paths(&["own.pgn"]));
    let fault = "config.toml, line 1: games: expected a list of paths in quotation marks.";
    check_faults("games = ['own.pgn', 3]", &[fault]);
    check_faults("games = true", &[fault]);
}

#[test]
fn a_table_is_not_a_setting() {
    check_faults(
        "[theme]\nname = 'paper'",
        &["config.toml, line 1: theme: expected text in quotation marks."],
    );
}
