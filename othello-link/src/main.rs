//! Carries the lines of a game between two machines: standard input and output at one end, a QUIC
//! stream to the other machine at the other. It finds a way through most home routers, by a relay if
//! there is no direct one, and knows nothing of the game.

use std::fs;
use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Parser;
use iroh::endpoint::{QuicTransportConfig, RecvStream, SendStream, presets};
use iroh::{
    Endpoint, EndpointAddr, EndpointId, RelayMap, RelayMode, RelayUrl, SecretKey, TransportAddr,
};
use tokio::io::{AsyncReadExt, AsyncWriteExt, Stdin, stdin, stdout};

/// The protocol that both ends speak over QUIC: the lines of the game.
const ALPN: &[u8] = b"othello-link/1";
/// The time to reach a relay, and then the other machine.
const PATIENCE: Duration = Duration::from_secs(30);
/// The silence that ends a connection: the program at its other end was killed, and comes again by another one.
const SILENCE: Duration = Duration::from_secs(8);
/// The interval of the signs of life.
const HEARTBEAT: Duration = Duration::from_secs(2);

/// Carry an Othello game between two machines behind home routers
#[derive(Parser)]
#[command(version)]
struct Args {
    /// The key that the other machine has printed, with its addresses; none waits for another machine, and prints one
    ticket: Option<Ticket>,
    /// The relay to use in place of the public ones of n0, or none
    #[arg(long, env = "OTHELLO_LINK_RELAY", value_name = "URL")]
    relay: Option<Relay>,
    /// The file of the key by which this machine is found again (default: in the state directory)
    #[arg(long, value_name = "FILE")]
    key: Option<PathBuf>,
}

/// A choice of relays.
#[derive(Clone)]
enum Relay {
    None,
    Own(RelayUrl),
}

impl FromStr for Relay {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "none" => Ok(Self::None),
            url => url.parse().map(Self::Own).map_err(|_| "expected a URL, or none".into()),
        }
    }
}

/// The other machine: its key, and where it may be found beside the public directory.
#[derive(Clone)]
struct Ticket(EndpointAddr);

impl FromStr for Ticket {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = text.split(',');
        let id: EndpointId =
            parts.next().unwrap_or_default().parse().map_err(|_| "expected a key of 64 digits")?;
        let place = |part: &str| -> Result<TransportAddr, String> {
            if let Ok(address) = part.parse::<SocketAddr>() {
                return Ok(TransportAddr::Ip(address));
            }
            part.parse().map(TransportAddr::Relay).map_err(|_| format!("not an address: {part}"))
        };
        let places = parts.map(place).collect::<Result<Vec<_>, _>>()?;
        Ok(Self(EndpointAddr::from_parts(id, places)))
    }
}

/// Writes the line that the other machine needs. The public directory knows the rest, unless other
/// relays or none are used.
fn ticket(endpoint: &Endpoint, relay: Option<&Relay>) -> String {
    let address = endpoint.addr();
    let mut parts = vec![address.id.to_string()];
    match relay {
        None => {}
        Some(Relay::Own(url)) => parts.push(url.to_string()),
        Some(Relay::None) => parts.extend(address.ip_addrs().map(ToString::to_string)),
    }
    parts.join(",")
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let carried = run(Args::parse()).await;
    if let Err(error) = &carried {
        eprintln!("othello-link: {error:#}");
    }
    // A read of standard input that has not ended would keep the program.
    std::process::exit(i32::from(carried.is_err()));
}

async fn run(args: Args) -> Result<()> {
    let endpoint = bind(&args).await?;
    let carried = match args.ticket {
        Some(Ticket(address)) => {
            // The game has the key alone, and no directory knows who waits at another relay.
            let address = match args.relay {
                Some(Relay::Own(url)) if address.is_empty() => address.with_relay_url(url),
                _ => address,
            };
            join(&endpoint, address).await
        }
        None => host(&endpoint, args.relay.as_ref()).await,
    };
    endpoint.close().await;
    carried
}

/// Makes the end of this machine.
async fn bind(args: &Args) -> Result<Endpoint> {
    // A guest needs to be found by nobody, so that each time another key will do.
    let key = match &args.ticket {
        Some(_) => SecretKey::generate(),
        None => lasting_key(args.key.as_deref())?,
    };
    let silence = SILENCE.try_into().expect("a few seconds are a time of QUIC");
    let transport = QuicTransportConfig::builder()
        .max_idle_timeout(Some(silence))
        .keep_alive_interval(HEARTBEAT)
        .build();
    // Without a directory the line of this machine holds its port, which is to be the same after another start.
    let port = match (&args.ticket, &args.relay) {
        (None, Some(Relay::None)) => port_of(&key),
        (Some(_), _) | (None, None | Some(Relay::Own(_))) => 0,
    };
    let end = |port: u16| {
        let builder = match &args.relay {
            None => Endpoint::builder(presets::N0).relay_mode(RelayMode::Default),
            Some(Relay::None) => {
                Endpoint::builder(presets::Minimal).relay_mode(RelayMode::Disabled)
            }
            Some(Relay::Own(url)) => Endpoint::builder(presets::Minimal)
                .relay_mode(RelayMode::Custom(RelayMap::from(url.clone()))),
        };
        let builder = builder.secret_key(key.clone()).alpns(vec![ALPN.to_vec()]);
        builder.transport_config(transport.clone()).bind_addr((Ipv4Addr::UNSPECIFIED, port))
    };
    let bound = match end(port)?.bind().await {
        // Another program has the port.
        Err(_) if port != 0 => end(0)?.bind().await,
        bound => bound,
    };
    bound.context("cannot use the network")
}

/// Returns the port of a key, one of those that no program is given by the system.
fn port_of(key: &SecretKey) -> u16 {
    /// The first port that is registered for nobody; those that a system gives usually begin at 32768.
    const FIRST: u16 = 20_000;
    let [low, high, ..] = *key.public().as_bytes();
    FIRST + u16::from_le_bytes([low, high]) % 10_000
}

/// Reads the key of this machine, or makes it.
fn lasting_key(file: Option<&Path>) -> Result<SecretKey> {
    let file = match file {
        Some(file) => file.to_owned(),
        None => state_directory()?.join("othello/links/othello-link.key"),
    };
    if let Ok(text) = fs::read_to_string(&file) {
        return text.trim().parse().with_context(|| format!("no key in {}", file.display()));
    }
    let key = SecretKey::generate();
    let written = write_private(&file, &key);
    written.with_context(|| format!("cannot write {}", file.display()))?;
    Ok(key)
}

fn write_private(file: &Path, key: &SecretKey) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let digits: String = key.to_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    writeln!(options.open(file)?, "{digits}")
}

fn state_directory() -> Result<PathBuf> {
    let named = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || named("HOME").map(|home| home.join(".local/state"));
    named("XDG_STATE_HOME").or_else(home).context("the home directory is unknown; use --key FILE")
}

/// Connects to the other machine, and carries lines.
async fn join(endpoint: &Endpoint, address: EndpointAddr) -> Result<()> {
    let connected = tokio::time::timeout(PATIENCE, endpoint.connect(address, ALPN)).await;
    let connection = connected.context("the other machine does not answer")?;
    let connection = connection.context("the other machine cannot be reached")?;
    let (send, receive) = connection.open_bi().await?;
    carry(Vec::new(), stdin(), send, receive).await
}

/// Waits for another machine, and carries its lines; others may not come in between. The end of
/// standard input ends the waiting as well.
async fn host(endpoint: &Endpoint, relay: Option<&Relay>) -> Result<()> {
    if !matches!(relay, Some(Relay::None)) {
        let online = tokio::time::timeout(PATIENCE, endpoint.online()).await;
        online.context("no relay can be reached")?;
    }
    eprintln!("othello-link: reached by {}", ticket(endpoint, relay));
    let (mut input, mut early, mut bytes) = (stdin(), Vec::new(), [0; 4096]);
    loop {
        let incoming = tokio::select! {
            incoming = endpoint.accept() => incoming.context("the network is gone")?,
            read = input.read(&mut bytes) => match read? {
                0 => return Ok(()),
                length => {
                    early.extend_from_slice(&bytes[..length]);
                    continue;
                }
            },
        };
        // One that fails is no reason not to wait for the next.
        let accepted = async {
            let connection = incoming.await?;
            let (send, receive) = connection.accept_bi().await?;
            // The stream lives as long as its connection.
            anyhow::Ok((connection, send, receive))
        };
        if let Ok(Ok((_connection, send, receive))) = tokio::time::timeout(PATIENCE, accepted).await
        {
            return carry(early, input, send, receive).await;
        }
    }
}

/// Copies standard input, behind what was read of it before, to the other machine and what it sends
/// to standard output, until either ends.
async fn carry(
    early: Vec<u8>,
    mut input: Stdin,
    mut send: SendStream,
    mut receive: RecvStream,
) -> Result<()> {
    let there = async {
        let mut bytes = [0; 4096];
        send.write_all(&early).await?;
        loop {
            match input.read(&mut bytes).await? {
                0 => break,
                length => send.write_all(&bytes[..length]).await?,
            }
        }
        send.finish()?;
        // What was written last is to arrive.
        let _ = tokio::time::timeout(Duration::from_secs(1), send.stopped()).await;
        anyhow::Ok(())
    };
    let back = async {
        let mut bytes = [0; 4096];
        let mut output = stdout();
        while let Some(length) = receive.read(&mut bytes).await? {
            output.write_all(&bytes[..length]).await?;
            output.flush().await?;
        }
        anyhow::Ok(())
    };
    tokio::select! {
        ended = there => ended,
        ended = back => ended,
    }
}
