//! The colours of the themes, chosen by hand for 24 bits, 256 and 16 colours.

#![expect(clippy::unreadable_literal, reason = "colours are written as style sheets write them")]

use super::pigments::{DiscPigments, Outline, PigmentSet, Pigments, Range};
use othello_core::board::ByColor;

/// Returns a colour from its three bytes.
#[expect(clippy::cast_precision_loss, reason = "a byte is exact")]
const fn rgb(color: u32) -> [f32; 3] {
    [(color >> 16 & 0xff) as f32, (color >> 8 & 0xff) as f32, (color & 0xff) as f32]
}

/// Returns the colours of discs: face, rim, ring, ghost, the outline, and the strength of light.
const fn disc(
    [face, rim, ring, ghost]: [u32; 4],
    outline: Option<[u32; 2]>,
    light: f32,
) -> DiscPigments {
    let outline = match outline {
        Some([line, corner]) => Some(Outline { line: rgb(line), corner: rgb(corner) }),
        None => None,
    };
    let [face, rim, ring, ghost] = [rgb(face), rgb(rim), rgb(ring), rgb(ghost)];
    DiscPigments { face, rim, outline, ring, ghost, light }
}

/// Green cloth.
pub const CLASSIC: PigmentSet = PigmentSet {
    full: Pigments {
        felt: rgb(0x1f7a45),
        odd: rgb(0x24844c),
        line: rgb(0x115430),
        dot: rgb(0x08331a),
        focus: rgb(0x2a8551),
        cursor: rgb(0xf4d35e),
        mark: rgb(0xa8dcb9),
        last: rgb(0xe8492e),
        tints: [rgb(0x2f6fa8), rgb(0x94762b), rgb(0x9c4a33)],
        discs: ByColor {
            black: disc([0x1b1d20, 0x0c0d0f, 0x46689f, 0x1a4a33], None, 20.0),
            white: disc([0xf2f0e8, 0xd6d4cb, 0x8fb8e6, 0x9cc7ab], None, 10.0),
        },
        range: Range::Full,
    },
    indexed: Pigments {
        felt: rgb(0x00875f),
        odd: rgb(0x008700),
        line: rgb(0x005f5f),
        dot: rgb(0x080808),
        focus: rgb(0x5f875f),
        cursor: rgb(0xffff5f),
        mark: rgb(0xafffd7),
        last: rgb(0xff5f00),
        tints: [rgb(0x005faf), rgb(0x878700), rgb(0xaf5f5f)],
        discs: ByColor {
            black: disc([0x1c1c1c, 0x1c1c1c, 0x5f5faf, 0x005f5f], None, 0.0),
            white: disc([0xeeeeee, 0xeeeeee, 0x87afff, 0x87d7af], None, 0.0),
        },
        range: Range::Pigments,
    },
    sixteen: Pigments {
        felt: rgb(0x00cd00),
        odd: rgb(0x00cd00),
        line: rgb(0x7f7f7f),
        dot: rgb(0x7f7f7f),
        focus: rgb(0x00ffff),
        cursor: rgb(0x0000ee),
        mark: rgb(0x000000),
        last: rgb(0xff0000),
        tints: [rgb(0x00cdcd), rgb(0xcdcd00), rgb(0xcd0000)],
        discs: ByColor {
            black: disc([0x000000, 0x000000, 0xcd00cd, 0x7f7f7f], None, 0.0),
            white: disc([0xffffff, 0xffffff, 0xcd00cd, 0xe5e5e5], Some([0x7f7f7f; 2]), 0.0),
        },
        range: Range::Pigments,
    },
};

/// A printed diagram.
pub const PAPER: PigmentSet = PigmentSet {
    full: Pigments {
        felt: rgb(0xece5d4),
        odd: rgb(0xe2d9c2),
        line: rgb(0xc4b99f),
        dot: rgb(0x7a6f58),
        focus: rgb(0xb9ccdd),
        cursor: rgb(0x7a1f0a),
        mark: rgb(0x857550),
        last: rgb(0xd23b2f),
        tints: [rgb(0xa8cfc4), rgb(0xead08a), rgb(0xe3a994)],
        discs: ByColor {
            black: disc([0x262422, 0x161514, 0x6483b0, 0x9a9484], None, 14.0),
            white: disc([0xfffdf8, 0xfffdf8, 0x8fb4dc, 0xfffdf8], Some([0x958a75, 0xc6bda9]), 0.0),
        },
        range: Range::Full,
    },
    indexed: Pigments {
        felt: rgb(0xd7d7af),
        odd: rgb(0xd7d7d7),
        line: rgb(0xafaf87),
        dot: rgb(0x5f5f5f),
        focus: rgb(0xafd7ff),
        cursor: rgb(0x870000),
        mark: rgb(0x5f5f00),
        last: rgb(0xd75f00),
        tints: [rgb(0x87d7af), rgb(0xd7af5f), rgb(0xd78787)],
        discs: ByColor {
            black: disc([0x1c1c1c, 0x1c1c1c, 0x5f5faf, 0x87875f], None, 0.0),
            white: disc([0xffffff, 0xffffff, 0x5f87d7, 0xffffd7], Some([0x949494, 0xbcbcbc]), 0.0),
        },
        range: Range::Pigments,
    },
    sixteen: Pigments {
        felt: rgb(0xe5e5e5),
        odd: rgb(0xe5e5e5),
        line: rgb(0x7f7f7f),
        dot: rgb(0x000000),
        focus: rgb(0x00ffff),
        cursor: rgb(0x0000ee),
        mark: rgb(0x7f7f7f),
        last: rgb(0xcd0000),
        tints: [rgb(0x00ffff), rgb(0xffff00), rgb(0xff0000)],
        discs: ByColor {
            black: disc([0x000000, 0x000000, 0xcd00cd, 0x7f7f7f], None, 0.0),
            white: disc([0xffffff, 0xffffff, 0xcd00cd, 0xe5e5e5], Some([0x7f7f7f; 2]), 0.0),
        },
        range: Range::Pigments,
    },
};

/// The colours of Okabe and Ito (<https://jfly.uni-koeln.de/color/>), which nearly everybody tells
/// apart, on a blue board.
pub const CONTRAST: PigmentSet = PigmentSet {
    full: Pigments {
        felt: rgb(0x0a629c),
        odd: rgb(0x136ca8),
        line: rgb(0x00365c),
        dot: rgb(0x001c34),
        focus: rgb(0x2e83bd),
        cursor: rgb(0xf0e442),
        mark: rgb(0xf0e442),
        last: rgb(0xd55e00),
        tints: [rgb(0x2a8a5a), rgb(0x94762b), rgb(0xa8483c)],
        discs: ByColor {
            black: disc([0x0c0c0e, 0x000000, 0xa85f88, 0x05395c], None, 16.0),
            white: disc([0xf6f6f6, 0xdddddd, 0xe3a5c6, 0x9cc3de], None, 8.0),
        },
        range: Range::Full,
    },
    indexed: Pigments {
        felt: rgb(0x005faf),
        odd: rgb(0x0087af),
        line: rgb(0x00005f),
        dot: rgb(0x000000),
        focus: rgb(0x5f87af),
        cursor: rgb(0xffff5f),
        mark: rgb(0xffff5f),
        last: rgb(0xd75f00),
        tints: [rgb(0x00875f), rgb(0x878700), rgb(0xaf5f5f)],
        discs: ByColor {
            black: disc([0x080808, 0x080808, 0xaf5f87, 0x00005f], None, 0.0),
            white: disc([0xeeeeee, 0xeeeeee, 0xff87d7, 0x87afd7], None, 0.0),
        },
        range: Range::Pigments,
    },
    sixteen: Pigments {
        felt: rgb(0x5c5cff),
        odd: rgb(0x5c5cff),
        line: rgb(0x0000ee),
        dot: rgb(0x000000),
        focus: rgb(0x5c5cff),
        cursor: rgb(0xffff00),
        mark: rgb(0xffff00),
        last: rgb(0xff0000),
        tints: [rgb(0x00cd00), rgb(0xcdcd00), rgb(0xcd0000)],
        discs: ByColor {
            black: disc([0x000000, 0x000000, 0xcd00cd, 0x7f7f7f], None, 0.0),
            white: disc([0xffffff, 0xffffff, 0xff00ff, 0xe5e5e5], None, 0.0),
        },
        range: Range::Pigments,
    },
};

/// Dark slate.
pub const SLATE: PigmentSet = PigmentSet {
    full: Pigments {
        felt: rgb(0x56617a),
        odd: rgb(0x5e6a85),
        line: rgb(0x3b4457),
        dot: rgb(0x272d3a),
        focus: rgb(0x6b7896),
        cursor: rgb(0x8be9fd),
        mark: rgb(0xb4c2dd),
        last: rgb(0xff6b5e),
        tints: [rgb(0x3c7f79), rgb(0x8f7a3d), rgb(0x96525a)],
        discs: ByColor {
            black: disc([0x0a0b0e, 0x000000, 0x4a6bb0, 0x343c4d], None, 14.0),
            white: disc([0xe9edf5, 0xccd2df, 0x8fb0f0, 0xa3aec5], None, 8.0),
        },
        range: Range::Full,
    },
    indexed: Pigments {
        felt: rgb(0x5f5f87),
        odd: rgb(0x5f5f5f),
        line: rgb(0x3a3a3a),
        dot: rgb(0x121212),
        focus: rgb(0x5f87af),
        cursor: rgb(0x87ffff),
        mark: rgb(0xafd7ff),
        last: rgb(0xff5f5f),
        tints: [rgb(0x00875f), rgb(0x878700), rgb(0xaf5f5f)],
        discs: ByColor {
            black: disc([0x080808, 0x080808, 0x5f87d7, 0x3a3a3a], None, 0.0),
            white: disc([0xeeeeee, 0xeeeeee, 0x87afff, 0xafafd7], None, 0.0),
        },
        range: Range::Pigments,
    },
    sixteen: Pigments {
        felt: rgb(0x7f7f7f),
        odd: rgb(0x7f7f7f),
        line: rgb(0x000000),
        dot: rgb(0x000000),
        focus: rgb(0x7f7f7f),
        cursor: rgb(0xffff00),
        mark: rgb(0x00ffff),
        last: rgb(0xff0000),
        tints: [rgb(0x0000ee), rgb(0xcdcd00), rgb(0xcd0000)],
        discs: ByColor {
            black: disc([0x000000, 0x000000, 0x0000ee, 0x0000ee], None, 0.0),
            white: disc([0xffffff, 0xffffff, 0x5c5cff, 0xe5e5e5], None, 0.0),
        },
        range: Range::Pigments,
    },
};

/// Walnut wood.
pub const WALNUT: PigmentSet = PigmentSet {
    full: Pigments {
        felt: rgb(0x8a5a33),
        odd: rgb(0x956339),
        line: rgb(0x5c3819),
        dot: rgb(0x38200d),
        focus: rgb(0xa06e42),
        cursor: rgb(0xffd76a),
        mark: rgb(0xe6c699),
        last: rgb(0xd9412b),
        tints: [rgb(0x3f6f94), rgb(0xb08a2a), rgb(0x8f2f26)],
        discs: ByColor {
            black: disc([0x100d0b, 0x050403, 0x5872a0, 0x4d301a], None, 16.0),
            white: disc([0xf4ead8, 0xdbcdb4, 0x93b3dc, 0xcba983], None, 10.0),
        },
        range: Range::Full,
    },
    indexed: Pigments {
        felt: rgb(0x875f00),
        odd: rgb(0xaf5f00),
        line: rgb(0x5f0000),
        dot: rgb(0x080808),
        focus: rgb(0xaf5f00),
        cursor: rgb(0xffff5f),
        mark: rgb(0xffd787),
        last: rgb(0xff5f00),
        tints: [rgb(0x005faf), rgb(0x878700), rgb(0x870000)],
        discs: ByColor {
            black: disc([0x080808, 0x080808, 0x5f5faf, 0x3a3a3a], None, 0.0),
            white: disc([0xeeeeee, 0xeeeeee, 0x87afff, 0xd7af87], None, 0.0),
        },
        range: Range::Pigments,
    },
    sixteen: Pigments {
        felt: rgb(0xcd0000),
        odd: rgb(0xcd0000),
        line: rgb(0x000000),
        dot: rgb(0x000000),
        focus: rgb(0xcd0000),
        cursor: rgb(0xffff00),
        mark: rgb(0xcdcd00),
        last: rgb(0xff0000),
        tints: [rgb(0x00cdcd), rgb(0x00cd00), rgb(0xff00ff)],
        discs: ByColor {
            black: disc([0x000000, 0x000000, 0x0000ee, 0x7f7f7f], None, 0.0),
            white: disc([0xffffff, 0xffffff, 0x0000ee, 0xe5e5e5], None, 0.0),
        },
        range: Range::Pigments,
    },
};
