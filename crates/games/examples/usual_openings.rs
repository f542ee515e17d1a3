//! Writes how often the moves of the opening were played in a base:
//!
//! ```text
//! cargo run --release -p othello-base --example usual_openings -- 10 60 FILES.wtb
//! ```
//!
//! The arguments are the number of plies, the least number of games that play a move, and files of the WTHOR base. A
//! line is a move and the number of games that played it, after as many blanks as there are plies before it. Of moves
//! that lead to the same position but for a symmetry there is one, and what follows a position stands once.

use std::collections::HashSet;
use std::error::Error;
use std::ops::ControlFlow;
use std::{env, fs};

use othello_core::folded::Folded;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_games::explorer::{Filter, GameBase, Selection, read};
use othello_notation::wthor::Names;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let mut number = || args.next().ok_or("expected two numbers and files");
    let (plies, least) = (number()?.parse()?, number()?.parse()?);
    let mut base = GameBase::default();
    for file in args {
        let bytes = fs::read(file)?;
        let _ = read(&bytes[..], &Names::default(), None, |game| {
            if let Ok(game) = game {
                base.add(&game, 0);
            }
            ControlFlow::Continue(())
        });
    }
    let selection = Selection::new(&base, &Filter::default(), |_| true);
    let mut table = Table { base, selection, plies, least, known: HashSet::new() };
    table.write(&Position::start(Rules::OTHELLO), 0);
    Ok(())
}

struct Table {
    base: GameBase,
    selection: Selection,
    plies: usize,
    least: u64,
    /// The positions whose moves are written.
    known: HashSet<Folded>,
}

impl Table {
    /// Writes the moves of a position so many plies after the start, and what follows them.
    fn write(&mut self, position: &Position, ply: usize) {
        if ply == self.plies || !self.known.insert(Folded::of(position)) {
            return;
        }
        let mut images = HashSet::new();
        for row in self.base.rows(position, &self.selection) {
            let Ok(after) = position.play(row.square) else { continue };
            if row.count.games < self.least || !images.insert(Folded::of(&after)) {
                continue;
            }
            println!("{}{} {}", " ".repeat(ply), row.square, row.count.games);
            self.write(&after, ply + 1);
        }
    }
}
