//! The terminal, as the environment describes it.

use std::env;

pub use othello_os::system::variable;
pub use othello_os::terminal::columns_of_errors;

/// A program that shows terminals and says so in its environment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emulator {
    Foot,
    Ghostty,
    Iterm,
    Kitty,
    WezTerm,
}

impl Emulator {
    /// The values of `TERM` and of `TERM_PROGRAM` by which each is known. Where only the second says it, the first is the
    /// one of every terminal.
    const NAMES: [(Self, &'static [&'static str], &'static str); 5] = [
        (Self::Foot, &["foot", "foot-extra", "foot-direct"], "foot"),
        (Self::Ghostty, &["xterm-ghostty"], "ghostty"),
        (Self::Iterm, &[], "iTerm.app"),
        (Self::Kitty, &["xterm-kitty"], "kitty"),
        (Self::WezTerm, &["wezterm"], "WezTerm"),
    ];

    /// Returns the program, and the variable by which it is known. Inside of another program nothing is known.
    pub fn find(env: impl Fn(&str) -> Option<String>) -> Option<(Self, &'static str)> {
        if is_multiplexed(&env) {
            return None;
        }
        let term = env("TERM").unwrap_or_default();
        if let Some((emulator, ..)) =
            Self::NAMES.iter().find(|(_, terms, _)| terms.contains(&&*term))
        {
            return Some((*emulator, "TERM"));
        }
        let program = env("TERM_PROGRAM")?;
        let (emulator, ..) = Self::NAMES.iter().find(|(.., name)| *name == program)?;
        Some((*emulator, "TERM_PROGRAM"))
    }
}

/// Returns `true` inside of `tmux`, `screen` and `zellij`, which answer for themselves, not for the terminal around them.
pub fn is_multiplexed(env: impl Fn(&str) -> Option<String>) -> bool {
    let term = env("TERM").unwrap_or_default();
    let is_inside = ["TMUX", "STY", "ZELLIJ"].iter().any(|name| env(name).is_some());
    is_inside || term.starts_with("tmux") || term.starts_with("screen")
}

/// Returns `true` if the environment asks for output that a screen reader can read.
pub fn wants_words() -> bool {
    env::var_os("ACCESSIBLE").is_some_and(|value| !value.is_empty() && value != "0")
}

/// Returns `true` if the terminal can only print lines, or is none.
pub fn is_dumb() -> bool {
    variable("TERM").is_none_or(|term| term == "dumb")
}

/// Returns `true` if a line of the terminal may be overwritten: the terminal can do it, and no screen
/// reader is in use.
pub fn can_redraw() -> bool {
    !is_dumb() && !wants_words()
}
