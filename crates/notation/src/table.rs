//! Tables of games: a line of headings, then a game in each line, with its moves in a column.

use crate::claim;
use crate::error::{OtherGame, ReadErrorKind};
use crate::line;
use crate::located::Located;
use crate::other_games::names_other_game;
use crate::player_name::PlayerName;
use crate::record::Read;
use crate::tags::{is_name, is_reserved, is_unknown};
use crate::transcript::{MoveReader, Replay, is_player};
use crate::words::has_word;
use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::position::Position;

#[derive(Debug)]
pub(super) struct Table {
    separator: char,
    columns: Vec<Column>,
}

#[derive(Debug, PartialEq, Eq)]
enum Column {
    Moves,
    Player(Color),
    Date,
    Result,
    /// The discs of a player at the end.
    Discs(Color),
    /// A tag of that name.
    Tag(String),
}

/// The headings of the column with the moves, in lower case.
const MOVES: &str = "moves game_moves transcript kifu game record sequence movetext move_list 棋譜 moves_list \
                     transcription coups züge";

/// The moves below a heading, of which there is one in each line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moves {
    OfBoth,
    OfPlayer,
}

/// Returns the moves that stand below a heading, if they do.
pub(super) fn of_moves(head: &str) -> Option<Moves> {
    const OF_BOTH: &str = "move square play played ply coup case zug feld 手 着手 指し手 マス 棋步";
    let name = head.trim().to_lowercase();
    let is_of_both = has_word(OF_BOTH, &name) || has_word(MOVES, &name);
    is_player(&name).then_some(Moves::OfPlayer).or(is_of_both.then_some(Moves::OfBoth))
}

/// Returns the sign between the headings of a table in a line.
pub(super) fn separator(line: &str) -> Option<char> {
    const SIGNS: [char; 4] = [',', ';', '\t', '|'];
    SIGNS.into_iter().filter(|sign| line.contains(*sign)).find(|separator| {
        let heads = fields(line, *separator);
        let is_head = |head: &String| !head.contains(|letter: char| letter.is_ascii_digit());
        heads.iter().any(|head| column(head) == Column::Moves) || heads.iter().all(is_head)
    })
}

/// Returns `true` for the line between headings and rows, as Markdown has it.
pub(super) fn is_rule(line: &str) -> bool {
    line.starts_with('|') && line.contains('-') && !line.contains(|it: char| !"|-: ".contains(it))
}

impl Table {
    /// Returns the table with those headings, if there are moves in the first line below them: in the column that is
    /// named so, or in the only one that has nothing else.
    pub(super) fn new(heads: &str, first: &str, separator: char, usual: Position) -> Option<Self> {
        const ENOUGH: usize = 4;
        let (heads, first) = (fields(heads, separator), fields(first, separator));
        if first.len() != heads.len() {
            return None;
        }
        let mut columns: Vec<_> = heads.iter().map(|head| column(head)).collect();
        // The moves up to a fault, if there is one.
        let played = |at: &usize| {
            let text = &*first[*at];
            let mut moves = MoveReader::new(text, Replay::of(Game::from_position(usual)));
            let fault = moves.read(0..text.len(), &mut |_, _| {}).err();
            (moves.play.replay.game.plies().len(), fault.is_none())
        };
        let is_named = |at: &usize| {
            let (plies, is_whole) = played(at);
            columns[*at] == Column::Moves && plies > usize::from(!is_whole)
        };
        let is_game = |at: &usize| matches!(played(at), (ENOUGH.., true));
        let named = (0..columns.len()).find(is_named);
        // Moves that go on with those of another column.
        let is_rest = |at: &usize| columns[*at] == Column::Moves && played(at) == (0, false);
        if named.is_none() && (0..columns.len()).any(|at| is_rest(&at)) {
            return None;
        }
        let mut others = (0..columns.len()).filter(is_game);
        let only = others.next().filter(|_| others.next().is_none());
        let moves = named.or(only)?;
        for (at, column) in columns.iter_mut().enumerate() {
            if at == moves {
                *column = Column::Moves;
            } else if *column == Column::Moves {
                *column = Column::Tag(heads[at].clone());
            }
        }
        Some(Self { separator, columns })
    }

    /// Reads the game in a line; `None` if it is no row of the table.
    pub(super) fn row(
        &self,
        line: &str,
        usual: Position,
    ) -> Option<Result<Read, Located<ReadErrorKind>>> {
        let fields = fields(line, self.separator);
        (fields.len() == self.columns.len()).then(|| self.game(&fields, usual))
    }

    fn game(&self, fields: &[String], usual: Position) -> Result<Read, Located<ReadErrorKind>> {
        let mut columns = fields.iter().zip(&self.columns);
        let moves = columns.find(|(_, column)| **column == Column::Moves);
        let (moves, _) = moves.expect("a table has a column with moves");
        let mut read =
            line::moves(usual, moves).map_err(|Located { error, .. }| Located::new(0, error))?;
        let Read { record, warnings, skipped } = &mut read;
        let mut names = 0;
        let mut claims = Vec::new();
        let mut discs = ByColor::default();
        for (text, column) in fields.iter().zip(&self.columns).filter(|(text, _)| !is_unknown(text))
        {
            match column {
                Column::Moves => {}
                Column::Player(color) => {
                    record.names[*color] = PlayerName::cleaned_counting(text, &mut names);
                }
                Column::Date => record.take_date(text),
                Column::Result => claims.push(text.clone()),
                Column::Discs(color) => discs[*color] = Some(text),
                Column::Tag(name) if is_of_game(name) && is_other_game(text) => {
                    let kind = ReadErrorKind::Skipped(OtherGame::Game(format!("{text:?}")));
                    return Err(Located::new(0, kind));
                }
                Column::Tag(name) => record.tags.append(name, text.clone()),
            }
        }
        if let ByColor { black: Some(black), white: Some(white) } = discs {
            claims.push(format!("{black}-{white}"));
        }
        for text in claims {
            warnings.extend(claim::take(record, &text));
        }
        skipped.names = names;
        Ok(read)
    }
}

fn is_of_game(tag: &str) -> bool {
    let name = tag.strip_prefix("Column_").unwrap_or(tag);
    ["game", "variant", "type"].iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// Returns `true` for the name of another game.
fn is_other_game(text: &str) -> bool {
    !text.contains(char::is_whitespace) && names_other_game(&format!("{text}:"))
}

fn column(head: &str) -> Column {
    let name = head.trim().to_lowercase();
    match name.as_str() {
        name if has_word(MOVES, name) => Column::Moves,
        "black" | "black_player" | "blackplayer" | "player1" | "黒" => {
            Column::Player(Color::Black)
        }
        "white" | "white_player" | "whiteplayer" | "player2" | "白" => {
            Column::Player(Color::White)
        }
        "date" | "day" | "日付" => Column::Date,
        "result" | "score" => Column::Result,
        "score_black" | "black_score" | "black_discs" => Column::Discs(Color::Black),
        "score_white" | "white_score" | "white_discs" => Column::Discs(Color::White),
        "event" | "tournament" => Column::Tag("Event".into()),
        _ => {
            let letters = head.trim().chars();
            let name: String =
                letters.map(|letter| if letter.is_alphanumeric() { letter } else { '_' }).collect();
            let is_free = is_name(&name) && !is_reserved(&name);
            Column::Tag(if is_free { name } else { format!("Column_{name}") })
        }
    }
}

/// Splits the fields of a line, which may stand between quotes.
pub(super) fn fields(line: &str, separator: char) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut is_quoted = false;
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        let field = fields.last_mut().expect("there is one");
        match letter {
            '"' if is_quoted && letters.next_if_eq(&'"').is_some() => field.push('"'),
            '"' if is_quoted || field.trim().is_empty() => is_quoted = !is_quoted,
            _ if letter == separator && !is_quoted => fields.push(String::new()),
            _ => field.push(letter),
        }
    }
    fields.iter().map(|field| field.trim().into()).collect()
}
