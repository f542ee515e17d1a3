//! The program without a screen: its commands, its line mode, its settings and its help.

#![cfg(feature = "app")]

mod command_line;
mod convert_and_check;
mod line_mode;
mod settings_and_help;
