//! The requests of browsers: the files of the page, and the way to its socket.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr};

use othello_home::config::tunnel::PublicUrl;
use othello_os::system;
use othello_words::i18n::{Language, m};
use othello_words::text;
use tungstenite::handshake::derive_accept_key;

/// The most bytes of a request.
const MOST: usize = 8 << 10;
/// The most headers of a request.
const MOST_HEADERS: usize = 64;

#[derive(Debug, PartialEq, Eq)]
pub enum PageRequest {
    File(PageFile),
    /// A socket, with the key that the answer depends on.
    Socket(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageFile {
    /// The page, with its sentences.
    Index,
    /// Another file, as it is: its type and its bytes.
    Asset(&'static str, &'static [u8]),
}

/// The reason why a request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    Malformed,
    WrongOrigin,
    NotFound,
    NotGet,
    WrongHost,
}

impl Refusal {
    const fn status(self) -> &'static str {
        match self {
            Self::Malformed => "400 Bad Request",
            Self::WrongOrigin => "403 Forbidden",
            Self::NotFound => "404 Not Found",
            Self::NotGet => "405 Method Not Allowed",
            Self::WrongHost => "421 Misdirected Request",
        }
    }
}

/// Reads a request with its headers, and what has come after them.
pub fn read_head(input: &mut impl Read) -> io::Result<(Vec<u8>, Vec<u8>)> {
    let mut bytes = Vec::new();
    loop {
        let mut chunk = [0; 1 << 10];
        let length = input.read(&mut chunk)?;
        if length == 0 {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        let from = bytes.len().saturating_sub(3);
        bytes.extend_from_slice(&chunk[..length]);
        if let Some(end) = bytes[from..].windows(4).position(|four| four == b"\r\n\r\n") {
            let rest = bytes.split_off(from + end + 4);
            return Ok((bytes, rest));
        }
        if bytes.len() > MOST {
            return Err(ErrorKind::InvalidData.into());
        }
    }
}

/// The head of a request: its first line and its headers.
pub struct RequestHead {
    method: String,
    path: String,
    headers: Vec<(String, Vec<u8>)>,
}

impl RequestHead {
    /// Reads the head of a request.
    pub fn parse(bytes: &[u8]) -> Result<Self, Refusal> {
        let mut headers = [httparse::EMPTY_HEADER; MOST_HEADERS];
        let mut request = httparse::Request::new(&mut headers);
        match request.parse(bytes) {
            Ok(httparse::Status::Complete(_)) => {}
            Ok(httparse::Status::Partial) | Err(_) => return Err(Refusal::Malformed),
        }
        let headers = request.headers.iter().map(|it| (it.name.to_owned(), it.value.to_owned()));
        Ok(Self {
            method: request.method.unwrap_or_default().to_owned(),
            path: request.path.unwrap_or_default().to_owned(),
            headers: headers.collect(),
        })
    }

    fn values(&self, name: &str) -> impl Iterator<Item = Option<&str>> {
        let all = self.headers.iter().filter(move |(it, _)| it.eq_ignore_ascii_case(name));
        all.map(|(_, value)| str::from_utf8(value).ok())
    }

    /// Returns the value of a header that is there once: one that is there twice is read differently by those on the way.
    fn header(&self, name: &str) -> Option<&str> {
        let mut all = self.values(name);
        all.next().flatten().filter(|_| all.next().is_none())
    }

    /// Returns the word behind `?name=`.
    pub fn query(&self, name: &str) -> Option<&str> {
        let (_, query) = self.path.split_once('?')?;
        let mut parts = query.split('&').filter_map(|part| part.split_once('='));
        parts.find(|(it, _)| *it == name).map(|(_, word)| word)
    }

    /// Returns the language that is asked for: that of the reader's choice on the page, `?lang=fr`, or else of the
    /// browser's settings. It is English if they ask for others alone, and `None` if they ask for none.
    pub fn language(&self) -> Option<Language> {
        let accepted = || {
            let ranges = self.values("accept-language").next()??.split(',').map(|range| {
                let (tag, weight) = range.split_once(';').unwrap_or((range, "q=1"));
                let weight = weight.trim().strip_prefix("q=").map(str::parse);
                (tag.trim(), weight.and_then(Result::ok).unwrap_or(0.0))
            });
            let mut ranges: Vec<(&str, f32)> = ranges.filter(|(_, weight)| *weight > 0.0).collect();
            ranges.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            let spoken = ranges.into_iter().find_map(|(tag, _)| Language::of_locale(tag));
            Some(spoken.unwrap_or(Language::ENGLISH))
        };
        self.query("lang").and_then(Language::of_locale).or_else(accepted)
    }

    /// Returns what is asked for. Only requests for an address of this machine, or for the public one, are answered: a
    /// page from elsewhere that had its own name lead here could otherwise ask in the name of its reader.
    pub fn request(&self, public: Option<&PublicUrl>) -> Result<PageRequest, Refusal> {
        if self.method != "GET" {
            return Err(Refusal::NotGet);
        }
        let host = self.header("host").ok_or(Refusal::Malformed)?;
        if !is_known_host(host, public) {
            return Err(Refusal::WrongHost);
        }
        let path = self.path.split_once('?').map_or(&*self.path, |(path, _)| path);
        // A proxy may put folders before it.
        match path.rsplit('/').next().unwrap_or_default() {
            "" => Ok(PageRequest::File(PageFile::Index)),
            "page.css" => Ok(asset("text/css", include_bytes!("page/page.css"))),
            "page.js" => Ok(asset("text/javascript", include_bytes!("page/page.js"))),
            "icon.svg" => Ok(asset("image/svg+xml", include_bytes!("page/icon.svg"))),
            "icon.png" => Ok(asset("image/png", include_bytes!("page/icon.png"))),
            "turn.svg" => Ok(asset("image/svg+xml", include_bytes!("page/turn.svg"))),
            "manifest.json" => {
                Ok(asset("application/manifest+json", include_bytes!("page/manifest.json")))
            }
            "play" => self.socket(host, public),
            _ => Err(Refusal::NotFound),
        }
    }

    /// Returns the key of the socket that is asked for.
    fn socket(&self, host: &str, public: Option<&PublicUrl>) -> Result<PageRequest, Refusal> {
        let asks = |name, value| {
            let is_it = |word: &str| word.trim().eq_ignore_ascii_case(value);
            self.header(name).is_some_and(|it| it.split(',').any(is_it))
        };
        let key = self.header("sec-websocket-key").filter(|key| key.len() == 24);
        let is_socket = asks("upgrade", "websocket")
            && asks("connection", "upgrade")
            && self.header("sec-websocket-version") == Some("13");
        let key = key.filter(|_| is_socket).ok_or(Refusal::Malformed)?;
        let origin = self.header("origin").ok_or(Refusal::WrongOrigin)?;
        if is_own_origin(origin, host, public) {
            Ok(PageRequest::Socket(key.to_owned()))
        } else {
            Err(Refusal::WrongOrigin)
        }
    }
}

const fn asset(kind: &'static str, bytes: &'static [u8]) -> PageRequest {
    PageRequest::File(PageFile::Asset(kind, bytes))
}

/// Returns `true` for an address, for the public name and that of this machine, and for a name that is known in its own
/// network alone. No other name leads here with the knowledge of this player.
fn is_known_host(host: &str, public: Option<&PublicUrl>) -> bool {
    /// The ends of names that nobody can have outside of the own network.
    const LOCAL: [&str; 5] = ["localhost", "local", "lan", "internal", "home.arpa"];
    if public.is_some_and(|url| url.authority().eq_ignore_ascii_case(host)) {
        return true;
    }
    let is_port = |port: &str| port.parse::<u16>().is_ok();
    if let Some((address, after)) = host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        let is_end = after.is_empty() || after.strip_prefix(':').is_some_and(is_port);
        return is_end && address.parse::<Ipv6Addr>().is_ok();
    }
    let (name, port) = host.split_once(':').unwrap_or((host, "80"));
    let name = name.to_ascii_lowercase();
    let is_label = |label: &str| {
        !label.is_empty() && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    let is_local = !name.contains('.')
        || LOCAL.iter().any(|end| name.strip_suffix(end).is_some_and(|rest| rest.ends_with('.')));
    let is_name = name.split('.').all(is_label) && (is_local || name == system::host_name());
    is_port(port) && (is_name || name.parse::<Ipv4Addr>().is_ok())
}

fn is_own_origin(origin: &str, host: &str, public: Option<&PublicUrl>) -> bool {
    let authority = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    public.is_some_and(|url| url.origin().eq_ignore_ascii_case(origin))
        || authority.is_some_and(|authority| authority.eq_ignore_ascii_case(host))
}

/// Sends a file of the page.
pub fn send_file(output: &mut impl Write, file: PageFile) -> io::Result<()> {
    match file {
        PageFile::Index => send(output, "200 OK", "text/html", index().as_bytes()),
        PageFile::Asset(kind, bytes) => send(output, "200 OK", kind, bytes),
    }
}

/// Sends a refusal.
pub fn send_refusal(output: &mut impl Write, refusal: Refusal) -> io::Result<()> {
    let text = match refusal {
        Refusal::WrongHost => m::web::wrong_host().to_string(),
        Refusal::Malformed | Refusal::WrongOrigin | Refusal::NotFound | Refusal::NotGet => {
            refusal.status().into()
        }
    };
    send(output, refusal.status(), "text/plain", text.as_bytes())
}

fn send(output: &mut impl Write, status: &str, kind: &str, bytes: &[u8]) -> io::Result<()> {
    let length = bytes.len();
    let answer = format!(
        "HTTP/1.1 {status}\r\n\
         Content-Type: {kind}; charset=utf-8\r\n\
         Content-Length: {length}\r\n\
         Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
         connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n\
         Cross-Origin-Opener-Policy: same-origin\r\n\
         Cross-Origin-Resource-Policy: same-origin\r\n\
         Referrer-Policy: no-referrer\r\n\
         X-Content-Type-Options: nosniff\r\n\
         Cache-Control: no-store\r\n\
         Connection: close\r\n\r\n"
    );
    output.write_all(answer.as_bytes())?;
    output.write_all(bytes)
}

/// Opens a socket.
pub fn send_upgrade(output: &mut impl Write, key: &str) -> io::Result<()> {
    let accept = derive_accept_key(key.as_bytes());
    let answer = format!(
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Accept: {accept}\r\n\r\n"
    );
    output.write_all(answer.as_bytes())
}

/// Returns the page with its sentences.
fn index() -> String {
    let words = [
        ("lang", m::web::lang()),
        ("language", m::web::language()),
        ("no-script", m::web::no_script()),
        ("connecting", m::web::connecting()),
        ("lost", m::web::lost()),
        ("lost-long", m::web::lost_long()),
        ("your-name", m::web::your_name()),
        ("play", m::web::play()),
        ("watch", m::web::watch()),
        ("rules", m::web::rules()),
        ("board", m::web::board()),
        ("more", m::web::more()),
        ("one-tap", m::web::one_tap()),
        ("sound", m::web::sound()),
        ("vibration", m::web::vibration()),
        ("share", m::web::share()),
        ("shared", m::web::shared()),
        ("link-copied", m::web::link_copied()),
        ("tap-again", m::web::tap_again()),
        ("moves", m::web::moves()),
    ];
    let page = include_str!("page/index.html");
    let page = page.replace("{code}", Language::current().name()).replace("{choices}", &choices());
    words.iter().fold(page, |page, (name, words)| {
        page.replace(&format!("{{{name}}}"), &text::in_xml(&words.to_string()))
    })
}

/// Returns the languages to choose from.
fn choices() -> String {
    let choice = |language: Language| {
        let selected = if language == Language::current() { " selected" } else { "" };
        let (code, name) = (language.name(), text::in_xml(language.own_name()));
        format!("<option value=\"{code}\" lang=\"{code}\"{selected}>{name}</option>")
    };
    Language::spoken().map(choice).collect()
}

#[cfg(test)]
mod tests {
    use othello_words::i18n::Language;

    use super::{
        PageFile, PageRequest, PublicUrl, Refusal, RequestHead, index, send_file, send_refusal,
        send_upgrade,
    };

    const KEY: &str = "dGhlIHNhbXBsZSBub25jZQ==";

    fn parse(head: &[u8], public: Option<&PublicUrl>) -> Result<PageRequest, Refusal> {
        RequestHead::parse(head)?.request(public)
    }

    fn get(path: &str, headers: &str) -> Result<PageRequest, Refusal> {
        let public: PublicUrl = "https://club.example/othello".parse().unwrap();
        parse(format!("GET {path} HTTP/1.1\r\n{headers}\r\n").as_bytes(), Some(&public))
    }

    fn socket(host: &str, origin: &str) -> Result<PageRequest, Refusal> {
        let headers = format!(
            "Host: {host}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
        );
        get("/play", &headers)
    }

    #[test]
    fn the_page_is_given_out_at_addresses_and_at_names_of_this_machine_alone() {
        for (host, is_known) in [
            ("192.168.1.20:8464", true),
            ("[fe80::1]:8464", true),
            ("localhost:8464", true),
            ("[fe80::1]", true),
            ("ada.local:8464", true),
            ("Ada.Local", true),
            ("ada:8464", true),
            ("ada.lan", true),
            ("ada.home.arpa", true),
            ("ada.evillocal", false),
            ("ada.local.evil", false),
            (".local", false),
            ("local host", false),
            ("[::1].evil", false),
            ("[::1]:80.evil", false),
            ("[::1]8464", false),
            ("192.168.1.20:evil", false),
            ("ada.local:8464:1", false),
            ("club.example", true),
            ("Club.Example", true),
            ("club.example:81", false),
            ("attacker.example:8464", false),
            ("192.168.1.20.attacker.example", false),
            ("", false),
        ] {
            let got = get("/", &format!("Host: {host}\r\n"));
            let expected = if is_known {
                Ok(PageRequest::File(PageFile::Index))
            } else {
                Err(Refusal::WrongHost)
            };
            assert_eq!(got, expected, "{host}");
        }
        assert_eq!(get("/", ""), Err(Refusal::Malformed));
        let mut answer = Vec::new();
        send_refusal(&mut answer, Refusal::WrongHost).unwrap();
        let answer = String::from_utf8(answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 421") && answer.contains("--tunnel"), "{answer}");
        let twice = "Host: localhost\r\nHost: attacker.example\r\n";
        assert_eq!(get("/", twice), Err(Refusal::Malformed));
    }

    #[test]
    fn a_socket_is_opened_for_the_page_itself_alone() {
        let opened = Ok(PageRequest::Socket(KEY.into()));
        assert_eq!(socket("192.168.1.20:8464", "http://192.168.1.20:8464"), opened);
        assert_eq!(socket("club.example", "https://club.example"), opened);
        // A tunnel that names this machine, not itself.
        assert_eq!(socket("localhost:8464", "https://club.example"), opened);
        for origin in [
            "http://attacker.example",
            "http://192.168.1.20:80",
            "null",
            "https://club.example.evil",
        ] {
            assert_eq!(socket("192.168.1.20:8464", origin), Err(Refusal::WrongOrigin), "{origin}");
        }
        assert_eq!(socket("attacker.example", "http://attacker.example"), Err(Refusal::WrongHost));
        assert_eq!(get("/play", "Host: localhost\r\n"), Err(Refusal::Malformed));
        let mut answer = Vec::new();
        send_upgrade(&mut answer, KEY).unwrap();
        // The example of RFC 6455.
        assert!(String::from_utf8(answer).unwrap().contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
    }

    #[test]
    fn files_are_found_under_any_folder_and_nothing_else_is() {
        let file = |path| get(path, "Host: localhost\r\n");
        assert!(matches!(file("/othello/page.js?1"), Ok(PageRequest::File(PageFile::Asset(..)))));
        assert_eq!(file("/othello/"), Ok(PageRequest::File(PageFile::Index)));
        assert_eq!(file("/etc/passwd"), Err(Refusal::NotFound));
        let post = b"POST / HTTP/1.1\r\nHost: localhost\r\n\r\n";
        assert_eq!(parse(post, None), Err(Refusal::NotGet));
        for rubbish in [&b"\x16\x03\x01\x02\x00\x01"[..], b"GET\r\n\r\n", b"GET / HTTP/9\r\n\r\n"] {
            assert_eq!(parse(rubbish, None), Err(Refusal::Malformed));
        }
    }

    #[test]
    fn a_browser_asks_for_a_language() {
        let asked = |path: &str, headers: &str| {
            let head = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n");
            RequestHead::parse(head.as_bytes()).unwrap().language().map(Language::name)
        };
        let accepted = |header: &str| asked("/", &format!("Accept-Language: {header}\r\n"));
        assert_eq!(accepted("de"), Some("de"));
        assert_eq!(accepted("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5"), Some("fr"));
        assert_eq!(accepted("en;q=0.5, sv, ja;q=0.7"), Some("ja"));
        assert_eq!(accepted("zh-TW"), Some("zh"));
        assert_eq!(accepted("sv, de; q=0.5"), Some("de"));
        assert_eq!(accepted("de;q=0, fr;q=0.1"), Some("fr"));
        for unspoken in ["sv", "*", "", "de;q=x", "\u{e9}"] {
            assert_eq!(accepted(unspoken), Some("en"), "{unspoken}");
        }
        assert_eq!(asked("/", ""), None);
        let french = "Accept-Language: fr\r\n";
        assert_eq!(asked("/othello/?lang=ja", french), Some("ja"));
        assert_eq!(asked("/play?a=b&lang=de", ""), Some("de"));
        assert_eq!(asked("/?lang=klingon", french), Some("fr"));
    }

    #[test]
    fn the_page_has_all_its_sentences_and_no_script_or_style_of_its_own() {
        let page = index();
        assert!(!page.contains('{'), "{page}");
        for inline in ["<style", "style=", "onclick", "javascript:", "http:", "https:"] {
            assert!(!page.contains(inline), "{inline}");
        }
        assert_eq!(page.matches("<script").count(), 1);
        let mut answer = Vec::new();
        send_file(&mut answer, PageFile::Index).unwrap();
        let answer = String::from_utf8(answer).unwrap();
        assert!(answer.contains("script-src 'self';") && !answer.contains("unsafe"), "{answer}");
        assert!(!answer.to_ascii_lowercase().contains("set-cookie"));
    }
}
