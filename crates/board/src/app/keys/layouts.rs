//! The usual keyboards of other scripts, and of languages that have their digits only with Shift.

/// Letters of a keyboard, and the Latin ones on the same keys.
struct Layout {
    letters: &'static str,
    latin: &'static str,
}

/// The keyboards of scripts that have one usual keyboard each, as XKB has them.
const LAYOUTS: &[Layout] = &[
    // Russian; the letters that only Ukrainian and Belarusian have are on keys of their own.
    Layout {
        letters: "йцукенгшщзхъфывапролджэячсмитьбюіїєўґ",
        latin: "qwertyuiop[]asdfghjkl;'zxcvbnm,.s]'o\\",
    },
    Layout {
        letters: "ςερτυθιοπασδφγηξκλζχψωβνμ", latin: "wertyuiopasdfghjklzxcvbnm"
    },
    Layout {
        letters: "קראטוןםפשדגכעיחלךףזסבהנמצתץ", latin: "ertyuiopasdfghjkl;zxcvbnm,."
    },
    Layout {
        letters: "ضصثقفغعهخحشسيبلاتنمكطئءؤرﻻىةو", latin: "qwertyuiopasdfghjkl;'zxcvbnm,"
    },
    // Two sets, as in South Korea; the last seven with Shift.
    Layout {
        letters: "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ",
        latin: "qwertyuiopasdfghjklzxcvbnmqwertop",
    },
    Layout {
        letters: "აბცდეფგჰიჯკლმნოპქრსტუვწხყზ", latin: "abcdefghijklmnopqrstuvwxyz"
    },
];

/// Returns the Latin character on the key of a letter of another script; `None` where keyboards differ.
pub fn latin(letter: char) -> Option<char> {
    let small = letter.to_lowercase().next()?;
    LAYOUTS.iter().find_map(|layout| {
        let at = layout.letters.chars().position(|known| known == small)?;
        layout.latin.chars().nth(at)
    })
}

/// The signs on the keys 1 to 8 without Shift: in France, in Belgium, in Czechia.
const DIGITS: [&str; 3] = ["&é\"'(-è_", "&é\"'(§è!", "+ěščřžýá"];

/// Returns the digit on the key of a sign in the row of digits.
pub fn digit(sign: char) -> Option<char> {
    let at = DIGITS.iter().find_map(|signs| signs.chars().position(|known| known == sign))?;
    ('1'..='8').nth(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_has_a_key_and_columns_have_a_letter() {
        for Layout { letters, latin: keys } in LAYOUTS {
            assert_eq!(letters.chars().count(), keys.chars().count(), "{letters}");
            assert!(('a'..='h').all(|column| keys.contains(column)), "{letters}");
        }
    }

    #[test]
    fn letters_are_where_their_keys_are() {
        let typed = |letters: &str| letters.chars().filter_map(latin).collect::<String>();
        assert_eq!(typed("фисвуапр"), "abcdefgh");
        assert_eq!(typed("αβψδεφγη"), "abcdefgh");
        assert_eq!(typed("שנבגקכעי"), "abcdefgh");
        assert_eq!(typed("شﻻؤيثبلا"), "abcdefgh");
        assert_eq!(typed("ㅁㅠㅊㅇㄷㄹㅎㅗ"), "abcdefgh");
        assert_eq!(typed("აბცდეფგჰ"), "abcdefgh");
        assert_eq!(typed("ВΔㄸ"), "dde");
        assert_eq!(typed("déあ黑"), "");
    }

    #[test]
    fn signs_are_where_their_digits_are() {
        for signs in DIGITS {
            assert_eq!(signs.chars().filter_map(digit).collect::<String>(), "12345678");
        }
        assert_eq!(digit('%'), None);
    }
}
