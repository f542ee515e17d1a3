//! Errors over the board that the players went on from: what is corrected, what ends it, what is refused.

use othello_core::board::Board;
use othello_notation::pgn;

use super::{begin, end, give_turn, put_disc, restore, turn_disc};
use crate::app::action::RepertoireAction;
use crate::app::fixtures::*;
use crate::app::refusal::RepertoireRefusal;

fn turn(app: &mut App, square: Square) -> Vec<&'static str> {
    said(done(app, |app| turn_disc(app, square)))
}

/// A person against a level that plays White.
fn against(number: u8) -> ByColor<Player> {
    ByColor { black: Player::Human, white: level(number) }
}

fn board(app: &App) -> Board {
    app.session().position().board()
}

#[test]
fn in_the_mode_a_square_is_corrected_and_not_played() {
    let mut app = after(setup(), "f5d6");
    assert_eq!(said(done(&mut app, begin)), ["corrections.guidance"]);
    let turned: Vec<_> = (0..3)
        .map(|_| {
            turn(&mut app, Square::D5);
            board(&app).disc(Square::D5)
        })
        .collect();
    // White by the rules.
    assert_eq!(turned, [Some(Color::Black), None, Some(Color::White)]);
    assert!(app.state().is_being_corrected());
    assert_eq!(app.game(), after(setup(), "f5d6").game());
    turn(&mut app, Square::A1);
    assert_eq!(board(&app).disc(Square::A1), Some(Color::Black));
    // Undo goes back to the rules there, and not farther.
    done(&mut app, restore);
    assert_eq!(app.game(), after(setup(), "f5d6").game());
}

#[test]
fn anything_else_that_a_player_does_ends_the_mode() {
    for action in [Action::Moves(MovesAction::Redo)] {
        let mut app = after(setup(), "f5d6c3");
        done(&mut app, begin);
        app.update(action);
        assert!(!app.state().is_being_corrected());
    }
    let mut app = after(setup(), "f5d6c3");
    done(&mut app, begin);
    done(&mut app, end);
    play(&mut app, &[Square::D3]);
    assert_eq!(app.game().plies().len(), 4);
}

#[test]
fn the_game_goes_on_from_what_stood_there_and_comes_back_from_its_file() {
    let mut app = after(setup(), "f5d6c3");
    let put = done(&mut app, |app| put_disc(app, Square::D4, Some(Color::White)));
    assert_eq!(said(put), ["corrections.corrected"]);
    let given = done(&mut app, |app| give_turn(app, None));
    assert_eq!(said(given), ["corrections.corrected"]);
    assert_eq!(app.session().to_move(), Some(Color::Black));
    let next = app.session().position().legal_moves().into_iter().next().unwrap();
    play(&mut app, &[next]);
    let game = app.game().clone();
    assert_eq!(game.plies()[2].player, game.plies()[3].player, "Black has moved twice");
    let text = pgn::write(&app.session().record());
    let (record, warnings) = pgn::read(&text, game.start()).unwrap();
    assert_eq!((record.game, warnings.len()), (game, 0), "{text}");
    // Undo takes the move, and then the corrected one with its correction.
    for moves in ["f5d6c3", "f5d6"] {
        app.update(Action::Moves(MovesAction::Undo));
        assert_eq!(line(&app), moves);
    }
    assert_eq!(app.game().position(), after(setup(), "f5d6").game().position());
    app.update(Action::Moves(MovesAction::Redo));
    assert!(app.game().is_corrected());
    assert_eq!(said(done(&mut app, restore)), ["corrections.as-ruled"]);
    assert!(!app.game().is_corrected());
    assert_eq!(said(done(&mut app, restore)), ["corrections.not-corrected"]);
}

#[test]
fn only_the_current_position_of_a_game_that_nothing_follows_is_corrected() {
    let early = turn(&mut app(setup()), Square::D4);
    assert_eq!(early, ["common.raw"]);
    let mut browsing = after(setup(), "f5d6c3");
    typed(&mut browsing, "back");
    assert_eq!(turn(&mut browsing, Square::D4), ["corrections.browsing"]);
    // A variation begins behind the position that is current after an undo.
    play(&mut browsing, &[Square::C5]);
    typed(&mut browsing, "end");
    browsing.update(Action::Moves(MovesAction::Undo));
    assert_eq!(turn(&mut browsing, Square::D4), ["corrections.followed"]);
    let mut contest = after(with_clock(), "f5d6c3");
    assert_eq!(turn(&mut contest, Square::D4), ["corrections.contest"]);
    let mut resigned = after(setup(), "f5d6c3");
    resigned.update(Action::Moves(MovesAction::Resign));
    resigned.update(Action::Answer(Answer::Yes));
    assert_eq!(turn(&mut resigned, Square::D4), ["corrections.forfeited"]);
}

#[test]
fn moves_that_were_undone_are_saved_before_a_correction_drops_them() {
    let mut app = after(setup(), "f5d6c3d3c4");
    for _ in 0..3 {
        app.update(Action::Moves(MovesAction::Undo));
    }
    let kept = |outputs: Vec<Output>| {
        let kept = outputs.into_iter().filter_map(|output| match output {
            Output::Effect(Effect::Store(StoreRequest::Keep(record))) => Some(moves(&record)),
            Output::Effect(_) | Output::Event(_) => None,
        });
        kept.collect::<Vec<_>>()
    };
    let same = typed(&mut app, "correct d5 white");
    assert!(kept(same).is_empty(), "nothing has changed");
    assert_eq!(kept(typed(&mut app, "correct d5")), ["f5d6c3d3c4"]);
}

#[test]
fn a_level_waits_while_the_board_is_corrected() {
    let (mut app, _) = begun(Setup { players: against(3), ..setup() });
    play(&mut app, &[Square::F5]);
    assert!(app.players().is_thinking());
    done(&mut app, begin);
    assert!(!app.players().is_thinking());
    turn(&mut app, Square::E5);
    assert!(!app.players().is_thinking());
    assert!(app.state().is_being_corrected());
    done(&mut app, end);
    assert!(app.players().is_thinking());
}

#[test]
fn nothing_is_corrected_in_a_pause() {
    let mut app = after(Setup { players: against(3), ..with_clock() }, "f5");
    typed(&mut app, "pause");
    let outputs = typed(&mut app, "correct e5");
    assert_eq!(refused(outputs), Some(Refusal::paused()));
}

#[test]
fn another_game_from_a_corrected_position_begins_as_it_stood() {
    let mut app = after(setup(), "f5d6c3");
    turn(&mut app, Square::D4);
    let game = app.game().clone();
    app.update(Action::NewGame(NewGameAction::FromShown(None)));
    assert_eq!(*app.game(), game);
}

#[test]
fn a_pasted_game_goes_on_with_the_same_corrections_alone() {
    let mut app = after(setup(), "f5d6c3");
    let longer = after(setup(), "f5d6c3d3c4").game().clone();
    turn(&mut app, Square::D4);
    let load = Action::NewGame(NewGameAction::Load(Box::new(longer.into())));
    assert_eq!(events(app.update(load)), [Event::Asked]);
}

#[test]
fn no_move_behind_an_error_is_added_to_the_repertoire() {
    let add = || Action::Repertoire(RepertoireAction::Add(None));
    let mut app = after(setup(), "f5d6");
    turn(&mut app, Square::D5);
    // The move itself is one.
    assert_eq!(refused(app.update(add())), None);
    let next = app.session().position().legal_moves().into_iter().next().unwrap();
    play(&mut app, &[next]);
    let refusal = Refusal::Repertoire(RepertoireRefusal::Corrected);
    assert_eq!(refused(app.update(add())), Some(refusal));
}
