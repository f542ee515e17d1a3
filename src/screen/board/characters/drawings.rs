//! Discs and marks drawn by hand, for squares of one to four rows.

/// A drawing: rows of characters. Between `[` and `]` letters are written on the disc, and other
/// characters are the felt seen on it.
pub type Rows = &'static [&'static str];

#[rustfmt::skip]
pub const SOLID: [Rows; 4] = [
    &["● "],
    &["▗▆▆▖",
      "▝[▂▂]▘"],
    &[" ▄▆▆▄ ",
      "▐████▌",
      " ▀[▂▂]▀ "],
    &[" ▁▄▅▅▄▁ ",
      "▐██████▌",
      "▐██████▌",
      " [▇▄▃▃▄▇] "],
];

#[rustfmt::skip]
pub const OUTLINE: [Rows; 4] = [
    &["○ "],
    &["╭──╮",
      "╰──╯"],
    &["╭────╮",
      "│    │",
      "╰────╯"],
    &[" ╭────╮ ",
      " │    │ ",
      " │    │ ",
      " ╰────╯ "],
];

#[rustfmt::skip]
pub const PREVIEW_BLACK: [Rows; 4] = [
    &["• "],
    &["▗▄▄▖",
      "▝▀▀▘"],
    &[" ▗▄▄▖ ",
      " ▐██▌ ",
      " ▝▀▀▘ "],
    &["        ",
      " ▗▟██▙▖ ",
      " ▝▜██▛▘ ",
      "        "],
];

#[rustfmt::skip]
pub const PREVIEW_WHITE: [Rows; 4] = [
    &["◦ "],
    &[" ╭╮ ",
      " ╰╯ "],
    &[" ╭──╮ ",
      " │  │ ",
      " ╰──╯ "],
    &["        ",
      " ╭────╮ ",
      " ╰────╯ ",
      "        "],
];

#[rustfmt::skip]
pub const MARK: [Rows; 4] = [
    &["· "],
    &["    ",
      " ▝▘ "],
    &["      ",
      "  ██  ",
      "      "],
    &["        ",
      "   ▄▄   ",
      "   ▀▀   ",
      "        "],
];

#[rustfmt::skip]
pub const EDGE: [Rows; 4] = [
    &["▐ "],
    &[" ▐▌ ",
      " ▐▌ "],
    &["  ▐▌  ",
      "  ▐▌  ",
      "  ▐▌  "],
    &["   ▐▌   ",
      "   ██   ",
      "   ██   ",
      "   ▐▌   "],
];

#[rustfmt::skip]
pub const NARROW_SOLID: [Rows; 4] = [
    &["◉ "],
    &["▗██▖",
      "▝[__]▘"],
    &[" ▗██▖ ",
      "▐████[▐]",
      " ▝[__]▘ "],
    &[" ▗▟██▙▖ ",
      "▐██████[▐]",
      "▐██████[▐]",
      " ▝▜[__]▛▘ "],
];

#[rustfmt::skip]
pub const NARROW_OUTLINE: [Rows; 4] = [
    &["O "],
    &["/--\\",
      "\\__/"],
    &["/----\\",
      "|    |",
      "\\____/"],
    &[" /----\\ ",
      "/      \\",
      "\\      /",
      " \\____/ "],
];

#[rustfmt::skip]
pub const LETTER_EDGE: [Rows; 4] = [
    &["| "],
    &[" || ",
      " || "],
    &["  ||  ",
      "  ||  ",
      "  ||  "],
    &["   ||   ",
      "   ||   ",
      "   ||   ",
      "   ||   "],
];

#[rustfmt::skip]
pub const LETTER_X: [Rows; 4] = [
    &["X "],
    &[" XX ",
      "    "],
    &[" XXXX ",
      " XXXX ",
      "      "],
    &["  XXXX  ",
      " XXXXXX ",
      "  XXXX  ",
      "        "],
];

#[rustfmt::skip]
pub const LETTER_O: [Rows; 4] = [
    &["O "],
    &[" OO ",
      "    "],
    &[" OOOO ",
      " OOOO ",
      "      "],
    &["  OOOO  ",
      " OO  OO ",
      "  OOOO  ",
      "        "],
];

#[rustfmt::skip]
pub const LETTER_X_PREVIEW: [Rows; 4] = [
    &["x "],
    &[" xx ",
      "    "],
    &["      ",
      "  xx  ",
      "      "],
    &["        ",
      "  xxxx  ",
      "  xxxx  ",
      "        "],
];

#[rustfmt::skip]
pub const LETTER_O_PREVIEW: [Rows; 4] = [
    &["o "],
    &[" oo ",
      "    "],
    &["      ",
      "  oo  ",
      "      "],
    &["        ",
      "  oooo  ",
      "  oooo  ",
      "        "],
];

/// Full stops stand at the foot of their row, so near the middle of the square.
#[rustfmt::skip]
pub const LETTER_MARK: [Rows; 4] = [
    &[". "],
    &[" .. ",
      "    "],
    &["      ",
      "  ..  ",
      "      "],
    &["        ",
      "   ..   ",
      "        ",
      "        "],
];

/// Discs in their own colours. Under each a row of felt parts it from the disc below, as under discs of
/// letters.
#[rustfmt::skip]
pub const TILE_X: [Rows; 4] = [
    &["X "],
    &["([XX])",
      "    "],
    &[" [    ] ",
      " [ XX ] ",
      "      "],
    &[" [      ] ",
      " [  XX  ] ",
      " [      ] ",
      "        "],
];

#[rustfmt::skip]
pub const TILE_O: [Rows; 4] = [
    &["O "],
    &["([OO])",
      "    "],
    &[" [    ] ",
      " [ OO ] ",
      "      "],
    &[" [      ] ",
      " [  OO  ] ",
      " [      ] ",
      "        "],
];
