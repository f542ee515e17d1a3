//! The game record: players, date, result and transcript, beside the board with the numbers of the moves.

use othello_words::i18n::m;
use othello_words::names;
use othello_words::numbers;
use othello_words::results;

use super::page_scroll::PageScroll;
use crate::screen::layout::Room;
use crate::screen::view::{BoardContent, View};
use crate::screen::window::{Light, Window, WindowReply};
use crate::screen::window_text::{WindowLine, WindowText, paragraph, text_width};
use othello_board::app::App;
use othello_board::app::keys::pages::RECORD_MODE;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::WindowInput;
use othello_core::board::Color;
use othello_notation::draft::Field;
use othello_notation::transcript;

#[derive(Debug, Default)]
pub struct RecordWindow {
    scroll: PageScroll,
}

impl Window for RecordWindow {
    fn mode(&self) -> Mode {
        RECORD_MODE
    }

    fn handle(&mut self, input: WindowInput, _: &App) -> WindowReply {
        self.scroll.handle(&input)
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        let width = text_width(room);
        self.scroll.window(view, m::screen::record_title().to_string(), lines(view, width), width)
    }

    fn board(&self, _: &App) -> BoardContent {
        BoardContent::Record
    }

    fn light(&self, _: &App) -> Light {
        Light::Full
    }
}

/// Returns the record up to the ply shown in lines of at most `width` columns.
fn lines(view: &View<'_>, width: usize) -> Vec<WindowLine> {
    let record = view.session().record();
    let [black, white] = Color::BOTH.map(|color| names::name(view.session(), color));
    let mut lines: Vec<_> = paragraph(&format!("{black} - {white}"), width).collect();
    let result = record.result();
    let result = result.map(|result| results::outcome(result).words("brief", Some(&view.names())));
    let date = record.date.and_then(numbers::date);
    let heading = view.session().heading();
    let [event, round, score] =
        [Field::Event, Field::Round, Field::Score].map(|field| heading.text(field));
    // PGN has it where there are no rounds.
    let round = if round == "-" { "" } else { round };
    let event = match (event, round) {
        ("", "") => None,
        (event, "") => Some(event.into()),
        ("", round) => Some(m::screen::round(round).to_string()),
        (event, round) => Some(m::screen::event_and_round(event, round).to_string()),
    };
    let stated = (!score.is_empty()).then(|| m::screen::official_score(score).to_string());
    for text in [event, date, result, stated].into_iter().flatten() {
        lines.extend(paragraph(&text, width));
    }
    lines.push(WindowLine::blank());
    let plies = &view.app().viewed().line().plies()[..view.app().viewed().ply()];
    lines.extend(whole_moves(&transcript::write(plies), width));
    lines
}

/// Returns a transcript in lines of whole moves, five to a word.
fn whole_moves(moves: &str, width: usize) -> impl Iterator<Item = WindowLine> {
    const WORD: usize = 10;
    let words = ((width + 1) / (WORD + 1)).clamp(1, 4);
    let lines = moves.as_bytes().chunks(words * WORD);
    lines.map(|line| {
        let words = line.chunks(WORD).map(|word| String::from_utf8_lossy(word));
        WindowLine::new(words.collect::<Vec<_>>().join(" "))
    })
}
