//! The records of the console's input as the bytes that a terminal sends.
//!
//! A console that has `ENABLE_VIRTUAL_TERMINAL_INPUT` sends sequences, a letter in each record, of the mouse, pastes and
//! answers as well. Others, Wine's among them, send keys and the mouse in records of their own, which are spelled here.

use std::io;

use windows_sys::Win32::System::Console::{
    CONSOLE_SCREEN_BUFFER_INFO, DOUBLE_CLICK, FROM_LEFT_1ST_BUTTON_PRESSED,
    FROM_LEFT_2ND_BUTTON_PRESSED, GetConsoleScreenBufferInfo, INPUT_RECORD, KEY_EVENT,
    KEY_EVENT_RECORD, LEFT_ALT_PRESSED, LEFT_CTRL_PRESSED, MOUSE_EVENT, MOUSE_EVENT_RECORD,
    MOUSE_MOVED, MOUSE_WHEELED, PeekConsoleInputW, RIGHT_ALT_PRESSED, RIGHT_CTRL_PRESSED,
    RIGHTMOST_BUTTON_PRESSED, ReadConsoleInputW, SHIFT_PRESSED, STD_INPUT_HANDLE,
    STD_OUTPUT_HANDLE, WINDOW_BUFFER_SIZE_EVENT,
};

use crate::terminal::handle;

/// The number of records that are read at once, two for each key.
const AT_ONCE: u32 = 1024;

#[derive(Default)]
pub struct Records {
    /// The first half of a letter of two, of which the other has not come.
    half: Option<u16>,
    /// The buttons of the mouse that are down.
    buttons: u32,
    is_resized: bool,
}

/// Reads or looks at the records that there are.
#[expect(unsafe_code, reason = "the console has no safe functions")]
fn records(
    of: unsafe extern "system" fn(
        windows_sys::Win32::Foundation::HANDLE,
        *mut INPUT_RECORD,
        u32,
        *mut u32,
    ) -> windows_sys::core::BOOL,
) -> io::Result<Vec<INPUT_RECORD>> {
    let mut records = vec![INPUT_RECORD::default(); AT_ONCE as usize];
    let mut count = 0;
    // SAFETY: the length is that of the buffer, and the number is written into a variable.
    let is_read =
        unsafe { of(handle(STD_INPUT_HANDLE), records.as_mut_ptr(), AT_ONCE, &raw mut count) };
    if is_read == 0 {
        return Err(io::Error::last_os_error());
    }
    records.truncate(count as usize);
    Ok(records)
}

/// Returns the key of a record that is pressed, or whose letter comes when another is released: that of Alt after a number.
#[expect(unsafe_code, reason = "a record is a union")]
fn key(record: &INPUT_RECORD) -> Option<KEY_EVENT_RECORD> {
    const ALT: u16 = 0x12;
    if u32::from(record.EventType) != KEY_EVENT {
        return None;
    }
    // SAFETY: the type of the record says which member is there, and that of the letter has integers alone.
    let (key, unit) = unsafe { (record.Event.KeyEvent, record.Event.KeyEvent.uChar.UnicodeChar) };
    (key.bKeyDown != 0 || key.wVirtualKeyCode == ALT && unit != 0).then_some(key)
}

/// Returns `true` if a line has been typed that nobody has read.
pub fn has_line() -> io::Result<bool> {
    const ENTER: u16 = 0x0d;
    let found = records(PeekConsoleInputW)?;
    Ok(found.iter().filter_map(key).any(|key| key.wVirtualKeyCode == ENTER))
}

impl Records {
    /// Reads what the console has sent, and waits for at least one record.
    #[expect(unsafe_code, reason = "a record is a union")]
    pub fn read(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        for record in records(ReadConsoleInputW)? {
            match u32::from(record.EventType) {
                KEY_EVENT => {
                    if let Some(key) = key(&record) {
                        for _ in 0..key.wRepeatCount.max(1) {
                            self.spell(&key, &mut bytes);
                        }
                    }
                }
                // SAFETY: the type of the record says which member is there.
                MOUSE_EVENT => self.point(&unsafe { record.Event.MouseEvent }, &mut bytes),
                WINDOW_BUFFER_SIZE_EVENT => self.is_resized = true,
                _ => {}
            }
        }
        Ok(bytes)
    }

    /// Returns `true` if the window has another size than before.
    pub const fn take_resized(&mut self) -> bool {
        std::mem::replace(&mut self.is_resized, false)
    }

    /// Appends the bytes of a key.
    #[expect(unsafe_code, reason = "the letter of a key is a union")]
    fn spell(&mut self, key: &KEY_EVENT_RECORD, bytes: &mut Vec<u8>) {
        // SAFETY: both members are integers.
        let unit = unsafe { key.uChar.UnicodeChar };
        let holds = |mask| key.dwControlKeyState & mask != 0;
        let shift = holds(SHIFT_PRESSED);
        let control = holds(LEFT_CTRL_PRESSED | RIGHT_CTRL_PRESSED);
        let alt = holds(LEFT_ALT_PRESSED | RIGHT_ALT_PRESSED);
        match (key.wVirtualKeyCode, unit) {
            // Of a letter of a sequence, the key is 0.
            (0x08, 0x08 | 0x7f) => bytes.push(0x7f),
            (0x09, 0x09) if shift => bytes.extend(b"\x1b[Z"),
            (code @ 1.., 0) => {
                let modifier = 1 + u8::from(shift) + 2 * u8::from(alt) + 4 * u8::from(control);
                bytes.extend(sequence(code, modifier).into_iter().flat_map(String::into_bytes));
            }
            (code, unit) => {
                let letter = match self.half.take() {
                    Some(first) => char::decode_utf16([first, unit]).next().and_then(Result::ok),
                    None if (0xd800..0xdc00).contains(&unit) => {
                        self.half = Some(unit);
                        return;
                    }
                    None => char::from_u32(unit.into()),
                };
                // AltGr, which is both, makes letters.
                if code != 0 && alt && !control {
                    bytes.push(0x1b);
                }
                let letter = letter.unwrap_or(char::REPLACEMENT_CHARACTER);
                bytes.extend(letter.encode_utf8(&mut [0; 4]).as_bytes());
            }
        }
    }

    /// Appends the report of what the mouse has done.
    fn point(&mut self, mouse: &MOUSE_EVENT_RECORD, bytes: &mut Vec<u8>) {
        const BUTTONS: [(u32, u8); 3] = [
            (FROM_LEFT_1ST_BUTTON_PRESSED, 0),
            (FROM_LEFT_2ND_BUTTON_PRESSED, 1),
            (RIGHTMOST_BUTTON_PRESSED, 2),
        ];
        let (left, top) = origin();
        let [x, y] = [mouse.dwMousePosition.X - left + 1, mouse.dwMousePosition.Y - top + 1];
        let mut report = |code: u8, end: char| {
            bytes.extend(format!("\x1b[<{code};{x};{y}{end}").bytes());
        };
        match mouse.dwEventFlags {
            MOUSE_WHEELED => {
                // The upper half is signed: away from the user, or towards them.
                let is_down = mouse.dwButtonState.cast_signed() < 0;
                report(64 + u8::from(is_down), 'M');
            }
            MOUSE_MOVED => {
                let held = BUTTONS.iter().find(|(mask, _)| self.buttons & mask != 0);
                report(32 + held.map_or(3, |(_, number)| *number), 'M');
            }
            0 | DOUBLE_CLICK => {
                let changed = self.buttons ^ mouse.dwButtonState;
                for (mask, number) in BUTTONS.iter().filter(|(mask, _)| changed & mask != 0) {
                    let is_down = mouse.dwButtonState & mask != 0;
                    report(*number, if is_down { 'M' } else { 'm' });
                }
                self.buttons = mouse.dwButtonState;
            }
            _ => {}
        }
    }
}

/// Returns the first column and row of the console that its window shows.
#[expect(unsafe_code, reason = "the console has no safe functions")]
fn origin() -> (i16, i16) {
    let mut screen = CONSOLE_SCREEN_BUFFER_INFO::default();
    // SAFETY: what is known is written into a variable; what is no handle of a console is refused.
    unsafe { GetConsoleScreenBufferInfo(handle(STD_OUTPUT_HANDLE), &raw mut screen) };
    (screen.srWindow.Left, screen.srWindow.Top)
}

/// Returns the sequence of a key without a letter, as xterm sends it.
fn sequence(code: u16, modifier: u8) -> Option<String> {
    let with_letter = |letter: char| match modifier {
        1 => format!("\x1b[{letter}"),
        _ => format!("\x1b[1;{modifier}{letter}"),
    };
    let with_number = |number: u8| match modifier {
        1 => format!("\x1b[{number}~"),
        _ => format!("\x1b[{number};{modifier}~"),
    };
    Some(match code {
        0x1b => "\x1b".into(),
        0x21 => with_number(5),
        0x22 => with_number(6),
        0x23 => with_letter('F'),
        0x24 => with_letter('H'),
        0x25 => with_letter('D'),
        0x26 => with_letter('A'),
        0x27 => with_letter('C'),
        0x28 => with_letter('B'),
        0x2d => with_number(2),
        0x2e => with_number(3),
        0x70..=0x7b => {
            let numbers = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24];
            with_number(numbers[usize::from(code - 0x70)])
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use windows_sys::Win32::System::Console::{
        COORD, KEY_EVENT_RECORD, LEFT_ALT_PRESSED, LEFT_CTRL_PRESSED, MOUSE_EVENT_RECORD,
        SHIFT_PRESSED,
    };

    use super::Records;

    #[track_caller]
    fn check(keys: &[(u16, &str, u32)], expected: &str) {
        let (mut records, mut bytes) = (Records::default(), Vec::new());
        for (code, letter, held) in keys {
            let units: Vec<u16> = letter.encode_utf16().collect();
            for unit in if units.is_empty() { vec![0] } else { units } {
                let mut key = KEY_EVENT_RECORD {
                    bKeyDown: 1,
                    wRepeatCount: 1,
                    wVirtualKeyCode: *code,
                    dwControlKeyState: *held,
                    ..KEY_EVENT_RECORD::default()
                };
                key.uChar.UnicodeChar = unit;
                records.spell(&key, &mut bytes);
            }
        }
        assert_eq!(String::from_utf8(bytes).unwrap(), expected);
    }

    #[test]
    fn keys_are_spelled_as_terminals_do() {
        check(&[(0x44, "d", 0), (0x33, "3", 0)], "d3");
        check(&[(0x08, "\x08", 0), (0x0d, "\r", 0), (0x1b, "\x1b", 0)], "\x7f\r\x1b");
        check(&[(0x09, "\t", 0), (0x09, "\t", SHIFT_PRESSED)], "\t\x1b[Z");
        check(&[(0x26, "", 0), (0x25, "", LEFT_CTRL_PRESSED)], "\x1b[A\x1b[1;5D");
        check(
            &[(0x21, "", 0), (0x2e, "", SHIFT_PRESSED), (0x70, "", 0)],
            "\x1b[5~\x1b[3;2~\x1b[11~",
        );
        check(&[(0x43, "\x03", LEFT_CTRL_PRESSED)], "\x03");
        check(&[(0x42, "b", LEFT_ALT_PRESSED)], "\x1bb");
        // AltGr.
        check(&[(0x51, "@", LEFT_ALT_PRESSED | LEFT_CTRL_PRESSED)], "@");
        check(&[(0, "石", 0), (0, "\u{1f600}", 0)], "石\u{1f600}");
        // Shift alone.
        check(&[(0x10, "", SHIFT_PRESSED)], "");
    }

    #[test]
    fn the_mouse_is_reported_as_terminals_do() {
        let (mut records, mut bytes) = (Records::default(), Vec::new());
        for (flags, buttons) in
            [(0, 1), (1, 1), (0, 0), (1, 0), (0, 2), (4, 0x0078_0000), (4, 0xff88_0000)]
        {
            let mouse = MOUSE_EVENT_RECORD {
                dwMousePosition: COORD { X: 9, Y: 4 },
                dwButtonState: buttons,
                dwEventFlags: flags,
                ..MOUSE_EVENT_RECORD::default()
            };
            records.point(&mouse, &mut bytes);
        }
        let expected = [(0, 'M'), (32, 'M'), (0, 'm'), (35, 'M'), (2, 'M'), (64, 'M'), (65, 'M')];
        let expected = expected.map(|(code, end)| format!("\x1b[<{code};10;5{end}")).concat();
        assert_eq!(String::from_utf8(bytes).unwrap(), expected);
    }
}
