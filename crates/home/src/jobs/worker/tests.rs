//! A thread that does jobs, with a store on a disk that waits until it is released.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_engine::estimate::Estimate;
use othello_notation::draft::{Draft, Field};
use othello_notation::{Record, transcript};

use super::Worker;
use crate::base::ReadGame;
use crate::config::Config;
use crate::config::setting::Setting;
use crate::files::{LoadedGame, StoreError};
use crate::jobs::Job;
use crate::jobs::saved_games::{KeepGame, KeepSheet, ListGames, LoadGame, SaveGame};
use crate::memory::entry::ProgressEntry;
use crate::store::{Answers, GameSummary, Recollection, SavedAs, Storage};

/// A store that begins each job only when it is released, and then writes down what it does.
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
    /// Waits until the store has begun a job, which then waits for its release.
    fn wait(&self) {
        self.begun.recv().unwrap();
    }

    /// Releases the job that was begun last.
    fn release(&self) {
        self.release.send(()).unwrap();
    }
}

fn blocked() -> (Blocked, Disk) {
    let (sender, begun) = channel();
    let (release, released) = channel();
    (Blocked { begun: sender, released, done: Vec::new() }, Disk { begun, release })
}

fn record(moves: &str) -> Record {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, moves).unwrap();
    game.into()
}

fn moves(record: &Record) -> String {
    transcript::write(record.game.plies())
}

impl Blocked {
    /// Does something once the disk is released.
    fn write(&mut self, done: impl Into<String>) {
        // A disk that nobody holds any more is released.
        let _ = self.begun.send(());
        let _ = self.released.recv();
        self.done.push(done.into());
    }
}

impl Answers for Blocked {
    fn recall(&mut self) -> Result<Recollection, StoreError> {
        self.write("recall");
        Ok(Recollection::default())
    }

    fn remember(&mut self, _: Vec<ProgressEntry>) -> Result<(), StoreError> {
        self.write("remember");
        Ok(())
    }
}

impl Storage for Blocked {
    fn save(&mut self, record: &Record) -> Result<(), StoreError> {
        self.write(format!("save {}", moves(record)));
        Ok(())
    }

    fn keep_sheet(&mut self, draft: &Draft) -> Result<(), StoreError> {
        self.write(format!("sheet {}", draft.text(Field::Black)));
        Ok(())
    }

    fn keep(&mut self, record: &Record) -> Result<(), StoreError> {
        self.write(format!("keep {}", moves(record)));
        Ok(())
    }

    fn replace(&mut self, _: &Record, record: &Record) -> Result<(), StoreError> {
        self.write(format!("replace {}", moves(record)));
        Ok(())
    }

    fn save_as(&mut self, name: &str, _: &Record) -> Result<SavedAs, StoreError> {
        self.write("save as");
        Ok(SavedAs { file_name: name.into(), lost: Vec::new() })
    }

    fn list(&mut self) -> Vec<GameSummary> {
        self.write("list");
        Vec::new()
    }

    fn load(&mut self, index: usize) -> Result<LoadedGame, StoreError> {
        self.write("open");
        Err(StoreError::NoSuchGame { number: index + 1 })
    }

    fn rename(&mut self, _: usize, name: &str) -> Result<SavedAs, StoreError> {
        self.write("rename");
        Ok(SavedAs { file_name: name.into(), lost: Vec::new() })
    }

    fn delete(&mut self, _: usize) -> Result<(), StoreError> {
        self.write("delete");
        Ok(())
    }

    fn records(&mut self) -> Result<Vec<Record>, StoreError> {
        self.write("records");
        Ok(Vec::new())
    }

    fn keep_setting(&mut self, setting: Setting, _: &Config) -> Result<(), StoreError> {
        self.write(setting.name());
        Ok(())
    }

    fn keep_estimate(&mut self, _: Estimate) {
        self.write("estimate");
    }
}

/// Hands a job to a thread, with a message for each of its answers.
type Handed = Box<dyn FnOnce(&Worker<Blocked>, Sender<()>)>;

fn any<J: Job>(job: J) -> Handed {
    Box::new(|worker, answer| {
        worker.jobs().perform(job, move |_| answer.send(()).unwrap());
    })
}

fn save(moves: &str) -> Handed {
    any(SaveGame(record(moves).into()))
}

fn keep(moves: &str) -> Handed {
    any(KeepGame { record: record(moves).into(), in_place_of: None })
}

/// A thread with a store, and a message for each of its answers.
struct Answering {
    worker: Worker<Blocked>,
    answer: Sender<()>,
    answers: Receiver<()>,
}

impl Answering {
    fn start(store: Blocked) -> Self {
        let (answer, answers) = channel();
        Self { worker: Worker::start(store).unwrap(), answer, answers }
    }

    fn hand(&self, job: Handed) {
        job(&self.worker, self.answer.clone());
    }
}

/// Has all that done while the disk is busy with the first; returns what is done, and the number of answers.
fn done(jobs: impl IntoIterator<Item = Handed>) -> (Vec<String>, usize) {
    let (store, disk) = blocked();
    let thread = Answering::start(store);
    let mut jobs = jobs.into_iter();
    thread.hand(jobs.next().unwrap());
    disk.wait();
    jobs.for_each(|job| thread.hand(job));
    drop((disk, thread.answer));
    let done = thread.worker.finish().done;
    (done, thread.answers.iter().count())
}

#[test]
fn only_the_latest_of_several_waiting_saves_is_written_and_answered() {
    let jobs = ["f5", "f5d6", "f5d6c3", "f5d6c3d3"].map(save);
    let expected = ["save f5", "save f5d6c3d3"].map(String::from).to_vec();
    assert_eq!(done(jobs), (expected, 2));
}

#[test]
fn every_game_to_be_kept_is_written_after_the_last_save_of_it() {
    let jobs = [
        save("f5"),
        save("f5d6"),
        save("f5d6c3"),
        keep("f5d6c3"),
        save("d3"),
        any(ListGames),
        save("d3c3"),
        keep("d3c3"),
        keep("e6"),
        any(LoadGame(0)),
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
    assert_eq!(done(jobs), (expected.map(String::from).to_vec(), 8));
}

#[test]
fn only_the_latest_of_waiting_sheets_is_written() {
    let sheet = |name: &str| {
        let mut draft = Draft::default();
        draft.write(Field::Black, name);
        any(KeepSheet(draft.into()))
    };
    let jobs = [save("f5"), sheet("A"), sheet("Ad"), keep("f5"), sheet("Ada"), sheet("")];
    let expected = ["save f5", "sheet Ad", "keep f5", "sheet "];
    assert_eq!(done(jobs), (expected.map(String::from).to_vec(), 4));
}

#[test]
fn a_job_does_not_wait_for_the_disk_and_finishing_does() {
    let (store, disk) = blocked();
    let jobs = Answering::start(store);
    jobs.hand(save("f5"));
    disk.wait();
    jobs.hand(save("f5d6"));
    assert!(jobs.answers.try_recv().is_err(), "the disk still blocks");
    let finishing = thread::spawn(|| jobs.worker.finish().done);
    disk.release();
    disk.wait();
    assert_eq!(jobs.answers.recv(), Ok(()));
    assert!(!finishing.is_finished(), "the second save is not done");
    disk.release();
    assert_eq!(finishing.join().unwrap(), ["save f5", "save f5d6"]);
}

#[test]
fn waiting_ends_when_everything_is_done() {
    let (store, disk) = blocked();
    let jobs = Answering::start(store);
    jobs.hand(save("f5"));
    jobs.hand(keep("f5"));
    disk.release();
    disk.release();
    jobs.worker.wait();
    assert_eq!(jobs.answers.try_iter().count(), 2);
    jobs.hand(save("f5d6"));
    disk.release();
    assert_eq!(jobs.worker.finish().done, ["save f5", "keep f5", "save f5d6"]);
}

#[test]
fn a_job_beside_the_others_does_not_wait_for_the_disk() {
    let (store, disk) = blocked();
    let jobs = Answering::start(store);
    jobs.hand(save("f5"));
    disk.wait();
    jobs.hand(any(ReadGame::first("no/such/game".into())));
    assert_eq!(jobs.answers.recv(), Ok(()), "the disk still blocks");
    disk.release();
    assert_eq!(jobs.worker.finish().done, ["save f5"]);
}
