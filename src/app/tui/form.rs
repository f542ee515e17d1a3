//! The form in which a new game is agreed on.

use std::str::FromStr;

use super::message::Step;
use crate::board::{ByColor, Color};
use crate::clock::{TimeControl, TimeControlError};
use crate::notation::PlayerName;
use crate::rules::{
    Changes, Count, Goal, Handicap, Layout, OnPass, Preset, Rules, SecondMove, Supply,
};
use crate::session::Setup;

/// What is filled in, and where one is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    rules: Rules,
    clock: String,
    names: ByColor<String>,
    best_of: u8,
    field: Field,
}

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "`label` says what each is")]
pub enum Field {
    Rules,
    Opening,
    SecondMove,
    Supply,
    OnPass,
    Goal,
    Count,
    Handicap,
    Clock,
    Name(Color),
    BestOf,
    Start,
}

impl Field {
    /// The lines of the form from top to bottom.
    pub const ALL: [Self; 13] = [
        Self::Rules,
        Self::Opening,
        Self::SecondMove,
        Self::Supply,
        Self::OnPass,
        Self::Goal,
        Self::Count,
        Self::Handicap,
        Self::Clock,
        Self::Name(Color::Black),
        Self::Name(Color::White),
        Self::BestOf,
        Self::Start,
    ];

    /// What stands before the value.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Rules => "Rules",
            Self::Opening => "Opening",
            Self::SecondMove => "2nd move",
            Self::Supply => "Discs",
            Self::OnPass => "Passes",
            Self::Goal => "Goal",
            Self::Count => "Count",
            Self::Handicap => "Handicap",
            Self::Clock => "Clock",
            Self::Name(Color::Black) => "Black",
            Self::Name(Color::White) => "White",
            Self::BestOf => "Match",
            Self::Start => "",
        }
    }

    /// Whether its value is typed.
    pub const fn is_text(self) -> bool {
        match self {
            Self::Clock | Self::Name(_) => true,
            Self::Rules
            | Self::Opening
            | Self::SecondMove
            | Self::Supply
            | Self::OnPass
            | Self::Goal
            | Self::Count
            | Self::Handicap
            | Self::BestOf
            | Self::Start => false,
        }
    }
}

/// The clocks that the arrows go through.
const CLOCKS: [&str; 8] = ["", "3", "5", "10", "20", "30", "5+3", "10+5"];

/// The lengths of a match that the arrows go through.
const LENGTHS: [u8; 6] = [1, 3, 5, 7, 9, 11];

/// The longest name that can be typed.
const LONGEST_NAME: usize = 24;

impl Form {
    /// The form, filled in with what was agreed on last.
    pub fn new(setup: &Setup) -> Self {
        let clock = setup.time_control.map_or_else(String::new, |control| control.to_string());
        let names = ByColor::from_fn(|color| {
            setup.names[color].as_ref().map_or_else(String::new, PlayerName::to_string)
        });
        let Setup { rules, best_of, .. } = *setup;
        Self { rules, clock, names, best_of, field: Field::Start }
    }

    /// The line where one is.
    pub const fn field(&self) -> Field {
        self.field
    }

    /// The place of that line among [`Field::ALL`].
    pub fn place(&self) -> usize {
        Field::ALL.iter().position(|field| *field == self.field).unwrap_or(0)
    }

    /// What the form says, if it makes sense.
    ///
    /// # Errors
    /// What is wrong with the clock.
    pub fn setup(&self) -> Result<Setup, TimeControlError> {
        let clock = self.clock.trim();
        let time_control =
            if clock.is_empty() { None } else { Some(TimeControl::from_str(clock)?) };
        let names = ByColor::from_fn(|color| PlayerName::cleaned(&self.names[color]));
        Ok(Setup { rules: self.rules, names, time_control, best_of: self.best_of })
    }

    /// The value in a line.
    pub fn value(&self, field: Field) -> String {
        let rules = self.rules;
        match field {
            Field::Rules => rules.to_string(),
            Field::Opening => rules.layout().phrase().into(),
            Field::SecondMove => rules.second_move().map_or("-", SecondMove::phrase).into(),
            Field::Supply => rules.supply.phrase().into(),
            Field::OnPass => rules.on_pass.phrase().into(),
            Field::Goal => rules.goal.phrase().into(),
            Field::Count => rules.count.phrase().into(),
            Field::Handicap if rules.second_move().is_some() => "-".into(),
            Field::Handicap => rules.handicap().phrase().into(),
            Field::Clock if self.clock.is_empty() => "none".into(),
            Field::Clock => self.clock.clone(),
            Field::Name(color) => self.names[color].clone(),
            Field::BestOf if self.best_of == 1 => "one game".into(),
            Field::BestOf => format!("best of {}", self.best_of),
            Field::Start => "Start the game".into(),
        }
    }

    /// What there is to know about the line where one is.
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
            Field::Opening => self.rules.layout().sentence().into(),
            Field::SecondMove => match self.rules.second_move() {
                Some(second_move) => second_move.sentence().into(),
                None => "Only where the opening is played in the centre.".into(),
            },
            Field::Supply => self.rules.supply.sentence().into(),
            Field::OnPass => self.rules.on_pass.sentence().into(),
            Field::Goal => self.rules.goal.sentence().into(),
            Field::Count => self.rules.count.sentence().into(),
            Field::Handicap => {
                "Corners that are Black's from the start: a1, h8, h1, a8. Only where the opening \
                 is fixed."
                    .into()
            }
            Field::Rules | Field::Start => preset.sentence().into(),
        }
    }

    /// Goes to a line.
    pub fn go_to(&mut self, field: Field) {
        self.field = field;
    }

    /// Goes a line up or down.
    pub fn select(&mut self, step: Step) {
        self.field = Field::ALL[step.of(self.place(), Field::ALL.len())];
    }

    /// Goes to a line; if one is there already, or it is a choice, its next value is taken.
    pub fn pick(&mut self, field: Field) {
        self.field = field;
        if !field.is_text() {
            self.change(Step::Next);
        }
    }

    /// Takes the next or the previous value of the line where one is.
    pub fn change(&mut self, step: Step) {
        let rules = self.rules;
        let mut changes = Changes::default();
        match self.field {
            Field::Rules => {
                let (preset, _) = rules.nearest_preset();
                self.rules = neighbour(Preset::ALL, preset, step).rules();
            }
            Field::Opening => {
                changes.opening = Some(neighbour(Layout::ALL, rules.layout(), step));
            }
            Field::SecondMove => {
                changes.second_move =
                    rules.second_move().map(|now| neighbour(SecondMove::ALL, now, step));
            }
            Field::Supply => changes.supply = Some(neighbour(Supply::ALL, rules.supply, step)),
            Field::OnPass => changes.on_pass = Some(neighbour(OnPass::ALL, rules.on_pass, step)),
            Field::Goal => changes.goal = Some(neighbour(Goal::ALL, rules.goal, step)),
            Field::Count => changes.count = Some(neighbour(Count::ALL, rules.count, step)),
            Field::Handicap if rules.second_move().is_some() => {}
            Field::Handicap => {
                changes.handicap = Some(neighbour(Handicap::ALL, rules.handicap(), step));
            }
            Field::Clock => {
                let at = CLOCKS.iter().position(|clock| *clock == self.clock).unwrap_or(0);
                self.clock = CLOCKS[step.of(at, CLOCKS.len())].into();
            }
            Field::BestOf => self.best_of = neighbour(&LENGTHS, self.best_of, step),
            Field::Name(_) | Field::Start => {}
        }
        // A change without meaning is not offered above.
        self.rules = self.rules.with(changes).unwrap_or(self.rules);
    }

    /// Types a letter into the line where one is.
    pub fn enter(&mut self, letter: char) {
        if let Some(text) = self.text() {
            if !letter.is_control() && text.chars().count() < LONGEST_NAME {
                text.push(letter);
            }
        } else if letter == ' ' {
            self.change(Step::Next);
        }
    }

    /// Takes back the last letter typed.
    pub fn erase(&mut self) {
        if let Some(text) = self.text() {
            text.pop();
        }
    }

    fn text(&mut self) -> Option<&mut String> {
        match self.field {
            Field::Clock => Some(&mut self.clock),
            Field::Name(color) => Some(&mut self.names[color]),
            Field::Rules
            | Field::Opening
            | Field::SecondMove
            | Field::Supply
            | Field::OnPass
            | Field::Goal
            | Field::Count
            | Field::Handicap
            | Field::BestOf
            | Field::Start => None,
        }
    }
}

fn neighbour<T: Copy + PartialEq>(values: &[T], now: T, step: Step) -> T {
    let at = values.iter().position(|value| *value == now).unwrap_or(0);
    values[step.of(at, values.len())]
}
