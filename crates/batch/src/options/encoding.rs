//! The option for the encoding of files.

use clap::Args;

use othello_notation::encoding::Encoding;

/// The encoding of the files that a command reads.
#[derive(Args, Clone, Copy, Default)]
pub struct EncodingArgs {
    #[arg(long, value_name = "NAME")]
    pub encoding: Option<Encoding>,
}
