//! Reads SGF.

use crate::claim;
use crate::error::{Location, OtherGame, ReadError, ReadErrorKind, Warning};
use crate::game_tree::{self, Cut, Escapes, Property, TreeToken, TreeTokens, check_size};
use crate::located::Located;
use crate::player_name::PlayerName;
use crate::record::{Read, Record, Skipped};
use crate::sgf::branches::Branches;
use crate::sgf::moves;
use crate::sgf::names::{APPLICATION, NAME, OWN, TAGS};
use crate::sgf::note;
use crate::sgf::point;
use crate::sgf::setup;
use crate::source::{self, Context, Lines, Piece};
use crate::transcript::{Replay, quote};
use crate::unread::BOARD_CHANGED;
use othello_core::board::ByColor;
use othello_core::clock::{Clock, TimeControl};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::tree::{self, Annotations, Moment};

/// Reads the one game of a text, which starts from `usual` where the text does not tell, with its
/// variations. A result that is not the game's, and a variation that is illegal, are warnings.
///
/// # Errors
/// Names line, move and reason.
pub fn read(text: &str, usual: Position) -> Result<(Record, Vec<Warning>), ReadError> {
    let read = source::read_one(text, usual, read_next)?;
    Ok((read.record, read.warnings))
}

/// Reads the game that a text begins with.
pub(crate) fn read_next(lines: &Lines<'_>, context: &Context<'_>) -> Option<Piece> {
    let tree = game_tree::cut(lines, Escapes::Backslash)?;
    let locate = |at: usize| (context.locate)(tree.range.start + at);
    let read = record(&tree, context.usual, &locate);
    Some(tree.piece(NAME, read))
}

/// Returns the moves of the main line of a game as they are written, whether they can be played or not, and
/// its start.
pub(crate) fn main_line(text: &str, usual: Position) -> Option<(String, Position)> {
    let tree = game_tree::cut(&Lines::of(text), Escapes::Backslash)?;
    let line = MainLine::read(&tree).ok()?;
    let start = setup::start(&line.properties, usual).ok()?;
    let moves = line.properties.iter().filter(|property| property.player().is_some());
    let moves = moves.map(|property| {
        let text = property.text();
        point::square(&text).map_or_else(|| text.into_owned(), |square| square.name().into())
    });
    Some((moves.collect::<Vec<_>>().join(" "), start))
}

/// The most properties of a main line, and the most branches in each other.
const MOST: usize = 1 << 16;

struct MainLine<'a> {
    properties: Vec<Property<'a>>,
    /// The number of properties before each branch that has begun.
    opens: Vec<usize>,
    /// The rest that is kept as text, behind a change of the board, and the place of that.
    unread: Option<(&'a str, usize)>,
    /// The tokens behind its end.
    rest: TreeTokens<'a>,
}

impl<'a> MainLine<'a> {
    fn read(tree: &Cut<'a>) -> Result<Self, Located<ReadErrorKind>> {
        let Cut { text, is_open, .. } = *tree;
        let tokens = TreeTokens::new(text, 0, Escapes::Backslash, is_open);
        let mut line =
            Self { properties: Vec::new(), opens: Vec::new(), unread: None, rest: tokens };
        let mut first_move = usize::MAX;
        let mut node = 0;
        while let Some(token) = line.rest.next() {
            match token? {
                TreeToken::Property(property)
                    if setup::is_set_up(&property) && property.node > first_move =>
                {
                    line.properties.retain(|other| other.node < property.node);
                    line.rest = TreeTokens::new(text, node, Escapes::Backslash, is_open);
                    let end = line.rest.skip_branch();
                    line.unread = Some((text[node..end].trim(), property.at));
                    break;
                }
                TreeToken::Property(property) => {
                    if property.player().is_some() {
                        first_move = first_move.min(property.node);
                    }
                    line.properties.push(property);
                }
                TreeToken::Open(_) => line.opens.push(line.properties.len()),
                TreeToken::Node(at) => node = at,
                TreeToken::Close(_) => break,
            }
            if line.properties.len() > MOST || line.opens.len() > MOST {
                let kind = ReadErrorKind::Expected(
                    "at most 65536 properties of the main line, and branches in each other",
                );
                return Err(Located::new(line.rest.at(), kind));
            }
        }
        Ok(line)
    }
}

fn record(
    tree: &Cut<'_>,
    usual: Position,
    locate: &dyn Fn(usize) -> Location,
) -> Result<Read, Located<ReadErrorKind>> {
    let line = MainLine::read(tree)?;
    let properties = &line.properties;
    check_game(properties)?;
    let start = setup::start(properties, usual)?;
    let mut annotations = Annotations::default();
    let (Replay { game, late_passes, .. }, opens) = replay(&line, start, &mut annotations)?;
    let rest = line.unread.map(|(text, at)| {
        annotations.note_mut(Moment::Main(game.plies().len())).unread.push(text.into());
        Warning::Rest { at: locate(at), fault: BOARD_CHANGED }
    });
    let branches = Branches::new(tree.text, &game, annotations, opens, line.rest.clone(), locate);
    let (annotations, unread) = branches.read()?;
    let mut record = Record::from(game);
    record.annotations = annotations;
    let properties_skipped = skipped(properties);
    let mut skipped = Skipped { properties: properties_skipped, ..Skipped::default() };
    let mut warnings = read_tags(&mut record, properties, &mut skipped);
    warnings.extend(rest.into_iter().chain(unread).chain(Warning::of_passes(late_passes)));
    Ok(Read { record, warnings, skipped })
}

/// Plays the moves of the main line, with the notes on them; returns the moments at which branches
/// have begun, too.
fn replay(
    line: &MainLine<'_>,
    start: Position,
    annotations: &mut Annotations,
) -> Result<(Replay, Vec<Moment>), Located<ReadErrorKind>> {
    let mut replay = Replay::of(Game::from_position(start));
    let mut opens = Vec::new();
    let mut of_game = OfGame::default();
    let mut more = Vec::new();
    let mut index = 0;
    for node in line.properties.chunk_by(|one, other| one.node == other.node) {
        push_opens(&mut opens, line, index, &replay);
        index += node.len();
        let mut notes = Vec::new();
        for property in node {
            if let Some(player) = property.player() {
                moves::play(&mut replay, player, &property.text())
                    .map_err(|fault| Located::new(property.at, fault))?;
            } else if of_game.takes(property, replay.game.plies().is_empty()) {
                more.extend(OfGame::more(property));
            } else {
                notes.push((replay.game.plies().len(), property));
            }
        }
        for (plies, property) in notes {
            // In the first node, the order tells whether a move is meant or the game.
            let plies = if property.node > 1 { replay.game.plies().len() } else { plies };
            note::add(annotations.note_mut(Moment::Main(plies)), property);
        }
    }
    push_opens(&mut opens, line, index, &replay);
    if !more.is_empty() {
        annotations.note_mut(Moment::Main(0)).properties.extend(more);
    }
    Ok((replay, opens))
}

/// Adds the moments of the branches that begin after so many properties.
fn push_opens(opens: &mut Vec<Moment>, line: &MainLine<'_>, index: usize, replay: &Replay) {
    let here = line.opens[opens.len()..].iter().take_while(|&&before| before <= index).count();
    opens.extend(std::iter::repeat_n(Moment::Main(replay.game.plies().len()), here));
}

/// The properties of the game that have been found on the main line.
#[derive(Default)]
struct OfGame(Vec<&'static str>);

impl OfGame {
    /// Returns `true` if a property is one of the game, and the record has a place for it, or if it
    /// is about the file alone. The first one of a name counts, wherever it stands.
    fn takes(&mut self, property: &Property<'_>, is_before_moves: bool) -> bool {
        match &*property.name {
            "AB" | "AW" | "AE" => true,
            "PL" if self.0.contains(&"PL") => false,
            "PL" => {
                if is_before_moves {
                    self.0.push("PL");
                }
                is_before_moves
            }
            "FF" | "GM" | "CA" | "AP" | "SZ" => property.node <= 1,
            // Any other says how a program shows the variations.
            "ST" => property.node <= 1 && property.text().trim() == "0",
            name => {
                let Some(known) = Self::known(name).filter(|known| !self.0.contains(known)) else {
                    return false;
                };
                self.0.push(known);
                true
            }
        }
    }

    /// Returns the name if it is that of a property with one value and a place in a record.
    fn known(name: &str) -> Option<&'static str> {
        const KNOWN: [&str; 6] = ["PB", "PW", "DT", "TM", "OT", "RE"];
        let mut known = KNOWN.into_iter().chain(TAGS.map(|(_, known)| known));
        known.find(|known| *known == name)
    }

    /// Returns the values of a property behind the first, if a record has a place for that one.
    fn more(property: &Property<'_>) -> Option<tree::Property> {
        Self::known(&property.name).and_then(|_| property.kept(1))
    }
}

/// Counts the values that a record has no place for: further ones of moves, and of properties that
/// are about the file or the start.
fn skipped(properties: &[Property<'_>]) -> usize {
    const SINGLE: [&str; 9] = ["B", "W", "PL", "FF", "GM", "CA", "AP", "ST", "SZ"];
    let single = properties.iter().filter(|property| SINGLE.contains(&&*property.name));
    single.map(|property| property.written.len() - 1).sum()
}

/// Reads the tags, and counts what a record has no place for; returns what the game does not bear
/// out.
fn read_tags(
    record: &mut Record,
    properties: &[Property<'_>],
    skipped: &mut Skipped,
) -> Vec<Warning> {
    let known = |name: &str| {
        properties.iter().find(|property| property.name == name).and_then(Property::known)
    };
    let mut name = |tag| PlayerName::cleaned_counting(&known(tag)?, &mut skipped.names);
    record.names = ByColor { black: name("PB"), white: name("PW") };
    for (tag, name) in TAGS {
        if let Some(text) = known(name) {
            record.tags.append(tag, text);
        }
    }
    let (application, name) = APPLICATION;
    if let Some(text) = known(name).filter(|text| text != OWN) {
        record.tags.append(application, text);
    }
    if let Some(text) = known("DT") {
        record.take_date(&text);
    }
    let times = [known("TM"), known("OT")];
    let has_times = times.iter().any(Option::is_some);
    let [main, overtime] = times;
    let control = main.and_then(|main| time_control(&main, overtime));
    record.clock = control.map(Clock::new);
    skipped.clocks += usize::from(has_times && control.is_none());
    let Some(text) = known("RE") else { return Vec::new() };
    let by = text.split_once('+').map_or("", |(_, by)| by.trim());
    if ["f", "forfeit"].iter().any(|forfeit| by.eq_ignore_ascii_case(forfeit)) {
        record.tags.append("Termination", "forfeit".into());
    }
    claim::take(record, &text)
}

fn check_game(properties: &[Property<'_>]) -> Result<(), Located<ReadErrorKind>> {
    let mut game =
        Err(Located::new(0, ReadErrorKind::Expected("GM[2] for Othello, or GM[Othello]")));
    for property in properties {
        let text = property.text();
        let text = text.trim();
        match &*property.name {
            "GM" if ["2", "othello", "reversi"].contains(&text.to_ascii_lowercase().as_str()) => {
                game = Ok(());
            }
            "GM" => {
                let game = OtherGame::Game(format!("GM[{}]", quote(text)));
                return Err(Located::new(property.at, ReadErrorKind::Skipped(game)));
            }
            "SZ" => check_size(text).map_err(|fault| Located::new(property.at, fault))?,
            _ => {}
        }
    }
    game
}

/// Seconds for the game, and those for each move as `3 fischer`.
fn time_control(main: &str, overtime: Option<String>) -> Option<TimeControl> {
    let increment = match overtime {
        None => 0,
        Some(text) => text.strip_suffix(" fischer")?.trim().parse().ok()?,
    };
    TimeControl::from_secs(main.trim().parse().ok()?, increment).ok()
}
