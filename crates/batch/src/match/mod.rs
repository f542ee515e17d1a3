//! `othello match`: plays games between two engines, and prints their score.

pub mod options;
mod result;
mod runner;
mod saved;

use std::collections::BTreeMap;
use std::io::stdout;
use std::iter;
use std::path::Path;
use std::sync::mpsc::Receiver;

use anyhow::{Error, Result, bail};

use crate::options::rules::{opening_under, usage};
use crate::run::input::{BatchEntry, Input};
use othello_core::balanced::BalancedOpening;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_engine::Stop;
use othello_engine::computer::Means;
use othello_engine::contest::{ContestError, ContestTally, Decision, Openings, Sprt};
use othello_engine::random::Random;
use othello_home::input::{message, prefix};
use othello_home::process::exit_status::ExitStatus;
use othello_home::process::interrupt::Interrupt;
use othello_home::time::local_time::today;
use othello_notation::encoding::Encoding;
use othello_notation::error::{ReadError, ReadErrorKind};
use othello_session::OpeningChoice;
use othello_words::i18n::m;

use options::{ContestArgs, MatchArgs};
use result::{End, MatchOutcome, MatchProgress};
use runner::{Contest, Played};
use saved::SavedContest;

/// Plays the games and prints the score, also that of a contest that was cut short.
pub fn run(args: &MatchArgs) -> Result<ExitStatus> {
    let rules = args.rules.rules()?;
    let args = &args.contest;
    let players = [&args.first, &args.second];
    if let Some(player) = players.into_iter().find(|player| !player.supports(rules)) {
        return Err(usage(
            &m::batch::only_standard(player.to_string(), rules.to_string()).to_string(),
        )
        .into());
    }
    let sprt = sprt(args)?;
    let openings = openings(args, rules)?;
    let most_pairs = most_pairs(args, &openings);
    let saved = args.save.as_deref();
    let saved = saved.map(|path| SavedContest::create(path, players, rules, today()));
    let interrupt = Interrupt::catch()?;
    let mut score = Score {
        saved: saved.transpose()?,
        sprt,
        most_games: 2 * most_pairs,
        tally: ContestTally::default(),
        progress: MatchProgress::start(),
        error: None,
    };
    let means = Means {
        table_bytes: args.hash.map(|mebibytes| mebibytes << 20),
        time_limit: args.timeout,
        seed: args.seed,
    };
    let contest = Contest { players, means, threads: args.threads };
    interrupt.computing(|stop| {
        contest.play(openings.take(most_pairs), stop, |played| score.take_all(played, stop));
    });
    let end = score.end(&interrupt);
    score.progress.end(&score.tally);
    let Score { most_games, tally, .. } = &score;
    let (seed, tally) = (args.seed, tally);
    let outcome = MatchOutcome { players, rules, seed, most_games: *most_games, tally, sprt, end };
    let out = stdout().lock();
    if args.json { outcome.write_json(out) } else { outcome.write(out) }?;
    match (score.error, end) {
        (Some(error), _) => Err(error),
        (None, End::Interrupted) => Ok(interrupt.status().unwrap_or(ExitStatus::Interrupted)),
        (None, End::Complete | End::Decided | End::Failed) => Ok(ExitStatus::Success),
    }
}

fn sprt(args: &ContestArgs) -> Result<Option<Sprt>> {
    match args.sprt.as_deref() {
        None => Ok(None),
        Some(&[lower, higher]) if lower < higher => Ok(Some(Sprt::new(lower, higher))),
        Some(_) => Err(usage(&m::batch::sprt_bounds().to_string()).into()),
    }
}

/// The openings of the games: from a file, balanced ones, or ones made by chance without end.
fn openings(args: &ContestArgs, rules: Rules) -> Result<Box<dyn Iterator<Item = Game> + Send>> {
    if let Some(path) = &args.openings {
        return Ok(Box::new(read_openings(path, args.encoding.encoding, rules)?.into_iter()));
    }
    Ok(match opening_under(args.balanced, rules)? {
        OpeningChoice::Free => Box::new(Openings::new(rules, args.seed)),
        OpeningChoice::Balanced(opening) => Box::new(iter::once(opening.game())),
        OpeningChoice::AnyBalanced => {
            let mut random = Random::new(args.seed);
            let numbers = 1..=BalancedOpening::COUNT;
            let mut all: Vec<_> = numbers.filter_map(BalancedOpening::new).collect();
            all.sort_by_cached_key(|opening| (!opening.is_most_even(), random.next()));
            Box::new(all.into_iter().map(BalancedOpening::game))
        }
    })
}

fn read_openings(path: &Path, encoding: Option<Encoding>, rules: Rules) -> Result<Vec<Game>> {
    let mut openings = Vec::new();
    let input = Input::of(&[path.into()], encoding, Position::start(rules));
    input.each(|name, entry| {
        let found = match entry {
            BatchEntry::Game(Ok(found)) => found,
            BatchEntry::Game(Err(ReadError { kind: ReadErrorKind::NoGame, .. })) => return Ok(()),
            BatchEntry::Game(Err(error)) => bail!(message(name, &error)),
            BatchEntry::Note(note) => {
                note.say(&mut ExitStatus::Success);
                return Ok(());
            }
        };
        let game = found.record.game;
        let at = prefix(name, found.at);
        if game.rules() != rules {
            bail!(
                "{at}{}",
                m::batch::opening_of_rules(rules.to_string(), game.rules().to_string())
            );
        }
        if game.position().to_move().is_none() {
            bail!("{at}{}", m::batch::finished_opening());
        }
        openings.push(game);
        Ok(())
    })?;
    if openings.is_empty() {
        bail!("{}: {}", path.display(), m::batch::no_opening());
    }
    Ok(openings)
}

/// Returns the largest number of openings to be played.
fn most_pairs(args: &ContestArgs, openings: &impl Iterator<Item = Game>) -> usize {
    const USUAL: usize = 100;
    const USUAL_WITH_TEST: usize = 20_000;
    let usual = if args.sprt.is_some() { USUAL_WITH_TEST } else { USUAL };
    let in_file = openings.size_hint().1.unwrap_or(usize::MAX);
    let games = match (args.games, &args.openings) {
        (Some(games), _) => games,
        (None, Some(_)) => usize::MAX,
        (None, None) => usual,
    };
    (games / 2).min(in_file)
}

/// The score of a contest, and what is done with each pair of games.
struct Score {
    saved: Option<SavedContest>,
    sprt: Option<Sprt>,
    most_games: usize,
    tally: ContestTally,
    progress: MatchProgress,
    /// The reason why the contest cannot go on.
    error: Option<Error>,
}

impl Score {
    /// Takes the games in the order of their openings, so that the score and the moment of a
    /// decision do not depend on the threads.
    fn take_all(&mut self, played: &Receiver<Played>, stop: &Stop) {
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        for pair in played {
            waiting.insert(pair.number, pair);
            while !self.is_decided()
                && let Some(pair) = waiting.remove(&next)
            {
                self.take(pair);
                next += 1;
            }
            if self.is_decided() || self.error.is_some() {
                stop.request();
            }
        }
        if !self.is_decided() {
            for pair in waiting.into_values() {
                self.take(pair);
            }
        }
    }

    fn take(&mut self, pair: Played) {
        if let Some(saved) = &mut self.saved
            && let Err(error) = saved.add(pair.number, pair.games)
        {
            self.error.get_or_insert(error);
            self.saved = None;
        }
        match pair.result {
            Ok(pair) => self.tally.add(pair),
            Err(ContestError::Stopped) => {}
            Err(error) => _ = self.error.get_or_insert(error.into()),
        }
        self.progress.show(&self.tally, self.most_games);
    }

    fn is_decided(&self) -> bool {
        let decision = self.sprt.map(|sprt| sprt.decision(&self.tally));
        decision.is_some_and(|decision| decision != Decision::Undecided)
    }

    fn end(&self, interrupt: &Interrupt) -> End {
        if self.error.is_some() {
            End::Failed
        } else if self.is_decided() {
            End::Decided
        } else if interrupt.status().is_some() {
            End::Interrupted
        } else {
            End::Complete
        }
    }
}
