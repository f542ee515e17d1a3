//! The proportions and colours of what lies on a square, which all drawings of the board share.

use super::square::DiscMark;
use crate::screen::theme::{BoardColors, DiscColors, Rgb};
use othello_core::board::Color;

/// The diameter of a disc as a part of the square.
pub const DISC: f32 = 0.82;
/// The radius of a disc that would be placed, in those of a disc, where it has the same colour.
const SMALLER: f32 = 0.7;
/// The diameter of dots and marks as a part of the square.
pub const DOT: f32 = 0.22;
/// The radius of the face of a disc, within its rim, in those of the disc.
pub const FACE: f32 = 0.9;
/// The inner radius of the ring on a flipped disc, in those of the disc.
pub const RING: f32 = 0.86;
/// The offset of the shadow to the right and below, in radii of the disc.
pub const SHADOW: f32 = 0.1;

/// Returns the share of the light from above left at a distance from the centre of a disc, in the unit
/// of that distance.
#[inline]
pub fn light(dx: f32, dy: f32) -> f32 {
    -(0.5 * dx + 0.8 * dy)
}

/// Returns a colour of a disc in that share of light.
#[inline]
pub fn lit(color: Rgb, disc: DiscColors, share: f32) -> [f32; 3] {
    let light = share * f32::from(disc.light);
    color.parts().map(|part| (part + light).clamp(0.0, 255.0))
}

pub fn mark_color(colors: &BoardColors, disc: Color, mark: DiscMark) -> Option<Rgb> {
    match mark {
        DiscMark::None => None,
        DiscMark::Last => Some(colors.last_move),
        DiscMark::Flipped | DiscMark::Stable => Some(colors.discs[disc].flipped),
        DiscMark::WouldFlip => Some(colors.discs[!disc].face),
    }
}

/// Returns the radius of a disc that would be placed, in those of a disc.
pub fn preview_radius(disc: DiscColors) -> f32 {
    if disc.preview == disc.face { SMALLER } else { 1.0 }
}

/// Returns the colour of the line around the disc that a player would place, which the felt is too
/// similar to.
pub fn preview_outline(colors: &BoardColors, player: Color) -> Option<Rgb> {
    colors.discs[player].outline.map(|_| colors.discs[!player].preview)
}
