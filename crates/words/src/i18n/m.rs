//! The messages: a module for each file, a function for each message.

use othello_messages::facts::Letters::*;
use othello_messages::facts::{Facts, Numbers};
use othello_messages::packed::Packed;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
