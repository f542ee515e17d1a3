//! The options of the rules, which all commands that read or start games share.

use std::error::Error;
use std::str::FromStr;

use anyhow::Result;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgMatches, Args, FromArgMatches};
use othello_core::board::{Board, Color};
use othello_core::position::Position;
use othello_core::rules::{Axis, AxisValue, Changes, Preset, Rules};
use othello_notation::position;
use othello_session::OpeningChoice;
use othello_words::faults::Said;
use othello_words::i18n::m;

/// The heading of these options.
pub const RULES: &str = "Rules";

/// The first position of a game, and its rules.
#[derive(Args)]
pub struct StartArgs {
    #[arg(
        long,
        help_heading = RULES,
        value_name = "POSITION",
        value_parser = position::read,
        allow_hyphen_values = true
    )]
    pub position: Option<(Board, Color)>,
    #[command(flatten)]
    pub rules: RulesArgs,
}

impl StartArgs {
    /// Returns the first position of a game.
    pub fn start(&self) -> Result<Position> {
        let rules = self.rules.rules()?;
        Ok(match self.position {
            Some((board, next)) => Position::new(rules, board, next),
            None => Position::start(rules),
        })
    }
}

/// Returns the first moves of a game under these rules.
pub fn opening_under(balanced: Option<OpeningChoice>, rules: Rules) -> Result<OpeningChoice> {
    if balanced.is_some() && rules != Rules::OTHELLO {
        return Err(usage(&m::batch::balanced(rules.to_string()).to_string()).into());
    }
    Ok(balanced.unwrap_or_default())
}

/// The rules of a game: a preset, and changes to it.
#[derive(Default)]
pub struct RulesArgs {
    preset: Option<Preset>,
    changes: Changes,
}

/// The arguments follow from the table of rule axes, over which the derive macro cannot loop.
impl Args for RulesArgs {
    fn augment_args(command: clap::Command) -> clap::Command {
        let flag = |name: &'static str| Arg::new(name).long(name).help_heading(RULES);
        let preset = flag(PRESET)
            .value_name("NAME")
            .value_parser(one_of::<Preset>(Preset::ALL.iter().map(|preset| preset.name())));
        let axes = Axis::ALL.iter().map(|&axis| {
            let names = PossibleValuesParser::new(axis.values().iter().map(|value| value.name()));
            flag(axis.flag())
                .value_name(axis.placeholder())
                .value_parser(names.try_map(move |name| axis.parse(&name)))
        });
        command.arg(preset).args(axes)
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Self::augment_args(command)
    }
}

/// The flag that names a rule system.
const PRESET: &str = "rules";

impl FromArgMatches for RulesArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let change = |axis: &Axis| matches.get_one::<AxisValue>(axis.flag()).copied();
        Ok(Self {
            preset: matches.get_one(PRESET).copied(),
            changes: Axis::ALL.iter().filter_map(change).collect(),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl RulesArgs {
    /// Returns `true` if a flag is given.
    pub fn is_given(&self) -> bool {
        self.preset.is_some() || !self.changes.is_empty()
    }

    /// Returns the rules of the flags.
    pub fn rules(&self) -> Result<Rules, clap::Error> {
        self.rules_from(Rules::OTHELLO)
    }

    /// Returns the rules of the flags, as changes to a default.
    pub fn rules_from(&self, default: Rules) -> Result<Rules, clap::Error> {
        let rules = self.preset.map_or(default, Preset::rules);
        rules.with(self.changes).map_err(|error| usage(&error.said().to_string()))
    }
}

/// Returns an error of the command line that clap does not detect.
pub fn usage(message: &str) -> clap::Error {
    clap::Error::raw(clap::error::ErrorKind::ArgumentConflict, message)
}

/// Returns a parser of a fixed choice of names, which completions offer and errors list.
pub fn one_of<T>(names: impl IntoIterator<Item = &'static str>) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: Error + Send + Sync> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(names).try_map(|name| name.parse())
}
