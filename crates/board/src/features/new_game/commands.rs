//! The commands that begin a new game.

use othello_core::board::Color;
use othello_core::rules::{Axis, Preset};
use othello_engine::computer::Computer;
use othello_engine::level::Level;
use othello_home::config::{numbers, player_choice};
use othello_session::{Player, Session};
use othello_words::i18n::{Text, m};
use othello_words::rules;
use othello_words::text::{any_of, quoted};

use super::dialog::{DialogField, NewGameDialog};
use super::settings::{MatchChoice, SAID_BESIDES, parse};
use super::{PAGE, begin, begin_match, begin_typed, game_from_here, opponent, play_from_here};
use crate::app::App;
use crate::app::call::Call;
use crate::app::command::{Arg, Choice, Command, FoundBy, KeyHint, Run};
use crate::app::front_end::HELP;
use crate::app::keys::conditions::is_heard;
use crate::app::keys::key::{self, char};
use crate::app::keys::row::{Binding, KeyRow, KeysOfMode, always};
use crate::app::keys::shared::{CLOSE, CONFIRM, ERASE, LINE_STEPS};
use crate::app::mode::Mode;
use crate::app::needs::{NOT_LINKED, Need};
use crate::app::page::PageRow;
use crate::app::reply::{Done, Refuse, Refused};
use crate::app::screen_input::{Erasure, ScreenInput, Step, WindowInput};
use crate::features::link::sentences as link;

pub const NEW_GAME_MODE: Mode =
    Mode::new("new game", m::new_game::mode).titled(m::new_game::activity);

/// An earlier position is viewed, or no computer plays yet.
const NOT_PLAYED_ON_YET: Need = Need {
    is_met: |app| {
        let players = app.session().players();
        app.state.viewed.is_browsing() || Color::BOTH.iter().all(|&it| players[it].is_human())
    },
    or: |_| m::browsing::not_browsing().into(),
};

/// The other player of a linked game can be asked: it is refused before anything is chosen.
const FREE: Need = Need {
    is_met: |app| app.state.is_aside() || app.features.link.check_free().is_ok(),
    or: |app| {
        let refusal = app.features.link.check_free().err();
        refusal.map_or_else(m::link::not_over_link, |error| link::refusal(&error)).into()
    },
};

const OVER: Need = Need { is_met: is_over, or: |_| m::new_game::not_over().quiet() };

fn is_over(app: &App) -> bool {
    app.session().result().is_some()
}

pub const COMMANDS: &[Command] = &[
    Command {
        text: new_with_settings,
        words: &["new"],
        choices: terms,
        run: Run::Text(new),
        ..Command::NEW
    },
    Command {
        text: m::new_game::play,
        words: &["play", "level"],
        choices: opponents,
        run: Run::SomeText(|app, level| match level {
            COMPUTER => show_dialog(app),
            "black" => play_as(app, Color::Black, &opponent(&app.state).to_string()),
            "white" => play_as(app, Color::White, &opponent(&app.state).to_string()),
            BOTH => watch(app),
            // Whoever says a name chooses in the dialog.
            words if is_said(words) && !words.starts_with("engine") => show_dialog(app),
            words => {
                let (color, level) = colored(words);
                let number = level.split_whitespace().next().unwrap_or_default();
                // Whoever is no opponent was meant as a level.
                if player_choice::opponent(number).is_err()
                    && let Err(why) = numbers::level(number)
                {
                    return Err(m::new_game::wrong_value("play", quoted(number), why).into());
                }
                match color {
                    Some(color) => play_as(app, color, &format!("level:{level}")),
                    None => new(app, &format!("level {level}")),
                }
            }
        }),
        ..Command::NEW
    },
    Command {
        text: m::new_game::dialog,
        by_line: &["new", "play"],
        keys: &[(Mode::BOARD, &[char('n')], KeyHint::AtEnd(6, 13, is_heard))],
        needs: &[&FREE],
        run: Run::Plain(show_dialog),
        ..Command::NEW
    },
    Command {
        text: m::new_game::rematch,
        words: &["rematch"],
        keys: &[(Mode::BOARD, &[char('m')], KeyHint::When(9, is_over))],
        needs: &[&FREE, &OVER],
        run: Run::Plain(|app| begin(app, app.session().rematch_setup())),
        ..Command::NEW
    },
    Command {
        text: m::new_game::practice,
        words: &["practice"],
        needs: &[&NOT_LINKED, &NOT_PLAYED_ON_YET],
        run: Run::Read(practice),
        ..Command::NEW
    },
];

/// Returns the colour that the player takes, said before or behind the level, and the level: `white 3`.
fn colored(words: &str) -> (Option<Color>, &str) {
    let named = |word: &str| Color::BOTH.into_iter().find(|color| color.name() == word);
    let first = words.split_once(' ').and_then(|(word, rest)| Some((named(word)?, rest)));
    let last = || words.rsplit_once(' ').and_then(|(rest, word)| Some((named(word)?, rest)));
    first.or_else(last).map_or((None, words), |(color, rest)| (Some(color), rest.trim()))
}

/// Returns `true` for words without a number or a sign.
fn is_said(words: &str) -> bool {
    words.chars().all(|letter| letter.is_alphabetic() || letter.is_whitespace())
}

/// The times that a computer can be told to think for a move, of those that are listed.
const SECONDS: [u8; 4] = [1, 2, 5, 10];

/// The word for a computer on both sides.
const BOTH: &str = "both";

/// The word for a computer that is chosen in the dialog.
const COMPUTER: &str = "computer";

/// Returns the levels, and the dialog in which any opponent is chosen.
fn opponents(app: &App) -> Vec<Choice> {
    let players = app.session().players();
    let levels = Level::ALL.iter().map(|level| {
        let player = Player::Computer(Computer::Level(*level));
        let number = level.number.to_string();
        let text = m::players::level(number.clone(), m::players::level_name(level.number));
        let is_present = Color::BOTH.into_iter().any(|color| players[color] == player);
        Choice { is_present, ..Choice::new(number, text) }
    });
    // Only the last one thinks as long as it is told to.
    let times = SECONDS.map(|seconds| {
        let last = Level::ALL.len().to_string();
        let text = m::new_game::choice_time(last.clone(), seconds);
        let word = format!("{last} {seconds}s");
        Choice { found_by: FoundBy::Words, is_example: true, ..Choice::new(word, text) }
    });
    let colors = [Color::Black, Color::White]
        .map(|color| Choice::new(color.name(), m::new_game::choice_color(color)));
    let is_present = app.viewed().is_watched();
    let both = Choice { is_present, ..Choice::new(BOTH, m::new_game::choice_both()) };
    let any = Choice::new(COMPUTER, m::new_game::choose_opponent());
    levels.chain(times).chain(colors).chain([both, any]).collect()
}

/// Starts a new game in which the last opponent, or the usual one, plays both sides.
fn watch(app: &mut App) -> Done {
    let computer = opponent(&app.state);
    new(app, &format!("black \"{computer}\" white \"{computer}\""))
}

/// Starts a new game against that opponent in which the player has that colour.
fn play_as(app: &mut App, color: Color, opponent: &str) -> Done {
    new(app, &format!("{} human {} \"{opponent}\"", color.name(), (!color).name()))
}

/// Returns the terms of a new game that many look for: clocks, and the lengths of a match; those that it has if nothing is
/// said apply.
fn terms(app: &App) -> Vec<Choice> {
    const MINUTES: [u8; 20] =
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 45, 60, 90, 120];
    const WITH_MORE: [(u8, u8); 6] = [(1, 1), (2, 1), (3, 2), (5, 3), (10, 5), (15, 10)];
    const GAMES: [u8; 3] = [3, 5, 7];
    let usual = app.session().next_setup();
    let clock = usual.time_control.map_or_else(|| "none".into(), |clock| clock.to_string());
    let applies = [
        format!("clock {clock}"),
        format!("best-of {}", usual.best_of),
        usual.rules.nearest_preset().0.name().to_owned(),
    ];
    let heading = |word: &str, text| Choice {
        begins: Some(format!("{word} ")),
        found_by: FoundBy::CommandAndWords,
        ..Choice::new(word, text)
    };
    let of = |word: String, text| Choice {
        is_present: applies.contains(&word),
        found_by: FoundBy::Words,
        is_example: true,
        ..Choice::new(word, text)
    };
    let clocks =
        MINUTES.map(|minutes| of(format!("clock {minutes}"), m::new_game::choice_clock(minutes)));
    let with_more = WITH_MORE.map(|(minutes, seconds)| {
        let text = m::new_game::choice_clock_with_more(minutes, seconds);
        of(format!("clock {minutes}+{seconds}"), text)
    });
    let matches =
        GAMES.map(|games| of(format!("best-of {games}"), m::new_game::choice_match(games)));
    let without_clock = of("clock none".into(), m::new_game::no_clock());
    let one_game = of("best-of 1".into(), m::new_game::one_game());
    // What applies is seen before the others are.
    let with_present = |about: Text, label: &str, present: String| {
        let about_words = m::common::raw(about.form("about").unwrap_or_default());
        let label = m::common::raw(m::new_game::label(label).to_string());
        m::settings::heading(label, m::common::raw(present), about_words)
    };
    let dialog = NewGameDialog::new(&usual);
    let clocks_now =
        with_present(m::new_game::choice_clocks(), "clock", dialog.value(DialogField::Clock));
    let clock = Choice { found_by: FoundBy::Words, ..heading("clock", clocks_now) };
    let matches_now =
        with_present(m::new_game::choice_matches(), "match", dialog.value(DialogField::BestOf));
    let best_of = heading("best-of", matches_now);
    let players = [Color::Black, Color::White]
        .map(|color| heading(color.name(), m::new_game::choice_player(color)));
    let level = heading("level", m::new_game::choice_level());
    let first = [level].into_iter().chain(players).chain([clock]);
    let presets = Preset::ALL.iter().map(|preset| {
        let name = m::common::raw(rules::name(preset.rules()));
        of(preset.name().to_owned(), name)
    });
    let balanced = of("balanced random".into(), m::new_game::choice_balanced());
    let others = [balanced].into_iter().chain(presets);
    first
        .chain(clocks)
        .chain(with_more)
        .chain([without_clock, best_of, one_game])
        .chain(matches)
        .chain(others)
        .collect()
}

fn show_dialog(app: &mut App) -> Done {
    app.state.show(PAGE);
    Ok(())
}

/// Starts the next game, with these changes of its settings.
fn new(app: &mut App, text: &str) -> Done {
    let mut words = text.split_whitespace().filter(|word| !SAID_BESIDES.contains(word));
    if words.next().is_some_and(|word| word.eq_ignore_ascii_case(COMPUTER))
        && words.next().is_none()
    {
        return show_dialog(app);
    }
    let new_game = parse(text, app.session().next_setup())?;
    let next = Session::new(new_game.setup.clone(), None);
    begin_typed(app, &next, move |app| match new_game.choice {
        MatchChoice::Continue => begin(app, new_game.setup.clone()),
        MatchChoice::Restart => begin_match(app, new_game.setup.clone()),
    })
}

fn practice(level: &str) -> Result<Call, Refused> {
    let level = match level {
        "" => None,
        number => Some(
            numbers::level(number)
                .map_err(|why| m::new_game::wrong_value("practice", quoted(number), why))?,
        ),
    };
    Ok(Call::new(move |app| {
        let (next, _) = game_from_here(&app.state, level, 0)?;
        begin_typed(app, &next, move |app| play_from_here(&mut app.state, level))
    }))
}

/// Returns the help of `new`: each setting with its values.
fn new_with_settings() -> Text {
    let presets: Vec<_> = Preset::ALL.iter().map(|preset| preset.name()).collect();
    let line = |axis: &Axis| {
        let names: Vec<_> = axis.values().iter().map(|value| value.name()).collect();
        let values = m::common::sentence(any_of(&names));
        let about = m::common::sentence(rules::axis(*axis).to_string());
        m::common::explained(axis.flag(), m::common::both(values, about)).to_string()
    };
    let axes: Vec<_> = Axis::ALL.iter().map(line).collect();
    m::new_game::new(any_of(&presets), axes.join("\n"), m::new_game::players())
}

/// The dialog, filled in with the settings that are proposed for the next game.
pub const READ: PageRow = PageRow {
    page: PAGE,
    read: |_| new_with_settings().form("details").map(m::common::raw).into_iter().collect(),
};

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: NEW_GAME_MODE,
    rows: &[
        // Before the letters of names.
        KeyRow {
            keys: &[Binding::new(char('?'), &ScreenInput::Call(&HELP, Arg::Nothing))
                .hint(KeyHint::Rank(0))],
            text: m::screen::help,
        },
        KeyRow { keys: LINE_STEPS, text: m::keys::line },
        KeyRow {
            keys: &[
                Binding::TEXT,
                Binding::new(key::LEFT, &ScreenInput::Window(WindowInput::Change(Step::Previous))),
                Binding::new(key::RIGHT, &ScreenInput::Window(WindowInput::Change(Step::Next))),
            ],
            text: m::new_game::key_change,
        },
        KeyRow {
            keys: &[
                ERASE,
                Binding::new(
                    key::DELETE,
                    &ScreenInput::Window(WindowInput::Erase(Erasure::Letter)),
                )
                .unlisted(),
            ],
            text: m::keys::erase,
        },
        KeyRow {
            keys: &[CONFIRM.hint(KeyHint::OfWindow(2, always))],
            text: m::new_game::key_start,
        },
        KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(1))], text: m::keys::cancel },
    ],
}];
