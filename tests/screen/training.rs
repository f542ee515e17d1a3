//! The progress on the screen, and what a game has cost.

use othello::screen::model::Model;
use othello_engine::puzzle::{self, BuiltIn};
use othello_engine::reasons::ideas::Idea;
use othello_home::memory::Memory;
use othello_home::memory::entry::{
    FoldedPosition, GameCost, IdeaCost, PhaseCost, PositionAnswer, ProgressEntry, QuarterCost,
    SideName, Source,
};
use othello_home::store::Recollection;

use crate::storage;
use crate::support::{model, picture, press, press_on, sentences, window};

/// The memory of somebody who has played twelve games and answered five puzzles.
fn recollection() -> Recollection {
    const NOW: u64 = 20_600 * 24 * 60 * 60;
    let costs = |idea: Idea, loss| IdeaCost { idea: idea.into(), errors: 2, loss };
    let quarter = |great| QuarterCost { moves: 8, great };
    let game = |number: u8| {
        let cost = |loss: f32| PhaseCost { moves: 10, loss };
        let better = f32::from(12 - number);
        ProgressEntry::Game(GameCost {
            moves: format!("f5d6c3 {number}"),
            own: SideName::Black,
            date: Some(format!("2026.11.{number:02}")),
            against: Some("Level 3".into()),
            result: Some(-8),
            phases: [cost(better), cost(10.0 + 4.0 * better), cost(20.0)],
            ideas: vec![costs(Idea::Moves, 2.0 * better), costs(Idea::Corners, 8.0)],
            quarters: Some([quarter(0), quarter(1), quarter(3), quarter(1)]),
        })
    };
    let puzzles = puzzle::built_in().take(5);
    let answer = |(number, BuiltIn { position, depth, .. }): (usize, _)| {
        let loss = if number == 0 { 8.0 } else { 0.0 };
        let (place, source) = (FoldedPosition::of(&position), Source::Puzzle { depth });
        ProgressEntry::Answer(PositionAnswer {
            place,
            source,
            square: None,
            loss: Some(loss),
            undecided: false,
            seconds: 9.0,
            idea: None,
            why: None,
        })
    };
    let entries = (0..12).map(game).chain(puzzles.enumerate().map(answer));
    let memory = Memory::of(entries.map(|entry| (NOW - 60, entry)));
    Recollection { memory, now: NOW, estimate: "905.0 1 3".parse().ok(), ..Recollection::default() }
}

fn with_progress() -> Model {
    let mut model = model();
    assert_eq!(press(&mut model, ":progress"), ["RecallProgress"]);
    model.update(storage::recalled(recollection()));
    model
}

#[test]
fn the_progress_is_a_window_that_its_key_closes() {
    let mut model = with_progress();
    assert_eq!(window(&model), "progress");
    let text = sentences(&model);
    for said in [
        "Your level is about 4.",
        "Discs lost per game in your last 12 games",
        "Nothing is due.",
        "In the last 14 days you answered 5 positions on 1 day, 4 right.",
    ] {
        assert!(text.contains(said), "{said}\n{text}");
    }
    let screen = picture(&model, 60, 20);
    // The games become better from left to right, in all but the endgame.
    let row = |name: &str| screen.lines().find(|line| line.contains(name)).unwrap().to_owned();
    assert!(row("midgame").contains("█ ▇ ▇ ▆ ▆ ▅ ▅ ▄ ▃ ▃ ▂ ▂"), "{screen}");
    assert!(row("endgame").contains("▃ ▃ ▃ ▃ ▃ ▃ ▃ ▃ ▃ ▃ ▃ ▃    20"), "{screen}");
    press(&mut model, "Esc");
    assert_eq!(window(&model), "");
}

#[test]
fn the_progress_fits_every_screen() {
    for (width, height) in [(24, 12), (60, 20), (120, 40), (200, 60)] {
        let mut model = with_progress();
        let shown = picture(&model, width, height);
        assert!(shown.contains("Your progress") && shown.contains("Your level is"), "{shown}");
        // On the smallest screen the games are further down.
        let pages = [(); 4].map(|()| {
            let page = picture(&model, width, height);
            press_on(&mut model, (width, height), "PageDown");
            page
        });
        assert!(pages.iter().any(|page| page.contains("opening")), "{}", pages.concat());
    }
}
