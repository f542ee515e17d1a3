//! Counts, against those of a program that knows nothing of this one.

use othello_core::board::Color;
use othello_core::folded::Folded;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_games::explorer::{
    Filter, GameBase, MoveCount, Programs, Query, ResultFilter, Selection,
};
use proptest::prelude::*;

use crate::{BASE, base, data, each, position};

/// Reads a filter as `rows.tsv` names it.
fn filter(text: &str) -> Filter {
    let mut filter = Filter::default();
    for part in text.split(',').filter(|part| *part != "all") {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        match (name, value) {
            ("programs", _) => filter.programs = Programs::Included,
            ("player", name) => filter.player = Some(name.to_uppercase()),
            ("event", name) => filter.event = Some(name.into()),
            ("years", years) => filter.years = Some(years.parse().unwrap()),
            ("color", "black") => filter.color = Some(Color::Black),
            ("color", "white") => filter.color = Some(Color::White),
            ("result", "black") => filter.result = Some(ResultFilter::Won(Color::Black)),
            ("result", "white") => filter.result = Some(ResultFilter::Won(Color::White)),
            ("result", "draw") => filter.result = Some(ResultFilter::Drawn),
            ("result", "won") => filter.result = Some(ResultFilter::PlayerWon),
            other => panic!("{other:?}"),
        }
    }
    filter
}

/// Returns a row as `rows.tsv` has it, in which sums stand in place of means.
#[expect(clippy::cast_precision_loss, reason = "there are few games")]
fn line(MoveCount { square, count }: &MoveCount) -> String {
    let [black, white] = Color::BOTH.map(|color| count.wins[color]);
    // No game of the small base is forfeited.
    let leads = count.discs().unwrap_or(0.0) * count.finished() as f64;
    format!("{square}/{}/{black}/{}/{white}/{leads:.0}", count.games, count.draws)
}

/// Returns the rows in the order of the squares' numbers.
fn lines(mut rows: Vec<MoveCount>) -> String {
    rows.sort_by_key(|row| row.square.index());
    rows.iter().map(line).collect::<Vec<_>>().join(" ").replace("/-0", "/0")
}

#[test]
fn rows_are_those_of_an_independent_count_with_each_filter() {
    let base = base();
    assert_eq!(base.len(), 300);
    let table = String::from_utf8(data("base/rows.tsv")).unwrap();
    let mut checked = 0;
    for row in table.lines() {
        let [name, moves, expected] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let filter = filter(name);
        let position = position(if moves == "-" { "" } else { moves });
        let selection = Selection::new(&base, &filter, |_| true);
        assert_eq!(lines(base.rows(&position, &selection)), expected, "{name}, {moves}");
        let mut query = Query::new(&position);
        for file in BASE {
            each(&data(file), |game| {
                query.count(&game.unwrap(), &filter);
            });
        }
        assert_eq!(lines(query.rows()), expected, "{name}, {moves}");
        let reached = base.games_at(&position, &selection).len() as u64;
        assert_eq!(query.reached().games, reached, "{name}, {moves}");
        checked += 1;
    }
    assert_eq!(checked, 300);
}

#[test]
fn libraries_that_are_put_together_answer_like_one() {
    let mut parts = BASE.map(|file| crate::base_of([data(file)]));
    let [whole, others @ ..] = &mut parts;
    for part in others {
        whole.append(part);
    }
    let once = base();
    let (all, all_once) = (Selection::all(whole), Selection::all(&once));
    for moves in ["", "f5", "f5d6c3d3c4", "f5f6e6f4e3c5c4"] {
        let position = position(moves);
        assert_eq!(whole.rows(&position, &all), once.rows(&position, &all_once), "{moves}");
        assert_eq!(whole.games_at(&position, &all), once.games_at(&position, &all_once));
    }
    for index in [0, 99, 100, 200, 299] {
        assert_eq!(whole.record(index), once.record(index));
        assert_eq!(whole.listed(index).number, index % 100 + 1);
    }
}

#[test]
fn a_filter_may_leave_sources_out() {
    let base = base();
    let selection = Selection::new(&base, &Filter::default(), |source| source == 1);
    let found = base.games_at(&position("f5"), &selection);
    assert_eq!(found.len(), selection.len());
    assert!(!found.is_empty() && found.iter().all(|index| base.listed(*index).source == 1));
}

/// Returns the position after moves that are chosen by these numbers.
fn played(choices: &[u8]) -> Position {
    let mut game = Game::new(Rules::OTHELLO);
    for choice in choices {
        let legal: Vec<Square> = game.position().legal_moves().into_iter().collect();
        let Some(square) = legal.get(usize::from(*choice) % legal.len().max(1)) else { break };
        game.play(*square).unwrap();
    }
    game.position()
}

proptest! {
    #[test]
    fn images_of_a_position_are_one_position_and_have_the_same_games(
        choices in prop::collection::vec(any::<u8>(), 0..60),
    ) {
        use othello_core::square::Symmetry;
        let position = played(&choices);
        let folded = Folded::of(&position);
        prop_assert_eq!(folded.to_move(), position.to_move());
        for symmetry in Symmetry::ALL {
            let board = position.board().transformed(symmetry);
            let image = Position::new(position.rules(), board, position.next());
            prop_assert_eq!(Folded::of(&image), folded);
            let (_, back) = Folded::with_symmetry(&image);
            prop_assert_eq!(image.board().transformed(back), folded.board());
        }
    }

    #[test]
    fn a_game_is_found_at_each_of_its_positions_and_nowhere_else(
        choices in prop::collection::vec(any::<u8>(), 0..70),
        others in prop::collection::vec(any::<u8>(), 0..12),
    ) {
        let mut game = Game::new(Rules::OTHELLO);
        for choice in &choices {
            let legal: Vec<Square> = game.position().legal_moves().into_iter().collect();
            let Some(square) = legal.get(usize::from(*choice) % legal.len().max(1)) else { break };
            game.play(*square).unwrap();
        }
        let text = othello_notation::transcript::write(game.plies());
        let base = if text.is_empty() { GameBase::default() } else { crate::base_of([text]) };
        let all = Selection::all(&base);
        let mut reached = Vec::new();
        for plies in 0..=game.plies().len() {
            let position = game.position_at(plies);
            reached.push(Folded::of(&position));
            prop_assert_eq!(base.games_at(&position, &all).len(), base.len());
        }
        let elsewhere = played(&others);
        let is_reached = !base.is_empty() && reached.contains(&Folded::of(&elsewhere));
        prop_assert_eq!(base.games_at(&elsewhere, &all).len(), usize::from(is_reached));
    }
}
