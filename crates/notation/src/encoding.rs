//! Encodings of texts: their names, text from bytes, and the guess at the encoding of a text that does
//! not name one.
//!
//! [`decode`] reads a text by a few rules, the first that applies:
//!
//! 1. as UTF-8 or UTF-16 if it has the byte order mark of it,
//! 2. as the encoding that the caller names,
//! 3. as UTF-16 if every other of the first bytes is zero,
//! 4. as what the `CA` of a game in SGF names, if all of it can be read so,
//! 5. as UTF-8 if all of it is,
//! 6. as what it looks like, Japanese being the likelier of two encodings in doubt.
//!
//! A text has one encoding and costs one guess, but for games in SGF that name another one than those
//! before. Bytes that cannot be read become U+FFFD and are [counted](Decoded::unreadable).

use crate::encoding::decoder::Decoder;

pub(crate) mod decoder;
pub(crate) mod guess;
pub(crate) mod name;

pub use name::{Basis, Decoded, Encoding, UnknownEncoding};

/// Reads the text of some bytes; `named` is its encoding if that is known.
///
/// ```
/// use othello_notation::encoding::{Basis, decode};
/// // The second byte of 表 is a backslash, which escapes nothing.
/// let decoded = decode(b"(;GM[2]CA[Shift_JIS];B[f5]C[\x95\x5c];W[d6])", None);
/// assert_eq!(decoded.text, "(;GM[2]CA[Shift_JIS];B[f5]C[表];W[d6])");
/// assert_eq!(decoded.encodings, [("Shift_JIS".parse()?, Basis::Known)]);
/// assert!(decoded.unreadable.is_empty());
/// # Ok::<(), othello_notation::encoding::UnknownEncoding>(())
/// ```
pub fn decode(bytes: &[u8], named: Option<Encoding>) -> Decoded {
    Decoder::new(bytes).with_encoding(named).decode_all()
}
