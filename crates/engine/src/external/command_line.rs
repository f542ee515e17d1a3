//! Command lines, split into words as a shell does.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use othello_os::processes::{BACKSLASH, Backslash};

/// A command and its arguments, written in one line.
///
/// Blanks separate words. Single quotes keep all between them; double quotes do so too, but for a
/// backslash before `"`, `\`, `$` or a backquote; a backslash elsewhere keeps the next character.
/// Nothing else is special: no variables, no patterns, no pipes. Where a backslash separates the folders of a path, it is no
/// more than that.
///
/// ```
/// use othello_engine::external::CommandLine;
/// let line: CommandLine = r#"/opt/edax -nboard -eval-file 'my eval.dat'"#.parse()?;
/// assert_eq!(line.program(), "/opt/edax");
/// assert_eq!(line.arguments(), ["-nboard", "-eval-file", "my eval.dat"]);
/// # Ok::<(), othello_engine::external::ParseCommandLineError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    text: String,
    program: String,
    arguments: Vec<String>,
}

impl CommandLine {
    /// Returns the program, a name or a path.
    pub fn program(&self) -> &str {
        &self.program
    }

    /// Returns the arguments.
    pub fn arguments(&self) -> &[String] {
        &self.arguments
    }
}

impl fmt::Display for CommandLine {
    /// Writes the line as it was given.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl FromStr for CommandLine {
    type Err = ParseCommandLineError;

    fn from_str(text: &str) -> Result<Self, ParseCommandLineError> {
        let mut words = words(text, BACKSLASH)?.into_iter();
        let program = words.next().filter(|program| !program.is_empty());
        let program = program.ok_or(ParseCommandLineError::NoProgram)?;
        Ok(Self { text: text.trim().into(), program, arguments: words.collect() })
    }
}

fn words(text: &str, backslash: Backslash) -> Result<Vec<String>, ParseCommandLineError> {
    let mut words = Vec::new();
    // Quotes without anything between them are a word too.
    let mut word: Option<String> = None;
    let mut rest = text.chars();
    while let Some(letter) = rest.next() {
        match letter {
            '\0' => return Err(ParseCommandLineError::Nul),
            letter if letter.is_whitespace() => words.extend(word.take()),
            quote @ ('\'' | '"') => {
                let word = word.get_or_insert_default();
                loop {
                    match rest.next().ok_or(ParseCommandLineError::OpenQuote(quote))? {
                        '\0' => return Err(ParseCommandLineError::Nul),
                        end if end == quote => break,
                        '\\' if quote == '"' && backslash == Backslash::Keeps => {
                            match rest.next() {
                                Some(kept @ ('"' | '\\' | '$' | '`')) => word.push(kept),
                                other => word.extend(['\\'].into_iter().chain(other)),
                            }
                        }
                        kept => word.push(kept),
                    }
                }
            }
            '\\' if backslash == Backslash::Keeps => {
                let kept = rest.next().ok_or(ParseCommandLineError::LastBackslash)?;
                word.get_or_insert_default().push(kept);
            }
            kept => word.get_or_insert_default().push(kept),
        }
    }
    words.extend(word);
    Ok(words)
}

/// The error of a text that is not a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseCommandLineError {
    /// There is no program.
    NoProgram,
    /// A quote is not closed.
    OpenQuote(char),
    /// There is nothing behind a backslash.
    LastBackslash,
    /// There is a NUL character, which no argument can have.
    Nul,
}

impl fmt::Display for ParseCommandLineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoProgram => f.write_str("expected a command, found none"),
            Self::OpenQuote(quote) => write!(f, "the command has a {quote} that is not closed"),
            Self::LastBackslash => f.write_str("the command ends in a backslash"),
            Self::Nul => f.write_str("the command has a NUL character"),
        }
    }
}

impl Error for ParseCommandLineError {}

#[cfg(test)]
mod tests {
    use super::{CommandLine, ParseCommandLineError, words};
    use othello_os::processes::Backslash;

    #[test]
    fn words_are_split_as_a_shell_does() {
        let check = |text, expected: &[&str]| {
            assert_eq!(words(text, Backslash::Keeps).unwrap(), expected, "{text}");
        };
        check("edax", &["edax"]);
        check("  edax \t -nboard\n", &["edax", "-nboard"]);
        check("a 'b c' \"d e\"", &["a", "b c", "d e"]);
        check("a'b c'd", &["ab cd"]);
        check("a '' \"\"", &["a", "", ""]);
        check(r"a\ b \'c\\", &["a b", r"'c\"]);
        check(r#"'a\b"c' "it's""#, &[r#"a\b"c"#, "it's"]);
        check(r#""\"\\\$\`\n""#, &[r#""\$`\n"#]);
        check("$HOME *.txt a|b; c", &["$HOME", "*.txt", "a|b;", "c"]);
    }

    #[test]
    fn a_backslash_may_separate_folders() {
        let words = |text| words(text, Backslash::Separates).unwrap();
        assert_eq!(words(r#"C:\edax\edax.exe "a b\" 'c\'"#), [r"C:\edax\edax.exe", r"a b\", r"c\"]);
        assert_eq!(words(r"a\ b\"), [r"a\", r"b\"]);
    }

    #[test]
    fn faults_are_named() {
        let check = |text: &str, expected| {
            assert_eq!(text.parse::<CommandLine>(), Err(expected), "{text:?}");
        };
        check("", ParseCommandLineError::NoProgram);
        check("  \t", ParseCommandLineError::NoProgram);
        check("'' a", ParseCommandLineError::NoProgram);
        check("a 'b", ParseCommandLineError::OpenQuote('\''));
        check("a \"b'", ParseCommandLineError::OpenQuote('"'));
        check("a \"b\\", ParseCommandLineError::OpenQuote('"'));
        check("a\0b", ParseCommandLineError::Nul);
        check("'a\0b'", ParseCommandLineError::Nul);
        assert_eq!(words("a\\", Backslash::Keeps), Err(ParseCommandLineError::LastBackslash));
    }
}
