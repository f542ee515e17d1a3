//! `host --tunnel`: a program that is found on `PATH` leads an address of the internet to the page; here a script that
//! names one, and another one in place of curl, whose requests the test makes itself.

use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use othello_words::i18n::m;
use rustix::process::{Pid, Signal, kill_process, test_kill_process};

use crate::folder::Folder;

/// Nothing takes so long.
const PATIENCE: Duration = Duration::from_secs(60);

/// Names an address of its own in the form of `cloudflared`, and does not end by itself.
const CLOUDFLARED: &str = r#"#!/bin/sh
echo $$ >>"$SCRIPTS/pids"
echo "$@" >"$SCRIPTS/arguments"
echo "INF Thank you for trying Cloudflare Tunnel (https://developers.cloudflare.com/tunnel)." >&2
echo "INF |  https://words-$(grep -c . "$SCRIPTS/pids").trycloudflare.com  |" >&2
exec sleep 1000
"#;

/// Notes what is asked for.
const CURL: &str = r#"#!/bin/sh
for url in "$@"; do :; done
echo "$url" >"$SCRIPTS/asked"
"#;

struct Host {
    child: Child,
    lines: Receiver<String>,
    scripts: Folder,
}

impl Host {
    fn start() -> Self {
        let scripts = Folder::new();
        for (name, text) in [("cloudflared", CLOUDFLARED), ("curl", CURL)] {
            let script = scripts.write(name, text);
            fs::set_permissions(script, Permissions::from_mode(0o755)).unwrap();
        }
        let (child, lines) = Self::spawn(&scripts);
        Self { child, lines, scripts }
    }

    /// Kills the program, and starts it again.
    fn start_again(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        (self.child, self.lines) = Self::spawn(&self.scripts);
    }

    fn spawn(scripts: &Folder) -> (Child, Receiver<String>) {
        let home = scripts.path();
        let path = format!("{}:{}", home.display(), std::env::var("PATH").unwrap_or_default());
        let mut command = Command::new(env!("CARGO_BIN_EXE_othello"));
        command.args(["host", "--plain", "--tunnel", "--listen", "127.0.0.1:0"]);
        command.env("PATH", path).env("SCRIPTS", home).env("HOME", home).env("LANG", "C");
        for name in ["XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            command.env(name, home.join(name));
        }
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (said, lines) = channel();
        thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|it| said.send(it))
        });
        (child, lines)
    }

    fn until(&self, text: &str) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let line = self.lines.recv_timeout(end.saturating_duration_since(Instant::now()));
            let line = line.unwrap_or_else(|_| panic!("no line with {text}"));
            if line.contains(text) {
                return line;
            }
        }
    }

    /// The text of a file that a script writes, once it is there.
    fn written(&self, name: &str) -> String {
        until(name, || {
            let text = fs::read_to_string(self.scripts.path().join(name)).ok()?;
            text.ends_with('\n').then(|| text.trim_end().to_owned())
        })
    }

    /// The number of the script's last process.
    fn tunnel(&self) -> Pid {
        let pid = self.written("pids").lines().last().and_then(|pid| pid.parse().ok());
        pid.and_then(Pid::from_raw).unwrap()
    }

    /// Asks for the page as somebody elsewhere does; returns the first line of the answer.
    fn fetch(&self, host: &str, path: &str) -> String {
        self.ask(&format!("GET /{path} HTTP/1.1\r\nHost: {host}\r\n"))
    }

    /// Waits until the program fetches the page by that name, and lets it through.
    fn is_tried(&self, name: &str) {
        let asked = until("the other address is tried", || {
            Some(self.written("asked")).filter(|asked| asked.contains(name))
        });
        let path = asked.rsplit('/').next().unwrap();
        self.fetch(&format!("{name}.trycloudflare.com"), path);
    }

    /// Asks for the socket of the page as a browser does for a page of that origin.
    fn open(&self, host: &str, origin: &str) -> String {
        self.ask(&format!(
            "GET /play HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        ))
    }

    fn ask(&self, request: &str) -> String {
        let arguments = self.written("arguments");
        let (_, address) = arguments.split_once("http://").unwrap();
        let mut stream = TcpStream::connect(address).unwrap();
        write!(stream, "{request}\r\n").unwrap();
        let mut answer = String::new();
        BufReader::new(stream).read_line(&mut answer).unwrap();
        answer.trim_end().to_owned()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn until<T>(what: &str, mut seen: impl FnMut() -> Option<T>) -> T {
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(seen) = seen() {
            return seen;
        }
        assert!(Instant::now() < end, "waited in vain: {what}");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_tunnel_is_ready_once_the_page_came_through_it_is_started_again_and_ends_with_a_killed_host() {
    let mut host = Host::start();
    host.until("https://words-1.trycloudflare.com/#");
    let asked = host.written("asked");
    let path = asked.strip_prefix("https://words-1.trycloudflare.com/").unwrap();
    assert_eq!(host.fetch("words-2.trycloudflare.com", ""), "HTTP/1.1 421 Misdirected Request");
    assert_eq!(host.fetch("words-1.trycloudflare.com", path), "HTTP/1.1 200 OK");
    host.until(&m::link::tunnel_ready("Cloudflare").to_string());

    kill_process(host.tunnel(), Signal::TERM).unwrap();
    host.until("https://words-2.trycloudflare.com/#");
    assert_eq!(host.fetch("words-1.trycloudflare.com", ""), "HTTP/1.1 421 Misdirected Request");
    host.is_tried("words-2");
    host.until(&m::link::tunnel_moved("Cloudflare").to_string());

    let tunnel = host.tunnel();
    host.start_again();
    until("no process is left", || test_kill_process(tunnel).is_err().then_some(()));
    // It knows which address it had.
    host.until("https://words-3.trycloudflare.com/#");
    host.is_tried("words-3");
    host.until(&m::link::tunnel_moved("Cloudflare").to_string());
}

#[test]
fn the_name_of_a_tunnel_lets_in_its_own_page_alone() {
    let host = Host::start();
    host.until("https://words-1.trycloudflare.com/#");
    let (name, origin) = ("words-1.trycloudflare.com", "https://words-1.trycloudflare.com");
    assert_eq!(host.open(name, origin), "HTTP/1.1 101 Switching Protocols");
    for other in ["https://evil.example", "https://words-1.trycloudflare.com.evil.example", "null"]
    {
        assert_eq!(host.open(name, other), "HTTP/1.1 403 Forbidden", "{other}");
    }
    // A name that leads here by somebody else's doing.
    for other in [
        "evil.example",
        "words-1.trycloudflare.com.evil.example",
        "x.words-1.trycloudflare.com",
        "words-2.trycloudflare.com",
        "trycloudflare.com",
    ] {
        let own = format!("https://{other}");
        for origin in [origin, &own] {
            assert_eq!(host.open(other, origin), "HTTP/1.1 421 Misdirected Request", "{other}");
        }
    }
}
