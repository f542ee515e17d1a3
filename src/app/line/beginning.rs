//! What is agreed on before a game, and asked about later: rules, players, match.

use crate::board::ByColor;
use crate::notation::PlayerName;
use crate::rules::Preset;
use crate::session::Session;

use super::desk::{Desk, Said};
use super::error::{Refusal, quoted};
use super::new_game::{self, Series};
use super::report;

impl Desk<'_> {
    pub(super) fn begin(&mut self, words: &str) -> Said {
        let usual = self.session.next_setup();
        let agreement = new_game::read(words, usual)?;
        let session = match agreement.series {
            Series::New => Session::new(agreement.setup, self.today),
            Series::Same if self.is_in_match() => {
                return Refusal::because(
                    "this game of the match is not over: play on or resign, or begin another match \
                     with best-of",
                );
            }
            Series::Same => self.session.next_game(agreement.setup, self.today),
        };
        self.replace_by(session);
        Ok(format!("A new game. {}", self.introduction()))
    }

    /// Whether a match would end unfinished if this game did not.
    fn is_in_match(&self) -> bool {
        let series = self.session.series();
        let has_begun = series.games() > 0 || self.session.is_under_way();
        series.best_of() > 1 && has_begun && self.session.result().is_none()
    }

    pub(super) fn rules(&self, name: &str) -> Said {
        if name.is_empty() {
            return Ok(report::rules(self.session.game().rules()));
        }
        match name.to_ascii_lowercase().parse::<Preset>() {
            Ok(preset) => Ok(report::rules(preset.rules())),
            Err(why) => Refusal::because(format!("rules {}: {why}", quoted(name))),
        }
    }

    pub(super) fn names(&mut self, names: &str) -> Said {
        if names.is_empty() {
            return Ok(report::players(&self.session));
        }
        let [black, white] = &new_game::split(names)?[..] else {
            return Refusal::because(
                "names needs two, Black's and then White's; with blanks they stand in double quotes",
            );
        };
        let [black, white] = [black, white].map(|name| PlayerName::cleaned(name));
        self.session.rename(ByColor { black, white });
        Ok(report::players(&self.session))
    }
}
