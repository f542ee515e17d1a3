//! Messages as the program holds them, one table of bytes for each language: pointers would be set one by one by the
//! system at every start.
//!
//! A block has its length, two bytes, before it. A table is the place of each message, four bytes, and the messages:
//! the block of the value, and for each attribute the blocks of its name and of its pattern. Cases are blocks of names
//! and of patterns in turn.

/// Messages, or the rest of what is packed of one.
#[derive(Clone, Copy)]
pub struct Packed<'a>(pub &'a [u8]);

/// A part of a pattern.
pub enum PackedPart<'a> {
    /// It stands there.
    Text(&'a str),
    /// The argument of that number.
    Given(usize),
    /// Another message.
    Message(Packed<'a>),
    /// A choice by the argument of that number among the cases, and the pattern that is taken if none fits.
    Select(usize, Packed<'a>, Packed<'a>),
}

impl<'a> Packed<'a> {
    /// Returns the message of that number, of the table of a language.
    #[must_use]
    pub fn message(self, number: usize) -> Self {
        let place = self.0[4 * number..][..4].try_into().expect("four bytes");
        let from = usize::try_from(u32::from_le_bytes(place)).expect("an address fits");
        Self(Self(&self.0[from..]).block())
    }

    /// Returns the value of a message.
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

    /// Returns the parts of a pattern.
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

/// Returns bytes with their number before them.
///
/// # Panics
/// When they are more than [`MOST`].
pub fn block(bytes: &[u8]) -> Vec<u8> {
    let length = u16::try_from(bytes.len()).expect("a message of less than 64 KiB");
    [&length.to_le_bytes(), bytes].concat()
}

/// Returns a table of messages, each the blocks of its value and of its attributes.
pub fn table(messages: &[Vec<u8>]) -> Vec<u8> {
    let mut places = Vec::new();
    let mut table = Vec::new();
    for message in messages {
        let place = u32::try_from(4 * messages.len() + table.len()).expect("a table of megabytes");
        places.extend(place.to_le_bytes());
        table.extend(block(message));
    }
    [places, table].concat()
}
