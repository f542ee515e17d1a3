//! Texts that would control a terminal, and files without an end.

#[cfg(unix)]
use std::fs;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::{SETTINGS, at_home};

/// Clears a screen in seven and in eight bits, is deleted, turns the direction of writing, and
/// breaks the line.
const HOSTILE: &str = "a\x1b[2J\u{9b}2J\u{7f}\u{202e}\u{2066}\u{200f}\u{61c}\u{2028}z";

fn othello(home: &Folder, args: &[&str]) -> Output {
    let mut command = Command::new(OTHELLO);
    command.args(args).stdin(Stdio::null()).env_clear().envs(at_home(home.path()));
    command.env("LANG", "C.UTF-8").output().unwrap()
}

/// Fails if a terminal would act on the output.
#[track_caller]
fn assert_printable(output: &Output) {
    for text in [&output.stdout, &output.stderr] {
        let text = String::from_utf8(text.clone()).unwrap();
        let acts = |letter: char| {
            (letter.is_control() && letter != '\n')
                || "\u{202e}\u{2066}\u{200f}\u{61c}\u{2028}".contains(letter)
        };
        assert!(!text.contains(acts), "{text:?}");
    }
}

fn err(output: &Output) -> &str {
    str::from_utf8(&output.stderr).unwrap()
}

#[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
#[test]
fn a_file_name_in_a_message_is_escaped() {
    let home = Folder::new();
    let games = home.write(&format!("{HOSTILE}.txt"), "f5 f5\n");
    let missing = format!("{games}-missing");
    for file in [games, missing] {
        for args in [
            &["show", &file][..],
            &["check", &file],
            &["convert", "--to", "pgn", &file],
            &["open", &file],
        ] {
            let output = othello(&home, args);
            assert_eq!(output.status.code(), Some(1), "{args:?}");
            assert!(err(&output).contains("a\\u{1b}[2J\\u{9b}2J\\u{7f}\\u{202e}"), "{output:?}");
            assert_printable(&output);
        }
    }
}

#[cfg_attr(not(unix), ignore = "names and paths of files are others there")]
#[test]
fn a_file_name_in_the_list_of_saved_games_is_escaped() {
    let home = Folder::new();
    home.write(&format!(".local/share/othello/games/{HOSTILE}.pgn"), "1. f5 f5 *");
    home.write(".local/state/othello/game.pgn", format!("1. f5 {HOSTILE}"));
    let output = othello(&home, &["games"]);
    let rows = String::from_utf8(output.stdout.clone()).unwrap();
    assert!(rows.contains("  1  damaged: cannot read "), "{rows}");
    assert!(rows.contains("z.pgn: line 1, column 7: move 2: f5 is occupied"), "{rows}");
    assert_printable(&output);
    let output = othello(&home, &["games", "1"]);
    assert_eq!(output.status.code(), Some(1));
    assert_printable(&output);
}

#[test]
fn names_and_tags_of_a_game_are_printed_without_what_controls_the_output() {
    let home = Folder::new();
    let games = [
        format!(
            "[Black \"{HOSTILE}\"]\n[Result \"{HOSTILE}\"]\n[Event \"{HOSTILE}\"]\n\n1. f5 *\n"
        ),
        format!("[Variant \"{HOSTILE}\"]\n\n1. f5 *\n"),
        format!("(;GM[2]PB[{HOSTILE}]RE[{HOSTILE}];B[f5])\n"),
        format!("(;GM[2];B[{HOSTILE}])\n"),
        format!("(;GM[Othello]PC[{HOSTILE}]PB[{HOSTILE}]TY[{HOSTILE}];)\n"),
        format!("f5{HOSTILE}\n"),
        format!("{HOSTILE}\n"),
    ];
    for game in games {
        let file = home.write("game", &game);
        for args in
            [&["show", &file][..], &["show", "--json", &file], &["check", &file], &["open", &file]]
        {
            let output = othello(&home, args);
            assert_printable(&output);
        }
    }
}

#[test]
fn json_has_no_control_characters_and_keeps_the_letters_of_names() {
    let home = Folder::new();
    let file = home.write("game.pgn", format!("[Black \"Zoë {HOSTILE} 黑\"]\n\n1. f5 *\n"));
    let output = othello(&home, &["show", "--json", &file]);
    let game: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(game["black"], "Zoë a[2J2Jz 黑");
    assert_printable(&output);
}

#[test]
fn a_mistake_in_an_argument_or_a_setting_is_quoted_without_it() {
    let home = Folder::new();
    for args in [&["rules", HOSTILE][..], &["--theme", HOSTILE], &[HOSTILE]] {
        let output = othello(&home, args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_printable(&output);
    }
    home.write(SETTINGS, "\"\\u001b[2J\\u009b\\u202e\" = 1\ntheme = \"\\u001b[2J\"\n");
    for args in [&["config"][..], &["doctor"], &[]] {
        let output = othello(&home, args);
        assert!(err(&output).contains("\\u{1b}[2J") || args == ["doctor"], "{output:?}");
        assert_printable(&output);
    }
}

#[cfg(unix)]
#[test]
fn a_device_is_refused_and_a_pipe_is_read() {
    let home = Folder::new();
    let zero = home.path().join("zero.wtb");
    std::os::unix::fs::symlink("/dev/zero", &zero).unwrap();
    for file in ["/dev/zero", zero.to_str().unwrap()] {
        for args in [
            &["show", file][..],
            &["check", file],
            &["convert", "--to", "pgn", file],
            &["open", file],
        ] {
            let output = othello(&home, args);
            assert_eq!(output.status.code(), Some(1), "{args:?}");
            assert!(err(&output).ends_with("expected a file, found a device\n"), "{output:?}");
        }
    }
    assert!(othello(&home, &["check", "/dev/null"]).status.success());

    let mut command = Command::new(OTHELLO);
    let output = command.args(["show", "-"]).stdin(fs::File::open("/dev/zero").unwrap()).output();
    let output = output.unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        err(&output),
        "othello: -:1:1: expected a game of at most 16 MiB, found no end of it; the rest is not \
         read\n"
    );

    let pipe = home.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let mut reader = Command::new(OTHELLO);
    let reader = reader.arg("show").arg(&pipe).stdout(Stdio::piped()).spawn().unwrap();
    fs::write(&pipe, "f5d6\n").unwrap();
    let output = reader.wait_with_output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("f5d6\n"));
}

/// The lists beside a file of the WTHOR base are found by their names only.
#[cfg(unix)]
#[test]
fn lists_of_names_that_are_no_files_are_passed_over() {
    let home = Folder::new();
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/formats/WTH_1977.wtb");
    let copy = home.path().join("games.wtb");
    fs::copy(games, &copy).unwrap();
    std::os::unix::fs::symlink("/dev/zero", home.path().join("a.jou")).unwrap();
    let pipe = home.path().join("a.trn");
    assert!(Command::new("mkfifo").arg(pipe).status().unwrap().success());
    let large = fs::File::create(home.path().join("b.jou")).unwrap();
    large.set_len(3 << 30).unwrap();
    let output = othello(&home, &["check", copy.to_str().unwrap()]);
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("games: 12\n"));
}
