//! The arguments with which the program goes on, as the command line reads them.

use clap::Parser;
use othello_board::app::successor::Successor;
use othello_core::board::{ByColor, Color};
use othello_core::rules::Rules;
use othello_peer::{Seat, Secret, Ticket};
use othello_session::{OpeningChoice, Player, Setup};

use super::link_options::GivenTicket;
use super::{Cli, Command};

fn parsed(successor: &Successor) -> Option<Command> {
    let arguments = successor.arguments();
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
    let Some(Command::Host(args)) = parsed(&successor) else { panic!("a game is hosted") };
    let args = args.host;
    assert!(args.new && args.web == Some(None));
    assert_eq!(args.rules.rules_from(Rules::OTHELLO).unwrap(), rules);
    assert_eq!((args.color, args.clock), (Some(Color::White), setup.time_control));
    assert_eq!((args.best_of, args.balanced), (Some(3), Some(opening)));
    assert_eq!(args.name, setup.names[Color::White]);
    let plain = Successor::HostNew(Setup { names: ByColor::default(), ..setup }.into());
    let Some(Command::Host(args)) = parsed(&plain) else { panic!("a game is hosted") };
    assert_eq!(args.host.name, None);
}

#[test]
fn the_command_line_reads_what_is_hosted_and_joined() {
    let page = |successor| match parsed(&successor) {
        Some(Command::Host(args)) => Some(args.host.web.is_some()),
        _ => None,
    };
    assert_eq!(page(Successor::Host), Some(false));
    assert_eq!(page(Successor::HostWithPage), Some(true));
    let far = parsed(&Successor::HostWithTunnel);
    let Some(Command::Host(args)) = far else { panic!("a game is hosted") };
    assert_eq!((args.host.tunnel, args.host.web), (Some(None), Some(None)));
    let joined = |successor| match parsed(&successor) {
        Some(Command::Join(args)) => args.join.ticket,
        _ => panic!("a game is joined"),
    };
    assert!(joined(Successor::Join(None)).is_none());
    let (seat, secret) = (Seat::Play, Secret::new([7; 16]));
    let ticket = Ticket { seat, secret, addresses: Vec::new(), key: None };
    let given = joined(Successor::Join(Some(ticket.clone().into())));
    assert!(matches!(given, Some(GivenTicket::Ticket(given)) if given == ticket));
    assert!(parsed(&Successor::Board).is_none());
}
