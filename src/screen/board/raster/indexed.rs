//! The reduction of images to few colours.

use std::collections::HashMap;

use crate::screen::theme::Rgb;

/// A few colours that stand for many.
#[derive(Clone, Debug)]
pub struct ColorTable {
    colors: Vec<[u8; 3]>,
    /// The nearest of the colours, for those that were looked up.
    found: HashMap<[u8; 3], u8>,
}

/// Colours that one colour is to stand for, with their numbers.
struct Group {
    colors: Vec<([u8; 3], u32)>,
    mean: [f32; 3],
    /// The part of the colours in which they differ most.
    widest: usize,
    /// The sum of the squared distances from the mean.
    error: f32,
}

impl Group {
    fn new(colors: Vec<([u8; 3], u32)>) -> Self {
        let weights = || colors.iter().map(|(color, count)| (color.map(f32::from), weight(*count)));
        let total: f32 = weights().map(|(_, weight)| weight).sum();
        let mean = [0, 1, 2].map(|part| {
            weights().map(|(color, weight)| color[part] * weight).sum::<f32>() / total.max(1.0)
        });
        let errors = [0, 1, 2].map(|part| {
            let error =
                |(color, weight): ([f32; 3], f32)| (color[part] - mean[part]).powi(2) * weight;
            weights().map(error).sum::<f32>()
        });
        let widest = (0..3).max_by(|a, b| errors[*a].total_cmp(&errors[*b])).unwrap_or(0);
        Self { colors, mean, widest, error: errors.iter().sum() }
    }

    /// Parts the group at its mean.
    fn split(self) -> [Self; 2] {
        let Self { colors, mean, widest, .. } = self;
        let is_below = |(color, _): &([u8; 3], u32)| f32::from(color[widest]) < mean[widest];
        let (below, above) = colors.into_iter().partition(is_below);
        [Self::new(below), Self::new(above)]
    }
}

/// Returns a number of pixels as a weight. Rare colours are edges of shapes, which are seen more than
/// their number says.
fn weight(count: u32) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX)).sqrt()
}

impl ColorTable {
    /// Chooses at most so many colours for the pixels, from 1 to 256: all of them if there are not more.
    pub fn new(pixels: impl IntoIterator<Item = [u8; 4]>, most: usize) -> Self {
        let mut counts: HashMap<[u8; 3], u32> = HashMap::new();
        for [red, green, blue, _] in pixels {
            *counts.entry([red, green, blue]).or_default() += 1;
        }
        let mut counted: Vec<_> = counts.into_iter().collect();
        counted.sort_unstable();
        if counted.len() <= most {
            return Self::of(counted.into_iter().map(|(color, _)| color).collect());
        }
        let mut groups = vec![Group::new(counted)];
        while groups.len() < most {
            let errors = groups.iter().enumerate().map(|(index, group)| (index, group.error));
            let worst = errors.max_by(|(_, a), (_, b)| a.total_cmp(b));
            let Some((worst, _)) = worst.filter(|(_, error)| *error > 0.0) else { break };
            let parts = groups.swap_remove(worst).split();
            groups.extend(parts);
        }
        let color = |group: &Group| Rgb::nearest(group.mean).0;
        Self::of(groups.iter().map(color).collect())
    }

    fn of(colors: Vec<[u8; 3]>) -> Self {
        Self { colors, found: HashMap::new() }
    }

    pub fn colors(&self) -> &[[u8; 3]] {
        &self.colors
    }

    /// Returns the index of the colour that is nearest to a pixel.
    pub fn index(&mut self, [red, green, blue, _]: [u8; 4]) -> u8 {
        let color = [red, green, blue];
        let Self { colors, found } = self;
        *found.entry(color).or_insert_with(|| {
            let distance = |other: &[u8; 3]| -> u32 {
                let parts = other.iter().zip(color);
                parts.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
            };
            let nearest = (0..=u8::MAX).zip(colors).min_by_key(|(_, other)| distance(other));
            nearest.map_or(0, |(index, _)| index)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::ColorTable;

    #[test]
    fn few_colours_are_kept_and_many_are_near_to_the_chosen_ones() {
        let grey = |level: u8| [level, level, level, 255];
        let few = ColorTable::new([grey(9), grey(0), grey(9)], 16);
        assert_eq!(few.colors(), [[0; 3], [9; 3]]);
        let mut table = ColorTable::new((0..=255).map(grey), 16);
        assert_eq!(table.colors().len(), 16);
        for level in 0..=255 {
            let index = table.index(grey(level));
            let chosen = table.colors()[usize::from(index)][0];
            assert!(chosen.abs_diff(level) <= 12, "{level}: {chosen}");
        }
    }
}
