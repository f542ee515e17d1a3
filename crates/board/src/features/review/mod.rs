//! The review of the game: the loss of each move, found by the engine when no move, exercise or hint is
//! waiting.

pub mod commands;
pub mod sentences;
pub mod state;
#[cfg(test)]
mod tests;

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_core::tree::Moment;
use othello_engine::review::{LAST_PASS, ReviewedPly, limits_of_pass};
use othello_home::engine_worker::EngineError;
use othello_home::engine_worker::task::{JudgeVariation, ReviewGame, TaskOutcome};
use othello_words::faults::Said;
use othello_words::i18n::m;
use othello_words::ideas::Reader;
use othello_words::text::quoted;

use crate::app::audience::Audience;
use crate::app::call::Call;
use crate::app::engine_queue::Purpose;
use crate::app::event::{Event, ReviewEnd};
use crate::app::lines::LineEntry;
use crate::app::needs::{NOT_IN_LINKED_GAME, Need};
use crate::app::page::Page;
use crate::app::reply::{After, Done, Refuse, Refused, Reply, Tone};
use crate::app::state::{Confirmation, State};
use crate::app::{App, Features};
use state::{ErrorStep, KnownJudgement, Pass, ReviewState, VariationMove, WhoseErrors};

pub const PAGE: Page = Page::new("review");

const HAS_MOVES: Need =
    Need { is_met: |app| !app.game().plies().is_empty(), or: |_| m::review::nothing().quiet() };

const REVIEWED: Need = Need {
    is_met: |app| !app.session().review().plies.is_empty(),
    or: |_| m::review::not_reviewed().quiet(),
};

const COMPLETE: Need = Need {
    is_met: |app| app.session().review().is_complete(app.game()),
    or: |_| m::review::not_complete().quiet(),
};

const HAS_ERRORS: Need = Need {
    is_met: |app| !app.features.review.errors(&app.state).is_empty(),
    or: |app| {
        match app.features.review.whose(&app.state) {
            WhoseErrors::Both => m::review::no_error(),
            WhoseErrors::Only(player) => m::review::no_error_of(player),
        }
        .quiet()
    },
};

/// Has the game reviewed or shows its review, or stops the review.
fn review(rest: &str) -> Result<Call, Refused> {
    match &*rest.to_ascii_lowercase() {
        "stop" => Ok(Call::new(stop)),
        "" => Ok(Call::new(show)),
        "yes" => Ok(Call::new(|app| {
            app.state.confirm_in_advance(true);
            let done = show(app);
            app.state.confirm_in_advance(false);
            done
        })),
        _ => Err(m::review::only_stop().into()),
    }
}

/// Stops the review, or goes on with it: more deeply if it is complete.
fn stop_or_go_on(app: &mut App) -> Done {
    if app.features.review.pass != Pass::None {
        return stop(app);
    }
    if app.session().review().is_complete(app.game())
        && let Some(pass) = app.session().review().next_pass(app.game())
    {
        app.features.review.pass = Pass::Deeper(pass);
    }
    show(app)
}

/// Has the game reviewed, or shows its review; two people who play against the clock are asked before.
fn show(app: &mut App) -> Done {
    app.ask_in_contest(m::review::question(), start);
    Ok(())
}

fn start(app: &mut App) {
    let App { state, features } = app;
    let is_complete = state.session().review().is_complete(state.game());
    if !is_complete {
        features.review.pass = Pass::First { is_unasked: false };
    }
    state.note_hint();
    state.show(PAGE);
    if is_complete {
        end(app, ReviewEnd::Asked);
    }
}

/// Has the moves of the reviewed game looked at more deeply, a step further than so far; two people who play
/// against the clock are asked before.
fn deeper(app: &mut App) -> Done {
    let review = app.session().review();
    // A pass that is under way is left for the next one.
    let least = app.features.review.pass() + 1;
    let next = review.next_pass(app.game()).map(|pass| pass.max(least));
    let Some(pass) = next.filter(|pass| *pass <= LAST_PASS) else {
        return Err(m::review::all_is_exact().quiet());
    };
    app.ask_in_contest(m::review::question(), move |app| begin_pass(app, pass));
    Ok(())
}

fn begin_pass(app: &mut App, pass: u32) {
    let App { state, features } = app;
    features.review.pass = Pass::Deeper(pass);
    // It begins with other limits.
    state.engine.withdraw(Purpose::Deeper);
    state.note_hint();
    state.show(PAGE);
    let limits = limits_of_pass(state.game().rules(), pass);
    let moves = state.session().review().shallow(state.game(), &limits).len();
    let (depth, empties) = (limits.depth.to_string(), limits.exact_from.to_string());
    state.say(m::review::going_deeper(moves, depth, empties));
}

/// Stops the review; its findings stay.
fn stop(app: &mut App) -> Done {
    if std::mem::take(&mut app.features.review.pass) == Pass::None {
        return Err(m::review::no_review().into());
    }
    say_findings(app, Tone::Heard);
    app.state.save();
    Ok(())
}

/// Tells that every move is reviewed.
fn end(app: &mut App, end: ReviewEnd) {
    app.state.told_mut().end_review(end);
    if end == ReviewEnd::Asked {
        // It goes on in the background of an exercise, where nothing can be done with it.
        let is_aside = app.state.is_aside();
        say_findings(app, if is_aside { Tone::Heard } else { Tone::Docked });
    }
}

fn say_findings(app: &mut App, tone: Tone) {
    let (found, game) = (app.session().review(), app.game());
    let summary = sentences::summary(&found, game, &app.features.explanations);
    let text = m::review::ended(sentences::extent(&found, game), summary);
    app.state.say(Reply::new(tone, vec![text]).then(After::Proposal));
}

/// Views the position before another error.
fn view_error(app: &mut App, step: ErrorStep) -> Done {
    let other = app.features.review.other_error(step, &app.state);
    view_ply(app, other)
}

/// Views the position before the first error of the list.
fn view_first(app: &mut App) -> Done {
    let first = app.features.review.errors(&app.state).first().map(|ply| ply.index);
    view_ply(app, first)
}

/// Returns the line of an error and that of the best move, each with the position before it.
fn lines(error: &ReviewedPly, state: &State) -> Vec<(Position, Vec<Square>)> {
    let before = state.game().position_at(error.index);
    error.lines().map(|line| (before, line.moves)).into()
}

/// Views the position before that error.
fn view_error_at(app: &mut App, index: usize) -> Done {
    view_ply(app, Some(index))
}

fn view_ply(app: &mut App, index: Option<usize>) -> Done {
    let App { state, features } = app;
    let Some(index) = index else { return Ok(()) };
    state.viewed.go_to(Moment::Main(index));
    let error = state.next_reviewed_ply();
    state.lines.withdraw();
    state.offer_lines(
        error.as_ref().map_or_else(Vec::new, |ply| lines(ply, state)),
        LineEntry::ByStep,
    );
    let error = error.map(|ply| sentences::error(&ply, state.game(), &features.explanations));
    state.say(Reply::new(Tone::Seen, error.into_iter().collect()).then(After::Board));
    state.tell(Event::ErrorViewed);
    Ok(())
}

/// Views the position before the next error, or the one before.
fn error_by_line(rest: &str) -> Result<Call, Refused> {
    let step = match &*rest.to_ascii_lowercase() {
        "" | "next" => ErrorStep::Next,
        "previous" => ErrorStep::Previous,
        _ => return Err(m::review::wrong_step(quoted(rest)).into()),
    };
    Ok(Call::new(move |app| view_error(app, step)))
}

/// Lists the errors of both players, or of one, in the order of play; or the worst first.
fn errors_by_line(rest: &str) -> Result<Call, Refused> {
    let whose = match &*rest.to_ascii_lowercase() {
        "" | "both" => Some(WhoseErrors::Both),
        "black" => Some(WhoseErrors::Only(Color::Black)),
        "white" => Some(WhoseErrors::Only(Color::White)),
        "worst" => None,
        _ => return Err(m::review::wrong_whose(quoted(rest)).into()),
    };
    Ok(Call::new(move |app| {
        let of = whose.unwrap_or_else(|| app.features.review.whose(&app.state));
        list_errors(app, of, whose.is_none());
        Ok(())
    }))
}

/// Lists the errors of these players, which are gone through in that order.
fn list_errors(app: &mut App, whose: WhoseErrors, is_worst_first: bool) {
    let App { state, features } = app;
    let review = &mut features.review;
    (review.chosen, review.is_worst_first) = (Some(whose), is_worst_first);
    let errors = features.review.errors(state);
    let listed = sentences::errors(&errors, whose, state.game(), &features.explanations);
    state.say(listed);
}

/// Goes on with the game as it is now, or begins because it is over. The review of a game that another
/// one replaces ends.
pub fn follow(app: &mut App) {
    if app.state.changed().game {
        app.features.review = ReviewState::default();
    }
    if app.state.changed().turn {
        app.features.review.restore(&mut app.state);
    }
    raise(app);
    // The engine may be locked since, by the settings or in a game over a link that goes on.
    let may_go_on = app.state.can_review() && (NOT_IN_LINKED_GAME.is_met)(app);
    let App { state, features } = app;
    let review = &mut features.review;
    if state.lines.all().is_empty()
        && state.viewed.is_browsing()
        && let Some(error) = state.next_reviewed_ply().filter(ReviewedPly::is_error)
    {
        state.offer_lines(lines(&error, state), LineEntry::ByName);
    }
    let unjudged = review.unjudged(state);
    if std::mem::replace(&mut review.judging, unjudged) != unjudged {
        match unjudged {
            Some(VariationMove { index, position, square }) => {
                let task = JudgeVariation { index, position, square };
                state.engine.want(Purpose::Variation, task, judged);
            }
            None => state.engine.withdraw(Purpose::Variation),
        }
    }
    if !review.is_under_way() && begins_unasked(state) {
        review.pass = Pass::First { is_unasked: true };
    }
    if review.pass != Pass::None && !may_go_on {
        review.pass = Pass::None;
        state.save();
    }
    if !review.is_under_way() {
        state.engine.withdraw(Purpose::Review);
    } else if state.changed().turn || !state.engine.is_asked(Purpose::Review) {
        state.engine.want(Purpose::Review, task(state, 0), reviewed);
    }
    if !review.is_deepening() {
        state.engine.withdraw(Purpose::Deeper);
    } else if state.changed().turn || !state.engine.is_asked(Purpose::Deeper) {
        state.engine.want(Purpose::Deeper, task(state, review.pass()), deepened);
    }
}

/// Has the review of a game that is over go on that the program was quit in.
pub fn begin(app: &mut App) {
    let App { state, features } = app;
    if !state.session().review().plies.is_empty() && is_to_be_reviewed(state) {
        features.review.pass = Pass::First { is_unasked: true };
    }
}

/// Returns `true` if the update has ended a game that is reviewed by itself.
fn begins_unasked(state: &State) -> bool {
    let changed = state.changed();
    changed.turn && !changed.game && is_to_be_reviewed(state)
}

/// Returns `true` for a game that is reviewed by itself once it is over, and has not been: one in which a person here
/// has played, unless it was played against the clock by two people, the engine is locked, or the input is
/// a script.
fn is_to_be_reviewed(state: &State) -> bool {
    let session = state.session();
    let is_human = |color: &Color| session.players()[*color].is_human();
    let is_contest = session.clock().is_some() && Color::BOTH.iter().all(is_human);
    state.terms().confirmation == Confirmation::Ask
        && session.result().is_some()
        && state.can_review()
        && Color::BOTH.iter().any(is_human)
        && !is_contest
        && !session.review().is_complete(session.game())
}

/// Returns the task of the engine: the plies that are not reviewed yet, or not deeply.
fn task(state: &State, pass: u32) -> ReviewGame {
    let (game, reviewed) = (Box::new(state.game().clone()), state.session().review());
    ReviewGame { game, reviewed, pass }
}

/// Takes in a judgement, the end of the review, or that the engine cannot go on.
fn reviewed(app: &mut App, outcome: TaskOutcome<Option<ReviewedPly>>) {
    match outcome {
        TaskOutcome::Part(Some(ply)) | TaskOutcome::Last(Some(ply)) => {
            keep(app, &ply, Purpose::Review);
        }
        TaskOutcome::Part(None) | TaskOutcome::Last(None) => {
            let Features { review, explanations, .. } = &mut app.features;
            let is_unasked = review.is_unasked();
            review.pass = match explanations.reader() {
                Reader::Learner => Pass::None,
                Reader::Strong => Pass::Deeper(1),
            };
            end(app, if is_unasked { ReviewEnd::Unasked } else { ReviewEnd::Asked });
            app.state.save();
        }
        TaskOutcome::Failed(error) => fail(app, &error),
    }
}

/// Takes in a deeper judgement, the end of a pass, or that the engine cannot go on.
fn deepened(app: &mut App, outcome: TaskOutcome<Option<ReviewedPly>>) {
    match outcome {
        TaskOutcome::Part(Some(ply)) | TaskOutcome::Last(Some(ply)) => {
            keep(app, &ply, Purpose::Deeper);
        }
        TaskOutcome::Part(None) | TaskOutcome::Last(None) => {
            // Nobody has asked for the second one.
            if std::mem::take(&mut app.features.review.pass).number() > 1 {
                say_findings(app, Tone::Docked);
            }
            app.state.save();
        }
        TaskOutcome::Failed(error) => fail(app, &error),
    }
}

/// Keeps a judgement with the game; the task goes on with the others.
fn keep(app: &mut App, ply: &ReviewedPly, purpose: Purpose) {
    let state = &mut app.state;
    if ply.index < state.game().plies().len() {
        let before = state.game().position_at(ply.index);
        let ply = learn(state, &before, ply);
        state.session_mut().keep_reviewed(&ply);
        note(app, before, KnownJudgement { ply, is_final: true });
    }
    let state = &mut app.state;
    state.engine.renew(purpose, task(state, app.features.review.pass()));
}

/// Learns what a judgement says of positions; returns it by all that is known of them.
fn learn(state: &mut State, before: &Position, ply: &ReviewedPly) -> ReviewedPly {
    state.knowledge.learn_judged(before, ply.lines().each_ref());
    ply.known_by(&state.knowledge, before)
}

/// Judges the moves of the game and of its variations anew by what has been found since.
fn raise(app: &mut App) {
    let App { state, features } = app;
    let review = &mut features.review;
    let revision = state.knowledge.revision();
    if std::mem::replace(&mut review.revision, revision) == revision {
        return;
    }
    // What a learner has read that a move costs is not changed by what the answers of the lesson show.
    let is_settled = features.explanations.reader() == Reader::Learner && state.is_aside();
    let plies = if is_settled { Vec::new() } else { state.session().review().plies };
    let plies = plies.into_iter().filter(|ply| !ply.is_stated());
    let raised = plies.filter_map(|ply| {
        let before = state.game().position_at(ply.index);
        let raised = ply.known_by(&state.knowledge, &before);
        (raised.evaluation() != ply.evaluation()).then_some((before, raised))
    });
    for (before, ply) in raised.collect::<Vec<_>>() {
        state.session_mut().keep_reviewed(&ply);
        if features.explanations.of(&before, ply.square).is_some() {
            ply.explanation(before).into_iter().for_each(|it| features.explanations.note(it));
        }
    }
    for ((before, _), judged) in &mut review.known {
        judged.ply = judged.ply.known_by(&state.knowledge, before);
    }
}

/// Takes in the judgement of a move of a variation: the first one comes of a short search.
fn judged(app: &mut App, outcome: TaskOutcome<ReviewedPly>) {
    let Some(VariationMove { position, .. }) = app.features.review.judging else { return };
    let judged = match outcome {
        TaskOutcome::Part(ply) => KnownJudgement { ply, is_final: false },
        TaskOutcome::Last(ply) => KnownJudgement { ply, is_final: true },
        TaskOutcome::Failed(error) => return fail(app, &error),
    };
    let is_final = judged.is_final;
    let ply = learn(&mut app.state, &position, &judged.ply);
    note(app, position, KnownJudgement { ply, is_final });
    let App { state, features } = app;
    let viewed = &state.viewed;
    let Some(ply) = features.review.viewed_judgement(state).filter(|_| is_final) else { return };
    if viewed.line().position_at(viewed.ply() - 1) == position {
        let said = sentences::judgement(ply, &position, &features.explanations);
        state.say(Reply::new(Tone::Heard, vec![said]));
    }
}

fn note(app: &mut App, before: Position, judged: KnownJudgement) {
    let explanation = judged.ply.explanation(before).filter(|_| judged.is_final);
    if let Some(explanation) = explanation {
        app.features.explanations.note(explanation);
    }
    app.features.review.known.insert((before, judged.ply.square), judged);
}

fn fail(app: &mut App, error: &EngineError) {
    app.features.review.pass = Pass::None;
    app.state.engine.withdraw(Purpose::Variation);
    app.state.refuse(m::evaluation::failed(error.said()));
}

/// Returns the proposal to review a game that is over, for a person; `None` if it is reviewed or cannot be.
pub fn proposal(app: &App, audience: Audience) -> Option<String> {
    let session = app.session();
    let is_reviewed = session.review().is_complete(session.game());
    let is_open = app.state.can_review() && !app.features.review.is_under_way();
    if audience == Audience::Script || session.result().is_none() || is_reviewed || !is_open {
        return None;
    }
    Some(m::review::proposal().to_string())
}
