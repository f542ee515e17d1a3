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
