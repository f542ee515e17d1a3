//! The one table: a row for each feature, with its commands, keys and pages.

use super::command::{Arg, Command, On, Run};
use super::during::During;
use super::front_end;
use super::keys::help;
use super::keys::pages;
use super::keys::question;
use super::keys::quit;
use super::keys::row::KeysOfMode;
use super::mode::Mode;
use super::page::{Page, PageRow};
use crate::app::App;
use crate::app::reply::Done;
use crate::features::{
    book, browsing, clipboard, clock, description, evaluation, exercise, explanation, explorer,
    ideas, lines, link, moves, new_game, players, repairs, repertoire, report, review, saving,
    scoresheet, settings, tags, training, tutorial, variations,
};
use othello_core::square::Square;
use othello_words::i18n::{Text, m};

/// Commands and keys that a player would look for together: the help lists them under one heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Moves and clock.
    Play,
    /// Earlier moves, variations and comments.
    Browse,
    /// The engine, learning marks and exercises.
    Study,
    /// New, saved and linked games.
    Games,
    /// The position and the game as texts.
    Read,
    /// Look, help and quitting.
    Screen,
}

impl Group {
    /// All groups, in the order of the help.
    pub const ALL: [Self; 6] =
        [Self::Play, Self::Browse, Self::Study, Self::Games, Self::Read, Self::Screen];

    /// Returns the heading in the help.
    pub fn name(self) -> Text {
        match self {
            Self::Play => m::keys::group_play(),
            Self::Browse => m::keys::group_browse(),
            Self::Study => m::keys::group_study(),
            Self::Games => m::keys::group_games(),
            Self::Read => m::keys::group_read(),
            Self::Screen => m::keys::group_screen(),
        }
    }
}

/// The commands, keys and pages of a feature, as a player finds them.
pub struct Feature {
    /// The group in which the help lists it.
    pub group: Group,
    /// The keys that are listed before those of its commands.
    pub first_keys: &'static [KeysOfMode],
    /// Its commands, with their keys.
    pub commands: &'static [Command],
    /// The keys that are listed behind them.
    pub keys: &'static [KeysOfMode],
    pub pages: &'static [PageRow],
}

impl Feature {
    const fn new(group: Group, commands: &'static [Command]) -> Self {
        Self { group, first_keys: &[], commands, keys: &[], pages: &[] }
    }

    const fn first(self, first_keys: &'static [KeysOfMode]) -> Self {
        Self { first_keys, ..self }
    }

    const fn keys(self, keys: &'static [KeysOfMode]) -> Self {
        Self { keys, ..self }
    }

    const fn pages(self, pages: &'static [PageRow]) -> Self {
        Self { pages, ..self }
    }
}

/// The features, in the order of every list.
pub static FEATURES: &[Feature] = &[
    Feature::new(Group::Play, moves::commands::COMMANDS).first(moves::commands::KEYS),
    Feature::new(Group::Browse, browsing::commands::COMMANDS),
    Feature::new(Group::Browse, variations::commands::COMMANDS)
        .keys(variations::commands::KEYS)
        .pages(&[variations::commands::READ]),
    Feature::new(Group::Games, new_game::commands::COMMANDS)
        .keys(new_game::commands::KEYS)
        .pages(&[new_game::commands::READ]),
    Feature::new(Group::Play, clock::commands::COMMANDS).keys(clock::commands::KEYS),
    Feature::new(Group::Play, players::commands::COMMANDS),
    Feature::new(Group::Study, evaluation::commands::COMMANDS),
    Feature::new(Group::Browse, pages::COMMANDS).keys(pages::KEYS),
    Feature::new(Group::Study, review::commands::COMMANDS)
        .first(review::commands::FIRST_KEYS)
        .keys(review::commands::KEYS)
        .pages(&[review::commands::READ]),
    Feature::new(Group::Study, explanation::commands::COMMANDS)
        .pages(&[explanation::commands::READ]),
    Feature::new(Group::Study, ideas::commands::COMMANDS)
        .keys(ideas::commands::KEYS)
        .pages(&[ideas::commands::READ]),
    Feature::new(Group::Study, lines::commands::COMMANDS)
        .first(lines::commands::FIRST_KEYS)
        .keys(lines::commands::KEYS),
    Feature::new(Group::Study, book::commands::COMMANDS),
    Feature::new(Group::Study, explorer::commands::COMMANDS).keys(explorer::commands::KEYS),
    Feature::new(Group::Study, repertoire::commands::COMMANDS),
    Feature::new(Group::Games, link::commands::COMMANDS)
        .keys(link::commands::KEYS)
        .pages(&[link::commands::READ]),
    Feature::new(Group::Study, training::commands::COMMANDS)
        .keys(training::commands::KEYS)
        .pages(&[training::commands::READ]),
    Feature::new(Group::Study, report::commands::COMMANDS).pages(&[report::commands::READ]),
    Feature::new(Group::Study, exercise::commands::COMMANDS)
        .first(exercise::commands::ANSWER_KEYS)
        .keys(exercise::commands::KEYS)
        .pages(&[exercise::commands::READ]),
    Feature::new(Group::Study, tutorial::commands::COMMANDS).keys(tutorial::commands::KEYS),
    Feature::new(Group::Games, saving::commands::COMMANDS)
        .first(saving::commands::FIRST_KEYS)
        .keys(saving::commands::KEYS)
        .pages(&[saving::commands::READ]),
    Feature::new(Group::Games, scoresheet::commands::COMMANDS)
        .first(scoresheet::commands::FIRST_KEYS)
        .keys(scoresheet::commands::KEYS)
        .pages(&[scoresheet::commands::READ, scoresheet::commands::READ_REPAIRS]),
    Feature::new(Group::Games, tags::commands::COMMANDS)
        .keys(tags::commands::KEYS)
        .pages(&[tags::commands::READ]),
    Feature::new(Group::Games, repairs::commands::COMMANDS)
        .keys(repairs::commands::KEYS)
        .pages(&[repairs::commands::READ]),
    Feature::new(Group::Games, clipboard::commands::COMMANDS),
    Feature::new(Group::Read, description::commands::COMMANDS),
    Feature::new(Group::Screen, settings::commands::COMMANDS)
        .keys(settings::commands::KEYS)
        .pages(&[settings::commands::READ]),
    Feature::new(Group::Screen, front_end::COMMANDS).keys(front_end::KEYS),
    Feature::new(Group::Screen, help::COMMANDS).keys(help::KEYS),
    Feature::new(Group::Screen, &[]).keys(quit::KEYS),
    Feature::new(Group::Screen, &[]).keys(question::KEYS),
];

pub fn commands() -> impl Iterator<Item = &'static Command> {
    FEATURES.iter().flat_map(|feature| feature.commands)
}

pub fn page(page: Page) -> Option<&'static PageRow> {
    FEATURES.iter().flat_map(|feature| feature.pages).find(|row| row.page == page)
}

/// Returns the commands that a front end lists, in the order of the help.
pub fn listed(app: &App, on: On) -> impl Iterator<Item = &'static Command> {
    let now = During::of(app);
    let is_listed = move |command: &&'static Command| {
        let is_on = command.on == On::Both || command.on == on;
        !command.words.is_empty() && is_on && is_meant(command, now)
    };
    commands().filter(is_listed)
}

/// Returns the commands that most players want now, if they can be done, the first one first.
pub fn of_the_moment(app: &App) -> impl Iterator<Item = &'static Command> {
    let is_over = app.session().to_move().is_none();
    let words: &[&str] = match During::of(app) {
        During::Exercise => &["solution", "undo", "next", "leave"],
        During::Tutorial => &["next", "undo", "solution", "leave"],
        During::Play | During::Any if is_over => {
            &["review", "rematch", "new", "play", "lesson", "save", "games", "puzzles", "undo"]
        }
        During::Play | During::Any if app.game().plies().is_empty() => {
            &["play", "learn", "host", "games", "puzzles", "rules", "settings", "new", "join"]
        }
        During::Play | During::Any => {
            &["undo", "hint", "new", "save", "resign", "pause", "play", "redo", "comment"]
        }
    };
    let named = words.iter().filter_map(|word| find(word, app));
    named.filter(|command| command.refusal(app).is_none())
}

/// Returns `true` for a command that its word means: another one may have the word in an exercise.
fn is_meant(command: &'static Command, now: During) -> bool {
    match command.during {
        During::Any => true,
        During::Exercise | During::Tutorial => now == command.during,
        During::Play => std::ptr::eq(meant_in(command, now), command),
    }
}

/// Returns the command of that name on the screen, as it is meant now.
pub fn find(word: &str, app: &App) -> Option<&'static Command> {
    let has_word = |name: &str| name.eq_ignore_ascii_case(word);
    let mut commands = commands().filter(|it| it.on != On::Lines);
    let command = commands.find(|command| command.words.iter().any(|name| has_word(name)))?;
    Some(meant(command, app))
}

/// Returns the command of the key on the board that does what a word asks for which is typed alone, where more can stand
/// behind it: that of `n` for `new`.
pub fn by_key(command: &'static Command) -> &'static Command {
    let is_same = |it: &&Command| {
        it.words.is_empty()
            && it.by_line.first() == Some(&command.name())
            && it.keys.iter().any(|(mode, ..)| *mode == Mode::BOARD)
    };
    let takes_more = matches!(command.run, Run::Text(_));
    commands().find(|it| takes_more && is_same(it)).unwrap_or(command)
}

/// A row of what squares, Enter and Esc do on the board, by what it is used for.
struct BoardUse {
    /// Answers with squares, or plays them.
    answer: &'static Command,
    /// Uncovers the board when a square is begun: a letter.
    begin: fn(&App) -> Option<&'static Command>,
    /// Leaves it: Esc.
    leave: fn(&App) -> Option<&'static Command>,
    /// Goes on where no square can be played: Enter.
    go_on: fn(&App) -> Option<&'static Command>,
    /// Goes on where a square is asked for and none is chosen: Enter.
    unchosen: fn(&App) -> Option<&'static Command>,
    empty_line: fn(&App) -> Option<&'static Command>,
}

impl BoardUse {
    /// Returns what the board is used for now.
    fn of(app: &App) -> Self {
        match During::of(app) {
            During::Play | During::Any => Self {
                answer: &moves::commands::PLAY_SQUARES,
                begin: |_| None,
                leave: line_undone,
                go_on: next_or_watched,
                unchosen: |_| None,
                empty_line: training::commands::empty_line,
            },
            During::Exercise => Self {
                answer: &exercise::commands::ANSWER,
                begin: |_| None,
                leave: |_| Some(&exercise::commands::LEAVE),
                go_on: next_or_watched,
                unchosen: training::commands::empty_line,
                empty_line: training::commands::empty_line,
            },
            During::Tutorial => Self {
                answer: &tutorial::commands::ANSWER,
                begin: |_| Some(&tutorial::commands::READ),
                leave: |_| Some(&tutorial::commands::LEAVE),
                go_on: |_| Some(&tutorial::commands::NEXT),
                unchosen: |_| None,
                empty_line: tutorial::commands::empty_line,
            },
        }
    }
}

/// Returns the command that leaves a line move by move.
fn line_undone(app: &App) -> Option<&'static Command> {
    app.state.line_shown().map(|_| &moves::commands::UNDO)
}

/// Returns what goes on with a lesson, or else the next move of a game that is watched.
fn next_or_watched(app: &App) -> Option<&'static Command> {
    let is_watched = app.viewed().is_watched() && app.viewed().can_pause();
    let step = is_watched.then_some(&players::commands::STEP);
    training::commands::next_step(app).or(step)
}

/// Returns what Esc does on the board.
pub fn left_by(app: &App) -> Option<&'static Command> {
    (BoardUse::of(app).leave)(app)
}

/// Returns what uncovers the board when the letter of a square is typed: whoever begins a move has read.
pub fn begun(app: &App) -> Option<&'static Command> {
    (BoardUse::of(app).begin)(app)
}

/// Returns what Enter does on the board where no square can be played.
pub fn gone_on_by(app: &App) -> Option<&'static Command> {
    line_undone(app).or_else(|| (BoardUse::of(app).go_on)(app))
}

/// Returns what Enter does where a square is asked for and none is chosen.
pub fn unchosen(app: &App) -> Option<&'static Command> {
    (BoardUse::of(app).unchosen)(app)
}

pub fn empty_line(app: &App) -> Option<&'static Command> {
    (BoardUse::of(app).empty_line)(app)
}

/// Plays squares from the position shown, or answers with them.
pub fn play(app: &mut App, squares: &[Square]) -> Done {
    BoardUse::of(app).answer.call(app, Arg::Squares(squares.to_vec()))
}

/// Loads a text that is pasted on the board as a game, or joins that of a ticket.
pub fn paste(app: &mut App, text: &str) -> Done {
    repairs::commands::paste(app, text)
}

/// Returns the command with that message: `clock.toggle`.
pub fn named(message: &str) -> Option<&'static Command> {
    commands().find(|command| (command.text)().name() == message)
}

/// Returns the command that a word means now, given one that has the word: the board may be for something else.
pub fn meant(command: &'static Command, app: &App) -> &'static Command {
    meant_in(command, During::of(app))
}

fn meant_in(command: &'static Command, now: During) -> &'static Command {
    let same = commands().filter(|it| it.words.first() == command.words.first());
    let mut same =
        same.filter(|it| !it.words.is_empty() && it.on == command.on && it.during == now);
    same.next().unwrap_or(command)
}
