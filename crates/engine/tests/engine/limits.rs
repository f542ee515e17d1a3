//! Limits of searches, and requests to stop.

use std::num::NonZero;
use std::thread;
use std::time::{Duration, Instant};

use othello_core::kernel::VectorLevel;
use othello_engine::random::Random;
use othello_engine::{Engine, Limits, Options, SearchReport, Selectivity, Stop, Value};

use crate::plain::{legal, random_position};

fn engine_at(level: VectorLevel) -> Engine {
    Engine::new(Options { level, table_bytes: 4 << 20, ..Options::default() })
}

#[test]
fn every_level_of_the_processor_searches_the_same_positions() {
    let mut random = Random::new(1);
    for (empties, depth) in [(50, 7), (40, 8), (30, 8), (20, 9), (16, 16)] {
        let discs = random_position(&mut random, empties);
        let limits = Limits::depth(depth).with_selectivity(Selectivity::Percent87);
        let report = |level| engine_at(level).search(discs, &limits, &Stop::new());
        let reports: Vec<SearchReport> = VectorLevel::all().into_iter().map(report).collect();
        assert!(reports.iter().all(|report| *report == reports[0]), "{reports:?}");
    }
}

#[test]
fn a_search_to_a_depth_reports_each_depth() {
    let discs = random_position(&mut Random::new(2), 40);
    let mut depths = Vec::new();
    let mut engine = engine_at(VectorLevel::best());
    let report = engine.search_with(discs, &Limits::depth(5), &Stop::new(), |report| {
        let Value::Estimated { depth, .. } = report.value else { panic!("{report:?}") };
        depths.push(depth);
        assert!(report.best_move().is_some_and(|square| legal(discs).contains(square)));
    });
    assert_eq!(depths, [1, 2, 3, 4, 5]);
    assert!(!report.value.is_exact());
}

#[test]
fn a_selective_search_is_faster_and_says_so() {
    let discs = random_position(&mut Random::new(3), 44);
    let search = |selectivity| {
        let limits = Limits::depth(10).with_selectivity(selectivity);
        engine_at(VectorLevel::best()).search(discs, &limits, &Stop::new())
    };
    let (certain, selective) = (search(Selectivity::None), search(Selectivity::Percent73));
    assert!(selective.nodes < certain.nodes, "{} < {}", selective.nodes, certain.nodes);
    let Value::Estimated { selectivity, depth: 10, .. } = selective.value else { panic!() };
    assert_eq!(selectivity, Selectivity::Percent73);
}

#[test]
fn the_last_moves_are_exact_from_where_the_limits_say() {
    let discs = random_position(&mut Random::new(4), 12);
    let search = |limits| engine_at(VectorLevel::best()).search(discs, &limits, &Stop::new()).value;
    assert!(!search(Limits::depth(2).with_exact_from(11)).is_exact());
    assert!(search(Limits::depth(2).with_exact_from(12)).is_exact());
    assert!(search(Limits::depth(12)).is_exact());
}

#[test]
fn a_limit_of_nodes_ends_a_search() {
    let discs = random_position(&mut Random::new(5), 40);
    let limits = Limits::EXACT.with_nodes(100_000);
    let report = engine_at(VectorLevel::best()).search(discs, &limits, &Stop::new());
    assert!((100_000..200_000).contains(&report.nodes), "{}", report.nodes);
    assert!(report.best_move().is_some());
}

/// Far fewer positions than are searched in 10 ms.
const SOON: u64 = 100_000;

#[test]
fn a_search_looks_at_its_limits_often() {
    let mut random = Random::new(8);
    let mut engine = engine_at(VectorLevel::best());
    for empties in (12..48).chain(16..32) {
        let discs = random_position(&mut random, empties);
        let most = 1_000 + random.next() % 200_000;
        for lines in [1, 30] {
            let limits = Limits::EXACT.with_nodes(most);
            let report = engine.search_moves(discs, lines, &limits, &Stop::new(), |_| {});
            assert!(report.nodes < most + SOON, "{most}, {}: {discs:?}", report.nodes);
        }
    }
}

#[test]
fn a_search_ends_soon_after_a_request() {
    let mut random = Random::new(9);
    let mut engine = engine_at(VectorLevel::best());
    for (index, empties) in (24..40).enumerate() {
        let discs = random_position(&mut random, empties);
        let (stop, mut steps, mut nodes) = (Stop::new(), 0, 0);
        let report = engine.search_with(discs, &Limits::EXACT, &stop, |report| {
            if steps == index % 4 {
                nodes = report.nodes;
                stop.request();
            }
            steps += 1;
        });
        assert!(stop.is_requested() && !report.value.is_exact());
        assert!(report.nodes < nodes + SOON, "{nodes}, {}: {discs:?}", report.nodes);
    }
}

#[test]
fn all_threads_together_keep_to_a_limit_of_nodes() {
    let discs = random_position(&mut Random::new(10), 36);
    let (threads, most) = (NonZero::new(4).unwrap(), 1_000_000);
    let mut engine = Engine::new(Options { threads, table_bytes: 4 << 20, ..Options::default() });
    let report = engine.search(discs, &Limits::EXACT.with_nodes(most), &Stop::new());
    assert!((most..most + 4 * SOON).contains(&report.nodes), "{}", report.nodes);
}

#[test]
fn a_limit_of_time_ends_a_search() {
    let discs = random_position(&mut Random::new(6), 40);
    let start = Instant::now();
    let limits = Limits::time(Duration::from_millis(20));
    let report = engine_at(VectorLevel::best()).search(discs, &limits, &Stop::new());
    assert!(start.elapsed() < Duration::from_secs(5));
    assert!(report.best_move().is_some());
}

#[test]
fn a_request_ends_a_search_with_a_legal_move() {
    let discs = random_position(&mut Random::new(7), 44);
    let stop = Stop::new();
    let search = |stop: &Stop| engine_at(VectorLevel::best()).search(discs, &Limits::EXACT, stop);
    let report = thread::scope(|scope| {
        let search = scope.spawn(|| search(&stop));
        stop.request();
        search.join().unwrap()
    });
    assert!(report.best_move().is_some_and(|square| legal(discs).contains(square)));
    // A request that was made before.
    assert_eq!(search(&stop).lines.len(), 1);
}
