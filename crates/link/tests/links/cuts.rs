//! Connections that are cut, programs that are killed, lines that are lost, repeated and swapped:
//! afterwards both sides have the same record, with every move that was made.

use std::time::Duration;

use othello_core::board::Color;
use othello_core::rules::Preset;
use othello_peer::{Line, LogHash, Output, Peer, PeerEvent, Request, Terms};
use proptest::collection::vec;
use proptest::prelude::{
    Just, Strategy, TestCaseError, any, prop_assert, prop_assert_eq, prop_oneof, proptest,
};

use super::wire::{Node, Wire, othello, secret, with_clock};

/// Something that happens to the two sides or between them.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// The player to move plays a legal square.
    Play(u8),
    Resign(Color),
    Claim(Color),
    Ask(Color, u8),
    Accept(Color),
    Decline(Color),
    /// So many milliseconds pass.
    Elapse(u32),
    /// So many seconds pass for one side, while the machine of the other sleeps.
    Sleep(Color, u8),
    /// The next line to that side arrives.
    Deliver(Color),
    /// It arrives, and another time later.
    Repeat(Color),
    /// It is lost.
    Lose(Color),
    /// It is overtaken by the next one.
    Swap(Color),
    Cut,
    /// The connection is cut, which the host does not know.
    CutGuest,
    Kill(Color),
    /// The machine of a side fails, with so many lines on their way to its disk.
    Fail(Color, u8),
    /// They are connected again, if they are not.
    Connect,
    /// One who watches connects anew.
    Watch,
}

fn color() -> impl Strategy<Value = Color> {
    any::<bool>().prop_map(|is_black| if is_black { Color::Black } else { Color::White })
}

/// A step as a connection makes it possible: what arrives does so once and in its order.
fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => any::<u8>().prop_map(Step::Play),
        20 => color().prop_map(Step::Deliver),
        3 => (0..65_536_u32).prop_map(Step::Elapse),
        1 => color().prop_map(Step::Resign),
        1 => color().prop_map(Step::Claim),
        3 => (color(), any::<u8>()).prop_map(|(color, which)| Step::Ask(color, which)),
        3 => color().prop_map(Step::Accept),
        1 => color().prop_map(Step::Decline),
        1 => Just(Step::Cut),
        1 => Just(Step::CutGuest),
        2 => color().prop_map(Step::Kill),
        1 => (0..8_u8).prop_map(|lines| Step::Fail(Color::White, lines)),
        4 => Just(Step::Connect),
        1 => Just(Step::Watch),
    ]
}

/// A step of a connection that also loses, repeats and swaps lines, or of machines that sleep.
fn disorderly_step() -> impl Strategy<Value = Step> {
    prop_oneof![
        48 => step(),
        2 => color().prop_map(Step::Repeat),
        1 => color().prop_map(Step::Lose),
        1 => color().prop_map(Step::Swap),
        1 => (color(), any::<u8>()).prop_map(|(color, time)| Step::Sleep(color, time)),
    ]
}

/// A step that keeps the order, while the host may also forget what it has said.
fn forgetful_step() -> impl Strategy<Value = Step> {
    prop_oneof![
        24 => step(),
        1 => (0..8_u8).prop_map(|lines| Step::Fail(Color::Black, lines)),
    ]
}

fn terms() -> impl Strategy<Value = Terms> {
    prop_oneof![
        Just(othello()),
        Just(with_clock("1+1")),
        Just(with_clock("0:10")),
        Just(Terms { best_of: 3, host: Color::White, ..with_clock("5") }),
    ]
}

/// The two sides, and one who watches.
struct Table {
    wire: Wire,
    watcher: Node,
    /// The lines of the host's file that the watcher was shown.
    shown: usize,
    is_connected: bool,
}

impl Table {
    fn new(terms: Terms) -> Self {
        let watcher = Node::new(Peer::watcher());
        let mut table = Self { wire: Wire::joined(terms), watcher, shown: 0, is_connected: true };
        table.watch();
        table
    }

    /// Connects the watcher, who is shown everything.
    fn watch(&mut self) {
        let Self { watcher, shown, .. } = self;
        let outputs = watcher.peer.connected(&mut watcher.session);
        watcher.take(outputs);
        watcher.receive(&Line::greeting().to_string());
        watcher.receive(&Line::Host { id: secret(3).game_id(), name: None }.to_string());
        watcher.receive(&Line::Have { events: 0, hash: LogHash::default() }.to_string());
        (*shown, watcher.closed) = (0, 0);
        self.show();
    }

    /// Shows the watcher what is new to it, and answers its pings.
    fn show(&mut self) {
        while let Some(line) = self.watcher.sent.pop_front() {
            if let Ok(Line::Ping { number, events }) = line.parse() {
                self.watcher.receive(&Line::Pong { number, events }.to_string());
            }
        }
        let lines = self.wire.host.file.iter().skip(self.shown);
        lines.filter(|line| line.starts_with("ev ")).for_each(|line| self.watcher.receive(line));
        self.shown = self.wire.host.file.len();
    }

    fn connect(&mut self) {
        (self.wire.host.closed, self.wire.guest.closed) = (0, 0);
        self.wire.connect();
        self.is_connected = true;
    }

    /// The side of the host for Black, that of the guest for White, and the other one.
    fn sides(&mut self, color: Color) -> (&mut Node, &mut Node) {
        let Wire { host, guest, .. } = &mut self.wire;
        if color == Color::Black { (host, guest) } else { (guest, host) }
    }

    fn request(&self, which: u8) -> Request {
        match which % 5 {
            0 => Request::Undo { plies: 1 + usize::from(which) % 3 },
            1 => Request::Pause,
            2 => Request::Resume,
            3 => Request::Hints,
            _ => {
                let host = if which.is_multiple_of(2) { Color::White } else { Color::Black };
                let rules = Preset::ALL[usize::from(which) % Preset::ALL.len()].rules();
                let names = self.wire.host.session.names().clone();
                let best_of = if which.is_multiple_of(3) { 3 } else { 1 };
                let terms = if which > 200 { othello() } else { with_clock("1+1") };
                Request::Game(Terms { host, rules, names, best_of, ..terms })
            }
        }
    }

    /// Moves the next line to a side.
    fn carry(&mut self, step: Step, to: Color) {
        let (node, from) = self.sides(to);
        match step {
            Step::Swap(_) if from.sent.len() > 1 => from.sent.swap(0, 1),
            Step::Repeat(_) => {
                let again = from.sent.front().cloned();
                from.sent.extend(again);
            }
            _ => {}
        }
        let line = from.sent.pop_front();
        if let (Some(line), false) = (line, matches!(step, Step::Lose(_))) {
            node.receive(&line);
        }
    }

    fn take(&mut self, step: Step) {
        match step {
            Step::Play(choice) => Color::BOTH.into_iter().for_each(|color| {
                let node = self.sides(color).0;
                let legal: Vec<_> = node.session.position().legal_moves().into_iter().collect();
                if let Some(&square) = legal.get(usize::from(choice) % legal.len().max(1)) {
                    node.attempt(|peer, session| peer.play(session, square));
                }
            }),
            Step::Resign(color) => self.sides(color).0.attempt(Peer::resign),
            Step::Claim(color) => self.sides(color).0.attempt(Peer::claim),
            Step::Ask(color, which) => {
                let request = self.request(which);
                self.sides(color).0.attempt(|peer, session| peer.ask(session, request));
            }
            Step::Accept(color) => {
                self.sides(color).0.attempt(|peer, session| Ok(peer.accept(session)));
            }
            Step::Decline(color) => self.sides(color).0.attempt(|peer, _| Ok(peer.decline())),
            Step::Elapse(millis) => {
                self.wire.elapse(millis.into());
                self.watcher.elapse(Duration::from_millis(millis.into()));
            }
            Step::Sleep(color, seconds) => {
                self.sides(!color).0.elapse(Duration::from_secs(seconds.into()));
            }
            Step::Deliver(to) | Step::Repeat(to) | Step::Lose(to) | Step::Swap(to) => {
                self.carry(step, to);
            }
            Step::Cut => self.wire.cut(),
            Step::CutGuest => self.wire.cut_guest(),
            Step::Kill(Color::Black) => self.wire.kill_host(),
            Step::Kill(Color::White) => self.wire.kill_guest(),
            Step::Fail(color, lines) => {
                self.sides(color).0.forget_lines(lines.into());
                self.take(Step::Kill(color));
            }
            Step::Connect if !self.is_connected => self.connect(),
            Step::Connect => {}
            Step::Watch => self.watch(),
        }
        self.is_connected &= !matches!(step, Step::Cut | Step::CutGuest | Step::Kill(_));
        // A connection that one side closes is cut on both, and made again.
        if self.wire.host.closed + self.wire.guest.closed > 0 {
            self.wire.cut();
            self.connect();
        }
        self.show();
        if self.watcher.closed > 0 || matches!(step, Step::Kill(Color::Black)) {
            self.watch();
        }
    }

    /// Takes the steps, during which the host loses no event, and connects the two a last time.
    fn play(&mut self, steps: Vec<Step>) -> Result<(), TestCaseError> {
        let mut most = 0;
        let mut forgets = false;
        for step in steps {
            self.take(step);
            let known = self.wire.host.peer.log().len();
            let fails = matches!(step, Step::Fail(Color::Black, _));
            prop_assert!(known >= most || fails, "the host has lost an event by {step:?}");
            most = known;
            forgets |= fails;
        }
        let wire = &mut self.wire;
        // A loss on time that a machine has slept through is taken in with the second connection.
        for _ in 0..2 {
            wire.cut();
            wire.connect();
            wire.deliver();
        }
        let trace = || format!("{:?} {:?}", wire.last_told(), wire.host.file);
        prop_assert_eq!(wire.host.peer.log(), wire.guest.peer.log(), "{}", trace());
        wire.elapse(0);
        wire.deliver();
        // What a turn has used is the same on both sides when it ends.
        wire.host.attempt(Peer::resign);
        wire.deliver();
        prop_assert_eq!(wire.host.record(), wire.guest.record());
        let differ = wire
            .guest
            .told
            .iter()
            .any(|told| matches!(told, Output::Event(PeerEvent::Diverged(_))));
        self.show();
        if !forgets {
            prop_assert!(!differ);
            prop_assert_eq!(self.wire.host.peer.log(), self.watcher.peer.log());
            prop_assert_eq!(self.watcher.told.iter().find(|told| is_fault(told)), None);
        }
        Ok(())
    }
}

fn is_fault(told: &Output) -> bool {
    matches!(told, Output::Event(PeerEvent::Broken(_) | PeerEvent::Rejected(_)))
}

proptest! {
    #[test]
    fn both_have_the_same_record_after_any_cuts_repetitions_and_losses(
        terms in terms(), steps in vec(disorderly_step(), 1..200)
    ) {
        Table::new(terms).play(steps)?;
    }

    #[test]
    fn neither_side_refuses_what_the_other_does_over_a_connection_that_keeps_the_order(
        terms in terms(), steps in vec(forgetful_step(), 1..200)
    ) {
        let mut table = Table::new(terms);
        table.play(steps)?;
        for node in [&table.wire.host, &table.wire.guest] {
            prop_assert_eq!(node.told.iter().find(|told| is_fault(told)), None);
        }
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

#[test]
fn one_who_watches_begins_anew_when_the_host_has_lost_an_event() {
    let mut table = Table::new(othello());
    table.take(Step::Play(0));
    table.take(Step::Fail(Color::Black, 1));
    table.take(Step::Connect);
    table.wire.deliver();
    table.take(Step::Play(1));
    assert_eq!(table.wire.host.peer.log(), table.watcher.peer.log());
    let begins_anew = |told: &Output| matches!(told, Output::Restarted);
    assert!(table.watcher.told.iter().any(begins_anew));
}

/// Two sides whose host has lost its last move, as by a power cut, and has taken the win instead.
fn differing(guest_tries: impl FnOnce(&mut Node)) -> Wire {
    let mut wire = Wire::joined(othello());
    wire.play_some(3);
    guest_tries(&mut wire.guest);
    wire.host.forget_lines(1);
    wire.kill_host();
    wire.elapse(60_000);
    wire.host.attempt(Peer::claim);
    assert_eq!(wire.host.peer.log().len(), wire.guest.peer.log().len());
    wire
}

#[test]
fn a_log_that_begins_anew_goes_on_after_another_cut() {
    for kills in [false, true] {
        let mut wire = differing(|_| {});
        wire.connect();
        while wire.guest.peer.log().len() != 2 {
            if let Some(line) = wire.host.sent.pop_front() {
                wire.guest.receive(&line);
            } else if let Some(line) = wire.guest.sent.pop_front() {
                wire.host.receive(&line);
            }
        }
        wire.cut();
        if kills {
            wire.kill_guest();
        }
        wire.connect();
        wire.deliver();
        wire.assert_same();
        assert!(!wire.guest.told.iter().any(is_fault));
    }
}

#[test]
fn a_move_of_a_game_that_the_host_has_lost_is_not_tried_in_the_game_that_it_has() {
    let mut wire = differing(|guest| {
        let square = guest.session.position().legal_moves().first().expect("a move");
        guest.attempt(|peer, session| peer.play(session, square));
    });
    wire.connect();
    wire.deliver();
    wire.assert_same();
    assert!(!wire.host.told.iter().any(is_fault), "{:?}", wire.host.told);
}
