//! The options of games with another machine.

use std::net::SocketAddr;

use clap::Args;
use othello_batch::options::rules::RulesArgs;
use othello_home::config::numbers::odd;
use othello_home::config::tunnel::TunnelChoice;
use othello_home::process::successor;
use othello_os::system::variable;

use othello_board::features::link::is_link;
use othello_core::board::Color;
use othello_core::clock::TimeControl;
use othello_notation::PlayerName;
use othello_peer::{MOST_WATCHERS, Seat, Secret, Ticket, TicketError};
use othello_session::OpeningChoice;
use othello_words::faults::Said;
use othello_words::i18n::m;

/// The heading of the options of the connection.
pub const CONNECTION: &str = "Connection";

#[derive(Args)]
pub struct HostArgs {
    #[arg(conflicts_with = "new", value_parser = hosted_ticket)]
    pub ticket: Option<Ticket>,
    #[arg(long)]
    pub new: bool,
    #[arg(long, value_name = "NAME", value_parser = player_name)]
    pub name: Option<PlayerName>,
    #[arg(id = "own-color", long = "play", value_name = "COLOR", value_parser = player_color)]
    pub color: Option<Color>,
    #[arg(long, value_name = "TIME")]
    pub clock: Option<TimeControl>,
    #[arg(long, value_name = "GAMES", value_parser = odd)]
    pub best_of: Option<u8>,
    #[arg(long, value_name = "N")]
    pub balanced: Option<OpeningChoice>,
    #[arg(long, help_heading = CONNECTION, value_name = "ADDRESS:PORT")]
    pub listen: Option<SocketAddr>,
    #[arg(long = "address", help_heading = CONNECTION, value_name = "ADDRESS:PORT")]
    pub addresses: Vec<SocketAddr>,
    #[arg(long, help_heading = CONNECTION, value_name = "ADDRESS:PORT")]
    pub web: Option<Option<SocketAddr>>,
    #[arg(long, help_heading = CONNECTION, value_name = "PROGRAM")]
    pub tunnel: Option<Option<TunnelChoice>>,
    #[arg(long, value_name = "NUMBER", default_value_t = MOST_WATCHERS)]
    pub watchers: usize,
    #[command(flatten)]
    pub rules: RulesArgs,
}

impl HostArgs {
    /// Returns `true` if a flag asks for a new game.
    pub fn is_new_game(&self) -> bool {
        self.new
            || self.color.is_some()
            || self.clock.is_some()
            || self.best_of.is_some()
            || self.balanced.is_some()
            || self.rules.is_given()
    }

    /// Returns the way by which browsers come from elsewhere; where none is named, it is that of the settings.
    pub fn way(&self, usual: impl FnOnce() -> Option<TunnelChoice>) -> Option<TunnelChoice> {
        let way = self.tunnel.clone()?;
        Some(way.or_else(usual).unwrap_or(TunnelChoice::Any))
    }

    /// Returns the words behind `othello host` by which the game with this ticket is hosted again in the same way, but for
    /// the way of browsers from elsewhere.
    pub fn again(&self, secret: &Secret) -> Vec<String> {
        let (secret, addresses) = (*secret, Vec::new());
        let ticket = Ticket { seat: Seat::Play, secret, addresses };
        let mut words = vec![ticket.to_string(), format!("--watchers={}", self.watchers)];
        words.extend(self.name.as_ref().map(|name| format!("--name={name}")));
        words.extend(self.listen.map(|address| format!("--listen={address}")));
        words.extend(self.addresses.iter().map(|address| format!("--address={address}")));
        words.extend(self.web.map(|web| match web {
            Some(address) => format!("--web={address}"),
            None => "--web".into(),
        }));
        words
    }
}

#[derive(Args)]
pub struct JoinArgs {
    #[arg(value_parser = given_ticket)]
    pub ticket: Option<GivenTicket>,
    #[arg(long, value_name = "NAME", value_parser = player_name)]
    pub name: Option<PlayerName>,
    #[arg(long)]
    pub watch: bool,
}

/// The ticket as the command line has it.
#[derive(Clone, Debug)]
pub enum GivenTicket {
    /// This one.
    Ticket(Ticket),
    /// That on the first line of standard input, which others on this machine do not see.
    Asked,
}

/// Parses a ticket, or a hyphen for the one with which the program was started from the board.
fn hosted_ticket(text: &str) -> Result<Ticket, String> {
    let given = successor::ticket().filter(|_| text == "-");
    given.as_deref().unwrap_or(text).parse().map_err(|error: TicketError| error.said().to_string())
}

/// Parses a ticket, or a hyphen for the one with which the program was started from the board, or for a question.
fn given_ticket(text: &str) -> Result<GivenTicket, String> {
    let known = successor::ticket().filter(|_| text == "-");
    match known.as_deref().unwrap_or(text) {
        "-" => Ok(GivenTicket::Asked),
        link if is_link(link) => Err(m::link::browser_link().to_string()),
        ticket => ticket
            .parse()
            .map(GivenTicket::Ticket)
            .map_err(|error: TicketError| error.said().to_string()),
    }
}

fn player_name(text: &str) -> Result<PlayerName, String> {
    PlayerName::cleaned(text).ok_or_else(|| m::faults::blank_name().to_string())
}

fn player_color(text: &str) -> Result<Color, String> {
    let color = Color::BOTH.into_iter().find(|color| color.name() == text);
    color.ok_or_else(|| m::faults::color_name().to_string())
}

/// Returns the name of this player: the given one, or else the name of the user.
pub fn own_name(given: Option<&PlayerName>) -> Option<PlayerName> {
    let user = || variable("USER").and_then(|name| PlayerName::cleaned(&name));
    given.cloned().or_else(user)
}
