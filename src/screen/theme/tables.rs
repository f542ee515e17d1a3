//! The colours of the themes: one table for each.
//!
//! A colour is stated for 24 bits, for 256 colours (each of them one of `xterm`'s) and for 16
//! colours, in this order.

#![expect(clippy::unreadable_literal, reason = "colours are written as style sheets write them")]

use super::ansi::{
    BLACK, BLUE, CYAN, DARK_GRAY, GRAY, GREEN, LIGHT_BLUE, LIGHT_CYAN, LIGHT_RED, LIGHT_YELLOW,
    MAGENTA, RED, WHITE, YELLOW,
};
use othello_core::board::ByColor;
use othello_home::config::look::ThemeName;

/// A value for 24 bits, for 256 colours and for 16 colours.
pub type ByDepth<T> = [T; 3];

/// The colours of a theme; [`BoardColors`](super::BoardColors) says what each is for.
#[derive(Debug)]
pub struct ThemeColors {
    pub felt: ByDepth<u32>,
    pub alternate_felt: ByDepth<u32>,
    pub line: ByDepth<u32>,
    pub guide_dot: ByDepth<u32>,
    pub focused_felt: ByDepth<u32>,
    pub cursor: ByDepth<u32>,
    pub legal_mark: ByDepth<u32>,
    pub last_move: ByDepth<u32>,
    pub good: ByDepth<u32>,
    pub doubtful: ByDepth<u32>,
    pub bad: ByDepth<u32>,
    pub discs: ByColor<DiscTable>,
}

/// The colours of one player's discs.
#[derive(Clone, Copy, Debug)]
pub struct DiscTable {
    pub face: ByDepth<u32>,
    pub rim: ByDepth<u32>,
    pub flipped: ByDepth<u32>,
    pub preview: ByDepth<u32>,
    pub outline: ByDepth<Option<u32>>,
    /// The strength of the light on a disc in 24 bits; there is none in fewer colours.
    pub light: u8,
}

const NO_OUTLINE: ByDepth<Option<u32>> = [None; 3];

/// A clock that is about to run out, in every theme with colours.
pub const ALARM: ByDepth<u32> = [0xd55e00, 0xd75f00, LIGHT_RED];

/// Returns the colours of a theme; none for one without.
pub const fn colors_of(theme: ThemeName) -> Option<&'static ThemeColors> {
    Some(match theme {
        ThemeName::Classic => &CLASSIC,
        ThemeName::Paper => &PAPER,
        ThemeName::Contrast => &CONTRAST,
        ThemeName::Slate => &SLATE,
        ThemeName::Walnut => &WALNUT,
        ThemeName::Mono => return None,
    })
}

/// Green cloth.
const CLASSIC: ThemeColors = ThemeColors {
    felt: [0x1f7a45, 0x00875f, GREEN],
    alternate_felt: [0x24844c, 0x00875f, GREEN],
    line: [0x115430, 0x005f5f, BLACK],
    guide_dot: [0x08331a, 0x080808, BLACK],
    focused_felt: [0x2a8551, 0x5f875f, LIGHT_CYAN],
    cursor: [0xf4d35e, 0xffff5f, BLUE],
    legal_mark: [0xa8dcb9, 0xafffd7, BLACK],
    last_move: [0xe8492e, 0xd75f00, LIGHT_RED],
    good: [0x2f6fa8, 0x005faf, CYAN],
    doubtful: [0x94762b, 0x878700, YELLOW],
    bad: [0x9c4a33, 0xaf5f5f, RED],
    discs: ByColor {
        black: DiscTable {
            face: [0x1b1d20, 0x1c1c1c, BLACK],
            rim: [0x0c0d0f, 0x1c1c1c, BLACK],
            flipped: [0x6c98dc, 0x5f87d7, MAGENTA],
            preview: [0x113122, 0x303030, DARK_GRAY],
            outline: NO_OUTLINE,
            light: 20,
        },
        white: DiscTable {
            face: [0xf2f0e8, 0xeeeeee, WHITE],
            rim: [0xd6d4cb, 0xeeeeee, WHITE],
            flipped: [0x5a8ccc, 0x5f87d7, MAGENTA],
            preview: [0xbedac8, 0xafffd7, GRAY],
            outline: [None, None, Some(BLACK)],
            light: 10,
        },
    },
};

/// Discs on grey paper: on a white one, white discs would be seen by a line around them alone, for which
/// small squares have no room.
const PAPER: ThemeColors = ThemeColors {
    felt: [0x9a9380, 0x949494, DARK_GRAY],
    alternate_felt: [0x918a76, 0x8a8a8a, DARK_GRAY],
    line: [0x776f5c, 0x767676, BLACK],
    guide_dot: [0x45402f, 0x444444, BLACK],
    focused_felt: [0x6f7f92, 0x5f87af, LIGHT_BLUE],
    cursor: [0x5a1206, 0x5f0000, LIGHT_YELLOW],
    legal_mark: [0x332d1c, 0x262626, BLACK],
    last_move: [0xd23b2f, 0xd75f00, LIGHT_RED],
    good: [0xa8cfc4, 0x87d7af, LIGHT_CYAN],
    doubtful: [0xead08a, 0xd7af5f, LIGHT_YELLOW],
    bad: [0xe3a994, 0xd78787, LIGHT_RED],
    discs: ByColor {
        black: DiscTable {
            face: [0x262422, 0x1c1c1c, BLACK],
            rim: [0x161514, 0x1c1c1c, BLACK],
            flipped: [0x6483b0, 0x5f5faf, MAGENTA],
            preview: [0x2b2920, 0x303030, BLACK],
            outline: NO_OUTLINE,
            light: 14,
        },
        white: DiscTable {
            face: [0xfffdf8, 0xffffff, WHITE],
            rim: [0xe6e1d4, 0xffffff, WHITE],
            flipped: [0x6792c4, 0x5f87d7, MAGENTA],
            preview: [0xfbf6ea, 0xffffd7, LIGHT_CYAN],
            outline: NO_OUTLINE,
            light: 0,
        },
    },
};

/// A printed diagram, which pictures in files have room for.
pub const PRINT: ThemeColors = ThemeColors {
    felt: [0xece5d4; 3],
    line: [0xc4b99f; 3],
    guide_dot: [0x7a6f58; 3],
    focused_felt: [0xc2d5e6; 3],
    cursor: [0x7a1f0a; 3],
    legal_mark: [0x857550; 3],
    discs: ByColor {
        black: PAPER.discs.black,
        white: DiscTable { outline: [Some(0x958a75); 3], rim: [0xfffdf8; 3], ..PAPER.discs.white },
    },
    ..PAPER
};

/// The colours of Okabe and Ito (<https://jfly.uni-koeln.de/color/>), which nearly everybody tells
/// apart, on a blue board.
const CONTRAST: ThemeColors = ThemeColors {
    felt: [0x0a629c, 0x005faf, LIGHT_BLUE],
    alternate_felt: [0x136ca8, 0x005faf, LIGHT_BLUE],
    line: [0x00365c, 0x00005f, BLUE],
    guide_dot: [0x001c34, 0x000000, BLACK],
    focused_felt: [0x2e83bd, 0x5f87af, LIGHT_BLUE],
    cursor: [0xf0e442, 0xffff5f, LIGHT_YELLOW],
    legal_mark: [0xf0e442, 0xffff5f, LIGHT_YELLOW],
    last_move: [0xd55e00, 0xd75f00, LIGHT_RED],
    good: [0x2a8a5a, 0x00875f, GREEN],
    doubtful: [0x94762b, 0x878700, YELLOW],
    bad: [0xa8483c, 0xaf5f5f, RED],
    discs: ByColor {
        black: DiscTable {
            face: [0x0c0c0e, 0x080808, BLACK],
            rim: [0x000000, 0x080808, BLACK],
            flipped: [0xa85f88, 0xaf5f87, MAGENTA],
            preview: [0x053656, 0x00005f, BLACK],
            outline: NO_OUTLINE,
            light: 16,
        },
        white: DiscTable {
            face: [0xf6f6f6, 0xeeeeee, WHITE],
            rim: [0xdddddd, 0xeeeeee, WHITE],
            flipped: [0xc06c98, 0xd75f87, MAGENTA],
            preview: [0xcee1ee, 0xafffff, LIGHT_CYAN],
            outline: NO_OUTLINE,
            light: 8,
        },
    },
};

const SLATE: ThemeColors = ThemeColors {
    felt: [0x56617a, 0x5f5f87, DARK_GRAY],
    alternate_felt: [0x5e6a85, 0x5f5f87, DARK_GRAY],
    line: [0x3b4457, 0x3a3a3a, BLACK],
    guide_dot: [0x272d3a, 0x121212, BLACK],
    focused_felt: [0x6b7896, 0x5f5faf, LIGHT_BLUE],
    cursor: [0x8be9fd, 0x87ffff, LIGHT_YELLOW],
    legal_mark: [0xb4c2dd, 0xafd7ff, LIGHT_CYAN],
    last_move: [0xdb5347, 0xd75f5f, LIGHT_RED],
    good: [0x3c7f79, 0x00875f, BLUE],
    doubtful: [0x8f7a3d, 0x878700, YELLOW],
    bad: [0x96525a, 0xaf5f5f, RED],
    discs: ByColor {
        black: DiscTable {
            face: [0x0a0b0e, 0x080808, BLACK],
            rim: [0x000000, 0x080808, BLACK],
            flipped: [0x6f93e0, 0x5f87d7, LIGHT_BLUE],
            preview: [0x282e3b, 0x1c1c1c, BLACK],
            outline: NO_OUTLINE,
            light: 14,
        },
        white: DiscTable {
            face: [0xe9edf5, 0xeeeeee, WHITE],
            rim: [0xccd2df, 0xeeeeee, WHITE],
            flipped: [0x5f86cc, 0x5f87d7, LIGHT_BLUE],
            preview: [0xd2d7e3, 0xc6c6c6, LIGHT_CYAN],
            outline: NO_OUTLINE,
            light: 8,
        },
    },
};

const WALNUT: ThemeColors = ThemeColors {
    felt: [0x8a5a33, 0x875f00, YELLOW],
    alternate_felt: [0x956339, 0x875f00, YELLOW],
    line: [0x5c3819, 0x5f0000, BLACK],
    guide_dot: [0x38200d, 0x080808, BLACK],
    focused_felt: [0xa06e42, 0xaf5f00, LIGHT_YELLOW],
    cursor: [0xffd76a, 0xffff5f, BLUE],
    legal_mark: [0xe6c699, 0xffd787, BLACK],
    last_move: [0xd9412b, 0xd75f00, LIGHT_RED],
    good: [0x3f6f94, 0x005faf, CYAN],
    doubtful: [0xb08a2a, 0x878700, GREEN],
    bad: [0x8f2f26, 0x870000, RED],
    discs: ByColor {
        black: DiscTable {
            face: [0x100d0b, 0x080808, BLACK],
            rim: [0x050403, 0x080808, BLACK],
            flipped: [0x7d9ad0, 0x5f87d7, LIGHT_BLUE],
            preview: [0x422916, 0x262626, DARK_GRAY],
            outline: NO_OUTLINE,
            light: 16,
        },
        white: DiscTable {
            face: [0xf4ead8, 0xeeeeee, WHITE],
            rim: [0xdbcdb4, 0xeeeeee, WHITE],
            flipped: [0x5a85c0, 0x5f87d7, BLUE],
            preview: [0xe6d5c2, 0xd7d7af, GRAY],
            outline: [None, None, Some(BLACK)],
            light: 10,
        },
    },
};
