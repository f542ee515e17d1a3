//! The way from the internet to the page: a program that is installed, such as cloudflared, prints an address that
//! leads here for as long as it runs.

mod programs;

use std::io;
use std::ops::ControlFlow;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use othello_board::features::link::linked::{LinkAction, TunnelState};
use othello_home::config::tunnel::PublicUrl;
use othello_home::process::children::is_installed;
use othello_home::said;
use othello_os::files::NOTHING;
use othello_os::processes::until_input_ends;

use crate::net::program::{Program, tell_lines};
use crate::net::threads::spawn;
use crate::net::{LinkServer, PageAddress, again_and_again, secret};
pub use programs::{TunnelProgram, installed_tunnel};

/// The name of the word in the address of a trial.
pub const TRIAL: &str = "trial";
/// The time in which the page has to be fetched once through the program.
const PATIENCE: Duration = Duration::from_secs(60);
/// The time after which a program is slow that says nothing more and has named no address.
const SLOW: Duration = Duration::from_secs(10);
/// The most addresses that are tried out.
const MOST_LINKS: usize = 8;
/// The program that fetches the page as somebody elsewhere would.
const CURL: &str = "curl";
/// The pause between two attempts. The first waits as well: a name that was asked for too early is remembered as unknown.
const PAUSE: Duration = Duration::from_secs(1);

/// The address at which browsers reach the page from elsewhere, as it is at the moment.
#[derive(Default)]
pub struct PublicName {
    url: Mutex<Option<PublicUrl>>,
    /// The words of the trials that are under way, and who waits for them.
    trials: Mutex<Vec<(String, Sender<()>)>>,
}

impl PublicName {
    /// A name that stays.
    pub fn of(url: Option<PublicUrl>) -> Self {
        Self { url: Mutex::new(url), trials: Mutex::default() }
    }

    pub fn url(&self) -> Option<PublicUrl> {
        self.url.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, url: Option<PublicUrl>) {
        *self.url.lock().unwrap_or_else(PoisonError::into_inner) = url;
    }

    /// Notes that a request has come with this word.
    pub fn note(&self, word: &str) {
        if let Some((_, waiting)) = self.trials().iter().find(|(sought, _)| sought == word) {
            // It may have given up.
            let _ = waiting.send(());
        }
    }

    /// Fetches the page at that address, as somebody elsewhere would; returns `true` once the request has come here.
    fn is_reached(&self, url: &PublicUrl, program: &Program) -> bool {
        let Ok(word) = secret().map(|word| word.to_string()) else { return false };
        let (arrived, arrivals) = channel();
        self.trials().push((word.clone(), arrived));
        let until = Instant::now() + PATIENCE;
        let mut is_reached = false;
        while !is_reached && Instant::now() < until && !program.has_ended() {
            is_reached = arrivals.recv_timeout(PAUSE).is_ok();
            // Where it is not installed, nobody can say that the address leads here.
            if !is_reached && fetch(&format!("{url}?{TRIAL}={word}")).is_err() {
                break;
            }
        }
        self.trials().retain(|(sought, _)| *sought != word);
        is_reached
    }

    fn trials(&self) -> MutexGuard<'_, Vec<(String, Sender<()>)>> {
        self.trials.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn fetch(url: &str) -> io::Result<()> {
    let mut curl = Command::new(CURL);
    curl.args(["--silent", "--max-time", "5", "--output", NOTHING, url]);
    curl.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // Whether it came is known where it came to.
    curl.status().map(|_| ())
}

/// A program with the page to which it leads.
pub struct RunningTunnel {
    pub program: TunnelProgram,
    pub name: Arc<PublicName>,
    pub port: u16,
    /// The address of the page in the own network, if others can reach it there.
    pub near: Option<PageAddress>,
}

impl RunningTunnel {
    /// Runs the program until this one ends, and starts it again whenever it does.
    pub fn begin(self, server: LinkServer) {
        spawn("tunnel", move || {
            let mut failures = 0;
            again_and_again(|| {
                let began = Instant::now();
                self.tell(&server, TunnelState::Starting, None);
                let why = self.run(&server).unwrap_or_else(|error| said::in_words(error.as_ref()));
                self.name.set(None);
                self.tell(&server, TunnelState::Ended(why), None);
                // Whoever asks for addresses again and again is given none.
                failures = if began.elapsed() < PATIENCE { 6.min(failures + 1) } else { 0 };
                thread::sleep(PAUSE * ((1 << failures) - 1));
                ControlFlow::Continue(())
            });
        });
    }

    fn tell(&self, server: &LinkServer, state: TunnelState, url: Option<&PublicUrl>) {
        let far =
            url.map(|url| PageAddress { url: url.to_string(), is_plain: false, port: self.port });
        server.set_page(far.or_else(|| self.near.clone()));
        server.deliver(LinkAction::Tunnel(state, server.page_links()));
    }

    /// Runs the program once; returns its last words, if it had any.
    fn run(&self, server: &LinkServer) -> Result<String> {
        let (said, lines) = channel();
        let command = until_input_ends(self.program.command(self.port));
        let tell = move |line: &str| {
            // Nobody listens any more once the program is known to have ended.
            let _ = said.send(line.to_owned());
        };
        // Its input stays open, until whose end it runs.
        let (program, _open, output) = Program::start(&command, tell.clone())?;
        server.end_with(program.clone());
        spawn("output", move || tell_lines(output, tell));
        let (mut last, mut found) = (String::new(), Vec::new());
        let is_ready = AtomicBool::new(false);
        thread::scope(|scope| {
            loop {
                // It ends with the output of the program.
                let line = match lines.recv_timeout(SLOW) {
                    Ok(line) => line,
                    Err(RecvTimeoutError::Timeout)
                        if self.name.url().is_none() && !last.is_empty() =>
                    {
                        self.tell(server, TunnelState::Slow(last.clone()), None);
                        continue;
                    }
                    Err(RecvTimeoutError::Timeout) => continue,
                    Err(RecvTimeoutError::Disconnected) => break,
                };
                match self.program.link(&line).filter(|_| found.len() < MOST_LINKS) {
                    Some(url) if !found.contains(&url) => {
                        found.push(url.clone());
                        let is_first = found.len() == 1;
                        let (program, is_ready) = (&program, &is_ready);
                        scope.spawn(move || {
                            let is_given =
                                is_first && (self.program.is_known() || !is_installed(CURL));
                            if is_given {
                                self.give_out(server, TunnelState::Untried, &url);
                            }
                            // Of several, the one that leads here first.
                            let is_reached = self.name.is_reached(&url, program);
                            if is_reached && !is_ready.swap(true, Ordering::SeqCst) {
                                self.give_out(server, TunnelState::Ready, &url);
                            } else if is_given
                                && !is_ready.load(Ordering::SeqCst)
                                && !program.has_ended()
                            {
                                self.tell(server, TunnelState::Unproven, Some(&url));
                            }
                        });
                    }
                    Some(_) | None if line.trim().is_empty() => {}
                    Some(_) | None => last = line,
                }
            }
        });
        program.end();
        Ok(last.trim().to_owned())
    }

    /// Gives an address out, at which the page is served from now on.
    fn give_out(&self, server: &LinkServer, state: TunnelState, url: &PublicUrl) {
        self.name.set(Some(url.clone()));
        server.keep_led(&url.to_string());
        self.tell(server, state, Some(url));
    }
}
