//! The event and the stated score of a game, in words.

use othello_notation::draft::{Draft, Field};

/// Returns the event and the round: `Paris Open, round 3`; `None` if neither is known.
pub fn event(heading: &Draft) -> Option<String> {
    let [event, round] = [Field::Event, Field::Round].map(|field| heading.text(field));
    match (event, round) {
        ("", "") => None,
        (event, "") => Some(event.into()),
        ("", round) => Some(format!("Round {round}")),
        (event, round) => Some(format!("{event}, round {round}")),
    }
}

/// Returns a stated score that is not that of the board: `Official score: 35-29`.
pub fn stated_score(heading: &Draft) -> Option<String> {
    let score = heading.text(Field::Score);
    (!score.is_empty()).then(|| format!("Official score: {score}"))
}
