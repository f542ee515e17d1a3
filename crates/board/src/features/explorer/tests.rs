//! The explorer: what it counts, when it is locked, which games it opens, and how computers play by them.

use super::chosen::{ChosenGames, WhoseGames};
use super::state::ConfiguredGames;
use super::{choose as choose_games, choose_next, hide, open_selected, select, sentences};
use crate::app::fixtures::*;
use crate::app::lines::CircularStep;
use crate::app::move_source::MoveSources;
use crate::app::viewed::Scope;
use crate::features::explorer::commands::EXPLORER_MODE;
use crate::features::players::state::EnginePace;
use othello_core::rules::Preset;
use othello_engine::any_engine::AnyEngine;
use othello_engine::review;
use othello_engine::{Limits, Line, Options, SearchReport, Selectivity, Stop, Value};
use othello_games::explorer::{Ending, GameCount};
use othello_games::repertoire::Repertoire;
use othello_home::base::{BaseFiles, OpenBase, Owner, ReadGame, ReadingProgress};
use othello_home::engine_worker::task::{AnyTask, ChooseMove, PlayKnown};
use othello_home::engine_worker::task::{Effort, Evaluate, FindLines, FoundLines, TaskOutcome};
use othello_home::engine_worker::{EngineReply, EngineTask};
use othello_home::jobs::games::{ExplorerGames, OpenGames};
use othello_home::jobs::repertoire::AddToRepertoire;
use othello_words::i18n::m;
use othello_words::value;
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// The three hundred games of the test data, and three of one's own.
fn base() -> OpenBase {
    let data =
        |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data").join(name);
    let mut files = BaseFiles::default();
    files.add(&data("base"), Owner::Others);
    files.add(&data("formats/playok_normal.pgn"), Owner::Own);
    assert_eq!((files.files.len(), &files.faults[..]), (4, &[][..]));
    OpenBase::open(files, &Stop::new(), |_| {})
}

/// Shows the explorer in every position.
fn shown_everywhere(app: &mut App) -> Vec<Output> {
    done(app, |app| super::show(app, Scope::EveryPosition))
}

/// Shows the explorer, and brings the games.
fn show(app: &mut App) -> Vec<Output> {
    let outputs = shown_everywhere(app);
    assert!(app.features.explorer.course().is_some());
    opened(app, outputs, base())
}

/// Brings the games that are asked for.
fn opened(app: &mut App, outputs: Vec<Output>, base: OpenBase) -> Vec<Output> {
    done_with::<OpenGames>(app, outputs, ExplorerGames::Opened(base))
}

fn shown(moves: &str) -> App {
    let mut app = begun(setup()).0;
    play(&mut app, &squares(moves));
    show(&mut app);
    app
}

/// Has a game opened, and brings it from its file.
fn read(app: &mut App, outputs: Vec<Output>) -> Vec<Output> {
    let read = job::<ReadGame>(outputs.clone()).read();
    done_with::<ReadGame>(app, outputs, read)
}

/// The moves of the rows, with their games.
fn rows(app: &App) -> Vec<(Square, u64)> {
    let rows = app.features.explorer.found().expect("it is shown").rows();
    rows.iter().map(|row| (row.square, row.count.games)).collect()
}

fn choose(app: &mut App, filter: &str) {
    done(app, |app| choose_games(app, ChosenGames::parse(filter).unwrap()));
}

#[test]
fn the_files_are_read_once_and_each_position_is_counted() {
    let mut app = begun(setup()).0;
    let outputs = show(&mut app);
    assert!(events(outputs).contains(&Event::Counted));
    let first = rows(&app);
    assert_eq!(first.len(), 4);
    assert!(first.iter().all(|row| row.1 == first[0].1), "the first moves are symmetrical");
    play(&mut app, &[Square::D3]);
    assert_eq!(rows(&app).len(), 3);
    typed(&mut app, "back");
    assert_eq!(rows(&app), first);
    done(&mut app, hide);
    assert_eq!(app.features.explorer.found(), None);
    let again = shown_everywhere(&mut app);
    assert_eq!(jobs::<OpenGames>(again), []);
    assert_eq!(rows(&app), first);
}

#[test]
fn games_of_the_files_before_come_too_late() {
    let mut app = begun(setup()).0;
    let of_before = shown_everywhere(&mut app);
    app.features.explorer.begin_with(ConfiguredGames::OfSettings);
    opened(&mut app, of_before, base());
    assert!(app.features.explorer.base().is_none());
    done(&mut app, hide);
    show(&mut app);
    assert!(app.features.explorer.base().is_some());
}

#[test]
fn values_lead_where_games_end() {
    let mut app = begun(setup()).0;
    play(&mut app, &squares("f5d6c3d3c4f4"));
    let request = asked(show(&mut app)).expect("the engine is asked for values");
    let position = request.task.get::<Evaluate>().unwrap().position;
    assert_eq!(position, app.game().position());
    let unplayed: Vec<_> =
        rows(&app).into_iter().filter(|row| row.1 == 0).map(|row| row.0).collect();
    let best = *unplayed.last().expect("no game has that move");
    let line = |square, discs| Line { value: Value::Exact(discs), moves: vec![square] };
    let others = position.legal_moves().into_iter().filter(|square| *square != best);
    let lines: Vec<_> =
        [line(best, 4)].into_iter().chain(others.map(|square| line(square, -2))).collect();
    let report = SearchReport { value: Value::Exact(4), lines, nodes: 1 };
    let reply = EngineReply::of(request.id, TaskOutcome::Last(report));
    let outputs = app.update(Action::EngineReplied(reply));
    assert_eq!(said(outputs), ["explorer.values"]);
    let after: Vec<_> = rows(&app).into_iter().filter(|row| row.1 == 0).collect();
    assert_eq!(after[0].0, best);
    assert!(rows(&app)[0].1 > 0, "moves that were played come first");
}

#[test]
fn it_is_locked_wherever_values_are() {
    let locked = App::new(Session::new(setup(), None), Confirmation::Ask, None);
    let mut locked = locked.with_settings(without_engine());
    let refusal = m::evaluation::locked().into();
    assert_eq!(refused(typed(&mut locked, "openings")), Some(refusal));
    assert!(!locked.features.explorer.is_shown());

    let mut contest = begun(with_clock()).0;
    play(&mut contest, &[Square::F5]);
    assert_eq!(events(typed(&mut contest, "openings")), [Event::Asked]);
    assert!(!contest.features.explorer.is_shown());
    let outputs = contest.update(Action::Answer(Answer::Yes));
    assert!(contest.features.explorer.is_shown());
    opened(&mut contest, outputs, base());
    assert!(contest.features.explorer.found().is_some());
    typed(&mut contest, "pause");
    assert_eq!(contest.features.explorer.found(), None, "the board is hidden");
    assert_eq!(refused(typed(&mut contest, "openings")), Some(m::clock::is_paused().into()));

    let mut anti = begun(Setup::new(Preset::Anti.rules())).0;
    assert_eq!(said(typed(&mut anti, "openings")), ["explorer.other-rules"]);
}

#[test]
fn another_contest_hides_it() {
    let mut app = shown("f5");
    begin_game(&mut app, with_clock());
    assert!(!app.features.explorer.is_shown());
}

#[test]
fn a_filter_counts_fewer_games_and_players_go_in_a_circle() {
    let mut app = shown("f5d6");
    let all = rows(&app)[0].1;
    choose(&mut app, "1998");
    let some = rows(&app)[0].1;
    assert!(0 < some && some < all, "{some} of {all}");
    let counts: Vec<_> = std::iter::repeat_with(|| {
        done(&mut app, choose_next);
        (app.features.explorer.chosen().whose, app.features.explorer.count())
    })
    .take(3)
    .collect();
    let [everybody, own, people] = counts[..] else { panic!() };
    assert_eq!(
        [everybody.0, own.0, people.0],
        [WhoseGames::Everybody, WhoseGames::Own, WhoseGames::People]
    );
    assert!(people.1 < everybody.1 && own.1 == 0, "{counts:?}");
    choose(&mut app, "own");
    assert_eq!(app.features.explorer.count(), 1);
}

#[test]
fn rows_are_selected_in_a_circle_and_those_of_moves_by_their_squares() {
    let mut app = shown("f5d6c3");
    let squares: Vec<_> = rows(&app).iter().map(|row| row.0).collect();
    let mut select = |step| {
        let told = events(done(&mut app, |app| select(app, step)));
        let selected =
            |event| if let Event::Selected(square) = event { Some(square) } else { None };
        told.into_iter().find_map(selected).expect("a row is selected")
    };
    assert_eq!(select(CircularStep::Next), Some(squares[1]));
    assert_eq!(select(CircularStep::Previous), Some(squares[0]));
    assert_eq!(select(CircularStep::Previous), None, "the last game is selected");
    assert_eq!(select(CircularStep::Next), Some(squares[0]));
}

#[test]
fn a_game_opens_at_the_position_as_it_stands_and_the_current_one_is_kept() {
    // The games of the base begin with f5.
    let mut app = shown("d3c5f6f5");
    let before = app.game().position();
    let reached = app.features.explorer.found().unwrap().reached().games;
    assert!(reached > 0);
    let outputs = typed(&mut app, "found 1");
    let outputs = read(&mut app, outputs);
    assert_eq!(events(outputs), [Event::Asked], "a game is under way");
    app.update(Action::Answer(Answer::No));
    assert_eq!(line(&app), "d3c5f6f5");
    let outputs = done(&mut app, open_selected);
    read(&mut app, outputs);
    let outputs = app.update(Action::Answer(Answer::Yes));
    assert_eq!(kept(outputs), ["d3c5f6f5"]);
    assert_eq!(app.viewed().position(), before);
    assert!(app.viewed().is_browsing() && app.game().plies().len() > 40);
    assert!(app.session().known_name(Color::Black).is_some());
    assert_eq!(app.features.explorer.found().unwrap().position(), &before);

    assert_eq!(said(typed(&mut app, "found 5000")), ["explorer.no-game"]);
}

#[test]
fn a_computer_spars_by_the_chosen_games_and_then_by_itself() {
    let mut app = shown("");
    choose(&mut app, "1986");
    assert!(app.features.explorer.count() > 0);
    let outputs = typed(&mut app, "spar 2");
    assert!(said(outputs).contains(&"explorer.by-games"));
    assert!(app.session().players().white.computer().is_some());
    let request = asked(play(&mut app, &[Square::F5])).expect("the computer is to move");
    let &PlayKnown(square) = request.task.get().expect("a game is known");
    let known = rows(&app);
    assert!(known.iter().any(|row| row.0 == square && row.1 > 0), "{square} of {known:?}");

    let mut app = shown("f5f6e6f4c3d7f3d6g5g4e3h5e7g3g6h6f7e8f8g8");
    choose(&mut app, "1700");
    typed(&mut app, "spar");
    let legal = app.game().position().legal_moves();
    let request = asked(play(&mut app, &[legal.first().unwrap()])).unwrap();
    assert!(task::<ChooseMove>(&request).is_some(), "no game is left");

    begin_game(&mut app, setup());
    assert_eq!(
        *app.state.move_sources(),
        MoveSources::None,
        "another game is played without these games"
    );
}

/// Begins a game whose settings name games, and has those read if they are asked for.
fn begun_with_games(setup: Setup) -> (App, Option<EngineTask>) {
    let app = app(setup).with_pace(EnginePace::Instant);
    let mut app = app.with_games(ConfiguredGames::OfSettings);
    let outputs = app.update(Action::Begin);
    let outputs = if jobs::<OpenGames>(outputs.clone()).is_empty() {
        outputs
    } else {
        assert_eq!(asked(outputs.clone()), None, "no level moves before they have been read");
        opened(&mut app, outputs, base())
    };
    (app, asked(outputs))
}

/// The reply to f5 of White, given that White moves next.
fn reply_to_f5(white: Player, seed: u64) -> AnyTask {
    let setup = Setup { seed, ..between(Player::Human, white) };
    let (mut app, _) = begun_with_games(setup);
    asked(play(&mut app, &[Square::F5])).expect("the computer is to move").task
}

#[test]
fn levels_play_the_opening_as_often_as_the_games_of_the_settings() {
    const SEEDS: u64 = 60;
    let played = (0..SEEDS).map(|seed| {
        let &PlayKnown(square) = reply_to_f5(level(3), seed).get().expect("a game is known");
        square
    });
    let played: Vec<_> = played.collect();
    let app = shown("f5");
    let known = rows(&app);
    // The base has own games, too, and those of programs.
    let all = known.iter().map(|row| row.1).sum::<u64>();
    for (square, games) in known {
        let times = played.iter().filter(|other| **other == square).count() as u64;
        let expected = SEEDS * games / all;
        assert!(times.abs_diff(expected) <= SEEDS / 6, "{square}: {times} of {expected}");
    }
    assert_eq!(reply_to_f5(level(3), 7), reply_to_f5(level(3), 7));
}

#[test]
fn black_waits_for_the_games_as_well() {
    let (_, request) = begun_with_games(between(level(8), Player::Human));
    let task = request.expect("the level is to move").task;
    assert!(task.get::<PlayKnown>().is_some(), "{task:?}");
}

#[test]
fn a_level_does_not_wait_for_games_for_long() {
    let app = app(between(level(8), Player::Human)).with_pace(EnginePace::Instant);
    let mut app = app.with_games(ConfiguredGames::OfSettings);
    app.update(Action::Begin);
    let patience = app.next_event().expect("it does not wait for ever");
    assert!(patience <= Duration::from_secs(5), "{patience:?}");
    let outputs = app.update(Input::tick(patience));
    let task = asked(outputs).expect("the level is to move").task;
    assert!(task.get::<ChooseMove>().is_some(), "{task:?}");
}

#[test]
fn strong_levels_play_the_opening_by_themselves() {
    for computer in [level(9), Player::Computer("depth:2".parse().unwrap())] {
        let task = reply_to_f5(computer, 1);
        assert!(task.get::<ChooseMove>().is_some(), "{task:?}");
    }
}

/// Goes from move to move through the games until as many go on as wanted or so many moves are played; returns
/// the number of games that go on, and the task of a level that takes over.
fn task_after(
    choose: impl Fn(&[(Square, u64)]) -> Square,
    is_wanted: impl Fn(u64, usize) -> bool,
) -> (u64, AnyTask) {
    let app = app(setup()).with_pace(EnginePace::Instant);
    let mut app = app.with_games(ConfiguredGames::OfSettings);
    let outputs = app.update(Action::Begin);
    assert_eq!(jobs::<OpenGames>(outputs), [], "nobody wants them");
    play(&mut app, &[Square::F5]);
    show(&mut app);
    let games = loop {
        let known: Vec<_> = rows(&app).into_iter().filter(|row| row.1 > 0).collect();
        let games = known.iter().map(|row| row.1).sum();
        if is_wanted(games, app.game().plies().len()) {
            break games;
        }
        play(&mut app, &[choose(&known)]);
    };
    let players = Box::new(ByColor { black: level(3), white: level(3) });
    let outputs = done(&mut app, |app| {
        crate::features::players::change(app, *players);
        Ok(())
    });
    (games, asked(outputs).expect("the level is to move").task)
}

#[test]
fn levels_play_by_themselves_where_few_games_go_on_and_after_the_opening() {
    let rarest = |rows: &[(Square, u64)]| rows.iter().min_by_key(|row| row.1).unwrap().0;
    let (games, task) = task_after(rarest, |games, _| games < 10);
    assert!(games > 0 && task.get::<ChooseMove>().is_some(), "{games}: {task:?}");

    let usual = |rows: &[(Square, u64)]| rows.iter().max_by_key(|row| row.1).unwrap().0;
    let (games, task) = task_after(usual, |_, plies| plies == 9);
    assert!(games >= 10 && task.get::<PlayKnown>().is_some(), "{games}: {task:?}");
    let (games, task) = task_after(usual, |_, plies| plies == 10);
    assert!(games >= 10 && task.get::<ChooseMove>().is_some(), "{games}: {task:?}");
}

/// Knows the repertoire for Black: after f5, it knows f4 alone.
fn know(app: &mut App) {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, "f5f4e3").unwrap();
    let repertoire = Repertoire::of(Color::Black, &[Record::from(game)]);
    app.state.know(Arc::new(ByColor { black: Some(Box::new(repertoire)), white: None }));
}

#[test]
fn the_repertoire_of_the_person_comes_before_the_games_unless_a_player_is_chosen() {
    for _ in 0..5 {
        let mut app = shown("");
        know(&mut app);
        let sentence = sentences::of_repertoire(&app.state);
        assert_eq!(sentence.as_deref(), Some("Your repertoire: f5."));
        assert!(said(typed(&mut app, "spar 2")).contains(&"explorer.by-both"));
        let request = asked(play(&mut app, &[Square::F5])).expect("the computer is to move");
        assert_eq!(request.task, AnyTask::new(PlayKnown(Square::F4)), "games hardly have it");
    }
    let mut app = shown("f5");
    know(&mut app);
    let sentence = sentences::of_repertoire(&app.state);
    assert_eq!(sentence.as_deref(), Some("It answers f4."));
    let mut app = shown("");
    know(&mut app);
    choose(&mut app, "Player");
    assert!(said(typed(&mut app, "spar 2")).contains(&"explorer.by-games"));
}

#[test]
fn the_selected_move_is_added_to_the_repertoire() {
    let mut app = shown("f5");
    done(&mut app, |app| select(app, CircularStep::Next));
    let square = app.features.explorer.found().unwrap().selected_move().unwrap();
    let added = pressed_in(&mut app, EXPLORER_MODE, '+');
    let AddToRepertoire { color, game, .. } = job(added);
    assert_eq!((color, game.plies().len()), (Color::White, 2));
    assert_eq!(game.plies()[1].square, square);
}

#[test]
fn filters_are_read_as_they_are_written() {
    for text in ["", "Player 01437", "tastet black 1990-2005 won", "draw own event:Paris Open"] {
        let chosen = ChosenGames::parse(text).unwrap();
        assert_eq!(sentences::filter(&chosen), text);
    }
    let chosen = ChosenGames::parse("event:paris Programs").unwrap();
    assert_eq!(sentences::filter(&chosen), "programs event:paris");
    let mut app = shown("f5d6");
    for (line, fault) in [
        ("filter black", "explorer.no-player"),
        ("filter won", "explorer.no-player"),
        ("filter Ann black white", "explorer.two-colors"),
        ("filter 1990 1991", "explorer.two-years"),
        ("filter 2005-1990", "explorer.not-years"),
        ("filter draw black-wins", "explorer.two-results"),
        ("found two", "explorer.wrong-number"),
        ("found 0", "explorer.no-game"),
        ("spar 11", "explorer.wrong-level"),
    ] {
        assert_eq!(said(typed(&mut app, line)), [fault], "{line}");
    }
}

#[test]
fn a_game_of_a_file_is_opened_with_its_comments_and_a_missing_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.pgn");
    std::fs::write(&path, "1. f5 {the usual one} d6 2. c3 *\n").unwrap();
    let mut files = BaseFiles::default();
    files.add(&path, Owner::Own);
    let own = OpenBase::open(files, &Stop::new(), |_| {});
    let mut app = begun(setup()).0;
    let outputs = shown_everywhere(&mut app);
    opened(&mut app, outputs, own);
    let outputs = done(&mut app, open_selected);
    read(&mut app, outputs);
    assert_eq!(line(&app), "f5d6c3");
    let note = app.viewed().annotations().note(Moment::Main(1));
    assert_eq!(note.map(|note| note.comment.as_str()), Some("the usual one"));
    std::fs::remove_file(path).unwrap();
    let outputs = done(&mut app, open_selected);
    let outputs = read(&mut app, outputs);
    assert_eq!(said(outputs), ["faults.because"]);
}

#[test]
fn a_count_says_what_is_known_of_its_games() {
    let check = |endings: &[Ending], brief: &str, reached: &str| {
        let mut count = GameCount::default();
        for ending in endings {
            count.add(*ending);
        }
        assert_eq!(sentences::in_brief(&count).to_string(), brief);
        assert_eq!(othello_words::explorer::reached(&count, 9).to_string(), reached);
    };
    let won = Ending::Forfeited(Color::White);
    check(&[], "No game reached this position; the moves are listed by value.", "0 of 9 games.");
    check(&[Ending::Unfinished], "1 here.", "1 of 9 games.");
    check(
        &[won, Ending::Unfinished],
        "2 here: 0-0-100%.",
        "2 of 9 games: Black won 0%, drawn 0%, White won 100%.",
    );
    check(
        &[Ending::Counted(4)],
        "1 here: 100-0-0%, Black +4.0.",
        "1 of 9 games: Black won 100%, drawn 0%, White won 0%; Black's average lead +4.0.",
    );
    assert_eq!(
        othello_words::explorer::faults("a.wtb: cut off", 2).to_string(),
        "a.wtb: cut off (2 faults)"
    );
    let course = ReadingProgress { read: 1, all: 4, games: 1200 };
    assert_eq!(course.said().to_string(), "Reading games: 25%, 1,200 games");
}

/// The values that are shown of each move, as they are shown.
#[derive(Default)]
struct ShownValues(HashMap<Square, Vec<(&'static str, String)>>);

impl ShownValues {
    fn note(&mut self, place: &'static str, lines: &[Line]) {
        for line in lines {
            let shown = (place, value::value(line.value));
            self.0.entry(line.square()).or_default().push(shown);
        }
    }

    /// Returns the number of moves that several places show, all with the same value.
    fn agreed(self, at: usize) -> usize {
        for (square, shown) in &self.0 {
            let is_same = shown.iter().all(|(_, value)| *value == shown[0].1);
            assert!(is_same, "{square} before move {}: {shown:?}", at + 1);
        }
        self.0.values().filter(|shown| shown.len() > 1).count()
    }
}

fn judged_before(app: &App, at: usize) -> Vec<Line> {
    app.session().review().ply(at).expect("it is reviewed").lines().into()
}

/// The searches are of many depths, so that now one place has found more and now the other.
#[test]
fn sixty_midgame_positions_have_the_same_values_wherever_they_are_shown() {
    let mut engine = AnyEngine::new(Options::default());
    let mut search = |request: &EngineTask, depth| {
        let (position, count) =
            match (request.task.get::<Evaluate>(), request.task.get::<FindLines>()) {
                (Some(all), _) => (all.position, usize::MAX),
                (None, Some(lines)) => (lines.position, lines.count),
                (None, None) => panic!("{:?} is not for values", request.task),
            };
        let count = count.min(position.legal_moves().len().into());
        let limits = Limits::depth(depth).with_selectivity(Selectivity::Percent73);
        engine.search_moves(&position, count, &limits, &Stop::new(), |_| {})
    };
    let games = include_str!("../../../../../tests/data/games.tsv").lines();
    let games = games.filter_map(|line| line.split_once('\t').map(|row| row.0));
    let mut agreed = [0; 2];
    for moves in games.filter(|moves| moves.len() == 120 && !moves.starts_with('#')).take(2) {
        let mut app = begun(setup()).0;
        let request = asked(play(&mut app, &squares(moves))).expect("the review begins");
        let (game, limits) = (app.game().clone(), Limits::depth(8).with_exact_from(10));
        let mut found = Vec::new();
        review::review(
            &mut AnyEngine::new(Options::default()),
            &game,
            &limits,
            &Stop::new(),
            |ply| {
                found.push(ply.clone());
                ControlFlow::Continue(())
            },
        );
        for ply in found.into_iter().map(Some).chain([None]) {
            review_finds(&mut app, request.id, ply);
        }
        show(&mut app);
        let midgame = 14..44;
        for at in midgame.clone() {
            let outputs = typed(&mut app, &format!("at {at}"));
            let depth = u32::try_from(at).unwrap();
            let request = asked(outputs).expect("the explorer asks");
            let report = search(&request, 3 + depth % 7);
            answered(&mut app, request.id, report);
            let request = asked(typed(&mut app, "lines")).expect("the lines ask");
            let report = search(&request, 5 + depth % 5);
            answered(&mut app, request.id, FoundLines { report, effort: Effort::default() });
            let request = asked(typed(&mut app, "evaluate")).expect("they are asked for");
            let report = search(&request, 4 + depth % 6);
            answered(&mut app, request.id, report);
            let mut shown = ShownValues::default();
            let features = &app.features;
            let explored = features.explorer.found().unwrap();
            let legal = explored.position().legal_moves().into_iter();
            let explored: Vec<_> = legal.filter_map(|at| explored.line(at).cloned()).collect();
            shown.note("explorer", &explored);
            shown.note("lines", &features.lines.rows(&app.state));
            shown.note("z", &features.evaluation.report().unwrap().lines);
            shown.note("review", &judged_before(&app, at));
            agreed[0] += shown.agreed(at);
        }
        // What was found behind a position is known in it.
        for at in midgame {
            typed(&mut app, &format!("at {at}"));
            typed(&mut app, "lines all");
            let mut shown = ShownValues::default();
            shown.note("lines", &app.features.lines.rows(&app.state));
            shown.note("review", &judged_before(&app, at));
            agreed[1] += shown.agreed(at);
        }
    }
    assert!(agreed[0] >= 240 && agreed[1] >= 60, "{agreed:?}");
}
