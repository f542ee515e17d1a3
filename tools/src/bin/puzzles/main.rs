//! Chooses the puzzles that come with the program, and prints them in the order of their file:
//!
//! ```text
//! othello puzzles midgame games.pgn --json --solutions > found.jsonl
//! cargo run --release -p othello-tools --bin puzzles -- verdicts.txt found.jsonl > built_in.txt
//! ```
//!
//! The arguments are a file in which the verdicts of a deeper search are kept, and puzzles as `othello puzzles --json
//! --solutions` prints them; `built-in` stands for those that come with the program, which are kept with the themes that
//! they have by now. A puzzle is chosen while one of its ideas or motifs has too few, if the second best move is
//! four discs worse and, in the midgame, the deeper search agrees. A run that was ended goes on where it was.
//!
//! Ideas that are rare in the games of people are sought in those of weak players:
//!
//! ```text
//! cargo run --release -p othello-tools --bin puzzles -- seek 1 20000 few-discs early-edge > found.jsonl
//! ```
//!
//! The numbers are that of the first game and how many there are.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "the counts are small"
)]

mod seek;

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::env;
use std::error::Error;
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};

use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_engine::any_engine::AnyEngine;
use othello_engine::puzzle::{self, Kind, Puzzle, Theme, fingerprint};
use othello_engine::reasons::ideas::Idea;
use othello_engine::{Discs, Limits, Line, Options, Selectivity, Stop, Value};
use othello_notation::position;
use serde::{Deserialize, Serialize};

/// The name of the puzzles that come with the program.
const BUILT_IN: &str = "built-in";
/// The word for seeking puzzles.
const SEEK: &str = "seek";
/// The puzzles of an idea, and of another theme.
const MOST_OF_IDEA: usize = 150;
const MOST_OF_THEME: usize = 40;
/// The least number of discs by which the second best move is worse.
const LEAST_MARGIN: f32 = 4.0;
/// The limits of the search that has to agree.
const DEEPER: Limits = Limits::depth(18).with_selectivity(Selectivity::Percent87);

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// A puzzle as it was found.
#[derive(Deserialize, Serialize)]
struct Found {
    board: String,
    side: String,
    depth: Option<u8>,
    solution: Answer,
    others: Vec<Answer>,
}

#[derive(Deserialize, Serialize)]
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
    if let [command, first, count, ideas @ ..] = &args[..]
        && command == SEEK
    {
        let named = |name: &String| Idea::named(name).ok_or(format!("no idea is called {name}"));
        let ideas = ideas.iter().map(named).collect::<std::result::Result<_, _>>()?;
        return seek::run(first.parse()?, count.parse()?, ideas);
    }
    let [verdicts, found @ ..] = &args[..] else {
        return Err("expected a file for the verdicts, and files of puzzles".into());
    };
    let mut sure = HashMap::new();
    for line in fs::read_to_string(verdicts).unwrap_or_default().lines() {
        let (verdict, position) =
            line.split_once(' ').ok_or("a line is a verdict and a position")?;
        sure.insert(fingerprint(&position_of(position)?), verdict == "sure");
    }
    let mut verdicts = OpenOptions::new().create(true).append(true).open(verdicts)?;
    let mut engine = AnyEngine::new(Options::default());
    let (mut seen, mut chosen) = (HashSet::new(), Vec::new());
    for path in found {
        if path == BUILT_IN {
            for puzzle in built_in(&mut engine)? {
                seen.insert(fingerprint(&puzzle.position));
                chosen.push(puzzle);
            }
            continue;
        }
        for line in BufReader::new(File::open(path)?).lines() {
            // The last line of a run that was ended.
            let Ok(found) = serde_json::from_str::<Found>(&line?) else { continue };
            let position = found.position()?;
            let key = fingerprint(&position);
            if !seen.insert(key) || !found.is_clear(&position) || sure.get(&key) == Some(&false) {
                continue;
            }
            let puzzle = found.puzzle(position)?;
            if !is_wanted(&puzzle, &chosen) {
                continue;
            }
            let is_sure = match sure.entry(key) {
                Entry::Occupied(known) => *known.get(),
                Entry::Vacant(unknown) => {
                    let is_sure = found.is_sure(&mut engine, &position)?;
                    let verdict = if is_sure { "sure" } else { "unsure" };
                    verdicts.write_all(format!("{verdict} {}\n", text_of(&position)).as_bytes())?;
                    *unknown.insert(is_sure)
                }
            };
            if is_sure {
                chosen.push(puzzle);
            }
        }
    }
    chosen.sort_by_cached_key(order);
    for puzzle in &chosen {
        println!("{}", write(puzzle));
    }
    for theme in Theme::all() {
        eprintln!("{}: {}", theme.name(), count(theme, &chosen));
    }
    Ok(())
}

/// Returns the puzzles that come with the program, with their themes found anew.
fn built_in(engine: &mut AnyEngine) -> Result<Vec<Chosen>> {
    let puzzles = puzzle::built_in().map(|known| {
        let puzzle = puzzle::check(engine, &known.position, &Stop::new())?;
        let (depth, themes) = (puzzle.difficulty().depth, puzzle.themes().to_vec());
        Ok(Chosen { position: known.position, depth, themes })
    });
    puzzles.collect()
}

impl Found {
    fn of(puzzle: &Puzzle) -> Self {
        let (position, depth) = (puzzle.position(), puzzle.difficulty().depth);
        let board = String::from_utf8_lossy(&position.board().letters()).into_owned();
        let mut answers = puzzle.answers().iter().map(Answer::of);
        let solution = answers.next().expect("a puzzle has a right move");
        Self {
            board,
            side: position.next().name().into(),
            depth,
            solution,
            others: answers.collect(),
        }
    }

    fn position(&self) -> Result<Position> {
        let next = if self.side == "black" { "X" } else { "O" };
        position_of(&format!("{} {next}", self.board))
    }

    /// Returns `true` if it is a usual one, its right move is no corner, and all others are much worse.
    fn is_clear(&self, position: &Position) -> bool {
        let empties = position.board().empties().len();
        let is_usual = Kind::of(empties).usual_empties().contains(&empties);
        let is_corner = |name: &String| ["a1", "a8", "h1", "h8"].contains(&&**name);
        let second = self.others.first().map_or(f32::MAX, |answer| answer.score);
        let margin = self.solution.score - second;
        is_usual && margin >= LEAST_MARGIN && !self.solution.moves.first().is_some_and(is_corner)
    }

    fn puzzle(&self, position: Position) -> Result<Chosen> {
        let discs = Discs::new(&position.board(), position.next());
        let kind = Kind::of(position.board().empties().len());
        let [best, second] = [&self.solution, &self.others[0]].map(|answer| answer.line(kind));
        let themes = Theme::of(discs, &best?, &second?);
        Ok(Chosen { position, depth: self.depth, themes })
    }

    /// Returns `true` if the right move is by far the best one to a deeper search as well; endgames are proved.
    fn is_sure(&self, engine: &mut AnyEngine, position: &Position) -> Result<bool> {
        if Kind::of(position.board().empties().len()) == Kind::Endgame {
            return Ok(true);
        }
        let solution: Square =
            self.solution.moves.first().ok_or("a solution has a move")?.parse()?;
        engine.clear();
        let report = engine.search_moves(position, 2, &DEEPER, &Stop::new(), |_| {});
        let [best, second] = [0, 1].map(|place| report.lines[place].value.discs());
        let agrees = report.best_move() == Some(solution);
        Ok(agrees && best > 0.5 && second < -0.5 && best - second >= LEAST_MARGIN)
    }
}

impl Answer {
    fn of(line: &Line) -> Self {
        let moves = line.moves.iter().map(|square| square.name().into()).collect();
        Self { score: line.value.discs(), moves }
    }

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
            Theme::Consequence(_) | Theme::Parity | Theme::Motif(_) => MOST_OF_THEME,
        };
        count(*theme, chosen) < most
    })
}

fn count(theme: Theme, chosen: &[Chosen]) -> usize {
    chosen.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count()
}

/// Returns the place of a puzzle: by its idea, the easy ones first; those without one last.
fn order(puzzle: &Chosen) -> (u8, u8, u8, String) {
    let idea = Theme::first_idea(&puzzle.themes).map_or(u8::MAX, |idea| idea as u8);
    let moves = puzzle.position.legal_moves().len();
    (idea, puzzle.depth.unwrap_or(u8::MAX), moves, write(puzzle))
}

fn position_of(text: &str) -> Result<Position> {
    let (board, next) = position::read(text)?;
    Ok(Position::new(Rules::OTHELLO, board, next))
}

fn text_of(position: &Position) -> String {
    position::write(position.board(), position.next())
}

/// Returns the line of a puzzle in the file.
fn write(puzzle: &Chosen) -> String {
    let position = text_of(&puzzle.position);
    let depth = puzzle.depth.map_or_else(|| "-".into(), |depth| depth.to_string());
    let themes: Vec<_> = puzzle.themes.iter().map(|theme| theme.name()).collect();
    let themes = if themes.is_empty() { "-".into() } else { themes.join(",") };
    format!("{position} {depth} {themes}")
}
