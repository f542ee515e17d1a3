//! The file that the games of a contest are written to.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use othello_core::board::ByColor;
use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_engine::computer::Computer;
use othello_home::disk::files;
use othello_notation::date::Date;
use othello_notation::{Format, PlayerName, Record};
use othello_words::i18n::{self, m};

/// The file that the games of a contest are written to, as they are finished.
pub struct SavedContest {
    path: PathBuf,
    file: File,
    format: Format,
    players: [Option<PlayerName>; 2],
    date: Option<Date>,
    games: usize,
}

impl SavedContest {
    /// Makes the file, which must not exist yet.
    ///
    /// # Errors
    /// When the extension is no format, when the format cannot hold such games, and when the file
    /// cannot be made.
    pub fn create(
        path: &Path,
        players: [&Computer; 2],
        rules: Rules,
        date: Option<Date>,
    ) -> Result<Self> {
        let name = path.display();
        let format = format_of(path)?;
        format.write(&Record::from(Game::new(rules))).with_context(|| format!("{name}"))?;
        let open = || OpenOptions::new().write(true).create_new(true).open(path);
        let file = files::check_names(path).and_then(|()| open());
        let file = file.with_context(|| m::faults::cannot_write(name.to_string()))?;
        let players = players.map(|player| PlayerName::cleaned(&player.to_string()));
        Ok(Self { path: path.into(), file, format, players, date, games: 0 })
    }

    /// Writes the games of a pair; the first player has Black in the first one.
    pub fn add(&mut self, pair: usize, games: Vec<Game>) -> Result<()> {
        for (number, game) in (1..).zip(games) {
            let [first, second] = self.players.clone();
            let names = match number {
                1 => ByColor { black: first, white: second },
                _ => ByColor { black: second, white: first },
            };
            let mut record = Record { names, date: self.date, ..Record::from(game) };
            let round = format!("{}.{number}", pair + 1);
            record.tags.insert("Round", round).expect("PGN has such a tag");
            let separator = if self.games == 0 { "" } else { self.format.separator() };
            let text = self.format.write(&record);
            let text = text.with_context(|| format!("{}", self.path.display()))?;
            let written = self.file.write_all(format!("{separator}{text}").as_bytes());
            written.with_context(|| m::faults::cannot_write(self.path.display().to_string()))?;
            self.games += 1;
        }
        Ok(())
    }
}

/// Returns the format that the extension of a file stands for.
fn format_of(path: &Path) -> Result<Format> {
    const FORMATS: [(&str, Format); 4] = [
        ("pgn", Format::Pgn),
        ("sgf", Format::Sgf),
        ("ggf", Format::Ggf),
        ("txt", Format::Transcript),
    ];
    let extension = path.extension().unwrap_or_default();
    let found = FORMATS.iter().find(|(name, _)| extension.eq_ignore_ascii_case(name));
    let Some(&(_, format)) = found else {
        let names = i18n::list(FORMATS.map(|(name, _)| name));
        bail!("{}: {}", path.display(), m::batch::extensions(names))
    };
    Ok(format)
}
