//! The windows that open over the board, a file each.

pub mod clock;
pub mod explorer;
pub mod graphs;
pub mod help;
pub mod ideas;
pub mod lines;
pub mod link;
pub mod new_game;
pub mod page_scroll;
pub mod palette;
pub mod question;
pub mod record;
pub mod repairs;
pub mod report;
pub mod review;
pub mod saving;
pub mod scoresheet;
pub mod settings;
pub mod tags;
pub mod text;
pub mod training;
pub mod variations;
pub mod why;

use super::window::Window;
use othello_board::app::App;
use othello_board::app::page::Page;
use othello_board::features;

type Make = fn(&App) -> Box<dyn Window>;

/// The pages that commands show, and their windows.
const PAGES: &[(Page, Make)] = &[
    (features::variations::PAGE, |app| Box::new(variations::editor(app))),
    (features::new_game::PAGE, |app| Box::new(new_game::dialog(app))),
    (features::review::PAGE, |_| Box::new(review::ReviewPanel)),
    (features::explanation::PAGE, |_| Box::new(review::ReviewPanel)),
    (features::ideas::PAGE, |app| Box::new(ideas::IdeasWindow::new(app))),
    (features::exercise::why::PAGE, |_| Box::new(why::WhyWindow)),
    (features::lines::PAGE, |_| Box::new(lines::LinesPanel)),
    (features::explorer::PAGE, |_| Box::new(explorer::ExplorerPanel)),
    (features::link::PAGE, |_| Box::new(link::LinkWindow)),
    (features::training::PAGE, |_| Box::<training::ProgressWindow>::default()),
    (features::report::PAGE, |_| Box::<report::ReportWindow>::default()),
    (features::saving::PAGE, |app| Box::new(saving::games(app))),
    (features::scoresheet::PAGE, |app| Box::new(scoresheet::ScoresheetWindow::new(app))),
    (features::scoresheet::REPAIRS_PAGE, |app| {
        Box::new(scoresheet::ScoresheetWindow::at_repairs(app))
    }),
    (features::settings::PAGE, |_| Box::<settings::SettingsWindow>::default()),
    (features::tags::PAGE, |app| Box::new(tags::TagsWindow::new(app))),
    (features::repairs::PAGE, |_| Box::<repairs::RepairsWindow>::default()),
];

/// Returns the window of a page; `None` if the screen has none for it.
pub fn of_page(page: Page, app: &App) -> Option<Box<dyn Window>> {
    let (_, window) = PAGES.iter().find(|(known, _)| *known == page)?;
    Some(window(app))
}
