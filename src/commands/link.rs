//! `othello link`: joins the standard streams with the game that is hosted on this machine.

use anyhow::Result;

use crate::link::{LinkFolder, bridge};
use crate::link_options::LinkArgs;

/// Carries lines between the standard streams and the host.
pub fn run(args: &LinkArgs) -> Result<()> {
    let socket = match &args.socket {
        Some(socket) => socket.clone(),
        None => LinkFolder::find()?.socket(),
    };
    bridge::run(&socket)
}
