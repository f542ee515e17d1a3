//! The line mode: the same game for pipes, plain terminals and screen readers.

use std::io::{BufRead, IsTerminal, Write, stdin, stdout};

use anyhow::{Context, Result};
use othello::game::{Game, Ply};
use othello::notation::transcript;
use othello::session::Session;
use othello::words;

/// How a sitting in line mode ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Every line was understood, or somebody was there to see that one was not.
    Sound,
    /// A script had a line that was refused.
    Refused,
}

const HELP: &str = "\
Type a move, such as d3, or several: f5d6c3. Or one of these words:
  undo   take back the last move      redo   play it again
  moves  the legal moves              board  the board, drawn
  new    a new game                   quit   leave";

/// Plays a game with the lines of standard input until they end.
pub fn run(session: &Session) -> Result<Verdict> {
    let input = stdin().lock();
    let is_watched = input.is_terminal();
    let out = stdout().lock();
    let drawing = if out.is_terminal() { Drawing::AfterEachMove } else { Drawing::WhenAsked };
    let mut plain = Plain { game: session.game().clone(), out, drawing };
    plain.say(&words::turn(&plain.game.position()))?;
    let mut verdict = Verdict::Sound;
    for line in Lines(input) {
        let line = line.context("cannot read standard input")?;
        match plain.obey(&line)? {
            Answer::Done => {}
            Answer::Quit => break,
            Answer::Refused(reason) => {
                eprintln!("othello: {reason}");
                if !is_watched {
                    verdict = Verdict::Refused;
                }
            }
        }
    }
    plain.close()?;
    Ok(verdict)
}

/// When the board is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawing {
    AfterEachMove,
    WhenAsked,
}

enum Answer {
    Done,
    Quit,
    Refused(String),
}

struct Plain<W> {
    game: Game,
    out: W,
    drawing: Drawing,
}

impl<W: Write> Plain<W> {
    fn obey(&mut self, line: &str) -> Result<Answer> {
        let line = line.trim();
        match line.to_ascii_lowercase().as_str() {
            "" => return Ok(Answer::Done),
            "quit" | "exit" | "q" => return Ok(Answer::Quit),
            "help" | "?" => self.say(HELP)?,
            "board" => self.draw()?,
            "moves" => self.say(&words::turn(&self.game.position()))?,
            "new" => {
                self.game = Game::new(self.game.rules());
                self.say(&format!("A new game. {}", words::turn(&self.game.position())))?;
            }
            "undo" => match self.game.undo() {
                Some(ply) => self.step("Taken back", &ply)?,
                None => return Ok(Answer::Refused("there is no move to take back".into())),
            },
            "redo" => match self.game.redo() {
                Some(ply) => self.step("Played again", &ply)?,
                None => return Ok(Answer::Refused("there is no move to play again".into())),
            },
            _ => return self.play(line),
        }
        Ok(Answer::Done)
    }

    /// Plays all moves of a line, or none.
    fn play(&mut self, line: &str) -> Result<Answer> {
        let before = self.game.plies().len();
        if let Err(fault) = transcript::play(&mut self.game, line) {
            let reason =
                if fault.number == 1 { fault.fault.to_string() } else { fault.to_string() };
            return Ok(Answer::Refused(reason));
        }
        let sentences: Vec<_> = self.game.plies()[before..].iter().map(words::ply).collect();
        self.say(&format!("{} {}", sentences.join("\n"), words::turn(&self.game.position())))?;
        self.draw_if_watched()?;
        Ok(Answer::Done)
    }

    fn step(&mut self, what: &str, ply: &Ply) -> Result<()> {
        let turn = words::turn(&self.game.position());
        self.say(&format!("{what}: {} {}. {turn}", ply.player, ply.square))?;
        self.draw_if_watched()
    }

    fn draw_if_watched(&mut self) -> Result<()> {
        match self.drawing {
            Drawing::AfterEachMove => self.draw(),
            Drawing::WhenAsked => Ok(()),
        }
    }

    fn draw(&mut self) -> Result<()> {
        let position = self.game.position();
        write!(self.out, "{}", words::drawing(position.board()))?;
        self.say(&words::discs(&position))
    }

    /// Says how far the game came, and gives its transcript.
    fn close(&mut self) -> Result<()> {
        let position = self.game.position();
        match words::ending(&position) {
            Some(ending) => self.say(&ending)?,
            None => self.say(&format!("Not finished. {}", words::discs(&position)))?,
        }
        self.say(&transcript::write(self.game.plies()))
    }

    fn say(&mut self, text: &str) -> Result<()> {
        writeln!(self.out, "{text}").context("cannot write to standard output")
    }
}

/// The lines of an input, whatever bytes are in them.
struct Lines<R>(R);

impl<R: BufRead> Iterator for Lines<R> {
    type Item = std::io::Result<String>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut line = Vec::new();
        match self.0.read_until(b'\n', &mut line) {
            Ok(0) => None,
            Ok(_) => Some(Ok(String::from_utf8_lossy(&line).into_owned())),
            Err(error) => Some(Err(error)),
        }
    }
}
