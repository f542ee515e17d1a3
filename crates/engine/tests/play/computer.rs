//! Computer players by their names.

use std::time::Duration;

use othello_core::{Preset, Rules};
use othello_engine::computer::{Computer, Means};
use othello_engine::contest::{ContestTally, Openings, play_pair};
use othello_engine::level::Level;
use othello_engine::{Selectivity, Stop};

const MEANS: Means =
    Means { table_bytes: Some(1 << 16), time_limit: Duration::from_secs(5), seed: 1 };

#[test]
fn every_kind_of_player_is_read_and_written_back() {
    let check = |text: &str, expected: Computer| {
        assert_eq!(text.parse(), Ok(expected.clone()), "{text}");
        assert_eq!(expected.to_string().parse(), Ok(expected), "{text}");
    };
    check("level:1", Computer::Level(Level::ALL[0]));
    check("level:10", Computer::Level(Level::ALL[9]));
    let timed = Level::ALL[9].with_time(Duration::from_millis(2500)).unwrap();
    check("level:10@2.5", Computer::Level(timed));
    assert_eq!(Computer::Level(timed).name(), "Level 10, 2.5 s");
    let depth = |depth, selectivity| Computer::Depth { depth, selectivity };
    check("depth:8", depth(8, Selectivity::None));
    check("depth:8@100", depth(8, Selectivity::None));
    check("depth:12@73", depth(12, Selectivity::Percent73));
    check("depth:12@73%", depth(12, Selectivity::Percent73));
    check("time:0.01", Computer::Time(Duration::from_millis(10)));
    check("time:2", Computer::Time(Duration::from_secs(2)));
    let external =
        |command: &str, depth| Computer::External { command: command.parse().unwrap(), depth };
    check("cmd:edax -nboard", external("edax -nboard", None));
    check("cmd:a@b:c 'd e'", external("a@b:c 'd e'", None));
    check("cmd@8:edax", external("edax", Some(8)));
}

#[test]
fn a_name_that_is_not_understood_says_what_is_accepted() {
    let check = |text: &str, expected: &str| {
        let error = text.parse::<Computer>().unwrap_err().to_string();
        assert!(error.contains(expected), "{text}: {error}");
    };
    for text in ["", "5", "edax", "levels:5", "level@3:5", "Level:5", "time@1:2"] {
        check(text, "expected level:N (1 to 10), depth:N, depth:N@PERCENT");
        check(text, "time:SECONDS, cmd:COMMAND or cmd@DEPTH:COMMAND");
    }
    for text in ["level:", "level:0", "level:11", "level:five", "level:-1"] {
        check(text, "expected a level from 1 to 10");
    }
    for text in ["depth:", "depth:0", "depth:61", "depth:1.5", "cmd@:edax", "cmd@x:edax"] {
        check(text, "expected a depth from 1 to 60");
    }
    for text in ["depth:8@", "depth:8@50", "depth:8@none"] {
        check(text, "expected a selectivity of 60, 73, 87, 95, 99, 100 %");
    }
    for text in ["time:", "time:0", "time:-1", "time:nan", "time:inf", "time:1e9", "time:1e-30"] {
        check(text, "expected a time above 0 and up to 86400 seconds");
    }
    check("cmd:", "expected a command, found none");
    check("cmd:edax 'eval", "has a ' that is not closed");
}

#[test]
fn deeper_searches_win() {
    let play = |first: &str, second: &str| {
        let player = |name: &str| {
            let computer: Computer = name.parse().unwrap();
            computer.player(Rules::OTHELLO, MEANS, &Stop::new()).unwrap()
        };
        let (mut first, mut second) = (player(first), player(second));
        let mut tally = ContestTally::default();
        for opening in Openings::new(Rules::OTHELLO, 1).take(6) {
            tally.add(play_pair(&mut *first, &mut *second, &opening, &Stop::new()).unwrap());
        }
        tally.score()
    };
    assert!(play("depth:4@87", "depth:1") > 0.8);
    assert!(play("level:1", "time:0.002") < 0.2);
}

#[test]
fn every_player_of_ours_plays_under_any_rules() {
    for preset in Preset::ALL {
        let opening = Openings::new(preset.rules(), 1).next().unwrap();
        let player = |name: &str| {
            let computer: Computer = name.parse().unwrap();
            assert!(computer.supports(preset.rules()));
            computer.player(preset.rules(), MEANS, &Stop::new()).unwrap()
        };
        let (mut first, mut second) = (player("depth:2"), player("time:0.001"));
        play_pair(&mut *first, &mut *second, &opening, &Stop::new()).unwrap();
    }
}
