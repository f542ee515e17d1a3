//! The lesson: what its table claims, the way through it, and the words in the game at its end.

use othello_core::moves::neighbours;
use othello_core::position::Position;
use othello_core::square::Bitboard;
use othello_engine::any_engine::AnyEngine;
use othello_engine::{Limits, Options, Stop};
use othello_home::jobs::progress::{RecallProgress, RememberProgress};
use othello_home::memory::Memory;
use othello_home::memory::entry::ProgressEntry;
use othello_home::store::Recollection;
use othello_words::i18n::m;

use super::guide::{Guide, beside};
use super::state::Walk;
use super::steps::{LESSONS, STEPS, Shows, Step};
use crate::app::fixtures::*;

fn step(text: fn() -> othello_words::i18n::Text) -> &'static Step {
    STEPS.iter().find(|step| (step.text)() == text()).unwrap()
}

/// Returns the number of White's moves after each of Black's.
fn replies(step: &Step) -> Vec<(Square, u8)> {
    let position = step.position();
    let replies = |square| {
        let after: Position = position.play(square).unwrap();
        let is_white = after.to_move() == Some(Color::White);
        (square, if is_white { after.legal_moves().len() } else { 0 })
    };
    position.legal_moves().into_iter().map(replies).collect()
}

fn learning(step: usize) -> App {
    let mut app = begun(setup()).0;
    let memory = Memory::of([(0, ProgressEntry::tutorial(step))]);
    let outputs = typed(&mut app, "learn");
    let recalled = Recollection { memory, ..Recollection::default() };
    done_with::<RecallProgress>(&mut app, outputs, Ok(recalled));
    app
}

#[test]
fn the_steps_are_in_the_order_of_ten_lessons_and_their_answers_are_legal() {
    let mut lessons: Vec<_> = STEPS.iter().map(|step| step.lesson).collect();
    assert!(lessons.is_sorted());
    lessons.dedup();
    assert_eq!(lessons, (1..=LESSONS).collect::<Vec<_>>());
    for step in STEPS {
        let position = step.position();
        assert_eq!(position.to_move(), Some(Color::Black), "{}", (step.text)());
        let Some(asked) = &step.asked else { continue };
        for square in asked.right {
            assert!(position.legal_moves().contains(*square), "{}", (step.text)());
        }
        if let Shows::Own(answers) = asked.shows {
            let played: Bitboard = answers.iter().map(|(played, _)| *played).collect();
            assert_eq!(played, position.legal_moves());
        }
    }
}

#[test]
fn the_usual_answer_is_the_best_move() {
    let mut engine = AnyEngine::new(Options::default());
    let limits = Limits { depth: 12, exact_from: 18, ..Limits::EXACT };
    for step in STEPS.iter().filter(|step| step.lesson > 1) {
        let Some(asked) = &step.asked else { continue };
        let found = engine.search(&step.position(), &limits, &Stop::new());
        assert_eq!(found.best_move(), Some(asked.right[0]), "{}", (step.text)());
    }
}

#[test]
fn every_answer_is_right_or_says_what_it_does() {
    for (index, step) in STEPS.iter().enumerate() {
        let Some(asked) = &step.asked else { continue };
        for square in step.position().legal_moves() {
            let mut walk = Walk::at(index);
            walk.answer(square).unwrap();
            let is_right = asked.right.contains(&square);
            assert_eq!(walk.is_right(), Some(is_right));
            assert_eq!(walk.remark() == Some(&(asked.praise)()), is_right, "{square}");
        }
    }
}

#[test]
fn the_numbers_that_are_named_are_those_of_the_boards() {
    let most = |step: &Step| {
        let flips = |square| step.position().flips(square).len();
        step.position().legal_moves().into_iter().map(|it| (flips(it), it)).max().unwrap()
    };
    assert_eq!(most(step(m::tutorial::five)), (5, Square::D6));
    assert_eq!(most(step(m::tutorial::none)), (5, Square::C5));
    let over = step(m::tutorial::none).position().play(Square::C5).unwrap();
    assert_eq!(over.board().discs(Color::White).len(), 0);

    let few = step(m::tutorial::few);
    let is_one = |square: &Square| few.position().flips(*square).len() == 1;
    let ones: Bitboard = few.position().legal_moves().into_iter().filter(is_one).collect();
    assert_eq!(ones, few.asked.as_ref().unwrap().right.iter().copied().collect());

    let count = replies(step(m::tutorial::count));
    assert!(count.iter().all(|(square, count)| match square {
        Square::E3 => *count == 2,
        _ => *count > 2,
    }));
    let safe = |square| {
        let index = STEPS.iter().position(|it| (it.text)() == m::tutorial::safe()).unwrap();
        let mut walk = Walk::at(index);
        walk.answer(square).unwrap();
        walk.marks().len()
    };
    assert_eq!([Square::A5, Square::B1, Square::E8].map(safe), [4, 3, 4]);
    let edge = replies(step(m::tutorial::edge));
    assert!(edge.contains(&(Square::D7, 11)) && edge.contains(&(Square::H4, 16)));
    let passes = replies(step(m::tutorial::pass)).into_iter().filter(|(_, count)| *count == 0);
    let right = step(m::tutorial::pass).asked.as_ref().unwrap().right;
    assert_eq!(
        passes.map(|(square, _)| square).collect::<Bitboard>(),
        right.iter().copied().collect()
    );

    for (square, own) in [(Square::C4, 6), (Square::D2, 1)] {
        let index = STEPS.iter().position(|it| (it.text)() == m::tutorial::own_moves()).unwrap();
        let mut walk = Walk::at(index);
        walk.answer(square).unwrap();
        assert_eq!(walk.marks().len(), own, "{square}");
    }
}

#[test]
fn the_corner_falls_after_the_moves_of_which_it_is_said_and_no_others() {
    let corners = Bitboard::from_iter([Square::A1, Square::H1, Square::A8, Square::H8]);
    for text in [m::tutorial::falls, m::tutorial::beside, m::tutorial::right_x] {
        let step = step(text);
        for right in step.asked.as_ref().unwrap().right {
            let after = step.position().play(*right).unwrap();
            assert!((after.legal_moves() & corners).is_empty(), "{right}");
        }
    }
    let falls = step(m::tutorial::falls);
    let gives = |square: &Square| {
        !(falls.position().play(*square).unwrap().legal_moves() & corners).is_empty()
    };
    let giving: Bitboard = falls.position().legal_moves().into_iter().filter(gives).collect();
    let right = falls.asked.as_ref().unwrap().right.iter().copied().collect();
    assert_eq!(falls.position().legal_moves() - giving, right);
}

#[test]
fn inner_discs_and_the_moves_along_a_wall_bear_the_marks() {
    let marks = |step: &Step| step.marks.iter().map(|(square, _)| *square).collect::<Bitboard>();
    let inner = step(m::tutorial::inner);
    let board = inner.position().board();
    let outer = Bitboard::new(neighbours(board.empties().bits()));
    assert_eq!(marks(inner), board.discs(Color::Black) - outer);
    let white = Position::new(Rules::OTHELLO, board, Color::White);
    assert_eq!(marks(step(m::tutorial::wall)), white.legal_moves());
    let names = step(m::tutorial::names).marks;
    assert!(names.iter().all(|(square, _)| beside(*square).is_some()) && names.len() == 12);
}

#[test]
fn it_takes_ten_minutes_at_most() {
    let words = |text: othello_words::i18n::Text| text.to_string().split_whitespace().count();
    let read: usize = STEPS.iter().map(|step| words((step.text)())).sum();
    let asked: Vec<_> = STEPS.iter().filter_map(|step| step.asked.as_ref()).collect();
    let praised: usize = asked.iter().map(|asked| words((asked.praise)())).sum();
    // 200 words a minute, five seconds a move; every second one is tried twice.
    let seconds = (read + praised) * 60 / 200 + asked.len() * 5 * 3 / 2;
    assert!(seconds < 600, "{seconds}");
}

#[test]
fn a_wrong_answer_is_taken_back_and_a_right_one_leads_on() {
    let mut app = learning(1);
    assert_eq!(app.state.shown_position(), STEPS[1].position());
    play(&mut app, &[Square::C3]);
    let text = m::tutorial::flips(Square::C3, 2_usize);
    assert_eq!(app.features.tutorial.walk().unwrap().remark(), Some(&text));
    typed(&mut app, "next");
    assert_eq!(app.state.shown_position(), STEPS[1].position(), "it is asked again");
    let refused = events(typed(&mut app, "next"));
    assert!(matches!(&refused[..], [Event::Refused(it)] if it.why == m::tutorial::answer_first()));
    play(&mut app, &[Square::C3]);
    play(&mut app, &[Square::D6]);
    assert_eq!(app.features.tutorial.walk().unwrap().is_right(), Some(true), "another try counts");
    let answered = app.state.shown_position();
    assert_ne!(answered, STEPS[1].position());
    typed(&mut app, "undo");
    assert_eq!(app.state.shown_position(), STEPS[1].position());
    typed(&mut app, "undo");
    assert_eq!(app.state.shown_position(), STEPS[0].position(), "the step before");
}

#[test]
fn the_game_stays_as_it_is_and_the_lesson_goes_on_where_it_was_left() {
    let mut app = after(setup(), "f5d6c3");
    let game = app.game().clone();
    let outputs = typed(&mut app, "learn 3");
    let kept = jobs::<RememberProgress>(outputs);
    let third = STEPS.iter().position(|step| step.lesson == 3).unwrap();
    assert_eq!(kept, [RememberProgress(vec![ProgressEntry::tutorial(third)])]);
    typed(&mut app, "next");
    typed(&mut app, "leave");
    assert_eq!((app.game(), app.state.is_aside()), (&game, false));
    let outputs = typed(&mut app, "learn");
    done_with::<RecallProgress>(&mut app, outputs, Ok(Recollection::default()));
    assert_eq!(app.features.tutorial.walk().unwrap().index(), third + 1);
    let refused = events(typed(&mut app, "new"));
    assert!(matches!(&refused[..], [Event::Refused(it)] if it.why == m::tutorial::under_way()));
}

#[test]
fn at_the_end_begins_a_game_against_the_weakest_level() {
    let mut app = learning(0);
    for _ in STEPS {
        if app.features.tutorial.walk().is_some_and(|walk| !walk.is_settled()) {
            typed(&mut app, "solution");
        }
        typed(&mut app, "next");
    }
    assert!(app.features.tutorial.walk().is_none());
    let white = app.session().players()[Color::White].computer().unwrap();
    assert_eq!(white.to_string(), "level:1");
    assert!(app.features.tutorial.guide.is_some());
    typed(&mut app, "new");
    assert!(app.features.tutorial.guide.is_none(), "another game has no guide");
}

#[test]
fn the_guide_says_what_matters_most_and_nothing_too_often() {
    let position = step(m::tutorial::corner).position();
    let mut guide = Guide::default();
    let mut words: Vec<_> = (0..20).filter_map(|_| guide.word(&position, Color::Black)).collect();
    assert_eq!(words.first(), Some(&m::tutorial::guide_corner(Square::A1)));
    let corners = words.iter().filter(|word| **word == m::tutorial::guide_corner(Square::A1));
    assert_eq!(corners.count(), 4);
    words.dedup();
    assert_eq!(words.len(), 1, "nothing else is to be said there: {words:?}");
    assert_eq!(guide.word(&position, Color::White), None, "it is not White's turn");

    let last = step(m::tutorial::last).position();
    let mut guide = Guide::default();
    let words: Vec<_> = (0..20).filter_map(|_| guide.word(&last, Color::Black)).collect();
    let beside = m::tutorial::guide_beside(Square::B8, Square::A8);
    assert!(words.contains(&m::tutorial::guide_corner(Square::A8)) && words.contains(&beside));
    assert!(words.contains(&m::tutorial::guide_end()));
    assert!(words.contains(&m::tutorial::guide_few(3_usize)));
}

#[test]
fn the_guide_speaks_when_the_learner_is_to_move_until_the_game_is_over() {
    /// A wipe-out with six passes (WTHOR base of 1998, game 626).
    const GAME: &str = "f5f6e6f4g6e7g5d6d8h6h4e8f8g7f7g4d7c8h8g8h7b8c7h5c6b7c5b6a8a6a7b5a5a4c4";
    let mut app = begun(setup()).0;
    app.features.tutorial.guide = Some(Guide::default());
    let mut words = Vec::new();
    for square in squares(GAME) {
        let said = said(play(&mut app, &[square]));
        let guide = said.iter().filter_map(|name| name.strip_prefix("tutorial.guide-"));
        for word in guide {
            assert_eq!(app.session().to_move(), Some(Color::Black), "{word}");
            words.push(word);
        }
    }
    assert_eq!(words, ["beside", "beside", "corner", "corner", "passed", "corner"]);
    assert!(app.features.tutorial.guide.is_none());
}

#[test]
fn it_is_offered_once_before_the_first_move() {
    let mut app = app(setup()).with_offer();
    let outputs = app.update(Action::Begin);
    let kept = jobs::<RememberProgress>(outputs.clone());
    assert_eq!(kept, [RememberProgress(vec![ProgressEntry::tutorial(0)])]);
    let is_offer =
        |event: &Event| matches!(event, Event::Said(it) if it.lines == [m::tutorial::offer()]);
    assert!(events(outputs).iter().any(is_offer));
    assert!(app.features.tutorial.is_offered());
    play(&mut app, &[Square::F5]);
    assert!(!app.features.tutorial.is_offered());
}

#[test]
fn an_unknown_lesson_is_refused() {
    let mut app = begun(setup()).0;
    for word in ["0", "11", "stable"] {
        let refused = events(typed(&mut app, &format!("learn {word}")));
        let why = m::tutorial::unknown_lesson(format!("\"{word}\""), usize::from(LESSONS));
        assert!(matches!(&refused[..], [Event::Refused(it)] if it.why == why), "{refused:?}");
    }
}
