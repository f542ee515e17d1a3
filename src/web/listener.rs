//! The port at which browsers find the page.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::time::Instant;

use super::guest::{self, GREETING, Hello};
use super::http::{self, PageRequest, RequestHead};
use super::socket::{PageOutbox, SocketMessages};
use super::tunnel::{PublicName, RunningTunnel, TRIAL, TunnelProgram};
use super::view::DoorView;
use crate::net::places::{self, Place, Places};
use crate::net::stream::Stream;
use crate::net::threads::{accept, spawn};
use crate::net::{LinkServer, PageAddress, PagePlace, addresses};
use anyhow::Result;
use othello_home::config::tunnel::TunnelChoice;
use othello_peer::Admission;
use othello_words::i18n::m;

/// The port, where no other one is given and it is free: so a link survives another start of the program.
const PORT: u16 = 8464;

/// A port at which browsers find the page.
pub struct WebListener {
    listener: TcpListener,
    listening: SocketAddr,
    /// The port at which a program finds the page that others find at one address of this machine alone.
    behind: Option<TcpListener>,
    way: Option<TunnelChoice>,
    program: Option<TunnelProgram>,
}

impl WebListener {
    /// Starts listening at this address, or at all; browsers may come by another way. The page of a game that was hosted
    /// before is where it was, as far as nothing else is said.
    pub fn start(
        address: Option<SocketAddr>,
        way: Option<TunnelChoice>,
        before: Option<&PagePlace>,
    ) -> Result<Self> {
        let port = before.map_or(PORT, |page| page.listening.port());
        let program = way.as_ref().map(TunnelProgram::find).transpose()?.flatten();
        let kept = before.and_then(PagePlace::address).filter(|_| address.is_none());
        // Where a program led to this machine and none does any more, others are to find the page again.
        let was_behind = before.is_some_and(|before| before.way.is_some()) && way.is_none();
        let kept = kept.filter(|kept| !(was_behind && kept.ip().is_loopback()));
        // This machine may have another address in the network of today.
        let again = kept.and_then(|kept| addresses::listen(Some(kept), port).ok());
        let listener = again.map_or_else(|| addresses::listen(address, port), Ok)?;
        let listening = listener.local_addr()?;
        let is_behind = listening.ip().is_unspecified() || listening.ip() == Ipv4Addr::LOCALHOST;
        let behind = program.as_ref().filter(|_| !is_behind);
        let behind = behind.map(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0))).transpose()?;
        Ok(Self { listener, listening, behind, way, program })
    }

    /// Returns the place at which the page can be found again.
    pub fn place(&self) -> PagePlace {
        let way = self.way.as_ref().map(ToString::to_string);
        PagePlace { listening: self.listening, way }
    }

    /// Returns who carries the bytes of the page from elsewhere, if somebody does.
    pub fn operator(&self) -> Option<&str> {
        self.program.as_ref().map(|program| &*program.operator)
    }

    /// Returns the address of the page; `None` if it can only be reached by a tunnel, whose address is not known yet.
    pub fn address(&self) -> Option<PageAddress> {
        let port = self.listening.port();
        if let Some(TunnelChoice::Address(url)) = &self.way {
            let is_plain = !url.is_encrypted();
            return Some(PageAddress { url: url.to_string(), is_plain, port });
        }
        let address = addresses::of(self.listening).first().copied().unwrap_or(self.listening);
        let is_here = address.ip().is_loopback();
        let page = PageAddress { url: format!("http://{address}/"), is_plain: !is_here, port };
        Some(page).filter(|_| self.program.is_none() || !is_here)
    }

    /// Lets browsers in, until the program ends.
    pub fn begin(self, host: LinkServer) {
        let near = self.address();
        let Self { listener, listening, behind, way, program } = self;
        let url = match way {
            Some(TunnelChoice::Address(url)) => Some(url),
            Some(_) | None => None,
        };
        let name = Arc::new(PublicName::of(url));
        if let Some(program) = program {
            let at = behind.as_ref().and_then(|behind| behind.local_addr().ok());
            let (name, port) = (name.clone(), at.unwrap_or(listening).port());
            RunningTunnel { program, name, port, near }.begin(host.clone());
        }
        let server = Arc::new(Server { name, host });
        let places = Places::default();
        for listener in [Some(listener), behind].into_iter().flatten() {
            let (server, places) = (server.clone(), places.clone());
            spawn("web", move || {
                let incoming = std::iter::repeat_with(|| listener.accept());
                accept(incoming, |(stream, address)| {
                    server.answer_aside(stream, address.ip(), &places);
                });
            });
        }
    }
}

struct Server {
    name: Arc<PublicName>,
    host: LinkServer,
}

impl Server {
    fn answer_aside(self: &Arc<Self>, stream: TcpStream, from: IpAddr, places: &Places) {
        let Ok(stream) = Stream::of_tcp(stream) else { return };
        let place = places.take(places::source(from), stream.closer.clone());
        let server = Arc::clone(self);
        spawn("browser", move || {
            let closer = stream.closer.clone();
            match server.answer(stream) {
                Ok(Some((messages, page))) => {
                    // Whoever says what no page says is closed without a word.
                    let _ = server.serve(messages, &page, place);
                    page.close();
                }
                Ok(None) | Err(_) => closer.close(),
            }
        });
    }

    /// Answers a request; returns the socket of a page, if it was for one.
    fn answer(&self, mut stream: Stream) -> io::Result<Option<(SocketMessages, PageOutbox)>> {
        stream.input.deadline = Some(Instant::now() + GREETING);
        let (head, rest) = http::read_head(&mut stream.input)?;
        let head = RequestHead::parse(&head);
        // This thread speaks to nobody else.
        if let Some(language) = head.as_ref().ok().and_then(RequestHead::language) {
            language.choose_here();
        }
        if let Some(word) = head.as_ref().ok().and_then(|head| head.query(TRIAL)) {
            self.name.note(word);
        }
        match head.and_then(|head| head.request(self.name.url().as_ref())) {
            Ok(PageRequest::File(file)) => http::send_file(&mut stream.output, file)?,
            Ok(PageRequest::Socket(key)) => {
                http::send_upgrade(&mut stream.output, &key)?;
                let Stream { input, output, closer } = stream;
                return Ok(Some((
                    SocketMessages::new(input, rest),
                    PageOutbox::start(output, closer),
                )));
            }
            Err(refusal) => http::send_refusal(&mut stream.output, refusal)?,
        }
        Ok(None)
    }

    /// Serves a page until it is left.
    fn serve(
        &self,
        mut messages: SocketMessages,
        page: &PageOutbox,
        place: Place,
    ) -> io::Result<()> {
        let hello = Hello::read(&mut messages)?;
        let keys = self.host.keys();
        let offer = self.host.offer().ok_or(ErrorKind::NotConnected)?;
        // By this link the guest comes back whose the seat is, whatever the browser knows of it.
        let owner = offer.owner.filter(|owner| keys.is_seat(&hello.secret, *owner));
        let by_key = || keys.admission(&hello.secret).zip(hello.identity());
        let known = owner.map(|owner| (Admission::Return, owner)).or_else(by_key);
        let known = known.filter(|(admission, identity)| {
            let is_owner = offer.owner == Some(*identity);
            match admission {
                Admission::Play => true,
                // Whoever may only watch has no door.
                Admission::Watch => !hello.door,
                Admission::Return => is_owner,
            }
        });
        let Some((admission, identity)) = known else {
            let sentence = m::web::unknown_link().to_string();
            page.send(serde_json::json!({ "bye": sentence }).to_string());
            return Ok(());
        };
        if hello.door {
            let is_taken = offer.owner.is_some_and(|owner| owner != identity);
            let door =
                if is_taken { DoorView::of_taken_seat(&offer) } else { DoorView::of_seat(&offer) };
            page.send(serde_json::json!({ "door": door }).to_string());
            return Ok(());
        }
        if !place.name_secret() {
            return Ok(());
        }
        // From here on the host decides how many are too many: the guest who has the seat always comes in.
        drop(place);
        let visit = self.host.receive_here(identity, admission)?;
        guest::serve(&hello, messages, page, visit, self.host.clone());
        Ok(())
    }
}
