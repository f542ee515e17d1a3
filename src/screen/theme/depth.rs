//! The number of colours that the terminal can show, and what says so.

use std::fmt;

use othello_home::config::look::ColorChoice;

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

    /// Returns the number of colours, in words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mono => "none",
            Self::Sixteen => "16",
            Self::Indexed => "256",
            Self::True => "24 bits",
        }
    }
}

/// The source of a colour depth.
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

impl fmt::Display for DepthSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Never => "--color never",
            Self::Always => "asked for",
            Self::NoColor => "NO_COLOR",
            Self::Clicolor => "CLICOLOR",
            Self::Colorterm => "COLORTERM",
            Self::Term => "TERM",
            Self::Config => "config.toml",
        })
    }
}
