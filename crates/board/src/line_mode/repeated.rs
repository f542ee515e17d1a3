//! Sentences about other machines that may come again and again: one is said, the others are counted.

use othello_words::i18n::m;

use std::time::Duration;

/// The time for which sentences of a kind are counted.
const INTERVAL: Duration = Duration::from_secs(10);
/// The most kinds that are told apart at a time; the others are counted together.
const MOST_KINDS: usize = 32;

/// The sentences that were said lately.
#[derive(Debug, Default)]
pub struct Repeated(Vec<Kind>);

/// Sentences that differ in their numbers at most.
#[derive(Debug)]
struct Kind {
    key: String,
    last: String,
    age: Duration,
    more: u32,
}

impl Repeated {
    /// Returns a sentence that is to be said, or counts it if one of its kind was said lately.
    pub fn say(&mut self, sentence: String) -> Option<String> {
        let key: String = sentence.chars().filter(|letter| !letter.is_ascii_digit()).collect();
        let is_full = self.0.len() >= MOST_KINDS;
        let known = self.0.iter().position(|kind| kind.key == key);
        if let Some(kind) = known.or(is_full.then_some(0)).and_then(|index| self.0.get_mut(index)) {
            kind.more = kind.more.saturating_add(1);
            kind.last = sentence;
            return None;
        }
        self.0.push(Kind { key, last: sentence.clone(), age: Duration::ZERO, more: 0 });
        Some(sentence)
    }

    /// Lets time pass; returns the last sentence of each kind that was counted long enough.
    pub fn elapse(&mut self, time: Duration) -> Vec<String> {
        let mut said = Vec::new();
        self.0.retain_mut(|kind| {
            kind.age = kind.age.saturating_add(time);
            if kind.age < INTERVAL {
                return true;
            }
            let more = std::mem::take(&mut kind.more);
            kind.age = Duration::ZERO;
            said.extend((more > 0).then(|| counted(&kind.last, more)));
            more > 0
        });
        said
    }

    /// Returns the time after which something is to be said.
    pub fn next_event(&self) -> Option<Duration> {
        let counted = self.0.iter().filter(|kind| kind.more > 0);
        counted.map(|kind| INTERVAL.saturating_sub(kind.age)).min()
    }
}

/// Returns a sentence of which there were that many more.
fn counted(sentence: &str, more: u32) -> String {
    m::common::and_more(sentence, more.to_string()).to_string()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{MOST_KINDS, Repeated};

    #[test]
    fn one_sentence_is_said_and_the_others_are_counted() {
        let mut repeated = Repeated::default();
        let second = Duration::from_secs(1);
        let say = |repeated: &mut Repeated, text: &str| repeated.say(text.into());
        assert_eq!(say(&mut repeated, "2 watch."), Some("2 watch.".into()));
        assert_eq!(say(&mut repeated, "Refused."), Some("Refused.".into()));
        for number in 3..=414 {
            assert_eq!(say(&mut repeated, &format!("{number} watch.")), None);
        }
        assert_eq!(repeated.next_event(), Some(10 * second));
        assert!(repeated.elapse(9 * second).is_empty());
        assert_eq!(repeated.elapse(second), ["414 watch. (and 412 more)"]);
        // The kind that went on is still counted, the other one is news again.
        assert_eq!(say(&mut repeated, "7 watch."), None);
        assert_eq!(say(&mut repeated, "Refused."), Some("Refused.".into()));
        assert_eq!(repeated.elapse(10 * second), ["7 watch. (and 1 more)"]);
        assert!(repeated.elapse(10 * second).is_empty());
        assert_eq!(repeated.next_event(), None);
    }

    #[test]
    fn however_many_kinds_there_are_few_are_said() {
        let mut repeated = Repeated::default();
        let said = (0..10_000).filter_map(|number| {
            let letters: String =
                format!("{number}").bytes().map(|digit| char::from(digit + 49)).collect();
            repeated.say(letters)
        });
        assert_eq!(said.count(), MOST_KINDS);
        assert_eq!(repeated.elapse(Duration::from_secs(10)).len(), 1);
    }
}
