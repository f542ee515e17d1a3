//! A review as a table for people.

use othello_core::board::Color;
use othello_engine::analysis::{Phase, Review, ReviewedPly};
use othello_home::store::game_rows;
use othello_notation::Record;
use othello_words::text;
use othello_words::value;

/// Returns the lines of the review of a game.
pub fn lines(record: &Record, review: &Review) -> Vec<String> {
    let mut lines = vec![text::printable(&game_rows::record_line(record)).into_owned()];
    lines.extend(value::sign(record.game.rules()).map(|sign| sign.to_string()));
    let (reviewed, plies) = (review.plies.len(), record.game.plies().len());
    if plies == 0 {
        lines.push("No moves have been played.".into());
        return lines;
    }
    if reviewed < plies {
        lines.push(format!("Stopped: only the last {reviewed} of {plies} moves are reviewed."));
    }
    if reviewed == 0 {
        return lines;
    }
    lines.push(String::new());
    lines.push("move  player  played   value  best   value    loss  search".into());
    lines.extend(review.plies.iter().map(row));
    lines.push(String::new());
    lines.extend(means(review));
    let mut turns = review.turning_points().peekable();
    if turns.peek().is_some() {
        lines.push(String::new());
        lines.push("Turning points:".into());
        lines.extend(turns.filter_map(value::turning_point_sentence).map(|text| text.to_string()));
    }
    lines
}

fn row(ply: &ReviewedPly) -> String {
    let ReviewedPly { index, player, square, best, .. } = ply;
    let (number, player) = (index + 1, player.to_string());
    let [value, best_value] = [ply.value, ply.best_value].map(value::value);
    let (loss, search) = (
        value::loss(ply),
        value::certainty_in_full(value::less_certain(ply.value, ply.best_value)),
    );
    let mark = value::turning_point(ply).map(|text| text.to_string()).unwrap_or_default();
    format!(
        "{number:>4}  {player:<6}  {square:<6}  {value:>6}  {best:<4}  {best_value:>6}  {loss:>6}  {search:<15} {mark}"
    )
}

/// Returns the table of the mean losses.
fn means(review: &Review) -> Vec<String> {
    let phases = Phase::ALL.map(Phase::name).map(|name| format!("{name:>9}"));
    let mut lines = vec![format!("mean loss  {}  whole game", phases.join("  "))];
    lines.extend(Color::BOTH.map(|color| {
        let mean = |phase| value::mean_loss(review.mean_loss(color, phase));
        let phases = Phase::ALL.map(|phase| format!("{:>9}", mean(Some(phase))));
        format!("{:<9}  {}  {:>10}", color.to_string(), phases.join("  "), mean(None))
    }));
    lines
}
