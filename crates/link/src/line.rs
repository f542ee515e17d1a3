//! The lines of the protocol.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::claim::Claim;
use super::clock_record::ClockRecord;
use super::line_tokens::{LineTokens, escaped, millis, shortened};
use super::log_event::{LogEvent, NumberedEvent};
use super::log_hash::{GameId, LogHash};
use super::request::{QuestionId, Request};
use super::seat_keys::SeatKeys;
use super::secret::Secret;
use super::terms::clean_name;
use othello_notation::PlayerName;

/// The version of the protocol.
pub const VERSION: u32 = 2;

/// The most bytes of a line, including the line feed.
pub const LONGEST: usize = 1024;

/// A line of the protocol, or of the file in which a side keeps its log.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Line {
    /// `othello-link VERSION PROGRAM`: the first line of both.
    Greeting {
        /// The highest version that the side knows.
        version: u32,
        /// The program and its version.
        program: String,
    },
    /// `host ID NAME`: the host says which game it is.
    Host {
        /// The game.
        id: GameId,
        /// The name of the host.
        name: Option<PlayerName>,
    },
    /// `hello SEAT NAME`: the guest says who it is.
    Hello(Hello),
    /// `taken`: the guest's seat is taken, and the host's player can be asked for it.
    Taken,
    /// `knock NAME`: asks the host's player for the guest's seat.
    Knock(Option<PlayerName>),
    /// `seat K SECRET`: the secret by which the guest's next connection proves its claim to the seat.
    Seat {
        /// The number of the connection.
        number: u32,
        /// The secret.
        secret: Secret,
    },
    /// `kept K`: the guest has stored that secret.
    Kept(u32),
    /// `have N HASH`: the side knows N events, whose hash is this.
    Have {
        /// The number of events.
        events: usize,
        /// The hash of the last one.
        hash: LogHash,
    },
    /// `sum N`: asks for the hash of the first N events. `sum N HASH`: answers.
    Sum {
        /// The number of events.
        events: usize,
        /// The hash of the last one, in an answer.
        hash: Option<LogHash>,
    },
    /// `log FROM TO`: these events follow, and nothing between them.
    Log {
        /// The first event.
        from: usize,
        /// The last one.
        to: usize,
    },
    /// `live`: everything that is missing was sent. The guest answers it once it has taken it over.
    Live,
    /// `ev N HASH SEAL EVENT`: an event of the log.
    Event(NumberedEvent),
    /// `try N EVENT`: the guest proposes an event.
    Try {
        /// The number that the event would have.
        number: usize,
        /// The event.
        event: LogEvent,
    },
    /// `refuse N WHY`: the host refuses a proposal.
    Refuse {
        /// The number of the proposal.
        number: usize,
        /// The reason.
        why: String,
    },
    /// `ask K N REQUEST`: asks the other player for something after N events.
    Ask {
        /// The number of the question; 0 in a file of version 1.
        number: u32,
        /// The number of events.
        events: usize,
        /// The request.
        request: Request,
    },
    /// `yes K`: the other player agrees.
    Yes(u32),
    /// `no K`: the other player does not agree, or the question is closed.
    No(u32),
    /// `withdraw K`: the player does not ask that any more.
    Withdraw(u32),
    /// `claim N timeout|absence COLOUR`: claims that a player has lost.
    Claim {
        /// The number of events.
        events: usize,
        /// The claim.
        claim: Claim,
    },
    /// `grant N`: grants the claim of the other side.
    Grant(usize),
    /// `contest N`: does not.
    Contest(usize),
    /// `ping K N`: asks for a pong with the same number.
    Ping {
        /// The number of the ping.
        number: u32,
        /// The number of events that the side knows.
        events: usize,
        /// The time that the player to move has left, as the sender counts it.
        left: Option<Duration>,
    },
    /// `pong K N`: answers a ping.
    Pong {
        /// The number of the ping.
        number: u32,
        /// The number of events that the side knows.
        events: usize,
    },
    /// `bye WHY`: the end of the connection.
    Bye(String),
    /// In a file: `keys CURRENT NEXT`, the secrets of the guest's seat.
    Keys(SeatKeys),
    /// In the file of a guest: `agreed N QUESTION REQUEST`, a yes of the player here.
    Agreed {
        /// The number of events.
        events: usize,
        /// The question.
        by: QuestionId,
        /// The request.
        request: Request,
    },
    /// In a file: `keep N`, the events after the first N are void.
    Keep(usize),
    /// In a file: `clock N ...`, the measures of both clocks after N events.
    Clock(ClockRecord),
}

/// A guest who introduces itself to a host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hello {
    /// Its claim to a seat.
    pub seat: SeatClaim,
    /// Its name.
    pub name: Option<PlayerName>,
}

/// A claim to a seat in the game of a host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatClaim {
    /// To play as the first guest.
    New,
    /// To resume as the guest whose secret the connection has proved.
    Kept,
    /// To resume as the guest who has this secret, over a connection that proves nothing.
    Told(Secret),
    /// To watch.
    Watch,
}

/// The error of a line that the protocol does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LineError {
    /// It is longer than [`LONGEST`].
    TooLong,
    /// It does not begin with a known keyword.
    Unknown,
    /// The tokens after this keyword are not the expected ones.
    Malformed(&'static str),
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "expected a line of at most {LONGEST} bytes"),
            Self::Unknown => f.write_str("expected a line of the protocol"),
            Self::Malformed(keyword) => write!(f, "malformed line `{keyword}`"),
        }
    }
}

impl std::error::Error for LineError {}

/// The first tokens of lines.
const KEYWORDS: [&str; 29] = [
    "othello-link",
    "host",
    "hello",
    "taken",
    "knock",
    "seat",
    "kept",
    "have",
    "sum",
    "log",
    "live",
    "ev",
    "try",
    "refuse",
    "ask",
    "yes",
    "no",
    "withdraw",
    "claim",
    "grant",
    "contest",
    "ping",
    "pong",
    "bye",
    "keys",
    "agreed",
    "keep",
    "clock",
    // A guest of version 1 kept it in its file.
    "restart",
];

impl FromStr for Line {
    type Err = LineError;

    /// Reads a line without its line feed. Later versions may add tokens after the known ones.
    fn from_str(text: &str) -> Result<Self, LineError> {
        if text.len() >= LONGEST {
            return Err(LineError::TooLong);
        }
        let mut tokens = LineTokens::new(text);
        let first = tokens.next().ok_or(LineError::Unknown)?;
        let keyword =
            KEYWORDS.iter().find(|keyword| **keyword == first).ok_or(LineError::Unknown)?;
        read(keyword, tokens).ok_or(LineError::Malformed(keyword))
    }
}

fn read(keyword: &str, mut tokens: LineTokens) -> Option<Line> {
    let name = |tokens: LineTokens| tokens.text().and_then(|name| clean_name(&name));
    Some(match keyword {
        "othello-link" => {
            let version = tokens.parse()?;
            Line::Greeting { version, program: cut(&tokens.text()?) }
        }
        "host" => Line::Host { id: GameId(tokens.parse()?), name: name(tokens) },
        "hello" => {
            let seat = match tokens.next()? {
                "new" => SeatClaim::New,
                "kept" => SeatClaim::Kept,
                "watch" => SeatClaim::Watch,
                secret => SeatClaim::Told(secret.parse().ok()?),
            };
            Line::Hello(Hello { seat, name: name(tokens) })
        }
        "taken" => Line::Taken,
        "knock" => Line::Knock(name(tokens)),
        "seat" => return read_seat(tokens),
        "kept" => Line::Kept(tokens.parse()?),
        "have" => Line::Have { events: tokens.parse()?, hash: tokens.parse()? },
        "sum" => {
            let events = tokens.parse()?;
            let is_answer = !tokens.is_empty();
            let hash = if is_answer { Some(tokens.parse()?) } else { None };
            Line::Sum { events, hash }
        }
        "log" => Line::Log { from: tokens.parse()?, to: tokens.parse()? },
        "live" => Line::Live,
        "ev" => Line::Event(NumberedEvent {
            number: tokens.parse()?,
            hash: tokens.parse()?,
            seal: tokens.parse()?,
            event: LogEvent::read(tokens)?,
        }),
        "try" => Line::Try { number: tokens.parse()?, event: LogEvent::read(tokens)? },
        "refuse" => Line::Refuse { number: tokens.parse()?, why: cut(&tokens.text()?) },
        "bye" => Line::Bye(cut(&tokens.text()?)),
        "ask" | "yes" | "no" | "withdraw" => return read_question(keyword, tokens),
        "claim" => Line::Claim { events: tokens.parse()?, claim: Claim::read(tokens)? },
        "grant" => Line::Grant(tokens.parse()?),
        "contest" => Line::Contest(tokens.parse()?),
        "ping" => Line::Ping {
            number: tokens.parse()?,
            events: tokens.parse()?,
            left: match tokens.named("left") {
                Some(left) => Some(millis(left)?),
                None => None,
            },
        },
        "pong" => Line::Pong { number: tokens.parse()?, events: tokens.parse()? },
        "keys" => Line::Keys(read_keys(tokens)?),

        "agreed" => Line::Agreed {
            events: tokens.parse()?,
            by: tokens.parse()?,
            request: Request::read(tokens)?,
        },
        "keep" => Line::Keep(tokens.parse()?),
        "restart" => Line::Keep(0),
        "clock" => Line::Clock(ClockRecord::read(tokens)?),
        _ => return None,
    })
}

/// Reads `K SECRET`, or the secret alone as in a file of version 1.
fn read_seat(mut tokens: LineTokens) -> Option<Line> {
    let before = tokens;
    match tokens.parse() {
        Some(number) => Some(Line::Seat { number, secret: tokens.parse()? }),
        None => Some(Line::Keys(SeatKeys { current: Some(before.first()?), next: None })),
    }
}

fn read_question(keyword: &str, mut tokens: LineTokens) -> Option<Line> {
    let number = tokens.parse()?;
    Some(match keyword {
        "yes" => Line::Yes(number),
        "no" => Line::No(number),
        "withdraw" => Line::Withdraw(number),
        "ask" => {
            let after_number = tokens;
            if let Some(events) = tokens.parse() {
                Line::Ask { number, events, request: Request::read(tokens)? }
            } else {
                // Version 1 named the number of events alone.
                let events = usize::try_from(number).ok()?;
                Line::Ask { number: 0, events, request: Request::read(after_number)? }
            }
        }
        _ => return None,
    })
}

/// Reads two secrets, or `-` for one that is missing.
fn read_keys(mut tokens: LineTokens) -> Option<SeatKeys> {
    let mut keys = [None; 2];
    for key in &mut keys {
        let token = tokens.next()?;
        if token != "-" {
            *key = Some(token.parse().ok()?);
        }
    }
    let [current, next] = keys;
    Some(SeatKeys { current, next })
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Greeting { version, program } => {
                write!(f, "othello-link {version} {}", sentence(program))
            }
            Self::Host { id, name } => write!(f, "host {id}{}", named(name.as_ref())),
            Self::Hello(Hello { seat, name }) => {
                let name = named(name.as_ref());
                match seat {
                    SeatClaim::New => write!(f, "hello new{name}"),
                    SeatClaim::Kept => write!(f, "hello kept{name}"),
                    SeatClaim::Watch => write!(f, "hello watch{name}"),
                    SeatClaim::Told(secret) => write!(f, "hello {secret}{name}"),
                }
            }
            Self::Taken => f.write_str("taken"),
            Self::Knock(name) => write!(f, "knock{}", named(name.as_ref())),
            Self::Seat { number, secret } => write!(f, "seat {number} {secret}"),
            Self::Kept(number) => write!(f, "kept {number}"),
            Self::Have { events, hash } => write!(f, "have {events} {hash}"),
            Self::Sum { events, hash: None } => write!(f, "sum {events}"),
            Self::Sum { events, hash: Some(hash) } => write!(f, "sum {events} {hash}"),
            Self::Log { from, to } => write!(f, "log {from} {to}"),
            Self::Live => f.write_str("live"),
            Self::Event(NumberedEvent { number, hash, seal, event }) => {
                write!(f, "ev {number} {hash} {seal} {event}")
            }
            Self::Try { number, event } => write!(f, "try {number} {event}"),
            Self::Refuse { number, why } => write!(f, "refuse {number} {}", sentence(why)),
            Self::Ask { number, events, request } => write!(f, "ask {number} {events} {request}"),
            Self::Yes(number) => write!(f, "yes {number}"),
            Self::No(number) => write!(f, "no {number}"),
            Self::Withdraw(number) => write!(f, "withdraw {number}"),
            Self::Claim { events, claim } => write!(f, "claim {events} {claim}"),
            Self::Grant(events) => write!(f, "grant {events}"),
            Self::Contest(events) => write!(f, "contest {events}"),
            Self::Ping { number, events, left: None } => write!(f, "ping {number} {events}"),
            Self::Ping { number, events, left: Some(left) } => {
                write!(f, "ping {number} {events} left={}", left.as_millis())
            }
            Self::Pong { number, events } => write!(f, "pong {number} {events}"),
            Self::Bye(why) => write!(f, "bye {}", sentence(why)),
            Self::Keys(SeatKeys { current, next }) => {
                let key =
                    |key: &Option<Secret>| key.map_or_else(|| "-".into(), |key| key.to_string());
                write!(f, "keys {} {}", key(current), key(next))
            }
            Self::Agreed { events, by, request } => write!(f, "agreed {events} {by} {request}"),
            Self::Keep(events) => write!(f, "keep {events}"),
            Self::Clock(record) => record.fmt(f),
        }
    }
}

fn named(name: Option<&PlayerName>) -> String {
    name.map_or_else(String::new, |name| format!(" {}", escaped(name.as_str())))
}

/// Escapes a text for the end of a line, where spaces need no escape.
fn sentence(text: &str) -> String {
    cut(text).split(' ').map(escaped).collect::<Vec<_>>().join(" ")
}

/// Shortens a text to what fits at the end of a line.
fn cut(text: &str) -> String {
    shortened(text, 120, 400)
}

impl Line {
    /// Returns the first line that this program sends.
    pub fn greeting() -> Self {
        let program = concat!("othello/", env!("CARGO_PKG_VERSION")).into();
        Self::Greeting { version: VERSION, program }
    }
}

#[cfg(test)]
mod tests {
    use super::super::allowance::Allowance;
    use super::super::claim::{Claim, Loss, Unsettled};
    use super::super::clock_record::{ClockRecord, Measures};
    use super::super::request::{Basis, Side};
    use super::super::terms::{Terms, clean_name};
    use super::{
        GameId, Hello, LONGEST, Line, LineError, LogEvent, LogHash, NumberedEvent, QuestionId,
        Request, SeatClaim, SeatKeys, Secret, escaped,
    };
    use othello_core::board::{ByColor, Color};
    use othello_core::rules::{Axis, AxisValue, Rules};
    use othello_core::square::Square;
    use othello_notation::PlayerName;
    use std::time::Duration;

    const USED: Duration = Duration::from_millis(812);
    const LEFT: ByColor<Duration> = ByColor { black: USED, white: Duration::ZERO };

    fn requests() -> Vec<Request> {
        let names = ByColor { black: "Ada Lovelace 100 %".parse().ok(), white: "黒".parse().ok() };
        let mut terms =
            Terms { names, best_of: 3, host: Color::White, ..Terms::new(Rules::OTHELLO) };
        terms.time_control = "5+3".parse().ok();
        terms.date = "2026.11.22".parse().ok();
        let slow = Duration::from_secs(3);
        terms.allowance = terms.time_control.map(|control| Allowance::for_trip(control, slow));
        terms.start = vec![Square::D3, Square::C5];
        terms.left = Some(LEFT);
        vec![
            Request::Game(terms),
            Request::Game(Terms::new("reversi, own 32 discs".parse().unwrap_or(Rules::OTHELLO))),
            Request::Undo { plies: 1 },
            Request::Pause,
            Request::Resume,
            Request::Hints,
            Request::GoOn { left: LEFT },
        ]
    }

    fn events() -> Vec<LogEvent> {
        let mut events = vec![
            LogEvent::Move { square: Square::D3, used: USED },
            LogEvent::Resign { color: Color::White, used: USED },
            LogEvent::Lost(Claim { loss: Loss::Timeout, loser: Color::Black }),
            LogEvent::Lost(Claim { loss: Loss::Absence, loser: Color::White }),
            LogEvent::Unsettled(Unsettled { loss: Loss::Absence, claimant: Color::Black }),
        ];
        for request in requests() {
            for by in [
                Basis::Unasked,
                Basis::Used(USED),
                Basis::Question(QuestionId { side: Side::Guest, number: 3 }),
            ] {
                events.push(LogEvent::Agreed { request: request.clone(), by });
            }
        }
        events
    }

    fn lines() -> Vec<Line> {
        let hash = LogHash::default().then("x");
        let secret = Secret::new([7; 16]);
        let name: Option<PlayerName> = "Ada Lovelace 100 %".parse().ok();
        let hello = |seat, name| Line::Hello(Hello { seat, name });
        let measures = Measures {
            left: LEFT,
            seen: USED,
            away: USED,
            lag_left: USED,
            away_left: USED,
            slack: USED,
            gaps: USED,
        };
        let mut lines = vec![
            Line::greeting(),
            Line::Host { id: GameId(hash), name: name.clone() },
            hello(SeatClaim::New, None),
            hello(SeatClaim::Kept, None),
            hello(SeatClaim::Watch, name.clone()),
            hello(SeatClaim::Told(secret), name.clone()),
            Line::Taken,
            Line::Knock(name),
            Line::Seat { number: 7, secret },
            Line::Kept(7),
            Line::Have { events: 12, hash },
            Line::Sum { events: 12, hash: None },
            Line::Sum { events: 12, hash: Some(hash) },
            Line::Log { from: 1, to: 12 },
            Line::Live,
            Line::Refuse { number: 3, why: "d3 is not a legal move".into() },
            Line::Yes(1),
            Line::No(1),
            Line::Withdraw(1),
            Line::Claim { events: 4, claim: Claim { loss: Loss::Absence, loser: Color::White } },
            Line::Grant(4),
            Line::Contest(4),
            Line::Ping { number: 6, events: 12, left: None },
            Line::Ping { number: 6, events: 12, left: Some(USED) },
            Line::Pong { number: 6, events: 12 },
            Line::Bye("the seat is taken".into()),
            Line::Keys(SeatKeys { current: None, next: Some(secret) }),
            Line::Keep(4),
            Line::Clock(ClockRecord { events: 12, used: USED, measures: Some(measures) }),
            Line::Clock(ClockRecord { events: 12, used: USED, measures: None }),
        ];
        for event in events() {
            let seal = hash;
            lines.push(Line::Event(NumberedEvent { number: 7, hash, seal, event: event.clone() }));
            lines.push(Line::Try { number: 8, event });
        }
        for request in requests() {
            let by = QuestionId { side: Side::Host, number: 2 };
            lines.push(Line::Ask { number: 9, events: 7, request: request.clone() });
            lines.push(Line::Agreed { events: 7, by, request });
        }
        lines
    }

    #[test]
    fn every_line_is_read_as_it_is_written() {
        for line in lines() {
            let text = line.to_string();
            assert!(text.len() < LONGEST && !text.contains('\n'), "{text}");
            assert_eq!(text.parse().as_ref(), Ok(&line), "{text}");
            let is_longer = format!("{text} and more").parse::<Line>().is_ok();
            assert!(is_longer || matches!(line, Line::Sum { hash: None, .. }), "{text}");
        }
    }

    #[test]
    fn the_longest_names_and_rules_fit_in_a_line() {
        let name = clean_name(&"é\u{3000}".repeat(40));
        let length = |value: &AxisValue| escaped(&format!(", {}", value.phrase())).len();
        let longest = |axis: &Axis| axis.values().iter().map(length).max();
        let rules: usize = Axis::ALL.iter().filter_map(longest).sum();
        let hash = LogHash::default();
        let names = ByColor { black: name.clone(), white: name };
        let mut terms = Terms { names, best_of: 255, ..Terms::new(Rules::OTHELLO) };
        terms.time_control = "999:59+999".parse().ok();
        terms.date = "2026.11.22".parse().ok();
        let slow = Duration::from_secs(90);
        terms.allowance = terms.time_control.map(|control| Allowance::for_trip(control, slow));
        terms.start = vec![Square::D3; 60];
        terms.left = Some(ByColor { black: Duration::from_secs(8_640_000), ..LEFT });
        let by = Basis::Question(QuestionId { side: Side::Host, number: u32::MAX });
        let event = LogEvent::Agreed { request: Request::Game(terms), by };
        let line =
            Line::Event(NumberedEvent { number: 20_000, hash, seal: hash, event }).to_string();
        assert!(line.len() + rules < LONGEST, "{} {rules} {line}", line.len());
    }

    #[test]
    fn lines_of_other_programs_can_be_written_again() {
        let long = "x".repeat(300);
        let wide = "%e3%80%80".repeat(50);
        for end in [&long, &wide, "100 %25 of it", "", " "] {
            for start in ["othello-link 1", "refuse 3", "bye"] {
                let line: Line = format!("{start} {end}").parse().unwrap();
                assert_eq!(line.to_string().parse(), Ok(line), "{start} {end}");
            }
        }
    }

    #[test]
    fn a_line_that_is_cut_is_another_line_or_none() {
        for line in lines() {
            let text = line.to_string();
            for length in (0..text.len()).filter(|&length| text.is_char_boundary(length)) {
                if let Ok(read) = text[..length].parse::<Line>() {
                    assert_ne!(read.to_string().len(), 0, "{text}");
                }
            }
        }
    }

    #[test]
    fn lines_of_other_programs_are_refused() {
        for (text, expected) in [
            ("", LineError::Unknown),
            ("GET / HTTP/1.1", LineError::Unknown),
            ("move d3", LineError::Unknown),
            ("ev 1", LineError::Malformed("ev")),
            ("ev -1 0 0 resume", LineError::Malformed("ev")),
            ("try 1 move i9 used=0", LineError::Malformed("try")),
            ("try 1 move d3 used=-1", LineError::Malformed("try")),
            ("ask 1 undo 0", LineError::Malformed("ask")),
            ("hello secret", LineError::Malformed("hello")),
            (&"x".repeat(LONGEST), LineError::TooLong),
        ] {
            assert_eq!(text.parse::<Line>(), Err(expected), "{text:?}");
        }
    }
}
