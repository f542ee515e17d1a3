//! Numbers and dates in each language: one test, for a program speaks one language at a time.

use othello_words::i18n::Language;
use othello_words::numbers::{date_named, decimal, grouped, plain, signed};

fn said(language: &str) -> String {
    language.parse::<Language>().expect("a language").choose();
    let numbers = [decimal(0.94, 1), signed(-1.25, 1), plain(0.5), grouped(1_234_567)];
    let dates = ["2026.11.28", "2026.11.??", "1988", "??"].map(date_named);
    [&numbers[..], &dates[..]].concat().join(" ")
}

#[test]
fn each_language_has_its_signs() {
    for language in ["en", "ja", "zh"] {
        assert_eq!(said(language), "0.9 -1.3 0.5 1,234,567 2026-11-28 2026-11 1988 ??");
    }
    assert_eq!(said("de"), "0,9 -1,3 0,5 1.234.567 28.11.2026 11.2026 1988 ??");
    assert_eq!(said("fr"), "0,9 -1,3 0,5 1\u{202f}234\u{202f}567 28/11/2026 11/2026 1988 ??");
    // Nothing that is shown as zero is negative.
    assert_eq!([signed(-0.04, 1), signed(0.04, 1), decimal(-0.4, 0)], ["+0,0", "+0,0", "0"]);
}
