//! The search for commands by their names, by what they do, and by what else players call that, in every language.

mod known;
mod sentence;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use known::{Fit, In, Known};
use othello_home::disk::files::is_path;
use othello_notation::folding::{folded, without_e};
use othello_words::i18n::{Language, Text, m};
use othello_words::text;
use sentence::Sentence;

use super::App;
use super::command::{Choice, Chosen, Command, FoundBy, Front, Gravity, On, Run, Sought};
use super::keys;
use super::keys::row::KeyRow;
use super::mode::Mode;
use super::screen_input::ScreenInput;
use super::table::{self, Feature};

#[derive(Clone, Debug)]
pub enum Found {
    Command(&'static Command),
    /// A key of the window or the panel in front.
    Key(&'static KeyRow),
    /// A command with what stands behind it.
    Choice(&'static Command, Choice),
}

/// Something that is found, and how surely.
#[derive(Clone, Debug)]
pub struct Hit {
    pub found: Found,
    pub certainty: Certainty,
}

/// The certainty with which something is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    Sure,
    /// One letter is another one, or nothing else is called so.
    Likely,
    /// Some of the words are about something else: it is not to be done before it is chosen.
    Vague,
}

/// The command of which an argument is being typed, with what is typed and the choices that fit it.
#[derive(Debug)]
pub struct Argument {
    pub command: &'static Command,
    /// The words behind it.
    pub rest: String,
    /// The choices that they fit, the best first.
    pub choices: Vec<Choice>,
}

/// The part of a name that is typed; the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Called {
    /// The very name of a command.
    ByName,
    /// Another word for it, or a choice.
    Otherwise,
}

impl Called {
    const fn of(is_name: bool) -> Self {
        if is_name { Self::ByName } else { Self::Otherwise }
    }
}

/// The degree to which a row fits; the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    called: Called,
    is_guess: bool,
    /// It is not all that is typed, or not by a name.
    is_loose: bool,
    /// It cannot be done now, although it is not called by its very name.
    is_impossible: bool,
    /// The words that it does not fit.
    missing: usize,
    worst: Fit,
    sum: usize,
    /// The words that are not the first ones by which people look for it.
    later: usize,
}

/// The weight of a word that is not said, beside those that are not the first ones.
const UNSAID: usize = 2;

/// The commands with the same words, each with what is known of it.
type Namesakes = Vec<(&'static Command, Known)>;

/// The commands by their words, which few share with another one.
static COMMANDS: LazyLock<BTreeMap<&'static [&'static str], Namesakes>> = LazyLock::new(|| {
    let mut all: BTreeMap<_, Namesakes> = BTreeMap::new();
    for command in table::commands().filter(|it| !it.words.is_empty()) {
        all.entry(command.words).or_default().push((command, Known::of_command(command)));
    }
    all
});

/// Returns the rows that fit what is typed, the best first, those of the window in front before others.
pub fn search(typed: &str, front: Mode, app: &App) -> Vec<Hit> {
    let sentence = Sentence::new(&text::typed_line(typed));
    let of_front = keys::rows(front).filter(|row| row.first_message().is_some());
    let of_front: Vec<_> = of_front.filter(|_| !front.is_board()).collect();
    if sentence.is_empty() {
        let in_front: Vec<_> = of_front.iter().filter_map(|row| command_of(row)).collect();
        let listed = listed(app).filter(|it| !in_front.contains(it));
        let all = of_front.iter().map(|row| Found::Key(row)).chain(listed.map(Found::Command));
        return all.map(|found| Hit { found, certainty: Certainty::Sure }).collect();
    }
    if sentence.is_moves() {
        return Vec::new();
    }
    let offered = offered(app);
    let mut all = found(&sentence, &of_front, &offered, In::Here, app);
    let is_guess = all.iter().all(|(rank, _)| rank.is_guess);
    let is_said = |(_, found): &(Rank, Found), within| says_whole(found, &sentence, within);
    if is_guess || sentence.words.len() > 1 && !all.iter().any(|it| is_said(it, In::Here)) {
        // What is known here is known there as well.
        let mut elsewhere = found(&sentence, &of_front, &offered, In::Elsewhere, app);
        // A sentence that is said there as a whole is none of which some words mean something.
        let is_whole = elsewhere.iter().any(|it| is_said(it, In::Elsewhere));
        if is_whole && sentence.words.len() > 1 {
            elsewhere.retain(|it| is_said(it, In::Elsewhere));
        }
        if is_guess || is_whole {
            all = elsewhere;
        }
    }
    let is_sure = all.iter().any(|(rank, _)| !rank.is_guess);
    all.retain(|(rank, _)| !is_sure || !rank.is_guess);
    all.sort_by_key(|(rank, _)| *rank);
    // Of what is only nearly so, what comes nearest is enough.
    let nearest = all.first().map(|(rank, _)| (rank.missing, rank.worst)).filter(|_| !is_sure);
    all.retain(|(rank, _)| nearest.is_none_or(|nearest| (rank.missing, rank.worst) == nearest));
    if all.is_empty() {
        return in_games(&sentence, app).collect();
    }
    let hits = all.into_iter();
    hits.map(|(rank, found)| Hit { found, certainty: rank.certainty() }).collect()
}

/// Returns `true` if people look for something in some languages by all that is typed, as it stands.
fn says_whole(found: &Found, sentence: &Sentence, within: In) -> bool {
    let says = |known: &Known| known.unsaid(&sentence.words, within) == Some(0);
    match found {
        Found::Command(command) => known_of(command).is_some_and(says),
        Found::Choice(_, choice) => known_of_choice(choice, within).is_some_and(|it| says(&it)),
        Found::Key(row) => command_of(row).and_then(known_of).is_some_and(says),
    }
}

/// Returns the search of the saved games for what nothing else is called: it may be the name of a player.
fn in_games(sentence: &Sentence, app: &App) -> impl Iterator<Item = Hit> {
    /// The words of a name, and the letters from which on it may be one.
    const WORDS: usize = 2;
    const LETTERS: usize = 3;
    let Sentence { whole, words, .. } = sentence;
    let is_name = (1..=WORDS).contains(&words.len())
        && whole.chars().count() >= LETTERS
        && whole.chars().all(|letter| letter.is_alphabetic() || letter == ' ');
    let games = table::find("games", app).filter(|it| is_name && it.refusal(app).is_none());
    let choice = Choice::new(whole.clone(), m::saving::games_with(whole.as_str()));
    games
        .map(|games| Hit { found: Found::Choice(games, choice), certainty: Certainty::Likely })
        .into_iter()
}

/// Returns the rows that fit a sentence in some languages.
fn found(
    sentence: &Sentence,
    of_front: &[&'static KeyRow],
    offered: &[Offered],
    within: In,
    app: &App,
) -> Vec<(Rank, Found)> {
    let keys = of_front.iter().filter_map(|row| {
        let known = Known::of_key(row, command_of(row).and_then(known_of));
        let rank = rank(sentence, &known, within)?;
        let rank = command_of(row).map_or(Some(rank), |it| rank.of_gravity(it.gravity))?;
        let rank = Rank { called: Called::of(known.is_called(sentence)), ..rank };
        Some((rank.possible(row.is_available(app), sentence, &known), Found::Key(row)))
    });
    let in_front: Vec<_> = of_front.iter().filter_map(|row| command_of(row)).collect();
    let commands = table::listed(app, On::Screen).filter(|it| !in_front.contains(it));
    let commands = commands.filter_map(|command| {
        let known = known_of(command)?;
        let rank = rank(sentence, known, within)?.of_gravity(command.gravity)?;
        let rank = rank.possible(command.refusal(app).is_none(), sentence, known);
        // A name that needs more to be typed is found behind what can be done at once.
        let worst = if command.takes_text(app) { rank.worst.max(Fit::Stem) } else { rank.worst };
        let sum = rank.sum.max(worst as usize);
        let rank = Rank { called: Called::of(known.is_called(sentence)), worst, sum, ..rank };
        match switched_on(command, app).filter(|_| !known.is_begun(&sentence.whole)) {
            Some(on) => Some((rank, Found::Choice(command, on))),
            None => Some((rank, Found::Command(command))),
        }
    });
    let of_choices = choices(sentence, offered, within);
    let is_said = |it: &Found| match it {
        Found::Choice(command, _) => of_choices
            .iter()
            .any(|(_, other)| matches!(other, Found::Choice(of, _) if of == command)),
        Found::Command(_) | Found::Key(_) => false,
    };
    let mut all: Vec<_> = keys.chain(commands.filter(|(_, it)| !is_said(it))).collect();
    all.extend(numbered(sentence, app));
    all.extend(of_choices);
    all
}

/// Returns the choice that turns a switch on: whoever asks for what it shows does not want that to be hidden.
fn switched_on(command: &Command, app: &App) -> Option<Choice> {
    let is_switch = matches!(command.run, Run::Choice(Chosen { none: Some(_), .. }));
    let mut choices = is_switch.then(|| (command.choices)(app)).into_iter().flatten();
    choices.find(|choice| choice.word == "on")
}

/// Returns the commands that take a number, where one stands beside their names: `go to move 20`.
fn numbered(sentence: &Sentence, app: &App) -> Vec<(Rank, Found)> {
    let is_number = |word: &&String| word.bytes().all(|letter| letter.is_ascii_digit());
    let (numbers, words): (Vec<_>, Vec<_>) = sentence.content.iter().partition(is_number);
    let [number] = numbers[..] else { return Vec::new() };
    let is_near = |fit: Fit| fit <= Fit::Stem || fit == Fit::MisspeltName;
    let of_number = |command: &'static Command| {
        let known = known_of(command)?;
        let fits = words.iter().map(|word| known.fit(word, In::Here).filter(|fit| is_near(*fit)));
        let worst = fits.collect::<Option<Vec<_>>>()?.into_iter().max()?;
        let is_read = match command.run {
            Run::Read(read) | Run::ReadSome(read) => read(number).is_ok(),
            Run::Item(item) => item.read(number, command.name()).is_ok(),
            Run::Plain(_)
            | Run::Confirmable(_)
            | Run::Text(_)
            | Run::SomeText(_)
            | Run::Choice(_)
            | Run::Front(_) => false,
        };
        let is_possible = is_read && command.gravity != Gravity::Grave;
        let rank = Rank::of_whole(worst).possible(command.refusal(app).is_none(), sentence, known);
        is_possible.then(|| (rank, Found::Choice(command, Choice::of_word(number))))
    };
    table::listed(app, On::Screen).filter_map(of_number).collect()
}

/// Returns what is known of a command that has words. Its message is made only to tell it from another one with the same
/// words: that of `new` has the whole help.
fn known_of(command: &'static Command) -> Option<&'static Known> {
    match &**COMMANDS.get(command.words)? {
        [(_, known)] => Some(known),
        several => several.iter().find(|(it, _)| *it == command).map(|(_, known)| known),
    }
}

/// Returns the command of a key, if it can be typed.
pub fn command_of(row: &KeyRow) -> Option<&'static Command> {
    match row.first_message()? {
        ScreenInput::Call(command, _) => Some(command).filter(|command| !command.words.is_empty()),
        _ => None,
    }
}

impl Rank {
    const fn certainty(&self) -> Certainty {
        match (self.is_guess, self.missing) {
            (false, _) => Certainty::Sure,
            (true, 0) => Certainty::Likely,
            (true, _) => Certainty::Vague,
        }
    }

    /// Returns it for something of which all words fit at least so.
    const fn of_whole(worst: Fit) -> Self {
        Self {
            called: Called::Otherwise,
            is_guess: worst as usize >= Fit::MisspeltName as usize,
            is_loose: false,
            is_impossible: false,
            missing: 0,
            worst,
            sum: worst as usize,
            later: 0,
        }
    }

    /// Returns it for something that can be done now, or not.
    fn possible(self, is_possible: bool, sentence: &Sentence, known: &Known) -> Self {
        let is_phrase = sentence.words.len() > 1 && known.says(&sentence.words, In::Here);
        let is_meant = is_phrase || known.is_named(&sentence.whole);
        Self { is_impossible: !is_possible && !is_meant, ..self }
    }

    /// Returns it for a command: of one by which much is lost, nothing is guessed but its own name.
    fn of_gravity(self, gravity: Gravity) -> Option<Self> {
        let is_sure = !self.is_guess && self.worst <= Fit::Foreign;
        let is_named = self.missing == 0 && self.worst == Fit::MisspeltName;
        (gravity != Gravity::Grave || is_sure || is_named).then_some(self)
    }
}

/// Returns `true` if a text has a word that is written nearly so: one letter is another one.
pub fn has_near(text: &str, word: &str) -> bool {
    let word = folded(word);
    sentence::words(&folded(text)).any(|known| known == word || known::is_misspelt(&word, &known))
}

/// Returns how well something that can be done fits; `None` if it has nothing to do with what is typed.
fn rank(sentence: &Sentence, known: &Known, within: In) -> Option<Rank> {
    let count = sentence.content.len().max(1);
    let content = || sentence.content.iter();
    let whole = known.fit_whole(sentence, within);
    let fits = if let Some(fit) = whole {
        vec![fit; count]
    } else {
        content().filter_map(|word| fit(word, known, within)).collect()
    };
    let missing = count - fits.len();
    let worst = fits.iter().copied().max()?;
    // A part of a sentence has to be said by a name.
    if missing > 0 && worst > Fit::Foreign {
        return None;
    }
    // Words that say little say something where all is a name.
    let dropped = sentence.words.len() - content().len();
    let (dropped, later) = match whole {
        // Who has said more of it is meant.
        Some(_) if sentence.words.len() > 1 => {
            (0, known.unsaid(&sentence.words, within).map_or(0, |unsaid| UNSAID * unsaid))
        }
        _ => (dropped, content().filter(|word| !known.is_first(word)).count()),
    };
    let sum = match whole {
        Some(fit) => fit as usize,
        None => dropped + fits.iter().map(|fit| *fit as usize).sum::<usize>(),
    };
    Some(Rank {
        called: Called::Otherwise,
        is_guess: missing > 0 || worst >= Fit::MisspeltName,
        is_loose: worst > Fit::Foreign,
        is_impossible: false,
        missing,
        worst,
        sum,
        later,
    })
}

/// Returns how well a word fits, as it is typed or with its letters written otherwise.
fn fit(word: &str, known: &Known, within: In) -> Option<Fit> {
    let otherwise = || Some(without_e(word)).filter(|other| other != word);
    known.fit(word, within).or_else(|| known.fit(&otherwise()?, within))
}

/// Returns what is known of a choice by a name, which is found once: with each letter that is typed all choices are gone
/// through.
fn known_of_choice(choice: &Choice, within: In) -> Option<Arc<Known>> {
    type OfChoice = (Text, Language, In, Option<Arc<Known>>);
    /// The words that are kept, and the names of each: those of saved games come and go.
    const MOST: usize = 4096;
    const MOST_OF_WORD: usize = 64;
    static KNOWN: Mutex<BTreeMap<String, Vec<OfChoice>>> = Mutex::new(BTreeMap::new());
    let here = Language::current();
    let is_it = |(text, language, of, _): &&OfChoice| {
        *text == choice.text && *language == here && *of == within
    };
    let mut all = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((.., known)) = all.get(&choice.word).and_then(|of_word| of_word.iter().find(is_it))
    {
        return known.clone();
    }
    if all.len() >= MOST {
        all.clear();
    }
    let known = is_named(choice).then(|| Arc::new(Known::of_choice(choice, within)));
    let it = (choice.text.clone(), here, within, known.clone());
    let of_word = all.entry(choice.word.clone()).or_default();
    if of_word.len() >= MOST_OF_WORD {
        of_word.clear();
    }
    of_word.push(it);
    known
}

/// Returns `true` for a choice that is the name of a thing. The values of settings are those of other commands as well; a
/// number, or a colour of discs, is none.
fn is_named(choice: &Choice) -> bool {
    let has_name = || choice.text.to_string() != choice.word;
    choice.found_by != FoundBy::CommandAndWords
        && (has_name() || choice.text.form("about").is_some())
}

/// A command that has choices, with what is known of it.
struct Offered {
    command: &'static Command,
    known: &'static Known,
    choices: Vec<Choice>,
}

/// Returns all choices, which are made once for a search.
fn offered(app: &App) -> Vec<Offered> {
    let with_choices = |command: &'static Command| {
        let choices = Some((command.choices)(app)).filter(|choices| !choices.is_empty())?;
        Some(Offered { command, known: known_of(command)?, choices })
    };
    table::listed(app, On::Screen).filter_map(with_choices).collect()
}

/// Returns the choices that are named so: `deutsch` is a language.
fn choices(sentence: &Sentence, offered: &[Offered], within: In) -> Vec<(Rank, Found)> {
    /// The letters from which on a beginning stands for a choice.
    const LETTERS: usize = 3;
    let is_long = |own: &[String]| {
        own.iter().any(|word| !word.is_ascii())
            || own.iter().map(|word| word.chars().count()).sum::<usize>() >= LETTERS
    };
    let switches = words_of_switches();
    let choices = offered.iter().flat_map(|of| of.choices.iter().map(move |choice| (of, choice)));
    let fits = choices.filter_map(|(of, choice)| {
        let known = known_of_choice(choice, within)?;
        let is_said = known.says(&sentence.words, within);
        let is_own = |word: &String| is_said || fit(word, &known, within).is_some();
        let (own, others): (Vec<_>, Vec<_>) = sentence.content.iter().cloned().partition(is_own);
        let is_of_command =
            |word: &String| fit(word, of.known, within).is_some_and(|fit| fit <= Fit::Foreign);
        if own.is_empty() || !others.iter().all(is_of_command) {
            return None;
        }
        let (whole, words) = (sentence.whole.clone(), sentence.words.clone());
        let own = Sentence { whole, words, content: own };
        let rank = rank(&own, &known, within)?;
        let is_begun = matches!(rank.worst, Fit::StartOfName | Fit::StartOfAbout);
        // Neither `off` nor `turn off` says what is to be turned off.
        // Nor does `show`, of one of the settings.
        let is_switch_alone = |words: &[String]| words.iter().all(|it| switches.contains(it));
        let is_one_of_settings = choice.word.contains(' ') && is_switch_alone(&own.content);
        let is_bare = is_value(choice)
            && (rank.worst < Fit::Stem && is_switch_alone(&sentence.content) || is_one_of_settings);
        let is_other = is_bare
            || choice.found_by == FoundBy::ProperName
                && (sentence.says_little() || matches!(rank.worst, Fit::Stem | Fit::StartOfAbout));
        let may_be_short = rank.worst < Fit::StartOfName && choice.found_by != FoundBy::ProperName;
        // Behind the name of its command, a word with a wrong letter is one of its choices.
        let is_misspelt = rank.worst >= Fit::MisspeltName && !others.is_empty();
        let is_sure = (rank.worst <= Fit::Foreign || is_misspelt)
            && !is_other
            && (may_be_short || is_long(&own.content))
            && !(is_begun && choice.word.contains(' '));
        // What is called so in another language is not called so here.
        let least = if within == In::Here { Fit::Name } else { Fit::Foreign };
        let (worst, sum) = (rank.worst.max(least), rank.sum.max(least as usize));
        // Of several with the same words, the one that has more of them is meant.
        let is_one_of_several = choice.begins.is_some() || choice.word.contains(' ');
        let of_others = others.iter().filter_map(|word| fit(word, of.known, within));
        let of_others = of_others.filter(|_| is_one_of_several).map(|fit| fit as usize);
        let sum = sum + of_others.sum::<usize>();
        let unsaid = known.unsaid(&sentence.words, within).unwrap_or_default();
        let later = 1 + others.len() + UNSAID * unsaid;
        let rank = Rank { worst, sum, later, ..rank };
        is_sure.then(|| (rank, Found::Choice(of.command, choice.clone())))
    });
    fits.collect()
}

/// Returns the words by which any switch is turned on or off.
fn words_of_switches() -> Vec<String> {
    let about = ["on", "off"].map(|word| {
        let switch = m::settings::switch(word, m::common::raw(""));
        format!("{word} {}", switch.form("about").unwrap_or_default())
    });
    about.iter().flat_map(|words| words.split_whitespace()).map(folded).collect()
}

/// Returns `true` for one of the two values of a switch.
fn is_value(choice: &Choice) -> bool {
    let value = choice.word.rsplit(' ').next().unwrap_or_default();
    ["on", "off", "true", "false"].contains(&value)
}

/// Returns all commands in the order in which they are shown where nothing is typed: first those that fit the moment,
/// then the others by subject, those last that few look for.
fn listed(app: &App) -> impl Iterator<Item = &'static Command> {
    /// Those that fit the moment.
    const FIRST: usize = 6;
    let first: Vec<_> = table::of_the_moment(app).take(FIRST).collect();
    let subject = |command: &&Command| {
        let is_of = |feature: &&Feature| feature.commands.contains(command);
        let group = table::FEATURES.iter().find(is_of).map(|feature| feature.group as usize);
        (command.sought == Sought::Seldom, group)
    };
    let rest = table::listed(app, On::Screen).filter(|command| !first.contains(command));
    let mut rest: Vec<_> = rest.collect();
    rest.sort_by_cached_key(subject);
    first.into_iter().chain(rest)
}

/// Returns the command of which an argument is being typed, and the choices that fit it: those whose words begin so
/// before those of which another name does. A sentence that only begins with the name of a command has none.
pub fn argument(typed: &str, front: Mode, app: &App) -> Option<Argument> {
    let line = text::typed_line(typed);
    let line = line.trim_start().trim_start_matches(':');
    let (word, rest) = line.split_once(char::is_whitespace)?;
    let command = table::find(word, app).or_else(|| with_file(word, rest, app))?;
    let sought = folded(rest.trim_start());
    let rest = rest.trim().to_owned();
    let fits = |choice: Choice| Some((fit_of_choice(&sought, &choice)?, choice));
    let choices = (command.choices)(app).into_iter();
    let mut choices: Vec<_> = choices.filter_map(fits).collect();
    choices.sort_by_key(|(fit, _)| *fit);
    let choices: Vec<_> = choices.into_iter().map(|(_, choice)| choice).collect();
    if choices.is_empty() && !rest.is_empty() && !is_argument(command, &rest, app) {
        let hits = search(typed, front, app);
        // What it refuses in any case was not meant for it.
        if hits
            .first()
            .is_some_and(|hit| hit.certainty == Certainty::Sure || refuses(command, &rest))
        {
            return None;
        }
    }
    Some(Argument { command, rest, choices })
}

/// Returns `true` for what can be an argument of a command: a text, a number, a file, or something that it reads.
fn is_argument(command: &Command, rest: &str, app: &App) -> bool {
    let is_read = || match command.run {
        Run::Read(read) | Run::ReadSome(read) => read(rest).is_ok(),
        Run::Item(item) => item.read(rest, command.name()).is_ok(),
        Run::Plain(_) | Run::Confirmable(_) | Run::Text(_) | Run::SomeText(_) | Run::Choice(_) => {
            false
        }
        // What is explained is named.
        Run::Front(front) => front == Front::Help && table::find(rest, app).is_some(),
    };
    let choices = (command.choices)(app);
    let first = rest.split_whitespace().next();
    let begins_choice = || {
        let begun = choices.iter().filter_map(|choice| choice.begins.as_deref());
        begun.map(str::trim_end).any(|begun| first == Some(begun))
    };
    let is_any_text = command.fill.is_some() && choices.is_empty();
    is_any_text && matches!(command.run, Run::Text(_) | Run::SomeText(_))
        || !is_sentence(rest)
        || is_read()
        || begins_choice()
}

/// Returns `true` for a command that nothing can stand behind, or nothing that is not one of its choices.
fn refuses(command: &'static Command, rest: &str) -> bool {
    match command.run {
        Run::Confirmable(_) if rest.eq_ignore_ascii_case("yes") => false,
        Run::Plain(_) | Run::Confirmable(_) | Run::Read(_) | Run::ReadSome(_) | Run::Item(_) => {
            !is_about(command, rest)
        }
        Run::Front(front) => {
            front == Front::Quit || front == Front::Help && rest.contains(char::is_whitespace)
        }
        Run::Text(_) | Run::SomeText(_) | Run::Choice(_) => false,
    }
}

/// Returns `true` for words without a number, a path or the name of a file.
fn is_sentence(text: &str) -> bool {
    text.chars().all(|letter| letter.is_alphabetic() || letter.is_whitespace() || letter == '\'')
}

/// Returns the command that another program calls so, where a file is named: `e game.sgf`.
fn with_file(word: &str, rest: &str, app: &App) -> Option<&'static Command> {
    let is_file = rest.contains('.') || is_path(rest);
    let sentence = Sentence::new(word);
    let means = |command: &&'static Command| {
        known_of(command).is_some_and(|known| known.says(&sentence.words, In::Here))
    };
    table::listed(app, On::Screen).filter(|_| is_file && !sentence.is_empty()).find(means)
}

/// Returns `true` if the words behind a command only say what it does: `undo the last move`.
pub fn is_about(command: &'static Command, rest: &str) -> bool {
    let Some(known) = known_of(command) else { return false };
    let is_said = |word: &String| known.fit(word, In::Here).is_some_and(|fit| fit < Fit::Part);
    let stands_alone =
        command.takes_nothing() || command.fill.is_some() && !command.takes_something();
    stands_alone && is_sentence(rest) && Sentence::new(rest).content.iter().all(is_said)
}

/// Returns how well what is typed behind a command fits a choice.
fn fit_of_choice(typed: &str, choice: &Choice) -> Option<u8> {
    let names = choice.names();
    choice_as_typed(typed, choice, &names)
        .or_else(|| choice_as_typed(&without_e(typed), choice, &names))
}

fn choice_as_typed(typed: &str, choice: &Choice, names: &[String]) -> Option<u8> {
    let begins = |name: &String| name.starts_with(typed);
    if let (true, Some((first, _))) = (typed.len() < choice.word.len(), choice.word.split_once(' '))
        && !typed.starts_with(&format!("{first} "))
        && choice.found_by != FoundBy::ProperName
    {
        // What is said first is chosen first.
        return None;
    }
    if choice.begins.as_ref().is_some_and(|begins| typed.starts_with(begins.as_str())) {
        // What it begins is to be chosen.
        None
    } else if names.first().is_some_and(begins) {
        Some(0)
    } else if choice.begins.is_some() && (typed.contains('.') || is_path(typed)) {
        // It is a name.
        None
    } else if names.iter().any(begins) {
        Some(1)
    } else {
        let mut words = typed.split_whitespace();
        words.all(|word| names.iter().any(|name| name.starts_with(word))).then_some(2)
    }
}
