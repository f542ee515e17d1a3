//! Settings, help, completions, manual page and doctor.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use othello_board::app::keys;

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::{SETTINGS, at_home};

/// A user with a home of their own.
struct User {
    home: Folder,
}

impl User {
    fn new() -> Self {
        Self { home: Folder::new() }
    }

    fn with_settings(text: impl AsRef<[u8]>) -> Self {
        let user = Self::new();
        user.home.write(SETTINGS, text);
        user
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(OTHELLO);
        command.args(args).stdin(Stdio::null()).env_clear();
        command
            .envs(at_home(self.home.path()))
            .env("LANG", "C.UTF-8")
            .env("TERM", "xterm-256color");
        command
    }

    /// The output of a command that succeeds without a complaint.
    #[track_caller]
    fn out(&self, args: &[&str]) -> String {
        let output = self.command(args).output().unwrap();
        assert_eq!(err(&output), "", "{args:?}");
        assert!(output.status.success(), "{args:?}: {output:?}");
        out(&output)
    }

    /// All files and folders of the user.
    fn files(&self) -> BTreeSet<PathBuf> {
        let mut found = BTreeSet::new();
        let mut folders = vec![self.home.path().to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path.clone());
                }
                found.insert(path);
            }
        }
        found
    }
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

mod settings {
    #[cfg(unix)]
    use super::{Command, SETTINGS, fs};
    use super::{Stdio, User, Write, err, out};

    #[test]
    fn they_apply_to_the_line_mode() {
        let user = User::with_settings("rules = 'reversi'\n");
        let output = user.out(&[]);
        assert!(output.contains("Black to move: d4, d5, e4, e5."), "{output}");
    }

    #[test]
    fn the_command_line_overrides_them() {
        let user = User::with_settings("rules = 'reversi'\ncount = 'plain'\n");
        let output = user.out(&["--rules", "othello"]);
        assert!(output.contains("Black to move: c4, d3, e6, f5."), "{output}");
        let output = user.out(&["--goal", "fewest"]);
        assert!(output.contains("Black to move: d4, d5, e4, e5."), "{output}");
    }

    #[test]
    fn the_language_is_that_of_the_option_the_settings_or_the_locale() {
        let user = User::with_settings("language = 'ja'\n");
        let lines = |user: &User, args: &[&str], typed: &str, locale: &str| {
            let mut command = user.command(args);
            command.env("LANG", locale).stdin(Stdio::piped()).stdout(Stdio::piped());
            let mut program = command.spawn().unwrap();
            program.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
            String::from_utf8(program.wait_with_output().unwrap().stdout).unwrap()
        };
        let english = "Black to move";
        let usual = lines(&user, &[], "", "C.UTF-8");
        assert!(!usual.contains(english), "{usual}");
        let by_option = lines(&user, &["--language", "en"], "", "ja_JP.UTF-8");
        assert!(by_option.contains(english), "{by_option}");
        let by_locale = lines(&User::new(), &[], "", "ja_JP.UTF-8");
        assert_eq!(by_locale, usual);
        // From the next line on.
        let typed = "language en\nmoves\nlanguage\nlanguage Japanese\nmoves\n";
        let changed = lines(&user, &[], typed, "C.UTF-8");
        let (before, after) = changed.split_once("Language: English.\n").unwrap();
        assert!(!before.contains(english) && after.contains(english), "{changed}");
        let listed = ["language en: English (now)\n", "language de: Deutsch\n"];
        assert!(listed.iter().all(|line| after.contains(line)), "{changed}");
        let (_, last) = after.rsplit_once("日本語").unwrap();
        assert!(!last.contains(english), "{changed}");
    }

    #[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
    #[test]
    fn a_fault_is_reported_and_the_rest_applies() {
        let user = User::with_settings("theem = 'paper'\nrules = 'reversi'\nmouse = 1\n");
        let output = user.command(&[]).output().unwrap();
        assert!(output.status.success());
        assert!(out(&output).contains("Black to move: d4, d5, e4, e5."));
        assert_eq!(
            err(&output),
            "othello: ~/.config/othello/config.toml, line 1: unknown setting `theem`; \
             see `othello config`.\n\
             othello: ~/.config/othello/config.toml, line 3: mouse: expected true or false.\n"
        );
    }

    #[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
    #[test]
    fn a_file_that_is_no_text_is_reported_and_the_defaults_apply() {
        let user = User::with_settings(b"rules = 'reversi'\n\xff\n");
        let output = user.command(&[]).output().unwrap();
        assert!(out(&output).contains("Black to move: c4, d3, e6, f5."));
        assert_eq!(
            err(&output),
            "othello: ~/.config/othello/config.toml, line 2: expected text in UTF-8; defaults \
             apply.\n"
        );
    }

    #[cfg(unix)]
    #[test]
    fn only_a_regular_file_of_some_size_is_read() {
        use std::os::unix::fs::symlink;

        let user = User::with_settings("");
        let path = user.home.path().join(SETTINGS);
        let check = |reason: &str| {
            let output = user.command(&[]).output().unwrap();
            assert!(out(&output).contains("Black to move: c4, d3, e6, f5."), "{reason}");
            assert_eq!(
                err(&output),
                format!(
                    "othello: ~/.config/othello/config.toml: cannot be read ({reason}); defaults \
                     apply.\n"
                )
            );
            fs::remove_file(&path).unwrap();
        };
        fs::File::create(&path).unwrap().set_len(3 << 30).unwrap();
        check("expected a file of at most 16 MiB");
        symlink("/dev/zero", &path).unwrap();
        check("expected a regular file");
        assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
        check("expected a regular file");
    }

    #[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
    #[test]
    fn the_folder_may_be_given_by_the_environment() {
        let user = User::new();
        user.home.write("elsewhere/othello/config.toml", "rules = 'reversi'");
        let mut command = user.command(&[]);
        let output =
            command.env("XDG_CONFIG_HOME", user.home.path().join("elsewhere")).output().unwrap();
        assert!(out(&output).contains("Black to move: d4, d5, e4, e5."));
    }

    #[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
    #[test]
    fn the_printed_file_is_a_valid_one() {
        let user = User::new();
        let usual = user.out(&["config"]);
        assert!(
            usual.starts_with("# Settings of othello, read from ~/.config/othello/config.toml\n")
        );
        assert!(usual.contains("\n# The file does not exist"));
        let user = User::with_settings(&usual);
        assert!(user.out(&["config"]).contains("\n# The file exists"));
    }

    #[test]
    fn nothing_is_written() {
        let user = User::with_settings("them = 1");
        let before = user.files();
        for args in [&["config"][..], &["doctor"], &["man"], &["completions", "zsh"], &[]] {
            assert!(user.command(args).output().unwrap().status.success());
        }
        assert_eq!(user.files(), before);
    }
}

mod help {
    use super::{User, clap_names, out};

    #[test]
    fn it_fits_a_small_screen_with_the_prompt() {
        let user = User::new();
        let help = user.out(&["--help"]);
        assert_eq!(help, user.out(&["-h"]));
        assert_eq!(help, user.out(&["help"]));
        assert!(help.lines().count() <= 23, "{help}");
        let widest = help.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(80), "{widest:?}");
        assert!(help.contains("Examples:"));
    }

    /// Every word of the widest help is in the narrower ones, whole and in order.
    #[test]
    fn it_wraps_at_words_for_any_width() {
        let user = User::new();
        let names = [
            "games", "open", "show", "convert", "check", "solve", "analyze", "explore", "puzzles",
            "rules", "perft", "doctor",
        ];
        let commands = names.map(|name| vec![name, "--help"]);
        for args in commands.into_iter().chain([vec!["--help"], vec!["completions", "-h"]]) {
            let help = |columns: usize| {
                let mut command = user.command(&args);
                let output = command.env("COLUMNS", columns.to_string()).output().unwrap();
                out(&output)
            };
            let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            let widest = help(80);
            for columns in (24..80).step_by(7) {
                let help = help(columns);
                let too_wide = help.lines().find(|line| line.chars().count() > columns);
                assert_eq!(too_wide, None, "{args:?} {columns}");
                assert_eq!(words(&help), words(&widest), "{args:?} {columns}");
            }
            assert_eq!(help(20), help(24));
            assert_eq!(help(500), widest);
        }
    }

    #[test]
    fn options_stand_under_headings() {
        let user = User::new();
        let usage = "\nUsage: othello book [OPTIONS]\n       othello book COMMAND [...]\n";
        assert!(user.out(&["book", "--help"]).contains(usage));
        let check = |command: &str, expected: &[(&str, &[&str])]| {
            let help = user.out(&[command, "--help"]);
            for &(heading, options) in expected {
                let section = help.split(&format!("\n{heading}:\n")).nth(1).unwrap();
                let section = section.split("\n\n").next().unwrap();
                let starts = section.lines().filter(|line| line.starts_with("  -"));
                let names = starts.map(|line| line.trim().split(' ').next().unwrap());
                assert_eq!(names.collect::<Vec<_>>(), options, "{command} {heading}");
            }
            let is_heading = |line: &&str| line.ends_with(':') && !line.starts_with(' ');
            let headings = help.lines().filter(is_heading).filter(|line| *line != "Arguments:");
            assert_eq!(headings.count(), expected.len(), "{help}");
        };
        let screen = [
            "--plain",
            "--theme",
            "--color",
            "--glyphs",
            "--no-animation",
            "--no-mouse",
            "--cursor",
            "--no-engine",
        ];
        check("open", &[("Options", &["--encoding", "--language", "-h,"]), ("Screen", &screen)]);
        let page = user.out(&["man"]);
        let place = |text: &str| page.find(text).unwrap_or_else(|| panic!("{text}"));
        let headings = [".SS \"New game\"", "\\-\\-clock", ".SS Rules", "\\-\\-goal", ".SS Screen"];
        assert!(headings.map(place).is_sorted(), "{page}");
    }

    #[test]
    fn it_says_when_a_clock_starts() {
        let page = User::new().out(&["man"]);
        assert!(page.contains("The clock starts with the first key after the board is shown."));
    }

    /// The names come from the completions, which are made from the command line itself.
    #[test]
    fn it_names_every_command_and_every_flag() {
        let user = User::new();
        let help = user.out(&["--help"]);
        let names = clap_names(&user.out(&["completions", "bash"]));
        assert!(names.len() > 30, "{names:?}");
        for name in names {
            let is_named = help.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
            assert!(is_named.into_iter().any(|word| word == name), "{name} in {help}");
        }
    }
}

/// The commands and flags of the program itself, in what completes them in bash.
fn clap_names(script: &str) -> Vec<String> {
    let mut lines = script.lines().skip_while(|line| line.trim() != "othello)");
    let options = lines.find(|line| line.trim().starts_with("opts=")).unwrap();
    let (_, options) = options.split_once('"').unwrap();
    options
        .trim_end_matches('"')
        .split(' ')
        .filter(|name| !name.is_empty() && *name != "help" && !name.starts_with('['))
        .map(str::to_owned)
        .collect()
}

#[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
#[test]
fn doctor_names_what_is_set_and_nobody() {
    let user = User::with_settings("theme = \"paper\"\nme = \"Ann Example\"\n");
    let elsewhere = Folder::new();
    let output = user
        .command(&["doctor"])
        .envs([("USER", "ann"), ("XDG_STATE_HOME", elsewhere.path().to_str().unwrap())])
        .output()
        .unwrap();
    let report = String::from_utf8(output.stdout).unwrap();
    for line in [
        "  settings: ~/.config/othello/config.toml, valid\n    set by the file: theme, me\n",
        "  current game: $XDG_STATE_HOME/othello, not created yet\n",
    ] {
        assert!(report.contains(line), "{report}");
    }
    for private in [user.home.path(), elsewhere.path()].map(|path| path.to_str().unwrap()) {
        assert!(!report.contains(private), "{report}");
    }
    assert!(!report.contains("Ann") && !report.contains("ann"), "{report}");
}

#[test]
fn doctor_tells_the_version_of_the_terminal_and_not_where_one_came_from() {
    let output = User::new()
        .command(&["doctor"])
        .envs([("VTE_VERSION", "7006"), ("SSH_CONNECTION", "192.0.2.7 50022 192.0.2.8 22")])
        .output()
        .unwrap();
    let report = String::from_utf8(output.stdout).unwrap();
    assert!(report.contains("  VTE_VERSION: 7006\n  SSH_CONNECTION: set\n"), "{report}");
    assert!(!report.contains("KONSOLE_VERSION"), "{report}");
}

#[test]
fn every_shell_gets_completions_with_the_names_of_values() {
    let user = User::new();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = user.out(&["completions", shell]);
        assert!(script.contains("doctor"), "{shell}");
        let has_values = script.contains("contrast");
        assert!(has_values || matches!(shell, "elvish" | "powershell"), "{shell}");
    }
}

#[test]
fn a_wrong_name_is_answered_with_the_right_ones() {
    let output = User::new().command(&["--theme", "papr"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let err = err(&output);
    assert!(err.contains("classic, paper, contrast, slate, walnut, mono"), "{err}");
    assert!(err.contains("did you mean paper?"), "{err}");
}

#[test]
fn the_manual_page_lists_every_key_and_every_flag() {
    let user = User::new();
    let page = user.out(&["man"]);
    assert!(page.starts_with(".ie"), "{page}");
    // A hyphen-minus is written so that it stays one.
    let page = page.replace("\\-", "-").replace("\\*(Aq", "'");
    for row in keys::modes().flat_map(keys::rows) {
        let label = row.label();
        let help = row.help();
        assert!(page.contains(&label) && page.contains(&help), "{label}: {help}");
    }
    for name in clap_names(&user.out(&["completions", "bash"])) {
        assert!(page.contains(&name), "{name}");
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    let user = User::new();
    for args in [&["man"][..], &["completions", "bash"], &["config"], &["doctor"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = user.command(args).stdout(writer).output().unwrap();
        assert!(output.status.success(), "{args:?}: {output:?}");
        assert_eq!(err(&output), "", "{args:?}");
    }
}

mod doctor {
    use othello_words::i18n::m;

    use super::{SETTINGS, User, fs};

    #[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
    #[test]
    fn it_reports_the_reasons_for_the_appearance() {
        let user = User::with_settings("glyphs = 'narrow'\n\ntheem = 1\n");
        let mut command = user.command(&["doctor"]);
        let output = command.env("COLORTERM", "truecolor").output().unwrap();
        let report = super::out(&output);
        for line in [
            concat!("othello ", env!("CARGO_PKG_VERSION"), " on "),
            "  TERM: xterm-256color\n",
            "  COLORTERM: truecolor\n",
            "  NO_COLOR: not set\n",
            "  LANG: C.UTF-8\n",
            "  standard output: not a terminal\n",
            "  colours: 24 bits, because of COLORTERM\n",
            "  characters: narrow, because of config.toml\n",
            "  play: line by line, because standard input is not a terminal\n",
            "  settings: ~/.config/othello/config.toml, with errors:\n",
            "    config.toml, line 3: unknown setting `theem`",
            "  current game: ~/.local/state/othello, not created yet\n",
        ] {
            assert!(report.contains(line), "{line:?} in {report}");
        }
        assert!(!report.contains('\x1b'), "{report}");
        assert!(!report.contains(user.home.path().to_str().unwrap()), "{report}");
    }

    #[test]
    fn it_reports_the_language_and_what_has_decided_it() {
        let user = User::new();
        // It says so in that language.
        let check = |args: &[&str], locale: &str, expected: &str| {
            let output = user.command(args).env("LANG", locale).output().unwrap();
            let report = super::out(&output);
            let (name, why) = expected.split_once(", because of ").unwrap();
            let expected = m::doctor::language(name, m::common::raw(why));
            let expected = expected.say_in(name.parse().unwrap());
            assert!(report.contains(&format!("  {expected}\n")), "{report}");
        };
        check(&["doctor"], "C.UTF-8", "en, because of LANG");
        check(&["doctor"], "de_CH.UTF-8", "de, because of LANG");
        user.home.write(SETTINGS, "language = 'zh-TW'");
        check(&["doctor"], "de_CH.UTF-8", "zh, because of config.toml");
        user.home.write(".local/state/othello/settings.txt", "language ja zh\n");
        check(&["doctor"], "de_CH.UTF-8", "ja, because of :language");
        check(&["doctor", "--language", "fr"], "de_CH.UTF-8", "fr, because of --language");
        // An edited setting overrules what was chosen before.
        user.home.write(SETTINGS, "language = 'en'");
        check(&["doctor"], "de_CH.UTF-8", "en, because of config.toml");
    }

    #[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
    #[test]
    fn it_reports_which_folders_can_be_written() {
        let user = User::new();
        let folder = user.home.path().join(".local/state/othello");
        fs::create_dir_all(&folder).unwrap();
        user.home.write(".local/share", "no folder");
        let report = user.out(&["doctor"]);
        assert!(report.contains(".local/state/othello, writable\n"), "{report}");
        assert!(report.contains(".local/share/othello, cannot be created ("), "{report}");
    }

    #[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
    #[test]
    fn it_reports_the_estimate_of_the_level() {
        let user = User::new();
        assert!(!user.out(&["doctor"]).contains("your level"));
        for (text, state) in
            [("905.0 1 3", "about 4"), ("905.0 1", "from an earlier version, or damaged")]
        {
            user.home.write(".local/state/othello/level.txt", text);
            let line = format!("  your level: ~/.local/state/othello/level.txt, {state}\n");
            let report = user.out(&["doctor"]);
            assert!(report.contains(&line), "{report}");
        }
    }

    #[test]
    fn control_characters_of_the_environment_are_escaped() {
        let user = User::new();
        let mut command = user.command(&["doctor"]);
        let output = command.env("TERM_PROGRAM", "a\x1b[2J\nb").output().unwrap();
        let report = super::out(&output);
        assert!(report.contains("  TERM_PROGRAM: a\\u{1b}[2J\\nb\n"), "{report}");
    }
}
