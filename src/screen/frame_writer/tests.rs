//! Output to terminals that take only part of a frame.

use std::io::{self, ErrorKind};

use super::{BEGIN, END, Frames};

/// Draws a frame of that many bytes.
fn frame(frames: &mut Frames, letter: u8, length: usize) -> Vec<u8> {
    for _ in 0..length {
        frames.draw(&[letter]);
        assert!(!frames.end(), "a frame ends with the synchronized update");
    }
    frames.draw(END);
    assert!(frames.end());
    [BEGIN, &vec![letter; length], END].concat()
}

/// A terminal that takes that many bytes before it is full.
fn terminal(mut room: usize, offers: &mut Vec<Vec<u8>>) -> impl FnMut(&[u8]) -> io::Result<usize> {
    move |bytes| {
        offers.push(bytes.to_vec());
        let taken = bytes.len().min(room);
        room -= taken;
        if taken == 0 { Err(ErrorKind::WouldBlock.into()) } else { Ok(taken) }
    }
}

#[test]
fn a_frame_is_one_write_where_the_terminal_takes_it() {
    let mut frames = Frames::default();
    let expected = frame(&mut frames, b'a', 20_000);
    let mut offers = Vec::new();
    frames.send(terminal(usize::MAX, &mut offers)).unwrap();
    assert_eq!(offers, [expected]);
    assert!(frames.unsent.is_empty());
}

/// Each write offers the whole rest of the frame, and the next frame starts only after it.
#[test]
fn a_frame_that_is_taken_in_part_is_continued() {
    for room in [1, 7, 8, 9, 4096] {
        let mut frames = Frames::default();
        let mut expected = frame(&mut frames, b'a', 10_000);
        let mut taken = 0;
        while !frames.unsent.is_empty() {
            let mut offers = Vec::new();
            frames.send(terminal(room, &mut offers)).unwrap();
            assert_eq!(offers[0], expected[taken..]);
            taken += room.min(offers[0].len());
            // In the middle of the frame the next one is drawn.
            if expected.len() < 20_000 && taken >= 5_000 {
                expected.extend(frame(&mut frames, b'b', 10_000));
            }
        }
        assert_eq!(taken, expected.len());
    }
}

#[test]
fn a_terminal_that_is_gone_is_an_error() {
    let mut frames = Frames::default();
    let expected = frame(&mut frames, b'a', 1);
    let mut results = vec![Err(ErrorKind::BrokenPipe), Ok(3), Err(ErrorKind::Interrupted)];
    let sent = frames.send(|_| results.pop().unwrap().map_err(Into::into));
    assert_eq!(sent.unwrap_err().kind(), ErrorKind::BrokenPipe);
    assert_eq!(frames.unsent, expected[3..]);
}
