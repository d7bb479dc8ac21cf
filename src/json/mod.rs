//! JSON text exactly as written: member order, exact numbers, duplicate names, lone surrogates and the range of every
//! value.
//!
//! Requests and answers are checked for details that ordinary parsers lose: `JSON.parse` rounds numbers and drops
//! duplicate names, and UTF-8 cannot represent a lone surrogate. So the layers above work on [`Node`]s.
//!
//! `serde_json` reports neither ranges nor lone surrogates nor duplicates, and is larger. It is available where none of
//! these matter (the crate's feature `serde_json`).

mod compare;
mod decimal;
mod digits;
mod double;
mod fault;
mod find;
mod locate;
mod number;
mod order;
mod parse;
mod pointer;
mod print;
mod text;
mod value;

pub(crate) use digits::digits;
pub use fault::Fault;
pub(crate) use fault::shortened;
pub(crate) use find::{find, joined, replaced};
pub(crate) use locate::locate_range;
pub use number::Number;
pub(crate) use order::{order, repeated, sorted};
pub use parse::{Document, MAX_DEPTH, MAX_DIGITS, SyntaxError, SyntaxErrorKind, parse, parse_skipping};
pub use pointer::Pointer;
pub(crate) use print::push_hex;
pub use text::Text;
pub use value::{Member, Node, Object, Range, Value};
