//! Finds the tags of another game where one has not come to its end.

/// The part of a game in which another one may begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Context {
    /// Among the tags.
    Head,
    /// In a comment.
    Comment,
    /// Anywhere else.
    Elsewhere,
}

/// The bytes of a tag that may belong to another game.
#[derive(Default)]
pub(super) struct Restart {
    /// The bytes from its bracket on.
    pub(super) held: Vec<u8>,
    is_after_empty_line: bool,
    /// The names of the tags so far, each with a line break behind it.
    names: Vec<u8>,
}

/// Bytes of the names that are compared, at most: no game has as many tags.
const MOST_NAMES: usize = 1 << 11;

/// Bytes of the name of a tag that begins a game, at most.
const LONGEST_NAME: usize = 1 << 8;

impl Restart {
    /// Takes a byte behind so many line breaks; returns `true` if it shows that another game has
    /// begun with the bytes held.
    ///
    /// Among the tags it begins with one of a name that has been there before, after an empty line.
    /// In a comment, which is not closed then, it begins with a line `[Event "`, or with any tag
    /// after an empty line.
    pub(super) fn step(&mut self, context: Context, byte: u8, breaks: usize) -> bool {
        let may_begin = match context {
            Context::Head => true,
            Context::Comment => breaks > 0,
            Context::Elsewhere => false,
        };
        if self.held.is_empty() {
            if byte == b'[' && may_begin {
                self.held.push(byte);
                self.is_after_empty_line = breaks > 1;
            }
            return false;
        }
        self.held.push(byte);
        let is_new = byte == b'"' && self.is_new(context);
        let is_name = byte.is_ascii_alphanumeric() || byte >= 0x80 || b"_- \t".contains(&byte);
        if !is_new && (!is_name || self.held.len() > LONGEST_NAME) {
            self.held.clear();
        }
        is_new
    }

    /// Returns `true` if the tag whose name is held belongs to another game.
    fn is_new(&mut self, context: Context) -> bool {
        let name = self.held[1..self.held.len() - 1].trim_ascii().to_ascii_lowercase();
        match context {
            Context::Head => {
                let mut names = self.names.split(|&byte| byte == b'\n');
                let is_new = self.is_after_empty_line
                    && (self.names.len() > MOST_NAMES || names.any(|known| known == name));
                if self.names.len() <= MOST_NAMES {
                    self.names.extend(name);
                    self.names.push(b'\n');
                }
                is_new
            }
            Context::Comment => {
                let is_tag = !name.is_empty() && self.held[self.held.len() - 2] == b' ';
                is_tag && (self.is_after_empty_line || name == b"event")
            }
            Context::Elsewhere => false,
        }
    }
}
