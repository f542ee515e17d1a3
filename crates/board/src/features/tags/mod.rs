//! The heading of the game: players, event, round, date and official score.

pub mod commands;
#[cfg(test)]
mod tests;

use othello_notation::draft::{Draft, Field};
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};
use othello_words::text::{any_of, quoted};

use crate::app::App;
use crate::app::arguments::split;
use crate::app::call::Call;
use crate::app::needs::{NOT_LINKED, Need};
use crate::app::page::Page;
use crate::app::reply::{Done, Refuse, Refused};

pub const PAGE: Page = Page::new("heading");

/// The conditions under which it is written.
pub const WRITING: &[&Need] = &[&NOT_LINKED];

/// Shows the heading, or writes one of its fields: `event Paris Open`, `score -`.
fn tags(rest: &str) -> Result<Call, Refused> {
    if rest.is_empty() {
        return Ok(Call::new(|app| {
            app.state.show(PAGE);
            Ok(())
        }));
    }
    let (name, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let names = Field::ALL.map(|field| field.name().to_ascii_lowercase());
    let field = Field::ALL.into_iter().find(|field| field.name().eq_ignore_ascii_case(name));
    let field = field.ok_or_else(|| {
        let names: Vec<_> = names.iter().map(String::as_str).collect();
        m::tags::wrong_field(any_of(&names), quoted(name))
    })?;
    let words = split(text)?;
    let text = match &words[..] {
        [] => return Err(m::tags::no_text(&*names[field as usize]).into()),
        [none] if none == "-" => String::new(),
        words => words.join(" "),
    };
    Ok(Call::needing(WRITING, move |app| {
        let mut heading = app.session().heading();
        heading.write(field, &text);
        write(app, &heading)
    }))
}

/// Writes the heading anew: the fields of a scoresheet say what it is.
pub fn write(app: &mut App, draft: &Draft) -> Done {
    draft.date().map_err(|error| m::tags::wrong_date(error.said()).quiet())?;
    draft.score().map_err(|error| m::tags::wrong_score(error.said()).quiet())?;
    app.state.session_mut().write_heading(draft);
    let lines: Vec<_> = heading(&app.session().heading()).iter().map(Text::to_string).collect();
    app.state.say(m::tags::written(lines.join("\n")));
    app.state.save();
    Ok(())
}

/// Returns what is known, a line each.
fn heading(heading: &Draft) -> Vec<Text> {
    let known = Field::ALL.into_iter().filter(|field| !heading.text(*field).is_empty());
    let lines: Vec<_> = known
        .map(|it| m::tags::line(m::tags::field(it.name()).to_string(), heading.text(it)))
        .collect();
    if lines.is_empty() { vec![m::tags::nothing()] } else { lines }
}
