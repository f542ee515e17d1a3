//! Random input: whatever it is, the game is one that the rules allow and the screen can be drawn.

use std::time::Duration;

use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Theme};
use othello::screen::{key_press, preview};
use othello_board::app::call::Call;
use othello_board::app::command::Arg;
use othello_board::app::input::Action;
use othello_board::app::keys::shared;
use othello_board::app::screen_input::{
    Direction, Erasure, ScreenInput, Step, WindowFocus, WindowInput,
};
use othello_board::app::table;
use othello_board::features::{new_game, players};
use othello_core::board::ByColor;
use othello_core::square::Square;
use othello_home::config::look::Animation;
use othello_home::config::look::{Glyphs, ThemeName};
use othello_home::engine_worker::task::{ChosenSquare, TaskOutcome};
use othello_home::engine_worker::{EngineError, EngineReply, TaskId};
use othello_home::process::exit_status::ExitStatus;
use othello_notation::{Record, position};
use othello_session::{Player, Session, Setup};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use crate::random;
use crate::storage::{kept_reply, listed, opened, saved};
use crate::support::{
    WINDOWS, all_codes, app, command, done, draw, key, settings, today, with_window,
};

fn any_step() -> impl Strategy<Value = Step> {
    select(vec![Step::Next, Step::Previous])
}

fn any_square() -> impl Strategy<Value = Square> {
    select(Square::ALL.to_vec())
}

fn odd_text() -> impl Strategy<Value = String> {
    let known = select(vec![
        "f5d6c3",
        "f5 d6 c3 d3 c4",
        "d3",
        "[Black \"x\"]\n\n1. f5 *",
        "[",
        "é",
        "パス",
        "f9",
        "--",
        "12345678",
        "\u{0}\u{7f}",
        "d4e4d5e5d5",
        "[FEN \"8/8/8/3pP3/3Pp3/8/8/8 b\"]\n\n*",
        "x",
        "1-0",
    ]);
    prop_oneof![
        known.prop_map(String::from),
        any::<String>(),
        random::start().prop_map(|at| position::write(at.board(), at.next())),
        "[a-i0-9x. -]{0,40}".prop_map(String::from),
    ]
}

fn any_record() -> BoxedStrategy<Record> {
    random::start().prop_flat_map(random::game).prop_flat_map(random::record).boxed()
}

fn any_time() -> impl Strategy<Value = Duration> {
    prop_oneof![
        8 => (0..3000_u64).prop_map(Duration::from_millis),
        1 => any::<u64>().prop_map(Duration::from_secs),
        1 => Just(Duration::MAX),
    ]
}

/// Runs a command of the table.
fn call(message: &str) -> ScreenInput {
    ScreenInput::Call(table::named(message).expect("it is in the table"), Arg::Nothing)
}

/// Runs a command of the line mode with what is typed behind it.
fn line(message: &str, rest: String) -> ScreenInput {
    let command = table::named(message).expect("it is in the table");
    ScreenInput::Call(command, Arg::Text(rest))
}

/// Messages that change the game or the viewed position.
fn any_move() -> impl Strategy<Value = ScreenInput> {
    prop_oneof![
        6 => any_step().prop_map(ScreenInput::Seek),
        6 => Just(shared::PLAY_FOCUS.clone()),
        4 => any_square().prop_map(|square| ScreenInput::Click(Some(square))),
        1 => Just(ScreenInput::Click(None)),
        4 => select(vec!["screen.yes", "screen.no"]).prop_map(call),
        2 => select(vec!["browsing.back", "browsing.on", "browsing.start", "browsing.end", "moves.undo", "moves.redo"]).prop_map(call),
        2 => Just(ScreenInput::Window(WindowInput::Confirm)),
        2 => Just(ScreenInput::Close),
        2 => any_time().prop_map(ScreenInput::Elapse),
    ]
}

/// Actions that no key of the board stands for, and replies of the store.
fn any_action() -> BoxedStrategy<Action> {
    let plain = select(vec![
        Action::Begin,
        Action::Quit(ExitStatus::Success),
        Action::Quit(ExitStatus::Interrupted),
    ]);
    prop_oneof![
        4 => plain,
        3 => any_engine_reply().prop_map(Action::EngineReplied),
    ]
    .boxed()
}

/// Commands that no key of the board stands for.
fn any_command() -> impl Strategy<Value = ScreenInput> {
    let names = (option::of(random::name()), option::of(random::name()))
        .prop_map(|(black, white)| ByColor { black, white });
    let plain = vec![
        "players.step",
        "moves.resign",
        "clock.pause",
        "clock.resume",
        "clipboard.transcript",
        "clipboard.position",
    ];
    prop_oneof![
        4 => select(plain).prop_map(call),
        1 => vec(any_square(), 0..5).prop_map(|squares| {
            done(Call::new(move |app| table::play(app, &squares)))
        }),
        1 => select(vec!["", "here"]).prop_map(|rest| line("clock.continue", rest.into())),
        1 => (0..70_usize).prop_map(|ply| line("browsing.at", ply.to_string())),
        1 => any_players().prop_map(|players| {
            done(Call::new(move |app| {
                players::change(app, players.clone());
                Ok(())
            }))
        }),
        1 => names.prop_map(|names| {
            done(Call::needing(players::RENAMING, move |app| players::rename(app, names.clone())))
        }),
    ]
}

/// Games that begin.
fn any_game() -> BoxedStrategy<ScreenInput> {
    let begin = |setup: Setup| Call::new(move |app| new_game::begin(app, setup.clone()));
    let paste = |record: Record| Call::new(move |app| new_game::paste(app, record.clone(), |_| {}));
    prop_oneof![
        any_setup().prop_map(move |setup| done(begin(setup))),
        any_record().prop_map(move |record| done(paste(record))),
    ]
    .boxed()
}

/// Replies of the store.
fn any_reply() -> BoxedStrategy<ScreenInput> {
    prop_oneof![
        vec(any_record(), 0..40).prop_map(listed),
        any_record().prop_map(|record| opened(Ok(record))),
        odd_text().prop_map(|reason| opened(Err(&reason))),
        odd_text().prop_map(|reason| saved(Err(&reason))),
        Just(saved(Ok(()))),
        odd_text().prop_map(|reason| kept_reply(Err(&reason))),
    ]
    .boxed()
}

/// Messages of any other kind.
fn any_other() -> impl Strategy<Value = ScreenInput> {
    use Direction::{Down, Left, Right, Up};
    let text = prop_oneof![
        odd_text().prop_map(ScreenInput::Paste),
        any::<char>().prop_map(|it| ScreenInput::Window(WindowInput::Type(it))),
    ];
    let numbers = prop_oneof![
        (0..8_u8).prop_map(ScreenInput::Column),
        (0..8_u8).prop_map(ScreenInput::Row),
        any::<i16>().prop_map(|it| ScreenInput::Window(WindowInput::Scroll(it))),
        (0..20_usize).prop_map(|row| ScreenInput::Window(WindowInput::Pick { row, top: 0 })),
        any_step().prop_map(|it| ScreenInput::Window(WindowInput::Select(it))),
        any_step().prop_map(|it| ScreenInput::Window(WindowInput::Change(it))),
        select(vec![Left, Right, Up, Down]).prop_map(ScreenInput::Move),
        option::of(any_square()).prop_map(ScreenInput::Hover),
        select(vec![WindowFocus::Focused, WindowFocus::Unfocused]).prop_map(ScreenInput::Focus),
    ];
    let plain = select(vec![
        command("legal"),
        command("learning-marks"),
        command("mouse"),
        command("theme"),
        ScreenInput::Palette,
        command("help"),
        ScreenInput::Window(WindowInput::ScrollPage(Step::Next)),
        call("screen.record"),
        call("screen.graphs"),
        ScreenInput::Window(WindowInput::Erase(Erasure::Letter)),
        ScreenInput::Window(WindowInput::Erase(Erasure::NextLetter)),
        ScreenInput::Window(WindowInput::Erase(Erasure::Word)),
        ScreenInput::Window(WindowInput::Erase(Erasure::Line)),
        ScreenInput::Suspend,
        ScreenInput::Redraw,
    ]);
    prop_oneof![2 => text, 4 => numbers, 4 => plain, 3 => any_action().prop_map(ScreenInput::Arrived), 1 => any_command(), 1 => any_game(), 1 => any_reply()]
}

fn any_message() -> impl Strategy<Value = ScreenInput> {
    prop_oneof![3 => any_move(), 2 => any_other()]
}

fn any_players() -> impl Strategy<Value = ByColor<Player>> {
    let computer = Player::Computer("level:1".parse().unwrap());
    let player = select(vec![Player::Human, Player::Human, computer]);
    (player.clone(), player).prop_map(|(black, white)| ByColor { black, white })
}

/// A reply to one of the first requests.
fn any_engine_reply() -> impl Strategy<Value = EngineReply> {
    let chosen = prop_oneof![
        4 => any_square().prop_map(ChosenSquare::Ok),
        1 => Just(Err(EngineError::new(&std::fmt::Error))),
    ];
    (0..6_usize, chosen).prop_map(|(number, chosen)| {
        let id = (0..number).fold(TaskId::default(), |id, _| id.next());
        EngineReply::of(id, TaskOutcome::Last(chosen))
    })
}

fn any_setup() -> BoxedStrategy<Setup> {
    let clock = select(vec!["", "", "0:05+1", "5+3"]);
    let terms = (random::rules(), clock, 1..6_u8, any_players());
    terms
        .prop_map(|(rules, clock, best_of, players)| Setup {
            players,
            time_control: clock.parse().ok(),
            best_of,
            ..Setup::new(rules)
        })
        .boxed()
}

fn any_app() -> impl Strategy<Value = Model> {
    let theme = (
        select(ThemeName::ALL.to_vec()),
        select(vec![ColorDepth::True, ColorDepth::Mono]),
        select(vec![Glyphs::Unicode, Glyphs::Ascii]),
    );
    (any_setup(), theme).prop_map(|(setup, (palette, depth, glyphs))| {
        let theme = Theme::new(palette, depth, glyphs);
        let settings = Settings { theme, animation: Animation::On, ..settings() };
        Model::new(app(Session::new(setup, today())), settings)
    })
}

/// The game is one that its rules allow, and the screen shows some moment of it.
fn assert_sound(model: &Model) {
    let game = model.game();
    let mut position = game.start();
    for (number, ply) in game.plies().iter().chain(game.undone()).enumerate() {
        position = position.play(ply.square).expect("the rules allow every move");
        assert_eq!(position, game.position_at(number + 1));
    }
    let app = model.app();
    assert!(app.viewed().ply() <= app.viewed().line().plies().len());
    assert!(app.viewed().is_browsing() || app.viewed().ply() == game.plies().len());
    let (at, annotations) = (app.viewed().moment(), app.viewed().annotations());
    assert_eq!(annotations.position(game, at), app.viewed().line().position_at(app.viewed().ply()));
    preview::sentence(&model.view());
    model.notice();
    if let Some(event) = app.next_event() {
        assert!(
            model.next_change().is_some_and(|change| change <= event),
            "it would sleep too long"
        );
    }
    model.view().opening();
}

const SIZES: [(u16, u16); 9] =
    [(0, 0), (1, 1), (24, 12), (24, 11), (60, 20), (80, 24), (120, 40), (200, 60), (40, 40)];

fn any_size() -> impl Strategy<Value = (u16, u16)> {
    prop_oneof![select(SIZES.to_vec()), (0..220_u16, 0..80_u16), (20..40_u16, 10..20_u16)]
}

proptest! {
    #[test]
    fn any_messages_leave_a_game_that_the_rules_allow(
        model in any_app(),
        messages in vec(any_message(), 0..80),
        size in any_size(),
    ) {
        let mut model = model;
        // The same messages do the same to another one: nothing else is asked or changed.
        let mut twin = Model::new(model.app().clone(), *model.settings());
        for message in messages {
            let effects = model.update(message.clone());
            prop_assert_eq!(twin.update(message), effects);
            prop_assert_eq!(twin.app(), model.app());
            prop_assert!(model.app().viewed().ply() <= model.app().viewed().line().plies().len());
        }
        assert_sound(&model);
        let drawn = |model| draw(model, size.0, size.1).backend().buffer().clone();
        prop_assert_eq!(drawn(&twin), drawn(&model));
    }

    #[test]
    fn any_keys_leave_a_screen_that_can_be_drawn(
        model in any_app(),
        codes in vec(select(all_codes()), 0..60),
        size in any_size(),
    ) {
        let mut model = model;
        for code in codes {
            if let Some(message) = key_press::input_of_key(&model.view(), key(code)) {
                model.update(message);
            }
        }
        assert_sound(&model);
        draw(&model, size.0, size.1);
    }
}

#[test]
fn every_window_is_drawn_at_every_size() {
    for name in WINDOWS.into_iter().chain(["f5 w", "f5 d6 c3 Home d3 y", "f5 u", "f5 d6 f4 Home"]) {
        let model = with_window(name);
        for (width, height) in SIZES.into_iter().chain((11..30).map(|rows| (3 * rows, rows))) {
            draw(&model, width, height);
        }
    }
}
