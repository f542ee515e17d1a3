//! Positions that are remembered: how they are folded and kept, when they come back, and what is asked.

use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::{Square, Symmetry};
use othello_engine::puzzle::{self, BuiltIn, Theme, Wanted};
use othello_engine::reasons::ideas::{Consequence, Idea, leaves_one};
use othello_engine::review::{Phase, ReviewedPly};
use othello_engine::{Discs, Value};
use othello_notation::transcript;

use super::entry::{
    self, FoldedPosition, GameCost, IdeaCost, IdeaName, LineFault, Mistake, OpeningAnswer,
    PhaseCost, PositionAnswer, PositionKey, ProgressEntry, QuarterCost, SideName, Source,
};
use super::games;
use super::grade::AnswerGrade;
use super::lesson::{Lesson, next_opening};
use super::report::{AskedOpenings, ProgressReport};
use super::schedule::{Schedule, UnixTime};
use super::{Memory, NotedEntries};
use othello_games::repertoire::OpeningQuestion;

const DAY: UnixTime = 24 * 60 * 60;
/// Some day in 2026.
const START: UnixTime = 20_600 * DAY;
const MOVES: &str = "f5d6c3d3c4f4c5b3c2e3d2c6b4";

fn game() -> Game {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, MOVES).unwrap();
    game
}

/// An error before that ply, which loses so many discs of a position that is worth so many.
fn mistake(ply: usize, loss: i32, best_value: i32) -> Mistake {
    let (game, before) = (game(), game().position_at(ply));
    let square = game.plies()[ply].square;
    let best = before.legal_moves().into_iter().find(|other| *other != square).unwrap();
    let reviewed = ReviewedPly {
        index: ply,
        player: before.next(),
        phase: Phase::of(&before),
        square,
        value: Value::Exact(best_value - loss),
        best,
        best_value: Value::Exact(best_value),
        line: vec![best],
        played_line: Vec::new(),
    };
    Mistake::new(&before, &reviewed, Some("2026.11.25".into()), Some("Level 3".into()))
}

fn answer(place: FoldedPosition, source: Source, loss: Option<f32>, seconds: f32) -> ProgressEntry {
    let square = loss.map(|_| place.folded(place.position().legal_moves().first().unwrap()));
    let (undecided, idea, why) = (false, None, None);
    ProgressEntry::Answer(PositionAnswer {
        place,
        source,
        square,
        loss,
        undecided,
        seconds,
        idea,
        why,
    })
}

#[test]
fn a_position_is_the_same_in_every_orientation_and_stands_again_as_it_was_seen() {
    let position = game().position();
    let place = FoldedPosition::of(&position);
    for symmetry in Symmetry::ALL {
        let board = position.board().transformed(symmetry);
        let turned = Position::new(Rules::OTHELLO, board, position.next());
        let seen = FoldedPosition::of(&turned);
        assert_eq!(seen.key(), place.key());
        assert_eq!(seen.position(), turned);
        for square in turned.legal_moves() {
            assert_eq!(seen.seen(seen.folded(square)), square);
            let folded = place.folded(square.transformed(symmetry));
            assert_eq!(place.seen(folded), square.transformed(symmetry));
        }
    }
    assert_ne!(FoldedPosition::of(&game().position_at(3)).key(), place.key());
}

#[test]
fn entries_are_read_back_as_they_were_written() {
    let mistake = mistake(5, 6, 3);
    let judgement = mistake.judgement().unwrap();
    assert_eq!((judgement.index, judgement.player, judgement.loss()), (5, Color::White, 6.0));
    assert_eq!(judgement.square, Square::F4);
    let place = mistake.place.clone();
    let entries = [
        answer(place.clone(), Source::Mistake, Some(0.25), 12.5),
        answer(place, Source::Puzzle { depth: None }, None, 0.0),
        ProgressEntry::Mistake(mistake),
    ];
    for entry in entries {
        let line = entry::write(START, &entry).unwrap();
        assert!(line.ends_with("}\n") && line.starts_with("{\"v\":1,\"at\":1779840000,"), "{line}");
        assert_eq!(entry::read(line.trim_end().as_bytes()), Ok((START, entry)));
    }
}

#[test]
fn damaged_and_foreign_lines_are_told_apart() {
    let line = entry::write(START, &ProgressEntry::Mistake(mistake(5, 6, 3))).unwrap();
    let line = line.trim_end();
    for (line, expected) in [
        (&line[..line.len() / 2], LineFault::Damaged),
        (&line.replace("\"turn\"", "\"tern\""), LineFault::Damaged),
        (&line.replace("\"c5\"", "\"d4\""), LineFault::Damaged),
        (&line.replace("\"move\":\"", "\"move\":\"x"), LineFault::Damaged),
        ("{}", LineFault::Damaged),
        ("[1]", LineFault::Damaged),
        ("\u{0}\u{0}\u{0}", LineFault::Damaged),
        (&line.replace("\"v\":1", "\"v\":2"), LineFault::Foreign),
        (&line.replace("\"mistake\"", "\"tournament\""), LineFault::Foreign),
    ] {
        assert_eq!(entry::read(line.as_bytes()), Err(expected), "{line}");
    }
}

#[test]
fn what_follows_from_a_game_is_new_only_once() {
    let mut known = NotedEntries::default();
    let error = ProgressEntry::Mistake(mistake(5, 6, 3));
    assert!(known.is_new(&error) && !known.is_new(&error));
    assert!(known.is_new(&ProgressEntry::Mistake(mistake(6, 6, 3))));
    let answer = answer(mistake(5, 6, 3).place, Source::Mistake, Some(0.0), 1.0);
    assert!(known.is_new(&answer) && known.is_new(&answer));
}

#[test]
fn the_loss_and_the_time_make_the_grade() {
    let grade = |loss, seconds| {
        let place = mistake(5, 6, 3).place;
        match answer(place, Source::Mistake, loss, seconds) {
            ProgressEntry::Answer(answer) => answer.grade(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(grade(Some(0.0), 10.0), AnswerGrade::Easy);
    assert_eq!(grade(Some(0.0), 10.1), AnswerGrade::Good);
    assert_eq!(grade(Some(0.99), 2.0), AnswerGrade::Hard);
    assert_eq!(grade(Some(1.0), 2.0), AnswerGrade::Again);
    assert_eq!(grade(None, 2.0), AnswerGrade::Again);
}

/// The days are those of rs-fsrs 1.2.1, each answer given on the day that the one before it named.
#[test]
fn the_days_are_those_of_fsrs_5() {
    let [again, hard, good, easy] =
        [AnswerGrade::Again, AnswerGrade::Hard, AnswerGrade::Good, AnswerGrade::Easy];
    let cases = [
        ([good, good, good, good, good], [3, 11, 36, 105, 277]),
        ([easy, good, again, hard, good], [15, 59, 5, 8, 24]),
        ([again, again, good, easy, easy], [1, 1, 1, 5, 25]),
        ([hard, easy, hard, again, good], [1, 9, 14, 3, 6]),
        ([good, again, good, good, hard], [3, 1, 3, 9, 12]),
    ];
    for (grades, expected) in cases {
        let mut schedule: Option<Schedule> = None;
        let days = grades.map(|grade| {
            let at = schedule.map_or(START, |schedule| schedule.due(schedule.last));
            let next = Schedule::after(schedule, grade, at);
            schedule = Some(next);
            next.days
        });
        assert_eq!(days, expected, "{grades:?}");
    }
}

/// Days that end at midnight where time is counted from.
fn day(at: UnixTime) -> i64 {
    i64::try_from(at / DAY).unwrap()
}

#[test]
fn answers_count_on_the_days_on_which_they_were_given() {
    let place = FoldedPosition::of(&game().position());
    let answer = |hour: u64| {
        let entry = answer(place.clone(), Source::Puzzle { depth: Some(1) }, None, 3.0);
        (START + hour * 60 * 60, entry)
    };
    // Early and late on a day, and early on the next.
    let memory = Memory::of([1, 23, 25].map(answer));
    let report = ProgressReport::of(&memory, None, START + 47 * 60 * 60, day);
    let answers: Vec<_> = report.days.iter().map(|day| day.answers).collect();
    assert_eq!((answers.len(), &answers[12..]), (14, &[2, 1][..]));
    let later = ProgressReport::of(&memory, None, START + 14 * DAY, day);
    assert_eq!(later.days.iter().map(|day| day.answers).sum::<usize>(), 1);
}

#[test]
fn an_answer_of_a_clock_that_was_ahead_puts_nothing_off() {
    let place = FoldedPosition::of(&game().position());
    let failed = answer(place.clone(), Source::Puzzle { depth: Some(1) }, None, 3.0);
    let asked = |memory: &Memory, now| Lesson::of(memory, now, 1).puzzles[0].position.board();
    let mut memory = Memory::of([(START + 400 * DAY, failed.clone())]);
    let board = place.position().board();
    assert_eq!(asked(&memory, START), board);
    assert_eq!(ProgressReport::of(&memory, None, START, day).days[13].answers, 1);
    // The next answer counts from when it is given; a clock that is a little ahead changes nothing.
    memory.note(START, failed);
    assert_ne!(asked(&memory, START), board);
    assert_ne!(asked(&memory, START - 60 * 60), board);
    assert_eq!(asked(&memory, START + DAY), board);
}

#[test]
fn what_is_failed_comes_back_after_a_day_and_what_is_known_later_each_time() {
    let first = |grade| Schedule::after(None, grade, START).days;
    assert_eq!(
        [AnswerGrade::Again, AnswerGrade::Hard, AnswerGrade::Good, AnswerGrade::Easy].map(first),
        [1, 1, 3, 15]
    );
    let mut schedule = Schedule::after(None, AnswerGrade::Good, START);
    let mut days = vec![schedule.days];
    for _ in 0..4 {
        schedule = Schedule::after(Some(schedule), AnswerGrade::Good, schedule.due(schedule.last));
        days.push(schedule.days);
    }
    assert!(days.is_sorted() && days[4] > 60, "{days:?}");
    let failed = Schedule::after(Some(schedule), AnswerGrade::Again, schedule.due(schedule.last));
    assert!(failed.days < 20, "{failed:?}");
    let twice = Schedule::after(Some(failed), AnswerGrade::Again, failed.last + 60);
    assert!(twice.days <= failed.days, "{twice:?}");
}

#[test]
fn a_lesson_begins_with_turning_points_and_ends_with_new_puzzles() {
    let mistakes = [(4, 8, 40), (5, 3, 20), (6, 4, 2), (7, 9, -4), (8, 2, 1)];
    let entries =
        mistakes.map(|(ply, loss, best)| (START, ProgressEntry::Mistake(mistake(ply, loss, best))));
    let lesson = Lesson::of(&Memory::of(entries), START, 0);
    let plies: Vec<_> = lesson.mistakes.iter().map(|old| old.judgement.index).collect();
    assert_eq!(plies, [6, 8, 7, 4, 5]);
    assert_eq!(lesson.puzzles.len(), 5);
    assert_eq!(Lesson::of(&Memory::default(), START, 0).puzzles.len(), 10);
}

#[test]
fn puzzles_become_harder_for_those_who_solve_them_and_easier_for_others() {
    let depth_after = |loss: Option<f32>| {
        let mut memory = Memory::default();
        for _ in 0..12 {
            let lesson = Lesson::of_puzzles(&memory, START, 1, Wanted::default());
            let place = FoldedPosition::of(&lesson.puzzles[0].position);
            let found =
                puzzle::built_in().find(|known| FoldedPosition::of(&known.position) == place);
            let source = Source::Puzzle { depth: found.unwrap().depth };
            memory.note(START, answer(place, source, loss, 20.0));
        }
        memory.strength().fitting()
    };
    let start = Memory::default().strength().fitting();
    assert!(depth_after(Some(0.0)) > start + 2.0);
    assert!(depth_after(None) <= start);
    let solved = Memory::of([]);
    assert_eq!(
        Lesson::of_puzzles(&solved, START, 1, Wanted::default()).puzzles.len(),
        puzzle::built_in().count()
    );
}

#[test]
fn puzzles_that_show_an_idea_are_about_it_and_begin_with_the_easiest() {
    // For somebody who is to solve harder ones.
    let mut memory = Memory::default();
    for known in puzzle::built_in().step_by(40) {
        let source = Source::Puzzle { depth: Some(8) };
        memory.note(START, answer(FoldedPosition::of(&known.position), source, Some(0.0), 20.0));
    }
    let built_in: Vec<_> = puzzle::built_in().collect();
    let difficulty = |it: &BuiltIn| (it.depth.unwrap_or(u8::MAX), it.position.legal_moves().len());
    for idea in Idea::ALL {
        let wanted = Wanted { theme: Some(Theme::Idea(idea)), ..Wanted::default() };
        let of = |lesson: Lesson| lesson.puzzles[0].number.map(|number| &built_in[number - 1]);
        let easiest = of(Lesson::of_easiest(&memory, START, 1, wanted)).unwrap();
        assert_eq!(Theme::first_idea(&easiest.themes), Some(idea));
        let is_new = |it: &&BuiltIn| !memory.knows(&FoldedPosition::of(&it.position).key());
        let about = built_in.iter().filter(|it| Theme::first_idea(&it.themes) == Some(idea));
        let shows = |it: &&BuiltIn| {
            leaves_one(idea, None, Discs::new(&it.position.board(), it.position.next()))
        };
        let least = about.filter(is_new).filter(shows).map(difficulty).min();
        assert_eq!(Some(difficulty(easiest)), least, "{idea:?}");
        let fitting = of(Lesson::of_puzzles(&memory, START, 1, wanted)).unwrap();
        assert!(difficulty(fitting) > difficulty(easiest), "{idea:?}");
    }
}

/// Enter leads to them after an error.
#[test]
fn puzzles_that_show_what_comes_of_a_move_never_run_out() {
    let consequences = Consequence::ALL.into_iter().filter(|it| it.is_seen_at_once());
    let themes = consequences.map(Theme::Consequence).chain(Idea::ALL.map(Theme::Idea));
    for theme in themes {
        let wanted = Wanted { theme: Some(theme), ..Wanted::default() };
        let mut memory = Memory::default();
        let all = Lesson::of_easiest(&memory, START, 1, wanted).puzzles;
        assert!(all.len() >= 2, "{theme:?}");
        for known in &all {
            let source = Source::Puzzle { depth: Some(1) };
            let key = FoldedPosition::of(&known.position);
            memory.note(START, answer(key, source, Some(0.0), 2.0));
        }
        let again = Lesson::of_easiest(&memory, START, 1, wanted).puzzles;
        assert_eq!(again.len(), all.len(), "{theme:?}");
    }
}

/// Thirty answers over a month: three errors and puzzles, of which some are always answered right and
/// others are failed at first.
#[test]
fn over_a_month_what_was_failed_comes_back_and_what_was_known_does_not() {
    let (known, failed) = (mistake(4, 8, 2), mistake(7, 6, 1));
    let mut memory = Memory::of([
        (START, ProgressEntry::Mistake(known.clone())),
        (START, ProgressEntry::Mistake(failed.clone())),
    ]);
    let (mut answers, mut asked_known, mut asked_failed) = (0, Vec::new(), Vec::new());
    let mut failed_puzzles = Vec::new();
    let mut asked_puzzles = Vec::new();
    for day in 0..31 {
        let now = START + day * DAY;
        let lesson = Lesson::of(&memory, now, day);
        for old in &lesson.mistakes {
            let place = FoldedPosition::of(&old.position);
            let is_known = place == known.place;
            if is_known { &mut asked_known } else { &mut asked_failed }.push(day);
            // The second is right from the fourth time on.
            let is_right = is_known || asked_failed.len() > 3;
            let loss = Some(if is_right { 0.0 } else { 6.0 });
            memory.note(now, answer(place, Source::Mistake, loss, 8.0));
            answers += 1;
        }
        // One new puzzle on most days, and those that were failed.
        for old in &lesson.puzzles {
            let place = FoldedPosition::of(&old.position);
            let is_back = memory.knows(&place.key());
            if answers >= 30
                || !is_back && (day > 13 || asked_puzzles.iter().any(|(at, _)| *at == day))
            {
                continue;
            }
            // Every third puzzle is failed when it is new.
            let fails = !is_back && asked_puzzles.len() % 3 == 0;
            if fails {
                failed_puzzles.push((day, place.key()));
            }
            asked_puzzles.push((day, place.key()));
            let source = Source::Puzzle { depth: Some(1) };
            memory.note(now, answer(place, source, Some(if fails { 8.0 } else { 0.0 }), 20.0));
            answers += 1;
        }
    }
    assert_eq!(answers, 30, "{asked_known:?} {asked_failed:?} {asked_puzzles:?}");
    // Known at once: once more after fifteen days, at the earliest.
    assert_eq!(asked_known, [0, 15]);
    // Failed three times: day after day, and then later each time.
    assert_eq!(asked_failed[..4], [0, 1, 2, 3]);
    assert!(asked_failed[4..].iter().all(|day| *day > 4), "{asked_failed:?}");
    for (day, key) in &failed_puzzles {
        assert!(asked_puzzles.contains(&(day + 1, *key)), "{asked_puzzles:?}");
    }
    let is_failed = |key: &PositionKey| failed_puzzles.iter().any(|(_, failed)| failed == key);
    for (index, (_, key)) in
        asked_puzzles.iter().enumerate().filter(|(_, (_, key))| !is_failed(key))
    {
        let again = asked_puzzles[index + 1..].iter().any(|(_, later)| later == key);
        assert!(!again, "a puzzle that was solved came back");
    }
    let report = ProgressReport::of(&memory, None, START + 30 * DAY, day);
    assert_eq!((report.positions.mistakes, report.positions.right), (2, 2));
    let easy = report.puzzles[0];
    assert_eq!(easy.answers, asked_puzzles.len());
    assert_eq!(easy.answers - easy.right, failed_puzzles.len());
}

/// An answer to a position of the repertoire after so many plies: its loss if it is not known.
fn opening_answer(plies: usize, loss: Option<f32>, seconds: f32) -> ProgressEntry {
    let place = FoldedPosition::of(&game().position_at(plies));
    let square = Some(place.folded(game().plies()[plies].square));
    ProgressEntry::Repertoire(OpeningAnswer { place, square, known: loss.is_none(), loss, seconds })
}

fn questions(plies: &[usize]) -> Vec<OpeningQuestion> {
    let asked = |plies: &usize| OpeningQuestion {
        game: game().up_to(*plies),
        known: Vec::new(),
        wrong: Vec::new(),
        question: String::new(),
    };
    plies.iter().map(asked).collect()
}

#[test]
fn an_answer_to_the_repertoire_is_a_line_that_older_programs_keep() {
    let line = entry::write(7, &opening_answer(4, Some(1.8), 3.0)).unwrap();
    assert!(line.starts_with("{\"v\":1,\"at\":7,\"kind\":\"repertoire\",\"position\":"), "{line}");
    assert!(line.contains("\"known\":false,\"loss\":1.8,\"seconds\":3.0}"), "{line}");
    assert_eq!(entry::read(line.trim_end().as_bytes()), Ok((7, opening_answer(4, Some(1.8), 3.0))));
    assert_eq!(entry::read(b"{\"v\":1,\"at\":7,\"kind\":\"repertoire\"}"), Err(LineFault::Damaged));
    assert_eq!(opening_answer(4, None, 3.0).identity(), None);
}

#[test]
fn a_move_of_the_repertoire_is_right_and_another_one_by_its_loss() {
    let grade = |loss, seconds| opening_answer(4, loss, seconds).grade();
    assert_eq!(grade(None, 3.0), Some(AnswerGrade::Easy));
    assert_eq!(grade(None, 30.0), Some(AnswerGrade::Good));
    assert_eq!(grade(Some(0.0), 3.0), Some(AnswerGrade::Hard));
    assert_eq!(grade(Some(1.0), 3.0), Some(AnswerGrade::Again));
}

#[test]
fn positions_of_the_repertoire_come_back_apart_from_errors() {
    let answers = [(4, Some(5.0)), (6, None), (2, None)];
    let entries = answers.map(|(plies, loss)| (START, opening_answer(plies, loss, 20.0)));
    let memory =
        Memory::of(entries.into_iter().chain([(START, ProgressEntry::Mistake(mistake(6, 6, 3)))]));
    let asked = |now, count| {
        let lesson = Lesson::of_repertoire(&memory, now, questions(&[0, 2, 4, 6, 8]), count);
        assert!(lesson.puzzles.is_empty() && lesson.mistakes.is_empty());
        lesson
            .openings
            .iter()
            .chain(&lesson.new_openings)
            .map(|asked| asked.game.plies().len())
            .collect::<Vec<_>>()
    };
    // New ones alone, in the order of the file.
    assert_eq!(asked(START, 20), [0, 8]);
    assert_eq!(asked(START, 1), [0]);
    // What was failed comes first the next day, and what was known later.
    assert_eq!(asked(START + DAY, 2), [4, 0]);
    assert_eq!(asked(START + 100 * DAY, 20), [4, 2, 6, 0, 8]);
    let next = next_opening(&memory, START, &questions(&[0, 4, 6])).unwrap();
    assert!((START + DAY / 2..START + DAY).contains(&next), "{next}");
    let report = ProgressReport::of(&memory, None, START + DAY, day);
    assert_eq!(report.openings, AskedOpenings { asked: 3, right: 2, due: 1 });
    assert_eq!(report.days.iter().map(|day| day.answers).sum::<usize>(), 3);
    // The error in the same position is a card of its own.
    assert_eq!((report.positions.mistakes, report.positions.due_mistakes), (1, 1));
}

/// An error against an idea: after b2 White takes the corner a1.
fn error_against_an_idea() -> Mistake {
    let board = "----------OX------O-----------------OX--------------------------".parse().unwrap();
    let before = Position::new(Rules::OTHELLO, board, Color::Black);
    let reviewed = ReviewedPly {
        index: 10,
        player: Color::Black,
        phase: Phase::of(&before),
        square: Square::B2,
        value: Value::Exact(-6),
        best: Square::D5,
        best_value: Value::Exact(4),
        line: vec![Square::D5, Square::E2],
        played_line: vec![Square::B2, Square::A1],
    };
    Mistake::new(&before, &reviewed, None, None)
}

fn cost_of_a_game(
    number: usize,
    ideas: Vec<IdeaCost>,
    quarters: Option<[QuarterCost; 4]>,
) -> GameCost {
    let phases = [PhaseCost { moves: 10, loss: 20.0 }, PhaseCost::default(), PhaseCost::default()];
    GameCost {
        moves: format!("f5 {number}"),
        own: SideName::Black,
        date: Some(format!("2026.11.{:02}", number + 1)),
        against: None,
        result: None,
        phases,
        ideas,
        quarters,
    }
}

#[test]
fn errors_are_kept_with_the_idea_that_they_are_against_and_so_is_what_they_cost() {
    let error = error_against_an_idea();
    let mine = cost_of_a_game(0, Vec::new(), None);
    let theirs = GameCost { own: SideName::White, ..mine.clone() };
    let entries =
        [ProgressEntry::Mistake(error), ProgressEntry::Game(mine), ProgressEntry::Game(theirs)];
    let kept = games::with_ideas(entries.into());
    let kept: Vec<_> = kept.iter().map(|entry| entry::write(1, entry).unwrap()).collect();
    let [error, mine, theirs] = &kept[..] else { panic!("{kept:?}") };
    assert!(error.contains(r#""idea":"corners""#), "{error}");
    assert!(mine.contains(r#""ideas":[{"idea":"corners","errors":1,"loss":10.0}]"#), "{mine}");
    assert!(!theirs.contains("ideas"), "{theirs}");
    // They are read as they were written, and the error is known with both lines again.
    let (_, ProgressEntry::Mistake(error)) = entry::read(error.trim_end().as_bytes()).unwrap()
    else {
        panic!("{error}")
    };
    assert_eq!(error.judgement().unwrap().played_line, [Square::B2, Square::A1]);
    let lesson = Lesson::of(&Memory::of([(1, ProgressEntry::Mistake(error))]), 2, 0);
    assert_eq!(lesson.mistakes[0].idea, Some(Idea::Corners));
}

#[test]
fn what_was_kept_before_ideas_were_is_read_as_before() {
    let mut error = error_against_an_idea();
    error.played.clear();
    for entry in
        [ProgressEntry::Mistake(error), ProgressEntry::Game(cost_of_a_game(0, Vec::new(), None))]
    {
        let line = entry::write(1, &entry).unwrap();
        assert!(!line.contains("idea") && !line.contains("quarters"), "{line}");
        assert_eq!(entry::read(line.trim_end().as_bytes()), Ok((1, entry)));
    }
    // An idea of a later version is no fault.
    let mut later = error_against_an_idea().with_idea();
    let line = entry::write(1, &ProgressEntry::Mistake(later.clone())).unwrap();
    let line = line.replace("corners", "something-new");
    let (_, read) = entry::read(line.trim_end().as_bytes()).unwrap();
    later.idea = read.mistake().unwrap().idea.clone();
    assert_eq!(later.idea.as_ref().and_then(IdeaName::idea), None);
}

#[test]
fn the_report_says_which_idea_costs_most_and_where_the_great_losses_are() {
    let costs = |idea: Idea, loss| IdeaCost { idea: idea.into(), errors: 1, loss };
    let quarter = |great| QuarterCost { moves: 8, great };
    let report = |count: usize| {
        let game = |number: usize| {
            // The first two are those before the last ten.
            let corners = if number < 2 { 10.0 } else { 2.0 };
            let ideas = vec![costs(Idea::Corners, corners), costs(Idea::Moves, 8.0)];
            let quarters = [quarter(0), quarter(1), quarter(3), quarter(0)];
            (1, ProgressEntry::Game(cost_of_a_game(number, ideas, Some(quarters))))
        };
        ProgressReport::of(&Memory::of((0..count).map(game)), None, 2, |_| 0)
    };
    let twelve = report(12);
    let shares: Vec<_> =
        twelve.ideas().into_iter().map(|it| (it.idea, it.share, it.before)).collect();
    let expected = [(Idea::Moves, 0.4, Some(0.4)), (Idea::Corners, 0.1, Some(0.5))];
    assert_eq!(shares, expected);
    assert_eq!(twelve.quarters().map(|all| all.map(|it| it.great)), Some([0, 12, 36, 0]));
    let nine = report(9);
    assert_eq!(nine.ideas()[0].before, None);
    assert_eq!(nine.quarters(), None);
}
