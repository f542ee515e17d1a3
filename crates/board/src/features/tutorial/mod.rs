//! The first lesson of all: the rules and the eight ideas, by moves that the learner makes; then a whole game with a word
//! at the right moments.

pub mod commands;
pub mod guide;
pub mod sentences;
pub mod state;
pub mod steps;
#[cfg(test)]
mod tests;

use othello_core::board::{ByColor, Color};
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_engine::computer::Computer;
use othello_engine::level::Level;
use othello_home::jobs::progress::{RecallProgress, RememberProgress};
use othello_home::memory::entry::ProgressEntry;
use othello_session::{Player, Setup};
use othello_words::i18n::m;
use othello_words::plies;
use othello_words::text::quoted;

use crate::app::App;
use crate::app::call::Call;
use crate::app::event::{Event, Farewell};
use crate::app::needs::{self, NOT_IN_LINKED_GAME, NOT_PAUSED, Need};
use crate::app::reply::{After, Done, Refuse, Refused, Reply, Tone};
use crate::app::state::Aside;
use crate::features::new_game;
use guide::Guide;
use state::Walk;
use steps::{LESSONS, STEPS};

const NOT_SOLVING: Need = Need {
    is_met: |app| !app.features.exercise.is_under_way(),
    or: |_| m::exercise::solving().quiet(),
};

/// The conditions under which it begins.
const ALLOWED: &[&Need] = &[&NOT_IN_LINKED_GAME, &NOT_PAUSED, &NOT_SOLVING];

/// A square is asked for, and no right one has been played.
const ASKS: Need = Need {
    is_met: |app| app.features.tutorial.walk().is_some_and(Walk::is_open),
    or: |_| m::tutorial::read_on().quiet(),
};

/// There is something to go back to.
const HAS_PREVIOUS: Need = Need {
    is_met: |app| app.features.tutorial.walk().is_some_and(Walk::has_previous),
    or: |_| m::tutorial::first_step().quiet(),
};

/// Nothing is asked, or the answer is there.
const SETTLED: Need = Need {
    is_met: |app| app.features.tutorial.walk().is_some_and(Walk::is_settled),
    or: |_| m::tutorial::answer_first().quiet(),
};

/// Begins with it, or offers it once, if the program is to.
pub fn begin(app: &mut App) -> Done {
    let tutorial = &mut app.features.tutorial;
    if std::mem::take(&mut tutorial.is_begun_with) {
        return Call::needing(ALLOWED, resume).run(app);
    }
    if tutorial.is_offered {
        // A fault that was told before is still to be read.
        app.state.say(Reply::new(Tone::Heard, vec![m::tutorial::offer()]));
        // The file that is written now tells that it has been offered.
        remember(app, 0);
    }
    Ok(())
}

/// Reads the number of the lesson to begin with; without one, it goes on where it was left.
fn learn(words: &str) -> Result<Call, Refused> {
    if words.is_empty() {
        return Ok(Call::needing(ALLOWED, resume));
    }
    let lesson = words.parse().ok().filter(|lesson| (1..=LESSONS).contains(lesson));
    let Some(lesson) = lesson else {
        return Err(m::tutorial::unknown_lesson(quoted(words), usize::from(LESSONS)).into());
    };
    let first = STEPS.iter().position(|step| step.lesson == lesson).unwrap_or(0);
    Ok(Call::needing(ALLOWED, move |app| {
        go_to(app, first);
        Ok(())
    }))
}

/// Goes on where it was left.
fn resume(app: &mut App) -> Done {
    app.state.job(RecallProgress, |app, recalled| {
        // Without a memory it is known as long as the program runs.
        let recalled = recalled.map_or(0, |it| it.memory.tutorial_step());
        let reached = app.features.tutorial.reached.unwrap_or(recalled);
        // Something else may have begun since.
        match needs::refusal(ALLOWED, app) {
            Some(refused) => app.state.refuse(refused),
            None => go_to(app, if reached < STEPS.len() { reached } else { 0 }),
        }
    });
    Ok(())
}

/// Remembers the step with which it goes on next time.
fn remember(app: &mut App, step: usize) {
    app.features.tutorial.reached = Some(step);
    let entry = ProgressEntry::tutorial(step);
    app.state.job(RememberProgress(vec![entry]), |app, kept| {
        if kept.is_err() {
            app.state.say(Reply::new(Tone::Heard, vec![m::tutorial::not_kept()]));
        }
    });
}

fn go_to(app: &mut App, step: usize) {
    let is_new = app.features.tutorial.walk().is_none_or(|walk| walk.index() != step);
    app.features.tutorial.is_offered = false;
    app.features.tutorial.walk = Some(Walk::at(step));
    app.features.tutorial.guide = None;
    if is_new {
        remember(app, step);
    }
    say(app, Event::ProblemShown);
}

/// Says what there is to be read, after an event.
fn say(app: &mut App, event: Event) {
    put_aside(app);
    app.state.tell(event);
    let Some(walk) = app.features.tutorial.walk() else { return };
    app.state.say(Reply::seen(sentences::spoken(walk)).then(After::Board));
}

fn answer(app: &mut App, squares: &[Square]) -> Done {
    let &[square] = squares else { return Err(m::exercise::one_answer().quiet()) };
    let Some(walk) = &mut app.features.tutorial.walk else { return Ok(()) };
    let last = walk.answer(square).map_err(|reason| plies::illegal(square, 1, reason))?;
    say(app, Event::Answered(last));
    Ok(())
}

fn show_answer(app: &mut App) -> Done {
    let asked = app.features.tutorial.walk().and_then(|walk| walk.step().asked.as_ref());
    asked.map_or(Ok(()), |asked| answer(app, &asked.right[..1]))
}

/// Goes on: to the next step, after a wrong answer back to the same one, and behind the last to a game.
fn go_on(app: &mut App) -> Done {
    let Some(walk) = &mut app.features.tutorial.walk else { return Ok(()) };
    if walk.take_back_wrong() {
        say(app, Event::ProblemShown);
    } else if walk.index() + 1 < STEPS.len() {
        let next = walk.index() + 1;
        go_to(app, next);
    } else {
        return play_game(app);
    }
    Ok(())
}

/// Goes back: takes the answer back, or shows the step before.
fn go_back(app: &mut App) -> Done {
    let Some(walk) = &mut app.features.tutorial.walk else { return Ok(()) };
    if walk.take_back() {
        say(app, Event::ProblemShown);
    } else {
        let previous = walk.index().saturating_sub(1);
        go_to(app, previous);
    }
    Ok(())
}

/// Returns to the game; next time it goes on from here.
fn leave(app: &mut App) -> Done {
    end(app);
    app.state.say(Reply::from(m::tutorial::left()).then(After::TurnAndBoard));
    Ok(())
}

fn end(app: &mut App) {
    app.features.tutorial.walk = None;
    app.state.put_aside(None);
    app.state.tell(Event::Left(Farewell::Brief));
}

/// Notes that the text of the step has been read, where it covers the board.
fn note_read(app: &mut App) -> Done {
    if let Some(walk) = &mut app.features.tutorial.walk {
        walk.note_read();
    }
    Ok(())
}

/// Begins the game at the end of the lessons, against the weakest level.
fn play_game(app: &mut App) -> Done {
    if app.state.is_linked() {
        // The other player is asked for no game.
        remember(app, STEPS.len());
        return leave(app);
    }
    end(app);
    remember(app, STEPS.len());
    let white = Player::Computer(Computer::Level(Level::ALL[0]));
    let players = ByColor { black: Player::Human, white };
    new_game::begin(app, Setup { players, ..Setup::new(Rules::OTHELLO) })?;
    // A game that is asked about first begins later, without a guide.
    app.features.tutorial.guide = app.state.changed().game.then(Guide::default);
    Ok(())
}

/// Shows the board of the step in place of the game's.
pub fn put_aside(app: &mut App) {
    let aside = |walk: &Walk| Aside {
        position: Some(walk.position()),
        last: walk.last().copied(),
        is_answered: walk.is_settled(),
    };
    if let Some(aside) = app.features.tutorial.walk().map(aside) {
        app.state.put_aside(Some(aside));
    }
}

/// Ends the lesson when another game begins, and says a word at the right moments of the game at its end.
pub fn follow(app: &mut App) {
    let App { state, features } = app;
    let tutorial = &mut features.tutorial;
    if state.changed().game && tutorial.walk.take().is_some() {
        state.put_aside(None);
    }
    tutorial.is_offered &= state.game().plies().is_empty();
    let Some(guide) = &mut tutorial.guide else { return };
    if state.changed().game && !guide.begins() || state.session().to_move().is_none() {
        tutorial.guide = None;
    } else if state.changed().turn
        && state.session().players()[Color::Black].is_human()
        && let Some(word) = guide.word(&state.session().position(), Color::Black)
    {
        state.say(Reply::new(Tone::Strong, vec![word]));
    }
}
