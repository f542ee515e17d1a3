//! The number of colours that the terminal can show, and what says so.

use othello_home::config::look::ColorChoice;
use othello_words::i18n::{Text, m};

/// The number of colours that the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ColorDepth {
    /// None, or none that may be used.
    Mono,
    /// The 16 ANSI colours.
    Sixteen,
    /// The 256 of `xterm`.
    Indexed,
    /// 24 bits.
    True,
}

impl ColorDepth {
    /// Returns the depth of the terminal that the environment describes, and what has decided it.
    ///
    /// The choice comes first, then `NO_COLOR` (if not empty), `CLICOLOR_FORCE`, `CLICOLOR`,
    /// `COLORTERM` and last `TERM`.
    pub fn detect(
        choice: ColorChoice,
        env: impl Fn(&str) -> Option<String>,
    ) -> (Self, DepthSource) {
        let is_set = |name| env(name).is_some_and(|value| !value.is_empty());
        let is_forced =
            env("CLICOLOR_FORCE").is_some_and(|value| !value.is_empty() && value != "0");
        let is_off = env("CLICOLOR").is_some_and(|value| value == "0");
        match choice {
            ColorChoice::Never => return (Self::Mono, DepthSource::Never),
            ColorChoice::Auto if is_set("NO_COLOR") => return (Self::Mono, DepthSource::NoColor),
            ColorChoice::Auto if is_off && !is_forced => {
                return (Self::Mono, DepthSource::Clicolor);
            }
            ColorChoice::Auto | ColorChoice::Always => {}
        }
        let term = env("TERM").unwrap_or_default();
        let is_certain = choice == ColorChoice::Always || is_forced;
        match env("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => (Self::True, DepthSource::Colorterm),
            _ if term.contains("256color") => (Self::Indexed, DepthSource::Term),
            _ if term.is_empty() || term == "dumb" || term.starts_with("vt") => {
                if is_certain {
                    (Self::Sixteen, DepthSource::Always)
                } else {
                    (Self::Mono, DepthSource::Term)
                }
            }
            _ => (Self::Sixteen, DepthSource::Term),
        }
    }

    pub fn said(self) -> Text {
        match self {
            Self::Mono => m::doctor::none(),
            Self::Sixteen => m::common::raw("16"),
            Self::Indexed => m::common::raw("256"),
            Self::True => m::doctor::true_colours(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DepthSource {
    /// The choice of no colours.
    Never,
    /// The choice of colours in any case.
    Always,
    /// The environment variable `NO_COLOR`.
    NoColor,
    /// The environment variable `CLICOLOR`.
    Clicolor,
    /// The environment variable `COLORTERM`.
    Colorterm,
    /// The environment variable `TERM`, which says less than a terminal may be able to.
    Term,
    /// The settings file.
    Config,
}

impl DepthSource {
    pub fn said(self) -> Text {
        match self {
            Self::Never => m::common::raw("--color never"),
            Self::Always => m::doctor::asked(),
            Self::NoColor => m::common::raw("NO_COLOR"),
            Self::Clicolor => m::common::raw("CLICOLOR"),
            Self::Colorterm => m::common::raw("COLORTERM"),
            Self::Term => m::common::raw("TERM"),
            Self::Config => m::common::raw("config.toml"),
        }
    }
}
