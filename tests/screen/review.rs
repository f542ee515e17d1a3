//! The review on the screen: losses beside the moves, the better move, and the turning points.

use othello::screen::docked;
use othello::screen::layout::{Below, DockedPlace};
use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Theme};
use othello_board::app::input::Action;
use othello_board::app::screen_input::ScreenInput;
use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_core::square::{Bitboard, Square};
use othello_engine::Line;
use othello_engine::estimate::{self, Estimate};
use othello_engine::level::Level;
use othello_engine::reasons::{Motif, Reason};
use othello_engine::review::Explanation;
use othello_home::config::look::{Glyphs, ThemeName};
use othello_home::engine_worker::task::TaskOutcome;
use othello_home::engine_worker::{EngineReply, TaskId};
use othello_notation::evaluation::{MoveEvaluation, Score};
use othello_notation::{Record, transcript};
use othello_session::Session;
use ratatui::layout::{Position as Cell, Rect};

use crate::exercise;
use crate::support::{notice, picture, press, resumed, settings, window};

/// A whole game (WTHOR base, 2016, game 1082).
const GAME: &str = "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4b5f2f7f8e2c2d2c1d1d7d8e7e8a5a6b6a4\
                    a3a2b3g2c8h2h1g1f1e1a7b7a8b8";

/// Returns the game, of which the moves from that one on have evaluations: every third loses some
/// discs, and the last ten are exact.
fn reviewed_record(from: usize) -> Record {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, GAME).unwrap();
    let plies = game.plies().len();
    let mut record = Record::from(game);
    for index in from..plies {
        let ply = record.game.plies()[index];
        let legal = record.game.position_at(index).legal_moves();
        let other = legal.into_iter().find(|square| *square != ply.square);
        let loss = other.map_or(0, |_| [0, 1, 0, 0, 4, 0, 0, 12, 0][index % 9]);
        let best = if loss == 0 { ply.square } else { other.unwrap() };
        let sign = if ply.player == Color::Black { 1 } else { -1 };
        // What is known of the move before an error counts for less than the error.
        let depth = if matches!(index % 9, 2 | 5 | 8) { 12 } else { 14 };
        let score = |discs: i8| {
            let discs = sign * discs;
            if index + 10 >= plies {
                Score::Exact(discs)
            } else {
                let hundredths = 100 * i16::from(discs);
                Score::Estimated { hundredths, depth, percent: 87 }
            }
        };
        let evaluation = MoveEvaluation {
            score: score(2 - loss),
            best_score: score(2),
            best: vec![best, Square::A1],
            replies: Vec::new(),
        };
        record.evaluations.insert(index, evaluation);
    }
    record
}

/// Returns the screen of the game, reviewed from that move on.
fn screen(from: usize, theme: Theme) -> Model {
    let app = resumed(Session::resume(reviewed_record(from)));
    Model::new(app, Settings { theme, ..settings() })
}

/// Returns the screen of a game for a strong player, who reads all motifs.
fn for_strong(record: Record) -> Model {
    let level = Level::from_number(9).unwrap();
    let estimate = Estimate::after(None, &level, estimate::PersonOutcome::Won);
    let app = resumed(Session::resume(record)).with_estimate(Some(estimate));
    Model::new(app, Settings { theme: classic(), ..settings() })
}

/// Returns the screen of the whole game, reviewed.
pub fn reviewed(theme: Theme) -> Model {
    screen(0, theme)
}

/// Returns the screen of the reviewed game after a move that loses twelve discs.
pub fn at_a_loss(theme: Theme) -> Model {
    let mut model = screen(0, theme);
    press(&mut model, &"PageUp ".repeat(18));
    model
}

/// Returns the screen with the review docked and the position before the second error on the board.
pub fn second_error(theme: Theme) -> Model {
    let mut model = screen(0, theme);
    press(&mut model, ":review J J");
    model
}

/// Returns the number of plies before the viewed position.
fn viewed(model: &Model) -> usize {
    model.app().viewed().ply()
}

fn classic() -> Theme {
    Theme::new(ThemeName::Classic, ColorDepth::True, Glyphs::Unicode)
}

#[test]
fn the_move_shown_has_its_loss_and_the_better_one_is_marked() {
    let mut model = at_a_loss(classic());
    let played = model.view().last_ply().unwrap().square;
    let after = notice(&model);
    press(&mut model, "PageUp");
    let better = model.view().better_square().unwrap();
    let costs = format!("{played} costs 12 discs. Better: {better}. ");
    assert!(after.starts_with(&format!("Move 35 of 53: {costs}")), "{after}");
    let before = notice(&model);
    assert!(before.starts_with(&format!("Move 35, Black, turning point: {costs}")), "{before}");
    assert!(!before.contains("depth") && !before.contains("then a1"), "{before}");
    let screen = picture(&model, 80, 24);
    assert!(screen.contains('!') && screen.contains(&format!("{played} 12")), "{screen}");
    assert!(picture(&model, 24, 12).contains(&format!("{played} costs 12; better")));
    assert!(picture(&model, 200, 60).contains("Value in discs"));
}

#[test]
fn a_loss_of_three_digits_stands_apart_from_its_move() {
    let mut record = reviewed_record(40);
    let legal = record.game.position_at(47).legal_moves();
    let square = record.game.plies()[47].square;
    let best = legal.into_iter().find(|other| *other != square).unwrap();
    let value = |hundredths| Score::Estimated { hundredths, depth: 14, percent: 87 };
    let (score, best_score) = (value(4800), value(-6400));
    record
        .evaluations
        .insert(47, MoveEvaluation { score, best_score, best: vec![best], replies: Vec::new() });
    let screen = picture(&Model::new(resumed(Session::resume(record)), settings()), 80, 24);
    assert!(screen.contains(&format!("{square} 112")), "{screen}");
}

#[test]
fn a_move_of_a_variation_has_no_loss_of_the_game() {
    let mut model = at_a_loss(classic());
    let played = model.view().last_ply().unwrap().square;
    let screen = picture(&model, 80, 24);
    assert!(screen.contains(&format!("{played} 12")), "{screen}");
    press(&mut model, "PageUp");
    let other = model.view().better_square().unwrap();
    press(&mut model, &other.to_string());
    let screen = picture(&model, 80, 24);
    // It has a row of its own.
    let row = screen.lines().find(|line| line.contains(&format!("  {other}  "))).unwrap();
    let (_, behind) = row.split_once(&format!("  {other}  ")).unwrap();
    assert_ne!(behind.split_whitespace().next(), Some("12"), "{screen}");
}

#[test]
fn the_worst_error_is_named_where_the_list_does_not_show_all() {
    let mut record = reviewed_record(0);
    for (index, ply) in record.game.plies().to_vec().iter().enumerate() {
        let legal = record.game.position_at(index).legal_moves();
        let Some(best) = legal.into_iter().find(|square| *square != ply.square) else { continue };
        let sign = if ply.player == Color::Black { 100 } else { -100 };
        // The value after the worst move counts for less than its own.
        let depth = if index == 31 { 12 } else { 14 };
        let estimate =
            |discs: i16| Score::Estimated { hundredths: sign * discs, depth, percent: 87 };
        let score = estimate(if index == 30 { -12 } else { -2 });
        let evaluation = MoveEvaluation {
            score,
            best_score: estimate(1),
            best: vec![best],
            replies: Vec::new(),
        };
        record.evaluations.insert(index, evaluation);
    }
    let worst = record.game.plies()[30].square;
    let mut model = Model::new(resumed(Session::resume(record)), settings());
    press(&mut model, ":review");
    let shown = picture(&model, 80, 24);
    assert!(shown.contains(&format!("Worst: 31 {worst} -13 ")), "{shown}");
    assert!(!picture(&model, 200, 70).contains("Worst:"), "all are in sight");
}

#[test]
fn the_review_is_docked_and_goes_from_error_to_error_on_the_living_board() {
    let mut model = reviewed(classic());
    press(&mut model, ":review");
    assert_eq!(window(&model), "", "the board stays alive");
    let screen = picture(&model, 80, 24);
    assert!(screen.contains("11 errors      lost  1-20 21-40 41-60"), "{screen}");
    assert!(screen.contains("Black") && screen.contains("─ Review ─"), "{screen}");
    // Without a current error, J begins with the first and K with the last.
    press(&mut model, "J");
    assert_eq!(viewed(&model), 4);
    assert!(picture(&model, 80, 24).contains("> 5 "));
    press(&mut model, "J");
    assert_eq!(viewed(&model), 7);
    let error = model.view().error().unwrap();
    assert_eq!(model.view().focus(), error.best);
    assert!(
        notice(&model).starts_with(&format!(
            "Move 8, White, turning point: {} costs 12 discs. ",
            error.square
        ))
    );
    let screen = picture(&model, 80, 24);
    assert!(screen.contains(&format!("> 8 ● {}    -12 {}", error.square, error.best)), "{screen}");
    press(&mut model, "K K");
    assert_eq!(viewed(&model), 49, "behind the first comes the last");
    // Arrows and typed squares are the board's.
    let focus = model.view().focus();
    press(&mut model, "Right Down");
    assert_ne!(model.view().focus(), focus);
    press(&mut model, "Esc");
    assert_eq!(viewed(&model), 49);
    assert!(picture(&model, 80, 24).contains("Legal moves"), "the panel of the game is back");
}

#[test]
fn the_best_move_of_an_error_is_played_by_enter_and_the_next_error_follows() {
    let mut model = second_error(classic());
    let best = model.view().better_square().unwrap();
    press(&mut model, "Enter");
    assert!(model.app().viewed().is_in_variation());
    assert_eq!(model.view().last_ply().unwrap().square, best);
    assert!(picture(&model, 80, 24).contains("> 8 "), "the variation belongs to its error");
    press(&mut model, "J");
    assert!(!model.app().viewed().is_in_variation());
    assert_eq!(viewed(&model), 13);
}

/// Returns the reviewed game, of which the second error has both lines, and the two moves.
fn with_lines(theme: Theme) -> (Model, [Square; 2]) {
    let mut record = reviewed_record(0);
    let before = record.game.position_at(7);
    let mut evaluation = record.evaluations.get(7).unwrap().clone();
    let [played, best] = [record.game.plies()[7].square, evaluation.best[0]];
    let replies = |square| {
        let mut position = before.play(square).unwrap();
        let reply = |_| {
            let reply = position.legal_moves().first().unwrap();
            position = position.play(reply).unwrap();
            reply
        };
        (0..3).map(reply).collect::<Vec<_>>()
    };
    evaluation.best = [vec![best], replies(best)].concat();
    evaluation.replies = replies(played);
    record.evaluations.insert(7, evaluation);
    (Model::new(resumed(Session::resume(record)), Settings { theme, ..settings() }), [played, best])
}

#[test]
fn the_small_boards_beside_each_other_are_turned_with_the_large_one() {
    let mut model = exercise::wrong(classic());
    press(&mut model, "Enter");
    // The places of the discs on both boards, each by its row and column.
    let discs = |model: &Model| {
        let screen = picture(model, 80, 24);
        let mut lines = screen.lines().skip_while(|line| !line.contains("d2, then "));
        let head: Vec<char> = lines.next().unwrap_or_else(|| panic!("{screen}")).chars().collect();
        let start = head.iter().collect::<String>();
        let column = |text: &str| start[..start.find(text).unwrap()].chars().count();
        let columns = [column("d2, then "), column("after b2")];
        // The letters of the columns, and the number of each row.
        let lines = lines.skip_while(|line| line.contains("a b c d") || line.contains("h g f e"));
        let rows: Vec<Vec<char>> = lines.take(8).map(|row| row.chars().collect()).collect();
        columns.map(|left| {
            let squares = (0..8).flat_map(|row| (0..8).map(move |column| (row, column)));
            let discs = squares.filter(|(row, column)| rows[*row][left + 2 + 2 * column] == '●');
            discs.collect::<Vec<(usize, usize)>>()
        })
    };
    let before = discs(&model);
    assert!(before.iter().all(|board| board.len() > 10), "{before:?}");
    press(&mut model, ":turn");
    let turned = before.map(|board| {
        board.into_iter().rev().map(|(row, column)| (7 - row, 7 - column)).collect::<Vec<_>>()
    });
    assert_eq!(discs(&model), turned);
}

#[test]
fn a_click_on_an_error_views_the_position_before_it() {
    let mut model = reviewed(classic());
    press(&mut model, ":review");
    let place =
        DockedPlace { frame: None, lines: Rect::new(40, 2, 36, 16), below: Below::Guidance };
    let click = |model: &Model, y| docked::message_at(model, place, Cell::new(45, y));
    assert_eq!(click(&model, 2), None, "the head of the table means nothing");
    // The graph has seven rows, and the second error is in the second row of the list.
    let message = click(&model, 2 + 3 + 7 + 1).unwrap();
    model.update(message);
    assert_eq!(viewed(&model), 7);
    let message = click(&model, 2 + 3 + 2).unwrap();
    model.update(message);
    assert_eq!(viewed(&model), 2, "the columns of the graph are the plies");
}

#[test]
fn without_a_panel_the_line_above_the_notice_shows_the_error() {
    let mut model = second_error(classic());
    let error = model.view().error().unwrap();
    let screen = picture(&model, 24, 12);
    assert!(screen.contains(&format!("> 8 ● {}    -12 {}", error.square, error.best)), "{screen}");
    press(&mut model, "Esc");
    assert!(!picture(&model, 24, 12).contains("> 8 "));
}

/// Asks why the error that is viewed loses, and answers with that reason.
fn explain(model: &mut Model, reason: Reason) {
    let error = model.view().error().unwrap();
    assert_eq!(press(model, "W"), [format!("explain {}", error.square)]);
    assert_eq!(notice(model), "Looking for the reason.");
    let line = |value, moves: &[Square]| Line { value, moves: moves.to_vec() };
    let explanation = Explanation {
        position: model.view().shown(),
        played: line(error.value, &[error.square, Square::H1]),
        best: line(error.best_value, &error.line),
        reasons: vec![reason],
    };
    let reply = EngineReply::of(TaskId::default().next(), TaskOutcome::Last(explanation));
    model.update(ScreenInput::Arrived(Action::EngineReplied(reply)));
}

const GIVES_H1: Reason = Reason {
    motif: Motif::GivesCorner,
    squares: Bitboard::new(1 << Square::H1.index()),
    reply: None,
    counts: None,
    plies: 2,
};

#[test]
fn an_error_is_explained_under_the_board_and_in_the_list_of_errors() {
    let mut model = for_strong(reviewed_record(0));
    model.update(ScreenInput::Arrived(Action::Begin));
    press(&mut model, ":review J J");
    let error = model.view().error().unwrap();
    explain(&mut model, GIVES_H1);
    let why = format!("{} gives Black the corner h1.", error.square);
    let loss = format!("turning point: {} loses 12.0, depth 14: {why} Better: ", error.square);
    assert!(notice(&model).contains(&loss), "{}", notice(&model));
    let brief = picture(&model, 24, 12);
    assert!(brief.contains("Black h1"), "{brief}");
    // The judgement of the error says it from now on, and so does the window.
    press(&mut model, "PageUp PageDown");
    assert!(notice(&model).contains(&why), "{}", notice(&model));
    let screen = picture(&model, 200, 60);
    assert!(
        screen.contains(&format!("{}  loses the lead; gives Black h1", error.best)),
        "{screen}"
    );
    let narrow = picture(&model, 80, 24);
    assert!(narrow.contains(&format!("{}  loses the lead ", error.best)), "{narrow}");
}

#[test]
fn a_reason_that_is_too_long_for_the_list_is_shortened() {
    let mut record = reviewed_record(0);
    let mut evaluation = record.evaluations.get(4).unwrap().clone();
    // Black is far ahead, and stays so.
    let value = |hundredths| Score::Estimated { hundredths, depth: 14, percent: 87 };
    (evaluation.score, evaluation.best_score) = (value(1600), value(2000));
    record.evaluations.insert(4, evaluation);
    let mut model = for_strong(record);
    model.update(ScreenInput::Arrived(Action::Begin));
    press(&mut model, ":review J");
    let error = model.view().error().unwrap();
    let few = Reason {
        motif: Motif::FewerSafeMoves,
        squares: Square::H1.into(),
        reply: None,
        counts: Some([1, 4]),
        plies: 2,
    };
    explain(&mut model, few);
    let lesson = picture(&model, 80, 24);
    for part in ["Move 5, Black:", &format!("! {} +20.0", error.best), "No motif explains it"] {
        assert!(lesson.contains(part), "{lesson}");
    }
    press(&mut model, "Esc");
    let row = |columns, rows| {
        let screen = picture(&model, columns, rows);
        screen.lines().find(|line| line.contains("> 5 ")).unwrap().to_owned()
    };
    let whole = format!("{}  leaves Black few safe moves", error.best);
    assert!(row(140, 40).contains(&whole), "{}", row(140, 40));
    let words = format!("{}  few safe moves", error.best);
    assert!(row(80, 24).contains(&words), "{}", row(80, 24));
}

#[test]
fn a_judgement_that_is_too_long_loses_moves_before_its_reason() {
    let mut record = reviewed_record(0);
    let mut evaluation = record.evaluations.get(7).unwrap().clone();
    evaluation.best.extend([Square::A2; 20]);
    record.evaluations.insert(7, evaluation);
    let mut model = for_strong(record);
    model.update(ScreenInput::Arrived(Action::Begin));
    press(&mut model, ":review J J");
    let error = model.view().error().unwrap();
    explain(&mut model, GIVES_H1);
    press(&mut model, "PageUp PageDown");
    let screen = picture(&model, 70, 24).replace(['"', '\n'], " ");
    let said: Vec<_> = screen.split_whitespace().collect();
    let said = said.join(" ");
    let start = format!("{} gives Black the corner h1. Better: {} ", error.square, error.best);
    assert!(said.contains(&start), "{screen}");
    assert!(said.contains("then a1 a2") && !said.contains(&"a2 ".repeat(11)), "{screen}");
}

#[test]
fn at_the_end_the_hints_begin_with_what_comes_next() {
    let hints = |model: &Model, columns, rows| {
        let picture = picture(model, columns, rows);
        let line = picture.lines().rev().find(|line| line.contains(|c: char| c.is_alphabetic()));
        line.unwrap().trim_matches(['"', ' ']).to_owned()
    };
    let mut ended = crate::support::model();
    press(&mut ended, "e6f4e3f6g5d6e7f5c5");
    assert_eq!(hints(&ended, 24, 12), "j review  n new  ? help");
    assert!(!hints(&ended, 120, 40).contains("lesson"));
    let mut reviewed = reviewed(classic());
    press(&mut reviewed, "x y");
    assert_eq!(hints(&reviewed, 24, 12), "Enter lesson  j review");
    let wide = "Enter lesson  j review  n new  ? help  ";
    assert!(hints(&reviewed, 80, 24).starts_with(wide));
    // Those who look at an earlier position do something else there.
    press(&mut ended, "PageUp");
    assert!(hints(&ended, 60, 20).contains("End return"));
}

#[test]
fn a_move_out_of_a_line_is_played_from_the_error() {
    let (mut model, [_, best]) = with_lines(classic());
    press(&mut model, ":review J J PageDown PageDown");
    press(&mut model, best.name());
    assert!(model.app().state.line_shown().is_none());
    assert!(model.app().viewed().is_in_variation());
    assert_eq!(model.view().last_ply().unwrap().square, best);
}
