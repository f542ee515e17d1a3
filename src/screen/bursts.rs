//! Bursts: texts that come as keys, faster than anybody types, as pastes do where the terminal does not mark them.

use std::collections::VecDeque;
use std::time::Duration;

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use othello_core::square::Square;

/// The longest pause between two keys that nobody types one after the other.
const GAP: Duration = Duration::from_millis(10);
/// The time for which a key that answers a question comes alone: after another, before another, and after the question
/// was shown.
pub const APART: Duration = Duration::from_millis(30);
/// The longest pause within a text, which networks may split.
const PAUSE: Duration = Duration::from_millis(100);
/// The keys of the shortest text. Fewer come together from a quick hand, or over a slow line.
const SHORTEST: usize = 4;
/// The keys that are kept of a text; a game has hundreds.
const LONGEST: usize = 1 << 20;

/// A thing that was typed, or came as if it were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    Event(Event),
    /// A key that types, and came with others or soon after one.
    Among(KeyEvent),
    /// A text that nobody has typed.
    Burst(String),
}

/// Tells texts from keys.
#[derive(Debug, Default)]
pub struct Bursts {
    /// Keys that type a text, until it is known what they are.
    run: Vec<KeyEvent>,
    /// The run is a key that no other came soon before or after.
    is_alone: bool,
    /// The time since the last key.
    since_key: Option<Duration>,
    /// The time for which even a key that comes alone waits for others.
    hold: Option<Duration>,
    ready: VecDeque<Typed>,
}

impl Bursts {
    /// Has even a key that comes alone wait so long for others; as long as a question is open, it may be an answer.
    pub const fn hold(&mut self, time: Option<Duration>) {
        self.hold = time;
    }

    /// Takes in the events that were read at once, so long after those before.
    pub fn receive(&mut self, events: impl IntoIterator<Item = Event>, since: Duration) {
        let events: Vec<_> = events.into_iter().collect();
        let keys = events.iter().filter(|event| event.is_key_press()).count();
        let since_key = self.since_key.map(|time| time.saturating_add(since));
        if keys > 0 {
            let is_apart = since_key.is_none_or(|time| time >= APART);
            self.is_alone = keys == 1 && is_apart && self.run.is_empty();
        }
        self.since_key = if keys > 0 { Some(Duration::ZERO) } else { since_key };
        for event in events {
            match event {
                // It may come within a text.
                Event::FocusGained | Event::FocusLost => self.ready.push_back(Typed::Event(event)),
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
        let is_lone = self.run.len() == 1 && since >= GAP && self.hold.is_none();
        if is_lone || self.run.len() >= SHORTEST && is_held_down(&self.run) {
            self.end();
        }
    }

    pub fn take_next(&mut self) -> Option<Typed> {
        self.ready.pop_front()
    }

    /// Returns the time after which what has come is all that comes.
    pub fn patience(&self) -> Option<Duration> {
        let pause = || if is_text(&self.run) { PAUSE } else { self.hold.unwrap_or(GAP) };
        (!self.run.is_empty()).then(pause)
    }

    /// Ends a text, or passes on the keys that are none.
    pub fn end(&mut self) {
        let run = std::mem::take(&mut self.run);
        if is_text(&run) {
            self.ready.push_back(Typed::Burst(run.iter().filter_map(letter).collect()));
        } else {
            let is_alone = self.is_alone && run.len() == 1;
            let typed =
                |key| if is_alone { Typed::Event(Event::Key(key)) } else { Typed::Among(key) };
            self.ready.extend(run.into_iter().map(typed));
        }
    }

    /// Returns `true` if the key may be a part of a text. Tab begins none: it is held down to find a move. Nor do
    /// control characters, which may stand within one.
    fn continues(&self, key: KeyEvent) -> bool {
        let begins = letter(&key).is_some_and(|letter| letter != '\t');
        begins || !self.run.is_empty() && (letter(&key).is_some() || is_control(key))
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

/// Returns `true` for a control character of a text. Ctrl-C is none, which counts everywhere.
fn is_control(key: KeyEvent) -> bool {
    let is_ctrl = key.modifiers == KeyModifiers::CONTROL;
    match key.code {
        KeyCode::Char(letter) => is_ctrl && letter != 'c',
        code => code == KeyCode::Backspace,
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
            '\x7f' => KeyCode::Backspace,
            letter => KeyCode::Char(letter),
        };
        Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
    }

    /// The fate of a key that comes alone, or of several together.
    fn typed(text: &str) -> Vec<Typed> {
        let keys = text.chars().map(key);
        if text.len() == 1 {
            return keys.map(Typed::Event).collect();
        }
        // Tab begins no text.
        let is_tab = |event: &Event| *event == key('\t');
        keys.map(|event| match event.as_key_press_event() {
            Some(key) if !is_tab(&event) => Typed::Among(key),
            Some(_) | None => Typed::Event(event),
        })
        .collect()
    }

    fn all(bursts: &mut Bursts) -> Vec<Typed> {
        std::iter::from_fn(|| bursts.take_next()).collect()
    }

    /// Takes in reads that follow each other so soon, and waits for what comes of them.
    fn read(parts: &[&str], since: Duration) -> Vec<Typed> {
        let mut bursts = Bursts::default();
        for part in parts {
            bursts.receive(part.chars().map(key), since);
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
            bursts.receive(part.chars().map(key), since);
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
        bursts.receive([key('d')], LATER);
        assert_eq!((all(&mut bursts), bursts.patience()), (typed("d"), None), "nothing waits");
    }

    #[test]
    fn keys_keep_their_order_with_others() {
        let arrow = Event::Key(KeyEvent::new(KeyCode::Up, KeyModifiers::NONE));
        let mut bursts = Bursts::default();
        bursts.receive([key('d'), arrow.clone(), key('3'), arrow.clone()], LATER);
        let arrow = vec![Typed::Event(arrow)];
        let [d, three] = ['d', '3'].map(|letter| vec![among(letter)]);
        assert_eq!(all(&mut bursts), [d, arrow.clone(), three, arrow].concat());
    }

    fn among(letter: char) -> Typed {
        Typed::Among(key(letter).as_key_press_event().unwrap())
    }

    #[test]
    fn neither_control_characters_nor_the_focus_divide_a_text() {
        let control =
            |letter| Event::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL));
        let taken = |events: &[Event]| {
            let mut bursts = Bursts::default();
            bursts.receive(events.iter().cloned(), LATER);
            bursts.end();
            all(&mut bursts)
        };
        assert_eq!(read(&["abc\x7fx\x7fy"], LATER), [Typed::Burst("abcxy".into())]);
        let text = [key('a'), key('b'), control('a'), key('y')];
        assert_eq!(taken(&text), [Typed::Burst("aby".into())]);
        let text = [key('a'), key('b'), Event::FocusLost, key('c'), key('y')];
        let focus = Typed::Event(Event::FocusLost);
        assert_eq!(taken(&text), [focus, Typed::Burst("abcy".into())]);
        let interrupt = Typed::Event(control('c'));
        let text = [key('a'), key('b'), control('c'), key('y')];
        assert_eq!(taken(&text), [among('a'), among('b'), interrupt, among('y')], "it counts");
    }

    /// Takes in the keys of reads, each so many milliseconds after the one before, while a question is open.
    fn asked(reads: &[(&str, u64)]) -> Vec<Typed> {
        let mut bursts = Bursts::default();
        bursts.hold(Some(APART));
        for (text, since) in reads {
            let since = Duration::from_millis(*since);
            if bursts.patience().is_some_and(|time| since >= time) {
                bursts.end();
            }
            bursts.receive(text.chars().map(key), since);
        }
        bursts.end();
        all(&mut bursts)
    }

    #[test]
    fn a_key_is_alone_only_if_none_comes_soon_before_or_after() {
        let [x, y] = ["x", "y"].map(typed);
        assert_eq!(asked(&[("y", 1000)]), y);
        assert_eq!(asked(&[("x", 1000), ("y", 40)]), [x, y].concat());
        for reads in [[("x", 1000), ("y", 5)], [("x", 1000), ("y", 20)], [("", 1000), ("xy", 1000)]]
        {
            assert_eq!(asked(&reads), typed("xy"), "{reads:?}");
        }
        // Tab begins no text, but is a key all the same.
        let tab = Typed::Event(key('\t'));
        assert_eq!(asked(&[("\t", 1000), ("y", 5)]), [tab.clone(), among('y')]);
        let rest = [among('y'), among('\r')];
        assert_eq!(asked(&[("\t\ty\r", 1000)]), [[tab.clone(), tab].as_slice(), &rest].concat());
        // The report of the mouse between them is none.
        let mut bursts = Bursts::default();
        bursts.receive([key('x')], LATER);
        bursts.receive([Event::Resize(80, 24)], LATER);
        bursts.receive([key('y')], APART / 2);
        assert_eq!(
            all(&mut bursts),
            [typed("x"), vec![Typed::Event(Event::Resize(80, 24))], typed("y")].concat()
        );
    }
}
