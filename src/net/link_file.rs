//! The files of linked games, in which each side keeps its log line by line.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail};

use super::random::secret;
use super::transport::Transport;
use crate::os::dirs::Dirs;
use crate::os::lock::try_lock;
use crate::store::GameLine;
use othello_notation::PlayerName;
use othello_peer::{HostIdentity, Line, LogEvent, Peer, Request, Seat, Secret, Terms, Ticket};
use othello_session::Session;

/// The folder of the linked games.
pub struct LinkFolder(PathBuf);

/// The most bytes of a file.
const MOST_BYTES: u64 = 8 << 20;
/// The message about a game that is open in another window.
const OPEN_ELSEWHERE: &str = "this game is open in another window";
/// The time after which the file of a finished game is removed.
const KEPT: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// The file of a linked game, locked by this program.
pub struct LinkFile {
    file: File,
    size: u64,
    /// The events in it.
    events: Vec<Line>,
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
    /// The secrets of the seat and of the seals, and the name.
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

    /// Creates the file of a game that is hosted on these terms.
    ///
    /// # Errors
    /// When it cannot be written, or there are no random numbers.
    pub fn create(&self, name: Option<PlayerName>, terms: &Terms) -> Result<HostedGame> {
        self.remove_old();
        let ticket = secret()?;
        let identity = HostIdentity { seat: secret()?, seal: secret()?, name };
        let mut file = open(&self.hosted(&ticket))?.context("the game is open already")?;
        let head = head(&ticket, &identity, 0);
        file.append_text(&head)?;
        file.append(&Line::Ask { events: 0, request: Request::Game(terms.clone()) })?;
        let peer = Peer::host(identity.clone(), terms.clone());
        let session = peer.session();
        Ok(HostedGame { ticket, identity, port: 0, peer, session, file })
    }

    /// Removes the file of a game that was created and could not be offered.
    pub fn remove(&self, ticket: &Secret) {
        // If it stays, it is that of a game nobody has joined.
        let _ = fs::remove_file(self.hosted(ticket));
    }

    /// Returns the newest hosted game that is not over and not open in another window.
    pub fn newest(&self) -> Option<HostedGame> {
        let hosted = self.files("host-").filter_map(|path| read_hosted(&path).ok().flatten());
        hosted.into_iter().find(|hosted| hosted.session.to_move().is_some())
    }

    /// Opens the hosted game whose ticket has this secret.
    ///
    /// # Errors
    /// When there is none, another window plays it, or its file cannot be read.
    pub fn hosted_by(&self, secret: &Secret) -> Result<HostedGame> {
        let path = self.hosted(secret);
        if !path.exists() {
            bail!("you host no game with this ticket");
        }
        read_hosted(&path)?.context(OPEN_ELSEWHERE)
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
        let key = Secret::new([0; 16]).hash(&transport.key());
        let path = self.0.join(format!("guest-{key}.txt"));
        let mut file = open(&path)?.context(OPEN_ELSEWHERE)?;
        let lines = file.read()?;
        let (peer, session, known) = restore_guest(&lines, name);
        if known.as_ref() != Some(transport)
            && let Some(line) = transport.line()
        {
            file.append_text(&line).context("cannot write the game")?;
        }
        Ok((peer, session, file))
    }

    /// Returns the transport of the guest's game that was played last and is not over.
    pub fn newest_transport(&self) -> Option<Transport> {
        let transports = self.files("guest-").filter_map(|path| {
            let (_, session, transport) = restore_guest(&peek(&path), None);
            transport.filter(|_| is_under_way(&session))
        });
        transports.into_iter().next()
    }

    /// Returns the games that are not over, hosted ones first and the newest before older ones.
    pub fn unfinished(&self) -> Vec<UnfinishedGame> {
        let hosted = self.files("host-").filter_map(|path| {
            let (head, _, session) = restore_host(&peek(&path)).ok()?;
            let secret = head.ticket;
            let ticket = Ticket { seat: Seat::Play, secret, addresses: Vec::new(), key: None };
            session.to_move()?;
            Some((path, session, ticket.to_string()))
        });
        let joined = self.files("guest-").filter_map(|path| {
            let (_, session, transport) = restore_guest(&peek(&path), None);
            let transport = transport.filter(|_| is_under_way(&session))?;
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

    /// Returns the files whose names start with this prefix, the last modified first.
    fn files(&self, prefix: &str) -> impl Iterator<Item = PathBuf> + use<> {
        let entries = fs::read_dir(&self.0).into_iter().flatten().flatten();
        let changed = entries.filter_map(|entry| {
            let is_one = entry.file_name().to_str()?.starts_with(prefix);
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
            let host = restore_host(&lines).map(|(_, _, session)| session);
            let session = host.unwrap_or_else(|_| restore_guest(&lines, None).1);
            session.to_move().is_none()
        };
        let files = self.files("host-").chain(self.files("guest-"));
        for path in files.filter(is_old).filter(|path| is_over(path)) {
            // It is tried again next time.
            let _ = fs::remove_file(&path);
        }
    }
}

/// Returns `true` if a move was played and the game is not over.
fn is_under_way(session: &Session) -> bool {
    !session.game().plies().is_empty() && session.to_move().is_some()
}

/// Returns the first line of a host's file.
fn head(ticket: &Secret, identity: &HostIdentity, port: u16) -> String {
    let HostIdentity { seat, seal, name } = identity;
    let name = name.as_ref().map_or("", PlayerName::as_str);
    format!("hosted {ticket} {seat} {seal} {port} {name}")
}

/// Reads the file of a host; `None` if another window has it.
fn read_hosted(path: &Path) -> Result<Option<HostedGame>> {
    let Some(mut file) = open(path)? else { return Ok(None) };
    let lines = file.read()?;
    let (HostHeader { ticket, identity, port }, peer, session) = restore_host(&lines)?;
    file.events = peer.log().lines().collect();
    Ok(Some(HostedGame { ticket, identity, port, peer, session, file }))
}

/// The first line of a host's file.
struct HostHeader {
    ticket: Secret,
    identity: HostIdentity,
    port: u16,
}

/// Restores the peer of a host from the lines of its file.
fn restore_host(lines: &[String]) -> Result<(HostHeader, Peer, Session)> {
    let (mut head, mut terms) = (None, None);
    let mut lines = lines.iter();
    for line in lines.by_ref() {
        if let Some(known) = read_head(line) {
            head = Some(known);
        } else if let Ok(Line::Ask { events: 0, request: Request::Game(offered) }) = line.parse() {
            terms = Some(offered);
            break;
        }
    }
    let mut head = head.context("expected the file of a hosted game")?;
    let terms = terms.context("expected the terms of a game")?;
    let mut peer = Peer::host(head.identity.clone(), terms);
    let mut session = peer.session();
    for line in lines {
        if let Some(later) = read_head(line) {
            head.port = later.port;
        } else {
            // A power cut may have mangled a line, which the other side sends again.
            let _ = peer.restore(&mut session, line);
        }
    }
    Ok((head, peer, session))
}

/// Restores the peer of a guest from the lines of its file; also returns the transport to its host.
fn restore_guest(lines: &[String], name: Option<PlayerName>) -> (Peer, Session, Option<Transport>) {
    let mut peer = Peer::guest(name);
    let mut session = peer.session();
    let mut transport = None;
    for line in lines {
        if let Some(known) = Transport::read(line) {
            transport = Some(known);
        } else {
            // As for a host.
            let _ = peer.restore(&mut session, line);
        }
    }
    (peer, session, transport)
}

/// Returns `true` if another window has a file.
fn is_open_elsewhere(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| !try_lock(&file))
}

/// Reads the lines of a file that another window may be writing.
fn peek(path: &Path) -> Vec<String> {
    let mut text = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut text));
    read.map_or_else(|_| Vec::new(), |_| whole_lines(&text).0)
}

fn read_head(line: &str) -> Option<HostHeader> {
    let mut words = line.strip_prefix("hosted ")?.splitn(5, ' ');
    let ticket = words.next()?.parse().ok()?;
    let secrets: [Secret; 2] = [words.next()?.parse().ok()?, words.next()?.parse().ok()?];
    let port = words.next()?.parse().ok()?;
    let name = words.next().and_then(PlayerName::cleaned);
    let identity = HostIdentity { seat: secrets[0], seal: secrets[1], name };
    Some(HostHeader { ticket, identity, port })
}

impl HostedGame {
    /// Records the port at which the host listens, so that its ticket stays the same.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn keep_port(&mut self, port: u16) -> io::Result<()> {
        if self.port != port {
            self.port = port;
            self.file.append_text(&head(&self.ticket, &self.identity, port))?;
        }
        Ok(())
    }

    /// Returns `true` if the first game has begun.
    pub fn has_begun(&self) -> bool {
        self.peer.log().events().any(|event| matches!(event, LogEvent::Game(_)))
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
    Ok(Some(LinkFile { file, size, events: Vec::new() }))
}

impl LinkFile {
    /// Reads the lines of the file, and cuts off a last one that a power cut left incomplete.
    fn read(&mut self) -> Result<Vec<String>> {
        let mut text = Vec::new();
        (&self.file).take(MOST_BYTES).read_to_end(&mut text).context("cannot read the game")?;
        let (lines, whole) = whole_lines(&text);
        if whole < text.len() {
            self.file.set_len(whole as u64).context("cannot write the game")?;
            self.size = whole as u64;
        }
        Ok(lines)
    }

    /// Returns the events that the file had when it was opened.
    pub fn events(&self) -> &[Line] {
        &self.events
    }

    /// Appends a line of the protocol. It survives the end of the program; a line that the other side
    /// cannot send again also survives a power cut.
    ///
    /// # Errors
    /// When the file cannot be written or is full.
    pub fn append(&mut self, line: &Line) -> io::Result<()> {
        self.write(&line.to_string())?;
        let is_sent_again = matches!(line, Line::Event(_) | Line::Clock { .. });
        if is_sent_again { Ok(()) } else { self.file.sync_data() }
    }

    /// Appends another line, which survives a power cut.
    ///
    /// # Errors
    /// When the file cannot be written or is full.
    fn append_text(&mut self, line: &str) -> io::Result<()> {
        self.write(line)?;
        self.file.sync_data()
    }

    /// Writes a line, unless the file would become longer than one that is read.
    fn write(&mut self, line: &str) -> io::Result<()> {
        let whole = format!("{line}\n");
        let size = self.size + whole.len() as u64;
        if size > MOST_BYTES {
            return Err(io::Error::other("its file is full"));
        }
        self.file.write_all(whole.as_bytes())?;
        self.size = size;
        Ok(())
    }
}

/// Returns the complete lines of a text, and the number of their bytes.
fn whole_lines(text: &[u8]) -> (Vec<String>, usize) {
    let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let lines = String::from_utf8_lossy(&text[..whole]).lines().map(str::to_owned).collect();
    (lines, whole)
}

#[cfg(test)]
mod tests {
    use super::restore_guest;
    use othello_core::rules::Rules;
    use othello_peer::{HostIdentity, Line, Output, Peer, PeerEffect, Secret, Terms};

    /// Returns the lines that a host keeps of a game with two moves and a resignation.
    fn recorded() -> Vec<String> {
        let identity =
            HostIdentity { seat: Secret::new([1; 16]), seal: Secret::new([2; 16]), name: None };
        let mut host = Peer::host(identity, Terms::new(Rules::OTHELLO));
        let mut session = host.session();
        let mut outputs = host.admitted(&mut session, None);
        outputs.extend(host.received(&mut session, "have 0 0000000000000000"));
        outputs.extend(host.play(&mut session, "d3".parse().unwrap()).unwrap());
        outputs.extend(host.received(&mut session, "try 3 move c3 used=0"));
        outputs.extend(host.resign(&mut session).unwrap());
        let record = |output| match output {
            Output::Effect(PeerEffect::Record(line @ Line::Event(_))) => Some(line.to_string()),
            Output::Effect(_)
            | Output::Happened(_)
            | Output::Restarted
            | Output::Asked(_)
            | Output::Event(_) => None,
        };
        outputs.into_iter().filter_map(record).collect()
    }

    #[test]
    fn what_a_power_cut_has_left_of_a_line_hides_none_behind_it() {
        let whole = recorded();
        let mut lines = whole.clone();
        lines.insert(2, "\0\0\0\0".into());
        lines.insert(3, whole[3].clone());
        let (peer, session, _) = restore_guest(&lines, None);
        assert_eq!(peer.log().lines().map(|line| line.to_string()).collect::<Vec<_>>(), whole);
        assert!(session.result().is_some());
    }
}
