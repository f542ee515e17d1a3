//! `othello show`: replays games and prints them, as text or as data.

use std::io::{IsTerminal, Write, stdout};

use super::look::BoardLook;
use crate::graph;
use crate::screen::board::diagram::ShownDiscs;
use crate::screen::board::print::{self, Signs};
use crate::screen::board::{othelloboard, picture};
use anyhow::{Result, bail};
use othello_core::board::{ByColor, Color};
use othello_core::game::{Game, Ply};
use othello_core::openings::{self, OpeningLanguage};
use othello_core::position::Position;
use othello_core::rules::{Axis, AxisValue, Rules};
use othello_core::square::Bitboard;
use othello_home::config;
use othello_home::config::file::ConfigReading;
use othello_home::config::look::ThemeName;
use othello_home::process::exit_status::ExitStatus;
use othello_home::store::PictureFormat;
use othello_home::store::game_rows;
use othello_notation::diagram::Spacing;
use othello_notation::error::ReadError;
use othello_notation::paste;
use othello_notation::reader::Found;
use othello_notation::{Record, diagram, transcript};
use othello_words::i18n::m;
use othello_words::plies;
use othello_words::results;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::cli::{DiagramFormat, ShowArgs};
use othello_batch::json::{self, BoardJson, StartView};
use othello_batch::puzzles::printer::Paper;
use othello_batch::run::Batch;
use othello_batch::run::diagnostic::Diagnostic;
use othello_batch::run::input::{BatchEntry, Input};

/// Prints each game asked for; faults go to standard error, and the other games still come.
pub fn run(args: &ShowArgs) -> Result<ExitStatus> {
    let start = args.start.start()?;
    if let View::Picture(PictureFormat::Png | PictureFormat::Gif, ..) = view(args)
        && stdout().is_terminal()
    {
        bail!(m::batch::picture_on_terminal(example(args)));
    }
    let mut show = Show { batch: Batch::start()?, start, args, view: view(args), printed: 0 };
    let outcome = if let Some(moves) = &args.moves {
        show.moves(moves.trim())
    } else {
        let input = Input::of(&args.files, args.encoding.encoding, start);
        let outcome = input.each(|name, entry| match entry {
            BatchEntry::Game(game) => show.take(name, game),
            BatchEntry::Note(note) => show.batch.say(&note),
        });
        outcome.map(drop)
    };
    show.batch.end(outcome)
}

/// Returns an example of a command that writes a picture to a file.
const fn example(args: &ShowArgs) -> &'static str {
    if args.gif {
        "othello show --gif game.pgn > game.gif"
    } else {
        "othello show --png game.pgn > board.png"
    }
}

/// Returns the way in which games are shown.
fn view(args: &ShowArgs) -> View {
    let signs = if args.numbers { Signs::Numbers } else { Signs::Marks };
    let asked = [
        (args.svg, PictureFormat::Svg),
        (args.png, PictureFormat::Png),
        (args.gif, PictureFormat::Gif),
    ];
    if let Some(format) = args.diagram {
        View::Diagram(format, signs)
    } else if args.latex {
        View::Latex(signs)
    } else if let Some((_, format)) = asked.into_iter().find(|(is_asked, _)| *is_asked) {
        let ConfigReading { config, .. } = config::file::find();
        let discs = if args.numbers { ShownDiscs::Record } else { ShownDiscs::Position };
        View::Picture(format, discs, args.style.theme.unwrap_or(config.theme))
    } else if args.json {
        View::Json
    } else {
        View::Text(BoardLook::of_output(args.style))
    }
}

/// The way in which games are shown.
enum View {
    Text(BoardLook),
    Json,
    /// As a picture, with nothing else.
    Picture(PictureFormat, ShownDiscs, ThemeName),
    Diagram(DiagramFormat, Signs),
    /// As commands of a LaTeX package.
    Latex(Signs),
}

struct Show<'a> {
    batch: Batch,
    start: Position,
    args: &'a ShowArgs,
    view: View,
    printed: usize,
}

impl Show<'_> {
    fn take(&mut self, name: &str, game: Result<Found, ReadError>) -> Result<()> {
        self.batch.say_of(name, &game)?;
        let Ok(found) = game else { return Ok(()) };
        self.print(found.record)
    }

    /// Prints the game that was given instead of files.
    fn moves(&mut self, text: &str) -> Result<()> {
        if text.is_empty() {
            let game = Game::from_position(self.start);
            return self.print(game.into());
        }
        let read = paste::read_from(text, self.start).map_err(|why| why.error);
        let others = read.as_ref().map_or(0, |(_, others)| *others);
        self.take("--moves", read.map(|(found, _)| found))?;
        if others > 0 {
            let more = m::batch::other_games(others).to_string();
            self.batch.say(&Diagnostic::note(format!("--moves: {more}")))?;
        }
        Ok(())
    }

    fn print(&mut self, mut record: Record) -> Result<()> {
        if let Some(at) = self.args.at {
            while record.game.plies().len() > at {
                record.game.undo();
                record.forfeit = None;
            }
        }
        match &self.view {
            View::Text(look) => {
                if self.printed > 0 {
                    writeln!(self.batch.out)?;
                }
                self.printed += 1;
                write_text(&mut self.batch.out, look, &record)
            }
            View::Json => Ok(json::write_line(&mut self.batch.out, &GameView::of(&record))?),
            View::Picture(..) | View::Diagram(..) | View::Latex(_) if self.printed > 0 => {
                bail!(m::batch::one_picture())
            }
            View::Picture(format, discs, palette) => {
                self.printed += 1;
                Ok(self.batch.out.write_all(&picture::draw(&record, *discs, *format, *palette))?)
            }
            View::Latex(signs) => {
                self.printed += 1;
                let figure = print::last(&record, *signs);
                Ok(write!(self.batch.out, "{}", othelloboard::latex(&figure))?)
            }
            View::Diagram(format, signs) => {
                self.printed += 1;
                let figures = if self.args.commented {
                    print::commented(&record, *signs)
                } else {
                    vec![print::last(&record, *signs)]
                };
                if figures.is_empty() {
                    bail!(m::batch::no_comment());
                }
                let text = match format {
                    DiagramFormat::Svg => print::svg(&figures),
                    DiagramFormat::Latex => print::latex(&figures),
                };
                Ok(write!(self.batch.out, "{text}")?)
            }
        }
    }
}

/// Writes a game as a board with sentences, its moves, its diagram and its graph.
fn write_text(out: &mut impl Write, look: &BoardLook, record: &Record) -> Result<()> {
    let game = &record.game;
    let position = game.position();
    if record.names.black.is_some() || record.names.white.is_some() {
        look.write_sentence(out, &game_rows::record_line(record))?;
    }
    look.write_board(out, record)?;
    look.write_sentence(out, &plies::discs(&position).to_string())?;
    let end = record.result();
    let turn = end.map(|result| results::result(&position, result));
    let turn = turn.unwrap_or_else(|| plies::turn(&position));
    look.write_sentence(out, &turn.to_string())?;
    if let Some(opening) = plies::opening(game, game.plies().len()) {
        look.write_sentence(out, &m::description::opening(opening).to_string())?;
    }
    writeln!(out, "{}", transcript::write(game.plies()))?;
    if !game.plies().is_empty() {
        writeln!(out, "\n{}", diagram::draw(game, game.plies().len(), Spacing::Wide))?;
        look.write_sentence(out, &m::description::lead().to_string())?;
        for line in graph::draw_lead(game, 64, 3) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
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
    board: BoardJson,
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
        let board = position.board();
        let ByColor { black, white } = board.counts();
        let result = record.result();
        // A forfeit ends the game for both.
        let to_move = position.to_move().filter(|_| result.is_none());
        Self {
            rules: RulesView(game.rules()),
            names: NamesView { black: record.name(Color::Black), white: record.name(Color::White) },
            start: StartView::of(&game.start()),
            moves: transcript::write(game.plies()),
            plies: Plies(game.plies()),
            board: BoardJson(board),
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
            opening: openings::name(game, game.plies().len(), OpeningLanguage::English),
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
            board: BoardJson(ply.after.board()),
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
    board: BoardJson,
}

struct Squares(Bitboard);

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.by_name().map(othello_core::square::Square::name))
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
