//! Terminals that go away.

use std::fs::OpenOptions;
use std::os::unix::fs::OpenOptionsExt;

use portable_pty::{PtySize, native_pty_system};
use rustix::fs::OFlags;

use super::is_hung_up;

#[test]
fn a_terminal_is_hung_up_when_its_other_side_is_closed() {
    let pair = native_pty_system().openpty(PtySize::default()).unwrap();
    let name = pair.master.tty_name().unwrap();
    let no_control = OFlags::NOCTTY.bits().cast_signed();
    let terminal = OpenOptions::new().read(true).custom_flags(no_control).open(name).unwrap();
    assert!(!is_hung_up(&terminal));
    drop(pair.master);
    assert!(is_hung_up(&terminal));
}
