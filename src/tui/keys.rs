//! The keys: one table that drives what a key does, the hints under the board, and the help page.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::app::{App, Overlay};
use super::message::{Direction, Message, Step, Walk};

/// A row of the table: some keys that belong together.
pub struct Binding {
    /// Where the keys do this.
    pub place: Place,
    /// The keys as the help names them.
    pub label: &'static str,
    /// What they do.
    pub help: &'static str,
    /// The hint under the board, and when it is worth a place there.
    pub hint: Option<Hint>,
    keys: &'static [(Key, Message)],
}

/// A hint in the line of keys.
pub struct Hint {
    /// `u take back`.
    pub text: &'static str,
    /// Whether the key does something now.
    pub applies: fn(&App) -> bool,
}

/// What lies in front of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The board.
    Board,
    /// A page of text.
    Page,
    /// A question.
    Question,
    /// The form of a new game.
    Form,
    /// The list of games.
    List,
    /// A line that is typed.
    Line,
    /// The pause.
    Pause,
    /// Wherever one is.
    Anywhere,
}

impl Place {
    /// The place of what lies over the board, or the board.
    pub fn of(app: &App) -> Self {
        match app.overlay() {
            None => Self::Board,
            Some(Overlay::Page(..)) => Self::Page,
            Some(Overlay::Question(_)) => Self::Question,
            Some(Overlay::Form(_)) => Self::Form,
            Some(Overlay::Games(..)) => Self::List,
            Some(Overlay::Name(_)) => Self::Line,
            Some(Overlay::Pause) => Self::Pause,
        }
    }
}

/// A key with its modifiers; Shift counts only where it is not in the letter itself.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key(KeyCode, KeyModifiers);

const fn key(code: KeyCode) -> Key {
    Key(code, KeyModifiers::NONE)
}

const fn char(letter: char) -> Key {
    key(KeyCode::Char(letter))
}

const fn ctrl(letter: char) -> Key {
    Key(KeyCode::Char(letter), KeyModifiers::CONTROL)
}

/// What a key asks for; `None` if it does nothing here.
pub fn message(app: &App, event: KeyEvent) -> Option<Message> {
    let place = Place::of(app);
    let message = look_up(place, event)?;
    match event.kind {
        KeyEventKind::Press => Some(message),
        KeyEventKind::Repeat if message.is_movement() => Some(message),
        KeyEventKind::Repeat | KeyEventKind::Release => None,
    }
}

fn look_up(place: Place, event: KeyEvent) -> Option<Message> {
    let modifiers = event.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT);
    if let KeyCode::Char(letter) = event.code
        && modifiers.is_empty()
        && let Some(message) = letter_message(place, letter)
    {
        return Some(message);
    }
    let pressed = Key(event.code, modifiers);
    let rows = KEYS.iter().filter(|row| row.place == place || row.place == Place::Anywhere);
    let (_, message) = rows.flat_map(|row| row.keys).find(|(key, _)| *key == pressed)?;
    Some(message.clone())
}

/// What a letter does where it names a column or is part of a text.
fn letter_message(place: Place, letter: char) -> Option<Message> {
    match (place, letter.to_ascii_lowercase()) {
        (Place::Board, column @ 'a'..='h') => Some(Message::Arm(column as u8 - b'a')),
        (Place::Board, row @ '1'..='8') => Some(Message::Row(row as u8 - b'1')),
        (Place::Form | Place::Line, _) => Some(Message::Type(letter)),
        _ => None,
    }
}

const fn always(_: &App) -> bool {
    true
}

/// The table.
pub static KEYS: &[Binding] = &[
    Binding {
        place: Place::Board,
        label: "arrows, h j k l",
        help: "move the cursor",
        hint: None,
        keys: &[
            (key(KeyCode::Left), Message::Move(Direction::Left)),
            (key(KeyCode::Right), Message::Move(Direction::Right)),
            (key(KeyCode::Up), Message::Move(Direction::Up)),
            (key(KeyCode::Down), Message::Move(Direction::Down)),
            (char('j'), Message::Move(Direction::Down)),
            (char('k'), Message::Move(Direction::Up)),
            (char('l'), Message::Move(Direction::Right)),
        ],
    },
    Binding {
        place: Place::Board,
        label: "a-h, then 1-8",
        help: "play that square: d3",
        hint: None,
        keys: &[],
    },
    Binding {
        place: Place::Board,
        label: "Enter, Space, click",
        help: "play the square under the cursor or the pointer",
        hint: Some(Hint { text: "Enter play", applies: App::can_play }),
        keys: &[(key(KeyCode::Enter), Message::Play), (char(' '), Message::Play)],
    },
    Binding {
        place: Place::Board,
        label: "Tab, Shift-Tab",
        help: "go to the next or the previous legal square",
        hint: Some(Hint { text: "Tab next", applies: App::can_play }),
        keys: &[
            (key(KeyCode::Tab), Message::Seek(Step::Next)),
            (key(KeyCode::BackTab), Message::Seek(Step::Previous)),
        ],
    },
    Binding {
        place: Place::Board,
        label: "u, Backspace",
        help: "take back a move",
        hint: Some(Hint { text: "u take back", applies: App::can_take_back }),
        keys: &[(char('u'), Message::TakeBack), (key(KeyCode::Backspace), Message::TakeBack)],
    },
    Binding {
        place: Place::Board,
        label: "r, Ctrl-R",
        help: "play it again",
        hint: Some(Hint { text: "r again", applies: App::can_play_again }),
        keys: &[(char('r'), Message::PlayAgain), (ctrl('r'), Message::PlayAgain)],
    },
    Binding {
        place: Place::Board,
        label: "PageUp, PageDown, wheel",
        help: "walk through the game without changing it",
        hint: Some(Hint { text: "PgUp walk", applies: App::has_begun }),
        keys: &[
            (key(KeyCode::PageUp), Message::Walk(Walk::Back)),
            (key(KeyCode::PageDown), Message::Walk(Walk::On)),
        ],
    },
    Binding {
        place: Place::Board,
        label: "Home, End",
        help: "walk to the start, or back to the game",
        hint: Some(Hint { text: "End back", applies: App::is_walking }),
        keys: &[
            (key(KeyCode::Home), Message::Walk(Walk::ToStart)),
            (key(KeyCode::End), Message::Walk(Walk::ToEnd)),
        ],
    },
    Binding {
        place: Place::Board,
        label: "n",
        help: "new game, or the next one of a match",
        hint: Some(Hint { text: "n new", applies: always }),
        keys: &[(char('n'), Message::NewGame)],
    },
    Binding {
        place: Place::Board,
        label: "x",
        help: "resign",
        hint: Some(Hint { text: "x resign", applies: App::has_clock }),
        keys: &[(char('x'), Message::Resign)],
    },
    Binding {
        place: Place::Board,
        label: "p",
        help: "pause the clocks",
        hint: Some(Hint { text: "p pause", applies: App::has_clock }),
        keys: &[(char('p'), Message::Pause)],
    },
    Binding {
        place: Place::Board,
        label: ".",
        help: "show or hide the legal moves",
        hint: None,
        keys: &[(char('.'), Message::ToggleMarks)],
    },
    Binding {
        place: Place::Board,
        label: "i",
        help: "learning marks: special squares, stable discs, replies",
        hint: None,
        keys: &[(char('i'), Message::CycleLearning)],
    },
    Binding {
        place: Place::Board,
        label: "v",
        help: "the record diagram, as on a score sheet",
        hint: Some(Hint { text: "v record", applies: App::has_begun }),
        keys: &[(char('v'), Message::ShowDiagram)],
    },
    Binding {
        place: Place::Board,
        label: "w",
        help: "graphs of discs and mobility",
        hint: Some(Hint { text: "w graphs", applies: App::has_begun }),
        keys: &[(char('w'), Message::ShowGraphs)],
    },
    Binding {
        place: Place::Board,
        label: "s",
        help: "save the game under a name",
        hint: None,
        keys: &[(char('s'), Message::SaveAs)],
    },
    Binding {
        place: Place::Board,
        label: "o",
        help: "open a game that is kept",
        hint: None,
        keys: &[(char('o'), Message::ListGames)],
    },
    Binding {
        place: Place::Board,
        label: "y, Y",
        help: "copy the transcript, the position",
        hint: None,
        keys: &[(char('y'), Message::CopyTranscript), (char('Y'), Message::CopyPosition)],
    },
    Binding {
        place: Place::Board,
        label: "t",
        help: "another theme",
        hint: None,
        keys: &[(char('t'), Message::CycleTheme)],
    },
    Binding {
        place: Place::Board,
        label: "m",
        help: "let the mouse select text, or play again",
        hint: None,
        keys: &[(char('m'), Message::ToggleMouse)],
    },
    Binding {
        place: Place::Board,
        label: "?, F1",
        help: "help",
        hint: Some(Hint { text: "? help", applies: always }),
        keys: &[(char('?'), Message::Help), (key(KeyCode::F(1)), Message::Help)],
    },
    Binding {
        place: Place::Board,
        label: "Esc",
        help: "close what lies over the board, or forget a typed letter; never leaves",
        hint: None,
        keys: &[(key(KeyCode::Esc), Message::Close)],
    },
    Binding {
        place: Place::Board,
        label: "q",
        help: "leave; the game goes on next time",
        hint: Some(Hint { text: "q leave", applies: always }),
        keys: &[(char('q'), Message::Leave)],
    },
    Binding {
        place: Place::Anywhere,
        label: "Ctrl-C, Ctrl-Z, Ctrl-L",
        help: "leave at once, suspend, draw afresh",
        hint: None,
        keys: &[
            (ctrl('c'), Message::Abort),
            (ctrl('z'), Message::Suspend),
            (ctrl('l'), Message::Redraw),
        ],
    },
    Binding {
        place: Place::Page,
        label: "arrows, PageUp, PageDown",
        help: "scroll",
        hint: Some(Hint { text: "arrows scroll", applies: always }),
        keys: &[
            (key(KeyCode::Up), Message::Scroll(-1)),
            (char('k'), Message::Scroll(-1)),
            (key(KeyCode::Down), Message::Scroll(1)),
            (char('j'), Message::Scroll(1)),
            (key(KeyCode::PageUp), Message::Scroll(-10)),
            (key(KeyCode::PageDown), Message::Scroll(10)),
            (char(' '), Message::Scroll(10)),
            (key(KeyCode::Home), Message::Scroll(i16::MIN)),
            (key(KeyCode::End), Message::Scroll(i16::MAX)),
        ],
    },
    Binding {
        place: Place::Page,
        label: "Esc, q",
        help: "close",
        hint: Some(Hint { text: "Esc close", applies: always }),
        keys: &[
            (key(KeyCode::Esc), Message::Close),
            (key(KeyCode::Enter), Message::Close),
            (char('q'), Message::Close),
            (char('?'), Message::Help),
            (char('v'), Message::ShowDiagram),
            (char('w'), Message::ShowGraphs),
            (key(KeyCode::F(1)), Message::Help),
        ],
    },
    Binding {
        place: Place::Question,
        label: "y, Enter",
        help: "yes",
        hint: Some(Hint { text: "y yes", applies: always }),
        keys: &[
            (char('y'), Message::Agree),
            (char('Y'), Message::Agree),
            (key(KeyCode::Enter), Message::Agree),
        ],
    },
    Binding {
        place: Place::Question,
        label: "n, Esc",
        help: "no",
        hint: Some(Hint { text: "n no", applies: always }),
        keys: &[
            (char('n'), Message::Close),
            (char('N'), Message::Close),
            (char('q'), Message::Close),
            (key(KeyCode::Esc), Message::Close),
        ],
    },
    Binding {
        place: Place::Form,
        label: "Up, Down",
        help: "another line",
        hint: Some(Hint { text: "arrows choose", applies: always }),
        keys: &[
            (key(KeyCode::Up), Message::Select(Step::Previous)),
            (key(KeyCode::BackTab), Message::Select(Step::Previous)),
            (key(KeyCode::Down), Message::Select(Step::Next)),
            (key(KeyCode::Tab), Message::Select(Step::Next)),
        ],
    },
    Binding {
        place: Place::Form,
        label: "Left, Right",
        help: "another value",
        hint: None,
        keys: &[
            (key(KeyCode::Left), Message::Change(Step::Previous)),
            (key(KeyCode::Right), Message::Change(Step::Next)),
        ],
    },
    Binding {
        place: Place::Form,
        label: "Backspace",
        help: "take back a letter",
        hint: None,
        keys: &[(key(KeyCode::Backspace), Message::Erase), (key(KeyCode::Delete), Message::Erase)],
    },
    Binding {
        place: Place::Form,
        label: "Enter",
        help: "start the game",
        hint: Some(Hint { text: "Enter start", applies: always }),
        keys: &[(key(KeyCode::Enter), Message::Agree)],
    },
    Binding {
        place: Place::Form,
        label: "Esc",
        help: "go on as it is",
        hint: Some(Hint { text: "Esc close", applies: always }),
        keys: &[(key(KeyCode::Esc), Message::Close)],
    },
    Binding {
        place: Place::List,
        label: "Up, Down",
        help: "another game",
        hint: Some(Hint { text: "arrows choose", applies: always }),
        keys: &[
            (key(KeyCode::Up), Message::Select(Step::Previous)),
            (char('k'), Message::Select(Step::Previous)),
            (key(KeyCode::Down), Message::Select(Step::Next)),
            (char('j'), Message::Select(Step::Next)),
        ],
    },
    Binding {
        place: Place::List,
        label: "Enter",
        help: "open it",
        hint: Some(Hint { text: "Enter open", applies: always }),
        keys: &[(key(KeyCode::Enter), Message::Agree)],
    },
    Binding {
        place: Place::List,
        label: "Esc, q",
        help: "close",
        hint: Some(Hint { text: "Esc close", applies: always }),
        keys: &[(key(KeyCode::Esc), Message::Close), (char('q'), Message::Close)],
    },
    Binding {
        place: Place::Line,
        label: "Enter",
        help: "save",
        hint: Some(Hint { text: "Enter save", applies: always }),
        keys: &[(key(KeyCode::Enter), Message::Agree), (key(KeyCode::Backspace), Message::Erase)],
    },
    Binding {
        place: Place::Line,
        label: "Esc",
        help: "close",
        hint: Some(Hint { text: "Esc close", applies: always }),
        keys: &[(key(KeyCode::Esc), Message::Close)],
    },
    Binding {
        place: Place::Pause,
        label: "any of p, Enter, Space, Esc",
        help: "go on",
        hint: Some(Hint { text: "p go on", applies: always }),
        keys: &[
            (char('p'), Message::Close),
            (key(KeyCode::Enter), Message::Close),
            (char(' '), Message::Close),
            (key(KeyCode::Esc), Message::Close),
        ],
    },
    Binding {
        place: Place::Pause,
        label: "q",
        help: "leave",
        hint: Some(Hint { text: "q leave", applies: always }),
        keys: &[(char('q'), Message::Leave)],
    },
];

#[cfg(test)]
mod tests {
    use super::{KEYS, Place, look_up};
    use ratatui::crossterm::event::KeyEvent;

    #[test]
    fn every_key_of_the_table_does_what_its_row_says_and_no_other_row_has_it() {
        let bound = || KEYS.iter().flat_map(|row| row.keys.iter().map(move |key| (row, key)));
        for (row, (key, message)) in bound() {
            let event = KeyEvent::new(key.0, key.1);
            let places = [
                Place::Board,
                Place::Page,
                Place::Question,
                Place::Form,
                Place::List,
                Place::Line,
                Place::Pause,
            ];
            let is_here = |place: &Place| row.place == *place || row.place == Place::Anywhere;
            for place in places.into_iter().filter(is_here) {
                assert_eq!(look_up(place, event), Some(message.clone()), "{}", row.label);
                let rows = bound().filter(|(other, (other_key, _))| {
                    other_key == key && (other.place == place || other.place == Place::Anywhere)
                });
                assert_eq!(rows.count(), 1, "{} in {place:?} is bound twice", row.label);
            }
        }
    }
}
