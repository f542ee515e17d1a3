//! Valid conversations with random damage: every line is answered as the protocol demands.

use othello_engine::Limits;
use othello_engine::protocol::nboard::{LineError, Reply};
use othello_engine::protocol::{Server, ServerSettings, gtp, nboard};
use othello_engine::random::Random;

use super::Conversation;

const LINES: usize = 20_000;

/// The letters that damage puts into lines.
const LETTERS: &[char] = &[
    '\0', '\t', '\r', ' ', '#', '(', ')', '*', '-', '/', '0', '9', ';', 'B', 'O', '[', ']', 'a',
    'é', '\u{202e}', '\u{fffd}', '🙂',
];

/// Returns a line with up to three changes: letters deleted, doubled, exchanged or put in, or the
/// line cut or repeated.
fn damaged(line: &str, random: &mut Random) -> String {
    let mut letters: Vec<char> = line.chars().collect();
    for _ in 0..random.below(4) {
        let at = random.below(letters.len());
        let letter = LETTERS[random.below(LETTERS.len())];
        match random.below(6) {
            0 if !letters.is_empty() => drop(letters.remove(at)),
            1 if !letters.is_empty() => letters[at] = letter,
            2 => letters.insert(at, letter),
            3 => letters.truncate(at),
            4 => letters.extend_from_within(..),
            _ => {
                let other = random.below(letters.len());
                if !letters.is_empty() {
                    letters.swap(at, other);
                }
            }
        }
    }
    letters.into_iter().collect()
}

/// Sends lines of valid conversations in any order, most of them damaged, and checks each answer.
fn check(conversation: &mut Conversation<impl Server>, lines: &[&str], check: impl Fn(&str, &str)) {
    let mut random = Random::new(15);
    for _ in 0..LINES {
        let line = damaged(lines[random.below(lines.len())], &mut random);
        let within = |limits: Limits| Limits { depth: 1, exact_from: 0, ..limits };
        let answer = conversation.send_within(&line, within);
        check(&line, &answer);
    }
}

#[test]
fn damaged_nboard_lines_are_ignored_or_answered() {
    let lines = [
        "nboard 2",
        "set depth 12",
        "set contempt 0.5",
        "hint 3",
        "go",
        "ping 7",
        "learn",
        "quit",
        "move F5/1.50/0.25",
        "move D6",
        "move PA",
        "F6",
        "E6",
        "F4",
        "C5",
        "E3",
        "set game (;GM[Othello]TY[8]BO[8 ---------------------------O*------*O------------------\
         --------- *]B[F5]W[F6]B[E6/1.5/2]W[F4]B[G5]W[E7]B[E3]W[G6];)",
        "set game (;GM[Othello]TY[8]BO[8 -*O------------------------O*------*O------------------\
         --------- O];)",
    ];
    let mut board = Conversation::new(nboard::NboardServer::new(ServerSettings::default()));
    check(&mut board, &lines, |line, answer| {
        assert!(answer.is_empty() || answer.ends_with('\n'), "{line:?}: {answer:?}");
        assert!(!answer.contains(|letter: char| letter.is_control() && letter != '\n'), "{line:?}");
        for reply in answer.lines() {
            assert!(reply.parse::<Reply>().is_ok(), "{line:?}: {reply:?}");
        }
        let is_unknown = line.parse::<nboard::Request>() == Err(LineError::Unknown);
        assert!(!is_unknown || answer.is_empty(), "{line:?}: {answer:?}");
    });
    assert_eq!(board.send(lines[lines.len() - 2]), "");
    assert_eq!(board.send("go").matches("===").count(), 1);
}

#[test]
fn damaged_gtp_lines_have_one_answer_each() {
    let lines = [
        "1 protocol_version",
        "known_command play",
        "list_commands",
        "boardsize 8",
        "clear_board",
        "komi 0",
        "play b f5",
        "play white f6",
        "play black e6",
        "play w f4",
        "play w pass",
        "12 genmove b",
        "genmove white",
        "reg_genmove b",
        "undo",
        "time_settings 60 10 5",
        "time_left b 12.5 3",
        "showboard",
        "final_score",
        "loadsgf game.sgf 3",
        "quit",
        "13 set_game Othello",
        "# a comment",
        "",
    ];
    let read = |_: &str| Ok("(;GM[2];B[f5];W[f6];B[e6];W[f4])".into());
    let server = gtp::GtpServer::new(ServerSettings::default(), Box::new(read));
    let mut controller = Conversation::new(server);
    check(&mut controller, &lines, |line, answer| {
        if gtp::GtpLine::read(line).is_none() {
            assert_eq!(answer, "", "{line:?}");
            return;
        }
        let body = answer.strip_suffix("\n\n").unwrap_or_else(|| panic!("{line:?}: {answer:?}"));
        assert!(answer.starts_with(['=', '?']), "{line:?}: {answer:?}");
        assert!(!body.contains("\n\n") && !body.ends_with('\n'), "{line:?}: {answer:?}");
        assert!(!body.contains(|letter: char| letter.is_control() && letter != '\n'), "{line:?}");
    });
    assert_eq!(controller.send("clear_board"), "=\n\n");
    assert_eq!(controller.send("genmove b").len(), "= f5\n\n".len());
}
