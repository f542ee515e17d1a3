//! The error of shallow searches.

/// The error of a shallow search as a prediction of a deep one: the logarithm of its standard
/// deviation in discs is linear in the two depths.
///
/// It is measured for a set of weights, and stored with them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ErrorModel {
    /// The logarithm at depth 0 for both.
    pub constant: f32,
    /// Its change with each ply of the shallow search.
    pub shallow: f32,
    /// Its change with each ply of the deep search.
    pub deep: f32,
}

impl ErrorModel {
    /// Returns the standard deviation of the difference between the values at two depths, in discs.
    pub fn deviation(&self, shallow: u32, deep: u32) -> f32 {
        (self.constant + self.shallow * shallow as f32 + self.deep * deep as f32).exp()
    }
}
