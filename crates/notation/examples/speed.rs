//! Measures how long a MiB of games takes in each of many layouts: `cargo run --release -p othello-notation --example speed`.

use std::time::Instant;

use othello_core::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::reader::Reader;
use othello_notation::{Format, Record, transcript};

/// The seconds that a MiB may take.
const MOST: f64 = 3.0;

/// A way to write a game.
type Layout = fn(&[&str], &Record) -> String;

const LAYOUTS: [(&str, Layout); 15] = [
    ("moves in a word", |moves, _| format!("{}\n", moves.concat())),
    ("lines", |moves, _| format!("{}\n\n", rows(moves, 10, " "))),
    ("a line", |moves, _| format!("{} ", moves.join(" "))),
    ("column", |moves, _| format!("{}\n\n", moves.join("\n"))),
    ("numbered", |moves, _| numbered(moves, |number, square| format!("{number}. {square} good\n"))),
    ("log", |moves, _| numbered(moves, |n, it| format!("13:{:02}:00 <ada> plays {it}\n", n % 60))),
    ("CSV", |moves, _| format!("no,move\n{}", numbered(moves, |n, it| format!("{n},{it}\n")))),
    ("table", |moves, _| numbered(moves, |number, it| format!("| {number} | {it} |\n"))),
    ("table in a line", |moves, _| {
        numbered(moves, |number, square| format!("<tr><td>{number}</td><td>{square}</td></tr>"))
    }),
    ("letter", |moves, _| format!("Dear Ben,\n\nour game:\n\n{}\n\nAda\n", moves.concat())),
    ("JSON", |moves, _| format!("{{\"moves\": [\"{}\"]}}\n", moves.join("\", \""))),
    ("PGN", |_, record| written(Format::Pgn, record)),
    ("SGF", |_, record| written(Format::Sgf, record)),
    ("GGF", |_, record| written(Format::Ggf, record)),
    ("grid", |_, record| written(Format::Grid, record)),
];

fn rows(moves: &[&str], length: usize, between: &str) -> String {
    let rows: Vec<_> = moves.chunks(length).map(|row| row.join(between)).collect();
    rows.join("\n")
}

fn numbered(moves: &[&str], one: impl Fn(usize, &str) -> String) -> String {
    let texts = (1..).zip(moves).map(|(number, square)| one(number, square));
    texts.collect::<String>() + "\n"
}

fn written(format: Format, record: &Record) -> String {
    format.write(record).expect("it is a game of Othello") + "\n"
}

fn main() {
    const MOVES: &str = "f5d6c3d3c4f4f6f3e6e7d7c6d8c5c7f7g5h5h4g4h6g6h7";
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, MOVES).expect("it is legal");
    let record = Record::from(game);
    let moves: Vec<&str> = record.game.plies().iter().map(|ply| ply.square.name()).collect();
    for (name, write) in LAYOUTS {
        let text = write(&moves, &record);
        let text = text.repeat((1 << 20) / text.len() + 1);
        let begin = Instant::now();
        let games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO)).count();
        let seconds = begin.elapsed().as_secs_f64();
        let verdict = if seconds > MOST { ": too long" } else { "" };
        println!("{seconds:6.2} s  {name}, {games} games{verdict}");
    }
}
