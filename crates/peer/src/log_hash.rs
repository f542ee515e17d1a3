//! SipHash-2-4 hashes, by which logs are compared, tickets checked and secrets derived from others.

use std::fmt;
use std::str::FromStr;

/// The hash of a text under a key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LogHash(u64);

impl LogHash {
    /// Returns the hash of bytes under a key.
    pub(super) fn keyed(key: &[u8; 16], bytes: &[u8]) -> Self {
        Self(sip_hash(key, bytes))
    }

    /// Returns the hash of a text that follows this hash, under a key that everybody knows.
    #[must_use]
    pub fn then(self, text: &str) -> Self {
        let mut bytes = self.0.to_le_bytes().to_vec();
        bytes.extend(text.as_bytes());
        Self::keyed(&[0; 16], &bytes)
    }

    /// Returns the bytes of the hash, the lowest first.
    pub(super) const fn bytes(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }
}

impl fmt::Display for LogHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for LogHash {
    type Err = ();

    /// Reads 16 hexadecimal digits in lower case.
    fn from_str(text: &str) -> Result<Self, ()> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 16 || !text.bytes().all(is_digit) {
            return Err(());
        }
        u64::from_str_radix(text, 16).map(Self).map_err(|_| ())
    }
}

/// Returns the hash that Aumasson and Bernstein define in "`SipHash`: a fast short-input PRF" (2012).
fn sip_hash(key: &[u8; 16], bytes: &[u8]) -> u64 {
    let [low, high] = [&key[..8], &key[8..]].map(little_endian);
    let mut state = [
        low ^ 0x736f_6d65_7073_6575,
        high ^ 0x646f_7261_6e64_6f6d,
        low ^ 0x6c79_6765_6e65_7261,
        high ^ 0x7465_6462_7974_6573,
    ];
    let mut take = |word: u64| {
        state[3] ^= word;
        round(&mut state);
        round(&mut state);
        state[0] ^= word;
    };
    let chunks = bytes.chunks_exact(8);
    // The last word ends with the length.
    let last = little_endian(chunks.remainder()) | (bytes.len() as u64) << 56;
    chunks.map(little_endian).chain([last]).for_each(&mut take);
    state[2] ^= 0xff;
    (0..4).for_each(|_| round(&mut state));
    state.into_iter().fold(0, |hash, word| hash ^ word)
}

fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
}

const fn round(state: &mut [u64; 4]) {
    let [mut a, mut b, mut c, mut d] = *state;
    a = a.wrapping_add(b);
    c = c.wrapping_add(d);
    b = b.rotate_left(13) ^ a;
    d = d.rotate_left(16) ^ c;
    a = a.rotate_left(32);
    c = c.wrapping_add(b);
    a = a.wrapping_add(d);
    b = b.rotate_left(17) ^ c;
    d = d.rotate_left(21) ^ a;
    c = c.rotate_left(32);
    *state = [a, b, c, d];
}

#[cfg(test)]
mod tests {
    use super::{LogHash, sip_hash};

    /// The test vectors of the reference implementation: key 00..0f, message 00, 01, ...
    #[test]
    fn the_hash_is_that_of_its_authors() {
        let key: [u8; 16] = std::array::from_fn(|index| u8::try_from(index).unwrap());
        let message: Vec<u8> = (0..63).collect();
        let check = |length: usize, hash| assert_eq!(sip_hash(&key, &message[..length]), hash);
        check(0, 0x726f_db47_dd0e_0e31);
        check(1, 0x74f8_39c5_93dc_67fd);
        check(7, 0xab02_00f5_8b01_d137);
        check(8, 0x93f5_f579_9a93_2462);
        check(15, 0xa129_ca61_49be_45e5);
        check(63, 0x958a_324c_eb06_4572);
    }

    #[test]
    fn a_sum_is_read_as_it_is_written_and_nothing_else_is_one() {
        let hash = LogHash::default().then("d3");
        assert_eq!(hash.to_string().parse(), Ok(hash));
        assert_ne!(hash, LogHash::default().then("c4"));
        for text in ["", "0", "+000000000000001", "000000000000000G", "00000000000000000"] {
            assert_eq!(text.parse::<LogHash>(), Err(()), "{text}");
        }
    }
}
