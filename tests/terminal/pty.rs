//! A real pseudo-terminal, with a program in it and a parser that shows what a user would see.
//!
//! Nothing here waits for a fixed time: [`Terminal::until`] looks again whenever something is
//! written, until what it waits for is there. Tests wait for a state, which the window's title and
//! the saved game tell, and never for a sentence: a sentence is read once the state is there.

mod line;
mod modes;
mod process;
mod title;

use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::num::NonZeroU16;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc::RecvTimeoutError;
use std::thread;
use std::time::{Duration, Instant};

use othello::screen::layout::LARGEST;
use othello_words::i18n::m;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use ratatui::layout::Position;

use self::line::Line;
use self::modes::{Answers, Modes, Observer};
pub use self::process::send_signal;
use crate::folder::Folder;

/// Enough for a machine under load, where everything else comes within milliseconds.
const CEILING: Duration = Duration::from_secs(30);
/// Enough for output that was written before the state was reached, but not read yet.
const READING: Duration = Duration::from_secs(3);
/// The pause between two looks at files and processes, which make no output.
const GLANCE: Duration = Duration::from_millis(5);

/// Runs the program and outlives it, as the shell of a user does: when the first process of a
/// session ends, the kernel resets the terminal, and with it all that the program left behind.
const OUTLIVE: &str = r#"sh -c 'echo $$ >pid; exec "$@"' sh "$@"; echo $? >status; read -r _"#;
/// Runs the program as the first process of its session, as a terminal window does.
pub const REPLACE: &str = r#"echo $$ >pid; exec "$@""#;
/// Runs the program without a controlling terminal, so that no signal announces a hang-up.
pub const DEAF: &str = r#"trap '' HUP; "$@"; echo $? >status"#;
/// Runs the program, and keeps the line that is typed after its end.
pub const TYPED: &str = r#"sh -c 'echo $$ >pid; exec "$@"' sh "$@"; read -r line; printf "%s\n" "$line" >typed; echo 0 >status"#;
/// Runs the program again and again, however it ends.
pub const FOREVER: &str = r#"while :; do sh -c 'echo $$ >pid; exec "$@"' sh "$@"; done"#;
/// Runs the program at the prompt of a shell with job control.
pub const PROMPT: &str = r#"PS1='$ ' PATH="$PATH" ENV= exec sh -i"#;

/// A button of the mouse that is released, which comes between no two letters of a paste.
const PAUSE: &str = "\x1b[<0;1;1m";
/// The time that a question is read before it is answered. Keys that come sooner do not count.
const LOOK: Duration = Duration::from_millis(50);

/// A place in what a terminal sends: between keys, or within the sequence of one.
#[derive(Clone, Copy)]
enum Place {
    Ground,
    Escape,
    Sequence,
}

/// A terminal to be started.
pub struct Setup {
    size: PtySize,
    env: Vec<(&'static str, OsString)>,
    command: Vec<OsString>,
    script: &'static str,
    answers: Answers,
}

impl Setup {
    /// The game on a screen of that size, with colours and UTF-8.
    pub fn new(width: u16, height: u16) -> Self {
        Self {
            size: size(width, height),
            env: vec![("TERM", "xterm-256color".into()), ("LANG", "C.UTF-8".into())],
            command: vec![env!("CARGO_BIN_EXE_othello").into()],
            script: OUTLIVE,
            answers: Answers::default(),
        }
    }

    /// Has the terminal answer so about its colours.
    pub fn answers(mut self, text: &'static str) -> Self {
        self.answers.text = text;
        self
    }

    /// Has the terminal answer only when the program leaves its screen.
    pub fn late(mut self) -> Self {
        self.answers.are_late = true;
        self
    }

    pub fn env(mut self, name: &'static str, value: impl Into<OsString>) -> Self {
        self.env.push((name, value.into()));
        self
    }

    /// Gives the program these arguments.
    pub fn args(mut self, args: &[&str]) -> Self {
        self.command.extend(args.iter().map(OsString::from));
        self
    }

    /// Runs another command than the program.
    pub fn command(mut self, command: Vec<OsString>) -> Self {
        self.command = command;
        self
    }

    /// Runs the command, `"$@"`, by that line of shell.
    pub fn script(mut self, script: &'static str) -> Self {
        self.script = script;
        self
    }

    /// Starts the program, waits for its board, and plays these moves of Othello.
    #[track_caller]
    pub fn start_game(self, moves: &str) -> Terminal {
        let mut terminal = self.start();
        terminal.wait_for_board();
        if !moves.is_empty() {
            terminal.send(moves);
            terminal.wait_for_empties(60 - moves.len() / 2);
        }
        terminal
    }

    pub fn start(self) -> Terminal {
        let pair = native_pty_system().openpty(self.size).unwrap();
        let master = pair.master;
        let parser = vt100::Parser::new_with_callbacks(
            parsed(self.size.rows, LARGEST.height),
            parsed(self.size.cols, LARGEST.width),
            0,
            Observer::new(self.answers),
        );
        let before = Modes::of(parser.screen(), parser.callbacks(), &*master);

        let home = Folder::new();
        let mut builder = CommandBuilder::new("sh");
        builder.args(["-c", self.script, "sh"]);
        builder.args(&self.command);
        builder.cwd(home.path());
        builder.env_clear();
        builder.env("PATH", std::env::var_os("PATH").unwrap_or_default());
        builder.env("HOME", home.path());
        builder.env("OTHELLO", env!("CARGO_BIN_EXE_othello"));
        for name in ["CONFIG", "STATE", "DATA", "CACHE"] {
            builder.env(format!("XDG_{name}_HOME"), home.path().join(name.to_lowercase()));
        }
        for (name, value) in &self.env {
            builder.env(name, value);
        }
        let child = pair.slave.spawn_command(builder).unwrap();
        let line = Line::new(&*master);
        Terminal {
            parser,
            written: Vec::new(),
            unread: None,
            titles_seen: 0,
            frames_at_kill: None,
            line: Some(line),
            master: Some(master),
            child,
            home,
            before,
        }
    }
}

fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, ..PtySize::default() }
}

/// The parser knows no empty screen, and would fill the memory with a very large one.
fn parsed(length: u16, most: u16) -> NonZeroU16 {
    NonZeroU16::new(length.min(most)).unwrap_or(NonZeroU16::MIN)
}

/// A terminal in which a program runs, or ran.
pub struct Terminal {
    parser: vt100::Parser<Observer>,
    written: Vec<u8>,
    /// The output that ended the last wait.
    unread: Option<Vec<u8>>,
    /// The number of titles that earlier waits have taken into account.
    titles_seen: usize,
    /// The number of frames when the program was killed, until the next one is waited for.
    frames_at_kill: Option<usize>,
    line: Option<Line>,
    master: Option<Box<dyn MasterPty + Send>>,
    child: Box<dyn Child + Send + Sync>,
    home: Folder,
    before: Modes,
}

impl Terminal {
    /// Waits until `look` finds something, and returns it. Frames are looked at when they are
    /// complete, as terminals show them.
    #[track_caller]
    pub fn until<T>(&mut self, what: &str, mut look: impl FnMut(&mut Self) -> Option<T>) -> T {
        self.until_within_frames(
            what,
            |terminal| {
                if terminal.is_in_frame() { None } else { look(terminal) }
            },
        )
    }

    /// Waits until `look` finds something that is not on the screen, and returns it.
    #[track_caller]
    pub fn until_within_frames<T>(
        &mut self,
        what: &str,
        mut look: impl FnMut(&mut Self) -> Option<T>,
    ) -> T {
        let deadline = Instant::now() + CEILING;
        loop {
            self.listen();
            if let Some(found) = look(self) {
                return found;
            }
            assert!(Instant::now() < deadline, "waited in vain for {what}{}", self.picture());
            self.wait();
        }
    }

    /// Waits for a text that is no sentence: a name, a number, a ticket, a part of a drawing.
    #[track_caller]
    pub fn wait_for(&mut self, text: &str) {
        self.until(&format!("{text:?}"), |terminal| terminal.text().contains(text).then_some(()));
    }

    /// Waits until such a text is gone.
    #[track_caller]
    pub fn wait_until_gone(&mut self, text: &str) {
        let is_gone = |terminal: &mut Self| (!terminal.text().contains(text)).then_some(());
        self.until(&format!("the end of {text:?}"), is_gone);
    }

    /// Checks that a sentence is on the screen, which may go on in the next line. It is asked for
    /// once the state that it tells of has been waited for.
    #[track_caller]
    pub fn assert_says(&mut self, sentence: &str) {
        let deadline = Instant::now() + READING;
        while self.is_in_frame() || !self.says(sentence) {
            assert!(Instant::now() < deadline, "{sentence:?} is not said{}", self.picture());
            self.wait();
            self.listen();
        }
    }

    /// Returns `true` if a sentence is on the screen, which may go on in the next line.
    pub fn says(&self, sentence: &str) -> bool {
        says(&self.text(), sentence)
    }

    /// Sends what the keys of a terminal send, one after the other: on the board's screen a report of the mouse stands
    /// for the pause between two, and a question is looked at first.
    #[track_caller]
    pub fn send(&mut self, keys: &str) {
        if !self.parser.screen().alternate_screen() {
            return self.send_at_once(keys);
        }
        let asked = Instant::now();
        while self.is_at(m::title::question) && asked.elapsed() < LOOK {
            self.wait();
            self.listen();
        }
        let (mut sent, mut at, mut is_text) = (String::new(), Place::Ground, false);
        for key in keys.chars() {
            let was_text = std::mem::replace(&mut is_text, false);
            at = match (at, key) {
                (Place::Ground, '\x1b') => Place::Escape,
                (Place::Escape, '[' | 'O') | (Place::Sequence, ' '..='?') => Place::Sequence,
                (Place::Escape | Place::Sequence, _) => Place::Ground,
                (Place::Ground, key) => {
                    is_text = !key.is_control() || key == '\r';
                    sent.push_str(if was_text && is_text { PAUSE } else { "" });
                    Place::Ground
                }
            };
            sent.push(key);
        }
        self.send_at_once(&sent);
    }

    /// Sends bytes as they are.
    #[track_caller]
    pub fn send_at_once(&mut self, keys: &str) {
        let line = self.line();
        line.keys.write_all(keys.as_bytes()).unwrap();
        line.keys.flush().unwrap();
    }

    /// Moves the mouse there and presses its button.
    pub fn click(&mut self, cell: Position) {
        let (x, y) = (cell.x + 1, cell.y + 1);
        self.send_at_once(&format!("\x1b[<35;{x};{y}M\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    pub fn resize(&mut self, width: u16, height: u16) {
        self.listen();
        let (rows, columns) = (parsed(height, LARGEST.height), parsed(width, LARGEST.width));
        self.parser.set_size(rows, columns);
        let master = self.master.as_ref().expect("there is a terminal");
        master.resize(size(width, height)).unwrap();
    }

    /// The user's side of the terminal.
    pub fn line(&mut self) -> &mut Line {
        self.line.as_mut().expect("there is a terminal")
    }

    /// The text on the screen; a line that goes on in the next is one line.
    pub fn text(&self) -> String {
        self.parser.screen().contents()
    }

    /// The text in a row of the screen.
    pub fn row(&self, y: u16) -> String {
        let screen = self.parser.screen();
        screen.rows(0, screen.size().1.get()).nth(y.into()).unwrap_or_default()
    }

    /// The cell in which a text begins on the screen.
    #[track_caller]
    pub fn find(&mut self, text: &str) -> Position {
        self.until(&format!("{text:?}"), |terminal| {
            let screen = terminal.parser.screen();
            let rows = screen.rows(0, screen.size().1.get());
            rows.zip(0..).find_map(|(row, y)| {
                let x = row[..row.find(text)?].chars().count();
                Some(Position::new(u16::try_from(x).ok()?, y))
            })
        })
    }

    /// Returns `true` if some cell of the screen has that style.
    pub fn has_style(&self, style: impl Fn(&vt100::Cell) -> bool) -> bool {
        let screen = self.parser.screen();
        let (rows, columns) = screen.size();
        let mut row = 0..rows.get();
        row.any(|y| (0..columns.get()).any(|x| screen.cell(y, x).is_some_and(&style)))
    }

    /// The cell of the cursor.
    pub fn cursor(&self) -> Position {
        let (y, x) = self.parser.screen().cursor_position();
        Position { x, y }
    }

    /// Returns `true` if the cursor is not shown.
    pub fn hides_cursor(&self) -> bool {
        self.parser.screen().hide_cursor()
    }

    /// Everything that was written so far.
    pub fn written(&self) -> &[u8] {
        &self.written
    }

    /// The title of the window.
    pub fn title(&self) -> &str {
        self.parser.callbacks().title()
    }

    /// Every title that the window has had.
    pub fn titles(&self) -> &[String] {
        &self.parser.callbacks().titles
    }

    /// Waits until something is written.
    #[track_caller]
    pub fn wait_for_output(&mut self) {
        let has_written = |terminal: &mut Self| (!terminal.written.is_empty()).then_some(());
        self.until_within_frames("output", has_written);
    }

    /// The number of frames drawn so far.
    pub fn frames(&self) -> usize {
        self.parser.callbacks().frames
    }

    /// Returns `true` if a frame has begun and not ended.
    pub fn is_in_frame(&self) -> bool {
        self.parser.callbacks().is_in_frame()
    }

    /// Returns `true` if the program has taken the terminal over.
    pub fn is_taken(&self) -> bool {
        self.parser.screen().alternate_screen()
    }

    /// Waits for the program to take the terminal over, and for its first frame.
    #[track_caller]
    pub fn wait_for_board(&mut self) {
        let frames = self.frames_at_kill.take().unwrap_or_else(|| self.frames());
        self.until("the board", |terminal| {
            (terminal.is_taken() && terminal.frames() > frames).then_some(())
        });
    }

    /// Expects the terminal to be left as it is now.
    pub fn remember(&mut self) {
        self.before = self.modes();
    }

    /// Returns `true` if every mode of the terminal is as it was.
    pub fn is_as_it_was(&self) -> bool {
        self.modes() == self.before
    }

    /// Waits until every mode of the terminal is as it was.
    #[track_caller]
    pub fn wait_until_as_it_was(&mut self) {
        let deadline = Instant::now() + CEILING;
        while !self.is_as_it_was() && Instant::now() < deadline {
            self.wait();
            self.listen();
        }
        assert_eq!(self.modes(), self.before, "{}", self.picture());
    }

    /// Returns `true` if the keys go to the first process, not to a job of it.
    pub fn is_shell_in_front(&self) -> bool {
        let master = self.master.as_ref().expect("there is a terminal");
        let group = master.process_group_leader().and_then(|group| u32::try_from(group).ok());
        group.is_some() && group == self.child.process_id()
    }

    /// Waits for the end of the program; its exit status, as a shell reports it.
    #[track_caller]
    pub fn status(&mut self) -> u32 {
        self.until_within_frames("the end of the program", |terminal| {
            let written = terminal.file("status").map(|status| status.parse().unwrap());
            written.or_else(|| Some(terminal.child.try_wait().unwrap()?.exit_code()))
        })
    }

    /// Waits for the end of the program, which leaves every mode of the terminal as it was.
    #[track_caller]
    pub fn wait_for_end(&mut self, status: u32) {
        assert_eq!(self.status(), status);
        self.wait_until_as_it_was();
    }

    /// Takes the terminal away from the program, as a window does that is closed.
    pub fn vanish(&mut self) {
        let line = self.line.take().expect("there is a terminal");
        line.close();
        self.master = None;
    }

    /// The home directory of the program.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// The line in a file of the home directory, once it is complete.
    pub fn file(&self, name: &str) -> Option<String> {
        let text = fs::read_to_string(self.home.path().join(name)).ok()?;
        text.strip_suffix('\n').map(str::to_owned)
    }

    fn modes(&self) -> Modes {
        let master = self.master.as_ref().expect("there is a terminal");
        Modes::of(self.parser.screen(), self.parser.callbacks(), &**master)
    }

    /// Takes in what was written, and answers what was asked.
    fn listen(&mut self) {
        let Some(line) = &mut self.line else { return };
        while let Some(bytes) = self.unread.take().or_else(|| line.output.try_recv().ok()) {
            self.parser.process(&bytes);
            self.written.extend(bytes);
        }
        let answers = std::mem::take(&mut self.parser.callbacks_mut().answers);
        if !answers.is_empty() {
            line.keys.write_all(answers.as_bytes()).unwrap();
        }
    }

    /// Waits until something is written, or a little while.
    fn wait(&mut self) {
        let Some(line) = &self.line else { return thread::sleep(GLANCE) };
        match line.output.recv_timeout(GLANCE) {
            Ok(bytes) => self.unread = Some(bytes),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => thread::sleep(GLANCE),
        }
    }

    fn picture(&self) -> String {
        let screen = self.parser.screen();
        let rows: Vec<_> = screen.rows(0, screen.size().1.get()).collect();
        format!(
            "; the title is {:?}, the cursor is at {}, and this on the screen:\n{}\n",
            self.title(),
            self.cursor(),
            rows.join("\n")
        )
    }
}

/// Returns `true` if a text has that sentence, in one line or more.
fn says(text: &str, sentence: &str) -> bool {
    // The lines of a window stand between its sides.
    let window = text.lines().filter_map(|line| line.split('│').nth(1));
    let texts = [window.collect::<Vec<_>>().join(" "), text.replace('│', " ")];
    let texts = texts.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
    texts.iter().any(|text| text.contains(sentence))
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // The program first: it would outlive a shell that is stopped in it.
        if let (Some(pid), None) = (self.file("pid"), self.file("status")) {
            let _ = Command::new("sh").args(["-c", "kill -s KILL $0 2>/dev/null", &pid]).status();
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
