//! The commands that read a game aloud, and those that print it.

use super::{column, diagram, position, row, rules, square, stats, transcript, trend};
use crate::app::command::{Choice, Command, Front, On, Run, Sought};
use crate::app::during::During;
use othello_core::rules::Preset;
use othello_words::i18n::m;

/// The commands, in the order of the help.
pub const COMMANDS: &[Command] = &[
    Command {
        text: m::description::moves,
        words: &["moves"],
        on: On::Lines,
        during: During::Any,
        run: Run::Front(Front::Turn),
        ..Command::NEW
    },
    Command {
        text: m::description::board,
        words: &["board"],
        on: On::Lines,
        during: During::Any,
        run: Run::Front(Front::Board),
        ..Command::NEW
    },
    Command {
        text: m::description::row,
        words: &["row"],
        sought: Sought::Seldom,
        on: On::Lines,
        during: During::Any,
        run: Run::SomeText(row),
        ..Command::NEW
    },
    Command {
        text: m::description::column,
        words: &["column"],
        sought: Sought::Seldom,
        on: On::Lines,
        during: During::Any,
        run: Run::SomeText(column),
        ..Command::NEW
    },
    Command {
        text: m::description::square,
        words: &["square"],
        sought: Sought::Seldom,
        on: On::Lines,
        during: During::Any,
        run: Run::SomeText(square),
        ..Command::NEW
    },
    Command {
        text: m::description::rules,
        words: &["rules"],
        during: During::Any,
        choices: |app| {
            let rules = app.game().rules();
            let choice = |preset: &Preset| Choice {
                is_present: preset.rules() == rules,
                ..Choice::of_word(preset.name())
            };
            Preset::ALL.iter().map(choice).collect()
        },
        run: Run::Text(rules),
        ..Command::NEW
    },
    Command {
        text: m::description::stats,
        words: &["stats"],
        during: During::Any,
        run: Run::Plain(stats),
        ..Command::NEW
    },
    Command {
        text: m::description::trend,
        words: &["trend"],
        sought: Sought::Seldom,
        during: During::Any,
        run: Run::Plain(trend),
        ..Command::NEW
    },
    Command {
        text: m::description::diagram,
        words: &["diagram"],
        sought: Sought::Seldom,
        during: During::Any,
        run: Run::Plain(diagram),
        ..Command::NEW
    },
    Command {
        text: m::description::position,
        words: &["position"],
        sought: Sought::Seldom,
        during: During::Any,
        run: Run::Plain(position),
        ..Command::NEW
    },
    Command {
        text: m::description::transcript,
        words: &["transcript"],
        during: During::Any,
        run: Run::Plain(transcript),
        ..Command::NEW
    },
];
