//! Sentences about the other player of a game over a link, and about the connection.

use super::says::LinkRefusal;
use core::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use crate::app::App;
use crate::app::event::ConnectionEvent;
use crate::features::link::linked::{FAREWELL, Invitation, Link, Reach, Trouble};
use crate::text;
use crate::words::moves::balanced;
use crate::words::result::match_score;
use othello_core::board::{ByColor, Color};
use othello_core::clock::ClockFace;
use othello_notation::visible;
use othello_peer::{
    Allowance, Claim, Loss, PeerEvent, Presence, Question, Request, Role, TakeOver, Terms,
};

/// Said where only a game with another machine has something to show.
pub const NO_LINK: &str = "This game is not played with another machine.";

/// The prompt for a ticket.
pub const TICKET_PROMPT: &str = "The ticket that the host was given:";
/// Said where no ticket is named and none comes from standard input.
pub const NO_TICKET: &str =
    "there is no game to resume; join one with: othello join TICKET, or type the ticket when asked";

/// Returns the reason why no game is joined at a socket that is not there.
pub fn no_socket(path: &Path) -> String {
    let path = path.display();
    format!("there is no socket {path}; the host makes it with: othello host --socket {path}")
}

/// Said to a guest whose seat somebody else has.
const SEAT_TAKEN: &str = "The seat is taken. If it is yours, ask the host for it; to watch, join with \
                          --watch.";

/// Said to a guest whose host refuses connections for long.
const NEW_TICKET: &str = "The host may have a new ticket.";

/// The most letters of a text from another program.
const MOST_LETTERS: usize = 120;

/// Returns what another program says, in quotes: what can be seen of it, and not too much.
fn said(text: &str) -> String {
    let shown = visible(text);
    let mut letters: String = shown.chars().take(MOST_LETTERS).collect();
    if shown.chars().nth(MOST_LETTERS).is_some() {
        letters.push_str("...");
    }
    format!("\"{}\"", letters.replace('"', "'"))
}

/// Returns the name of the other player, or a word for one whose name is not known.
pub fn other_player(link: &Link) -> String {
    match (link.peer().other_name(), link.peer().role()) {
        (Some(name), _) => name.to_string(),
        (None, Role::Host) => "the guest".into(),
        (None, Role::Guest | Role::Watcher) => "the host".into(),
    }
}

/// Returns the sentence of something that happened between the two machines.
pub fn link_event(event: &PeerEvent, app: &App) -> String {
    let Some(link) = app.linked().link() else { return String::new() };
    let other = sentence_start(&other_player(link));
    match event {
        PeerEvent::Joined => joined(app, link),
        PeerEvent::Lost => {
            let waiting = waiting(app, link);
            format!("The connection to {} is lost. {waiting}", other_player(link))
        }
        PeerEvent::Requested(request) => asked(request, &other_player(link)),
        PeerEvent::Declined(request) => format!("{other} declines {}.", wish(request)),
        PeerEvent::Refused(why) => {
            format!("{other}'s program has not taken the move: {}.", said(why))
        }
        PeerEvent::Rejected(why) => {
            format!("Refused a move of {}'s program: {}.", other_player(link), text::printable(why))
        }
        PeerEvent::HintsAllowed => {
            "Both agree: the engine may help until the end of the game.".into()
        }
        PeerEvent::Claimed(claim) => claimed(*claim, link),
        PeerEvent::Contested(claim) => contested(*claim, link),
        PeerEvent::Disputed(claim) => disputed(*claim, app, link),
        PeerEvent::Diverged(_) => "The host's game goes on; yours is saved.".into(),
        PeerEvent::Recovered(1) => format!("{other} gave back an event that was lost here."),
        PeerEvent::Recovered(events) => {
            format!("{other} gave back {events} events that were lost here.")
        }
        PeerEvent::Parted(why) if why == FAREWELL => {
            let saved =
                if link.peer().role() == Role::Watcher { "" } else { " The game is saved." };
            format!("{other} has left.{saved}")
        }
        PeerEvent::Parted(why) => format!("{other}'s program says: {}.", said(why)),
        PeerEvent::Broken(fault) => {
            format!(
                "Closed the connection to {}, whose program broke the protocol: {fault}.",
                other_player(link)
            )
        }
        PeerEvent::SeatTaken => SEAT_TAKEN.into(),
        PeerEvent::SeatContested => {
            format!("Two programs use the seat of {} in turn.", other_player(link))
        }
        PeerEvent::SeatFreed => "The seat is free for whoever joins with the ticket.".into(),
        PeerEvent::Watched(0) => "Nobody is watching any more.".into(),
        PeerEvent::Watched(watchers) => watching(*watchers),
    }
}

/// Returns that a win was claimed here.
fn claimed(claim: Claim, link: &Link) -> String {
    let other = other_player(link);
    match claim.loss {
        Loss::Timeout => format!("{}'s time is over; {other} is asked.", sentence_start(&other)),
        Loss::Absence => format!("The win is claimed; {other} is asked."),
    }
}

/// Returns that the other side does not grant a claim of this one.
fn contested(claim: Claim, link: &Link) -> String {
    let other = sentence_start(&other_player(link));
    let claimed = match claim.loss {
        Loss::Timeout => "the win on time",
        Loss::Absence => "the win by absence",
    };
    format!("{other} does not confirm {claimed}. The game is unfinished until both go on.")
}

/// Returns that this side does not grant a claim of the other one.
fn disputed(claim: Claim, app: &App, link: &Link) -> String {
    let other = sentence_start(&other_player(link));
    let left = app.session().clock().zip(link.peer().color());
    let left = left.map(|(clock, color)| time(clock.left(color))).unwrap_or_default();
    match claim.loss {
        Loss::Timeout => format!("Unfinished: {other} claims time, {left} left here."),
        Loss::Absence => format!("Unfinished: {other} claims a win by absence."),
    }
}

/// Returns how a game stands that a claim has left unfinished; `None` if none has.
pub fn unsettled(app: &App) -> Option<String> {
    let link = app.linked().link()?;
    let unsettled = link.peer().unsettled()?;
    let claim = unsettled.claim();
    let is_own = link.peer().color() == Some(unsettled.claimant);
    Some(match (is_own, claim.loss) {
        (true, Loss::Timeout) => "Win on time, not confirmed.".into(),
        (true, Loss::Absence) => "Win by absence, not confirmed.".into(),
        (false, _) => disputed(claim, app, link),
    })
}

/// Returns what the other program counts as left to the player here; `None` while both agree.
pub fn counted(app: &App) -> Option<String> {
    let link = app.linked().link()?;
    let left = link.peer().counted_left()?;
    Some(format!("by {}'s count {}", other_player(link), time(left)))
}

/// Returns a time as a clock shows it.
fn time(left: Duration) -> String {
    ClockFace(left).to_string()
}

/// Returns the sentence of something that changed on this side of the connection.
pub fn connection_event(event: &ConnectionEvent, app: &App) -> String {
    let Some(link) = app.linked().link() else { return String::new() };
    match event {
        ConnectionEvent::Invited => {
            let join = link.invitation().join.as_deref().unwrap_or_default();
            format!("{} Your friend types: {join}", reach(link.invitation().reach))
        }
        ConnectionEvent::WatchInvited => {
            let watch = link.invitation().watch.as_deref().unwrap_or_default();
            format!("The old ticket for watching is void. Others watch with: {watch}")
        }
        ConnectionEvent::Troubled => link.trouble().map(trouble).unwrap_or_default(),
        ConnectionEvent::Unrecorded(why) => unrecorded(why),
        ConnectionEvent::Recorded => "The game is saved again.".into(),
        ConnectionEvent::Withdrawn => "The request is taken back.".into(),
        ConnectionEvent::Knocked => {
            format!("{} is asked for the seat.", sentence_start(&other_player(link)))
        }
        ConnectionEvent::SentAway => "Sent away.".into(),
    }
}

/// Returns that the file of the game cannot be written.
fn unrecorded(why: &str) -> String {
    format!("The game cannot be saved: {}. Trying again.", text::printable(why))
}

/// Returns the addresses at which a host listens, and the option that limits them; `None` if it does
/// not listen at a port.
pub fn listening(invitation: &Invitation) -> Option<String> {
    let [first, rest @ ..] = invitation.listening.as_slice() else { return None };
    if rest.is_empty() && first.ip().is_unspecified() {
        return Some(format!(
            "Listening at all addresses of this machine, port {} (--listen ADDRESS:PORT for one).",
            first.port()
        ));
    }
    let all: Vec<_> = invitation.listening.iter().map(SocketAddr::to_string).collect();
    Some(format!("Listening at {}.", all.join(" and ")))
}

/// Returns that a host has another ticket than the one that was given out; `None` if it has the same.
pub fn other_ticket(invitation: &Invitation) -> Option<&'static str> {
    invitation.is_other_port.then_some(
        "The port of the last ticket is taken by another program: this is a new ticket, which your \
         friend needs.",
    )
}

/// Returns what is said above the line that watches the game, whose ticket may stand below the window.
pub const fn others_watch(is_below: bool) -> &'static str {
    if is_below { "Others watch with this and the ticket below:" } else { "Others watch with:" }
}

/// Returns what is said above the line that joins the game, whose ticket may stand below the window.
pub const fn send_ticket(is_below: bool) -> &'static str {
    if is_below {
        "Send your friend this command with the ticket below. Sent to the terminal's clipboard:"
    } else {
        "Send this line to your friend. Sent to the terminal's clipboard:"
    }
}

/// Returns the letters that both sides can compare.
pub fn fingerprint(link: &Link) -> Option<String> {
    let letters = link.fingerprint.as_deref()?;
    Some(format!("Both see {letters} here if nobody sits between you."))
}

/// Returns the reason why there is no connection, as a sentence.
pub fn trouble(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Said(text) => said(text),
        Trouble::Failed(why) => format!("{}.", sentence_start(&text::printable(why))),
        Trouble::NoAddress => "The ticket has no address of the host.".into(),
        Trouble::Unreachable { address, why, .. } => {
            format!("{address}: {}.", text::printable(why))
        }
        Trouble::LongRefused(why) => {
            format!("{} {NEW_TICKET}", self::trouble(why))
        }
        Trouble::UnknownTicket => "The host does not know this ticket.".into(),
        Trouble::OldHost => {
            format!("{}.", sentence_start(&othello_peer::Fault::OldHost.to_string()))
        }
        Trouble::SentAway => "The host has ended your visit.".into(),
        Trouble::NeedsHelper(why) => format!(
            "{} othello-link may get through home routers, but is not installed here.",
            self::trouble(why)
        ),
    }
}

/// Returns the reason why the last attempt to connect has failed, as a sentence.
pub fn last_trouble(trouble: &Trouble) -> String {
    match trouble {
        Trouble::LongRefused(why) => self::trouble(why),
        why => self::trouble(why),
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

/// Returns how the game stands while the other player is away.
fn waiting(app: &App, link: &Link) -> String {
    if let Some(unsettled) = unsettled(app) {
        return unsettled;
    }
    let clock = link.peer().terms().and_then(|terms| terms.time_control);
    match (app.session().result(), clock) {
        (Some(_), _) => "The game is over.".into(),
        (None, Some(_)) => "The clocks stand still.".into(),
        (None, None) => "The game is saved.".into(),
    }
}

fn joined(app: &App, link: &Link) -> String {
    let other = sentence_start(&other_player(link));
    match (link.peer().role(), app.game().plies().is_empty()) {
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
        Request::Undo { .. }
        | Request::Pause
        | Request::Resume
        | Request::Hints
        | Request::GoOn { .. } => {
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
        Request::GoOn { left } => format!("to go on with {}", clocks(left)),
    }
}

/// Returns both times of a clock.
fn clocks(left: &ByColor<Duration>) -> String {
    let [black, white] = Color::BOTH.map(|color| time(left[color]));
    format!("{black} for Black and {white} for White")
}

/// Returns the title of a question of the link, and its answers.
pub const fn answers(question: &Question) -> (&'static str, &'static str, &'static str) {
    match question {
        Question::Request(_) => ("Request", "Agree", "Decline"),
        Question::TakeOver(_) => ("The host's game", "Take it over", "Not now"),
        Question::SlowLine { .. } => ("Slow line", "Agree", "Decline"),
        Question::Claim(_) => ("Claim", "Grant the win", "Contest it"),
        Question::Knock { .. } => ("The guest's seat", "Give it away", "Keep it"),
    }
}

/// Returns a question of the link.
pub fn question(question: &Question, app: &App) -> String {
    let Some(link) = app.linked().link() else { return String::new() };
    let other = sentence_start(&other_player(link));
    match question {
        Question::Request(request) => self::request(request, app),
        Question::TakeOver(take_over) => self::take_over(take_over),
        Question::SlowLine { trip, allowance } => slow_line(*trip, allowance),
        Question::Claim(Claim { loss: Loss::Absence, .. }) => format!(
            "{other} claims the win because you were away. Grant it? Otherwise the game is \
             unfinished."
        ),
        Question::Claim(Claim { loss: Loss::Timeout, .. }) => {
            format!("{other} claims a win on time. Grant it? Otherwise the game is unfinished.")
        }
        Question::Knock { name, away } => {
            let who = name.as_ref().map_or_else(
                || "Someone with the ticket".into(),
                |name| format!("Someone with the ticket, called {name},"),
            );
            let owner = other_player(link);
            let state = match away {
                Some(away) => format!("{owner} is away {}", time(*away)),
                None => format!("{owner} is connected"),
            };
            format!("{who} asks for the seat of {owner}; {state}. Give it away?")
        }
    }
}

fn take_over(take_over: &TakeOver) -> String {
    let moves = |record: &othello_notation::Record| match record.game.plies().len() {
        0 => "no move".into(),
        1 => "1 move".into(),
        moves => format!("{moves} moves"),
    };
    if take_over.there.game.plies().is_empty() && take_over.here.game.plies().is_empty() {
        return "The host has begun a game. Play it?".into();
    }
    let left = take_over.left.as_ref().map(|left| format!(" Its clocks: {}.", clocks(left)));
    format!(
        "The host has {}, you have {}.{} Take them over?",
        moves(&take_over.there),
        moves(&take_over.here),
        left.unwrap_or_default()
    )
}

fn slow_line(trip: Duration, allowance: &Allowance) -> String {
    format!(
        "The line takes {:.1} s. Up to {} s a move and {} a game are given back for it; who withholds \
         answers could gain as much. Agree?",
        trip.as_secs_f64(),
        allowance.per_move.as_secs_f64(),
        time(allowance.per_game)
    )
}

/// Returns the question whether to do what the other player asks for.
fn request(request: &Request, app: &App) -> String {
    let Some(link) = app.linked().link() else { return String::new() };
    let other = sentence_start(&other_player(link));
    match request {
        Request::Undo { plies: 1 } => format!("{other} asks to undo the last move. Agree?"),
        Request::Undo { plies } => format!("{other} asks to undo {plies} moves. Agree?"),
        Request::Game(terms) => {
            let own = link.peer().role().color(terms).unwrap_or(Color::Black);
            let leaves = if app.session().to_move().is_some() && !app.game().plies().is_empty() {
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
        Request::GoOn { left } => {
            format!("{other} asks to go on with the game, with {}. Agree?", clocks(left))
        }
    }
}

/// Returns the rules, the clock and the length of the match: `Othello, 5+3, best of 3`.
pub fn terms(terms: &Terms) -> String {
    let mut parts = vec![sentence_start(&terms.rules.to_string())];
    parts.push(terms.time_control.map_or_else(|| "no clock".into(), |control| control.to_string()));
    if let Some(left) = &terms.left {
        parts.push(format!("with {}", clocks(left)));
    }
    if terms.best_of > 1 {
        parts.push(format!("best of {}", terms.best_of));
    }
    if let Some(opening) = terms.opening() {
        parts.push(balanced(opening));
    } else if !terms.start.is_empty() {
        let moves: String = terms.start.iter().map(ToString::to_string).collect();
        parts.push(format!("from {moves}"));
    }
    parts.join(", ")
}

/// Returns the state of the connection, and the same in fewer and fewer words; `None` while
/// everything is as it should be.
pub fn connection(app: &App) -> Option<Vec<String>> {
    let link = app.linked().link()?;
    let other = other_player(link);
    match link.presence() {
        Presence::Here(_) => {
            let unrecorded = || link.unrecorded.as_deref().map(unrecorded);
            let counted = || counted(app).map(|counted| format!("Your time: {counted}."));
            unsettled(app).or_else(unrecorded).or_else(counted).map(|text| vec![text])
        }
        Presence::Expected | Presence::Away(_) if link.is_seat_taken => {
            Some(vec![SEAT_TAKEN.into(), "The seat is taken.".into()])
        }
        Presence::Expected | Presence::Away(_) if link.trouble() == Some(&Trouble::SentAway) => {
            Some(vec![trouble(&Trouble::SentAway)])
        }
        Presence::Expected => {
            let trouble = link.trouble().map(|why| format!(" {}", trouble(why)));
            let trouble = trouble.unwrap_or_default();
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
            let is_new = time.as_secs() == 0;
            let time = seconds(time);
            let long = match link.peer().role() {
                Role::Host if is_new => format!("{other} is away."),
                Role::Host => format!("{other} has been away for {time}."),
                Role::Guest | Role::Watcher if is_new => {
                    format!("No connection to {other} yet; trying.")
                }
                Role::Guest | Role::Watcher => {
                    format!("No connection to {other} for {time}; trying again.")
                }
            };
            let still = match link.trouble() {
                Some(Trouble::LongRefused(_)) => NEW_TICKET.into(),
                Some(_) | None => waiting(app, link),
            };
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
pub fn turn(app: &App) -> Option<String> {
    let link = app.linked().link()?;
    let is_here = matches!(link.presence(), Presence::Here(_)) && !app.viewed().is_browsing();
    let color = app.session().to_move().filter(|_| is_here)?;
    let is_remote = link.peer().color() != Some(color);
    if link.peer().is_waiting_for_host() {
        return Some("The move is on its way.".into());
    }
    let name = app.session().name(color);
    match link.peer().role() {
        Role::Watcher => Some(format!("{name} is to move.")),
        Role::Host | Role::Guest => is_remote.then(|| format!("Waiting for {name}.")),
    }
}

/// Returns who watches, with their numbers; `None` if nobody does.
pub fn watchers(link: &Link) -> Option<String> {
    let names = link.peer().watchers().into_iter().enumerate().map(|(place, watcher)| {
        let name = watcher.name.map_or_else(|| "somebody".into(), |name| name.to_string());
        format!("{} {name}", place + 1)
    });
    let names: Vec<_> = names.collect();
    (!names.is_empty()).then(|| format!("Watching: {}.", names.join(", ")))
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
pub fn partner(app: &App) -> Option<String> {
    let link = app.linked().link()?;
    let watchers = match link.peer().watchers().len() {
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

/// Returns with whom this side is connected; `how` tells more of it.
pub fn connected(other: &str, how: Option<&str>) -> String {
    match how {
        Some(how) => format!("Connected to {other} ({how})."),
        None => format!("Connected to {other}."),
    }
}

/// Returns the time that a line takes there and back.
pub fn round_trip(trip: Duration) -> String {
    format!("round trip {} ms", trip.as_millis())
}

/// Returns when the win may be claimed because the other player is away.
pub fn claim_in(time: Duration) -> String {
    format!("After {} s more of absence you may claim the win.", time.as_secs() + 1)
}

/// Returns the first sentences of a game that has begun: who plays which colour, and on what terms.
pub fn link_terms(app: &App) -> String {
    let Some(link) = app.linked().link() else { return String::new() };
    let Some(terms) = link.peer().terms() else { return String::new() };
    let score = match_score(app.session()).filter(|_| app.session().series().games() > 0);
    let score = score.map_or_else(String::new, |score| format!(" {score}"));
    let terms = self::terms(terms);
    if let Some(color) = link.peer().color() {
        return format!("You play {color} against {}: {terms}.{score}", other_player(link));
    }
    let [black, white] = Color::BOTH.map(|color| app.session().name(color));
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
        LinkRefusal::Settled => "the game is not unfinished by a claim".into(),
        LinkRefusal::OneMove => "expected one move, found several".into(),
        LinkRefusal::Proposal(error) => text::printable(&error.to_string()).into_owned(),
    }
}
