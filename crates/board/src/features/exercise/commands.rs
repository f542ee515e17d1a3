//! The commands while a position is solved, and the keys that go with them.

use othello_words::i18n::m;

use super::problems::{Exercise, Explained, Origin, Problem};
use super::{
    CAN_PLAY_ON, HAS_ANSWER, HAS_LINE, HAS_MOVES, HAS_NEXT, HAS_PREVIOUS, HAS_PROBLEM,
    HAS_SOLUTION, HAS_WRONG_ANSWER, LineStep, answer, explain, guess, leave, play_on, show_next,
    show_previous, show_solution, step, take_back, why,
};
use crate::app::App;
use crate::app::command::{Arg, Choice, Command, Held, KeyHint, Pointed, Run};
use crate::app::during::During;
use crate::app::keys::key::{self, Key, char};
use crate::app::keys::quit::QUIT;
use crate::app::keys::row::{Binding, KeyRow, KeysOfMode};
use crate::app::keys::shared::{
    CLICK, CLOSE, CLOSE_PAGE, COLUMNS, CURSOR, NEXT_LEGAL, PLAY, PLAY_WITH_SPACE, PREVIOUS_LEGAL,
    ROWS,
};
use crate::app::mode::Mode;
use crate::app::needs::{NOT_IN_LINKED_GAME, NOT_PAUSED, UNLOCKED};
use crate::app::page::PageRow;
use crate::app::screen_input::ScreenInput;

fn can_play(app: &App) -> bool {
    app.state.can_play()
}

/// Returns `true` if an answer is shown that is not right.
fn is_wrong(app: &App) -> bool {
    is_unsolved(app) && (HAS_ANSWER.is_met)(app)
}

/// Returns `true` as long as the better move is neither found nor told.
fn is_unsolved(app: &App) -> bool {
    let is_wrong = |problem: &Problem| problem.judgement().is_none_or(|it| !it.is_right());
    let is_open = |problem: &Problem| problem.explained() == Explained::Nothing;
    app.features.exercise.problem().is_some_and(|it| is_wrong(it) && is_open(it))
}

/// Returns `true` if an answer is judged that moves follow.
fn has_line(app: &App) -> bool {
    (HAS_LINE.is_met)(app) && app.features.exercise.answered().is_some_and(|it| it.step().1 > 0)
}

/// Returns `true` if Enter goes on after an answer: with the toughest reply, or in a lesson.
fn can_go_on(app: &App) -> bool {
    goes_on_in_lesson(app) || app.features.exercise.answered().is_some_and(Problem::can_play_on)
}

/// Returns `true` if Enter goes on with a lesson after an answer.
pub fn goes_on_in_lesson(app: &App) -> bool {
    let is_lesson = app.features.exercise.current().is_some_and(Exercise::is_lesson);
    is_lesson && app.features.exercise.answered().is_some()
}

fn can_play_or_go_on(app: &App) -> bool {
    can_play(app) || can_go_on(app)
}

fn has_next(app: &App) -> bool {
    app.features.exercise.current().is_some_and(Exercise::has_next)
}

const SOLVING: Command = Command { during: During::Exercise, ..Command::NEW };

pub const COMMANDS: &[Command] = &[
    Command {
        text: m::exercise::guess,
        words: &["guess"],
        needs: &[&NOT_IN_LINKED_GAME, &NOT_PAUSED, &UNLOCKED, &HAS_MOVES],
        choices: |_| ["black", "white", "both"].map(Choice::of_word).to_vec(),
        run: Run::Read(guess),
        ..Command::NEW
    },
    TAKE_BACK,
    SOLUTION,
    EXPLAIN,
    BECAUSE,
    SKIP_WHY,
    REPLY,
    NEXT,
    Command {
        text: m::exercise::previous,
        words: &["previous"],
        keys: &[(Mode::EXERCISE, &[char('p')], KeyHint::No)],
        needs: &[&HAS_PREVIOUS],
        run: Run::Plain(show_previous),
        ..SOLVING
    },
    Command {
        text: m::exercise::back,
        words: &["back"],
        keys: &[(Mode::EXERCISE, &[key::PAGE_UP], KeyHint::No)],
        needs: &[&HAS_LINE],
        held: Held::Repeated,
        run: Run::Plain(|app| step(app, LineStep::Back)),
        ..SOLVING
    },
    Command {
        text: m::exercise::on,
        words: &["on"],
        keys: &[(Mode::EXERCISE, &[key::PAGE_DOWN], KeyHint::When(4, has_line))],
        needs: &[&HAS_LINE],
        held: Held::Repeated,
        run: Run::Plain(|app| step(app, LineStep::On)),
        ..SOLVING
    },
    LEAVE,
];

/// Shows the best move.
pub const SOLUTION: Command = Command {
    text: m::exercise::solution,
    words: &["solution"],
    keys: &[(Mode::EXERCISE, &[char('s')], KeyHint::When(6, is_unsolved))],
    needs: &[&HAS_PROBLEM, &HAS_SOLUTION],
    run: Run::Plain(show_solution),
    ..SOLVING
};

/// It is asked why a move is right.
pub const WHY_MODE: Mode =
    Mode::new("why-right", m::exercise::mode_why).titled(m::exercise::activity_why);

/// Names the idea for which a move is right.
pub const BECAUSE: Command = Command {
    text: m::exercise::because,
    words: &["because"],
    needs: &[&why::IS_ASKED],
    run: Run::ReadSome(why::read),
    pointed: Pointed::Index(why::choose),
    ..SOLVING
};

/// Has the reason said without an answer.
pub const SKIP_WHY: Command = Command {
    text: m::exercise::skip_why,
    words: &["skip"],
    keys: &[(WHY_MODE, &[key::ENTER], KeyHint::Rank(2))],
    needs: &[&why::IS_ASKED],
    run: Run::Plain(why::skip),
    ..SOLVING
};

pub const READ: PageRow = PageRow { page: why::PAGE, read: why::question };

const CHOOSING: &[(Key, ScreenInput)] = &[
    (char('1'), ScreenInput::Call(&BECAUSE, Arg::Index(0))),
    (char('2'), ScreenInput::Call(&BECAUSE, Arg::Index(1))),
    (char('3'), ScreenInput::Call(&BECAUSE, Arg::Index(2))),
    (char('4'), ScreenInput::Call(&BECAUSE, Arg::Index(3))),
];

/// Explains a wrong answer by the better move, and then the error of the game.
pub const EXPLAIN: Command = Command {
    text: m::exercise::explain,
    words: &["explain"],
    needs: &[&HAS_WRONG_ANSWER],
    run: Run::Plain(explain),
    ..SOLVING
};

const TAKE_BACK: Command = Command {
    text: m::exercise::undo,
    words: &["undo"],
    keys: &[(Mode::EXERCISE, &[char('u'), key::BACKSPACE], KeyHint::When(7, is_wrong))],
    needs: &[&HAS_ANSWER],
    run: Run::Confirmable(take_back),
    ..SOLVING
};

/// Plays the toughest reply to a right answer.
const REPLY: Command = Command {
    text: m::exercise::reply,
    words: &["reply"],
    needs: &[&CAN_PLAY_ON],
    run: Run::Plain(play_on),
    ..SOLVING
};

/// Shows the next position.
pub const NEXT: Command = Command {
    text: m::exercise::next,
    words: &["next"],
    keys: &[(Mode::EXERCISE, &[char('n')], KeyHint::When(5, has_next))],
    needs: &[&HAS_PROBLEM, &HAS_NEXT],
    run: Run::Plain(show_next),
    ..SOLVING
};

pub const LEAVE: Command =
    Command { text: m::exercise::leave, words: &["leave"], run: Run::Plain(leave), ..SOLVING };

/// Answers with a square, which names itself.
pub const ANSWER: Command = Command {
    text: m::exercise::key_play,
    needs: &[&HAS_PROBLEM],
    pointed: Pointed::Squares(answer),
    ..SOLVING
};

/// Returns what Enter does after an answer: it goes back to the position if it was wrong, to try again; on with the
/// toughest reply if it was right or the solution is shown; at the end of the game, or where moves are guessed, to the
/// next position.
pub fn next_step(app: &App) -> Option<&'static Command> {
    let shown = app.features.exercise.current()?;
    let problem = shown.problem()?;
    match problem.judgement().map(|judgement| judgement.is_right()) {
        None if !problem.is_over() => None,
        Some(false) if !matches!(problem.origin(), Origin::Guess(_)) => Some(&TAKE_BACK),
        Some(true) if problem.can_play_on() => Some(&REPLY),
        Some(_) | None if shown.has_next() => Some(&NEXT),
        Some(_) | None => Some(&LEAVE),
    }
}

pub const ANSWER_KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: Mode::EXERCISE,
    rows: &[
        KeyRow { keys: &[CURSOR], text: m::keys::cursor },
        KeyRow { keys: &[COLUMNS, ROWS], text: m::exercise::key_square },
        KeyRow {
            keys: &[
                PLAY.hint(KeyHint::WhenOr((2, can_play_or_go_on), (9, can_go_on))),
                PLAY_WITH_SPACE,
                CLICK,
            ],
            text: m::exercise::key_play,
        },
        KeyRow {
            keys: &[NEXT_LEGAL.hint(KeyHint::When(1, can_play)), PREVIOUS_LEGAL],
            text: m::exercise::key_legal,
        },
    ],
}];

/// The keys that do the same as on the board, and those of the ideas to choose from.
pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: Mode::EXERCISE,
        rows: &[
            KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(8))], text: m::exercise::key_leave },
            KeyRow { keys: &[QUIT], text: m::screen::quit },
        ],
    },
    KeysOfMode {
        mode: WHY_MODE,
        rows: &[
            KeyRow {
                keys: &[Binding::any_of(CHOOSING).hint(KeyHint::Rank(1))],
                text: m::exercise::because,
            },
            CLOSE_PAGE,
        ],
    },
];
