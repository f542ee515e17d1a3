//! The entries of the file of progress: a JSON object each, on a line of its own.
//!
//! Every line has its version `v`, its `kind` and its time `at`, in seconds since 1970. Positions are
//! folded: of the eight orientations of a board, the one whose letters come first stands there.

use othello_core::board::{Board, Color};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::{Square, Symmetry};
use othello_engine::reasons::ideas::{Idea, is_decided};
use othello_engine::review::{Phase, ReviewedPly};
use othello_engine::{Selectivity, Value};
use othello_notation::position;
use serde::{Deserialize, Serialize};

use super::grade::AnswerGrade;
use super::schedule::UnixTime;

/// The version of the lines that this program writes.
pub const VERSION: u32 = 1;

/// A position in any orientation of the board, and the side to move.
pub type PositionKey = (Board, Color);

/// An entry. Another kind is another variant: lines of kinds that are not known are kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum ProgressEntry {
    Answer(PositionAnswer),
    /// A position in which the player has made an error.
    Mistake(Mistake),
    Game(GameCost),
    /// An answer to a position of the player's repertoire.
    Repertoire(OpeningAnswer),
    /// The place in the first lesson of all.
    Tutorial(TutorialPlace),
    /// The place in the lesson that follows a game.
    Lesson(LessonPlace),
}

/// A place in the first lesson of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TutorialPlace {
    /// The number of the steps before it.
    pub step: usize,
}

/// A place in the lesson that follows a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonPlace {
    /// The moves, by which the game is known.
    pub moves: String,
    /// The errors that are asked, in their order.
    pub errors: Vec<LessonError>,
    /// The number of errors before the one that is asked: that of all once the lesson is over.
    pub step: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<SquareName>,
}

/// An error that a lesson asks, and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonError {
    pub number: usize,
    pub stage: LessonStage,
    /// Puzzles like it have been set.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub similar: bool,
}

/// The stage that an error has come to in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LessonStage {
    /// It was not answered.
    Open,
    /// It was answered, and is not solved.
    Tried,
    /// Its solution was shown before it was solved.
    Shown,
    Solved,
}

impl ProgressEntry {
    /// The place in the first lesson behind so many steps.
    pub const fn tutorial(step: usize) -> Self {
        Self::Tutorial(TutorialPlace { step })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PositionAnswer {
    #[serde(flatten)]
    pub place: FoldedPosition,
    /// The origin of the position.
    #[serde(flatten)]
    pub source: Source,
    /// The move, in the orientation of the file; `None` if the solution was asked for.
    #[serde(rename = "move")]
    pub square: Option<SquareName>,
    /// The discs that it loses against the best move; `None` without a move.
    pub loss: Option<f32>,
    /// `true` if the engine cannot see whether it loses them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undecided: bool,
    /// The seconds until it was played.
    pub seconds: f32,
    /// The idea that the position is about, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub idea: Option<IdeaName>,
    /// The grade of the reason that the player has given for the right move, if that was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<SaidWhy>,
}

/// An idea by its [name](Idea::name); one of a later version stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct IdeaName(String);

impl IdeaName {
    /// Returns the idea, if this version knows it.
    pub fn idea(&self) -> Option<Idea> {
        Idea::named(&self.0)
    }
}

impl From<Idea> for IdeaName {
    fn from(idea: Idea) -> Self {
        Self(idea.name().into())
    }
}

/// The idea that a player has named for a right move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SaidWhy {
    /// It is the first cause.
    Right,
    /// It is another cause.
    Other,
    Wrong,
}

/// The origin of a position that was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "source", rename_all = "lowercase")]
pub enum Source {
    /// An error of the player.
    Mistake,
    Puzzle {
        /// The plies that one has to look ahead to find its solution; `None` if they are many.
        depth: Option<u8>,
    },
}

/// An answer to a position of a repertoire, which the file of the repertoire judges.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpeningAnswer {
    #[serde(flatten)]
    pub place: FoldedPosition,
    /// The move, in the orientation of the file; `None` if the answer was asked for.
    #[serde(rename = "move")]
    pub square: Option<SquareName>,
    /// The repertoire has had the move.
    pub known: bool,
    /// The discs that another move loses against the one of the repertoire; `None` without such a move.
    pub loss: Option<f32>,
    /// The seconds until it was played.
    pub seconds: f32,
}

/// A position in which the player has made an error, in the orientation of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mistake {
    /// The position before the error.
    #[serde(flatten)]
    pub place: FoldedPosition,
    /// The move that was the error.
    #[serde(rename = "move")]
    pub square: SquareName,
    pub value: KeptValue,
    /// The value of the best move for the player.
    pub best_value: KeptValue,
    /// The best move and the best moves after it.
    pub line: Vec<SquareName>,
    /// The error and the best moves after it, as far as they are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<SquareName>,
    /// The idea that it is against, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub idea: Option<IdeaName>,
    pub number: usize,
    /// The day of the game, as `2026.11.25`.
    pub date: Option<String>,
    /// The opponent, if there is a name.
    pub against: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameCost {
    /// The moves, by which the game is known.
    pub moves: String,
    pub own: SideName,
    /// The day of the game, as `2026.11.25`.
    pub date: Option<String>,
    /// The opponent, if there is a name.
    pub against: Option<String>,
    /// The discs by which the player has won, negative after a loss; `None` without a result.
    pub result: Option<i32>,
    /// The moves and the discs that they have lost in the opening, the midgame and the endgame.
    pub phases: [PhaseCost; 3],
    /// The errors by the ideas that they are against.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ideas: Vec<IdeaCost>,
    /// The moves and the great losses in each quarter of the game; none in a game that was kept before they were counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quarters: Option<[QuarterCost; 4]>,
}

/// The cost of the errors against an idea.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct IdeaCost {
    pub idea: IdeaName,
    pub errors: u32,
    /// The discs that they have lost together.
    pub loss: f32,
}

/// The moves in a quarter of a game, fifteen of both sides, and those of them that lose [much](QuarterCost::GREAT).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuarterCost {
    pub moves: u32,
    pub great: u32,
}

impl QuarterCost {
    /// The least number of discs of a great loss.
    pub const GREAT: f32 = 6.0;
}

/// The cost of the moves of a part of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PhaseCost {
    pub moves: u32,
    /// The discs that they have lost together.
    pub loss: f32,
}

/// A side of the board, as files name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SideName {
    Black,
    White,
}

impl From<Color> for SideName {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

/// A folded position, and how it stood on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "PlaceText", into = "PlaceText")]
pub struct FoldedPosition {
    board: Board,
    mover: Color,
    /// Turns the folded board into the one that was seen.
    turn: usize,
}

/// A [`FoldedPosition`] as it stands in the file.
#[derive(Clone, Serialize, Deserialize)]
struct PlaceText {
    position: String,
    turn: usize,
}

impl From<FoldedPosition> for PlaceText {
    fn from(place: FoldedPosition) -> Self {
        Self { position: position::write(place.board, place.mover), turn: place.turn }
    }
}

impl TryFrom<PlaceText> for FoldedPosition {
    type Error = String;

    fn try_from(PlaceText { position, turn }: PlaceText) -> Result<Self, String> {
        let (board, mover) = position::read(&position).map_err(|error| error.to_string())?;
        let is_playable = Position::new(Rules::OTHELLO, board, mover).to_move() == Some(mover);
        if turn >= Symmetry::ALL.len() || !is_playable {
            return Err("expected a position with a move, and a turn from 0 to 7".into());
        }
        // Whoever wrote it, the same position is found again.
        let seen = board.transformed(Symmetry::ALL[turn]);
        Ok(Self::of_board(seen, mover))
    }
}

impl FoldedPosition {
    pub fn of(position: &Position) -> Self {
        Self::of_board(position.board(), position.to_move().unwrap_or(position.next()))
    }

    fn of_board(seen: Board, mover: Color) -> Self {
        let images = Symmetry::ALL.map(|symmetry| seen.transformed(symmetry));
        let board = images.into_iter().min_by_key(Board::letters).unwrap_or(seen);
        let turn = Symmetry::ALL.iter().position(|&turn| board.transformed(turn) == seen);
        Self { board, mover, turn: turn.unwrap_or(0) }
    }

    /// Returns what is the same for a position in all orientations.
    pub const fn key(&self) -> PositionKey {
        (self.board, self.mover)
    }

    /// Returns the position as it stood on the board.
    pub fn position(&self) -> Position {
        Position::new(Rules::OTHELLO, self.board.transformed(self.symmetry()), self.mover)
    }

    const fn symmetry(&self) -> Symmetry {
        Symmetry::ALL[self.turn]
    }

    /// Returns a square of the folded board as it stood on the board.
    pub fn seen(&self, square: SquareName) -> Square {
        square.0.transformed(self.symmetry())
    }

    /// Returns a square as it stands on the folded board.
    pub fn folded(&self, square: Square) -> SquareName {
        let squares = (0..64).filter_map(Square::from_index);
        let image = squares.into_iter().find(|folded| self.seen(SquareName(*folded)) == square);
        SquareName(image.unwrap_or(square))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct SquareName(Square);

impl From<Square> for SquareName {
    fn from(square: Square) -> Self {
        Self(square)
    }
}

impl From<SquareName> for Square {
    fn from(name: SquareName) -> Self {
        name.0
    }
}

impl From<SquareName> for &'static str {
    fn from(square: SquareName) -> Self {
        square.0.name()
    }
}

impl TryFrom<String> for SquareName {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        name.parse().map(Self).map_err(|_| format!("expected a square, found `{name}`"))
    }
}

/// A value of the engine as the file has it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptValue {
    discs: f32,
    /// The depth of an estimate; `None` if the value is exact.
    depth: Option<u32>,
    /// The percentage of cut-offs that are right in an estimate.
    selectivity: Option<u8>,
}

impl From<Value> for KeptValue {
    fn from(value: Value) -> Self {
        match value {
            Value::Exact(_) => Self { discs: value.discs(), depth: None, selectivity: None },
            Value::Estimated { discs, depth, selectivity } => Self {
                discs: (discs * 100.0).round() / 100.0,
                depth: Some(depth),
                selectivity: Some(selectivity.percent()),
            },
        }
    }
}

impl From<KeptValue> for Value {
    #[expect(clippy::cast_possible_truncation, reason = "a score has two digits")]
    fn from(KeptValue { discs, depth, selectivity }: KeptValue) -> Self {
        let discs = discs.clamp(-64.0, 64.0);
        let kind = |percent| Selectivity::ALL.into_iter().find(|kind| kind.percent() == percent);
        match depth.zip(selectivity.and_then(kind)) {
            Some((depth, selectivity)) => Self::Estimated { discs, depth, selectivity },
            None => Self::Exact(discs.round() as i32),
        }
    }
}

/// An answer within so many seconds is an easy one.
const EASY: f32 = 10.0;
/// An answer that loses fewer discs is not wrong.
const TOLERANCE: f32 = 1.0;

impl PositionAnswer {
    /// Returns the grade: the best move within ten seconds is easy, the best move good, a loss of less
    /// than a disc hard, and one that is not certain.
    pub fn grade(&self) -> AnswerGrade {
        match self.loss {
            Some(loss) if loss <= 0.0 && self.seconds <= EASY => AnswerGrade::Easy,
            Some(loss) if loss <= 0.0 => AnswerGrade::Good,
            Some(loss) if loss < TOLERANCE || self.undecided => AnswerGrade::Hard,
            Some(_) | None => AnswerGrade::Again,
        }
    }
}

impl OpeningAnswer {
    /// Returns the grade: a move of the repertoire within ten seconds is easy, a move of it good, another one
    /// that loses less than a disc hard.
    pub fn grade(&self) -> AnswerGrade {
        match (self.known, self.loss) {
            (true, _) if self.seconds <= EASY => AnswerGrade::Easy,
            (true, _) => AnswerGrade::Good,
            (false, Some(loss)) if loss < TOLERANCE => AnswerGrade::Hard,
            (false, Some(_) | None) => AnswerGrade::Again,
        }
    }
}

impl Mistake {
    /// Keeps the error of a game.
    pub fn new(
        before: &Position,
        ply: &ReviewedPly,
        date: Option<String>,
        against: Option<String>,
    ) -> Self {
        /// The most moves of a line that are kept: a cause may be at its end.
        const LINE: usize = 20;
        let place = FoldedPosition::of(before);
        let kept = |line: &[Square]| -> Vec<_> {
            line.iter().take(LINE).map(|square| place.folded(*square)).collect()
        };
        let (line, played) = (kept(&ply.line), kept(&ply.played_line));
        Self {
            square: place.folded(ply.square),
            value: ply.value.into(),
            best_value: ply.best_value.into(),
            line,
            played,
            idea: None,
            number: ply.index + 1,
            place,
            date,
            against,
        }
    }

    pub fn side(&self) -> SideName {
        self.place.mover.into()
    }

    /// Returns the judgement of the error, as it stood on the board; `None` if its moves do not belong
    /// to its position.
    pub fn judgement(&self) -> Option<ReviewedPly> {
        let position = self.place.position();
        let square = self.place.seen(self.square);
        let seen =
            |line: &[SquareName]| line.iter().map(|square| self.place.seen(*square)).collect();
        let line: Vec<_> = seen(&self.line);
        let best = *line.first()?;
        let legal = position.legal_moves();
        (legal.contains(square) && legal.contains(best)).then(|| ReviewedPly {
            index: self.number.saturating_sub(1),
            player: position.next(),
            phase: Phase::of(&position),
            square,
            value: self.value.into(),
            best,
            best_value: self.best_value.into(),
            line,
            played_line: seen(&self.played),
        })
    }

    /// The loss in discs that counts in a game that was decided as well.
    const GREAT: f32 = 10.0;

    /// Returns the error with the idea that it is against; without one if that is not known, or it is not great in a game
    /// that was decided.
    #[must_use]
    pub fn with_idea(self) -> Self {
        let counts =
            |it: &ReviewedPly| it.loss() >= Self::GREAT || !is_decided(it.value, it.best_value);
        let judged = self.judgement().filter(counts);
        let explanation = judged.and_then(|it| it.explanation(self.place.position()));
        let causes = explanation.map_or_else(Vec::new, |it| it.causes());
        let idea = causes.iter().find_map(|cause| cause.contrast.idea());
        Self { idea: idea.map(IdeaName::from), ..self }
    }
}

impl ProgressEntry {
    /// Returns the grade of an answer; `None` for an entry that follows from a game.
    pub fn grade(&self) -> Option<AnswerGrade> {
        match self {
            Self::Answer(answer) => Some(answer.grade()),
            Self::Repertoire(answer) => Some(answer.grade()),
            Self::Mistake(_) | Self::Game(_) | Self::Tutorial(_) | Self::Lesson(_) => None,
        }
    }

    /// Returns the error, if it is one.
    pub const fn mistake(&self) -> Option<&Mistake> {
        match self {
            Self::Mistake(mistake) => Some(mistake),
            Self::Answer(_)
            | Self::Game(_)
            | Self::Repertoire(_)
            | Self::Tutorial(_)
            | Self::Lesson(_) => None,
        }
    }

    /// Returns what an entry that follows from a game is known by; `None` for an answer.
    pub fn identity(&self) -> Option<String> {
        match self {
            Self::Answer(_) | Self::Repertoire(_) | Self::Tutorial(_) | Self::Lesson(_) => None,
            Self::Mistake(mistake) => {
                let PlaceText { position, .. } = mistake.place.clone().into();
                Some(format!("{position} {}", mistake.square.0))
            }
            Self::Game(game) => Some(format!("{} {:?} {:?}", game.moves, game.own, game.date)),
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Line {
    v: u32,
    at: UnixTime,
    #[serde(flatten)]
    entry: ProgressEntry,
}

/// The reason why a line is no entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineFault {
    Damaged,
    /// It is from another version, or of a kind that this version does not know.
    Foreign,
}

/// Writes an entry as a line, with its line feed.
pub fn write(at: UnixTime, entry: &ProgressEntry) -> serde_json::Result<String> {
    let mut text = serde_json::to_string(&Line { v: VERSION, at, entry: entry.clone() })?;
    text.push('\n');
    Ok(text)
}

/// Reads a line without its line feed.
pub fn read(line: &[u8]) -> Result<(UnixTime, ProgressEntry), LineFault> {
    let Ok(Line { v: VERSION, at, entry }) = serde_json::from_slice(line) else {
        return Err(fault(line));
    };
    let is_loss = |loss: Option<f32>| loss.is_none_or(|loss| (0.0..=128.0).contains(&loss));
    let is_sound = match &entry {
        ProgressEntry::Answer(answer) => is_loss(answer.loss),
        ProgressEntry::Repertoire(answer) => is_loss(answer.loss),
        ProgressEntry::Mistake(mistake) => mistake.judgement().is_some(),
        ProgressEntry::Game(game) => game.phases.iter().all(|phase| phase.loss.is_finite()),
        ProgressEntry::Tutorial(_) => true,
        ProgressEntry::Lesson(place) => place.step <= place.errors.len(),
    };
    if is_sound { Ok((at, entry)) } else { Err(LineFault::Damaged) }
}

/// Returns why a line is no entry: a whole object of another version or kind is foreign.
fn fault(line: &[u8]) -> LineFault {
    const KINDS: [&str; 6] = ["answer", "mistake", "game", "repertoire", "tutorial", "lesson"];
    let value: Option<serde_json::Value> = serde_json::from_slice(line).ok();
    let is_foreign = value.is_some_and(|value| {
        let kind = value["kind"].as_str();
        let is_known = kind.is_some_and(|kind| KINDS.contains(&kind));
        value["v"].as_u64().is_some_and(|v| v != u64::from(VERSION) || !is_known && kind.is_some())
    });
    if is_foreign { LineFault::Foreign } else { LineFault::Damaged }
}
