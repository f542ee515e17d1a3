//! The repertoire: the openings that the player wants to play, the positions of it that are asked, and
//! where a game has left it.
//!
//! Its files are read anew for each purpose: another program may have changed them.

pub mod keys;
pub mod lines;
pub mod notice;
pub mod says;
pub mod words;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;

use othello_core::board::Color;
use othello_core::square::Square;
use othello_engine::analysis::ReviewedPly;
use othello_explorer::are_othello;

use crate::app::action::{Action, RepertoireAction, TrainingAction};
use crate::app::event::{Effect, Event, ExplorerEvent, RepertoireEvent};
use crate::app::refusal::{Refusal, RepertoireRefusal};
use crate::app::state::State;
use crate::repertoire::file::{
    Addition, RepertoireReply, RepertoireRequest, RepertoireTask, Repertoires,
};
use crate::repertoire::{Departure, Repertoire};
use crate::store::StoreError;
use says::{Drill, Part};

/// The requests for the files that are under way.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnOpenings {
    /// The file that takes the place of the usual one of a colour.
    file: Option<(Color, PathBuf)>,
    /// The positions that are asked first, once the front end is ready.
    first: Option<Box<Drill>>,
    /// The purposes for which the files are being read, in their order.
    wanted: VecDeque<Wanted>,
}

/// A purpose for which the files are read.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Wanted {
    Show,
    Train(Drill),
    Compare,
    /// Somebody else wants to know them.
    Nothing,
}

/// The way in which a game has left a repertoire, and its loss.
#[derive(Clone, Debug, PartialEq)]
pub struct Left {
    /// The colour of the repertoire, if the player has played both sides.
    pub side: Option<Color>,
    /// The way.
    pub departure: Departure,
    /// The move, if it left.
    pub square: Option<Square>,
    /// The discs that the move has lost.
    pub loss: Option<f32>,
}

impl OwnOpenings {
    /// Begins with a file in place of the usual one, and with positions that are asked.
    pub fn begin_with(&mut self, file: Option<(Color, PathBuf)>, drill: Drill) {
        self.file = file;
        self.first = Some(Box::new(drill));
    }

    /// Asks for positions, if the program is to begin with some.
    pub fn begin(&mut self, state: &mut State) {
        if let Some(drill) = self.first.take() {
            self.act(RepertoireAction::Train(*drill), state);
        }
    }

    /// Does what a player wants, or takes in what was read or written.
    pub fn act(&mut self, action: RepertoireAction, state: &mut State) {
        match action {
            RepertoireAction::Show | RepertoireAction::Train(_) if !state.can_evaluate() => {
                state.refuse(Refusal::locked());
            }
            RepertoireAction::Show | RepertoireAction::Train(_) if state.is_hidden() => {
                state.refuse(Refusal::paused());
            }
            RepertoireAction::Show if state.is_contest() => {
                refuse(RepertoireRefusal::Contest, state);
            }
            RepertoireAction::Show => self.read(Wanted::Show, state),
            RepertoireAction::Train(drill) => self.read(Wanted::Train(drill), state),
            RepertoireAction::Add(square) => self.add(square, state),
            RepertoireAction::Replied(RepertoireReply::Read(read)) => self.take(read, state),
            RepertoireAction::Replied(RepertoireReply::Added { color, square, result }) => {
                added(color, square, result, state);
            }
        }
    }

    fn read(&mut self, wanted: Wanted, state: &mut State) {
        self.wanted.push_back(wanted);
        self.request(RepertoireTask::Read, state);
    }

    fn request(&self, task: RepertoireTask, state: &mut State) {
        let request = RepertoireRequest { file: self.file.clone(), task };
        state.effect(Effect::Repertoire(Box::new(request)));
    }

    /// Takes in the files.
    fn take(&mut self, read: Result<Arc<Repertoires>, StoreError>, state: &mut State) {
        let Some(wanted) = self.wanted.pop_front() else { return };
        match read {
            Ok(repertoires) => state.know(repertoires),
            Err(error) => return state.tell(Event::Repertoire(RepertoireEvent::Failed(error))),
        }
        match wanted {
            Wanted::Show if is_none(state.repertoires()) => {
                refuse(RepertoireRefusal::NoRepertoire(None), state);
            }
            Wanted::Show => {
                state.note_hint();
                state.tell(Event::Repertoire(RepertoireEvent::Shown));
            }
            Wanted::Train(drill) => train(drill, state),
            Wanted::Compare if !left(state).is_empty() => {
                state.tell(Event::Repertoire(RepertoireEvent::Compared));
            }
            Wanted::Compare | Wanted::Nothing => {}
        }
    }

    /// Adds a move to the repertoire of the player who makes it, with the moves that lead to it.
    fn add(&self, square: Option<Square>, state: &mut State) {
        if !are_othello(state.game().rules()) {
            return refuse(RepertoireRefusal::OtherRules, state);
        }
        let mut game = state.viewed.line().up_to(state.viewed.ply());
        if let Some(square) = square
            && let Err(reason) = game.play(square)
        {
            return state.refuse(Refusal::IllegalMove { square, number: 1, reason });
        }
        match game.plies().last() {
            Some(last) => {
                let color = last.player;
                self.request(RepertoireTask::Add { color, game: Box::new(game) }, state);
            }
            None => refuse(RepertoireRefusal::NoMove, state),
        }
    }

    /// Has the files read where somebody needs them: for the explorer, and after a review of a game that is
    /// over.
    pub fn follow(&mut self, state: &mut State) {
        let told = state.told();
        let has_ended = state.changed().review_end.is_some();
        let is_shown = told.has(|event| matches!(event, Event::Explorer(ExplorerEvent::Shown)));
        let is_own = !matches!(state.own(), othello_session::Own::Nobody);
        if has_ended && is_own && state.session().result().is_some() {
            self.read(Wanted::Compare, state);
        } else if is_shown {
            self.read(Wanted::Nothing, state);
        }
    }
}

fn added(
    color: Color,
    square: Square,
    result: Result<(Addition, Arc<Repertoires>), StoreError>,
    state: &mut State,
) {
    match result {
        Ok((addition, repertoires)) => {
            state.know(repertoires);
            state.tell(Event::Repertoire(match addition {
                Addition::Added => RepertoireEvent::Added { color, square },
                Addition::Known => RepertoireEvent::AlreadyThere { color, square },
            }));
        }
        Err(error) => state.tell(Event::Repertoire(RepertoireEvent::Failed(error))),
    }
}

/// Hands the positions on to the training, which knows what is due.
fn train(drill: Drill, state: &mut State) {
    let Drill { color, part, count } = drill;
    let repertoires = state.repertoires();
    let meant: Vec<&Repertoire> = Color::BOTH
        .into_iter()
        .filter(|of| color.is_none_or(|color| color == *of))
        .filter_map(|of| repertoires[of].as_deref())
        .filter(|repertoire| !repertoire.is_empty())
        .collect();
    if meant.is_empty() {
        return refuse(RepertoireRefusal::NoRepertoire(color), state);
    }
    let of = |from| in_turn(meant.iter().map(|known| known.questions(from)).collect());
    let questions = match part {
        Part::Everything => of(None),
        Part::From(position) => of(Some(&position)),
        Part::FromViewed => match of(Some(&state.viewed.position())) {
            here if here.is_empty() => of(None),
            here => here,
        },
    };
    if questions.is_empty() {
        return refuse(RepertoireRefusal::NotThere, state);
    }
    let asked = TrainingAction::Openings { questions, count };
    state.told_mut().hand_on(Action::Training(asked));
}

/// Takes from each of some lists in turn, so that neither colour waits for the end of the other.
fn in_turn<T>(lists: Vec<Vec<T>>) -> Vec<T> {
    let mut lists: Vec<_> = lists.into_iter().map(Vec::into_iter).collect();
    let mut all = Vec::new();
    loop {
        let before = all.len();
        for list in &mut lists {
            all.extend(list.next());
        }
        if all.len() == before {
            return all;
        }
    }
}

/// Returns how the game, once it is over and reviewed, has left the repertoires of the player's sides.
pub fn left(state: &State) -> Vec<Left> {
    let session = state.session();
    let review = session.review();
    let game = session.game();
    let is_reviewed = review.is_complete(game) && !review.plies.is_empty();
    if session.result().is_none() || !is_reviewed || !are_othello(game.rules()) {
        return Vec::new();
    }
    let own = state.own();
    let sides: Vec<_> = Color::BOTH.into_iter().filter(|color| own.contains(*color)).collect();
    let is_one = sides.len() == 1;
    let of = |color: Color| {
        let departure = state.repertoires()[color].as_deref()?.departure(game)?;
        let ply = match departure {
            Departure::Own { ply, .. } | Departure::Opponent { ply } => Some(ply),
            Departure::End { .. } => None,
        };
        let square = ply.and_then(|ply| game.plies().get(ply)).map(|ply| ply.square);
        let loss = ply.and_then(|ply| review.ply(ply)).map(ReviewedPly::loss);
        Some(Left { side: (!is_one).then_some(color), departure, square, loss })
    };
    sides.into_iter().filter_map(of).collect()
}

fn is_none(repertoires: &Repertoires) -> bool {
    Color::BOTH.iter().all(|color| repertoires[*color].is_none())
}

fn refuse(refusal: RepertoireRefusal, state: &mut State) {
    state.refuse(Refusal::Repertoire(refusal));
}

#[cfg(test)]
mod tests;
