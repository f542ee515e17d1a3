//! The pages of the help, but for the keys, whose table has its own words.

/// The way in which a move is made.
pub const PLAY: &str = "Black moves first. Place a disc so that one or more of your opponent's discs \
     lie in a straight line, in any of the eight directions, between it and another of your discs: \
     every disc enclosed this way is flipped. If you can move, you must.";

/// The way to other rules.
pub const OTHER_RULES: &str = "Press n for a game by other rules of the family.";

/// The marks of squares that are drawn as pictures.
pub const PICTURE_MARKS: [&str; 6] = [
    "Small square: a legal move.",
    "Bright corners: the cursor, with a pale disc where it can play.",
    "Dot of the other colour in a disc: the move under the cursor would flip it.",
    "Red or orange dot in a disc: the last move.",
    "Blue or purple rim of a disc: the last move flipped it.",
    "Dark squares where lines cross: a guide for the eye, as on wooden boards.",
];

/// The marks of squares that are drawn from characters.
pub const CHARACTER_MARKS: [&str; 6] = [
    "Small square: a legal move.",
    "Brackets or a lit square: the cursor, with a small disc where it can play.",
    "+ beside a disc: the move under the cursor would flip it.",
    "* beside a disc: the last move.",
    "' beside a disc: the last move flipped it.",
    "Crosses between squares: a guide for the eye, as on wooden boards.",
];

/// The marks of squares of one or two characters.
pub const SMALL_MARKS: [&str; 5] = [
    "Dot: a legal move.",
    "Bright bar or lit square: the cursor, with a small disc where it can play.",
    "+ beside a disc: the move under the cursor would flip it.",
    "* beside a disc: the last move.",
    "' beside a disc: the last move flipped it.",
];

/// The marks of squares that are drawn in letters.
pub const LETTER_MARKS: [&str; 5] = [
    "Dots: a legal move.",
    "Brackets, a bright bar or a lit square: the cursor, with small letters where it can play.",
    "+ beside a disc: the move under the cursor would flip it.",
    "* beside a disc: the last move.",
    "' beside a disc: the last move flipped it.",
];

/// The mark of a clock that runs out.
pub const CLOCK_MARK: &str = "! on both sides of a running clock: less than 20 seconds left.";

/// The learning marks.
pub const LEARNING: [&str; 3] = [
    "# c x: special squares (see below).",
    "=: a stable disc (can never be flipped).",
    "Numbers: your opponent's replies to the move under the cursor, and the discs they would flip.",
];

/// The heading of the marks of values.
pub const VALUES: &str = "The engine's values of moves (z)";

/// The marks of values.
pub const VALUE_MARKS: [&str; 3] = [
    "*: the best move.",
    "A number: the discs that it loses against the best one, or with a sign its value; = if exact.",
    "In the smallest squares a digit alone; + for 10 and more.",
];

/// The heading of the marks of a review.
pub const REVIEW: &str = "Review (j), variations and comments";

/// The marks of a review.
pub const REVIEW_MARKS: [&str; 3] = [
    "!: a better move than ?, which was played here.",
    "A number beside a move in the panel: the discs that it loses; = if the loss is exact.",
    "+ behind a move: variations; \": a comment. ^ # o x in squares: marks.",
];

/// The learning marks of squares that are drawn as pictures.
pub const PICTURE_LEARNING: [&str; 3] = [
    "# c x on tinted squares: special squares (see below).",
    "Tinted square, blue or purple dot: a stable disc (can never be flipped).",
    "Numbers: your opponent's replies to the move under the cursor, and the discs they would flip.",
];

/// The special squares.
pub const SQUARES: &str = "
    a b c d e f g h
  1 # c . . . . c #
  2 c x . . . . x c
  3 . . . . . . . .
  4 . . . . . . . .
  5 . . . . . . . .
  6 . . . . . . . .
  7 c x . . . . x c
  8 # c . . . . c #
";

/// The names of the special squares.
pub const SQUARE_NAMES: [&str; 4] = [
    "# corners: discs there can never be flipped.",
    "c C-squares: next to a corner, on the edge.",
    "x X-squares: next to a corner, on the diagonal.",
    "Edges are named by the compass: row 1 is north, row 8 south, column a west, column h east.",
];

/// Advice, with headings.
pub const STRATEGY: [(&str, &str); 7] = [
    (
        "Moves before discs",
        "Until the last dozen moves, few discs are better than many. Count moves instead: keep yours, \
         take your opponent's away. Whoever runs out of safe moves must give a corner.",
    ),
    (
        "Quiet moves",
        "Discs with an empty square beside them are the frontier: they give your opponent moves. Play \
         moves that flip few discs, in one direction, inside the crowd.",
    ),
    (
        "Corners",
        "A disc in a corner can never be flipped, nor can the unbroken row of yours that grows from \
         it. Still, do not pay for one with all your good moves.",
    ),
    (
        "Squares beside corners",
        "While the corner is empty, the X-square (b2) usually gives it away, the C-square (a2, b1) \
         often does. Play there only if your opponent cannot use it, or pays more than you.",
    ),
    (
        "Edges",
        "Six of your discs between two empty corners are strong: a balanced edge. Five, or discs with \
         a gap of one square, let your opponent wedge in for good. Do not rush to the edges: safe \
         moves there are your reserve.",
    ),
    (
        "Parity",
        "Near the end the empty squares fall into regions. Leave your opponent regions with an even \
         number of squares, and make the last move in each. White has the last move of the \
         game unless somebody passes: Black wants a region that White cannot enter.",
    ),
    (
        "The end",
        "Now discs count. Read the last ten squares out to the end, every order of them: it decides \
         more games than any corner.",
    ),
];

/// Advice where fewer discs win, with headings.
pub const ANTI_STRATEGY: [(&str, &str); 4] = [
    (
        "Fewest discs win",
        "A disc that can never be flipped counts against you for good: corners, and the rows that \
         grow from them, are what you leave to your opponent.",
    ),
    (
        "Moves still matter",
        "Whoever has a choice need not take a corner. Keep safe moves in reserve, and leave your \
         opponent none but bad ones.",
    ),
    (
        "Squares beside corners",
        "An X-square or C-square offers your opponent a corner that must be taken if there is no \
         other move: here that is an attack.",
    ),
    (
        "The end",
        "The last moves flip the most discs and nobody flips them back: arrange that your opponent \
         makes them, even by a pass of your own.",
    ),
];

/// The way to select text.
pub const MOUSE: [&str; 2] = [
    "To select text with the mouse, type :mouse, or hold Shift (in some terminals Option) as you drag.",
    "y copies the transcript. Paste a transcript or a position to load it.",
];

/// The heading of the learning marks.
pub const LEARNING_HEADING: &str = "Learning marks (:learn)";

/// The heading of the themes.
pub const THEMES_HEADING: &str = "Themes";

/// Returns a theme with what it looks like.
pub fn theme(name: &str, phrase: &str) -> String {
    format!("{name}: {phrase}.")
}
