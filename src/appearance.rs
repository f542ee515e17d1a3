//! The appearance of the screen, from the terminal's capabilities, flags and settings.

use std::io::{IsTerminal, stdin, stdout};

use othello_batch::options::language::LanguageArgs;
use othello_board::app::state::InForce;
use othello_home::clipboard::Clipboard;
use othello_home::config::EngineLock;
use othello_home::config::look::Mouse;
use othello_home::config::look::{Animation, TerminalCursor};
use othello_home::config::look::{ColorChoice, GlyphChoice, Glyphs};
use othello_home::config::setting::Setting;
use othello_home::config::{self, Config, file::ConfigReading};
use othello_home::terminal::{can_redraw, is_dumb, is_multiplexed, variable as env, wants_words};
use othello_words::i18n::{Language, Text, loaded, m};
use ratatui::crossterm::terminal;

use crate::screen::answer::{ColorQuestions, GraphicsQuestions, TerminalQuestions, WidthQuestion};
use crate::screen::settings::Settings;
use crate::screen::theme::{ColorDepth, DepthSource, Theme};

use crate::cli::{LookArgs, StyleArgs};

/// Returns the reason for playing in line mode; `None` if there is a screen to draw on.
pub fn why_plain(args: &LookArgs) -> Option<Text> {
    let is_dumb = is_dumb();
    let reasons: [(bool, fn() -> Text); 5] = [
        (args.plain, m::doctor::plain_asked),
        (!stdin().is_terminal(), m::doctor::input_no_terminal),
        (!stdout().is_terminal(), m::doctor::output_no_terminal),
        (is_dumb, m::doctor::dumb),
        (wants_words() && !args.cursor, m::doctor::accessible),
    ];
    reasons.into_iter().find_map(|(holds, reason)| holds.then(reason))
}

/// Has the program speak the language that the options, the settings or the environment ask for.
pub fn speak(args: LanguageArgs) {
    let language = args.language.unwrap_or_else(|| {
        let ConfigReading { config, .. } = config::file::find();
        language(args, &config).0
    });
    language.choose();
}

/// Returns the language, and what asks for it, if anything does.
pub fn language(args: LanguageArgs, config: &Config) -> (Language, Option<&'static str>) {
    match (args.language, Language::loaded(), config.language) {
        (Some(language), _, _) => (language, Some("--language")),
        (None, Some(language), _) => (language, Some(loaded::FOLDER)),
        (None, None, Some(language)) => (language, Some("config.toml")),
        (None, None, None) => Language::detect(env),
    }
}

/// Returns the number of colours, and the reason for it.
pub fn depth(args: StyleArgs, config: &Config) -> (ColorDepth, DepthSource) {
    let (depth, reason) = ColorDepth::detect(args.color.unwrap_or(config.color), env);
    match (args.color, config.color) {
        (None, ColorChoice::Never) => (depth, DepthSource::Config),
        (None, ColorChoice::Auto | ColorChoice::Always) | (Some(_), _) => (depth, reason),
    }
}

/// Returns the questions that the terminal is to be asked. Those that might print them are asked none:
/// the Linux console, terminals of the VT series, and whatever is not known.
pub fn questions(args: StyleArgs, config: &Config) -> TerminalQuestions {
    let term = env("TERM").unwrap_or_default();
    let is_old = term.is_empty() || term.starts_with("vt") || term == "linux" || is_dumb();
    if is_old {
        return TerminalQuestions::default();
    }
    let (depth, source) = depth(args, config);
    let colors = match source {
        DepthSource::Term => ColorQuestions::All,
        DepthSource::Never
        | DepthSource::Always
        | DepthSource::NoColor
        | DepthSource::Clicolor
        | DepthSource::Colorterm
        | DepthSource::Config => ColorQuestions::Background,
    };
    let graphics = match args.glyphs.or(config.glyphs) {
        Some(GlyphChoice::Set(_)) => GraphicsQuestions::None,
        Some(GlyphChoice::Pixels) | None if depth == ColorDepth::Mono => GraphicsQuestions::None,
        // tmux draws a text in the place of sixels that the terminal does not know.
        None if is_multiplexed(env) => GraphicsQuestions::None,
        Some(GlyphChoice::Pixels) | None => GraphicsQuestions::All,
    };
    let is_chosen = matches!(args.glyphs.or(config.glyphs), Some(GlyphChoice::Set(_)));
    let width = match glyphs(args, config).0 {
        Glyphs::Unicode | Glyphs::Fine if !is_chosen => WidthQuestion::Disc,
        Glyphs::Unicode | Glyphs::Fine | Glyphs::Narrow | Glyphs::Ascii => WidthQuestion::None,
    };
    TerminalQuestions { colors, graphics, width }
}

/// Returns the characters to draw with, and what asks for them, if anything does.
pub fn glyphs(args: StyleArgs, config: &Config) -> (Glyphs, Option<&'static str>) {
    match (args.glyphs, config.glyphs) {
        (Some(GlyphChoice::Set(glyphs)), _) => (glyphs, Some("--glyphs")),
        (None, Some(GlyphChoice::Set(glyphs))) => (glyphs, Some("config.toml")),
        (Some(GlyphChoice::Pixels), _) | (None, Some(GlyphChoice::Pixels) | None) => {
            Glyphs::detect(env)
        }
    }
}

/// Returns the width for printed text: that of `COLUMNS` or of the terminal, between 24 and 80 columns.
pub fn columns() -> usize {
    let asked = env("COLUMNS").and_then(|columns| columns.parse().ok());
    let of_terminal = || {
        let size = stdout().is_terminal().then(terminal::size)?.ok();
        size.map(|(columns, _)| columns.into())
    };
    asked.or_else(of_terminal).unwrap_or(80).clamp(24, 80)
}

pub fn theme(args: StyleArgs, config: &Config) -> Theme {
    let palette = args.theme.unwrap_or(config.theme);
    Theme::new(palette, depth(args, config).0, glyphs(args, config).0)
}

/// Returns the theme of a printed board; `None` for plain text. A board is plain for screen readers,
/// and outside a terminal unless colours are asked for.
pub fn printed_theme(args: StyleArgs, config: &Config) -> Option<Theme> {
    let is_forced = args.color == Some(ColorChoice::Always)
        || env("CLICOLOR_FORCE").is_some_and(|value| !value.is_empty() && value != "0")
            && depth(args, config).0 != ColorDepth::Mono;
    let is_screen = stdout().is_terminal() && can_redraw();
    (is_forced || is_screen).then(|| theme(args, config))
}

/// Returns the settings that apply, with those of options.
pub fn in_force(args: &LookArgs, config: &Config) -> InForce {
    let StyleArgs { theme, color, glyphs, language: LanguageArgs { language }, .. } = args.style;
    let mut in_force = InForce { config: config.clone(), by_options: Vec::new() };
    let mut set = |name, flag: Option<&str>, put: &dyn Fn(&mut Config)| {
        put(&mut in_force.config);
        let value = Setting::named(name).map(|setting| setting.value(&in_force.config));
        let option = || format!("--{name}={}", value.unwrap_or_default());
        in_force.by_options.push((name, flag.map_or_else(option, String::from)));
    };
    if let Some(theme) = theme {
        set("theme", None, &|config| config.theme = theme);
    }
    if let Some(color) = color {
        set("color", None, &|config| config.color = color);
    }
    if glyphs.is_some() {
        set("glyphs", None, &|config| config.glyphs = glyphs);
    }
    if language.is_some() {
        set("language", None, &|config| config.language = language);
    }
    if args.no_animation {
        set("animation", Some("--no-animation"), &|config| config.animation = Animation::Off);
    }
    if args.no_mouse {
        set("mouse", Some("--no-mouse"), &|config| config.mouse = Mouse::Free);
    }
    if args.cursor {
        set("cursor", Some("--cursor"), &|config| config.cursor = TerminalCursor::Shown);
    }
    if args.no_engine {
        let locked = EngineLock::Locked;
        set("evaluation", Some("--no-engine"), &|config| config.engine_lock = locked);
    }
    in_force
}

pub fn settings(args: &LookArgs, config: &Config) -> Settings {
    let InForce { config, .. } = in_force(args, config);
    Settings {
        theme: theme(args.style, &config),
        language: Language::current(),
        animation: config.animation,
        marks: config.marks,
        learning: config.learning,
        seen_from: config.seen_from,
        mouse: config.mouse,
        cursor: config.cursor,
        alert: config.alert,
        clipboard: Clipboard::find(),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::cli::Cli;

    #[test]
    fn the_options_of_a_look_go_on_as_they_were_given() {
        let given = [
            "--theme=paper",
            "--color=never",
            "--glyphs=ascii",
            "--no-animation",
            "--no-mouse",
            "--cursor",
            "--no-engine",
        ];
        for count in 0..=given.len() {
            let line = ["othello"].iter().chain(&given[..count]);
            let cli = Cli::try_parse_from(line).unwrap();
            let in_force = in_force(cli.look().unwrap(), &Config::default());
            assert_eq!(in_force.options(), given[..count]);
        }
    }
}
