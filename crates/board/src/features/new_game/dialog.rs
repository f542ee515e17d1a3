//! The dialog of a new game.

use std::str::FromStr;

use othello_core::balanced::BalancedOpening;
use othello_core::board::{ByColor, Color};
use othello_core::clock::{TimeControl, TimeControlError};
use othello_core::rules::{Axis, Preset, Rules};
use othello_engine::computer::Computer;
use othello_engine::level::Level;
use othello_notation::{PlayerName, controls_output};
use othello_session::{OpeningChoice, ParseOpeningChoiceError, Player, Setup};
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};
use othello_words::names;
use othello_words::rules;
use othello_words::text::sentence;

use crate::app::screen_input::{Erasure, Step};
use crate::features::players;

/// The settings filled in, and the row in focus.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGameDialog {
    rules: Rules,
    clock: String,
    names: ByColor<String>,
    players: ByColor<Player>,
    /// The players that computed before, besides the levels: they can be chosen again.
    others: ByColor<Option<Player>>,
    seed: u64,
    best_of: u8,
    opening: String,
    field: DialogField,
    entry: Entry,
    axes: Axes,
    /// The first line that was shown at the last click.
    top: Option<usize>,
}

/// A row of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogField {
    Name(Color),
    Player(Color),
    /// The time control.
    Clock,
    /// The length of the match.
    BestOf,
    /// The first moves.
    Opening,
    /// The preset that the rules are nearest to.
    Rules,
    /// The button that shows or hides the axes of the rules.
    More,
    Axis(Axis),
    /// The button that starts the game.
    Start,
}

/// The origin of the text in focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// It was there before: what is typed replaces it.
    Chosen,
    Typed,
}

/// Visibility of the axes of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Axes {
    Shown,
    Hidden,
}

/// The reason for which a text that was typed has no meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryError {
    Clock(TimeControlError),
    Opening(ParseOpeningChoiceError),
}

impl Said for EntryError {
    fn said(&self) -> Text {
        match self {
            Self::Clock(error) => error.said(),
            Self::Opening(error) => error.said(),
        }
    }
}

/// The outcome of a click on a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PickedField {
    /// The row is in focus now, or has taken the next value.
    Selected,
    /// It is the button that starts the game.
    Start,
}

impl DialogField {
    /// The rows of the dialog from top to bottom.
    pub const ALL: [Self; Axis::ALL.len() + 10] = {
        let mut all = [Self::Start; Axis::ALL.len() + 10];
        let first = [
            Self::Player(Color::Black),
            Self::Name(Color::Black),
            Self::Player(Color::White),
            Self::Name(Color::White),
            Self::Clock,
            Self::BestOf,
            Self::Opening,
            Self::Rules,
            Self::More,
        ];
        let mut row = 0;
        while row + 1 < all.len() {
            all[row] = if row < first.len() {
                first[row]
            } else {
                Self::Axis(Axis::ALL[row - first.len()])
            };
            row += 1;
        }
        all
    };

    /// Returns the label before the value.
    pub fn label(self) -> String {
        let field = match self {
            Self::Player(color) => return m::common::color(color).to_string(),
            Self::Axis(axis) => return rules::label(axis),
            Self::More | Self::Start => return String::new(),
            Self::Name(_) => "name",
            Self::Clock => "clock",
            Self::BestOf => "match",
            Self::Opening => "opening",
            Self::Rules => "rules",
        };
        m::new_game::label(field).to_string()
    }

    /// Returns `true` if the value is typed.
    pub const fn is_text(self) -> bool {
        match self {
            Self::Clock | Self::Name(_) | Self::Opening => true,
            Self::Player(_)
            | Self::Rules
            | Self::More
            | Self::Axis(_)
            | Self::BestOf
            | Self::Start => false,
        }
    }
}

/// The clocks that the arrows go through.
const CLOCKS: [&str; 8] = ["", "3", "5", "10", "20", "30", "5+3", "10+5"];

/// The openings that the arrows go through.
const OPENINGS: [&str; 2] = ["", "random"];

/// The lengths of a match that the arrows go through.
const LENGTHS: [u8; 6] = [1, 3, 5, 7, 9, 11];

/// The longest name that can be typed.
const LONGEST_NAME: usize = 24;

impl NewGameDialog {
    /// Creates the dialog, filled in with the last settings, with the opponent in focus. The axes of
    /// the rules are shown if they say something that the name of the rules does not.
    pub fn new(setup: &Setup) -> Self {
        let clock = setup.time_control.map_or_else(String::new, |control| control.to_string());
        let names = ByColor::from_fn(|color| {
            setup.names[color].as_ref().map_or_else(String::new, PlayerName::to_string)
        });
        let Setup { rules, best_of, seed, opening, .. } = *setup;
        let opening = opening.to_string();
        let players = setup.players.clone();
        let others = ByColor::from_fn(|color| {
            let is_other = |player: &Player| !kinds(None).any(|kind| kind == *player);
            Some(players[color].clone()).filter(is_other)
        });
        let (_, changes) = rules.nearest_preset();
        let axes = if changes.is_empty() { Axes::Hidden } else { Axes::Shown };
        let (field, entry) = (DialogField::Player(opponent(&players)), Entry::Chosen);
        let top = None;
        Self {
            rules,
            clock,
            names,
            players,
            others,
            seed,
            best_of,
            opening,
            field,
            entry,
            axes,
            top,
        }
    }

    /// Returns the rows that are shown, from top to bottom.
    pub fn fields(&self) -> impl Iterator<Item = DialogField> + use<> {
        let (axes, rules) = (self.axes, self.rules);
        let is_shown = move |field: &DialogField| match field {
            DialogField::Axis(_) => axes == Axes::Shown,
            DialogField::Opening => rules == Rules::OTHELLO,
            DialogField::Name(_)
            | DialogField::Player(_)
            | DialogField::Clock
            | DialogField::BestOf
            | DialogField::Rules
            | DialogField::More
            | DialogField::Start => true,
        };
        DialogField::ALL.into_iter().filter(is_shown)
    }

    /// Returns the row in focus.
    pub const fn field(&self) -> DialogField {
        self.field
    }

    /// Returns the text in focus while it is typed; an empty name counts as typed.
    pub fn typed(&self) -> Option<&str> {
        let text = match self.field {
            DialogField::Clock => &self.clock,
            DialogField::Opening => &self.opening,
            DialogField::Name(color) => &self.names[color],
            DialogField::Player(_)
            | DialogField::Rules
            | DialogField::More
            | DialogField::Axis(_)
            | DialogField::BestOf
            | DialogField::Start => return None,
        };
        let is_empty_name = matches!(self.field, DialogField::Name(_)) && text.is_empty();
        (self.entry == Entry::Typed || is_empty_name).then_some(text)
    }

    /// The first line shown, as long as the row in focus is in sight then.
    pub const fn top(&self) -> Option<usize> {
        self.top
    }

    /// Returns the settings.
    pub fn setup(&self) -> Result<Setup, EntryError> {
        let time_control = match self.clock.trim() {
            "" => None,
            clock => Some(TimeControl::from_str(clock).map_err(EntryError::Clock)?),
        };
        let opening = match self.opening.trim() {
            "" => OpeningChoice::Free,
            opening => opening.parse().map_err(EntryError::Opening)?,
        };
        let names = ByColor::from_fn(|color| PlayerName::cleaned(&self.names[color]));
        let Self { rules, ref players, seed, best_of, .. } = *self;
        let players = players.clone();
        Ok(Setup { rules, players, names, seed, time_control, best_of, opening })
    }

    pub fn value(&self, field: DialogField) -> String {
        match field {
            DialogField::Rules => rules::name(self.rules),
            DialogField::Axis(axis) => match self.rules.value(axis) {
                Some(value) => rules::phrase(value).to_string(),
                None => m::new_game::meaningless().to_string(),
            },
            DialogField::More if self.axes == Axes::Shown => m::new_game::fewer_rules().to_string(),
            DialogField::More => m::new_game::more_rules().to_string(),
            DialogField::Clock if self.clock.is_empty() => m::new_game::no_clock().to_string(),
            DialogField::Clock if self.clock.bytes().all(|letter| letter.is_ascii_digit()) => {
                m::new_game::minutes(&*self.clock).to_string()
            }
            DialogField::Clock => self.clock.clone(),
            DialogField::Name(color) => self.names[color].clone(),
            DialogField::Player(color) => self.player(color),
            DialogField::BestOf if self.best_of == 1 => m::new_game::one_game().to_string(),
            DialogField::BestOf => m::new_game::best_of(self.best_of.to_string()).to_string(),
            DialogField::Opening if self.opening.is_empty() => {
                m::new_game::opening("free").to_string()
            }
            DialogField::Opening => m::new_game::opening(&*self.opening).to_string(),
            DialogField::Start => m::new_game::start().to_string(),
        }
    }

    /// Returns who plays a colour: `You` against the computer.
    fn player(&self, color: Color) -> String {
        match (&self.players[color], &self.players[!color]) {
            (Player::Human, Player::Computer(_)) => m::new_game::you().to_string(),
            (player, Player::Human | Player::Computer(_) | Player::Remote) => {
                players::sentences::player(player)
            }
        }
    }

    /// Returns the value of a row in fewer letters, if there are such.
    pub fn brief_value(&self, field: DialogField) -> Option<String> {
        match field {
            DialogField::Player(color) => {
                self.players[color].name().map(|name| names::said(name.as_ref()).into_owned())
            }
            DialogField::Name(_)
            | DialogField::Clock
            | DialogField::BestOf
            | DialogField::Opening
            | DialogField::Rules
            | DialogField::More
            | DialogField::Axis(_)
            | DialogField::Start => None,
        }
    }

    /// Returns `true` if a row has values to choose from.
    pub fn is_choice(&self, field: DialogField) -> bool {
        match field {
            DialogField::Player(_)
            | DialogField::Clock
            | DialogField::BestOf
            | DialogField::Opening
            | DialogField::Rules => true,
            DialogField::Axis(axis) => self.rules.value(axis).is_some(),
            DialogField::Name(_) | DialogField::More | DialogField::Start => false,
        }
    }

    /// Returns a description of the row in focus.
    pub fn sentence(&self) -> String {
        let (preset, _) = self.rules.nearest_preset();
        match self.field {
            DialogField::Clock => match self.setup() {
                Err(error @ EntryError::Clock(_)) => sentence(&error.said().to_string()),
                Ok(_) | Err(EntryError::Opening(_)) => m::new_game::about_clock().to_string(),
            },
            DialogField::Opening => match self.setup() {
                Err(error @ EntryError::Opening(_)) => sentence(&error.said().to_string()),
                Ok(_) | Err(EntryError::Clock(_)) => {
                    m::new_game::about_opening(BalancedOpening::COUNT.to_string()).to_string()
                }
            },
            DialogField::Name(color) if self.names[color].chars().count() >= LONGEST_NAME => {
                m::new_game::longest_name(LONGEST_NAME.to_string()).to_string()
            }
            DialogField::Name(_) => m::new_game::about_name().to_string(),
            DialogField::Player(color) => players::sentences::player_sentence(&self.players[color]),
            DialogField::BestOf => m::new_game::about_match().to_string(),
            DialogField::More if self.axes == Axes::Shown => {
                m::new_game::about_fewer_rules().to_string()
            }
            DialogField::More => m::new_game::about_more_rules().to_string(),
            DialogField::Axis(axis) => match self.rules.value(axis) {
                Some(value) => rules::value(value).to_string(),
                None => sentence(&rules::requirement(axis).to_string()),
            },
            DialogField::Rules | DialogField::Start => rules::preset(preset).to_string(),
        }
    }

    /// Returns the same in fewer words, where there are some.
    pub fn brief_sentence(&self) -> Option<String> {
        let (preset, _) = self.rules.nearest_preset();
        let is_about_rules = matches!(self.field, DialogField::Rules | DialogField::Start);
        is_about_rules.then(|| rules::preset(preset).form("short")).flatten()
    }

    /// Moves the focus to a row.
    pub fn go_to(&mut self, field: DialogField) {
        self.field = field;
        self.entry = Entry::Chosen;
        if matches!(field, DialogField::Axis(_)) {
            self.axes = Axes::Shown;
        }
    }

    /// Moves the focus to the row that says what is wrong in it, to correct what was typed.
    pub fn correct(&mut self, error: &EntryError) {
        self.go_to(match error {
            EntryError::Clock(_) => DialogField::Clock,
            EntryError::Opening(_) => DialogField::Opening,
        });
        self.entry = Entry::Typed;
    }

    /// Moves the focus a row up or down.
    pub fn select(&mut self, step: Step) {
        let fields: Vec<_> = self.fields().collect();
        self.go_to(neighbour(&fields, &self.field, step));
    }

    /// Takes a click on a row, counted among those shown, where the lines from `top` on were shown.
    /// The first click moves the focus there, the next takes the next value; a button needs one.
    pub fn pick(&mut self, row: usize, top: usize) -> PickedField {
        self.top = Some(top);
        let picked = self.fields().nth(row);
        match picked {
            Some(DialogField::Start) => return PickedField::Start,
            Some(field) if field == self.field || field == DialogField::More => {
                self.field = field;
                self.change(Step::Next);
            }
            Some(field) => self.go_to(field),
            None => {}
        }
        PickedField::Selected
    }

    /// Takes the next or the previous value of the row in focus.
    pub fn change(&mut self, step: Step) {
        match self.field {
            DialogField::Rules => {
                let (preset, _) = self.rules.nearest_preset();
                self.rules = neighbour(Preset::ALL, &preset, step).rules();
            }
            DialogField::More => {
                self.axes = match self.axes {
                    Axes::Shown => Axes::Hidden,
                    Axes::Hidden => Axes::Shown,
                };
            }
            DialogField::Axis(axis) => {
                if let Some(value) = self.rules.value(axis) {
                    let changed = self.rules.with(neighbour(axis.values(), &value, step));
                    self.rules = changed.expect("the axis has a value, so all have a meaning");
                }
            }
            DialogField::Clock => {
                self.entry = Entry::Chosen;
                let at = CLOCKS.iter().position(|clock| *clock == self.clock).unwrap_or(0);
                self.clock = CLOCKS[step.of(at, CLOCKS.len())].into();
            }
            DialogField::Opening => {
                self.entry = Entry::Chosen;
                let at = OPENINGS.iter().position(|opening| *opening == self.opening).unwrap_or(0);
                self.opening = OPENINGS[step.of(at, OPENINGS.len())].into();
            }
            DialogField::BestOf => self.best_of = neighbour(&LENGTHS, &self.best_of, step),
            DialogField::Player(color) => {
                let kinds: Vec<_> = kinds(self.others[color].as_ref()).collect();
                self.players[color] = neighbour(&kinds, &self.players[color], step);
            }
            DialogField::Name(_) | DialogField::Start => {}
        }
    }

    /// Types a letter into the row in focus, in place of a text that was there before.
    pub fn enter(&mut self, letter: char) {
        let entry = self.entry;
        if let Some(text) = self.text() {
            if controls_output(letter) {
                return;
            }
            if entry == Entry::Chosen {
                text.clear();
            }
            if text.chars().count() < LONGEST_NAME {
                text.push(letter);
            }
            self.entry = Entry::Typed;
        } else if letter == ' ' {
            self.change(Step::Next);
        }
    }

    /// Deletes the last letter of a text.
    pub fn erase(&mut self, part: Erasure) {
        if let Some(text) = self.text() {
            part.of(text);
            self.entry = Entry::Typed;
        }
    }

    fn text(&mut self) -> Option<&mut String> {
        match self.field {
            DialogField::Clock => Some(&mut self.clock),
            DialogField::Opening => Some(&mut self.opening),
            DialogField::Name(color) => Some(&mut self.names[color]),
            DialogField::Player(_)
            | DialogField::Rules
            | DialogField::More
            | DialogField::Axis(_)
            | DialogField::BestOf
            | DialogField::Start => None,
        }
    }
}

/// Returns the colour of the opponent: the side that computes, or else White.
fn opponent(players: &ByColor<Player>) -> Color {
    match (&players[Color::Black], &players[Color::White]) {
        (Player::Computer(_), Player::Human) => Color::Black,
        (
            Player::Human | Player::Computer(_) | Player::Remote,
            Player::Human | Player::Computer(_) | Player::Remote,
        ) => Color::White,
    }
}

/// Returns the players that the arrows go through: a person, the levels, a person at another machine, and
/// one that is none of these.
fn kinds(other: Option<&Player>) -> impl Iterator<Item = Player> {
    let levels = Level::ALL.iter().map(|level| Player::Computer(Computer::Level(*level)));
    [Player::Human].into_iter().chain(levels).chain([Player::Remote]).chain(other.cloned())
}

fn neighbour<T: Clone + PartialEq>(values: &[T], now: &T, step: Step) -> T {
    let at = values.iter().position(|value| value == now).unwrap_or(0);
    values[step.of(at, values.len())].clone()
}
