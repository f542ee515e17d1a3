//! Messages as the program holds them, one table of bytes for each language: pointers would be set one by one by the
//! system at every start.
//!
//! A block has its length, two bytes, before it. A table is the place of each message, four bytes, and the messages, each
//! with its length, four bytes, before it: the block of the value, and for each attribute the blocks of its name and of its pattern. Cases are blocks of names
//! and of patterns in turn.

/// Messages, or the rest of what is packed of one.
#[derive(Clone, Copy)]
pub struct Packed<'a>(pub &'a [u8]);

pub enum PackedPart<'a> {
    /// It stands there.
    Text(&'a str),
    /// The argument of that number.
    Given(usize),
    Message(Packed<'a>),
    /// A choice by the argument of that number among the cases, and the pattern that is taken if none fits.
    Select(usize, Packed<'a>, Packed<'a>),
}

impl<'a> Packed<'a> {
    /// Returns the message of that number, of the table of a language.
    #[must_use]
    pub fn message(self, number: usize) -> Self {
        let from = self.size(4 * number);
        Self(&self.0[from + 4..][..self.size(from)])
    }

    /// Returns a place or a length.
    fn size(self, at: usize) -> usize {
        let size = self.0[at..][..4].try_into().expect("four bytes");
        usize::try_from(u32::from_le_bytes(size)).expect("an address fits")
    }

    #[must_use]
    pub fn value(mut self) -> Self {
        Self(self.block())
    }

    /// Returns the attributes of a message and their patterns.
    pub fn attributes(mut self) -> impl Iterator<Item = (&'a str, Self)> {
        self.block();
        self.cases()
    }

    /// Returns names and their patterns.
    pub fn cases(mut self) -> impl Iterator<Item = (&'a str, Self)> {
        std::iter::from_fn(move || (!self.0.is_empty()).then(|| (self.text(), Self(self.block()))))
    }

    pub fn parts(mut self) -> impl Iterator<Item = PackedPart<'a>> {
        std::iter::from_fn(move || {
            if self.0.is_empty() {
                return None;
            }
            Some(match self.byte() {
                b't' => PackedPart::Text(self.text()),
                b'g' => PackedPart::Given(self.byte().into()),
                b'm' => PackedPart::Message(Self(self.block())),
                _ => PackedPart::Select(self.byte().into(), Self(self.block()), Self(self.block())),
            })
        })
    }

    fn byte(&mut self) -> u8 {
        let (byte, rest) = self.0.split_first().expect("messages are packed whole");
        self.0 = rest;
        *byte
    }

    fn block(&mut self) -> &'a [u8] {
        let length = u16::from_le_bytes([self.byte(), self.byte()]);
        let (block, rest) = self.0.split_at(length.into());
        self.0 = rest;
        block
    }

    fn text(&mut self) -> &'a str {
        std::str::from_utf8(self.block()).expect("text is packed")
    }
}

/// The most bytes of a block.
pub const MOST: usize = u16::MAX as usize;

/// Returns bytes with their number before them: the first [`MOST`], where there are more. That is a fault of the message,
/// which whoever reads it tells.
pub fn block(bytes: &[u8]) -> Vec<u8> {
    let length = u16::try_from(bytes.len()).unwrap_or(u16::MAX);
    [&length.to_le_bytes(), &bytes[..length.into()]].concat()
}

/// Returns a table of messages, each the blocks of its value and of its attributes.
pub fn table(messages: &[Vec<u8>]) -> Vec<u8> {
    let mut places = Vec::new();
    let mut table = Vec::new();
    for message in messages {
        let size = |size: usize| u32::try_from(size).expect("a table of megabytes").to_le_bytes();
        places.extend(size(4 * messages.len() + table.len()));
        table.extend(size(message.len()));
        table.extend(message);
    }
    [places, table].concat()
}
