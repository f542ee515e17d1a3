use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use super::{LinkFile, LinkFolder, MOST_DAMAGED, open, peek, restore_guest, restore_host};
use crate::net::transport::Transport;
use othello_core::rules::Rules;
use othello_peer::{
    ConnectionId, ConnectionKey, GuestKey, Hello, Line, Output, PeerEffect, SeatClaim, Secret,
    Terms, Ticket, Visitor,
};
use othello_session::Session;

const CONNECTION: ConnectionId = ConnectionId(1);

/// A host and a guest with their files, and the lines that are on their way.
struct Table {
    folder: LinkFolder,
    host: (othello_peer::Peer, Session, LinkFile),
    guest: (othello_peer::Peer, Session, LinkFile),
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
