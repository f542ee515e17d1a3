//! The state of the game in the notice under the board: passes, places of moves, the result.

use super::repertoire;
use super::training;
use crate::screen::cursor::first_cursor;
use crate::screen::view::{Notice, NoticeKind, View};
use othello_board::features::browsing::verdict::verdict;
use othello_board::features::link;
use othello_board::features::variations;
use othello_core::board::Color;
use othello_home::store::GameLine;
use othello_home::store::game_rows;
use othello_words::i18n::{self, Text, m};
use othello_words::plies;
use othello_words::results;
use othello_words::text::sentence;

/// Returns what the game has cost and where it has left the repertoire, in fewer and fewer words.
fn lessons(view: &View<'_>) -> Vec<String> {
    let (costs, departures) = (training::costs(view), repertoire::departures(view));
    let with = departures
        .iter()
        .flat_map(|left| costs.iter().map(move |cost| i18n::passage([cost, left])));
    let mut all: Vec<_> = with.collect();
    all.extend(departures);
    all.extend(costs);
    all
}

/// Returns a notice with what the game has cost after it and, where there is room for all of that, the estimate of the
/// person's level, once the game has moved it.
pub fn with_lesson(view: &View<'_>, notice: Option<Notice>) -> Option<Notice> {
    let level = view.app().features.level.after_game(&view.app().state);
    let level = level.map(|level| m::level::estimated(level.number));
    let levels = level.map(|level| vec![level.to_string(), level.words("short", None)]);
    let is_browsing = view.app().viewed().is_browsing();
    let verdict = if is_browsing { None } else { verdict(view.session()) };
    let verdict = verdict.map(|verdict| verdict.naming(&view.names()));
    let decided = followed_by(notice, verdict.into_iter().collect());
    let levels = levels.unwrap_or_default();
    match followed_by(decided, lessons(view)) {
        Some(Notice { text, shorter, kind }) => {
            let with_level =
                levels.iter().map(|level| i18n::passage([sentence(&text), level.clone()]));
            let all = with_level.chain([text.clone()]).chain(shorter);
            let mut all = all.collect::<Vec<_>>();
            Some(Notice { text: all.remove(0), shorter: all, kind })
        }
        None => followed_by(None, levels),
    }
}

/// Returns a notice with more behind it, as far as there is room for both; `more` is in fewer and fewer words.
fn followed_by(notice: Option<Notice>, mut more: Vec<String>) -> Option<Notice> {
    if more.is_empty() {
        return notice;
    }
    let Some(Notice { text, shorter, kind }) = notice else {
        let text = more.remove(0);
        return Some(Notice { text, shorter: more, kind: NoticeKind::Strong });
    };
    let texts: Vec<_> = [text].into_iter().chain(shorter).collect();
    let followed = |more: &String| {
        let both = |text: &String| i18n::passage([sentence(text), more.clone()]);
        texts.iter().map(both).collect::<Vec<_>>()
    };
    let mut all: Vec<_> = more.iter().flat_map(followed).chain(texts.iter().cloned()).collect();
    let text = all.remove(0);
    Some(Notice { text, shorter: all, kind })
}

/// Returns the place of the viewed move in its line, out of that many moves.
pub fn place(view: &View<'_>, last: Option<usize>) -> Text {
    let viewed = view.app().viewed();
    let (ply, last) = (viewed.ply().to_string(), last.map(|last| last.to_string()));
    match (variations::sentences::line(viewed.annotations(), viewed.moment()), last) {
        (Some(line), None) => m::browsing::in_line(line, ply),
        (Some(line), Some(last)) => m::browsing::in_line_of(line, ply, last),
        (None, _) if viewed.ply() == 0 => m::browsing::start_of_game(),
        (None, None) => m::browsing::at_move(ply),
        (None, Some(last)) => m::browsing::at_move_of(ply, last),
    }
}

/// Returns the ways to play the first move, and to an opponent where nobody has chosen the players;
/// `None` once a move has been played.
pub fn first_hint(view: &View<'_>) -> Option<Notice> {
    let is_untouched = view.game().plies().is_empty() && view.game().undone().is_empty();
    let is_elsewhere = link::turn(view.app()).is_some();
    // A small screen has no room for both the hint and a typed column.
    if !is_untouched || is_elsewhere || view.typed_column().is_some() {
        return None;
    }
    let square = first_cursor(view.app());
    let brief = m::browsing::first_move(square).to_string();
    let session = view.session();
    let is_human = |color: &Color| session.players()[*color].is_human();
    let is_chosen = Color::BOTH.iter().any(|color| session.names()[*color].is_some())
        || session.clock().is_some();
    if is_chosen || !Color::BOTH.iter().all(is_human) {
        return Some(Notice::new(brief, NoticeKind::Quiet));
    }
    let alone = m::browsing::first_move_alone(square).to_string();
    if view.app().features.tutorial.is_offered() {
        let offer = m::tutorial::offer();
        let shorter = [Some(offer.to_string()), offer.form("short")];
        let text = i18n::passage([offer.to_string(), alone]);
        let shorter = shorter.into_iter().flatten().collect();
        return Some(Notice { text, shorter, kind: NoticeKind::Quiet });
    }
    Some(Notice { text: alone, shorter: vec![brief], kind: NoticeKind::Quiet })
}

/// Returns the state of the connection to another machine, unless everything is as it should be.
pub fn connection(view: &View<'_>) -> Option<Notice> {
    let text = link::status(view.app())?;
    let shorter = text.form("short").into_iter().collect();
    Some(Notice { text: text.to_string(), shorter, kind: NoticeKind::Warning })
}

/// Returns the pass before the turn, or before the last move of a computer.
pub fn pass(view: &View<'_>) -> Option<Notice> {
    let position = view.session().position();
    let pass = plies::sentence_of_pass(&position);
    let forced = || Some(plies::forced_pass(view.game(), passed_over(view)?));
    Some(by_name(view, &pass.or_else(forced)?))
}

/// Returns the person who had to pass before the last move, which a computer has played meanwhile.
fn passed_over(view: &View<'_>) -> Option<Color> {
    let [before, last] = view.game().plies().last_chunk::<2>()?;
    let players = view.session().players();
    let is_computer = players[last.player].computer().is_some();
    before.after.passed().filter(|&color| is_computer && players[color].is_human())
}

/// Returns a strong notice with the players' names, or where there is no room for them with the
/// colours.
pub fn by_name(view: &View<'_>, sentence: &Text) -> Notice {
    let shorter = vec![sentence.to_string()];
    Notice { text: sentence.naming(&view.names()), shorter, kind: NoticeKind::Strong }
}

/// Returns the record in a line: date, players, rules and result, or less where there is no room.
pub fn record_line(view: &View<'_>) -> Notice {
    let record = view.session().record();
    let text = game_rows::wrapped_record(&record);
    let game = GameLine::from(&record);
    let (players, state) = (game_rows::players(&game), game_rows::game_state(&game));
    let shorter =
        vec![m::common::explained(&*players, m::common::raw(&*state)).to_string(), players, state];
    Notice { text, shorter, kind: NoticeKind::Strong }
}

/// Returns the reason for the end of the game, once it is over.
pub fn reason(view: &View<'_>) -> Option<Notice> {
    let result = view.session().result()?;
    let reason = results::reason(&view.session().position(), result);
    Some(Notice::new(reason.naming(&view.names()), NoticeKind::Strong))
}

/// Returns the result of the game, once it is over: in fewer and fewer words.
pub fn result(view: &View<'_>) -> Option<Notice> {
    let session = view.session();
    let result = session.result()?;
    let (whole, outcome) = (results::result(&session.position(), result), results::outcome(result));
    let names = view.names();
    let said = |text: &Text, form| text.words(form, Some(&names));
    let game = [said(&whole, ""), said(&whole, "brief"), said(&outcome, "brief")];
    let mut all = Vec::new();
    if let Some(end) = results::match_end(session) {
        all.extend(game.iter().map(|game| i18n::passage([game, &end.to_string()])));
        if let Some(brief) = end.form("brief") {
            all.push(i18n::passage([&game[2], &brief]));
        }
    } else {
        all.push(game[0].clone());
    }
    all.extend(game.into_iter().skip(1));
    all.extend([said(&outcome, "briefest"), outcome.words("briefest", None)]);
    let text = all.remove(0);
    Some(Notice { text, shorter: all, kind: NoticeKind::Strong })
}
