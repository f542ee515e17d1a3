//! The tables of the test data.

/// Returns the rows of a table: lines of so many columns, between them comments that start with `#`.
#[track_caller]
pub fn rows<const COLUMNS: usize>(table: &str) -> impl Iterator<Item = [&str; COLUMNS]> {
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| {
        let columns: Vec<_> = row.split('\t').collect();
        columns.try_into().unwrap_or_else(|_| panic!("expected {COLUMNS} columns: {row}"))
    })
}
