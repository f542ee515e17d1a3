//! `othello show`: replays games and prints them, as text or as data.

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write, stdin, stdout};
use std::path::Path;

use anyhow::{Context, Result};
use othello::board::{Board, ByColor, Color};
use othello::game::{Game, Ply};
use othello::notation::{position, transcript};
use othello::position::Position;
use othello::rules::Rules;
use othello::square::Bitboard;
use othello::words;
use serde::{Serialize, Serializer};

use crate::cli::ShowArgs;

/// Bytes of a line on standard error, at most, whatever the input was.
const LONGEST_REPORT: usize = 200;

/// Whether every game could be replayed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Sound,
    Faulty,
}

/// Prints each game asked for; faults go to standard error, and the other games still come.
pub fn run(args: &ShowArgs) -> Result<Verdict> {
    let start = args.start.start()?;
    let mut show = Show {
        out: BufWriter::with_capacity(1 << 16, stdout().lock()),
        start,
        args,
        verdict: Verdict::Sound,
        printed: 0,
    };
    if let Some(moves) = &args.moves {
        show.game("--moves", 1, moves.trim().as_bytes())?;
    } else if args.files.is_empty() {
        show.lines("-", stdin().lock())?;
    }
    for path in &args.files {
        show.file(path)?;
    }
    show.out.flush()?;
    Ok(show.verdict)
}

struct Show<'a, W> {
    out: W,
    start: Position,
    args: &'a ShowArgs,
    verdict: Verdict,
    printed: usize,
}

impl<W: Write> Show<'_, W> {
    fn file(&mut self, path: &Path) -> Result<()> {
        let name = path.display().to_string();
        if name == "-" {
            return self.lines("-", stdin().lock());
        }
        match File::open(path) {
            Ok(file) => self.lines(&name, BufReader::with_capacity(1 << 16, file)),
            Err(error) => self.refuse(&format!("{}: {error}", short(&name))),
        }
    }

    /// Prints the game of each line but the empty ones and the comments.
    fn lines(&mut self, name: &str, mut input: impl BufRead) -> Result<()> {
        let mut line = Vec::new();
        for number in 1.. {
            line.clear();
            match input.read_until(b'\n', &mut line) {
                Ok(0) => break,
                Ok(_) => {}
                Err(error) => return self.refuse(&format!("{}: {error}", short(name))),
            }
            let text = line.trim_ascii();
            if !text.is_empty() && !text.starts_with(b"#") {
                self.game(name, number, text)?;
            }
        }
        Ok(())
    }

    fn game(&mut self, name: &str, line: usize, text: &[u8]) -> Result<()> {
        match self.replay(text) {
            Ok(game) => self.print(&game).context("cannot print the game"),
            Err(fault) => self.refuse(&format!("{}:{line}: {fault}", short(name))),
        }
    }

    fn replay(&self, text: &[u8]) -> Result<Game> {
        let text = str::from_utf8(text).context("expected text in UTF-8")?;
        let (start, moves) = if position::is_likely(text) {
            let (board, next, moves) = position::read_start(text)?;
            (Position::new(self.start.rules(), board, next), moves)
        } else {
            (self.start, text)
        };
        let mut game = Game::from_position(start);
        transcript::play(&mut game, moves)?;
        if let Some(at) = self.args.at {
            while game.plies().len() > at {
                game.undo();
            }
        }
        Ok(game)
    }

    fn refuse(&mut self, fault: &str) -> Result<()> {
        self.verdict = Verdict::Faulty;
        self.out.flush()?;
        eprintln!("{}", clip(&format!("othello: {fault}"), LONGEST_REPORT));
        Ok(())
    }

    fn print(&mut self, game: &Game) -> Result<()> {
        if self.args.json {
            serde_json::to_writer(&mut self.out, &GameView::of(game))?;
            writeln!(self.out)?;
            return Ok(());
        }
        if self.printed > 0 {
            writeln!(self.out)?;
        }
        self.printed += 1;
        let position = game.position();
        write!(self.out, "{}", words::drawing(position.board()))?;
        writeln!(self.out, "{}", words::discs(&position))?;
        writeln!(self.out, "{}", words::turn(&position))?;
        writeln!(self.out, "{}", transcript::write(game.plies()))?;
        Ok(())
    }
}

/// The end of a long path: its beginning says least.
fn short(path: &str) -> String {
    const LONGEST: usize = 100;
    match path.char_indices().rev().nth(LONGEST) {
        Some((at, _)) => format!("…{}", &path[at..]),
        None => path.into(),
    }
}

/// As many whole characters as so many bytes hold.
fn clip(text: &str, bytes: usize) -> &str {
    let ends = text.char_indices().map(|(at, letter)| at + letter.len_utf8());
    &text[..ends.take_while(|&end| end <= bytes).last().unwrap_or(0)]
}

/// A game as one JSON object.
#[derive(Serialize)]
struct GameView<'a> {
    rules: RulesView,
    black: Option<&'a str>,
    white: Option<&'a str>,
    start: StartView,
    moves: String,
    plies: Plies<'a>,
    board: BoardView,
    to_move: Option<&'static str>,
    legal: Squares,
    discs: DiscsView,
    hands: Option<PairView>,
    passes: usize,
    result: Option<ResultView>,
}

impl<'a> GameView<'a> {
    fn of(game: &'a Game) -> Self {
        let position = game.position();
        let (board, start) = (position.board(), game.start());
        let ByColor { black, white } = board.counts();
        Self {
            rules: RulesView::of(game.rules()),
            black: None,
            white: None,
            start: StartView {
                board: BoardView(start.board()),
                to_move: start.to_move().map(Color::name),
                passed: start.passed().map(Color::name),
            },
            moves: transcript::write(game.plies()),
            plies: Plies(game.plies()),
            board: BoardView(board),
            to_move: position.to_move().map(Color::name),
            legal: Squares(position.legal_moves()),
            discs: DiscsView { black, white, empty: board.empties().len() },
            hands: position.hands().map(PairView::of),
            passes: game.passes(),
            result: position.result().map(|result| ResultView {
                winner: result.winner.map_or("draw", Color::name),
                reason: result.reason.name(),
                score: PairView::of(result.score),
            }),
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct RulesView {
    name: String,
    opening: &'static str,
    second_move: Option<&'static str>,
    supply: &'static str,
    on_pass: &'static str,
    goal: &'static str,
    count: &'static str,
    handicap: u8,
}

impl RulesView {
    fn of(rules: Rules) -> Self {
        Self {
            name: rules.to_string(),
            opening: rules.layout().name(),
            second_move: rules.second_move().map(othello::rules::SecondMove::name),
            supply: rules.supply.name(),
            on_pass: rules.on_pass.name(),
            goal: rules.goal.name(),
            count: rules.count.name(),
            handicap: rules.handicap() as u8,
        }
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
        serializer.collect_seq(self.0.by_name().map(othello::square::Square::name))
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
