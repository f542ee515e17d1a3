//! Lines of the NBoard protocol in both directions, and a conversation: what is read and written again
//! is the same, and every answer is of the protocol.

#![no_main]

use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use othello_engine::any_engine::AnyEngine;
use othello_engine::protocol::nboard::{NboardServer, Reply, Request};
use othello_engine::protocol::{Next, Server as _, ServerSettings};
use othello_engine::{Limits, Options, Stop};

fuzz_target!(|text: &str| {
    let mut engine = AnyEngine::new(Options { table_bytes: 1 << 12, ..Options::default() });
    let mut server = NboardServer::new(ServerSettings::default());
    for line in text.lines() {
        if let Ok(request) = line.parse::<Request>() {
            let again: Request = request.to_string().parse().expect("what was written can be read");
            assert_eq!(again.to_string(), request.to_string());
        }
        if let Ok(reply) = line.parse::<Reply>() {
            let again: Reply = reply.to_string().parse().expect("what was written can be read");
            assert_eq!(again.to_string(), reply.to_string());
        }
        let response = server.receive(line);
        let mut answer = response.text;
        if let Next::Think(task) = response.next {
            let limits = Limits { depth: 1, exact_from: 0, ..task.limits };
            let report =
                engine.search_moves(&task.position, task.count, &limits, &Stop::new(), |_| {});
            answer += &server.progress(&report, Duration::ZERO);
            answer += &server.finish(&report, Duration::ZERO);
        }
        for line in answer.lines() {
            line.parse::<Reply>().expect("a line of the protocol");
        }
    }
});
