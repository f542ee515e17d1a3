//! Refusals as sentences.

use super::sentence::{sentence, with_causes};
use crate::game::refusal::Refusal;

/// Returns a refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    sentence(&with_causes(refusal))
}
