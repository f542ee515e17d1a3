//! `othello convert`: writes games of any format in another one.

mod base_folder;

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write, stdout};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use othello_home::input::prefix;
use othello_home::process::exit_status::ExitStatus;
use othello_home::said;
use othello_home::store::SavedGames;
use othello_home::time::local_time::today;
use othello_notation::base_writer::BaseWriter;
use othello_notation::date::Date;
use othello_notation::error::{Location, ReadError, Warning, WriteError};
use othello_notation::loss::{Loss, losses};
use othello_notation::reader::Found;
use othello_notation::{Format, Skipped};
use othello_words::faults::Said;
use othello_words::i18n::m;
use othello_words::text::printable;

use crate::options::encoding::EncodingArgs;
use crate::options::rules::{StartArgs, usage};
use crate::run::Batch;
use crate::run::diagnostic::Diagnostic;
use crate::run::input::{BatchEntry, Input};
use base_folder::BaseFolder;

/// Returns a parser of the formats that can be written, which says what each keeps of a game.
fn any_format() -> impl TypedValueParser<Value = Format> {
    let values = Format::ALL.map(|format| PossibleValue::new(format.name()).help(format.keeps()));
    PossibleValuesParser::new(values).try_map(|name| name.parse::<Format>())
}

#[derive(Args)]
pub struct ConvertArgs {
    #[arg(long, value_name = "FORMAT", value_parser = any_format())]
    pub to: Format,
    #[arg(long, value_name = "FOLDER", required_if_eq("to", "wthor"))]
    pub output: Option<PathBuf>,
    #[arg(long, value_name = "EVENT", num_args = 0..=1, conflicts_with = "files")]
    pub saved: Option<Option<String>>,
    #[arg(long, value_name = "DATE", requires = "saved", conflicts_with = "files")]
    pub date: Option<Date>,
    #[arg(long)]
    pub strict: bool,
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub encoding: EncodingArgs,
    #[command(flatten)]
    pub start: StartArgs,
}

/// Writes each game that can be read. Errors go to standard error; the other games are still
/// written.
pub fn run(args: &ConvertArgs) -> Result<ExitStatus> {
    let is_base = args.to == Format::Wthor;
    if args.output.is_some() && !is_base {
        return Err(usage(&m::batch::only_wthor().to_string()).into());
    }
    let folder = args.output.as_deref().map(BaseFolder::open).transpose()?;
    let base = folder.as_ref().map(|folder| BaseWriter::new(folder.names.clone()));
    let mut convert = Convert {
        batch: Batch::start()?,
        base,
        to: args.to,
        written: 0,
        lost: BTreeMap::new(),
        is_contradicted: false,
        wide: None,
    };
    if let Some(event) = &args.saved {
        convert.take_saved(event.as_deref(), args.date)?;
    } else {
        let input = Input::of(&args.files, args.encoding.encoding, args.start.start()?);
        let comment_lines = input.each(|name, entry| match entry {
            BatchEntry::Game(game) => convert.take(name, game),
            BatchEntry::Note(note) => convert.batch.say(&note),
        })?;
        if comment_lines > 0 {
            convert.lost.entry(Loss::Comments).or_default().items += comment_lines;
        }
    }
    convert.end_wide(Ending::File)?;
    convert.batch.out.flush()?;
    if let (Some(folder), Some(base)) = (&folder, &convert.base) {
        folder.write(base, today().with_context(m::faults::no_date)?)?;
    }
    convert.report_losses()?;
    if args.strict && (convert.is_contradicted || !convert.lost.is_empty()) {
        convert.batch.fail();
    }
    convert.batch.end(Ok(()))
}

struct Convert {
    batch: Batch,
    /// The base that is written in place of a text.
    base: Option<BaseWriter>,
    to: Format,
    written: usize,
    /// The parts that the format does not keep.
    lost: BTreeMap<Loss, Lost>,
    /// `true` if a file gave a game another end than it has, had another game in it, or text that cannot
    /// be read.
    is_contradicted: bool,
    /// The first game, if its bytes are UTF-16: no other encoding can follow them.
    wide: Option<(Box<Found>, Vec<u8>)>,
}

/// The text behind a game that is held back.
#[derive(Clone, Copy)]
enum Ending {
    File,
    AnotherGame,
}

/// The numbers of the parts of a kind that have been lost, and of the games that had them.
#[derive(Clone, Copy, Default)]
struct Lost {
    games: usize,
    items: usize,
}

impl Convert {
    fn take(&mut self, name: &str, game: Result<Found, ReadError>) -> Result<()> {
        self.batch.say_of(name, &game)?;
        let Ok(found) = game else {
            self.is_contradicted = true;
            return Ok(());
        };
        let is_refused = |warning: &Warning| {
            warning.is_disagreement() || matches!(warning, Warning::Unreadable { .. })
        };
        self.is_contradicted |= found.warnings.iter().any(is_refused);
        if self.base.is_some() {
            return self.add_to_base(name, &found);
        }
        self.end_wide(Ending::AnotherGame)?;
        match self.to.unchanged_bytes(&found.record) {
            Some(bytes) if bytes.contains(&0) && self.written > 0 => self.take_text(name, &found),
            Some(bytes) if bytes.contains(&0) => {
                self.wide = Some((Box::new(found), bytes));
                self.written += 1;
                Ok(())
            }
            Some(bytes) => self.take_bytes(&found, &bytes),
            None => self.take_text(name, &found),
        }
    }

    /// Takes the saved games, or those of an event and a date.
    fn take_saved(&mut self, event: Option<&str>, date: Option<Date>) -> Result<()> {
        let mut saved = SavedGames::open()?;
        for index in 0..saved.list().len() {
            let name = m::batch::saved_game(index + 1).to_string();
            let record = match saved.load(index) {
                Ok(loaded) => loaded.record,
                Err(error) => {
                    let why = format!("{name}: {}", said::in_words(&error));
                    self.batch.say(&Diagnostic::error(why))?;
                    continue;
                }
            };
            let is_wanted = event.is_none_or(|part| {
                let event = record.tags.get("Event").unwrap_or_default().to_lowercase();
                event.contains(&part.to_lowercase())
            });
            let is_then = |date: Date| record.date.is_some_and(|day| date.includes(day));
            if is_wanted && date.is_none_or(is_then) {
                let found = Found {
                    at: Location::Game(1),
                    record: *record,
                    warnings: Vec::new(),
                    skipped: Skipped::default(),
                };
                self.take(&name, Ok(found))?;
            }
        }
        Ok(())
    }

    fn add_to_base(&mut self, name: &str, found: &Found) -> Result<()> {
        let Some(base) = &mut self.base else { return Ok(()) };
        match base.add(&found.record) {
            Ok(lost) => {
                self.written += 1;
                for (loss, items) in lost {
                    self.lose(loss, items);
                }
                Ok(())
            }
            Err(error) => self.fail(name, found, &error),
        }
    }

    fn fail(&mut self, name: &str, found: &Found, error: &WriteError) -> Result<()> {
        self.batch.say(&Diagnostic::error(format!("{}{}", prefix(name, found.at), error.said())))
    }

    /// Writes the game that was held back: with its own bytes, or as text before others.
    fn end_wide(&mut self, ending: Ending) -> Result<()> {
        let Some((found, bytes)) = self.wide.take() else { return Ok(()) };
        self.written -= 1;
        match ending {
            Ending::File => self.take_bytes(&found, &bytes),
            Ending::AnotherGame => self.take_text("", &found),
        }
    }

    /// Writes a game that has not been changed with the bytes of its file.
    fn take_bytes(&mut self, found: &Found, bytes: &[u8]) -> Result<()> {
        self.lose(Loss::Comments, found.skipped.lines_before);
        self.write(bytes)
    }

    fn take_text(&mut self, name: &str, found: &Found) -> Result<()> {
        match self.to.write(&found.record) {
            Ok(text) => {
                for (loss, items) in losses(self.to, &found.record, found.skipped, &text) {
                    self.lose(loss, items);
                }
                self.write(text.as_bytes())
            }
            Err(error) => self.fail(name, found, &error),
        }
    }

    fn lose(&mut self, part: Loss, items: usize) {
        if items > 0 {
            let lost = self.lost.entry(part).or_default();
            lost.games += 1;
            lost.items += items;
        }
    }

    fn report_losses(&mut self) -> Result<()> {
        for (loss, Lost { games, items }) in &self.lost {
            let (parts, format) = (loss.said(), self.to.to_string());
            let kept = if items == games {
                m::batch::not_kept(parts, format)
            } else {
                m::batch::not_kept_in_all(parts, format, *items)
            };
            let kept = if *games == 0 { kept } else { m::batch::of_games(*games, kept) };
            let kept = kept.to_string();
            self.batch.say(&Diagnostic::note(kept))?;
        }
        Ok(())
    }

    /// Writes a game; an empty line separates games of several lines.
    fn write(&mut self, text: &[u8]) -> Result<()> {
        if self.written > 0 {
            self.batch.out.write_all(self.to.separator().as_bytes())?;
        }
        self.written += 1;
        if stdout().is_terminal() {
            // A terminal acts on what stands in names and comments.
            let text = String::from_utf8_lossy(text);
            let lines: Vec<_> = text.split('\n').map(printable).collect();
            return Ok(self.batch.out.write_all(lines.join("\n").as_bytes())?);
        }
        Ok(self.batch.out.write_all(text)?)
    }
}
