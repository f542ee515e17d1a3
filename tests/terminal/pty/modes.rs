//! The modes of a terminal, and the sequences that its parser does not keep.

use std::collections::BTreeSet;

use portable_pty::MasterPty;
use vt100::{CursorStyle, MouseProtocolEncoding, MouseProtocolMode, Screen};

/// The modes of a terminal that a program may leave changed.
#[derive(Debug, PartialEq)]
pub struct Modes {
    alternate_screen: bool,
    bracketed_paste: bool,
    mouse: (MouseProtocolMode, MouseProtocolEncoding),
    hidden_cursor: bool,
    cursor_style: CursorStyle,
    text_style: String,
    title: String,
    /// The other private modes that are on, focus reports (1004) among them.
    private: BTreeSet<u16>,
    /// Echo, line editing, signal keys and the rest.
    termios: String,
}

impl Modes {
    pub fn of(screen: &Screen, observer: &Observer, master: &dyn MasterPty) -> Self {
        Self {
            alternate_screen: screen.alternate_screen(),
            bracketed_paste: screen.bracketed_paste(),
            mouse: (screen.mouse_protocol_mode(), screen.mouse_protocol_encoding()),
            hidden_cursor: screen.hide_cursor(),
            cursor_style: screen.cursor_style(),
            text_style: screen.attributes_formatted(),
            title: observer.title().to_owned(),
            private: observer.private.clone(),
            termios: format!("{:?}", master.get_termios()),
        }
    }
}

/// Records the sequences that the parser has no use for.
#[derive(Default)]
pub struct Observer {
    /// Every title that the window has had.
    pub titles: Vec<String>,
    private: BTreeSet<u16>,
    pub frames: usize,
    pub answers: String,
    /// Its answers about its colours.
    colors: Answers,
}

/// The answers of a terminal about its colours.
#[derive(Default)]
pub struct Answers {
    /// The answers, without those that every terminal gives.
    pub text: &'static str,
    /// Set if they take so long that the program has left its screen.
    pub are_late: bool,
}

impl Observer {
    const SYNCHRONIZED: u16 = 2026;
    const FOCUS: u16 = 1004;

    pub fn new(colors: Answers) -> Self {
        Self { colors, ..Self::default() }
    }

    fn answer(&mut self) {
        self.answers += self.colors.text;
        self.answers += "\x1b[?62;22c";
    }

    /// The title of the window.
    pub fn title(&self) -> &str {
        self.titles.last().map_or("", String::as_str)
    }

    pub fn is_in_frame(&self) -> bool {
        self.private.contains(&Self::SYNCHRONIZED)
    }
}

impl vt100::Callbacks for Observer {
    fn set_window_title(&mut self, _: &mut Screen, title: &[u8]) {
        self.titles.push(String::from_utf8_lossy(title).into_owned());
    }

    fn unhandled_csi(
        &mut self,
        screen: &mut Screen,
        mark: Option<u8>,
        _: Option<u8>,
        numbers: &[&[u16]],
        letter: char,
    ) {
        let numbers = numbers.iter().filter_map(|number| number.first().copied());
        match (mark, letter) {
            (Some(b'?'), 'h') => self.private.extend(numbers),
            (Some(b'?'), 'l') => {
                for mode in numbers {
                    if mode == Self::FOCUS && self.colors.are_late {
                        self.answer();
                    }
                    self.private.remove(&mode);
                    self.frames += usize::from(mode == Self::SYNCHRONIZED);
                }
            }
            (None, 'n') => {
                let (row, column) = screen.cursor_position();
                let place = format!("\x1b[{};{}R", row + 1, column + 1);
                self.answers += &place;
            }
            (None, 'c') if !self.colors.are_late => self.answer(),
            _ => {}
        }
    }
}
