//! The engine's hints and the values of moves, in the line under the board.

use othello_words::i18n::{self, Text, m};
use othello_words::value;

use crate::screen::view::{Notice, NoticeKind, View};
use othello_board::features::evaluation::place;
use othello_board::features::evaluation::state::HintStep;

/// Returns the best move or where to look for it, or the reason why there is none yet, where the players want to see it;
/// behind `before`, where there is room for both. `busy` says what else the engine is doing first.
pub fn notice(view: &View<'_>, busy: Option<&str>, before: Option<&Notice>) -> Option<Notice> {
    let evaluation = &view.app().features.evaluation;
    let viewed = view.app().viewed().position();
    viewed.to_move()?;
    let in_place = || {
        let said: Vec<_> =
            place(evaluation.finished(HintStep::Region)?).iter().map(Text::to_string).collect();
        Some((i18n::passage(&said), said.last()?.clone()))
    };
    let best = || {
        let best = value::best(&viewed, evaluation.report()?)?;
        Some((best.to_string(), best.form("short")?))
    };
    let found = match evaluation.wanted()? {
        HintStep::Region => in_place(),
        HintStep::BestMove
        | HintStep::MoveList
        | HintStep::LossesOnBoard
        | HintStep::ValuesOnBoard => best(),
    };
    let (text, brief) = if let Some(found) = found {
        found
    } else {
        let (waits, evaluating) = (m::evaluation::wait(), m::evaluation::evaluating());
        match busy {
            Some(busy) => (i18n::passage([busy.to_owned(), waits.to_string()]), waits.to_string()),
            None => (evaluating.to_string(), evaluating.form("short")?),
        }
    };
    let befores =
        before.into_iter().flat_map(|notice| [&notice.text].into_iter().chain(&notice.shorter));
    let both: Vec<_> = befores.map(|before| i18n::passage([before, &text])).collect();
    let mut texts = both.into_iter().chain([text, brief]);
    let first = texts.next()?;
    Some(Notice { text: first, shorter: texts.collect(), kind: NoticeKind::Strong })
}

/// Returns the best move and the loss of the one in focus, in few words: where the screen has one
/// line for both, and nothing else to say in it.
pub fn in_brief(view: &View<'_>) -> Option<Notice> {
    let report = view.report_on_board().filter(|_| view.said().is_none())?;
    let loss = view.loss_of(view.focus());
    let best = value::best(&view.app().viewed().position(), report)?.form("short")?;
    let said = match loss {
        Some(loss) => m::value::best_and_focus(best, view.focus(), loss).to_string(),
        None => best,
    };
    Some(Notice::new(said, NoticeKind::Strong))
}
