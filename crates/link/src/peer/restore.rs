//! A side as its file has kept it.

use super::Peer;
use super::fault::RestoreError;
use crate::greeting::SeatState;
use crate::line::Line;
use othello_session::Session;

use super::side::{Restart, Side};

impl Peer {
    /// Takes in a line that this side has kept, in the order of the file.
    ///
    /// # Errors
    /// When the line is not what this side would have kept then.
    pub fn restore(&mut self, session: &mut Session, line: &str) -> Result<(), RestoreError> {
        match line.parse().map_err(RestoreError::Line)? {
            Line::Host { id, name } => {
                if let Some(visiting) = self.side.visiting() {
                    visiting.game = Some(id);
                    visiting.host = name;
                    visiting.restart = Restart::Done;
                }
            }
            Line::Seat(secret) => match &mut self.side {
                Side::Host(hosting) => hosting.seat = SeatState::Taken,
                Side::Guest(visiting) | Side::Watcher(visiting) => visiting.seat = Some(secret),
            },
            Line::Event(entry) => {
                if !self.log.is_next(&entry) {
                    return Err(RestoreError::Order);
                }
                self.append(session, entry.event, entry.seal).map_err(RestoreError::Event)?;
                self.outputs.clear();
            }
            Line::Try { number, event } => {
                if number == self.log.len() + 1 {
                    self.tried.push(event);
                }
            }
            Line::Clock { events, used } if events == self.log.len() => {
                self.play.turn_time = used;
                self.recorded = used;
                self.play.show_time(session);
            }
            Line::Clock { .. } => {}
            Line::Ask { events, request } => {
                if events == self.log.len() {
                    self.requests.agreed.push(request);
                }
            }
            Line::Restart => {
                self.reset(session);
                if let Some(visiting) = self.side.visiting() {
                    visiting.restart = Restart::Begun;
                }
            }
            Line::Have { .. } => {
                let visiting = self.side.visiting().ok_or(RestoreError::Unexpected)?;
                visiting.restart = Restart::Done;
            }
            Line::Greeting { .. }
            | Line::Hello { .. }
            | Line::Refuse { .. }
            | Line::Accept { .. }
            | Line::Decline { .. }
            | Line::Ping { .. }
            | Line::Pong { .. }
            | Line::Bye(_) => return Err(RestoreError::Unexpected),
        }
        Ok(())
    }
}
