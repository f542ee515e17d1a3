//! The state that all features share.

use std::sync::Arc;

use othello_core::board::Color;
use othello_core::clock::ClockFace;
use othello_core::game::{Game, Ply};
use othello_core::position::Position;
use othello_core::square::Square;
use othello_core::tree::Moment;
use othello_engine::knowledge::Knowledge;
use othello_engine::level::Level;
use othello_engine::random::Random;
use othello_engine::review::ReviewedPly;
use othello_games::repertoire::Repertoires;
use othello_home::config::setting::Setting;
use othello_home::config::{Config, EngineLock};
use othello_home::files::StoreError;
use othello_home::jobs::Job;
use othello_home::jobs::saved_games::KeepGame;
use othello_notation::Record;
use othello_notation::date::Date;
use othello_session::{Aid, OpeningChoice, Own, Session, Setup, Undone};
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};
use othello_words::plies;

use super::App;
use super::clock_state::ClockState;
use super::engine_queue::EngineQueue;
use super::event::{Changed, Effect, Event, OnEnter, Output, Question, Told};
use super::job::AnyJob;
use super::lines::{LineEntry, LineOnBoard, Lines};
use super::move_source::MoveSources;
use super::page::Page;
use super::reply::{After, Refused, Reply, Tone};
use super::then::Then;
use super::viewed::{Obstacle, Scope, ViewedGame};
use crate::features::saving::sentences::keep_failed;

/// The state that all features share. Each of the fields behind a method under "Facts" has one writer; the
/// game and its clock are changed by several features.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The session, and the moment of its game that is viewed.
    pub viewed: ViewedGame,
    pub engine: EngineQueue,
    /// The clock of the game, or the pace of a game that is only watched.
    pub clock: ClockState,
    /// The lines of moves that can be stepped through on the board.
    pub lines: Lines,
    /// All that searches have found of positions: every value that is shown comes from here.
    pub knowledge: Knowledge,
    question: Option<Question>,
    is_confirmed: bool,
    aside: Option<Aside>,
    linked: Option<Linked>,
    level: Option<Level>,
    move_sources: MoveSources,
    own: Own,
    repertoires: Arc<Repertoires>,
    terms: Conditions,
    settings: InForce,
    /// The seed of the last game.
    seed: u64,
    /// The turn at the beginning of the update.
    turn: Turn,
    told: Told,
}

/// The player to move and the position, which together identify a turn.
type Turn = (Option<Color>, Position);

/// The conditions of the program, fixed once it has started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conditions {
    /// The treatment of questions.
    pub confirmation: Confirmation,
    /// The date of new games.
    pub today: Option<Date>,
    /// The positions about which the front end shows what it is asked: a screen has the living board.
    pub scope: Scope,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct InForce {
    pub config: Config,
    /// The names of those that an option of the command line has set, and the option.
    pub by_options: Vec<(&'static str, String)>,
}

impl InForce {
    pub fn options(&self) -> Vec<String> {
        self.by_options.iter().map(|(_, option)| option.clone()).collect()
    }
}

/// The treatment of questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// A person is there to answer.
    Ask,
    /// The input is a script: everything is done at once.
    Skip,
}

/// A board in place of the game's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aside {
    /// The position, once there is one.
    pub position: Option<Position>,
    pub last: Option<Ply>,
    /// Nothing can be played there: its answer is on the board.
    pub is_answered: bool,
}

/// A game that is played at two machines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Linked {
    /// Time passes for the player to move, as far as this side knows.
    pub runs_clock: bool,
}

impl State {
    pub fn new(session: Session, terms: Conditions) -> Self {
        let turn = (session.to_move(), session.position());
        Self {
            viewed: ViewedGame::new(session),
            engine: EngineQueue::default(),
            clock: ClockState::default(),
            lines: Lines::default(),
            knowledge: Knowledge::default(),
            question: None,
            is_confirmed: false,
            aside: None,
            linked: None,
            level: None,
            move_sources: MoveSources::None,
            own: Own::Nobody,
            repertoires: Arc::default(),
            terms,
            settings: InForce::default(),
            seed: 0,
            turn,
            told: Told::default(),
        }
    }

    pub fn begin(&mut self) {
        self.turn = self.current_turn();
    }

    /// Ends an update; returns what happened and what is to be done outside, in order.
    pub fn end(&mut self) -> Vec<Output> {
        self.turn = self.current_turn();
        self.told.end()
    }

    /// Has the engine do the most urgent task that is asked for.
    pub fn settle_engine(&mut self) {
        if let Some(change) = self.engine.settle() {
            self.effect(change);
        }
    }

    fn current_turn(&self) -> Turn {
        (self.session().to_move(), self.session().position())
    }
}

/// Telling and asking.
impl State {
    pub fn tell(&mut self, event: Event) {
        self.told.event(event);
    }

    pub fn say(&mut self, reply: impl Into<Reply>) {
        self.tell(Event::Said(reply.into()));
    }

    pub fn show(&mut self, page: Page) {
        self.tell(Event::Show(page));
    }

    pub fn hide(&mut self, page: Page) {
        self.tell(Event::Hide(page));
    }

    /// Asks a question; if it is answered with yes, that is done.
    pub fn ask_then(&mut self, question: Text, yes: impl Fn(&mut App) + Send + Sync + 'static) {
        self.ask_for(question, OnEnter::Yes, yes);
    }

    /// Asks a question that Enter does not answer; if it is answered with yes, that is done.
    pub fn ask_carefully(
        &mut self,
        question: Text,
        yes: impl Fn(&mut App) + Send + Sync + 'static,
    ) {
        self.ask_for(question, OnEnter::Nothing, yes);
    }

    fn ask_for(
        &mut self,
        question: Text,
        enter: OnEnter,
        yes: impl Fn(&mut App) + Send + Sync + 'static,
    ) {
        self.ask(Question {
            text: question,
            board: None,
            yes: Then::new(move |app, ()| yes(app)),
            no: None,
            enter,
            is_unasked: false,
        });
    }

    /// Says why something is not done.
    pub fn refuse(&mut self, refused: impl Into<Refused>) {
        self.tell(Event::Refused(refused.into()));
    }

    /// Has the loop do something.
    pub fn effect(&mut self, effect: Effect) {
        self.told.effect(effect);
    }

    /// Has a job done, and that with its answers.
    pub fn job<J: Job>(
        &mut self,
        job: J,
        then: impl Fn(&mut App, J::Answer) + Send + Sync + 'static,
    ) {
        self.effect(Effect::Job(AnyJob::new(job, Then::new(then))));
    }

    /// Has a game, or a line of it, that is about to be replaced added to the saved games.
    pub fn keep(&mut self, record: Record) {
        self.keep_in_place_of(None, record.into());
    }

    /// The same, in the place of a saved one if there is one.
    pub fn keep_in_place_of(&mut self, in_place_of: Option<Box<Record>>, record: Box<Record>) {
        self.job(KeepGame { record, in_place_of }, |app, kept| {
            if let Err(error) = kept {
                let warning = Reply::new(Tone::Warning, vec![keep_failed(&error)]);
                app.state.say(warning.as_news());
            }
        });
    }

    /// Has the game saved when the update is over.
    pub const fn save(&mut self) {
        self.told.save();
    }

    /// Asks a question, whose owner hears of it when it is answered with yes. With
    /// [`Confirmation::Skip`] it counts as answered with yes.
    pub fn ask(&mut self, question: Question) {
        match self.terms.confirmation {
            Confirmation::Ask if !self.is_confirmed => self.open(question),
            Confirmation::Ask | Confirmation::Skip => self.told.confirm(question),
        }
    }

    /// Has questions count as answered with yes, or no longer.
    pub const fn confirm_in_advance(&mut self, is_confirmed: bool) {
        self.is_confirmed = is_confirmed;
    }

    /// Asks a question even with [`Confirmation::Skip`].
    pub fn open(&mut self, question: Question) {
        self.question = Some(question);
        self.tell(Event::Asked);
    }

    pub const fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Returns the open question, which is open no longer.
    pub const fn take_question(&mut self) -> Option<Question> {
        self.question.take()
    }

    /// Withdraws the open question if it is void.
    pub fn withdraw_question(&mut self, is_void: impl FnOnce(&Question) -> bool) {
        self.question.take_if(|question| is_void(question));
    }

    /// The outputs and changes of the update so far.
    pub const fn told(&self) -> &Told {
        &self.told
    }

    /// Mutable access to the outputs and changes of the update so far.
    pub const fn told_mut(&mut self) -> &mut Told {
        &mut self.told
    }

    /// Returns `true` if the game has ended in this update.
    pub fn has_ended(&self) -> bool {
        let was_under_way = self.turn.0.is_some() && !self.told.changed().game;
        was_under_way && self.session().to_move().is_none()
    }

    /// The changes of the update so far.
    pub fn changed(&self) -> Changed {
        let changed = self.told.changed();
        Changed { turn: changed.turn || self.turn != self.current_turn(), ..changed }
    }
}

/// The game.
impl State {
    /// The players, their game, its clock and their match.
    pub const fn session(&self) -> &Session {
        self.viewed.session()
    }

    pub const fn session_mut(&mut self) -> &mut Session {
        self.viewed.session_mut()
    }

    pub const fn game(&self) -> &Game {
        self.viewed.game()
    }

    /// The position that the board shows: the viewed one, or the one in its place.
    pub fn shown_position(&self) -> Position {
        let aside = self.aside.and_then(|aside| aside.position);
        let in_line = || self.line_shown().map(|line| *line.position());
        aside.or_else(in_line).unwrap_or_else(|| self.viewed.position())
    }

    /// The line that is stepped through in front of the viewed position.
    pub fn line_shown(&self) -> Option<&LineOnBoard> {
        self.lines.shown().filter(|_| !self.is_aside())
    }

    /// Offers lines as long as the viewed moment stays, each with the position before it.
    pub fn offer_lines(&mut self, lines: Vec<(Position, Vec<Square>)>, entry: LineEntry) {
        self.lines.offer(self.viewed.moment(), lines, entry);
    }

    /// The ply that led to the position that the board shows.
    pub fn last_shown(&self) -> Option<&Ply> {
        match &self.aside {
            Some(Aside { position: Some(_), last, .. }) => last.as_ref(),
            Some(Aside { position: None, .. }) => self.viewed.last_ply(),
            None => match self.line_shown() {
                Some(line) => line.last(),
                None => self.viewed.last_ply(),
            },
        }
    }

    /// The judgement of the ply that led to the viewed position, as far as the game is reviewed.
    pub fn reviewed_ply(&self) -> Option<ReviewedPly> {
        let is_of_game = !self.is_aside() && !self.viewed.is_in_variation();
        let index = self.viewed.ply().checked_sub(1).filter(|_| is_of_game)?;
        self.session().review().ply(index).cloned()
    }

    /// The move that was played in the position shown, if the review has found a better one.
    pub fn next_error(&self) -> Option<ReviewedPly> {
        self.next_reviewed_ply().filter(ReviewedPly::is_error)
    }

    /// The judgement of the ply that follows the viewed position in the game, as far as it is reviewed.
    pub fn next_reviewed_ply(&self) -> Option<ReviewedPly> {
        let is_of_game = !self.is_aside() && !self.viewed.is_in_variation();
        self.session().review().ply(self.viewed.ply()).filter(|_| is_of_game).cloned()
    }

    /// Returns `true` if a review of the game may begin or go on.
    pub fn can_review(&self) -> bool {
        self.can_evaluate() && !self.game().plies().is_empty()
    }

    /// Returns `true` if a person at this keyboard can play a square in the position shown: not in a line. A game
    /// that a player ended can be continued only from an earlier move.
    pub fn can_play(&self) -> bool {
        if let Some(aside) = self.aside {
            return aside.position.is_some() && !aside.is_answered;
        }
        if self.line_shown().is_some() {
            return false;
        }
        let is_open = self.session().to_move().is_some() || self.viewed.is_browsing();
        let mover = self.viewed.position().to_move().filter(|_| is_open);
        let is_analysed = self.viewed.is_browsing() && self.viewed.can_vary();
        mover.is_some_and(|color| is_analysed || self.session().players()[color].is_human())
    }

    /// Views another moment of the line that is viewed.
    pub fn view(&mut self, ply: usize) {
        self.lines.withdraw();
        self.viewed.view(ply);
        self.tell(Event::Viewed);
    }

    /// Views a moment of the game or of a variation.
    pub fn go_to(&mut self, at: Moment) {
        self.lines.withdraw();
        self.viewed.go_to(at);
        self.tell(Event::Viewed);
    }

    /// Views the current moment again.
    pub fn return_to_current(&mut self) {
        self.lines.withdraw();
        self.viewed.leave();
        self.tell(Event::Viewed);
    }

    /// Plays squares after that many plies of the game. Moves that this drops, undone ones included, are
    /// saved as a game of their own; a single dropped move of a game that has not ended is treated as a
    /// correction and not saved.
    pub fn play_from(&mut self, ply: usize, squares: &[Square]) {
        let game = self.game();
        let dropped: Vec<_> = game.plies()[ply..].iter().chain(game.undone()).collect();
        let is_same = |(ply, square): (&&Ply, &Square)| ply.square == *square;
        let are_dropped = !dropped.iter().zip(squares).all(is_same);
        if are_dropped && dropped.len() + usize::from(self.session().result().is_some()) > 1 {
            let record = self.whole_line();
            self.keep(record);
        }
        self.viewed.undo_to(ply);
        self.viewed.leave();
        self.start_clock();
        for (number, &square) in (1..).zip(squares) {
            match self.session_mut().play(square) {
                Ok(()) => self.tell_played(),
                Err(reason) => {
                    self.refuse(plies::illegal(square, number, reason));
                    break;
                }
            }
        }
        self.save();
    }

    /// The game to be kept as one line: with every undone ply played again, unless it is over as it
    /// stands.
    fn whole_line(&self) -> Record {
        let mut record = self.session().record();
        while self.session().result().is_none() && record.game.redo().is_some() {}
        record
    }

    /// Tells that the last ply was played.
    pub fn tell_played(&mut self) {
        self.told.change_turn();
        if let Some(&ply) = self.game().plies().last() {
            let is_elsewhere = self.viewed.is_browsing() || self.is_aside();
            // A move of an opponent elsewhere does not disturb who is browsing.
            let tone = if is_elsewhere { Tone::Heard } else { Tone::Seen };
            let said = Reply::new(tone, vec![plies::ply(&ply)]);
            self.say(said.then(After::TurnAndBoard));
            self.tell(Event::Played(ply));
        }
    }

    /// Tells that a ply, or the end of the game, was undone.
    pub fn tell_undone(&mut self, undone: Undone) {
        self.told.change_turn();
        let said = match &undone {
            Undone::Ply(ply) => m::moves::undone(plies::named(ply)),
            Undone::Forfeit(_) => m::moves::goes_on(),
        };
        // The cursor has moved before it is said.
        if let Undone::Ply(ply) = undone {
            self.tell(Event::Undone(ply));
        }
        self.say(Reply::from(said).then(After::TurnAndBoard));
    }

    /// Returns the refusal of the first square that cannot be played after that many plies of the game,
    /// behind `known` others.
    pub fn check(&self, ply: usize, squares: &[Square], known: usize) -> Result<(), Text> {
        self.viewed.check(ply, squares).map_err(|(index, obstacle)| match obstacle {
            Obstacle::Illegal(reason) => plies::illegal(squares[index], known + index + 1, reason),
            Obstacle::NotHere(color) => m::plies::turn_of(color),
        })
    }

    /// Continues with another session; the current game is kept if it is worth it.
    pub fn replace(&mut self, session: Session) {
        let before = self.viewed.replace(session);
        if before.is_worth_keeping() {
            self.keep(before.record());
        }
        self.told.change_game();
        self.clock = ClockState::default();
        self.question = None;
        self.save();
    }

    /// Notes that the engine has shown what it thinks of moves, in a game that is not over.
    pub fn note_hint(&mut self) {
        if self.session().result().is_none() {
            self.session_mut().note_aid(Aid::Hint);
        }
    }

    pub const fn next_seed(&mut self) -> u64 {
        self.seed = Random::new(self.seed).next();
        self.seed
    }

    /// Has the seeds of later games follow from that one.
    pub const fn seed_from(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Returns the terms of the next game with a seed of its own, if a computer plays in it.
    pub fn seeded(&mut self, setup: Setup) -> Setup {
        let has_computer = Color::BOTH.iter().any(|&c| setup.players[c].computer().is_some());
        let is_by_chance = setup.opening == OpeningChoice::AnyBalanced;
        if has_computer || is_by_chance { Setup { seed: self.next_seed(), ..setup } } else { setup }
    }
}

/// The clock.
impl State {
    pub fn times_left(&self) -> Text {
        let Some(clock) = self.session().clock() else { return m::clock::no_clock() };
        let [black, white] = Color::BOTH.map(|color| ClockFace(clock.left(color)).to_string());
        m::clock::times_left(black, white)
    }

    /// Returns `true` if the players of the game may not see the board: it is paused, and not one
    /// that is only watched.
    pub fn is_game_hidden(&self) -> bool {
        self.clock.is_paused() && !self.viewed.is_watched()
    }

    /// Returns `true` if the game is what the board shows: it is neither hidden nor put aside.
    pub fn is_game_in_view(&self) -> bool {
        !self.is_game_hidden() && !self.is_aside()
    }

    /// Returns `true` if the clock of a new game waits for somebody at the board.
    pub fn is_clock_waiting(&self) -> bool {
        self.viewed.has_clock() && self.clock.is_waiting()
    }

    /// Returns `true` if time passes for the player to move.
    pub fn is_clock_running(&self) -> bool {
        self.viewed.has_clock()
            && match self.linked {
                Some(linked) => linked.runs_clock,
                None => self.clock.is_running() && !self.is_aside(),
            }
    }

    /// Starts the clock if it waits for the first input and the board of the game is shown.
    pub fn start_clock(&mut self) {
        if self.clock.is_waiting() && !self.is_aside() {
            self.clock.resume();
        }
    }

    /// Pauses a game that was not begun here if it has a clock: its players may not be there.
    pub fn wait_for_players(&mut self) {
        if self.viewed.has_clock() {
            self.clock.pause();
        } else {
            self.clock.resume();
        }
    }

    /// Pauses a game that is only watched, before its moves are undone: they would be played again at
    /// once.
    pub fn pause_watched(&mut self) {
        if self.viewed.is_watched() {
            self.clock.pause();
        }
    }

    /// Returns `true` in a game of people with a clock that is not over. Games over a link are excluded:
    /// there the other player is asked over the link.
    pub fn is_contest(&self) -> bool {
        let players = self.session().players();
        let is_open = self.viewed.has_clock() && self.linked.is_none();
        is_open && Color::BOTH.iter().all(|&color| players[color].computer().is_none())
    }
}

/// Facts that one feature writes and others read.
impl State {
    /// The board in place of the game's, if there is one.
    pub const fn aside(&self) -> Option<&Aside> {
        self.aside.as_ref()
    }

    /// Returns `true` if another board has taken the place of the game's.
    pub const fn is_aside(&self) -> bool {
        self.aside.is_some()
    }

    /// Shows a board in place of the game's, or the game's again, for an exercise or a lesson.
    pub const fn put_aside(&mut self, aside: Option<Aside>) {
        self.aside = aside;
    }

    /// Returns `true` if the game is played at two machines.
    pub const fn is_linked(&self) -> bool {
        self.linked.is_some()
    }

    /// Notes that the game is played at two machines. Only the linked game does so.
    pub const fn link(&mut self, linked: Linked) {
        self.linked = Some(linked);
    }

    /// The estimated level of the person, if any game has counted.
    pub const fn level(&self) -> Option<Level> {
        self.level
    }

    /// Notes the estimated level. Only the estimate of the level does so.
    pub const fn estimate(&mut self, level: Option<Level>) {
        self.level = level;
    }

    /// The sources of moves by which the computers of the game play.
    pub const fn move_sources(&self) -> &MoveSources {
        &self.move_sources
    }

    pub fn play_by(&mut self, sources: MoveSources) {
        self.move_sources = sources;
    }

    /// The sides of the game that are the player's own.
    pub const fn own(&self) -> Own {
        self.own
    }

    /// Notes the sides of the game that are the player's own. Only the training does so.
    pub const fn note_own(&mut self, own: Own) {
        self.own = own;
    }

    /// The repertoires of the player, as they were last read.
    pub const fn repertoires(&self) -> &Arc<Repertoires> {
        &self.repertoires
    }

    /// Notes the repertoires of the player. Only the repertoire does so.
    pub fn know(&mut self, repertoires: Arc<Repertoires>) {
        self.repertoires = repertoires;
    }

    pub const fn terms(&self) -> &Conditions {
        &self.terms
    }

    /// The settings in force.
    pub const fn config(&self) -> &Config {
        &self.settings.config
    }

    /// Returns the options of the command line that still apply.
    pub fn options(&self) -> Vec<String> {
        self.settings.options()
    }

    /// Returns `true` if an option of the command line has set a setting.
    pub fn is_by_option(&self, setting: Setting) -> bool {
        self.settings.by_options.iter().any(|(name, _)| *name == setting.name())
    }

    pub(crate) fn begin_with(&mut self, settings: InForce) {
        self.settings = settings;
    }

    /// Has other settings apply. Only their feature does so, and that of links for the program to which the player has
    /// agreed.
    pub(crate) fn configure(&mut self, config: Config) {
        self.settings.config = config;
    }

    /// Notes that a setting is no longer as an option of the command line says. Only those two do so.
    pub(crate) fn chosen(&mut self, setting: Setting) {
        self.settings.by_options.retain(|(name, _)| *name != setting.name());
    }

    /// Warns if a setting is not kept.
    pub(crate) fn warn_unless_kept(&mut self, result: Result<(), StoreError>) {
        if let Err(error) = result {
            let why = m::settings::not_kept(error.said());
            self.say(Reply::new(Tone::Warning, vec![why]));
        }
    }

    /// Has what is asked shown about these positions. Only at the beginning.
    pub const fn show_about(&mut self, scope: Scope) {
        self.terms.scope = scope;
    }

    /// The positions about which what is asked is shown.
    pub const fn scope(&self) -> Scope {
        self.terms.scope
    }

    /// Returns `true` if players may ask what the engine thinks.
    pub fn can_evaluate(&self) -> bool {
        self.config().engine_lock == EngineLock::Open
    }
}
