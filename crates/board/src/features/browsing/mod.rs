//! A look at earlier moments of the game, and the way to go on from one.

pub mod commands;
pub mod session_sentences;
pub mod verdict;

use othello_words::i18n::{self, Text, m};
use othello_words::plies::{self, sentence_of_pass};
use othello_words::text::quoted;
use othello_words::value::{certainty_in_full, names, value};

use crate::app::App;
use crate::app::call::Call;
use crate::app::event::Event;
use crate::app::lines::{CircularStep, LineOnBoard};
use crate::app::needs::{CAN_VARY, NO_EXERCISE, NOT_PAUSED, Need};
use crate::app::reply::{After, Done, Refuse, Refused, Reply, Tone};

const HAS_LINE: Need = Need {
    is_met: |app| !app.state.lines.all().is_empty(),
    or: |_| m::browsing::no_line().quiet(),
};

const HAS_EARLIER: Need = Need {
    is_met: |app| app.state.viewed.ply() > 0 || app.state.line_shown().is_some(),
    or: |_| m::browsing::no_earlier_move().heard(),
};

/// There is a later moment. What is the last move of a line is plain to see.
const HAS_LATER: Need = Need {
    is_met: |app| {
        let (lines, viewed) = (&app.state.lines, &app.state.viewed);
        if lines.is_next() { lines.goes_on() } else { viewed.ply() < viewed.line().plies().len() }
    },
    or: |app| {
        let is_line = app.state.lines.is_next();
        let or = if is_line { m::browsing::end_of_line } else { m::browsing::no_later_move };
        or().heard()
    },
};

/// The conditions of each look at another moment.
const ALLOWED: &[&Need] = &[&NO_EXERCISE, &NOT_PAUSED];

/// The conditions under which the moves after the viewed one are undone.
pub const REWINDING: &[&Need] = &[&NO_EXERCISE, &NOT_PAUSED, &CAN_BE_MAIN];

const CAN_BE_MAIN: Need = Need {
    is_met: |app| !app.state.viewed.is_in_variation() || (CAN_VARY.is_met)(app),
    or: CAN_VARY.or,
};

fn back(app: &mut App) -> Done {
    if app.state.lines.step_back() {
        tell_step(app);
        return Ok(());
    }
    app.state.view(app.state.viewed.ply().saturating_sub(1));
    Ok(())
}

fn on(app: &mut App) -> Done {
    if app.state.lines.is_next() {
        app.state.lines.step_on();
        tell_step(app);
    } else {
        app.state.view(app.state.viewed.ply() + 1);
    }
    Ok(())
}

/// Says the move of the line that is shown last, and the turn after it; or that the game is back.
fn tell_step(app: &mut App) {
    let Some(line) = app.state.line_shown() else { return tell_left(app) };
    let turn = plies::turn(line.position());
    let said = line.last().map(|last| m::common::both(plies::ply(last), turn));
    app.state.tell(Event::Stepped);
    app.state.say(Reply::new(Tone::Heard, said.into_iter().collect()).then(After::Board));
}

fn tell_left(app: &mut App) {
    app.state.tell(Event::Viewed);
}

/// Shows no line any more; returns `false` if none was shown.
pub fn leave_line(app: &mut App) -> bool {
    let is_left = app.state.lines.leave();
    if is_left {
        tell_left(app);
    }
    is_left
}

/// Shows a line from its first move, which is named, or the first line.
fn line_by_name(app: &mut App, name: &str) -> Done {
    let state = &mut app.state;
    let first = |line: &LineOnBoard| line.moves()[0];
    let lines = state.lines.all();
    let index = match &*name.to_ascii_lowercase() {
        "" => Some(0),
        name => lines.iter().position(|line| first(line).name() == name),
    };
    let Some(index) = index else {
        let known = i18n::list(lines.iter().map(first));
        return Err(m::browsing::no_such_line(known, quoted(name)).into());
    };
    state.lines.enter(index);
    tell_line(app);
    Ok(())
}

/// Shows the other line, from its first move.
pub fn other_line(app: &mut App, step: CircularStep) {
    app.state.lines.turn(step);
    tell_line(app);
}

/// Says all moves of the line that is shown.
fn tell_line(app: &mut App) {
    let Some(line) = app.state.line_shown() else { return };
    let said = m::browsing::line_of(line.moves()[0], names(line.moves()));
    app.state.tell(Event::Stepped);
    app.state.say(Reply::new(Tone::Heard, vec![said]).then(After::Board));
}

/// Withdraws lines that belong to another moment, and all of them while the board is another one or hidden.
pub fn follow(app: &mut App) {
    let state = &mut app.state;
    if state.changed().turn || state.changed().game || !state.is_game_in_view() {
        state.lines.withdraw();
    }
    state.lines.withdraw_elsewhere(state.viewed.moment());
}

fn start(app: &mut App) -> Done {
    app.state.view(0);
    Ok(())
}

fn end(app: &mut App) -> Done {
    app.state.return_to_current();
    Ok(())
}

fn at(number: &str) -> Result<Call, Refused> {
    let ply = number.parse().map_err(|_| m::browsing::wrong_number(quoted(number)))?;
    Ok(Call::new(move |app| view(app, ply)))
}

/// Views the position after that many plies of the viewed line.
fn view(app: &mut App, ply: usize) -> Done {
    let moves = app.state.viewed.line().plies().len();
    if ply > moves {
        return Err(m::browsing::no_such_move(moves).into());
    }
    app.state.view(ply);
    Ok(())
}

/// Undoes every move after the viewed one. A variation becomes the game first.
pub fn rewind(app: &mut App) -> Done {
    let App { state, features } = app;
    if state.viewed.is_browsing() {
        let plies = state.game().plies().len().saturating_sub(state.viewed.ply());
        if features.link.asks_to_undo(plies, state) {
            return Ok(());
        }
    }
    let is_variation = state.viewed.is_in_variation();
    while state.viewed.is_in_variation() {
        state.viewed.promote();
    }
    let Some(ply) = state.viewed.earlier_ply() else {
        if !is_variation {
            return Err(m::browsing::no_later_move().heard());
        }
        state.say(m::variations::made_main());
        state.told_mut().go_on();
        state.save();
        return Ok(());
    };
    state.viewed.leave();
    let plies = state.game().plies().len() - ply;
    if state.session().result().is_some() {
        state.keep(state.session().record());
    }
    state.viewed.undo_to(ply);
    state.pause_watched();
    state.say(Reply::from(m::browsing::rewound(plies)).then(After::TurnAndBoard));
    state.save();
    Ok(())
}

/// Lists all moves of the viewed line with their numbers, a line each.
fn list(app: &mut App) -> Done {
    let viewed = app.viewed();
    let game = viewed.line();
    let mut lines: Vec<Text> = Vec::new();
    if game.plies().is_empty() {
        lines.push(m::plies::no_moves());
    } else {
        lines.extend(sentence_of_pass(&game.start()).map(m::browsing::at_start));
        let moves = (1..).zip(game.plies());
        lines.extend(moves.map(|(number, ply): (usize, _)| {
            let listed = m::browsing::listed(number.to_string(), plies::ply(ply));
            match viewed.kept_value(viewed.moment_after(number)) {
                Some((kept, _)) => {
                    m::browsing::valued(listed, value(kept), certainty_in_full(kept))
                }
                None => listed,
            }
        }));
    }
    if app.viewed().is_in_variation() {
        lines.push(m::browsing::in_variation());
    }
    app.state.say(Reply::new(Tone::Quiet, lines));
    Ok(())
}
