//! The time of day where the player is.

use std::env;
use std::ffi::OsStr;
use std::fs::{self, Metadata, OpenOptions};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::SystemTime;

use jiff::tz::TimeZone;
use jiff::{Timestamp, civil};
use othello_notation::date::Date;
use othello_os::system;

use crate::disk::files::without_waiting;

/// The folders in which systems have the files of the time zones.
const FOLDERS: [&str; 4] =
    ["/usr/share/zoneinfo", "/usr/share/lib/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo"];
/// The zone of the machine.
const LOCAL: &str = "/etc/localtime";
/// The largest file that is read as a zone; the usual ones have four kilobytes at most.
const MOST_BYTES: u64 = 1 << 18;

/// The zone of the player.
static ZONE: LazyLock<TimeZone> = LazyLock::new(|| zone(env::var_os("TZ").as_deref()));

/// A minute in the time zone of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalTime {
    pub date: Date,
    /// The hour, 0 to 23.
    pub hour: u8,
    /// The minute, 0 to 59.
    pub minute: u8,
}

impl LocalTime {
    /// Returns the present minute; `None` if the clock is set to a year without four digits.
    pub fn now() -> Option<Self> {
        Self::of(SystemTime::now())
    }

    /// Returns the minute of a time; `None` if its year has not four digits. The zone is that of `TZ`,
    /// or else that of the machine, or else UTC.
    pub fn of(time: SystemTime) -> Option<Self> {
        Self::in_zone(time, ZONE.clone())
    }

    fn in_zone(time: SystemTime, zone: TimeZone) -> Option<Self> {
        let time = Timestamp::try_from(time).ok()?.to_zoned_datetime(zone);
        let [month, day, hour, minute] = [time.month(), time.day(), time.hour(), time.minute()]
            .map(|part| u8::try_from(part).ok());
        let date = Date::new(u16::try_from(time.year()).ok(), month, day).ok()?;
        Some(Self { date, hour: hour?, minute: minute? })
    }
}

/// Returns today's date where the player is.
pub fn today() -> Option<Date> {
    LocalTime::now().map(|now| now.date)
}

/// A time zone, as it has been read; UTC by default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone(TimeZone);

impl Default for Zone {
    fn default() -> Self {
        Self(TimeZone::UTC)
    }
}

impl Zone {
    pub fn find() -> Self {
        Self(ZONE.clone())
    }

    /// Returns the number of the day at a time in seconds since 1970.
    pub fn day(&self, seconds: u64) -> i64 {
        const FIRST: civil::Date = civil::Date::constant(1970, 1, 1);
        let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
        let time = Timestamp::from_second(seconds).unwrap_or(Timestamp::MAX);
        time.to_zoned_datetime(self.0.clone()).date().duration_since(FIRST).as_hours() / 24
    }
}

/// Returns the zone of a value of `TZ`, which is a rule, a name or a path, or else that of the machine. What
/// is none of these is UTC.
fn zone(tz: Option<&OsStr>) -> TimeZone {
    let zone = match tz.map(OsStr::to_str) {
        None => {
            let rule = || system::zone().and_then(|rule| TimeZone::posix(&rule).ok());
            read(Path::new(LOCAL)).or_else(rule)
        }
        // A colon says that it is no rule.
        Some(Some(text)) => match text.strip_prefix(':') {
            Some(name) => named(name),
            None => TimeZone::posix(text).ok().or_else(|| named(text)),
        },
        Some(None) => None,
    };
    zone.unwrap_or(TimeZone::UTC)
}

/// Returns the zone of that name, or of the file at that path.
fn named(name: &str) -> Option<TimeZone> {
    let chosen = env::var_os("TZDIR").map(PathBuf::from);
    chosen.into_iter().chain(FOLDERS.map(PathBuf::from)).find_map(|folder| read(&folder.join(name)))
}

/// Reads the file of a zone. Neither waits on a pipe nor reads a device.
fn read(path: &Path) -> Option<TimeZone> {
    let is_small = |file: &Metadata| file.is_file() && file.len() <= MOST_BYTES;
    // Before it is opened, which alone may do something to a device.
    fs::metadata(path).ok().filter(is_small)?;
    let file = without_waiting(OpenOptions::new().read(true)).open(path).ok()?;
    file.metadata().ok().filter(is_small)?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES).read_to_end(&mut bytes).ok()?;
    TimeZone::tzif("", &bytes).ok()
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use jiff::tz::TimeZone;

    use super::{LocalTime, Zone};

    /// Zones as `TZ` writes them, so that the test needs no files of zones.
    #[track_caller]
    fn check(seconds: u64, zone: &str, expected: Option<(&str, u8, u8)>) {
        let zone = TimeZone::posix(zone).unwrap();
        let found = LocalTime::in_zone(UNIX_EPOCH + Duration::from_secs(seconds), zone);
        let expected = expected.map(|(date, hour, minute)| (date.parse().unwrap(), hour, minute));
        assert_eq!(found.map(|time| (time.date, time.hour, time.minute)), expected);
    }

    #[test]
    fn the_zone_decides_the_hour_and_the_day() {
        const BERLIN: &str = "CET-1CEST,M3.5.0,M10.5.0/3";
        check(0, "UTC0", Some(("1970.01.01", 0, 0)));
        // 2026-11-21 23:30 UTC.
        check(1_795_303_800, "UTC0", Some(("2026.11.21", 23, 30)));
        check(1_795_303_800, BERLIN, Some(("2026.11.22", 0, 30)));
        check(1_795_303_800, "JST-9", Some(("2026.11.22", 8, 30)));
        check(1_795_303_800, "IST-5:30", Some(("2026.11.22", 5, 0)));
        check(1_795_303_800, "EST5", Some(("2026.11.21", 18, 30)));
        // 2026-07-01 12:00 UTC, in summer time.
        check(1_782_907_200, BERLIN, Some(("2026.07.01", 14, 0)));
        check(300_000_000_000, "UTC0", None);
    }

    #[test]
    fn a_day_ends_at_midnight_where_the_player_is() {
        const BERLIN: &str = "CET-1CEST,M3.5.0,M10.5.0/3";
        let day = |seconds, zone| Zone(TimeZone::posix(zone).unwrap()).day(seconds);
        // 2026-11-21 18:00 UTC, and the next day at noon.
        let (evening, noon) = (1_795_284_000, 1_795_348_800);
        assert_eq!(
            ["UTC0", "EST5", "JST-9"].map(|zone| day(evening, zone)),
            [20_778, 20_778, 20_779]
        );
        assert_eq!(["UTC0", "EST5", "JST-9"].map(|zone| day(noon, zone)), [20_779; 3]);
        // The day on which summer time ends has 25 hours.
        assert_eq!(day(1_792_875_600, BERLIN) + 1, day(1_792_879_200 + 24 * 3600, BERLIN));
        assert!(day(u64::MAX, "UTC0") > 1_000_000);
    }

    /// The smallest file of a zone: its version and its counts, no time at which it changes, an hour east of
    /// UTC, and the rule of the times after that.
    #[cfg(unix)]
    fn berlin() -> Vec<u8> {
        let counts = [0, 0, 0, 0, 1, 4].map(u32::to_be_bytes).concat();
        let head = [&b"TZif2"[..], &[0; 15], &counts].concat();
        let kind = [&3600_u32.to_be_bytes()[..], &[0, 0], b"CET\0"].concat();
        [&head[..], &kind, &head, &kind, b"\nCET-1CEST,M3.5.0,M10.5.0/3\n"].concat()
    }

    #[cfg(unix)]
    #[test]
    fn a_zone_that_is_no_file_of_one_is_utc() {
        use super::{MOST_BYTES, zone};
        use std::ffi::OsStr;
        use std::fs::{self, File};
        use std::process::Command;
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name).display().to_string();
        fs::write(path("berlin"), berlin()).unwrap();
        fs::write(path("words"), "CET").unwrap();
        File::create(path("large")).unwrap().set_len(MOST_BYTES + 1).unwrap();
        assert!(Command::new("mkfifo").arg(path("pipe")).status().unwrap().success());
        let hour = |tz: &str| {
            let noon = UNIX_EPOCH + Duration::from_secs(1_782_907_200);
            LocalTime::in_zone(noon, zone(Some(OsStr::new(tz)))).map(|time| time.hour)
        };
        for colon in ["", ":"] {
            assert_eq!(hour(&format!("{colon}{}", path("berlin"))), Some(14));
            for name in ["words", "large", "pipe", "missing", ""] {
                assert_eq!(hour(&format!("{colon}{}", path(name))), Some(12), "{name}");
            }
            for device in ["/dev/zero", "/dev/null", "/dev/tty", "/dev/stdin", "/proc/self/mem"] {
                assert_eq!(hour(&format!("{colon}{device}")), Some(12), "{device}");
            }
        }
        assert_eq!((hour(""), hour("no such zone"), hour("JST-9")), (Some(12), Some(12), Some(21)));
    }
}
