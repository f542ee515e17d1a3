//! Measures how the time of each reader grows with its input:
//!
//! ```text
//! cargo run --release -p othello-tools --bin growth
//! ```
//!
//! A row is a kind of input, of n, 2n and 4n bytes; a linear reader takes four times as long for the last
//! as for the first.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::reader::Reader;

/// The bytes of the smallest input.
const SIZE: usize = 1 << 18;

/// The time that an input is read for, again and again.
const ENOUGH: Duration = Duration::from_millis(200);

/// An input that is made of a part as often as it takes, and what stands around these.
struct Kind {
    name: &'static str,
    before: &'static [u8],
    part: &'static [u8],
    after: &'static [u8],
}

const fn kind(
    name: &'static str,
    before: &'static [u8],
    part: &'static [u8],
    after: &'static [u8],
) -> Kind {
    Kind { name, before, part, after }
}

const KINDS: &[Kind] = &[
    kind("PGN: escapes in a comment", b"1. f5 {[%text \"", b"\\(", b"\"]} *\n"),
    kind("PGN: numbers in a comment", b"1. f5 {[%text \"", b"\\(7d)", b"\"]} *\n"),
    kind("PGN: escapes in a tag", b"[Event \"", b"\\u{", b"\"]\n\n1. f5 *\n"),
    kind("PGN: quotes in a tag", b"[Event \"", b"\" ", b"\"]\n\n1. f5 *\n"),
    kind("PGN: commands", b"1. f5 {", b"[%mark circle d3] ", b"} *\n"),
    kind("PGN: many comments", b"1. f5 ", b"{a} ", b"*\n"),
    kind("PGN: braces", b"1. f5 {", b"{", b"} *\n"),
    kind("PGN: lines with brackets", b"1. f5 {", b"\n[a b", b"} *\n"),
    kind("PGN: tags", b"[Event \"x\"]\n", b"[Other \"x\"]\n", b"\n1. f5 *\n"),
    kind("PGN: different tags", b"", b"[T \"x\"]\n", b"\n1. f5 *\n"),
    kind("PGN: empty lines among tags", b"[Event \"x\"]\n", b"\n\n[Event ", b"\n1. f5 *\n"),
    kind("PGN: nested variations", b"1. f5 ", b"(1. d3 ", b"*\n"),
    kind("PGN: variations", b"1. f5 d6 ", b"(1... f6) ", b"*\n"),
    kind("PGN: illegal variations", b"1. f5 d6 ", b"(a1 b2) ", b"*\n"),
    kind("PGN: empty variations", b"1. f5 d6 ", b"() ", b"*\n"),
    kind("PGN: signs", b"1. f5 ", b"$1 ", b"*\n"),
    kind("PGN: a long word", b"1. ", b"f", b" *\n"),
    kind("PGN: numbers", b"1. f5 ", b"12. ", b"*\n"),
    kind("PGN: games", b"", b"[Event \"x\"]\n\n1. f5 d6 2. c3 *\n\n", b""),
    kind("SGF: escapes", b"(;GM[2];B[f5]C[", b"\\]", b"])\n"),
    kind("SGF: nesting", b"(;GM[2];B[f5]", b"(;W[d6]", b")\n"),
    kind("SGF: nesting, closed", b"(;GM[2];B[f5]", b"(;)", b")\n"),
    kind("SGF: variations", b"(;GM[2];B[f5](;W[d6])", b"(;W[f6])", b")\n"),
    kind("SGF: illegal variations", b"(;GM[2];B[f5](;W[d6])", b"(;W[a1])", b")\n"),
    kind("SGF: properties", b"(;GM[2];B[f5]", b"XX[a]", b")\n"),
    kind("SGF: values", b"(;GM[2];B[f5]LB", b"[d3:a]", b")\n"),
    kind("SGF: marks", b"(;GM[2];B[f5]TR", b"[d3]", b")\n"),
    kind("SGF: comments", b"(;GM[2];B[f5]", b"C[a]", b")\n"),
    kind("SGF: signs", b"(;GM[2];B[f5]NG", b"[7]", b")\n"),
    kind("SGF: nodes", b"(;GM[2];B[f5]", b";", b")\n"),
    kind("SGF: quoted games", b"(;GM[2];B[f5]C[", b"\n(;FF[4\\]", b"])\n"),
    kind("SGF: openings of games", b"(;GM[2];B[f5]C[", b"\n(;FF[", b"])\n"),
    kind("SGF: games", b"", b"(;GM[2];B[f5])\n", b""),
    kind("GGF: comments", b"(;GM[Othello]B[f5]", b"C[a]", b";)\n"),
    kind("GGF: properties", b"(;GM[Othello]B[f5]", b"XX[a]", b";)\n"),
    kind("GGF: values", b"(;GM[Othello]B[f5]XX", b"[a]", b";)\n"),
    kind("GGF: games", b"", b"(;GM[Othello]PB[a]B[f5];)\n", b""),
    kind("transcript: a line", b"f5", b" x", b"\n"),
    kind("transcript: signs", b"f5", b" !", b"\n"),
    kind("transcript: numbers", b"1. f5\n", b"2. d6\n", b"\n"),
    kind("transcript: lines", b"", b"f5d6c3\n", b""),
    kind(
        "position: scores",
        b"---------------------------OX------XO--------------------------- X;",
        b" d3:+0;",
        b"\n",
    ),
    kind("position: a line", b"--------", b"-", b"\n"),
    kind("boards: lines between rows", b"", b"---\n", b""),
    kind("boards: heads", b"", b"a b c d e f g h\n", b""),
    kind("boards: rows without discs", b"", b"- - - - - - - -\n", b""),
    kind("boards: rows of numbers", b"", b"1 2 3 4 5 6 7 8\n", b""),
    kind("words: braces", b"", b"{\n", b""),
    kind("words: quotes in braces", b"", b"{\"\n", b""),
    kind("words: lines with commas", b"", b"moves, moves\n", b""),
    kind("lines of comment", b"", b"# a\n", b"f5\n"),
    kind("blanks", b"", b" \n", b"f5\n"),
    kind("byte order marks", b"", b"\xef\xbb\xbf", b"f5\n"),
    kind("Shift_JIS: a comment", b"(;GM[2]CA[Shift_JIS];B[f5]C[", b"\x95\x5c", b"])\n"),
    kind("Shift_JIS: games", b"", b"(;GM[2]CA[Shift_JIS];B[f5]C[\x95\x5c])\n", b""),
    kind("Shift_JIS: games in a line", b"", b"(;GM[2]CA[Shift_JIS];B[f5]C[\x95\x5c])", b"\n"),
    kind("a guess: games", b"", b"[Event \"\x95\x5c\"]\n\n1. f5 *\n\n", b""),
    kind("a guess: without games", b"[Event \"", b"\x95\x5c ", b"\"]\n\n1. f5 *\n"),
    kind(
        "guesses that differ",
        b"",
        b"[Event \"\x95\x5c\"]\n\n1. f5 *\n\n[Event \"\xc6\xfc\xcb\xdc\"]\n\n1. f5 *\n\n",
        b"",
    ),
    kind("names of encodings", b"(;GM[2]", b"CA[a]CA[b]", b";B[f5]C[\xe9]CA[c])\n"),
    kind("names of encodings in trees", b"", b"(;CA[a];B[f5])(;CA[b];B[f5])", b"(;CA[c]C[\xe9])\n"),
    kind("encodings that differ", b"", b"(;CA[UTF-8]C[\xe9])(;CA[Big5]C[\x95\x5c])", b"\n"),
    kind("unreadable", b"(;GM[2]CA[EUC-JP];B[f5]C[", b"\xff", b"])\n"),
    kind(
        "damaged UTF-8",
        b"(;GM[2];B[f5]C[",
        b"\xe6\x97\xa5\xe6\x97\xa5\xe6\x97\xa5\xe6\x97\xa5\xe6\x97\xa5\xe6",
        b"])\n",
    ),
    kind(
        "UTF-16",
        b"\xff\xfe(\0;\0G\0M\0[\x002\0]\0;\0B\0[\0f\x005\0]\0C\0[\0",
        b"\xe5\x65",
        b"]\0)\0\n\0",
    ),
    kind("carriage returns", b"", b"f5d6c3\r", b""),
    kind("changes of the character set", b"(;GM[2];B[f5]C[", b"\x1b$B\x1b(B", b"])\n"),
];

fn main() {
    println!(
        "{:<32} {:>9} {:>9} {:>9}  {:>6}",
        "milliseconds for n, 2n, 4n", "n", "2n", "4n", "4n/n"
    );
    let mut worst = ("", 0.0);
    for kind in KINDS {
        let times = [1, 2, 4].map(|factor| measure(kind, factor * SIZE));
        let [n, double, four] = times.map(|time| time.as_secs_f64() * 1e3);
        let growth = four / n;
        if growth > worst.1 {
            worst = (kind.name, growth);
        }
        println!("{:<32} {n:>9.2} {double:>9.2} {four:>9.2}  {growth:>6.1}", kind.name);
    }
    println!("steepest: {} ({:.1})", worst.0, worst.1);
}

/// Returns the time for reading an input of so many bytes.
fn measure(kind: &Kind, size: usize) -> Duration {
    let parts = kind.part.repeat(size / kind.part.len());
    let input = [kind.before, &parts, kind.after].concat();
    let began = now();
    let worked = || now().saturating_sub(began);
    let mut times = 0;
    while times == 0 || worked() < ENOUGH {
        let games = Reader::new(&input[..], Position::start(Rules::OTHELLO));
        std::hint::black_box(games.count());
        times += 1;
    }
    worked() / times
}

/// Returns the time that this thread has worked, where the system tells it, or else any time that goes on.
fn now() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let worked = told.split(' ').next().and_then(|nanoseconds| nanoseconds.parse().ok());
    worked.map_or_else(|| BEGAN.elapsed(), Duration::from_nanos)
}

static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
