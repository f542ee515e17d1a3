use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use super::{
    LinkFile, LinkFolder, MOST_DAMAGED, open, peek, restore_guest, restore_host, split_lines,
};
use crate::net::transport::Transport;
use othello_core::rules::Rules;
use othello_peer::{
    ConnectionId, ConnectionKey, GuestKey, Hello, Line, Output, Peer, PeerEffect, Reply, SeatClaim,
    Secret, Terms, Ticket, Visitor,
};
use othello_session::Session;

const CONNECTION: ConnectionId = ConnectionId(1);

/// A host and a guest with their files, and the lines that are on their way.
struct Table {
    folder: LinkFolder,
    host: (Peer, Session, LinkFile),
    guest: (Peer, Session, LinkFile),
    to_host: Vec<String>,
    to_guest: Vec<String>,
}

fn ticket(secret: Secret) -> Ticket {
    Ticket { seat: othello_peer::Seat::Play, secret, addresses: Vec::new(), key: None }
}

/// Writes what is to be recorded; returns the lines to be sent.
fn perform(file: &mut LinkFile, outputs: Vec<Output>) -> Vec<String> {
    let mut sent = Vec::new();
    for output in outputs {
        match output {
            Output::Effect(PeerEffect::Record(line)) => file.append(&[line]).unwrap(),
            Output::Effect(PeerEffect::KeepClock(line)) => file.keep_clock(&line).unwrap(),
            Output::Effect(PeerEffect::Send(_, line)) => sent.push(line.to_string()),
            Output::Effect(PeerEffect::Close(_) | PeerEffect::SetKeys(_))
            | Output::Happened(_)
            | Output::Restarted
            | Output::Asked
            | Output::Event(_) => {}
        }
    }
    sent
}

impl Table {
    /// A game in which these moves were made.
    fn playing(folder: &Path, moves: &str) -> Self {
        let folder = LinkFolder(folder.into());
        let terms = Terms { time_control: "5+3".parse().ok(), ..Terms::new(Rules::OTHELLO) };
        let hosted = folder.create("Ada".parse().ok(), &terms, 8).unwrap();
        let transport = Transport::Ticket(ticket(hosted.ticket));
        let guest = folder.guest(&transport, "Emile".parse().ok()).unwrap();
        let host = (hosted.peer, hosted.session, hosted.file);
        let mut table = Self { folder, host, guest, to_host: Vec::new(), to_guest: Vec::new() };
        let id = hosted.ticket.game_id();
        let (peer, session, file) = &mut table.guest;
        let mut outputs = peer.connected(session, CONNECTION, GuestKey::Ticket);
        for line in [Line::greeting(), Line::Host { id, name: "Ada".parse().ok() }] {
            outputs.extend(peer.received(session, CONNECTION, &line.to_string()));
        }
        perform(file, outputs);
        let visitor = Visitor {
            connection: CONNECTION,
            key: ConnectionKey::Ticket,
            hello: Hello { seat: SeatClaim::New, name: "Emile".parse().ok() },
            fresh: Secret::new([5; 16]),
        };
        let (peer, session, file) = &mut table.host;
        table.to_guest = perform(file, peer.greeted(session, visitor));
        table.deliver();
        for (ply, square) in moves.as_bytes().chunks(2).enumerate() {
            let square = str::from_utf8(square).unwrap().parse().unwrap();
            let (side, sent) = if ply % 2 == 0 {
                (&mut table.host, &mut table.to_guest)
            } else {
                (&mut table.guest, &mut table.to_host)
            };
            let outputs = side.0.play(&mut side.1, square).unwrap();
            sent.extend(perform(&mut side.2, outputs));
            table.deliver();
        }
        table
    }

    fn deliver(&mut self) {
        while !self.to_host.is_empty() || !self.to_guest.is_empty() {
            for line in std::mem::take(&mut self.to_guest) {
                let outputs = self.guest.0.received(&mut self.guest.1, CONNECTION, &line);
                self.to_host.extend(perform(&mut self.guest.2, outputs));
            }
            for line in std::mem::take(&mut self.to_host) {
                let outputs = self.host.0.received(&mut self.host.1, CONNECTION, &line);
                self.to_guest.extend(perform(&mut self.host.2, outputs));
            }
        }
    }

    /// Closes both files; returns their paths, the host's first.
    fn close(self) -> (LinkFolder, [PathBuf; 2]) {
        let paths = [self.host.2.path.clone(), self.guest.2.path.clone()];
        (self.folder, paths)
    }
}

fn plies(session: &Session) -> usize {
    session.game().plies().len()
}

fn damaged_copies(folder: &Path) -> usize {
    let names = fs::read_dir(folder).unwrap().flatten().map(|entry| entry.file_name());
    names.filter(|name| name.to_string_lossy().contains("damaged")).count()
}

#[test]
fn both_sides_go_on_from_their_files_and_a_guest_before_the_first_move() {
    let folder = tempfile::tempdir().unwrap();
    let (folder, _) = Table::playing(folder.path(), "f5d6c4").close();
    let hosted = folder.newest(8).unwrap();
    assert_eq!(plies(&hosted.session), 3);
    assert!(!hosted.peer.seat_keys().is_empty());
    let transport = folder.newest_transport().unwrap();
    let (guest, session, _) = folder.guest(&transport, None).unwrap();
    assert_eq!((plies(&session), guest.seat_keys()), (3, hosted.peer.seat_keys()));

    let other = tempfile::tempdir().unwrap();
    let (other, _) = Table::playing(other.path(), "").close();
    let transport = other.newest_transport().expect("a seat is enough to come back");
    assert!(!other.guest(&transport, None).unwrap().0.seat_keys().is_empty());
}

#[test]
fn a_game_that_is_over_is_offered_until_its_player_has_left_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::playing(folder.path(), "f5");
    let outputs = table.host.0.resign(&mut table.host.1).unwrap();
    table.to_guest = perform(&mut table.host.2, outputs);
    table.deliver();
    let (folder, _) = table.close();
    let mut hosted = folder.newest(8).expect("the window may have been killed");
    assert!(hosted.session.result().is_some());
    hosted.file.keep_left().unwrap();
    drop(hosted);
    assert!(folder.newest(8).is_none());
    let transport = folder.newest_transport().unwrap();
    folder.guest(&transport, None).unwrap().2.keep_left().unwrap();
    assert_eq!(folder.newest_transport(), None);
    // Whoever names the game still gets it.
    assert!(folder.guest(&transport, None).unwrap().1.result().is_some());
}

/// Whatever is left of a file, it is read up to its last whole line, and goes on from there.
#[test]
fn a_file_that_is_cut_at_any_byte_is_read_up_to_its_last_whole_line() {
    let folder = tempfile::tempdir().unwrap();
    let (links, paths) = Table::playing(folder.path(), "f5d6c4d3").close();
    let transport = links.newest_transport().unwrap();
    for path in &paths {
        let whole = fs::read(path).unwrap();
        let mut most = 0;
        for length in 0..=whole.len() {
            fs::write(path, &whole[..length]).unwrap();
            let is_guest = path == &paths[1];
            let session = if is_guest {
                Some(links.guest(&transport, None).unwrap().1)
            } else {
                // Without its first lines nothing is known of a hosted game.
                super::open_hosted(path, 8).ok().flatten().map(|hosted| hosted.session)
            };
            let read = session.as_ref().map_or(0, plies);
            assert!(read >= most, "{length}: {read}");
            most = read;
            let kept = fs::read(path).unwrap();
            assert!(kept.last().is_none_or(|last| *last == b'\n') || session.is_none());
        }
        assert_eq!(most, 4);
    }
    assert!(damaged_copies(folder.path()) <= 2 * MOST_DAMAGED as usize);
}

/// One side without its file.
type Side = (Peer, Session);

/// Returns the lines that outputs send.
fn sent(outputs: Vec<Output>) -> Vec<String> {
    let sent = outputs.into_iter().filter_map(|output| match output {
        Output::Effect(PeerEffect::Send(_, line)) => Some(line.to_string()),
        Output::Effect(
            PeerEffect::Record(_)
            | PeerEffect::KeepClock(_)
            | PeerEffect::Close(_)
            | PeerEffect::SetKeys(_),
        )
        | Output::Happened(_)
        | Output::Restarted
        | Output::Asked
        | Output::Event(_) => None,
    });
    sent.collect()
}

/// Carries lines between two sides until neither says any more. Their players agree to everything, and
/// the guest asks for a seat that is taken; returns the number of questions.
fn talk(host: &mut Side, guest: &mut Side, id: ConnectionId, mut to_guest: Vec<String>) -> usize {
    let (mut to_host, mut questions) = (Vec::new(), 0);
    loop {
        for line in std::mem::take(&mut to_guest) {
            let is_taken = line == Line::Taken.to_string();
            to_host.extend(sent(guest.0.received(&mut guest.1, id, &line)));
            if is_taken {
                to_host.extend(sent(guest.0.knock().unwrap()));
            }
        }
        for line in std::mem::take(&mut to_host) {
            to_guest.extend(sent(host.0.received(&mut host.1, id, &line)));
        }
        for (side, lines) in [(&mut *host, &mut to_guest), (&mut *guest, &mut to_host)] {
            if let Some(question) = side.0.question(&side.1) {
                questions += 1;
                lines.extend(sent(side.0.answer(&mut side.1, &question, Reply::Yes)));
            }
        }
        if to_guest.is_empty() && to_host.is_empty() {
            return questions;
        }
    }
}

/// Connects the guest, with the secret of its seat if it still has one that opens it; returns the number
/// of questions to the players.
fn connect(host: &mut Side, guest: &mut Side, ticket: Secret, number: u8) -> usize {
    let id = ConnectionId(number.into());
    if let Some(before) = host.0.connection() {
        host.0.disconnected(&mut host.1, before);
    }
    let keys = host.0.seat_keys();
    let kept = guest.0.seat_secrets().find(|kept| keys.in_order().any(|key| key == *kept));
    let (key, opened, seat) = match kept {
        Some(kept) => (GuestKey::Proven(kept), ConnectionKey::Seat(kept), SeatClaim::Kept),
        None => (GuestKey::Ticket, ConnectionKey::Ticket, SeatClaim::New),
    };
    guest.0.connected(&mut guest.1, id, key);
    for line in [Line::greeting(), Line::Host { id: ticket.game_id(), name: "Ada".parse().ok() }] {
        guest.0.received(&mut guest.1, id, &line.to_string());
    }
    let hello = Hello { seat, name: "Emile".parse().ok() };
    let fresh = Secret::new([number; 16]);
    let visitor = Visitor { connection: id, key: opened, hello, fresh };
    let to_guest = sent(host.0.greeted(&mut host.1, visitor));
    talk(host, guest, id, to_guest)
}

/// The host has the game, and the guest's file is cut anywhere, or gone: the game goes on, after the
/// yes of the guest's player to the host's moves, and of the host's player where no secret of the seat
/// is left. The file is from a game of three connections, so that its first lines have void secrets.
#[test]
fn the_game_goes_on_whatever_is_left_of_the_guests_file() {
    let folder = tempfile::tempdir().unwrap();
    let Table { host, guest, .. } = Table::playing(folder.path(), "f5d6c4");
    let (mut host, path) = ((host.0, host.1), guest.2.path.clone());
    let Some(Transport::Ticket(ticket)) = restore_guest(&peek(&path), None).transport else {
        panic!("no ticket")
    };
    let (mut guest, mut file) = ((guest.0, guest.1), guest.2);
    for number in 6..8 {
        assert_eq!(connect(&mut host, &mut guest, ticket.secret, number), 0);
        file.append(&[Line::Keys(guest.0.seat_keys())]).unwrap();
    }
    let square = "d3".parse().unwrap();
    let outputs = guest.0.play(&mut guest.1, square).unwrap();
    let tried = sent(outputs);
    file.append(&[tried[0].parse().unwrap()]).unwrap();
    let told = sent(host.0.received(&mut host.1, ConnectionId(7), &tried[0]));
    talk(&mut host, &mut guest, ConnectionId(7), told);
    file.append(&guest.0.log().lines().skip(4).collect::<Vec<_>>()).unwrap();
    let whole = fs::read(&path).unwrap();
    let mut asked = Vec::new();
    for length in 0..=whole.len() {
        let mut host = host.clone();
        let lines = split_lines(&whole[..length]);
        let restored = restore_guest(&lines, "Emile".parse().ok());
        let mut guest = (restored.peer, restored.session);
        asked.push(connect(&mut host, &mut guest, ticket.secret, 9));
        assert_eq!(host.0.log(), guest.0.log(), "{length}");
        assert_eq!(host.1.game(), guest.1.game(), "{length}");
        let told = sent(host.0.play(&mut host.1, "c5".parse().unwrap()).unwrap());
        talk(&mut host, &mut guest, ConnectionId(9), told);
        assert_eq!(plies(&guest.1), 5, "{length}");
    }
    // Without a secret both players are asked, later the guest's, and at last nobody.
    assert!(asked.is_sorted_by(|one, next| one >= next), "{asked:?}");
    assert_eq!((asked[0], asked.contains(&1), *asked.last().unwrap()), (2, true, 0));
}

#[test]
fn reading_stops_at_the_first_line_that_is_not_right_and_a_copy_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (links, [host, guest]) = Table::playing(folder.path(), "f5d6c4d3").close();
    let transport = links.newest_transport().unwrap();
    let damages: [fn(&str) -> String; 4] = [
        |text| text.replacen("move c4", "move c3", 1),
        |text| text.replacen("ev 4 ", "ev 5 ", 1),
        |text| text.replacen("move c4", "\0\0\0\0 c4", 1),
        |text| text.replacen("ev 4 ", "ev 4 0", 1),
    ];
    for (path, damage) in [&host, &guest].into_iter().flat_map(|p| damages.map(|d| (p, d))) {
        let text = fs::read_to_string(path).unwrap();
        fs::write(path, damage(&text)).unwrap();
        let session = if *path == host {
            links.newest(8).unwrap().session
        } else {
            links.guest(&transport, None).unwrap().1
        };
        assert_eq!(plies(&session), 2);
        // It is cut there for good.
        assert!(fs::read_to_string(path).unwrap().len() < text.len());
        fs::write(path, text).unwrap();
    }
    assert_eq!(damaged_copies(folder.path()), 2 * MOST_DAMAGED as usize);
}

#[test]
fn a_line_that_cannot_be_written_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let mut file = open(&path).unwrap().unwrap();
    file.write("first").unwrap();
    // A file that may only be read stands for a full disk.
    let writable = std::mem::replace(&mut file.file, fs::File::open(&path).unwrap());
    assert!(file.append(&[Line::Live]).is_err());
    file.file = writable;
    // So does half a line.
    std::io::Write::write_all(&mut file.file, b"half a l").unwrap();
    file.file.set_len(file.size).unwrap();
    file.append(&[Line::Live]).unwrap();
    assert_eq!(peek(&path), ["first", "live"]);
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
}

/// Files that the program wrote which spoke version 1 of the protocol: a host's and a guest's, of a game
/// with a clock in which five moves were made.
#[test]
fn files_of_version_1_are_read_and_go_on() {
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let host = lines(include_str!("../../../tests/data/links/host-1.txt"));
    let restored = restore_host(&host, 8).unwrap();
    assert_eq!((plies(&restored.session), restored.whole), (5, host.len()));
    assert!(restored.peer.seat_keys().current.is_some());
    let guest = lines(include_str!("../../../tests/data/links/guest-1.txt"));
    let restored_guest = restore_guest(&guest, None);
    assert_eq!((plies(&restored_guest.session), restored_guest.whole), (5, guest.len()));
    assert_eq!(restored_guest.peer.seat_keys().current, restored.peer.seat_keys().current);
    let Some(Transport::Ticket(ticket)) = restored_guest.transport else { panic!("no ticket") };
    assert_eq!(ticket.secret, restored.head.ticket);
}
