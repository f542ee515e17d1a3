//! The arguments with which the program goes on, as the command line reads them.

use clap::Parser;
use othello_board::app::successor::Successor;
use othello_core::board::{ByColor, Color};
use othello_core::rules::Rules;
use othello_home::config::tunnel::TunnelChoice;
use othello_peer::{Seat, Secret, Ticket};
use othello_session::{OpeningChoice, Player, Setup};

use super::link_options::GivenTicket;
use super::{Cli, CliCommand};

fn parsed(successor: &Successor) -> Option<CliCommand> {
    let ticket = successor.ticket().unwrap_or_default();
    let words = successor.arguments().into_iter();
    let arguments = words.map(|word| if word == "-" { ticket.clone() } else { word });
    Cli::try_parse_from(["othello".into()].into_iter().chain(arguments)).unwrap().command
}

#[test]
fn the_command_line_reads_the_terms_of_a_new_game_as_they_were_chosen() {
    let players = ByColor { black: Player::Remote, white: Player::Human };
    // A name may look like a flag.
    let names = ByColor { black: None, white: "-Ada B".parse().ok() };
    let rules: Rules = "reversi, own 32 discs".parse().unwrap();
    let opening = OpeningChoice::AnyBalanced;
    let time_control = "5+3".parse().ok();
    let setup = Setup { players, names, time_control, best_of: 3, opening, ..Setup::new(rules) };
    let successor = Successor::HostNew(setup.clone().into());
    let Some(CliCommand::Host(args)) = parsed(&successor) else { panic!("a game is hosted") };
    let args = args.host;
    assert!(args.new && args.web == Some(None));
    assert_eq!(args.rules.rules_from(Rules::OTHELLO).unwrap(), rules);
    assert_eq!((args.color, args.clock), (Some(Color::White), setup.time_control));
    assert_eq!((args.best_of, args.balanced), (Some(3), Some(opening)));
    assert_eq!(args.name, setup.names[Color::White]);
    let plain = Successor::HostNew(Setup { names: ByColor::default(), ..setup }.into());
    let Some(CliCommand::Host(args)) = parsed(&plain) else { panic!("a game is hosted") };
    assert_eq!(args.host.name, None);
}

#[test]
fn a_game_is_hosted_again_as_it_was_started_and_it_alone() {
    let given = "othello host --watchers 3 --listen 127.0.0.1:2711 --address 192.0.2.1:2711 --web 127.0.0.1:0 \
                 --name Ada --clock 5";
    let Some(CliCommand::Host(before)) = Cli::try_parse_from(given.split(' ')).unwrap().command
    else {
        panic!("a game is hosted")
    };
    let secret = Secret::new([7; 16]);
    let again = before.host.again(&secret);
    let far = [again.clone(), vec!["--tunnel".into()]].concat();
    let far = parsed(&Successor::HostWithTunnel(far));
    let Some(CliCommand::Host(args)) = far else { panic!("a game is hosted") };
    let args = args.host;
    assert_eq!(args.ticket.as_ref().map(|ticket| ticket.secret), Some(secret));
    assert_eq!(args.again(&secret), again);
    assert_eq!((args.watchers, args.tunnel), (3, Some(None)));
    assert_eq!((args.listen, &args.addresses), (before.host.listen, &before.host.addresses));
    assert_eq!(args.web, Some("127.0.0.1:0".parse().ok()));
    assert!(!args.new && args.clock.is_none() && args.name == before.host.name);
}

#[test]
fn the_command_line_reads_what_is_hosted_and_joined() {
    let page = |successor| match parsed(&successor) {
        Some(CliCommand::Host(args)) => Some(args.host.web.is_some()),
        _ => None,
    };
    assert_eq!(page(Successor::Host), Some(false));
    assert_eq!(page(Successor::HostWithPage(Vec::new())), Some(true));
    let far = parsed(&Successor::HostWithTunnel(vec!["--tunnel=ssh".into()]));
    let Some(CliCommand::Host(args)) = far else { panic!("a game is hosted") };
    assert_eq!((args.host.tunnel, args.host.web), (Some(Some(TunnelChoice::Named("ssh"))), None));
    let joined = |successor| match parsed(&successor) {
        Some(CliCommand::Join(args)) => args.join.ticket,
        _ => panic!("a game is joined"),
    };
    assert!(joined(Successor::Join(None)).is_none());
    let (seat, secret) = (Seat::Play, Secret::new([7; 16]));
    let ticket = Ticket { seat, secret, addresses: Vec::new() };
    let given = joined(Successor::Join(Some(ticket.clone().into())));
    assert!(matches!(given, Some(GivenTicket::Ticket(given)) if given == ticket));
    assert!(parsed(&Successor::Board).is_none());
}
