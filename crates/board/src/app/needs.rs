//! The conditions of commands that several features share, each with the reason if it is not met.

use othello_words::i18n::m;

use crate::app::App;
use crate::app::during::During;
use crate::app::engine_queue::Purpose;
use crate::app::reply::{Refuse, Refused};
use crate::app::state::State;
use crate::app::viewed::Scope;
use crate::features::saving::sentences::save_failed;

/// A condition of a command.
pub struct Need {
    pub is_met: fn(&App) -> bool,
    /// The reason if it is not.
    pub or: fn(&App) -> Refused,
}

/// Returns the reason of the first that is not met.
pub fn refusal(needs: &[&Need], app: &App) -> Option<Refused> {
    needs.iter().find(|need| !(need.is_met)(app)).map(|need| (need.or)(app))
}

/// The game is played at one machine.
pub const NOT_LINKED: Need = Need {
    is_met: |app| !app.state.is_linked() || app.state.is_aside(),
    or: |_| m::link::not_over_link().into(),
};

/// The game is not under way at two machines.
pub const NOT_IN_LINKED_GAME: Need = Need {
    is_met: |app| !app.state.is_linked() || app.state.session().to_move().is_none(),
    or: |_| m::link::not_over_link().into(),
};

/// The game is kept, as far as the last attempt to save it tells: another one takes its place without loss.
pub const SAVED: Need = Need {
    is_met: |app| app.features.saving.error().is_none(),
    or: |app| {
        let why = app.features.saving.error().map(save_failed);
        why.unwrap_or_else(|| m::common::raw("")).into()
    },
};

/// The board is the game's.
pub const NO_EXERCISE: Need = Need {
    is_met: |app| During::of(app) == During::Play,
    or: |app| match During::of(app) {
        During::Tutorial => m::tutorial::under_way().quiet(),
        During::Exercise | During::Play | During::Any => m::exercise::solving().quiet(),
    },
};

/// The players may see the board.
pub const NOT_PAUSED: Need =
    Need { is_met: |app| !app.state.is_game_hidden(), or: |_| m::clock::is_paused().into() };

/// A move in place of a known one is a variation.
pub const CAN_VARY: Need =
    Need { is_met: |app| app.state.viewed.can_vary(), or: |_| m::variations::not_yet().into() };

/// The game is not over.
pub const UNDER_WAY: Need =
    Need { is_met: |app| app.state.session().to_move().is_some(), or: |app| game_over(&app.state) };

/// Returns the refusal of what a game that is over does not allow.
pub fn game_over(state: &State) -> Refused {
    if state.viewed.is_forfeited() {
        m::common::game_ended().quiet()
    } else {
        m::common::game_over().quiet()
    }
}

/// The engine may be asked.
pub const UNLOCKED: Need =
    Need { is_met: |app| app.state.can_evaluate(), or: |_| m::evaluation::locked().into() };

/// No computer is choosing its move, where somebody waits for the answer.
pub const ENGINE_FREE: Need = Need {
    is_met: |app| {
        app.state.scope() == Scope::EveryPosition || !app.state.engine.is_asked(Purpose::Move)
    },
    or: |_| m::evaluation::busy().into(),
};

/// There are moves in the viewed position, where it alone is asked about.
pub const NOT_OVER_HERE: Need = Need {
    is_met: |app| app.state.scope() == Scope::EveryPosition || (NOT_OVER.is_met)(app),
    or: NOT_OVER.or,
};

/// There are moves in the viewed position.
pub const NOT_OVER: Need = Need {
    is_met: |app| app.state.viewed.position().to_move().is_some(),
    or: |app| game_over(&app.state),
};
