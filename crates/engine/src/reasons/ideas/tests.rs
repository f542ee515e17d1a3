//! Ideas in positions with known answers, and laws that hold for any two moves.

use super::*;
