//! The job for the settings.

use super::{Home, Job};
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

    fn perform(&self, home: &mut Home<'_>) -> Option<Self::Answer> {
        Some(home.games()?.keep_setting(self.setting, &self.config))
    }
}
