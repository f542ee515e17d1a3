//! A store on a thread of its own, on a disk that waits until it is released.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::super::{FileError, SavedAs, Storage, StoreError, StoreReply, StoreRequest};
use super::record;
use crate::home::worker::StoreWorker;
use othello_notation::draft::{Draft, Field};
use othello_notation::{Record, transcript};

/// A store that begins each request only when it is released, and then writes down what it does.
struct Blocked {
    begun: Sender<()>,
    released: Receiver<()>,
    done: Vec<String>,
}

/// The other end of a [`Blocked`] store.
struct Disk {
    begun: Receiver<()>,
    release: Sender<()>,
}

impl Disk {
    /// Waits until the store has begun a request, which then waits for its release.
    fn wait(&self) {
        self.begun.recv().unwrap();
    }

    /// Releases the request that was begun last.
    fn release(&self) {
        self.release.send(()).unwrap();
    }
}

fn blocked() -> (Blocked, Disk) {
    let (sender, begun) = channel();
    let (release, released) = channel();
    (Blocked { begun: sender, released, done: Vec::new() }, Disk { begun, release })
}

fn moves(record: &Record) -> String {
    transcript::write(record.game.plies())
}

impl Storage for Blocked {
    fn handle(&mut self, request: StoreRequest) -> StoreReply {
        // A disk that nobody holds any more is released.
        let _ = self.begun.send(());
        let _ = self.released.recv();
        let (done, reply) = match request {
            StoreRequest::Save(record) => {
                (format!("save {}", moves(&record)), StoreReply::Saved(Ok(())))
            }
            StoreRequest::Keep(record) => {
                (format!("keep {}", moves(&record)), StoreReply::Kept(Ok(())))
            }
            StoreRequest::KeepSheet(draft) => {
                let done = format!("sheet {}", draft.text(Field::Black));
                (done, StoreReply::SheetKept(Ok(())))
            }
            StoreRequest::Replace { record, .. } => {
                (format!("replace {}", moves(&record)), StoreReply::Kept(Ok(())))
            }
            StoreRequest::SaveAs { .. } => {
                let cause = FileError::NotAFile;
                let error = StoreError::Write { path: "x".into(), cause };
                ("save as".into(), StoreReply::SavedAs(Err(error)))
            }
            StoreRequest::List => ("list".into(), StoreReply::Listed(Vec::new())),
            StoreRequest::Open(_) => {
                let missing = StoreError::NoSuchGame { number: 1 };
                ("open".into(), StoreReply::Opened(Err(missing)))
            }
            StoreRequest::Preview(index) => {
                let missing = StoreError::NoSuchGame { number: 1 };
                ("preview".into(), StoreReply::Previewed { index, game: Err(missing) })
            }
            StoreRequest::Rename { name, .. } => (
                "rename".into(),
                StoreReply::Renamed(Ok(SavedAs { file_name: name, lost: Vec::new() })),
            ),
            StoreRequest::Delete(_) => ("delete".into(), StoreReply::Deleted(Ok(()))),
            StoreRequest::KeepEstimate(_) => ("estimate".into(), StoreReply::EstimateKept),
            StoreRequest::Recall => ("recall".into(), StoreReply::Recalled(Ok(Box::default()))),
            StoreRequest::Remember(_) => ("remember".into(), StoreReply::Remembered(Ok(()))),
            StoreRequest::Report(_) => ("report".into(), StoreReply::Reported(Ok(Box::default()))),
        };
        self.done.push(done);
        reply
    }
}

fn save(moves: &str) -> StoreRequest {
    StoreRequest::Save(Box::new(record(moves)))
}

fn keep(moves: &str) -> StoreRequest {
    StoreRequest::Keep(Box::new(record(moves)))
}

/// Requests all that while the disk is busy with the first; returns what is done, and the number of
/// replies.
fn done(requests: impl IntoIterator<Item = StoreRequest>) -> (Vec<String>, usize) {
    let (store, disk) = blocked();
    let worker = StoreWorker::start(store).unwrap();
    let (reply, replies) = channel();
    worker.reply_to(move |answer| reply.send(answer).unwrap());
    let mut requests = requests.into_iter();
    worker.request(requests.next().unwrap());
    disk.wait();
    requests.for_each(|request| worker.request(request));
    drop(disk);
    let done = worker.finish().done;
    (done, replies.iter().count())
}

#[test]
fn only_the_latest_of_several_waiting_saves_is_written_and_all_are_answered() {
    let requests = ["f5", "f5d6", "f5d6c3", "f5d6c3d3"].map(save);
    let expected = ["save f5", "save f5d6c3d3"].map(String::from).to_vec();
    assert_eq!(done(requests), (expected, 4));
}

#[test]
fn every_game_to_be_kept_is_written_after_the_last_save_of_it() {
    let requests = [
        save("f5"),
        save("f5d6"),
        save("f5d6c3"),
        keep("f5d6c3"),
        save("d3"),
        StoreRequest::List,
        save("d3c3"),
        keep("d3c3"),
        keep("e6"),
        StoreRequest::Open(0),
    ];
    let expected = [
        "save f5",
        "save f5d6c3",
        "keep f5d6c3",
        "list",
        "save d3c3",
        "keep d3c3",
        "keep e6",
        "open",
    ];
    assert_eq!(done(requests), (expected.map(String::from).to_vec(), 10));
}

#[test]
fn only_the_latest_of_sheets_that_wait_one_after_the_other_is_written() {
    let sheet = |name: &str| {
        let mut draft = Draft::default();
        draft.write(Field::Black, name);
        StoreRequest::KeepSheet(Box::new(draft))
    };
    let requests = [save("f5"), sheet("A"), sheet("Ad"), keep("f5"), sheet("Ada"), sheet("")];
    let expected = ["save f5", "sheet Ad", "keep f5", "sheet "];
    assert_eq!(done(requests), (expected.map(String::from).to_vec(), 4));
}

#[test]
fn a_request_does_not_wait_for_the_disk_and_finishing_does() {
    let (store, disk) = blocked();
    let worker = StoreWorker::start(store).unwrap();
    let (reply, replies) = channel();
    worker.reply_to(move |answer| reply.send(answer).unwrap());
    worker.request(save("f5"));
    disk.wait();
    worker.request(save("f5d6"));
    assert!(replies.try_recv().is_err(), "the disk still blocks");
    let finishing = thread::spawn(|| worker.finish().done);
    disk.release();
    disk.wait();
    assert_eq!(replies.recv(), Ok(StoreReply::Saved(Ok(()))));
    assert!(!finishing.is_finished(), "the second save is not done");
    disk.release();
    assert_eq!(finishing.join().unwrap(), ["save f5", "save f5d6"]);
}

#[test]
fn waiting_ends_when_everything_requested_is_done() {
    let (store, disk) = blocked();
    let worker = StoreWorker::start(store).unwrap();
    let (reply, replies) = channel();
    worker.reply_to(move |answer| reply.send(answer).unwrap());
    worker.request(save("f5"));
    worker.request(keep("f5"));
    disk.release();
    disk.release();
    worker.wait();
    assert_eq!(replies.try_iter().count(), 2);
    worker.request(save("f5d6"));
    disk.release();
    assert_eq!(worker.finish().done, ["save f5", "keep f5", "save f5d6"]);
}
