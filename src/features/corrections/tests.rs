//! Errors over the board that the players went on from: what is corrected, what ends it, what is refused.

use othello_core::board::Board;
use othello_notation::pgn;

use super::says::{CorrectionsAction, CorrectionsEvent, CorrectionsRefusal};
use crate::game::action::RepertoireAction;
use crate::game::refusal::RepertoireRefusal;
use crate::game::testing::*;
use othello_core::correction::CorrectionError;

fn correct(controller: &mut Controller, action: CorrectionsAction) -> Vec<Event> {
    events(controller.update(Action::Corrections(action)))
}

/// A person against a level that plays White.
fn against(number: u8) -> ByColor<Player> {
    ByColor { black: Player::Human, white: level(number) }
}

fn board(controller: &Controller) -> Board {
    controller.session().position().board()
}

const CORRECTED: Event = Event::Corrections(CorrectionsEvent::Corrected);

fn refused(refusal: CorrectionsRefusal) -> Vec<Event> {
    vec![Event::Refused(Refusal::Corrections(refusal))]
}

#[test]
fn in_the_mode_a_square_is_corrected_and_not_played() {
    let mut controller = after(setup(), "f5d6");
    let events = correct(&mut controller, CorrectionsAction::Begin);
    assert_eq!(events, [Event::Corrections(CorrectionsEvent::Begun)]);
    let turned: Vec<_> = (0..3)
        .map(|_| {
            play(&mut controller, &[Square::D5]);
            board(&controller).disc(Square::D5)
        })
        .collect();
    // White by the rules.
    assert_eq!(turned, [Some(Color::Black), None, Some(Color::White)]);
    assert!(controller.state().is_being_corrected());
    assert_eq!(controller.game(), after(setup(), "f5d6").game());
    play(&mut controller, &[Square::A1]);
    assert_eq!(board(&controller).disc(Square::A1), Some(Color::Black));
    // Undo goes back to the rules there, and not farther.
    controller.update(Action::Moves(MovesAction::Undo));
    assert_eq!(controller.game(), after(setup(), "f5d6").game());
}

#[test]
fn anything_else_that_a_player_does_ends_the_mode() {
    for action in [Action::Browsing(BrowsingAction::Back), Action::Moves(MovesAction::Redo)] {
        let mut controller = after(setup(), "f5d6c3");
        correct(&mut controller, CorrectionsAction::Begin);
        controller.update(action);
        assert!(!controller.state().is_being_corrected());
    }
    let mut controller = after(setup(), "f5d6c3");
    correct(&mut controller, CorrectionsAction::Begin);
    correct(&mut controller, CorrectionsAction::End);
    play(&mut controller, &[Square::D3]);
    assert_eq!(controller.game().plies().len(), 4);
}

#[test]
fn the_game_goes_on_from_what_stood_there_and_comes_back_from_its_file() {
    let mut controller = after(setup(), "f5d6c3");
    let put = CorrectionsAction::Put(Square::D4, Some(Color::White));
    assert_eq!(correct(&mut controller, put), [CORRECTED]);
    assert_eq!(correct(&mut controller, CorrectionsAction::GiveTurn(None)), [CORRECTED]);
    assert_eq!(controller.session().to_move(), Some(Color::Black));
    let next = controller.session().position().legal_moves().into_iter().next().unwrap();
    play(&mut controller, &[next]);
    let game = controller.game().clone();
    assert_eq!(game.plies()[2].player, game.plies()[3].player, "Black has moved twice");
    let text = pgn::write(&controller.session().record());
    let (record, warnings) = pgn::read(&text, game.start()).unwrap();
    assert_eq!((record.game, warnings.len()), (game, 0), "{text}");
    // Undo takes the move, and then the corrected one with its correction.
    for moves in ["f5d6c3", "f5d6"] {
        controller.update(Action::Moves(MovesAction::Undo));
        assert_eq!(line(&controller), moves);
    }
    assert_eq!(controller.game().position(), after(setup(), "f5d6").game().position());
    controller.update(Action::Moves(MovesAction::Redo));
    assert!(controller.game().is_corrected());
    assert_eq!(correct(&mut controller, CorrectionsAction::Restore), [CORRECTED]);
    assert!(!controller.game().is_corrected());
    let again = correct(&mut controller, CorrectionsAction::Restore);
    assert_eq!(again, refused(CorrectionsRefusal::NotCorrected));
}

#[test]
fn only_the_current_position_of_a_game_that_nothing_follows_is_corrected() {
    let turn = CorrectionsAction::Turn(Square::D4);
    let early = correct(&mut controller(setup()), turn);
    assert_eq!(early, refused(CorrectionsRefusal::Error(CorrectionError::Start)));
    let mut browsing = after(setup(), "f5d6c3");
    browsing.update(Action::Browsing(BrowsingAction::Back));
    assert_eq!(correct(&mut browsing, turn), refused(CorrectionsRefusal::Browsing));
    // A variation begins behind the position that is current after an undo.
    play(&mut browsing, &[Square::C5]);
    browsing.update(Action::Browsing(BrowsingAction::Current));
    browsing.update(Action::Moves(MovesAction::Undo));
    assert_eq!(correct(&mut browsing, turn), refused(CorrectionsRefusal::Followed));
    let mut contest = after(with_clock(), "f5d6c3");
    assert_eq!(correct(&mut contest, turn), refused(CorrectionsRefusal::Contest));
    let mut resigned = after(setup(), "f5d6c3");
    resigned.update(Action::Moves(MovesAction::Resign));
    resigned.update(Action::Answer(Answer::Yes));
    assert_eq!(correct(&mut resigned, turn), refused(CorrectionsRefusal::Forfeited));
}

#[test]
fn moves_that_were_undone_are_saved_before_a_correction_drops_them() {
    let mut controller = after(setup(), "f5d6c3d3c4");
    for _ in 0..3 {
        controller.update(Action::Moves(MovesAction::Undo));
    }
    let kept = |outputs: Vec<Output>| {
        let kept = outputs.into_iter().filter_map(|output| match output {
            Output::Effect(Effect::Store(StoreRequest::Keep(record))) => Some(moves(&record)),
            Output::Effect(_) | Output::Event(_) => None,
        });
        kept.collect::<Vec<_>>()
    };
    let same = Action::Corrections(CorrectionsAction::Put(Square::D5, Some(Color::White)));
    assert!(kept(controller.update(same)).is_empty(), "nothing has changed");
    let turned = Action::Corrections(CorrectionsAction::Turn(Square::D5));
    assert_eq!(kept(controller.update(turned)), ["f5d6c3d3c4"]);
}

#[test]
fn a_level_waits_while_the_board_is_corrected() {
    let (mut controller, _) = begun(Setup { players: against(3), ..setup() });
    play(&mut controller, &[Square::F5]);
    assert!(controller.players().is_thinking());
    correct(&mut controller, CorrectionsAction::Begin);
    assert!(!controller.players().is_thinking());
    correct(&mut controller, CorrectionsAction::Turn(Square::E5));
    assert!(!controller.players().is_thinking());
    assert!(controller.state().is_being_corrected());
    correct(&mut controller, CorrectionsAction::End);
    assert!(controller.players().is_thinking());
}

#[test]
fn nothing_is_corrected_in_a_pause() {
    let mut controller = after(Setup { players: against(3), ..with_clock() }, "f5");
    controller.update(Action::Clock(ClockAction::Pause));
    let events = correct(&mut controller, CorrectionsAction::Turn(Square::E5));
    assert_eq!(events, [Event::Refused(Refusal::Paused)]);
}

#[test]
fn another_game_from_a_corrected_position_begins_as_it_stood() {
    let mut controller = after(setup(), "f5d6c3");
    correct(&mut controller, CorrectionsAction::Turn(Square::D4));
    let game = controller.game().clone();
    controller.update(Action::NewGame(NewGameAction::FromShown(None)));
    assert_eq!(*controller.game(), game);
}

#[test]
fn a_pasted_game_goes_on_with_the_same_corrections_alone() {
    let mut controller = after(setup(), "f5d6c3");
    let longer = after(setup(), "f5d6c3d3c4").game().clone();
    correct(&mut controller, CorrectionsAction::Turn(Square::D4));
    let load = Action::NewGame(NewGameAction::Load(Box::new(longer.into())));
    assert_eq!(events(controller.update(load)), [Event::Asked]);
}

#[test]
fn no_move_behind_an_error_is_added_to_the_repertoire() {
    let add = || Action::Repertoire(RepertoireAction::Add(None));
    let mut controller = after(setup(), "f5d6");
    correct(&mut controller, CorrectionsAction::Turn(Square::D5));
    // The move itself is one.
    assert_eq!(crate::game::testing::refused(controller.update(add())), None);
    let next = controller.session().position().legal_moves().into_iter().next().unwrap();
    play(&mut controller, &[next]);
    let refusal = Refusal::Repertoire(RepertoireRefusal::Corrected);
    assert_eq!(crate::game::testing::refused(controller.update(add())), Some(refusal));
}
