//! Links on the screen that the terminal opens at a click (OSC 8,
//! <https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda>).

use std::io::{self, Write};

use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Position;

/// A link in a row of the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Hyperlink {
    start: Position,
    cells: Vec<Cell>,
}

impl Hyperlink {
    /// Returns those in the first rows of a frame that lead to one of these addresses: others may be cut off, or are part
    /// of a name.
    pub fn all(buffer: &Buffer, rows: u16, addresses: &[&str]) -> Vec<Self> {
        let content = buffer.content.chunks(usize::from(buffer.area.width).max(1));
        let links = content.zip(0..rows).filter_map(|(row, y)| Self::in_row(row, y));
        links.filter(|link| addresses.contains(&&*link.address())).collect()
    }

    /// Returns the first of a row.
    fn in_row(row: &[Cell], y: u16) -> Option<Self> {
        let begins = |at: usize, start: &str| {
            let mut letters = row[at..].iter().map(Cell::symbol);
            start.chars().all(|letter| letters.next().is_some_and(|it| it.chars().eq([letter])))
        };
        let start = (0..row.len()).find(|&x| begins(x, "https://") || begins(x, "http://"))?;
        let is_part = |cell: &&Cell| cell.symbol().bytes().all(|byte| byte.is_ascii_graphic());
        let cells = row[start..].iter().take_while(is_part).cloned().collect();
        Some(Self { start: Position::new(u16::try_from(start).ok()?, y), cells })
    }

    fn address(&self) -> String {
        self.cells.iter().map(Cell::symbol).collect()
    }

    /// Writes it again as a link.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        open(&self.address(), out)?;
        let cells = (self.start.x..).zip(&self.cells);
        CrosstermBackend::new(out.by_ref()).draw(cells.map(|(x, cell)| (x, self.start.y, cell)))?;
        close(out)
    }
}

/// Has what is written from here on lead to that address.
pub fn open(address: &str, out: &mut impl Write) -> io::Result<()> {
    write!(out, "\x1b]8;;{address}\x1b\\")
}

/// Ends a link.
pub fn close(out: &mut impl Write) -> io::Result<()> {
    out.write_all(b"\x1b]8;;\x1b\\")
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;

    use super::Hyperlink;

    #[test]
    fn links_in_a_frame_are_written_as_such() {
        let buffer = Buffer::with_lines([
            "a word",
            "│ https://a.example/#b │",
            "http:/ httpx://",
            "http://b",
        ]);
        let links = Hyperlink::all(&buffer, 3, &["https://a.example/#b", "http://b"]);
        let mut out = Vec::new();
        for link in &links {
            link.write(&mut out).unwrap();
        }
        let out = String::from_utf8(out).unwrap();
        assert_eq!(links.len(), 1, "{out}");
        assert!(out.starts_with("\x1b]8;;https://a.example/#b\x1b\\\x1b[2;3H"), "{out:?}");
        assert!(out.ends_with("\x1b]8;;\x1b\\"), "{out:?}");
    }
}
