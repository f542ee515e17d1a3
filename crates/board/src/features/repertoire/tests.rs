//! The repertoire: what is asked, how answers are judged and remembered, where a game has left it, and what is
//! added.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use othello_core::position::Position;
use othello_engine::review::{Phase, ReviewedPly};
use othello_engine::{Line, Value};
use othello_games::explorer::{BaseGame, GameBase};
use othello_games::repertoire::{Repertoire, Repertoires};
use othello_home::base::OpenBase;
use othello_home::engine_worker::TaskId;
use othello_home::files::{FileError, StoreError};
use othello_home::jobs::progress::RecallProgress;
use othello_home::jobs::repertoire::{
    AddToRepertoire, GamesToLearn, MakeRepertoire, MergeRepertoire, ReadOwnGames, ReadRepertoires,
};
use othello_home::memory::Memory;
use othello_home::memory::entry::ProgressEntry;
use othello_home::memory::grade::AnswerGrade;
use othello_home::repertoire_files::Addition;
use othello_notation::Record;
use othello_notation::reader::Reader;
use othello_session::Own;
use othello_words::i18n::m;

use super::commands::REPERTOIRE;
use super::state::{Drill, RepertoirePart, left};
use super::{add, sentences};
use crate::app::fixtures::*;
use crate::features::exercise::problems::Problem;
use crate::features::exercise::tasks::{Judge, Judged};
use othello_core::rules::Goal;

const BLACK: &str = "(;GM[2];B[f5](;W[d6];B[c3];W[d3];B[c4]C[Tiger])(;W[f6](;B[e6])(;B[f7])))";

fn of(color: Color, text: &str) -> Repertoire {
    let games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
    let records: Vec<_> = games.map(|found| found.unwrap().record).collect();
    Repertoire::of(color, &records)
}

fn black() -> Arc<Repertoires> {
    Arc::new(ByColor { black: Some(Box::new(of(Color::Black, BLACK))), white: None })
}

fn read(app: &mut App, outputs: Vec<Output>, repertoires: Arc<Repertoires>) -> Vec<Output> {
    done_with::<ReadRepertoires>(app, outputs, Ok(repertoires))
}

fn train(app: &mut App, part: RepertoirePart) -> Vec<Output> {
    done(app, |app| super::asking(Drill::of(part)).run(app))
}

fn asking(part: RepertoirePart, memory: Memory) -> (App, Vec<Output>) {
    let mut app = begun(setup()).0;
    let outputs = train(&mut app, part);
    let outputs = read(&mut app, outputs, black());
    let is_asked = !jobs::<RecallProgress>(outputs.clone()).is_empty();
    let outputs = if is_asked { recalled(&mut app, outputs, memory, 0) } else { outputs };
    pass_presented(&mut app);
    (app, outputs)
}

/// Goes past what is only shown.
fn pass_presented(app: &mut App) {
    while app.features.exercise.problem().is_some_and(Problem::is_presented) {
        typed(app, "next");
    }
}

/// Goes to the next position that is asked.
fn next(app: &mut App) {
    typed(app, "next");
    pass_presented(app);
}

/// Has the engine judge a move by a value; returns what follows.
fn judge(app: &mut App, outputs: Vec<Output>, value: i32) -> (Square, Vec<Output>) {
    let request = asked(outputs).expect("the engine is asked");
    let square = task::<Judge>(&request).expect("it is to judge").square;
    let line = Line { value: Value::Exact(value), moves: vec![square, Square::A1] };
    (square, answered(app, request.id, Judged { line, best: None }))
}

fn verdict(app: &App) -> String {
    let problem = app.features.exercise.problem().unwrap();
    let reader = app.features.explanations.reader();
    crate::features::exercise::sentences::verdict(problem, reader).unwrap().0.to_string()
}

#[test]
fn what_was_never_asked_is_shown_first_line_by_line_and_counts_for_nothing() {
    let mut app = begun(setup()).0;
    let outputs = train(&mut app, RepertoirePart::Everything);
    let outputs = read(&mut app, outputs, black());
    let mut outputs = recalled(&mut app, outputs, Memory::default(), 0);
    let mut shown = Vec::new();
    let mut entries = Vec::new();
    loop {
        let exercise = app.features.exercise.current().unwrap();
        let problem = exercise.problem().unwrap();
        let answer = problem.answer().map(|answer| answer.square.name());
        shown.push((problem.is_presented(), exercise.place(), answer));
        entries.extend(remembered(std::mem::take(&mut outputs)));
        if !exercise.has_next() {
            break;
        }
        outputs = typed(&mut app, "next");
    }
    // The three moves of the Tiger, then those that answer f6.
    let presented = |number, square| (true, (number, 4), Some(square));
    let asked = |number| (false, (number, 4), None);
    let tiger = [presented(1, "f5"), presented(2, "c3"), presented(3, "c4")];
    let other = [presented(4, "e6"), asked(4)];
    assert_eq!(shown, [&tiger[..], &[asked(1), asked(2), asked(3)], &other].concat());
    assert_eq!(entries, []);
}

#[test]
fn any_move_of_the_file_is_right_without_the_engine() {
    let (mut app, _) = asking(RepertoirePart::Everything, Memory::default());
    assert_eq!(app.features.exercise.current().unwrap().count_in_all(), Some(4));
    app.update(Input::tick(Duration::from_secs(3)));
    // Any first move is the same.
    let outputs = play(&mut app, &[Square::C4]);
    assert_eq!(asked(outputs.clone()), None);
    let [ProgressEntry::Repertoire(answer)] = &remembered(outputs)[..] else {
        panic!("it is remembered")
    };
    assert_eq!((answer.known, answer.loss, answer.seconds), (true, None, 3.0));
    assert_eq!(verdict(&app), "c4 is right.");
    next(&mut app);
    next(&mut app);
    play(&mut app, &[Square::C4]);
    assert_eq!(verdict(&app), "c4 is right. Tiger.");
    assert!(!app.features.exercise.problem().unwrap().can_play_on());
    next(&mut app);
    play(&mut app, &[Square::F7]);
    assert_eq!(verdict(&app), "f7 is right, and so is e6.");
    assert_eq!(said(typed(&mut app, "reply")), ["exercise.no-right-answer"]);
}

#[test]
fn another_move_is_judged_by_its_loss_against_the_one_of_the_file() {
    let (mut app, _) = asking(RepertoirePart::Everything, Memory::default());
    next(&mut app);
    let outputs = play(&mut app, &[Square::C5]);
    assert_eq!(remembered(outputs.clone()), []);
    let (first, outputs) = judge(&mut app, outputs, 2);
    let (second, outputs) = judge(&mut app, outputs, -2);
    assert_eq!([first, second], [Square::C3, Square::C5]);
    let [ProgressEntry::Repertoire(answer)] = &remembered(outputs.clone())[..] else {
        panic!("{outputs:?}")
    };
    assert_eq!((answer.known, answer.loss), (false, Some(4.0)));
    assert_eq!(said(outputs), ["exercise.judged-wrong"]);
    assert_eq!(verdict(&app), "c5 costs 4 discs. Better: c3.");
    // Its refutation stands on the board.
    let following = app.features.exercise.problem().unwrap().step();
    assert_eq!(following, (0, 1));
    // The next try needs only its own judgement, and is practice.
    typed(&mut app, "undo");
    let outputs = play(&mut app, &[Square::C4]);
    let (square, outputs) = judge(&mut app, outputs, 2);
    assert_eq!((square, remembered(outputs)), (Square::C4, Vec::new()));
    let expected = "c4 is as good as your c3, but not in your repertoire, exact.";
    assert_eq!(verdict(&app), expected);
    typed(&mut app, "solution");
    assert_eq!(verdict(&app), "c3 is right.");
}

#[test]
fn a_move_that_the_file_calls_wrong_is_wrong_whatever_it_loses() {
    let mut app = begun(setup()).0;
    let outputs = train(&mut app, RepertoirePart::Everything);
    let text = "(;GM[2];B[f5];W[d6](;B[c3])(;B[c5]N[Wrong]C[It opens b5]))";
    let black = Some(Box::new(of(Color::Black, text)));
    let outputs = read(&mut app, outputs, Arc::new(ByColor { black, white: None }));
    recalled(&mut app, outputs, Memory::default(), 0);
    pass_presented(&mut app);
    next(&mut app);
    let outputs = play(&mut app, &[Square::C5]);
    assert_eq!(asked(outputs.clone()), None);
    assert_eq!(said(outputs.clone()), ["exercise.judged-wrong"]);
    assert_eq!(verdict(&app), "c5 is wrong, as your file says. It opens b5.");
    let [ProgressEntry::Repertoire(answer)] = &remembered(outputs)[..] else {
        panic!("it is remembered")
    };
    assert_eq!((answer.grade(), answer.loss), (AnswerGrade::Again, None));
    typed(&mut app, "undo");
    play(&mut app, &[Square::C3]);
    assert_eq!(verdict(&app), "c3 is right.");
}

#[test]
fn a_position_whose_answer_was_shown_comes_back_the_next_day() {
    let (mut app, _) = asking(RepertoirePart::Everything, Memory::default());
    let outputs = typed(&mut app, "solution");
    assert_eq!(verdict(&app), "Solution: f5.");
    let entries = remembered(outputs);
    let [ProgressEntry::Repertoire(answer)] = &entries[..] else { panic!("it is remembered") };
    assert_eq!((answer.square, answer.known, answer.loss), (None, false, None));
    let memory = Memory::of(entries.into_iter().map(|entry| (0, entry)));
    let (app, _) = asking(RepertoirePart::Everything, memory);
    assert_eq!(app.features.exercise.current().unwrap().count_in_all(), Some(3));
}

#[test]
fn training_begins_in_the_middle() {
    let count = |part| {
        let (app, _) = asking(part, Memory::default());
        app.features
            .exercise
            .current()
            .and_then(crate::features::exercise::problems::Exercise::count_in_all)
    };
    let after = |moves: &str| RepertoirePart::From(after(setup(), moves).viewed().position());
    assert_eq!(count(after("f5d6")), Some(2));
    assert_eq!(count(after("d3c5")), Some(2));
    // The start is viewed.
    assert_eq!(count(RepertoirePart::FromViewed), Some(4));
    let mut app = begun(setup()).0;
    let outputs = train(&mut app, after("f5f4"));
    assert_eq!(said(read(&mut app, outputs, black())), ["repertoire.not-there"]);
    // From a position elsewhere all of it is asked.
    play(&mut app, &squares("f5f4"));
    let outputs = train(&mut app, RepertoirePart::FromViewed);
    let outputs = read(&mut app, outputs, black());
    recalled(&mut app, outputs, Memory::default(), 0);
    assert_eq!(app.features.exercise.current().unwrap().count_in_all(), Some(4));
}

#[test]
fn both_colours_are_asked_in_turn() {
    let mut app = begun(setup()).0;
    let outputs = train(&mut app, RepertoirePart::Everything);
    let white = "(;GM[2];B[f5];W[f6](;B[e6];W[f4])(;B[c4];W[g5]))";
    let white = Some(Box::new(of(Color::White, white)));
    let outputs = read(&mut app, outputs, Arc::new(ByColor { white, ..(*black()).clone() }));
    recalled(&mut app, outputs, Memory::default(), 0);
    let exercise = app.features.exercise.current().unwrap();
    let asked = exercise.problems().iter().filter(|it| !it.is_presented());
    let colors: Vec<_> = asked.map(|it| it.position().next()).collect();
    let (b, w) = (Color::Black, Color::White);
    // What is new comes line by line.
    assert_eq!(colors, [b, w, b, b, w, w, b]);
}

#[test]
fn nothing_is_asked_without_a_repertoire_or_when_all_is_known() {
    let mut app = begun(setup()).0;
    let outputs = train(&mut app, RepertoirePart::Everything);
    let told = said(read(&mut app, outputs, Arc::default()));
    assert_eq!(told, ["repertoire.no-repertoire"]);
    let (mut app, _) = asking(RepertoirePart::Everything, Memory::default());
    let mut memory = Memory::default();
    for square in [Square::F5, Square::C3, Square::C4, Square::E6] {
        let entries = remembered(play(&mut app, &[square]));
        for entry in entries {
            memory.note(0, entry);
        }
        next(&mut app);
    }
    let (app, outputs) = asking(RepertoirePart::Everything, memory);
    assert!(!app.features.exercise.is_under_way());
    assert_eq!(said(outputs), ["training.openings-known-until"]);
    let mut locked = begun(setup()).0.with_settings(without_engine());
    assert_eq!(said(train(&mut locked, RepertoirePart::Everything)), ["evaluation.locked"]);
    let error = StoreError::Read { path: PathBuf::from("black.sgf"), cause: FileError::NotAFile };
    let mut app = begun(setup()).0;
    let outputs = train(&mut app, RepertoirePart::Everything);
    let outputs = done_with::<ReadRepertoires>(&mut app, outputs, Err(error));
    let reason = "cannot read black.sgf: expected a regular file";
    let Some(Event::Said(reply)) = events(outputs).pop() else { panic!("it is said") };
    assert_eq!(reply.lines, [m::repertoire::failed(reason)]);
}

/// A game against level 3 that Black has resigned, reviewed with these losses; and what that has led to.
fn reviewed(moves: &str, losses: &[i32], own: Option<Own>) -> (App, Vec<Output>) {
    let mut app = begun(setup()).0;
    play(&mut app, &squares(moves));
    let players = Box::new(ByColor { black: Player::Human, white: level(3) });
    done(&mut app, |app| {
        crate::features::players::change(app, *players);
        Ok(())
    });
    if let Some(own) = own {
        let side = match own {
            Own::Nobody => "nobody".to_owned(),
            Own::One(color) => color.name().to_lowercase(),
            Own::Both => "both".to_owned(),
        };
        typed(&mut app, &format!("mine {side}"));
    }
    typed(&mut app, "resign");
    let outputs = app.update(Action::Answer(Answer::Yes));
    let id: TaskId = asked(outputs).expect("the game is reviewed").id;
    for (index, loss) in losses.iter().enumerate().rev() {
        let (position, ply) = (app.game().position_at(index), app.game().plies()[index]);
        let judgement = ReviewedPly {
            index,
            player: ply.player,
            phase: Phase::of(&position),
            square: ply.square,
            value: Value::Exact(4 - loss),
            best: ply.square,
            best_value: Value::Exact(4),
            line: vec![ply.square],
            played_line: Vec::new(),
        };
        review_finds(&mut app, id, Some(judgement));
    }
    let outputs = review_finds(&mut app, id, None);
    (app, outputs)
}

fn departures(moves: &str, losses: &[i32], own: Option<Own>) -> Vec<String> {
    let (mut app, outputs) = reviewed(moves, losses, own);
    if jobs::<ReadRepertoires>(outputs.clone()).is_empty() {
        return Vec::new();
    }
    let told = said(read(&mut app, outputs, black()));
    let left = left(&app.state);
    assert_eq!(left.len(), told.len());
    left.iter().map(|left| sentences::left(left).to_string()).collect()
}

#[test]
fn a_reviewed_game_says_where_it_left_the_repertoire_of_the_own_side() {
    let losses = [0, 0, 0, 0, 2, 0];
    let left = "You left your repertoire at move 5: c6 (yours: c4), which loses 2.0.";
    assert_eq!(departures("f5d6c3d3c6b6", &losses, None), [left]);
    let as_black =
        "As Black you left your repertoire at move 3: c5 (yours: c3), which loses nothing.";
    assert_eq!(departures("f5d6c5f4e3c6", &[0; 6], Some(Own::Both)), [as_black]);
    let two = "You left your repertoire at move 3: d3 (yours: e6 or f7), which loses nothing.";
    assert_eq!(departures("f5f6d3", &[0; 3], None), [two]);
    assert_eq!(
        departures("f5f4e3", &[0; 3], None),
        ["The game left your repertoire at move 2, with f4."]
    );
    assert_eq!(departures("f5d6c3d3c4f4", &[0; 6], None), ["Your repertoire ended after move 5."]);
    // Neither another side nor nobody has left it.
    assert_eq!(departures("f5d6c5f4e3c6", &losses, Some(Own::One(Color::White))), [""; 0]);
    assert_eq!(departures("f5d6c5f4e3c6", &losses, Some(Own::Nobody)), [""; 0]);
}

#[test]
fn a_move_is_added_to_the_repertoire_of_its_player() {
    let mut app = begun(setup()).0;
    assert_eq!(said(typed(&mut app, "repertoire add")), ["repertoire.no-move"]);
    play(&mut app, &squares("f5d6"));
    let add_c5 = typed(&mut app, "repertoire add c5");
    let AddToRepertoire { color, game, .. } = job(add_c5.clone());
    assert_eq!((color, transcript::write(game.plies())), (Color::Black, "f5d6c5".into()));
    let AddToRepertoire { color, game, .. } = job(typed(&mut app, "repertoire add"));
    assert_eq!((color, game.plies().len()), (Color::White, 2));
    let refusal = refused(done(&mut app, |app| add(app, Some(Square::A1))));
    assert_eq!(refusal, Some(m::plies::no_neighbour(Square::A1, Color::White).into()));
    assert_eq!(transcript::write(app.game().plies()), "f5d6");
    for (addition, name) in [
        (Addition::Added, "repertoire.added"),
        (Addition::Known, "repertoire.there-already"),
        (Addition::Wrong, "repertoire.called-wrong"),
    ] {
        let result = Ok((addition, black()));
        let outputs = done_with::<AddToRepertoire>(&mut app, add_c5.clone(), result);
        assert_eq!(said(outputs), [name]);
    }
    // The files are known now.
    let here = |app: &App| sentences::here(&app.state)[0].to_string();
    assert_eq!(here(&app), "Your repertoire for Black: 4 positions. You play c3.");
    play(&mut app, &squares("f5d6c3")[2..]);
    assert!(here(&app).ends_with("It has an answer to d3."));
    play(&mut app, &squares("f5d6c3f4")[3..]);
    assert!(here(&app).ends_with("It has no move here."));
    assert_eq!(said(typed(&mut app, "repertoire sideways")), ["repertoire.unknown"]);
    let mut of_other_rules = after(Setup::new(Rules::OTHELLO.with(Goal::Fewest).unwrap()), "f5");
    assert_eq!(said(typed(&mut of_other_rules, "repertoire add")), ["repertoire.other-rules"]);
    assert_eq!(said(typed(&mut begun(with_clock()).0, "repertoire")), ["repertoire.contest"]);
}

/// The words that can stand behind `repertoire`.
fn choices(app: &App) -> Vec<String> {
    let choices = (REPERTOIRE.choices)(app);
    // What is said first is chosen first.
    choices.into_iter().map(|choice| choice.word).filter(|word| !word.contains(' ')).collect()
}

#[test]
fn what_can_be_done_is_shown_whatever_there_is() {
    let mut app = begun(setup()).0;
    let outputs = typed(&mut app, "repertoire");
    let outputs = read(&mut app, outputs, Arc::default());
    assert!(events(outputs.clone()).contains(&Event::Choices("repertoire")));
    assert_eq!(said(outputs), ["repertoire.none-yet", "repertoire.ways"]);
    assert_eq!(choices(&app), ["opening", "games", "openings", "play"]);
    play(&mut app, &squares("f5d6"));
    let outputs = typed(&mut app, "repertoire");
    assert_eq!(said(read(&mut app, outputs, black())), ["repertoire.here", "repertoire.ways"]);
    assert_eq!(choices(&app), ["train", "here", "opening", "games", "openings", "play", "add"]);
    for word in choices(&app) {
        let rest = match &*word {
            "games" | "openings" => " white",
            "opening" => " tiger",
            _ => "",
        };
        let line = word + rest;
        assert_eq!(refused(typed(&mut app, &format!("repertoire {line}"))), None, "{line}");
    }
    assert_eq!(said(typed(&mut app, "repertoire games green")), ["repertoire.unknown"]);
}

fn base_of(moves: &str) -> OpenBase {
    let mut library = GameBase::default();
    if !moves.is_empty() {
        let (start, moves) = (Position::start(Rules::OTHELLO), &*squares(moves));
        let (names, event, year, forfeit) = (ByColor::default(), None, None, None);
        library.add(&BaseGame { start, moves, names, event, year, forfeit, number: 1 }, 0);
    }
    OpenBase::of(library)
}

#[test]
fn a_repertoire_is_made_of_the_saved_games_and_then_asked() {
    let mut app = begun(setup()).0;
    let asked = typed(&mut app, "repertoire games black");
    let none = done_with::<ReadOwnGames>(&mut app, asked.clone(), Ok(base_of("")));
    assert_eq!(said(none), ["repertoire.no-own-games"]);
    let outputs = done_with::<ReadOwnGames>(&mut app, asked, Ok(base_of("f5d6c3")));
    let MakeRepertoire { plan, line, games, .. } = job(outputs.clone());
    assert_eq!((plan.color, line.plies().len()), (Color::Black, 0));
    assert!(matches!(games, GamesToLearn::Of(base, _) if base.games().len() == 1));
    assert_eq!(said(outputs.clone()), ["repertoire.being-made"]);
    let record = Box::new(Record::from(line.up_to(0)));
    let outputs = done_with::<MakeRepertoire>(&mut app, outputs, Some((record, 1)));
    let outputs = done_with::<MergeRepertoire>(&mut app, outputs, Ok((4, black())));
    let Some(Event::Said(reply)) = events(outputs).pop() else { panic!("it is said") };
    let expected = "Your repertoire for Black has 4 positions now, 4 of them new, from 1 game. \
                    :repertoire train quizzes you on them.";
    assert_eq!(reply.lines[0].to_string(), expected);
    // Without games it begins at the board.
    play(&mut app, &squares("f5d6"));
    typed(&mut app, "settings threads 3");
    let outputs = typed(&mut app, "repertoire openings white");
    let MakeRepertoire { plan, line, threads, .. } = job(outputs.clone());
    assert_eq!((plan.color, line.plies().len(), threads.get()), (Color::White, 2, 3));
    let outputs = done_with::<MakeRepertoire>(&mut app, outputs, None);
    assert_eq!(said(outputs), ["repertoire.no-games-here"]);
}

#[test]
fn the_moves_that_are_played_for_it_are_added_until_that_ends() {
    let mut app = begun(setup()).0;
    assert_eq!(said(typed(&mut app, "repertoire play black")), ["repertoire.playing"]);
    let AddToRepertoire { color, game, .. } = job(play(&mut app, &[Square::F5]));
    assert_eq!((color, transcript::write(game.plies())), (Color::Black, "f5".into()));
    assert!(jobs::<AddToRepertoire>(play(&mut app, &[Square::D6])).is_empty());
    let AddToRepertoire { game, .. } = job(play(&mut app, &[Square::C3]));
    assert_eq!(transcript::write(game.plies()), "f5d6c3");
    assert!(choices(&app).contains(&"play".to_owned()));
    assert_eq!(said(typed(&mut app, "repertoire play")), ["repertoire.playing-ended"]);
    play(&mut app, &[Square::D3]);
    assert!(jobs::<AddToRepertoire>(play(&mut app, &[Square::C4])).is_empty());
    // Without a colour it is the side that is to move.
    typed(&mut app, "repertoire play");
    let AddToRepertoire { color, .. } = job(play(&mut app, &[Square::F4]));
    assert_eq!(color, Color::White);
}

#[test]
fn of_moves_that_come_together_those_of_the_colour_are_added_and_none_of_other_rules() {
    let mut app = begun(setup()).0;
    typed(&mut app, "repertoire play black");
    let AddToRepertoire { color, game, .. } = job(play(&mut app, &[Square::F5, Square::D6]));
    assert_eq!((color, transcript::write(game.plies())), (Color::Black, "f5".into()));
    begin_game(&mut app, Setup::new(Rules::OTHELLO.with(Goal::Fewest).unwrap()));
    assert!(jobs::<AddToRepertoire>(play(&mut app, &[Square::F5])).is_empty());
}

#[test]
fn the_openings_that_many_play_have_the_names_by_which_they_are_asked_for() {
    for (word, name) in super::making::openings() {
        assert!(
            name.to_lowercase().starts_with(&word.replace('-', " "))
                || name.to_lowercase().starts_with(word),
            "{word}: {name}"
        );
    }
}

#[test]
fn an_opening_that_is_added_is_asked_alone_and_what_is_new_is_said() {
    let mut app = begun(setup()).0;
    let white = Some(Box::new(of(Color::White, BLACK)));
    let both = Arc::new(ByColor { white, ..(*black()).clone() });
    let outputs = typed(&mut app, "repertoire opening tiger");
    let outputs = done_with::<MergeRepertoire>(&mut app, outputs, Ok((2, black())));
    let outputs = done_with::<MergeRepertoire>(&mut app, outputs, Ok((2, both)));
    let Some(Event::Said(reply)) = events(outputs.clone()).pop() else { panic!("it is said") };
    assert_eq!(reply.lines[0].to_string(), "Tiger: 4 positions are new in your repertoire.");
    recalled(&mut app, outputs, Memory::default(), 0);
    let exercise = app.features.exercise.current().unwrap();
    // Of the answers to f6 nothing is asked.
    assert_eq!(exercise.count_in_all(), Some(5));
}
