//! `othello link`: joins the standard streams with the game that is hosted on this machine.

use anyhow::Result;

use crate::cli::link_options::LinkArgs;
use crate::net::LinkFolder;
use crate::net::bridge;

/// Carries lines between the standard streams and the host.
pub fn run(args: &LinkArgs) -> Result<()> {
    let socket = match &args.socket {
        Some(socket) => socket.clone(),
        None => LinkFolder::find()?.socket(),
    };
    bridge::run(&socket)
}
