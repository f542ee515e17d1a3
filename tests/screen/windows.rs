//! What all windows have in common: their place, the board behind them, their footer, the mouse, and the search in them.

use othello::screen::draw;
use othello::screen::input_of_event;
use othello::screen::layout::{Layout, WindowSide};
use othello::screen::model::Model;
use othello::screen::placed_window::PlacedWindow;
use othello_board::app::screen_input::ScreenInput;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position as Cell, Rect, Size};
use ratatui::style::Color as Paint;

use crate::storage::listed;
use crate::support::{check, draw, picture, press, press_on, record, update, window, window_rows};

const SIZES: [(u16, u16); 7] =
    [(24, 12), (40, 20), (60, 20), (80, 24), (40, 40), (120, 40), (200, 60)];

/// A model with each of the windows, and what opens it.
fn windows() -> Vec<(&'static str, Model)> {
    let opened = |script: &'static str| {
        let mut model = check("f5 d6", "f5d6", "");
        press(&mut model, script);
        assert_ne!(window(&model), "", "{script}");
        (script, model)
    };
    let scripts = [
        ":",
        ":theme",
        "?",
        "? 2",
        "? 3",
        "? 4",
        "n",
        "s",
        "x",
        ";",
        "v e",
        ":stats",
        ":rules",
        ":sheet",
        ":graphs",
        ":help_undo",
        ":join",
    ];
    let mut windows: Vec<_> = scripts.into_iter().map(opened).collect();
    let mut games = check("f5 d6", "f5d6", "");
    update(&mut games, listed(["f5", "f5d6", "d3c3"].map(record)));
    windows.push(("games", games));
    windows
}

fn buffer(model: &Model, (width, height): (u16, u16)) -> Buffer {
    draw(model, width, height).backend().buffer().clone()
}

fn row(buffer: &Buffer, y: u16) -> String {
    let row = Rect { y, height: 1, ..buffer.area };
    row.positions().map(|cell| buffer[cell].symbol()).collect()
}

#[test]
fn every_window_stands_in_the_same_columns_of_a_screen_and_begins_or_ends_in_the_same_row() {
    let windows = windows();
    for size in SIZES.into_iter().filter(|(width, _)| *width >= 32) {
        let layout = Layout::new(Rect::new(0, 0, size.0, size.1)).unwrap();
        let place = layout.window();
        for (script, model) in &windows {
            let shown = buffer(model, size);
            let corners = |sign: &str| -> Vec<Cell> {
                shown.area.positions().filter(|cell| shown[*cell].symbol() == sign).collect()
            };
            let [start, end] = ["╭", "╮"].map(|sign| corners(sign)[0]);
            assert_eq!((start.x, end.x + 1), (place.area.x, place.area.right()), "{script}");
            let bottom = corners("╰").iter().find(|cell| cell.x == start.x).unwrap().y + 1;
            match place.side {
                WindowSide::Beside => assert_eq!(start.y, place.area.y, "{script} at {size:?}"),
                WindowSide::Under(_) => {
                    assert_eq!(bottom, place.area.bottom(), "{script} at {size:?}");
                }
            }
        }
    }
}

#[test]
fn the_board_stays_where_it_is_and_is_dimmed() {
    let model = check("f5 d6", "f5d6", "");
    let brightness = |paint: Paint| match paint {
        Paint::Rgb(red, green, blue) => Some([red, green, blue].map(u32::from).iter().sum::<u32>()),
        _ => None,
    };
    for size in [(80, 24), (120, 40), (200, 60)] {
        let layout = Layout::new(Rect::new(0, 0, size.0, size.1)).unwrap();
        let before = buffer(&model, size);
        for (script, dims) in
            [("?", true), ("n", true), ("x", true), (":", true), (":theme", false)]
        {
            let mut model = check("f5 d6", "f5d6", "");
            press(&mut model, script);
            let behind = buffer(&model, size);
            for cell in layout.squares.positions() {
                let (before, behind) = (&before[cell], &behind[cell]);
                assert_eq!(before.symbol(), behind.symbol(), "{script} at {cell}");
                let [light, dim] = [before, behind].map(|cell| brightness(cell.bg));
                assert_eq!(dim < light, dims && light > Some(0), "{script} at {cell}");
            }
        }
    }
}

#[test]
fn nothing_old_stands_beside_a_window_or_under_it() {
    let windows = windows();
    for size in SIZES {
        let layout = Layout::new(Rect::new(0, 0, size.0, size.1)).unwrap();
        for (script, model) in &windows {
            let shown = buffer(model, size);
            let place = layout.window();
            let text = draw::open_window(model, Size::new(size.0, size.1));
            let placed = |text| PlacedWindow::new(&model.view(), &layout, text).area();
            let window = text.as_ref().map_or(Rect::ZERO, placed);
            let outside = |cell: &Cell| match place.side {
                WindowSide::Beside => cell.y >= layout.board().bottom() && cell.x < place.area.x,
                WindowSide::Under(_) => {
                    let parts = [Some(window), Some(layout.board()), layout.panel];
                    parts.into_iter().flatten().all(|part| !part.contains(*cell))
                }
            };
            let said: String =
                shown.area.positions().filter(outside).map(|cell| shown[cell].symbol()).collect();
            assert_eq!(said.trim(), "", "{script} at {size:?}");
        }
    }
}

#[test]
fn every_window_says_how_it_is_closed() {
    let windows = windows();
    for size in SIZES {
        // The answers of a question are all that it takes.
        for (script, model) in windows.iter().filter(|(script, _)| *script != "x") {
            let shown = buffer(model, size);
            let rows: Vec<_> = (0..size.1).map(|y| row(&shown, y)).collect();
            assert!(rows.iter().any(|row| row.contains("Esc ")), "{script} at {size:?}: {rows:#?}");
        }
    }
}

fn click(model: &mut Model, (width, height): (u16, u16), column: u16, row: u16) {
    let kind = MouseEventKind::Down(MouseButton::Left);
    let click = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
    let screen = Rect::new(0, 0, width, height);
    if let Some(message) = input_of_event(model, Event::Mouse(click), screen) {
        model.update(message);
    }
}

#[test]
fn a_click_beside_a_window_closes_it_and_one_on_a_page_of_the_help_turns_to_it() {
    for size in [(80, 24), (120, 40)] {
        let mut model = check("?", "", "help");
        let shown = buffer(&model, size);
        let (y, tabs) = (0..size.1)
            .map(|y| (y, row(&shown, y)))
            .find(|(_, row)| row.contains("Strategy"))
            .unwrap();
        let column = tabs.chars().collect::<String>().find("Strategy").unwrap();
        let column = tabs[..column].chars().count();
        click(&mut model, size, u16::try_from(column).unwrap(), y);
        assert!(!window_rows(&model, size.0, size.1).concat().contains("move the cursor"));
        click(&mut model, size, 6, 6);
        assert_eq!(window(&model), "");
    }
}

#[test]
fn the_help_is_searched_in_all_its_pages() {
    let mut model = check("?", "", "help");
    press(&mut model, "/ PARITY");
    let found = |model: &Model| window_rows(model, 80, 24).join("\n");
    assert!(found(&model).contains("Filter: PARITY"), "{}", found(&model));
    assert!(found(&model).to_lowercase().contains("parity"));
    assert!(!found(&model).contains("move the cursor"), "{}", found(&model));
    press(&mut model, "Esc");
    assert!(found(&model).contains("move the cursor"), "Esc shows all again");
    assert_eq!(window(&model), "help");
    press(&mut model, "/ qqq");
    assert!(found(&model).contains("Nothing here contains those words"));
    press(&mut model, "Esc Esc");
    assert_eq!(window(&model), "");
}

#[test]
fn a_search_keeps_the_size_of_the_window() {
    for size in SIZES {
        for script in ["?", ":rules"] {
            let mut model = check("f5 d6", "f5d6", "");
            press(&mut model, script);
            let rows = |model: &Model| {
                let text = draw::open_window(model, Size::new(size.0, size.1)).unwrap();
                let place = text.place(&Layout::new(Rect::new(0, 0, size.0, size.1)).unwrap());
                place.with_lines(text.rows(), 0)
            };
            let before = rows(&model);
            press_on(&mut model, size, "/");
            press_on(&mut model, size, "disc");
            let typed = rows(&model);
            // Where nothing can be opened, Enter keeps what was found.
            if script == ":rules" {
                press_on(&mut model, size, "Enter");
                assert!(picture(&model, size.0, size.1).contains("/disc"), "it stays in sight");
            }
            for now in [typed, rows(&model)] {
                // The line that is typed, or what was typed, is all that is added.
                let added = now.height.checked_sub(before.height);
                assert!(added.is_some_and(|rows| rows <= 2), "{script} at {size:?}: {added:?}");
            }
            model.update(ScreenInput::Close);
            assert_eq!(rows(&model), before, "{script} at {size:?}");
        }
    }
}
