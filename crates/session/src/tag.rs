//! The tags of PGN in which the file of a game keeps what a session knows and no other part of a record has.

use othello_core::board::Color;
use othello_notation::tags::Tags;

/// A tag of saved games. The manual lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SessionTag {
    /// A player that computes: `level:5`.
    Engine(Color),
    /// Tells people from programs.
    Type(Color),
    /// The number from which the choices of levels follow.
    EngineSeed,
    /// The length of the match: `best of 3`.
    Match,
    /// The match before the game: games, half points of Black and White, discs of both.
    MatchBefore,
    /// The number of the balanced opening.
    Balanced,
    /// The way in which the game is played.
    Mode,
    /// The sides that the player has called their own.
    Own,
    /// The reason why the game says nothing about a person's strength.
    Aid,
}

impl SessionTag {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Engine(Color::Black) => "BlackEngine",
            Self::Engine(Color::White) => "WhiteEngine",
            Self::Type(Color::Black) => "BlackType",
            Self::Type(Color::White) => "WhiteType",
            Self::EngineSeed => "EngineSeed",
            Self::Match => "Match",
            Self::MatchBefore => "MatchBefore",
            Self::Balanced => "Balanced",
            Self::Mode => "Mode",
            Self::Own => "Own",
            Self::Aid => "Aid",
        }
    }

    /// Returns its text in the tags of a game.
    pub(crate) fn of(self, tags: &Tags) -> Option<&str> {
        tags.get(self.name())
    }

    pub(crate) fn write(self, tags: &mut Tags, text: impl Into<String>) {
        tags.insert(self.name(), text).expect("no other part of a record has that name");
    }

    pub(crate) fn remove(self, tags: &mut Tags) {
        tags.remove(self.name());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [SessionTag; 11] = [
        SessionTag::Engine(Color::Black),
        SessionTag::Engine(Color::White),
        SessionTag::Type(Color::Black),
        SessionTag::Type(Color::White),
        SessionTag::EngineSeed,
        SessionTag::Match,
        SessionTag::MatchBefore,
        SessionTag::Balanced,
        SessionTag::Mode,
        SessionTag::Own,
        SessionTag::Aid,
    ];

    #[test]
    fn each_is_free_to_be_written_and_told_in_the_manual() {
        let manual = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/manual.md");
        let manual = std::fs::read_to_string(manual).unwrap();
        for tag in ALL {
            let mut tags = Tags::default();
            tag.write(&mut tags, "text");
            assert_eq!(tags.iter().collect::<Vec<_>>(), [(tag.name(), "text")]);
            let told = format!("`{}`", tag.name());
            let rows = manual.lines().filter(|line| line.starts_with("| `"));
            assert_eq!(rows.filter(|row| row.contains(&told)).count(), 1, "{told}");
        }
    }
}
