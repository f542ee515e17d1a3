//! Puzzles on standard output.

use crate::features::exercise::puzzle;
use crate::plies;
use std::io::{self, Write};

use anyhow::Result;

use super::source::Candidate;
use super::view::PuzzleView;
use crate::commands::look::Look;
use crate::commands::output::Output;
use crate::json;
use crate::text;
use othello_core::game::Game;
use othello_engine::puzzle::Puzzle;

/// A printer of puzzles.
pub struct Printer {
    /// The output.
    pub out: Output,
    /// The look of the board; `None` for a JSON object.
    pub look: Option<Look>,
    /// The solutions.
    pub solutions: Solutions,
    /// The heading of a puzzle; of several a number follows.
    pub heading: String,
    /// The number of puzzles that have been printed.
    pub printed: usize,
    /// The number of paragraphs that have been printed.
    pub paragraphs: usize,
}

/// The treatment of the solutions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Solutions {
    /// They are printed.
    Shown,
    /// They are left out.
    Hidden,
}

impl Printer {
    /// Prints a puzzle.
    pub fn print(&mut self, candidate: &Candidate, puzzle: &Puzzle) -> Result<()> {
        let text = self.text(candidate, puzzle)?;
        self.out.print(&text)?;
        self.printed += 1;
        Ok(())
    }

    /// Returns the text of a puzzle that is the next one to be printed.
    pub fn text(&mut self, candidate: &Candidate, puzzle: &Puzzle) -> Result<Vec<u8>> {
        let mut out = Vec::new();
        match &self.look {
            None => {
                let view = PuzzleView::of(candidate, puzzle);
                let view = match self.solutions {
                    Solutions::Shown => view.with_solution(puzzle),
                    Solutions::Hidden => view,
                };
                json::write_line(&mut out, &view)?;
            }
            Some(look) => {
                separate(&mut out, &mut self.paragraphs)?;
                let heading = self.heading.replace("{number}", &(self.printed + 1).to_string());
                let task = puzzle::task(puzzle.mover(), puzzle.kind());
                look.write_sentence(&mut out, &format!("{heading}. {task}."))?;
                let sentence = candidate.source.sentence(candidate.plies);
                look.write_sentence(&mut out, &text::printable(&sentence))?;
                let position = puzzle.position();
                look.write_board(&mut out, &Game::from_position(*position).into())?;
                look.write_sentence(&mut out, &plies::discs(position).to_string())?;
                let turn = plies::turn(position).to_string();
                look.write_sentence(&mut out, &turn)?;
                let difficulty = puzzle::difficulty(puzzle.difficulty());
                look.write_sentence(&mut out, &difficulty.to_string())?;
                if self.solutions == Solutions::Shown {
                    write_solution(&mut out, look, puzzle)?;
                }
            }
        }
        Ok(out)
    }

    /// Prints a sentence, unless puzzles are printed as data.
    pub fn say(&mut self, sentence: &str) -> Result<()> {
        let Some(look) = &self.look else { return Ok(()) };
        let mut out = Vec::new();
        separate(&mut out, &mut self.paragraphs)?;
        look.write_sentence(&mut out, sentence)?;
        self.out.print(&out)
    }
}

/// Writes an empty line before each paragraph but the first.
fn separate(out: &mut impl Write, paragraphs: &mut usize) -> io::Result<()> {
    *paragraphs += 1;
    if *paragraphs > 1 { writeln!(out) } else { Ok(()) }
}

/// Writes the solution, and what the other moves do.
fn write_solution(out: &mut impl Write, look: &Look, puzzle: &Puzzle) -> Result<()> {
    look.write_sentence(out, &puzzle::solution(puzzle).to_string())?;
    for answer in &puzzle.answers()[1..] {
        look.write_sentence(out, &puzzle::refutation(answer, puzzle.solution()).to_string())?;
    }
    Ok(())
}
