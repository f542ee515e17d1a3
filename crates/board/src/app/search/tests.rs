use super::*;
use crate::app::fixtures::{app, setup};

/// Returns the line that is meant by what is typed, as far as it is found: a question mark stands behind a guess.
fn meant(typed: &str, app: &App) -> String {
    if let Some(Argument { command, rest, choices }) = argument(typed, Mode::BOARD, app) {
        let word = choices.first().map_or(rest, |choice| choice.word.clone());
        return format!("{} {word}", command.name());
    }
    let Some(Hit { found, is_guess }) = search(typed, Mode::BOARD, app).into_iter().next() else {
        return String::new();
    };
    let line = match found {
        Found::Command(command) => command.name().to_owned(),
        Found::Choice(command, choice) => format!("{} {}", command.name(), choice.word),
        Found::Key(row) => row.label(),
    };
    if is_guess { line + "?" } else { line }
}

/// A game of two people after two moves.
fn begun() -> App {
    let mut app = app(setup());
    crate::line::typed_moves::play(&mut app, "d3c3").unwrap();
    app
}

#[track_caller]
fn check(app: &App, lines: &[(&str, &str)]) {
    let wrong: Vec<_> = lines
        .iter()
        .map(|(typed, line)| (typed, line, meant(typed, app)))
        .filter(|(_, line, found)| **line != found)
        .map(|(typed, line, found)| format!("{typed}: {found:?} instead of {line:?}"))
        .collect();
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// Words that new players have typed, and the line that each of them meant.
#[test]
fn a_word_finds_what_its_writer_means() {
    check(
        &begun(),
        &[
            ("take back", "undo"),
            ("load", "games"),
            ("online", "host"),
            ("colour", "theme"),
            ("timer", "settings clock"),
            ("mistake", "undo"),
            ("opponent", "play"),
            ("deutsch", "language de"),
            ("german", "language de"),
            ("english", "language en"),
            ("日本語", "language ja"),
            ("中文", "language zh"),
            ("french", "language fr"),
            ("dark", "theme slate"),
            ("light", "theme paper"),
            ("wood", "theme walnut"),
            ("black and white", "theme mono"),
            ("picture", "save .png"),
            ("screenshot", "save .png"),
            ("image", "save .png"),
            ("gif", "save .gif"),
            ("svg", "save .svg"),
            ("easy", "play 1"),
            ("hard", "play 8"),
            ("ai", "play"),
            ("bot", "play"),
            ("my games", "games"),
            ("history", "games"),
            ("hlep", "help?"),
            ("unod", "undo?"),
            ("langauge", "language?"),
            ("undo", "undo"),
            ("rematch", "rematch"),
            ("invite", "host"),
            ("tips", "hint"),
            ("best move", "hint"),
            ("statistics", "report"),
            ("settings", "settings"),
            ("options", "settings"),
            ("sound", "settings"),
            ("two players", "new"),
            ("restart", "new"),
            ("computer", "play computer"),
            ("beginner", "learn"),
            ("friend", "host"),
            ("night", "theme slate"),
            ("green", "theme classic"),
            ("colors", "theme"),
            ("sprache", "language"),
            ("francais", "language fr"),
            ("png", "save .png"),
            ("export", "save"),
            ("tutorial", "learn"),
            ("mistakes", "review"),
            ("join", "join"),
            ("web", "web"),
            ("repertoire", "repertoire"),
            ("train an opening", "repertoire opening"),
            ("learn openings", "repertoire openings"),
            ("practise", "repertoire"),
            ("analyse", "review"),
        ],
    );
}

/// Words that somebody tried who had never seen the program.
#[test]
fn a_sentence_finds_what_its_writer_means() {
    check(
        &begun(),
        &[
            ("takeback", "undo"),
            ("night mode", "theme slate"),
            ("how do I win", "rules"),
            ("flip the board", "turn"),
            ("harder", "play"),
            ("easier", "play"),
            ("deutsch", "language de"),
            ("français", "language fr"),
            ("日本語", "language ja"),
            ("中文", "language zh"),
            ("print", "save .svg"),
            ("screenshot", "save .png"),
            ("resign", "resign"),
            ("give up", "resign"),
            ("zurück", "undo"),
            ("neues spiel", "new"),
            ("beenden", "quit"),
            ("nouvelle partie", "new"),
            ("aide", "help"),
            ("annuler", "undo"),
            ("新しい対局", "new"),
            ("待った", "undo"),
            ("悔棋", "undo"),
            ("认输", "resign"),
            ("w", "save"),
            ("wq", "quit"),
            ("q!", "quit"),
            ("e game.sgf", "open game.sgf"),
            ("set number", "settings"),
            ("colorscheme", "theme"),
            ("two players", "new"),
            ("play with a friend", "host"),
            ("online", "host"),
            ("play black", "play"),
            ("switch sides", "new"),
            ("swap colours", "new"),
            ("best move", "hint"),
            ("cheat", "hint"),
            ("blunder", "review"),
            ("who is winning", "evaluate"),
            ("elo", "play"),
            ("clock", "settings clock"),
            ("blitz", "settings clock"),
            ("fen", "copy-position"),
            ("pgn", "save .pgn"),
            ("set up position", "load"),
            ("puzzle", "puzzles"),
            ("lesson", "lesson"),
            ("teach me", "learn"),
            ("quiz", "puzzles"),
            ("slower animation", "settings animation"),
            ("no colors", "theme mono"),
            ("colour blind", "theme contrast"),
            ("bigger board", "settings"),
            ("mute", "settings"),
            ("sound", "settings"),
            ("keyboard shortcuts", "help"),
            ("edax", "play"),
            ("watch computer play", "new"),
            ("start over", "new"),
            ("show legal moves", "legal on"),
            ("pause", "pause"),
            ("copy", "copy"),
            ("replay", "start"),
        ],
    );
}

/// Words that players of five languages type at the English program, also those who come from editors.
#[test]
fn a_word_of_any_language_finds_what_its_writer_means() {
    check(
        &begun(),
        &[
            ("hello", ""),
            ("can i change the colours", "theme"),
            ("start a new match", "new"),
            ("where are my old games", "games"),
            ("i made a mistake", "undo"),
            ("too hard", "play"),
            ("what should i do now", "hint"),
            ("how many discs do i have", "stats"),
            ("2 players", "new"),
            ("help me", "help"),
            ("I give up", "resign"),
            ("how do I play", "learn"),
            ("pass", "rules"),
            ("d3", ""),
            ("make it bigger", "settings"),
            ("i want to stop playing", "quit"),
            ("show me the moves", "legal on"),
            ("practice endgames", "puzzles"),
            (":wq", "quit"),
            (":q", "quit"),
            (":w final.sgf", "save final.sgf"),
            (":e final.ggf", "open final.ggf"),
            (":help", "help"),
            ("git blame", ""),
            ("dark theme", "theme slate"),
            ("vim", ""),
            ("depth", "settings lines-depth"),
            ("pv", "lines"),
            ("benchmark", ""),
            ("best lines", "lines"),
            ("joueurs", "names"),
            ("recommencer", "new"),
            ("nouvelle manche", "new?"),
            ("sauvegarder la partie", "save"),
            ("règles du jeu", "rules"),
            ("quitter", "quit"),
            ("abandonner", "resign"),
            ("comment gagner", "rules"),
            ("meilleur coup", "hint"),
            ("langue", "language"),
            ("analyser mes erreurs", "review"),
            ("rückgängig", "undo"),
            ("aufgeben", "resign"),
            ("speichern", "save"),
            ("regeln", "rules"),
            ("anleitung", "rules"),
            ("schwieriger", "play"),
            ("farbenblind", "theme contrast"),
            ("gegen einen freund im internet", "web"),
            ("brett drehen", "turn"),
            ("partie laden", "games"),
            ("ヒント", "hint"),
            ("投了", "resign"),
            ("ルール", "rules"),
            ("保存", "save"),
            ("終了", "quit"),
            ("定石", "repertoire"),
            ("対局を始める", "new"),
            ("一手戻す", "undo"),
            ("レベル", "play"),
            ("新对局", "new"),
            ("规则", "rules"),
            ("保存", "save"),
            ("提示", "hint"),
            ("退出", "quit"),
            ("撤销", "undo"),
            ("难度", "play"),
            ("复盘", "review"),
            ("联机", "host"),
        ],
    );
}

/// An empty line is the first that somebody types who knows nothing yet.
#[test]
fn where_nothing_is_typed_what_fits_the_moment_comes_first_and_what_few_look_for_last() {
    let app = app(setup());
    let commands = search("", Mode::BOARD, &app).into_iter().map(|hit| match hit.found {
        Found::Command(command) => command,
        Found::Key(row) => panic!("{}", row.label()),
        Found::Choice(command, choice) => panic!("{command:?} {choice:?}"),
    });
    let commands: Vec<_> = commands.collect();
    let first: Vec<_> = commands[..6].iter().map(|command| command.name()).collect();
    assert_eq!(first, ["play", "learn", "host", "games", "puzzles", "rules"]);
    let seldom = commands.iter().position(|command| command.sought == Sought::Seldom).unwrap();
    assert!(commands[seldom..].iter().all(|command| command.sought == Sought::Seldom));
}
