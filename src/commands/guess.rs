//! `othello guess`: the moves of a game are guessed.

use anyhow::{Result, bail};
use othello_batch::run::progress::Progress;
use othello_core::board::Color;
use othello_engine::Stop;
use othello_engine::random::Random;
use othello_games::explorer::Selection;
use othello_home::base::{OpenBase, ReadingProgress};
use othello_home::config;
use othello_home::input;
use othello_home::process::exit_status::ExitStatus;
use othello_words::explorer;
use othello_words::i18n::m;

use super::launch::{First, FirstGame, Launch, random_seed};
use crate::cli::GuessArgs;

/// Chooses a game by chance among those that are asked for, and opens it in place of the current one, which is
/// kept.
pub fn run(args: &GuessArgs) -> Result<ExitStatus> {
    let filter = args.games.filter();
    let mut files = config::games::named(&args.files)?;
    for file in &mut files.files {
        file.encoding = args.encoding.encoding;
    }
    let progress = Progress::at_terminal();
    let reading = |course: ReadingProgress| progress.show(&course.said().to_string());
    let base = OpenBase::open(files, &Stop::new(), reading);
    progress.clear();
    let games = base.games();
    let selection = Selection::new(games, &filter, |_| true);
    let chosen: Vec<usize> = (0..games.len()).filter(|index| selection.has(*index)).collect();
    if chosen.is_empty() {
        match base.faults() {
            (Some(fault), _) if games.is_empty() => bail!("{fault}"),
            _ => bail!(m::batch::no_such_game(explorer::games(games.len() as u64))),
        }
    }
    let seed = args.seed.unwrap_or_else(random_seed);
    let listed = games.listed(chosen[Random::new(seed).below(chosen.len())]);
    let path = base.path(listed.source).expect("a game has a file");
    let game = input::numbered(path, listed.number)?;
    let of = match filter.players(listed.names).collect::<Vec<_>>()[..] {
        [color] if args.side.is_none() => Some(color),
        [..] => args.side.map(Color::from),
    };
    let first = First::Guess { of, from: args.from.map(usize::from) };
    Launch { game: FirstGame::Opened(game), first, look: &args.look }.run()
}
