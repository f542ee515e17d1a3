//! The trainer: what it makes depends on the seed alone.

use std::fs;
use std::path::Path;

use othello_engine::Selectivity;

use crate::calibration::Extent;
use crate::folder::Folder;
use crate::schedule::Generation;
use crate::training::Training;

/// Two generations of a few games.
const TINY: [Generation; 2] = {
    let first = Generation {
        shards: 2,
        games: 12,
        depth: 0,
        temperatures: &[],
        exact_from: 6,
        fitted: 1,
        epochs: 2,
        value_share: 0.0,
        first_rows: 0.03,
        calibration: Extent { positions: 3, depth: 6, selectivity: Selectivity::Percent87 },
    };
    let second = Generation {
        shards: 3,
        games: 4,
        depth: 1,
        temperatures: &[0.0, 2.0],
        fitted: 2,
        value_share: 0.5,
        ..first
    };
    [first, second]
};

fn train(folder: &Path, threads: usize, seed: u64) -> Vec<u8> {
    let training = Training { folder: folder.into(), threads, seed, shows_progress: false };
    training.run(&TINY).unwrap();
    fs::read(folder.join("weights.bin")).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_weights_with_any_number_of_threads() {
    let (one, two, other) = (Folder::new(), Folder::new(), Folder::new());
    let weights = train(one.path(), 1, 7);
    assert_eq!(train(two.path(), 2, 7), weights);
    assert_ne!(train(other.path(), 2, 8), weights);
}

#[test]
fn a_stopped_training_goes_on_where_it_was() {
    let folder = Folder::new();
    let weights = train(folder.path(), 2, 7);
    for lost in ["weights.bin", "generation-1.bin", "games-1-0002.bin"] {
        fs::remove_file(folder.path().join(lost)).unwrap();
    }
    // What is left is used as it is: shard 0 again stands in for shard 1.
    fs::copy(folder.path().join("games-1-0000.bin"), folder.path().join("games-1-0001.bin"))
        .unwrap();
    assert_ne!(train(folder.path(), 2, 7), weights);
    fs::remove_file(folder.path().join("generation-1.bin")).unwrap();
    fs::remove_file(folder.path().join("games-1-0001.bin")).unwrap();
    assert_eq!(train(folder.path(), 2, 7), weights);
}
