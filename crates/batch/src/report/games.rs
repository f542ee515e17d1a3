//! The games that a report is asked for, those evaluated that lack values.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use othello_core::board::{ByColor, Color};
use othello_core::rules::Rules;
use othello_engine::review::{self, Review, ReviewedPly};
use othello_engine::{Limits, Stop};
use othello_games::explorer::{Filter, Programs, Selection, are_othello};
use othello_games::repertoire::Repertoires;
use othello_games::report::{self, ReportedPlayers};
use othello_home::base::{BaseFiles, OpenBase, Owner};
use othello_home::config;
use othello_notation::Record;
use othello_notation::reader::Found;
use othello_session::{GameOrigin, Own, Session};
use othello_words::i18n::{self, m};

use super::options::ReportArgs;
use crate::options::rules::usage;
use crate::run::diagnostic::print_error;
use crate::run::input::Input;
use crate::run::options::Shard;
use crate::run::threads::{Feeder, Promise};

/// The games that a report is asked for.
pub struct ReportRequest {
    pub args: ReportArgs,
    pub subject: ReportedPlayers,
    filter: Filter,
    /// The names under which the player plays.
    me: Vec<String>,
    repertoires: Repertoires,
    /// The games with which the player's own are compared.
    base: Option<(OpenBase, Selection)>,
}

impl ReportRequest {
    /// Finds what is asked for, and the files: the saved games of the player if nothing is named.
    pub fn of(args: ReportArgs) -> Result<(Self, Vec<PathBuf>)> {
        let (player, paths) = args.words();
        if player.is_some() && args.games.player.is_some() {
            return Err(usage(&m::batch::two_players().to_string()).into());
        }
        let mut filter = args.games.filter();
        filter.player = filter.player.or(player);
        filter.color = args.color.map(Color::from);
        if filter.color.is_some() && filter.player.is_none() {
            return Err(usage(&m::batch::needs_player("--color").to_string()).into());
        }
        if args.games.lack_player() && filter.player.is_none() {
            return Err(usage(
                &m::batch::needs_player(i18n::disjunction(["--result won", "--result lost"]))
                    .to_string(),
            )
            .into());
        }
        let is_own = paths.is_empty() && filter.player.is_none() && filter.event.is_none();
        let mut files = if is_own { config::games::files() } else { config::games::named(&paths)? };
        let mut base = None;
        if is_own {
            files.faults.iter().for_each(|fault| print_error(fault));
            // One's opponents are programs often enough.
            filter.programs = Programs::Included;
            let others = BaseFiles {
                files: files
                    .files
                    .iter()
                    .filter(|file| file.owner == Owner::Others)
                    .cloned()
                    .collect(),
                faults: Vec::new(),
            };
            files.files.retain(|file| file.owner == Owner::Own);
            if files.files.is_empty() {
                bail!(m::batch::no_own_games());
            }
            base = (!others.files.is_empty()).then(|| {
                let base = OpenBase::open(others, &Stop::new(), |_| {});
                let selection = Selection::all(base.games());
                (base, selection)
            });
        } else if let Some(fault) = files.faults.first() {
            bail!("{fault}");
        }
        let subject = match &filter.player {
            Some(player) => ReportedPlayers::Player(player.clone()),
            None if is_own => ReportedPlayers::Own,
            None => ReportedPlayers::Everybody,
        };
        // A repertoire is the player's own, and says nothing about others.
        let repertoires = match subject {
            ReportedPlayers::Own => config::repertoires::files()?.read()?,
            ReportedPlayers::Player(_) | ReportedPlayers::Everybody => Repertoires::default(),
        };
        let files = files.files.into_iter().map(|file| file.path).collect();
        let me = config::file::find().config.me;
        Ok((Self { args, subject, filter, me, repertoires, base }, files))
    }

    /// Returns the search for values that are missing; `None` if none is asked for.
    fn missing_values(&self, rules: Rules) -> Option<MissingValues> {
        let limits = self.args.limits;
        let is_limited = limits.depth.is_some() || limits.time.is_some();
        let to = || MissingValues::To(limits.limits(review::usual_limits(rules)));
        let within = self.args.seconds.map(MissingValues::Within);
        within.or_else(|| is_limited.then(to))
    }

    fn sides(&self, session: &Session, names: ByColor<Option<&str>>) -> Own {
        match self.subject {
            ReportedPlayers::Own => session.own(GameOrigin::PlayedHere, &self.me),
            ReportedPlayers::Player(_) => {
                let sides: Vec<_> = self.filter.players(names).collect();
                Own::from_fn(|color| sides.contains(&color))
            }
            ReportedPlayers::Everybody => Own::Both,
        }
    }
}

/// The search for the values that a game lacks.
#[derive(Clone, Copy)]
enum MissingValues {
    Within(Duration),
    To(Limits),
}

/// A game whose values may still be worked out.
pub struct PendingGame {
    pub record: Record,
    pub review: Review,
    pub search: Option<Promise<Review>>,
    pub sides: Own,
    pub left_repertoire: ByColor<Option<usize>>,
    pub left_known: Option<usize>,
    /// The share of the input that was read with it.
    pub share: Option<f64>,
}

/// A game, or `None` for one by other rules.
type Game = Option<Box<PendingGame>>;

/// Puts each game into the stream that is asked for.
pub fn feed(
    request: &ReportRequest,
    input: &Input,
    stop: &Stop,
    feeder: &Feeder<Game>,
) -> Result<()> {
    input.feed(feeder, Shard::WHOLE, |_, Found { mut record, .. }, share| {
        record.set_contradicted_evaluations_aside();
        let rules = record.game.rules();
        let session = Session::resume(record);
        let (record, review) = (session.record(), session.review());
        if !request.filter.asks_for(&record) {
            return Ok(());
        }
        let names = ByColor::from_fn(|color| record.name(color));
        let sides = request.sides(&session, names);
        if sides == Own::Nobody {
            return Ok(());
        }
        if !are_othello(rules) {
            return feeder.push(None);
        }
        let game = session.game();
        let missing = request.missing_values(rules).filter(|_| !review.is_complete(game));
        let search = missing.map(|missing| search(feeder, &session, missing, stop)).transpose()?;
        let left_repertoire = ByColor::from_fn(|color| {
            request.repertoires[color].as_ref().and_then(|it| report::left_repertoire(it, game))
        });
        let base = request.base.as_ref();
        let left_known =
            base.and_then(|(base, selection)| report::left_known(base.games(), selection, game));
        feeder.push(Some(Box::new(PendingGame {
            record,
            review,
            search,
            sides,
            left_repertoire,
            left_known,
            share,
        })))
    })
}

/// Has the values worked out that are missing.
fn search(
    feeder: &Feeder<Game>,
    session: &Session,
    missing: MissingValues,
    stop: &Stop,
) -> Result<Promise<Review>> {
    let (game, review, stop) = (session.game().clone(), session.review(), stop.clone());
    feeder.search(move |engine| {
        // The values of a game are the same whatever games came before.
        engine.clear();
        let progress = |_: &ReviewedPly| ControlFlow::Continue(());
        match missing {
            MissingValues::Within(time) => {
                let found = review::review_within(engine, &game, time, &stop, progress);
                let ply = |index| {
                    let kept = review.ply(index).filter(|ply| !ply.is_stated());
                    kept.or_else(|| found.ply(index)).cloned()
                };
                let plies = (review.given..game.plies().len()).filter_map(ply).collect();
                Review { plies, ..review }
            }
            MissingValues::To(limits) => {
                review::go_on_with_review(engine, &game, review, &limits, &stop, progress)
            }
        }
    })
}
