//! The states of squares in every theme, depth, set of characters and size.

use std::collections::HashMap;

use othello::screen::layout::Layout;
use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Theme};
use othello_board::app::screen_input::ScreenInput;
use othello_core::board::Color as Player;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_home::config::look::{Glyphs, ThemeName};
use othello_session::{Session, Setup};
use ratatui::style::{Color, Modifier};

use crate::support::{app, draw, settings, today};

/// The content of a square on the screen: the player whose disc lies there, and what is special about it.
type State = (Option<Player>, &'static str);
/// The cells of a square.
type Look = Vec<(String, Color, Color, Modifier)>;

/// The last moves are one of White and one of Black.
const GAMES: [&str; 2] = ["f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3", "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4"];
const DEPTHS: [ColorDepth; 4] =
    [ColorDepth::True, ColorDepth::Indexed, ColorDepth::Sixteen, ColorDepth::Mono];
/// Of the first, squares are drawn by hand in every theme; of the others, in those whose squares
/// are no pictures. Pictures have tests of their own.
const SIZES: [(u16, u16); 4] = [(24, 12), (60, 20), (76, 28), (120, 40)];

fn game(theme: Theme, moves: &str) -> Model {
    let session = Session::new(Setup::new(Rules::OTHELLO), today());
    let mut model = Model::new(app(session), Settings { theme, ..settings() });
    for square in moves.as_bytes().chunks(2) {
        let square: Square = std::str::from_utf8(square).unwrap().parse().unwrap();
        model.update(ScreenInput::Click(Some(square)));
    }
    model
}

/// The state of a square.
fn state(model: &Model, square: Square, focus: Square) -> State {
    let session = model.session();
    let position = session.position();
    let disc = position.board().disc(square);
    let last = session.game().plies().last().unwrap();
    let is_legal = position.legal_moves().contains(square);
    let name = match disc {
        None if square == focus && is_legal => "preview",
        None if is_legal => "mark",
        Some(_) if position.flips(focus).contains(square) => "would flip",
        Some(_) if last.square == square => "last",
        Some(_) if last.flips.contains(square) => "flipped",
        None | Some(_) => "",
    };
    let mover = position.to_move().filter(|_| name == "preview");
    (disc.or(mover), name)
}

/// The looks of all states by the shade of the square, away from edges and guide dots.
fn looks(theme: Theme, size: (u16, u16)) -> [HashMap<State, Look>; 2] {
    let mut looks = [HashMap::new(), HashMap::new()];
    for mut model in GAMES.map(|moves| game(theme, moves)) {
        for focus in model.session().position().legal_moves().into_iter().take(3) {
            model.update(ScreenInput::Hover(Some(focus)));
            let terminal = draw(&model, size.0, size.1);
            let buffer = terminal.backend().buffer();
            let layout = Layout::new(buffer.area).unwrap();
            let is_dotted = |line: u8| [1, 2, 5, 6].contains(&line);
            for square in Square::ALL {
                let (column, row) = (square.column(), square.row());
                if column == 7 || is_dotted(column) && is_dotted(row) {
                    continue;
                }
                let cells = layout.cell(square).positions().map(|at| &buffer[at]);
                let look =
                    cells.map(|cell| (cell.symbol().into(), cell.fg, cell.bg, cell.modifier));
                let shade = usize::from((column + row) % 2);
                looks[shade].insert(state(&model, square, focus), look.collect());
            }
        }
    }
    looks
}

#[test]
fn every_state_of_a_square_looks_different_in_every_theme() {
    for (depth, glyphs) in DEPTHS.into_iter().flat_map(|it| Glyphs::ALL.map(|set| (it, set))) {
        for palette in ThemeName::ALL {
            let theme = Theme::new(palette, depth, glyphs);
            let sizes = if theme.picture_style().is_some() { &SIZES[..1] } else { &SIZES };
            for size in sizes {
                for looks in looks(theme, *size) {
                    assert!(looks.len() >= 6, "{:?}", looks.keys());
                    let mut found: HashMap<&Look, State> = HashMap::new();
                    for (state, look) in &looks {
                        let other = found.insert(look, *state);
                        assert_eq!(other, None, "{state:?}: {palette} {depth:?} {glyphs} {size:?}");
                    }
                }
            }
            if depth == ColorDepth::Mono || palette == ThemeName::Mono {
                break;
            }
        }
    }
}
