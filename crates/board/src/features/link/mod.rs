//! Games over a link to another machine.

pub mod commands;
pub mod linked;
pub mod sentences;
pub mod state;
#[cfg(test)]
mod tests;

use othello_core::board::Color;
use othello_home::config::file::with;
use othello_home::config::setting::Setting;
use othello_home::jobs::settings::{FindTunnel, KeepSetting};
use othello_peer::{Consent, Presence, Request, Role, Secret, Ticket, TicketError};
use othello_session::{Player, Setup};
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};

use crate::app::App;
use crate::app::call::Call;
use crate::app::event::{self, Effect, Event, OnEnter};
use crate::app::needs::SAVED;
use crate::app::page::Page;
use crate::app::reply::Done;
use crate::app::successor::{Successor, is_page};
use crate::app::then::Then;
use crate::features::link::linked::{Link, LinkEffect, ShownWay};

pub const PAGE: Page = Page::new("connection");

/// The word for the game that was joined last.
const LAST: &str = "last";

/// Shows who is connected, or says how to play with somebody far away.
fn connection(app: &mut App) -> Done {
    if app.features.link.link().is_some() {
        app.state.show(PAGE);
    } else {
        app.state.say(m::link::far());
    }
    Ok(())
}

/// Hosts a game, in place of the one here, which is saved.
fn host(app: &mut App) -> Done {
    restart(app, Successor::Host)
}

/// Hosts a game for somebody who has a browser, in place of the one here; one that is hosted goes on with a page, and
/// whoever plays with this program connects again by itself.
fn web(app: &mut App) -> Done {
    let successor = Successor::HostWithPage(again(app));
    if app.features.link.link().is_some_and(Link::is_without_page) {
        app.state.effect(Effect::Restart(successor));
        return Ok(());
    }
    restart(app, successor)
}

/// Does the same by a link that works anywhere, once the player has agreed to whom it goes through: whoever has chosen the
/// program has done so.
fn tunnel(app: &mut App) -> Done {
    if let Some(chosen) = app.state.config().tunnel.clone() {
        let words = chosen.to_string();
        // Behind the restart nobody would read that it is not installed.
        app.state.job(FindTunnel(*chosen), move |app, found| match found {
            Ok(()) => host_through(app, &words),
            Err(why) => app.state.refuse(why),
        });
        return Ok(());
    }
    let found = app.features.link.installed_tunnel().ok_or_else(m::link::no_tunnel)?;
    app.state.ask_then(m::link::ask_for_tunnel(found.operator), move |app: &mut App| {
        keep_program(app, found.program);
        host_through(app, found.program);
    });
    Ok(())
}

/// Hosts the game that is hosted here, or a new one, through that program. Whoever is at its page stays there.
fn host_through(app: &mut App, tunnel: &str) {
    let has_page = |link: &Link| link.invitation.page.is_some();
    let mut words = again(app);
    if app.features.link.link().is_some_and(has_page) && !words.iter().any(|word| is_page(word)) {
        words.push("--web".into());
    }
    words.push(format!("--tunnel={tunnel}"));
    app.state.effect(Effect::Restart(Successor::HostWithTunnel(words)));
}

/// Keeps the program to which the player has agreed, who is not asked again.
fn keep_program(app: &mut App, program: &str) {
    let setting = Setting::named("tunnel").expect("there is a setting for it");
    let config = with(app.state.config(), setting, program);
    let config = Box::new(config.expect("the names of known programs are among its values"));
    app.state.configure((*config).clone());
    app.state.chosen(setting);
    app.state.job(KeepSetting { setting, config }, |app, result| {
        app.state.warn_unless_kept(result);
    });
}

/// Returns the words by which the game that is hosted here is hosted again; none if there is none.
fn again(app: &App) -> Vec<String> {
    app.features.link.link().map_or_else(Vec::new, |link| link.invitation.again.clone())
}

/// Joins the game of a ticket, or the last one again, in place of the one here.
fn join(app: &mut App, rest: &str) -> Done {
    let ticket = ticket(rest)?;
    if ticket.is_none() && !app.features.link.can_rejoin() {
        return Err(m::link::no_ticket().into());
    }
    restart(app, Successor::Join(ticket))
}

/// Returns `true` for a link to the page of a game, which is for browsers.
pub fn is_page_link(text: &str) -> bool {
    let parts = text.trim().split_once('#').filter(|(address, _)| address.starts_with("http"));
    let secret = parts.map(|(_, secret)| {
        let kinds = ["watch-", "seat-"];
        kinds.into_iter().find_map(|kind| secret.strip_prefix(kind)).unwrap_or(secret)
    });
    secret.is_some_and(|secret| secret.parse::<Secret>().is_ok())
}

/// Returns `true` for a link, also a mistyped one: no ticket has these letters.
pub fn is_link(text: &str) -> bool {
    text.contains(['/', '#'])
}

/// Returns `true` for what a host sends: a ticket, or a link to the page of a game.
pub fn is_invitation(text: &str) -> bool {
    is_page_link(text) || ticket(text).is_ok_and(|ticket| ticket.is_some())
}

/// Returns the ticket of a line, which may be the whole command that a host sends; `None` for the last one.
///
/// # Errors
/// Returns why it is none.
pub fn ticket(line: &str) -> Result<Option<Box<Ticket>>, Text> {
    let line = line.trim();
    match line.strip_prefix("othello join").unwrap_or(line).trim() {
        "" | LAST => Ok(None),
        page if is_link(page) => Err(m::link::browser_link()),
        ticket => ticket
            .parse()
            .map(|ticket| Some(Box::new(ticket)))
            .map_err(|error: TicketError| error.said()),
    }
}

/// Goes back to the games of this machine; one who plays is not left by a slip.
fn leave(app: &mut App) -> Done {
    let is_playing = app.state.session().to_move().is_some();
    let is_here = |link: &Link| matches!(link.presence(), Presence::Here(_));
    let leave = |app: &mut App| app.state.effect(Effect::Restart(Successor::Board));
    if is_playing && app.features.link.link().is_some_and(is_here) {
        let question = |link: &Link, other| m::link::ask_to_leave(sentences::saved(link), other);
        ask_about_other(app, question, leave);
    } else {
        leave(app);
    }
    Ok(())
}

/// Does something once it is confirmed, by the name of the other player.
fn ask_about_other(app: &mut App, question: impl FnOnce(&Link, String) -> Text, act: fn(&mut App)) {
    if let Some(link) = app.features.link.link() {
        let question = question(link, sentences::other_player(link));
        app.state.ask_then(question, act);
    }
}

fn restart(app: &mut App, successor: Successor) -> Done {
    if app.features.link.link().is_some() {
        app.state.show(PAGE);
    } else {
        app.state.effect(Effect::Restart(successor));
    }
    Ok(())
}

/// Hosts a game on the terms of a dialog, in which somebody plays from another machine.
pub fn hosts(app: &mut App, setup: &Setup) -> bool {
    let is_remote = Color::BOTH.iter().any(|color| setup.players[*color] == Player::Remote);
    if !is_remote || app.features.link.link().is_some() {
        return false;
    }
    let successor = Successor::HostNew(setup.clone().into());
    let host = Call::needing(&[&SAVED], move |app| restart(app, successor.clone()));
    let begun = host.run(app);
    app.tell_refusal(begun);
    true
}

/// Returns the state of the connection, and the lines that invite others.
pub fn read(app: &App) -> Vec<Text> {
    let Some(link) = app.features.link.link() else { return vec![m::link::far()] };
    let connected = || m::link::connected(sentences::other_player(link), sentences::partner(link));
    let mut lines = vec![sentences::connection(link, &app.state).unwrap_or_else(connected)];
    lines.extend(sentences::watchers(link));
    lines.extend(sentences::fingerprint(link));
    if link.peer().role() == Role::Host {
        let invitation = link.invitation();
        if let Some(page) = &invitation.page {
            lines.push(m::link::page_to_play(link.page_to_play(page)));
            lines.extend(sentences::page_reach(page));
            lines.push(m::link::page_to_watch(&*page.watch));
        }
        lines.extend(sentences::tunnel(invitation));
        lines.extend(invitation.join.as_deref().map(m::link::to_play));
        lines.extend(sentences::other_ticket(invitation));
        lines.extend(sentences::reach(invitation.reach));
        lines.extend(invitation.watch.as_deref().map(m::link::to_watch));
        lines.extend(sentences::listening(invitation));
    }
    lines
}

/// Returns the state of the connection; `None` while everything is as it should be.
pub fn status(app: &App) -> Option<Text> {
    sentences::connection(app.features.link.link()?, &app.state)
}

/// Returns that the player at the other machine is to move; `None` if they are not, or are not there.
pub fn turn(app: &App) -> Option<Text> {
    sentences::turn(app.features.link.link()?, &app.state)
}

/// Returns who plays which colour over the link, and on what terms.
pub fn terms(app: &App) -> Option<String> {
    app.features.link.link().map(|link| sentences::link_terms(link, &app.state))
}

/// Copies the line that joins the game, and shows it.
fn copy_invitation(app: &mut App) -> Done {
    app.features.link.show(ShownWay::Browser);
    let line = app.features.link.link().and_then(|link| link.to_play().map(Into::into));
    copy(app, line, m::link::invitation_copied())
}

/// Copies the command that joins the game from a terminal, and shows it.
fn copy_ticket(app: &mut App) -> Done {
    app.features.link.show(ShownWay::Terminal);
    let line = app.features.link.link().and_then(|link| link.invitation.join.clone());
    copy(app, line, m::link::invitation_copied())
}

/// Copies the line that watches the game.
fn copy_watch_invitation(app: &mut App) -> Done {
    let line = app.features.link.link().and_then(|link| link.invitation.to_watch().map(Into::into));
    copy(app, line, m::link::watch_invitation_copied())
}

fn copy(app: &mut App, line: Option<String>, said: Text) -> Done {
    if let Some(line) = line {
        app.state.effect(Effect::Copy(line));
        app.state.say(said);
    }
    Ok(())
}

/// Ends the game of a guest who stays away: not by a letter that was meant for the board.
fn end_absent(app: &mut App) -> Done {
    let question = |_: &Link, other| m::link::ask_to_end_absent(other);
    ask_about_other(app, question, |app| app.features.link.end_absent(&mut app.state));
    Ok(())
}

fn withdraw(app: &mut App) -> Done {
    app.features.link.withdraw(&mut app.state);
    Ok(())
}

/// Frees the seat of the guest, who does not lose it by a letter that was meant for the board.
fn free_seat(app: &mut App) -> Done {
    let question = |_: &Link, other| m::link::ask_to_free(other);
    ask_about_other(app, question, |app| app.features.link.free_seat(&mut app.state));
    Ok(())
}

fn renew_ticket(app: &mut App) -> Done {
    app.state.effect(Effect::Link(LinkEffect::RenewTicket));
    Ok(())
}

/// Sends away one of those who watch.
fn send_away(app: &mut App, index: usize) -> Done {
    let is_there = app.features.link.send_away(index, &mut app.state);
    if is_there { Ok(()) } else { Err(m::link::nobody_there().into()) }
}

/// Asks whether the other player may be asked, who has to agree before the engine says what it thinks; returns
/// `true` if that is needed.
pub fn asks_for_hints(app: &mut App) -> bool {
    let App { state, features } = app;
    let Some(link) = features.link.link().filter(|_| features.link.needs_agreement(state)) else {
        return false;
    };
    match features.link.check_free() {
        Err(error) => state.refuse(sentences::refusal(&error)),
        Ok(()) => state.ask_then(
            m::link::ask_for_hints(sentences::other_player(link)),
            |app: &mut App| {
                app.features.link.ask_other(Request::Hints, &mut app.state);
            },
        ),
    }
    true
}

/// Has the clock and the open question follow the state of the link.
pub fn follow(app: &mut App) {
    let App { state, features } = app;
    features.link.follow(state);
    let Some(text) = features.link.next_question(state) else { return };
    state.open(event::Question {
        text,
        board: None,
        yes: Then::new(move |app, ()| answer(app, Consent::Yes)),
        no: Some(Then::new(move |app, ()| {
            answer(app, Consent::No);
            app.state.tell(Event::Cancelled);
        })),
        enter: OnEnter::Nothing,
        is_unasked: true,
    });
}

fn answer(app: &mut App, consent: Consent) {
    app.features.link.answer(consent, &mut app.state);
}
