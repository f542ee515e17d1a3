//! Sentences about the lines.

use super::state::BestLines;
use crate::app::engine_queue::Purpose;
use crate::app::state::State;
use othello_engine::{Line, Value};
use othello_home::config::lines::LineCount;
use othello_home::config::lines::LinesChoice;
use othello_home::engine_worker::task::{Effort, Resources};
use othello_words::i18n::{self, Text, m};
use othello_words::numbers::{self, short};
use othello_words::text;
use othello_words::value::{certainty_in_full, names, sign, value};

/// Returns how far the search has come, in few columns if it has to be: `depth 18, 87% · 12.3 M positions · 9.10 M/s`.
pub fn progress(lines: &BestLines, rows: &[Line], state: &State, width: usize) -> String {
    let Some(search) = &lines.search else {
        return m::lines::no_moves().to_string();
    };
    let known = rows.first().map(|best| certainty_in_full(best.value));
    let effort = search.effort;
    let waits = state.engine.before(Purpose::Lines).filter(|_| !search.is_finished);
    let taken = (effort.nodes > 0).then(|| taken(effort));
    let state = match (waits, &known) {
        (Some(_), _) => Some(m::lines::waiting()),
        (None, None) => Some(m::lines::begins()),
        (None, Some(_)) => None,
    };
    let join = |form: fn(&Text) -> String| {
        let parts = [known.clone(), taken.as_ref().map(form), state.as_ref().map(Text::to_string)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    let whole = join(Text::to_string);
    if text::width(&whole) <= width {
        return whole;
    }
    join(|taken| taken.form("short").unwrap_or_default())
}

/// Returns what a search has taken: `12.3 M nodes, 9.10 M/s`.
fn taken(effort: Effort) -> Text {
    let seconds = effort.time.as_secs_f64().max(0.001);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "three digits are shown"
    )]
    let speed = (effort.nodes as f64 / seconds) as u64;
    m::lines::taken(short(effort.nodes), short(speed))
}

/// Returns how certain a value is, in few columns: `18@87%`, `24`, `exact`.
pub fn certainty_in_brief(value: Value) -> String {
    match value {
        Value::Exact(_) => m::value::exact().to_string(),
        Value::Estimated { depth, selectivity, .. } => match selectivity.percent() {
            100 => depth.to_string(),
            percent => format!("{depth}@{percent}%"),
        },
    }
}

pub fn choice(choice: &LinesChoice, resources: &Resources) -> Text {
    let LinesChoice { count, depth, time } = choice;
    let count = match count {
        LineCount::Best(count) => m::lines::best(count.get()),
        LineCount::All => m::lines::all(),
    };
    let depth = depth.map_or_else(m::lines::any_depth, |depth| m::lines::depth(depth.to_string()));
    let time = time.map(|time| m::lines::seconds(numbers::plain(time.as_secs_f64())));
    let time = time.unwrap_or_else(m::lines::any_time);
    let threads = resources.threads().get();
    let memory = (resources.table_bytes >> 20).to_string();
    m::lines::chosen(count, depth, time, threads, memory)
}

/// Returns how far a search has come, in one line: `depth 18, 87 %: d6 -0.4, f6 -1.2 (12.3 M positions · 9.10 M/s)`.
pub fn so_far(rows: &[Line], effort: Effort) -> Text {
    let certainty = rows.first().map(|best| certainty_in_full(best.value));
    let moves = rows.iter().map(|line| format!("{} {}", line.square(), value(line.value)));
    m::lines::so_far(certainty.unwrap_or_default(), i18n::list(moves), taken(effort))
}

/// Returns the lines in sentences, the best one first.
pub fn spoken(lines: &BestLines, state: &State) -> Vec<Text> {
    let rows = lines.rows(state);
    let (Some(search), Some(mover)) = (&lines.search, state.viewed.position().to_move()) else {
        return Vec::new();
    };
    let all = state.viewed.position().legal_moves().len().to_string();
    let head = m::lines::head(mover, rows.len(), all, taken(search.effort));
    let line = |line: &Line| {
        let certainty = certainty_in_full(line.value);
        m::lines::line(line.square(), value(line.value), certainty, names(&line.moves))
    };
    let sign = sign(state.game().rules());
    [head].into_iter().chain(rows.iter().map(line)).chain(sign).collect()
}
