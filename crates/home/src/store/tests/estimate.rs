//! The estimate of the player's level, beside the games.

use super::*;

#[test]
fn the_estimate_is_read_back_and_a_damaged_or_old_one_is_none() {
    let folder = Folder::new("estimate");
    let mut store = folder.store();
    assert_eq!(store.estimate(), None);
    let estimate = "1007.0 1 3".parse().unwrap();
    store.keep_estimate(estimate);
    drop(store);
    assert_eq!(folder.store().estimate(), Some(estimate));
    assert_eq!(folder.store().resume(), Resumed::Nothing);
    for text in ["1007.0 many 3\n", "1007.0 1\n"] {
        fs::write(folder.state().join("level.txt"), text).unwrap();
        assert_eq!(folder.store().estimate(), None);
    }
}
