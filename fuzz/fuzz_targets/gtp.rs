//! A conversation by the Go Text Protocol: every command has one answer, which ends with the only
//! empty line in it.

#![no_main]

use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use othello_engine::any_engine::AnyEngine;
use othello_engine::protocol::gtp::{GtpLine, GtpServer};
use othello_engine::protocol::{Next, Server as _, ServerSettings};
use othello_engine::{Limits, Options, Stop};

fuzz_target!(|text: &str| {
    let mut engine = AnyEngine::new(Options { table_bytes: 1 << 12, ..Options::default() });
    // A file is the path behind its type.
    let mut server = GtpServer::new(ServerSettings::default(), Box::new(|path| Ok(format!("(;GM[2]{path})"))));
    for line in text.lines() {
        let response = server.receive(line);
        let mut answer = response.text;
        if let Next::Think(task) = response.next {
            let limits = Limits { depth: 1, exact_from: 0, ..task.limits };
            let report =
                engine.search_moves(&task.position, task.count, &limits, &Stop::new(), |_| {});
            answer += &server.progress(&report, Duration::ZERO);
            answer += &server.finish(&report, Duration::ZERO);
        }
        if GtpLine::read(line).is_none() {
            assert_eq!(answer, "");
            continue;
        }
        let body = answer.strip_suffix("\n\n").expect("the end of an answer");
        assert!(body.starts_with(['=', '?']) && !body.contains("\n\n"), "{answer:?}");
    }
});
