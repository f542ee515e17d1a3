//! The rows of the table of keys. The names of the keys come from themselves, what they do from messages.

use othello_words::i18n::{Language, Text, m};
use othello_words::text;

use super::key::{self, CTRL_U, CTRL_W, Key};
use crate::app::App;
use crate::app::command::{Arg, Command, KeyHint};
use crate::app::mode::Mode;
use crate::app::screen_input::{Erasure, ScreenInput, WindowInput};

/// The keys that a feature adds to an input mode.
#[derive(Clone, Copy)]
pub struct KeysOfMode {
    /// The input mode in which the keys count.
    pub mode: Mode,
    /// The keys, in the order of the help.
    pub rows: &'static [KeyRow],
}

/// A row of the table of keys: keys that belong together.
#[derive(Clone, Copy)]
pub struct KeyRow {
    /// The keys, in the order in which the help names them.
    pub keys: &'static [Binding],
    /// The message of the help and of the manual page, with the hint that one of the keys may have.
    pub text: fn() -> Text,
}

impl std::fmt::Debug for KeyRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str((self.text)().name())
    }
}

/// The condition of a hint that is always worth the room.
pub const fn always(_: &App) -> bool {
    true
}

/// Returns the words by which people look for what a message is about.
fn about(text: fn() -> Text) -> String {
    let about = Language::sought().filter_map(|language| text().form_in("about", language));
    about.collect::<Vec<_>>().join(" ").replace('_', " ")
}

/// Returns `true` unless all of these commands are refused now.
fn is_possible(commands: impl Iterator<Item = &'static Command>, app: &App) -> bool {
    let mut commands = commands.peekable();
    commands.peek().is_none() || commands.any(|command| command.refusal(app).is_none())
}

impl KeyRow {
    /// Returns the names of the keys: `u, Backspace`.
    pub fn label(&self) -> String {
        let mut labels: Vec<_> = self.keys.iter().filter_map(Binding::label).collect();
        // A key that does one thing or another, whichever can be done.
        labels.dedup();
        key::listed(labels)
    }

    /// Returns what the keys do.
    pub fn help(&self) -> String {
        let text = (self.text)();
        text.form("key").unwrap_or_else(|| text.to_string())
    }

    /// Returns other words by which people look for what the keys do.
    pub fn also_called(&self) -> String {
        let of_command = |command: &Command| {
            let about = about(command.text);
            command.words.iter().copied().chain([&*about]).collect::<Vec<_>>().join(" ")
        };
        let commands = self.keys.iter().flat_map(Binding::commands).map(of_command);
        commands.chain([about(self.text)]).collect::<Vec<_>>().join(" ")
    }

    /// Returns `true` if that message says what the keys do.
    pub fn is_about(&self, text: fn() -> Text) -> bool {
        self.keys.iter().any(|binding| match binding.input {
            Input::Command(_, command) => (command.text)().is_like(&text()),
            Input::Key(..) | Input::Keys(_) | Input::Text | Input::Mouse(_) => {
                (self.text)().is_like(&text())
            }
        })
    }

    /// Returns the hints that apply, given the form that the window in front asks for.
    pub fn hints(&self, app: &App, form: HintForm) -> impl Iterator<Item = HintText> {
        self.keys.iter().filter_map(move |binding| binding.hint_text(self.text, app, form))
    }

    /// Returns `true` unless all that the keys could do is refused now. Pressing one brings the refusal, unless
    /// another row has the same key.
    pub fn is_available(&self, app: &App) -> bool {
        is_possible(self.keys.iter().flat_map(Binding::commands), app)
    }

    /// Makes the row of commands in an input mode, of which the first has the help of all.
    pub fn of(commands: &[(&'static Command, &'static [Key], KeyHint)]) -> Self {
        let bindings = commands.iter().flat_map(|(command, keys, hint)| {
            let binding = Binding::of(command, keys).hint(*hint);
            [binding].into_iter().chain(command.mouse.map(Binding::mouse))
        });
        let has_help = |command: &&Command| (command.text)().form("key").is_some();
        let mut with_help = commands.iter().map(|(command, ..)| *command).filter(has_help);
        let text = with_help.next().map_or(Command::NEW.text, |command| command.text);
        Self { keys: bindings.collect::<Vec<_>>().leak(), text }
    }

    /// Returns the inputs of a key: none if the row does not have it.
    pub fn messages(&self, key: Key) -> impl Iterator<Item = ScreenInput> {
        self.keys.iter().filter_map(move |binding| binding.message(key))
    }

    pub fn first_message(&self) -> Option<ScreenInput> {
        self.keys.iter().find_map(Binding::first_message)
    }

    /// Returns the input of the key with that short name, if the row has it.
    pub fn message_of(&self, key: &str) -> Option<ScreenInput> {
        self.messages(self.bound_keys().find(|own| own.short_name() == key)?).next()
    }

    /// Returns the keys of the row, without those that type a text.
    pub fn bound_keys(&self) -> impl Iterator<Item = Key> {
        self.keys.iter().flat_map(Binding::keys)
    }
}

/// A key, or several that are listed under one name, and the input of each.
#[derive(Clone, Copy)]
pub struct Binding {
    input: Input,
    listing: Listing,
    hint: KeyHint,
}

#[derive(Clone, Copy)]
enum Input {
    Key(Key, &'static ScreenInput),
    Keys(&'static [(Key, ScreenInput)]),
    Command(&'static [Key], &'static Command),
    /// Every key that types a character.
    Text,
    /// The mouse, whose messages depend on what it points at.
    Mouse(fn() -> Text),
}

/// The form in which a binding is listed in the help.
#[derive(Clone, Copy)]
enum Listing {
    /// By the name of each key: `Left, Right`.
    Each,
    /// By one name for all: `arrows`, `1-4`.
    Together,
    /// By one name for all, as the second of two keys to be pressed: `then 1-8`.
    Then,
    /// As equals: `any of p, Enter`.
    AnyOf,
    Unlisted,
}

impl Binding {
    fn of(command: &'static Command, keys: &'static [Key]) -> Self {
        Self::listed(Input::Command(keys, command), Listing::Each)
    }

    pub const fn new(key: Key, message: &'static ScreenInput) -> Self {
        Self::listed(Input::Key(key, message), Listing::Each)
    }

    /// Binds keys that are listed by their names.
    pub const fn each(keys: &'static [(Key, ScreenInput)]) -> Self {
        Self::listed(Input::Keys(keys), Listing::Each)
    }

    /// Binds keys that are listed by one name: `arrows`, `1-4`.
    pub const fn together(keys: &'static [(Key, ScreenInput)]) -> Self {
        Self::listed(Input::Keys(keys), Listing::Together)
    }

    /// Binds keys that complete the input begun with the binding before.
    pub const fn then(keys: &'static [(Key, ScreenInput)]) -> Self {
        Self::listed(Input::Keys(keys), Listing::Then)
    }

    /// Binds keys that all do the same.
    pub const fn any_of(keys: &'static [(Key, ScreenInput)]) -> Self {
        Self::listed(Input::Keys(keys), Listing::AnyOf)
    }

    /// All keys that type a character into a window. They are not listed.
    pub const TEXT: Self = Self::listed(Input::Text, Listing::Unlisted);

    /// Lists what the mouse does among the keys that do the same.
    pub const fn mouse(name: fn() -> Text) -> Self {
        Self::listed(Input::Mouse(name), Listing::Each)
    }

    const fn listed(input: Input, listing: Listing) -> Self {
        Self { input, listing, hint: KeyHint::No }
    }

    /// The same binding, left out of the help.
    #[must_use]
    pub const fn unlisted(self) -> Self {
        Self { listing: Listing::Unlisted, ..self }
    }

    /// The same binding with a hint. A click on it is the input of the first key.
    #[must_use]
    pub const fn hint(self, hint: KeyHint) -> Self {
        Self { hint, ..self }
    }

    fn commands(&self) -> impl Iterator<Item = &'static Command> + use<> {
        let of_key = |message: &'static ScreenInput| match message {
            ScreenInput::Call(command, _) => Some(*command),
            _ => None,
        };
        let (one, several) = match self.input {
            Input::Command(_, command) => (Some(command), &[][..]),
            Input::Key(_, message) => (of_key(message), &[][..]),
            Input::Keys(keys) => (None, keys),
            Input::Text | Input::Mouse(_) => (None, &[][..]),
        };
        one.into_iter().chain(several.iter().filter_map(move |(_, message)| of_key(message)))
    }

    /// Returns the hint, if there is one and it applies, given the message of the row and the form that the window
    /// in front asks for.
    fn hint_text(&self, row: fn() -> Text, app: &App, asked: HintForm) -> Option<HintText> {
        let (rank, rank_at_end, form) = match self.hint {
            KeyHint::No => return None,
            KeyHint::Rank(rank) => (rank, rank, "hint"),
            KeyHint::WhenOr(_, (rank, when)) if when(app) => (rank, rank, "hint-instead"),
            KeyHint::When(rank, when) | KeyHint::WhenOr((rank, when), _) => {
                when(app).then_some((rank, rank, "hint"))?
            }
            KeyHint::AtEnd(rank, at_end, when) => when(app).then_some((rank, at_end, "hint"))?,
            KeyHint::OfWindow(rank, when) => when(app).then_some((rank, rank, asked.name()))?,
        };
        if !is_possible(self.commands(), app) {
            return None;
        }
        let text = match self.input {
            Input::Command(_, command) => command.text,
            Input::Key(..) | Input::Keys(_) | Input::Text | Input::Mouse(_) => row,
        };
        Some(HintText {
            key: self.short_name(),
            does: text().form(form)?,
            message: self.first_message()?,
            rank,
            rank_at_end,
        })
    }

    fn label(&self) -> Option<String> {
        let each = || key::listed(self.keys().map(Key::name));
        match (self.input, self.listing) {
            (_, Listing::Unlisted) => None,
            (Input::Mouse(name), _) => Some(name().to_string()),
            (_, Listing::Each) => Some(each()),
            (_, Listing::AnyOf) => Some(m::keys::any_of(each()).to_string()),
            (_, Listing::Together) => Some(self.collective_name()),
            (_, Listing::Then) => Some(m::keys::then(self.collective_name()).to_string()),
        }
    }

    /// Returns one name for all keys: `arrows`, the first and the last of consecutive characters, or
    /// their names in a row.
    fn collective_name(&self) -> String {
        let characters: Vec<_> = self.keys().filter_map(Key::character).map(u32::from).collect();
        let are_consecutive = characters.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        let names: Vec<_> = self.keys().map(Key::name).collect();
        match names.as_slice() {
            _ if self.keys().all(Key::is_arrow) => m::keys::arrows().to_string(),
            [first, .., last] if are_consecutive && characters.len() == names.len() => {
                format!("{first}-{last}")
            }
            names => names.join(" "),
        }
    }

    fn short_name(&self) -> String {
        if self.keys().all(Key::is_arrow) {
            return m::keys::arrows().to_string();
        }
        self.keys().next().map(Key::short_name).unwrap_or_default()
    }

    fn keys(&self) -> impl Iterator<Item = Key> + use<> {
        let (one, several) = match self.input {
            Input::Key(key, _) => (Some(key), &[][..]),
            Input::Keys(keys) => (None, keys),
            Input::Text | Input::Mouse(_) | Input::Command(..) => (None, &[][..]),
        };
        let of_command = match self.input {
            Input::Command(keys, _) => keys,
            Input::Key(..) | Input::Keys(_) | Input::Text | Input::Mouse(_) => &[][..],
        };
        let keys = one.into_iter().chain(several.iter().map(|(key, _)| *key));
        keys.chain(of_command.iter().copied())
    }

    fn message(&self, pressed: Key) -> Option<ScreenInput> {
        match self.input {
            Input::Key(key, message) => (key == pressed).then(|| message.clone()),
            Input::Keys(keys) => {
                keys.iter().find(|(key, _)| *key == pressed).map(|(_, message)| message.clone())
            }
            Input::Text => Some(ScreenInput::Window(match pressed {
                CTRL_W => WindowInput::Erase(Erasure::Word),
                CTRL_U => WindowInput::Erase(Erasure::Line),
                pressed => WindowInput::Type(pressed.character()?),
            })),
            Input::Command(keys, command) => {
                keys.contains(&pressed).then_some(ScreenInput::Call(command, Arg::Nothing))
            }
            Input::Mouse(_) => None,
        }
    }

    fn first_message(&self) -> Option<ScreenInput> {
        self.message(self.keys().next()?)
    }
}

/// The form of the one hint on whose meaning the window in front decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintForm {
    /// That of most hints.
    Usual,
    /// The other one, if there is any.
    Instead,
}

impl HintForm {
    const fn name(self) -> &'static str {
        match self {
            Self::Usual => "hint",
            Self::Instead => "hint-instead",
        }
    }
}

#[derive(Clone, Debug)]
pub struct HintText {
    /// The short name of the key.
    pub key: String,
    /// The effect of the key, in a word or two.
    pub does: String,
    /// The input of the key, for a click.
    pub message: ScreenInput,
    /// The importance: where there is no room for all, hints of a higher rank stay.
    pub rank: u8,
    /// The importance once the game is over.
    pub rank_at_end: u8,
}

impl HintText {
    /// Returns the number of columns that it takes, with a blank behind the key.
    pub fn width(&self) -> usize {
        text::width(&self.key) + 1 + text::width(&self.does)
    }
}
