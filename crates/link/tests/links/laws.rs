//! Laws that hold for two honest sides after any delays, cuts, kills, gaps and failing disks.

use std::time::Duration;

use othello_core::board::Color;
use othello_peer::{PeerEvent, Presence, Question, Reply, Request, StorageState, Terms};
use proptest::prelude::{TestCaseError, any, prop_assert, prop_assert_eq, proptest};

use super::sim::Rng;
use super::wire::{Node, Wire, guest_peer, host_peer, othello, with_clock};

/// Two sides, and the random things that happen to them.
struct Table {
    wire: Wire,
    rng: Rng,
    /// Lines that were written have vanished.
    has_lost_lines: bool,
}

impl Table {
    fn new(seed: u64) -> Self {
        let mut rng = Rng(seed);
        let terms = match rng.below(4) {
            0 => othello(),
            1 => with_clock("1+1"),
            2 => with_clock("0:10"),
            _ => Terms { best_of: 3, host: Color::White, ..with_clock("5") },
        };
        Self { wire: Wire::joined(terms), rng, has_lost_lines: false }
    }

    fn nodes(&mut self) -> (&mut Node, &mut Node) {
        let is_host = self.rng.once_in(2);
        let Wire { host, guest, .. } = &mut self.wire;
        if is_host { (host, guest) } else { (guest, host) }
    }

    fn request(&mut self) -> Request {
        match self.rng.below(6) {
            0 | 1 => Request::Undo { plies: usize::try_from(self.rng.between(1, 3)).unwrap() },
            2 => Request::Pause,
            3 => Request::Resume,
            4 => Request::Hints,
            _ => Request::Game(Terms { host: Color::White, ..self.wire.terms.clone() }),
        }
    }

    fn step(&mut self) {
        let choice = usize::try_from(self.rng.below(60)).unwrap();
        let request = self.request();
        let time = self.rng.below(3000);
        match self.rng.below(64) {
            0..12 => {
                let (node, _) = self.nodes();
                if let Some(square) = node.legal(choice) {
                    let _ = node.attempt(|peer, session| peer.play(session, square));
                }
            }
            12..40 => {
                let (node, from) = self.nodes();
                if let Some(line) = from.sent.pop_front() {
                    node.receive(&line);
                }
            }
            40..45 => {
                self.wire.host.elapse(Duration::from_millis(time));
                self.wire.guest.elapse(Duration::from_millis(time));
            }
            45 => self.nodes().0.sleep(Duration::from_millis(20 * time)),
            46 | 47 => drop(self.nodes().0.attempt(|peer, session| peer.ask(session, request))),
            48 => self.nodes().0.attempt(|peer, _| Ok(peer.withdraw())).unwrap(),
            49 if choice == 0 => drop(self.nodes().0.attempt(othello_peer::Peer::resign)),
            50 => drop(self.nodes().0.attempt(othello_peer::Peer::claim)),
            51..55 => {
                let reply = if self.rng.once_in(4) { Reply::No } else { Reply::Yes };
                let (node, _) = self.nodes();
                // Who keeps its own game leaves for good.
                if node.question().is_some_and(|asked| !matches!(asked, Question::TakeOver(_))) {
                    node.answer(reply);
                } else if node.question().is_some() {
                    node.answer(Reply::Yes);
                }
            }
            55 => self.wire.cut(),
            56 => self.wire.kill_host(),
            57 => self.wire.kill_guest(),
            58 => self.nodes().0.set_storage(StorageState::Failing),
            59 | 60 => self.nodes().0.set_storage(StorageState::Working),
            61 => {
                let lines = choice % 4;
                self.has_lost_lines |= lines > 0;
                let is_host = self.rng.once_in(2);
                let Wire { host, guest, .. } = &mut self.wire;
                let node = if is_host { host } else { guest };
                let kept = node.file.len().saturating_sub(lines).max(2);
                node.file.truncate(kept);
                node.clock = None;
                if is_host {
                    self.wire.kill_host();
                } else {
                    self.wire.kill_guest();
                }
            }
            _ => self.reconnect(),
        }
    }

    fn reconnect(&mut self) {
        let Wire { host, guest, .. } = &mut self.wire;
        if guest.peer.connection().is_none() || host.peer.connection().is_none() {
            self.wire.cut();
            self.wire.connect();
        }
    }

    /// Connects the two a last time; whoever is asked agrees.
    fn settle(&mut self) {
        for node in [&mut self.wire.host, &mut self.wire.guest] {
            node.set_storage(StorageState::Working);
        }
        for _ in 0..3 {
            self.wire.cut();
            self.wire.connect();
            for _ in 0..4 {
                self.wire.deliver();
                for node in [&mut self.wire.host, &mut self.wire.guest] {
                    if let Some(Question::TakeOver(_) | Question::Knock { .. }) = node.question() {
                        node.answer(Reply::Yes);
                    }
                }
                let _ = self.wire.guest.attempt(|peer, _| peer.knock());
            }
        }
    }

    fn play(mut self, steps: u64) -> Result<(), TestCaseError> {
        for _ in 0..steps {
            self.step();
            for node in [&self.wire.host, &self.wire.guest] {
                // A side never holds what the other one does for a breach of the protocol.
                prop_assert_eq!(node.fault(), None);
            }
        }
        self.settle();
        let Wire { host, guest, .. } = &self.wire;
        let context = format!("{:?} {:?}", host.events(), guest.events());
        prop_assert!(matches!(host.peer.presence(), Presence::Here(_)), "{}", context);
        prop_assert_eq!(host.peer.log(), guest.peer.log(), "{}", context);
        prop_assert_eq!(host.session.game(), guest.session.game());
        prop_assert_eq!(host.session.result(), guest.session.result());
        // The log is what the files give again.
        for (node, fresh) in [(host, host_peer(&self.wire.terms)), (guest, guest_peer())] {
            let again = node.killed(fresh);
            prop_assert_eq!(again.peer.log(), node.peer.log());
            prop_assert_eq!(again.session.game(), node.session.game());
            prop_assert_eq!(again.file.len(), node.file.len());
        }
        let diverged = |event: &&PeerEvent| matches!(event, PeerEvent::Diverged(_));
        let is_whole = !guest.events().into_iter().any(|event| diverged(&event));
        prop_assert!(is_whole || self.has_lost_lines);
        Ok(())
    }
}

proptest! {
    #[test]
    fn both_have_the_same_game_after_cuts_kills_and_failing_disks(seed in any::<u64>()) {
        Table::new(seed).play(40 + seed % 200)?;
    }
}

#[test]
fn nothing_of_ones_own_is_said_before_it_is_written() {
    let mut wire = Wire::joined(othello());
    wire.play_some(3);
    let square = wire.guest.legal(0).unwrap();
    wire.guest.set_storage(StorageState::Failing);
    let refused = wire.guest.peer.play(&mut wire.guest.session, square);
    assert_eq!(refused, Err(othello_peer::ProposalError::NotSaved));
    wire.guest.set_storage(StorageState::Working);
    let outputs = wire.guest.peer.play(&mut wire.guest.session, square).unwrap();
    let is_effect = |output: &othello_peer::Output, word: &str| match output {
        othello_peer::Output::Effect(othello_peer::PeerEffect::Record(line))
            if word == "record" =>
        {
            line.to_string().starts_with("try ")
        }
        othello_peer::Output::Effect(othello_peer::PeerEffect::Send(_, line)) if word == "send" => {
            line.to_string().starts_with("try ")
        }
        _ => false,
    };
    let at = |word| outputs.iter().position(|output| is_effect(output, word)).unwrap();
    assert!(at("record") < at("send"));
}
