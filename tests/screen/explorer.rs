//! The explorer on the screen: docked beside the living board, its rows, its filter and its games.

use std::path::Path;

use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Theme};
use othello_board::app::input::Action;
use othello_board::app::screen_input::ScreenInput;
use othello_board::features::explorer::commands::{EXPLORER_MODE, GAMES_FILTER_MODE};
use othello_core::square::Square;
use othello_engine::{Line, SearchReport, Stop, Value};
use othello_home::base::{BaseFiles, OpenBase, Owner};
use othello_home::config::look::{Glyphs, ThemeName};
use othello_home::engine_worker::task::TaskOutcome;
use othello_home::engine_worker::{EngineReply, TaskId};
use othello_home::jobs::games::{ExplorerGames, OpenGames};

use crate::storage::answered;
use crate::support::{model, moves, paste, picture, press, settings, update};

/// Three hundred games of the WTHOR base.
fn base() -> OpenBase {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/base");
    let mut files = BaseFiles::default();
    files.add(&folder, Owner::Others);
    OpenBase::open(files, &Stop::new(), |_| {})
}

/// Returns the screen after some moves, with the explorer.
pub fn explored(moves: &str) -> Model {
    let mut model = model();
    update(&mut model, ScreenInput::Arrived(Action::Begin));
    press(&mut model, moves);
    assert_eq!(press(&mut model, ":openings"), ["OpenGames", "ReadRepertoires(None)"]);
    assert!(picture(&model, 80, 24).contains("Reading games: 0 games"));
    let effects = update(&mut model, opened());
    assert!(effects.contains(&"evaluate".into()), "{effects:?}");
    model
}

fn opened() -> ScreenInput {
    answered::<OpenGames>(ExplorerGames::Opened(base()))
}

/// Returns the rows of the screen that have that text in them.
fn rows_with(model: &Model, (width, height): (u16, u16), text: &str) -> Vec<String> {
    let screen = picture(model, width, height);
    screen.lines().filter(|line| line.contains(text)).map(Into::into).collect()
}

#[test]
fn it_is_docked_beside_the_board_at_every_size() {
    let model = explored("f5d6");
    let row = format!(">{} ", model.view().focus());
    for size in [(60, 20), (80, 24), (120, 40), (200, 60)] {
        let screen = picture(&model, size.0, size.1);
        assert!(screen.contains("Played by people: "), "{screen}");
        assert!(screen.contains(&row), "the first row is selected: {screen}");
        assert!(screen.contains(" a "), "the board stays: {screen}");
    }
    assert!(rows_with(&model, (120, 40), "Perpendicular").is_empty());
    // There is one row where there is no panel.
    let selected = rows_with(&model, (24, 12), row.trim_end());
    assert_eq!(selected.len(), 1, "{}", picture(&model, 24, 12));
    let mono = Theme::new(ThemeName::Classic, ColorDepth::Mono, Glyphs::Ascii);
    let model = model.with_settings(Settings { theme: mono, ..settings() });
    assert!(!rows_with(&model, (80, 24), "#").is_empty(), "{}", picture(&model, 80, 24));
}

#[test]
fn rows_lead_the_cursor_and_enter_plays_their_moves() {
    let mut model = explored("f5d6");
    let first = model.view().focus();
    let legal = model.view().shown().legal_moves();
    assert!(legal.contains(first));
    press(&mut model, "J");
    let second = model.view().focus();
    assert!(second != first && legal.contains(second));
    press(&mut model, "K Enter");
    assert_eq!(moves(&model), format!("f5d6{first}"));
    assert!(model.view().shown().legal_moves().contains(model.view().focus()), "the next row");
    press(&mut model, "u");
    assert_eq!(model.view().focus(), first);
    let screen = picture(&model, 80, 24);
    assert!(screen.contains(&format!(">{first} ")), "{screen}");
}

#[test]
fn a_filter_is_typed_into_the_panel_and_not_on_the_board() {
    let mut model = explored("f5d6");
    press(&mut model, "/");
    assert_eq!(model.view().docked(), Some(GAMES_FILTER_MODE));
    press(&mut model, "player Space 00741 Space b3 Backspace Backspace black");
    assert_eq!(moves(&model), "f5d6");
    assert!(picture(&model, 80, 24).contains("Games of: player 00741 black_"));
    paste(&mut model, " 1980-");
    press(&mut model, "Enter");
    assert_eq!(model.view().docked(), Some(EXPLORER_MODE));
    let screen = picture(&model, 120, 40);
    assert!(screen.contains("people: player 00741 black 1980-."), "{screen}");
    assert!(screen.contains("Player 00741 - "), "{screen}");

    press(&mut model, "/ Space white Enter");
    let screen = picture(&model, 80, 24);
    assert!(screen.contains("Expected one colour."), "{screen}");
    press(&mut model, "Esc");
    assert_eq!(model.view().docked(), Some(EXPLORER_MODE), "Esc cancels the filter first");
    press(&mut model, "M");
    assert!(picture(&model, 120, 40).contains("by people and programs: player 00741"));
    press(&mut model, "Esc");
    assert_eq!(model.view().docked(), None);
    assert!(!model.app().features.explorer.is_shown());
}

#[test]
fn values_stand_beside_the_games() {
    let mut model = explored("f5d6");
    let line = |square, discs| Line {
        value: Value::Estimated {
            discs,
            depth: 14,
            selectivity: othello_engine::Selectivity::None,
        },
        moves: vec![square],
    };
    let legal = model.view().shown().legal_moves();
    let others = legal.into_iter().filter(|square| *square != Square::C7);
    let lines = [line(Square::C7, 3.5)].into_iter().chain(others.map(|it| line(it, -1.5)));
    let lines: Vec<_> = lines.collect();
    let report = SearchReport { value: lines[0].value, lines, nodes: 1 };
    let reply = EngineReply::of(TaskId::default().next(), TaskOutcome::Last(report));
    update(&mut model, ScreenInput::Arrived(Action::EngineReplied(reply)));
    let row = rows_with(&model, (80, 24), " c7 ");
    assert!(row.iter().any(|row| row.contains("+3.5 ")), "{row:?}");
}
