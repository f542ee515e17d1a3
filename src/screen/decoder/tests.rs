//! Input from terminals, whole and in parts.

use std::time::Duration;

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::{Decoder, LONGEST_PASTE};
use crate::screen::answer::TerminalAnswer;
use crate::screen::theme::{ColorDepth, Rgb};

fn events(decoder: &mut Decoder) -> Vec<Event> {
    std::iter::from_fn(|| decoder.next_event()).collect()
}

fn key(code: KeyCode, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(code, modifiers))
}

fn plain(code: KeyCode) -> Event {
    key(code, KeyModifiers::NONE)
}

fn mouse(kind: MouseEventKind, column: u16, row: u16) -> Event {
    Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
}

fn known() -> Vec<(&'static [u8], Event)> {
    let left = MouseEventKind::Down(MouseButton::Left);
    let control = |letter| key(KeyCode::Char(letter), KeyModifiers::CONTROL);
    let alt = |letter| key(KeyCode::Char(letter), KeyModifiers::ALT);
    vec![
        (b"a", plain(KeyCode::Char('a'))),
        (b"A", key(KeyCode::Char('A'), KeyModifiers::SHIFT)),
        ("é".as_bytes(), plain(KeyCode::Char('é'))),
        ("黑".as_bytes(), plain(KeyCode::Char('黑'))),
        ("😀".as_bytes(), plain(KeyCode::Char('😀'))),
        (b"\r", plain(KeyCode::Enter)),
        (b"\t", plain(KeyCode::Tab)),
        (b"\x7f", plain(KeyCode::Backspace)),
        (b"\x03", control('c')),
        (b"\x0c", control('l')),
        (b"\x1a", control('z')),
        (b"\0", control(' ')),
        (b"\x1bx", alt('x')),
        ("\x1bé".as_bytes(), alt('é')),
        (b"\x1b[A", plain(KeyCode::Up)),
        (b"\x1bOB", plain(KeyCode::Down)),
        (b"\x1b[1;5C", key(KeyCode::Right, KeyModifiers::CONTROL)),
        (b"\x1b[Z", key(KeyCode::BackTab, KeyModifiers::SHIFT)),
        (b"\x1b[H", plain(KeyCode::Home)),
        (b"\x1b[4~", plain(KeyCode::End)),
        (b"\x1b[5~", plain(KeyCode::PageUp)),
        (b"\x1b[6;2~", key(KeyCode::PageDown, KeyModifiers::SHIFT)),
        (b"\x1bOP", plain(KeyCode::F(1))),
        (b"\x1b[11~", plain(KeyCode::F(1))),
        (b"\x1b[[A", plain(KeyCode::F(1))),
        (b"\x1b[24~", plain(KeyCode::F(12))),
        (b"\x1b[99;5u", control('c')),
        (b"\x1b[1074::100u", plain(KeyCode::Char('d'))),
        (b"\x1b[1089::99;5:1u", control('c')),
        (b"\x1b[27;5;1089~", control('с')),
        (b"\x1b[34::51u", plain(KeyCode::Char('"'))),
        (b"\x1b[I", Event::FocusGained),
        (b"\x1b[O", Event::FocusLost),
        (b"\x1b[<0;5;7M", mouse(left, 4, 6)),
        (b"\x1b[<0;5;7m", mouse(MouseEventKind::Up(MouseButton::Left), 4, 6)),
        (b"\x1b[<35;1;1M", mouse(MouseEventKind::Moved, 0, 0)),
        (b"\x1b[<65;200;300M", mouse(MouseEventKind::ScrollDown, 199, 299)),
        (b"\x1b[32;5;7M", mouse(left, 4, 6)),
        (b"\x1b[M %'", mouse(left, 4, 6)),
        (b"\x1b[200~f5\x1b[31md6\x1b[201~", Event::Paste("f5\u{1b}[31md6".into())),
        (b"\x1b[200~\x1b[201~", Event::Paste(String::new())),
    ]
}

#[test]
fn every_sequence_is_the_event_it_stands_for() {
    for (bytes, event) in known() {
        let mut decoder = Decoder::default();
        decoder.feed(bytes, Duration::ZERO);
        assert_eq!(events(&mut decoder), [event], "{}", bytes.escape_ascii());
        assert_eq!(decoder.patience(), None);
    }
}

#[test]
fn sequences_may_come_in_parts_of_any_length() {
    let all: Vec<u8> = known().iter().flat_map(|(bytes, _)| bytes.iter().copied()).collect();
    let expected: Vec<_> = known().into_iter().map(|(_, event)| event).collect();
    for length in 1..=all.len() {
        let mut decoder = Decoder::default();
        all.chunks(length).for_each(|part| decoder.feed(part, Duration::ZERO));
        assert_eq!(events(&mut decoder), expected, "in parts of {length} bytes");
    }
}

#[test]
fn every_byte_of_a_burst_is_a_key() {
    for length in [1, 1023, 1024, 1025, 20_000] {
        let mut decoder = Decoder::default();
        b".".repeat(length).chunks(1024).for_each(|part| decoder.feed(part, Duration::ZERO));
        assert_eq!(std::iter::from_fn(|| decoder.next_event()).count(), length);
    }
}

#[test]
fn an_escape_alone_is_a_key_when_nothing_follows() {
    let mut decoder = Decoder::default();
    decoder.feed(b"\x1b", Duration::ZERO);
    assert_eq!(events(&mut decoder), []);
    decoder.give_up();
    assert_eq!(events(&mut decoder), [plain(KeyCode::Esc)]);
    decoder.feed(b"\x1b\x1b", Duration::ZERO);
    decoder.give_up();
    assert_eq!(events(&mut decoder), [plain(KeyCode::Esc), plain(KeyCode::Esc)]);
}

#[test]
fn an_escape_and_a_key_are_two_keys_while_answers_are_awaited() {
    let typed = Duration::from_millis(150);
    for letter in "aOPX[]^_q".chars() {
        let mut decoder = Decoder::default();
        for byte in [0x1b, u8::try_from(letter).unwrap(), b'?'] {
            assert!(decoder.patience_with_answers().is_none_or(|patience| patience > typed));
            decoder.feed(&[byte], typed);
        }
        let shift = if letter.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
        let letter = key(KeyCode::Char(letter), shift);
        let expected = [plain(KeyCode::Esc), letter, plain(KeyCode::Char('?'))];
        assert_eq!(events(&mut decoder), expected);
    }
    // What comes from far away may be parted anywhere; a key is sent at once.
    for (first, rest) in [("\x1b", "[A"), ("\x1b[", "A"), ("\x1bO", "A")] {
        let mut decoder = Decoder::default();
        decoder.feed(first.as_bytes(), typed);
        decoder.feed(rest.as_bytes(), typed);
        assert_eq!(events(&mut decoder), [plain(KeyCode::Up)]);
    }
    let mut decoder = Decoder::default();
    decoder.feed(b"\x1b", typed);
    decoder.feed(b"d", Duration::from_millis(1));
    assert_eq!(events(&mut decoder), [key(KeyCode::Char('d'), KeyModifiers::ALT)]);
    decoder.feed(b"\x1b\x1bq", Duration::ZERO);
    let typed_at_once = [plain(KeyCode::Esc), plain(KeyCode::Esc), plain(KeyCode::Char('q'))];
    assert_eq!(events(&mut decoder), typed_at_once);
    // Nothing follows the key.
    decoder.feed(b"\x1b", typed);
    decoder.feed(b"[", typed);
    decoder.give_up();
    assert_eq!(events(&mut decoder), [plain(KeyCode::Esc), plain(KeyCode::Char('['))]);
}

#[test]
fn after_any_part_of_a_sequence_the_next_key_counts() {
    for (bytes, _) in known() {
        for end in 1..bytes.len() {
            let mut decoder = Decoder::default();
            decoder.feed(&bytes[..end], Duration::ZERO);
            assert!(decoder.patience().is_some() || !events(&mut decoder).is_empty());
            decoder.give_up();
            events(&mut decoder);
            decoder.feed(b"?", Duration::ZERO);
            assert_eq!(events(&mut decoder), [plain(KeyCode::Char('?'))]);
        }
    }
}

#[test]
fn ctrl_c_counts_within_any_sequence() {
    let interrupt = key(KeyCode::Char('c'), KeyModifiers::CONTROL);
    for start in [&b"\x1b["[..], b"\x1b[<0;1", b"\x1bO", b"\x1b[200~f5", b"\xe9\xbb"] {
        let mut decoder = Decoder::default();
        decoder.feed(start, Duration::ZERO);
        decoder.feed(b"\x03", Duration::ZERO);
        assert_eq!(
            events(&mut decoder),
            std::slice::from_ref(&interrupt),
            "{}",
            start.escape_ascii()
        );
    }
}

#[test]
fn what_is_no_sequence_is_left_out() {
    for bytes in [
        &b"\x1b[99999999999999999999999999999999999999~"[..],
        b"\x1b[<0;0;0M",
        b"\x1b[<1;2M",
        b"\x1b[?62;22c",
        b"\x1b[1;2R",
        b"\x1b[M\0\0\0",
        b"\xff\xc0\x80",
    ] {
        let mut decoder = Decoder::default();
        decoder.feed(bytes, Duration::ZERO);
        assert_eq!(events(&mut decoder), [], "{}", bytes.escape_ascii());
        decoder.feed(b"?", Duration::ZERO);
        assert_eq!(events(&mut decoder), [plain(KeyCode::Char('?'))]);
    }
}

#[test]
fn of_a_huge_paste_the_start_is_kept() {
    let mut decoder = Decoder::default();
    decoder.feed(b"\x1b[200~", Duration::ZERO);
    decoder.feed(&b"x".repeat(2 * LONGEST_PASTE), Duration::ZERO);
    decoder.feed(b"\x1b[201~?", Duration::ZERO);
    let events = events(&mut decoder);
    let Event::Paste(text) = &events[0] else { panic!("{:?}", events[0]) };
    assert_eq!(text.len(), LONGEST_PASTE);
    assert_eq!(events[1..], [plain(KeyCode::Char('?'))]);
}

#[test]
fn answers_are_read_whole_and_in_parts() {
    let bytes = b"\x1b]11;rgb:1010/1010/1010\x07\x1bP1$r48:2:1:2:3m\x1b\\\x1b[?62;22c";
    let expected = [
        TerminalAnswer::Background(Rgb([16; 3])),
        TerminalAnswer::Depth(ColorDepth::True),
        TerminalAnswer::Attributes,
    ];
    for length in 1..=bytes.len() {
        let mut decoder = Decoder::default();
        for part in bytes.chunks(length) {
            decoder.feed(part, Duration::ZERO);
        }
        let answers: Vec<_> = std::iter::from_fn(|| decoder.next_answer()).collect();
        assert_eq!(answers, expected, "{length}");
        assert_eq!(events(&mut decoder), []);
    }
}

#[test]
fn an_answer_in_parts_is_waited_for() {
    let pause = Duration::from_millis(300);
    for answer in [&b"\x1b]11;rgb:1010/1010/1010\x1b\\"[..], b"\x1b[?62;22c", b"\x1b[1;3R"] {
        for end in 1..answer.len() {
            let mut decoder = Decoder::default();
            decoder.feed(&answer[..end], Duration::ZERO);
            assert!(decoder.patience_with_answers().is_some_and(|time| time > pause), "{end}");
        }
    }
    let mut decoder = Decoder::default();
    decoder.feed(b"\x1b", Duration::ZERO);
    assert!(decoder.patience().is_some_and(|time| time < pause), "the key");
}

#[test]
fn keys_follow_a_string_that_is_cut_off_or_unknown_or_very_long() {
    let long = [b"\x1b_G".as_slice(), &[b'x'; 5000], b"\x1b\\"].concat();
    let strings: [&[u8]; 5] =
        [b"\x1b]11;rgb", b"\x1b]52;c;\x1b\\", b"\x1b_Gi=31;OK\x1b\\", b"\x1bP", &long];
    for string in strings {
        let mut decoder = Decoder::default();
        decoder.feed(string, Duration::ZERO);
        decoder.feed(b"\x1b[A\x03", Duration::ZERO);
        let expected = [plain(KeyCode::Up), key(KeyCode::Char('c'), KeyModifiers::CONTROL)];
        assert_eq!(events(&mut decoder), expected, "{}", string.escape_ascii());
    }
    let mut decoder = Decoder::default();
    decoder.feed(b"\x1b]", Duration::ZERO);
    decoder.give_up();
    assert_eq!(events(&mut decoder), [key(KeyCode::Char(']'), KeyModifiers::ALT)]);
}
