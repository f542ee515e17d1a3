//! The searched moves of a base of games: lines and values, kept in a file.

use std::collections::HashSet;
use std::error::Error;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::path::Path;
use std::str::FromStr;

use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_engine::any_engine::AnyEngine;
use othello_engine::review;
use othello_engine::{Discs, Limits, Line, Options, Selectivity, Stop, Value};
use othello_notation::reader::Reader;

/// The depth of the estimates in plies.
const DEPTH: u32 = 12;
/// The number of empty squares up to which the values are exact.
const EXACT_FROM: u32 = 18;

pub type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// A move of a game, with the best one in its place.
#[derive(Clone, Debug)]
pub struct SearchedMove {
    /// The position before, seen from the player.
    pub discs: Discs,
    /// The move played and the best moves after it.
    pub played: Line,
    /// The best move and the best moves after it.
    pub best: Line,
}

impl SearchedMove {
    /// Returns how many discs the move loses.
    pub fn loss(&self) -> f32 {
        self.best.value.discs() - self.played.value.discs()
    }
}

/// Returns the games of files in any format, from the usual start.
pub fn games(paths: &[String]) -> Result<Vec<Game>> {
    let mut games = Vec::new();
    for path in paths {
        let file = File::open(path).map_err(|error| format!("cannot read {path}: {error}"))?;
        let start = Position::start(Rules::OTHELLO);
        for game in Reader::new(BufReader::new(file), start).filter_map(std::result::Result::ok) {
            let game = game.record.game;
            if AnyEngine::is_othello(game.rules()) && game.plies().len() >= 20 {
                games.push(game);
            }
        }
    }
    Ok(games)
}

/// Returns the places of `count` games among `all`, spread over them; those of a smaller count come
/// first.
pub fn sample(all: usize, count: usize) -> impl Iterator<Item = usize> {
    // The golden ratio spreads any number of multiples evenly.
    let mut step = all * 618_034 / 1_000_000;
    while step > 1 && gcd(step, all) > 1 {
        step += 1;
    }
    (0..count.min(all)).map(move |index| index * step % all)
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Searches the moves of the games at those places that the file does not have yet, and adds them to
/// it game by game; returns the moves of all.
pub fn search(path: &Path, games: &[Game], places: &[usize]) -> Result<Vec<SearchedMove>> {
    let known = finished(path)?;
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    let mut engine = AnyEngine::new(Options::default());
    for (done, &place) in places.iter().enumerate().filter(|(_, place)| !known.contains(place)) {
        let line = |index| format!("{place}\t{}\n", search_move(&mut engine, &games[place], index));
        let lines: String = (0..games[place].plies().len()).map(line).collect();
        // The place alone ends a game: one that was cut off is searched again.
        file.write_all(format!("{lines}{place}\n").as_bytes())?;
        if done.is_multiple_of(20) {
            eprintln!("{} of {} games", done + 1, places.len());
        }
    }
    let finished = finished(path)?;
    let wanted: HashSet<_> = places.iter().copied().filter(|it| finished.contains(it)).collect();
    read(path, &wanted)
}

fn search_move(engine: &mut AnyEngine, game: &Game, index: usize) -> SearchedMove {
    let (before, ply) = (game.position_at(index), game.plies()[index]);
    let limits =
        Limits::depth(DEPTH).with_selectivity(Selectivity::Percent87).with_exact_from(EXACT_FROM);
    let stop = Stop::new();
    let report = engine.search(&before, &limits, &stop);
    let best = report.lines.into_iter().next().expect("a move was played");
    let played = if best.square() == ply.square {
        best.clone()
    } else {
        review::value_of_move(engine, &before, ply.square, &limits, &stop)
    };
    // Two searches of the same depth may disagree about which move is better.
    let best = if played.value.discs() >= best.value.discs() { played.clone() } else { best };
    SearchedMove { discs: Discs::new(&before.board(), ply.player), played, best }
}

/// Returns the places of the games that a file has to their ends; none if there is no file.
fn finished(path: &Path) -> Result<HashSet<usize>> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(HashSet::new()),
        Err(error) => return Err(error.into()),
    };
    let lines = BufReader::new(file).lines().collect::<std::io::Result<Vec<_>>>()?;
    Ok(lines.iter().filter_map(|line| line.parse().ok()).collect())
}

/// Returns the moves of all finished games of a file.
pub fn all(path: &Path) -> Result<Vec<SearchedMove>> {
    read(path, &finished(path)?)
}

/// Returns the moves of finished games. A game that was cut off and searched again counts once.
fn read(path: &Path, wanted: &HashSet<usize>) -> Result<Vec<SearchedMove>> {
    let (mut moves, mut of_game, mut seen) = (Vec::new(), Vec::new(), HashSet::new());
    for line in BufReader::new(File::open(path)?).lines() {
        let line = line?;
        if let Ok(place) = line.parse() {
            if wanted.contains(&place) && seen.insert(place) {
                moves.append(&mut of_game);
            }
            of_game.clear();
        } else if let Some((_, rest)) = line.split_once('\t') {
            // A line that was cut off stands before another game.
            of_game.extend(rest.parse());
        }
    }
    Ok(moves)
}

impl fmt::Display for SearchedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { discs: Discs { own, opp }, played, best } = self;
        write!(f, "{own:x}\t{opp:x}")?;
        for line in [played, best] {
            let moves: String = line.moves.iter().map(|square| square.name()).collect();
            write!(
                f,
                "\t{}{}\t{moves}",
                if line.value.is_exact() { "=" } else { "" },
                line.value.discs()
            )?;
        }
        Ok(())
    }
}

impl FromStr for SearchedMove {
    type Err = Box<dyn Error>;

    fn from_str(text: &str) -> Result<Self> {
        let fields: Vec<_> = text.split('\t').collect();
        let [own, opp, value, line, best_value, best] = fields[..] else {
            return Err(format!("expected 6 fields, found {}", fields.len()).into());
        };
        let discs =
            Discs { own: u64::from_str_radix(own, 16)?, opp: u64::from_str_radix(opp, 16)? };
        Ok(Self { discs, played: self::line(value, line)?, best: self::line(best_value, best)? })
    }
}

fn line(value: &str, moves: &str) -> Result<Line> {
    let value = match value.strip_prefix('=') {
        Some(exact) => Value::Exact(exact.parse()?),
        None => Value::Estimated {
            discs: value.parse()?,
            depth: DEPTH,
            selectivity: Selectivity::Percent87,
        },
    };
    let names = moves.as_bytes().chunks(2).map(std::str::from_utf8);
    let moves = names.map(|name| Ok(name?.parse::<Square>()?)).collect::<Result<Vec<_>>>()?;
    if moves.is_empty() { Err("a line has no moves".into()) } else { Ok(Line { value, moves }) }
}
