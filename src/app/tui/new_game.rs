//! The dialog of a new game.

use std::str::FromStr;

use super::message::Step;
use crate::board::{ByColor, Color};
use crate::clock::{TimeControl, TimeControlError};
use crate::notation::{PlayerName, controls_output};
use crate::rules::{Axis, AxisValue, Preset, Rules};
use crate::session::Setup;

/// The settings filled in, and the line in focus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGameDialog {
    rules: Rules,
    clock: String,
    names: ByColor<String>,
    best_of: u8,
    field: Field,
}

/// A line of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The preset that the rules are nearest to.
    Rules,
    /// An axis of the rules.
    Axis(Axis),
    /// The time control.
    Clock,
    /// The name of a player.
    Name(Color),
    /// The length of the match.
    BestOf,
    /// The button that starts the game.
    Start,
}

impl Field {
    /// The lines of the dialog from top to bottom.
    pub const ALL: [Self; Axis::ALL.len() + 6] = {
        let mut all = [Self::Rules; Axis::ALL.len() + 6];
        let mut place = 0;
        while place < Axis::ALL.len() {
            all[1 + place] = Self::Axis(Axis::ALL[place]);
            place += 1;
        }
        all[1 + place] = Self::Clock;
        all[2 + place] = Self::Name(Color::Black);
        all[3 + place] = Self::Name(Color::White);
        all[4 + place] = Self::BestOf;
        all[5 + place] = Self::Start;
        all
    };

    /// Returns the label before the value.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Rules => "Rules",
            Self::Axis(axis) => axis.label(),
            Self::Clock => "Clock",
            Self::Name(Color::Black) => "Black",
            Self::Name(Color::White) => "White",
            Self::BestOf => "Match",
            Self::Start => "",
        }
    }

    /// Returns `true` if the value is typed.
    pub const fn is_text(self) -> bool {
        match self {
            Self::Clock | Self::Name(_) => true,
            Self::Rules | Self::Axis(_) | Self::BestOf | Self::Start => false,
        }
    }
}

/// The clocks that the arrows go through.
const CLOCKS: [&str; 8] = ["", "3", "5", "10", "20", "30", "5+3", "10+5"];

/// The lengths of a match that the arrows go through.
const LENGTHS: [u8; 6] = [1, 3, 5, 7, 9, 11];

/// The longest name that can be typed.
const LONGEST_NAME: usize = 24;

impl NewGameDialog {
    /// Creates the dialog, filled in with the last settings.
    pub fn new(setup: &Setup) -> Self {
        let clock = setup.time_control.map_or_else(String::new, |control| control.to_string());
        let names = ByColor::from_fn(|color| {
            setup.names[color].as_ref().map_or_else(String::new, PlayerName::to_string)
        });
        let Setup { rules, best_of, .. } = *setup;
        Self { rules, clock, names, best_of, field: Field::Start }
    }

    /// Returns the line in focus.
    pub const fn field(&self) -> Field {
        self.field
    }

    /// Returns the index of the line in focus among [`Field::ALL`].
    pub fn place(&self) -> usize {
        Field::ALL.iter().position(|field| *field == self.field).unwrap_or(0)
    }

    /// Returns the settings.
    ///
    /// # Errors
    /// When the clock is not a time control.
    pub fn setup(&self) -> Result<Setup, TimeControlError> {
        let clock = self.clock.trim();
        let time_control =
            if clock.is_empty() { None } else { Some(TimeControl::from_str(clock)?) };
        let names = ByColor::from_fn(|color| PlayerName::cleaned(&self.names[color]));
        Ok(Setup { rules: self.rules, names, time_control, best_of: self.best_of })
    }

    /// Returns the value in a line.
    pub fn value(&self, field: Field) -> String {
        let rules = self.rules;
        match field {
            Field::Rules => rules.to_string(),
            Field::Axis(axis) => rules.value(axis).map_or("-", AxisValue::phrase).into(),
            Field::Clock if self.clock.is_empty() => "none".into(),
            Field::Clock => self.clock.clone(),
            Field::Name(color) => self.names[color].clone(),
            Field::BestOf if self.best_of == 1 => "one game".into(),
            Field::BestOf => format!("best of {}", self.best_of),
            Field::Start => "Start the game".into(),
        }
    }

    /// Returns a description of the line in focus.
    pub fn sentence(&self) -> String {
        let (preset, _) = self.rules.nearest_preset();
        match self.field {
            Field::Clock => match self.setup() {
                Ok(_) => "Minutes for each, such as 5, 0:30, or 5+3 with 3 seconds more for each \
                          move. Type, or use the arrows."
                    .into(),
                Err(error) => format!("{error}."),
            },
            Field::Name(_) => "Type a name, or leave it empty.".into(),
            Field::BestOf => "In a match the players change colours after each game.".into(),
            Field::Axis(axis) => match self.rules.value(axis) {
                Some(value) => value.sentence().into(),
                None => capitalized(axis.requirement().unwrap_or_default()),
            },
            Field::Rules | Field::Start => preset.sentence().into(),
        }
    }

    /// Moves the focus to a line.
    pub fn go_to(&mut self, field: Field) {
        self.field = field;
    }

    /// Moves the focus a line up or down.
    pub fn select(&mut self, step: Step) {
        self.field = Field::ALL[step.of(self.place(), Field::ALL.len())];
    }

    /// Moves the focus to a line; a choice takes its next value.
    pub fn pick(&mut self, field: Field) {
        self.field = field;
        if !field.is_text() {
            self.change(Step::Next);
        }
    }

    /// Takes the next or the previous value of the line in focus.
    pub fn change(&mut self, step: Step) {
        match self.field {
            Field::Rules => {
                let (preset, _) = self.rules.nearest_preset();
                self.rules = neighbour(Preset::ALL, preset, step).rules();
            }
            Field::Axis(axis) => {
                if let Some(value) = self.rules.value(axis) {
                    let changed = self.rules.with(neighbour(axis.values(), value, step));
                    self.rules = changed.expect("the axis has a value, so all have a meaning");
                }
            }
            Field::Clock => {
                let at = CLOCKS.iter().position(|clock| *clock == self.clock).unwrap_or(0);
                self.clock = CLOCKS[step.of(at, CLOCKS.len())].into();
            }
            Field::BestOf => self.best_of = neighbour(&LENGTHS, self.best_of, step),
            Field::Name(_) | Field::Start => {}
        }
    }

    /// Types a letter into the line in focus.
    pub fn enter(&mut self, letter: char) {
        if let Some(text) = self.text() {
            if !controls_output(letter) && text.chars().count() < LONGEST_NAME {
                text.push(letter);
            }
        } else if letter == ' ' {
            self.change(Step::Next);
        }
    }

    /// Deletes the last letter typed.
    pub fn erase(&mut self) {
        if let Some(text) = self.text() {
            text.pop();
        }
    }

    fn text(&mut self) -> Option<&mut String> {
        match self.field {
            Field::Clock => Some(&mut self.clock),
            Field::Name(color) => Some(&mut self.names[color]),
            Field::Rules | Field::Axis(_) | Field::BestOf | Field::Start => None,
        }
    }
}

fn neighbour<T: Copy + PartialEq>(values: &[T], now: T, step: Step) -> T {
    let at = values.iter().position(|value| *value == now).unwrap_or(0);
    values[step.of(at, values.len())]
}

/// Returns a reason as a sentence.
fn capitalized(reason: &str) -> String {
    let mut letters = reason.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).chain(['.']).collect()
}
