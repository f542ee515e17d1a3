//! Scoresheets that are typed in line by line.

use super::script;

#[test]
fn what_is_no_command_of_the_sheet_is_refused_and_changes_nothing() {
    script(
        &[],
        &[
            "sheet f5 1",
            "sheet f5 100",
            "sheet d4 2",
            "sheet i9 1",
            "sheet row 9 1",
            "sheet row 1 1 2",
            "sheet repair 1",
            "sheet + a1",
            "sheet redo",
            "sheet undo",
            "sheet save",
        ],
    )
    .refuses(&[
        "expected a number from 1 to 99, or - for none, found \"100\"",
        "d4 holds one of the starting discs",
        "unknown option \"i9 1\" for sheet; type help sheet",
        "expected the number of a row, 1 to 8, found \"9\"",
        "expected 8 numbers for row 1, with - for an empty square, found 2",
        "no repairs are offered for this sheet",
        "a1 has no number",
        "no change of the sheet was undone",
        "the sheet has no numbers yet",
    ]);
}
