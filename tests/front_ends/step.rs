//! Random actions of players.

use std::time::Duration;

use othello_board::app::App;
use othello_board::app::input::Answer;
use othello_board::app::state::Confirmation;
use othello_board::features::exercise::problems::{Exercise, Problem};
use othello_board::features::review::state::ErrorStep;
use othello_core::board::ByColor;
use othello_core::position::Position;
use othello_core::rules::Preset;
use othello_core::square::Square;
use othello_notation::date::Date;
use othello_notation::draft::Field;
use othello_notation::sheet::NumberStep as Renumbering;
use othello_notation::{ggf, position, transcript};
use othello_session::{Player, Session, Setup};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use ratatui::crossterm::event::KeyCode;

use crate::random;
use crate::shared::Disk;

/// Something that a player does after some time.
#[derive(Clone, Debug)]
pub struct Step {
    /// The time since the last step.
    pub wait: Duration,
    /// The action.
    pub act: Act,
    /// The reaction to a pause before the action.
    pub in_pause: InPause,
}

/// The players' answer to a pause that the action would end on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InPause {
    /// They resume, and do it.
    Resume,
    /// They try it, as far as it is only refused.
    Try,
}

/// Something that a player does.
#[derive(Clone, Debug)]
pub enum Act {
    /// Nothing.
    Wait,
    /// Plays one of the legal moves of the viewed position.
    Play(usize),
    /// Plays a square, legal or not.
    PlayAnywhere(Square),
    Undo,
    /// Undoes, and answers yes if that is asked about.
    UndoAtOnce,
    Redo,
    /// The engine replies, if it is asked for something, by that number.
    EngineReplies(usize),
    /// Plays one move of a game between computers.
    Step,
    /// Has the game reviewed.
    Review,
    /// Shows the review, and views the position before an error.
    Error(ErrorStep),
    /// Shows the review, and has the errors of other players listed.
    NextWhose,
    /// Shows the best lines of the viewed position, which the engine finds by that number, keeps one as a variation, and
    /// views the start of the game.
    Keep(usize),
    /// Has the report shown.
    Report,
    /// Solves positions, by a command of line mode and by a key.
    Solve(&'static str, KeyCode),
    Browse(Browse),
    /// Writes the comment on the viewed move; an empty one removes it.
    Comment(String),
    /// Gives a square the next mark.
    Mark(Square),
    /// Gives the viewed move its next sign.
    Sign,
    /// Puts the viewed variation before the line it branches from.
    Promote,
    /// Removes the viewed variation.
    Remove,
    Resign,
    /// Resigns, and answers yes.
    ResignAtOnce,
    Answer(Answer),
    Pause,
    Resume,
    NewGame(Terms),
    Load(String),
    SaveAs(String),
    /// Opens one of the saved games, if there are any.
    Open(usize),
    /// Asks for the list of saved games and closes it.
    List,
    /// Types in a scoresheet.
    Sheet(SheetAct),
    /// Something happens to the disk.
    Disk(Disk),
}

/// A look at another moment of the game.
#[derive(Clone, Copy, Debug)]
pub enum Browse {
    Back,
    On,
    Start,
    End,
}

/// Something that a player does with the scoresheet.
#[derive(Clone, Debug)]
pub enum SheetAct {
    /// Writes a number on a square, unless it stands there.
    Write(Square, u8),
    Clear(Square),
    Renumber(Square, Renumbering),
    /// Names Black, unless there is a name.
    Name(String),
    Undo,
    Redo,
    /// Saves the game, or has repairs offered.
    Finish,
}

impl SheetAct {
    /// Returns `true` if keys and lines would do it in different ways: letter by letter, and at once.
    pub fn is_idle(&self, app: &App) -> bool {
        let draft = app.features.scoresheet.draft();
        match self {
            Self::Write(square, number) => draft.grid.number(*square) == Some(*number),
            Self::Name(_) => !draft.text(Field::Black).is_empty(),
            Self::Clear(_) | Self::Renumber(..) | Self::Undo | Self::Redo | Self::Finish => false,
        }
    }
}

/// The changes of terms for a new game; `None` leaves a term as it is.
#[derive(Clone, Debug)]
pub struct Terms {
    pub preset: Option<Preset>,
    /// An empty text for no clock.
    pub clock: Option<String>,
    /// An empty text for no name.
    pub black: Option<String>,
    pub white: Option<String>,
    pub best_of: Option<u8>,
}

impl Act {
    /// Returns `true` for what a player can do while a question is open.
    pub fn leaves_question(&self) -> bool {
        matches!(self, Self::Wait | Self::Answer(_) | Self::Disk(_) | Self::EngineReplies(_))
    }

    /// Returns `true` for what the keys do in the state of an app, in which other keys mean
    /// something else.
    pub fn is_possible(&self, app: &App) -> bool {
        let is_solving = app.features.exercise.is_under_way();
        // The key that closes the review leaves a line first, which no command does.
        let is_in_line = app.state.line_shown().is_some();
        match self {
            Self::Review | Self::Error(_) | Self::NextWhose if is_in_line => false,
            Self::Error(_) | Self::NextWhose => {
                let is_reviewed = !app.session().review().plies.is_empty();
                !is_solving && is_reviewed && !app.state.is_contest()
            }
            // Line mode has no command that closes lines: they go with their position.
            Self::Keep(_) => {
                let is_awaited = app.features.players.is_thinking() || app.state.is_contest();
                let is_over = app.viewed().position().to_move().is_none();
                !is_solving && !is_in_line && !is_awaited && !is_over && app.viewed().ply() > 0
            }
            Self::Pause
            | Self::Report
            | Self::Resume
            | Self::NewGame(_)
            | Self::Load(_)
            | Self::SaveAs(_)
            | Self::Sheet(_)
            | Self::Open(_)
            | Self::List
            | Self::Resign
            | Self::ResignAtOnce
            | Self::Review
            | Self::Comment(_)
            | Self::Mark(_)
            | Self::Sign
            | Self::Promote
            | Self::Remove
            | Self::Solve("retry" | "puzzle", _) => !is_solving,
            // In the lesson about a game, Enter goes on with that.
            Self::Solve("reply", _) => {
                let exercise = &app.features.exercise;
                let is_lesson = exercise.current().is_some_and(Exercise::is_lesson);
                !is_lesson && exercise.problem().is_some_and(Problem::can_play_on)
            }
            Self::Step => !is_solving && app.viewed().is_watched() && app.viewed().can_pause(),
            Self::Solve(..) => is_solving,
            Self::Wait
            | Self::Play(_)
            | Self::PlayAnywhere(_)
            | Self::Undo
            | Self::UndoAtOnce
            | Self::Redo
            | Self::EngineReplies(_)
            | Self::Browse(_)
            | Self::Answer(_)
            | Self::Disk(_) => true,
        }
    }

    /// Returns `true` for what a player can do during the pause.
    fn leaves_pause(&self) -> bool {
        self.leaves_question() || matches!(self, Self::Resume)
    }

    /// Returns `true` for what the pause refuses in lines, and has no key on the screen.
    fn is_refused_in_pause(&self) -> bool {
        matches!(
            self,
            Self::Play(_)
                | Self::PlayAnywhere(_)
                | Self::Undo
                | Self::UndoAtOnce
                | Self::Redo
                | Self::Browse(_)
                | Self::Comment(_)
                | Self::Mark(_)
                | Self::Sign
                | Self::Promote
                | Self::Remove
        )
    }
}

impl Step {
    /// Returns `true` if the players resume before the action.
    pub fn ends_pause(&self) -> bool {
        let is_tried = self.in_pause == InPause::Try && self.act.is_refused_in_pause();
        !is_tried && !self.act.leaves_pause()
    }
}

/// Returns one of the legal moves of the viewed position, or d3 if there is none.
pub fn legal_move(app: &App, choice: usize) -> Square {
    let legal = app.state.shown_position().legal_moves();
    let moves = usize::from(legal.len()).max(1);
    legal.into_iter().nth(choice % moves).unwrap_or(Square::D3)
}

pub fn any_step() -> impl Strategy<Value = Step> {
    let wait = prop_oneof![
        8 => Just(0),
        8 => 0..5_000_u64,
        1 => 0..100_000_u64,
    ];
    let in_pause = select(vec![InPause::Resume, InPause::Try]);
    (wait.prop_map(Duration::from_millis), any_act(), in_pause)
        .prop_map(|(wait, act, in_pause)| Step { wait, act, in_pause })
}

fn any_act() -> BoxedStrategy<Act> {
    let browse = select(vec![Browse::Back, Browse::Back, Browse::On, Browse::Start, Browse::End]);
    let games = prop_oneof![
        2 => any_terms().prop_map(Act::NewGame),
        2 => any_text().prop_map(Act::Load),
        1 => "[a-z]{0,8}".prop_map(Act::SaveAs),
        2 => any::<usize>().prop_map(Act::Open),
        1 => Just(Act::List),
        1 => select(vec![Act::Disk(Disk::Fails), Act::Disk(Disk::Works)]),
    ];
    prop_oneof![
        20 => any::<usize>().prop_map(Act::Play),
        1 => select(Square::ALL.to_vec()).prop_map(Act::PlayAnywhere),
        1 => Just(Act::Wait),
        8 => select(vec![Act::Undo, Act::Undo, Act::UndoAtOnce, Act::Redo, Act::Redo]),
        6 => browse.prop_map(Act::Browse),
        4 => any_annotation(),
        12 => any::<usize>().prop_map(Act::EngineReplies),
        1 => Just(Act::Step),
        2 => Just(Act::Review),
        3 => select(vec![Act::Error(ErrorStep::Next), Act::Error(ErrorStep::Previous)]),
        1 => Just(Act::NextWhose),
        1 => any::<usize>().prop_map(Act::Keep),
        1 => Just(Act::Report),
        4 => any_solving(),
        6 => select(vec![Act::Answer(Answer::Yes), Act::Answer(Answer::Yes), Act::Answer(Answer::No)]),
        1 => select(vec![Act::Resign, Act::ResignAtOnce]),
        2 => select(vec![Act::Pause, Act::Pause, Act::Resume]),
        4 => games,
        8 => any_sheet_act().prop_map(Act::Sheet),
    ]
    .boxed()
}

/// Mostly the first moves of a game, so that it can be saved.
fn any_sheet_act() -> impl Strategy<Value = SheetAct> {
    let moves = [Square::F5, Square::D6, Square::C3, Square::D3, Square::C4, Square::F4];
    let right = select(moves.into_iter().zip(1..).collect::<Vec<(Square, u8)>>());
    let any = (select(moves.to_vec()), 1..=99_u8);
    let step = select(vec![Renumbering::Up, Renumbering::Down]);
    prop_oneof![
        6 => right.prop_map(|(square, number)| SheetAct::Write(square, number)),
        2 => any.prop_map(|(square, number)| SheetAct::Write(square, number)),
        1 => select(moves.to_vec()).prop_map(SheetAct::Clear),
        1 => (select(moves.to_vec()), step).prop_map(|(at, step)| SheetAct::Renumber(at, step)),
        1 => select(vec!["Ada", "Ad", "Bo"]).prop_map(|name| SheetAct::Name(name.into())),
        3 => select(vec![SheetAct::Undo, SheetAct::Undo, SheetAct::Redo]),
        2 => Just(SheetAct::Finish),
    ]
}

fn any_annotation() -> impl Strategy<Value = Act> {
    prop_oneof![
        2 => "([a-z]{1,4} ){0,2}[a-z]{0,4}".prop_map(|text| Act::Comment(text.trim().into())),
        2 => select(Square::ALL[..4].to_vec()).prop_map(Act::Mark),
        2 => Just(Act::Sign),
        3 => select(vec![Act::Promote, Act::Promote, Act::Remove]),
    ]
}

fn any_solving() -> impl Strategy<Value = Act> {
    select(vec![
        Act::Solve("retry", KeyCode::Char('t')),
        Act::Solve("retry", KeyCode::Char('t')),
        Act::Solve("puzzle", KeyCode::Null),
        Act::Solve("undo", KeyCode::Backspace),
        Act::Solve("solution", KeyCode::Char('s')),
        Act::Solve("reply", KeyCode::Enter),
        Act::Solve("reply", KeyCode::Enter),
        Act::Solve("next", KeyCode::Char('n')),
        Act::Solve("similar", KeyCode::Char('m')),
        Act::Solve("previous", KeyCode::Char('p')),
        Act::Solve("leave", KeyCode::Esc),
    ])
}

fn any_clock() -> impl Strategy<Value = String> {
    select(vec!["", "0:20", "1+2", "5"]).prop_map(String::from)
}

fn any_name() -> impl Strategy<Value = String> {
    select(vec!["", "Ann", "Ben B."]).prop_map(String::from)
}

fn any_terms() -> impl Strategy<Value = Terms> {
    let preset = option::weighted(0.3, select(Preset::ALL.to_vec()));
    let best_of = option::weighted(0.3, select(vec![1, 3, 5]));
    let names = || option::weighted(0.2, any_name());
    (preset, option::weighted(0.3, any_clock()), names(), names(), best_of).prop_map(
        |(preset, clock, black, white, best_of)| Terms { preset, clock, black, white, best_of },
    )
}

/// A new game, or a saved one that is resumed.
pub fn any_app() -> impl Strategy<Value = App> {
    let today = Date::new(Some(2026), Some(11), Some(21)).ok();
    let new = any_setup()
        .prop_map(move |setup| App::new(Session::new(setup, today), Confirmation::Ask, today));
    let game = random::start().prop_flat_map(random::game).prop_flat_map(random::record);
    let resumed = game.prop_map(move |record| {
        App::resumed(Session::from_record(record), Confirmation::Ask, today)
    });
    prop_oneof![3 => new, 1 => resumed].boxed()
}

/// The terms of a new game.
fn any_setup() -> impl Strategy<Value = Setup> {
    let preset = prop_oneof![3 => Just(Preset::Othello), 2 => select(Preset::ALL.to_vec())];
    let player = prop_oneof![2 => Just("human"), 1 => Just("level:1"), 1 => Just("level:4")];
    let players = (Just("human"), player.clone());
    let players = prop_oneof![3 => players, 1 => (player.clone(), player)];
    (preset, any_clock(), any_name(), select(vec![1, 1, 3]), players).prop_map(
        |(preset, clock, black, best_of, players)| {
            let mut setup = Setup::new(preset.rules());
            setup.time_control = clock.parse().ok();
            setup.best_of = best_of;
            let player = |text: &str| match text.parse() {
                Ok(level) => Player::Computer(level),
                Err(_) => Player::Human,
            };
            setup.players = ByColor { black: player(players.0), white: player(players.1) };
            // A computer has a name of its own.
            setup.names.black = black.parse().ok().filter(|_| setup.players.black.is_human());
            setup
        },
    )
}

/// A text of one line to be loaded: moves, a position, a game with a clock, or none of these.
fn any_text() -> BoxedStrategy<String> {
    let known = select(vec![
        "f5d6c3",
        "f5 d6 c3 d3 c4",
        "d3",
        "d4e4d5e5",
        "f5 d9",
        "hello",
        "[",
        "-",
        "f5d6c3d3c4f4c5b3c2e6c6b4b5a5a1a4b6f3",
        "e3d3c2d2c1b1a1d1e1",
    ]);
    let game = || random::start().prop_flat_map(random::game);
    let of_rules = |preset: Preset| random::game(Position::start(preset.rules()));
    let with_clock = select(vec![Preset::Othello, Preset::Anti])
        .prop_flat_map(of_rules)
        .prop_flat_map(random::record)
        .prop_map(|record| ggf::write(&record).unwrap().trim().to_owned());
    prop_oneof![
        2 => known.prop_map(String::from),
        1 => game().prop_map(|game| transcript::write(game.plies())),
        1 => random::start().prop_map(|start| position::write(start.board(), start.next())),
        2 => with_clock,
    ]
    .prop_filter("empty", |text| !text.is_empty())
    .boxed()
}
