//! Two terminals, one of which hosts the game that the other joins.

use othello_peer::Ticket;
use othello_words::i18n::{Text, m};

use crate::pty::{FOREVER, Setup, Terminal};

/// The states of a program that has no connection, one or the other of which it shows.
pub const LOST: [fn() -> Text; 3] = [m::title::away, m::title::waiting, m::link::activity];

/// The two terminals of a game.
pub struct Pair {
    pub host: Terminal,
    pub guest: Terminal,
    /// The empty squares.
    empties: usize,
    plies: usize,
}

/// A terminal of that user.
pub fn of(user: &'static str, args: &[&str]) -> Setup {
    Setup::new(80, 24).env("USER", user).args(args)
}

/// Hosts a game on loopback; returns the terminal and the ticket on its screen.
#[track_caller]
pub fn host(args: &[&str]) -> (Terminal, String) {
    let all = [&["host", "--listen", "127.0.0.1:0", "--no-animation"], args].concat();
    let mut terminal = of("Ada", &all).script(HOST_FOREVER).start();
    let ticket = ticket(&mut terminal);
    (terminal, ticket)
}

/// Reads the ticket off the screen.
#[track_caller]
pub fn ticket(terminal: &mut Terminal) -> String {
    let is_ticket = |word: &&str| word.len() >= 44 && word.parse::<Ticket>().is_ok();
    terminal.until("a ticket", |terminal| {
        terminal.text().split_whitespace().find(is_ticket).map(str::to_owned)
    })
}

/// Joins the game of a ticket.
#[track_caller]
pub fn join(ticket: &str) -> Terminal {
    of("Emile", &["join", "--no-animation", ticket]).script(FOREVER).start()
}

impl Pair {
    /// Two terminals that begin a game of Othello.
    pub fn of(host: Terminal, guest: Terminal) -> Self {
        Self { host, guest, empties: 60, plies: 0 }
    }

    /// A game on loopback between Ada, who hosts and is Black, and Emile.
    #[track_caller]
    pub fn start(args: &[&str]) -> Self {
        let (host, ticket) = host(args);
        let mut pair = Self::of(host, join(&ticket));
        pair.wait_until_joined();
        pair
    }

    #[track_caller]
    pub fn wait_until_joined(&mut self) {
        for terminal in [&mut self.host, &mut self.guest] {
            terminal.wait_until_idle();
            terminal.wait_for_turn("Ada");
        }
    }

    /// Waits until both have lost the connection since the last wait, and have one again.
    #[track_caller]
    pub fn wait_until_back(&mut self) {
        for terminal in [&mut self.host, &mut self.guest] {
            terminal.wait_for_any(&LOST);
            terminal.wait_until_idle();
        }
    }

    /// Waits until both have a connection again, whatever has happened since.
    #[track_caller]
    pub fn wait_until_linked(&mut self) {
        for terminal in [&mut self.host, &mut self.guest] {
            terminal.wait_until_idle();
        }
    }

    /// Has each player in turn, Black first, type a square, and waits until both see it.
    #[track_caller]
    pub fn play(&mut self, moves: &str) {
        for square in moves.as_bytes().chunks(2) {
            self.type_move(str::from_utf8(square).unwrap());
            self.wait_for_move();
        }
    }

    /// Has the player to move type a square.
    pub fn type_move(&mut self, square: &str) {
        self.plies += 1;
        self.empties -= 1;
        self.type_again(square);
    }

    /// Has the player who typed last type a square again.
    fn type_again(&mut self, square: &str) {
        let mover = if self.plies.is_multiple_of(2) { &mut self.guest } else { &mut self.host };
        mover.send(square);
    }

    /// Waits until both see the last move, or else that neither does, and has it typed again then.
    #[track_caller]
    pub fn see_move(&mut self, square: &str) {
        let counts = [self.empties, self.empties + 1];
        let seen = [&mut self.host, &mut self.guest].map(|terminal| {
            let empties = |terminal: &mut Terminal| terminal.empties();
            terminal.until("the board", |terminal| {
                empties(terminal).filter(|empties| counts.contains(empties))
            })
        });
        if seen == [self.empties + 1; 2] {
            self.type_again(square);
        }
        self.wait_for_move();
    }

    /// Waits until both see the last move.
    #[track_caller]
    pub fn wait_for_move(&mut self) {
        for terminal in [&mut self.host, &mut self.guest] {
            terminal.wait_for_empties(self.empties);
        }
    }
}

/// Runs the program, and after its end the last game that was hosted, again and again.
pub const HOST_FOREVER: &str = r#"sh -c 'echo $$ >pid; exec "$@"' sh "$@"
while :; do sh -c 'echo $$ >pid; exec "$OTHELLO" host --listen 127.0.0.1:0 --no-animation'; done"#;
