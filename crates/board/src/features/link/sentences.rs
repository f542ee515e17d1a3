//! Sentences about the other player of a game over a link, and about the connection.

use std::time::Duration;

use crate::app::reply::{Reply, Tone};
use crate::app::state::State;
use crate::features::link::linked::{
    Invitation, Link, PageLinks, Reach, ShownWay, Trouble, Tunnel, TunnelState,
};
use othello_core::board::Color;
use othello_notation::{PlayerName, Record, visible};
use othello_peer::{
    LogEvent, Measured, Parting, PeerEvent, Presence, ProposalError, Request, Role, Terms,
};
use othello_session::Session;
use othello_words::faults::Said;
use othello_words::i18n::{self, Text, m, number};
use othello_words::names;
use othello_words::results::match_score;
use othello_words::rules;
use othello_words::text;

/// The most letters of a text from another program.
const MOST_LETTERS: usize = 120;

/// Returns what another program says, in quotes: what can be seen of it, and not too much.
pub fn quoted(text: &str) -> String {
    let shown = visible(text);
    let mut letters: String = shown.chars().take(MOST_LETTERS).collect();
    if shown.chars().nth(MOST_LETTERS).is_some() {
        letters.push_str("...");
    }
    format!("\"{}\"", letters.replace('"', "'"))
}

/// Returns a text with a capital letter at its beginning.
pub fn sentence_start(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Returns a time in minutes and seconds.
fn seconds(time: Duration) -> Text {
    let seconds = i64::try_from(time.as_secs()).unwrap_or(i64::MAX);
    m::link::time(seconds / 60, seconds % 60)
}

/// Returns the name of the player that this role has to do with, or a word for one whose name is not known.
pub fn other_of(role: Role, name: Option<&PlayerName>) -> String {
    match (name, role) {
        (Some(name), _) => name.to_string(),
        (None, Role::Host) => m::link::the_guest().to_string(),
        (None, Role::Guest | Role::Watcher) => m::link::the_host().to_string(),
    }
}

/// Returns the name of the other player, or a word for one whose name is not known.
pub fn other_player(link: &Link) -> String {
    other_of(link.peer().role(), link.peer().other_name())
}

/// Returns the same at the beginning of a sentence.
pub fn other_at_start(link: &Link) -> String {
    sentence_start(&other_player(link))
}

/// Returns what is said about something that happened between the two machines.
pub fn about(event: &PeerEvent, link: &Link, state: &State) -> Reply {
    let tone = match event {
        PeerEvent::Joined
        | PeerEvent::Requested(_)
        | PeerEvent::SeatFreed
        | PeerEvent::Watched(_) => Tone::Quiet,
        PeerEvent::Lost => Tone::Seen,
        PeerEvent::Declined(_)
        | PeerEvent::Diverged(_)
        | PeerEvent::Unfounded(..)
        | PeerEvent::ImpossibleTimes(_)
        | PeerEvent::Miscounted { .. }
        | PeerEvent::Parted(_)
        | PeerEvent::Broken(_)
        | PeerEvent::SeatTaken => Tone::Warning,
    };
    Reply::new(tone, vec![sentence(event, link, state)])
}

fn sentence(event: &PeerEvent, link: &Link, state: &State) -> Text {
    let (other, at_start) = (other_player(link), other_at_start(link));
    match event {
        PeerEvent::Joined => match (link.peer().role(), state.game().plies().is_empty()) {
            (Role::Watcher, _) => m::link::joined("watching", other),
            (Role::Guest, _) => m::link::joined("guest", other),
            (Role::Host, true) => m::link::joined("new", at_start),
            (Role::Host, false) => m::link::joined("back", at_start),
        },
        PeerEvent::Lost => m::link::lost(other, waiting(link, state)),
        PeerEvent::Requested(request) => requested(request, other),
        PeerEvent::Declined(request) => declined(request, &other),
        PeerEvent::Diverged(_) => m::link::diverged(),
        PeerEvent::Unfounded(event, record) => {
            m::link::unfounded(at_start, claim(event), kept(record.as_deref()))
        }
        PeerEvent::ImpossibleTimes(record) => impossible_times(at_start, record.as_deref()),
        PeerEvent::Miscounted { charged, measured } => miscounted(at_start, *charged, *measured),
        PeerEvent::Parted(Parting::Left) => {
            let is_watching = link.peer().role() == Role::Watcher;
            m::link::left(if is_watching { "no" } else { saved(link) }, at_start)
        }
        PeerEvent::Parted(why) => parted(why, at_start),
        PeerEvent::Broken(fault) => m::link::broken(other, fault.said()),
        PeerEvent::SeatTaken => m::link::seat_taken(),
        PeerEvent::SeatFreed => m::link::seat_freed(),
        PeerEvent::Watched(watchers) => m::link::watched(number(*watchers)),
    }
}

/// Returns why the host has ended the connection.
pub fn parted(why: &Parting, other: String) -> Text {
    match why {
        Parting::SentAway => m::link::visit_ended(),
        Parting::Replaced => m::link::elsewhere(),
        Parting::TooManyWatch | Parting::TooManyAreHere => m::link::too_many(),
        Parting::VoidTicket => m::link::void_ticket(),
        Parting::Left | Parting::Other(_) => m::link::says(other, quoted(&why.to_string())),
    }
}

/// Returns that the clocks have times that they cannot have; the game as it was may have been kept.
pub fn impossible_times(host: String, record: Option<&Record>) -> Text {
    m::link::unfounded(host, "times", kept(record))
}

/// Returns that the host counts the time of a turn otherwise than it was measured here.
pub fn miscounted(host: String, charged: Duration, measured: Measured) -> Text {
    let (bound, measured) = match measured {
        Measured::AtLeast(time) => ("least", time),
        Measured::UpTo(time) => ("unseen", time),
        Measured::AtMost(time) => ("most", time),
    };
    m::link::miscounted(bound, host, seconds(measured), seconds(charged))
}

fn kept(record: Option<&Record>) -> &'static str {
    record.map_or("no", |_| "yes")
}

/// Returns the word for what the host says that the player here has done or agreed to, or that is so.
fn claim(event: &LogEvent) -> &'static str {
    match event {
        LogEvent::Move(_) => "move",
        LogEvent::Resign(_) => "resign",
        LogEvent::Timeout(_) => "timeout",
        LogEvent::Absence(_) => "absence",
        LogEvent::Agreed(Request::Game(_)) => "game",
        LogEvent::Agreed(Request::Undo { .. }) => "undo",
        LogEvent::Agreed(Request::Pause) => "pause",
        LogEvent::Agreed(Request::Resume) => "resume",
        LogEvent::Agreed(Request::Hints) => "hints",
    }
}

/// Returns how the game stands while the other player is away.
fn waiting(link: &Link, state: &State) -> Text {
    let (peer, session) = (link.peer(), state.session());
    let is_host = peer.role() == Role::Host;
    match (session.result(), peer.game().clock_of(session)) {
        (Some(_), _) => m::link::game_is_over(),
        (None, Some(mover)) if peer.runs_clock(session) => {
            m::link::clock_runs(names::name(session, mover))
        }
        (None, Some(_)) if is_host => m::link::clocks_stand(),
        (None, _) => link.unrecorded.as_deref().map_or_else(m::link::game_is_saved, unrecorded),
    }
}

/// Returns that the other player has been asked for something.
pub fn requested(request: &Request, other: String) -> Text {
    let (wish, plies, terms) = parts(request);
    m::link::requested(other, wish, plies, terms)
}

/// Returns that the other player declines a request.
pub fn declined(request: &Request, other: &str) -> Text {
    let (wish, plies, terms) = parts(request);
    m::link::declined(sentence_start(other), wish, plies, terms)
}

/// Returns the kind of a request, the number of plies that it undoes, and its terms.
fn parts(request: &Request) -> (&'static str, i64, String) {
    match request {
        Request::Undo { plies } => ("undo", number(*plies), String::new()),
        Request::Game(terms) => ("game", 0, self::terms(terms)),
        Request::Pause => ("pause", 0, String::new()),
        Request::Resume => ("resume", 0, String::new()),
        Request::Hints => ("hints", 0, String::new()),
    }
}

/// Returns the rules, the clock and the length of the match: `Othello, 5+3, best of 3`.
pub fn terms(terms: &Terms) -> String {
    let mut parts = vec![rules::name(terms.rules)];
    let no_clock = || m::link::no_clock().to_string();
    parts.push(terms.time_control.map_or_else(no_clock, |control| control.to_string()));
    if terms.best_of > 1 {
        parts.push(m::link::best_of(i64::from(terms.best_of)).to_string());
    }
    if let Some(opening) = terms.opening() {
        parts.push(m::link::balanced(opening.to_string()).to_string());
    } else if !terms.start.is_empty() {
        let moves: String = terms.start.iter().map(ToString::to_string).collect();
        parts.push(m::link::from_moves(moves).to_string());
    }
    i18n::list(parts)
}

/// Returns the first sentences of a game that has begun: who plays which colour, and on what terms.
pub fn link_terms(link: &Link, state: &State) -> String {
    let Some(terms) = link.peer().terms() else { return String::new() };
    let session = state.session();
    let terms = players(terms, link.peer().color(), other_player(link), session);
    let score = match_score(session).filter(|_| session.series().games() > 0);
    let score = score.map(|score| score.to_string());
    i18n::passage([terms.to_string()].into_iter().chain(score))
}

/// Returns who plays which colour, as one with this colour or who watches sees it, and on what terms.
pub fn players(terms: &Terms, own: Option<Color>, other: String, session: &Session) -> Text {
    let terms = self::terms(terms);
    match own {
        Some(color) => m::link::own_terms(color, other, terms),
        None => m::link::terms(
            names::name(session, Color::Black),
            names::name(session, Color::White),
            terms,
        ),
    }
}

/// Returns the question of the other player to one in this role.
pub fn question(request: &Request, role: Role, other: &str, session: &Session) -> Text {
    let (wish, plies, terms) = parts(request);
    let own = match request {
        Request::Game(terms) => role.color(terms),
        Request::Undo { .. } | Request::Pause | Request::Resume | Request::Hints => None,
    };
    let leaves = if session.is_under_way() { "yes" } else { "no" };
    let other = sentence_start(other);
    m::link::request(other, wish, plies, terms, own.unwrap_or(Color::Black), leaves)
}

/// Returns the reason why the link does not allow something now.
pub fn refusal(error: &ProposalError) -> Text {
    match error {
        ProposalError::NotConnected => m::link::not_connected(),
        error => error.said(),
    }
}

/// Returns the reason why there is no connection, as a sentence.
pub fn trouble(trouble: &Trouble) -> Text {
    let sentence = |text: &str| m::common::sentence(sentence_start(text));
    match trouble {
        Trouble::Failed(why) => sentence(&text::printable(why)),
        Trouble::NoAddress => m::link::no_address(),
        Trouble::Unreachable { address, why, .. } => {
            m::link::unreachable(address.to_string(), text::printable(why))
        }
        Trouble::LongRefused(why) => {
            m::link::long_refused(self::trouble(why), m::link::new_ticket())
        }
        Trouble::UnknownTicket => m::link::unknown_ticket(),
        Trouble::Closed => sentence(&m::faults::connection_closed().to_string()),
        Trouble::SentAway => m::link::visit_ended(),
        Trouble::Replaced => m::link::elsewhere(),
    }
}

/// Returns the reason why the last attempt to connect has failed, as a sentence.
pub fn last_trouble(trouble: &Trouble) -> Text {
    match trouble {
        Trouble::LongRefused(why) => self::trouble(why),
        why => self::trouble(why),
    }
}

/// Returns whether the game is saved as it stands, as messages have it.
pub fn saved(link: &Link) -> &'static str {
    link.unrecorded.as_ref().map_or("yes", |_| "no")
}

/// Returns that the file of the game cannot be written.
pub fn unrecorded(why: &str) -> Text {
    m::link::unrecorded(text::printable(why))
}

/// Returns the distance from which the line of a host leads to it; `None` if the addresses say it.
pub fn reach(reach: Reach) -> Option<Text> {
    match reach {
        Reach::Direct => None,
        Reach::Nearby => Some(m::link::reach_nearby()),
    }
}

/// Returns the distance from which a link to the page leads there; `None` if it is the player's own address that says it.
pub fn page_reach(page: &PageLinks) -> Option<Text> {
    if page.is_plain {
        Some(m::link::page_is_plain())
    } else {
        page.is_here().then(m::link::page_is_here)
    }
}

/// Returns where the other way to the game is than the one that is shown; `None` if there is one alone.
pub fn other_way(link: &Link) -> Option<Text> {
    let way = match (link.shown, link.invitation().reach) {
        (ShownWay::Terminal, _) => "browser",
        (ShownWay::Browser, Reach::Direct) => "direct",
        (ShownWay::Browser, Reach::Nearby) => "near",
    };
    link.has_page_and_ticket().then(|| m::link::other_way(way))
}

/// Returns what becomes of the program that leads to the page; `None` if there is none.
pub fn tunnel(invitation: &Invitation) -> Option<Text> {
    let Tunnel { operator, state, .. } = invitation.tunnel.as_ref()?;
    let operator = operator.as_str();
    Some(match state {
        TunnelState::Starting => m::link::tunnel_starting(operator),
        TunnelState::Untried => m::link::tunnel_untried(operator),
        TunnelState::Unproven => m::link::tunnel_unproven(operator),
        TunnelState::Ready if invitation.has_other_link() => m::link::tunnel_moved(operator),
        TunnelState::Ready => m::link::tunnel_ready(operator),
        TunnelState::Slow(why) => m::link::tunnel_slow(operator, quoted(why)),
        TunnelState::Ended(why) if why.is_empty() => m::link::tunnel_over(operator),
        TunnelState::Ended(why) => m::link::tunnel_ended(operator, quoted(why)),
    })
}

/// Returns the address at which a host listens, and the option that limits it; `None` if it does
/// not listen at a port.
pub fn listening(invitation: &Invitation) -> Option<Text> {
    let address = invitation.listening?;
    let port = i64::from(address.port());
    if let Some(page) = &invitation.page {
        return Some(m::link::listening_with_page(i64::from(page.port), port));
    }
    Some(if address.ip().is_unspecified() {
        m::link::listening_everywhere(port)
    } else {
        m::link::listening(address.to_string())
    })
}

/// Returns that a host has another ticket than the one that was given out; `None` if it has the same.
pub fn other_ticket(invitation: &Invitation) -> Option<Text> {
    invitation.is_other_port.then(m::link::other_ticket)
}

/// Returns the letters that both sides can compare.
pub fn fingerprint(link: &Link) -> Option<Text> {
    Some(m::link::fingerprint(link.fingerprint()?))
}

/// Returns who watches, with their numbers; `None` if nobody does.
pub fn watchers(link: &Link) -> Option<Text> {
    let names = link.peer().watchers().into_iter().enumerate().map(|(place, watcher)| {
        let somebody = || m::link::somebody().to_string();
        let name = watcher.name.map_or_else(somebody, |name| name.to_string());
        format!("{} {name}", place + 1)
    });
    let names: Vec<_> = names.collect();
    (!names.is_empty()).then(|| m::link::watching(i18n::list(names)))
}

/// Returns the state of the connection; `None` while everything is as it should be.
pub fn connection(link: &Link, state: &State) -> Option<Text> {
    let is_host = link.peer().role() == Role::Host;
    if link.peer().is_seat_taken() {
        return Some(m::link::seat_taken());
    }
    let end = link.trouble().filter(|trouble| trouble.is_end());
    match link.presence() {
        Presence::Here(_) => link.unrecorded.as_deref().map(unrecorded),
        Presence::Expected | Presence::Away(_) if end.is_some() => end.map(trouble),
        Presence::Expected => Some(match (is_host, link.trouble().map(trouble)) {
            (true, None) => m::link::waiting_for_guest(),
            (true, Some(why)) => m::link::waiting_in_vain(why),
            (false, None) => m::link::connecting(),
            (false, Some(why)) => m::link::connecting_in_vain(why),
        }),
        Presence::Away(time) => {
            let how = match (is_host, time.as_secs()) {
                (true, 0) => "new-guest",
                (true, _) => "guest",
                (false, 0) => "new-host",
                (false, _) => "host",
            };
            let other = if is_host { other_at_start(link) } else { other_player(link) };
            let still = match link.trouble() {
                Some(Trouble::LongRefused(_)) => m::link::new_ticket(),
                Some(_) | None => waiting(link, state),
            };
            Some(m::link::away(how, other, seconds(time), still))
        }
    }
}

/// Returns that the player at the other machine is to move; `None` if they are not, or are not there.
pub fn turn(link: &Link, state: &State) -> Option<Text> {
    let is_here = matches!(link.presence(), Presence::Here(_)) && !state.viewed.is_browsing();
    let color = state.session().to_move().filter(|_| is_here)?;
    let is_remote = link.peer().color() != Some(color);
    if link.peer().proposed_move().is_some() {
        return Some(m::link::on_its_way());
    }
    let name = names::name(state.session(), color);
    match link.peer().role() {
        Role::Watcher => Some(m::link::to_move(name)),
        Role::Host | Role::Guest => is_remote.then(|| m::link::waiting_for(name)),
    }
}

/// Returns how the other player is connected and how far away, for the panel: `linked, 23 ms`.
pub fn partner(link: &Link) -> Text {
    let watchers = number(link.peer().watchers().len());
    match link.presence() {
        Presence::Here(Some(trip)) => m::link::linked(milliseconds(trip), watchers),
        Presence::Here(None) => m::link::linked_unmeasured(watchers),
        Presence::Expected => m::link::expected(),
        Presence::Away(time) => m::link::away_for(seconds(time)),
    }
}

/// Returns with whom this side is connected, and the time that the line takes there and back.
pub fn connected(link: &Link) -> Text {
    let other = other_player(link);
    match link.presence() {
        Presence::Here(Some(trip)) => {
            m::link::connected(other, m::link::round_trip(milliseconds(trip)))
        }
        Presence::Here(None) | Presence::Expected | Presence::Away(_) => {
            m::link::connected_to(other)
        }
    }
}

fn milliseconds(trip: Duration) -> i64 {
    i64::try_from(trip.as_millis()).unwrap_or(i64::MAX)
}
