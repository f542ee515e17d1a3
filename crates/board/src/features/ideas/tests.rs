//! The pages of the ideas: what they name, and whether their boards show it.

use othello_core::moves;
use othello_core::position::Position;
use othello_core::square::Bitboard;
use othello_engine::any_engine::AnyEngine;
use othello_engine::reasons::ideas::Idea;
use othello_engine::{Limits, Options, Stop};
use othello_words::i18n::m;

use super::PAGE;
use super::examples::{Case, Example};
use crate::app::fixtures::*;

fn position(example: &Example) -> Position {
    Position::new(Rules::OTHELLO, example.board(), example.player)
}

fn after(example: &Example, square: Square) -> Position {
    position(example).play(square).unwrap()
}

fn example(idea: Idea, wanted: Case) -> &'static Example {
    Example::of(idea).into_iter().find(|(case, _)| *case == wanted).unwrap().1
}

/// Returns how many of the discs that a move flips have an empty square beside them then.
fn outward(example: &Example, square: Square) -> usize {
    let empties = after(example, square).board().empties().bits();
    let outer = Bitboard::new(moves::neighbours(empties));
    (position(example).flips(square) & outer).len().into()
}

#[test]
fn the_better_move_is_the_best_and_the_other_loses_three_discs_or_more() {
    let mut engine = AnyEngine::new(Options::default());
    let limits = Limits { depth: 12, exact_from: 18, ..Limits::EXACT };
    for idea in Idea::ALL {
        for (case, example) in Example::of(idea) {
            let position = position(example);
            let report = engine.search_moves(&position, 60, &limits, &Stop::new(), |_| {});
            let value = |square| {
                let line = report.lines.iter().find(|line| line.square() == square).unwrap();
                line.value.discs()
            };
            assert_eq!(report.lines[0].square(), example.better, "{idea:?} {case:?}");
            let loss = value(example.better) - value(example.worse);
            assert!(loss >= 3.0, "{idea:?} {case:?} {loss}");
        }
    }
}

#[test]
fn the_boards_show_what_is_said_of_them() {
    use Case::{DoesNotHold, Holds};
    let corner = |idea, case, square| {
        let example = example(idea, case);
        [example.worse, example.better]
            .map(|played| after(example, played).legal_moves().contains(square))
    };
    assert_eq!(corner(Idea::Corners, Holds, Square::A8), [true, false]);
    assert_eq!(corner(Idea::Corners, DoesNotHold, Square::H1), [false, false]);
    assert_eq!(corner(Idea::BesideCorner, Holds, Square::H1), [true, false]);
    assert_eq!(corner(Idea::BesideCorner, DoesNotHold, Square::A8), [false, true]);

    let moves = |case| {
        let example = example(Idea::Moves, case);
        [example.better, example.worse].map(|it| after(example, it).legal_moves().len())
    };
    assert_eq!((moves(Holds), moves(DoesNotHold)), ([11, 14], [14, 11]));

    let turned = |case| {
        let example = example(Idea::Quiet, case);
        [example.better, example.worse].map(|it| outward(example, it))
    };
    assert_eq!((turned(Holds), turned(DoesNotHold)), ([0, 3], [2, 0]));

    let need = example(Idea::BothNeed, Holds);
    assert!(after(need, need.worse).legal_moves().contains(need.better));
    let waits = example(Idea::BothNeed, DoesNotHold);
    assert!(!after(waits, waits.better).legal_moves().contains(waits.worse));

    let opened = example(Idea::EarlyEdge, DoesNotHold);
    let [quiet, open] = [opened.better, opened.worse].map(|it| after(opened, it).legal_moves());
    let moves: Vec<_> = (open - quiet).into_iter().map(Square::name).collect();
    assert_eq!(moves, ["b4", "b5", "b6"]);

    let last = after(example(Idea::LastMove, Holds), Square::A2);
    assert_eq!(last.legal_moves().into_iter().collect::<Vec<_>>(), [Square::B8]);
    let alone = after(example(Idea::LastMove, DoesNotHold), Square::G2);
    assert!(!alone.legal_moves().contains(Square::H1));

    let few = example(Idea::FewDiscs, DoesNotHold);
    assert_eq!([few.better, few.worse].map(|it| position(few).flips(it).len()), [1, 4]);
}

#[test]
fn an_idea_is_found_by_its_name_a_part_of_it_or_its_number() {
    for (word, idea) in [
        ("corners", Idea::Corners),
        ("Beside", Idea::BesideCorner),
        ("few discs", Idea::FewDiscs),
        ("edge", Idea::EarlyEdge),
        ("plays-last", Idea::LastMove),
        ("1", Idea::Corners),
        ("8", Idea::FewDiscs),
    ] {
        let mut app = begun(setup()).0;
        let shown = events(typed(&mut app, &format!("idea {word}")));
        assert_eq!(shown, [Event::Show(PAGE)], "{word}");
        assert_eq!(app.features.ideas.shown, Some(idea));
        let said: Vec<_> = super::spoken(&app).iter().map(ToString::to_string).collect();
        assert_eq!(said[0], super::heading(idea).to_string());
        assert_eq!(said.iter().filter(|line| line.starts_with("  a b c")).count(), 2);
    }
}

#[test]
fn without_a_name_all_are_listed_and_another_name_is_refused() {
    let mut app = begun(setup()).0;
    typed(&mut app, "ideas");
    assert_eq!(super::spoken(&app).len(), 1 + Idea::ALL.len());
    for name in ["luck", "0", "9"] {
        let refused = events(typed(&mut app, &format!("idea {name}")));
        let text = m::ideas::unknown(format!("\"{name}\""));
        assert!(matches!(&refused[..], [Event::Refused(it)] if it.why == text), "{refused:?}");
    }
}
