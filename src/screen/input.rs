//! An input of the loop.

use ratatui::crossterm::event::Event;

use crate::base::BaseDelivery;
use crate::engine_worker::EngineReply;
use crate::features::link::linked::LinkAction;
use crate::os::exit_status::ExitStatus;
use crate::repertoire::file::RepertoireReply;
use crate::screen::answer::Answer;
use crate::store::StoreReply;

/// An input of the loop.
#[derive(Debug)]
pub enum Input {
    /// The terminal sent an event.
    Event(Event),
    /// The terminal has answered a question.
    Answered(Answer),
    /// The terminal is gone.
    HungUp,
    /// The terminal takes output again.
    Writable,
    /// The window has another size.
    Resized,
    /// A signal asks for the end.
    Quit(ExitStatus),
    /// A signal asks to stop.
    Suspend,
    /// The program goes on after it was stopped.
    Continued,
    /// The engine has replied.
    Engine(EngineReply),
    /// The store has done something.
    Stored(StoreReply),
    /// Something has come from another machine.
    Link(LinkAction),
    /// The files of the explorer are read further.
    Base(BaseDelivery),
    /// The files of the repertoire were read or written.
    Repertoire(RepertoireReply),
}
