//! The names of encodings, and texts that were read by them.

use std::fmt;
use std::str::FromStr;

/// An encoding of text, such as UTF-8 or `Shift_JIS`.
///
/// ```
/// use othello_notation::encoding::Encoding;
/// let encoding: Encoding = "sjis".parse()?;
/// assert_eq!(encoding.name(), "Shift_JIS");
/// assert_eq!("Latin1".parse(), "windows-1252".parse::<Encoding>());
/// # Ok::<(), othello_notation::encoding::UnknownEncoding>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Encoding(pub(crate) &'static encoding_rs::Encoding);

impl Encoding {
    /// UTF-8.
    pub const UTF_8: Self = Self(encoding_rs::UTF_8);
    pub(crate) const UTF_16LE: Self = Self(encoding_rs::UTF_16LE);
    pub(crate) const UTF_16BE: Self = Self(encoding_rs::UTF_16BE);

    /// Returns the name as the [Encoding Standard](https://encoding.spec.whatwg.org) has it:
    /// `Shift_JIS`, `EUC-JP`, `gb18030`, `windows-1252`.
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// Returns `true` for UTF-16, in which letters of ASCII are no bytes of ASCII.
    pub(crate) fn is_utf_16(self) -> bool {
        self == Self::UTF_16LE || self == Self::UTF_16BE
    }

    /// Returns the text of some bytes if all of them can be read; none is said to be a control
    /// character that no text has.
    pub(crate) fn read(self, bytes: &[u8]) -> Option<String> {
        let text = self.0.decode_without_bom_handling_and_without_replacement(bytes)?;
        let is_sound = !text.chars().any(|letter| self.is_unassigned(letter));
        is_sound.then(|| text.into_owned())
    }

    /// Returns a text in this encoding; `None` if it would be read as another one.
    pub(crate) fn written(self, text: &str) -> Option<Vec<u8>> {
        if self.is_utf_16() {
            let is_big = self == Self::UTF_16BE;
            let bytes = |unit: u16| if is_big { unit.to_be_bytes() } else { unit.to_le_bytes() };
            return Some(text.encode_utf16().flat_map(bytes).collect());
        }
        let (bytes, ..) = self.0.encode(text);
        (self.read(&bytes).as_deref() == Some(text)).then(|| bytes.into_owned())
    }

    /// Returns `true` for what a byte is read as that stands for nothing in this encoding.
    pub(crate) fn is_unassigned(self, letter: char) -> bool {
        let is_of_unicode = self == Self::UTF_8 || self.is_utf_16() || self.name() == "gb18030";
        !is_of_unicode && ('\u{80}'..='\u{9f}').contains(&letter)
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Encoding {
    type Err = UnknownEncoding;

    /// Reads one of the many names of an encoding, in either case.
    fn from_str(name: &str) -> Result<Self, UnknownEncoding> {
        /// Names that the standard does not list, and one that it does.
        const MORE: [(&str, &str); 7] = [
            ("cp932", "shift_jis"),
            ("shiftjis", "shift_jis"),
            ("eucjp", "euc-jp"),
            ("jis", "iso-2022-jp"),
            ("cp936", "gbk"),
            ("cp950", "big5"),
            ("utf16", "utf-16"),
        ];
        let name = name.trim();
        let other = MORE.iter().find(|(other, _)| other.eq_ignore_ascii_case(name));
        let label = other.map_or(name, |(_, label)| *label);
        let found = encoding_rs::Encoding::for_label_no_replacement(label.as_bytes());
        let found = found.filter(|found| *found != encoding_rs::X_USER_DEFINED);
        found.map(Self).ok_or(UnknownEncoding)
    }
}

/// The error of a text that is not the name of an encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownEncoding;

impl fmt::Display for UnknownEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected the name of an encoding, such as UTF-8, Shift_JIS, EUC-JP or GB18030")
    }
}

impl std::error::Error for UnknownEncoding {}

/// The way in which the encoding of a text was found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Basis {
    /// The caller or the text has named it, or it has the marks of it.
    Known,
    /// The text does not name it: it is a guess.
    Guess,
    /// The text names another one, in which it cannot be read.
    Contrary {
        /// The name of that one.
        declared: String,
    },
}

/// A text that has been read from bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Decoded {
    /// The text, with line feeds for single carriage returns.
    pub text: String,
    /// The encodings of its parts that are not UTF-8, or that name another, each once for its basis.
    pub encodings: Vec<(Encoding, Basis)>,
    /// The places in the text, in bytes, where U+FFFD stands for bytes that cannot be read.
    pub unreadable: Vec<usize>,
}
