//! Notices that the terminal shows elsewhere than on the screen: a notification of what happens while nobody looks at
//! it, and in the taskbar how far long work has come.
//!
//! The sequences are those of kitty (<https://sw.kovidgoyal.net/kitty/desktop-notifications/>, OSC 99), of rxvt-unicode
//! as foot has it (OSC 777), of iTerm2 (<https://iterm2.com/documentation-escape-codes.html>, OSC 9) and of `ConEmu`
//! (<https://conemu.github.io/en/AnsiEscapeCodes.html>, OSC 9;4). A terminal that does not know one may print it, or take
//! it for another: each goes only to those that are known by their names.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use othello_board::app::event::Event;
use othello_board::features::link::sentences;
use othello_home::config::look::Alert;
use othello_home::terminal::{Emulator, is_multiplexed};
use othello_peer::{PeerEvent, Presence};
use othello_session::Player;
use othello_words::plies;

use super::view::View;

const BELL: &[u8] = b"\x07";

/// Returns what there is to tell somebody who does not look: that the other player of a game over a link has come, has
/// played, or asks something.
pub fn news(event: &Event, view: &View<'_>) -> Option<String> {
    let app = view.app();
    let link = app.features.link.link()?;
    let names = view.names();
    if let Event::Joined = event {
        let said = sentences::about(&PeerEvent::Joined, link, &app.state);
        return Some(said.words("screen", Some(&names)));
    }
    if let Event::Played(ply) = event {
        // What was played before is told by being here again.
        let is_now = matches!(link.presence(), Presence::Here(_));
        let is_remote = view.session().players()[ply.player] == Player::Remote;
        return (is_now && is_remote).then(|| plies::ply(ply).naming(&names));
    }
    if let Event::Asked = event {
        let question = app.question().filter(|question| question.is_unasked)?;
        return Some(question.text.naming(&names));
    }
    None
}

/// Returns the bytes by which a terminal with these variables tells the news in that way.
pub fn notification(news: &str, alert: Alert, env: impl Fn(&str) -> Option<String>) -> Vec<u8> {
    let text: String = news.chars().filter(|letter| !letter.is_control()).collect();
    let emulator = Emulator::find(env).map(|(emulator, _)| emulator);
    match (alert, emulator) {
        (Alert::Off, _) => Vec::new(),
        (Alert::Auto, Some(Emulator::Kitty)) => {
            format!("\x1b]99;i=othello:o=unfocused;Othello: {text}\x1b\\").into_bytes()
        }
        (Alert::Auto, Some(Emulator::Foot)) => {
            format!("\x1b]777;notify;Othello;{text}\x1b\\").into_bytes()
        }
        (Alert::Auto, Some(Emulator::Ghostty | Emulator::Iterm | Emulator::WezTerm)) => {
            format!("\x1b]9;Othello: {text}\x1b\\").into_bytes()
        }
        (Alert::Auto, None) | (Alert::Bell, _) => BELL.to_vec(),
    }
}

/// Returns the share in percent of the work that the player waits for; `None` while there is none.
pub fn progress(view: &View<'_>) -> Option<usize> {
    let review = &view.app().features.review;
    if !review.is_under_way() || review.is_unasked() {
        return None;
    }
    let reviewed = view.session().review();
    let all = reviewed.extent(view.game()).max(1);
    Some((reviewed.plies.len() * 100 / all).min(100))
}

/// Set while the taskbar shows something.
static IS_SHOWN: AtomicBool = AtomicBool::new(false);

/// The place in the taskbar that shows how far work has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taskbar {
    /// The terminal is not known to have one.
    Unknown,
    /// It shows so many percent, or nothing.
    Shows(Option<usize>),
}

impl Taskbar {
    /// Returns that of a terminal with these variables: Windows Terminal and `ConEmu` have one. Inside of `tmux` and its
    /// like, the variables are those of the terminal around.
    pub fn find(env: impl Fn(&str) -> Option<String>) -> Self {
        let has_one = env("WT_SESSION").is_some() || env("ConEmuANSI").is_some_and(|is| is == "ON");
        if has_one && !is_multiplexed(&env) { Self::Shows(None) } else { Self::Unknown }
    }

    /// Shows so many percent, or nothing any more.
    pub fn show(&mut self, percent: Option<usize>, out: &mut impl Write) -> io::Result<()> {
        let next = Self::Shows(percent);
        if *self == Self::Unknown || *self == next {
            return Ok(());
        }
        *self = next;
        IS_SHOWN.store(percent.is_some(), Ordering::SeqCst);
        match percent {
            Some(percent) => write!(out, "\x1b]9;4;1;{percent}\x1b\\"),
            None => out.write_all(NOTHING),
        }
    }
}

/// Empties the taskbar's place.
const NOTHING: &[u8] = b"\x1b]9;4;0;0\x1b\\";

/// Returns the bytes that remove what the taskbar shows, on leaving the screen.
pub fn removal() -> &'static [u8] {
    if IS_SHOWN.swap(false, Ordering::SeqCst) { NOTHING } else { &[] }
}

#[cfg(test)]
mod tests {
    use super::{Taskbar, notification};
    use othello_home::config::look::Alert;

    fn env<'a>(variables: &'a [(&'a str, &'a str)]) -> impl Fn(&str) -> Option<String> + 'a {
        |name| {
            let found = variables.iter().find(|(variable, _)| *variable == name);
            found.map(|(_, value)| (*value).to_owned())
        }
    }

    #[test]
    fn each_terminal_is_told_in_the_way_that_it_knows() {
        let told = |alert, variables: &[_]| {
            String::from_utf8(notification("Ada\x1b has joined.", alert, env(variables))).unwrap()
        };
        let kitty = [("TERM", "xterm-kitty")];
        let expected = "\x1b]99;i=othello:o=unfocused;Othello: Ada has joined.\x1b\\";
        assert_eq!(told(Alert::Auto, &kitty), expected);
        let foot = [("TERM", "foot"), ("TERM_PROGRAM", "x")];
        let expected = "\x1b]777;notify;Othello;Ada has joined.\x1b\\";
        assert_eq!(told(Alert::Auto, &foot), expected);
        for program in ["ghostty", "iTerm.app", "WezTerm"] {
            let variables = [("TERM", "xterm-256color"), ("TERM_PROGRAM", program)];
            let expected = "\x1b]9;Othello: Ada has joined.\x1b\\";
            assert_eq!(told(Alert::Auto, &variables), expected, "{program}");
        }
        let tmux = [("TERM", "tmux-256color"), ("TERM_PROGRAM", "WezTerm")];
        for variables in [&[][..], &[("TERM", "xterm")], &tmux] {
            assert_eq!(told(Alert::Auto, variables), "\x07");
        }
        assert_eq!(told(Alert::Bell, &kitty), "\x07");
        assert_eq!(told(Alert::Off, &kitty), "");
    }

    #[test]
    fn the_taskbar_is_told_once_and_only_where_there_is_one() {
        let shown = |variables: &[_]| {
            let (mut taskbar, mut out) = (Taskbar::find(env(variables)), Vec::new());
            for percent in [None, Some(40), Some(40), None, None] {
                taskbar.show(percent, &mut out).unwrap();
            }
            String::from_utf8(out).unwrap()
        };
        let expected = "\x1b]9;4;1;40\x1b\\\x1b]9;4;0;0\x1b\\";
        for variables in [[("WT_SESSION", "1")], [("ConEmuANSI", "ON")]] {
            assert_eq!(shown(&variables), expected, "{variables:?}");
        }
        for variables in [&[][..], &[("ConEmuANSI", "OFF")], &[("WT_SESSION", "1"), ("TMUX", "x")]]
        {
            assert_eq!(shown(variables), "", "{variables:?}");
        }
    }
}
