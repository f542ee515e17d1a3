//! The text that a program has printed.

use serde_json::Value;
use snapbox::cmd::OutputAssert;

/// The text that a program wrote to standard output.
pub fn out(assert: &OutputAssert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// The text that a program wrote to standard error.
pub fn err(assert: &OutputAssert) -> String {
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

/// The JSON objects on standard output, one a line.
pub fn objects(assert: &OutputAssert) -> Vec<Value> {
    out(assert).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}
