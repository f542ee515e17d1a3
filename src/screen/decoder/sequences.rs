//! The events of complete sequences: function keys, mouse and focus reports.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// Returns the event of Escape, `O` and a letter.
pub fn single_shift(letter: u8) -> Option<Event> {
    Some(key(lettered(letter)?, KeyModifiers::NONE))
}

/// Returns the event of a control sequence: Escape, `[`, parameters and a final byte.
pub fn control(parameters: &[u8], last: u8) -> Option<Event> {
    let parameters = std::str::from_utf8(parameters).ok()?;
    match (parameters, last) {
        ("", b'I') => Some(Event::FocusGained),
        ("", b'O') => Some(Event::FocusLost),
        ("[", b'A'..=b'E') => Some(key(KeyCode::F(1 + last - b'A'), KeyModifiers::NONE)),
        (_, b'M' | b'm') => {
            let (form, numbers) = match parameters.strip_prefix('<') {
                Some(numbers) => (0, numbers),
                None => (OFFSET, parameters),
            };
            let mut numbers = numbers.split(';').map(str::parse);
            let mut next = || numbers.next()?.ok();
            let (code, x, y): (u16, u16, u16) = (next()?, next()?, next()?);
            let code = u8::try_from(code.checked_sub(form)?).ok()?;
            mouse(code, x.checked_sub(1)?, y.checked_sub(1)?, last == b'm')
        }
        // A cursor position report that answers no question.
        (_, b'R') if !parameters.is_empty() => None,
        _ => {
            let (number, rest) = parameters.split_once(';').unwrap_or((parameters, ""));
            let (modifiers, kind) = rest.split_once(':').unwrap_or((rest, ""));
            let code = match last {
                // As xterm sends keys with modifiers: 27, the modifiers and the code point.
                b'~' if number == "27" && modifiers.contains(';') => {
                    let (modifiers, code) = modifiers.split_once(';')?;
                    let event = KeyEvent::new(unicode(code)?, self::modifiers(modifiers));
                    return Some(Event::Key(event));
                }
                b'~' => numbered(number.parse().ok()?)?,
                b'u' => unicode(number)?,
                _ if matches!(number, "" | "1") => lettered(last)?,
                _ => return None,
            };
            let mut event = KeyEvent::new(code, self::modifiers(modifiers));
            if code == KeyCode::BackTab {
                event.modifiers |= KeyModifiers::SHIFT;
            }
            event.kind = match kind {
                "2" => KeyEventKind::Repeat,
                "3" => KeyEventKind::Release,
                _ => KeyEventKind::Press,
            };
            Some(Event::Key(event))
        }
    }
}

/// The offset that two of the three forms of mouse reports add to each number.
const OFFSET: u16 = 32;

/// Returns the event of a mouse report of three bytes.
pub fn plain_mouse(report: &[u8]) -> Option<Event> {
    let &[code, x, y] = report else { return None };
    let cell = |byte: u8| u16::from(byte).checked_sub(OFFSET + 1);
    mouse(code.checked_sub(32)?, cell(x)?, cell(y)?, false)
}

/// Returns the event of a mouse report. The code has the button in bits 0, 1, 6 and 7, modifiers in
/// bits 2 to 4 and movement in bit 5.
fn mouse(code: u8, column: u16, row: u16, is_release: bool) -> Option<Event> {
    let button = |number| match number {
        0 => MouseButton::Left,
        1 => MouseButton::Middle,
        _ => MouseButton::Right,
    };
    let is_moving = code & 0b10_0000 != 0;
    let kind = match ((code & 0b11) | ((code & 0b1100_0000) >> 4), is_moving) {
        (number @ 0..=2, false) if is_release => MouseEventKind::Up(button(number)),
        (number @ 0..=2, false) => MouseEventKind::Down(button(number)),
        (number @ 0..=2, true) => MouseEventKind::Drag(button(number)),
        (3, false) => MouseEventKind::Up(MouseButton::Left),
        (3..=5, true) => MouseEventKind::Moved,
        (4, false) => MouseEventKind::ScrollUp,
        (5, false) => MouseEventKind::ScrollDown,
        (6, false) => MouseEventKind::ScrollLeft,
        (7, false) => MouseEventKind::ScrollRight,
        _ => return None,
    };
    let flags = [
        (0b100, KeyModifiers::SHIFT),
        (0b1000, KeyModifiers::ALT),
        (0b1_0000, KeyModifiers::CONTROL),
    ];
    let modifiers = flags.into_iter().filter(|(bit, _)| code & bit != 0);
    let modifiers = modifiers.map(|(_, modifier)| modifier).collect();
    Some(Event::Mouse(MouseEvent { kind, column, row, modifiers }))
}

const fn lettered(letter: u8) -> Option<KeyCode> {
    Some(match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'Z' => KeyCode::BackTab,
        b'P'..=b'S' => KeyCode::F(1 + letter - b'P'),
        b'M' => KeyCode::Enter,
        _ => return None,
    })
}

/// Returns the key of a number before `~`.
const fn numbered(number: u8) -> Option<KeyCode> {
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(number - 10),
        17..=21 => KeyCode::F(number - 11),
        23..=26 => KeyCode::F(number - 12),
        28 | 29 => KeyCode::F(number - 13),
        31..=34 => KeyCode::F(number - 14),
        _ => return None,
    })
}

/// Returns the key of the code points before `u`: that of the key, with Shift, and at the same place of a Latin
/// keyboard, which counts for a key of another script.
fn unicode(codes: &str) -> Option<KeyCode> {
    let mut codes = codes.split(':').map(|code| code.parse().ok().and_then(char::from_u32));
    let (typed, latin) = (codes.next()??, codes.nth(1).flatten());
    Some(match latin.filter(|_| !typed.is_ascii()).unwrap_or(typed) {
        '\x1b' => KeyCode::Esc,
        '\r' => KeyCode::Enter,
        '\t' => KeyCode::Tab,
        '\x7f' => KeyCode::Backspace,
        // Keys without a character.
        '\u{e000}'..='\u{f8ff}' => return None,
        character => KeyCode::Char(character),
    })
}

/// Returns the modifiers of a parameter: 1 and a bit for each.
fn modifiers(parameter: &str) -> KeyModifiers {
    let bits = parameter.parse::<u8>().unwrap_or(1).saturating_sub(1);
    let flags = [
        (1, KeyModifiers::SHIFT),
        (2, KeyModifiers::ALT),
        (4, KeyModifiers::CONTROL),
        (8, KeyModifiers::SUPER),
    ];
    flags.into_iter().filter(|(bit, _)| bits & bit != 0).map(|(_, modifier)| modifier).collect()
}

const fn key(code: KeyCode, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(code, modifiers))
}
