//! Puzzles on standard output.

use std::io::{self, Write};

use anyhow::Result;
use othello_core::game::Game;
use othello_engine::puzzle::Puzzle;
use othello_notation::Record;
use othello_words::i18n::{Text, m};
use othello_words::plies;
use othello_words::puzzles;
use othello_words::text;

use super::source::PuzzleCandidate;
use super::view::PuzzleView;
use crate::json;
use crate::run::output::BatchOutput;

/// The paper that puzzles are printed on: it knows how a board looks there, and how long a line may be.
pub trait Paper {
    /// Writes a board, with the legal moves of a game that goes on.
    fn write_board(&self, out: &mut dyn Write, record: &Record) -> io::Result<()>;

    fn write_sentence(&self, out: &mut dyn Write, sentence: &str) -> io::Result<()>;
}

pub struct PuzzlePrinter<'a> {
    /// `None` for JSON objects.
    pub paper: Option<&'a dyn Paper>,
    pub solutions: Solutions,
    /// The heading of the only puzzle; several have numbers.
    pub heading: Option<Text>,
    /// The number of puzzles that have been printed.
    pub printed: usize,
    /// The number of paragraphs that have been printed.
    pub paragraphs: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Solutions {
    /// They are printed.
    Shown,
    /// They are left out.
    Hidden,
}

impl PuzzlePrinter<'_> {
    pub fn print(
        &mut self,
        out: &mut BatchOutput,
        candidate: &PuzzleCandidate,
        puzzle: &Puzzle,
    ) -> Result<()> {
        let text = self.text(candidate, puzzle)?;
        out.print(&text)?;
        self.printed += 1;
        Ok(())
    }

    /// Returns the text of a puzzle that is the next one to be printed.
    pub fn text(&mut self, candidate: &PuzzleCandidate, puzzle: &Puzzle) -> Result<Vec<u8>> {
        let mut out = Vec::new();
        match self.paper {
            None => {
                let view = PuzzleView::of(candidate, puzzle);
                let view = match self.solutions {
                    Solutions::Shown => view.with_solution(puzzle),
                    Solutions::Hidden => view,
                };
                json::write_line(&mut out, &view)?;
            }
            Some(paper) => {
                separate(&mut out, &mut self.paragraphs)?;
                let heading = self.heading.clone();
                let heading = heading.unwrap_or_else(|| m::batch::puzzle(self.printed + 1));
                let task = puzzles::task(puzzle.mover(), puzzle.kind());
                paper
                    .write_sentence(&mut out, &m::batch::puzzle_task(heading, task).to_string())?;
                let sentence = candidate.source.sentence(candidate.plies);
                paper.write_sentence(&mut out, &text::printable(&sentence))?;
                let position = puzzle.position();
                paper.write_board(&mut out, &Game::from_position(*position).into())?;
                paper.write_sentence(&mut out, &plies::discs(position).to_string())?;
                let turn = plies::turn(position).to_string();
                paper.write_sentence(&mut out, &turn)?;
                let difficulty = puzzles::difficulty(puzzle.difficulty());
                paper.write_sentence(&mut out, &difficulty.to_string())?;
                if self.solutions == Solutions::Shown {
                    write_solution(&mut out, paper, puzzle)?;
                }
            }
        }
        Ok(out)
    }

    /// Prints a sentence, unless puzzles are printed as data.
    pub fn say(&mut self, out: &mut BatchOutput, sentence: &str) -> Result<()> {
        let Some(paper) = self.paper else { return Ok(()) };
        let mut text = Vec::new();
        separate(&mut text, &mut self.paragraphs)?;
        paper.write_sentence(&mut text, sentence)?;
        out.print(&text)
    }
}

/// Writes an empty line before each paragraph but the first.
fn separate(out: &mut impl Write, paragraphs: &mut usize) -> io::Result<()> {
    *paragraphs += 1;
    if *paragraphs > 1 { writeln!(out) } else { Ok(()) }
}

/// Writes the solution, and what the other moves do.
fn write_solution(out: &mut Vec<u8>, paper: &dyn Paper, puzzle: &Puzzle) -> Result<()> {
    paper.write_sentence(out, &puzzles::solution(puzzle).to_string())?;
    for answer in &puzzle.answers()[1..] {
        paper.write_sentence(out, &puzzles::refutation(answer, puzzle.solution()).to_string())?;
    }
    Ok(())
}
