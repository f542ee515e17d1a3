//! The state of the program, as the title of its window tells it.

use othello_words::i18n::Text;

use super::Terminal;

impl Terminal {
    /// Waits until so many squares of the position shown are empty.
    #[track_caller]
    pub fn wait_for_empties(&mut self, empties: usize) {
        self.wait_for_title(&format!("{empties} empty squares"), |title| {
            self::empties(title) == Some(empties)
        });
    }

    /// Returns the number of empty squares of the position shown.
    pub fn empties(&self) -> Option<usize> {
        empties(self.title())
    }

    /// Waits until the player of that name is to move.
    #[track_caller]
    pub fn wait_for_turn(&mut self, name: &str) {
        let turn = format!("{name} to move");
        self.wait_for_title(&turn, |title| title.contains(&turn));
    }

    /// Waits until the player of that name has won.
    #[track_caller]
    pub fn wait_for_winner(&mut self, name: &str) {
        let win = format!("{name} wins");
        self.wait_for_title(&win, |title| title.contains(&win));
    }

    /// Waits until nobody has won.
    #[track_caller]
    pub fn wait_for_draw(&mut self) {
        self.wait_for_title("a draw", |title| title.contains("draw"));
    }

    /// Waits until that begins: what had begun by the end of the last wait does not count.
    #[track_caller]
    pub fn wait_for_activity(&mut self, activity: fn() -> Text) {
        self.wait_for_any(&[activity]);
    }

    /// Waits until one of these begins.
    #[track_caller]
    pub fn wait_for_any(&mut self, activities: &[fn() -> Text]) {
        let look = |terminal: &mut Self| {
            let titles = &terminal.titles()[terminal.titles_seen..];
            let is_one = |title: &String| activities.iter().any(|activity| names(title, *activity));
            Some(terminal.titles_seen + titles.iter().position(is_one)? + 1)
        };
        let names: Vec<_> = activities.iter().map(|activity| activity().name()).collect();
        self.titles_seen = self.until(&names.join(", "), look);
    }

    /// Waits until there is nothing but the game, and a player to move or its end.
    #[track_caller]
    pub fn wait_until_idle(&mut self) {
        self.wait_for_title("the game alone", |title| !title.is_empty() && !title.ends_with(')'));
    }

    /// Returns `true` if the title names that.
    pub fn is_at(&self, activity: fn() -> Text) -> bool {
        names(self.title(), activity)
    }

    /// Waits until the title is as it should be.
    #[track_caller]
    fn wait_for_title(&mut self, what: &str, is_right: impl Fn(&str) -> bool) {
        self.until(what, |terminal| is_right(terminal.title()).then_some(()));
        // What goes on now may still be waited for, unless it has been.
        self.titles_seen = self.titles_seen.max(self.titles().len() - 1);
    }
}

/// Returns `true` if a title names that.
fn names(title: &str, activity: fn() -> Text) -> bool {
    title.ends_with(&format!(" ({})", activity()))
}

/// Returns the number of squares that are left by the discs in a title.
fn empties(title: &str) -> Option<usize> {
    let game = title.rsplit_once(" (").map_or(title, |(game, _)| game);
    let (_, discs) = game.rsplit_once(", ")?;
    let (black, white) = discs.split_once('-')?;
    64_usize.checked_sub(black.parse::<usize>().ok()? + white.parse::<usize>().ok()?)
}
