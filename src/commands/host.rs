//! `othello host`: offers a game to a player at another machine.

use std::io::{Write, stderr};
use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context, Result};
use othello_batch::options::rules::opening_under;
use othello_home::config;
use othello_home::config::tunnel::TunnelChoice;
use othello_home::process::exit_status::ExitStatus;
use othello_home::time::local_time;

use super::launch::{self, FirstGame, Launch};
use crate::cli::HostCommandArgs;
use crate::cli::link_options::{HostArgs, own_name};
use crate::net::{HostListener, HostOptions, HostedGame, LinkFolder, LinkWorker, Offer, UserKey};
use crate::web::WebListener;
use othello_board::features::link::linked::{Link, Peer};
use othello_core::board::{ByColor, Color};
use othello_os::system::ASKS_FOR_PORTS;
use othello_peer::Terms;
use othello_words::i18n::m;

/// Hosts the last game that is not over, or else a new one.
pub fn run(command: &HostCommandArgs) -> Result<ExitStatus> {
    let HostCommandArgs { host: args, look } = command;
    let folder = LinkFolder::find()?;
    let before = match &args.ticket {
        Some(ticket) => Some(folder.hosted_by(&ticket.secret, args.watchers)?),
        None if args.is_new_game() => None,
        None => folder.newest(args.watchers),
    };
    let is_new = before.is_none();
    let mut hosted = match before {
        Some(hosted) => hosted,
        None => folder.create(own_name(args.name.as_ref()), &terms(args)?, args.watchers)?,
    };
    if is_new && ASKS_FOR_PORTS {
        let _ = writeln!(stderr(), "{}", m::link::firewall());
    }
    let opened = open(args, &mut hosted);
    if is_new && opened.is_err() {
        folder.remove(&hosted.head.ticket);
    }
    let (listening, web) = opened?;
    let offer = Offer::of(&hosted.host);
    let link = Box::new(Link::new(Peer::Host(Box::new(hosted.host)), listening.lines()));
    let worker = LinkWorker::host(hosted.file, listening, offer, UserKey::find()?)?;
    let worker = match web {
        Some(web) => worker.and_begin(move |server| web.begin(server)),
        None => worker,
    };
    Launch::of(FirstGame::Linked(hosted.session, link, worker), look).run()
}

/// Starts listening for guests, and for their browsers if the game has a page.
fn open(args: &HostArgs, hosted: &mut HostedGame) -> Result<(HostListener, Option<WebListener>)> {
    let asked = args.way(|| config::file::find().config.tunnel.map(|choice| *choice));
    let before = hosted.head.page.clone();
    // A guest who came by a browser comes back by it.
    let has_page = asked.is_some() || before.is_some();
    // A tunnel or a proxy ends at this machine.
    let behind = || asked.as_ref().map(|_| SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
    let address = args.web.or_else(|| has_page.then(behind));
    let kept = before.as_ref().and_then(|page| page.way.as_ref()?.parse().ok());
    // Whoever asks for the page itself need not have the program by which others came.
    let kept = kept.filter(|way| args.web.is_none() || matches!(way, TunnelChoice::Address(_)));
    let way = asked.clone().or(kept);
    let start = |address| WebListener::start(address, way.clone(), before.as_ref());
    let web = address.map(start).transpose()?;
    let place = web.as_ref().map(WebListener::place);
    let is_other_page = place.is_some() && place != before;
    if let Some(place) = place {
        hosted.keep_page(place).with_context(m::faults::game_unwritten)?;
    }
    let options = HostOptions {
        listen: args.listen,
        addresses: args.addresses.clone(),
        page: web.as_ref().and_then(WebListener::address),
        is_other_page,
        operator: web.as_ref().and_then(WebListener::operator).map(Into::into),
        again: args.again(&hosted.head.ticket),
    };
    Ok((HostListener::start(hosted, options)?, web))
}

/// Returns the terms that the arguments and the settings describe.
fn terms(args: &HostArgs) -> Result<Terms> {
    let defaults = config::file::find().config.game;
    let host = args.color.unwrap_or(Color::Black);
    let own = own_name(args.name.as_ref());
    let rules = args.rules.rules_from(defaults.rules)?;
    let opening = opening_under(args.balanced, rules)?.opening(rules, launch::random_seed());
    Ok(Terms {
        start: opening.map_or_else(Vec::new, |opening| opening.moves().to_vec()),
        time_control: args.clock.or(defaults.clock),
        best_of: args.best_of.unwrap_or(1),
        host,
        names: ByColor::from_fn(|color| own.clone().filter(|_| color == host)),
        date: local_time::today(),
        ..Terms::new(rules)
    })
}
