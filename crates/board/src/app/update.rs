//! The state machine that the screen and the line mode share: [`Action`]s in, [`Event`]s and
//! [`Effect`](crate::app::event::Effect)s out.
//!
//! An [`App`] passes each action to the feature that owns it, and lets every feature follow. It
//! performs no I/O and reads no clock: each input carries the time since the last one, and the moves of
//! opponents elsewhere and what comes of jobs are inputs too.

use std::path::PathBuf;
use std::time::Duration;

use othello_core::board::Color;
use othello_core::game::Game;
use othello_engine::estimate::Estimate;
use othello_home::config::Config;
use othello_notation::date::Date;
use othello_notation::draft::Draft;
use othello_session::Session;
use othello_words::i18n::{Text, m};

use crate::app::App;
use crate::app::Features;
use crate::app::event::{Event, Output, Question};
use crate::app::input::{Action, Answer, Cause, Input};
use crate::app::move_source::{MoveSource, MoveSources};
use crate::app::reply::Done;
use crate::app::state::{Conditions, Confirmation, InForce, State};
use crate::app::viewed::Scope;
use crate::app::viewed::ViewedGame;
use crate::features::book;
use crate::features::browsing;
use crate::features::clock;
use crate::features::evaluation;
use crate::features::exercise;
use crate::features::exercise::problems::{Candidate, ExerciseKind};
use crate::features::explanation;
use crate::features::explanation::state::Explanations;
use crate::features::explorer;
use crate::features::explorer::state::ConfiguredGames;
use crate::features::level;
use crate::features::lines;
use crate::features::link;
use crate::features::link::linked::{InstalledTunnel, Link};
use crate::features::players;
use crate::features::players::state::EnginePace;
use crate::features::repairs;
use crate::features::repairs::state::FaultyGame;
use crate::features::repertoire;
use crate::features::repertoire::state::Drill;
use crate::features::review;
use crate::features::saving;
use crate::features::settings;
use crate::features::training;
use crate::features::tutorial;

impl App {
    pub fn new(session: Session, confirmation: Confirmation, today: Option<Date>) -> Self {
        let mut app = Self::of(session, confirmation, today);
        lines::kept::learn(&mut app.state);
        app.features.explanations = Explanations::of_review(&app.state);
        app
    }

    fn of(session: Session, confirmation: Confirmation, today: Option<Date>) -> Self {
        let terms = Conditions { confirmation, today, scope: Scope::ThisPosition };
        Self { state: State::new(session, terms), features: Features::default() }
    }

    /// Creates the app of a session that is resumed: a clock waits for its players.
    pub fn resumed(session: Session, confirmation: Confirmation, today: Option<Date>) -> Self {
        let mut app = Self::new(session, confirmation, today);
        app.state.wait_for_players();
        app
    }

    /// Creates the same app for a screen, which is to show the game at once: what its file says of moves is learned, and
    /// why they lose found, when it has begun.
    pub fn resumed_on_screen(
        session: Session,
        confirmation: Confirmation,
        today: Option<Date>,
    ) -> Self {
        let mut app = Self::of(session, confirmation, today);
        app.features.lines.leave_kept();
        app.features.explanations = Explanations::left(&app.state);
        app.state.wait_for_players();
        app
    }

    /// Takes in an input: time passes, and then an action is taken. Returns what happened and what is to
    /// be done outside, in order.
    pub fn update(&mut self, input: impl Into<Input>) -> Vec<Output> {
        let Input { elapsed, by, action } = input.into();
        self.update_with(elapsed, by, |app| {
            if let Some(action) = action {
                app.handle(action);
                app.carry_out_confirmed();
            }
        })
    }

    /// Has a player's wish done after that time. Returns what happened and what is to be done outside, in order.
    pub fn run_for_player(
        &mut self,
        Input { elapsed, by, .. }: Input,
        wish: impl FnOnce(&mut Self) -> Done,
    ) -> Vec<Output> {
        self.update_with(elapsed, by, |app| {
            // A player who does something else answers the question that they have led to with no.
            if app.state.question().is_some_and(|question| !question.is_unasked) {
                app.answer(Answer::No);
            }
            let done = wish(app);
            app.tell_refusal(done);
            app.carry_out_confirmed();
        })
    }

    /// Has something done after that time that leaves an open question as it is. Returns what happened and what
    /// is to be done outside, in order.
    pub fn attend(
        &mut self,
        Input { elapsed, by, .. }: Input,
        work: impl FnOnce(&mut Self),
    ) -> Vec<Output> {
        self.update_with(elapsed, by, |app| {
            work(app);
            app.carry_out_confirmed();
        })
    }

    /// Says why something is not done.
    pub fn tell_refusal(&mut self, done: Done) {
        if let Err(refused) = done {
            self.state.refuse(refused);
        }
    }

    /// Has something done that shows what is better; two people who play against the clock are asked before.
    pub fn ask_in_contest(
        &mut self,
        question: Text,
        then: impl Fn(&mut Self) + Send + Sync + 'static,
    ) {
        if self.state.is_contest() {
            self.state.ask_then(question, then);
        } else {
            then(self);
        }
    }

    fn carry_out_confirmed(&mut self) {
        while let Some(question) = self.state.told_mut().take_confirmed() {
            question.yes.run(self, ());
        }
    }

    /// Lets time pass, then has something done, and lets every feature follow.
    fn update_with(
        &mut self,
        elapsed: Duration,
        by: Cause,
        work: impl FnOnce(&mut Self),
    ) -> Vec<Output> {
        self.state.begin();
        if !elapsed.is_zero() {
            self.elapse(elapsed);
        }
        if by == Cause::Player && !self.state.is_linked() {
            self.state.start_clock();
        }
        work(self);
        self.follow();
        self.state.end()
    }

    fn handle(&mut self, action: Action) {
        let Self { state, features } = self;
        let Features { link, training, .. } = features;
        match action {
            Action::Begin => {
                state.engine.begin();
                link.begin(state);
                lines::kept::begin(self);
                exercise::begin(self);
                repairs::begin(self);
                review::begin(self);
                let begun = training::begin(self);
                self.tell_refusal(begun);
                let begun = repertoire::begin(self);
                self.tell_refusal(begun);
                let begun = tutorial::begin(self);
                self.tell_refusal(begun);
            }
            Action::EngineReplied(reply) => {
                if let Some(then) = state.engine.replied(&reply) {
                    then.run(self, reply);
                }
            }
            Action::Answer(answer) => self.answer(answer),
            Action::Continue(then) => then.run(self, ()),
            Action::Link(action) => link.act(action, state),
            Action::Quit(status) => {
                link.leave(status, state);
                training.keep_pending(state);
                saving::quit(self, status);
            }
        }
    }

    /// Lets time pass for every feature.
    fn elapse(&mut self, time: Duration) {
        let Self { state, features } = self;
        features.link.elapse(time, state);
        clock::elapse(time, state);
        features.explorer.elapse(time, state);
        players::elapse(self, time);
        let Self { state, features } = self;
        features.exercise.elapse(time);
        features.training.elapse(time, state);
        saving::elapse(self, time);
    }

    fn answer(&mut self, answer: Answer) {
        let Self { state, .. } = self;
        match (state.take_question(), answer) {
            (None, _) => state.refuse(m::screen::no_question()),
            (Some(Question { yes, .. }), Answer::Yes) => yes.run(self, ()),
            (Some(Question { no: Some(no), .. }), Answer::No) => no.run(self, ()),
            (Some(_), Answer::No) => state.tell(Event::Cancelled),
        }
    }

    /// Lets every feature follow what the update has told and changed.
    ///
    /// The order matters: the link writes the clock and the question that others read; the explorer provides
    /// the sources by which players move; players and exercises ask for the engine before the evaluation looks
    /// at what comes before it; the level reads what was told, and so do the training and the repertoire; and
    /// the game is saved last and once, before the engine begins with what it is to do.
    fn follow(&mut self) {
        exercise::put_aside(self);
        tutorial::put_aside(self);
        browsing::follow(self);
        link::follow(self);
        explorer::provide_move_sources(self);
        players::follow(self);
        exercise::follow(self);
        review::follow(self);
        explanation::follow(self);
        evaluation::follow(self);
        lines::follow(self);
        book::follow(self);
        explorer::follow(self);
        level::follow(self);
        training::follow(self);
        tutorial::follow(self);
        repertoire::follow(self);
        repairs::follow(self);
        saving::follow(self);
        self.state.settle_engine();
    }

    /// Returns the time after which something happens without any other action: a flag falls, a
    /// chosen move is played, or the game is saved. `None` if nothing will. Over a link, only the link
    /// decides.
    pub fn next_event(&self) -> Option<Duration> {
        let Self { state, features } = self;
        if state.is_linked() {
            return features.link.next_event(state);
        }
        let events = [
            clock::next_event(state),
            features.explorer.next_event(state),
            features.players.next_event(),
            features.training.next_event(),
            saving::next_event(self),
        ];
        events.into_iter().flatten().min()
    }
}

/// Builder methods.
impl App {
    /// The same app, in which computers play at that pace.
    #[must_use]
    pub const fn with_pace(mut self, pace: EnginePace) -> Self {
        self.features.players.begin_with(pace);
        self
    }

    /// The same app, in which the seeds of later games follow from that one.
    #[must_use]
    pub const fn with_seed(mut self, seed: u64) -> Self {
        self.state.seed_from(seed);
        self
    }

    /// The same app, which shows what it is asked about these positions.
    #[must_use]
    pub const fn with_scope(mut self, scope: Scope) -> Self {
        self.state.show_about(scope);
        self
    }

    /// The same app with the estimate that earlier games have led to.
    #[must_use]
    pub fn with_estimate(mut self, estimate: Option<Estimate>) -> Self {
        self.features.level.begin_with(estimate, &mut self.state);
        self
    }

    /// The same app with these settings.
    #[must_use]
    pub fn with_settings(mut self, settings: InForce) -> Self {
        settings::begin_with(&mut self, settings);
        self
    }

    /// The same app on a screen that has these looks.
    #[must_use]
    pub fn with_looks(mut self, config: Config) -> Self {
        settings::show_looks(&mut self, config);
        self
    }

    /// The same app, whose game was opened from a file.
    #[must_use]
    pub const fn with_opened_game(mut self) -> Self {
        self.features.training.begin_with_opened();
        self
    }

    /// The same app, which begins with what is due.
    #[must_use]
    pub fn with_lesson(mut self) -> Self {
        self.features.training.begin_with_lesson();
        self
    }

    /// The same app, which begins with the first lesson of all.
    #[must_use]
    pub const fn with_tutorial(mut self) -> Self {
        self.features.tutorial.begin_with();
        self
    }

    /// The same app, which offers the first lesson of all.
    #[must_use]
    pub const fn with_offer(mut self) -> Self {
        self.features.tutorial.offer();
        self
    }

    /// The same app, which begins with positions of the repertoire; a file may take the place of the
    /// usual one of a colour.
    #[must_use]
    pub fn with_drill(mut self, file: Option<(Color, PathBuf)>, drill: Drill) -> Self {
        self.features.repertoire.begin_with(file, drill);
        self
    }

    /// The same app, which begins with puzzles among these positions.
    #[must_use]
    pub fn with_puzzles(mut self, kind: ExerciseKind, candidates: Vec<Candidate>) -> Self {
        exercise::begin_with(&mut self, kind, candidates);
        self
    }

    /// The same app, which begins with the moves of its game to be guessed.
    #[must_use]
    pub fn with_guess(mut self, of: Option<Color>, from: Option<usize>) -> Self {
        exercise::begin_with_guess(&mut self, of, from);
        self
    }

    /// The same app, in which a computer plays by these games as long as they last.
    #[must_use]
    pub fn with_move_source(mut self, source: MoveSource) -> Self {
        self.state.play_by(MoveSources::Sparring(source));
        self
    }

    /// The same app, which keeps values in that book, or in none.
    #[must_use]
    pub fn with_own_book(mut self, file: Option<PathBuf>) -> Self {
        self.features.book.begin_with(file, &self.state);
        self
    }

    /// The same app, whose book is left alone before somebody asks for it.
    #[must_use]
    pub fn with_closed_book(mut self, file: Option<PathBuf>) -> Self {
        self.features.book.begin_closed(file);
        self
    }

    /// The same app, in which levels play by the games of the settings in the opening, if there are any.
    #[must_use]
    pub fn with_games(mut self, games: ConfiguredGames) -> Self {
        self.features.explorer.begin_with(games);
        self
    }

    /// The same app, which offers the repairs of the game.
    #[must_use]
    pub fn with_repairs(mut self, faulty: FaultyGame) -> Self {
        self.features.repairs.begin_with(faulty);
        self
    }

    /// The same app, with a scoresheet that was begun.
    #[must_use]
    pub fn with_scoresheet(mut self, draft: Draft) -> Self {
        self.features.scoresheet.begin_with(draft);
        self
    }

    /// The same app, whose game is played over a link.
    #[must_use]
    pub fn with_link(mut self, link: Link) -> Self {
        self.features.link.begin_with(link, &mut self.state);
        self
    }

    /// The same app, on a machine with this program, which leads to a page from anywhere.
    #[must_use]
    pub const fn with_installed_tunnel(mut self, tunnel: Option<InstalledTunnel>) -> Self {
        self.features.link.begin_with_installed_tunnel(tunnel);
        self
    }

    /// The same app, on a machine on which a game was joined that is not over.
    #[must_use]
    pub fn with_game_to_rejoin(mut self) -> Self {
        self.features.link.begin_with_game_to_rejoin();
        self
    }
}

/// The state that the front ends show.
impl App {
    /// The players, their game, its clock and their match.
    pub const fn session(&self) -> &Session {
        self.state.session()
    }

    pub const fn game(&self) -> &Game {
        self.state.game()
    }

    pub const fn question(&self) -> Option<&Question> {
        self.state.question()
    }

    pub const fn viewed(&self) -> &ViewedGame {
        &self.state.viewed
    }
}
