//! Settings and diagnostics on a screen.

use crate::pty::{Setup, Terminal};

/// Writes the settings in `$SETTINGS` before the program starts.
const SETTLED: &str = r#"mkdir -p "$XDG_CONFIG_HOME/othello"
printf "$SETTINGS" >"$XDG_CONFIG_HOME/othello/config.toml"
sh -c 'echo $$ >pid; exec "$@"' sh "$@"; echo $? >status; read -r _"#;

fn settled(settings: &str) -> Setup {
    Setup::new(80, 24).env("SETTINGS", settings).script(SETTLED)
}

/// Returns `true` if a cell has the colour of the light squares of the paper theme.
fn is_paper(terminal: &Terminal) -> bool {
    terminal.has_style(|cell| cell.bgcolor() == vt100::Color::Rgb(0x9a, 0x93, 0x80))
}

#[test]
fn settings_apply_to_the_screen_and_flags_override_them() {
    let settings = "theme = 'paper'\nblack = 'Ada'\nclock = '7'\n";
    let settled = || settled(settings).env("COLORTERM", "truecolor");
    let mut terminal = settled().start();
    terminal.wait_for_board();
    assert!(is_paper(&terminal));
    terminal.wait_for("Ada");
    terminal.wait_for("7:00");
    let mut terminal = settled().args(&["--theme", "classic", "--clock", "9"]).start();
    terminal.wait_for_board();
    assert!(!is_paper(&terminal));
    terminal.wait_for("Ada");
    terminal.wait_for("9:00");
}

#[test]
fn a_choice_that_cannot_be_kept_is_no_error() {
    let setup = Setup::new(80, 24).env("COLORTERM", "truecolor");
    let mut terminal = setup.env("XDG_STATE_HOME", "/dev/null").start();
    terminal.wait_for_board();
    terminal.send(":theme paper\r");
    terminal.until("the theme", |terminal| is_paper(terminal).then_some(()));
    terminal.send("\x03");
    assert_eq!(terminal.status(), 130);
}

#[test]
fn a_fault_in_the_settings_is_the_first_notice() {
    let mut terminal =
        settled("theme = 'paper'\nmouse = 1\n").env("COLORTERM", "truecolor").start();
    terminal.wait_for_board();
    assert!(is_paper(&terminal));
    terminal.assert_says("config.toml, line 2: mouse: ");
    terminal.send("d3");
    terminal.wait_for_empties(59);
    assert!(!terminal.says("config.toml"));
}

fn doctor(name: &'static str, value: &str) -> Terminal {
    let mut terminal = Setup::new(80, 60).env(name, value).args(&["doctor"]).start();
    assert_eq!(terminal.status(), 0);
    terminal.assert_says("mono");
    terminal
}

#[test]
fn doctor_draws_the_discs_of_each_theme_in_its_colours() {
    let terminal = doctor("COLORTERM", "truecolor");
    let text = terminal.text();
    for line in ["colours: 24 bits, because of COLORTERM", "size: 80x60", "play: on the screen"] {
        assert!(text.contains(line), "{line} in {text}");
    }
    for theme in ["classic", "paper", "contrast"] {
        assert!(text.contains(theme), "{text}");
    }
    assert!(is_paper(&terminal));
}

#[test]
fn doctor_uses_no_colours_if_none_are_wanted() {
    let terminal = doctor("NO_COLOR", "1");
    assert!(terminal.text().contains("colours: none, because of NO_COLOR"));
    let is_default = |color| color == vt100::Color::Default;
    assert!(!terminal.has_style(|cell| !is_default(cell.bgcolor()) || !is_default(cell.fgcolor())));
}
