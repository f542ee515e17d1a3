//! The process of the program, and signals to it.

use std::path::Path;
use std::process::Command;

use super::Terminal;

impl Terminal {
    /// The process of the program.
    #[track_caller]
    pub fn pid(&mut self) -> String {
        self.until_within_frames("the process", |terminal| terminal.file("pid"))
    }

    /// Kills the program and waits until the shell has started it again.
    #[track_caller]
    pub fn kill_and_start_again(&mut self) {
        let killed = self.pid();
        // The next program may have drawn its board before it is waited for.
        self.frames_at_kill = Some(self.frames());
        self.kill("KILL");
        self.wait_for_another(&killed);
    }

    /// Kills the program, does something in its home directory, and has the shell, which waits for a line, start it
    /// again.
    #[track_caller]
    pub fn kill_and_start_again_after(&mut self, meanwhile: impl FnOnce(&Path)) {
        let killed = self.pid();
        self.frames_at_kill = Some(self.frames());
        self.kill("KILL");
        meanwhile(self.home());
        self.send("\n");
        self.wait_for_another(&killed);
    }

    /// Kills the program as it is at this instant, and waits until the shell has started it again. Keys that it
    /// has not read go with it: the next program is not one to which they were typed.
    #[track_caller]
    pub fn kill_with_unread_keys(&mut self) {
        self.kill("STOP");
        self.line.as_ref().unwrap().forget_keys();
        self.kill_and_start_again();
    }

    #[track_caller]
    fn wait_for_another(&mut self, killed: &str) {
        let pid = |terminal: &mut Self| terminal.file("pid").filter(|pid| pid != killed);
        self.until("another process", pid);
    }

    /// Sends a signal to the program.
    #[track_caller]
    pub fn kill(&mut self, signal: &str) {
        let pid = self.pid();
        send_signal(signal, &pid);
    }

    /// Waits until the program has been stopped.
    #[track_caller]
    pub fn wait_until_stopped(&mut self) {
        let pid = self.pid();
        self.until_within_frames("the program to stop", |_| {
            let state = Command::new("ps").args(["-o", "stat=", "-p", &pid]).output().unwrap();
            state.stdout.starts_with(b"T").then_some(())
        });
    }
}

/// Sends a signal to a process, or to the group whose number follows a minus sign.
#[track_caller]
pub fn send_signal(signal: &str, target: &str) {
    let kill = Command::new("sh").args(["-c", "kill -s $0 -- $1", signal, target]).status();
    assert!(kill.unwrap().success());
}
