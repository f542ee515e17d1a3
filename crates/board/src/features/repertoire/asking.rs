//! Asking the positions of the repertoires that have been read.

use std::collections::HashSet;

use othello_core::board::Color;
use othello_core::folded::Folded;
use othello_core::game::Game;
use othello_games::repertoire::Repertoire;
use othello_words::i18n::m;

use super::state::{Drill, RepertoirePart};
use crate::app::App;
use crate::app::reply::{Done, Refuse};
use crate::features::training;

/// Asks positions of the repertoires, as far as they are due or new.
pub(super) fn ask_read(app: &mut App, Drill { color, part, count }: Drill) -> Done {
    let repertoires = app.state.repertoires();
    let meant: Vec<&Repertoire> = Color::BOTH
        .into_iter()
        .filter(|of| color.is_none_or(|color| color == *of))
        .filter_map(|of| repertoires[of].as_deref())
        .filter(|repertoire| !repertoire.is_empty())
        .collect();
    if meant.is_empty() {
        let none =
            color.map_or_else(m::repertoire::no_repertoire, m::repertoire::no_repertoire_for);
        return Err(none.quiet());
    }
    let of = |from| in_turn(meant.iter().map(|known| known.questions(from)).collect());
    let questions = match part {
        RepertoirePart::Everything => of(None),
        RepertoirePart::From(position) => of(Some(&position)),
        RepertoirePart::FromViewed => match of(Some(&app.state.viewed.position())) {
            here if here.is_empty() => of(None),
            here => here,
        },
    };
    if questions.is_empty() {
        return Err(m::repertoire::not_there().quiet());
    }
    training::ask_openings(app, questions, count);
    Ok(())
}

/// Asks the positions of a line that the repertoires have, as far as they are due or new.
pub(super) fn ask_line(app: &mut App, line: &Game) {
    let positions: HashSet<_> =
        (0..line.plies().len()).map(|ply| Folded::of(&line.position_at(ply))).collect();
    let repertoires = app.state.repertoires();
    let of = |color: Color| repertoires[color].as_deref().map(|known| known.questions(None));
    let mut questions = in_turn(Color::BOTH.into_iter().filter_map(of).collect());
    questions.retain(|asked| positions.contains(&Folded::of(&asked.game.position())));
    training::ask_openings(app, questions, line.plies().len());
}

/// Takes from each of some lists in turn, so that neither colour waits for the end of the other.
fn in_turn<T>(lists: Vec<Vec<T>>) -> Vec<T> {
    let mut lists: Vec<_> = lists.into_iter().map(Vec::into_iter).collect();
    let mut all = Vec::new();
    loop {
        let before = all.len();
        for list in &mut lists {
            all.extend(list.next());
        }
        if all.len() == before {
            return all;
        }
    }
}
