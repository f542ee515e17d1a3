//! Facts of the system: variables, names, the time zone, the time since its start.

use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use windows_sys::Wdk::System::SystemServices::RtlGetVersion;
use windows_sys::Win32::Foundation::SYSTEMTIME;
use windows_sys::Win32::Globalization::GetUserDefaultLocaleName;
use windows_sys::Win32::System::SystemInformation::{
    ComputerNameDnsHostname, GetComputerNameExW, OSVERSIONINFOW,
};
use windows_sys::Win32::System::Time::{
    DYNAMIC_TIME_ZONE_INFORMATION, GetDynamicTimeZoneInformation, TIME_ZONE_ID_INVALID,
};

use super::terminal;
use crate::system::StandIn;

/// The variables that name the folders of settings, state and data.
pub const FOLDERS: [&str; 3] = ["APPDATA", "LOCALAPPDATA", "APPDATA"];

/// The folders where these are not set, which they are.
pub const USUAL_FOLDERS: &[&str] = &[];

/// The variable that names the home directory.
pub const HOME: &str = "USERPROFILE";

/// `true` if the system asks the user, in a window of its own, whether a program may listen for others.
pub const ASKS_FOR_PORTS: bool = true;

/// Returns a path below the folder that a variable names, as people write it.
pub fn below_variable(variable: &str, below: &Path) -> String {
    format!("%{variable}%\\{}", below.display()).replace('/', "\\")
}

/// Returns the value of a variable of the environment, or else what [stands for it](stand_in).
pub fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().or_else(|| stand_in(name).map(|(value, _)| value))
}

/// Returns what stands for a variable that is not set: the language of the user, the name, and a terminal that takes
/// sequences if the console does.
pub fn stand_in(name: &str) -> Option<(String, StandIn)> {
    let of_console =
        |value: &str| terminal::takes_sequences().then(|| (value.to_owned(), StandIn::Console));
    let of_system = |value: Option<String>| value.map(|value| (value, StandIn::System));
    match name {
        "LANG" => of_system(language()),
        "USER" => of_system(std::env::var("USERNAME").ok()),
        "TERM" => of_console("xterm-256color"),
        // All consoles that take sequences have all colours.
        "COLORTERM" => of_console("truecolor"),
        _ => None,
    }
}

/// Returns the language of the user, as `LANG` has it.
#[expect(unsafe_code, reason = "the system has nothing else")]
fn language() -> Option<String> {
    let mut name = [0; 85];
    // SAFETY: the length is that of the buffer.
    let length = unsafe { GetUserDefaultLocaleName(name.as_mut_ptr(), 85) };
    let name = name.get(..usize::try_from(length).ok()?.checked_sub(1)?)?;
    Some(String::from_utf16_lossy(name).replace('-', "_") + ".UTF-8")
}

/// Returns the name and the version of the system. Nothing of it is about this machine or its user.
#[expect(unsafe_code, reason = "the system has nothing else")]
pub fn name() -> String {
    const SIZE: usize = size_of::<OSVERSIONINFOW>();
    let dw_size = u32::try_from(SIZE).expect("it has some hundred bytes");
    let mut version = OSVERSIONINFOW { dwOSVersionInfoSize: dw_size, ..OSVERSIONINFOW::default() };
    // SAFETY: the structure says its size.
    unsafe { RtlGetVersion(&raw mut version) };
    let OSVERSIONINFOW { dwMajorVersion, dwMinorVersion, dwBuildNumber, .. } = version;
    // It calls itself 10 still.
    let name =
        if dwMajorVersion == 10 && dwBuildNumber >= 22_000 { "Windows 11" } else { "Windows" };
    format!("{name} ({dwMajorVersion}.{dwMinorVersion}.{dwBuildNumber})")
}

/// Returns the name of this machine in its network, in lower case.
#[expect(unsafe_code, reason = "the system has nothing else")]
pub fn host_name() -> String {
    let mut name = [0; 256];
    let mut length = 256;
    // SAFETY: the length is that of the buffer.
    unsafe { GetComputerNameExW(ComputerNameDnsHostname, name.as_mut_ptr(), &raw mut length) };
    let name = name.get(..length as usize).unwrap_or_default();
    String::from_utf16_lossy(name).trim_end_matches('\0').to_ascii_lowercase()
}

/// Returns the rule of the machine's time zone, as `TZ` has it.
#[expect(unsafe_code, reason = "the system has nothing else")]
pub fn zone() -> Option<String> {
    let mut zone = DYNAMIC_TIME_ZONE_INFORMATION::default();
    // SAFETY: what is known is written into a variable.
    if unsafe { GetDynamicTimeZoneInformation(&raw mut zone) } == TIME_ZONE_ID_INVALID {
        return None;
    }
    let [standard, daylight] = [&zone.StandardDate, &zone.DaylightDate];
    let change = (standard.wMonth != 0).then_some((standard, daylight));
    Some(rule(zone.Bias, [zone.StandardBias, zone.DaylightBias], change))
}

/// Returns the rule of minutes to the west of Greenwich, those that are added to them in winter and in summer, and the days
/// on which both begin.
fn rule(
    bias: i32,
    [standard, daylight]: [i32; 2],
    change: Option<(&SYSTEMTIME, &SYSTEMTIME)>,
) -> String {
    let offset = |minutes: i32| {
        let sign = if minutes < 0 { "-" } else { "" };
        format!("{sign}{}:{:02}", minutes.abs() / 60, minutes.abs() % 60)
    };
    let day = |day: &SYSTEMTIME| {
        let SYSTEMTIME { wMonth, wDay, wDayOfWeek, wHour, wMinute, .. } = day;
        format!(",M{wMonth}.{wDay}.{wDayOfWeek}/{wHour}:{wMinute:02}")
    };
    let rule = format!("<STD>{}", offset(bias + standard));
    let Some((winter, summer)) = change else { return rule };
    format!("{rule}<DST>{}{}{}", offset(bias + daylight), day(summer), day(winter))
}

/// Returns the time since the first call. The clock of the standard library goes on in sleep here.
pub fn since_start() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

#[cfg(test)]
mod tests {
    use super::{SYSTEMTIME, rule};

    #[test]
    fn a_zone_is_written_as_a_rule() {
        let day = |month, hour| SYSTEMTIME {
            wMonth: month,
            wDay: 5,
            wHour: hour,
            ..SYSTEMTIME::default()
        };
        let (winter, summer) = (day(10, 3), day(3, 2));
        assert_eq!(
            rule(-60, [0, -60], Some((&winter, &summer))),
            "<STD>-1:00<DST>-2:00,M3.5.0/2:00,M10.5.0/3:00"
        );
        assert_eq!(rule(-330, [0, -60], None), "<STD>-5:30");
        assert_eq!(rule(300, [0, -60], None), "<STD>5:00");
    }
}
