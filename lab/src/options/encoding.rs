//! The option for the encoding of files.

use clap::Args;

use othello_notation::encoding::Encoding;

/// The encoding of the files that a command reads.
#[derive(Args, Clone, Copy, Default)]
pub struct EncodingArgs {
    /// The encoding of the files, such as `Shift_JIS` (default: as they name it, UTF-8, or a guess)
    #[arg(long, value_name = "NAME")]
    pub encoding: Option<Encoding>,
}
