//! The file of the weights.

use othello_engine::{Weights, WeightsError};

#[test]
fn the_weights_of_the_library_are_small_and_read_as_they_were_written() {
    let weights = Weights::embedded();
    let bytes = weights.to_bytes();
    assert!(bytes.len() <= 4_000_000, "{} bytes", bytes.len());
    assert_eq!(Weights::from_bytes(&bytes).as_ref(), Ok(&*weights));
}

#[test]
fn damaged_files_are_refused() {
    let bytes = Weights::embedded().to_bytes();
    assert_eq!(Weights::from_bytes(b"PNG"), Err(WeightsError::Magic));
    for length in [4, 5, 16, 30, 100, bytes.len() / 2, bytes.len() - 1] {
        assert!(Weights::from_bytes(&bytes[..length]).is_err(), "{length} bytes");
    }
    let longer = [&bytes[..], &[0, 0]].concat();
    assert_eq!(Weights::from_bytes(&longer), Err(WeightsError::Length));
    // In this one a bias is so large that sums would overflow.
    let mut large = bytes;
    large[200..1200].fill(0x7f);
    assert_eq!(Weights::from_bytes(&large), Err(WeightsError::Layer));
}
