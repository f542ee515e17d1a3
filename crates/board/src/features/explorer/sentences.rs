//! The sentences of the explorer.

use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::square::Square;
use othello_engine::Value;
use othello_games::explorer::{Ending, Filter, GameCount, MoveCount, ResultFilter};
use othello_games::repertoire::RepertoireMove;
use othello_home::base::{Completeness, OpenBase};
use othello_session::Session;
use othello_words::explorer::{
    discs, faults, games, opening_after, players, reached, result, shares,
};
use othello_words::i18n::{self, Text, m};
use othello_words::names;
use othello_words::numbers::grouped;
use othello_words::text;
use othello_words::value;

use super::chosen::{ChosenError, ChosenGames, WhoseGames};
use super::state::{Explorer, PositionRows};
use crate::app::move_source::{RepertoireUse, SourceContents};
use crate::app::state::State;

/// Returns why what a player types means no games.
pub fn fault(error: ChosenError) -> Text {
    match error {
        ChosenError::TwoColors => m::explorer::two_colors(),
        ChosenError::TwoResults => m::explorer::two_results(),
        ChosenError::TwoYears => m::explorer::two_years(),
        ChosenError::NotYears => m::explorer::not_years(),
        ChosenError::NoPlayer => m::explorer::no_player(),
    }
}

pub fn filter(chosen: &ChosenGames) -> String {
    let Filter { player, color, event, years, result, programs: _ } = &chosen.filter;
    let result = result.map(|result| match result {
        ResultFilter::Won(Color::Black) => "black-wins",
        ResultFilter::Won(Color::White) => "white-wins",
        ResultFilter::Drawn => "draw",
        ResultFilter::PlayerWon => "won",
        ResultFilter::PlayerLost => "lost",
    });
    let whose = match chosen.whose {
        WhoseGames::People => None,
        WhoseGames::Everybody => Some("programs"),
        WhoseGames::Own => Some("own"),
    };
    let parts = [
        player.clone(),
        color.map(|color| color.name().to_owned()),
        years.as_ref().map(ToString::to_string),
        result.map(String::from),
        whose.map(String::from),
        event.as_ref().map(|event| format!("event:{event}")),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns which games count, and how many: `83,967 games by people.`
pub fn choice(explorer: &Explorer) -> Text {
    let chosen = explorer.chosen();
    let games = match explorer.base() {
        Some(_) => games(explorer.count() as u64),
        None => m::explorer::all_games(),
    };
    let filter = filter(&ChosenGames { whose: WhoseGames::People, ..chosen.clone() });
    let whose = match chosen.whose {
        WhoseGames::People => "people",
        WhoseGames::Everybody => "everybody",
        WhoseGames::Own => "own",
    };
    if filter.is_empty() {
        m::explorer::choice(games, whose)
    } else {
        m::explorer::choice_of(games, whose, filter)
    }
}

/// Returns how the games of a position ended, in few words: `27,106 here: 49-4-47%, Black +1.3`.
pub fn in_brief(count: &GameCount) -> Text {
    if count.games == 0 {
        return m::explorer::nobody_here();
    }
    let games = grouped(count.games);
    if count.finished() == 0 {
        return m::explorer::here(games);
    }
    let [black, draws, white] = shares(count);
    let shares = format!("{black}-{draws}-{white}");
    match count.discs() {
        None => m::explorer::here_ended(games, shares),
        Some(lead) => m::explorer::here_lead(games, shares, discs(Some(lead))),
    }
}

/// Returns the moves of the repertoires in the viewed position: `Your repertoire: c3 or c5.`, and of the
/// opponent `It answers d6, f6.`
pub fn of_repertoire(state: &State) -> Option<String> {
    let position = state.viewed.position();
    let player = position.to_move()?;
    let known = |color: Color| {
        let moves = state.repertoires()[color].as_ref().map(|known| known.moves(&position));
        let moves = moves.filter(|moves| !moves.is_empty())?;
        Some(moves.iter().map(RepertoireMove::square).map(Square::name).collect::<Vec<_>>())
    };
    let own = known(player).map(|moves| m::explorer::own_moves(i18n::disjunction(moves)));
    let replies = known(!player).map(|moves| m::explorer::answers(i18n::list(moves)));
    let texts: Vec<_> = own.into_iter().chain(replies).collect();
    (!texts.is_empty()).then(|| i18n::passage(texts))
}

pub fn games_heading(found: &PositionRows) -> Text {
    let (listed, all) = (found.games().len() as u64, found.reached().games);
    if listed < all {
        m::explorer::latest(listed.to_string(), games(all))
    } else {
        m::explorer::listed()
    }
}

/// Returns a game of the list in the panel: `2019 34-30 Ada - Emile, Paris Open`.
pub fn game_in_brief(
    names: ByColor<Option<&str>>,
    event: Option<&str>,
    year: Option<u16>,
    ending: Ending,
) -> String {
    let year = year.map_or_else(|| "   ?".into(), |year| year.to_string());
    let event = event.map_or_else(String::new, |event| format!(", {event}"));
    let text = format!("{year} {:<5} {}{event}", result(ending), players(names));
    text::printable(&text).into_owned()
}

pub const fn sign_of_exact(value: Value) -> &'static str {
    if value.is_exact() { "=" } else { "" }
}

/// Returns that not all games are in memory.
pub fn partial(base: &OpenBase) -> Option<Text> {
    match base.completeness() {
        Completeness::Complete => None,
        Completeness::Partial => Some(m::explorer::partial()),
    }
}

/// Returns by what the computer of a game plays.
pub fn sparring(source: SourceContents, session: &Session) -> Text {
    let SourceContents { games, repertoire } = source;
    let computer = Color::BOTH.into_iter().find(|color| !session.players()[*color].is_human());
    let computer = computer
        .map_or_else(|| m::explorer::the_engine().to_string(), |color| names::name(session, color));
    let counted = othello_words::explorer::games(games as u64);
    match (games, repertoire) {
        (0, RepertoireUse::None) => m::explorer::by_itself(computer),
        (_, RepertoireUse::None) => m::explorer::by_games(computer, counted),
        (0, RepertoireUse::First) => m::explorer::by_repertoire(computer),
        (_, RepertoireUse::First) => m::explorer::by_both(computer, counted),
    }
}

/// Returns what was played in a position, in sentences, and the games.
pub fn spoken(
    explorer: &Explorer,
    found: &PositionRows,
    base: &OpenBase,
    game: &Game,
) -> Vec<Text> {
    let mut lines = vec![choice(explorer)];
    if base.games().is_empty() {
        lines.push(m::explorer::no_base());
    }
    if let (Some(fault), count) = base.faults() {
        lines.push(faults(fault, count));
    }
    lines.extend(partial(base));
    lines.push(reached(found.reached(), explorer.count() as u64));
    let rows = found.rows();
    lines.extend(rows.iter().filter(|row| row.count.games > 0).map(|row| spoken_row(row, game)));
    if !rows.is_empty() && rows.iter().all(|row| row.count.games == 0) {
        lines.push(m::explorer::no_games_go_on());
    }
    lines.extend((1..).zip(found.games()).take(MOST_SPOKEN).map(|(place, index): (u32, _)| {
        let listed = base.games().listed(*index);
        let line = game_in_brief(listed.names, listed.event, listed.year, listed.ending);
        m::explorer::game(place.to_string(), line.trim_start())
    }));
    lines
}

/// The games that line mode lists.
const MOST_SPOKEN: usize = 10;

/// Returns a move with its games: `d3: 24,887 games, Black won 49%, drawn 3%, White won 48%.`
fn spoken_row(row: &MoveCount, game: &Game) -> Text {
    let [black, draws, white] = shares(&row.count).map(|share| share.to_string());
    let counted = games(row.count.games);
    let said = match (row.count.finished(), row.count.discs()) {
        (0, _) => m::explorer::row(row.square, counted),
        (_, None) => m::explorer::row_ended(row.square, counted, black, draws, white),
        (_, Some(lead)) => {
            let lead = discs(Some(lead));
            m::explorer::row_lead(row.square, counted, black, draws, white, lead)
        }
    };
    // The name of an opening is no sentence of ours.
    match opening_after(game, row.square) {
        Some(name) => m::common::raw(i18n::passage([said, m::common::sentence(name)])),
        None => said,
    }
}

/// Returns the values of the moves, the best first: `The engine: d3 +0.5, f4 -1.2; depth 14.`
pub fn spoken_values(found: &PositionRows) -> Option<Text> {
    let best = found.best()?;
    let rows = found.rows();
    let mut lines: Vec<_> = rows.iter().filter_map(|row| found.line(row.square)).collect();
    lines.sort_by(|a, b| b.value.discs().total_cmp(&a.value.discs()));
    let values = lines.iter().map(|line| format!("{} {}", line.square(), value::value(line.value)));
    Some(m::explorer::values(i18n::list(values), value::certainty(best.value)))
}
