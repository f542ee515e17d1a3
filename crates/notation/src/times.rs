//! The times of moves as the formats write them: what a player has left in PGN (`[%clk 0:04:33]`) and SGF (`BL[273]`), what
//! a move has taken in PGN (`[%emt 0:00:12]`) and GGF (`d3//12`).

use crate::record::Record;
use othello_core::board::{ByColor, Color};
use othello_core::clock::Clock;
use othello_core::tree::{Moment, Note, Property};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Time {
    /// The one that its player has left.
    Left,
    /// The one that it has taken.
    Spent,
}

impl Time {
    /// Returns the time of that name in PGN.
    pub(super) fn named(name: &str) -> Option<Self> {
        [Self::Left, Self::Spent].into_iter().find(|time| time.name() == name)
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Left => "clk",
            Self::Spent => "emt",
        }
    }

    /// Returns the property that holds so many seconds.
    pub(super) fn property(self, player: Color, seconds: &str) -> Property {
        let (name, value) = match self {
            Self::Left => (Property::left(player), seconds.to_owned()),
            Self::Spent => (Property::TIMES, format!("/{seconds}")),
        };
        Property::new(name, vec![value]).expect("the name is one of capital letters")
    }
}

/// Returns the command that tells a property of a move of that player, and `true` if it tells all of it.
pub(super) fn command(property: &Property, player: Color) -> Option<(String, bool)> {
    let [value] = property.values() else { return None };
    let (time, seconds, is_all) = if property.name() == Property::left(player) {
        (Time::Left, value.as_str(), true)
    } else if property.name() == Property::TIMES {
        let (before, seconds) = value.split_once('/')?;
        (Time::Spent, seconds, before.is_empty())
    } else {
        return None;
    };
    let face = face_of(seconds)?;
    Some((format!("[%{} {face}]", time.name()), is_all))
}

/// Splits the times off a comment; returns them in seconds, and the rest. `None` if there are none.
pub(super) fn split(comment: &str) -> Option<(Vec<(Time, String)>, String)> {
    let (mut times, mut rest) = (Vec::new(), comment.to_owned());
    for time in [Time::Left, Time::Spent] {
        let Some((before, behind)) = rest.split_once(&format!("[%{} ", time.name())) else {
            continue;
        };
        let (face, behind) = behind.split_once(']')?;
        times.push((time, seconds_of(face.trim())?));
        rest = format!("{} {}", before.trim_end(), behind.trim_start());
    }
    (!times.is_empty()).then(|| (times, rest.trim().to_owned()))
}

/// Returns the seconds of a time as a clock shows it: `0:04:33` or `4:33.5`.
pub(super) fn seconds_of(face: &str) -> Option<String> {
    let (whole, part) = face.split_once('.').unwrap_or((face, ""));
    let is_number = |text: &str| text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(part) || whole.matches(':').count() > 2 {
        return None;
    }
    let seconds = whole.split(':').try_fold(0_u32, |sum, part| {
        Some(sum * 60 + part.parse::<u32>().ok().filter(|_| is_number(part))?)
    })?;
    Some(if part.is_empty() { seconds.to_string() } else { format!("{seconds}.{part}") })
}

/// Returns so many seconds as a clock shows them, if they are read back as the same.
fn face_of(text: &str) -> Option<String> {
    let (whole, part) = text.split_once('.').map_or((text, None), |(it, part)| (it, Some(part)));
    let seconds: u32 = whole.parse().ok()?;
    let part = part.map(|part| format!(".{part}")).unwrap_or_default();
    let face = format!("{}:{:02}:{:02}{part}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    (seconds_of(&face).as_deref() == Some(text)).then_some(face)
}

/// Returns the seconds that each ply has taken, as far as the times left tell them.
pub(super) fn spent(record: &Record) -> Vec<Option<String>> {
    let Some(control) = record.clock.as_ref().map(Clock::control) else {
        return vec![None; record.game.plies().len()];
    };
    let increment = control.increment().as_secs_f64();
    let mut before = ByColor::from_fn(|_| Some(control.main().as_secs_f64()));
    let plies = record.game.plies().iter().zip(1..).map(|(ply, number)| {
        let left =
            record.annotations.note(Moment::Main(number)).and_then(|it| left(it, ply.player));
        let last = std::mem::replace(&mut before[ply.player], left);
        written(last? + increment - left?)
    });
    plies.collect()
}

/// Returns so many seconds as the formats write them; `None` if there are less than none.
pub(super) fn written(seconds: f64) -> Option<String> {
    let text = format!("{seconds:.3}");
    (seconds >= 0.0).then(|| text.trim_end_matches('0').trim_end_matches('.').to_owned())
}

/// Returns the seconds that the player of each ply had left after it, as far as the notes say it: the time left, as SGF
/// and PGN have it, or that of each move, as GGF.
pub fn left_after_plies(record: &Record) -> Vec<Option<f64>> {
    let Some(control) = record.clock.as_ref().map(Clock::control) else {
        return vec![None; record.game.plies().len()];
    };
    let increment = control.increment().as_secs_f64();
    let mut counted = ByColor::from_fn(|_| Some(control.main().as_secs_f64()));
    let plies = record.game.plies().iter().zip(1..).map(|(ply, number)| {
        let note = record.annotations.note(Moment::Main(number));
        let counted = &mut counted[ply.player];
        let taken = counted.zip(note.and_then(taken));
        *counted = taken.map(|(before, time)| before - time.max(0.0) + increment);
        note.and_then(|note| left(note, ply.player)).or(*counted)
    });
    plies.collect()
}

/// Returns the seconds that a move has taken, as GGF writes them behind its value: `-2.5/12.3`.
fn taken(note: &Note) -> Option<f64> {
    let property = note.properties.iter().find(|property| property.name() == Property::TIMES)?;
    let (_, time) = property.values().first()?.split_once('/')?;
    // `12.3`, `4:33` or `0:04:33`.
    let parts = time.trim().split(':');
    parts.map(str::parse).try_fold(0.0, |sum, part: Result<f64, _>| Some(sum * 60.0 + part.ok()?))
}

/// Returns the seconds that a player had left, if a note on a move says it.
pub fn left(note: &Note, player: Color) -> Option<f64> {
    let mut properties = note.properties.iter();
    let property = properties.find(|property| property.name() == Property::left(player))?;
    property.values()[0].trim().parse().ok()
}
