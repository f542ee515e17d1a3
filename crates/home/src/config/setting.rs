//! The settings, a row each: the file, the window, the line mode and the manual are made of them.

use std::borrow::Cow;
use std::fmt::{self, Display};
use std::path::Path;

use othello_core::rules::{Axis, Preset, Rules};
use othello_words::faults::Said;
use othello_words::i18n::{self, Language, Text, m};
use othello_words::rules;

use super::draft::{ConfigDraft, ConfigEntry, fault};
use super::lines::LineCount;
use super::look::{
    Alert, Animation, ColorChoice, GlyphChoice, Learning, Mouse, MoveMarks, SeenFrom,
    TerminalCursor, ThemeName,
};
use super::player_choice::PlayerChoice;
use super::{BookChoice, Config, EngineLock, SayWhy, numbers};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    Named(&'static SettingRow),
    /// A rule of a new game.
    Rule(Axis),
}

/// The subject of a setting, by which it is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingSubject {
    Looks,
    Learning,
    Engine,
    Files,
    FarAway,
    NewGame,
}

impl SettingSubject {
    /// All subjects, in the order of the file and the window.
    pub const ALL: [Self; 6] =
        [Self::Looks, Self::Learning, Self::Engine, Self::Files, Self::FarAway, Self::NewGame];

    pub fn name(self) -> Text {
        match self {
            Self::Looks => m::settings::looks(),
            Self::Learning => m::settings::learning(),
            Self::Engine => m::settings::engine(),
            Self::Files => m::settings::files(),
            Self::FarAway => m::settings::far_away(),
            Self::NewGame => m::settings::new_game(),
        }
    }
}

/// A setting with a name of its own.
pub struct SettingRow {
    name: &'static str,
    subject: SettingSubject,
    values: Values,
    /// The value in the file that changes nothing, or an example.
    example: &'static str,
    take: fn(&mut ConfigDraft, &ConfigEntry<'_>) -> Result<(), String>,
    shown: fn(&Config) -> Cow<'static, str>,
}

/// The values that a setting can have.
#[derive(Clone, Copy)]
enum Values {
    Switch,
    Named(&'static [&'static str]),
    Typed(&'static [&'static str]),
}

/// The columns of a comment in the settings file.
const COLUMNS: usize = 100;

/// The names of the values of a switch.
const SWITCH: [&str; 2] = ["true", "false"];

/// Returns names of values, and behind them the word that lets the environment decide.
const fn or_auto<const N: usize, const M: usize>(names: [&'static str; N]) -> [&'static str; M] {
    let mut all = ["auto"; M];
    let mut at = 0;
    while at < N {
        all[at] = names[at];
        at += 1;
    }
    all
}

const LANGUAGES: [&str; Language::NAMES.len() + 1] = or_auto(Language::NAMES);
const GLYPHS: [&str; GlyphChoice::NAMES.len() + 1] = or_auto(GlyphChoice::NAMES);
const PLAYERS: [&str; 11] = [
    "human", "level:1", "level:2", "level:3", "level:4", "level:5", "level:6", "level:7",
    "level:8", "level:9", "level:10",
];

const fn switch(is_on: bool) -> Cow<'static, str> {
    Cow::Borrowed(if is_on { SWITCH[0] } else { SWITCH[1] })
}

fn put<T>(place: &mut T, value: Result<T, String>) -> Result<(), String> {
    value.map(|value| *place = value)
}

/// Returns the text of a value, or the word for none.
fn or(value: Option<impl Display>, none: &'static str) -> Cow<'static, str> {
    value.map_or(Cow::Borrowed(none), |value| Cow::Owned(value.to_string()))
}

fn path(value: Option<&Path>, none: &'static str) -> Cow<'static, str> {
    or(value.map(Path::display), none)
}

fn player(choice: &PlayerChoice) -> Cow<'static, str> {
    match (choice.player.computer(), &choice.name) {
        (Some(computer), _) => Cow::Owned(computer.to_string()),
        (None, name) => or(name.as_ref(), PLAYERS[0]),
    }
}

/// The settings that have names of their own, by subject.
static ROWS: &[SettingRow] = &[
    SettingRow {
        name: "theme",
        subject: SettingSubject::Looks,
        values: Values::Named(&ThemeName::NAMES),
        example: "\"classic\"",
        take: |draft, entry| put(&mut draft.config.theme, entry.parsed()),
        shown: |config| config.theme.name().into(),
    },
    SettingRow {
        name: "language",
        subject: SettingSubject::Looks,
        values: Values::Named(&LANGUAGES),
        example: "\"auto\"",
        take: |draft, entry| {
            put(&mut draft.config.language, entry.unless("auto", ConfigEntry::parsed))
        },
        shown: |config| or(config.language.map(Language::name), "auto"),
    },
    SettingRow {
        name: "seen-from",
        subject: SettingSubject::Looks,
        values: Values::Named(&SeenFrom::NAMES),
        example: "\"black\"",
        take: |draft, entry| put(&mut draft.config.seen_from, entry.parsed()),
        shown: |config| config.seen_from.name().into(),
    },
    SettingRow {
        name: "animation",
        subject: SettingSubject::Looks,
        values: Values::Switch,
        example: "true",
        take: |draft, entry| {
            put(&mut draft.config.animation, entry.switch(Animation::On, Animation::Off))
        },
        shown: |config| switch(matches!(config.animation, Animation::On)),
    },
    SettingRow {
        name: "legal-moves",
        subject: SettingSubject::Looks,
        values: Values::Switch,
        example: "true",
        take: |draft, entry| {
            put(&mut draft.config.marks, entry.switch(MoveMarks::Shown, MoveMarks::Hidden))
        },
        shown: |config| switch(matches!(config.marks, MoveMarks::Shown)),
    },
    SettingRow {
        name: "mouse",
        subject: SettingSubject::Looks,
        values: Values::Switch,
        example: "true",
        take: |draft, entry| {
            put(&mut draft.config.mouse, entry.switch(Mouse::Captured, Mouse::Free))
        },
        shown: |config| switch(matches!(config.mouse, Mouse::Captured)),
    },
    SettingRow {
        name: "cursor",
        subject: SettingSubject::Looks,
        values: Values::Switch,
        example: "false",
        take: |draft, entry| {
            let (shown, hidden) = (TerminalCursor::Shown, TerminalCursor::Hidden);
            put(&mut draft.config.cursor, entry.switch(shown, hidden))
        },
        shown: |config| switch(matches!(config.cursor, TerminalCursor::Shown)),
    },
    SettingRow {
        name: "color",
        subject: SettingSubject::Looks,
        values: Values::Named(&ColorChoice::NAMES),
        example: "\"auto\"",
        take: |draft, entry| put(&mut draft.config.color, entry.parsed()),
        shown: |config| config.color.name().into(),
    },
    SettingRow {
        name: "glyphs",
        subject: SettingSubject::Looks,
        values: Values::Named(&GLYPHS),
        example: "\"auto\"",
        take: |draft, entry| {
            put(&mut draft.config.glyphs, entry.unless("auto", ConfigEntry::parsed))
        },
        shown: |config| or(config.glyphs.map(GlyphChoice::name), "auto"),
    },
    SettingRow {
        name: "learning-marks",
        subject: SettingSubject::Learning,
        values: Values::Named(&Learning::NAMES),
        example: "\"off\"",
        take: |draft, entry| put(&mut draft.config.learning, entry.parsed()),
        shown: |config| config.learning.name().into(),
    },
    SettingRow {
        name: "say-why",
        subject: SettingSubject::Learning,
        values: Values::Switch,
        example: "false",
        take: |draft, entry| put(&mut draft.config.says_why, entry.switch(SayWhy::On, SayWhy::Off)),
        shown: |config| switch(config.says_why == SayWhy::On),
    },
    SettingRow {
        name: "me",
        subject: SettingSubject::Learning,
        values: Values::Typed(&["none"]),
        example: "[\"Ada\", \"ada1815\"]",
        take: |draft, entry| {
            put(
                &mut draft.config.me,
                entry.unless("none", ConfigEntry::texts).map(Option::unwrap_or_default),
            )
        },
        shown: |config| or(Some(config.me.join(", ")).filter(|names| !names.is_empty()), "none"),
    },
    SettingRow {
        name: "evaluation",
        subject: SettingSubject::Engine,
        values: Values::Switch,
        example: "true",
        take: |draft, entry| {
            let (open, locked) = (EngineLock::Open, EngineLock::Locked);
            put(&mut draft.config.engine_lock, entry.switch(open, locked))
        },
        shown: |config| switch(matches!(config.engine_lock, EngineLock::Open)),
    },
    SettingRow {
        name: "lines",
        subject: SettingSubject::Engine,
        values: Values::Typed(&["1", "3", "5", "all"]),
        example: "3",
        take: |draft, entry| put(&mut draft.config.lines.count, entry.read(str::parse)),
        shown: |config| match config.lines.count {
            LineCount::Best(count) => count.to_string().into(),
            LineCount::All => "all".into(),
        },
    },
    SettingRow {
        name: "lines-depth",
        subject: SettingSubject::Engine,
        values: Values::Typed(&["any", "8", "16", "24"]),
        example: "24",
        take: |draft, entry| {
            let depth = |entry: &ConfigEntry<'_>| entry.read(numbers::depth);
            put(&mut draft.config.lines.depth, entry.unless("any", depth))
        },
        shown: |config| or(config.lines.depth, "any"),
    },
    SettingRow {
        name: "lines-seconds",
        subject: SettingSubject::Engine,
        values: Values::Typed(&["any", "10", "60"]),
        example: "60",
        take: |draft, entry| {
            let time = |entry: &ConfigEntry<'_>| entry.read(numbers::seconds);
            put(&mut draft.config.lines.time, entry.unless("any", time))
        },
        shown: |config| or(config.lines.time.map(|time| time.as_secs_f64()), "any"),
    },
    SettingRow {
        name: "threads",
        subject: SettingSubject::Engine,
        values: Values::Typed(&["auto", "1", "2", "4"]),
        example: "2",
        take: |draft, entry| {
            let threads = |entry: &ConfigEntry<'_>| entry.read(numbers::threads);
            put(&mut draft.config.resources.threads, entry.unless("auto", threads))
        },
        shown: |config| or(config.resources.threads, "auto"),
    },
    SettingRow {
        name: "memory",
        subject: SettingSubject::Engine,
        values: Values::Typed(&["32", "64", "256"]),
        example: "32",
        take: |draft, entry| {
            put(
                &mut draft.config.resources.table_bytes,
                entry.read(numbers::mebibytes).map(|number| number << 20),
            )
        },
        shown: |config| (config.resources.table_bytes >> 20).to_string().into(),
    },
    SettingRow {
        name: "games",
        subject: SettingSubject::Files,
        values: Values::Typed(&["none"]),
        example: "[\"~/wthor\", \"~/playok.pgn\"]",
        take: |draft, entry| {
            put(
                &mut draft.config.games,
                entry.unless("none", ConfigEntry::paths).map(Option::unwrap_or_default),
            )
        },
        shown: |config| {
            let paths: Vec<_> =
                config.games.iter().map(|path| path.display().to_string()).collect();
            or(Some(paths.join(", ")).filter(|paths| !paths.is_empty()), "none")
        },
    },
    SettingRow {
        name: "repertoire-black",
        subject: SettingSubject::Files,
        values: Values::Typed(&["auto"]),
        example: "\"~/black.sgf\"",
        take: |draft, entry| {
            put(&mut draft.config.repertoires.black, entry.unless("auto", ConfigEntry::path))
        },
        shown: |config| path(config.repertoires.black.as_deref(), "auto"),
    },
    SettingRow {
        name: "repertoire-white",
        subject: SettingSubject::Files,
        values: Values::Typed(&["auto"]),
        example: "\"~/white.sgf\"",
        take: |draft, entry| {
            put(&mut draft.config.repertoires.white, entry.unless("auto", ConfigEntry::path))
        },
        shown: |config| path(config.repertoires.white.as_deref(), "auto"),
    },
    SettingRow {
        name: "book",
        subject: SettingSubject::Files,
        values: Values::Typed(&SWITCH),
        example: "true",
        take: |draft, entry| put(&mut draft.config.book, entry.book()),
        shown: |config| match &config.book {
            BookChoice::Usual => switch(true),
            BookChoice::Off => switch(false),
            BookChoice::File(file) => path(Some(file), SWITCH[0]),
        },
    },
    SettingRow {
        name: "alert",
        subject: SettingSubject::FarAway,
        values: Values::Named(&Alert::NAMES),
        example: "\"auto\"",
        take: |draft, entry| put(&mut draft.config.alert, entry.parsed()),
        shown: |config| config.alert.name().into(),
    },
    SettingRow {
        name: "tunnel",
        subject: SettingSubject::FarAway,
        values: Values::Typed(&["ask", "cloudflared", "tailscale", "ssh"]),
        example: "\"ask\"",
        take: |draft, entry| {
            let choice = |entry: &ConfigEntry<'_>| entry.read(str::parse).map(Box::new);
            put(&mut draft.config.tunnel, entry.unless("ask", choice))
        },
        shown: |config| or(config.tunnel.as_ref(), "ask"),
    },
    SettingRow {
        name: "black",
        subject: SettingSubject::NewGame,
        values: Values::Typed(&PLAYERS),
        example: "\"Ada\"",
        take: |draft, entry| put(&mut draft.config.game.players.black, entry.parsed()),
        shown: |config| player(&config.game.players.black),
    },
    SettingRow {
        name: "white",
        subject: SettingSubject::NewGame,
        values: Values::Typed(&PLAYERS),
        example: "\"level:3\"",
        take: |draft, entry| put(&mut draft.config.game.players.white, entry.parsed()),
        shown: |config| player(&config.game.players.white),
    },
    SettingRow {
        name: "clock",
        subject: SettingSubject::NewGame,
        values: Values::Typed(&["none", "5", "10", "5+3", "25"]),
        example: "\"5+3\"",
        take: |draft, entry| {
            put(&mut draft.config.game.clock, entry.unless("none", ConfigEntry::parsed))
        },
        shown: |config| or(config.game.clock, "none"),
    },
    SettingRow {
        name: "rules",
        subject: SettingSubject::NewGame,
        values: Values::Named(Preset::NAMES),
        example: "\"othello\"",
        take: |draft, entry| {
            draft.choose(entry.parsed()?);
            Ok(())
        },
        shown: |config| config.game.preset.name().into(),
    },
];

/// Each has a name of its own.
impl PartialEq for SettingRow {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for SettingRow {}

impl fmt::Debug for SettingRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Setting {
    /// Returns all settings, by subject.
    pub fn all() -> impl Iterator<Item = Self> {
        ROWS.iter().map(Self::Named).chain(Axis::ALL.iter().copied().map(Self::Rule))
    }

    /// Returns the one with that name in the file.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|setting| setting.name() == name)
    }

    /// Returns the name in the file, and in a line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Named(row) => row.name,
            Self::Rule(axis) => axis.flag(),
        }
    }

    pub const fn subject(self) -> SettingSubject {
        match self {
            Self::Named(row) => row.subject,
            Self::Rule(_) => SettingSubject::NewGame,
        }
    }

    /// Returns the names of its values, or of some of them.
    pub fn values(self) -> Vec<&'static str> {
        match self {
            Self::Named(row) => match row.values {
                Values::Switch => SWITCH.to_vec(),
                Values::Named(names) | Values::Typed(names) => names.to_vec(),
            },
            Self::Rule(axis) => axis.values().iter().map(|value| value.name()).collect(),
        }
    }

    /// Returns `true` if it has other values than those that have names.
    pub const fn is_typed(self) -> bool {
        matches!(self, Self::Named(SettingRow { values: Values::Typed(_), .. }))
    }

    /// Returns what applies, as the file says it.
    pub fn value(self, config: &Config) -> Cow<'static, str> {
        match self {
            Self::Named(row) => (row.shown)(config),
            Self::Rule(axis) => {
                let rules = config.game.rules;
                let value = rules.value(axis).or(axis.neutral());
                value.unwrap_or(axis.values()[0]).name().into()
            }
        }
    }

    pub(super) fn apply(
        self,
        draft: &mut ConfigDraft,
        entry: &ConfigEntry<'_>,
    ) -> Result<(), String> {
        match self {
            Self::Named(row) => (row.take)(draft, entry),
            Self::Rule(axis) => {
                let value = axis.parse(entry.text()?);
                draft.changes.insert(value.map_err(|error| fault(axis.flag(), error.said()))?);
                Ok(())
            }
        }
    }

    /// Returns what a player calls it.
    pub fn title(self) -> Text {
        match self {
            Self::Named(row) => m::settings::name(row.name),
            Self::Rule(axis) => m::common::raw(rules::label(axis)),
        }
    }

    /// Returns other words by which people look for it.
    pub fn about(self) -> Text {
        match self {
            Self::Named(row) => m::settings::about(row.name),
            Self::Rule(_) => self.title(),
        }
    }

    pub fn meaning(self) -> Text {
        match self {
            Self::Named(row) => m::settings::meaning(row.name),
            Self::Rule(axis) => rules::axis(axis),
        }
    }

    /// Returns the name of a value as a player reads it.
    pub fn value_name(self, value: &str) -> Text {
        match self {
            Self::Named(row) => match row.name {
                "theme" => m::screen::theme_choice(value),
                "learning-marks" => m::screen::learning_choice(value),
                "language" => value.parse::<Language>().map_or_else(
                    |_| m::settings::value(value),
                    |it| m::screen::language_choice(it.own_name(), it.facts().words),
                ),
                "rules" => value.parse::<Preset>().map_or_else(
                    |_| m::common::raw(value),
                    |preset| m::common::raw(rules::name(preset.rules())),
                ),
                _ => m::settings::value(value),
            },
            Self::Rule(axis) => match axis.parse(value) {
                Ok(value) => rules::phrase(value),
                Err(_) => m::common::raw(value),
            },
        }
    }

    /// Returns what can be typed for it.
    pub fn expected(self) -> Text {
        if self.is_typed() {
            m::settings::expected(self.name())
        } else {
            m::common::raw(i18n::list(self.values()))
        }
    }

    /// Returns what it means, and what it can be where that is not seen from what it is.
    pub fn explanation(self) -> Text {
        match self {
            Self::Named(SettingRow { values: Values::Switch, .. }) | Self::Rule(_) => {
                self.meaning()
            }
            Self::Named(_) => m::settings::with_choices(self.meaning(), self.expected()),
        }
    }

    /// Returns its lines in the settings file, as a comment that changes nothing.
    pub(super) fn template(self) -> String {
        match self {
            Self::Named(row) => {
                let about = othello_words::text::sentence(&self.explanation().to_string());
                let about =
                    othello_words::text::wrap(about.trim_end_matches('.'), COLUMNS).join("\n# ");
                format!("# {about}\n#{} = {}\n\n", row.name, row.example)
            }
            Self::Rule(axis) => {
                let values = axis.values();
                let default = Rules::OTHELLO.value(axis).unwrap_or(values[0]);
                let others = values.iter().filter(|value| **value != default);
                let others = i18n::list(others.map(|value| value.name()));
                let quote = if default.number().is_some() { "" } else { "\"" };
                let setting = format!("#{} = {quote}{}{quote}", axis.flag(), default.name());
                format!("# {}\n{setting:27} # or {others}\n", self.meaning())
            }
        }
    }
}
