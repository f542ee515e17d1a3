//! The particles of Korean, which follow the sound before them: `흑이` and `나무가` of `이(가)`.

/// The particles as translators write them, each with what follows a final consonant and what does not.
const PARTICLES: [(&str, &str, &str); 8] = [
    ("은(는)", "은", "는"),
    ("이(가)", "이", "가"),
    ("을(를)", "을", "를"),
    ("와(과)", "과", "와"),
    ("과(와)", "과", "와"),
    ("(으)로", "으로", "로"),
    ("(이)나", "이나", "나"),
    ("(이)라", "이라", "라"),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Vowel,
    /// ㄹ, which `로` follows like a vowel.
    Rieul,
    Consonant,
}

/// Appends what follows in a sentence, with the particles that fit what is before each.
pub fn append(text: &mut String, next: &str) {
    let mut rest = next;
    while let Some((at, particle)) = first(rest) {
        let (written, after_consonant, after_vowel) = particle;
        text.push_str(&rest[..at]);
        let is_vowel = match end(text) {
            End::Vowel => true,
            End::Rieul => written == "(으)로",
            End::Consonant => false,
        };
        text.push_str(if is_vowel { after_vowel } else { after_consonant });
        rest = &rest[at + written.len()..];
    }
    text.push_str(rest);
}

/// Returns the first particle in a text, and the place where it stands.
fn first(text: &str) -> Option<(usize, (&'static str, &'static str, &'static str))> {
    let found = PARTICLES.iter().filter_map(|particle| Some((text.find(particle.0)?, *particle)));
    found.min_by_key(|(at, _)| *at)
}

/// Returns the end of the last sound of a text. Signs such as quotes have none.
fn end(text: &str) -> End {
    let mut letters = text.chars().rev().skip_while(|letter| !letter.is_alphanumeric());
    let Some(last) = letters.next() else { return End::Vowel };
    match last {
        // Syllables stand in the order of their final consonants, of which there are 27, or none.
        '가'..='힣' => match (u32::from(last) - u32::from('가')) % 28 {
            0 => End::Vowel,
            8 => End::Rieul,
            _ => End::Consonant,
        },
        // 일, 칠, 팔; 영, 십, 백, 천, 삼, 육.
        '1' | '7' | '8' => End::Rieul,
        '0' | '3' | '6' => End::Consonant,
        _ if last.is_ascii_alphabetic() => latin_end(last, letters),
        _ => End::Vowel,
    }
}

/// Returns the end of a Latin word: of one letter or of capitals as letters are called, of others as names are usually read.
fn latin_end(last: char, mut before: impl Iterator<Item = char>) -> End {
    let previous = before.next().filter(char::is_ascii_alphabetic);
    if last.is_ascii_uppercase() || previous.is_none() {
        // 엘, 알; 엠, 엔.
        return match last.to_ascii_lowercase() {
            'l' | 'r' => End::Rieul,
            'm' | 'n' => End::Consonant,
            _ => End::Vowel,
        };
    }
    let is_vowel = |letter: char| "aeiouy".contains(letter.to_ascii_lowercase());
    match (previous, last) {
        // Nicole: the last letter is mute.
        (Some('l'), 'e') | (_, 'l') => End::Rieul,
        // Jane, Ben; Rick, King.
        (Some('n' | 'm'), 'e') | (_, 'm' | 'n') | (Some('c'), 'k') | (Some('n'), 'g') => {
            End::Consonant
        }
        // Bob, Eric; Mark and Robert are read with a vowel behind them.
        (Some(previous), 'b' | 'c' | 'k' | 'p' | 't') if is_vowel(previous) => End::Consonant,
        _ => End::Vowel,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(before: &str, next: &str) -> String {
        let mut text = before.to_owned();
        append(&mut text, next);
        text
    }

    #[test]
    fn a_particle_follows_the_sound_before_it() {
        assert_eq!(said("흑", "이(가) 둡니다"), "흑이 둡니다");
        assert_eq!(said("사과", "이(가) 둡니다"), "사과가 둡니다");
        assert_eq!(said("민준", "은(는)"), "민준은");
        assert_eq!(said("수지", "은(는)"), "수지는");
        assert_eq!(said("백", "을(를) 이깁니다"), "백을 이깁니다");
        assert_eq!(said("흑", "와(과) 백"), "흑과 백");
        assert_eq!(said("수지", "와(과) 백"), "수지와 백");
        assert_eq!(said("“수지", "”을(를) 저장"), "“수지”를 저장");
        assert_eq!(said("", "흑이(가) c4을(를) 둡니다"), "흑이 c4를 둡니다");
    }

    #[test]
    fn ro_follows_rieul_like_a_vowel() {
        let ends = ["서울", "수지", "흑", "c1", "c2", "c3", "10", "7"].map(|it| said(it, "(으)로"));
        assert_eq!(ends, ["서울로", "수지로", "흑으로", "c1로", "c2로", "c3으로", "10으로", "7로"]);
        assert_eq!(said("서울", "이(가)"), "서울이");
    }

    #[test]
    fn digits_and_latin_letters_are_read() {
        let ends = ["d3", "d4", "d5", "d6", "d8", "20"].map(|it| said(it, "을(를)"));
        assert_eq!(ends, ["d3을", "d4를", "d5를", "d6을", "d8을", "20을"]);
        for (name, expected) in [
            ("Ada", "Ada가"),
            ("Ben", "Ben이"),
            ("Bob", "Bob이"),
            ("Emile", "Emile이"),
            ("Jane", "Jane이"),
            ("Mark", "Mark가"),
            ("Rick", "Rick이"),
            ("Peter", "Peter가"),
            ("PGN", "PGN이"),
            ("XOT", "XOT가"),
            ("URL", "URL이"),
            ("Émile", "Émile이"),
        ] {
            assert_eq!(said(name, "이(가)"), expected);
        }
        assert_eq!(said("URL", "(으)로"), "URL로");
    }

    #[test]
    fn other_texts_stay_as_they_are() {
        assert_eq!(said("가", "흑(백) 차례"), "가흑(백) 차례");
        assert_eq!(said("", "은(는) 있습니다"), "는 있습니다");
    }
}
