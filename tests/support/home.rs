//! The home of a player, for programs that are started.

use std::ffi::OsString;
use std::path::Path;

/// The file of the settings in such a folder.
#[cfg(unix)]
pub const SETTINGS: &str = ".config/othello/config.toml";
#[cfg(not(unix))]
pub const SETTINGS: &str = ".local/share/othello/config.toml";

/// Returns the variables by which a program has its files in a folder: saved games in `.local/share`, the current game in
/// `.local/state`, and settings in `.config`, or on Windows beside the saved games.
pub fn at_home(home: &Path) -> [(&'static str, OsString); 5] {
    [
        ("HOME", home.into()),
        ("USERPROFILE", home.into()),
        ("APPDATA", home.join(".local").join("share").into()),
        ("LOCALAPPDATA", home.join(".local").join("state").into()),
        // Without it a program of Windows has no network.
        ("SystemRoot", std::env::var_os("SystemRoot").unwrap_or_default()),
    ]
}
