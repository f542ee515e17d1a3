//! Jobs for the repertoires of the player: reading and making them, and adding to them.

use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;

use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_engine::{Limits, Stop};
use othello_games::explorer::{BaseGame, Filter, GameBase, Selection, are_othello};
use othello_games::repertoire::Repertoires;
use othello_games::repertoire::make::{ChosenMove, CountedGames, RepertoirePlan, make};
use othello_notation::Record;
use othello_session::{GameOrigin, Session};

use super::{Job, Order, Way};
use crate::base::OpenBase;
use crate::config;
use crate::files::StoreError;
use crate::move_values::values;
use crate::repertoire_files::{self, Addition, RepertoireFiles};
use crate::store::Storage;

/// The file that takes the place of the usual one of a colour.
pub type OwnFile = Option<(Color, PathBuf)>;

#[derive(Clone, Debug, PartialEq)]
pub struct ReadRepertoires(pub OwnFile);

/// Adds the last move of a game to the repertoire of a colour, and reads both.
#[derive(Clone, Debug, PartialEq)]
pub struct AddToRepertoire {
    pub own: OwnFile,
    pub color: Color,
    pub game: Box<Game>,
}

/// Reads the saved games in which the player has had a colour.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadOwnGames {
    pub color: Color,
    /// The names under which the player plays.
    pub me: Vec<String>,
}

/// Makes a repertoire of games and of the engine's values.
#[derive(Clone, Debug, PartialEq)]
pub struct MakeRepertoire {
    pub plan: RepertoirePlan,
    /// The moves with which it begins.
    pub line: Box<Game>,
    pub games: GamesToLearn,
    /// The threads that find values.
    pub threads: NonZero<usize>,
}

/// The games of which a repertoire is made.
#[derive(Clone, Debug, PartialEq)]
pub enum GamesToLearn {
    Of(OpenBase, Arc<Selection>),
    /// Those of the settings, and the saved ones.
    Usual(Filter),
}

/// Adds the lines of a record to the repertoire of a colour, and reads both.
#[derive(Clone, Debug, PartialEq)]
pub struct MergeRepertoire {
    pub own: OwnFile,
    pub color: Color,
    pub record: Box<Record>,
}

impl Job for ReadOwnGames {
    type Answer = Result<OpenBase, StoreError>;

    /// Without saved games there are none.
    const WAY: Way<Self> = Way::Kept(Order::InTurn, |job, home| {
        let of = |records: Vec<Record>| {
            let mut base = GameBase::default();
            for (number, record) in (1..).zip(&records) {
                let own = Session::resume(record.clone()).own(GameOrigin::PlayedHere, &job.me);
                if own.contains(job.color) && are_othello(record.game.rules()) {
                    add_record(&mut base, record, number);
                }
            }
            OpenBase::of(base)
        };
        Some(home.games().map_or_else(|| Ok(Vec::new()), Storage::records).map(of))
    });
}

fn add_record(base: &mut GameBase, record: &Record, number: usize) {
    let moves: Vec<_> = record.game.plies().iter().map(|ply| ply.square).collect();
    let names = ByColor::default();
    base.add(
        &BaseGame {
            start: record.game.start(),
            moves: &moves,
            names,
            event: None,
            year: None,
            forfeit: None,
            number,
        },
        0,
    );
}

impl Job for MakeRepertoire {
    /// The record, and the number of games in which its first moves were played; `None` if it has no move.
    type Answer = Option<(Box<Record>, usize)>;

    const WAY: Way<Self> = Way::Beside(|job, _| {
        let stop = Stop::new();
        let (base, selection) = match &job.games {
            GamesToLearn::Of(base, selection) => (base.clone(), Arc::clone(selection)),
            GamesToLearn::Usual(filter) => {
                let base = OpenBase::open(config::games::files(), &stop, |_| {});
                let selection = Selection::new(base.games(), filter, |_| true);
                (base, Arc::new(selection))
            }
        };
        let base = base.games();
        let reached = base.games_at(&job.line.position(), &selection).len();
        if reached == 0 {
            return None;
        }
        let values = values(Limits::depth(DEPTH), job.threads, |_, lines| lines, &stop);
        let games = CountedGames { base, selection: &selection };
        let name =
            |chosen: &ChosenMove| chosen.name.map_or_else(String::new, |name| format!("{name}."));
        let made = make(&job.plan, &job.line, games, &stop, values, name, |_, _, _| {});
        made.map(|record| (Box::new(record), reached))
    });
}

/// The plies that the engine looks ahead: a player waits for it.
const DEPTH: u32 = 8;

impl Job for MergeRepertoire {
    /// The number of positions that are new, and the repertoires.
    type Answer = Result<(usize, Arc<Repertoires>), StoreError>;

    const WAY: Way<Self> = Way::Kept(Order::InTurn, |job, home| {
        home.answers()?;
        let merge = || {
            let files = files(&job.own)?;
            let path = &files.0[job.color];
            let new = repertoire_files::merge(path, job.color, &job.record)?;
            Ok((new, Arc::new(files.read()?)))
        };
        Some(merge())
    });
}

impl Job for ReadRepertoires {
    type Answer = Result<Arc<Repertoires>, StoreError>;

    /// Without a store of answers there are none.
    const WAY: Way<Self> = Way::Kept(Order::InTurn, |job, home| {
        let has_any = home.answers().is_some();
        let read = || Ok(Arc::new(files(&job.0)?.read()?));
        Some(if has_any { read() } else { Ok(Arc::default()) })
    });
}

impl Job for AddToRepertoire {
    type Answer = Result<(Addition, Arc<Repertoires>), StoreError>;

    const WAY: Way<Self> = Way::Kept(Order::InTurn, |job, home| {
        home.answers()?;
        let add = || {
            let files = files(&job.own)?;
            let addition = repertoire_files::add(&files.0[job.color], job.color, &job.game)?;
            Ok((addition, Arc::new(files.read()?)))
        };
        Some(add())
    });
}

/// Returns the usual files, but for the one whose place another takes.
fn files(own: &OwnFile) -> Result<RepertoireFiles, StoreError> {
    let mut files = config::repertoires::files()?;
    if let Some((color, path)) = own {
        files.0[*color].clone_from(path);
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use othello_core::rules::Rules;
    use othello_games::repertoire::Repertoire;
    use othello_notation::transcript;

    use super::*;
    use crate::jobs::{Home, Kept};
    use crate::own_book::OpenBook;

    fn game(moves: &str) -> Game {
        let mut game = Game::new(Rules::OTHELLO);
        transcript::play(&mut game, moves).unwrap();
        game
    }

    fn made(games: &[&str], line: &str) -> Option<(Repertoire, usize)> {
        let mut base = GameBase::default();
        for (number, moves) in (1..).zip(games) {
            add_record(&mut base, &Record::from(game(moves)), number);
        }
        let selection = Arc::new(Selection::all(&base));
        let plan = RepertoirePlan {
            color: Color::Black,
            plies: 8,
            games: 1,
            share: 0.0,
            within: 2.0,
            rare_within: None,
        };
        let games = GamesToLearn::Of(OpenBase::of(base), selection);
        let threads = NonZero::new(2).unwrap();
        let job = MakeRepertoire { plan, line: Box::new(game(line)), games, threads };
        let mut book = OpenBook::default();
        let mut home = Home::new(Kept::Nothing, &mut book);
        let (record, count) = job.perform(&mut home, &mut |_| {})??;
        Some((Repertoire::of(Color::Black, &[*record]), count))
    }

    #[test]
    fn what_is_played_most_is_learnt_unless_it_loses() {
        // f7 loses six discs, however often it is played.
        let games = ["f5f6e6f4e3", "f5d6c3d3c4f4f6", "f5d6c3d3c4f4f6", "f5f6f7", "f5f6f7"];
        let (repertoire, count) = made(&games, "f5").unwrap();
        assert_eq!(count, 5);
        let answers = |moves: &str| {
            let moves = repertoire.moves(&game(moves).position());
            moves.iter().map(|known| known.square().name()).collect::<Vec<_>>()
        };
        assert_eq!(answers("f5d6"), ["c3"]);
        assert_eq!(answers("f5f6"), ["e6"]);
        assert_eq!(answers("f5f4"), [""; 0]);
        assert_eq!(made(&games, "f5f4"), None);
    }
}
