//! Connections that are cut, programs that are killed, lines that are lost, repeated and swapped:
//! afterwards both sides have the same record, with every move that was made.

use othello::board::Color;
use othello::link::{News, Request, Terms};
use othello::rules::Preset;
use proptest::collection::vec;
use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};

use super::wire::{Wire, othello, with_clock};

/// Something that happens to the two sides or between them.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// The player to move plays a legal square.
    Play(u8),
    Resign(Color),
    Ask(Color, u8),
    Accept(Color),
    Decline(Color),
    Elapse(u16),
    /// The next line to that side arrives.
    Deliver(Color),
    /// It arrives, and another time later.
    Repeat(Color),
    /// It is lost.
    Lose(Color),
    /// It is overtaken by the next one.
    Swap(Color),
    Cut,
    KillHost,
    KillGuest,
}

fn color() -> impl Strategy<Value = Color> {
    any::<bool>().prop_map(|is_black| if is_black { Color::Black } else { Color::White })
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => any::<u8>().prop_map(Step::Play),
        20 => color().prop_map(Step::Deliver),
        2 => color().prop_map(Step::Repeat),
        1 => color().prop_map(Step::Lose),
        1 => color().prop_map(Step::Swap),
        3 => any::<u16>().prop_map(Step::Elapse),
        1 => color().prop_map(Step::Resign),
        3 => (color(), any::<u8>()).prop_map(|(color, which)| Step::Ask(color, which)),
        3 => color().prop_map(Step::Accept),
        1 => color().prop_map(Step::Decline),
        1 => any::<u8>().prop_map(|_| Step::Cut),
        1 => any::<u8>().prop_map(|_| Step::KillHost),
        1 => any::<u8>().prop_map(|_| Step::KillGuest),
    ]
}

fn request(wire: &Wire, which: u8) -> Request {
    match which % 5 {
        0 => Request::Undo { plies: 1 + usize::from(which) % 3 },
        1 => Request::Pause,
        2 => Request::Resume,
        3 => Request::Hints,
        _ => {
            let host = if which.is_multiple_of(2) { Color::White } else { Color::Black };
            let rules = Preset::ALL[usize::from(which) % Preset::ALL.len()].rules();
            let names = wire.host.session.names().clone();
            Request::Game(Terms { host, rules, names, ..with_clock("1+1") })
        }
    }
}

impl Step {
    /// Moves the next line to a side, whose lines lie with the other one; Black stands for the host.
    fn carry(self, wire: &mut Wire, to: Color) {
        let (from, node) = if to == Color::Black {
            (&mut wire.guest, &mut wire.host)
        } else {
            (&mut wire.host, &mut wire.guest)
        };
        match self {
            Self::Swap(_) if from.sent.len() > 1 => from.sent.swap(0, 1),
            Self::Repeat(_) => {
                let again = from.sent.front().cloned();
                from.sent.extend(again);
            }
            _ => {}
        }
        let line = from.sent.pop_front();
        if let (Some(line), false) = (line, matches!(self, Self::Lose(_))) {
            node.receive(&line);
        }
    }

    fn take(self, wire: &mut Wire) {
        match self {
            Self::Play(choice) => {
                for color in Color::BOTH {
                    let node = wire.side(color);
                    let legal: Vec<_> = node.session.position().legal_moves().into_iter().collect();
                    let Some(&square) = legal.get(usize::from(choice) % legal.len().max(1)) else {
                        continue;
                    };
                    if let Ok(outputs) = node.peer.play(&mut node.session, square) {
                        node.take(outputs);
                    }
                }
            }
            Self::Resign(color) => {
                let node = wire.side(color);
                if let Ok(outputs) = node.peer.resign(&mut node.session) {
                    node.take(outputs);
                }
            }
            Self::Ask(color, which) => {
                let request = request(wire, which);
                let node = wire.side(color);
                if let Ok(outputs) = node.peer.ask(&mut node.session, request) {
                    node.take(outputs);
                }
            }
            Self::Accept(color) => {
                let node = wire.side(color);
                let outputs = node.peer.accept(&mut node.session);
                node.take(outputs);
            }
            Self::Decline(color) => {
                let node = wire.side(color);
                let outputs = node.peer.decline();
                node.take(outputs);
            }
            Self::Elapse(millis) => wire.elapse(millis.into()),
            Self::Deliver(to) | Self::Repeat(to) | Self::Lose(to) | Self::Swap(to) => {
                self.carry(wire, to);
            }
            Self::Cut => wire.cut(),
            Self::KillHost => wire.kill_host(),
            Self::KillGuest => wire.kill_guest(),
        }
        // A broken connection is cut on both sides, and made again.
        if wire.host.closed + wire.guest.closed > 0
            || matches!(self, Self::Cut | Self::KillHost | Self::KillGuest)
        {
            wire.cut();
            (wire.host.closed, wire.guest.closed) = (0, 0);
            wire.connect();
        }
    }
}

proptest! {
    #[test]
    fn both_have_the_same_record_after_any_cuts_repetitions_and_losses(steps in vec(step(), 1..200)) {
        let mut wire = Wire::joined(with_clock("1+1"));
        let mut most = 0;
        for step in steps {
            step.take(&mut wire);
            let known = wire.host.peer.log().len();
            prop_assert!(known >= most, "the host has lost an event by {step:?}");
            most = known;
        }
        wire.cut();
        wire.connect();
        wire.deliver();
        let news = || format!("{:?} {:?}", wire.last_news(), wire.host.file);
        prop_assert_eq!(wire.host.peer.log(), wire.guest.peer.log(), "{}", news());
        wire.elapse(0);
        wire.deliver();
        // What a turn has used is the same on both sides when it ends.
        if let Ok(outputs) = wire.host.peer.resign(&mut wire.host.session) {
            wire.host.take(outputs);
            wire.deliver();
        }
        prop_assert_eq!(wire.host.record(), wire.guest.record());
        prop_assert!(!wire.guest.news.iter().any(|news| matches!(news, News::Diverged(_))));
    }

    #[test]
    fn no_line_makes_a_side_fail(lines in vec("[ -~]{0,60}", 1..20)) {
        for line in lines {
            let mut wire = Wire::joined(othello());
            wire.host.receive(&line);
            wire.guest.receive(&line);
        }
    }
}
