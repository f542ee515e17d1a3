//! The errors of the packages as messages: what is seen on a screen is said in the language of the players. The
//! errors themselves are English, for standard error and for those who use the packages.

use std::error::Error;
use std::io;
use std::path::Path;

use othello_core::balanced::BalancedOpening;
use othello_core::board::{ByColor, ParseBoardError};
use othello_core::clock::TimeControlError;
use othello_core::position::IllegalMove;
use othello_core::rules::{MeaninglessChange, UnknownName};
use othello_core::square::Square;
use othello_engine::Limits;
use othello_engine::Selectivity;
use othello_engine::computer::{MOST_SECONDS, ParseComputerError};
use othello_engine::contest::{ContestError, ContestSide};
use othello_engine::external::{ExternalError, ExternalErrorKind, ParseCommandLineError};
use othello_engine::level::Level;
use othello_games::book::edax::TextError;
use othello_games::book::{BookError, Damage, VERSION};
use othello_games::explorer::ParseYearsError;
use othello_notation::PlayerNameError;
use othello_notation::date::DateError;
use othello_notation::draft::{DraftError, ScoreError};
use othello_notation::encoding::UnknownEncoding;
use othello_notation::error::{Location, OtherGame, ReadError, ReadErrorKind, Warning, WriteError};
use othello_notation::loss::Loss;
use othello_notation::paste::PasteError;
use othello_notation::position::PositionError;
use othello_notation::repair::{Change, Repair};
use othello_notation::sheet::{GridError, MOST};
use othello_notation::transcript::{TranscriptError, TranscriptErrorKind};
use othello_os::files::kind;
use othello_peer::{EventError, Fault, LONGEST, LineError, ProposalError, TicketError};
use othello_session::ParseOpeningChoiceError;

use crate::i18n::{self, Text, m};
use crate::numbers;
use crate::plies;
use crate::rules;
use crate::text::printable;

/// An error that is seen on a screen: a clause, in lower case and without a full stop.
pub trait Said {
    /// Returns it as a message, with its causes.
    fn said(&self) -> Text;
}

/// An error that has no message is said as it is: those of the system, and those that later versions of the
/// packages may have.
fn raw(error: &(dyn Error + 'static)) -> Text {
    let of_system = error.downcast_ref().and_then(|error| of_system(kind(error)));
    if let Some(text) = of_system {
        return text;
    }
    m::common::raw(crate::text::with_causes(error))
}

/// Returns the words for an error of the packages or of the system that has some.
pub fn known(error: &(dyn Error + 'static)) -> Option<Text> {
    macro_rules! first_of {
        ($($kind:ty),* $(,)?) => {
            $(if let Some(error) = error.downcast_ref::<$kind>() {
                return Some(error.said());
            })*
        };
    }
    first_of!(
        BookError,
        ContestError,
        DateError,
        DraftError,
        EventError,
        ExternalError,
        Fault,
        GridError,
        LineError,
        MeaninglessChange,
        ParseComputerError,
        ParseOpeningChoiceError,
        ParseYearsError,
        PlayerNameError,
        PositionError,
        ReadError,
        ScoreError,
        TextError,
        TicketError,
        TimeControlError,
        TranscriptError,
        UnknownEncoding,
        UnknownName,
        WriteError,
    );
    of_system(kind(error.downcast_ref()?))
}

impl Said for ContestError {
    fn said(&self) -> Text {
        let name = |side: ContestSide| match side {
            ContestSide::First => "first",
            ContestSide::Second => "second",
        };
        match self {
            Self::Player(side, why) => {
                let why = known(&**why).unwrap_or_else(|| raw(&**why));
                m::faults::because(m::faults::player_failed(name(*side)), why)
            }
            Self::Illegal(side, square, why) => {
                let why = plies::illegal(*square, 1, *why);
                m::faults::because(m::faults::player_failed(name(*side)), why)
            }
            other => m::common::raw(clean(&other.to_string())),
        }
    }
}

impl Said for ParseYearsError {
    fn said(&self) -> Text {
        m::faults::years()
    }
}

impl Said for UnknownEncoding {
    fn said(&self) -> Text {
        m::faults::encoding()
    }
}

impl Said for TextError {
    fn said(&self) -> Text {
        match self {
            Self::Position => m::faults::book_text_position(),
            Self::Level => m::faults::book_text_level(),
            Self::Move => m::faults::book_text_move(),
            Self::Value => m::faults::book_text_value(),
            Self::Finding => m::faults::book_text_finding(),
            other => raw(other),
        }
    }
}

/// Returns the words for what the system refuses; `None` for what players seldom meet.
pub fn of_system(kind: io::ErrorKind) -> Option<Text> {
    Some(match kind {
        io::ErrorKind::NotFound => m::faults::no_such_file(),
        io::ErrorKind::PermissionDenied => m::faults::permission_denied(),
        io::ErrorKind::AlreadyExists => m::faults::file_exists(),
        io::ErrorKind::IsADirectory => m::faults::is_a_folder(),
        io::ErrorKind::NotADirectory => m::faults::not_a_folder(),
        io::ErrorKind::InvalidFilename => m::faults::no_file_name(),
        io::ErrorKind::ExecutableFileBusy => m::faults::in_use(),
        io::ErrorKind::StorageFull => m::faults::disk_full(),
        // What is to be read, and has no end.
        io::ErrorKind::NotSeekable => m::faults::a_device(),
        io::ErrorKind::ReadOnlyFilesystem => m::faults::read_only_folder(),
        io::ErrorKind::AddrInUse => m::faults::address_in_use(),
        io::ErrorKind::AddrNotAvailable => m::faults::address_elsewhere(),
        io::ErrorKind::ConnectionRefused => m::faults::connection_refused(),
        io::ErrorKind::TimedOut => m::faults::timed_out(),
        io::ErrorKind::HostUnreachable | io::ErrorKind::NetworkUnreachable => {
            m::faults::unreachable()
        }
        _ => return None,
    })
}

/// Returns a text that does nothing to a terminal.
pub fn clean(text: &str) -> String {
    printable(text).into_owned()
}

pub fn file(path: &Path) -> String {
    clean(&path.to_string_lossy())
}

/// Returns the start of a text of unknown origin.
fn start(text: &str) -> String {
    text.chars().take(24).flat_map(char::escape_debug).collect()
}

fn score(score: ByColor<u8>) -> String {
    format!("{}-{}", score.black, score.white)
}

impl Said for UnknownName {
    fn said(&self) -> Text {
        m::faults::one_of(i18n::list(self.0))
    }
}

impl Said for MeaninglessChange {
    fn said(&self) -> Text {
        rules::requirement(self.axis)
    }
}

impl Said for Location {
    fn said(&self) -> Text {
        match *self {
            Self::Line(line) => m::faults::line(line),
            Self::Column { line, column } => m::faults::column(line, column),
            Self::Game(game) => m::faults::game(game),
        }
    }
}

impl Said for TranscriptError {
    fn said(&self) -> Text {
        m::plies::in_move(self.number, self.kind.said())
    }
}

impl Said for TranscriptErrorKind {
    fn said(&self) -> Text {
        match self {
            Self::Illegal(square, why) => plies::illegal(*square, 1, *why),
            Self::MirroredStart(square) => m::faults::mirrored_only(*square),
            Self::Pass => m::faults::pass_not_forced(),
            Self::OutOfTurn(color) => m::faults::out_of_turn(*color),
            Self::UnexpectedChoice => m::faults::no_choice(),
            Self::OffBoard(text) => m::faults::off_board(clean(text)),
            Self::RowFirst(text) => m::faults::row_first(clean(text)),
            Self::NoRow(text) => m::faults::no_row(clean(text)),
            Self::NotAMove(text) => m::faults::not_a_move(clean(text)),
            Self::AfterResult(text) => m::faults::after_result(clean(text)),
            Self::Number { expected, found } => m::faults::number_expected(*expected, *found),
            other => m::common::raw(clean(&other.to_string())),
        }
    }
}

impl Said for GridError {
    fn said(&self) -> Text {
        let illegal = |square: Square, why: IllegalMove| plies::illegal(square, 1, why);
        match *self {
            Self::Missing(number) => m::faults::missing(number),
            Self::Doubled(number, squares) => {
                m::faults::doubled(number, i18n::conjunction(squares.by_name()))
            }
            Self::Illegal(number, square, why) => {
                m::faults::illegal_number(number, illegal(square, why))
            }
            Self::TooLarge(number, square) => m::faults::too_large(number, square, MOST),
            other => raw(&other),
        }
    }
}

impl Said for PositionError {
    fn said(&self) -> Text {
        match self {
            Self::Empty => m::faults::no_discs(),
            Self::Board(ParseBoardError::Length(found)) => m::faults::not_64(*found),
            Self::Board(ParseBoardError::Letter(square, letter)) => {
                m::faults::no_disc(*square, format!("{letter:?}"))
            }
            Self::Long => m::faults::more_than_64(),
            Self::NoSide => m::faults::no_side(),
            Self::Side(letter) => m::faults::wrong_side(format!("{letter:?}")),
            Self::Rest => m::faults::after_side(),
            Self::Signs => m::faults::doubtful_signs(),
            Self::Bits => m::faults::doubtful_bits(),
            other => raw(other),
        }
    }
}

impl Said for ReadError {
    fn said(&self) -> Text {
        m::faults::because(self.at.said(), self.kind.said())
    }
}

impl Said for PasteError {
    fn said(&self) -> Text {
        if self.is_file { self.error.said() } else { self.error.kind.said() }
    }
}

impl Said for ReadErrorKind {
    fn said(&self) -> Text {
        match self {
            Self::Move(error) => error.said(),
            Self::Grid(error) => error.said(),
            Self::Position(error) => error.said(),
            Self::Tag { name, expected } => m::faults::wrong_tag(clean(name), clean(expected)),
            Self::Unreadable(why) => m::common::raw(clean(why)),
            Self::NoGame => m::faults::no_game(),
            Self::NotText => m::faults::not_text(),
            Self::TooLong => m::faults::long_game(),
            Self::Endless => m::faults::endless(),
            Self::Truncated { expected, found } => m::faults::truncated(*expected, *found),
            // Of the formats, whose parts have English names, but for what a paste lacks.
            Self::Expected("moves or a position, found neither") => m::faults::no_moves(),
            Self::Expected("one game, and nothing after it") => m::faults::several_games(),
            Self::Expected("a list of moves or a grid of numbers") => m::faults::no_list_nor_grid(),
            Self::Expected("a game by the rules of Othello") => m::faults::no_othello(),
            Self::Expected(what) => m::faults::expected(*what),
            Self::Skipped(game) => m::faults::skipped(game.said()),
            other => m::common::raw(clean(&other.to_string())),
        }
    }
}

impl Said for OtherGame {
    fn said(&self) -> Text {
        match self {
            Self::Game(name) => m::faults::another_game(clean(name)),
            Self::Variant(name) => m::faults::another_variant(clean(name)),
            Self::Board(size) => m::faults::another_board(clean(size)),
            Self::Rules(rules) => m::faults::by_other_rules(clean(rules)),
            Self::Names => m::faults::list_of_names(),
            Self::Solitaires => m::faults::solitaires(),
            other => m::common::raw(clean(&other.to_string())),
        }
    }
}

impl Said for WriteError {
    fn said(&self) -> Text {
        match self {
            Self::Rules { format, rules } => m::faults::other_rules(*format, rules.to_string()),
            Self::ReadOnly { format } => m::faults::read_only(*format),
            Self::Start { format } => m::faults::other_start(*format),
            Self::Names { format } => m::faults::many_names(*format),
            other => raw(other),
        }
    }
}

impl Said for Loss {
    fn said(&self) -> Text {
        match self {
            Self::Rules => m::faults::part_rules(),
            Self::Moves => m::faults::part_moves(),
            Self::Hands => m::faults::part_hands(),
            Self::Undone => m::faults::part_undone(),
            Self::Names => m::faults::part_names(),
            Self::Date => m::faults::part_date(),
            Self::Result => m::faults::part_result(),
            Self::Clock => m::faults::part_clock(),
            Self::Tags => m::faults::part_tags(),
            Self::Comments => m::faults::part_comments(),
            Self::Variations => m::faults::part_variations(),
            Self::Marks => m::faults::part_marks(),
            Self::Annotations => m::faults::part_annotations(),
            Self::Properties => m::faults::part_properties(),
            Self::Characters => m::faults::part_characters(),
            other => m::common::raw(other.name()),
        }
    }
}

impl Said for Warning {
    fn said(&self) -> Text {
        match self {
            Self::Result { claimed, counted } => {
                m::faults::other_result(start(claimed), score(counted.score))
            }
            Self::Tag { name, text } => m::faults::unknown_tag(start(name), start(text)),
            Self::UnknownResult { claimed } => m::faults::no_result(start(claimed)),
            Self::Variation { at, fault } => m::faults::variation(at.said(), fault.said()),
            Self::MoreVariations { count } => m::faults::variations(*count),
            Self::Rest { at, fault } => m::faults::rest(at.said(), fault.said()),
            Self::CutOff => m::faults::cut_off(),
            Self::Passes { count } => m::faults::passes(*count),
            Self::Side { color } => m::faults::side(*color),
            Self::Chosen => m::faults::ambiguous(),
            Self::LeftOut { first, count } => m::faults::left_out(*count, first.said()),
            Self::Evaluations { first, count } => m::faults::wrong_values(*count, *first),
            Self::Unreadable { at, count } => m::faults::unreadable(*count, at.said()),
            Self::Encoding { read_as, declared: None } => {
                m::faults::no_encoding(read_as.to_string())
            }
            Self::Encoding { read_as, declared: Some(declared) } => {
                m::faults::other_encoding(start(declared), read_as.to_string())
            }
            Self::Forfeit { claimed, counted } => {
                m::faults::other_end(start(claimed), score(counted.score))
            }
            other => m::common::raw(clean(&other.to_string())),
        }
    }
}

impl Said for Change {
    fn said(&self) -> Text {
        match *self {
            Self::Swapped(one, other) => m::faults::swapped(one, other),
            Self::Moved(number, from, to) => m::faults::moved(number, from, to),
            Self::Filled(number, square) => m::faults::filled(number, square),
            Self::Read(number, square) => m::faults::read_as(number, square),
            Self::Inserted(number, square) => m::faults::inserted(number, square),
            Self::Removed(number, square) => m::faults::removed(number, square),
            Self::Skipped(number) => m::faults::number_skipped(number),
            Self::Renumbered(square, from, to) => m::faults::renumbered(square, from, to),
            Self::Started(squares) => m::faults::started(squares.map(Square::name).concat()),
            Self::Shifted(square, number) => m::faults::shifted(square, number),
            other => m::common::raw(other.to_string()),
        }
    }
}

/// The changes of a scoresheet, and the score to which they lead.
impl Said for Repair {
    fn said(&self) -> Text {
        let changes = self.changes.iter().map(Said::said).reduce(m::faults::changes);
        let changes = changes.unwrap_or_else(m::faults::no_change);
        let Some(ends) = self.score() else {
            return m::faults::repair_goes_on(changes, self.game.plies().len());
        };
        let stated = self.stated();
        let form = match stated {
            None => return m::faults::repair_ends(changes, score(ends), ""),
            Some(_) if self.agrees => "as-stated",
            Some(_) => "not-stated",
        };
        let text =
            m::faults::repair_ends(changes, score(ends), stated.map_or_else(String::new, score));
        m::common::raw(text.words(form, None))
    }
}

impl Said for BookError {
    fn said(&self) -> Text {
        match self {
            Self::Io { path, cause } => {
                m::faults::because(m::faults::no_book(file(path)), raw(cause))
            }
            Self::NotABook(path) => m::faults::not_a_book(file(path)),
            Self::Version { path, version } => {
                m::faults::other_book_version(file(path), version.to_string(), VERSION.to_string())
            }
            other => raw(other),
        }
    }
}

impl Said for Damage {
    fn said(&self) -> Text {
        let records = usize::try_from(self.records).unwrap_or(usize::MAX);
        let what = m::faults::damaged_book(records, self.at.to_string());
        match &self.kept {
            // It stays in the same folder.
            Some(kept) => {
                m::faults::kept_book(what, file(Path::new(kept.file_name().unwrap_or_default())))
            }
            None => what,
        }
    }
}

impl Said for DraftError {
    fn said(&self) -> Text {
        m::faults::no_sheet()
    }
}

impl Said for DateError {
    fn said(&self) -> Text {
        m::faults::date()
    }
}

impl Said for ScoreError {
    fn said(&self) -> Text {
        m::faults::score()
    }
}

impl Said for PlayerNameError {
    fn said(&self) -> Text {
        match self {
            Self::Blank => m::faults::blank_name(),
            Self::Control => m::faults::hidden_letter(),
            other => raw(other),
        }
    }
}

impl Said for ParseComputerError {
    fn said(&self) -> Text {
        let most = Level::ALL.len();
        match self {
            Self::Unknown => m::faults::computer(most.to_string()),
            Self::Level => m::faults::level(most),
            Self::LevelTime => m::faults::level_before_time(most),
            Self::Depth => m::faults::depth(Limits::LARGEST_DEPTH),
            Self::Selectivity => {
                m::faults::selectivity(i18n::list(Selectivity::ALL.map(Selectivity::percent)))
            }
            Self::Time => m::faults::time(MOST_SECONDS.to_string()),
            Self::Command(error) => error.said(),
            other => raw(other),
        }
    }
}

impl Said for ParseCommandLineError {
    fn said(&self) -> Text {
        match self {
            Self::NoProgram => m::faults::no_command(),
            Self::OpenQuote(quote) => m::faults::open_quote(quote.to_string()),
            Self::LastBackslash => m::faults::last_backslash(),
            Self::Nul => m::faults::nul(),
            other => raw(other),
        }
    }
}

impl Said for TimeControlError {
    fn said(&self) -> Text {
        match self {
            Self::Malformed => m::faults::clock(),
            Self::Main => m::faults::clock_main(),
            Self::Increment => m::faults::clock_increment(),
            other => raw(other),
        }
    }
}

impl Said for ParseOpeningChoiceError {
    fn said(&self) -> Text {
        m::faults::opening(BalancedOpening::COUNT)
    }
}

impl Said for ExternalError {
    fn said(&self) -> Text {
        let command = clean(&self.command);
        let (fault, last) = match &self.kind {
            ExternalErrorKind::NotStarted(cause) => {
                return m::faults::because(m::faults::not_started(command), raw(cause));
            }
            ExternalErrorKind::Ended { status: Some(status), last_error } => {
                let code = status.code().map(|code| m::faults::exit_status(code.to_string()));
                let status = code.unwrap_or_else(|| m::common::raw(status.to_string()));
                (m::faults::ended(command, status), last_error)
            }
            ExternalErrorKind::Ended { status: None, last_error } => {
                (m::faults::closed(command), last_error)
            }
            ExternalErrorKind::NoAnswer { time_limit, last_error } => {
                let seconds = numbers::plain(time_limit.as_secs_f64());
                (m::faults::no_answer(command, seconds), last_error)
            }
            ExternalErrorKind::Nonsense { line, expected } => {
                (m::faults::nonsense(command, clean(line), *expected), &None)
            }
            ExternalErrorKind::Pass => (m::faults::passed(command), &None),
            ExternalErrorKind::IllegalMove(square, why) => {
                (m::faults::illegal_choice(command, plies::illegal(*square, 1, *why)), &None)
            }
            ExternalErrorKind::Rules(rules) => {
                (m::faults::only_othello(command, rules.to_string()), &None)
            }
            ExternalErrorKind::Stopped => (m::faults::stopped(command), &None),
            _ => return raw(self),
        };
        match last {
            Some(line) => m::faults::last_message(fault, clean(line)),
            None => fault,
        }
    }
}

impl Said for LineError {
    fn said(&self) -> Text {
        match self {
            Self::TooLong => m::faults::long_line(LONGEST),
            Self::Unknown => m::faults::unknown_line(),
            Self::Malformed(keyword) => m::faults::malformed(*keyword),
            other => raw(other),
        }
    }
}

impl Said for EventError {
    fn said(&self) -> Text {
        match self {
            Self::NoGame => m::faults::not_begun(),
            Self::Illegal { square, reason } => plies::illegal(*square, 1, *reason),
            Self::Over => m::faults::over(),
            Self::Paused => m::faults::paused(),
            Self::NotPaused => m::faults::not_paused(),
            Self::NothingToUndo => m::faults::few_moves(),
            Self::HintsAlready => m::faults::hints_already(),
            Self::LogFull => m::faults::log_full(),
            other => raw(other),
        }
    }
}

impl Said for Fault {
    fn said(&self) -> Text {
        match self {
            Self::Line(error) => error.said(),
            Self::Unexpected => m::faults::unexpected(),
            Self::Event(error) => m::faults::not_allowed(error.said()),
            Self::OutOfTurn => m::faults::move_out_of_turn(),
            Self::HashMismatch => m::faults::other_game(),
            Self::Number => m::faults::wrong_number(),
            Self::SecondQuestion => m::faults::two_questions(),
            other => raw(other),
        }
    }
}

impl Said for ProposalError {
    fn said(&self) -> Text {
        match self {
            Self::NotConnected => m::faults::no_connection(),
            Self::Watching => m::faults::watching(),
            Self::NotYourTurn => m::faults::not_your_turn(),
            Self::Waiting => m::faults::waiting(),
            Self::AskedAlready => m::faults::asked_already(),
            Self::NotAway => m::faults::not_away(),
            Self::NotSaved => m::faults::not_saved(),
            Self::NoSeat => m::faults::no_seat(),
            Self::Event(error) => error.said(),
            other => raw(other),
        }
    }
}

impl Said for TicketError {
    fn said(&self) -> Text {
        match self {
            Self::Letter(letter) => m::faults::ticket_letter(format!("{letter:?}")),
            Self::Mistyped => m::faults::ticket_mistyped(),
            Self::Version => m::faults::ticket_other_version(),
            other => raw(other),
        }
    }
}
