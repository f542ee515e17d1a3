//! Chooses the puzzles that come with the program, and prints them in the order of their file:
//!
//! ```text
//! othello puzzles midgame games.pgn --json --solutions > found.jsonl
//! cargo run --release -p othello-tools --bin puzzles -- chosen.txt found.jsonl > built_in.txt
//! ```
//!
//! The arguments are a file in which the choice is kept, and puzzles as `othello puzzles --json --solutions` prints them.
//! A puzzle is chosen while its idea or one of its motifs has too few, if the second best move is four discs worse and, in
//! the midgame, a deeper search agrees. A run that was ended goes on where it was.

use std::collections::{HashMap, HashSet};
use std::env;
use std::error::Error;
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};

use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_engine::any_engine::AnyEngine;
use othello_engine::puzzle::{Kind, Theme, fingerprint};
use othello_engine::reasons::ideas::Idea;
use othello_engine::{Discs, Limits, Line, Options, Selectivity, Stop, Value};
use othello_notation::position;
use serde::Deserialize;

/// The puzzles of an idea, and of another theme.
const MOST_OF_IDEA: usize = 150;
const MOST_OF_THEME: usize = 20;
/// The least number of discs by which the second best move is worse.
const LEAST_MARGIN: f32 = 4.0;
/// The limits of the search that has to agree.
const DEEPER: Limits = Limits::depth(18).with_selectivity(Selectivity::Percent87);

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// A puzzle as it was found.
#[derive(Deserialize)]
struct Found {
    board: String,
    side: String,
    depth: Option<u8>,
    solution: Answer,
    others: Vec<Answer>,
}

#[derive(Deserialize)]
struct Answer {
    score: f32,
    moves: Vec<String>,
}

/// A puzzle as its line has it.
struct Chosen {
    position: Position,
    depth: Option<u8>,
    themes: Vec<Theme>,
}

fn main() -> Result<()> {
    let args: Vec<_> = env::args().skip(1).collect();
    let [kept, found @ ..] = &args[..] else {
        return Err("expected a file for the choice, and files of puzzles".into());
    };
    let (mut known, mut chosen) = (HashSet::new(), Vec::new());
    for line in fs::read_to_string(kept).unwrap_or_default().lines() {
        let line = line.strip_prefix("# ").map_or_else(
            || read(line).map(Some),
            |refused| {
                known.insert(fingerprint(&position_of(refused)?));
                Ok(None)
            },
        )?;
        if let Some(puzzle) = line {
            known.insert(fingerprint(&puzzle.position));
            chosen.push(puzzle);
        }
    }
    let mut kept = OpenOptions::new().create(true).append(true).open(kept)?;
    let mut engine = AnyEngine::new(Options::default());
    for path in found {
        for line in BufReader::new(File::open(path)?).lines() {
            // The last line of a run that was ended.
            let Ok(found) = serde_json::from_str::<Found>(&line?) else { continue };
            let puzzle = found.puzzle()?;
            if !known.insert(fingerprint(&puzzle.position)) {
                continue;
            }
            let is_chosen = is_wanted(&puzzle, &chosen) && found.is_sure(&mut engine, &puzzle)?;
            let line = if is_chosen { write(&puzzle) } else { refused(&puzzle) };
            kept.write_all(format!("{line}\n").as_bytes())?;
            if is_chosen {
                chosen.push(puzzle);
            }
        }
    }
    chosen.sort_by_cached_key(order);
    chosen.iter().for_each(|puzzle| println!("{}", write(puzzle)));
    Idea::ALL.iter().for_each(|idea| {
        eprintln!("{}: {}", idea.name(), count(Theme::Idea(*idea), &chosen));
    });
    Ok(())
}

impl Found {
    fn puzzle(&self) -> Result<Chosen> {
        let next = if self.side == "black" { "X" } else { "O" };
        let position = position_of(&format!("{} {next}", self.board))?;
        let discs = discs_of(&position);
        let kind = Kind::of(position.board().empties().len());
        let second = self.others.first().ok_or("a puzzle has other moves")?;
        let [best, second] = [&self.solution, second].map(|answer| answer.line(kind));
        let themes = Theme::of(discs, &best?, &second?);
        Ok(Chosen { position, depth: self.depth, themes })
    }

    /// Returns `true` if the right move is no corner, and by far the best one to a deeper search as well.
    fn is_sure(&self, engine: &mut AnyEngine, puzzle: &Chosen) -> Result<bool> {
        let solution: Square = self.solution.moves.first().ok_or("a solution")?.parse()?;
        let is_corner = ["a1", "a8", "h1", "h8"].contains(&solution.name());
        let empties = puzzle.position.board().empties().len();
        let kind = Kind::of(empties);
        let is_usual = kind.usual_empties().contains(&empties);
        let margin = self.solution.score - self.others[0].score;
        if is_corner || !is_usual || margin < LEAST_MARGIN || kind == Kind::Endgame {
            return Ok(!is_corner && is_usual && margin >= LEAST_MARGIN);
        }
        engine.clear();
        let report = engine.search_moves(&puzzle.position, 2, &DEEPER, &Stop::new(), |_| {});
        let [best, second] = [0, 1].map(|place| report.lines[place].value.discs());
        let agrees = report.best_move() == Some(solution);
        Ok(agrees && best > 0.5 && second < -0.5 && best - second >= LEAST_MARGIN)
    }
}

impl Answer {
    fn line(&self, kind: Kind) -> Result<Line> {
        #[expect(clippy::cast_possible_truncation, reason = "a board has few discs")]
        let value = match kind {
            Kind::Endgame => Value::Exact(self.score.round() as i32),
            Kind::Midgame => Value::Estimated {
                discs: self.score,
                depth: 14,
                selectivity: Selectivity::Percent87,
            },
        };
        let moves = self.moves.iter().map(|name| Ok(name.parse()?));
        Ok(Line { value, moves: moves.collect::<Result<_>>()? })
    }
}

/// Returns `true` if there are too few puzzles of one of its themes.
fn is_wanted(puzzle: &Chosen, chosen: &[Chosen]) -> bool {
    puzzle.themes.iter().any(|theme| {
        let most = match theme {
            Theme::Idea(_) => MOST_OF_IDEA,
            Theme::Parity | Theme::Motif(_) => MOST_OF_THEME,
        };
        count(*theme, chosen) < most
    })
}

fn count(theme: Theme, chosen: &[Chosen]) -> usize {
    chosen.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count()
}

/// Returns the place of a puzzle: by its idea, the easy ones first; those without one last.
fn order(puzzle: &Chosen) -> (Option<u8>, u8, u8, String) {
    let ideas = HashMap::from(Idea::ALL.map(|idea| (Theme::Idea(idea), idea as u8)));
    let idea = puzzle.themes.first().and_then(|theme| ideas.get(theme)).copied();
    let moves = puzzle.position.legal_moves().len();
    (idea.or(Some(u8::MAX)), puzzle.depth.unwrap_or(u8::MAX), moves, write(puzzle))
}

fn discs_of(position: &Position) -> Discs {
    Discs::new(&position.board(), position.next())
}

/// Reads a line of the file.
fn read(line: &str) -> Result<Chosen> {
    let [board, next, depth, themes] = line.split(' ').collect::<Vec<_>>()[..] else {
        return Err(format!("expected 4 fields, found `{line}`").into());
    };
    let themes = themes.split(',').filter_map(Theme::named).collect();
    Ok(Chosen {
        position: position_of(&format!("{board} {next}"))?,
        depth: depth.parse().ok(),
        themes,
    })
}

fn position_of(text: &str) -> Result<Position> {
    let (board, next) = position::read(text)?;
    Ok(Position::new(Rules::OTHELLO, board, next))
}

fn write(puzzle: &Chosen) -> String {
    let position = position::write(puzzle.position.board(), puzzle.position.next());
    let depth = puzzle.depth.map_or_else(|| "-".into(), |depth| depth.to_string());
    let themes: Vec<_> = puzzle.themes.iter().map(|theme| theme.name()).collect();
    let themes = if themes.is_empty() { "-".into() } else { themes.join(",") };
    format!("{position} {depth} {themes}")
}

fn refused(puzzle: &Chosen) -> String {
    format!("# {}", position::write(puzzle.position.board(), puzzle.position.next()))
}
