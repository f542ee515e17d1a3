//! Bursts: texts that come as keys, faster than anybody types, as pastes do where the terminal does not mark them.

use std::collections::VecDeque;
use std::time::Duration;

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use othello_core::square::Square;

/// The longest pause between two keys that nobody types one after the other.
const GAP: Duration = Duration::from_millis(10);
/// The longest pause within a text, which networks may split.
const PAUSE: Duration = Duration::from_millis(100);
/// The keys of the shortest text. Fewer come together from a quick hand, or over a slow line.
const SHORTEST: usize = 4;
/// The keys that are kept of a text; a game has hundreds.
const LONGEST: usize = 1 << 20;

/// A thing that was typed, or came as if it were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// An event of the terminal.
    Event(Event),
    /// A text that nobody has typed.
    Burst(String),
}

/// Tells texts from keys.
#[derive(Debug, Default)]
pub struct Bursts {
    /// Keys that type a text, until it is known what they are.
    run: Vec<KeyEvent>,
    ready: VecDeque<Typed>,
}

impl Bursts {
    /// Takes in the events that were read at once, so long after those before.
    pub fn take(&mut self, events: impl IntoIterator<Item = Event>, since: Duration) {
        for event in events {
            match event {
                // The rest of what is no longer kept is lost.
                Event::Key(key) if self.continues(key) => {
                    if self.run.len() < LONGEST {
                        self.run.push(key);
                    }
                }
                event => {
                    self.end();
                    self.ready.push_back(Typed::Event(event));
                }
            }
        }
        let is_lone = self.run.len() == 1 && since >= GAP;
        if is_lone || self.run.len() >= SHORTEST && is_held_down(&self.run) {
            self.end();
        }
    }

    /// Returns the next event or text.
    pub fn take_next(&mut self) -> Option<Typed> {
        self.ready.pop_front()
    }

    /// Returns the time after which what has come is all that comes.
    pub fn patience(&self) -> Option<Duration> {
        (!self.run.is_empty()).then(|| if is_text(&self.run) { PAUSE } else { GAP })
    }

    /// Ends a text, or passes on the keys that are none.
    pub fn end(&mut self) {
        let run = std::mem::take(&mut self.run);
        if is_text(&run) {
            self.ready.push_back(Typed::Burst(run.iter().filter_map(letter).collect()));
        } else {
            self.ready.extend(run.into_iter().map(Event::Key).map(Typed::Event));
        }
    }

    /// Returns `true` if the key may be a part of a text. Tab begins none: it is held down to find a move.
    fn continues(&self, key: KeyEvent) -> bool {
        letter(&key).is_some_and(|letter| letter != '\t' || !self.run.is_empty())
    }
}

/// Returns the letter or line break of a key that types one.
pub(super) fn letter(key: &KeyEvent) -> Option<char> {
    let is_line_feed = (key.code, key.modifiers) == (KeyCode::Char('j'), KeyModifiers::CONTROL);
    let is_plain = (key.modifiers - KeyModifiers::SHIFT).is_empty() || is_line_feed;
    match key.code {
        _ if !is_plain || key.kind != KeyEventKind::Press => None,
        KeyCode::Enter => Some('\n'),
        KeyCode::Tab => Some('\t'),
        KeyCode::Char(_) if is_line_feed => Some('\n'),
        KeyCode::Char(letter) => Some(letter),
        _ => None,
    }
}

/// Returns `true` if nobody types these keys as commands: there are several, and neither is one of them held down
/// nor are they two moves.
fn is_text(run: &[KeyEvent]) -> bool {
    run.len() >= SHORTEST && !is_held_down(run) && !are_two_moves(run)
}

/// Returns `true` if the keys are one that is held down. Blanks and empty lines are a text all the same.
fn is_held_down(run: &[KeyEvent]) -> bool {
    let is_blank = letter(&run[0]).is_none_or(char::is_whitespace);
    !is_blank && run.iter().all(|key| key == &run[0])
}

fn are_two_moves(run: &[KeyEvent]) -> bool {
    let squares = run.strip_suffix(&[KeyEvent::from(KeyCode::Enter)]).unwrap_or(run);
    let is_square = |keys: &[KeyEvent]| {
        keys.iter().filter_map(letter).collect::<String>().parse::<Square>().is_ok()
    };
    squares.len() == 4 && squares.chunks(2).all(is_square)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LATER: Duration = Duration::from_secs(1);

    fn key(letter: char) -> Event {
        let code = match letter {
            '\r' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            letter => KeyCode::Char(letter),
        };
        Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
    }

    fn typed(text: &str) -> Vec<Typed> {
        text.chars().map(key).map(Typed::Event).collect()
    }

    fn all(bursts: &mut Bursts) -> Vec<Typed> {
        std::iter::from_fn(|| bursts.take_next()).collect()
    }

    /// Takes in reads that follow each other so soon, and waits for what comes of them.
    fn read(parts: &[&str], since: Duration) -> Vec<Typed> {
        let mut bursts = Bursts::default();
        for part in parts {
            bursts.take(part.chars().map(key), since);
        }
        bursts.end();
        all(&mut bursts)
    }

    #[test]
    fn a_text_that_comes_at_once_is_none_that_was_typed() {
        for text in
            ["1. f5 d6", "f5 d6\r", "f5d6c3", "Dear Ada,\r\rx", "\r\r\r\r", "    ", ":resign\r"]
        {
            let expected = [Typed::Burst(text.replace('\r', "\n"))];
            assert_eq!(read(&[text], LATER), expected, "{text:?}");
        }
    }

    #[test]
    fn a_text_may_come_in_parts() {
        let parts = ["1", ". ", "f5 d6", " 2", ".\r"];
        let rest = Typed::Burst(". f5 d6 2.\n".into());
        assert_eq!(read(&["1"], LATER), typed("1"));
        let mut bursts = Bursts::default();
        for (part, since) in parts.iter().zip([LATER, GAP / 2, GAP / 2, GAP / 2, GAP / 2]) {
            bursts.take(part.chars().map(key), since);
        }
        assert!(bursts.patience().is_some_and(|time| time > GAP));
        bursts.end();
        assert_eq!(all(&mut bursts), [typed("1"), vec![rest]].concat());
    }

    #[test]
    fn a_quick_hand_and_a_key_held_down_are_keys() {
        for keys in ["d3", "d3\r", "n\r", "uuuuuuuu", "\t\t\t\t\t", "d3c5", "d3c5\r", "\t\t?"] {
            assert_eq!(read(&[keys], LATER), typed(keys), "{keys:?}");
        }
        let mut bursts = Bursts::default();
        bursts.take([key('d')], LATER);
        assert_eq!((all(&mut bursts), bursts.patience()), (typed("d"), None), "nothing waits");
    }

    #[test]
    fn keys_keep_their_order_with_others() {
        let arrow = Event::Key(KeyEvent::new(KeyCode::Up, KeyModifiers::NONE));
        let mut bursts = Bursts::default();
        bursts.take([key('d'), arrow.clone(), key('3'), Event::FocusGained], LATER);
        let expected = [key('d'), arrow, key('3'), Event::FocusGained].map(Typed::Event);
        assert_eq!(all(&mut bursts), expected);
    }
}
