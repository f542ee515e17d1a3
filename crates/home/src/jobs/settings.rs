//! The job for the settings.

use super::{Job, Order, Way};
use crate::config::Config;
use crate::config::setting::Setting;
use crate::files::StoreError;

/// Keeps the value of a setting for the next start.
#[derive(Clone, Debug, PartialEq)]
pub struct KeepSetting {
    pub setting: Setting,
    /// The settings in force.
    pub config: Box<Config>,
}

impl Job for KeepSetting {
    type Answer = Result<(), StoreError>;

    const WAY: Way<Self> = Way::Kept(Order::InTurn, |job, home| {
        Some(home.games()?.keep_setting(job.setting, &job.config))
    });
}
