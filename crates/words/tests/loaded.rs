//! A language that is read when the program starts: one to a process.

use std::fs;

use othello_core::board::Color;
use othello_messages::Folder;
use othello_words::i18n::loaded::{compare, load};
use othello_words::i18n::{Language, m};

#[test]
fn a_folder_is_spoken_as_far_as_it_goes_and_the_rest_in_english() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sv");
    fs::create_dir(&path).unwrap();
    let facts = include_str!("../../../tests/support/swedish.toml");
    fs::write(path.join("language.toml"), facts).unwrap();
    fs::write(
        path.join("common.ftl"),
        "color = { $color ->\n    [black] Svart\n   *[white] Vit\n}\n",
    )
    .unwrap();
    let compared = compare(&Folder::read(&path, "sv").unwrap());
    assert_eq!(compared.translation.faults, []);
    assert_eq!(compared.translation.messages.len(), 1);
    load(compared.translation.facts.unwrap(), compared);
    let swedish = Language::loaded().unwrap();
    assert_eq!((swedish.name(), swedish.own_name()), ("sv", "svenska"));
    assert_eq!(m::common::color(Color::Black).say_in(swedish), "Svart");
    let undone = m::moves::nothing_to_undo();
    assert_eq!(undone.say_in(swedish), undone.say_in(Language::ENGLISH));
    assert_eq!("sv_SE".parse(), Ok(swedish));
    assert_eq!(swedish.next(), Language::ENGLISH);
}
