//! The board as `show` draws it: in colours for a terminal, and as a picture in SVG.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use othello_home::config::look::ThemeName;

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::at_home;

/// The first 38 moves of a game of the WTHOR base (`WTH_2016`, game 1082).
const MOVES: &str = "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4b5f2f7f8e2c2d2c1d1d7d8e7e8a5a6b6";

/// Runs `show` with its output in a pipe.
fn show(args: &[&str], variables: &[(&str, &str)]) -> Output {
    let home = Folder::new();
    let mut command = Command::new(OTHELLO);
    command.arg("show").args(args).stdin(Stdio::null()).env_clear();
    command.envs(at_home(home.path())).env("LANG", "C.UTF-8").env("TERM", "xterm-256color");
    command.envs(variables.iter().copied()).output().unwrap()
}

#[track_caller]
fn out(args: &[&str], variables: &[(&str, &str)]) -> String {
    let output = show(args, variables);
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Fails unless the elements of a picture are nested, and their attributes and texts are clean.
#[track_caller]
fn assert_well_formed(svg: &str) {
    let mut open = Vec::new();
    let (head, mut rest) = svg.split_once('<').unwrap();
    assert_eq!(head, "");
    loop {
        let (tag, after) = rest.split_once('>').unwrap();
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{svg}");
        } else {
            let name = tag.split([' ', '\n']).next().unwrap();
            assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
            assert_eq!(tag.matches("=\"").count() * 2, tag.matches('"').count(), "{tag}");
            if !tag.ends_with('/') {
                open.push(name);
            }
        }
        let Some((text, next)) = after.split_once('<') else {
            assert_eq!((open.as_slice(), after), (&[""; 0][..], "\n"), "{svg}");
            return;
        };
        let is_clean = |part: &str| ["amp;", "lt;", "gt;"].iter().any(|end| part.starts_with(end));
        assert!(text.split('&').skip(1).all(is_clean), "{text}");
        rest = next;
    }
}

#[test]
fn a_picture_needs_nothing_else() {
    for theme in ThemeName::NAMES {
        for numbers in [&[][..], &["--numbers"]] {
            let args = [&["--svg", "--theme", theme, "--moves", MOVES], numbers].concat();
            let svg = out(&args, &[("NO_COLOR", "1")]);
            assert_well_formed(&svg);
            assert!(svg.len() < 8 << 10, "{}", svg.len());
            assert_eq!(svg.matches("http").count(), 1, "the name of the format: {svg}");
            assert_eq!(svg.matches("href=\"").count(), svg.matches("href=\"#").count());
            assert!(svg.contains("<title>Othello: Black 16, White 26. Black to move</title>"));
            assert_eq!(svg.matches("<use").count(), 42 + 2, "discs on the board, two below");
        }
    }
}

#[test]
fn a_picture_shows_the_position_or_the_numbers_of_the_moves() {
    let position = out(&["--svg", "--moves", "f5d6"], &[]);
    let record = out(&["--svg", "--numbers", "--moves", "f5d6"], &[]);
    let disc = |id: char, column: u16, row: u16| {
        let (x, y) = (32 + 52 * column + 26, 32 + 52 * row + 26);
        format!("<use href=\"#{id}\" x=\"{x}\" y=\"{y}\"/>")
    };
    // White's d6 has flipped d5 back.
    for (svg, d5, e5) in [(&position, 'w', 'b'), (&record, 'b', 'w')] {
        assert!(svg.contains(&disc(d5, 3, 4)) && svg.contains(&disc(e5, 4, 4)), "{svg}");
        assert!(svg.contains(&disc('b', 5, 4)) && svg.contains(&disc('w', 3, 5)), "{svg}");
    }
    assert!(record.contains(">1</text>\n") && record.contains(">2</text>\n"));
    assert_eq!(position.matches("r=\"5\"").count(), 5 + 1, "legal moves, and the last one");
    let resigned = "[Termination \"black resigns\"]\n\n1. f5 d6 0-64\n";
    let home = Folder::new();
    let svg = out(&["--svg", &home.write("game.pgn", resigned)], &[]);
    assert_eq!(svg.matches("r=\"5\"").count(), 1, "{svg}");
    assert!(svg.contains(">White wins by resignation, 64-0</text>"), "{svg}");
}

#[test]
fn names_in_a_picture_are_escaped() {
    let home = Folder::new();
    let names = "[Black \"<b>&\u{1b}]0;x\"]\n[White \"Anna Magdalena Wilhelmine ½\"]\n\n1. f5 *\n";
    let svg = out(&["--svg", &home.write("game.pgn", names)], &[]);
    assert_well_formed(&svg);
    assert!(svg.contains(">&lt;b&gt;&amp;]0;x</text>"), "{svg}");
    assert!(svg.contains(">Anna Magdalena Wi…</text>"), "{svg}");
}

#[test]
fn a_picture_shows_one_game() {
    let home = Folder::new();
    let games = home.write("games.txt", "f5d6\nf5f6\n");
    let output = show(&["--svg", &games], &[]);
    assert_eq!(output.status.code(), Some(1));
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(err, "othello: a picture shows one game, and another one follows\n");
    let args = ["--svg", "--json", "--moves", "f5"];
    assert_eq!(show(&args, &[]).status.code(), Some(2));
    assert_eq!(show(&["--numbers", "--moves", "f5"], &[]).status.code(), Some(2));
}

/// Runs `show` and returns the bytes of a picture.
#[track_caller]
fn bytes(args: &[&str]) -> Vec<u8> {
    let output = show(args, &[]);
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    output.stdout
}

/// A decoded picture: its width, and its pixels as red, green and blue.
struct Pixels {
    width: usize,
    pixels: Vec<[u8; 3]>,
}

impl Pixels {
    fn of_png(file: &[u8]) -> Self {
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        assert_eq!(info.color_type, png::ColorType::Rgb);
        let pixels = bytes.chunks(3).map(|pixel| pixel.try_into().unwrap()).collect();
        Self { width: usize::try_from(info.width).unwrap(), pixels }
    }

    /// Returns the colour at a point of a square, in parts of its side from its upper left corner.
    fn at(&self, square: &str, [x, y]: [usize; 2]) -> [u8; 3] {
        let name = square.as_bytes();
        let (column, row) = (usize::from(name[0] - b'a'), usize::from(name[1] - b'1'));
        let scale = self.width / 480;
        let at = |line: usize, part: usize| (32 + 52 * line + 52 * part / 100) * scale;
        self.pixels[at(row, y) * self.width + at(column, x)]
    }

    /// Returns `X`, `O` or `-` for a square, by a point beside the mark in its middle.
    fn disc(&self, square: &str) -> char {
        let [red, green, blue] = self.at(square, [30, 40]);
        match red.abs_diff(green).max(green.abs_diff(blue)) {
            40.. => '-',
            _ if red < 128 => 'X',
            _ => 'O',
        }
    }

    fn board(&self) -> String {
        let squares =
            (1..=8).flat_map(|row| ('a'..='h').map(move |column| format!("{column}{row}")));
        squares.map(|square| self.disc(&square)).collect()
    }
}

/// Returns the board of a game as `show --json` has it.
fn board(moves: &str) -> String {
    let json = out(&["--json", "--moves", moves], &[]);
    let text = json.rsplit_once("\"board\":\"").unwrap().1;
    text[..64].to_owned()
}

#[test]
fn a_png_shows_the_discs_of_the_position() {
    let picture = Pixels::of_png(&bytes(&["--png", "--moves", MOVES]));
    assert_eq!(picture.width, 960);
    assert_eq!(picture.board(), board(MOVES));
    let [red, green, blue] = picture.at("b6", [51, 51]);
    assert!(red > 200 && green < 100 && blue < 80, "the last move is marked");
    let legal = picture.at("a3", [51, 51]);
    assert!(legal > picture.at("a1", [51, 51]), "a legal move is marked: {legal:?}");
}

#[test]
fn a_png_of_a_record_has_each_disc_as_it_was_placed_with_its_number() {
    let record = Pixels::of_png(&bytes(&["--png", "--numbers", "--moves", "f5d6"]));
    // White's d6 has flipped d5 back, which the record does not show.
    assert_eq!(['d', 'e', 'f'].map(|column| record.disc(&format!("{column}5"))), ['X', 'O', 'X']);
    assert_eq!(record.disc("d6"), 'O');
    let is_written = |square| {
        let inks = (35..65).map(|x| record.at(square, [x, 50])[0]);
        inks.clone().max().unwrap().abs_diff(inks.min().unwrap()) > 100
    };
    assert!(is_written("f5") && is_written("d6") && !is_written("d5") && !is_written("a1"));
}

#[test]
fn a_record_names_its_event_and_a_position_does_not() {
    let home = Folder::new();
    let game =
        "[Event \"Meijin <1>\"]\n[Site \"Paris\"]\n[Round \"3\"]\n[Black \"Ada\"]\n\n1. f5 d6 *\n";
    let file = home.write("game.pgn", game);
    let svg = out(&["--svg", "--numbers", &file], &[]);
    assert_well_formed(&svg);
    assert!(svg.contains(">Meijin &lt;1&gt; · Round 3 · Paris</text>"), "{svg}");
    assert!(svg.contains(">Ada</text>") && svg.contains(">Black to move</text>"), "{svg}");
    assert!(!out(&["--svg", &file], &[]).contains("Meijin"));
    let height = |args: &[&str]| {
        let file = bytes(args);
        u32::from_be_bytes(file[20..24].try_into().unwrap())
    };
    assert_eq!(height(&["--png", "--numbers", &file]), height(&["--png", &file]) + 40);
}

#[test]
fn a_gif_has_a_frame_for_each_position() {
    let file = bytes(&["--gif", "--moves", "f5d6c3"]);
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(&*file).unwrap();
    assert_eq!((decoder.width(), decoder.height()), (480, 510));
    let mut screen = Pixels { width: 480, pixels: vec![[0; 3]; 480 * 510] };
    let mut shown = Vec::new();
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for (index, pixel) in frame.buffer.chunks(4).enumerate() {
            let (x, y) = (index % usize::from(frame.width), index / usize::from(frame.width));
            let at = (y + usize::from(frame.top)) * 480 + x + usize::from(frame.left);
            if pixel[3] > 0 {
                screen.pixels[at] = pixel[..3].try_into().unwrap();
            }
        }
        shown.push(screen.board());
        delays.push(frame.delay);
    }
    assert_eq!(shown, ["", "f5", "f5d6", "f5d6c3"].map(board));
    assert_eq!(delays, [120, 80, 80, 400], "the last position stays");
}

#[test]
fn latex_for_othelloboard_has_a_digit_for_each_square() {
    let tex = out(&["--latex", "--moves", "f5d6c3"], &[]);
    let rows: Vec<_> = tex.lines().filter(|line| line.starts_with("\\othelloarray")).collect();
    let digits: String =
        rows.iter().flat_map(|row| row.chars().filter(char::is_ascii_digit)).collect();
    let expected = board("f5d6c3").replace('-', "0").replace('O', "1").replace('X', "2");
    assert_eq!((rows.len(), digits), (8, expected));
    assert!(tex.contains("\\begin{othelloboard}{1}\n\\dotmarkings\n\\othelloarrayfirstrow{0}"));
    assert!(!tex.contains("annotations"));
    let numbers = out(&["--latex", "--numbers", "--moves", "f5d6c3"], &[]);
    assert!(numbers.contains("\\annotationsthirdrow{}{}{3}{}{}{}{}{}\n"), "{numbers}");
    let (marks, _) = diagram(&["--latex", "--at", "4"]);
    assert!(marks.contains("{x\\}y}") && marks.contains("{$\\circ$}"), "{marks}");
}

#[test]
fn pictures_have_options_of_their_own() {
    for args in
        [["--png", "--gif"], ["--svg", "--latex"], ["--gif", "--numbers"], ["--png", "--json"]]
    {
        let output = show(&[&args[..], &["--moves", "f5"]].concat(), &[]);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
    }
}

#[test]
fn a_pipe_gets_plain_text_with_the_legal_moves() {
    for variables in [&[][..], &[("COLORTERM", "truecolor")], &[("NO_COLOR", "1")]] {
        let text = out(&["--moves", "f5", "--theme", "paper"], variables);
        assert!(text.starts_with("  a b c d e f g h\n1 - - - - - - - -\n"), "{text}");
        assert!(text.contains("\n4 - - - O X . - -\n5 - - - X X X - -\n6 - - - . - . - -\n"));
        assert!(!text.contains('\x1b'), "{text}");
    }
    let over = out(&["--moves", "e6f4e3f6g5d6e7f5c5"], &[]);
    let board = over.split_once("Black 13").unwrap().0;
    assert!(!board.contains('.'), "{over}");
}

#[test]
fn colours_are_drawn_where_they_are_asked_for() {
    let drawn = |args: &[&str], variables: &[(&str, &str)]| {
        out(&[&["--moves", "f5d6"], args].concat(), variables)
    };
    let true_color = ("COLORTERM", "truecolor");
    let always = ["--color", "always"];
    let classic = drawn(&always, &[true_color]);
    assert!(classic.contains(";48;2;"), "{classic}");
    assert_eq!(classic.lines().take_while(|line| !line.starts_with("Black 3")).count(), 17);
    assert_ne!(drawn(&["--color", "always", "--theme", "contrast"], &[true_color]), classic);
    assert!(drawn(&always, &[]).contains(";48;5;"));
    assert!(!drawn(&always, &[("TERM", "xterm")]).contains(";48;"));
    assert!(drawn(&always, &[("TERM", "xterm")]).contains('\x1b'));
    assert_eq!(drawn(&[], &[("CLICOLOR_FORCE", "1"), true_color]), classic);
    assert_eq!(drawn(&always, &[("NO_COLOR", "1"), true_color]), classic);
    for off in [("NO_COLOR", "1"), ("CLICOLOR", "0")] {
        assert!(!drawn(&[], &[off, true_color]).contains('\x1b'), "{off:?}");
    }
    assert!(drawn(&["--color", "always", "--glyphs", "ascii"], &[true_color]).is_ascii());
    let narrow = drawn(&always, &[true_color, ("COLUMNS", "40")]);
    assert_eq!(narrow.lines().take_while(|line| !line.starts_with("Black 3")).count(), 9);
}

/// Runs `show` on a game with notes.
fn diagram(args: &[&str]) -> (String, String) {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/formats/annotated_by_hand.pgn");
    let output = Command::new(OTHELLO).arg("show").args(args).arg(file).output();
    let output = output.unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr))
}

#[test]
fn diagrams_for_print_have_the_marks_of_a_position() {
    let (svg, _) = diagram(&["--diagram", "svg", "--at", "4"]);
    assert_eq!(svg.matches("<circle").count(), 8, "{svg}");
    // Two circles are marks, and a label is a text.
    assert_eq!(svg.matches("a8 8 0 1 0 16 0").count(), 2);
    assert!(svg.contains(">x}y</text>") && svg.contains(">Move 4: d3!?. the choice</text>"));
    let (numbers, _) = diagram(&["--diagram", "svg", "--at", "4", "--numbers"]);
    assert!(numbers.contains(">4</text>") && !numbers.contains(">x}y</text>"));
    let (tex, _) = diagram(&["--diagram", "latex", "--at", "4"]);
    assert!(tex.starts_with("\\documentclass") && tex.ends_with("\\end{document}\n"));
    assert!(tex.contains("\\fit{x\\}y}};") && tex.contains("Move 4: d3!?. the choice"), "{tex}");
    assert_eq!(tex.matches("circle (0.4)").count(), 8);
}

#[test]
fn each_commented_position_has_a_diagram() {
    let (tex, _) = diagram(&["--diagram", "latex", "--commented"]);
    assert_eq!(tex.matches("\\begin{tikzpicture}").count(), 2, "{tex}");
    assert!(tex.contains("Move 2: d6. here two blanks"));
    let args = ["show", "--diagram", "svg", "--commented", "--moves", "f5d6"];
    let output = Command::new(OTHELLO).args(args).output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(err.contains("there is no comment in the game") && !output.status.success(), "{err}");
}

/// No sign of a comment means anything to LaTeX or to XML, and letters that the fonts of LaTeX lack
/// are left to a command that can do without them.
#[test]
fn comments_of_any_signs_are_escaped_in_diagrams() {
    let pgn = "[Black \"A\"]\n\n1. f5 {50 % of a_b & c\\d #1 ~ ^ $2 <i> \"q\" `` '' -- ä 日 👍🏽 e\u{301}} \
               {[%label d6 \"wide label\"]} *\n";
    let draw = |format: &str| {
        let mut show = Command::new(OTHELLO);
        show.args(["show", "--diagram", format, "-"]);
        let mut child = show.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(pgn.as_bytes()).unwrap();
        String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
    };
    let tex = draw("latex");
    for part in [
        r"50 \% of a\_b \& c\textbackslash{}d \#1 \textasciitilde{} \textasciicircum{} \$2",
        r"\textless{}i\textgreater{} \textquotedbl{}q\textquotedbl{}",
        r"\textasciigrave{}\textasciigrave{} '{}' -{}- ä \letter{日}{65E5} \letter{👍}{1F44D}",
        "e\\letter{\u{301}}{}",
        "\\fit{wide…}",
    ] {
        assert!(tex.contains(part), "{part}\n{tex}");
    }
    let svg = draw("svg");
    assert!(svg.contains("50 % of a_b &amp; c\\d #1 ~ ^ $2"), "{svg}");
    assert!(svg.contains("&lt;i&gt;") && svg.contains(">wide…</text>"), "{svg}");
}
