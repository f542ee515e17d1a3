//! The scoresheet: the numbers of a game as they stand on paper, typed in, checked and saved.

pub mod check;
pub mod commands;
pub mod sentences;
pub mod state;
#[cfg(test)]
mod tests;

use othello_core::game::Game;
use othello_core::square::Square;
use othello_engine::doubt::MoveJudge;
use othello_home::files::said;
use othello_home::jobs::saved_games::KeepSheet;
use othello_notation::draft::{Draft, Field};
use othello_notation::repair::Judge;
use othello_notation::sheet::{Grid, NumberStep};
use othello_words::faults::Said;
use othello_words::i18n::m;

use crate::app::App;
use crate::app::event::Event;
use crate::app::needs::Need;
use crate::app::page::Page;
use crate::app::reply::{Done, Refuse, Reply, Tone};
use crate::app::state::Confirmation;
use crate::features::new_game;
use state::SheetPart;

pub const PAGE: Page = Page::new("scoresheet");
pub const REPAIRS_PAGE: Page = Page::new("repairs of the scoresheet");

/// A change of the sheet can be taken back.
const CAN_UNDO: Need = Need {
    is_met: |app| app.features.scoresheet.can_undo(),
    or: |_| m::scoresheet::nothing_to_undo().quiet(),
};

/// A change of the sheet can be made again.
const CAN_REDO: Need = Need {
    is_met: |app| app.features.scoresheet.can_redo(),
    or: |_| m::scoresheet::nothing_to_redo().quiet(),
};

/// The sheet has numbers, and no field is wrong.
const READY: Need = Need {
    is_met: |app| app.features.scoresheet.unready().is_none(),
    or: |app| {
        let why = app.features.scoresheet.unready();
        why.unwrap_or_else(m::scoresheet::no_numbers).into()
    },
};

/// The moves before the fault are a game.
const HAS_LEGAL_MOVES: Need = Need {
    is_met: |app| !app.features.scoresheet.check().game.plies().is_empty(),
    or: |_| m::scoresheet::nothing_legal().into(),
};

/// Writes numbers on squares, in place of what stands there; 0 clears a square.
pub fn set(app: &mut App, numbers: &[(Square, u8)]) -> Done {
    if let Some((square, _)) = numbers.iter().find(|(square, _)| !check::is_free(*square)) {
        return Err(m::scoresheet::disc(square.name()).into());
    }
    let part = match numbers {
        [(square, _)] => Some(SheetPart::Square(*square)),
        _ => None,
    };
    change(app, part, |draft| {
        for &(square, number) in numbers {
            draft.grid.set(square, number);
        }
    })
}

/// Adds one to the number of a square and to all that are not smaller, or takes one away.
pub fn renumber(app: &mut App, square: Square, step: NumberStep) -> Done {
    if app.features.scoresheet.draft().grid.number(square).is_none() {
        return Err(m::scoresheet::no_number(square.name()).into());
    }
    app.state.tell(Event::SheetChanged(None));
    change(app, None, |draft| draft.grid.renumber(square, step))
}

pub fn write(app: &mut App, field: Field, text: &str) -> Done {
    change(app, Some(SheetPart::Field(field)), |draft| draft.write(field, text))
}

pub fn clear(app: &mut App) -> Done {
    app.state.tell(Event::SheetChanged(None));
    change(app, None, |draft| draft.grid = Grid::default())
}

fn change(app: &mut App, part: Option<SheetPart>, change: impl FnOnce(&mut Draft)) -> Done {
    if app.features.scoresheet.change(part, change) {
        keep(app);
    }
    say_changed(app)
}

fn say_changed(app: &mut App) -> Done {
    let state = sentences::whole_state(&app.features.scoresheet);
    app.state.say(Reply::seen(m::scoresheet::changed(state)));
    Ok(())
}

fn keep(app: &mut App) {
    let draft = app.features.scoresheet.draft().clone();
    app.state.job(KeepSheet(draft.into()), |app, kept| {
        if let Err(error) = kept {
            let why = m::saving::sheet_not_kept(said::cause(&error));
            app.state.say(Reply::new(Tone::Warning, vec![why]).as_news());
        }
    });
}

/// Takes the last change back.
pub fn undo(app: &mut App) -> Done {
    let at = app.features.scoresheet.undone_square();
    app.features.scoresheet.undo();
    say_turned(app, at)
}

/// Makes the last change again that was taken back.
pub fn redo(app: &mut App) -> Done {
    let at = app.features.scoresheet.redone_square();
    app.features.scoresheet.redo();
    say_turned(app, at)
}

fn say_turned(app: &mut App, at: Option<Square>) -> Done {
    keep(app);
    app.state.tell(Event::SheetChanged(at));
    say_changed(app)
}

/// Saves the game, or offers repairs if the sheet has a fault.
pub fn finish(app: &mut App) -> Done {
    let sheet = &mut app.features.scoresheet;
    if sheet.check().fault.is_none() {
        save(app);
        return Ok(());
    }
    // Where nobody may ask the engine, it does not say which moves are likely.
    let impartial = |_: &Game| 0.0;
    let engine = app.state.can_evaluate().then(MoveJudge::new);
    let judge: &dyn Judge = engine.as_ref().map_or(&impartial, |judge| judge);
    sheet.look_for_repairs(judge);
    app.state.show(REPAIRS_PAGE);
    Ok(())
}

pub fn take(app: &mut App, index: usize) -> Done {
    let sheet = &mut app.features.scoresheet;
    let count = sheet.repairs().len();
    let repair = sheet.repairs().get(index).cloned();
    let repair = repair.ok_or_else(|| m::scoresheet::only_repairs(count).quiet())?;
    sheet.repair(&repair);
    keep(app);
    app.state.tell(Event::SheetChanged(None));
    let state = sentences::state(&app.features.scoresheet).to_string();
    app.state.say(m::scoresheet::repaired(repair.said(), state));
    Ok(())
}

/// Saves the game up to the fault.
pub fn save_anyway(app: &mut App) -> Done {
    save(app);
    Ok(())
}

/// Adds the game to the saved ones, begins the next sheet, and shows the game on the board. The sheet
/// before can be had back by undoing.
fn save(app: &mut App) {
    let sheet = &mut app.features.scoresheet;
    let record = sheet.draft().record(sheet.check().game.clone());
    let next = sheet.draft().next();
    sheet.replace(next);
    app.state.keep(record.clone());
    keep(app);
    app.state.hide(PAGE);
    app.state.hide(REPAIRS_PAGE);
    new_game::open(app, record, |app| {
        app.state.say(match app.state.terms().confirmation {
            Confirmation::Ask => m::scoresheet::saved(),
            Confirmation::Skip => m::scoresheet::finished(),
        });
    });
    if app.state.question().is_some() {
        app.state.say(m::scoresheet::saved_aside());
    }
}
