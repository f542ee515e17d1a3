//! The clipboard, as far as a terminal and what runs in it are known to hand texts on to it.

use std::env;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::{Command, Stdio};

/// The way of a text to the clipboard, beside the sequence (OSC 52) that asks the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clipboard {
    /// The terminal is known to do what it is asked.
    Terminal,
    /// Nobody says whether the terminal does it.
    Unknown,
    /// The terminal is one of tmux, which takes a text by its own command, and keeps it from the terminal outside
    /// otherwise.
    Tmux,
}

/// The values of `TERM` and `TERM_PROGRAM` of terminals that let programs copy unless they are told not to.
const WILLING: [&str; 10] = [
    "xterm-kitty",
    "xterm-ghostty",
    "alacritty",
    "foot",
    "foot-extra",
    "contour",
    "rio",
    "WezTerm",
    "ghostty",
    "rio-direct",
];

/// Variables that such terminals set.
const SIGNS: [&str; 4] = ["KITTY_WINDOW_ID", "ALACRITTY_WINDOW_ID", "WEZTERM_PANE", "WT_SESSION"];

impl Clipboard {
    pub fn find() -> Self {
        Self::of(|name| env::var_os(name).filter(|value| !value.is_empty()))
    }

    fn of(variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let is_willing = |name| variable(name).is_some_and(|it| WILLING.iter().any(|of| it == *of));
        if variable("TMUX").is_some() {
            Self::Tmux
        // Another program stands between.
        } else if variable("STY").is_some() {
            Self::Unknown
        } else if ["TERM", "TERM_PROGRAM"].into_iter().any(is_willing)
            || SIGNS.iter().any(|name| variable(name).is_some())
        {
            Self::Terminal
        } else {
            Self::Unknown
        }
    }
}

/// Hands a text to tmux, which keeps it and hands it on to its terminal.
pub fn give_to_tmux(text: &str) -> io::Result<()> {
    // Before its version 3.2 tmux only keeps it.
    load_buffer(&["load-buffer", "-w", "-"], text)
        .or_else(|_| load_buffer(&["load-buffer", "-"], text))
}

fn load_buffer(arguments: &[&str], text: &str) -> io::Result<()> {
    let mut tmux = Command::new("tmux")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    let written = tmux.stdin.take().map_or(Ok(()), |mut input| input.write_all(text.as_bytes()));
    let status = tmux.wait()?;
    written?;
    if status.success() { Ok(()) } else { Err(io::Error::other(status.to_string())) }
}

#[cfg(test)]
mod tests {
    use super::Clipboard::{self, Terminal, Tmux, Unknown};

    #[test]
    fn the_environment_says_who_takes_a_text() {
        let of = |known: &[(&str, &str)]| {
            Clipboard::of(|name| {
                let found = known.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).into())
            })
        };
        assert_eq!(of(&[("TERM", "xterm-kitty")]), Terminal);
        assert_eq!(of(&[("TERM", "xterm-256color"), ("WT_SESSION", "1")]), Terminal);
        assert_eq!(of(&[("TERM", "xterm-256color"), ("TERM_PROGRAM", "WezTerm")]), Terminal);
        assert_eq!(of(&[("TERM", "xterm-256color")]), Unknown);
        assert_eq!(of(&[("TERM", "linux")]), Unknown);
        assert_eq!(of(&[("TERM", "xterm-kitty"), ("STY", "1.pts")]), Unknown);
        let in_tmux = [("TERM", "tmux-256color"), ("TMUX", "1,2,0"), ("KITTY_WINDOW_ID", "1")];
        assert_eq!(of(&in_tmux), Tmux);
    }
}
