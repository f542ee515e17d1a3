//! Making a repertoire on the board: of the saved games, of what was played from the viewed position on, and move by
//! move.

use std::sync::Arc;

use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::openings;
use othello_core::rules::Rules;
use othello_games::explorer::{Selection, are_othello};
use othello_games::repertoire::make::RepertoirePlan;
use othello_home::jobs::repertoire::{GamesToLearn, MakeRepertoire, MergeRepertoire, ReadOwnGames};
use othello_notation::{Record, transcript};
use othello_words::explorer::games;
use othello_words::i18n::{Language, m};

use super::adding::{add_line, fail, know};
use super::asking::ask_line;
use crate::app::App;
use crate::app::call::Call;
use crate::app::event::Event;
use crate::app::reply::{Done, Refuse};
use crate::features::training::ALLOWED;

/// The plies of the opening in one's own games, which are few.
const PLIES: usize = 16;
/// The plies that follow the viewed position, where there are many games.
const MORE_PLIES: usize = 10;
/// The games of a position from which on lines go on, and the share that a reply has.
const LEAST_GAMES: u64 = 20;
const LEAST_SHARE: f64 = 0.1;
/// The discs that a move which was played most may lose: more is an error.
const LEAST_ERROR: f32 = 2.0;

/// Makes a repertoire of the player's moves in the saved games: of those that lose no more than a player can live with,
/// the most played.
pub fn of_games(app: &mut App, color: Color) -> Done {
    let me = app.state.config().me.clone();
    app.state.job(ReadOwnGames { color, me }, move |app, read| match read {
        Err(error) => fail(app, &error),
        Ok(base) if base.games().is_empty() => {
            app.state.say(m::repertoire::no_own_games(color));
        }
        Ok(base) => {
            let selection = Arc::new(Selection::all(base.games()));
            let line = Box::new(Game::new(Rules::OTHELLO));
            let plan = RepertoirePlan {
                color,
                plies: PLIES,
                games: 1,
                share: 0.0,
                within: LEAST_ERROR,
                rare_within: None,
            };
            let games = GamesToLearn::Of(base, selection);
            make(app, plan, line, games);
        }
    });
    Ok(())
}

/// Makes a repertoire of what was played from the viewed position on, in the games that the explorer counts.
pub fn of_openings(app: &mut App, color: Color) -> Done {
    let line = Box::new(app.state.viewed.line().up_to(app.state.viewed.ply()));
    let plan = RepertoirePlan {
        color,
        plies: MORE_PLIES,
        games: LEAST_GAMES,
        share: LEAST_SHARE,
        within: 1.0,
        rare_within: None,
    };
    let games = app.features.explorer.games_to_learn();
    make(app, plan, line, games);
    Ok(())
}

/// Openings that many play: the word for each, and its moves.
const OPENINGS: [(&str, &str); 9] = [
    ("tiger", "f5d6c3d3c4"),
    ("rose", "f5d6c5f4e3c6d3f6e6d7"),
    ("rose-bill", "f5d6c3d3c4f4c5b3c2"),
    ("cat", "f5d6c4d3c5"),
    ("buffalo", "f5f6e6f4c3"),
    ("cow", "f5f6e6f4e3"),
    ("chimney", "f5f6e6f4e3d6"),
    ("heath", "f5f6e6f4g5"),
    ("snake", "f5f6e6f4g6"),
];

/// Returns the words for openings that many play, each with its name.
pub fn openings() -> impl Iterator<Item = (&'static str, &'static str)> {
    OPENINGS.into_iter().map(|(word, moves)| {
        let game = game_of(moves);
        let name = openings::name(&game, game.plies().len(), Language::current().into());
        (word, name.unwrap_or(word))
    })
}

fn game_of(moves: &str) -> Game {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, moves).expect("the openings are played by the rules");
    game
}

/// Returns what adds an opening that many play to the repertoires of both colours and asks it then; `None` for a word that
/// names none.
pub fn of_opening(word: &str) -> Option<Call> {
    let is_it = |(known, _): &(&str, &str)| known.eq_ignore_ascii_case(word);
    let (_, moves) = OPENINGS.into_iter().find(is_it)?;
    Some(Call::needing(ALLOWED, move |app| {
        add_opening(app, Color::Black, Box::new(game_of(moves)), 0);
        Ok(())
    }))
}

/// Adds an opening for a colour and for the other one, says what is new of it, and asks it.
fn add_opening(app: &mut App, color: Color, line: Box<Game>, new: usize) {
    let own = app.features.repertoire.file.clone();
    let record = Box::new(Record::from((*line).clone()));
    let job = MergeRepertoire { own, color, record };
    app.state.job(job, move |app, merged| match merged {
        Err(error) => fail(app, &error),
        Ok((more, repertoires)) => {
            know(app, repertoires);
            let new = new + more;
            if color == Color::Black {
                return add_opening(app, Color::White, line.clone(), new);
            }
            let plies = line.plies().len();
            let name = openings::name(&line, plies, Language::current().into());
            app.state.say(m::repertoire::opening_added(name.unwrap_or_default(), new));
            ask_line(app, &line);
        }
    });
}

/// Has one made, and adds it to what there is.
fn make(app: &mut App, plan: RepertoirePlan, line: Box<Game>, games: GamesToLearn) {
    let (color, threads) = (plan.color, app.state.engine.resources.threads());
    app.state.say(m::repertoire::being_made(color));
    let job = MakeRepertoire { plan, line, games, threads };
    app.state.job(job, move |app, made| match made {
        Some((record, count)) => merge(app, color, record, count),
        None => app.state.say(m::repertoire::no_games_here()),
    });
}

fn merge(app: &mut App, color: Color, record: Box<Record>, count: usize) {
    let own = app.features.repertoire.file.clone();
    app.state.job(MergeRepertoire { own, color, record }, move |app, merged| match merged {
        Ok((new, repertoires)) => {
            know(app, repertoires);
            let positions = app.state.repertoires()[color].as_ref().map_or(0, |it| it.len());
            app.state.say(m::repertoire::merged(color, positions, new, games(count as u64)));
        }
        Err(error) => fail(app, &error),
    });
}

/// Begins to add each move that is played for a colour, or ends that: without a colour, for the side that is to move.
pub fn play_or_end(app: &mut App) -> Done {
    if app.features.repertoire.playing.take().is_some() {
        app.state.say(m::repertoire::playing_ended());
        return Ok(());
    }
    let color = app.state.viewed.position().to_move();
    play(app, color.ok_or_else(|| m::repertoire::no_move().quiet())?)
}

/// Adds each move from now on that is played for a colour.
pub fn play(app: &mut App, color: Color) -> Done {
    app.features.repertoire.playing = Some(color);
    app.state.say(m::repertoire::playing(color));
    Ok(())
}

/// Adds the moves that were played for the colour: of the game, or of the variation that is viewed. A game of other rules
/// ends it.
pub fn follow(app: &mut App) {
    let Some(color) = app.features.repertoire.playing else { return };
    let state = &mut app.state;
    if !are_othello(state.game().rules()) {
        app.features.repertoire.playing = None;
        state.say(m::repertoire::playing_ended());
        return;
    }
    if !state.session().players()[color].is_human() {
        return;
    }
    let told = state.told_mut();
    let is_varied = told.has(|event| matches!(event, Event::Varied(ply) if ply.player == color));
    let is_played = told.has(|event| matches!(event, Event::Played(ply) if ply.player == color));
    let line = if is_varied {
        Some(state.viewed.line().up_to(state.viewed.ply()))
    } else {
        let last = state.game().plies().iter().rposition(|ply| ply.player == color);
        last.filter(|_| is_played).map(|index| state.game().up_to(index + 1))
    };
    if let Some(line) = line {
        let added = add_line(app, line);
        app.tell_refusal(added);
    }
}
