//! The page of a guest in a browser, and its server.
//!
//! A browser fetches the page and its files by HTTP and opens a socket at `play`, over which the page and the server
//! send each other JSON. Every sentence is in the language for which its request asks (`Head::language`), whatever the host
//! speaks: the threads of a browser speak it.
//!
//! From the page: first `{"secret", "key", "name", "watch", "door"}` (the secret stands behind the `#` of the link, which no
//! request contains; the key is the identity of the seat; at the door the player has not come in, and the page only asks
//! who invites), then `{"move": "d3", "ply": 12, "used": MS}`, where `ply` says in
//! which position; `{"do": "undo"}` and the like, as the buttons have it; `{"answer": true}`; `{"ping": N}`.
//!
//! To the page: at the door `{"door": {..}}` and nothing more (`DoorView` in `view.rs`); the whole state after each change
//! (`View`); `{"no": SENTENCE}`, a refusal; `{"away": SENTENCE}`, after which the page tries until the host is back;
//! `{"bye": SENTENCE, "again": LABEL}`, after which it does not come back by itself, but by a button where there is a label;
//! `{"pong": N}`. The page knows no rules and no sentences.
//!
//! For the host such a guest is one like any other: a [`Guest`](othello_peer::Guest) speaks for it, in lines.

mod guest;
mod http;
mod listener;
mod sentences;
mod socket;
#[cfg(test)]
mod tests;
mod tunnel;
mod view;

pub use listener::WebListener;
pub use tunnel::installed_tunnel;
