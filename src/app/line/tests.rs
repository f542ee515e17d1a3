//! Types lines into the line mode, at a terminal whose store is in memory and as a script.

use std::time::Duration;

use super::{BoardEcho, LineMode, Outcome, Response};
use crate::app::controller::{Confirmation, Controller};
use crate::app::store::{
    GameLine, GameSummary, SavedAs, Storage, StoreError, StoreReply, StoreRequest,
};
use crate::notation::{Record, transcript};
use crate::rules::Rules;
use crate::session::{Session, Setup};

/// Saves games in memory.
#[derive(Default)]
struct Memory {
    saved: Option<Record>,
    kept: Vec<Record>,
}

impl Storage for Memory {
    fn handle(&mut self, request: StoreRequest) -> StoreReply {
        match request {
            StoreRequest::Save(record) => {
                self.saved = Some(*record);
                StoreReply::Saved(Ok(()))
            }
            StoreRequest::Keep(record) => {
                self.kept.push(*record);
                StoreReply::Kept(Ok(()))
            }
            StoreRequest::SaveAs { name, record } => {
                self.kept.push(*record);
                StoreReply::SavedAs(Ok(SavedAs { file_name: name }))
            }
            StoreRequest::List => {
                let games = (1..).zip(self.kept.iter().map(GameLine::from));
                let summary = |(number, game)| GameSummary { number, game: Ok(game) };
                StoreReply::Listed(games.map(summary).collect())
            }
            StoreRequest::Open(index) => {
                let game = self.kept.get(index).cloned();
                let missing = || StoreError::NoSuchGame { number: index + 1 };
                StoreReply::Opened(game.map(Box::new).ok_or_else(missing))
            }
        }
    }
}

fn setup() -> Setup {
    Setup::new(Rules::OTHELLO)
}

fn with_clock(clock: &str) -> Setup {
    Setup { time_control: Some(clock.parse().unwrap()), ..setup() }
}

fn text(response: Response) -> String {
    match response.outcome {
        Outcome::Refused(reason) if response.text.is_empty() => format!("refused: {reason}"),
        Outcome::Refused(reason) => format!("{} / refused: {reason}", response.text),
        Outcome::Done | Outcome::Quit => response.text,
    }
}

/// Returns the responses to lines that are typed at a terminal, a second apart.
fn at_terminal(memory: &mut Memory, setup: Setup, lines: &[&str]) -> Vec<String> {
    let controller = Controller::new(Session::new(setup, None), Confirmation::Ask, None);
    let mut line_mode = LineMode::at_terminal(controller, memory, BoardEcho::OnRequest);
    let respond = |line: &&str| text(line_mode.execute(line, Duration::from_secs(1)));
    lines.iter().map(respond).collect()
}

fn script(setup: Setup) -> LineMode<'static> {
    let controller = Controller::new(Session::new(setup, None), Confirmation::Skip, None);
    LineMode::for_script(controller, BoardEcho::OnRequest)
}

/// Types a line after so many seconds.
fn respond(line_mode: &mut LineMode, seconds: u64, line: &str) -> String {
    text(line_mode.execute(line, Duration::from_secs(seconds)))
}

fn moves(record: &Record) -> String {
    transcript::write(record.game.plies())
}

#[test]
fn a_resignation_is_confirmed() {
    let resigned = "White wins by resignation (official score 64-0).";
    let lines = ["resign", "yes", "undo", "resign", "no", "resign", "d3", "yes", "resign yes"];
    let responses = at_terminal(&mut Memory::default(), setup(), &lines);
    assert_eq!(responses[0], "Resign as Black? Answer yes or no.");
    assert_eq!(responses[1], resigned);
    assert!(responses[2].starts_with("Undone. The game continues. Black to move"));
    assert_eq!(responses[4], "Cancelled.");
    assert!(responses[6].starts_with("Black d3"));
    assert_eq!(responses[7], "refused: there is no question to answer");
    assert!(responses[8].starts_with("Black wins by resignation"));
}

#[test]
fn undo_is_confirmed_while_the_clock_runs() {
    let lines = ["d3", "undo", "yes", "d3", "undo", "moves", "yes", "undo yes"];
    let responses = at_terminal(&mut Memory::default(), with_clock("5"), &lines);
    let question = "Undo the last move? The time used is not given back. Answer yes or no.";
    assert_eq!(responses[1], question);
    assert!(responses[2].starts_with("Undone: Black d3. Black to move"));
    assert!(responses[5].starts_with("White to move"));
    assert_eq!(responses[6], "refused: there is no question to answer");
    assert!(responses[7].starts_with("Undone: Black d3."));
}

#[test]
fn every_change_is_saved() {
    let mut memory = Memory::default();
    at_terminal(&mut memory, setup(), &["moves", "a1", "back"]);
    assert_eq!(memory.saved, None);
    at_terminal(&mut memory, setup(), &["d3c3", "names Anna Ben", "a1"]);
    let saved = memory.saved.clone().unwrap();
    assert_eq!(moves(&saved), "d3c3");
    assert!(saved.names.white.is_some());
    at_terminal(&mut memory, setup(), &["d3", "resign yes"]);
    assert!(memory.saved.unwrap().forfeit.is_some());
}

#[test]
fn games_are_kept_listed_and_loaded() {
    let mut memory = Memory::default();
    let lines = [
        "games", "open 1", "d3c3", "new", "games", "f5", "open 1", "no", "open one", "open 1",
        "yes",
    ];
    let responses = at_terminal(&mut memory, setup(), &lines);
    assert_eq!(responses[0], "No saved games yet.");
    assert_eq!(responses[1], "refused: there is no saved game 1");
    let question = "Load this 2-move game? Your current game will be saved. Answer yes or no.";
    assert_eq!(responses[6], question);
    let not_a_number =
        "refused: expected the number of a saved game, found \"one\"; games lists them";
    assert_eq!(responses[8], not_a_number);
    let loaded = "Loaded. After move 2 of 2: White c3 flips d4. Black to move";
    assert!(responses[10].starts_with(loaded), "{}", responses[10]);
    assert_eq!(memory.kept.iter().map(moves).collect::<Vec<_>>(), ["d3c3", "f5"]);
    assert_eq!(memory.saved.as_ref().map(moves), Some("d3c3".into()));
    assert_eq!(at_terminal(&mut memory, setup(), &["d3", "save final"])[1], "Saved as final.");
    assert_eq!(moves(memory.kept.last().unwrap()), "d3");
}

#[test]
fn a_line_of_moves_that_is_replaced_is_kept() {
    let mut memory = Memory::default();
    at_terminal(&mut memory, setup(), &["f5d6c3", "undo", "undo", "d6c3", "undo", "c4"]);
    assert_eq!(memory.kept.len(), 0);
    at_terminal(&mut memory, setup(), &["f5d6c3", "at 1", "continue here", "f4"]);
    assert_eq!(memory.kept.iter().map(moves).collect::<Vec<_>>(), ["f5d6c3"]);
    at_terminal(&mut memory, setup(), &["f5d6c3", "undo", "undo", "d6", "redo"]);
    assert_eq!(memory.kept.len(), 1);
}

#[test]
fn a_move_in_an_earlier_position_branches_after_a_question() {
    let mut memory = Memory::default();
    let lines = ["f5d6c3d3", "at 1", "d6", "c4", "yes", "transcript"];
    let responses = at_terminal(&mut memory, setup(), &lines);
    assert!(responses[2].starts_with("After move 2 of 4"));
    let question = "Branch here with c4? The other 2 moves stay saved. Answer yes or no.";
    assert_eq!(responses[3], question);
    assert!(responses[4].starts_with("Black c4 flips"));
    assert_eq!(responses[5], "f5d6c4");
    assert_eq!(memory.kept.iter().map(moves).collect::<Vec<_>>(), ["f5d6c3d3"]);
}

#[test]
fn the_board_is_drawn_after_moves_only_where_that_is_wanted() {
    let controller = || Controller::new(Session::new(setup(), None), Confirmation::Skip, None);
    let mut drawing = LineMode::for_script(controller(), BoardEcho::AfterMoves);
    let mut draws = |line| drawing.execute(line, Duration::ZERO).text.contains("a b c d e f g h");
    for line in ["d3", "undo", "redo"] {
        assert!(draws(line), "{line}");
    }
    for line in ["moves", "back", "help"] {
        assert!(!draws(line), "{line}");
    }
    let response = respond(&mut script(setup()), 0, "d3");
    assert_eq!(response, "Black d3 flips d4. White to move: c3, c5, e3.");
}

#[test]
fn time_passes_for_the_player_to_move_whatever_is_typed() {
    let mut line_mode = script(with_clock("5+3"));
    let greeting = line_mode.greet();
    let clock = "The clock is 5+3. Black to move: c4, d3, e6, f5. Black has 5:00 left.";
    assert!(greeting.ends_with(clock), "{greeting}");
    for line in ["help", "", "a1"] {
        respond(&mut line_mode, 10, line);
    }
    assert_eq!(respond(&mut line_mode, 0, "time"), "Black has 4:30 left, White has 5:00.");
    let response = respond(&mut line_mode, 20, "d3");
    assert_eq!(response, "Black d3 flips d4. White to move: c3, c5, e3. White has 5:00 left.");
    respond(&mut line_mode, 60, "start");
    respond(&mut line_mode, 60, "on");
    assert_eq!(respond(&mut line_mode, 0, "time"), "Black has 4:13 left, White has 3:00.");
}

#[test]
fn time_passes_while_a_question_is_open() {
    let mut memory = Memory::default();
    let lines = ["d3", "resign", "", "no", "time"];
    let responses = at_terminal(&mut memory, with_clock("5"), &lines);
    assert_eq!(responses[4], "Black has 4:59 left, White has 4:56.");
}

#[test]
fn a_move_that_comes_too_late_has_lost() {
    const LOST: &str = "White wins on time (official score 33-31).";
    let mut late = script(with_clock("0:30"));
    let over = "d3 cannot be played: the game is over";
    assert_eq!(respond(&mut late, 30, "d3"), format!("{LOST} / refused: {over}"));
    assert_eq!(respond(&mut late, 30, "moves"), LOST);
    let undone =
        "Undone. The game continues. Black to move: c4, d3, e6, f5. Black has 0:10.0 left.";
    assert_eq!(respond(&mut late, 30, "undo"), undone);
    assert!(respond(&mut late, 9, "d3").starts_with("Black d3"));

    assert!(respond(&mut script(with_clock("0:30")), 31, "time").starts_with(LOST));
    assert!(respond(&mut script(with_clock("0:30")), 29, "d3").starts_with("Black d3"));
    assert_eq!(script(with_clock("0:30")).finish(Duration::from_secs(30)), LOST);
}

#[test]
fn the_clock_stands_from_pause_to_continue() {
    let mut line_mode = script(with_clock("1"));
    let paused = respond(&mut line_mode, 10, "pause");
    assert_eq!(paused, "Black has 0:50 left, White has 1:00. Paused; type continue to resume.");
    assert_eq!(respond(&mut line_mode, 500, "pause"), "refused: the game is already paused");
    let refused = "refused: the game is paused; type continue to resume";
    assert_eq!(respond(&mut line_mode, 500, "d3"), refused);
    let resumed = "Resumed. Black to move: c4, d3, e6, f5. Black has 0:50 left.";
    assert_eq!(respond(&mut line_mode, 500, "continue"), resumed);
    assert_eq!(respond(&mut line_mode, 0, "continue"), "refused: the game is not paused");
    assert!(respond(&mut line_mode, 10, "d3").starts_with("Black d3"));
    assert_eq!(respond(&mut line_mode, 0, "time"), "Black has 0:40 left, White has 1:00.");
    respond(&mut line_mode, 0, "new clock none");
    assert_eq!(respond(&mut line_mode, 0, "time"), "This game has no clock.");
    assert_eq!(respond(&mut line_mode, 0, "pause"), "refused: no clock is running");
}

#[test]
fn a_resumed_game_is_paused() {
    let mut first = script(with_clock("1"));
    respond(&mut first, 15, "d3");
    let session = Session::from_record(first.controller().session().record());
    let controller = Controller::resumed(session, Confirmation::Skip, None);
    let mut line_mode = LineMode::for_script(controller, BoardEcho::OnRequest);
    assert_eq!(
        line_mode.greet(),
        "The clock is 1. White to move: c3, c5, e3. White has 1:00 left. Paused; type continue to \
         resume."
    );
    respond(&mut line_mode, 500, "continue");
    respond(&mut line_mode, 5, "c3");
    assert_eq!(respond(&mut line_mode, 0, "time"), "Black has 0:45 left, White has 0:55.");
}
