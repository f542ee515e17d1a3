//! The structure of the source: what Cargo does not check.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod circles;
mod drawing;
mod knots;
mod source;

use std::collections::BTreeSet;

use othello_core::rules::{Axis, Preset};
use othello_words::i18n::m;
use source::{full_paths, package, packages, paths, program};

/// Fails with all problems at once.
#[track_caller]
fn assert_none(problems: impl IntoIterator<Item = String>) {
    let problems: Vec<String> = problems.into_iter().collect();
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

#[test]
fn no_files_of_a_package_import_each_other_in_a_circle() {
    assert_none(packages().iter().flat_map(|package| {
        let mut imports = package.imports();
        for (file, used) in &mut imports {
            used.retain(|used| !names_whole_state(file, used));
        }
        let circular = circles::circular(&imports);
        let line = |(file, used)| format!("{}: {file} -> {used}", package.folder);
        circular.map(line).collect::<Vec<_>>()
    }));
}

/// The state keeps continuations, and these name the whole of it.
fn names_whole_state(file: &str, used: &str) -> bool {
    file.starts_with("app/") && used == "app/mod.rs"
}

/// Knots that are still to be untied. Nothing is ever added here.
const KNOWN_KNOTS: &[&str] = &[];

#[test]
fn no_type_has_methods_in_several_files_that_call_each_other_in_a_circle() {
    let knots = packages().iter().flat_map(knots::knots).collect::<BTreeSet<_>>();
    let name = |knot: &str| knot.split(':').next().unwrap_or_default().to_owned();
    let names: BTreeSet<_> = knots.iter().map(|knot| name(knot)).collect();
    assert_none(knots.into_iter().filter(|knot| !KNOWN_KNOTS.contains(&&*name(knot))));
    let untied = KNOWN_KNOTS.iter().filter(|name| !names.contains(**name));
    assert_none(untied.map(|name| format!("{name} is no knot any more: take it off the list")));
}

#[test]
fn drawing_changes_nothing() {
    assert_none(program().files.iter().flat_map(|(file, code)| drawing::changes(file, code)));
}

/// Returns the feature that a file belongs to.
fn feature(file: &str) -> Option<&str> {
    let (name, _) = file.strip_prefix("features/")?.split_once('/')?;
    Some(name)
}

/// The package of the features.
const BOARD: &str = "crates/board/";

/// The features that may be called, each by those after it; their module says why.
#[rustfmt::skip]
const ORDER: &[&str] = &[
    "link", "players", "level", "browsing", "clock", "clipboard", "variations", "moves", "new_game", "tags",
    "ideas", "explanation", "review", "evaluation", "lines", "book", "explorer", "exercise", "training",
    "tutorial", "repertoire",
    "report", "settings",
    "repairs", "scoresheet", "saving",
];

#[test]
fn the_features_and_their_order_are_those_that_their_module_explains() {
    let text = std::fs::read_to_string("crates/board/src/features/mod.rs").unwrap();
    let name = |line: &str| Some(line.strip_prefix("//! * `")?.split('`').next()?.to_owned());
    let explained: Vec<_> = text.lines().filter_map(name).collect();
    assert_eq!(explained, ORDER);
    let files = package(BOARD).imports().into_keys();
    let features: BTreeSet<_> = files.filter_map(|file| Some(feature(&file)?.to_owned())).collect();
    let alone = "description".to_owned();
    assert_eq!(features, explained.into_iter().chain([alone]).collect());
}

/// A row of a table cannot be broken, and longer ones are read by nobody.
#[test]
fn the_guide_has_no_line_over_160_letters() {
    let guide = std::fs::read_to_string("CONTRIBUTING.md").unwrap();
    let is_long = |(_, line): &(usize, &str)| line.chars().count() > 160;
    let long = (1..).zip(guide.lines()).filter(is_long);
    assert_none(long.map(|(number, line)| format!("CONTRIBUTING.md:{number}: {line}")));
}

#[test]
fn features_name_only_those_before_them() {
    let place = |name: &str| ORDER.iter().position(|known| *known == name);
    assert_none(package(BOARD).imports().into_iter().flat_map(|(file, used)| {
        let is_other = |used: &String| match (feature(&file), feature(used)) {
            (Some(one), Some(other)) if one != other => {
                !matches!((place(one), place(other)), (Some(one), Some(other)) if other < one)
            }
            _ => false,
        };
        let others: Vec<_> = used.into_iter().filter(is_other).collect();
        others.into_iter().map(move |used| format!("{file} -> {used}"))
    }));
}

/// The line mode is made of the state, which is that of the screen as well.
#[test]
fn state_and_features_know_no_line_mode() {
    let is_of_line = |file: &String| file.starts_with("line_mode/");
    let imports = package(BOARD).imports().into_iter().filter(|(file, _)| !is_of_line(file));
    assert_none(imports.flat_map(|(file, used)| {
        let used = used.into_iter().filter(is_of_line);
        used.map(move |used| format!("{file} -> {used}")).collect::<Vec<_>>()
    }));
}

/// A page is a constant beside the function that shows it, with a name of its own and a row in the table of windows.
#[test]
fn every_page_has_a_window_and_a_name_of_its_own() {
    let windows = paths(&program().files["screen/windows/mod.rs"]);
    let mut names = BTreeSet::new();
    for (file, code) in package(BOARD).files {
        let module = file.trim_end_matches(".rs").trim_end_matches("/mod").replace('/', "::");
        let pages = code.lines().filter_map(|line| line.split_once(": Page = Page::new("));
        assert_none(pages.flat_map(|(constant, name)| {
            let path = format!("{module}::{}", constant.trim_start_matches("pub const "));
            let without = (!windows.contains(&path)).then(|| format!("{path} has no window"));
            let twice = (!names.insert(name.to_owned())).then(|| format!("{path} is {name} too"));
            [without, twice].into_iter().flatten()
        }));
    }
    assert!(!names.is_empty());
}

/// The table says for what squares, Enter and Esc stand, whatever the board is used for.
#[test]
fn the_model_of_the_screen_names_no_command_of_a_feature() {
    let code = &program().files["screen/model.rs"];
    let named = used(code, &["othello_board::features"]);
    assert_none(named.filter(|path| path.contains("::commands")));
}

/// The types of the values of the axes of rules.
const AXIS_VALUES: [&str; 8] =
    ["Opening", "Start", "SecondMove", "Handicap", "Supply", "OnPass", "Goal", "Count"];

/// Every place that tells values of a rule apart names all of them, so that the compiler shows them for a new one.
#[test]
fn values_of_rules_are_told_apart_by_whole_matches() {
    let is_partial = |line: &&str| {
        let of = |before: &str| {
            AXIS_VALUES.iter().any(|name| line.contains(&format!("{before}{name}::")))
        };
        let in_macro = line.split("matches!(").nth(1).is_some_and(|rest| {
            let words = rest.split(|letter: char| !letter.is_alphanumeric() && letter != ':');
            words
                .filter_map(|word| word.split_once("::"))
                .any(|(name, _)| AXIS_VALUES.contains(&name))
        });
        in_macro || ["== ", "!= ", "if let ", "while let "].into_iter().any(of)
    };
    for package in packages() {
        for (file, code) in &package.files {
            let partial = code.lines().filter(is_partial);
            assert_none(partial.map(|line| format!("{}/{file}: {}", package.folder, line.trim())));
        }
    }
}

/// What is done off the board's thread is a job, what the engine is asked a task, both by traits of that name; a message is a
/// sentence.
#[test]
fn jobs_and_tasks_are_no_requests_and_no_types_of_other_names() {
    let packages = [package("crates/home/"), package(BOARD)];
    let files = packages.iter().flat_map(|package| &package.files);
    assert_none(files.flat_map(|(file, code)| {
        let defined = code.lines().filter_map(knots::definition);
        let wrong =
            |name: &&str| name.contains("Request") || ["Job", "Task", "Message"].contains(name);
        defined.filter(wrong).map(move |name| format!("{file} defines {name}"))
    }));
}

/// The world outside of the program.
#[rustfmt::skip]
const WORLD: &[&str] = &[
    "std::env", "std::fs", "std::io", "std::net", "std::process", "std::thread",
    "std::time::Instant", "std::time::SystemTime", "othello_os", "rustix", "signal_hook",
];

/// The parts of `othello_home` that touch nothing: what is asked for, what comes of it, and the words about it.
#[rustfmt::skip]
const OF_HOME: &[&str] = &[
    "jobs", "memory", "config::file::with", "config::file::Unfit", "config::lines", "config::look", "config::numbers",
    "config::player_choice", "config::setting", "config::tunnel", "config::Config", "config::EngineLock",
    "config::SayWhy", "engine_worker::task", "engine_worker::EngineError", "engine_worker::EngineReply",
    "engine_worker::EngineTask", "engine_worker::TaskId", "base::BaseFiles", "base::Completeness", "base::OpenBase",
    "base::Owner", "base::ReadGame", "base::ReadingProgress", "files::said", "files::FileError", "files::LoadedGame",
    "files::StoreError", "own_book::BookFault", "own_book::BookKnowledge", "own_book::DeepenBook",
    "own_book::Deepened", "own_book::DeepeningProgress", "own_book::is_deep", "repertoire_files::Addition",
    "store::game_rows", "store::GameLine", "store::GameSummary", "store::PictureFormat", "store::ProgressFaults",
    "store::Recollection", "store::SavedAs", "process::exit_status", "disk::files::is_from_root", "disk::files::is_path",
    "disk::files::path_of", "time::local_time::Zone", "time::moment::Uptime", "process::children::BACKSLASH", "process::children::HAS_JOBS",
    "process::children::Backslash", "store::SAVED_FORMATS",
];

/// The functions of their types that touch something nevertheless.
const TOUCHING: &[&str] =
    &["OpenBase::open", "Uptime::now", "Zone::find", "Home::new", "Worker::start"];

#[test]
fn the_board_knows_no_world() {
    for (file, code) in package(BOARD).files {
        let home = used(&code, &["othello_home"]).filter(|path| !path.ends_with("::"));
        let other = home.filter(|path| {
            let part = path.trim_start_matches("othello_home::");
            !OF_HOME.iter().any(|allowed| is_within(part, allowed))
        });
        let world = [WORLD, TOUCHING].concat();
        let found = other.chain(used(&code, &world));
        assert_none(found.map(|path| format!("{file} uses {path}")));
    }
}

/// The package of what the system does.
const OS: &str = "crates/os/";

#[test]
fn the_system_is_known_in_its_place_alone() {
    for package in packages().into_iter().filter(|package| !package.folder.starts_with(OS)) {
        for (file, code) in &package.files {
            let file = format!("{}/{file}", package.folder);
            let system = used(code, &["std::os", "rustix", "signal_hook", "windows_sys"]);
            assert_none(system.map(|path| format!("{file} uses {path}")));
            let code = code.split_whitespace().collect::<String>();
            let asks = [
                "cfg(unix",
                "cfg(windows",
                "cfg(target_os",
                "cfg(not(unix",
                "cfg(not(windows",
                "cfg!(unix",
                "cfg!(windows",
            ];
            assert_none(
                asks.iter().filter(|it| code.contains(**it)).map(|it| format!("{file} has {it}")),
            );
        }
    }
}

/// Returns the paths in the code that lead into one of these modules.
fn used(code: &str, modules: &[&str]) -> impl Iterator<Item = String> {
    let is_of_one = |path: &String| modules.iter().any(|module| is_within(path, module));
    full_paths(code).into_iter().filter(is_of_one).collect::<Vec<_>>().into_iter()
}

/// Returns `true` for the path of a module, and for those that lead into it.
fn is_within(path: &str, module: &str) -> bool {
    path.strip_prefix(module).is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
}

/// The files that may hold sentences besides those of the messages, and the reason.
const SENTENCES_ELSEWHERE: &[(&str, &str)] = &[
    ("cli/", "clap's texts"),
    ("commands/", "commands print reports"),
    ("input.rs", "reports about files that commands read"),
    ("process/exit_status.rs", "the table of the man page and of the manual"),
];

/// Every sentence that a person reads is a message.
#[test]
fn sentences_are_messages() {
    let is_exempt =
        |file: &str| SENTENCES_ELSEWHERE.iter().any(|(start, _)| file.starts_with(start));
    let is_sentence = |text: &&str| {
        let ends = text.ends_with('.') || text.ends_with('?');
        text.starts_with(char::is_uppercase) && ends && text.contains(' ')
    };
    let packages = [program(), package("crates/words/"), package("crates/home/"), package(BOARD)];
    let files = packages.iter().flat_map(|package| &package.files);
    for (file, code) in files.filter(|(file, _)| !is_exempt(file)) {
        let quoted = code.lines().flat_map(|line| line.split('"').skip(1).step_by(2));
        assert_none(quoted.filter(is_sentence).map(|text| format!("{file}: {text}")));
    }
}

/// Every message is said somewhere, or is part of another one.
#[test]
fn no_message_is_left_over() {
    let packages = packages();
    let files = packages.iter().flat_map(|package| package.files.values());
    let code: String = files.flat_map(|code| code.split_whitespace()).collect();
    let code = code.replace("r#", "");
    let is_said = |file: &str, id: &str| {
        let call = format!("m::{file}::{}", id.replace('-', "_"));
        let mut behind = code.match_indices(&call).map(|(at, _)| &code[at + call.len()..]);
        behind
            .any(|rest| !rest.starts_with(|letter: char| letter.is_alphanumeric() || letter == '_'))
    };
    let is_part = |file: &str, id: &str| {
        let messages = std::fs::read_to_string(format!("i18n/en/{file}.ftl")).unwrap();
        messages.contains(&format!("{{ {id} }}"))
    };
    // Those that are found by the name of what they are about: a test of theirs asks that there is one.
    let values = Axis::ALL.iter().flat_map(|axis| axis.values());
    let values = values.map(|value| format!("{}-{}", value.axis().flag(), value.name()));
    let rules: BTreeSet<_> =
        Axis::ALL.iter().map(|axis| axis.flag().to_owned()).chain(values).collect();
    let is_named = |file: &str, id: &str| match file {
        "options" => true,
        "cli" => id.starts_with("about-"),
        "rules" => rules.contains(id) || Preset::NAMES.contains(&id),
        _ => false,
    };
    let names = m::NAMES.iter().map(|name| name.split_once('.').unwrap());
    let left_over =
        names.filter(|(file, id)| !is_said(file, id) && !is_part(file, id) && !is_named(file, id));
    assert_none(left_over.map(|(file, id)| format!("{file}.ftl: {id}")));
}
