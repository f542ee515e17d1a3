//! Sentences about the other player of a game over a link, and about the connection.

use super::says::LinkRefusal;
use std::time::Duration;

use crate::features::link::linked::{Link, Reach};
use crate::game::controller::Controller;
use crate::game::event::ConnectionEvent;
use crate::text;
use crate::words::result::match_score;
use othello_core::board::Color;
use othello_peer::{PeerEvent, Presence, Request, Role, Terms};

/// Said where only a game with another machine has something to show.
pub const NO_LINK: &str = "This game is not played with another machine.";

/// Returns the name of the other player, or a word for one whose name is not known.
pub fn other_player(link: &Link) -> String {
    match (link.peer().other_name(), link.peer().role()) {
        (Some(name), _) => name.to_string(),
        (None, Role::Host) => "the guest".into(),
        (None, Role::Guest | Role::Watcher) => "the host".into(),
    }
}

/// Returns the sentence of something that happened between the two machines.
pub fn link_event(event: &PeerEvent, controller: &Controller) -> String {
    let Some(link) = controller.linked().link() else { return String::new() };
    let other = sentence_start(&other_player(link));
    match event {
        PeerEvent::Joined => joined(controller, link),
        PeerEvent::Lost => {
            let waiting = waiting(controller, link);
            format!("The connection to {} is lost. {waiting}", other_player(link))
        }
        PeerEvent::Requested(request) => asked(request, &other_player(link)),
        PeerEvent::Declined(request) => format!("{other} declines {}.", wish(request)),
        PeerEvent::Refused(why) => {
            format!("{other} has not taken the move: {}.", text::printable(why))
        }
        PeerEvent::Rejected(why) => {
            format!("Refused a move of {}'s program: {}.", other_player(link), text::printable(why))
        }
        PeerEvent::HintsAllowed => {
            "Both agree: the engine may help until the end of the game.".into()
        }
        PeerEvent::Diverged(_) => {
            "The two programs had different games. The host's goes on; yours is saved.".into()
        }
        PeerEvent::Parted(why) => {
            format!("{other} has ended the connection: {}.", text::printable(why))
        }
        PeerEvent::Broken(fault) => {
            format!(
                "Closed the connection to {}, whose program broke the protocol: {fault}.",
                other_player(link)
            )
        }
        PeerEvent::Claimed => format!("The win is claimed; {} will be told.", other_player(link)),
    }
}

/// Returns the sentence of something that changed on this side of the connection.
pub fn connection_event(event: &ConnectionEvent, controller: &Controller) -> String {
    let Some(link) = controller.linked().link() else { return String::new() };
    match event {
        ConnectionEvent::Invited => {
            let join = link.invitation().join.as_deref().unwrap_or_default();
            format!("{} Your friend types: {join}", reach(link.invitation().reach))
        }
        ConnectionEvent::Watched(0) => "Nobody is watching any more.".into(),
        ConnectionEvent::Watched(watchers) => watching(*watchers),
        ConnectionEvent::Unrecorded(why) => {
            format!("The game is not saved: {}.", text::printable(why))
        }
    }
}

/// Returns the distance from which the line of a host leads to it; empty if the addresses say it.
pub const fn reach(reach: Reach) -> &'static str {
    match reach {
        Reach::Direct => "",
        Reach::Nearby => {
            "It works in your own network only. To get through home routers, install \
             othello-link on both machines (cargo install --path othello-link)."
        }
        Reach::Asking => "othello-link is preparing a line that also leads through home routers.",
        Reach::Far => {
            "It leads through home routers, too; from another network your friend needs \
             othello-link as well."
        }
    }
}

fn waiting(controller: &Controller, link: &Link) -> &'static str {
    if controller.session().result().is_some() {
        return "The game is over.";
    }
    match link.peer().terms().and_then(|terms| terms.time_control) {
        Some(_) => "The clocks stand still.",
        None => "The game is saved.",
    }
}

fn joined(controller: &Controller, link: &Link) -> String {
    let other = sentence_start(&other_player(link));
    match (link.peer().role(), controller.game().plies().is_empty()) {
        (Role::Watcher, _) => "Connected: you watch.".into(),
        (Role::Guest, _) => format!("Connected to {}.", other_player(link)),
        (Role::Host, true) => format!("{other} has joined."),
        (Role::Host, false) => format!("{other} is back."),
    }
}

/// Returns that the other player was asked for something.
fn asked(request: &Request, other: &str) -> String {
    match request {
        Request::Game(_) => format!("Offered {other} {}.", wish(request)),
        Request::Undo { .. } | Request::Pause | Request::Resume | Request::Hints => {
            format!("Asked {other} {}.", wish(request))
        }
    }
}

/// Returns a wish as the end of a sentence: `to undo 2 moves`.
fn wish(request: &Request) -> String {
    match request {
        Request::Undo { plies: 1 } => "to undo the last move".into(),
        Request::Undo { plies } => format!("to undo {plies} moves"),
        Request::Game(terms) => format!("a new game: {}", self::terms(terms)),
        Request::Pause => "to pause".into(),
        Request::Resume => "to resume".into(),
        Request::Hints => "to let the engine help".into(),
    }
}

/// Returns the question whether to do what the other player asks for.
pub fn request(request: &Request, controller: &Controller) -> String {
    let Some(link) = controller.linked().link() else { return String::new() };
    let other = sentence_start(&other_player(link));
    match request {
        Request::Undo { plies: 1 } => format!("{other} asks to undo the last move. Agree?"),
        Request::Undo { plies } => format!("{other} asks to undo {plies} moves. Agree?"),
        Request::Game(terms) => {
            let own = link.peer().role().color(terms).unwrap_or(Color::Black);
            let leaves = if controller.session().to_move().is_some()
                && !controller.game().plies().is_empty()
            {
                " This game is saved as it stands."
            } else {
                ""
            };
            format!(
                "{other} offers a new game: {}, you play {own}.{leaves} Play it?",
                self::terms(terms)
            )
        }
        Request::Pause => format!("{other} asks for a pause. Agree?"),
        Request::Resume => format!("{other} wants to play on. Resume?"),
        Request::Hints => {
            format!("{other} asks to let the engine help both until the end of the game. Agree?")
        }
    }
}

/// Returns the rules, the clock and the length of the match: `Othello, 5+3, best of 3`.
pub fn terms(terms: &Terms) -> String {
    let mut parts = vec![sentence_start(&terms.rules.to_string())];
    parts.push(terms.time_control.map_or_else(|| "no clock".into(), |control| control.to_string()));
    if terms.best_of > 1 {
        parts.push(format!("best of {}", terms.best_of));
    }
    parts.join(", ")
}

/// Returns the state of the connection, and the same in fewer and fewer words; `None` while
/// everything is as it should be.
pub fn connection(controller: &Controller) -> Option<Vec<String>> {
    let link = controller.linked().link()?;
    let other = other_player(link);
    match link.presence() {
        Presence::Here(_) => None,
        Presence::Expected => {
            let trouble = link.trouble().map(text::printable);
            let trouble = trouble.map_or_else(String::new, |why| format!(" {why}"));
            Some(match link.peer().role() {
                Role::Host => {
                    vec![format!("Waiting for a guest.{trouble}"), "Waiting for a guest.".into()]
                }
                Role::Guest | Role::Watcher => {
                    vec![format!("Connecting to the host.{trouble}"), "Connecting ...".into()]
                }
            })
        }
        Presence::Away(time) => {
            let time = seconds(time);
            let long = match link.peer().role() {
                Role::Host => format!("{other} has been away for {time}."),
                Role::Guest | Role::Watcher => {
                    format!("No connection to {other} for {time}; trying again.")
                }
            };
            let still = waiting(controller, link);
            Some(vec![
                format!("{} {still}", sentence_start(&long)),
                sentence_start(&long),
                format!("No connection for {time}."),
                "No connection.".into(),
            ])
        }
    }
}

fn seconds(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        format!("{seconds} s")
    } else {
        format!("{} min {} s", seconds / 60, seconds % 60)
    }
}

/// Returns that the player at the other machine is to move; `None` if they are not, or are not there.
pub fn turn(controller: &Controller) -> Option<String> {
    let link = controller.linked().link()?;
    let is_here =
        matches!(link.presence(), Presence::Here(_)) && !controller.viewed().is_browsing();
    let color = controller.session().to_move().filter(|_| is_here)?;
    let is_remote = link.peer().color() != Some(color);
    if link.peer().is_waiting_for_host() {
        return Some("The move is on its way.".into());
    }
    let name = controller.session().name(color);
    match link.peer().role() {
        Role::Watcher => Some(format!("{name} is to move.")),
        Role::Host | Role::Guest => is_remote.then(|| format!("Waiting for {name}.")),
    }
}

/// Returns how many people watch.
pub fn watching(watchers: usize) -> String {
    if watchers == 1 {
        "1 person is watching.".into()
    } else {
        format!("{watchers} people are watching.")
    }
}

/// Returns who is connected and how far away, for the panel: `Emile, 23 ms`.
pub fn partner(controller: &Controller) -> Option<String> {
    let link = controller.linked().link()?;
    let watchers = match link.watchers() {
        0 => String::new(),
        watchers => format!(", {watchers} watching"),
    };
    Some(match link.presence() {
        Presence::Here(Some(trip)) => format!("linked, {} ms{watchers}", trip.as_millis()),
        Presence::Here(None) => format!("linked{watchers}"),
        Presence::Expected => "waiting".into(),
        Presence::Away(time) => format!("away for {}", seconds(time)),
    })
}

/// Returns the first sentences of a game that has begun: who plays which colour, and on what terms.
pub fn link_terms(controller: &Controller) -> String {
    let Some(link) = controller.linked().link() else { return String::new() };
    let Some(terms) = link.peer().terms() else { return String::new() };
    let score =
        match_score(controller.session()).filter(|_| controller.session().series().games() > 0);
    let score = score.map_or_else(String::new, |score| format!(" {score}"));
    let terms = self::terms(terms);
    if let Some(color) = link.peer().color() {
        return format!("You play {color} against {}: {terms}.{score}", other_player(link));
    }
    let [black, white] = Color::BOTH.map(|color| controller.session().name(color));
    format!("{black} against {white}: {terms}.{score}")
}

/// Returns a text with a capital letter at its beginning.
fn sentence_start(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Returns the reason for a refusal, as a clause.
pub fn refusal(refusal: &LinkRefusal) -> String {
    match refusal {
        LinkRefusal::NotOverLink => "that is not possible in a game with another machine".into(),
        LinkRefusal::EarlierViewed => {
            "an earlier position is viewed; return to the current move to play".into()
        }
        LinkRefusal::OneMove => "expected one move, found several".into(),
        LinkRefusal::Proposal(error) => text::printable(&error.to_string()).into_owned(),
    }
}
