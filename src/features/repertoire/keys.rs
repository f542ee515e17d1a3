//! The keys of the repertoire.

use super::says::{Drill, Part};
use crate::app::action::{Action, RepertoireAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::conditions::excludes_engine;
use crate::screen::keys::key::char;
use crate::screen::keys::row::{Binding, KeyRow, KeysOfMode};
use crate::screen::message::Message;
use crate::screen::view::View;

/// The positions that the key asks.
const DRILL: Drill = Drill { color: None, part: Part::FromViewed, count: Drill::USUAL };

fn can_train(view: &View<'_>) -> bool {
    view.app().state().can_evaluate() && !excludes_engine(view)
}

fn has_move(view: &View<'_>) -> bool {
    view.app().viewed().last_ply().is_some()
}

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: InputMode::Board,
    rows: &[
        KeyRow {
            keys: &[Binding::new(
                char('Q'),
                &Message::Act(Action::Repertoire(RepertoireAction::Train(DRILL))),
            )],
            help: "train your repertoire, from here on",
            available: can_train,
        },
        KeyRow {
            keys: &[Binding::new(
                char('U'),
                &Message::Act(Action::Repertoire(RepertoireAction::Add(None))),
            )],
            help: "add the moves that lead here to your repertoire",
            available: has_move,
        },
    ],
}];
