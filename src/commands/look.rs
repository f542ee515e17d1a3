//! The look of a board among the lines that a command prints: as on the screen, or in letters.

use std::io::{self, Write};

use crate::appearance;
use crate::cli::{LookArgs, StyleArgs};
use crate::screen::printed;
use crate::screen::settings::Settings;
use othello_batch::puzzles::printer::Paper;
use othello_core::square::Bitboard;
use othello_home::config;
use othello_home::config::file::ConfigReading;
use othello_notation::Record;
use othello_words::plain;
use othello_words::text;

pub enum BoardLook {
    Plain,
    Drawn(Settings),
}

impl BoardLook {
    /// Returns the look for standard output, by the options and the settings.
    pub fn of_output(style: StyleArgs) -> Self {
        let ConfigReading { config, .. } = config::file::find();
        match appearance::printed_theme(style, &config) {
            Some(_) => {
                let look = LookArgs { style, ..LookArgs::default() };
                Self::Drawn(appearance::settings(&look, &config))
            }
            None => Self::Plain,
        }
    }
}

impl Paper for BoardLook {
    fn write_board(&self, out: &mut dyn Write, record: &Record) -> io::Result<()> {
        let position = record.game.position();
        let is_over = record.result().is_some();
        let legal = if is_over { Bitboard::EMPTY } else { position.legal_moves() };
        match self {
            Self::Drawn(settings) => {
                write!(out, "{}", printed::board(record, *settings, appearance::columns()))
            }
            Self::Plain => write!(out, "{}", plain::draw(position.board(), legal)),
        }
    }

    fn write_sentence(&self, out: &mut dyn Write, sentence: &str) -> io::Result<()> {
        match self {
            Self::Drawn(_) => text::wrap(sentence, appearance::columns())
                .iter()
                .try_for_each(|line| writeln!(out, "{line}")),
            Self::Plain => writeln!(out, "{sentence}"),
        }
    }
}
