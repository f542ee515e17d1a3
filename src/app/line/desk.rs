//! Where the players of the line mode sit: what was typed changes the sitting and is answered.
//!
//! Nothing here reads a line or looks at a watch.

use std::time::Duration;

use crate::app::narration;
use crate::app::tui::Host;
use crate::notation::date::Date;
use crate::notation::diagram::Spacing;
use crate::notation::{Record, diagram, position, transcript};
use crate::session::Session;

use super::clocks::Clocks;
use super::command::{self, Word};
use super::error::Refusal;
use super::new_game;
use super::report;

/// What is said to a line, or why it is not done.
pub(super) type Said = Result<String, Refusal>;

/// Two players and what is asked of their sitting, a line at a time.
pub struct Desk<'h> {
    pub(super) session: Session,
    pub(super) typist: Typist<'h>,
    /// The day on which games begin.
    pub(super) today: Option<Date>,
    drawing: Drawing,
    pub(super) clocks: Clocks,
    /// The plies of the earlier position that is looked at.
    pub(super) looked_at: Option<usize>,
    pub(super) question: Option<Question>,
    /// What is told with the next answer.
    pub(super) news: Vec<String>,
}

/// Who types the lines.
pub enum Typist<'h> {
    /// Somebody at a terminal, whose games are kept.
    Person(&'h mut dyn Host),
    /// A script: it answers no questions and touches no files.
    Script,
}

/// When the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    AfterEachMove,
    WhenAsked,
}

/// What is asked before it is done.
#[derive(Debug)]
pub(super) enum Question {
    /// Whether the player to move gives up.
    Resign,
    /// Whether a move is taken back while the clock runs.
    Undo,
    /// Whether that game takes the place of the one under way.
    Load(Box<Record>),
}

/// What a line led to.
#[derive(Debug, PartialEq, Eq)]
pub struct Answer {
    /// What is said; empty if nothing.
    pub said: String,
    pub then: Then,
}

/// What follows a line.
#[derive(Debug, PartialEq, Eq)]
pub enum Then {
    /// The next line.
    GoOn,
    /// The same, but this line was not done, for that reason.
    Refuse(String),
    /// The end.
    Leave,
}

impl<'h> Desk<'h> {
    /// A sitting about to begin.
    pub fn new(session: Session, typist: Typist<'h>, today: Option<Date>) -> Self {
        Self {
            session,
            typist,
            today,
            drawing: Drawing::WhenAsked,
            clocks: Clocks::Run,
            looked_at: None,
            question: None,
            news: Vec::new(),
        }
    }

    /// The same with a game that was taken up again: that is said, and a clock waits for its
    /// players.
    #[must_use]
    pub fn taken_up(mut self) -> Self {
        let plies = self.session.game().plies().len();
        if plies > 0 && self.session.result().is_none() {
            self.news.push(format!("Your game goes on at move {}.", plies + 1));
        }
        self.stop_clocks();
        self
    }

    /// The same with something to be told first.
    #[must_use]
    pub fn telling(mut self, news: Option<String>) -> Self {
        self.news.extend(news);
        self
    }

    /// The same with the board drawn at those times.
    #[must_use]
    pub const fn drawing(mut self, drawing: Drawing) -> Self {
        self.drawing = drawing;
        self
    }

    /// Whether nobody is there to see what is refused.
    pub const fn is_script(&self) -> bool {
        matches!(self.typist, Typist::Script)
    }

    /// What is said first.
    pub fn open(&mut self) -> String {
        let mut said = std::mem::take(&mut self.news);
        if !self.is_script() {
            said.push("Type a move, such as d3, or help for all words.".into());
        }
        said.push(self.introduction());
        said.join("\n")
    }

    /// What is agreed on, and whose turn it is.
    pub(super) fn introduction(&self) -> String {
        let mut sentences = report::agreement(&self.session);
        sentences.push(report::standing(&self.session));
        sentences.extend(self.stopped_clocks());
        sentences.join(" ")
    }

    /// Does what a line asks for; so much time has passed since the last answer.
    pub fn obey(&mut self, line: &str, elapsed: Duration) -> Answer {
        let before = self.session.clone();
        let mut said: Vec<_> = self.elapse(elapsed).into_iter().collect();
        let then = match self.heed(line.trim()) {
            Ok(Some(sentence)) => {
                said.push(sentence);
                Then::GoOn
            }
            Ok(None) => Then::Leave,
            Err(Refusal(reason)) => Then::Refuse(reason),
        };
        if self.session != before {
            self.save();
        }
        said.append(&mut self.news);
        said.retain(|sentence| !sentence.is_empty());
        Answer { said: said.join("\n"), then }
    }

    /// Says how far the game came, and gives its transcript; so much time has passed since the last
    /// answer.
    pub fn close(&mut self, elapsed: Duration) -> String {
        self.elapse(elapsed);
        self.save();
        let mut said = std::mem::take(&mut self.news);
        said.push(narration::summary(&self.session));
        said.join("\n")
    }

    /// Does what a line asks for; `None` if that is to leave.
    fn heed(&mut self, line: &str) -> Result<Option<String>, Refusal> {
        if line.is_empty() {
            return Ok(Some(String::new()));
        }
        // Whatever is no answer to a question means no.
        let question = self.question.take();
        match command::read(line)? {
            None => self.play(line).map(Some),
            Some((Word::Quit, _)) => Ok(None),
            Some((Word::Yes, _)) => self.agree(question).map(Some),
            Some((Word::No, _)) if question.is_none() => Refusal::because("nothing was asked"),
            Some((Word::No, _)) => Ok(Some("As you were.".into())),
            Some((word, rest)) => self.order(word, rest).map(Some),
        }
    }

    fn order(&mut self, word: Word, rest: &str) -> Said {
        let game = self.session.game();
        let plies = self.shown_plies();
        match word {
            Word::Help => help(rest),
            Word::Moves => Ok(self.turn()),
            Word::Board => Ok(self.board()),
            Word::Undo => self.undo(rest),
            Word::Redo => self.redo(),
            Word::Resign => self.resign(rest),
            Word::New => self.begin(rest),
            Word::Rules => self.rules(rest),
            Word::Names => self.names(rest),
            Word::Score => Ok(report::score(&self.session)),
            Word::Time => Ok(self.time()),
            Word::Pause => self.pause(),
            Word::Continue => self.go_on(rest),
            Word::List => Ok(report::list(game)),
            Word::Back => self.back(),
            Word::On => self.on(),
            Word::Start => Ok(self.look_at(0)),
            Word::End => Ok(self.look_at(game.plies().len())),
            Word::At => self.at(rest),
            Word::Stats => Ok(report::stats(game, plies)),
            Word::Diagram => Ok(diagram::draw(game, plies, Spacing::Wide)),
            Word::Position => Ok(self.position()),
            Word::Transcript if game.plies().is_empty() => Ok("No move has been played.".into()),
            Word::Transcript => Ok(transcript::write(game.plies())),
            Word::Load => self.load(rest),
            Word::Games => self.games(),
            Word::Open => self.open_game(rest),
            Word::Save => self.save_as(rest),
            Word::Yes | Word::No | Word::Quit => Ok(String::new()),
        }
    }

    /// Asks before something is done.
    pub(super) fn ask(&mut self, question: Question) -> String {
        let asked = match &question {
            Question::Resign => match self.session.to_move() {
                Some(color) => format!("{color} gives the game up?"),
                None => "The game is given up?".into(),
            },
            Question::Undo => "The clock is running. Is the last move taken back?".into(),
            Question::Load(_) => {
                "A game is under way. It is kept; does this one take its place?".into()
            }
        };
        self.question = Some(question);
        format!("{asked} Answer yes or no.")
    }

    fn agree(&mut self, question: Option<Question>) -> Said {
        match question {
            Some(Question::Resign) => self.give_up(),
            Some(Question::Undo) => self.take_back(),
            Some(Question::Load(record)) => Ok(self.take_up(*record)),
            None => Refusal::because("nothing was asked"),
        }
    }
}

/// What is looked at.
impl Desk<'_> {
    fn turn(&self) -> String {
        match self.looked_at {
            Some(plies) => narration::turn(&self.session.game().position_at(plies)),
            None => report::standing(&self.session),
        }
    }

    fn board(&self) -> String {
        let position = self.session.game().position_at(self.shown_plies());
        format!("{}{}", narration::drawing(position.board()), narration::discs(&position))
    }

    fn position(&self) -> String {
        let shown = self.session.game().position_at(self.shown_plies());
        position::write(shown.board(), shown.to_move().unwrap_or(shown.next()))
    }

    /// A sentence, with the board where that is drawn unasked.
    pub(super) fn drawn(&self, sentence: String) -> String {
        match self.drawing {
            Drawing::AfterEachMove => format!("{sentence}\n{}", self.board()),
            Drawing::WhenAsked => sentence,
        }
    }
}

fn help(word: &str) -> Said {
    if word.is_empty() {
        return Ok(command::help());
    }
    Ok(match command::help_on(word)? {
        (Word::New, line) => format!("{line}\n{}", new_game::help()),
        (_, line) => line,
    })
}

#[cfg(test)]
mod tests {
    use crate::rules::Rules;
    use crate::session::Setup;

    use super::*;

    /// Keeps games in memory.
    #[derive(Default)]
    struct Shelf {
        saved: Option<Record>,
        kept: Vec<Record>,
    }

    impl Host for Shelf {
        fn save(&mut self, record: &Record) -> Option<String> {
            self.saved = Some(record.clone());
            None
        }

        fn keep(&mut self, record: &Record) -> Option<String> {
            self.kept.push(record.clone());
            None
        }

        fn save_as(&mut self, name: &str, record: &Record) -> String {
            self.kept.push(record.clone());
            format!("Saved as {name}.")
        }

        fn list(&mut self) -> Vec<String> {
            let lines = (1..).zip(&self.kept);
            lines
                .map(|(number, record)| format!("{number:>3}  {}", narration::line(record)))
                .collect()
        }

        fn open(&mut self, place: usize) -> Result<Record, String> {
            let missing = || format!("There is no game {}.", place + 1);
            self.kept.get(place).cloned().ok_or_else(missing)
        }
    }

    /// What is said to each line, or the reason why it is not done.
    fn says(shelf: &mut Shelf, setup: Setup, lines: &[&str]) -> Vec<String> {
        let mut desk = Desk::new(Session::new(setup, None), Typist::Person(shelf), None);
        let answers = lines.iter().map(|line| desk.obey(line, Duration::from_secs(1)));
        let text = |answer: Answer| match answer.then {
            Then::Refuse(reason) => format!("refused: {reason}"),
            Then::GoOn | Then::Leave => answer.said,
        };
        answers.map(text).collect()
    }

    fn usual() -> Setup {
        Setup::new(Rules::OTHELLO)
    }

    fn moves(record: &Record) -> String {
        transcript::write(record.game.plies())
    }

    #[test]
    fn a_player_resigns_only_after_saying_so_twice() {
        let resigned =
            "Black resigns. White wins by 64: 2-2 on the board, 0-64 by the official count.";
        let lines = ["resign", "yes", "undo", "resign", "no", "resign", "d3", "yes", "resign yes"];
        let said = says(&mut Shelf::default(), usual(), &lines);
        assert_eq!(said[0], "Black gives the game up? Answer yes or no.");
        assert_eq!(said[1], resigned);
        assert!(said[2].starts_with("The end is taken back"));
        assert_eq!(said[4], "As you were.");
        assert!(said[6].starts_with("Black d3"));
        assert_eq!(said[7], "refused: nothing was asked");
        assert!(said[8].starts_with("White resigns."));
    }

    #[test]
    fn undo_asks_while_the_clock_runs() {
        let setup = Setup { time_control: Some("5".parse().unwrap()), ..usual() };
        let lines = ["d3", "undo", "yes", "d3", "undo", "moves", "yes", "undo yes"];
        let said = says(&mut Shelf::default(), setup, &lines);
        assert_eq!(said[1], "The clock is running. Is the last move taken back? Answer yes or no.");
        assert!(said[2].starts_with("Taken back: Black d3."));
        assert!(said[5].starts_with("White to move"));
        assert_eq!(said[6], "refused: nothing was asked");
        assert!(said[7].starts_with("Taken back: Black d3."));
    }

    #[test]
    fn every_change_is_saved() {
        let mut shelf = Shelf::default();
        says(&mut shelf, usual(), &["moves"]);
        assert_eq!(shelf.saved, None);
        says(&mut shelf, usual(), &["d3c3", "names Anna Ben", "a1"]);
        let saved = shelf.saved.clone().unwrap();
        assert_eq!(moves(&saved), "d3c3");
        assert_eq!(saved.names.white.as_deref(), Some("Ben"));
        says(&mut shelf, usual(), &["d3", "resign yes"]);
        assert!(shelf.saved.unwrap().forfeit.is_some());
    }

    #[test]
    fn games_are_kept_listed_and_taken_up_again() {
        let mut shelf = Shelf::default();
        let lines = [
            "games", "open 1", "d3c3", "new", "games", "f5", "open 1", "no", "open one", "open 1",
            "yes",
        ];
        let said = says(&mut shelf, usual(), &lines);
        assert_eq!(said[0], "No games are kept yet.");
        assert_eq!(said[1], "refused: There is no game 1");
        assert_eq!(said[4], "1: ????.??.??, Black - White, othello, at move 3.");
        assert_eq!(
            said[6],
            "A game is under way. It is kept; does this one take its place? Answer yes or no."
        );
        assert_eq!(said[8], "refused: one is no number of a game; games lists them");
        assert!(
            said[10].starts_with("Loaded. After move 2 of 2: White c3, turns d4. Black to move"),
            "{}",
            said[10]
        );
        assert_eq!(shelf.kept.iter().map(moves).collect::<Vec<_>>(), ["d3c3", "f5"]);
        assert_eq!(shelf.saved.as_ref().map(moves), Some("d3c3".into()));
        assert_eq!(says(&mut shelf, usual(), &["d3", "save final"])[1], "Saved as final.");
        assert_eq!(moves(shelf.kept.last().unwrap()), "d3");
    }

    #[test]
    fn a_line_of_moves_that_others_replace_is_kept() {
        let mut shelf = Shelf::default();
        says(&mut shelf, usual(), &["f5d6c3", "undo", "undo", "d6c3", "undo", "c4"]);
        assert_eq!(shelf.kept.len(), 0);
        says(&mut shelf, usual(), &["f5d6c3", "at 1", "continue here", "f4"]);
        assert_eq!(shelf.kept.iter().map(moves).collect::<Vec<_>>(), ["f5d6c3"]);
        says(&mut shelf, usual(), &["f5d6c3", "undo", "undo", "d6"]);
        assert_eq!(shelf.kept.len(), 2);
    }

    #[test]
    fn the_board_is_drawn_after_moves_alone_and_only_where_that_is_wanted() {
        let session = || Session::new(usual(), None);
        let mut desk = Desk::new(session(), Typist::Script, None).drawing(Drawing::AfterEachMove);
        let mut draws = |line| desk.obey(line, Duration::ZERO).said.contains("a b c d e f g h");
        for line in ["d3", "undo", "redo"] {
            assert!(draws(line), "{line}");
        }
        for line in ["moves", "back", "help"] {
            assert!(!draws(line), "{line}");
        }
        let mut desk = Desk::new(session(), Typist::Script, None);
        let answer = desk.obey("d3", Duration::ZERO);
        assert_eq!(answer.said, "Black d3, turns d4. White to move: c3, c5, e3.");
    }
}
