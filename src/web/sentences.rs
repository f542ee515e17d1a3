//! Sentences about the host and about what has happened, for the page of a guest.

use othello_core::clock::ClockFace;
use othello_core::rules::Rules;
use othello_peer::{
    AppliedEvent, EventError, Guest, LogEvent, PeerEvent, ProposalError, Request, Role, Terms,
};
use othello_session::{Session, Undone};
use othello_words::faults::Said;
use othello_words::i18n::{self, Text, m};
use othello_words::names::names;
use othello_words::plies;
use othello_words::results;
use othello_words::rules;
use othello_words::text::sentence;

use crate::net::Offer;
use othello_board::features::link::sentences::{self, sentence_start};

pub fn host(guest: &Guest) -> String {
    sentences::other_of(guest.game().role(), guest.host())
}

/// Returns who invites to a game.
pub fn invitation(offer: &Offer) -> String {
    let other = sentences::other_of(Role::Guest, offer.host.as_ref());
    m::web::invites(sentence_start(&other)).to_string()
}

/// Returns the colour of the guest, the rules and the clock that a host offers.
pub fn offered(offer: &Offer) -> String {
    let Offer { host, terms, .. } = offer;
    let other = sentences::other_of(Role::Guest, host.as_ref());
    let own = m::link::own_terms(!terms.host, other, sentences::terms(terms));
    i18n::passage([own].into_iter().chain(clock(terms)))
}

/// Returns the time that a player has, if there is a clock.
pub fn clock(terms: &Terms) -> Option<Text> {
    let control = terms.time_control?;
    let increment = i64::try_from(control.increment().as_secs()).unwrap_or(i64::MAX);
    Some(m::web::each_has(ClockFace(control.main()).to_string(), increment))
}

pub fn rules(rules: Rules) -> String {
    let (preset, changes) = rules.nearest_preset();
    let usual = changes.is_empty().then(|| rules::preset(preset).to_string());
    i18n::passage(usual.into_iter().chain([rules::sentences(rules)]))
}

/// Returns that the host has left, and whether the game goes on.
pub fn left(guest: &Guest, session: &Session) -> String {
    let other = sentence_start(&host(guest));
    if session.to_move().is_some() {
        m::web::host_left(other, host(guest)).to_string()
    } else {
        i18n::passage([m::link::left("no", other), m::link::game_is_over()])
    }
}

pub fn question(request: &Request, guest: &Guest, session: &Session) -> Text {
    sentences::question(request, guest.game().role(), &host(guest), session)
}

/// Returns that the host has not answered a request.
pub fn not_answered(guest: &Guest) -> Text {
    m::web::not_answered(host(guest))
}

/// Returns what an event of the game has done.
pub fn happened(applied: &AppliedEvent, guest: &Guest, session: &Session) -> Vec<Text> {
    match &applied.event {
        LogEvent::Move(_) => {
            let ply = session.game().plies().last().map(plies::ply);
            ply.into_iter().chain(end(session)).collect()
        }
        LogEvent::Resign(_) | LogEvent::Timeout(_) | LogEvent::Absence(_) => {
            end(session).into_iter().collect()
        }
        LogEvent::Agreed(Request::Undo { .. }) => {
            let plies = applied.undone.iter().filter_map(|undone| match undone {
                Undone::Ply(ply) => Some(ply.square.name()),
                Undone::Forfeit(_) => None,
            });
            let plies: Vec<_> = plies.collect();
            if plies.is_empty() {
                vec![m::moves::goes_on()]
            } else {
                vec![m::web::undone(i18n::list(plies))]
            }
        }
        LogEvent::Agreed(Request::Game(_)) => begun(guest, session),
        LogEvent::Agreed(Request::Pause) => Vec::new(),
        LogEvent::Agreed(Request::Resume) => vec![m::clock::resumed()],
        LogEvent::Agreed(Request::Hints) => vec![m::link::hints_allowed()],
    }
}

/// Returns how the game ended, and the state of the match.
fn end(session: &Session) -> Option<Text> {
    let end = results::result(&session.position(), session.result()?);
    Some(match results::match_score(session) {
        Some(score) => m::common::both(end, score),
        None => end,
    })
}

/// Returns who plays which colour, and on what terms.
pub fn begun(guest: &Guest, session: &Session) -> Vec<Text> {
    let game = guest.game();
    let terms = game.terms().into_iter();
    terms.map(|terms| sentences::players(terms, game.color(), host(guest), session)).collect()
}

/// Returns what is said about something that happened between the two sides; `None` if nothing is.
pub fn about(event: &PeerEvent, guest: &Guest) -> Option<Text> {
    match event {
        PeerEvent::Requested(request) => Some(sentences::requested(request, host(guest))),
        PeerEvent::Declined(request) => Some(sentences::declined(request, &host(guest))),
        // The page keeps no game.
        PeerEvent::ImpossibleTimes(_) => Some(sentences::impossible_times(host(guest), None)),
        PeerEvent::Miscounted { charged, measured } => {
            Some(sentences::miscounted(host(guest), *charged, *measured))
        }
        PeerEvent::Joined
        | PeerEvent::Lost
        | PeerEvent::Diverged(_)
        // The page comes from the host: what it does is what its player does.
        | PeerEvent::Unfounded(..)
        | PeerEvent::Parted(_)
        | PeerEvent::Broken(_)
        | PeerEvent::SeatFreed
        | PeerEvent::SeatTaken
        | PeerEvent::Watched(_) => None,
    }
}

/// Returns why the guest cannot do something now.
pub fn refusal(error: ProposalError, guest: &Guest, session: &Session) -> String {
    match (error, session.to_move()) {
        (ProposalError::NotYourTurn, Some(color)) => {
            sentence(&m::plies::turn_of(color).naming(&names(session)))
        }
        (ProposalError::AskedAlready, _) => not_answered(guest).to_string(),
        (ProposalError::Event(EventError::Illegal { square, reason }), _) => {
            sentence(&plies::illegal(square, 1, reason).naming(&names(session)))
        }
        (error, _) => sentence(&error.said().to_string()),
    }
}
