//! A review as a table for people.

use othello_core::board::Color;
use othello_engine::review::{Phase, Review, ReviewedPly};
use othello_home::store::game_rows;
use othello_notation::Record;
use othello_words::i18n::m;
use othello_words::text;
use othello_words::value;

use crate::columns::{self, Column, row};

pub fn lines(record: &Record, review: &Review) -> Vec<String> {
    let mut lines = vec![text::printable(&game_rows::record_line(record)).into_owned()];
    lines.extend(value::sign(record.game.rules()).map(|sign| sign.to_string()));
    let (reviewed, plies) = (review.plies.len(), record.game.plies().len());
    if plies == 0 {
        lines.push(m::batch::no_moves().to_string());
        return lines;
    }
    if reviewed < plies {
        lines.push(m::batch::reviewed_last(reviewed, plies).to_string());
    }
    if reviewed == 0 {
        return lines;
    }
    lines.push(String::new());
    lines.push(headings());
    lines.extend(review.plies.iter().map(ply_row));
    lines.push(String::new());
    lines.extend(means(review));
    let mut turns = review.turning_points().peekable();
    if turns.peek().is_some() {
        lines.push(String::new());
        lines.push(m::batch::turning_points().to_string());
        lines.extend(turns.filter_map(value::turning_point_sentence).map(|text| text.to_string()));
    }
    lines
}

/// The columns of the table of moves.
const COLUMNS: [Column; 9] = [
    Column::Right(0, 4),
    Column::Color(2, 6),
    Column::Left(2, 6),
    Column::Right(2, 6),
    Column::Left(2, 4),
    Column::Right(2, 6),
    Column::Right(2, 6),
    Column::Left(2, 15),
    Column::Left(1, 0),
];

fn headings() -> String {
    let headings = [
        m::batch::column_move(),
        m::batch::column_player(),
        m::batch::column_played(),
        m::batch::column_value(),
        m::batch::column_best(),
        m::batch::column_value(),
        m::batch::column_loss(),
        m::batch::column_search(),
        m::common::raw(""),
    ];
    columns::head(&COLUMNS, headings)
}

fn ply_row(ply: &ReviewedPly) -> String {
    let ReviewedPly { index, player, square, best, .. } = ply;
    let [value, best_value] = [ply.value, ply.best_value].map(value::value);
    let search = value::certainty_in_full(value::less_certain(ply.value, ply.best_value));
    let cells = [
        (index + 1).to_string(),
        m::common::color(*player).to_string(),
        square.to_string(),
        value,
        best.to_string(),
        best_value,
        value::loss(ply),
        search,
        value::turning_point(ply).map(String::from).unwrap_or_default(),
    ];
    row(&COLUMNS, cells)
}

/// The columns of the table of the mean losses.
const MEANS: [Column; 5] = [
    Column::Left(0, 9),
    Column::Right(2, 9),
    Column::Right(2, 9),
    Column::Right(2, 9),
    Column::Right(2, 10),
];

fn means(review: &Review) -> Vec<String> {
    let [opening, midgame, endgame] = Phase::ALL.map(|phase| m::batch::phase(phase.name()));
    let head = [m::batch::mean_loss(), opening, midgame, endgame, m::batch::whole_game()];
    let mut lines = vec![columns::head(&MEANS, head)];
    lines.extend(Color::BOTH.map(|color| {
        let mean = |phase| value::mean_loss(review.mean_loss(color, phase));
        let [opening, midgame, endgame] = Phase::ALL.map(|phase| mean(Some(phase)));
        let color = m::common::color(color).to_string();
        row(&MEANS, [color, opening, midgame, endgame, mean(None)])
    }));
    lines
}
