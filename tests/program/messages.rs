//! A translation in a folder: checked by `othello messages`, spoken where `OTHELLO_MESSAGES` names it.

use std::process::{Command, Output, Stdio};

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::at_home;

const FACTS: &str = include_str!("../support/swedish.toml");

const COLOR: &str = "color = { $color ->\n    [black] Svart\n   *[white] Vit\n}\n";

/// Returns a folder with these files of Swedish.
fn swedish(facts: &str, common: &str) -> Folder {
    let folder = Folder::new();
    folder.write("sv/language.toml", facts);
    folder.write("sv/common.ftl", common);
    folder
}

/// Runs the program beside a folder, which it speaks if `variable` names it.
fn run(folder: &Folder, variable: &str, args: &[&str]) -> Output {
    let mut command = Command::new(OTHELLO);
    command.args(args).current_dir(folder.path()).stdin(Stdio::null()).env_clear();
    command.envs(at_home(folder.path())).env("LANG", "C.UTF-8");
    command.env("OTHELLO_MESSAGES", variable).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn a_folder_is_checked_and_counted() {
    let folder = swedish(FACTS, &format!("{COLOR}both = {{ first }}\nor = x\n"));
    let checked = run(&folder, "", &["messages", "sv"]);
    let said = out(&checked);
    let lines: Vec<_> = said.lines().collect();
    assert!(lines[0].starts_with("sv/common.ftl:5: both: { first }"), "{said}");
    assert_eq!(lines[1], "sv/common.ftl:6: or: $before is left out");
    assert_eq!(lines[2], "sv/common.ftl:6: or: $last is left out");
    assert!(lines[3].starts_with("sv: 2 of ") && lines[3].ends_with("(0%)."), "{said}");
    assert_eq!(lines[4..], ["3 faults.", "To see them: OTHELLO_MESSAGES=sv othello"]);
    assert_eq!((checked.status.code(), err(&checked)), (Some(1), String::new()));

    let folder = swedish(FACTS, COLOR);
    let checked = run(&folder, "", &["messages", "sv/", "--missing"]);
    assert_eq!(checked.status.code(), Some(0));
    assert!(out(&checked).contains("\ncommon.raw\n") && out(&checked).contains("\nNo faults.\n"));
    assert!(!out(&checked).contains("common.color\n"));
}

#[test]
fn a_folder_is_spoken_and_what_is_missing_is_said_in_english() {
    let folder = swedish(FACTS, COLOR);
    let spoken = run(&folder, "sv", &["--plain"]);
    assert!(out(&spoken).contains("Svart"), "{}", out(&spoken));
    assert_eq!((spoken.status.code(), err(&spoken)), (Some(0), String::new()));
    let other = run(&folder, "sv", &["--plain", "--language", "fr"]);
    assert!(out(&other).contains("Noir"), "{}", out(&other));
    let folder = swedish(FACTS, &format!("{COLOR}colour = Svart\n"));
    let spoken = run(&folder, "sv", &["--plain"]);
    assert!(out(&spoken).contains("Svart"), "{}", out(&spoken));
    assert_eq!(err(&spoken), "sv/common.ftl:5: colour: there is no such message in English\n");
}

#[test]
fn a_folder_that_cannot_be_used_is_refused() {
    let folder = swedish("name = 5\n", COLOR);
    let refused = run(&folder, "sv", &["--plain"]);
    let said = err(&refused);
    assert!(said.starts_with("sv/language.toml:1: "), "{said}");
    assert!(said.lines().last().unwrap().contains("until language.toml is correct"), "{said}");
    assert_eq!((refused.status.code(), out(&refused)), (Some(1), String::new()));
    for (variable, args) in [("nowhere", &["--plain"][..]), ("", &["messages", "nowhere"])] {
        let refused = run(&folder, variable, args);
        assert!(err(&refused).starts_with("othello: cannot read nowhere"), "{}", err(&refused));
        assert_eq!(refused.status.code(), Some(1));
    }
}
