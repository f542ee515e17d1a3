//! The files of linked games, in which each side keeps its log line by line.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail};

use super::clock_file::ClockFile;
use super::random::secret;
use super::transport::Transport;
use crate::os::dirs::Dirs;
use crate::os::lock::try_lock;
use crate::os::moment::wall_time;
use crate::store::GameLine;
use othello_notation::PlayerName;
use othello_peer::{HostIdentity, Line, LogEvent, Peer, Request, Seat, Secret, Terms, Ticket};
use othello_session::Session;

/// The folder of the linked games.
pub struct LinkFolder(PathBuf);

/// The most bytes of a file.
const MOST_BYTES: u64 = 4 << 20;
/// The copies of a damaged file that are kept.
const MOST_DAMAGED: u32 = 3;
/// The line of a game that is over and that its player has left.
const LEFT: &str = "left";
/// The message about a game that is open in another window.
const OPEN_ELSEWHERE: &str = "this game is open in another window";
/// The time after which the file of a finished game is removed.
const KEPT: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// The file of a linked game, locked by this program.
pub struct LinkFile {
    file: File,
    size: u64,
    /// The last record of the clocks, in a file of its own.
    clock: Option<ClockFile>,
    path: PathBuf,
}

/// A linked game that is not over.
pub struct UnfinishedGame {
    /// The game.
    pub game: GameLine,
    /// The command that resumes it; `None` while it is open in another window.
    pub resume: Option<String>,
}

/// A hosted game as its file describes it.
pub struct HostedGame {
    /// The secret of the ticket.
    pub ticket: Secret,
    /// The secret of the ticket for watching.
    pub watch: Secret,
    /// The key of the seals, and the name.
    pub identity: HostIdentity,
    /// The port at which the host listens, 0 for any.
    pub port: u16,
    /// The restored peer.
    pub peer: Peer,
    /// Its session.
    pub session: Session,
    /// The file.
    pub file: LinkFile,
}

impl LinkFolder {
    /// Finds the folder of this user.
    ///
    /// # Errors
    /// When there is no home directory, or the folder cannot be made.
    pub fn find() -> Result<Self> {
        let folder = Dirs::find()?.state.join("links");
        let made = fs::DirBuilder::new().recursive(true).mode(0o700).create(&folder);
        made.with_context(|| format!("cannot make the folder {}", folder.display()))?;
        Ok(Self(folder))
    }

    /// Returns the socket by which other programs of this user reach a host.
    pub fn socket(&self) -> PathBuf {
        self.0.join("host.socket")
    }

    /// Creates the file of a game that is hosted on these terms, for so many watchers at most.
    ///
    /// # Errors
    /// When it cannot be written, or there are no random numbers.
    pub fn create(
        &self,
        name: Option<PlayerName>,
        terms: &Terms,
        watchers: usize,
    ) -> Result<HostedGame> {
        self.remove_old();
        let (ticket, watch) = (secret()?, secret()?);
        let identity = HostIdentity { seal: secret()?, name, watchers };
        let mut file = open(&self.hosted(&ticket))?.context("the game is open already")?;
        file.write(&head(&ticket, &identity, 0))?;
        file.keep_watch_secret(&watch)?;
        let terms_line = Line::Ask { number: 1, events: 0, request: Request::Game(terms.clone()) };
        file.append(&[terms_line])?;
        let peer = Peer::host(identity.clone(), terms.clone());
        let session = peer.session();
        Ok(HostedGame { ticket, watch, identity, port: 0, peer, session, file })
    }

    /// Removes the file of a game that was created and could not be offered.
    pub fn remove(&self, ticket: &Secret) {
        remove_with_others(&self.hosted(ticket));
    }

    /// Returns the newest hosted game that is not over, or that its player has not left, and that is
    /// not open in another window.
    pub fn newest(&self, watchers: usize) -> Option<HostedGame> {
        let is_open = |path: &PathBuf| {
            let lines = peek(path);
            let restored = restore_host(&lines, watchers);
            restored.is_some_and(|host| is_open(&lines, &host.session))
        };
        let mut hosted = self.files("host-").filter(is_open);
        hosted.find_map(|path| open_hosted(&path, watchers).ok().flatten())
    }

    /// Opens the hosted game whose ticket has this secret.
    ///
    /// # Errors
    /// When there is none, another window plays it, or its file cannot be read.
    pub fn hosted_by(&self, secret: &Secret, watchers: usize) -> Result<HostedGame> {
        let path = self.hosted(secret);
        if !path.exists() {
            bail!("you host no game with this ticket");
        }
        open_hosted(&path, watchers)?.context(OPEN_ELSEWHERE)
    }

    /// Opens the file of a guest, which is named after the transport to the host, and restores its peer.
    ///
    /// # Errors
    /// When another window plays the game, or the file cannot be read or written.
    pub fn guest(
        &self,
        transport: &Transport,
        name: Option<PlayerName>,
    ) -> Result<(Peer, Session, LinkFile)> {
        let path = self.joined(transport);
        let mut file = open(&path)?.context(OPEN_ELSEWHERE)?;
        let lines = file.read()?;
        let mut guest = restore_guest(&lines, name);
        file.cut_after(&lines, guest.whole)?;
        file.restore_clock(&mut guest.peer, &mut guest.session);
        if guest.transport.as_ref() != Some(transport)
            && let Some(line) = transport.line()
        {
            file.write(&line).context("cannot write the game")?;
        }
        Ok((guest.peer, guest.session, file))
    }

    /// Returns `true` if a host that is reached so has let this user in before.
    pub fn has_joined(&self, transport: &Transport) -> bool {
        let RestoredGuest { peer, .. } = restore_guest(&peek(&self.joined(transport)), None);
        has_seat(&peer)
    }

    /// Returns the transport of the guest's game that was played last and is not over, or that its
    /// player has not left.
    pub fn newest_transport(&self) -> Option<Transport> {
        let transports = self.files("guest-").filter_map(|path| {
            let lines = peek(&path);
            let RestoredGuest { peer, session, transport, .. } = restore_guest(&lines, None);
            transport.filter(|_| has_seat(&peer) && is_open(&lines, &session))
        });
        transports.into_iter().next()
    }

    /// Returns the games that are not over, hosted ones first and the newest before older ones.
    pub fn unfinished(&self) -> Vec<UnfinishedGame> {
        let hosted = self.files("host-").filter_map(|path| {
            let lines = peek(&path);
            let host = restore_host(&lines, 0)?;
            let secret = host.head.ticket;
            let ticket = Ticket { seat: Seat::Play, secret, addresses: Vec::new(), key: None };
            is_open(&lines, &host.session).then(|| (path, host.session, ticket.to_string()))
        });
        let joined = self.files("guest-").filter_map(|path| {
            let lines = peek(&path);
            let RestoredGuest { session, transport, .. } = restore_guest(&lines, None);
            let transport = transport.filter(|_| is_open(&lines, &session))?;
            Some((path, session, transport.to_string()))
        });
        let mut games = Vec::new();
        for (command, files) in [("host", hosted.collect::<Vec<_>>()), ("join", joined.collect())] {
            let mut is_last = true;
            for (path, session, argument) in files {
                // The last one that is not open elsewhere needs no argument.
                let is_free = !is_open_elsewhere(&path);
                let argument = if is_last { String::new() } else { format!(" {argument}") };
                let resume = is_free.then(|| format!("othello {command}{argument}"));
                is_last &= !is_free;
                if is_under_way(&session) {
                    games.push(UnfinishedGame { game: (&session.record()).into(), resume });
                }
            }
        }
        games
    }

    fn hosted(&self, ticket: &Secret) -> PathBuf {
        self.0.join(format!("host-{}.txt", ticket.game_id()))
    }

    fn joined(&self, transport: &Transport) -> PathBuf {
        let key = Secret::new([0; 16]).hash(&transport.key());
        self.0.join(format!("guest-{key}.txt"))
    }

    /// Returns the files whose names start with this prefix, the last modified first.
    fn files(&self, prefix: &str) -> impl Iterator<Item = PathBuf> + use<> {
        let entries = fs::read_dir(&self.0).into_iter().flatten().flatten();
        let changed = entries.filter_map(|entry| {
            let is_text = entry.path().extension().is_some_and(|extension| extension == "txt");
            let is_one = is_text && entry.file_name().to_str()?.starts_with(prefix);
            is_one.then_some((entry.metadata().ok()?.modified().ok()?, entry.path()))
        });
        let mut files: Vec<_> = changed.collect();
        files.sort_unstable_by(|one, other| other.cmp(one));
        files.into_iter().map(|(_, path)| path)
    }

    /// Removes the files of finished games that have not changed for a week.
    fn remove_old(&self) {
        let now = SystemTime::now();
        let age = |path: &Path| now.duration_since(path.metadata().ok()?.modified().ok()?).ok();
        let is_old = |path: &PathBuf| age(path).is_some_and(|age| age > KEPT);
        let is_over = |path: &Path| {
            let lines = peek(path);
            let host = restore_host(&lines, 0).map(|host| host.session);
            let session = host.unwrap_or_else(|| restore_guest(&lines, None).session);
            session.to_move().is_none()
        };
        let files = self.files("host-").chain(self.files("guest-"));
        for path in files.filter(is_old).filter(|path| is_over(path)) {
            remove_with_others(&path);
        }
    }
}

/// Returns `true` if the host has let this guest in.
fn has_seat(peer: &Peer) -> bool {
    !peer.seat_keys().is_empty() || !peer.log().is_empty()
}

/// Returns `true` if a move was played and the game is not over.
fn is_under_way(session: &Session) -> bool {
    !session.game().plies().is_empty() && session.to_move().is_some()
}

/// Returns `true` for a game that is not over, or that is over and whose player has not left it.
fn is_open(lines: &[String], session: &Session) -> bool {
    session.to_move().is_some() || lines.last().is_none_or(|last| last != LEFT)
}

/// Returns the first line of a host's file.
fn head(ticket: &Secret, identity: &HostIdentity, port: u16) -> String {
    let HostIdentity { seal, name, .. } = identity;
    let name = name.as_ref().map_or("", PlayerName::as_str);
    format!("hosts {ticket} {seal} {port} {name}")
}

/// Opens the file of a host; `None` if another window has it.
fn open_hosted(path: &Path, watchers: usize) -> Result<Option<HostedGame>> {
    let Some(mut file) = open(path)? else { return Ok(None) };
    let lines = file.read()?;
    let host = restore_host(&lines, watchers).context("expected the file of a hosted game")?;
    let RestoredHost { head, watch, mut peer, mut session, whole } = host;
    file.cut_after(&lines, whole)?;
    let HostHeader { ticket, seal, port, name, .. } = head;
    let watch = if let Some(watch) = watch {
        watch
    } else {
        // Version 1 had none of its own.
        let watch = secret()?;
        file.keep_watch_secret(&watch).context("cannot write the game")?;
        watch
    };
    file.restore_clock(&mut peer, &mut session);
    let identity = HostIdentity { seal, name, watchers };
    Ok(Some(HostedGame { ticket, watch, identity, port, peer, session, file }))
}

/// The first line of a host's file, or a later one with another port.
struct HostHeader {
    ticket: Secret,
    seal: Secret,
    port: u16,
    name: Option<PlayerName>,
}

/// The state that the lines of a host's file describe.
struct RestoredHost {
    head: HostHeader,
    watch: Option<Secret>,
    peer: Peer,
    session: Session,
    /// The number of lines that are whole.
    whole: usize,
}

/// Restores the peer of a host from the lines of its file, up to the first that is none of such a
/// file; `None` if its beginning is not that of one.
fn restore_host(lines: &[String], watchers: usize) -> Option<RestoredHost> {
    let (mut head, mut watch) = (None, None);
    let mut numbered = lines.iter().enumerate();
    let terms = numbered.by_ref().find_map(|(_, line)| {
        head = read_head(line).or(head.take());
        watch = read_watch_secret(line).or(watch.take());
        match line.parse() {
            Ok(Line::Ask { events: 0, request: Request::Game(terms), .. }) => Some(terms),
            Ok(_) | Err(_) => None,
        }
    })?;
    let mut head = head?;
    let identity = HostIdentity { seal: head.seal, name: head.name.clone(), watchers };
    let mut peer = Peer::host(identity, terms);
    let mut session = peer.session();
    let mut whole = lines.len();
    for (number, line) in numbered {
        if let Some(later) = read_head(line) {
            head.port = later.port;
        } else if let Some(later) = read_watch_secret(line) {
            watch = Some(later);
        } else if line != LEFT && peer.restore(&mut session, line).is_err() {
            whole = number;
            break;
        }
    }
    Some(RestoredHost { head, watch, peer, session, whole })
}

/// The state that the lines of a guest's file describe.
struct RestoredGuest {
    peer: Peer,
    session: Session,
    transport: Option<Transport>,
    /// The number of lines that are whole.
    whole: usize,
}

/// Restores the peer of a guest from the lines of its file, up to the first that is none of such a
/// file.
fn restore_guest(lines: &[String], name: Option<PlayerName>) -> RestoredGuest {
    let mut peer = Peer::guest(name);
    let mut session = peer.session();
    let (mut transport, mut whole) = (None, lines.len());
    for (number, line) in lines.iter().enumerate() {
        if let Some(known) = Transport::read(line) {
            transport = Some(known);
        } else if line != LEFT && peer.restore(&mut session, line).is_err() {
            whole = number;
            break;
        }
    }
    RestoredGuest { peer, session, transport, whole }
}

/// Returns `true` if another window has a file.
fn is_open_elsewhere(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| !try_lock(&file))
}

/// Reads the lines of a file that another window may be writing.
fn peek(path: &Path) -> Vec<String> {
    let mut text = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut text));
    read.map_or_else(|_| Vec::new(), |_| split_lines(&text))
}

/// Reads the first line of a host's file. Version 1 had another word for it, and the secret of the seat
/// behind that of the ticket.
fn read_head(line: &str) -> Option<HostHeader> {
    let mut words = match line.strip_prefix("hosts ") {
        Some(rest) => rest.splitn(4, ' '),
        None => line.strip_prefix("hosted ")?.splitn(5, ' '),
    };
    let ticket = words.next()?.parse().ok()?;
    if line.starts_with("hosted ") {
        let _: Secret = words.next()?.parse().ok()?;
    }
    let seal = words.next()?.parse().ok()?;
    let port = words.next()?.parse().ok()?;
    let name = words.next().and_then(PlayerName::cleaned);
    Some(HostHeader { ticket, seal, port, name })
}

fn read_watch_secret(line: &str) -> Option<Secret> {
    line.strip_prefix("watched ")?.parse().ok()
}

impl HostedGame {
    /// Records the port at which the host listens, so that its ticket stays the same.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn keep_port(&mut self, port: u16) -> io::Result<()> {
        if self.port != port {
            self.port = port;
            self.file.write(&head(&self.ticket, &self.identity, port))?;
        }
        Ok(())
    }

    /// Returns `true` if the first game has begun.
    pub fn has_begun(&self) -> bool {
        self.peer.log().events().any(LogEvent::is_game)
    }
}

/// Opens and locks a file; `None` if another window has it.
fn open(path: &Path) -> Result<Option<LinkFile>> {
    let mut options = OpenOptions::new();
    options.read(true).append(true).create(true).mode(0o600);
    let file = options.open(path).with_context(|| format!("cannot open {}", path.display()))?;
    if !try_lock(&file) {
        return Ok(None);
    }
    let size = file.metadata().map_or(0, |data| data.len());
    let clock = ClockFile::open(&path.with_extension("clock")).ok();
    Ok(Some(LinkFile { file, size, clock, path: path.into() }))
}

#[cfg(test)]
impl LinkFolder {
    /// Returns the folder at a path, for other tests.
    pub fn at(path: &Path) -> Self {
        Self(path.into())
    }
}

#[cfg(test)]
impl LinkFile {
    /// Returns the file at a path, for other tests.
    pub fn at(path: &Path) -> Self {
        open(path).unwrap().unwrap()
    }

    /// The same, but nothing can be written to it.
    pub fn read_only(path: &Path) -> Self {
        let file = Self::at(path);
        Self { file: File::open(path).unwrap(), ..file }
    }
}

impl LinkFile {
    /// Reads the lines of the file. The last one may not be complete.
    fn read(&mut self) -> Result<Vec<String>> {
        let mut text = Vec::new();
        (&self.file).take(MOST_BYTES).read_to_end(&mut text).context("cannot read the game")?;
        Ok(split_lines(&text))
    }

    /// Keeps that many of these lines, which are those of the file. A copy of the others is left
    /// beside it.
    fn cut_after(&mut self, lines: &[String], whole: usize) -> Result<()> {
        let length: usize = lines.iter().take(whole).map(|line| line.len() + 1).sum();
        let length = length as u64;
        if length < self.size {
            self.copy_damaged();
            self.file.set_len(length).context("cannot write the game")?;
            self.size = length;
        }
        Ok(())
    }

    /// Copies the file to the first free one of a few names, or over the oldest.
    fn copy_damaged(&self) {
        let names = (1..=MOST_DAMAGED).map(|number| damaged(&self.path, number));
        let changed = |path: &PathBuf| path.metadata().and_then(|data| data.modified()).ok();
        if let Some(name) = names.min_by_key(changed) {
            // The game goes on without the copy.
            let _ = fs::copy(&self.path, name);
        }
    }

    /// Hands the last record of the clocks to a peer, and the time that has passed since.
    fn restore_clock(&self, peer: &mut Peer, session: &mut Session) {
        let Some((line, kept_at)) = self.clock.as_ref().and_then(ClockFile::read) else { return };
        if peer.restore(session, &line).is_ok() {
            // What the clocks do with it is the peer's to decide; nobody is connected yet.
            let _ = peer.slept(session, wall_time().saturating_sub(kept_at));
        }
    }

    /// Appends lines of the protocol, which survive a power cut.
    ///
    /// # Errors
    /// When the file cannot be written or is full. Nothing of the lines is in it then.
    pub fn append(&mut self, lines: &[Line]) -> io::Result<()> {
        let texts: Vec<_> = lines.iter().map(Line::to_string).collect();
        self.write(&texts.join("\n"))
    }

    /// Keeps the last record of the clocks.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_clock(&mut self, line: &Line) -> io::Result<()> {
        let clock = self.clock.as_mut().ok_or(io::ErrorKind::NotFound)?;
        clock.write(&line.to_string(), wall_time())
    }

    /// Keeps the secret of the ticket for watching.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_watch_secret(&mut self, secret: &Secret) -> io::Result<()> {
        self.write(&format!("watched {secret}"))
    }

    /// Keeps that the player has left the game, which is over.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_left(&mut self) -> io::Result<()> {
        self.write(LEFT)
    }

    /// Appends a line or several, unless the file would become longer than one that is read.
    fn write(&mut self, line: &str) -> io::Result<()> {
        let whole = format!("{line}\n");
        let size = self.size + whole.len() as u64;
        if size > MOST_BYTES {
            return Err(io::Error::other("its file is full; host another game"));
        }
        let written = self.file.write_all(whole.as_bytes()).and_then(|()| self.file.sync_data());
        if let Err(error) = written {
            // Half a line would spoil the next one.
            let _ = self.file.set_len(self.size);
            return Err(error);
        }
        self.size = size;
        Ok(())
    }
}

/// Removes the file of a game and those beside it. One that stays is tried again another time.
fn remove_with_others(path: &Path) {
    let copies = (1..=MOST_DAMAGED).map(|number| damaged(path, number));
    for path in [path.into(), path.with_extension("clock")].into_iter().chain(copies) {
        let _ = fs::remove_file(path);
    }
}

/// Returns the name of a copy of a damaged file.
fn damaged(path: &Path, number: u32) -> PathBuf {
    path.with_extension(format!("damaged-{number}"))
}

/// Returns the complete lines of a text, up to the first that is not UTF-8.
fn split_lines(text: &[u8]) -> Vec<String> {
    let whole = text.split_inclusive(|&byte| byte == b'\n');
    let line = |bytes: &[u8]| String::from_utf8(bytes.strip_suffix(b"\n")?.to_vec()).ok();
    whole.map_while(line).collect()
}

#[cfg(test)]
mod tests;
