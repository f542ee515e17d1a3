//! The rules in words: a sentence or a few words for each preset and for each value of an axis.

use super::{Count, Goal, Handicap, Layout, OnPass, Preset, Rules, SecondMove, Supply};

impl Rules {
    /// What follows from each axis, in sentences.
    pub fn sentences(self) -> String {
        let mut sentences = vec![self.layout().sentence()];
        sentences.extend(self.second_move().map(SecondMove::sentence));
        sentences.extend([
            self.supply.sentence(),
            self.on_pass.sentence(),
            self.goal.sentence(),
            self.count.sentence(),
        ]);
        let corners = match self.handicap() {
            Handicap::None => "",
            Handicap::One => "Black has the corner a1 from the start.",
            Handicap::Two => "Black has the corners a1 and h8 from the start.",
            Handicap::Three => "Black has the corners a1, h8 and h1 from the start.",
            Handicap::Four => "Black has all four corners from the start.",
        };
        sentences.push(corners);
        sentences.join(" ").trim_end().into()
    }
}

impl Preset {
    /// The rules in one sentence.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Othello => {
                "Enclose a straight line of the opponent's discs to turn them; pass only when you \
                 cannot move; when nobody can, most discs win."
            }
            Self::OthelloMirrored => "Othello rules, with the four discs of the start swapped.",
            Self::Reversi => {
                "The board starts empty: take turns to fill the four centre squares, then play as \
                 in Othello; only discs on the board count."
            }
            Self::Reversi32 => {
                "Reversi with 32 discs each: whoever has used them up must pass while the opponent \
                 plays on."
            }
            Self::ReversiFirstPass => {
                "Reversi with 32 discs each, and the game ends as soon as the player to move cannot."
            }
            Self::ReversiMayFlip => {
                "Reversi in which White's second disc may also turn one black disc."
            }
            Self::ReversiMustFlip => {
                "Reversi in which White's second disc must also turn one black disc."
            }
            Self::Anti => "Othello rules, but the player with fewer discs wins.",
        }
    }
}

impl Layout {
    /// The value in a sentence.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Cross => "The Othello start: White d4 and e5, Black e4 and d5.",
            Self::Mirrored => "The Othello start mirrored: Black d4 and e5, White e4 and d5.",
            Self::Parallel => "Black d4 and d5, White e4 and e5.",
            Self::Centre => {
                "The board is empty: Black and White place two discs each, by turns, on the four centre squares; nothing is turned."
            }
        }
    }

    /// The value in a few words.
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Cross => "cross start",
            Self::Mirrored => "mirrored start",
            Self::Parallel => "parallel start",
            Self::Centre => "centre opening",
        }
    }
}

impl SecondMove {
    /// The value in a sentence.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Place => "White's second disc is placed like the others.",
            Self::MayFlip => {
                "White's second disc may also turn one of the two black ones: name the disc, or the new one to turn nothing."
            }
            Self::MustFlip => {
                "White's second disc also turns one of the two black ones: name that disc."
            }
        }
    }

    /// The value in a few words.
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Place => "second disc only placed",
            Self::MayFlip => "second disc may flip",
            Self::MustFlip => "second disc must flip",
        }
    }
}

impl Supply {
    /// The value in a sentence.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Pool => "Both players draw on one supply, which never runs out.",
            Self::Own => {
                "Each player has 32 discs, those of the opening included; who has none left must pass."
            }
        }
    }

    /// The value in a few words.
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Pool => "shared discs",
            Self::Own => "own 32 discs",
        }
    }
}

impl OnPass {
    /// The value in a sentence.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Continue => "Who cannot move passes; the game ends when neither can move.",
            Self::End => "The game ends as soon as the player to move cannot.",
        }
    }

    /// The value in a few words.
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Continue => "passes allowed",
            Self::End => "first pass ends",
        }
    }
}

impl Goal {
    /// The value in a sentence.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Most => "The player with more discs wins.",
            Self::Fewest => "The player with fewer discs wins.",
        }
    }

    /// The value in a few words.
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Most => "most discs win",
            Self::Fewest => "fewest discs win",
        }
    }
}

impl Count {
    /// The value in a sentence.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Empties => {
                "Empty squares count for the player with more discs; a draw shares them."
            }
            Self::Plain => "Only discs on the board count.",
        }
    }

    /// The value in a few words.
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Empties => "empties to the larger count",
            Self::Plain => "plain count",
        }
    }
}

impl Handicap {
    /// The value in a few words.
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::One => "1 corner",
            Self::Two => "2 corners",
            Self::Three => "3 corners",
            Self::Four => "4 corners",
        }
    }
}
