//! Plurals by the rules of Unicode's CLDR: `i % 10 = 2..4 and i % 100 != 12..14`.
//!
//! Rules are lines of a category and its rule, `few: RULE`; `other` has what no rule takes. The operands are those of
//! <https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules> without exponents.

/// The categories that a rule can have.
pub const CATEGORIES: [&str; 5] = ["zero", "one", "two", "few", "many"];

/// A number as it is written: with the digits behind its sign, `1.50` unlike `1.5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operands {
    whole: u64,
    digits: u32,
    fraction: u64,
}

impl Operands {
    /// Returns the number with so many `digits` behind the sign, which are `fraction`.
    pub const fn new(whole: u64, digits: u32, fraction: u64) -> Self {
        Self { whole, digits, fraction }
    }

    /// Returns the value of an operand without what is behind its sign, and `true` if nothing is; `None` if there is no
    /// such operand.
    fn value(self, operand: &str) -> Option<(u64, bool)> {
        let Self { whole, digits, fraction } = self;
        let mut trimmed = (digits, fraction);
        while trimmed.0 > 0 && trimmed.1.is_multiple_of(10) {
            trimmed = (trimmed.0 - 1, trimmed.1 / 10);
        }
        let value = match operand {
            "n" => return Some((whole, fraction == 0)),
            "i" => whole,
            "v" => digits.into(),
            "w" => trimmed.0.into(),
            "f" => fraction,
            "t" => trimmed.1,
            "e" | "c" => 0,
            _ => return None,
        };
        Some((value, true))
    }
}

impl From<i64> for Operands {
    fn from(number: i64) -> Self {
        Self::new(number.unsigned_abs(), 0, 0)
    }
}

pub fn category(rules: &'static str, number: Operands) -> &'static str {
    let fitting = split(rules).find(|(_, rule)| fits(rule, number) == Some(true));
    fitting.map_or("other", |(category, _)| category)
}

/// Returns the categories of whole numbers, and `other`.
pub fn of_whole_numbers(rules: &'static str) -> Vec<&'static str> {
    let has_one = |rule: &str| (0..=200).any(|number| fits(rule, number.into()) == Some(true));
    let own = split(rules).filter(|(_, rule)| has_one(rule)).map(|(category, _)| category);
    own.chain(["other"]).collect()
}

/// Returns the categories of all numbers, and `other`.
pub fn all(rules: &'static str) -> impl Iterator<Item = &'static str> {
    split(rules).map(|(category, _)| category).chain(["other"])
}

pub fn is_rule(rule: &str) -> bool {
    fits(rule, 0.into()).is_some()
}

fn split(rules: &str) -> impl Iterator<Item = (&str, &str)> {
    rules.lines().filter_map(|line| line.split_once(": "))
}

/// Returns `true` if a rule takes a number; `None` if it is no rule.
fn fits(rule: &str, number: Operands) -> Option<bool> {
    // CLDR lists examples behind it.
    let rule = rule.split('@').next().unwrap_or_default();
    let mut is_one_met = false;
    for condition in rule.split(" or ") {
        let mut are_all_met = true;
        for relation in condition.split(" and ") {
            are_all_met &= holds(relation, number)?;
        }
        is_one_met |= are_all_met;
    }
    Some(is_one_met)
}

fn holds(relation: &str, number: Operands) -> Option<bool> {
    let (left, ranges) = relation.split_once('=')?;
    let (left, is_wanted) = left.strip_suffix('!').map_or((left, true), |left| (left, false));
    let (operand, modulus) = match left.split_once('%') {
        Some((operand, modulus)) => (operand, modulus.trim().parse().ok().filter(|it| *it > 0)?),
        None => (left, u64::MAX),
    };
    let (value, is_whole) = number.value(operand.trim())?;
    let value = value % modulus;
    let mut is_in = false;
    for range in ranges.split(',') {
        let (first, last) = range.split_once("..").unwrap_or((range, range));
        let range = first.trim().parse().ok()?..=last.trim().parse().ok()?;
        is_in |= is_whole && range.contains(&value);
    }
    Some(is_in == is_wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As Unicode has them.
    const RUSSIAN: &str = "one: v = 0 and i % 10 = 1 and i % 100 != 11\n\
        few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14\n\
        many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14 @integer 0, 5~19";

    fn categories(rules: &'static str, numbers: &[i64]) -> Vec<&'static str> {
        numbers.iter().map(|number| category(rules, (*number).into())).collect()
    }

    #[test]
    fn a_number_has_the_plural_of_the_language() {
        assert_eq!(
            categories("one: i = 1 and v = 0", &[0, 1, -1, 2]),
            ["other", "one", "one", "other"]
        );
        assert_eq!(categories("one: i = 0,1", &[0, 1, 2]), ["one", "one", "other"]);
        assert_eq!(categories("", &[0, 1]), ["other", "other"]);
        let expected = ["many", "one", "few", "many", "many", "many", "one", "few", "many"];
        assert_eq!(categories(RUSSIAN, &[0, 1, 4, 5, 11, 12, 21, 103, 111]), expected);
    }

    #[test]
    fn a_fraction_has_a_plural_of_its_own() {
        let (half_more, one_and_nothing) = (Operands::new(1, 1, 5), Operands::new(1, 1, 0));
        assert_eq!(category("one: i = 1 and v = 0", half_more), "other");
        assert_eq!(category("one: i = 0,1", half_more), "one");
        assert_eq!(category("one: n = 1", half_more), "other");
        assert_eq!(category("one: n = 1", one_and_nothing), "one");
        assert_eq!(category(RUSSIAN, half_more), "other");
        // Macedonian and Danish look at the fraction.
        assert_eq!(category("one: f % 10 = 1 and f % 100 != 11", Operands::new(2, 1, 1)), "one");
        assert_eq!(category("one: n = 1 or t != 0 and i = 0,1", half_more), "one");
    }

    #[test]
    fn what_is_no_rule_is_known() {
        for rule in ["n is 1", "x = 1", "i % 0 = 1", "i = one", "", "i = 1 and"] {
            assert!(!is_rule(rule), "{rule}");
        }
        assert!(RUSSIAN.lines().all(|line| is_rule(line.split_once(": ").unwrap().1)));
        assert_eq!(of_whole_numbers(RUSSIAN), ["one", "few", "many", "other"]);
        assert_eq!(of_whole_numbers("many: v != 0"), ["other"]);
    }
}
