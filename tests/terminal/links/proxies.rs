//! Connections that are slow, cut, stalled, repeated and swapped on their way.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use othello_peer::Ticket;
use othello_words::i18n::m;

use super::pair::{Pair, host, join};

/// The habits of a proxy with the lines that it carries.
const CARRY: u8 = 0;
const DELAY: u8 = 1;
const STALL: u8 = 2;
const REPEAT: u8 = 3;
const SWAP: u8 = 4;

/// A proxy before a host.
struct Proxy {
    address: SocketAddr,
    habit: Arc<AtomicU8>,
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

impl Proxy {
    fn before(host: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let habit = Arc::new(AtomicU8::new(CARRY));
        let streams = Arc::new(Mutex::new(Vec::new()));
        let (kept, known) = (Arc::clone(&habit), Arc::clone(&streams));
        thread::spawn(move || {
            for guest in listener.incoming().flatten() {
                let Ok(host) = TcpStream::connect(host) else { continue };
                let mut all = known.lock().unwrap();
                for (from, to) in [(&guest, &host), (&host, &guest)] {
                    let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    let habit = Arc::clone(&kept);
                    all.push(from.try_clone().unwrap());
                    thread::spawn(move || carry(from, to, &habit));
                }
            }
        });
        Self { address, habit, streams }
    }

    fn set(&self, habit: u8) {
        self.habit.store(habit, Ordering::SeqCst);
    }

    fn cut(&self) {
        for stream in self.streams.lock().unwrap().drain(..) {
            let _ = stream.shutdown(std::net::Shutdown::Both);
        }
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream, habit: &AtomicU8) {
    let mut bytes = [0; 4096];
    while let Ok(length @ 1..) = from.read(&mut bytes) {
        let sent = &mut bytes[..length];
        match habit.load(Ordering::SeqCst) {
            DELAY => thread::sleep(Duration::from_millis(100)),
            STALL => {
                while habit.load(Ordering::SeqCst) == STALL {
                    thread::yield_now();
                }
            }
            REPEAT => {
                let _ = to.write_all(sent);
            }
            SWAP => sent.reverse(),
            _ => {}
        }
        if to.write_all(sent).is_err() {
            break;
        }
    }
    let _ = to.shutdown(std::net::Shutdown::Both);
}

#[test]
fn the_game_goes_on_through_delays_cuts_stalls_repetitions_and_disorder() {
    let (host, ticket) = host(&["--clock", "5+3"]);
    let mut ticket: Ticket = ticket.parse().unwrap();
    let proxy = Proxy::before(ticket.addresses[0]);
    ticket.addresses = vec![proxy.address];
    let mut pair = Pair::of(host, join(&ticket.to_string()));
    pair.wait_until_joined();
    proxy.set(DELAY);
    pair.play("f5d6");
    proxy.set(CARRY);
    proxy.cut();
    pair.wait_until_back();
    pair.play("c4d3");
    proxy.set(STALL);
    pair.type_move("c5");
    pair.host.wait_for_empties(55);
    proxy.set(CARRY);
    pair.wait_for_move();
    for (habit, square) in [(REPEAT, "f4"), (SWAP, "d2")] {
        proxy.set(habit);
        pair.type_move(square);
        // What is not one of the other side's messages ends the connection.
        pair.host.wait_for_activity(m::title::away);
        proxy.set(CARRY);
        pair.host.wait_until_idle();
        // A move that was under way is sent again, but the connection may have ended before it.
        pair.see_move(square);
    }
    pair.play("c6");
}
