//! Games that come from elsewhere and go elsewhere.

use crate::app::tui::Host;
use crate::notation::paste::{self, PasteError};
use crate::notation::{Record, position};
use crate::session::Session;

use super::desk::{Desk, Question, Said, Typist};
use super::error::{Refusal, quoted};
use super::report;

impl Desk<'_> {
    /// Who keeps the games, where somebody does.
    fn host(&mut self) -> Result<&mut dyn Host, Refusal> {
        match &mut self.typist {
            Typist::Person(host) => Ok(*host),
            Typist::Script => Refusal::because(
                "files are for somebody at a terminal: lines from elsewhere touch none",
            ),
        }
    }

    /// Saves the game as it stands, where games are kept.
    pub(super) fn save(&mut self) {
        let record = self.session.record();
        let news = self.host().ok().and_then(|host| host.save(&record));
        self.news.extend(news);
    }

    /// Keeps a game, or a line of it, that is about to be forgotten.
    pub(super) fn keep(&mut self, record: &Record) {
        let news = self.host().ok().and_then(|host| host.keep(record));
        self.news.extend(news);
    }

    /// Goes to another game; the one there is kept, if anybody had played in it.
    pub(super) fn replace_by(&mut self, session: Session) {
        let game = self.session.game();
        if !game.plies().is_empty() || !game.undone().is_empty() {
            self.keep(&self.session.record());
        }
        self.session = session;
        self.looked_at = None;
        self.start_clocks();
    }

    pub(super) fn load(&mut self, text: &str) -> Said {
        let read = paste::read(text, self.session.game().rules());
        if read == Err(PasteError::Nothing) && position::is_likely(text) {
            position::read_start(text)?;
        }
        let record = read?;
        Ok(self.go_to(Box::new(record)))
    }

    pub(super) fn open_game(&mut self, number: &str) -> Said {
        let place = number.parse().ok().and_then(|number: usize| number.checked_sub(1));
        let host = self.host()?;
        let Some(place) = place else {
            let number = quoted(number);
            return Refusal::because(format!("{number} is no number of a game; games lists them"));
        };
        let record = host.open(place).map_err(|why| Refusal(why.trim_end_matches('.').into()))?;
        Ok(self.go_to(Box::new(record)))
    }

    /// Takes up a game, after asking if another is under way and somebody can answer.
    fn go_to(&mut self, record: Box<Record>) -> String {
        match self.typist {
            Typist::Person(_) if self.session.is_under_way() => self.ask(Question::Load(record)),
            Typist::Person(_) | Typist::Script => self.take_up(*record),
        }
    }

    pub(super) fn take_up(&mut self, record: Record) -> String {
        self.replace_by(Session::from_record(record));
        self.stop_clocks();
        let agreement = report::agreement(&self.session);
        let moment = self.look_at(self.session.game().plies().len());
        let mut sentences = vec!["Loaded.".to_owned()];
        sentences.extend(agreement);
        sentences.push(moment);
        sentences.extend(self.stopped_clocks());
        sentences.join(" ")
    }

    pub(super) fn games(&mut self) -> Said {
        let games = self.host()?.list();
        if games.is_empty() {
            return Ok("No games are kept yet.".into());
        }
        let sentence =
            |game: &String| game.trim().replacen("  ", ": ", 1).replace("  ", ", ") + ".";
        Ok(games.iter().map(sentence).collect::<Vec<_>>().join("\n"))
    }

    pub(super) fn save_as(&mut self, name: &str) -> Said {
        let record = self.session.record();
        Ok(self.host()?.save_as(name, &record))
    }
}
