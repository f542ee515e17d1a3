//! Training: whose moves are the player's own, what is kept of them, and what is asked.

use std::time::Duration;

use othello_core::position::Position;
use othello_engine::Value;
use othello_engine::puzzle::{self, Theme};
use othello_engine::reasons::Motif;
use othello_engine::review::{Phase, ReviewedPly};
use othello_home::config::Config;
use othello_home::engine_worker::TaskId;
use othello_home::engine_worker::task::ReviewGame;
use othello_home::files::{FileError, StoreError};
use othello_home::jobs::knowledge::{ExplainErrors, Learn};
use othello_home::jobs::progress::{RecallProgress, RememberProgress};
use othello_home::jobs::{Home, Job, Kept};
use othello_home::memory::Memory;
use othello_home::memory::entry::{FoldedPosition, ProgressEntry};
use othello_notation::reader::Reader;
use othello_session::Own;
use othello_words::i18n::m;

use crate::app::fixtures::*;
use crate::app::state::InForce;
use crate::features::exercise::tasks::FindPuzzle;

use super::sentences;

const MOVES: &str = "f5d6c3d3c4f4";

/// The judgement of a ply that loses so many discs against another move.
fn losing(position: &Position, index: usize, played: Square, loss: i32) -> ReviewedPly {
    let other = position.legal_moves().into_iter().find(|square| *square != played).unwrap();
    let best = if loss == 0 { played } else { other };
    ReviewedPly {
        index,
        player: position.next(),
        phase: Phase::of(position),
        square: played,
        value: Value::Exact(4 - loss),
        best,
        best_value: Value::Exact(4),
        line: vec![best],
        played_line: Vec::new(),
    }
}

/// A game that these have played, and whose names are these, up to its end by resignation; and the
/// request for its review.
fn ended(players: [Player; 2], names: [&str; 2]) -> (App, Option<TaskId>) {
    let [black, white] = players;
    let [black_name, white_name] = names.map(|name| name.parse().ok());
    let names = ByColor { black: black_name, white: white_name };
    let setup = Setup { names, ..setup() };
    let mut app = app(setup).with_settings(of_ada());
    app.update(Action::Begin);
    play(&mut app, &squares(MOVES));
    let others = Box::new(ByColor { black, white });
    done(&mut app, |app| {
        crate::features::players::change(app, *others);
        Ok(())
    });
    typed(&mut app, "resign");
    let outputs = app.update(Action::Answer(Answer::Yes));
    let request = asked(outputs).filter(|asked| asked.task.get::<ReviewGame>().is_some());
    (app, request.map(|asked| asked.id))
}

/// Has the review find these losses; returns what the end of it has led to.
fn review(app: &mut App, id: TaskId, losses: &[i32]) -> Vec<Output> {
    for (index, loss) in losses.iter().enumerate().rev() {
        let square = app.game().plies()[index].square;
        let ply = losing(&app.game().position_at(index), index, square, *loss);
        review_finds(app, id, Some(ply));
    }
    review_finds(app, id, None)
}

/// The numbers of the moves that are to be kept as errors.
fn errors(outputs: Vec<Output>) -> Vec<usize> {
    let number = |entry| match entry {
        ProgressEntry::Mistake(mistake) => Some(mistake.number),
        ProgressEntry::Answer(_)
        | ProgressEntry::Game(_)
        | ProgressEntry::Repertoire(_)
        | ProgressEntry::Tutorial(_)
        | ProgressEntry::Lesson(_) => None,
    };
    remembered(outputs).into_iter().filter_map(number).collect()
}

const LOSSES: [i32; 6] = [0, 3, 8, 1, 2, 6];

#[track_caller]
fn check_errors(players: [Player; 2], names: [&str; 2], expected: &[usize]) {
    let (mut app, id) = ended(players, names);
    let outputs = review(&mut app, id.expect("a game of people is reviewed"), &LOSSES);
    assert_eq!(errors(outputs), expected);
}

/// The settings of Ada.
fn of_ada() -> InForce {
    let config = Config { me: vec!["ada".into()], ..Config::default() };
    InForce { config, ..InForce::default() }
}

#[test]
fn a_lesson_that_waits_begins_with_what_the_review_has_found_by_then() {
    let (mut app, id) = ended([Player::Human, Player::Human], ["", ""]);
    let id = id.unwrap();
    assert_eq!(said(typed(&mut app, "lesson")), ["exercise.one-moment"]);
    let finds = |app: &mut App, index: usize| {
        let square = app.game().plies()[index].square;
        let ply = losing(&app.game().position_at(index), index, square, 8);
        review_finds(app, id, Some(ply));
    };
    finds(&mut app, 5);
    app.update(Input::tick(Duration::from_secs(60)));
    assert!(!app.features.exercise.is_under_way(), "one error is no lesson");
    finds(&mut app, 3);
    assert!(app.features.training.lesson_waits());
    finds(&mut app, 2);
    assert!(app.features.exercise.is_under_way() && app.features.review.is_under_way());
    assert!(!app.features.training.lesson_waits());
}

#[test]
fn an_error_in_a_decided_game_is_named_behind_a_smaller_one_in_an_open_game() {
    /// What each move costs, and by how many discs its player is behind.
    const PLIES: [(i32, i32); 6] = [(0, 0), (0, 0), (8, 0), (0, 0), (12, 30), (0, 0)];
    let (mut app, id) = ended([Player::Human, Player::Human], ["", ""]);
    let id = id.unwrap();
    for (index, (loss, behind)) in PLIES.into_iter().enumerate().rev() {
        let square = app.game().plies()[index].square;
        let ply = losing(&app.game().position_at(index), index, square, loss);
        let shifted = |value: Value| match value {
            Value::Exact(discs) => Value::Exact(discs - behind),
            estimated @ Value::Estimated { .. } => estimated,
        };
        let [value, best_value] = [ply.value, ply.best_value].map(shifted);
        review_finds(&mut app, id, Some(ReviewedPly { value, best_value, ..ply }));
    }
    review_finds(&mut app, id, None);
    let told = sentences::worst(&app).unwrap().to_string();
    assert!(
        told.starts_with("Two moves worth a look: Black c3 (8 discs), Black c4 (12)."),
        "{told}"
    );
}

#[test]
fn errors_are_kept_of_the_side_that_plays_a_computer_or_has_one_of_the_names() {
    let human = || Player::Human;
    check_errors([human(), level(3)], ["", ""], &[3, 5]);
    check_errors([level(3), human()], ["", ""], &[2, 6]);
    check_errors([human(), Player::Remote], ["", ""], &[3, 5]);
    check_errors([human(), human()], ["", ""], &[]);
    check_errors([human(), human()], ["Emile", "Ada"], &[2, 6]);
    check_errors([human(), human()], ["Emile", "Grace"], &[]);
    let (_, id) = ended([level(3), level(4)], ["", ""]);
    assert_eq!(id, None, "nobody here has played");
}

#[test]
fn the_sides_of_two_people_are_named_by_the_player_and_kept_when_that_is_settled() {
    let (mut app, id) = ended([Player::Human, Player::Human], ["", ""]);
    review(&mut app, id.unwrap(), &LOSSES);
    for color in Color::BOTH {
        let outputs = typed(&mut app, "my-moves");
        assert!(errors(outputs.clone()).is_empty(), "it may be changed at once");
        let named = Event::Said(m::training::one_named(color, 2).into());
        assert!(events(outputs).contains(&named));
    }
    assert!(app.next_event().is_some_and(|time| time <= Duration::from_secs(3)));
    assert_eq!(errors(app.update(Input::tick(Duration::from_secs(3)))), [2, 6]);
    // It is kept with the game.
    let again = Session::resume(app.session().record());
    assert_eq!(again.own(othello_session::GameOrigin::Opened, &[]), Own::One(Color::White));

    assert_eq!(errors(typed(&mut app, "mine both")), [2, 3, 5, 6]);
    assert_eq!(said(typed(&mut app, "mine")), ["training.both"]);
    typed(&mut app, "my-moves");
    typed(&mut app, "my-moves");
    assert_eq!(
        errors(app.update(Action::Quit(othello_home::process::exit_status::ExitStatus::Success))),
        [3, 5]
    );
}

#[test]
fn an_opened_game_is_nobodys_until_asked() {
    let (mut app, id) = ended([Player::Human, level(3)], ["", ""]);
    review(&mut app, id.unwrap(), &LOSSES);
    let record = app.session().record();
    let mut opened = begun(setup()).0;
    paste(&mut opened, record);
    let id = task_id(typed(&mut opened, "review"));
    assert!(errors(review(&mut opened, id, &LOSSES)).is_empty());
    assert_eq!(errors(typed(&mut opened, "mine black")), [3, 5]);
    assert_eq!(said(typed(&mut opened, "mine")), ["training.one"]);
}

#[test]
fn nothing_is_kept_of_a_game_that_is_not_over() {
    let mut app = begun(setup()).0;
    play(&mut app, &[Square::F5]);
    assert_eq!(remembered(typed(&mut app, "mine both")), []);
    let id = task_id(typed(&mut app, "review"));
    let outputs = review(&mut app, id, &[0]);
    assert_eq!(remembered(outputs), []);
}

#[test]
fn a_game_is_reviewed_when_it_ends_unless_the_engine_is_locked_or_two_play_against_the_clock() {
    let (mut over, id) = ended([Player::Human, level(3)], ["", ""]);
    assert!(over.features.review.is_unasked());
    // The program is quit before it is done, and goes on with it.
    let last = LOSSES.len() - 1;
    let square = over.game().plies()[last].square;
    let ply = losing(&over.game().position_at(last), last, square, LOSSES[last]);
    review_finds(&mut over, id.unwrap(), Some(ply));
    let mut again = App::resumed(over.session().clone(), Confirmation::Ask, None);
    let begun = asked(again.update(Action::Begin)).unwrap();
    assert!(again.features.review.is_unasked() && begun.task.get::<ReviewGame>().is_some());
    let outputs = review(&mut over, id.unwrap(), &LOSSES);
    assert_eq!(said(outputs), ["training.worst"]);

    let resigned = |app: &mut App| {
        app.update(Action::Begin);
        play(app, &squares(MOVES));
        typed(app, "resign");
        asked(app.update(Action::Answer(Answer::Yes))).is_some()
    };
    assert!(resigned(&mut app(setup())));
    assert!(!resigned(&mut app(with_clock())));
    let locked = app(setup()).with_settings(without_engine());
    assert!(!resigned(&mut { locked }));
    let script = App::new(Session::new(setup(), None), Confirmation::Skip, None);
    let mut script = script;
    script.update(Action::Begin);
    play(&mut script, &squares(MOVES));
    assert_eq!(asked(typed(&mut script, "resign")), None);
}

/// The moves that have cost most for a reason that is seen are found late: the game is shown before.
#[test]
fn the_worst_moves_of_a_file_are_said_once_it_is_known_why_they_lose() {
    const GAME: &str = include_str!("../../../../../tests/data/lesson.pgn");
    let mut games = Reader::new(GAME.as_bytes(), Position::start(Rules::OTHELLO));
    let record = games.next().unwrap().unwrap().record;
    let session = || Session::resume(record.clone());
    let mut at_once = App::resumed(session(), Confirmation::Ask, None);
    at_once.update(Action::Begin);
    let known = sentences::worst(&at_once);
    assert!(known.is_some());
    let mut app = App::resumed_on_screen(session(), Confirmation::Ask, None);
    let home = || Home::new(Kept::Nothing, Box::leak(Box::default()));
    let outputs = app.update(Action::Begin);
    let learned = job::<Learn>(outputs.clone()).perform(&mut home(), &mut |_| {}).unwrap();
    let outputs = done_with::<Learn>(&mut app, outputs, learned);
    assert_eq!(sentences::worst(&app), None);
    let explained =
        job::<ExplainErrors>(outputs.clone()).perform(&mut home(), &mut |_| {}).unwrap();
    done_with::<ExplainErrors>(&mut app, outputs, explained);
    assert_eq!(sentences::worst(&app), known);
    assert!(!app.features.explanations.are_awaited());
}

#[test]
fn the_worst_moves_of_a_game_are_said_to_who_has_played_it() {
    let worst = |players, losses: &[i32]| {
        let (mut app, id) = ended(players, ["", ""]);
        review(&mut app, id.unwrap(), losses);
        sentences::worst(&app).unwrap().to_string()
    };
    let of_one = |losses| worst([Player::Human, level(3)], losses);
    assert_eq!(
        of_one(&LOSSES),
        "Two moves of yours worth a look: c3 (8 discs), c4 (2). Enter: see why; n: another game."
    );
    assert_eq!(of_one(&[1, 0, 0, 0, 0, 0]), "No move of yours cost two discs or more.");
    assert_eq!(
        worst([Player::Human, Player::Human], &LOSSES),
        "Three moves worth a look: Black c3 (8 discs), White f4 (6), White d6 (3). Enter: see why; n: \
         another game."
    );
}

#[test]
fn training_asks_own_errors_and_remembers_the_first_answer_and_its_time() {
    let (mut played, id) = ended([Player::Human, level(3)], ["", ""]);
    let entries = remembered(review(&mut played, id.unwrap(), &LOSSES));
    let memory = Memory::of(entries.into_iter().map(|entry| (0, entry)));

    let mut app = begun(setup()).0;
    let outputs = typed(&mut app, "retry");
    recalled(&mut app, outputs, memory.clone(), 0);
    let problem = app.features.exercise.problem().expect("an error is asked").clone();
    assert_eq!(*problem.position(), played.game().position_at(2), "the largest loss comes first");
    app.update(Input::tick(Duration::from_millis(7_250)));
    let best = problem.solution();
    let outputs = play(&mut app, &[best]);
    let [ProgressEntry::Answer(answer)] = &remembered(outputs)[..] else {
        panic!("it is remembered")
    };
    assert_eq!(answer.place.key(), FoldedPosition::of(problem.position()).key());
    assert_eq!((answer.loss, answer.seconds), (Some(0.0), 7.3));
    // Another answer to the same position is practice.
    typed(&mut app, "undo");
    assert_eq!(remembered(play(&mut app, &[best])), []);
    typed(&mut app, "next");
    let outputs = typed(&mut app, "solution");
    let [ProgressEntry::Answer(answer)] = &remembered(outputs.clone())[..] else { panic!("it is") };
    assert_eq!((answer.square, answer.loss), (None, None));
    done_with::<RememberProgress>(&mut app, outputs, Ok(()));
    let ended = events(typed(&mut app, "leave")).into_iter().last();
    assert_eq!(ended, Some(Event::Said(m::training::some_right(1, 2, 1).into())));
}

#[test]
fn a_retry_is_remembered_for_own_moves_alone() {
    let count = |players, names| {
        let (mut app, id) = ended(players, names);
        review(&mut app, id.unwrap(), &LOSSES);
        typed(&mut app, "retry");
        let best = app.features.exercise.problem().expect("an error is retried").solution();
        let entries = remembered(play(&mut app, &[best])).into_iter();
        entries.filter(|entry| matches!(entry, ProgressEntry::Answer(_))).count()
    };
    assert_eq!(count([Player::Human, level(3)], ["", ""]), 1);
    assert_eq!(count([Player::Human, Player::Human], ["", ""]), 0);
}

#[test]
fn a_lesson_that_is_kept_says_so_and_does_not_count_answers_besides() {
    let (mut app, id) = ended([Player::Human, level(3)], ["", ""]);
    review(&mut app, id.unwrap(), &LOSSES);
    typed(&mut app, "retry");
    let best = app.features.exercise.problem().expect("an error is retried").solution();
    let outputs = play(&mut app, &[best]);
    done_with::<RememberProgress>(&mut app, outputs, Ok(()));
    assert_eq!(said(typed(&mut app, "leave")), ["exercise.lesson-kept"]);
}

/// The program as it begins again with the game of another run, and what that has remembered.
fn restarted(app: &App, entries: &[ProgressEntry]) -> (App, Vec<&'static str>) {
    let session = Session::resume(app.session().record());
    let mut app = App::new(session, Confirmation::Ask, None).with_settings(of_ada());
    let outputs = app.update(Action::Begin);
    let memory = Memory::of(entries.iter().map(|entry| (0, entry.clone())));
    let said = said(recalled(&mut app, outputs, memory, 0));
    (app, said)
}

#[test]
fn a_lesson_goes_on_after_a_restart_with_the_error_and_the_answer_that_were_shown() {
    let (mut app, id) = ended([Player::Human, Player::Human], ["", ""]);
    let mut entries = remembered(review(&mut app, id.unwrap(), &LOSSES));
    assert_eq!(restarted(&app, &entries).1, Vec::<&str>::new(), "none was begun");
    let asked = |app: &App| {
        let problem = app.features.exercise.problem().expect("an error is asked").clone();
        (*problem.position(), problem.answer().map(|answer| answer.square), problem.outcome())
    };
    // The first is solved, the second one shown; the program is quit there, without a word.
    let lines = ["lesson", "solution", "undo", "next"].map(|line| typed(&mut app, line));
    entries.extend(lines.into_iter().flat_map(remembered));
    let best = app.features.exercise.problem().unwrap().solution();
    entries.extend(remembered(play(&mut app, &[best])));
    let (mut again, told) = restarted(&app, &entries);
    assert_eq!(told, ["training.lesson-left"]);
    let waits = sentences::worst(&again).map(|text| text.name());
    assert_eq!(waits, Some("training.lesson-left"));
    assert_eq!(remembered(typed(&mut again, "lesson")), [], "it is kept already");
    assert_eq!(asked(&again), asked(&app));
    assert_eq!(asked(&again).1, Some(best));
    // The last one, which is left by its name; and after the end nothing waits.
    entries.extend(remembered(typed(&mut again, "next")));
    let (mut last, _) = restarted(&app, &entries);
    typed(&mut last, "lesson");
    assert_eq!(asked(&last).0, asked(&again).0);
    for line in ["solution", "leave"] {
        entries.extend(remembered(typed(&mut last, line)));
    }
    let (over, told) = restarted(&app, &entries);
    assert_eq!(told, Vec::<&str>::new());
    assert!(!over.features.exercise.has_left());
}

#[test]
fn a_retry_asks_the_errors_of_the_side_with_the_players_name() {
    let (mut played, id) = ended([Player::Human, Player::Human], ["Emile", "Ada"]);
    review(&mut played, id.unwrap(), &LOSSES);
    let mut opened = app(setup()).with_settings(of_ada());
    opened.update(Action::Begin);
    paste(&mut opened, played.session().record());
    let id = task_id(typed(&mut opened, "review"));
    review(&mut opened, id, &LOSSES);
    for mut app in [played, opened] {
        typed(&mut app, "retry");
        let problem = app.features.exercise.problem().expect("an error is retried");
        assert_eq!(*problem.position(), app.game().position_at(5), "Black lost more");
    }
}

#[test]
fn training_is_locked_with_the_engine_and_goes_on_without_a_file() {
    let mut locked = begun(setup()).0.with_settings(without_engine());
    assert_eq!(said(typed(&mut locked, "train")), ["evaluation.locked"]);
    let mut locked = app(setup()).with_settings(without_engine()).with_lesson();
    let outputs = locked.update(Action::Begin);
    assert_eq!(said(outputs), ["evaluation.locked"]);
    let mut app = begun(setup()).0;
    let outputs = typed(&mut app, "train");
    let cause = FileError::NotAFile;
    let error = StoreError::Read { path: "progress.jsonl".into(), cause };
    let outputs = done_with::<RecallProgress>(&mut app, outputs, Err(error.clone()));
    assert_eq!(said(outputs.clone()), ["training.unavailable", "exercise.searching"]);
    let request = asked(outputs).expect("puzzles need no file");
    assert_eq!(task::<FindPuzzle>(&request).unwrap().positions.len(), 10);
    let (mut app, id) = ended([Player::Human, level(3)], ["", ""]);
    let outputs = review(&mut app, id.unwrap(), &LOSSES);
    let outputs = done_with::<RememberProgress>(&mut app, outputs, Err(error));
    assert_eq!(said(outputs), ["training.not-kept"]);
}

#[test]
fn puzzles_that_were_solved_are_not_asked_again() {
    let mut app = begun(setup()).0;
    let puzzles = |app: &mut App, memory| {
        let outputs = typed(app, "puzzle");
        let request = asked(recalled(app, outputs, memory, 0)).unwrap();
        task::<FindPuzzle>(&request).unwrap().positions.clone()
    };
    let all = puzzles(&mut app, Memory::default());
    typed(&mut app, "leave");
    let mut memory = Memory::default();
    let place = FoldedPosition::of(&all[0]);
    let source = othello_home::memory::entry::Source::Puzzle { depth: Some(1) };
    let square = Some(place.folded(all[0].legal_moves().first().unwrap()));
    let (loss, undecided, seconds) = (Some(0.0), false, 5.0);
    let solved = othello_home::memory::entry::PositionAnswer {
        place,
        source,
        square,
        loss,
        undecided,
        seconds,
        idea: None,
        why: None,
    };
    memory.note(0, ProgressEntry::Answer(solved));
    let others = puzzles(&mut app, memory);
    assert_eq!(others.len(), all.len() - 1);
    assert!(!others.contains(&all[0]));
}

#[test]
fn puzzles_are_chosen_by_kind_and_motif() {
    let chosen = |words: &str| {
        let mut app = begun(setup()).0;
        let outputs = typed(&mut app, &format!("puzzles {words}"));
        if jobs::<RecallProgress>(outputs.clone()).is_empty() {
            return Err(said(outputs));
        }
        let outputs = recalled(&mut app, outputs, Memory::default(), 0);
        let request = asked(outputs).expect("there are some");
        Ok(task::<FindPuzzle>(&request).unwrap().positions.clone())
    };
    let all = chosen("").unwrap().len();
    assert_eq!(all, puzzle::built_in().count());
    let kinds = ["endgame", "midgame"].map(|kind| chosen(kind).unwrap());
    assert_eq!(kinds[0].len() + kinds[1].len(), all);
    let few = |position: &Position| position.board().empties().len() <= 20;
    assert!(kinds[0].iter().all(few) && !kinds[1].iter().any(few));
    let about = |theme| puzzle::built_in().filter(move |it| it.themes.contains(&theme)).count();
    assert_eq!(chosen("parity").unwrap().len(), about(Theme::Parity));
    let order = about(Theme::Motif(Motif::OutOfOrder));
    assert_eq!(chosen("out of order").unwrap().len(), order);
    let parts = ["endgame out of order", "midgame out-of-order"].map(|it| chosen(it).unwrap());
    assert!(parts.iter().all(|part| !part.is_empty()));
    assert_eq!(parts.map(|part| part.len()).iter().sum::<usize>(), order);
    assert_eq!(chosen("midgame parity"), Err(vec!["training.no-such-puzzles"]));
    assert_eq!(chosen("opening"), Err(vec!["training.unknown-puzzles"]));
}
