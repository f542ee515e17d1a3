//! The facts about a language, of its `language.toml`.

use toml::de::{DeTable, DeValue};

use crate::plural::{self, Operands};

pub const FILE: &str = "language.toml";

/// The properties of a language that the program has to know beside its messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The code, which is the name of the folder: `de`.
    pub code: &'static str,
    /// The name in the language itself.
    pub own_name: &'static str,
    /// Words by which the language is found, its English name first.
    pub words: &'static str,
    /// The locales that ask for it, with blanks between them: `zh` has `zh_TW`, too.
    pub locales: &'static str,
    pub letters: Letters,
    /// The language of the names of openings.
    pub openings: &'static str,
    /// The rules of the plural; see [`plural`].
    pub plural: &'static str,
    pub numbers: Numbers,
    /// A date by the letters `YYYY`, `MM` or `M`, and `DD` or `D`.
    pub date: &'static str,
    /// A blank stands between its letters and Latin ones or digits.
    pub spaces_latin: bool,
    /// Particles follow the sound before them, as in Korean.
    pub has_particles: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// Latin ones, or others of one column.
    Narrow,
    /// Others of two columns, beside which a Latin word is noticed.
    Wide,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// Before the digits of a fraction.
    pub decimal: &'static str,
    /// Between thousands.
    pub group: &'static str,
    pub minus: &'static str,
    /// Behind a number of percents, with the space before it if there is one.
    pub percent: &'static str,
    /// The units of large numbers, a line for each, the largest first: its power of ten, a colon, and what stands behind
    /// the number, with the space before it if there is one.
    pub large: &'static str,
}

impl Numbers {
    /// The units of large numbers with what stands behind the number, the largest first.
    pub fn units(&self) -> impl Iterator<Item = (f64, &'static str)> + use<> {
        self.large.lines().filter_map(|line| {
            let (power, name) = line.split_once(':')?;
            Some((10f64.powi(power.parse().ok()?), name))
        })
    }

    /// Reads a number as it is shown: `1`, `-1.5`, `~2`, in German `0,4`; `None` if it is none.
    pub fn operands(&self, shown: &str) -> Option<Operands> {
        let digits = shown.trim_start_matches(['~', '+', '-']);
        let digits = digits.strip_prefix(self.minus).unwrap_or(digits);
        let (whole, fraction) = digits.split_once(self.decimal).unwrap_or((digits, ""));
        let is_number = |text: &&str| text.bytes().all(|digit| digit.is_ascii_digit());
        let whole = Some(whole).filter(is_number)?.parse().ok()?;
        let fraction = Some(fraction).filter(is_number)?;
        let count = u32::try_from(fraction.len()).ok()?;
        Some(Operands::new(whole, count, if count == 0 { 0 } else { fraction.parse().ok()? }))
    }
}

/// Returns the facts, and the messages that are meant to be as they are; `None` if something is missing or wrong, which
/// is among the faults then, each with the byte at which it stands.
///
/// Facts last as long as the program, which has few languages.
pub fn parse(
    code: &str,
    text: &str,
    faults: &mut Vec<(usize, String)>,
) -> Option<(Facts, Vec<(usize, String)>)> {
    let (table, errors) = DeTable::parse_recoverable(text);
    faults.extend(errors.iter().map(|error| {
        let at = error.span().map_or(0, |span| span.start);
        (at, error.message().replace('\n', ", "))
    }));
    if !errors.is_empty() {
        return None;
    }
    let table = table.into_inner();
    let before = faults.len();
    let mut file = File { table, faults };
    let facts = Facts {
        code: code.to_owned().leak(),
        own_name: file.text("name"),
        words: file.text("words"),
        locales: file.locales(),
        letters: match file.one_of("letters", &["narrow", "wide"]) {
            "wide" => Letters::Wide,
            _narrow => Letters::Narrow,
        },
        openings: file.text_or("openings", "en"),
        plural: file.plural(),
        numbers: Numbers {
            decimal: file.text("decimal"),
            group: file.text("group"),
            minus: file.text("minus"),
            percent: file.text("percent"),
            large: file.large(),
        },
        date: file.date(),
        spaces_latin: file.one_of("spaces-latin", &["no", "yes"]) == "yes",
        has_particles: file.one_of("particles", &["none", "korean"]) == "korean",
    };
    let meant = file.list("meant");
    file.refuse_others();
    (file.faults.len() == before).then_some((facts, meant))
}

/// A `language.toml`, of which each value is taken once.
struct File<'a> {
    table: DeTable<'a>,
    faults: &'a mut Vec<(usize, String)>,
}

impl<'a> File<'a> {
    fn take(&mut self, key: &str) -> Option<(usize, DeValue<'a>)> {
        let (_, value) = self.table.remove_entry(key)?;
        Some((value.span().start, value.into_inner()))
    }

    fn fault(&mut self, at: usize, what: String) {
        self.faults.push((at, what));
    }

    fn text_or(&mut self, key: &str, usual: &'static str) -> &'static str {
        match self.take(key) {
            Some((_, DeValue::String(text))) => text.into_owned().leak(),
            Some((at, _)) => {
                self.fault(at, format!("expected {key} = \"...\""));
                usual
            }
            None => usual,
        }
    }

    fn text(&mut self, key: &str) -> &'static str {
        if !self.table.contains_key(key) {
            self.fault(0, format!("expected {key} = \"...\", found none"));
        }
        self.text_or(key, "")
    }

    /// Returns one of some words, by default the first.
    fn one_of(&mut self, key: &str, words: &[&'static str]) -> &'static str {
        let at = self.table.get(key).map_or(0, |value| value.span().start);
        let text = self.text_or(key, words[0]);
        if !words.contains(&text) {
            self.fault(at, format!("{key}: expected one of {}, found {text}", words.join(", ")));
        }
        text
    }

    fn locales(&mut self) -> &'static str {
        let locales: Vec<_> = self.list("locales").into_iter().map(|(_, locale)| locale).collect();
        if locales.is_empty() {
            self.fault(0, "expected locales = [\"...\"], found none".into());
        }
        locales.join(" ").leak()
    }

    /// Returns texts and the bytes at which they stand.
    fn list(&mut self, key: &str) -> Vec<(usize, String)> {
        let Some((at, value)) = self.take(key) else { return Vec::new() };
        let DeValue::Array(values) = value else {
            self.fault(at, format!("expected {key} = [\"...\"]"));
            return Vec::new();
        };
        let texts = values
            .iter()
            .filter_map(|value| Some((value.span().start, value.get_ref().as_str()?.to_owned())));
        let texts: Vec<_> = texts.collect();
        if texts.len() < values.len() {
            self.fault(at, format!("expected texts in {key}"));
        }
        texts
    }

    /// Returns the rules of the plural, each in a line.
    fn plural(&mut self) -> &'static str {
        let Some((at, value)) = self.take("plural") else { return "" };
        let DeValue::Table(rules) = value else {
            self.fault(at, "expected plural.one = \"...\"".into());
            return "";
        };
        let mut lines = Vec::new();
        for category in plural::CATEGORIES {
            let Some(rule) = rules.get(category) else { continue };
            match rule.get_ref().as_str() {
                Some(rule) if plural::is_rule(rule) => lines.push(format!("{category}: {rule}")),
                Some(_) | None => {
                    let at = rule.span().start;
                    self.fault(at, format!("plural.{category}: expected a rule of CLDR"));
                }
            }
        }
        for key in rules.keys().filter(|key| !plural::CATEGORIES.contains(&&**key.get_ref())) {
            let (name, expected) = (key.get_ref(), plural::CATEGORIES.join(", "));
            self.fault(key.span().start, format!("plural: expected {expected}, found {name}"));
        }
        lines.join("\n").leak()
    }

    /// Returns the units of large numbers, each in a line.
    fn large(&mut self) -> &'static str {
        let Some((at, value)) = self.take("large") else { return "" };
        let DeValue::Table(units) = value else {
            self.fault(at, "expected large.6 = \"...\"".into());
            return "";
        };
        let mut known = Vec::new();
        for (power, name) in &units {
            let unit = power.get_ref().parse::<u8>().ok().zip(name.get_ref().as_str());
            known.extend(unit);
            if unit.is_none() {
                let expected = "large: expected a power of ten, as in large.6 = \"...\"";
                self.fault(power.span().start, expected.into());
            }
        }
        known.sort_unstable_by(|a, b| b.cmp(a));
        let lines = known.iter().map(|(power, name)| format!("{power}:{name}"));
        lines.collect::<Vec<_>>().join("\n").leak()
    }

    fn date(&mut self) -> &'static str {
        let at = self.table.get("date").map_or(0, |value| value.span().start);
        let date = self.text("date");
        if !date.is_empty() && !["YYYY", "M", "D"].iter().all(|part| date.contains(part)) {
            self.fault(at, format!("date: expected YYYY, MM and DD, found {date}"));
        }
        date
    }

    fn refuse_others(&mut self) {
        for (key, _) in &self.table {
            self.faults.push((key.span().start, format!("unknown key {}", key.get_ref())));
        }
    }
}
