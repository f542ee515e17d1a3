//! The lines of the protocol, and those of a side's file.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::clocks::ClockRecord;
use super::identity::{Identity, Seat};
use super::line_tokens::{LineTokens, TimesLeft, escaped, read_left, shortened};
use super::log::{NumberedEvent, Request};
use super::log_hash::LogHash;
use super::parting::Parting;
use super::terms::{Terms, clean_name};
use othello_core::board::ByColor;
use othello_core::square::Square;
use othello_notation::PlayerName;

/// The version of the protocol.
pub const VERSION: u32 = 3;
/// The program and its version.
pub const PROGRAM: &str = concat!("othello ", env!("CARGO_PKG_VERSION"));
/// The most bytes of a line, including the line feed.
pub const LONGEST: usize = 1024;

/// A line of the protocol.
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
    /// `hello play|watch NAME`: the guest says what it comes for, and who it is.
    Hello {
        /// The purpose.
        seat: Seat,
        /// The name.
        name: Option<PlayerName>,
    },
    /// `seat NAME`, `taken NAME` or `watch NAME`: the answer of the host of that name.
    Welcome {
        /// The standing of the guest.
        standing: Standing,
        /// The name of the host.
        name: Option<PlayerName>,
    },
    /// `have N HASH`: the guest knows N events, the last of which has this hash.
    Have {
        /// The number of events.
        events: usize,
        /// The hash of the last one.
        hash: LogHash,
    },
    /// `log FROM TO left=BLACK/WHITE`: exactly these events follow; the times are those left now.
    Log {
        /// The number of the first event.
        from: usize,
        /// The number of the last event.
        to: usize,
        /// The time left to each player, if there is a clock.
        left: Option<ByColor<Duration>>,
    },
    /// `ev N HASH left=BLACK/WHITE EVENT`: the next event.
    Event(NumberedEvent),
    /// `try N ACT used=MS`: the guest does something, which becomes event N.
    Try {
        /// The number of the event.
        number: usize,
        /// The act.
        act: Act,
        /// The time used since the event before, by the guest's measure.
        used: Duration,
    },
    /// `ask K N REQUEST`: asks the other player, for the game after N events.
    Ask {
        /// The number of the question.
        number: u32,
        /// The number of events.
        events: usize,
        /// The request.
        request: Request,
    },
    /// `yes K`: the guest agrees to a question.
    Yes(u32),
    /// `no K`: a question is declined.
    No(u32),
    /// `withdraw K`: the side that has asked a question takes it back.
    Withdraw(u32),
    /// `ping K left=BLACK/WHITE`: wants an answer; a host says the times left now.
    Ping {
        /// The number.
        number: u32,
        /// The time left to each player, if there is a clock.
        left: Option<ByColor<Duration>>,
    },
    /// `pong K`: the answer.
    Pong(u32),
    /// `bye WHY`: the connection ends.
    Bye(Parting),
}

/// The standing that a host gives a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It has the seat.
    Seat,
    /// Another one has the seat; it may watch.
    Taken,
    /// It watches, as it has asked for.
    Watch,
}

/// Something that the guest's player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Plays a square.
    Move(Square),
    /// Resigns.
    Resign,
}

/// A line of the file in which a side keeps its game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileLine {
    /// `offer TERMS`: the terms that a host offers to whoever comes first.
    Offer(Terms),
    /// `owner IDENTITY NAME`, or `owner -`: whose the guest's seat is.
    Owner(Option<(Identity, Option<PlayerName>)>),
    /// `ev N HASH left=BLACK/WHITE EVENT`: the next event.
    Event(NumberedEvent),
    /// `clock ...`: what the host has measured.
    Clock(ClockRecord),
    /// `restart`: the host has another game, which follows.
    Restart,
}

/// The error of a text that is not a line of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
const KEYWORDS: [&str; 15] = [
    "othello-link",
    "hello",
    "seat",
    "taken",
    "watch",
    "have",
    "log",
    "ev",
    "try",
    "ask",
    "yes",
    "no",
    "withdraw",
    "ping",
    "pong",
];

impl Line {
    /// Returns the first line that this program sends.
    pub fn greeting() -> Self {
        Self::Greeting { version: VERSION, program: PROGRAM.into() }
    }
}

impl FromStr for Line {
    type Err = LineError;

    /// Reads a line without its line feed. Later versions may add tokens after the known ones.
    fn from_str(text: &str) -> Result<Self, LineError> {
        if text.len() >= LONGEST {
            return Err(LineError::TooLong);
        }
        let mut tokens = LineTokens::new(text);
        let first = tokens.next().ok_or(LineError::Unknown)?;
        if first == "bye" {
            return tokens
                .text()
                .map(|why| Self::Bye(cut(&why).into()))
                .ok_or(LineError::Malformed("bye"));
        }
        let keyword =
            KEYWORDS.iter().find(|keyword| **keyword == first).ok_or(LineError::Unknown)?;
        read(keyword, tokens).ok_or(LineError::Malformed(keyword))
    }
}

fn read(keyword: &str, mut tokens: LineTokens) -> Option<Line> {
    let welcome = |standing| Some(Line::Welcome { standing, name: name(tokens) });
    Some(match keyword {
        "othello-link" => {
            Line::Greeting { version: tokens.parse()?, program: cut(&tokens.text()?) }
        }
        "hello" => {
            let seat = match tokens.next()? {
                "play" => Seat::Play,
                "watch" => Seat::Watch,
                _ => return None,
            };
            Line::Hello { seat, name: name(tokens) }
        }
        "seat" => return welcome(Standing::Seat),
        "taken" => return welcome(Standing::Taken),
        "watch" => return welcome(Standing::Watch),
        "have" => Line::Have { events: tokens.parse()?, hash: tokens.parse()? },
        "log" => Line::Log { from: tokens.parse()?, to: tokens.parse()?, left: read_left(tokens) },
        "ev" => Line::Event(NumberedEvent::read(tokens)?),
        "try" => {
            let number = tokens.parse()?;
            let act = match tokens.next()? {
                "move" => Act::Move(tokens.parse()?),
                "resign" => Act::Resign,
                _ => return None,
            };
            Line::Try { number, act, used: tokens.used()? }
        }
        "ask" => Line::Ask {
            number: tokens.parse()?,
            events: tokens.parse()?,
            request: Request::read(tokens)?,
        },
        "yes" => Line::Yes(tokens.parse()?),
        "no" => Line::No(tokens.parse()?),
        "withdraw" => Line::Withdraw(tokens.parse()?),
        "ping" => Line::Ping { number: tokens.parse()?, left: read_left(tokens) },
        "pong" => Line::Pong(tokens.parse()?),
        _ => return None,
    })
}

/// Reads the part of a name at the end of a line that can be shown.
fn name(tokens: LineTokens) -> Option<PlayerName> {
    tokens.text().and_then(|name| clean_name(&name))
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Greeting { version, program } => {
                write!(f, "othello-link {version} {}", sentence(program))
            }
            Self::Hello { seat: Seat::Play, name } => write!(f, "hello play{}", Named(name)),
            Self::Hello { seat: Seat::Watch, name } => write!(f, "hello watch{}", Named(name)),
            Self::Welcome { standing, name } => {
                let keyword = match standing {
                    Standing::Seat => "seat",
                    Standing::Taken => "taken",
                    Standing::Watch => "watch",
                };
                write!(f, "{keyword}{}", Named(name))
            }
            Self::Have { events, hash } => write!(f, "have {events} {hash}"),
            Self::Log { from, to, left } => write!(f, "log {from} {to}{}", Times(left)),
            Self::Event(entry) => entry.fmt(f),
            Self::Try { number, act, used } => {
                write!(f, "try {number} ")?;
                match act {
                    Act::Move(square) => write!(f, "move {square}")?,
                    Act::Resign => f.write_str("resign")?,
                }
                write!(f, " used={}", used.as_millis())
            }
            Self::Ask { number, events, request } => write!(f, "ask {number} {events} {request}"),
            Self::Yes(number) => write!(f, "yes {number}"),
            Self::No(number) => write!(f, "no {number}"),
            Self::Withdraw(number) => write!(f, "withdraw {number}"),
            Self::Ping { number, left } => write!(f, "ping {number}{}", Times(left)),
            Self::Pong(number) => write!(f, "pong {number}"),
            Self::Bye(why) => write!(f, "bye {}", sentence(&why.to_string())),
        }
    }
}

impl FromStr for FileLine {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Self, LineError> {
        let mut tokens = LineTokens::new(text);
        let read = match tokens.next().ok_or(LineError::Unknown)? {
            "offer" => Terms::read(tokens).map(Self::Offer).ok_or("offer"),
            "owner" if text == "owner -" => Ok(Self::Owner(None)),
            "owner" => {
                let identity = tokens.parse();
                identity.map(|identity| Self::Owner(Some((identity, name(tokens))))).ok_or("owner")
            }
            "ev" => NumberedEvent::read(tokens).map(Self::Event).ok_or("ev"),
            "clock" => ClockRecord::read(tokens).map(Self::Clock).ok_or("clock"),
            "restart" => Ok(Self::Restart),
            _ => return Err(LineError::Unknown),
        };
        read.map_err(LineError::Malformed)
    }
}

impl fmt::Display for FileLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Offer(terms) => write!(f, "offer {terms}"),
            Self::Owner(None) => f.write_str("owner -"),
            Self::Owner(Some((identity, name))) => write!(f, "owner {identity}{}", Named(name)),
            Self::Event(entry) => entry.fmt(f),
            Self::Clock(record) => record.fmt(f),
            Self::Restart => f.write_str("restart"),
        }
    }
}

/// A name at the end of a line.
struct Named<'a>(&'a Option<PlayerName>);

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().map_or(Ok(()), |name| write!(f, " {}", escaped(name.as_str())))
    }
}

/// The times left at the end of a line.
struct Times<'a>(&'a Option<ByColor<Duration>>);

impl fmt::Display for Times<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().map_or(Ok(()), |left| write!(f, " {}", TimesLeft(left)))
    }
}

/// Escapes a text for the end of a line, where spaces need no escape.
fn sentence(text: &str) -> String {
    cut(text).split(' ').map(escaped).collect::<Vec<_>>().join(" ")
}

/// Shortens a text to what fits at the end of a line.
fn cut(text: &str) -> String {
    shortened(text, 120, 400)
}

#[cfg(test)]
mod tests {
    use super::{Act, FileLine, LONGEST, Line, LineError, Standing, escaped};
    use crate::clocks::{ClockRecord, Clocks};
    use crate::identity::{Identity, Seat};
    use crate::log::{LogEvent, NumberedEvent, Request};
    use crate::log_hash::LogHash;
    use crate::parting::Parting;
    use crate::terms::{Terms, clean_name};
    use othello_core::board::{ByColor, Color};
    use othello_core::rules::{Axis, AxisValue, Rules};
    use othello_core::square::Square;
    use std::time::Duration;

    const USED: Duration = Duration::from_millis(812);
    const LEFT: ByColor<Duration> = ByColor { black: USED, white: Duration::ZERO };

    fn terms() -> Terms {
        Terms {
            names: ByColor { black: "Ada Lovelace 100 %".parse().ok(), white: "黒".parse().ok() },
            best_of: 3,
            host: Color::White,
            time_control: "5+3".parse().ok(),
            date: "2026.11.22".parse().ok(),
            start: vec![Square::D3, Square::C5],
            ..Terms::new(Rules::OTHELLO)
        }
    }

    fn requests() -> Vec<Request> {
        vec![
            Request::Game(terms()),
            Request::Game(Terms::new("reversi, own 32 discs".parse().unwrap())),
            Request::Undo { plies: 1 },
            Request::Pause,
            Request::Resume,
            Request::Hints,
        ]
    }

    fn events() -> Vec<NumberedEvent> {
        let mut events = vec![
            LogEvent::Move(Square::D3),
            LogEvent::Resign(Color::White),
            LogEvent::Timeout(Color::Black),
            LogEvent::Absence(Color::White),
        ];
        events.extend(requests().into_iter().map(LogEvent::Agreed));
        let hash = LogHash::default().then("x");
        let entry = |event| {
            [None, Some(LEFT)].map(|left| NumberedEvent {
                number: 7,
                hash,
                left,
                event: LogEvent::clone(&event),
            })
        };
        events.into_iter().flat_map(entry).collect()
    }

    fn lines() -> Vec<Line> {
        let name = clean_name("Ada Lovelace 100 %");
        let mut lines = vec![
            Line::greeting(),
            Line::Hello { seat: Seat::Play, name: name.clone() },
            Line::Hello { seat: Seat::Watch, name: None },
            Line::Have { events: 12, hash: LogHash::default().then("x") },
            Line::Log { from: 13, to: 12, left: None },
            Line::Log { from: 1, to: 12, left: Some(LEFT) },
            Line::Try { number: 3, act: Act::Move(Square::D3), used: USED },
            Line::Try { number: 3, act: Act::Resign, used: USED },
            Line::Yes(1),
            Line::No(1),
            Line::Withdraw(1),
            Line::Ping { number: 6, left: None },
            Line::Ping { number: 6, left: Some(LEFT) },
            Line::Pong(6),
            Line::Bye(Parting::Other("the game is over".into())),
            Line::Bye(Parting::TooManyAreHere),
        ];
        for standing in [Standing::Seat, Standing::Taken, Standing::Watch] {
            lines.push(Line::Welcome { standing, name: name.clone() });
        }
        lines.extend(events().into_iter().map(Line::Event));
        let ask = |request| Line::Ask { number: 9, events: 7, request };
        lines.extend(requests().into_iter().map(ask));
        lines
    }

    #[test]
    fn every_line_is_read_as_it_is_written() {
        for line in lines() {
            let text = line.to_string();
            assert!(text.len() < LONGEST && !text.contains('\n'), "{text}");
            assert_eq!(text.parse().as_ref(), Ok(&line), "{text}");
            assert!(format!("{text} and more").parse::<Line>().is_ok(), "{text}");
            for length in (0..text.len()).filter(|&length| text.is_char_boundary(length)) {
                // Cut, it is another line or none.
                if let Ok(read) = text[..length].parse::<Line>() {
                    assert_eq!(read.to_string().parse(), Ok(read), "{text}");
                }
            }
        }
    }

    #[test]
    fn every_line_of_a_file_is_read_as_it_is_written() {
        let mut clocks = Clocks::new(Color::Black, "5+3".parse().unwrap());
        clocks.elapse(USED);
        let record: ClockRecord = clocks.record_after(Duration::ZERO, 12);
        let mut lines = vec![
            FileLine::Offer(terms()),
            FileLine::Owner(None),
            FileLine::Owner(Some((Identity([7; 32]), None))),
            FileLine::Owner(Some((Identity([7; 32]), "Ada Lovelace".parse().ok()))),
            FileLine::Clock(record),
            FileLine::Restart,
        ];
        lines.extend(events().into_iter().map(FileLine::Event));
        for line in lines {
            assert_eq!(line.to_string().parse().as_ref(), Ok(&line), "{line}");
        }
        let earlier = "clock 12 used=0 seen=9000 away=500 lag=4000 wait=60000";
        let now = earlier.parse::<FileLine>().map(|line| line.to_string());
        assert_eq!(now.as_deref(), Ok("clock 12 used=9000 allowance=4000"));
        assert_eq!("seat x".parse::<FileLine>(), Err(LineError::Unknown));
        assert_eq!("owner".parse::<FileLine>(), Err(LineError::Malformed("owner")));
    }

    #[test]
    fn the_longest_names_and_rules_fit_in_a_line() {
        let name = clean_name(&"é\u{3000}".repeat(40));
        let length = |value: &AxisValue| escaped(&format!(", {}", value.phrase())).len();
        let longest = |axis: &Axis| axis.values().iter().map(length).max();
        let rules: usize = Axis::ALL.iter().filter_map(longest).sum();
        let terms = Terms {
            names: ByColor { black: name.clone(), white: name },
            best_of: 255,
            time_control: "999:59+999".parse().ok(),
            start: vec![Square::D3; 60],
            ..terms()
        };
        let left = Some(ByColor { black: Duration::from_secs(8_640_000), ..LEFT });
        let event = LogEvent::Agreed(Request::Game(terms));
        let entry = NumberedEvent { number: 20_000, hash: LogHash::default(), left, event };
        let line = Line::Event(entry).to_string();
        assert!(line.len() + rules < LONGEST, "{} {rules} {line}", line.len());
    }

    #[test]
    fn a_name_keeps_two_marks_on_a_letter() {
        let name = clean_name(&format!("Z{}oe", "\u{301}".repeat(25)));
        assert_eq!(name.map(|name| name.to_string()), Some("Z\u{301}\u{301}oe".into()));
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
            ("ask 1 0 undo 0", LineError::Malformed("ask")),
            ("hello secret", LineError::Malformed("hello")),
            (&"x".repeat(LONGEST), LineError::TooLong),
        ] {
            assert_eq!(text.parse::<Line>(), Err(expected), "{text:?}");
        }
    }
}
