//! The arguments with which the program goes on with what was chosen on the board.

use othello_core::board::Color;
use othello_core::rules::Axis;
use othello_home::config::Config;
use othello_home::config::setting::Setting;
use othello_session::{OpeningChoice, Player, Setup};

use othello_board::app::state::State;
use othello_board::app::successor::Successor;

/// Returns the arguments of a program that goes on with that, and with the options of this one that still apply.
pub fn arguments_on(successor: &Successor, state: &State) -> Vec<String> {
    let options = options(state.config(), |setting| state.is_by_option(setting));
    arguments(successor).into_iter().chain(options).collect()
}

/// Returns the options by which these settings were given, as they are typed.
pub fn options(config: &Config, is_given: impl Fn(Setting) -> bool) -> Vec<String> {
    const WITH_VALUE: [&str; 3] = ["theme", "color", "glyphs"];
    const FLAGS: [(&str, &str); 4] = [
        ("animation", "--no-animation"),
        ("mouse", "--no-mouse"),
        ("cursor", "--cursor"),
        ("evaluation", "--no-engine"),
    ];
    let given = |name: &str| Setting::named(name).filter(|setting| is_given(*setting));
    let with_value = WITH_VALUE
        .iter()
        .filter_map(|name| Some(format!("--{name}={}", given(name)?.value(config))));
    let flags = FLAGS.iter().filter(|(name, _)| given(name).is_some());
    with_value.chain(flags.map(|(_, flag)| String::from(*flag))).collect()
}

/// Returns the arguments of a program that goes on with that.
pub fn arguments(successor: &Successor) -> Vec<String> {
    let words = |words: &[&str]| words.iter().map(|word| String::from(*word)).collect();
    match successor {
        Successor::Board => Vec::new(),
        Successor::Host => words(&["host"]),
        Successor::HostWithPage(again) => hosts(again, &["--web"]),
        Successor::HostWithTunnel(again) => hosts(again, &["--web", "--tunnel"]),
        Successor::HostNew(setup) => ["host".into()].into_iter().chain(terms(setup)).collect(),
        Successor::Join(None) => words(&["join"]),
        Successor::Join(Some(ticket)) => words(&["join", &ticket.to_string()]),
    }
}

/// Returns the words that host a game in that way, and by these flags as far as it is not by them already.
fn hosts(again: &[String], flags: &[&str]) -> Vec<String> {
    let is_new = |flag: &&&str| !again.iter().any(|word| word.split('=').next() == Some(**flag));
    let flags = flags.iter().filter(is_new).map(|flag| String::from(*flag));
    ["host".into()].into_iter().chain(again.iter().cloned()).chain(flags).collect()
}

/// Returns the flags of a new game on these terms. Whoever is sent the link plays, with this program or with nothing
/// but a browser.
fn terms(setup: &Setup) -> Vec<String> {
    let is_here = |color: &Color| setup.players[*color] != Player::Remote;
    let host = Color::BOTH.into_iter().find(is_here).unwrap_or(Color::Black);
    let (preset, _) = setup.rules.nearest_preset();
    let mut flags = vec!["--new".into(), "--web".into(), format!("--play={}", host.name())];
    flags.push(format!("--rules={}", preset.name()));
    for axis in Axis::ALL {
        let value = setup.rules.value(*axis);
        if let Some(value) = value.filter(|_| preset.rules().value(*axis) != value) {
            flags.push(format!("--{}={}", axis.flag(), value.name()));
        }
    }
    flags.extend(setup.time_control.map(|control| format!("--clock={control}")));
    if setup.best_of > 1 {
        flags.push(format!("--best-of={}", setup.best_of));
    }
    if setup.opening != OpeningChoice::Free {
        flags.push(format!("--balanced={}", setup.opening));
    }
    flags.extend(setup.names[host].as_ref().map(|name| format!("--name={name}")));
    flags
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use othello_core::board::ByColor;
    use othello_core::rules::Rules;
    use othello_peer::{Seat, Secret, Ticket};

    use super::*;
    use crate::appearance::in_force;
    use crate::cli::link_options::GivenTicket;
    use crate::cli::{Cli, Command};

    fn parsed(successor: &Successor) -> Option<Command> {
        let arguments = arguments(successor);
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
        let setup =
            Setup { players, names, time_control, best_of: 3, opening, ..Setup::new(rules) };
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
    fn the_options_of_a_look_go_on_as_they_were_given() {
        let given = [
            "--theme=paper",
            "--color=never",
            "--glyphs=ascii",
            "--no-animation",
            "--no-mouse",
            "--cursor",
            "--no-engine",
        ];
        for count in 0..=given.len() {
            let line = ["othello"].iter().chain(&given[..count]);
            let cli = Cli::try_parse_from(line).unwrap();
            let in_force = in_force(cli.look().unwrap(), &Config::default());
            let is_given = |it: Setting| in_force.by_options.contains(&it.name());
            assert_eq!(options(&in_force.config, is_given), given[..count]);
        }
    }

    #[test]
    fn a_game_is_hosted_again_as_it_was_started_and_it_alone() {
        let given = "othello host --watchers 3 --listen 127.0.0.1:2711 --address 192.0.2.1:2711 --direct --web 127.0.0.1:0 \
                     --name Ada --clock 5";
        let Some(Command::Host(before)) = Cli::try_parse_from(given.split(' ')).unwrap().command
        else {
            panic!("a game is hosted")
        };
        let secret = Secret::new([7; 16]);
        let again = before.host.again(&secret);
        let far = parsed(&Successor::HostWithTunnel(again.clone()));
        let Some(Command::Host(args)) = far else { panic!("a game is hosted") };
        let args = args.host;
        assert_eq!(args.ticket.as_ref().map(|ticket| ticket.secret), Some(secret));
        assert_eq!(args.again(&secret), again);
        assert_eq!((args.watchers, args.direct, args.tunnel), (3, true, Some(None)));
        assert_eq!((args.listen, &args.addresses), (before.host.listen, &before.host.addresses));
        assert_eq!(args.web, Some("127.0.0.1:0".parse().ok()));
        assert!(!args.new && args.clock.is_none() && args.name == before.host.name);
    }

    #[test]
    fn the_command_line_reads_what_is_hosted_and_joined() {
        let page = |successor| match parsed(&successor) {
            Some(Command::Host(args)) => Some(args.host.web.is_some()),
            _ => None,
        };
        assert_eq!(page(Successor::Host), Some(false));
        assert_eq!(page(Successor::HostWithPage(Vec::new())), Some(true));
        let far = parsed(&Successor::HostWithTunnel(Vec::new()));
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
}
