//! The lines under the board: what has just happened, the state of the game, and what a move would
//! do.

use std::time::Duration;

use super::model::{Model, Notice, Tone, first_cursor};
use crate::controller::SaveState;
use crate::narration;
use crate::narration::annotation;
use crate::store::GameLine;
use crate::text;
use othello_core::board::{ByColor, Color};

impl Model {
    /// The notice: what has just happened, or else the state of the game. That the game is not saved
    /// is part of it as long as it lasts.
    pub fn notice(&self) -> Option<Notice> {
        self.with_save_state(self.notice_of_game().or_else(|| self.with_level(self.result())))
    }

    /// The notice where the result of the game is told elsewhere.
    pub fn notice_without_result(&self) -> Option<Notice> {
        self.with_save_state(self.notice_of_game().or_else(|| self.with_level(None)))
    }

    /// The notice where the result of the game is told elsewhere, but for its reason.
    pub fn notice_with_reason(&self) -> Option<Notice> {
        self.with_save_state(self.notice_of_game().or_else(|| self.with_level(self.reason())))
    }

    /// The notice where the panel shows the position to be solved.
    pub fn notice_of_exercise(&self) -> Option<Notice> {
        self.with_save_state(self.notice.clone().or_else(|| self.exercise_guidance()))
    }

    /// Takes over what the screen does not show: the focus of the window, and saves that nobody is
    /// told about.
    pub(super) fn overlook_unseen(&mut self, now: &Self) {
        self.window_focus = now.window_focus;
        self.controller.overlook_lag(&now.controller);
        if [&*self, now].iter().all(|model| model.notice_of_saving().is_none()) {
            self.controller.overlook_saves(&now.controller);
        }
    }

    /// The notice that the game is not saved, or not yet.
    pub fn notice_of_saving(&self) -> Option<Notice> {
        self.with_save_state(None)
    }

    fn notice_of_game(&self) -> Option<Notice> {
        self.notice.clone().or_else(|| self.status())
    }

    pub(super) fn with_save_state(&self, notice: Option<Notice>) -> Option<Notice> {
        let is_news = self.notice.is_some() || self.has_begun() || self.controller.is_browsing();
        match self.controller.save_state() {
            SaveState::Failed(error) => {
                Some(unsaved(notice.filter(|_| is_news), &narration::save_failed(error)))
            }
            SaveState::Pending(time) if time >= SLOW_SAVE && notice.is_none() => {
                Some(Notice::new("The last change is still being saved.", Tone::Quiet))
            }
            SaveState::Pending(_) | SaveState::Saved => notice,
        }
    }

    /// The notice with the estimate of the person's level after it, once the game has moved that.
    fn with_level(&self, notice: Option<Notice>) -> Option<Notice> {
        let Some(level) = self.controller.level_after_game() else { return notice };
        let levels = [narration::level_estimate(&level), narration::brief_level_estimate(&level)];
        let Some(Notice { text, shorter, tone }) = notice else {
            let [text, brief] = levels;
            return Some(Notice { text, shorter: vec![brief], tone: Tone::Strong });
        };
        let texts: Vec<_> = [text].into_iter().chain(shorter).collect();
        let with = |level: &String| {
            let sentence = |text: &String| format!("{}. {level}", text.trim_end_matches('.'));
            texts.iter().map(sentence).collect::<Vec<_>>()
        };
        let mut with = levels.iter().flat_map(with).collect::<Vec<_>>().into_iter();
        let text = with.next().expect("a notice has a text");
        Some(Notice { text, shorter: with.chain(texts).collect(), tone })
    }

    /// The state of the game, where there is something to say about it.
    fn status(&self) -> Option<Notice> {
        let strong = |text: String| Some(Notice::new(text, Tone::Strong));
        if let Some(notice) = self.exercise_notice() {
            return Some(notice);
        }
        if self.shows_record() {
            return Some(self.record_line());
        }
        if let Some(connection) = self.connection() {
            return Some(connection);
        }
        if self.controller.is_browsing() {
            return self.viewed_status();
        }
        if let Some(progress) = self.review_progress() {
            return Some(progress);
        }
        let place = self.place(None);
        if self.session().result().is_some() {
            return self.comment_notice(&place);
        }
        if self.controller.is_watched() && self.controller.is_paused() {
            return strong("Paused. p resumes, Enter plays one move.".into());
        }
        let position = self.session().position();
        let pass = self.pass();
        if let Some(notice) = self.evaluation_notice(pass.as_ref()) {
            return Some(notice);
        }
        if position.pending().is_some() {
            return Some(self.by_name(|names| narration::turn(&position, names)));
        }
        if let Some(notice) = pass.or_else(|| self.comment_notice(&place)) {
            return Some(notice);
        }
        let is_untouched = self.game().plies().is_empty() && self.game().undone().is_empty();
        // A small screen has no room for both the hint and a typed column.
        let is_elsewhere = narration::link::turn(&self.controller).is_some();
        (is_untouched && !is_elsewhere && self.typed_column.is_none()).then(|| self.first_hint())
    }

    /// The place of the viewed move in its line, out of that many moves.
    fn place(&self, last: Option<usize>) -> String {
        let ply = self.controller.viewed_ply();
        let of_all = last.map_or_else(String::new, |last| format!(" of {last}"));
        match (ply, annotation::line(&self.controller)) {
            (_, Some(line)) => format!("{line}, move {ply}{of_all}"),
            (0, None) => "Start of the game".into(),
            (_, None) => format!("Move {ply}{of_all}"),
        }
    }

    /// The viewed move, while it is not the current one.
    fn viewed_status(&self) -> Option<Notice> {
        let place = self.place(Some(self.controller.viewed_game().plies().len()));
        if let Some(notice) = self.comment_notice(&place) {
            return Some(notice);
        }
        let brief = Notice::new(format!("{place}."), Tone::Strong);
        self.evaluation_notice(Some(&brief)).or_else(|| self.review_notice(&place)).or_else(|| {
            let text = format!("{place}. End returns to the current move.");
            let shorter = vec![format!("{place}. End returns."), brief.text];
            Some(Notice { text, shorter, tone: Tone::Strong })
        })
    }

    /// The ways to play the first move, and to an opponent where nobody has chosen the players.
    fn first_hint(&self) -> Notice {
        let start = format!("Arrows, click, or type {}", first_cursor(&self.controller));
        let brief = format!("{start} · ? help");
        let session = self.session();
        let is_human = |color: &Color| session.players()[*color].is_human();
        let is_chosen = self.has_names() || session.clock().is_some();
        if is_chosen || !Color::BOTH.iter().all(is_human) {
            return Notice::new(brief, Tone::Quiet);
        }
        let text = format!("{start} · n to play against the engine");
        Notice { text, shorter: vec![brief], tone: Tone::Quiet }
    }

    /// The state of the connection to another machine, unless everything is as it should be.
    fn connection(&self) -> Option<Notice> {
        let mut texts = narration::link::connection(&self.controller)?.into_iter();
        Some(Notice { text: texts.next()?, shorter: texts.collect(), tone: Tone::Warning })
    }

    /// The comment on the viewed move, behind its number where there is room for that.
    fn comment_notice(&self, place: &str) -> Option<Notice> {
        let comment = annotation::start_of_comment(self.controller.viewed_note()?);
        let text = format!("{place}. {comment}");
        let shorter = vec![comment.clone()];
        (!comment.is_empty()).then_some(Notice { text, shorter, tone: Tone::Strong })
    }

    /// The pass before the turn, or before the last move of a computer.
    fn pass(&self) -> Option<Notice> {
        let position = self.session().position();
        if position.passed().is_some() {
            let pass = |names: &_| narration::followed_by_pass(String::new(), &position, names);
            return Some(self.by_name(pass));
        }
        let color = self.passed_over()?;
        Some(self.by_name(|names| narration::forced_pass(self.game(), color, names)))
    }

    /// The person who had to pass before the last move, which a computer has played meanwhile.
    fn passed_over(&self) -> Option<Color> {
        let last_two = self.game().plies().last_chunk::<2>()?;
        let [before, last] = last_two;
        let players = self.session().players();
        let is_computer = players[last.player].computer().is_some();
        before.after.passed().filter(|&color| is_computer && players[color].is_human())
    }

    /// A strong notice with the players' names, or where there is no room for them with the colours.
    fn by_name(&self, sentence: impl Fn(&ByColor<String>) -> String) -> Notice {
        let shorter = vec![sentence(&narration::colors())];
        Notice { text: sentence(&self.names()), shorter, tone: Tone::Strong }
    }

    /// The record in a line: date, players, rules and result, or less where there is no room.
    fn record_line(&self) -> Notice {
        let record = self.session().record();
        let text = narration::line(&record);
        let game = GameLine::from(&record);
        let (players, state) = (narration::players(&game), narration::game_state(&game));
        let shorter = vec![format!("{players}  {state}"), players, state];
        Notice { text, shorter, tone: Tone::Strong }
    }

    /// The reason for the end of the game, once it is over.
    fn reason(&self) -> Option<Notice> {
        let result = self.session().result()?;
        let reason = narration::reason(&self.session().position(), result, &self.names());
        Some(Notice::new(reason, Tone::Strong))
    }

    /// The result of the game, once it is over.
    fn result(&self) -> Option<Notice> {
        let session = self.session();
        let (position, result) = (session.position(), session.result()?);
        let names = self.names();
        let brief = narration::brief_outcome(result, &names);
        let match_end = narration::match_end(session);
        let text = narration::result(&position, result, &names) + &match_end;
        let shorter = vec![
            format!("{} {brief}{match_end}", narration::reason(&position, result, &names)),
            format!("{brief}{match_end}"),
            brief.clone() + &narration::brief_match_end(session),
            format!("{} {brief}", narration::reason(&position, result, &names)),
            brief,
            narration::briefest_outcome(result, &names),
            narration::briefest_outcome(result, &ByColor::from_fn(|color| color.to_string())),
        ];
        Some(Notice { text, shorter, tone: Tone::Strong })
    }

    /// The effect of the move in focus, in a sentence.
    pub fn preview(&self) -> String {
        self.preview_by(&self.names())
    }

    /// The same for so many columns: without room for a name, the colour stands for it.
    pub fn preview_within(&self, columns: usize) -> String {
        let named = self.preview();
        if text::width(&named) > columns { self.preview_by(&narration::colors()) } else { named }
    }

    fn preview_by(&self, names: &ByColor<String>) -> String {
        if self.shows_record() {
            return String::new();
        }
        if let Some(column) = self.typed_column {
            return format!("Column {}: press 1-8 (Esc cancels)", (b'a' + column) as char);
        }
        let thinking = self.session().to_move().filter(|_| self.controller.is_thinking());
        if let Some(color) = thinking.filter(|_| !self.controller.is_browsing()) {
            return format!("{} is thinking.", self.session().name(color));
        }
        if let Some(waiting) = narration::link::turn(&self.controller) {
            return waiting;
        }
        let (position, square) = (self.shown(), self.focus());
        let loss = self.loss_of(square);
        let Some(color) = position.to_move().filter(|_| self.controller.can_play()) else {
            return if loss.is_empty() { loss } else { format!("{square}{loss}.") };
        };
        if let Err(reason) = position.check(square) {
            let last = self.last_ply().filter(|ply| ply.square == square);
            return match last {
                Some(ply) => narration::placed(ply, names),
                None => format!("{square} {reason}."),
            };
        }
        let name = &names[color];
        match (position.pending(), position.flips(square).len()) {
            (Some(pending), 0) => format!("{pending} flips none{loss}."),
            (Some(pending), _) => format!("{pending} flips {square}{loss}."),
            (None, 0) => format!("{name} places {square}{loss}."),
            (None, 1) => format!("{name} {square} flips 1 disc{loss}."),
            (None, flips) => format!("{name} {square} flips {flips} discs{loss}."),
        }
    }
}

/// The duration of a save from which on the players are told about it.
const SLOW_SAVE: Duration = Duration::from_secs(1);

/// Returns a notice with the warning that the game is not saved.
fn unsaved(notice: Option<Notice>, warning: &str) -> Notice {
    const SHORT: &str = "Not saved.";
    match notice {
        None => {
            let (text, shorter) = (warning.into(), vec![SHORT.into()]);
            Notice { text, shorter, tone: Tone::Warning }
        }
        Some(notice) if notice.text.contains(warning) => notice,
        Some(Notice { text, shorter, .. }) => {
            let short = [&text].into_iter().chain(&shorter).map(|text| format!("{SHORT} {text}"));
            let shorter = short.chain([SHORT.into()]).collect();
            Notice { text: format!("{warning} {text}"), shorter, tone: Tone::Warning }
        }
    }
}
