//! Typed lines as actions of the controller, and questions about the game.

use super::command::{self, Command};
use super::error::{LineError, quoted};
use super::new_game::{self, MatchChoice};
use super::report;
use super::squares;
use super::{EvaluationForm, LineMode};
use crate::cli::engine_options;
use crate::controller::{
    Action, Annotate, Answer, Browse, EvaluationScope, ExerciseAction, LinkAction,
};
use crate::narration;
use crate::narration::annotation;
use othello_core::board::ByColor;
use othello_core::game::Game;
use othello_core::rules::Preset;
use othello_core::square::Bitboard;
use othello_core::tree::{Mark, Sign};
use othello_notation::PlayerName;
use othello_notation::diagram::{self, Spacing};
use othello_notation::paste::{self, PasteError};
use othello_notation::position;
use othello_notation::transcript::{self, TranscriptErrorKind};

/// The text of a response, or the reason for a refusal.
type Text = Result<String, LineError>;

impl LineMode<'_> {
    /// Runs a line; returns `None` if it quits.
    pub(super) fn run(&mut self, line: &str) -> Result<Option<String>, LineError> {
        if line.is_empty() {
            return Ok(Some(String::new()));
        }
        let command = command::parse(line);
        if !matches!(command, Ok(Some((Command::Yes | Command::No, _)))) {
            // Any line but an answer answers no.
            if self.controller.question().is_some() {
                self.dispatch(Action::Answer(Answer::No));
            }
        }
        match command? {
            None => self.play(line).map(Some),
            Some((Command::Quit, _)) => Ok(None),
            Some((command, rest)) => self.execute_command(command, rest).map(Some),
        }
    }

    fn execute_command(&mut self, command: Command, rest: &str) -> Text {
        let session = self.controller.session();
        let game = self.controller.viewed_game();
        let ply = self.controller.viewed_ply();
        let position = self.controller.viewed_position();
        match command {
            Command::Help => help(rest, |command| !self.is_script() || !command.needs_files()),
            Command::Moves => Ok(self.turn()),
            Command::Board => Ok(self.board()),
            Command::Row => squares::row(&position, self.legal_moves(), rest),
            Command::Column => squares::column(&position, self.legal_moves(), rest),
            Command::Square => squares::square(&position, self.legal_moves(), rest),
            Command::Undo => self.confirmed("undo", Action::Undo, rest),
            Command::Redo => self.act(Action::Redo),
            Command::Resign => self.confirmed("resign", Action::Resign, rest),
            Command::New => self.new_game(rest),
            Command::Practice => self.practice(rest),
            Command::Rules => rules(session.game().rules(), rest),
            Command::Names => self.names(rest),
            Command::Score => Ok(report::score(session)),
            Command::Time => Ok(self.time()),
            Command::Pause => self.act(Action::Pause),
            Command::Continue => self.resume(rest),
            Command::Step => self.act(Action::Step),
            Command::Connection | Command::Claim => self.over_link(command),
            Command::List => Ok(report::list(game)),
            Command::Back => self.act(Action::Browse(Browse::Back)),
            Command::On => self.act(Action::Browse(Browse::Forward)),
            Command::Start => self.act(Action::Browse(Browse::Start)),
            Command::End => self.act(Action::Browse(Browse::Current)),
            Command::At => self.browse_to(rest),
            Command::Variation => self.variation(rest),
            Command::Up => self.act(Action::Annotate(Annotate::Leave)),
            Command::Comment => self.comment(rest),
            Command::Marks => self.marks(rest),
            Command::Sign => self.sign(rest),
            Command::Promote => self.act(Action::Annotate(Annotate::Promote)),
            Command::Remove => self.act(Action::Annotate(Annotate::Remove)),
            Command::Stats => Ok(report::stats(game, ply)),
            Command::Hint => self.evaluate("hint", EvaluationForm::BestMove, rest),
            Command::Evaluate => self.evaluate("evaluate", EvaluationForm::EveryMove, rest),
            Command::Review => self.review(rest),
            Command::Retry => self.act(Action::Exercise(ExerciseAction::Retry)),
            Command::Puzzle => self.act(Action::Exercise(ExerciseAction::Puzzles)),
            Command::Solution => self.act(Action::Exercise(ExerciseAction::Solution)),
            Command::Next => self.act(Action::Exercise(ExerciseAction::Next)),
            Command::Previous => self.act(Action::Exercise(ExerciseAction::Previous)),
            Command::Leave => self.act(Action::Exercise(ExerciseAction::Leave)),
            Command::Diagram => Ok(diagram::draw(game, ply, Spacing::Wide)),
            Command::Position => Ok(self.position()),
            Command::Transcript => Ok(report::transcript(game)),
            Command::Load => self.load(rest),
            Command::Games => self.list_games(),
            Command::Open => self.open_game(rest),
            Command::Save => self.save_as(rest),
            Command::Yes => self.act(Action::Answer(Answer::Yes)),
            Command::No => self.act(Action::Answer(Answer::No)),
            Command::Quit => Ok(String::new()),
        }
    }

    /// Runs a command of a game with another machine.
    fn over_link(&mut self, command: Command) -> Text {
        if command == Command::Claim {
            return self.act(Action::Link(LinkAction::Claim));
        }
        Ok(self.connection())
    }

    /// Has the controller take in an action; returns the sentences about it.
    fn act(&mut self, action: Action) -> Text {
        let events = self.dispatch(action);
        self.narrate(events)
    }

    /// Takes an action that may be asked about; `yes` behind the command answers in advance.
    fn confirmed(&mut self, command: &str, action: Action, rest: &str) -> Text {
        match rest.to_ascii_lowercase().as_str() {
            "" => self.act(action),
            "yes" => {
                let events = self.dispatch(action);
                if self.controller.question().is_some() {
                    return self.act(Action::Answer(Answer::Yes));
                }
                self.narrate(events)
            }
            _ => LineError::because(format!("{command} takes no argument except yes")),
        }
    }

    /// Has the engine evaluate the viewed position; the answer may come later.
    fn evaluate(&mut self, command: &str, form: EvaluationForm, rest: &str) -> Text {
        self.evaluation_form = form;
        self.confirmed(command, Action::Evaluate(EvaluationScope::ThisPosition), rest)
    }

    /// Has the game reviewed, or says what its review has found.
    fn review(&mut self, rest: &str) -> Text {
        match rest.to_ascii_lowercase().as_str() {
            "stop" => self.act(Action::StopReview),
            "" | "yes" => self.confirmed("review", Action::Review, rest),
            _ => LineError::because("review takes no argument except stop"),
        }
    }

    /// The game as far as it is viewed, or the position to be solved, with the number of its plies.
    fn viewed_game(&self) -> (Game, usize) {
        if let Some(problem) = self.controller.problem() {
            return (Game::from_position(*problem.position()), 0);
        }
        let mut game = self.controller.viewed_game().clone();
        let viewed = self.controller.viewed_ply();
        while game.plies().len() > viewed {
            game.undo();
        }
        (game, viewed)
    }

    /// Plays all moves of a line, or none.
    fn play(&mut self, line: &str) -> Text {
        let (mut game, viewed) = self.viewed_game();
        match transcript::play(&mut game, line) {
            Err(error)
                if error.number == 1 && matches!(error.kind, TranscriptErrorKind::NotAMove(_)) =>
            {
                return not_understood(line);
            }
            Err(error) if error.number == 1 => return LineError::because(error.kind.to_string()),
            played => played?,
        }
        let squares: Vec<_> = game.plies()[viewed..].iter().map(|ply| ply.square).collect();
        if squares.is_empty() { self.pass(line) } else { self.act(Action::Play(squares)) }
    }

    /// Accepts a line without a square only as the pass that was forced.
    fn pass(&self, line: &str) -> Text {
        let has_digit = line.contains(|letter: char| letter.is_ascii_digit());
        match self.controller.viewed_position().passed() {
            Some(_) if !has_digit => Ok(self.turn()),
            Some(_) | None => not_understood(line),
        }
    }

    fn new_game(&mut self, text: &str) -> Text {
        let new_game = new_game::parse(text, self.controller.session().next_setup())?;
        self.act(match new_game.choice {
            MatchChoice::Continue => Action::NewGame(Box::new(new_game.setup)),
            MatchChoice::Restart => Action::NewMatch(Box::new(new_game.setup)),
        })
    }

    fn practice(&mut self, level: &str) -> Text {
        let level = match level {
            "" => None,
            number => match engine_options::level(number) {
                Ok(level) => Some(level),
                Err(why) => {
                    return LineError::because(format!("practice {}: {why}", quoted(number)));
                }
            },
        };
        self.act(Action::NewGameFromViewed(level))
    }

    fn names(&mut self, names: &str) -> Text {
        if names.is_empty() {
            return Ok(report::players(self.controller.session()));
        }
        let [black, white] = &new_game::split(names)?[..] else {
            return LineError::because(
                "expected two names, Black's and then White's; put a name with spaces in double \
                 quotes",
            );
        };
        let names =
            ByColor { black: PlayerName::cleaned(black), white: PlayerName::cleaned(white) };
        self.act(Action::Rename(names))
    }

    fn resume(&mut self, rest: &str) -> Text {
        match rest.to_ascii_lowercase().as_str() {
            "" => self.act(Action::Resume),
            "here" => self.act(Action::Rewind),
            _ => LineError::because("continue takes no argument except here"),
        }
    }

    fn browse_to(&mut self, number: &str) -> Text {
        match number.parse() {
            Ok(ply) => self.act(Action::Browse(Browse::Ply(ply))),
            Err(_) => LineError::because(format!(
                "expected the number of a move, such as at 12, found {}",
                quoted(number)
            )),
        }
    }

    /// Lists the variations from the viewed moment, or views one.
    fn variation(&mut self, number: &str) -> Text {
        if number.is_empty() {
            let controller = &self.controller;
            let at = controller.viewed_moment();
            return Ok(annotation::variations(controller.game(), controller.annotations(), at));
        }
        match number.parse() {
            Ok(number) => self.act(Action::Annotate(Annotate::Enter(number))),
            Err(_) => LineError::because(format!(
                "expected the number of a variation, such as variation 1, found {}",
                quoted(number)
            )),
        }
    }

    /// Reads the comment on the viewed move, or writes it.
    fn comment(&mut self, text: &str) -> Text {
        match text {
            "" => {
                let comment = self.controller.viewed_note().map(annotation::comment);
                let comment = comment.filter(|comment| !comment.is_empty());
                Ok(comment.unwrap_or_else(|| "There is no comment here.".into()))
            }
            "-" => self.act(Action::Annotate(Annotate::Comment(String::new()))),
            text => {
                let note = self.controller.viewed_note();
                let commands = note.map(|note| annotation::commands(&note.comment));
                let comment = commands.unwrap_or_default() + text;
                self.act(Action::Annotate(Annotate::Comment(comment)))
            }
        }
    }

    /// Reads the marks of the viewed moment, or gives a square another one.
    fn marks(&mut self, text: &str) -> Text {
        let (square, mark) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        if !square.is_empty() {
            let Ok(square) = square.parse() else {
                return LineError::because(format!(
                    "expected a square, such as marks d3, found {}",
                    quoted(square)
                ));
            };
            let annotate = match mark.trim() {
                "" => Annotate::CycleMark(square),
                "-" => Annotate::Mark(square, None),
                mark => {
                    let shape = Mark::from_name(&mark.to_ascii_lowercase());
                    Annotate::Mark(square, shape.or_else(|| Some(Mark::Label(mark.into()))))
                }
            };
            self.act(Action::Annotate(annotate))?;
        }
        Ok(annotation::marks(self.controller.viewed_note()))
    }

    /// Gives the viewed move the next sign, or that one.
    fn sign(&mut self, text: &str) -> Text {
        let annotate = match text {
            "" => Annotate::CycleSign,
            "-" => Annotate::Sign(None),
            symbol => match Sign::from_symbol(symbol) {
                Some(sign) => Annotate::Sign(Some(sign)),
                None => {
                    return LineError::because(format!(
                        "expected one of ! ? !! ?? !? ?!, found {}",
                        quoted(symbol)
                    ));
                }
            },
        };
        self.act(Action::Annotate(annotate))
    }

    fn load(&mut self, text: &str) -> Text {
        let read = paste::read(text, self.controller.game().rules());
        if read == Err(PasteError::Nothing) && position::is_likely(text) {
            position::read_start(text)?;
        }
        self.act(Action::Load(Box::new(read?)))
    }

    fn list_games(&mut self) -> Text {
        self.check_files()?;
        self.act(Action::ListGames)
    }

    fn open_game(&mut self, number: &str) -> Text {
        self.check_files()?;
        match number.parse().ok().and_then(|number: usize| number.checked_sub(1)) {
            Some(index) => self.act(Action::OpenGame(index)),
            None => LineError::because(format!(
                "expected the number of a saved game, found {}; games lists them",
                quoted(number)
            )),
        }
    }

    fn save_as(&mut self, name: &str) -> Text {
        self.check_files()?;
        self.act(Action::SaveAs(name.into()))
    }

    /// Refuses to touch files for a script.
    fn check_files(&self) -> Result<(), LineError> {
        if self.is_script() {
            return LineError::because("saved games are available only at a terminal");
        }
        Ok(())
    }
}

fn not_understood<T>(line: &str) -> Result<T, LineError> {
    LineError::because(format!("{} is not a move or command; type help", quoted(line)))
}

fn help(name: &str, is_meant: impl Fn(Command) -> bool) -> Text {
    if name.is_empty() {
        return Ok(command::help(is_meant));
    }
    Ok(match command::help_on(name)? {
        (Command::New, line) => format!("{line}\n{}", new_game::help()),
        (_, line) => line,
    })
}

fn rules(current: othello_core::rules::Rules, name: &str) -> Text {
    if name.is_empty() {
        return Ok(report::rules(current));
    }
    match name.to_ascii_lowercase().parse::<Preset>() {
        Ok(preset) => Ok(report::rules(preset.rules())),
        Err(error) => LineError::because(format!("unknown rules {}: {error}", quoted(name))),
    }
}

/// Descriptions of the viewed position.
impl LineMode<'_> {
    fn turn(&self) -> String {
        if self.controller.is_solving() {
            self.problem()
        } else if self.controller.is_browsing() {
            narration::turn(&self.controller.viewed_position(), &narration::colors())
        } else {
            self.current_turn()
        }
    }

    /// Whose turn it is in the current position, and the legal squares for a person.
    pub(super) fn current_turn(&self) -> String {
        let session = self.controller.session();
        match session.to_move().filter(|_| self.controller.is_thinking()) {
            Some(color) => narration::thinking(session, color),
            None => report::turn(session) + self.proposal(),
        }
    }

    /// Returns the sentence of what comes next at the end of a game, for a person who is there.
    fn proposal(&self) -> &'static str {
        let session = self.controller.session();
        let is_reviewed = self.controller.review().plies.len() == session.game().plies().len();
        let is_open = self.controller.can_review() && !self.controller.is_reviewing();
        if self.is_script() || session.result().is_none() || is_reviewed || !is_open {
            return "";
        }
        " Type review to find the mistakes."
    }

    pub(super) fn board(&self) -> String {
        let position = self.controller.viewed_position();
        let drawing = narration::drawing(position.board(), self.legal_moves());
        format!("{drawing}{}", narration::discs(&position))
    }

    /// The legal moves of the viewed position; none where a player has ended the game.
    fn legal_moves(&self) -> Bitboard {
        let is_current = !self.controller.is_browsing() && !self.controller.is_solving();
        if self.controller.is_forfeited() && is_current {
            Bitboard::EMPTY
        } else {
            self.controller.viewed_position().legal_moves()
        }
    }

    fn position(&self) -> String {
        let viewed = self.controller.viewed_position();
        position::write(viewed.board(), viewed.to_move().unwrap_or(viewed.next()))
    }
}
