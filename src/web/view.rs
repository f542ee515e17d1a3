//! The state of a game as the page of a guest shows it: the board, whose turn it is, and every sentence.

use std::collections::BTreeMap;

use othello_core::board::{ByColor, Color};
use othello_core::square::{Bitboard, Square};
use othello_peer::{Guest, Request, Terms};
use othello_session::Session;
use othello_words::i18n::{self, Text, m};
use othello_words::names::{self, names};
use othello_words::plies;
use othello_words::results;
use serde::{Deserialize, Serialize};

use super::sentences;
use crate::net::Offer;
use othello_board::features::description::squares::state;
use othello_board::features::link::sentences as link;

/// The state of a game, as `page.js` reads it.
#[derive(Serialize)]
pub struct PageState {
    lang: String,
    /// A letter for each square, from a1 to h8: `b`, `w` or `-`.
    squares: String,
    /// The name of each square, for those who do not see the board.
    labels: Vec<String>,
    turn: Option<&'static str>,
    /// The colour of this guest; none of one who watches.
    me: Option<&'static str>,
    /// This guest is to move.
    mine: bool,
    /// The number of plies, with which a move says in which position it is made.
    ply: usize,
    /// The number of events, from the last of which the time of a turn counts.
    event: usize,
    /// The legal moves, each with the discs that it flips.
    moves: BTreeMap<&'static str, Vec<&'static str>>,
    last: Option<&'static str>,
    flipped: Vec<&'static str>,
    players: BTreeMap<&'static str, PlayerView>,
    title: String,
    head: String,
    said: String,
    question: Option<QuestionView>,
    commands: Vec<CommandView>,
    record: Vec<(&'static str, String)>,
    about: String,
    /// The part of the link to watch behind the `#`.
    watch: String,
}

#[derive(Serialize)]
struct PlayerView {
    name: String,
    note: String,
    count: u8,
    /// The time left, in milliseconds.
    clock: Option<u64>,
    runs: bool,
}

#[derive(Serialize)]
struct QuestionView {
    text: String,
    yes: String,
    no: String,
}

/// A button: what it does, its label, why it cannot be had now, and what is asked before it is done.
#[derive(Serialize)]
struct CommandView {
    r#do: GuestCommand,
    label: String,
    off: Option<String>,
    ask: Option<QuestionView>,
}

/// Something that a guest can do beside playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GuestCommand {
    Undo,
    Pause,
    Resume,
    Resign,
    Rematch,
    Withdraw,
    Leave,
}

/// Returns the request that a command makes; `None` if it makes none, or cannot be done now.
pub fn request(command: GuestCommand, guest: &Guest, session: &Session) -> Option<Request> {
    let terms = guest.game().terms()?;
    let color = guest.game().color()?;
    match command {
        GuestCommand::Undo => {
            let game = session.game();
            let is_forfeited = session.result().is_some() && game.position().result().is_none();
            let mut chosen = game.plies().iter().skip(terms.start.len()).rev();
            let plies =
                if is_forfeited { 1 } else { chosen.position(|ply| ply.player == color)? + 1 };
            Some(Request::Undo { plies })
        }
        GuestCommand::Pause => Some(Request::Pause),
        GuestCommand::Resume => Some(Request::Resume),
        GuestCommand::Rematch => Some(Request::Game(Terms { host: !terms.host, ..terms.clone() })),
        GuestCommand::Resign | GuestCommand::Withdraw | GuestCommand::Leave => None,
    }
}

impl PageState {
    /// Returns the state of a game, with the sentences about what has happened last, and the secret of the link to watch.
    pub fn new(guest: &Guest, session: &Session, said: &[Text], watch: String) -> Self {
        let game = guest.game();
        let is_paused = game.is_paused();
        let (me, names) = (game.color(), names(session));
        let position = session.position();
        let mover = session.to_move().filter(|_| game.terms().is_some() && !is_paused);
        let mine = mover.is_some() && mover == me && guest.proposed_move().is_none();
        let legal = if mover.is_some() { position.legal_moves() } else { Bitboard::EMPTY };
        // Nobody thinks about a paused game.
        let board = (!is_paused).then(|| position.board());
        let letter = |square: Square| match board.and_then(|board| board.disc(square)) {
            Some(Color::Black) => 'b',
            Some(Color::White) => 'w',
            None => '-',
        };
        let label = |square: Square| {
            let is_legal = mine && legal.contains(square);
            let flips = position.flips(square);
            match (is_paused, is_legal && !flips.is_empty()) {
                (true, _) => m::web::square(square, m::web::hidden().to_string()),
                (false, true) => m::web::playable(square, plies::list(flips)),
                (false, false) => {
                    let legal = if mine { legal } else { Bitboard::EMPTY };
                    m::web::square(square, state(&position, legal, square).to_string())
                }
            }
            .to_string()
        };
        let last = session.game().plies().last().filter(|_| !is_paused);
        let head = head(guest, session, &names);
        let player = |color: Color| {
            let clock = session.clock().map(|clock| clock.left(color).as_millis());
            let left = position.hands().map(|hands| m::web::discs_left(hands[color]).to_string());
            let notes =
                (me == Some(color)).then(|| m::web::you().to_string()).into_iter().chain(left);
            let view = PlayerView {
                name: names[color].clone(),
                note: i18n::list(notes),
                count: position.board().counts()[color],
                clock: clock.map(|time| u64::try_from(time).unwrap_or(u64::MAX)),
                runs: game.clock_of(session) == Some(color),
            };
            (color.name(), view)
        };
        let choice = (mine && position.pending().is_some()).then(|| plies::turn(&position));
        let said = said.iter().chain(&choice).map(|text| text.naming(&names));
        Self {
            lang: m::web::lang().to_string(),
            squares: Square::ALL.into_iter().map(letter).collect(),
            labels: Square::ALL.into_iter().map(label).collect(),
            turn: mover.map(Color::name),
            me: me.map(Color::name),
            mine,
            ply: session.game().plies().len(),
            event: game.log().len(),
            moves: legal.into_iter().map(|it| (it.name(), squares(position.flips(it)))).collect(),
            last: last.map(|ply| ply.square.name()),
            flipped: last.map_or_else(Vec::new, |ply| squares(ply.flips)),
            players: Color::BOTH.into_iter().map(player).collect(),
            title: m::web::title(head.clone()).to_string(),
            head,
            said: i18n::passage(said),
            question: question(guest, session),
            commands: commands(guest, session),
            record: record(session),
            about: about(guest, session),
            watch,
        }
    }

    pub fn message(&self) -> String {
        serde_json::to_string(self).expect("names and numbers can be written as JSON")
    }
}

fn squares(all: Bitboard) -> Vec<&'static str> {
    all.into_iter().map(Square::name).collect()
}

/// Returns whose turn it is, or how the game ended.
fn head(guest: &Guest, session: &Session, names: &ByColor<String>) -> String {
    let game = guest.game();
    if game.terms().is_none() {
        return m::web::no_game().to_string();
    }
    if game.is_paused() {
        return m::web::paused().to_string();
    }
    match (session.to_move(), session.result()) {
        (Some(color), _) if game.color() == Some(color) => {
            if guest.proposed_move().is_some() {
                m::link::on_its_way().to_string()
            } else if session.position().pending().is_some() {
                m::web::your_choice().to_string()
            } else {
                m::web::your_move().to_string()
            }
        }
        (Some(color), _) => m::web::to_move(color).naming(names),
        (None, Some(end)) => results::outcome(end).words("briefest", Some(names)),
        (None, None) => String::new(),
    }
}

fn question(guest: &Guest, session: &Session) -> Option<QuestionView> {
    let text = sentences::question(guest.question()?, guest, session);
    Some(QuestionView::of(&text))
}

impl QuestionView {
    fn of(text: &Text) -> Self {
        let form = |name| text.form(name).unwrap_or_default();
        Self { text: text.to_string(), yes: form("yes"), no: form("no") }
    }
}

/// The page before its player comes in: who invites, and to what.
#[derive(Serialize)]
pub struct DoorView {
    head: String,
    terms: String,
    rules: String,
}

impl DoorView {
    /// Returns what somebody reads for whom the seat is free, or who has it.
    pub fn of_seat(offer: &Offer) -> Self {
        let (head, terms) = (sentences::invitation(offer), sentences::offered(offer));
        Self { head, terms, rules: sentences::rules(offer.terms.rules) }
    }

    /// Returns what somebody reads who may watch.
    pub fn of_taken_seat(offer: &Offer) -> Self {
        let (head, terms) = (m::link::seat_taken().to_string(), link::terms(&offer.terms));
        Self { head, terms, rules: sentences::rules(offer.terms.rules) }
    }
}

/// Returns the buttons of a player, or of one who watches.
fn commands(guest: &Guest, session: &Session) -> Vec<CommandView> {
    let game = guest.game();
    let is_over = session.to_move().is_none();
    let asked = guest.own_request().map(|_| sentences::not_answered(guest));
    let view = |command, label: Text, off: Option<Text>| CommandView {
        r#do: command,
        label: label.to_string(),
        off: off.map(|text| text.to_string()),
        ask: None,
    };
    let leave = view(GuestCommand::Leave, m::web::leave(), None);
    let Some(color) = game.color() else { return vec![leave] };
    let undo = request(GuestCommand::Undo, guest, session).is_none().then(m::web::nothing_to_undo);
    let mut commands = Vec::new();
    if asked.is_some() {
        commands.push(view(GuestCommand::Withdraw, m::web::withdraw(), None));
    }
    if game.is_paused() {
        commands.push(view(GuestCommand::Resume, m::web::resume(), asked));
    } else {
        commands.push(view(GuestCommand::Undo, m::web::undo(), undo.or_else(|| asked.clone())));
        if is_over {
            let score = session.series();
            let goes_on = score.best_of() > 1 && score.winner().is_none();
            let label = if goes_on { m::web::next_game() } else { m::web::rematch() };
            commands.push(view(GuestCommand::Rematch, label, asked));
        } else {
            if session.clock().is_some() {
                commands.push(view(GuestCommand::Pause, m::web::pause(), asked));
            }
            let ask = QuestionView::of(&m::moves::ask_resign(names::name(session, color)));
            let resign = view(GuestCommand::Resign, m::web::resign(), None);
            commands.push(CommandView { ask: Some(ask), ..resign });
        }
    }
    let ask = (!is_over).then(|| QuestionView::of(&m::web::ask_leave()));
    commands.push(CommandView { ask, ..leave });
    commands
}

/// Returns the moves so far.
fn record(session: &Session) -> Vec<(&'static str, String)> {
    let plies = session.game().plies().iter().enumerate();
    plies
        .map(|(before, ply)| (ply.player.name(), format!("{} {}", before + 1, ply.square)))
        .collect()
}

/// Returns the terms, the rules, and the score of the match.
fn about(guest: &Guest, session: &Session) -> String {
    let clock = guest.game().terms().and_then(sentences::clock);
    let terms = sentences::begun(guest, session).into_iter().chain(clock);
    let rules = m::common::raw(sentences::rules(session.game().rules()));
    let score = results::match_score(session).filter(|_| session.series().games() > 0);
    i18n::passage(terms.chain([rules]).chain(score))
}
