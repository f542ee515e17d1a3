//! The rows of the table of keys. Their names in help and hints come from the keys themselves.

use super::key::Key;
use crate::app::command::{self, Command};
use crate::screen::input_mode::InputMode;
use crate::screen::message::{Message, WindowInput};
use crate::screen::view::View;
use crate::text;

/// The keys that a feature adds to an input mode.
#[derive(Clone, Copy)]
pub struct KeysOfMode {
    /// The input mode in which the keys count.
    pub mode: InputMode,
    /// The keys, in the order of the help.
    pub rows: &'static [KeyRow],
}

/// A row of the table of keys: keys that belong together.
#[derive(Clone, Copy)]
pub struct KeyRow {
    /// The keys, in the order in which the help names them.
    pub keys: &'static [Binding],
    /// The text of the help and of the manual page.
    pub help: &'static str,
    /// Returns `true` if the keys do something now. Otherwise they are not hinted at, and pressing
    /// one brings the refusal, unless another row with the same key is available.
    pub available: Condition,
}

/// A condition under which keys are available, or worth a hint.
pub type Condition = fn(&View<'_>) -> bool;

/// The condition of keys that are always available.
pub const fn always(_: &View<'_>) -> bool {
    true
}

impl KeyRow {
    /// Returns the names of the keys: `u, Backspace`.
    pub fn label(&self) -> String {
        self.keys.iter().filter_map(Binding::label).collect::<Vec<_>>().join(", ")
    }

    /// Returns the hints that apply.
    pub fn hints(&self, view: &View<'_>) -> impl Iterator<Item = HintText> {
        let keys = if (self.available)(view) { self.keys } else { &[] };
        let keys = keys.iter().filter(|binding| !binding.is_refused(view));
        keys.filter_map(|binding| binding.hint_text(view))
    }

    /// Returns `true` if the keys do something now.
    pub fn is_available(&self, view: &View<'_>) -> bool {
        (self.available)(view) && !self.are_refused(view)
    }

    fn are_refused(&self, view: &View<'_>) -> bool {
        let mut keys = self
            .keys
            .iter()
            .filter(|binding| matches!(binding.input, Input::Command(..)))
            .peekable();
        keys.peek().is_some() && keys.all(|binding| binding.is_refused(view))
    }

    /// Makes the row of commands in an input mode, of which the first has the help of all.
    pub fn of(commands: &[(&'static Command, &'static [Key])]) -> Self {
        let bindings = commands.iter().flat_map(|(command, keys)| {
            [Binding::of(command, keys)].into_iter().chain(command.mouse.map(Binding::mouse))
        });
        let help = commands.iter().find_map(|(command, _)| (command.text)().form("key"));
        let keys = bindings.collect::<Vec<_>>().leak();
        Self { keys, help: help.unwrap_or_default().leak(), available: always }
    }

    /// Returns the message of a key, if the row has it.
    pub fn message(&self, key: Key) -> Option<Message> {
        self.keys.iter().find_map(|binding| binding.message(key))
    }

    /// Returns the message of the first key.
    pub fn first_message(&self) -> Option<Message> {
        self.keys.iter().find_map(Binding::first_message)
    }

    /// Returns the keys of the row, without those that type a text.
    pub fn bound_keys(&self) -> impl Iterator<Item = Key> {
        self.keys.iter().flat_map(Binding::keys)
    }
}

/// The name of keys that are all arrows.
const ARROWS: &str = "arrows";

/// A key, or several that are listed under one name, and the message of each.
#[derive(Clone, Copy)]
pub struct Binding {
    input: Input,
    listing: Listing,
    hint: Option<Hint>,
}

#[derive(Clone, Copy)]
enum Input {
    Key(Key, &'static Message),
    Keys(&'static [(Key, Message)]),
    /// Keys of a command.
    Command(&'static [Key], &'static Command),
    /// Every key that types a character.
    Text,
    /// The mouse, whose messages depend on what it points at.
    Mouse(&'static str),
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
    /// Not at all.
    Unlisted,
}

impl Binding {
    /// Binds the keys of a command.
    fn of(command: &'static Command, keys: &'static [Key]) -> Self {
        let text = (command.text)();
        let form = |name| -> &'static str { text.form(name).unwrap_or_default().leak() };
        let binding = Self::listed(Input::Command(keys, command), Listing::Each);
        match command.hint {
            command::Hint::No => binding,
            command::Hint::Rank(rank) => binding.hint(Hint::new(form("hint"), rank)),
            command::Hint::WhenOr((rank, when), (other, instead)) => {
                let hint = Hint::new(form("hint"), rank).when(when);
                binding.hint(hint.instead_at(other, form("hint-instead"), instead))
            }
            command::Hint::AtEnd(rank, at_end, when) => {
                binding.hint(Hint::new(form("hint"), rank).at_end(at_end).when(when))
            }
            command::Hint::When(rank, when) => {
                binding.hint(Hint::new(form("hint"), rank).when(when))
            }
        }
    }

    /// Binds a key.
    pub const fn new(key: Key, message: &'static Message) -> Self {
        Self::listed(Input::Key(key, message), Listing::Each)
    }

    /// Binds keys that are listed by their names.
    pub const fn each(keys: &'static [(Key, Message)]) -> Self {
        Self::listed(Input::Keys(keys), Listing::Each)
    }

    /// Binds keys that are listed by one name: `arrows`, `1-4`.
    pub const fn together(keys: &'static [(Key, Message)]) -> Self {
        Self::listed(Input::Keys(keys), Listing::Together)
    }

    /// Binds keys that complete the input begun with the binding before.
    pub const fn then(keys: &'static [(Key, Message)]) -> Self {
        Self::listed(Input::Keys(keys), Listing::Then)
    }

    /// Binds keys that all do the same.
    pub const fn any_of(keys: &'static [(Key, Message)]) -> Self {
        Self::listed(Input::Keys(keys), Listing::AnyOf)
    }

    /// All keys that type a character into a window. They are not listed.
    pub const TEXT: Self = Self::listed(Input::Text, Listing::Unlisted);

    /// Lists what the mouse does among the keys that do the same.
    pub const fn mouse(name: &'static str) -> Self {
        Self::listed(Input::Mouse(name), Listing::Each)
    }

    const fn listed(input: Input, listing: Listing) -> Self {
        Self { input, listing, hint: None }
    }

    /// The same binding, left out of the help.
    #[must_use]
    pub const fn unlisted(self) -> Self {
        Self { listing: Listing::Unlisted, ..self }
    }

    /// The same binding with a hint. A click on it sends the message of the first key.
    #[must_use]
    pub const fn hint(self, hint: Hint) -> Self {
        Self { hint: Some(hint), ..self }
    }

    fn is_refused(&self, view: &View<'_>) -> bool {
        match self.input {
            Input::Command(_, command) => command.refusal(view.app()).is_some(),
            Input::Key(..) | Input::Keys(_) | Input::Text | Input::Mouse(_) => false,
        }
    }

    /// Returns the hint, if there is one and it applies.
    fn hint_text(&self, view: &View<'_>) -> Option<HintText> {
        let hint = self.hint.filter(|hint| (hint.when)(view))?;
        let instead = hint.instead.filter(|(.., when)| when(view));
        let (does, rank) = instead.map_or((hint.does, hint.rank), |(does, rank, _)| (does, rank));
        Some(HintText {
            key: self.short_name(),
            does,
            message: self.first_message()?,
            rank,
            rank_at_end: hint.rank_at_end,
        })
    }

    fn label(&self) -> Option<String> {
        let each = || self.keys().map(Key::name).collect::<Vec<_>>().join(", ");
        match (self.input, self.listing) {
            (_, Listing::Unlisted) => None,
            (Input::Mouse(name), _) => Some(name.to_owned()),
            (_, Listing::Each) => Some(each()),
            (_, Listing::AnyOf) => Some(format!("any of {}", each())),
            (_, Listing::Together) => Some(self.collective_name()),
            (_, Listing::Then) => Some(format!("then {}", self.collective_name())),
        }
    }

    /// Returns one name for all keys: `arrows`, the first and the last of consecutive characters, or
    /// their names in a row.
    fn collective_name(&self) -> String {
        let characters: Vec<_> = self.keys().filter_map(Key::character).map(u32::from).collect();
        let are_consecutive = characters.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        let names: Vec<_> = self.keys().map(Key::name).collect();
        match names.as_slice() {
            _ if self.keys().all(Key::is_arrow) => ARROWS.to_owned(),
            [first, .., last] if are_consecutive && characters.len() == names.len() => {
                format!("{first}-{last}")
            }
            names => names.join(" "),
        }
    }

    fn short_name(&self) -> String {
        if self.keys().all(Key::is_arrow) {
            return ARROWS.to_owned();
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

    fn message(&self, pressed: Key) -> Option<Message> {
        match self.input {
            Input::Key(key, message) => (key == pressed).then(|| message.clone()),
            Input::Keys(keys) => {
                keys.iter().find(|(key, _)| *key == pressed).map(|(_, message)| message.clone())
            }
            Input::Text => {
                let letter = pressed.character()?;
                Some(Message::Window(WindowInput::Type(letter)))
            }
            Input::Command(keys, command) => {
                keys.contains(&pressed).then_some(Message::Call(command))
            }
            Input::Mouse(_) => None,
        }
    }

    fn first_message(&self) -> Option<Message> {
        self.message(self.keys().next()?)
    }
}

/// A hint in the line of keys, to which the name of the key is added.
#[derive(Clone, Copy)]
pub struct Hint {
    does: &'static str,
    instead: Option<(&'static str, u8, Condition)>,
    rank: u8,
    rank_at_end: u8,
    when: Condition,
}

impl Hint {
    /// Creates the hint that a key does this. Where there is no room for all hints, those of a
    /// higher rank stay.
    pub const fn new(does: &'static str, rank: u8) -> Self {
        Self { does, instead: None, rank, rank_at_end: rank, when: always }
    }

    /// The same hint with another rank once the game is over, when other things come next.
    #[must_use]
    pub const fn at_end(self, rank_at_end: u8) -> Self {
        Self { rank_at_end, ..self }
    }

    /// The same hint, given only under a condition: the key works at other times, too, but is not
    /// worth the room then.
    #[must_use]
    pub const fn when(self, when: Condition) -> Self {
        Self { when, ..self }
    }

    /// The same hint with other words under a condition.
    #[must_use]
    pub const fn instead(self, does: &'static str, when: Condition) -> Self {
        self.instead_at(self.rank, does, when)
    }

    /// The same hint with another rank and other words under a condition.
    #[must_use]
    pub const fn instead_at(self, rank: u8, does: &'static str, when: Condition) -> Self {
        Self { instead: Some((does, rank, when)), ..self }
    }
}

/// A hint that applies.
#[derive(Clone, Debug)]
pub struct HintText {
    /// The short name of the key.
    pub key: String,
    /// The effect of the key, in a word or two.
    pub does: &'static str,
    /// The message of the key, for a click.
    pub message: Message,
    /// The importance: where there is no room for all, hints of a higher rank stay.
    pub rank: u8,
    /// The importance once the game is over.
    pub rank_at_end: u8,
}

impl HintText {
    /// Returns the number of columns that it takes, with a blank behind the key.
    pub fn width(&self) -> usize {
        text::width(&self.key) + 1 + text::width(self.does)
    }
}
