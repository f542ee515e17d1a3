//! `othello show`: replays games and prints them, as text or as data.

use std::io::{BufWriter, Write, stdout};

use crate::app::appearance;
use crate::app::config;
use crate::app::config::Reading;
use crate::app::graph;
use crate::app::narration;
use crate::app::svg;
use crate::app::svg::Content;
use crate::app::text;
use crate::app::tui::model::Settings;
use crate::app::tui::printed;
use crate::app::tui::theme::Palette;
use crate::board::{Board, ByColor, Color};
use crate::game::{Game, Ply};
use crate::notation::diagram::Spacing;
use crate::notation::error::{ErrorCategory, Location, ReadError, ReadErrorKind};
use crate::notation::reader::Found;
use crate::notation::{Record, diagram, position, transcript};
use crate::openings;
use crate::position::Position;
use crate::rules::{Axis, AxisValue, Rules};
use crate::square::Bitboard;
use anyhow::{Context, Result, bail};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::app::cli::{LookArgs, ShowArgs};
use crate::app::exit_status::ExitStatus;
use crate::app::input;
use crate::app::json;

/// Prints each game asked for; faults go to standard error, and the other games still come.
pub fn run(args: &ShowArgs) -> Result<ExitStatus> {
    let start = args.start.start()?;
    let mut show = Show {
        out: BufWriter::with_capacity(1 << 16, stdout().lock()),
        start,
        args,
        look: look(args),
        status: ExitStatus::Success,
        printed: 0,
    };
    if let Some(moves) = &args.moves {
        show.moves(moves.trim())?;
    } else {
        input::each(&args.files, start, |name, game| show.take(name, game))?;
    }
    show.out.flush()?;
    Ok(show.status)
}

/// Returns the way in which the board is shown.
fn look(args: &ShowArgs) -> Look {
    let Reading { config, .. } = config::find();
    if args.svg {
        let content = if args.numbers { Content::Record } else { Content::Position };
        return Look::Svg(content, args.style.theme.unwrap_or(config.theme));
    }
    match appearance::printed_theme(args.style, &config) {
        Some(_) if !args.json => {
            let look = LookArgs { style: args.style, ..LookArgs::default() };
            Look::Drawn(appearance::settings(&look, &config))
        }
        Some(_) | None => Look::Plain,
    }
}

/// The way in which the board is shown.
enum Look {
    /// In letters.
    Plain,
    /// As on the screen.
    Drawn(Settings),
    /// As a picture, with nothing else.
    Svg(Content, Palette),
}

struct Show<'a, W> {
    out: W,
    start: Position,
    args: &'a ShowArgs,
    look: Look,
    status: ExitStatus,
    printed: usize,
}

impl<W: Write> Show<'_, W> {
    fn take(&mut self, name: &str, game: Result<Found, ReadError>) -> Result<()> {
        let Found { at, record, warnings, .. } = match game {
            Ok(found) => found,
            Err(error) => return self.refuse(name, &error),
        };
        if !warnings.is_empty() {
            self.out.flush()?;
        }
        for warning in &warnings {
            input::warn(name, at, warning);
        }
        self.print(record).context("cannot print the game")
    }

    /// Prints the game that was given instead of files.
    fn moves(&mut self, text: &str) -> Result<()> {
        let (start, moves) = if position::is_likely(text) {
            match position::read_start(text) {
                Ok((board, next, moves)) => (Position::new(self.start.rules(), board, next), moves),
                Err(error) => return self.refuse_moves(error.into()),
            }
        } else {
            (self.start, text)
        };
        let mut game = Game::from_position(start);
        match transcript::play(&mut game, moves) {
            Ok(()) => self.print(game.into()).context("cannot print the game"),
            Err(error) => self.refuse_moves(error.into()),
        }
    }

    fn refuse_moves(&mut self, kind: ReadErrorKind) -> Result<()> {
        self.refuse("--moves", &ReadError::new(Location::Line(1), kind))
    }

    fn refuse(&mut self, name: &str, error: &ReadError) -> Result<()> {
        // Another game is no fault of the file.
        if error.kind.category() != ErrorCategory::Skipped {
            self.status = ExitStatus::Failure;
        }
        self.out.flush()?;
        input::report(name, error);
        Ok(())
    }

    fn print(&mut self, mut record: Record) -> Result<()> {
        if let Some(at) = self.args.at {
            while record.game.plies().len() > at {
                record.game.undo();
                record.forfeit = None;
            }
        }
        if self.args.json {
            json::write(&mut self.out, &GameView::of(&record))?;
            writeln!(self.out)?;
            return Ok(());
        }
        if let Look::Svg(content, palette) = self.look {
            if self.printed > 0 {
                bail!("a picture shows one game, and another one follows");
            }
            self.printed += 1;
            return Ok(write!(self.out, "{}", svg::draw(&record, content, palette))?);
        }
        if self.printed > 0 {
            writeln!(self.out)?;
        }
        self.printed += 1;
        let game = &record.game;
        let position = game.position();
        if record.names.black.is_some() || record.names.white.is_some() {
            self.say(&narration::line(&record))?;
        }
        self.board(&record)?;
        self.say(&narration::discs(&position))?;
        let turn = record
            .result()
            .map(|result| narration::result(&position, result, &narration::colors()));
        self.say(&turn.unwrap_or_else(|| narration::turn(&position)))?;
        if let Some(opening) = openings::name(game, game.plies().len()) {
            self.say(&format!("Opening: {opening}."))?;
        }
        writeln!(self.out, "{}", transcript::write(game.plies()))?;
        if !game.plies().is_empty() {
            writeln!(self.out, "\n{}", diagram::draw(game, game.plies().len(), Spacing::Wide))?;
            self.graph(game)?;
        }
        Ok(())
    }

    /// The board, with the legal moves of a game that goes on.
    fn board(&mut self, record: &Record) -> Result<()> {
        let position = record.game.position();
        let is_over = record.result().is_some();
        let legal = if is_over { Bitboard::EMPTY } else { position.legal_moves() };
        match self.look {
            Look::Drawn(settings) => {
                let columns = appearance::columns();
                write!(self.out, "{}", printed::board(record, settings, columns))?;
            }
            Look::Plain | Look::Svg(..) => {
                write!(self.out, "{}", narration::drawing(position.board(), legal))?;
            }
        }
        Ok(())
    }

    /// A sentence, broken at its blanks where the terminal is too narrow for it.
    fn say(&mut self, sentence: &str) -> Result<()> {
        match self.look {
            Look::Drawn(_) => {
                for line in text::wrap(sentence, appearance::columns()) {
                    writeln!(self.out, "{line}")?;
                }
            }
            Look::Plain | Look::Svg(..) => writeln!(self.out, "{sentence}")?,
        }
        Ok(())
    }

    /// The lead by ply.
    fn graph(&mut self, game: &Game) -> Result<()> {
        self.say("Disc lead: Black's above the line, White's below; + every 10 moves")?;
        for line in graph::draw_lead(game, 64, 3) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }
}

/// A game as one JSON object.
#[derive(Serialize)]
struct GameView<'a> {
    rules: RulesView,
    #[serde(flatten)]
    names: NamesView<'a>,
    start: StartView,
    moves: String,
    plies: Plies<'a>,
    board: BoardView,
    #[serde(flatten)]
    turn: TurnView,
    discs: DiscsView,
    hands: Option<PairView>,
    passes: usize,
    result: Option<ResultView>,
    opening: Option<&'static str>,
}

impl<'a> GameView<'a> {
    fn of(record: &'a Record) -> Self {
        let game = &record.game;
        let position = game.position();
        let (board, start) = (position.board(), game.start());
        let ByColor { black, white } = board.counts();
        let result = record.result();
        // A forfeit ends the game for both.
        let to_move = position.to_move().filter(|_| result.is_none());
        Self {
            rules: RulesView(game.rules()),
            names: NamesView { black: record.name(Color::Black), white: record.name(Color::White) },
            start: StartView {
                board: BoardView(start.board()),
                to_move: start.to_move().map(Color::name),
                passed: start.passed().map(Color::name),
            },
            moves: transcript::write(game.plies()),
            plies: Plies(game.plies()),
            board: BoardView(board),
            turn: TurnView {
                to_move: to_move.map(Color::name),
                legal: Squares(to_move.map_or(Bitboard::EMPTY, |_| position.legal_moves())),
            },
            discs: DiscsView { black, white, empty: board.empties().len() },
            hands: position.hands().map(PairView::of),
            passes: game.passes(),
            result: result.map(|result| ResultView {
                winner: result.winner.map_or("draw", Color::name),
                reason: result.reason.name(),
                score: PairView::of(result.score),
            }),
            opening: openings::name(game, game.plies().len()),
        }
    }
}

#[derive(Serialize)]
struct NamesView<'a> {
    black: Option<&'a str>,
    white: Option<&'a str>,
}

#[derive(Serialize)]
struct TurnView {
    to_move: Option<&'static str>,
    legal: Squares,
}

struct RulesView(Rules);

impl Serialize for RulesView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1 + Axis::ALL.len()))?;
        map.serialize_entry("name", &self.0.to_string())?;
        for axis in Axis::ALL {
            let value = self.0.value(*axis).or(axis.neutral());
            match value.and_then(AxisValue::number) {
                Some(number) => map.serialize_entry(axis.flag(), &number)?,
                None => map.serialize_entry(axis.flag(), &value.map(AxisValue::name))?,
            }
        }
        map.end()
    }
}

#[derive(Serialize)]
struct StartView {
    board: BoardView,
    to_move: Option<&'static str>,
    passed: Option<&'static str>,
}

struct Plies<'a>(&'a [Ply]);

impl Serialize for Plies<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((1..).zip(self.0).map(|(number, ply)| PlyView {
            ply: number,
            player: ply.player.name(),
            r#move: ply.square.name(),
            flips: Squares(ply.flips),
            legal: Squares(ply.legal),
            passed: ply.after.passed().map(Color::name),
            board: BoardView(ply.after.board()),
        }))
    }
}

#[derive(Serialize)]
struct PlyView {
    ply: usize,
    player: &'static str,
    r#move: &'static str,
    flips: Squares,
    legal: Squares,
    passed: Option<&'static str>,
    board: BoardView,
}

struct Squares(Bitboard);

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.by_name().map(crate::square::Square::name))
    }
}

struct BoardView(Board);

impl Serialize for BoardView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letters = self.0.letters();
        serializer.serialize_str(str::from_utf8(&letters).expect("the letters are ASCII"))
    }
}

#[derive(Serialize)]
struct DiscsView {
    black: u8,
    white: u8,
    empty: u8,
}

#[derive(Serialize)]
struct PairView {
    black: u8,
    white: u8,
}

impl PairView {
    const fn of(pair: ByColor<u8>) -> Self {
        Self { black: pair.black, white: pair.white }
    }
}

#[derive(Serialize)]
struct ResultView {
    winner: &'static str,
    reason: &'static str,
    score: PairView,
}
