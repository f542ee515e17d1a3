//! The colours of labels on squares.

use super::label::Label;
use super::square::{Content, SquareView};
use crate::screen::theme::{BoardColors, Rgb};

/// Returns the colour of a square around its disc.
pub fn felt_of(view: &SquareView, colors: &BoardColors) -> Rgb {
    if view.is_focused {
        colors.focused_felt
    } else {
        view.label.and_then(Label::tint).map_or(colors.felt, |tint| colors.tint(tint))
    }
}

/// Returns what lies under a text in the middle of a square that is drawn as a picture, where the disc
/// that would be placed stays whole.
pub fn ground_of(view: &SquareView, colors: &BoardColors) -> Rgb {
    match view.content {
        Content::Preview(color) => colors.discs[color].preview,
        Content::Empty | Content::LegalMark | Content::Disc(..) | Content::Flipping(_) => {
            felt_of(view, colors)
        }
    }
}

pub fn ink_on(ground: Rgb, label: Label, colors: &BoardColors) -> Rgb {
    match label {
        Label::Value(_)
        | Label::Better
        | Label::Played
        | Label::Noted(_)
        | Label::Following { .. } => colors.text_on(ground),
        Label::Special(_) | Label::Stable | Label::Reply(_) | Label::Number(_) | Label::Seen => {
            colors.legible(colors.legal_mark, ground)
        }
    }
}
