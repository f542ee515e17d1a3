//! Numbers and dates, with the signs of the language.

use othello_notation::date::Date;

use crate::i18n::Language;

/// Returns a number with so many decimals: `0.9`, in German `0,9`. A zero has no sign.
pub fn decimal(number: impl Into<f64>, decimals: usize) -> String {
    localized(&format!("{:.decimals$}", rounded(number.into(), decimals)))
}

/// Returns a number with its sign: `+0.9`.
pub fn signed(number: impl Into<f64>, decimals: usize) -> String {
    localized(&format!("{:+.decimals$}", rounded(number.into(), decimals)))
}

/// Returns a number with as many decimals as it has: `30`, `0.5`.
pub fn plain(number: f64) -> String {
    localized(&number.to_string())
}

/// Rounds as people do, halves away from zero; nothing that is shown as zero is negative.
fn rounded(number: f64, decimals: usize) -> f64 {
    let unit = 10f64.powi(i32::try_from(decimals).unwrap_or_default());
    (number * unit).round() / unit + 0.0
}

/// Puts the signs of the language in the place of point and minus.
pub fn localized(number: &str) -> String {
    let signs = &Language::current().facts().numbers;
    number.replace('.', signs.decimal).replace('-', signs.minus)
}

/// Returns a number of percents: `45%`, in German `45 %`.
#[expect(clippy::needless_pass_by_value, reason = "a number, or one in letters")]
pub fn percent(number: impl ToString) -> String {
    number.to_string() + Language::current().facts().numbers.percent
}

/// Returns a number with its digits in groups of three: `12,345`, in German `12.345`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push_str(Language::current().facts().numbers.group);
        }
        text.push(digit);
    }
    text
}

/// Returns a large number with three digits, in the units of the language: `12.3 M`, in German `12,3 Mio.`, in Japanese
/// `1230万`.
#[expect(clippy::cast_precision_loss, reason = "three digits are shown")]
pub fn short(number: u64) -> String {
    let number_in = number as f64;
    let mut units = Language::current().facts().numbers.units();
    let unit = units.find(|(unit, _)| number_in >= *unit);
    unit.map_or_else(
        || grouped(number),
        |(unit, name)| {
            let figure = number_in / unit;
            let decimals = [9.995, 99.95].iter().filter(|most| figure < **most).count();
            decimal(figure, decimals) + name
        },
    )
}

/// Returns as much of a date as is known: `2026-11-21`, `2026-11`, `1988`, in German `21.11.2026`; `None` without a
/// year.
pub fn date(date: Date) -> Option<String> {
    let year = format!("{:04}", date.year()?);
    let Some(month) = date.month() else { return Some(year) };
    let form = Language::current().facts().date;
    let form = match date.day() {
        Some(day) => form.replace("DD", &format!("{day:02}")).replace('D', &day.to_string()),
        None => without_day(form),
    };
    let form = form.replace("MM", &format!("{month:02}")).replace('M', &month.to_string());
    Some(form.replace("YYYY", &year))
}

/// Returns the form of a month of a year: the sign between the two stays.
fn without_day(form: &str) -> String {
    let is_sign = |letter: char| !letter.is_alphanumeric();
    let form = form.trim_start_matches(|letter| letter == 'D' || is_sign(letter));
    let end = form.find('D').unwrap_or(form.len());
    form[..end].trim_end_matches(is_sign).to_owned()
}

/// Returns a date that a file names in the same form, or as it is if it is none.
pub fn date_named(text: &str) -> String {
    text.parse().ok().and_then(date).unwrap_or_else(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::short;
    use crate::i18n::Language;

    #[test]
    fn a_large_number_is_short_in_the_units_of_the_language() {
        let check = |language: &str, expected: [&str; 5]| {
            language.parse::<Language>().unwrap().choose_here();
            let numbers = [9_999, 999_999, 1_000_000, 12_345_678, 45_600_000_000].map(short);
            assert_eq!(numbers, expected);
        };
        check("en", ["9,999", "999,999", "1.00 M", "12.3 M", "45.6 G"]);
        check("de", ["9.999", "999.999", "1,00\u{a0}Mio.", "12,3\u{a0}Mio.", "45,6\u{a0}Mrd."]);
        check("ja", ["9,999", "100万", "100万", "1235万", "456億"]);
    }
}
