//! The figures that lie above each other on a square.

use super::letters::Weight;
use crate::screen::board::label::Label;
use crate::screen::board::label_colors::{felt_of, ground_of, ink_on};
use crate::screen::board::square::{Content, DiscMark, Flip, SquareView};
use crate::screen::theme::{BoardColors, Rgb, Tint};
use othello_core::board::Color;
use othello_core::square::Square;

/// A figure on a square. Squares with the same figures look the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// The felt, with the lines between squares that lie on this one.
    Felt(FigureLines),
    GuideDot(Corner),
    /// The felt of the square with the cursor.
    Focus,
    /// The felt of a square with a label.
    Tint(Tint),
    Brackets,
    LegalMark,
    /// The disc that the player to move would place.
    Preview(Color),
    Disc(Color),
    Mark(Color, DiscMark),
    /// A disc while it is being flipped.
    Flipping(Flip),
    Text(SquareText),
}

/// The lines between squares that lie on a square: on its left and on its upper side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FigureLines {
    /// None, in the upper left corner of the board.
    None,
    Left,
    Above,
    Both,
}

impl FigureLines {
    const ALL: [Self; 4] = [Self::None, Self::Left, Self::Above, Self::Both];

    const fn on(square: Square) -> Self {
        match (square.column(), square.row()) {
            (0, 0) => Self::None,
            (_, 0) => Self::Left,
            (0, _) => Self::Above,
            (_, _) => Self::Both,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Corner {
    TopLeft,
    TopRight,
    BottomLeft,
    BottomRight,
}

impl Corner {
    const ALL: [Self; 4] = [Self::TopLeft, Self::TopRight, Self::BottomLeft, Self::BottomRight];

    /// Returns the corner of a square with a guide dot: they lie where the lines around the squares c3
    /// to f6 cross.
    const fn with_guide_dot(square: Square) -> Option<Self> {
        match (square.column(), square.row()) {
            (2 | 6, 2 | 6) => Some(Self::TopLeft),
            (1 | 5, 2 | 6) => Some(Self::TopRight),
            (2 | 6, 1 | 5) => Some(Self::BottomLeft),
            (1 | 5, 1 | 5) => Some(Self::BottomRight),
            (_, _) => None,
        }
    }
}

impl Figure {
    /// Returns the figures that a few moves of the cursor and of the game need.
    pub fn common() -> impl Iterator<Item = Self> {
        let marks = [DiscMark::Last, DiscMark::Flipped, DiscMark::WouldFlip];
        let of_color = move |color| {
            let marks = marks.map(move |mark| Self::Mark(color, mark));
            [Self::Disc(color), Self::Preview(color)].into_iter().chain(marks)
        };
        let alone = [Self::Focus, Self::Brackets, Self::LegalMark];
        let felt =
            FigureLines::ALL.map(Self::Felt).into_iter().chain(Corner::ALL.map(Self::GuideDot));
        felt.chain(alone).chain(Color::BOTH.into_iter().flat_map(of_color))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SquareText {
    /// The letters, as many as there are.
    letters: [Option<char>; LONGEST],
    pub place: TextPlace,
    /// The thickness of its strokes.
    pub weight: Weight,
    pub ink: Rgb,
}

/// The most letters of a text on a square: the value of a move has four.
const LONGEST: usize = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextPlace {
    Middle,
    /// In the upper left corner, beside a disc or a mark.
    Corner,
}

impl SquareText {
    fn new(text: &str, place: TextPlace, weight: Weight, ink: Rgb) -> Self {
        let mut letters = text.chars();
        Self { letters: [(); LONGEST].map(|()| letters.next()), place, weight, ink }
    }

    pub fn text(&self) -> String {
        self.letters.iter().flatten().collect()
    }
}

/// Returns the figures of a square, the lowest first.
pub fn figures(view: &SquareView, colors: &BoardColors) -> Vec<Figure> {
    let felt = Figure::Felt(FigureLines::on(view.square));
    let dot = Corner::with_guide_dot(view.square).map(Figure::GuideDot);
    let tint = view.label.and_then(Label::tint).map(Figure::Tint);
    let ground = if view.is_focused { Some(Figure::Focus) } else { tint };
    let [content, mark] = content_figures(view.content);
    let brackets = view.is_focused.then_some(Figure::Brackets);
    let text = view.label.and_then(|label| text(view, label, colors)).map(Figure::Text);
    [Some(felt), ground, dot, brackets, content, mark, text].into_iter().flatten().collect()
}

/// Returns what lies on a square, and the mark on it.
pub fn content_figures(content: Content) -> [Option<Figure>; 2] {
    match content {
        Content::Empty => [None, None],
        Content::LegalMark => [Some(Figure::LegalMark), None],
        Content::Preview(player) => [Some(Figure::Preview(player)), None],
        Content::Disc(color, DiscMark::None) => [Some(Figure::Disc(color)), None],
        Content::Disc(color, mark) => [Some(Figure::Disc(color)), Some(Figure::Mark(color, mark))],
        Content::Flipping(flip) => [Some(Figure::Flipping(flip)), None],
    }
}

/// Returns the text of a label. Stable discs are marked without one.
fn text(view: &SquareView, label: Label, colors: &BoardColors) -> Option<SquareText> {
    let ground = match view.content.disc() {
        Some(disc) => colors.discs[disc].face,
        None => ground_of(view, colors),
    };
    let (middle, corner) = (TextPlace::Middle, TextPlace::Corner);
    let written = |place, weight, ground| {
        SquareText::new(&label.to_string(), place, weight, ink_on(ground, label, colors))
    };
    match label {
        Label::Stable => None,
        Label::Value(value) => {
            let weight = if value.is_best() { Weight::Bold } else { Weight::Regular };
            Some(written(middle, weight, ground))
        }
        Label::Following { .. } | Label::Noted(_) | Label::Better | Label::Played => {
            Some(written(middle, Weight::Bold, ground))
        }
        Label::Number(number) => {
            let ink = colors.text_on(ground);
            Some(SquareText::new(&number.to_string(), middle, Weight::Regular, ink))
        }
        Label::Special(_) | Label::Reply(_) | Label::Seen => {
            Some(written(corner, Weight::Bold, felt_of(view, colors)))
        }
    }
}
