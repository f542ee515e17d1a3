//! Decoding of the bytes that a terminal sends.

mod sequences;

use std::collections::VecDeque;
use std::time::Duration;

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use super::answer::TerminalAnswer;

/// The largest number of parameter bytes that are kept. Mouse reports have at most 17.
const LONGEST_SEQUENCE: usize = 64;
/// The largest number of bytes that are kept of a string. Answers have at most some thirty.
const LONGEST_STRING: usize = 256;
/// The largest number of bytes that are kept of a pasted text; a game has hundreds.
const LONGEST_PASTE: usize = 1 << 20;
/// The time after which a lone Escape is the Escape key.
const ESCAPE_WAIT: Duration = Duration::from_millis(10);
/// The same where other bytes came together with the Escape.
const LATE_ESCAPE_WAIT: Duration = Duration::from_millis(100);
/// The longest pause within a sequence. Terminals send it at once, but networks may split it.
const SEQUENCE_WAIT: Duration = Duration::from_millis(100);
/// The longest pause within an answer, which may come from far away.
const ANSWER_WAIT: Duration = Duration::from_millis(500);
/// The longest pause within a pasted text.
const PASTE_WAIT: Duration = Duration::from_millis(500);

const ESCAPE: u8 = 0x1b;
/// Ctrl-C, which terminals remove from pasted texts.
const INTERRUPT: u8 = 0x03;
/// Ctrl-G, which may end a string.
const BELL: u8 = 0x07;
const PASTE_END: &[u8] = b"\x1b[201~";

/// A decoder of keys, mouse and focus reports, pasted texts and answers. Unknown sequences are ignored.
///
/// It recovers from sequences that are cut off, and Ctrl-C counts within any sequence, which the
/// parsers of terminal libraries do not do.
#[derive(Debug, Default)]
pub struct Decoder {
    state: State,
    events: VecDeque<Event>,
    answers: VecDeque<TerminalAnswer>,
    /// Other bytes came together with the start of the unfinished sequence.
    is_within_burst: bool,
    /// A pause as after a key came between Escape and what follows, which is no part of an answer so far.
    is_typed: bool,
}

/// The unfinished sequence.
#[derive(Debug, Default, PartialEq)]
enum State {
    #[default]
    Ground,
    /// After Escape.
    Escape,
    /// After Escape and `O`.
    SingleShift,
    /// After Escape and `[`, with the parameters so far.
    Control(Vec<u8>),
    /// A string: its introducer after Escape, and the bytes so far.
    String(u8, Vec<u8>),
    /// A mouse report of three bytes.
    Mouse(Vec<u8>),
    /// A pasted text as far as it is kept, and the last bytes of the rest.
    Paste(Vec<u8>),
    /// A character of several bytes, and the modifiers of its key.
    Character(Vec<u8>, KeyModifiers),
}

impl State {
    /// Returns the byte after Escape that has begun a sequence of which nothing else has come.
    fn introducer(&self) -> Option<u8> {
        match self {
            Self::SingleShift => Some(b'O'),
            Self::Control(parameters) if parameters.is_empty() => Some(b'['),
            Self::String(introducer, text) if text.is_empty() => Some(*introducer),
            Self::Ground
            | Self::Escape
            | Self::Control(_)
            | Self::String(..)
            | Self::Mouse(_)
            | Self::Paste(_)
            | Self::Character(..) => None,
        }
    }
}

/// Returns `true` for the byte that begins a sequence after Escape.
const fn introduces(byte: u8) -> bool {
    matches!(byte, b'[' | b'O' | b'P' | b'X' | b']' | b'^' | b'_')
}

impl Decoder {
    /// Decodes bytes that were read at once, so long after those before them.
    pub fn feed(&mut self, bytes: &[u8], pause: Duration) {
        let is_late = self.patience().is_some_and(|time| pause >= time.min(SEQUENCE_WAIT));
        if is_late && self.is_typed {
            self.give_up();
        }
        // The rest of an answer comes at once, however late it is.
        let is_answer = bytes.len() > 1 && bytes.first().is_some_and(|byte| introduces(*byte));
        self.is_typed = is_late && self.state == State::Escape && !is_answer;
        for &byte in bytes {
            self.receive(byte);
        }
        self.is_within_burst = bytes.len() > 1;
    }

    pub fn next_event(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    pub fn next_answer(&mut self) -> Option<TerminalAnswer> {
        self.answers.pop_front()
    }

    /// Returns the time to wait for the next byte of an unfinished sequence.
    pub const fn patience(&self) -> Option<Duration> {
        match self.state {
            State::Ground => None,
            State::Escape if self.is_within_burst => Some(LATE_ESCAPE_WAIT),
            State::Escape => Some(ESCAPE_WAIT),
            State::Paste(_) => Some(PASTE_WAIT),
            State::String(..) => Some(ANSWER_WAIT),
            State::SingleShift | State::Control(_) | State::Mouse(_) | State::Character(..) => {
                Some(SEQUENCE_WAIT)
            }
        }
    }

    /// Returns the same while answers are on their way, each of which begins with Escape.
    pub fn patience_with_answers(&self) -> Option<Duration> {
        self.patience().map(|time| time.max(ANSWER_WAIT))
    }

    /// Ends an unfinished sequence. An Escape becomes the key; a paste ends where it is.
    pub fn give_up(&mut self) {
        let state = std::mem::take(&mut self.state);
        if std::mem::take(&mut self.is_typed)
            && let Some(byte) = state.introducer()
        {
            self.press(KeyCode::Esc, KeyModifiers::NONE);
            return self.begin(byte, KeyModifiers::NONE);
        }
        match state {
            State::Escape => self.press(KeyCode::Esc, KeyModifiers::NONE),
            State::Paste(text) => self.paste(&text),
            State::String(introducer, text) if text.is_empty() => {
                self.begin(introducer, KeyModifiers::ALT);
            }
            State::Ground
            | State::SingleShift
            | State::Control(_)
            | State::String(..)
            | State::Mouse(_)
            | State::Character(..) => {}
        }
    }

    fn receive(&mut self, byte: u8) {
        match std::mem::take(&mut self.state) {
            State::Ground => self.begin(byte, KeyModifiers::NONE),
            State::Escape => match byte {
                b'[' => self.state = State::Control(Vec::new()),
                b'O' => self.state = State::SingleShift,
                b'P' | b'X' | b']' | b'^' | b'_' => self.state = State::String(byte, Vec::new()),
                ESCAPE => {
                    self.press(KeyCode::Esc, KeyModifiers::NONE);
                    self.state = State::Escape;
                    // Typed while the program was busy, it was read at once with what follows.
                    self.is_typed = true;
                }
                _ if std::mem::take(&mut self.is_typed) => {
                    self.press(KeyCode::Esc, KeyModifiers::NONE);
                    self.begin(byte, KeyModifiers::NONE);
                }
                _ => self.begin(byte, KeyModifiers::ALT),
            },
            State::SingleShift if byte.is_ascii_control() => self.begin(byte, KeyModifiers::NONE),
            State::SingleShift => self.events.extend(sequences::single_shift(byte)),
            State::Control(parameters) => self.continue_control(parameters, byte),
            State::String(introducer, text) => self.continue_string(introducer, text, byte),
            State::Mouse(mut report) => {
                report.push(byte);
                if report.len() < 3 {
                    self.state = State::Mouse(report);
                } else {
                    self.events.extend(sequences::plain_mouse(&report));
                }
            }
            State::Paste(text) => self.continue_paste(text, byte),
            State::Character(bytes, modifiers) => self.continue_character(bytes, byte, modifiers),
        }
    }

    /// Decodes the first byte of a key.
    fn begin(&mut self, byte: u8, modifiers: KeyModifiers) {
        let control = modifiers | KeyModifiers::CONTROL;
        match byte {
            ESCAPE => self.state = State::Escape,
            b'\r' => self.press(KeyCode::Enter, modifiers),
            b'\t' => self.press(KeyCode::Tab, modifiers),
            0x7f => self.press(KeyCode::Backspace, modifiers),
            0 => self.press(KeyCode::Char(' '), control),
            0x01..=0x1a => self.press(KeyCode::Char((byte - 1 + b'a').into()), control),
            0x1c..=0x1f => self.press(KeyCode::Char((byte - 0x1c + b'4').into()), control),
            b' '..=b'~' => self.press_character(byte.into(), modifiers),
            0xc2..=0xf4 => self.state = State::Character(vec![byte], modifiers),
            // No UTF-8 character starts with these.
            0x80..=0xc1 | 0xf5..=0xff => {}
        }
    }

    fn continue_control(&mut self, mut parameters: Vec<u8>, byte: u8) {
        match byte {
            // The function keys of the Linux console have a second bracket.
            b'[' if parameters.is_empty() => self.state = State::Control(vec![b'[']),
            b' '..=b'?' => {
                if parameters.len() < LONGEST_SEQUENCE {
                    parameters.push(byte);
                }
                self.state = State::Control(parameters);
            }
            b'M' if parameters.is_empty() => self.state = State::Mouse(Vec::new()),
            b'~' if parameters == b"200" => self.state = State::Paste(Vec::new()),
            b'@'..=b'~' => {
                let answers = TerminalAnswer::control(&parameters, byte);
                if answers.is_empty() {
                    self.events.extend(sequences::control(&parameters, byte));
                }
                self.answers.extend(answers);
            }
            // No sequence contains such a byte, so this one was cut off.
            0..=0x1f | 0x7f..=0xff => self.begin(byte, KeyModifiers::NONE),
        }
    }

    /// Takes a byte of a string, which Escape and a backslash end, or the bell.
    fn continue_string(&mut self, introducer: u8, mut text: Vec<u8>, byte: u8) {
        let is_ending = text.last() == Some(&ESCAPE);
        match byte {
            b'\\' if is_ending => self.end_string(introducer, &text[..text.len() - 1]),
            BELL => self.end_string(introducer, &text),
            _ if is_ending => {
                // The string was cut off, and another sequence has begun.
                self.state = State::Escape;
                self.receive(byte);
            }
            ESCAPE | b' '..=b'~' | 0x80..=0xff => {
                if text.len() < LONGEST_STRING || byte == ESCAPE {
                    text.push(byte);
                }
                self.state = State::String(introducer, text);
            }
            0..=0x1f | 0x7f => self.begin(byte, KeyModifiers::NONE),
        }
    }

    fn end_string(&mut self, introducer: u8, text: &[u8]) {
        let text = std::str::from_utf8(text).unwrap_or_default();
        self.answers.extend(match introducer {
            b']' => TerminalAnswer::operating_system(text),
            b'P' => TerminalAnswer::device_control(text),
            b'_' => TerminalAnswer::application(text),
            _ => None,
        });
    }

    fn continue_paste(&mut self, mut text: Vec<u8>, byte: u8) {
        if byte == INTERRUPT {
            return self.begin(byte, KeyModifiers::NONE);
        }
        text.push(byte);
        if text.ends_with(PASTE_END) {
            text.truncate(text.len() - PASTE_END.len());
            return self.paste(&text);
        }
        if text.len() >= LONGEST_PASTE + PASTE_END.len() {
            // Of the rest, only enough bytes are kept to find the end.
            text.remove(LONGEST_PASTE);
        }
        self.state = State::Paste(text);
    }

    fn continue_character(&mut self, mut bytes: Vec<u8>, byte: u8, modifiers: KeyModifiers) {
        if !(0x80..0xc0).contains(&byte) {
            return self.begin(byte, KeyModifiers::NONE);
        }
        bytes.push(byte);
        match std::str::from_utf8(&bytes) {
            Ok(text) => {
                for character in text.chars() {
                    self.press_character(character, modifiers);
                }
            }
            Err(error) if error.error_len().is_none() => {
                self.state = State::Character(bytes, modifiers);
            }
            Err(_) => {}
        }
    }

    fn paste(&mut self, text: &[u8]) {
        self.events.push_back(Event::Paste(String::from_utf8_lossy(text).into_owned()));
    }

    fn press_character(&mut self, character: char, modifiers: KeyModifiers) {
        let shift = if character.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
        self.press(KeyCode::Char(character), modifiers | shift);
    }

    fn press(&mut self, code: KeyCode, modifiers: KeyModifiers) {
        self.events.push_back(Event::Key(KeyEvent::new(code, modifiers)));
    }
}

#[cfg(test)]
mod tests;
