//! The commands that have the game reviewed and show its errors, and the docked review.

use othello_words::i18n::m;

use super::sentences;
use super::state::ErrorStep;
use super::{
    COMPLETE, HAS_ERRORS, HAS_MOVES, REVIEWED, deeper, error_by_line, errors_by_line, list_errors,
    review, show, stop_or_go_on, view_error, view_error_at, view_first,
};
use crate::app::App;
use crate::app::command::{Arg, Command, KeyHint, On, Pointed, Run};
use crate::app::keys::key::{self, char};
use crate::app::keys::row::{Binding, KeyRow, KeysOfMode};
use crate::app::keys::shared::{CLOSE, PLAY};
use crate::app::mode::Mode;
use crate::app::needs::{NOT_IN_LINKED_GAME, NOT_PAUSED, Need, UNLOCKED};
use crate::app::page::PageRow;
use crate::app::reply::Done;
use crate::app::screen_input::ScreenInput;
use crate::features::browsing::commands::{BACK, HINT_ON, ON};
use crate::features::explanation::commands::{EARLIER, LATER};

pub const REVIEW_MODE: Mode = Mode::new("review", m::review::mode).titled(m::review::activity);

const ALLOWED: &[&Need] = &[&NOT_IN_LINKED_GAME, &NOT_PAUSED, &UNLOCKED, &HAS_MOVES];

/// A review is under way, or there is something of it.
const BEGUN: &[&Need] = &[
    &NOT_IN_LINKED_GAME,
    &NOT_PAUSED,
    &UNLOCKED,
    &HAS_MOVES,
    &Need {
        is_met: |app| app.features.review.is_under_way() || (REVIEWED.is_met)(app),
        or: REVIEWED.or,
    },
];

const GOES_TO_ERRORS: &[&Need] = &[&NOT_PAUSED, &REVIEWED, &HAS_ERRORS];

pub const READ: PageRow = PageRow {
    page: super::PAGE,
    read: |app| {
        let is_under_way = app.features.review.is_under_way();
        let extent = || sentences::extent(&app.session().review(), app.game());
        is_under_way.then(|| m::review::started(extent())).into_iter().collect()
    },
};

/// The game is over, or there are errors to go through.
fn is_worth_a_review(app: &App) -> bool {
    app.session().result().is_some() || (REVIEWED.is_met)(app)
}

pub const COMMANDS: &[Command] = &[
    Command {
        text: m::review::review,
        words: &["review"],
        needs: ALLOWED,
        run: Run::Read(review),
        ..Command::NEW
    },
    Command {
        text: m::review::errors,
        words: &["errors"],
        needs: &[&REVIEWED],
        run: Run::Read(errors_by_line),
        ..Command::NEW
    },
    Command {
        text: m::review::next,
        by_line: &["review", "error"],
        keys: &[(
            Mode::BOARD,
            &[char('j')],
            KeyHint::WhenOr((1, |_| true), (14, is_worth_a_review)),
        )],
        needs: ALLOWED,
        run: Run::Plain(review_or_next_error),
        ..Command::NEW
    },
    ERROR,
    Command {
        text: m::review::previous_error,
        by_line: &["error"],
        keys: &[(REVIEW_MODE, &[char('k')], KeyHint::Rank(4))],
        needs: GOES_TO_ERRORS,
        run: Run::Plain(|app| view_error(app, ErrorStep::Previous)),
        ..Command::NEW
    },
    Command {
        text: m::review::whose,
        by_line: &["errors"],
        keys: &[(REVIEW_MODE, &[char('m')], KeyHint::Rank(10))],
        needs: &[&REVIEWED],
        run: Run::Plain(choose_next),
        ..Command::NEW
    },
    Command {
        text: m::review::order,
        by_line: &["errors"],
        keys: &[(REVIEW_MODE, &[char('l')], KeyHint::Rank(13))],
        needs: &[&REVIEWED],
        run: Run::Plain(turn_order),
        ..Command::NEW
    },
    Command {
        text: m::review::deeper,
        words: &["deeper"],
        needs: &[&NOT_IN_LINKED_GAME, &NOT_PAUSED, &UNLOCKED, &HAS_MOVES, &COMPLETE],
        run: Run::Plain(deeper),
        ..Command::NEW
    },
    Command {
        text: m::review::stop_or_go_on,
        words: &["stop"],
        on: On::Screen,
        needs: BEGUN,
        run: Run::Plain(stop_or_go_on),
        ..Command::NEW
    },
];

pub const ERROR: Command = Command {
    text: m::review::error,
    words: &["error"],
    keys: &[(REVIEW_MODE, &[char('j')], KeyHint::Rank(16))],
    needs: GOES_TO_ERRORS,
    run: Run::Read(error_by_line),
    pointed: Pointed::Index(view_error_at),
    ..Command::NEW
};

/// Views the next error, or has the game reviewed first.
fn review_or_next_error(app: &mut App) -> Done {
    if (REVIEWED.is_met)(app) { view_error(app, ErrorStep::Next) } else { show(app) }
}

fn choose_next(app: &mut App) -> Done {
    let review = &app.features.review;
    let (whose, is_worst_first) = (review.whose(&app.state).next(), review.is_worst_first);
    list_errors(app, whose, is_worst_first);
    Ok(())
}

/// Lists the worst errors first, or all in the order of play again; views the first.
fn turn_order(app: &mut App) -> Done {
    let review = &app.features.review;
    let is_worst_first = !review.is_worst_first;
    let whose = review.whose(&app.state);
    list_errors(app, whose, is_worst_first);
    if is_worst_first { view_first(app) } else { Ok(()) }
}

fn is_at_error(app: &App) -> bool {
    app.state.next_error().is_some() && app.state.can_play()
}

/// The key of the docked review before those of its commands.
pub const FIRST_KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: REVIEW_MODE,
    rows: &[
        KeyRow { keys: &[PLAY.hint(KeyHint::When(15, is_at_error))], text: m::moves::key_play },
        KeyRow {
            keys: &[
                Binding::new(key::PAGE_DOWN, &ScreenInput::Call(&LATER, Arg::Nothing))
                    .hint(KeyHint::When(12, |app| LATER.refusal(app).is_none())),
                Binding::new(key::PAGE_UP, &ScreenInput::Call(&EARLIER, Arg::Nothing)),
            ],
            text: m::explanation::key_futures,
        },
    ],
}];

/// The keys of the docked review behind those of its commands.
pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: REVIEW_MODE,
    rows: &[
        KeyRow {
            keys: &[
                Binding::new(key::PAGE_DOWN, &ScreenInput::Call(&ON, Arg::Nothing)).hint(HINT_ON),
                Binding::new(key::PAGE_UP, &ScreenInput::Call(&BACK, Arg::Nothing)),
            ],
            text: m::review::key_line,
        },
        KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(11))], text: m::review::key_close },
    ],
}];
