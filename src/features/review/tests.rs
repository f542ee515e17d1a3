//! The review of the game: when the engine is asked, what is kept, and when it goes on.

use crate::engine_worker::{
    EngineAnswer, EngineError, EngineReply, EngineRequest, EngineTask, EvaluationAnswer, RequestId,
    ReviewAnswer,
};
use crate::game::action::{
    EvaluationAction, EvaluationScope, MovesAction, NewGameAction, ReviewAction,
};
use crate::game::event::ReviewEvent;
use crate::game::refusal::{EvaluationRefusal, ReviewRefusal};
use crate::game::state::EvaluationAccess;
use crate::game::testing::*;
use othello_engine::analysis::{Phase, ReviewedPly};
use othello_engine::{Line, Report, Value};

/// A game that is not over.
const MOVES: &str = "f5d6c3d3";

/// The judgement of a move that is the best.
fn best(controller: &Controller, index: usize) -> ReviewedPly {
    let ply = controller.game().plies()[index];
    let value = Value::Exact(2);
    let (player, square, phase) = (ply.player, ply.square, Phase::Opening);
    let (line, played_line) = (vec![square], vec![square]);
    let (best, best_value) = (square, value);
    ReviewedPly { index, player, phase, square, value, best, best_value, line, played_line }
}

fn answer(controller: &mut Controller, id: RequestId, answer: EngineAnswer) -> Vec<Output> {
    controller.update(Action::EngineReplied(EngineReply { id, result: Ok(answer) }))
}

fn answer_ply(controller: &mut Controller, id: RequestId, index: usize) {
    let ply = best(controller, index);
    assert_eq!(answer(controller, id, EngineAnswer::Review(ReviewAnswer::Ply(ply))), []);
}

/// Returns the number of plies of the game that is to be reviewed, and the plies that need not be.
fn asked_for(request: &EngineRequest) -> Option<(usize, Vec<usize>)> {
    match &request.task {
        EngineTask::Review { game, reviewed } => {
            Some((game.plies().len(), reviewed.plies.iter().map(|ply| ply.index).collect()))
        }
        EngineTask::ChooseMove { .. }
        | EngineTask::Play(_)
        | EngineTask::Evaluate { .. }
        | EngineTask::Judge { .. }
        | EngineTask::Explain { .. }
        | EngineTask::FindPuzzle { .. } => None,
    }
}

#[track_caller]
fn check_reviews(outputs: Vec<Output>, plies: usize, reviewed: &[usize]) -> RequestId {
    let request = asked(outputs).expect("the engine is asked");
    assert_eq!(asked_for(&request), Some((plies, reviewed.to_vec())));
    request.id
}

fn reviewed(controller: &Controller) -> Vec<usize> {
    controller.session().review().plies.iter().map(|ply| ply.index).collect()
}

/// A game of two people after these moves, whose effects are performed.
fn begun_after(moves: &str) -> Controller {
    let mut controller = begun(setup()).0;
    play(&mut controller, &squares(moves));
    controller
}

#[test]
fn a_review_comes_move_by_move_and_is_saved_with_the_game() {
    let mut controller = begun_after(MOVES);
    let outputs = controller.update(Action::Review(ReviewAction::Start));
    assert_eq!(events(outputs.clone()), [Event::Review(ReviewEvent::Shown)]);
    let id = check_reviews(outputs, 4, &[]);
    for index in (0..4).rev() {
        assert!(controller.review().is_under_way());
        answer_ply(&mut controller, id, index);
        assert_eq!(reviewed(&controller), (index..4).collect::<Vec<_>>());
    }
    let outputs = answer(&mut controller, id, EngineAnswer::Review(ReviewAnswer::Ended));
    assert_eq!(events(outputs.clone()), [Event::Review(ReviewEvent::Ended)]);
    assert_eq!(saved(outputs), [MOVES]);
    assert!(!controller.review().is_under_way());

    let outputs = controller.update(Action::Review(ReviewAction::Start));
    assert_eq!(asked(outputs.clone()), None);
    assert_eq!(
        events(outputs),
        [Event::Review(ReviewEvent::Shown), Event::Review(ReviewEvent::Ended)]
    );
    let record = controller.session().record();
    let resumed = Session::resume(record);
    assert_eq!(resumed.review(), controller.session().review());
    assert_eq!(controller.state().reviewed_ply().map(|ply| ply.index), Some(3));
}

#[test]
fn a_review_that_is_stopped_goes_on_where_it_was() {
    let mut controller = begun_after(MOVES);
    let outputs = controller.update(Action::Review(ReviewAction::Start));
    let id = check_reviews(outputs, 4, &[]);
    answer_ply(&mut controller, id, 3);
    let outputs = controller.update(Action::Review(ReviewAction::Stop));
    assert_eq!(events(outputs.clone()), [Event::Review(ReviewEvent::Stopped)]);
    assert_eq!(saved(outputs.clone()), [MOVES]);
    assert!(is_stopped(outputs));
    let late = best(&controller, 2);
    answer(&mut controller, id, EngineAnswer::Review(ReviewAnswer::Ply(late)));
    assert_eq!(reviewed(&controller), [3], "that came too late");
    assert_eq!(
        refused(controller.update(Action::Review(ReviewAction::Stop))),
        Some(Refusal::Review(ReviewRefusal::NoReview))
    );
    let outputs = controller.update(Action::Review(ReviewAction::Start));
    check_reviews(outputs, 4, &[3]);
}

#[test]
fn values_of_every_position_wait_until_the_game_is_reviewed() {
    let mut controller = begun_after(MOVES);
    let outputs = controller
        .update(Action::Evaluation(EvaluationAction::Show(EvaluationScope::EveryPosition)));
    assert!(matches!(asked(outputs).unwrap().task, EngineTask::Evaluate { .. }));
    let outputs = controller.update(Action::Review(ReviewAction::Start));
    let id = check_reviews(outputs, 4, &[]);
    assert_eq!(asked(controller.update(Action::Browsing(BrowsingAction::Back))), None);
    assert!(controller.evaluation().is_shown() && controller.evaluation().values().is_none());
    for index in (0..4).rev() {
        answer_ply(&mut controller, id, index);
    }
    let outputs = answer(&mut controller, id, EngineAnswer::Review(ReviewAnswer::Ended));
    assert!(matches!(asked(outputs).unwrap().task, EngineTask::Evaluate { .. }));
}

#[test]
fn values_of_moves_come_first_and_the_review_goes_on_afterwards() {
    let mut controller = begun_after(MOVES);
    let outputs = controller.update(Action::Review(ReviewAction::Start));
    let id = check_reviews(outputs, 4, &[]);
    answer_ply(&mut controller, id, 3);
    let outputs = controller
        .update(Action::Evaluation(EvaluationAction::Show(EvaluationScope::ThisPosition)));
    assert!(!is_stopped(outputs.clone()), "the request takes the place of the one before");
    let request = asked(outputs).unwrap();
    assert!(matches!(request.task, EngineTask::Evaluate { .. }));
    let line = Line { value: Value::Exact(0), moves: vec![Square::C4] };
    let report = Report { value: Value::Exact(0), lines: vec![line], nodes: 1 };
    let outputs = answer(
        &mut controller,
        request.id,
        EngineAnswer::Evaluation(EvaluationAnswer::Finished(report)),
    );
    check_reviews(outputs, 4, &[3]);
}

#[test]
fn another_move_in_place_of_a_reviewed_one_drops_its_judgement_and_later_ones() {
    let mut controller = begun_after(MOVES);
    let outputs = controller.update(Action::Review(ReviewAction::Start));
    let id = check_reviews(outputs, 4, &[]);
    for index in (0..4).rev() {
        answer_ply(&mut controller, id, index);
    }
    answer(&mut controller, id, EngineAnswer::Review(ReviewAnswer::Ended));
    controller.update(Action::Moves(MovesAction::Undo));
    assert_eq!(reviewed(&controller), [0, 1, 2]);
    controller.update(Action::Moves(MovesAction::Redo));
    assert_eq!(reviewed(&controller), [0, 1, 2, 3]);
    controller.update(Action::Moves(MovesAction::Undo));
    play(&mut controller, &[Square::F4]);
    assert_eq!(reviewed(&controller), [0, 1, 2]);
    let outputs = controller.update(Action::Review(ReviewAction::Start));
    check_reviews(outputs, 4, &[0, 1, 2]);
}

#[test]
fn a_move_during_the_review_has_it_begin_anew_with_what_is_known() {
    let mut controller = begun_after(MOVES);
    let outputs = controller.update(Action::Review(ReviewAction::Start));
    let id = check_reviews(outputs, 4, &[]);
    answer_ply(&mut controller, id, 3);
    let outputs = play(&mut controller, &[Square::C4]);
    check_reviews(outputs, 5, &[3]);
}

#[test]
fn a_new_game_ends_the_review() {
    let mut controller = begun_after(MOVES);
    controller.update(Action::Review(ReviewAction::Start));
    let outputs = controller.update(Action::NewGame(NewGameAction::Game(Box::new(setup()))));
    assert!(is_stopped(outputs.clone()));
    assert_eq!(asked(outputs), None);
    assert!(!controller.review().is_under_way());
    assert_eq!(
        refused(controller.update(Action::Review(ReviewAction::Start))),
        Some(Refusal::Review(ReviewRefusal::NothingToReview))
    );
}

#[test]
fn a_review_is_locked_with_the_engine_and_a_game_against_the_clock_asks_before() {
    let locked = Controller::new(Session::new(setup(), None), Confirmation::Ask, None);
    let mut locked = locked.with_evaluation_access(EvaluationAccess::Locked);
    play(&mut locked, &squares(MOVES));
    assert_eq!(
        refused(locked.update(Action::Review(ReviewAction::Start))),
        Some(Refusal::Evaluation(EvaluationRefusal::Locked))
    );
    assert!(!locked.state().can_review());

    let mut controller = begun(with_clock()).0;
    play(&mut controller, &squares(MOVES));
    let outputs = controller.update(Action::Review(ReviewAction::Start));
    assert_eq!(asked(outputs), None);
    assert_eq!(controller.question(), Some(&Question::Review));
    let outputs = controller.update(Action::Answer(Answer::Yes));
    check_reviews(outputs, 4, &[]);
}

#[test]
fn a_fault_of_the_engine_ends_the_review_and_is_told() {
    let mut controller = begun_after(MOVES);
    let outputs = controller.update(Action::Review(ReviewAction::Start));
    let id = check_reviews(outputs, 4, &[]);
    let error = EngineError::new(&std::fmt::Error);
    let reply = EngineReply { id, result: Err(error.clone()) };
    let outputs = controller.update(Action::EngineReplied(reply));
    assert_eq!(refused(outputs), Some(Refusal::Evaluation(EvaluationRefusal::Failed(error))));
    assert!(!controller.review().is_under_way());
}
