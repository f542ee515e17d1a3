//! Things that others write beside a game, which stay or are counted.

use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::tree::Moment;
use othello_notation::Format;
use othello_notation::loss::{Loss, losses};
use othello_notation::reader::{Found, Reader};

fn games(text: &str) -> Vec<Found> {
    let games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
    games.map(|game| game.unwrap_or_else(|error| panic!("{error}"))).collect()
}

fn game(text: &str) -> Found {
    let mut games = games(text);
    assert_eq!(games.len(), 1);
    games.remove(0)
}

#[test]
fn a_comment_may_quote_a_game_at_the_start_of_a_line() {
    let quoted = "(;FF[4\\]GM[2\\];B[f5\\])";
    let sgf = format!("(;FF[4]GM[2];B[f5]C[as in\n{quoted}\n {quoted}];W[d6])");
    let found = game(&sgf);
    assert_eq!(found.record.game.plies().len(), 2);
    let note = found.record.annotations.note(Moment::Main(1)).unwrap();
    let plain = quoted.replace('\\', "");
    assert_eq!(note.comment, format!("as in\n{plain}\n {plain}"));
    let pgn = Format::Pgn.write(&found.record).unwrap();
    assert_eq!(game(&pgn).record.annotations, found.record.annotations);
    // A text that is not closed does not take the next game with it.
    let broken = "(;FF[4]GM[2];B[f5]C[open\n(;FF[4]GM[2];B[d3])\n";
    let games: Vec<_> = Reader::new(broken.as_bytes(), Position::start(Rules::OTHELLO)).collect();
    assert!(matches!(&games[..], [Err(_), Ok(_)]), "{games:?}");
}

#[test]
fn properties_of_the_first_node_and_second_names_stay() {
    let sgf = "(;FF[4]GM[2]AP[edax:4.6]ST[2];B[f5]N[one][two];W[d6])";
    let mut record = game(sgf).record;
    assert_eq!(Format::Sgf.write(&record).unwrap().trim_end(), sgf);
    record.annotations.note_mut(Moment::Main(2)).add_comment("x");
    for format in [Format::Sgf, Format::Pgn] {
        let text = format.write(&record).unwrap();
        let back = game(&text).record;
        assert_eq!(back, record, "{text}");
        assert_eq!(back.tags.get("Application"), Some("edax:4.6"));
        assert_eq!(losses(format, &record, game(sgf).skipped, &text).len(), 0);
    }
    let other =
        losses(Format::Ggf, &record, game(sgf).skipped, &Format::Ggf.write(&record).unwrap());
    assert_eq!(other.get(&Loss::Tags), Some(&1));
    let usual = game("(;FF[4]GM[2]AP[othello]ST[0];B[f5])").record;
    assert!(usual.tags.iter().next().is_none() && usual.annotations.is_empty());
}

#[test]
fn a_start_that_is_set_up_is_the_same_under_any_name() {
    for position in [
        "---------------------------XO------OX--------------------------- X",
        "X--------------------------OX------XO--------------------------- O",
    ] {
        let found = game(&format!("[Position \"{position}\"]\n\n*\n"));
        for format in [Format::Pgn, Format::Sgf, Format::Ggf, Format::Transcript] {
            let text = format.write(&found.record).unwrap();
            assert_eq!(losses(format, &found.record, found.skipped, &text).len(), 0, "{text}");
        }
    }
}
