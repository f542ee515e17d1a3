//! Reasons for which moves lose, in words.

use othello_core::moves::legal_moves;
use othello_core::square::Bitboard;
use othello_engine::Discs;
use othello_engine::reasons::{Motif, Polarity, Reason};
use othello_engine::review::Explanation;

use crate::i18n::{self, Text, m};

/// Returns the reasons for which a move loses, as one sentence: `b2 gives White the corner a1; d3 gives up c2.` `None`
/// if no motif explains it.
pub fn reasons(explanation: &Explanation) -> Option<Text> {
    texts(explanation).reduce(m::explanation::and).map(m::explanation::reasons)
}

fn texts(explanation: &Explanation) -> impl Iterator<Item = Text> {
    let Explanation { played, best, .. } = explanation;
    explanation.reasons.iter().map(|reason| match reason.motif.polarity() {
        Polarity::Blame => one(reason, played.square().name().into(), explanation),
        Polarity::Praise => one(reason, best.square().name().into(), explanation),
    })
}

/// Returns the most important reason in few words, for a sentence that has named the move played: `gives
/// White a1`; `None` if there is none.
pub fn brief_reason(explanation: &Explanation) -> Option<String> {
    one(explanation.reasons.first()?, String::new(), explanation).form("short")
}

/// Returns the most important reason in fewer and fewer words, for a list: `leaves Black few moves`, `few moves left`.
pub fn brief_reasons(explanation: &Explanation) -> Vec<String> {
    let first = explanation.reasons.first().map(|it| one(it, String::new(), explanation));
    first
        .into_iter()
        .flat_map(|text| ["short", "list"].map(|form| text.form(form)))
        .flatten()
        .collect()
}

/// Returns all reasons for which a move loses, each as a sentence.
pub fn sentences(explanation: &Explanation) -> impl Iterator<Item = Text> {
    texts(explanation).map(m::explanation::reasons)
}

/// Returns a reason, given the move that it is about.
fn one(reason: &Reason, subject: String, explanation: &Explanation) -> Text {
    let player = explanation.position.to_move().expect("somebody has moved");
    let opponent = !player;
    let best = explanation.best.square();
    let (count, named) = (reason.squares.len(), squares(reason.squares));
    let [count_played, count_best] = reason.counts.unwrap_or_default();
    let reply = reason.reply.unwrap_or(best);
    match reason.motif {
        Motif::GivesCorner => m::explanation::gives_corner(subject, opponent, count, named),
        Motif::LeavesCorner => m::explanation::leaves_corner(subject, opponent, count, named),
        Motif::WinsCorner => m::explanation::wins_corner(subject, best, count, named),
        Motif::LosesCorner => m::explanation::loses_corner(subject, opponent, count, named),
        Motif::Passes if reason.plies > 3 => m::explanation::passes_later(subject, player),
        Motif::Passes => m::explanation::passes(subject, player),
        Motif::ForcesPass if reason.plies > 2 => {
            m::explanation::forces_pass_later(subject, opponent, best)
        }
        Motif::ForcesPass => m::explanation::forces_pass(subject, opponent, best),
        Motif::RunsOut => m::explanation::runs_out(subject, player),
        Motif::LosesAccess => m::explanation::loses_access(subject, best, opponent),
        Motif::LosesLastMove => m::explanation::loses_last_move(subject, opponent, named),
        Motif::DrivesBeside => m::explanation::drives_beside(subject, best, opponent, named),
        Motif::DrivenBeside => m::explanation::driven_beside(subject, player, named),
        Motif::TakesMoves => m::explanation::takes_moves(subject, best, opponent, named),
        Motif::MakesOpen => m::explanation::makes_open(subject, best, opponent, named),
        Motif::HasToOpen => m::explanation::has_to_open(subject, player, named),
        Motif::OpensWide => m::explanation::opens_wide(subject, count),
        Motif::GivesUpMoves => {
            let named = squares(reason.squares & !legal_again(explanation));
            m::explanation::gives_up_moves(subject, player, named)
        }
        Motif::Wall => m::explanation::wall(subject, player, best, count_played, count_best),
        Motif::OutOfOrder if reason.reply.is_none() => m::explanation::spoils(subject, best),
        Motif::OutOfOrder if reply == best => m::explanation::taken_first(subject, best, opponent),
        Motif::OutOfOrder => m::explanation::out_of_order(subject, best, opponent, reply),
        Motif::OnlyNow => m::explanation::only_now(subject, best, opponent, reply),
        Motif::Contested => m::explanation::contested(subject, best, opponent),
        Motif::TakesReply => m::explanation::takes_reply(subject, best, opponent, reply),
        Motif::FewerMoves => {
            m::explanation::fewer_moves(subject, player, best, count_played, count_best)
        }
        Motif::MoreMoves => {
            m::explanation::more_moves(subject, opponent, best, count_played, count_best)
        }
        Motif::Quiet => m::explanation::quiet(subject, best),
        Motif::FewerSafeMoves => {
            m::explanation::fewer_safe_moves(subject, player, best, count_played, count_best)
        }
        Motif::QuietReply => match reason.reply {
            Some(reply) => m::explanation::quiet_reply(subject, opponent, reply),
            None => m::explanation::quiet_moves(subject, opponent, best, count, named),
        },
        Motif::LetsWedge => m::explanation::lets_wedge(subject, opponent, named),
        Motif::LeavesSquare => m::explanation::leaves_square(subject, opponent, named),
        Motif::CanWait => m::explanation::can_wait(subject, best, opponent),
        Motif::BesideCorner if reason.plies > 1 => {
            let when = if reason.plies > 2 { "later" } else { "reply" };
            m::explanation::beside_corner(subject, opponent, named, when)
        }
        Motif::BesideCorner => m::explanation::beside_empty(subject, named),
        Motif::SafeBeside => m::explanation::safe_beside(subject, opponent, best, named),
        Motif::OpensMoves | Motif::OpensReply => {
            m::explanation::opens_moves(subject, named, opponent)
        }
        Motif::GivesUpNext => match (reason.squares.first(), reason.reply) {
            (Some(next), Some(reply)) if next == reply => {
                let Discs { own, opp } = Discs::new(&explanation.position.board(), player);
                if Bitboard::new(legal_moves(opp, own)).contains(next) {
                    m::explanation::leaves_square(subject, opponent, named)
                } else {
                    m::explanation::opens_moves(subject, named, opponent)
                }
            }
            (Some(next), Some(reply)) => m::explanation::only_now(subject, next, opponent, reply),
            _ => m::explanation::gives_up_move(subject, named),
        },
    }
}

/// Returns the moves that the player has at the next turn, if that is not all that there is to be said: the reply may have
/// made some legal again.
fn legal_again(explanation: &Explanation) -> Bitboard {
    let player = explanation.position.to_move();
    let next = explanation
        .played
        .moves
        .iter()
        .take(2)
        .try_fold(explanation.position, |it, square| it.play(*square).ok());
    let given_up = explanation.reasons.iter().find(|it| it.motif == Motif::GivesUpMoves);
    let legal = next.filter(|next| next.to_move() == player).map(|next| next.legal_moves());
    let legal = legal.unwrap_or_default();
    let stays = |it: &Reason| !(it.squares & !legal).is_empty();
    if given_up.is_some_and(stays) { legal } else { Bitboard::default() }
}

/// Returns squares sorted by name: `c2`, `b3 and c2`, `a1, b3 and c2`.
pub fn squares(squares: Bitboard) -> Text {
    m::common::raw(i18n::conjunction(squares.by_name()))
}

#[cfg(test)]
mod tests {
    use super::{brief_reason, one, reasons as sentence};
    use crate::i18n::Language;
    use crate::text;
    use othello_core::game::Game;
    use othello_core::position::Position;
    use othello_core::rules::Rules;
    use othello_core::square::Square;
    use othello_engine::reasons::{self, Motif, Reason};
    use othello_engine::review::Explanation;
    use othello_engine::{Discs, Line, Selectivity, Value};

    fn explained(reasons: Vec<Reason>) -> Explanation {
        let line = |value, moves: &str| {
            let moves = moves.split(' ').map(|name| name.parse().unwrap()).collect();
            Line { value: Value::Exact(value), moves }
        };
        Explanation {
            position: Position::start(Rules::OTHELLO),
            played: line(-6, "d3 c3 b3 a1"),
            best: line(2, "f5 d6 h8 a8"),
            reasons,
        }
    }

    #[track_caller]
    fn check(reasons: &[Reason], expected: &str) {
        let explanation = explained(reasons.to_vec());
        let said = sentence(&explanation).map(|said| said.to_string());
        assert_eq!(said.unwrap_or_default(), expected);
        assert_eq!(brief_reason(&explanation).is_some(), !reasons.is_empty());
    }

    fn reason(motif: Motif, squares: &str) -> Reason {
        let squares = squares_of(squares).into_iter().collect();
        let reply = Some("c3".parse().unwrap());
        Reason { motif, squares, reply, counts: Some([3, 8]), plies: 1 }
    }

    #[test]
    fn a_sentence_names_the_move_and_what_happens() {
        let corner = reason(Motif::GivesCorner, "a1");
        check(&[], "");
        check(&[corner], "d3 gives White the corner a1.");
        let opened = reason(Motif::OpensMoves, "c3b3");
        check(
            &[corner, opened],
            "d3 gives White the corner a1; d3 opens b3 and c3 to White, who plays there.",
        );
        let quiet = reason(Motif::Quiet, "e5");
        check(
            &[corner, quiet],
            "d3 gives White the corner a1; f5 is quiet: no disc that it flips has an empty square \
             beside it.",
        );
    }

    #[test]
    fn every_motif_has_a_sentence() {
        let said = Motif::ALL.map(|motif| {
            let explanation = explained(vec![reason(motif, "a1")]);
            let said = sentence(&explanation).unwrap();
            format!("{said} | {}", brief_reason(&explanation).unwrap())
        });
        let expected = [
            "d3 gives White the corner a1. | gives White a1",
            "d3 leaves White the corner a1. | leaves White a1",
            "f5 wins the corner a1. | f5 wins a1",
            "d3 lets White take the corner a1 later. | loses a1",
            "d3 forces Black to pass. | Black has to pass",
            "f5 forces White to pass. | f5 makes White pass",
            "d3 leaves Black without a safe move. | leaves Black no safe move",
            "d3 leaves the squares around f5 to White. | leaves White f5",
            "d3 lets White move last at a1. | lets White move last at a1",
            "d3 flips a disc with many empty squares around it. | opens the position",
            "d3 gives up Black's moves a1. | gives up a1",
            "f5 is quiet: no disc that it flips has an empty square beside it. | f5 is quiet",
            "d3 is right, but too early: White's c3 prevents f5. | too early: f5 first",
            "d3 lets White prevent f5 with c3. | f5 only now",
            "d3 leaves f5 to White, who needs it as well. | leaves White f5",
            "f5 takes c3 from White. | f5 prevents c3",
            "f5 leaves White nothing better than a1, beside an empty corner. | f5 drives White to a1",
            "d3 leaves Black nothing better than a1, beside an empty corner. | drives Black to a1",
            "f5 takes a1 from White. | f5 prevents a1",
            "d3 lets White wedge at a1. | allows a wedge at a1",
            "d3 leaves a1 to White. | leaves White a1",
            "d3 can wait, f5 cannot: White can play there. | could wait",
            "d3 is next to the empty corner a1. | beside empty a1",
            "f5 forces White to open up: a1 is the best reply. | f5 makes White open",
            "d3 opens a1 to White, who plays there. | opens a1",
            "d3 lets White prevent a1 with c3. | a1 only now",
            "d3 opens a1 to White, who plays there. | opens a1",
            "d3 allows White the quiet reply c3. | allows a quiet c3",
            "d3 makes Black open the position: a1 is the best move left. | Black has to open the \
             position",
            "d3 builds a wall: 3 of Black's discs face empty squares, 8 after f5. | builds a wall",
            "d3 leaves Black 3 moves, 8 after f5. | leaves Black few moves",
            "d3 leaves White 3 moves, 8 after f5. | leaves White more moves",
            "d3 leaves Black 3 safe moves, 8 after f5. | leaves Black few safe moves",
            "f5 is safe: White cannot take a1. | f5 is safe",
        ];
        assert_eq!(said, expected);
        let first = Reason { reply: Some(Square::F5), ..reason(Motif::OutOfOrder, "a1") };
        check(&[first], "d3 is right, but too early: White takes f5 first.");
        let own = Reason { reply: None, ..reason(Motif::OutOfOrder, "f5") };
        check(&[own], "d3 is right, but too early: it makes f5 impossible.");
        let left = Reason { reply: None, ..reason(Motif::QuietReply, "b3") };
        check(&[left], "d3 leaves White the quiet move b3, none after f5.");
        let taken = Reason { plies: 4, ..reason(Motif::BesideCorner, "a1") };
        check(&[taken], "d3 is next to the empty corner a1, which White takes later.");
        let far = |motif| Reason { plies: 4, ..reason(motif, "") };
        check(&[far(Motif::Passes)], "d3 makes Black pass later.");
        check(&[far(Motif::ForcesPass)], "f5 makes White pass later.");
        let several = reason(Motif::OpensWide, "a1b1");
        check(&[several], "d3 flips discs with many empty squares around them.");
        let own = Reason { reply: None, ..reason(Motif::GivesUpNext, "a1") };
        check(&[own], "d3 gives up a1.");
        // White can play e3 in the position, and a1 not.
        let open = Reason { reply: Some(Square::E3), ..reason(Motif::GivesUpNext, "e3") };
        check(&[open], "d3 leaves e3 to White.");
        let corner = Reason { reply: Some(Square::A1), ..reason(Motif::GivesUpNext, "a1") };
        check(&[corner], "d3 opens a1 to White, who plays there.");
        let none = Reason { counts: Some([0, 3]), ..reason(Motif::FewerMoves, "a1") };
        check(&[none], "d3 leaves Black no moves, 3 after f5.");
    }

    /// A list at 80x24 has so many columns for a reason.
    #[test]
    fn every_motif_has_words_that_fit_in_a_list() {
        const ROOM: usize = 18;
        for language in Language::ALL {
            for motif in Motif::ALL {
                let explanation = explained(vec![reason(motif, "a1")]);
                let text = one(&explanation.reasons[0], String::new(), &explanation);
                let forms = ["short", "list"].map(|form| text.form_in(form, language));
                let fits = |text: &String| text::width(text) <= ROOM;
                assert!(forms.iter().flatten().any(fits), "{motif:?} {forms:?}");
            }
        }
    }

    /// Returns a line of a file: `-1.375`, `d6c4`; an exact value has `=` before it.
    fn line(value: &str, moves: &str) -> Line {
        let value = match value.strip_prefix('=') {
            Some(exact) => Value::Exact(exact.parse().unwrap()),
            None => Value::Estimated {
                discs: value.parse().unwrap(),
                depth: 12,
                selectivity: Selectivity::Percent87,
            },
        };
        Line { value, moves: squares_of(moves) }
    }

    fn squares_of(moves: &str) -> Vec<Square> {
        moves.as_bytes().chunks(2).map(|it| str::from_utf8(it).unwrap().parse().unwrap()).collect()
    }

    /// The motifs and squares were found along the lines by a separate program.
    #[test]
    fn errors_of_real_games_are_explained() {
        let rows = include_str!("../../../tests/data/reasons.tsv").lines();
        for row in rows.filter(|row| !row.starts_with('#')) {
            let fields: Vec<_> = row.split('\t').collect();
            let [_, _, moves, value, played, best_value, best, expected] = fields[..] else {
                panic!("expected eight fields: {row}");
            };
            let mut game = Game::new(Rules::OTHELLO);
            for square in squares_of(moves) {
                game.play(square).unwrap();
            }
            let position = game.position();
            let (played, best) = (line(value, played), line(best_value, best));
            let discs = Discs::new(&position.board(), position.to_move().unwrap());
            let reasons = reasons::reasons(discs, &played, &best);
            let explanation = Explanation { position, played, best, reasons };
            let found = sentence(&explanation).map(|said| said.to_string());
            assert_eq!(found.as_deref().unwrap_or("-"), expected, "{row}");
        }
    }
}
