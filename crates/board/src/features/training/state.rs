//! The state of training, and what follows from the game and the answers.

use std::time::Duration;

use othello_engine::answer::Verdict;
use othello_home::files::StoreError;
use othello_home::jobs::progress::RememberProgress;
use othello_home::memory::entry::{
    FoldedPosition, IdeaName, OpeningAnswer, PositionAnswer, ProgressEntry, Source,
};
use othello_home::memory::games::{self, Reviewed};
use othello_home::memory::report::{ProgressReport, Tally};
use othello_session::{GameOrigin, Own};
use othello_words::faults::Said;
use othello_words::i18n::m;

use crate::app::event::Event;
use crate::app::reply::{Reply, Tone};
use crate::app::state::State;
use crate::features::exercise::problems::{Attempt, AttemptSource, Recall};

/// The facts about the player that are not in the file.
#[derive(Clone, Debug, Default, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Training {
    pub(super) begins_with_lesson: bool,
    /// The progress as it was last asked for.
    pub(super) report: Option<Box<ProgressReport>>,
    /// The game was opened from a file.
    is_opened: bool,
    /// Entries of a game whose sides the player has just named, and the time since then.
    pending: Option<(Duration, Vec<ProgressEntry>)>,
    /// The answers since positions are asked, in place of the game, that are remembered.
    pub(super) answered: Tally,
    /// The lesson is asked for, for so long, and begins when the review has found enough.
    pub(super) lesson_waits: Option<Duration>,
    /// The last answer is remembered: there is a file.
    pub(super) remembers: bool,
    pub(super) has_told_faults: bool,
}

/// The time for which the player may name other sides before the errors of the game are kept.
const SETTLED: Duration = Duration::from_secs(3);

/// The time after which a lesson begins with what the review has found by then, which has looked at the likely errors first.
pub(super) const PATIENCE: Duration = Duration::from_secs(8);

impl Training {
    /// Begins with a game that was opened from a file.
    pub const fn begin_with_opened(&mut self) {
        self.is_opened = true;
    }

    /// Begins with a lesson, once the front end is ready.
    pub const fn begin_with_lesson(&mut self) {
        self.begins_with_lesson = true;
    }

    pub const fn remembers(&self) -> bool {
        self.remembers
    }

    /// Takes in whether something is remembered now.
    fn remembered(&mut self, kept: Result<(), StoreError>, state: &mut State) {
        self.remembers = kept.is_ok();
        if let Err(error) = kept {
            let why = m::training::not_kept(error.said());
            state.say(Reply::new(Tone::Warning, vec![why]));
        }
    }

    /// The progress as it was last asked for.
    pub fn report(&self) -> Option<&ProgressReport> {
        self.report.as_deref()
    }

    /// Returns the sides of the game that are the player's own.
    pub fn own(&self, state: &State) -> Own {
        let origin = if self.is_opened { GameOrigin::Opened } else { GameOrigin::PlayedHere };
        state.session().own(origin, &state.config().me)
    }

    /// Notes whose the sides of the game are; without a word, the next ones of all. Returns them, and how many
    /// errors of theirs come back.
    pub(super) fn name_own(&mut self, own: Option<Own>, state: &mut State) -> (Own, usize) {
        let (before, is_said) = (self.own(state), own.is_some());
        let place = Own::ALL.iter().position(|known| *known == before).unwrap_or(0);
        let own = own.unwrap_or(Own::ALL[(place + 1) % Own::ALL.len()]);
        state.session_mut().note_own(own);
        state.save();
        let entries = self.entries(state);
        let is_mistake = |entry: &&ProgressEntry| matches!(entry, ProgressEntry::Mistake(_));
        let errors = entries.iter().filter(is_mistake).count();
        self.pending = Some((Duration::ZERO, entries));
        if is_said {
            self.keep_pending(state);
        }
        (own, errors)
    }

    /// Returns `true` while a lesson that was asked for waits for the review.
    pub const fn lesson_waits(&self) -> bool {
        self.lesson_waits.is_some()
    }

    /// Lets time pass until the errors of a game are kept whose sides the player has named.
    pub fn elapse(&mut self, time: Duration, state: &mut State) {
        if let Some(waited) = &mut self.lesson_waits {
            *waited = waited.saturating_add(time);
        }
        if let Some((since, _)) = &mut self.pending {
            *since = since.saturating_add(time);
            if *since >= SETTLED {
                self.keep_pending(state);
            }
        }
    }

    /// Returns the time until then, or until a lesson waits no longer.
    pub fn next_event(&self) -> Option<Duration> {
        let settled = self.pending.as_ref().map(|(since, _)| SETTLED.saturating_sub(*since));
        let patient = self.lesson_waits.map(|waited| PATIENCE.saturating_sub(waited));
        // Behind that, it begins with the next move that the review finds.
        [settled, patient.filter(|left| !left.is_zero())].into_iter().flatten().min()
    }

    /// Keeps what still waits to be kept.
    pub fn keep_pending(&mut self, state: &mut State) {
        if let Some((_, entries)) = self.pending.take() {
            remember(entries, state);
        }
    }

    /// Notes whose the sides of the game are, which may be another one.
    pub(super) fn follow_game(&mut self, state: &mut State) {
        if state.changed().game {
            self.keep_pending(state);
            self.is_opened = state.told().has(|event| *event == Event::Loaded);
        }
        state.note_own(self.own(state));
    }

    /// Returns the entries that follow from the game on the board: none before its end.
    pub(super) fn entries(&self, state: &State) -> Vec<ProgressEntry> {
        let session = state.session();
        let result = session.result();
        if result.is_none() {
            return Vec::new();
        }
        let record = session.record();
        games::entries(&Reviewed {
            game: session.game(),
            review: &session.review(),
            names: record.names,
            date: record.date.map(|date| date.to_string()),
            result,
            own: self.own(state),
        })
    }

    /// Returns the entry of an answer, if it says something about the player.
    pub(super) fn answer(&self, attempt: &Attempt, state: &State) -> Option<ProgressEntry> {
        let Attempt { position, answered, time, source, idea, why } = attempt;
        let place = FoldedPosition::of(position);
        let tenths = |number: f32| (number * 10.0).round() / 10.0;
        let square = answered.map(|it| place.folded(it.square));
        let loss = answered.map(|it| (it.loss * 100.0).round() / 100.0);
        let undecided = answered.is_some_and(|it| it.verdict == Verdict::Undecided);
        let seconds = tenths(time.as_secs_f32());
        let source = match *source {
            AttemptSource::Repertoire(recall) => {
                let known = recall == Recall::Known;
                let loss = loss.filter(|_| recall == Recall::Other);
                let answer = OpeningAnswer { place, square, known, loss, seconds };
                return Some(ProgressEntry::Repertoire(answer));
            }
            // It says more about the player in its place.
            AttemptSource::Guess => return None,
            AttemptSource::EarlierGame => Source::Mistake,
            AttemptSource::Puzzle { depth } => Source::Puzzle { depth },
            AttemptSource::Game(player) => {
                let is_over = state.session().result().is_some();
                (is_over && self.own(state).contains(player)).then_some(Source::Mistake)?
            }
        };
        let (idea, why) = (idea.map(IdeaName::from), *why);
        Some(ProgressEntry::Answer(PositionAnswer {
            place,
            source,
            square,
            loss,
            undecided,
            seconds,
            idea,
            why,
        }))
    }
}

pub(super) fn remember(entries: Vec<ProgressEntry>, state: &mut State) {
    if !entries.is_empty() {
        state.job(RememberProgress(entries), |app, kept| {
            app.features.training.remembered(kept, &mut app.state);
        });
    }
}
