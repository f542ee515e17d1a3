//! The files of linked games: a line for each thing to be kept, each with a checksum.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail};
use othello_home::disk::dirs::Dirs;
use othello_home::disk::files::{cut, make_folder, private, unused};
use othello_home::disk::lock::try_lock;
use othello_home::store::GameLine;

use super::keys::secret;
use super::page::PagePlace;
use othello_notation::PlayerName;
use othello_peer::{FileLine, Guest, Host, Seat, Secret, Terms, Ticket};
use othello_session::Session;
use othello_words::i18n::{Text, m};

pub struct LinkFolder(PathBuf);

/// The most bytes of a file.
const MOST_BYTES: u64 = 8 << 20;
/// The digits of the checksum before each line.
const SUM_DIGITS: usize = 8;
/// The line of a game that is over and that its player has left.
const LEFT: &str = "left";
/// The beginning of the line with the ticket of a guest.
const JOINED: &str = "joined ticket\t";
/// The beginning of the line with the address to which a program leads.
const LED: &str = "led ";
/// The games of a guest, the last ones first, among which one to go on with is looked for: each is replayed.
const RECENT: usize = 8;
/// The time after which the file of a finished game is removed.
const KEPT: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// The file of a linked game, locked by this program.
pub struct LinkFile {
    file: File,
    path: PathBuf,
    size: u64,
    /// The copy of the file as it was, if it was damaged.
    damaged: Option<PathBuf>,
}

/// A linked game that is not over.
pub struct UnfinishedGame {
    pub game: GameLine,
    /// The command that resumes it; `None` while it is open in another window.
    pub resume: Option<String>,
}

/// A hosted game as its file describes it.
pub struct HostedGame {
    pub host: Host,
    pub session: Session,
    /// The secret of the ticket, those of the tickets before it, and the port.
    pub head: HostHead,
    pub file: LinkFile,
}

/// The part of a host's file that is about the connection.
#[derive(Clone)]
pub struct HostHead {
    pub ticket: Secret,
    /// Those of the tickets that it has replaced.
    pub before: Vec<Secret>,
    /// The port at which the host listens, 0 for any.
    pub port: u16,
    pub name: Option<PlayerName>,
    /// The place of the page for browsers, if there is one.
    pub page: Option<PagePlace>,
    /// The address to which a program has led last, as it was given out.
    pub led: Option<String>,
}

const FOLDER: &str = "links-3";

impl LinkFolder {
    /// Finds the folder of this user.
    pub fn find() -> Result<Self> {
        let folder = Dirs::find()?.state.join(FOLDER);
        make_folder(&folder)
            .with_context(|| m::faults::cannot_make_folder(folder.display().to_string()))?;
        Ok(Self(folder))
    }

    /// Finds the folder of this user, if there is one.
    pub fn find_existing() -> Option<Self> {
        let folder = Dirs::find().ok()?.state.join(FOLDER);
        folder.is_dir().then_some(Self(folder))
    }

    /// Creates the file of a game that is hosted on these terms, for so many watchers at most.
    pub fn create(
        &self,
        name: Option<PlayerName>,
        terms: &Terms,
        watchers: usize,
    ) -> Result<HostedGame> {
        self.remove_old();
        let (ticket, before) = (secret()?, Vec::new());
        let head = HostHead { ticket, before, port: 0, name, page: None, led: None };
        let mut file = open(&self.hosted(&head.ticket))?.with_context(m::faults::open_elsewhere)?;
        let lines = [head.line(), FileLine::Offer(terms.clone()).to_string()];
        file.append(&lines).with_context(m::faults::game_unwritten)?;
        let host = Host::new(head.name.clone(), terms.clone(), watchers);
        Ok(HostedGame { session: host.session(), host, head, file })
    }

    /// Removes the file of a game that was created and could not be offered.
    pub fn remove(&self, ticket: &Secret) {
        // One that stays is tried again another time.
        let _ = fs::remove_file(self.hosted(ticket));
    }

    /// Returns the newest hosted game that is not over, or that its player has not left, and that is
    /// not open in another window.
    pub fn newest(&self, watchers: usize) -> Option<HostedGame> {
        let is_open = |path: &PathBuf| {
            let lines = peek(path);
            restore_host(&lines, 0).is_some_and(|(_, _, session, _)| is_open(&lines, &session))
        };
        let mut hosted = self.files("host-").filter(is_open);
        hosted.find_map(|path| open_hosted(&path, watchers).ok().flatten())
    }

    /// Opens the hosted game whose ticket has this secret.
    pub fn hosted_by(&self, secret: &Secret, watchers: usize) -> Result<HostedGame> {
        let is_of = |path: &PathBuf| {
            restore_host(&peek(path), 0).is_some_and(|(head, ..)| head.ticket == *secret)
        };
        let Some(path) = self.files("host-").find(is_of) else {
            bail!(m::faults::not_hosted());
        };
        open_hosted(&path, watchers)?.with_context(m::faults::open_elsewhere)
    }

    /// Opens the file of a guest, which is named after the secret of the ticket, and restores the guest.
    pub fn guest(&self, ticket: &Ticket) -> Result<(Guest, Session, LinkFile)> {
        self.remove_old();
        let mut file = open(&self.joined(ticket))?.with_context(m::faults::open_elsewhere)?;
        let lines = file.read()?;
        let (guest, session, known, taken) = restore_guest(&lines);
        file.keep_only(&lines[..taken])?;
        if known.as_ref() != Some(ticket) {
            file.append(&[format!("{JOINED}{ticket}")]).with_context(m::faults::game_unwritten)?;
        }
        Ok((guest, session, file))
    }

    /// Returns the ticket of the guest's game that was played last and is not over, or that its
    /// player has not left.
    pub fn newest_ticket(&self) -> Option<Ticket> {
        self.files("guest-").take(RECENT).find_map(|path| {
            let lines = peek(&path);
            let (guest, session, ticket, _) = restore_guest(&lines);
            let has_begun = !guest.game().log().is_empty();
            ticket.filter(|_| has_begun && is_open(&lines, &session))
        })
    }

    /// Returns the games that are not over, hosted ones first and the newest before older ones.
    pub fn unfinished(&self) -> Vec<UnfinishedGame> {
        let hosted = self.files("host-").filter_map(|path| {
            let lines = peek(&path);
            let (head, _, session, _) = restore_host(&lines, 0)?;
            let ticket = Ticket { seat: Seat::Play, secret: head.ticket, addresses: Vec::new() };
            is_open(&lines, &session).then(|| (path, session, ticket.to_string()))
        });
        let joined = self.files("guest-").filter_map(|path| {
            let lines = peek(&path);
            let (_, session, ticket, _) = restore_guest(&lines);
            let ticket = ticket.filter(|_| is_open(&lines, &session))?;
            Some((path, session, ticket.to_string()))
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
                if !session.game().plies().is_empty() && session.to_move().is_some() {
                    games.push(UnfinishedGame { game: (&session.record()).into(), resume });
                }
            }
        }
        games
    }

    fn hosted(&self, ticket: &Secret) -> PathBuf {
        self.0.join(format!("host-{}.txt", ticket.hash("game")))
    }

    /// Returns the file of a guest. Tickets of one game may differ in their addresses.
    fn joined(&self, ticket: &Ticket) -> PathBuf {
        let key = Secret::new([0; 16]).hash(&ticket.secret.to_string());
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
            let host = restore_host(&lines, 0).map(|(_, _, session, _)| session);
            let session = host.unwrap_or_else(|| restore_guest(&lines).1);
            session.to_move().is_none()
        };
        let files = self.files("host-").chain(self.files("guest-"));
        for path in files.filter(is_old).filter(|path| is_over(path)) {
            let _ = fs::remove_file(path);
        }
    }
}

impl HostHead {
    fn line(&self) -> String {
        let name = self.name.as_ref().map_or("", PlayerName::as_str);
        format!("hosts {} {} {name}", self.ticket, self.port)
    }

    /// Takes over a later line.
    fn read(before: Option<Self>, line: &str) -> Option<Self> {
        if let Some(page) = PagePlace::read(line) {
            return Some(Self { page: Some(page), ..before? });
        }
        if let Some(address) = line.strip_prefix(LED) {
            return Some(Self { led: Some(address.to_owned()), ..before? });
        }
        let mut words = line.strip_prefix("hosts ")?.splitn(3, ' ');
        let ticket = words.next()?.parse().ok()?;
        let port = words.next()?.parse().ok()?;
        let name = words.next().and_then(PlayerName::cleaned);
        let page = before.as_ref().and_then(|head| head.page.clone());
        let led = before.as_ref().and_then(|head| head.led.clone());
        let mut tickets =
            before.map_or_else(Vec::new, |head| [vec![head.ticket], head.before].concat());
        tickets.retain(|other| *other != ticket);
        Some(Self { ticket, before: tickets, port, name, page, led })
    }
}

impl HostedGame {
    /// Records the port at which the host listens, so that its ticket stays the same.
    pub fn keep_port(&mut self, port: u16) -> io::Result<()> {
        if self.head.port != port {
            self.head.port = port;
            self.file.append(&[self.head.line()])?;
        }
        Ok(())
    }

    /// Records the place of the page, so that its links stay the same.
    pub fn keep_page(&mut self, page: PagePlace) -> io::Result<()> {
        if self.head.page.as_ref() != Some(&page) {
            self.file.append(&[page.line()])?;
            self.head.page = Some(page);
        }
        Ok(())
    }
}

/// Returns `true` for a game that is not over, or that is over and whose player has not left it.
fn is_open(lines: &[String], session: &Session) -> bool {
    session.to_move().is_some() || lines.last().is_none_or(|last| last != LEFT)
}

/// Opens the file of a host; `None` if another window has it.
fn open_hosted(path: &Path, watchers: usize) -> Result<Option<HostedGame>> {
    let Some(mut file) = open(path)? else { return Ok(None) };
    let lines = file.read()?;
    let restored = restore_host(&lines, watchers);
    let (head, host, session, taken) = restored.with_context(m::faults::no_hosted_game)?;
    file.keep_only(&lines[..taken])?;
    Ok(Some(HostedGame { host, session, head, file }))
}

/// Restores a host from the lines of its file, up to the first that is none of such a file, and returns the number of
/// lines up to there; `None` if its beginning is not that of one.
fn restore_host(lines: &[String], watchers: usize) -> Option<(HostHead, Host, Session, usize)> {
    let mut head = HostHead::read(None, lines.first()?)?;
    let (mut host, mut session, mut taken) = (None::<Host>, None, lines.len());
    for (number, line) in lines.iter().enumerate().skip(1) {
        if let Some(later) = HostHead::read(Some(head.clone()), line) {
            head = later;
            continue;
        }
        match (line.parse(), &mut host, &mut session) {
            (Ok(FileLine::Offer(terms)), None, _) => {
                let new = Host::new(head.name.clone(), terms, watchers);
                session = Some(new.session());
                host = Some(new);
            }
            (Ok(line), Some(host), Some(session)) => {
                if host.restore(session, line).is_err() {
                    taken = number;
                    break;
                }
            }
            (Err(_), ..) if line == LEFT => {}
            (..) => {
                taken = number;
                break;
            }
        }
    }
    Some((head, host?, session?, taken))
}

/// Restores a guest from the lines of its file, up to the first that is none of such a file, and returns the number of
/// lines up to there.
fn restore_guest(lines: &[String]) -> (Guest, Session, Option<Ticket>, usize) {
    let mut guest = Guest::new(Seat::Play, None);
    let (mut session, mut ticket, mut taken) = (guest.session(), None, lines.len());
    for (number, line) in lines.iter().enumerate() {
        if let Some(known) = line.strip_prefix(JOINED) {
            ticket = known.parse().ok();
        } else if line != LEFT {
            let restored = line.parse().ok().map(|line| guest.restore(&mut session, line).is_ok());
            if restored != Some(true) {
                taken = number;
                break;
            }
        }
    }
    (guest, session, ticket, taken)
}

/// Returns `true` if another window has a file.
fn is_open_elsewhere(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| !try_lock(&file))
}

/// Reads the lines of a file that another window may be writing.
fn peek(path: &Path) -> Vec<String> {
    let mut text = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut text));
    read.map_or_else(|_| Vec::new(), |_| split_lines(&text).0)
}

/// Opens and locks a file; `None` if another window has it.
fn open(path: &Path) -> Result<Option<LinkFile>> {
    let mut options = OpenOptions::new();
    private(options.read(true).append(true).create(true));
    let file =
        options.open(path).with_context(|| m::faults::cannot_open(path.display().to_string()))?;
    if !try_lock(&file) {
        return Ok(None);
    }
    let size = file.metadata().map_or(0, |data| data.len());
    Ok(Some(LinkFile { file, path: path.into(), size, damaged: None }))
}

impl LinkFile {
    /// Reads the lines of the file, and cuts off what follows the last whole one: half a line, as a power cut leaves it,
    /// or more of a damaged file, of which a copy is kept.
    fn read(&mut self) -> Result<Vec<String>> {
        let mut text = Vec::new();
        (&self.file)
            .take(MOST_BYTES)
            .read_to_end(&mut text)
            .with_context(m::faults::game_unread)?;
        let (lines, length) = split_lines(&text);
        if text[length..].iter().any(|byte| byte.is_ascii_control() && *byte != b'\t') {
            self.keep_damaged()?;
        }
        self.cut(length)?;
        Ok(lines)
    }

    /// Cuts off what follows the first of its lines: nothing that comes after it would be read.
    fn keep_only(&mut self, lines: &[String]) -> Result<()> {
        let length = |line: &String| SUM_DIGITS + " ".len() + line.len() + "\n".len();
        let length = lines.iter().map(length).sum();
        if (length as u64) < self.size {
            self.keep_damaged()?;
        }
        self.cut(length)
    }

    /// Keeps a copy of the file beside it, before it is cut.
    fn keep_damaged(&mut self) -> Result<()> {
        if self.damaged.is_none() {
            let kept = unused(&self.path, "damaged");
            let copied = fs::copy(&self.path, &kept);
            if copied.is_err() {
                let _ = fs::remove_file(&kept);
            }
            copied.with_context(m::faults::game_unwritten)?;
            self.damaged = Some(kept);
        }
        Ok(())
    }

    /// Returns that the file was damaged, and where a copy is kept of it as it was; `None` if it was not.
    pub fn damage(&self) -> Option<Text> {
        self.damaged.as_deref().map(|kept| m::link::damaged_file(kept.display().to_string()))
    }

    fn cut(&mut self, length: usize) -> Result<()> {
        let length = length as u64;
        if length < self.size {
            cut(&self.file, length).with_context(m::faults::game_unwritten)?;
            self.size = length;
        }
        Ok(())
    }

    /// Appends lines, which survive a power cut.
    ///
    /// # Errors
    /// When the file cannot be written or is full. Nothing of the lines is in it then.
    pub fn append(&mut self, lines: &[String]) -> io::Result<()> {
        let whole =
            lines.iter().fold(String::new(), |text, line| text + &sum(line) + " " + line + "\n");
        let size = self.size + whole.len() as u64;
        if size > MOST_BYTES {
            return Err(io::Error::other(m::faults::full_file().to_string()));
        }
        let written = self.file.write_all(whole.as_bytes()).and_then(|()| self.file.sync_data());
        if let Err(error) = written {
            // Half a line would spoil the next one.
            let _ = cut(&self.file, self.size);
            return Err(error);
        }
        self.size = size;
        Ok(())
    }

    /// Keeps another ticket of the host.
    pub fn keep_head(&mut self, head: &HostHead) -> io::Result<()> {
        self.append(&[head.line()])
    }

    /// Keeps the address to which a program leads.
    pub fn keep_led(&mut self, address: &str) -> io::Result<()> {
        self.append(&[format!("{LED}{address}")])
    }

    /// Keeps that the player has left the game, which is over.
    pub fn keep_left(&mut self) -> io::Result<()> {
        self.append(&[LEFT.into()])
    }
}

fn sum(line: &str) -> String {
    let mut sum = Secret::new([0; 16]).hash(line).to_string();
    sum.truncate(SUM_DIGITS);
    sum
}

/// Returns the lines of a text up to the first that is not whole or has another checksum, and their length.
fn split_lines(text: &[u8]) -> (Vec<String>, usize) {
    let (mut lines, mut length) = (Vec::new(), 0);
    for whole in text.split_inclusive(|&byte| byte == b'\n') {
        let line = whole.strip_suffix(b"\n").and_then(|line| str::from_utf8(line).ok());
        let Some((given, line)) = line.and_then(|line| line.split_once(' ')) else { break };
        if given != sum(line) {
            break;
        }
        lines.push(line.into());
        length += whole.len();
    }
    (lines, length)
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

#[cfg(test)]
mod tests {
    use super::{LinkFolder, PagePlace, restore_guest};
    use othello_core::rules::Rules;
    use othello_notation::PlayerName;
    use othello_peer::{
        Admission, ConnectionId, FileLine, Identity, PeerEffect, PeerOutput, Seat, Secret, Terms,
        Ticket,
    };

    const GUEST: ConnectionId = ConnectionId(1);

    fn ticket() -> Ticket {
        let addresses = vec!["192.0.2.1:4711".parse().unwrap()];
        Ticket { seat: Seat::Play, secret: Secret::new([3; 16]), addresses }
    }

    fn lines(outputs: Vec<PeerOutput>) -> Vec<String> {
        let line = |output| match output {
            PeerOutput::Effect(PeerEffect::Record(line)) => Some(FileLine::to_string(&line)),
            _ => None,
        };
        outputs.into_iter().filter_map(line).collect()
    }

    /// A folder with a hosted game of one move, and the name of its file.
    fn hosted() -> (tempfile::TempDir, LinkFolder, std::path::PathBuf) {
        let root = tempfile::tempdir().unwrap();
        let folder = LinkFolder(root.path().into());
        let terms = Terms { time_control: "5".parse().ok(), ..Terms::new(Rules::OTHELLO) };
        let mut game = folder.create("Ada".parse().ok(), &terms, 8).unwrap();
        let mut outputs = game.host.connected(GUEST, Identity([7; 32]), Admission::Play);
        for line in ["othello-link 3 x", "hello play Emile", "have 0 0000000000000000"] {
            outputs.extend(game.host.received(&mut game.session, GUEST, line));
        }
        let square = game.session.position().legal_moves().first().unwrap();
        outputs.extend(game.host.play(&mut game.session, square).unwrap());
        game.file.append(&lines(outputs)).unwrap();
        let path = folder.hosted(&game.head.ticket);
        (root, folder, path)
    }

    #[test]
    fn a_hosted_game_is_restored_with_its_guest_and_tickets() {
        let (_root, folder, _) = hosted();
        let mut game = folder.newest(8).unwrap();
        assert_eq!(game.session.game().plies().len(), 1);
        assert_eq!(game.host.owner(), Some(Identity([7; 32])));
        assert_eq!(game.host.guest().map(ToString::to_string), Some("Emile".into()));
        assert!(folder.newest(8).is_none(), "it is open here");
        game.keep_port(4711).unwrap();
        let way = Some("https://club.example/othello/".into());
        let page = PagePlace { listening: "[::]:8464".parse().unwrap(), way };
        game.keep_page(page.clone()).unwrap();
        let before = game.head.ticket;
        game.head.ticket = super::secret().unwrap();
        game.file.keep_head(&game.head).unwrap();
        let ticket = game.head.ticket;
        drop(game);
        let again = folder.hosted_by(&ticket, 8).unwrap();
        assert_eq!((again.head.before, again.head.port), (vec![before], 4711));
        assert_eq!(again.head.page, Some(page));
        assert!(folder.hosted_by(&before, 8).is_err());
    }

    #[test]
    fn what_follows_a_damaged_digit_or_half_a_line_is_dropped() {
        let (_root, folder, path) = hosted();
        let whole = std::fs::read(&path).unwrap();
        let at = whole.windows(5).rposition(|bytes| bytes == b"move ").unwrap();
        let mut damaged = whole.clone();
        damaged[at + 5] ^= 1;
        for bytes in [damaged, whole[..at].to_vec()] {
            std::fs::write(&path, bytes).unwrap();
            let game = folder.newest(8).unwrap();
            assert_eq!(game.session.game().plies().len(), 0);
            assert_eq!(game.host.owner(), Some(Identity([7; 32])));
        }
    }

    #[test]
    fn a_copy_is_kept_of_a_damaged_file_and_none_of_one_that_ends_in_half_a_line() {
        let (_root, folder, path) = hosted();
        let whole = std::fs::read(&path).unwrap();
        for length in 0..=whole.len() {
            std::fs::write(&path, &whole[..length]).unwrap();
            let damage = folder.newest(8).and_then(|game| game.file.damage());
            assert_eq!(damage, None, "cut at {length}");
        }
        std::fs::write(&path, [&whole[..whole.len() - 9], &[0; 9]].concat()).unwrap();
        assert!(folder.newest(8).unwrap().file.damage().is_some(), "zeros");
        let first = whole.iter().position(|&byte| byte == b'\n').unwrap();
        for at in first + 1..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 1;
            std::fs::write(&path, &damaged).unwrap();
            let Some(game) = folder.newest(8) else { continue };
            assert!(game.file.damage().is_some(), "byte {at}");
            if let Some(kept) = &game.file.damaged {
                assert_eq!(std::fs::read(kept).unwrap(), damaged);
                std::fs::remove_file(kept).unwrap();
            }
        }
    }

    #[test]
    fn what_is_played_after_a_line_that_is_refused_is_kept() {
        let (_root, folder, path) = hosted();
        let game = || folder.newest(8).unwrap();
        game().file.append(&["ev 9 0000000000000000 move a1".into()]).unwrap();
        let mut again = game();
        let square = again.session.position().legal_moves().first().unwrap();
        again.host.connected(GUEST, Identity([7; 32]), Admission::Play);
        let mut outputs = Vec::new();
        for line in ["othello-link 3 x", "hello play Emile", "have 0 0000000000000000"] {
            outputs.extend(again.host.received(&mut again.session, GUEST, line));
        }
        let line = format!("try 3 move {square} used=0");
        outputs.extend(again.host.received(&mut again.session, GUEST, &line));
        again.file.append(&lines(outputs)).unwrap();
        drop(again);
        assert_eq!(game().session.game().plies().len(), 2);
        // A guest has the same events.
        let ticket = ticket();
        let guest = || folder.guest(&ticket).unwrap();
        let events = super::peek(&path).into_iter().filter(|line| line.starts_with("ev "));
        let events: Vec<_> = events.collect();
        guest()
            .2
            .append(&[&events[..1], &["ev 9 0000000000000000 move a1".into()]].concat())
            .unwrap();
        guest().2.append(&events[1..]).unwrap();
        assert_eq!(guest().1.game().plies().len(), 2);
    }

    #[test]
    fn a_guest_finds_its_game_and_a_left_one_is_not_offered() {
        let (_root, folder, path) = hosted();
        let ticket = ticket();
        let (guest, _, mut file) = folder.guest(&ticket).unwrap();
        assert!(guest.game().log().is_empty());
        assert_eq!(folder.newest_ticket(), None);
        let events = super::peek(&path).into_iter().filter(|line| line.starts_with("ev "));
        file.append(&events.collect::<Vec<_>>()).unwrap();
        drop(file);
        assert_eq!(folder.newest_ticket(), Some(ticket.clone()));
        let (_, session, mut file) = folder.guest(&ticket).unwrap();
        assert_eq!(session.game().plies().len(), 1);
        let name = |name: &str| name.parse::<PlayerName>().ok();
        let (guest, ..) = restore_guest(&super::peek(&folder.joined(&ticket)));
        let named = |given| guest.clone().with_name(given, name("user")).name().cloned();
        assert_eq!(named(None), name("Emile"), "as before");
        assert_eq!(named(name("Zoe")), name("Zoe"));
        let games = folder.unfinished();
        let resume: Vec<_> = games.iter().map(|game| game.resume.as_deref()).collect();
        assert_eq!(resume, [Some("othello host"), None], "the guest's is open here");
        file.keep_left().unwrap();
        drop(file);
        assert_eq!(folder.newest_ticket(), Some(ticket), "it is not over");
    }
}
