//! The lines on the screen: docked beside the living board at every size, with nothing on the board but what is asked for.

use std::time::Duration;

use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Theme};
use othello_board::app::input::Action;
use othello_board::app::screen_input::ScreenInput;
use othello_board::features::lines::commands::LINES_MODE;
use othello_engine::{Line, SearchReport, Selectivity, Value};
use othello_home::config::look::{Glyphs, ThemeName};
use othello_home::engine_worker::task::{Effort, FoundLines, TaskOutcome};
use othello_home::engine_worker::{EngineReply, TaskId};

use crate::support::{model, picture, press, settings, update};

fn line(discs: f32, moves: &str) -> Line {
    let value = Value::Estimated { discs, depth: 18, selectivity: Selectivity::Percent87 };
    Line { value, moves: moves.split(' ').map(|name| name.parse().unwrap()).collect() }
}

/// Returns the screen after a move, with three lines.
fn shown() -> Model {
    let mut model = model();
    update(&mut model, ScreenInput::Arrived(Action::Begin));
    press(&mut model, "f5 :lines");
    let lines = vec![
        line(0.5, "d6 c3 d3 c4 f4 c5 b3 c2 e6 c6 b4"),
        line(-1.25, "f6 e6"),
        line(-8.0, "f4 c3 d6 f6 e6 d3"),
    ];
    let report = SearchReport { value: lines[0].value, lines, nodes: 12_345_678 };
    let effort = Effort { nodes: 12_345_678, time: Duration::from_millis(1500) };
    let found = TaskOutcome::Part(FoundLines { report, effort });
    let reply = EngineReply::of(TaskId::default().next(), found);
    update(&mut model, ScreenInput::Arrived(Action::EngineReplied(reply)));
    model
}

#[test]
fn they_are_docked_beside_the_board_at_every_size() {
    let model = shown();
    assert_eq!(model.view().docked(), Some(LINES_MODE));
    let screen = picture(&model, 80, 24);
    assert!(screen.contains("depth 18, 87% · 12.3 M · 8.23 M/s"), "{screen}");
    assert!(screen.contains(">d6  +0.5 18@87% c3 d3 c4 f4 c5 b3 c2"), "{screen}");
    assert!(screen.contains(" f6  -1.3 18@87% e6 "), "{screen}");
    assert!(screen.contains(" f4  -8.0 18@87% c3 d6 f6 e6 d3"), "{screen}");
    let screen = picture(&model, 120, 40);
    assert!(screen.contains("depth 18, 87% · 12.3 M positions · 8.23 M/s"), "{screen}");
    // There is one row where there is no panel.
    let screen = picture(&model, 24, 12);
    assert!(screen.contains(">d6  +0.5 c3 d3 c4 f4 c5"), "{screen}");
    assert!(!screen.contains("f6  -1.3"), "{screen}");
    let mono = Theme::new(ThemeName::Classic, ColorDepth::Mono, Glyphs::Ascii);
    let model = model.with_settings(Settings { theme: mono, ..settings() });
    let screen = picture(&model, 80, 24);
    assert!(screen.contains(">d6  +0.5 18@87% c3"), "{screen}");
}
