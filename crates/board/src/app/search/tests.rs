use super::*;
use crate::app::fixtures::{app, setup};

/// Returns the line that is meant by what is typed, as far as it is found: a question mark stands behind a guess.
fn meant(typed: &str, app: &App) -> String {
    if let Some(Argument { command, rest, choices }) = argument(typed, Mode::BOARD, app) {
        let word = choices.first().map_or(rest, |choice| choice.word.clone());
        return format!("{} {word}", command.name());
    }
    let Some(Hit { found, certainty }) = search(typed, Mode::BOARD, app).into_iter().next() else {
        return String::new();
    };
    let line = match found {
        Found::Command(command) => command.name().to_owned(),
        Found::Choice(command, choice) => format!("{} {}", command.name(), choice.word),
        Found::Key(row) => row.label(),
    };
    if certainty == Certainty::Sure { line } else { line + "?" }
}

/// A game of two people after two moves.
fn begun() -> App {
    let mut app = app(setup());
    crate::line_mode::typed_moves::play(&mut app, "d3c3").unwrap();
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
            ("th", "theme"),
            ("THEME", "theme"),
            ("mouse", "mouse"),
            ("re", "resign"),
            ("take back", "undo"),
            ("load", "load"),
            ("plus grand", "faq size"),
            ("computer gegen computer", "play both"),
            ("engine match", "play both"),
            ("paste fen", "load"),
            ("top three moves", "lines"),
            ("who won", "score"),
            ("blindfold", "faq blindfold"),
            ("endgame solve", "lines"),
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
            ("sound", "settings alert"),
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
            ("français", "language fr"),
            ("print", "save .svg"),
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
            ("play with a friend", "host"),
            ("play black", "play black"),
            ("switch sides", "swap"),
            ("swap colours", "swap"),
            ("cheat", "hint"),
            ("blunder", "review"),
            ("who is winning", "evaluate"),
            ("elo", "play"),
            ("clock", "new clock"),
            ("blitz", "new clock 5"),
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
            ("bigger board", "faq size"),
            ("mute", "settings alert"),
            ("keyboard shortcuts", "help"),
            ("edax", "play"),
            ("watch computer play", "play both"),
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
            ("hello", "games hello?"),
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
            ("pass", "faq pass"),
            ("d3", ""),
            ("make it bigger", "faq size"),
            ("i want to stop playing", "quit"),
            ("show me the moves", "legal on"),
            ("practice endgames", "puzzles"),
            (":wq", "quit"),
            (":q", "quit"),
            (":w final.sgf", "save final.sgf"),
            (":e final.ggf", "open final.ggf"),
            (":help", "help"),
            ("git blame", "games git blame?"),
            ("dark theme", "theme slate"),
            ("vim", "faq keys"),
            ("depth", "settings lines-depth"),
            ("pv", "lines"),
            ("benchmark", "games benchmark?"),
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
            ("提示", "hint"),
            ("退出", "quit"),
            ("撤销", "undo"),
            ("难度", "play"),
            ("复盘", "review"),
            ("联机", "host"),
        ],
    );
}

/// Words that were written down before they were tried.
#[test]
fn a_word_that_nobody_has_tried_finds_what_its_writer_means() {
    check(
        &begun(),
        &[
            ("5 min", "new clock 5"),
            ("10 minutes", "new clock 10"),
            ("blitz 5 minutes", "new clock 5"),
            ("blitz 3", "new clock 3"),
            ("tournament", "new best-of 3"),
            ("best of 5", "new best-of 5"),
            ("new black Ada white Ben", "new black Ada white Ben"),
            ("start again", "new"),
            ("new opponent", "play"),
            ("make the computer stronger", "play computer"),
            ("who wins", "evaluate"),
            ("am I winning", "evaluate"),
            ("show score", "score"),
            ("how much time do I have", "time"),
            ("stop the clock", "pause"),
            ("list of moves", "list"),
            ("watch two computers", "play both"),
            ("make text bigger", "faq size"),
            ("turn off animation", "settings animation false"),
            ("change language", "language"),
            ("why was that bad", "why"),
            ("show my mistakes", "review"),
            ("daily puzzle", "puzzles"),
            ("forfeit", "resign"),
            ("copy board", "copy-position"),
            ("paste game", "load"),
            ("quit without saving", "quit"),
            ("coordinates", "faq coordinates"),
            ("Züge anzeigen", "legal on"),
            ("wer gewinnt", "evaluate"),
            ("Tipp", "hint"),
            ("gegen Computer spielen", "play computer"),
            ("leichter", "play"),
            ("Sprache ändern", "language"),
            ("Turnier", "new best-of 3"),
            ("5 Minuten", "new clock 5"),
            ("Seiten tauschen", "swap"),
            ("qui gagne", "evaluate"),
            ("conseil", "hint"),
            ("jouer contre l'ordinateur", "play"),
            ("plus facile", "play"),
            ("changer la langue", "language"),
            ("sauver", "save"),
            ("tournoi", "new best-of 3"),
            ("quién gana", "evaluate"),
            ("pista", "hint"),
            ("jugar contra la máquina", "play"),
            ("rendirse", "resign"),
            ("guardar", "save"),
            ("reglas", "rules"),
            ("tablas", "faq draw"),
            ("棋譜を保存", "save"),
            ("設定", "settings"),
            ("友達と対戦", "host"),
            ("終わる", "quit"),
            ("힌트", "hint"),
            ("새 게임", "new"),
            ("저장", "save"),
            ("규칙", "rules"),
            ("기권", "resign"),
            ("悔一步", "undo"),
            ("设置", "settings"),
            ("保存棋谱", "save"),
            ("人机对战", "play"),
            ("谁赢了", "evaluate"),
        ],
    );
}

/// Names, wishes, questions, numbers, and what the program does not have.
#[test]
fn a_word_of_a_kind_finds_what_its_writer_means() {
    check(
        &begun(),
        &[
            ("tiger", "opening Tiger"),
            ("cow opening", "opening Cow"),
            ("anti", "new anti"),
            ("xot", "new balanced random"),
            ("parity", "idea plays-last"),
            ("mobility", "idea moves"),
            ("stable discs", "learning-marks stable"),
            ("brian rose", "games brian rose?"),
            ("i want white", "play white"),
            ("play as black", "play black"),
            ("no animation", "settings animation false"),
            ("animations off", "settings animation false"),
            ("disable mouse", "settings mouse"),
            ("too easy", "play"),
            ("computer is too slow", "play 10 1s"),
            ("think longer", "play 10 2s"),
            ("where can i go", "legal on"),
            ("what are my moves", "legal on"),
            ("hide legal moves", "legal off"),
            ("what did i do wrong", "review"),
            ("why did i lose", "review"),
            ("my rating", "progress"),
            ("go to move 1", "at 1"),
            ("7 minutes", "new clock 7"),
            ("5+3", "new clock 5+3"),
            ("lvl 3", "play 3"),
            ("share", "save"),
            ("wthor", "settings games"),
            ("quit game", "quit"),
            ("join game", "join game"),
            ("font bigger", "faq size"),
            ("full screen", "faq size"),
            ("no sound", "settings alert"),
            ("offer draw", "faq draw"),
            ("skip turn", "faq pass"),
            ("chat", "faq chat"),
            ("login", "faq accounts"),
            ("premove", "faq premoves"),
            ("no color", "theme mono"),
            ("hide hints", "settings evaluation false"),
            ("hide cursor", "settings cursor false"),
            ("no clock", "new clock none"),
            ("expert", "play 8"),
            ("best of three", "new best-of 3"),
            ("save and quit", "quit"),
            ("resign yes", "resign yes"),
        ],
    );
}

/// Questions of newcomers, names of other games and of clubs, and questions that are answered rather than done.
#[test]
fn a_question_or_a_word_of_another_game_finds_what_its_writer_means() {
    check(
        &begun(),
        &[
            // What is to be seen, and how everything is done.
            ("whose turn is it", "faq turn"),
            ("what opening is this", "faq opening"),
            ("why can't i move there", "faq illegal"),
            ("what do the dots mean", "faq marks"),
            ("where are games saved", "faq files"),
            ("what version is this", "faq version"),
            ("bigger", "faq size"),
            ("who is black", "names"),
            ("my name is Anna", "names"),
            ("how long did i think", "time"),
            ("what level am i", "play"),
            // What leaves is told, and leaves nothing.
            ("leave", "faq leave"),
            ("close", "faq leave"),
            ("get me out of here", "faq leave"),
            ("main menu", "faq leave"),
            ("cancel", "faq leave"),
            ("back to the menu", "faq leave"),
            ("why did i pass", "faq pass"),
            ("make the pieces bigger", "faq size"),
            // What asks to see something never hides it.
            ("hide the dots", "legal off"),
            ("show coordinates", "faq coordinates"),
            // What goes on from here, or at once.
            ("save as", "save"),
            ("how do i save", "save"),
            ("save picture", "save .png"),
            ("play from here", "practice"),
            ("continue from here", "practice"),
            ("hurry up", "now"),
            ("move now", "now"),
            ("stop thinking", "now"),
            ("go back to the start", "start"),
            ("undo twice", "undo"),
            ("i'm stuck", "hint"),
            ("show me the best move", "hint"),
            ("challenge me", "play"),
            ("make it easier", "play"),
            ("play against my brother", "new"),
            ("restart the game", "new"),
            ("delete this game", "games"),
            ("where are my games", "games"),
            ("continue game", "games"),
            ("new game against level 5", "new game against level 5"),
            ("watch a game", "play both"),
            ("analyze this position", "lines"),
            ("switch to white", "swap"),
            ("dark board", "theme slate"),
            ("speed up animations", "settings animation"),
            ("help me win", "idea"),
            ("play on my phone", "web"),
            ("qr code", "web"),
            ("add a timer", "new clock"),
            ("sound off", "settings alert"),
            ("settigns", "settings?"),
            // Of chess.
            ("takebacks", "undo"),
            ("offer a draw", "faq draw"),
            ("claim a draw", "faq draw"),
            ("stockfish", "play"),
            ("blunder check", "review"),
            ("accuracy", "review"),
            ("game review", "review"),
            ("analysis board", "review"),
            ("import pgn", "load"),
            ("adjourn", "pause"),
            ("time control", "settings clock"),
            ("increment", "new clock 1+1"),
            ("bullet", "new clock 1"),
            ("opening explorer", "openings"),
            ("endgame practice", "puzzles"),
            ("engine off", "settings evaluation false"),
            ("spectate", "connection"),
            ("notation", "record"),
            // Of Othello.
            ("thor", "openings"),
            ("kifu", "record"),
            ("transcript", "transcript"),
            ("tempo", "idea both-need"),
            ("frontier", "idea quiet"),
            ("wedge", "idea early-edge"),
            ("x square", "idea beside-corner"),
            ("disc loss", "review"),
            ("disc count", "stats"),
            ("joseki", "repertoire"),
            ("anti othello", "new anti"),
            ("scoresheet", "sheet"),
            // Of other languages.
            ("me rindo", "resign"),
            ("ich gebe auf", "resign"),
        ],
    );
}

/// Words that somebody types whose language the program speaks, by language.
const OWN: [(&str, &[(&str, &str)]); 6] = [
    (
        "de",
        &[
            ("beeil dich", "now"),
            ("wo sind meine spiele", "games"),
            ("farbe ändern", "theme"),
            ("wer ist dran", "faq turn"),
            ("welche eröffnung ist das", "faq opening"),
            ("von hier weiterspielen", "practice"),
            ("speichern unter", "save"),
            ("warum darf ich da nicht hin", "faq illegal"),
            ("mit einem freund", "host"),
            ("verlassen", "faq leave"),
            ("ich will schwarz", "play black"),
            ("zu leicht", "play"),
            ("dunkles Design", "theme slate"),
            ("keine Animation", "settings animation false"),
            ("wo kann ich hin", "legal on"),
            ("warum habe ich verloren", "review"),
            ("Ton aus", "settings alert"),
            ("Schrift größer", "faq size"),
        ],
    ),
    (
        "fr",
        &[
            ("annuler le coup", "undo"),
            ("enregistrer sous", "save"),
            ("dépêche-toi", "now"),
            ("quelle est cette ouverture", "faq opening"),
            ("pourquoi je ne peux pas jouer là", "faq illegal"),
            ("jouer à partir d'ici", "practice"),
            ("plus grand", "faq size"),
            ("je veux les blancs", "play white"),
            ("trop facile", "play"),
            ("tigre", "opening Tigre"),
            ("où puis-je jouer", "legal on"),
            ("couper le son", "settings alert"),
            ("j'abandonne", "resign"),
        ],
    ),
    (
        "es",
        &[
            ("guardar como", "save"),
            ("sin sonido", "settings alert"),
            ("date prisa", "now"),
            ("qué apertura es esta", "faq opening"),
            ("jugar desde aquí", "practice"),
            ("por qué no puedo mover ahí", "faq illegal"),
            ("más grande", "faq size"),
            ("quiero blancas", "play white"),
            ("demasiado difícil", "play"),
            ("sin animación", "settings animation false"),
            ("me rindo", "resign"),
            ("tablas", "faq draw"),
        ],
    ),
    (
        "ja",
        &[
            ("手番", "faq turn"),
            ("早く打って", "now"),
            ("名前を付けて保存", "save"),
            ("ここから対局", "practice"),
            ("この定石は何", "faq opening"),
            ("なぜそこに置けない", "faq illegal"),
            ("音を消す", "settings alert"),
            ("白を持ちたい", "play white"),
            ("虎定石", "opening 虎定石"),
            ("アニメーションなし", "settings animation false"),
            ("投了する", "resign"),
            ("大きくして", "faq size"),
            ("なぜ負けた", "review"),
        ],
    ),
    (
        "zh",
        &[
            ("快点", "now"),
            ("另存为", "save"),
            ("这是什么开局", "faq opening"),
            ("从这里下", "practice"),
            ("离开", "faq leave"),
            ("我要执白", "play white"),
            ("太难了", "play"),
            ("关闭动画", "settings animation false"),
            ("我认输", "resign"),
            ("字体大一点", "faq size"),
        ],
    ),
    (
        "ko",
        &[
            ("빨리 둬", "now"),
            ("무슨 오프닝", "faq opening"),
            ("여기서 이어", "practice"),
            ("나가기", "faq leave"),
            ("백으로 하고 싶어", "play white"),
            ("너무 쉬워", "play"),
            ("애니메이션 끄기", "settings animation false"),
            ("글자 크기", "faq size"),
            ("왜 졌어", "review"),
        ],
    ),
];

/// Each is typed by somebody whose language the program speaks.
#[test]
fn a_sentence_of_the_own_language_finds_what_its_writer_means() {
    let app = begun();
    for (language, lines) in OWN {
        language.parse::<Language>().unwrap().choose_here();
        check(&app, lines);
    }
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
