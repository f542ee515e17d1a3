//! The addresses by which others may reach this machine.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, UdpSocket};

use anyhow::{Context, Result};
use othello_words::i18n::m;

/// Listens at this address, or else at all. Where any port will do, it is this one if it is free: that of what was
/// given out before.
pub fn listen(address: Option<SocketAddr>, port: u16) -> Result<TcpListener> {
    let failed = |address: SocketAddr| m::faults::cannot_listen_at(address.to_string());
    match address {
        Some(address) if address.port() == 0 => TcpListener::bind((address.ip(), port))
            .or_else(|_| TcpListener::bind(address))
            .with_context(|| failed(address)),
        Some(address) => TcpListener::bind(address).with_context(|| failed(address)),
        None => listen_everywhere(port).with_context(m::faults::cannot_listen),
    }
}

/// Listens at all addresses, at this port or else at any: over IPv6, which accepts IPv4 too, or else over IPv4
/// alone.
fn listen_everywhere(port: u16) -> io::Result<TcpListener> {
    let all: [IpAddr; 2] = [Ipv6Addr::UNSPECIFIED.into(), Ipv4Addr::UNSPECIFIED.into()];
    let tries: Vec<_> =
        [port, 0].into_iter().flat_map(|port| all.map(|ip| SocketAddr::new(ip, port))).collect();
    // The first that can be listened at.
    TcpListener::bind(&*tries)
}

/// Returns the addresses of a host that listens there, the likeliest first.
pub fn of(listening: SocketAddr) -> Vec<SocketAddr> {
    if !listening.ip().is_unspecified() {
        return vec![listening];
    }
    // Reserved addresses: no packet is sent to them, but the system says from which of its own one
    // would be.
    let outside: [IpAddr; 2] =
        [Ipv4Addr::new(192, 0, 2, 1).into(), Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into()];
    let own = outside.into_iter().filter_map(own_address).filter(|ip| !ip.is_loopback());
    let mut found: Vec<_> = own.map(|ip| SocketAddr::new(ip, listening.port())).collect();
    if found.is_empty() {
        found.push(SocketAddr::new(Ipv4Addr::LOCALHOST.into(), listening.port()));
    }
    found
}

/// Returns the address of this machine from which a packet to another one would be sent.
fn own_address(outside: IpAddr) -> Option<IpAddr> {
    let any: IpAddr =
        if outside.is_ipv4() { Ipv4Addr::UNSPECIFIED.into() } else { Ipv6Addr::UNSPECIFIED.into() };
    let socket = UdpSocket::bind((any, 0)).ok()?;
    socket.connect((outside, 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// Returns `true` for an address that only machines of the same network reach.
pub fn is_private(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(ip) => {
            let [first, second, ..] = ip.octets();
            // Providers put many customers behind one public address and use 100.64/10 for them.
            let is_shared = first == 100 && (64..128).contains(&second);
            ip.is_loopback() || ip.is_private() || ip.is_link_local() || is_shared
        }
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unicast_link_local() || ip.is_unique_local(),
    }
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::{is_private, listen_everywhere};

    #[test]
    fn the_port_that_was_given_out_is_taken_again_if_it_is_free() {
        // As on a machine without IPv6: somebody else has the port there.
        let Ok(taken) = TcpListener::bind("[::1]:0") else { return };
        let port = taken.local_addr().unwrap().port();
        let listener = listen_everywhere(port).unwrap();
        assert_eq!(listener.local_addr().unwrap().port(), port);
        // Nothing is left of either version now.
        let other = listen_everywhere(port).unwrap();
        assert_ne!(other.local_addr().unwrap().port(), port);
    }

    #[test]
    fn addresses_of_homes_and_of_shared_networks_are_private() {
        for (address, expected) in [
            ("127.0.0.1", true),
            ("10.1.2.3", true),
            ("172.31.0.1", true),
            ("172.32.0.1", false),
            ("192.168.1.23", true),
            ("169.254.3.4", true),
            ("100.64.0.1", true),
            ("100.128.0.1", false),
            ("203.0.113.7", false),
            ("::1", true),
            ("::ffff:192.168.1.23", true),
            ("fe80::1", true),
            ("fd12:3456::1", true),
            ("2001:db8::1", false),
        ] {
            assert_eq!(is_private(address.parse().unwrap()), expected, "{address}");
        }
    }
}
