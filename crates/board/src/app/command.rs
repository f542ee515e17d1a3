//! The rows of the table of commands. Dispatch, hints, help, man page and manual are derived from them.

use super::needs::{self, Need};
use crate::app::App;
use crate::app::arguments;
use crate::app::call::Call;
use crate::app::during::During;
use crate::app::input::Answer;
use crate::app::keys::key::{self, Key};
use crate::app::mode::Mode;
use crate::app::reply::{Done, Refuse, Refused};
use othello_core::square::Square;
use othello_core::tree::Moment;
use othello_notation::folding::folded;
use othello_words::i18n::{Language, Text, m};
use othello_words::text::quoted;

/// A command, for both front ends.
pub struct Command {
    /// Its message: the help of the word, and in its forms the usage, the details, the help of the key and the hint.
    pub text: fn() -> Text,
    /// The words of the line mode, the usual one first; none if only keys do it.
    pub words: &'static [&'static str],
    /// The words of the line mode that do what its key does, if it has none of its own there.
    pub by_line: &'static [&'static str],
    /// The keys, in the order of the help, with what has to be in front, and the hint there.
    pub keys: &'static [KeysIn],
    /// The use of the mouse in the place of the keys.
    pub mouse: Option<fn() -> Text>,
    /// The conditions. If one is not met, there is no hint, and its reason is the answer.
    pub needs: &'static [&'static Need],
    /// The use of the board while it is done: another command ends that, or is refused.
    pub during: During,
    /// Its repetition while a key is held down.
    pub held: Held,
    /// The front ends that list it.
    pub on: On,
    /// The things that can stand behind it, where they are few.
    pub choices: fn(&App) -> Vec<Choice>,
    /// The name of the setting that they are values of.
    pub sets: Option<&'static str>,
    pub sought: Sought,
    pub gravity: Gravity,
    /// The things it works with besides the game.
    pub stored: Stored,
    /// The line that its key begins, to be completed; `None` if the key has it done at once.
    pub fill: Option<&'static Fill>,
    pub run: Run,
    /// Its function on something that is pointed at, where words would not say that as well.
    pub pointed: Pointed,
}

/// One of the things that can stand behind a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub word: String,
    /// The name by which a player knows it; in its form `about`, other words by which people look for it.
    pub text: Text,
    /// It is what applies now.
    pub is_present: bool,
    /// It is one of many: what is typed is meant as it is, not as the beginning of this.
    pub is_example: bool,
    pub found_by: FoundBy,
    /// The words that it begins, to be completed, where there is more to be said.
    pub begins: Option<String>,
}

/// The words by which a choice is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoundBy {
    Words,
    /// Its own, which are a proper name, as they are written and in no other form.
    ProperName,
    /// Its own behind the name of its command.
    CommandAndWords,
}

impl Choice {
    /// A choice that has a name besides the words.
    pub fn new(word: impl Into<String>, text: Text) -> Self {
        let (word, is_present, is_example) = (word.into(), false, false);
        let found_by = if word.contains(' ') { FoundBy::CommandAndWords } else { FoundBy::Words };
        Self { word, text, is_present, is_example, found_by, begins: None }
    }

    /// A choice that is known by what is typed.
    pub fn of_word(word: &str) -> Self {
        Self::new(word, m::common::raw(word))
    }

    /// Returns the one that is meant by a word: the one for which it is typed, or else one with another such name, if one
    /// word is typed for that.
    pub fn meant(word: &str, mut choices: Vec<Self>) -> Option<Self> {
        let word = folded(word);
        let is_named = |choice: &Self| !choice.word.contains(' ') && choice.names().contains(&word);
        let by_word = choices.iter().position(|choice| folded(&choice.word) == word);
        let found = by_word.or_else(|| choices.iter().position(is_named));
        found.map(|index| choices.swap_remove(index))
    }

    pub fn name(&self) -> String {
        if self.text.to_string() == self.word {
            return self.word.clone();
        }
        m::common::explained(&*self.word, self.text.clone()).to_string()
    }

    /// Returns all by which it is found, as it is searched, the words first.
    pub fn names(&self) -> Vec<String> {
        let called: Vec<_> =
            Language::sought().map(|language| self.text.say_in(language)).collect();
        let about = Language::sought().filter_map(|language| self.text.form_in("about", language));
        let about: Vec<_> = about.collect();
        let words = about.iter().flat_map(|about| about.split_whitespace());
        // The form of a file is known without its dot.
        let typed = [&*self.word, self.word.trim_start_matches('.')].into_iter();
        let names = called.iter().chain(&about).map(String::as_str);
        let names = typed.chain(names).chain(words).filter(|name| !name.is_empty());
        names.map(folded).collect()
    }
}

/// Those who look for a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    /// Everybody, sooner or later.
    Often,
    /// Few, who know its name: it comes last where all are listed.
    Seldom,
}

/// The severity of a command that was not meant, by what is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gravity {
    /// Nothing that would not come back.
    Light,
    /// The game, a part of it, or the place at the board: no other word than its own is taken for it.
    Grave,
    /// Nothing, but others can see it or be reached by it: what it does is read before it is done.
    Outward,
}

/// The keys of a command in an input mode, and their hint.
pub type KeysIn = (Mode, &'static [Key], KeyHint);

/// A line that the key of a command begins, in the foot of the window in front: it is what stands behind the word in
/// line mode.
#[derive(Debug)]
pub struct Fill {
    /// The mode while it is typed.
    pub mode: Mode,
    /// The title of a window of its own; `None` if it belongs to the window in front.
    pub title: Option<fn() -> Text>,
    /// The name of the text to be typed.
    pub label: fn() -> Text,
    /// The text that is there already.
    pub start: fn(&App) -> String,
    /// The remark beside it.
    pub about: fn(&App) -> Vec<Text>,
    /// The text that an empty line stands for; without one, nothing is done before something is typed.
    pub empty: Option<&'static str>,
    /// The moment at which the command runs.
    pub runs: Runs,
}

impl Fill {
    /// A line of which the rest is left out.
    pub const NEW: Self = Self {
        mode: Mode::TEXT,
        title: None,
        label: || m::common::raw(""),
        start: |_| String::new(),
        about: |_| Vec::new(),
        empty: None,
        runs: Runs::Confirmed,
    };
}

/// The moment at which a command runs with a line that is typed for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runs {
    Confirmed,
    /// With every change of it, and with nothing when it is cancelled: what comes of it is seen in the window behind,
    /// where the selection goes up and down meanwhile.
    Changed,
}

/// The argument of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Nothing: by a key, it works on what is selected in the window in front, if that matters.
    Nothing,
    /// One of several things that are listed, by its index.
    Index(usize),
    Square(Square),
    /// Squares, one after the other.
    Squares(Vec<Square>),
    Moment(Moment),
    /// The rest of a line behind the word.
    Text(String),
}

impl Arg {
    /// Returns what would stand behind the word in a line.
    pub fn into_words(self) -> String {
        match self {
            // No line names a move of a variation.
            Self::Nothing | Self::Moment(Moment::Side(_)) => String::new(),
            Self::Index(index) => (index + 1).to_string(),
            Self::Square(square) => square.name().to_owned(),
            Self::Squares(squares) => squares.into_iter().map(Square::name).collect(),
            Self::Moment(Moment::Main(ply)) => ply.to_string(),
            Self::Text(text) => text,
        }
    }
}

/// The function of a command on something that is pointed at.
#[derive(Clone, Copy)]
pub enum Pointed {
    /// None: it is read from words.
    Nothing,
    /// That on one of several things that are listed, by its index.
    Index(fn(&mut App, usize) -> Done),
    Square(fn(&mut App, Square) -> Done),
    /// That on squares, one after the other.
    Squares(fn(&mut App, &[Square]) -> Done),
    Moment(fn(&mut App, Moment) -> Done),
}

/// The things a command works with besides the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    Nothing,
    /// The saved games, which a script does not have.
    Games,
    /// The memory of what the player knows, which a script does not have.
    Memory,
    /// Nothing, but a terminal is needed for what comes then.
    Terminal,
}

/// The repetition of a command while a key is held down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// It is done once.
    Once,
    /// It is done again and again.
    Repeated,
}

/// The front ends that list a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// The screen and the line mode.
    Both,
    /// The screen, which has colours, a mouse and windows.
    Screen,
    /// The line mode, which has no board in sight.
    Lines,
}

/// Something that only the front end itself can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Front {
    /// Shows the help, or that of a command.
    Help,
    /// Lists the commands that some words fit.
    Commands,
    /// Ends the program.
    Quit,
    /// Plays the square in focus, or does what Enter means otherwise on the board.
    PlayFocus,
    /// Shows what of the page in front has some words.
    Find,
    /// Shows the game record.
    Record,
    Graphs,
    /// Draws the board, once or after each move.
    Board,
    Answer(Answer),
    /// Says whose turn it is.
    Turn,
}

/// The hint that a key does something.
#[derive(Clone, Copy)]
pub enum KeyHint {
    No,
    /// One that stays before those of a lower rank, if there is no room for all.
    Rank(u8),
    /// The same, as long as it is worth the room; under the other condition with another rank, in its form
    /// `hint-instead`.
    WhenOr((u8, fn(&App) -> bool), (u8, fn(&App) -> bool)),
    /// The same, with another rank once the game is over.
    AtEnd(u8, u8, fn(&App) -> bool),
    /// The same, as long as it is worth the room.
    When(u8, fn(&App) -> bool),
    /// The same, in the form that the window in front asks for; none if the message has no such form.
    OfWindow(u8, fn(&App) -> bool),
}

/// The function of a command, by what it takes.
#[derive(Clone, Copy)]
pub enum Run {
    /// It takes nothing.
    Plain(fn(&mut App) -> Done),
    /// It takes nothing but `yes`, which answers what it asks.
    Confirmable(fn(&mut App) -> Done),
    /// The rest of the line, which may be empty: by a key it is.
    Text(fn(&mut App, &str) -> Done),
    /// The rest of the line, which may not be empty.
    SomeText(fn(&mut App, &str) -> Done),
    /// The rest of the line, which is read before the conditions are looked at: what it cannot be is refused in
    /// any case.
    Read(fn(&str) -> Result<Call, Refused>),
    /// The same, if it may not be empty.
    ReadSome(fn(&str) -> Result<Call, Refused>),
    /// One of several things that are listed, by its number.
    Item(Item),
    Choice(Chosen),
    /// The front end does it, with the rest of the line.
    Front(Front),
}

/// A function on one of several things that are listed: by its number in a line, from 1, or the one that is selected in
/// the window in front.
#[derive(Clone, Copy)]
pub struct Item {
    /// Done if none is named, where that means something.
    pub none: Option<fn(&mut App) -> Done>,
    /// The reason why something is no number.
    pub wrong: fn(String) -> Text,
    /// Its function, with what stands behind the number.
    pub run: fn(&mut App, usize, &str) -> Done,
    /// The words that can stand behind the number.
    pub with: With,
}

/// A function on one of the choices of a command.
#[derive(Clone, Copy)]
pub struct Chosen {
    /// Done if none is named, where that means something: otherwise the front end shows them.
    pub none: Option<fn(&mut App) -> Done>,
    /// Its function, with the words of the choice.
    pub run: fn(&mut App, &str) -> Done,
}

/// The words that can stand behind the number of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    Nothing,
    /// Nothing, or `yes`, which answers what it asks.
    Yes,
    Text,
}

impl Item {
    /// Reads its number, and what stands behind it.
    pub fn read(self, line: &str, word: &'static str) -> Result<Call, Refused> {
        let (number, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let index = arguments::index(number).ok_or_else(|| (self.wrong)(quoted(number)))?;
        let rest = rest.trim().to_owned();
        match self.with {
            With::Nothing if !rest.is_empty() => Err((self.wrong)(quoted(line)).into()),
            With::Yes if rest.eq_ignore_ascii_case("yes") => {
                Ok(confirmed(move |app| (self.run)(app, index, "")))
            }
            With::Yes if !rest.is_empty() => Err(m::common::only_yes(word).into()),
            With::Nothing | With::Yes | With::Text => {
                Ok(Call::new(move |app| (self.run)(app, index, &rest)))
            }
        }
    }
}

/// Returns a call of which the question is answered with yes.
fn confirmed(run: impl Fn(&mut App) -> Done + Send + Sync + 'static) -> Call {
    Call::new(move |app| {
        app.state.confirm_in_advance(true);
        let done = run(app);
        app.state.confirm_in_advance(false);
        done
    })
}

impl Command {
    /// A command of which the rest is left out.
    pub const NEW: Self = Self {
        text: || m::common::raw(""),
        words: &[],
        by_line: &[],
        keys: &[],
        mouse: None,
        needs: &[],
        during: During::Play,
        held: Held::Once,
        on: On::Both,
        choices: |_| Vec::new(),
        sets: None,
        sought: Sought::Often,
        gravity: Gravity::Light,
        stored: Stored::Nothing,
        fill: None,
        run: Run::Plain(|_| Ok(())),
        pointed: Pointed::Nothing,
    };

    /// Returns the names of the keys that do it on the board: `u, Backspace`.
    pub fn label(&self) -> String {
        let keys = self.keys.iter().filter(|(mode, ..)| mode.is_board() || *mode == Mode::ANY);
        key::listed(keys.flat_map(|(_, keys, _)| keys.iter().map(|key| key.name())))
    }

    /// Returns its usual word in line mode, or if only keys do it, one that does the same.
    pub fn name(&self) -> &'static str {
        self.words.iter().chain(self.by_line).next().copied().unwrap_or_default()
    }

    /// Returns `true` for one of its words.
    pub fn is_called(&self, word: &str) -> bool {
        let word = word.trim_start_matches(':');
        self.words.iter().any(|known| known.eq_ignore_ascii_case(word))
    }

    /// Returns examples of the whole line.
    pub fn usage(&self) -> String {
        (self.text)().form("usage").unwrap_or_else(|| self.name().into())
    }

    /// Returns its line in the list of all, in a form of the front end if there is one.
    pub fn summary(&self, form: &str) -> String {
        m::common::explained(self.usage(), (self.text)()).words(form, None)
    }

    /// Returns all that there is to know about it.
    pub fn explanation(&self, form: &str) -> String {
        let details = (self.text)().form("details");
        [Some(self.summary(form)), details].into_iter().flatten().collect::<Vec<_>>().join("\n")
    }

    /// Returns `true` if it does nothing without an argument.
    pub const fn takes_something(&self) -> bool {
        matches!(
            self.run,
            Run::SomeText(_)
                | Run::ReadSome(_)
                | Run::Item(Item { none: None, .. })
                | Run::Choice(Chosen { none: None, .. })
        )
    }

    /// Returns `true` if a text has to stand behind it that is not one of few.
    pub fn takes_text(&self, app: &App) -> bool {
        self.takes_something() && (self.choices)(app).is_empty()
    }

    /// Returns `true` if no words stand behind it.
    pub const fn takes_nothing(&self) -> bool {
        matches!(self.run, Run::Plain(_) | Run::Confirmable(_))
    }

    pub fn choice(&self, word: &str, app: &App) -> Option<Choice> {
        Choice::meant(word, (self.choices)(app))
    }

    /// Returns the words that the choices to be shown begin with, given what is typed behind it; `None` if they say
    /// which one is meant, or none is needed.
    pub fn open_choice(&self, typed: &str, app: &App) -> Option<String> {
        let Run::Choice(Chosen { none, .. }) = self.run else { return None };
        if typed.is_empty() {
            return none.is_none().then(String::new);
        }
        self.choice(typed, app)?.begins
    }

    /// Returns `true` if its word alone begins a line in a window of its own, as its key does.
    pub fn begins_line(&self) -> bool {
        self.fill.is_some_and(|fill| fill.title.is_some())
    }

    /// Returns the reason for which it is not done now.
    pub fn refusal(&self, app: &App) -> Option<Refused> {
        match (self.during, During::of(app)) {
            (During::Play, During::Exercise) => return Some(m::exercise::solving().quiet()),
            (During::Play | During::Exercise, During::Tutorial) => {
                return Some(m::tutorial::under_way().quiet());
            }
            (During::Tutorial, During::Play | During::Exercise) => {
                return Some(m::tutorial::not_under_way().quiet());
            }
            (During::Exercise, During::Play) => {
                let has_lesson = app.features.exercise.has_lesson(&app.state);
                let or = if has_lesson {
                    m::exercise::not_solving_yet
                } else {
                    m::exercise::not_solving
                };
                return Some(or().quiet());
            }
            _ => {}
        }
        needs::refusal(self.needs, app)
    }

    /// Does it, if it can be done now. What was typed behind it, if anything, is looked at first.
    pub fn run(&'static self, app: &mut App, rest: &str) -> Done {
        let call = self.read(rest)?;
        self.refusal(app).map_or(Ok(()), Err)?;
        call.run(app)
    }

    /// Does it with that, if it can be done now.
    pub fn call(&'static self, app: &mut App, arg: Arg) -> Done {
        match (self.pointed, arg) {
            (Pointed::Index(run), Arg::Index(index)) => self.point(app, |app| run(app, index)),
            (Pointed::Square(run), Arg::Square(square)) => self.point(app, |app| run(app, square)),
            (Pointed::Squares(run), Arg::Squares(squares)) => {
                self.point(app, |app| run(app, &squares))
            }
            (Pointed::Moment(run), Arg::Moment(at)) => self.point(app, |app| run(app, at)),
            (_, arg) => self.run(app, &arg.into_words()),
        }
    }

    fn point(&self, app: &mut App, run: impl FnOnce(&mut App) -> Done) -> Done {
        self.refusal(app).map_or(Ok(()), Err)?;
        run(app)
    }

    /// Returns what it does with what was typed behind it; refuses what cannot stand there.
    fn read(&'static self, rest: &str) -> Result<Call, Refused> {
        match self.run {
            Run::Plain(run) if rest.is_empty() => Ok(Call::new(run)),
            Run::Plain(_) => Err(m::common::takes_no_argument(self.name()).into()),
            Run::Confirmable(run) if rest.is_empty() => Ok(Call::new(run)),
            Run::Confirmable(run) if rest.eq_ignore_ascii_case("yes") => Ok(confirmed(run)),
            Run::Confirmable(_) => Err(m::common::only_yes(self.name()).into()),
            Run::Item(Item { none: Some(run), .. })
            | Run::Choice(Chosen { none: Some(run), .. })
                if rest.is_empty() =>
            {
                Ok(Call::new(run))
            }
            Run::SomeText(_) | Run::ReadSome(_) | Run::Item(_) | Run::Choice(_)
                if rest.is_empty() =>
            {
                let usage = (self.text)().form("usage").unwrap_or_default();
                Err(m::common::needs_argument(self.name(), usage).into())
            }
            Run::Text(run) | Run::SomeText(run) => {
                let rest = rest.to_owned();
                Ok(Call::new(move |app| run(app, &rest)))
            }
            Run::Read(read) | Run::ReadSome(read) => read(rest),
            Run::Item(item) => item.read(rest, self.name()),
            Run::Choice(chosen) => {
                let rest = rest.to_owned();
                Ok(Call::new(move |app| {
                    let known = self.choice(&rest, app).map(|choice| choice.word);
                    (chosen.run)(app, &known.unwrap_or_else(|| rest.clone()))
                }))
            }
            // The front end does not come here with it.
            Run::Front(_) => Ok(Call::new(|_| Ok(()))),
        }
    }
}

impl std::fmt::Debug for Command {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str((self.text)().name())
    }
}

/// Each has a message of its own.
impl PartialEq for Command {
    fn eq(&self, other: &Self) -> bool {
        // Nearly all differ in their words, which costs less than to make their messages.
        self.words == other.words && (self.text)() == (other.text)()
    }
}
