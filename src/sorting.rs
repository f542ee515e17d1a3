//! The sorting of short lists.

/// Sorts a list of few items by a key; items with equal keys stay in order.
///
/// The sort of the standard library is ten kilobytes of code for each type of item, and no faster for
/// few of them.
pub(crate) fn sort_few_by_key<T, K: PartialOrd>(items: &mut [T], key: impl Fn(&T) -> K) {
    for last in 1..items.len() {
        let place = items[..last].partition_point(|item| key(item) <= key(&items[last]));
        items[place..=last].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::sort_few_by_key;

    proptest! {
        #[test]
        fn short_lists_are_sorted_as_the_standard_library_does(
            mut items in proptest::collection::vec((0..9u8, any::<u8>()), 0..40),
        ) {
            let mut expected = items.clone();
            expected.sort_by_key(|item| item.0);
            sort_few_by_key(&mut items, |item| item.0);
            prop_assert_eq!(items, expected);
        }
    }
}
