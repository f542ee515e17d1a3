//! Types lines into the line mode, at a terminal whose store is in memory and as a script.

mod clocks;
#[path = "../../tests/support/memory.rs"]
mod memory;
mod saving;

use std::time::Duration;

use super::together::Together;
use super::{LineMode, LineOutcome, LineResponse};
use othello_board::app::App;
use othello_board::app::state::Confirmation;
use othello_core::board::ByColor;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::reader::Reader;
use othello_notation::{Format, Record, pgn, transcript};
use othello_session::{Player, Session, Setup};

use memory::Memory;

fn setup() -> Setup {
    Setup::new(Rules::OTHELLO)
}

fn with_clock(clock: &str) -> Setup {
    Setup { time_control: Some(clock.parse().unwrap()), ..setup() }
}

fn text(response: LineResponse) -> String {
    match response.outcome {
        LineOutcome::Refused(reason) if response.text.is_empty() => format!("refused: {reason}"),
        LineOutcome::Refused(reason) => format!("{} / refused: {reason}", response.text),
        LineOutcome::Done | LineOutcome::Quit => response.text,
    }
}

/// Returns the responses to lines that are typed at a terminal, a second apart.
fn at_terminal(memory: &mut Memory, setup: Setup, lines: &[&str]) -> Vec<String> {
    let app = App::new(Session::new(setup, None), Confirmation::Ask, None);
    let mut line_mode = LineMode::at_terminal(app, memory);
    let respond = |line: &&str| text(line_mode.execute(line, Duration::from_secs(1)));
    lines.iter().map(respond).collect()
}

fn script(setup: Setup) -> LineMode<'static> {
    let app = App::new(Session::new(setup, None), Confirmation::Skip, None);
    LineMode::for_script(app)
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
fn what_is_neither_an_answer_nor_anything_else_is_asked_again() {
    let lines = ["resign", "maybe", "a1", "yes", "resign", "no", "d3"];
    let responses = at_terminal(&mut Memory::default(), setup(), &lines);
    let again = |line| {
        format!("refused: expected yes or no, found \"{line}\": Resign as Black? Answer yes or no.")
    };
    assert_eq!(responses[1..3], [again("maybe"), again("a1")]);
    assert!(responses[3].starts_with("White wins by resignation"));
}

/// The last response to lines that are parted by semicolons.
fn last_response(lines: &str) -> String {
    let lines: Vec<_> = lines.split("; ").collect();
    at_terminal(&mut Memory::default(), setup(), &lines).pop().unwrap()
}

#[test]
fn what_is_mistyped_is_refused_with_what_was_expected() {
    for (lines, reason) in [
        ("boord", "unknown command \"boord\"; did you mean board?"),
        ("commands giraffe", "no command is about giraffe; type help"),
        ("graphs", "graphs works on the screen only"),
        ("board maybe", "board takes no argument except on or off"),
        ("square z9", "expected a square from a1 to h8, found \"z9\""),
        ("marks z9", "expected a square, such as marks d3, found \"z9\""),
        ("variation one", "expected the number of a variation, such as variation 1, found \"one\""),
        ("continue there", "continue takes no argument except here"),
        ("tags event", "tags event needs text, or - for none"),
        ("mine them", "expected black, white, both or nobody, found \"them\""),
    ] {
        assert_eq!(last_response(lines), format!("refused: {reason}"), "{lines}");
    }
    let fields = last_response("tags weather sunny");
    assert!(fields.contains("event") && fields.ends_with("found \"weather\""), "{fields}");
    let asked = respond(&mut script(setup()), 0, "progress");
    assert_eq!(
        asked,
        "refused: what you know is remembered only at a terminal and by othello train"
    );
}

#[test]
fn variations_are_told_where_they_are_and_put_first() {
    let over = "d3c3; resign yes";
    let told = |lines: &str| last_response(&format!("{over}; {lines}"));
    assert_eq!(told("comment"), "There is no comment here.");
    let at_start = "There are no variations here, but some at the start.";
    assert_eq!(told("start; c4; end; variation"), at_start);
    let after = "There are no variations here, but some after move 1.";
    assert_eq!(told("at 1; e3; end; variation"), after);
    let inner = told("start; c4; e3; back; c3; promote");
    assert!(inner.starts_with("The variation now comes first."), "{inner}");
}

#[test]
fn games_are_kept_listed_and_loaded() {
    let mut memory = Memory::default();
    let lines = [
        "games", "open 1", "d3c3c4c5", "new", "yes", "games", "f5f6e6f4", "open 1", "no",
        "open one", "open 1", "yes",
    ];
    let responses = at_terminal(&mut memory, setup(), &lines);
    let none = "No other games yet. This one is saved as you play, and from its fourth move on it is \
                listed once you start another.";
    assert_eq!(responses[0], none);
    assert_eq!(responses[1], "refused: there is no saved game 1");
    let question = "Load this 4-move game? The game on the board will be saved. Answer yes or no.";
    assert_eq!(responses[7], question);
    let not_a_number =
        "refused: expected the number of a saved game, found \"one\"; games lists them";
    assert_eq!(responses[9], not_a_number);
    let loaded = "Loaded. After move 4 of 4: White c5";
    assert!(responses[11].starts_with(loaded), "{}", responses[11]);
    assert_eq!(memory.kept.iter().map(moves).collect::<Vec<_>>(), ["d3c3c4c5", "f5f6e6f4"]);
    assert_eq!(memory.saved.as_ref().map(moves), Some("d3c3c4c5".into()));
    let found = at_terminal(&mut memory, setup(), &["games F5", "games d3 move", "games f5 d3"]);
    assert_eq!(
        found,
        [
            "2: Black - White, othello, at move 5, Diagonal Opening.",
            "1: Black - White, othello, at move 5, Diagonal Opening.",
            "No saved game matches."
        ]
    );
    assert_eq!(at_terminal(&mut memory, setup(), &["d3", "save final"])[1], "Saved as final.");
    assert_eq!(moves(memory.kept.last().unwrap()), "d3");
}

#[test]
fn the_board_is_drawn_after_moves_only_where_that_is_wanted() {
    let app = || App::new(Session::new(setup(), None), Confirmation::Skip, None);
    let mut drawing = LineMode::for_script(app());
    let mut draws = |line| drawing.execute(line, Duration::ZERO).text.contains("a b c d e f g h");
    draws("board on");
    for line in ["d3", "undo", "redo"] {
        assert!(draws(line), "{line}");
    }
    for line in ["moves", "back", "help"] {
        assert!(!draws(line), "{line}");
    }
    for line in ["board off", "undo"] {
        assert!(!draws(line), "{line}");
    }
    let response = respond(&mut script(setup()), 0, "d3");
    assert_eq!(response, "Black d3 flips d4. White to move: c3, c5, e3.");
}

#[test]
fn a_result_is_told_once() {
    const RESULT: &str = "White has no discs left on the board. Black wins by 64: 13-0 on the board, \
                          64-0 by the official count.";
    const MOVES: &str = "e6f4e3f6g5d6e7f5c5";
    let mut line_mode = script(setup());
    line_mode.greet();
    assert!(respond(&mut line_mode, 0, MOVES).ends_with(RESULT));
    assert_eq!(line_mode.finish(Duration::ZERO), MOVES);

    let over = || Session::from_record(line_mode.app().session().record());
    let start = || {
        let app = App::resumed(over(), Confirmation::Skip, None);
        LineMode::for_script(app)
    };
    let mut greeted = start();
    assert_eq!(greeted.greet(), RESULT);
    assert_eq!(greeted.finish(Duration::ZERO), MOVES);

    let mut asked = start();
    asked.greet();
    respond(&mut asked, 0, "board");
    assert_eq!(asked.finish(Duration::ZERO), format!("{RESULT}\n{MOVES}"));
}

#[test]
fn signs_and_marks_are_given_by_name_and_removed() {
    let mut memory = Memory::default();
    let lines = [
        "f5",
        "marks a1 circle",
        "marks B2 x",
        "marks a1 -",
        "sign ?!",
        "sign",
        "sign !",
        "sign -",
        "sign ab",
    ];
    let responses = at_terminal(&mut memory, setup(), &lines);
    let expected = [
        "Marked: circle on a1.",
        "Marked: circle on a1, label x on b2.",
        "Marked: label x on b2.",
        "The move is marked ?!. Marked: label x on b2.",
        "Marked: label x on b2.",
        "The move is marked !. Marked: label x on b2.",
        "Marked: label x on b2.",
        "refused: expected one of ! ? !! ?? !? ?!, found \"ab\"",
    ];
    assert_eq!(responses[1..], expected);
}

/// Changes a game that was read from a file, in all ways; returns it as its autosave has it.
fn changed(text: &str) -> Record {
    let read = |text: &str| {
        let mut games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
        games.next().unwrap().unwrap().record
    };
    let session = Session::from_record(read(text));
    let app = App::new(session, Confirmation::Skip, None);
    let mut line = LineMode::for_script(app);
    let lines = ["start", "on", "comment Changed.", "marks c4", "end", "back", "f3", "sign", "c5"];
    for words in lines.into_iter().chain(["promote", "end", "undo", "redo", "back", "back"]) {
        let response = line.execute(words, Duration::ZERO);
        assert_eq!(response.outcome, LineOutcome::Done, "{words}");
    }
    read(&pgn::write(&line.app().session().record()))
}

#[test]
fn what_means_nothing_to_us_survives_changes_of_a_game() {
    let sgf = "(;GM[2]PB[Ann][Annie]GN[Lesson]XX[a\\]b][c];B[f5]C[one]YY[y]BL[290];W[d6];B[c3]ZZ[z]\
               (;W[d3])(;W[f4]VV[1]C[side]))";
    let record = changed(sgf);
    let written = Format::Sgf.write(&record).unwrap();
    for kept in ["PB[Annie]", "GN[Lesson]", "XX[a\\]b][c]", "C[Changed.]", "YY[y]", "BL[290]"] {
        assert!(written.contains(kept), "{kept}: {written}");
    }
    assert!(written.contains("ZZ[z]") && written.contains("C[side]VV[1]"), "{written}");
    assert!(written.contains("W[d3]") && written.contains("W[f3]"), "{written}");
    let text = "[Event \"Cup\"]\n[ECO \"C4\"]\n[ECO \"C5\"]\n[Annotator \"Me\"]\n\n\
                1. f5 {[%clk 0:05:00] one} d6 $140 (1... f6 {side} {[%cal Gd3]}) 2. c3 d3 *\n";
    let record = changed(text);
    let written = pgn::write(&record);
    for kept in ["[ECO \"C4\"]", "[ECO \"C5\"]", "[Annotator \"Me\"]", "$140", "[%cal Gd3]"] {
        assert!(written.contains(kept), "{kept}: {written}");
    }
    assert!(written.contains("Changed.") && written.contains("[%clk 0:05:00]"), "{written}");
}

#[test]
fn a_question_that_comes_by_itself_waits_for_yes_or_no() {
    let engine = Player::Computer("cmd:/no/such/engine".parse().unwrap());
    let players = ByColor { black: Player::Human, white: engine };
    let setup = Setup { players, ..setup() };
    let lines = ["f5", "d6", "board", "start", "end", "yes", "no", "d6"];
    let mut memory = Memory::default();
    let app = App::new(Session::new(setup, None), Confirmation::Ask, None);
    let mut line_mode = LineMode::at_terminal(app, &mut memory);
    line_mode.greet();
    let said = lines.map(|line| respond(&mut line_mode, 1, line));
    let asks = "Ask it again? If not, you play White. Answer yes or no.";
    assert!(said[0].contains(asks), "{}", said[0]);
    assert!(said[1].starts_with("refused: "), "it is no answer: {}", said[1]);
    assert!(said[2].starts_with("  a b c d e f g h\n"), "{}", said[2]);
    assert!(said[5].contains(asks), "{}", said[5]);
    assert!(said[7].starts_with("White d6 flips d5."), "{}", said[7]);
}

/// Returns the responses to lines that come together at a terminal, and the moves and the question after them.
fn together(line_mode: &mut LineMode, lines: &[&str]) -> Vec<String> {
    let lines: Vec<_> = lines.iter().map(|line| format!("{line}\n")).collect();
    let mut together = Together::of(&lines, line_mode);
    std::iter::from_fn(|| together.execute_next(line_mode, Duration::ZERO)).map(text).collect()
}

#[test]
fn lines_that_come_together_answer_no_question_and_quit_nothing() {
    let mut memory = Memory::default();
    let app = App::new(Session::new(setup(), None), Confirmation::Ask, None);
    let mut line_mode = LineMode::at_terminal(app, &mut memory);
    assert_eq!(together(&mut line_mode, &["f5", "d6c3d3"]).len(), 2);
    let asked = together(&mut line_mode, &["resign", "yes", "new"]);
    assert_eq!(
        asked,
        ["Resign as Black? Answer yes or no.", "The 2 lines that came with it were not read."]
    );
    assert_eq!(together(&mut line_mode, &["yes", "new"]).len(), 1);
    assert!(line_mode.has_asked() && line_mode.app().session().result().is_none());
    respond(&mut line_mode, 1, "no");
    for confirmed in [["resign yes", "board"], ["a1", "resign yes"]] {
        together(&mut line_mode, &confirmed);
        assert!(line_mode.app().session().result().is_none(), "{confirmed:?}");
    }
    for (lines, count) in [(["q", "y"], 1), (["moves", "quit"], 2)] {
        let responses = together(&mut line_mode, &lines);
        assert_eq!(responses.len(), count, "{responses:?}");
        assert!(responses[count - 1].ends_with("not read."), "{responses:?}");
    }
    // A line alone is typed.
    together(&mut line_mode, &["resign"]);
    together(&mut line_mode, &["yes"]);
    assert!(line_mode.app().session().result().is_some());
}

#[test]
fn a_text_of_lines_is_loaded_as_one_after_a_question() {
    let mut memory = Memory::default();
    let app = App::new(Session::new(setup(), None), Confirmation::Ask, None);
    let mut line_mode = LineMode::at_terminal(app, &mut memory);
    let moves = |line_mode: &LineMode| moves(&line_mode.app().session().record());
    let game = ["[Black \"Ada\"]", "", "1. f5 d6", "2. c3 d3 *"];
    together(&mut line_mode, &game);
    assert_eq!(moves(&line_mode), "f5d6c3d3");
    for text in
        [&["Dear Ben,", "d3", "undo", "resign", "yes"][..], &["new", "fn f5() {", "quit", "}"]]
    {
        let responses = together(&mut line_mode, text);
        assert_eq!((responses.len(), moves(&line_mode).as_str()), (1, "f5d6c3d3"), "{responses:?}");
    }
    let responses = together(&mut line_mode, &["[Black \"Ben\"]", "1. c4 c3 2. d3 *"]);
    assert!(responses[0].starts_with("Load this 3-move game?"), "{responses:?}");
    assert_eq!(moves(&line_mode), "f5d6c3d3");
    // A script says what it means.
    let mut script = script(setup());
    assert_eq!(together(&mut script, &["f5", "resign", "new"]).len(), 3);
}
