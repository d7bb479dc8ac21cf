//! JSON text as it was written: order, exact numbers, duplicate names, lone surrogates and the place of every value.
//!
//! A server's request and a person's answer are checked for things that ordinary readers lose: `JSON.parse` rounds
//! numbers and drops duplicate names, and UTF-8 cannot hold a lone surrogate. So the layers above this one
//! work on [`Node`]s.
//!
//! serde_json gives none of places, lone surrogates and duplicates, and takes 9.3 kB in brotli; where none of them matter it serves
//! (the crate's feature `serde_json`).

mod compare;
mod decimal;
mod digits;
mod double;
mod fault;
mod find;
mod number;
mod order;
mod parse;
mod pointer;
mod print;
mod text;
mod value;
mod work;

pub(crate) use digits::digits;
pub use fault::Fault;
pub(crate) use fault::shortened;
pub(crate) use find::find;
pub use number::Number;
pub(crate) use order::{order, repeated, sorted};
pub use parse::{Document, MAX_DEPTH, MAX_DIGITS, SyntaxError, SyntaxErrorKind, parse, parse_passing_over};
pub use pointer::Pointer;
pub(crate) use print::push_hex;
pub use text::Text;
pub use value::{Member, Node, Object, Range, Value};
pub use work::Work;
