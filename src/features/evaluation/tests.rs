//! Values of the moves in the viewed position: when the engine is asked, and what players see.

use crate::game::event::EvaluationEvent;
use crate::game::refusal::EvaluationRefusal;
use std::time::Duration;

use crate::engine_worker::{
    EngineAnswer, EngineError, EngineReply, EngineRequest, EngineTask, EvaluationAnswer, RequestId,
};
use crate::game::action::{
    ClockAction, EvaluationAction, EvaluationScope, NewGameAction, ReviewAction,
};
use crate::game::state::EvaluationAccess;
use crate::game::testing::*;
use othello_core::position::Position;
use othello_engine::{Line, Report, Value};

const SHOW: Action = Action::Evaluation(EvaluationAction::Show(EvaluationScope::EveryPosition));
const ONCE: Action = Action::Evaluation(EvaluationAction::Show(EvaluationScope::ThisPosition));

/// Returns the position that the engine is asked to evaluate, and the longest time for it.
fn evaluated(request: &EngineRequest) -> Option<(Position, Duration)> {
    match &request.task {
        EngineTask::Evaluate { position, time } => Some((*position, *time)),
        EngineTask::ChooseMove { .. }
        | EngineTask::Play(_)
        | EngineTask::Review { .. }
        | EngineTask::Judge { .. }
        | EngineTask::Explain { .. }
        | EngineTask::JudgeVariation { .. }
        | EngineTask::FindLine { .. }
        | EngineTask::FindPuzzle { .. } => None,
    }
}

#[track_caller]
fn check_evaluates(outputs: Vec<Output>, position: Position) -> RequestId {
    let request = asked(outputs).expect("the engine is asked");
    assert_eq!(evaluated(&request).map(|(position, _)| position), Some(position));
    request.id
}

fn report(square: Square) -> Report {
    let value = Value::Exact(2);
    Report { value, lines: vec![Line { value, moves: vec![square] }], nodes: 1 }
}

fn answer(controller: &mut Controller, id: RequestId, answer: EngineAnswer) -> Vec<Output> {
    controller.update(Action::EngineReplied(EngineReply { id, result: Ok(answer) }))
}

fn best(controller: &Controller) -> Option<Square> {
    controller.evaluation().values()?.report()?.best_move()
}

#[test]
fn values_come_one_after_the_other_until_they_are_hidden() {
    let (mut controller, outputs) = begun(setup());
    assert_eq!(asked(outputs), None);
    let outputs = controller.update(SHOW);
    assert_eq!(events(outputs.clone()), [Event::Evaluation(EvaluationEvent::Shown)]);
    let id = check_evaluates(outputs, controller.state().shown_position());
    assert!(controller.evaluation().is_shown());
    assert_eq!(best(&controller), None);
    assert!(
        answer(
            &mut controller,
            id,
            EngineAnswer::Evaluation(EvaluationAnswer::UnderWay(report(Square::D3)))
        )
        .is_empty()
    );
    assert_eq!(best(&controller), Some(Square::D3));
    let outputs = answer(
        &mut controller,
        id,
        EngineAnswer::Evaluation(EvaluationAnswer::Finished(report(Square::C4))),
    );
    assert_eq!(events(outputs), [Event::Evaluation(EvaluationEvent::Finished)]);
    assert_eq!(best(&controller), Some(Square::C4));
    let outputs = controller.update(Action::Evaluation(EvaluationAction::Hide));
    assert_eq!(
        outputs,
        [Output::Event(Event::Evaluation(EvaluationEvent::Hidden))],
        "nothing is left to be stopped"
    );
    assert_eq!(
        (controller.evaluation().values(), controller.evaluation().is_shown()),
        (None, false)
    );
    assert_eq!(asked(play(&mut controller, &[Square::D3])), None);
}

#[test]
fn hiding_stops_the_engine_and_what_comes_later_is_not_shown() {
    let (mut controller, _) = begun(setup());
    let id = request(controller.update(SHOW));
    assert!(is_stopped(controller.update(Action::Evaluation(EvaluationAction::Hide))));
    assert!(
        answer(
            &mut controller,
            id,
            EngineAnswer::Evaluation(EvaluationAnswer::UnderWay(report(Square::D3)))
        )
        .is_empty()
    );
    assert_eq!(controller.evaluation().values(), None);
}

#[test]
fn each_position_that_is_viewed_is_evaluated_anew() {
    let (mut controller, _) = begun(setup());
    let first = request(controller.update(SHOW));
    let outputs = play(&mut controller, &[Square::D3]);
    let second = check_evaluates(outputs, controller.session().position());
    answer(
        &mut controller,
        first,
        EngineAnswer::Evaluation(EvaluationAnswer::Finished(report(Square::D3))),
    );
    assert_eq!(best(&controller), None, "the values are those of another position");
    let start = Position::start(Rules::OTHELLO);
    check_evaluates(controller.update(Action::Browsing(BrowsingAction::Start)), start);
    answer(
        &mut controller,
        second,
        EngineAnswer::Evaluation(EvaluationAnswer::Finished(report(Square::C3))),
    );
    assert_eq!(best(&controller), None);
    assert_eq!(asked(controller.update(Input::tick(Duration::from_secs(1)))), None);
}

#[test]
fn values_wait_while_a_computer_chooses_its_move() {
    let (mut controller, _) =
        begun(Setup { players: ByColor { black: Player::Human, white: level(5) }, ..setup() });
    request(controller.update(SHOW));
    let outputs = play(&mut controller, &[Square::F5]);
    assert!(!is_stopped(outputs.clone()), "the request for the move takes its place");
    let chooses = asked(outputs).unwrap();
    assert_eq!(evaluated(&chooses), None);
    assert_eq!(asked(controller.update(Action::Browsing(BrowsingAction::Start))), None);
    assert_eq!(
        refused(controller.update(ONCE)),
        Some(Refusal::Evaluation(EvaluationRefusal::EngineBusy))
    );
    controller.update(Action::Browsing(BrowsingAction::Current));
    controller.update(SHOW);
    let outputs = reply(&mut controller, Square::D6, chooses.id);
    check_evaluates(outputs, controller.session().position());
}

#[test]
fn a_locked_engine_tells_nothing() {
    let (controller, _) = begun(setup());
    let mut controller = controller.with_evaluation_access(EvaluationAccess::Locked);
    for action in [SHOW, ONCE] {
        let outputs = controller.update(action);
        assert_eq!(asked(outputs.clone()), None);
        assert_eq!(refused(outputs), Some(Refusal::Evaluation(EvaluationRefusal::Locked)));
    }
    assert!(!controller.state().can_evaluate());
}

#[test]
fn two_people_with_a_clock_are_asked_before_and_again_in_the_next_game() {
    let (mut controller, _) = begun(with_clock());
    let outputs = controller.update(SHOW);
    assert_eq!((events(outputs.clone()), asked(outputs)), (vec![Event::Asked], None));
    controller.update(Action::Answer(Answer::No));
    assert!(!controller.evaluation().is_shown());
    controller.update(SHOW);
    let outputs = controller.update(Action::Answer(Answer::Yes));
    check_evaluates(outputs, controller.state().shown_position());
    assert!(is_stopped(
        controller.update(Action::NewGame(NewGameAction::Game(Box::new(with_clock()))))
    ));
    assert!(!controller.evaluation().is_shown());

    let against =
        Setup { players: ByColor { black: Player::Human, white: level(5) }, ..with_clock() };
    let (mut controller, _) = begun(against);
    assert_eq!(events(controller.update(SHOW)), [Event::Evaluation(EvaluationEvent::Shown)]);
}

#[test]
fn a_clock_that_stands_stops_the_engine() {
    let (mut controller, _) = begun(with_clock());
    controller.update(SHOW);
    controller.update(Action::Answer(Answer::Yes));
    assert!(is_stopped(controller.update(Action::Clock(ClockAction::Pause))));
    assert_eq!(refused(controller.update(ONCE)), Some(Refusal::Paused));
    request(controller.update(Action::Clock(ClockAction::Resume)));
}

#[test]
fn values_of_one_position_are_gone_with_it() {
    let (mut controller, _) = begun(setup());
    let id = request(controller.update(ONCE));
    assert!(!controller.evaluation().is_shown());
    answer(
        &mut controller,
        id,
        EngineAnswer::Evaluation(EvaluationAnswer::Finished(report(Square::D3))),
    );
    let again = controller.update(ONCE);
    assert_eq!(
        events(again.clone()),
        [Event::Evaluation(EvaluationEvent::Shown), Event::Evaluation(EvaluationEvent::Finished)]
    );
    assert_eq!(asked(again), None, "they are known");
    assert_eq!(asked(play(&mut controller, &[Square::D3])), None);
    assert_eq!(controller.evaluation().values(), None);
}

#[test]
fn the_end_of_a_game_has_no_moves_to_evaluate() {
    let (mut controller, _) = begun(setup());
    play(&mut controller, &squares("e6f4e3f6g5d6e7f5c5"));
    controller.update(Action::Review(ReviewAction::Stop));
    assert_eq!(refused(controller.update(ONCE)), Some(Refusal::GameOver));
    assert_eq!(asked(controller.update(SHOW)), None);
    request(controller.update(Action::Browsing(BrowsingAction::Back)));
}

#[test]
fn an_engine_that_fails_shows_nothing_any_more() {
    let (mut controller, _) = begun(setup());
    let id = request(controller.update(SHOW));
    let error = EngineError::new(&std::fmt::Error);
    let failed = EngineReply { id, result: Err(error.clone()) };
    let outputs = controller.update(Action::EngineReplied(failed));
    assert_eq!(refused(outputs), Some(Refusal::Evaluation(EvaluationRefusal::Failed(error))));
    assert!(!controller.evaluation().is_shown());
}
