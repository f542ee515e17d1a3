//! The commands of the repertoire.

use othello_core::board::Color;
use othello_words::i18n::{Text, m};

use super::state::WORD;
use super::{ADDING, add_selected, by_line, making};
use crate::app::App;
use crate::app::command::{Choice, Command, KeyHint, Run, Stored};
use crate::app::keys::key::char;
use crate::features::explorer::commands::EXPLORER_MODE;

/// Returns `true` if something was played in the position that the explorer shows.
fn has_rows(app: &App) -> bool {
    let found = app.features.explorer.found();
    found.is_some_and(|found| found.selected().is_some() || !found.rows().is_empty())
}

/// Everything that can be done with the repertoires.
pub const REPERTOIRE: Command = Command {
    text: m::repertoire::repertoire,
    words: &[WORD],
    stored: Stored::Memory,
    choices,
    run: Run::Read(by_line),
    ..Command::NEW
};

/// Returns what can be done with the repertoires, as far as they are known: first they are asked, and then made.
fn choices(app: &App) -> Vec<Choice> {
    let of = |color: Color| app.state.repertoires()[color].as_deref().filter(|it| !it.is_empty());
    let position = app.state.viewed.position();
    let has = |color: Color| of(color).is_some_and(|it| !it.moves(&position).is_empty());
    let known: Vec<_> = Color::BOTH.into_iter().filter_map(of).collect();
    let mut choices = Vec::new();
    if !known.is_empty() {
        let positions = known.iter().map(|known| known.len()).sum::<usize>();
        choices.push(Choice {
            begins: (known.len() > 1).then(|| "train ".to_owned()),
            ..Choice::new("train", m::repertoire::choice_train(positions))
        });
        choices.extend(known.iter().filter(|_| known.len() > 1).map(|known| {
            let color = known.color();
            let text = m::repertoire::choice_color(color, known.len());
            let word = format!("train {}", color.name());
            Choice { is_present: has(color), ..Choice::new(word, text) }
        }));
    }
    if app.state.viewed.ply() > 0 && Color::BOTH.into_iter().any(has) {
        choices.push(Choice::new("here", m::repertoire::choice_here()));
    }
    choices.push(Choice {
        begins: Some("opening ".to_owned()),
        ..Choice::new("opening", m::repertoire::choice_opening())
    });
    choices.extend(
        making::openings()
            .map(|(word, name)| Choice::new(format!("opening {word}"), m::common::raw(name))),
    );
    choices.extend(with_color("games", m::repertoire::choice_games()));
    choices.extend(with_color("openings", m::repertoire::choice_openings()));
    match app.features.repertoire.playing {
        Some(_) => choices.push(Choice {
            is_present: true,
            ..Choice::new("play", m::repertoire::choice_play_ends())
        }),
        None => choices.extend(with_color("play", m::repertoire::choice_play())),
    }
    let moves = app.state.viewed.ply();
    if moves > 0 {
        choices.push(Choice::new("add", m::repertoire::choice_add(moves)));
    }
    choices
}

/// Returns a way to make one, and the same for each colour.
fn with_color(word: &str, text: Text) -> Vec<Choice> {
    let first = Choice { begins: Some(format!("{word} ")), ..Choice::new(word, text) };
    let colors = Color::BOTH.into_iter().map(|color| {
        Choice::new(format!("{word} {}", color.name()), m::repertoire::choice_as(color))
    });
    [first].into_iter().chain(colors).collect()
}

pub const COMMANDS: &[Command] = &[
    REPERTOIRE,
    Command {
        text: m::repertoire::add_selected,
        by_line: &["repertoire"],
        keys: &[(EXPLORER_MODE, &[char('+')], KeyHint::When(7, has_rows))],
        needs: ADDING,
        run: Run::Plain(add_selected),
        ..Command::NEW
    },
];
