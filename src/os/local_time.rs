//! The time of day where the player is.

use std::time::SystemTime;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use othello_notation::date::Date;

/// A minute in the time zone of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalTime {
    /// The day.
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
        Self::in_zone(time, TimeZone::system())
    }

    fn in_zone(time: SystemTime, zone: TimeZone) -> Option<Self> {
        let time = Timestamp::try_from(time).ok()?.to_zoned_datetime(zone);
        let [month, day, hour, minute] = [time.month(), time.day(), time.hour(), time.minute()]
            .map(|part| u8::try_from(part).ok());
        let date = Date::new(u16::try_from(time.year()).ok(), month, day).ok()?;
        Some(Self { date, hour: hour?, minute: minute? })
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use jiff::tz::TimeZone;

    use super::LocalTime;

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
}
