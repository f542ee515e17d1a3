//! Range coding of small numbers, each with the frequencies of its context.
//!
//! The coder is a static rANS (Duda, "Asymmetric numeral systems", 2013): states of 32 bits, and
//! words of 16 bits. The numbers are read in the order in which they were written. Two states take
//! turns, so that the processor can work on two numbers at once.

use std::hint::select_unpredictable;

/// The bits of a frequency: all frequencies of a context sum to `1 << BITS`.
const BITS: u32 = 12;
const TOTAL: u32 = 1 << BITS;
/// The smallest state between two numbers.
const LEAST_STATE: u32 = 1 << 16;

/// The frequencies of the numbers -128 to 127 in one context.
#[derive(Clone)]
struct Frequencies([u16; 256]);

impl Frequencies {
    /// Scales counts so that every number that occurs has a frequency and their sum is right.
    fn from_counts(counts: &[u32; 256]) -> Self {
        let total: u64 = counts.iter().map(|&count| u64::from(count)).sum();
        let scaled = |count: u32| match count {
            0 => 0,
            _ => (u64::from(count) * u64::from(TOTAL) / total).max(1) as u16,
        };
        let mut frequencies = counts.map(scaled);
        let sum: u32 = frequencies.iter().map(|&frequency| u32::from(frequency)).sum();
        let mut rest = TOTAL.cast_signed() - sum.cast_signed();
        while rest != 0 && total > 0 {
            let most = frequencies.iter_mut().max().expect("there are 256 frequencies");
            // One frequency cannot give away more than half of itself at once.
            let change = rest.max(-i32::from(*most / 2));
            *most = most.wrapping_add_signed(change as i16);
            rest -= change;
        }
        Self(frequencies)
    }

    /// Writes the first and the last number that occurs and the frequencies from one to the other, in
    /// one byte below 128 and otherwise in two.
    fn write(&self, bytes: &mut Vec<u8>) {
        let first = self.0.iter().position(|&frequency| frequency > 0).unwrap_or(255);
        let last = self.0.iter().rposition(|&frequency| frequency > 0).unwrap_or(0);
        bytes.extend([first as u8, last as u8]);
        for &frequency in self.0.get(first..=last).unwrap_or_default() {
            if frequency >= 128 {
                bytes.push((frequency >> 7) as u8 | 0x80);
            }
            bytes.push(frequency as u8 & 0x7f);
        }
    }

    /// Reads what [`write`](Self::write) wrote; `None` if it is no table of frequencies.
    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let (first, last) = (usize::from(byte(bytes)?), usize::from(byte(bytes)?));
        let mut frequencies = [0; 256];
        for frequency in frequencies.get_mut(first..=last).unwrap_or_default() {
            let high = byte(bytes)?;
            *frequency = if high < 0x80 {
                u16::from(high)
            } else {
                u16::from(high & 0x7f) << 7 | u16::from(byte(bytes)? & 0x7f)
            };
        }
        let sum: u32 = frequencies.iter().map(|&frequency| u32::from(frequency)).sum();
        (sum == TOTAL || sum == 0).then_some(Self(frequencies))
    }

    /// Returns the sum of the frequencies before each number.
    fn sums(&self) -> [u16; 256] {
        let mut sum = 0;
        self.0.map(|frequency| {
            sum += frequency;
            sum - frequency
        })
    }
}

fn byte(bytes: &mut &[u8]) -> Option<u8> {
    let (&first, rest) = bytes.split_first()?;
    *bytes = rest;
    Some(first)
}

/// Returns the place of a number in a table.
const fn index(number: i8) -> usize {
    number.cast_unsigned() as usize ^ 0x80
}

/// Writes numbers, each with its context below `contexts`.
pub fn encode(numbers: &[(usize, i8)], contexts: usize) -> Vec<u8> {
    let mut counts = vec![[0; 256]; contexts];
    for &(context, number) in numbers {
        counts[context][index(number)] += 1;
    }
    let tables: Vec<_> = counts.iter().map(Frequencies::from_counts).collect();
    let mut bytes = Vec::new();
    for table in &tables {
        table.write(&mut bytes);
    }
    let sums: Vec<_> = tables.iter().map(Frequencies::sums).collect();
    let mut states = [LEAST_STATE; 2];
    let mut words = Vec::new();
    for (turn, &(context, number)) in numbers.iter().enumerate().rev() {
        let state = &mut states[turn % 2];
        let frequency = u32::from(tables[context].0[index(number)]);
        if *state >> (32 - BITS) >= frequency {
            words.push(*state as u16);
            *state >>= 16;
        }
        let sum = u32::from(sums[context][index(number)]);
        *state = ((*state / frequency) << BITS) + *state % frequency + sum;
    }
    bytes.extend(states.iter().flat_map(|state| state.to_le_bytes()));
    bytes.extend(words.iter().rev().flat_map(|word| word.to_le_bytes()));
    bytes
}

/// The part of a decoder that depends on the state modulo `TOTAL`.
#[derive(Clone, Copy, Default)]
struct Slot {
    number: i8,
    frequency: u16,
    /// The place of the state among those of the number.
    place: u16,
}

/// A reader of numbers.
pub struct Decoder<'a> {
    /// Those of one context after another.
    slots: Vec<Slot>,
    /// The state for the next number, and the one for the number after it.
    states: [u32; 2],
    words: &'a [[u8; 2]],
    /// The number of words that have been read.
    read: usize,
}

impl<'a> Decoder<'a> {
    /// Reads the frequencies; `None` if there are none.
    pub fn new(mut bytes: &'a [u8], contexts: usize) -> Option<Self> {
        let mut slots = vec![Slot::default(); contexts << BITS];
        for slots in slots.chunks_exact_mut(1 << BITS) {
            let mut slots = slots.iter_mut();
            for (index, &frequency) in Frequencies::read(&mut bytes)?.0.iter().enumerate() {
                let number = (index as u8 ^ 0x80).cast_signed();
                for (place, slot) in (0..frequency).zip(&mut slots) {
                    *slot = Slot { number, frequency, place };
                }
            }
        }
        let (&first, rest) = bytes.split_first_chunk()?;
        let (&second, words) = rest.split_first_chunk()?;
        let states = [first, second].map(u32::from_le_bytes);
        let (words, odd) = words.as_chunks();
        odd.is_empty().then_some(Self { slots, states, words, read: 0 })
    }

    /// Reads a number that was written with this context. After the end of the numbers it is any
    /// number.
    #[inline]
    pub fn next(&mut self, context: usize) -> i8 {
        let [state, other] = self.states;
        let slot = self.slots[context << BITS | (state % TOTAL) as usize];
        let state = (state >> BITS) * u32::from(slot.frequency) + u32::from(slot.place);
        // Without a branch, which nobody could predict.
        let word = self.words.get(self.read);
        let is_short = state < LEAST_STATE && word.is_some();
        let longer = state << 16 | u32::from(u16::from_le_bytes(word.copied().unwrap_or_default()));
        self.read += usize::from(is_short);
        let state = select_unpredictable(is_short, longer, state);
        self.states = [other, state];
        slot.number
    }

    /// Returns `true` if all numbers, and nothing else, have been read.
    pub fn is_at_end(&self) -> bool {
        self.read == self.words.len() && self.states == [LEAST_STATE; 2]
    }
}

#[cfg(test)]
mod tests {
    use super::{Decoder, encode};

    #[test]
    fn numbers_are_read_as_they_were_written() {
        let mut state = 1u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state >> 16
        };
        let numbers: Vec<(usize, i8)> = (0..20_000)
            .map(|_| (next() as usize % 3, (next() % 256) as u8))
            .map(|(context, byte)| (context, byte.cast_signed() >> (3 * context)))
            .collect();
        // The context 3 does not occur.
        let bytes = encode(&numbers, 4);
        assert!(bytes.len() < 20_000 * 2 / 3 + 1_000, "{} bytes", bytes.len());
        let mut decoder = Decoder::new(&bytes, 4).unwrap();
        assert!(numbers.iter().all(|&(context, number)| decoder.next(context) == number));
        assert!(decoder.is_at_end());
    }

    #[test]
    fn other_bytes_are_no_numbers() {
        let numbers = [(0, 1), (0, 2), (0, 1)];
        let bytes = encode(&numbers, 1);
        for length in 0..bytes.len() {
            let decoder = Decoder::new(&bytes[..length], 1);
            assert!(decoder.is_none_or(|decoder| !decoder.is_at_end()));
        }
        assert!(Decoder::new(&[3, 1, 2, 3], 1).is_none());
        assert!(Decoder::new(&[0, 0, 5, 9, 9, 9, 9], 1).is_none());
    }
}
