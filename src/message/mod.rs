//! Every sentence, in every language. The layers below return codes and arguments.
//!
//! English is built in ([`Key`]); each other language is a JSON object from key to sentence, which is read when it is
//! needed ([`Language::read`]). A sentence has slots, `{label}`, and may have a variant for each plural category of
//! [CLDR](https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules), which `count` selects.

mod error_sentence;
pub mod fault_sentence;
mod key;
mod language;
pub mod locales;
mod template;
pub mod validation;

pub use error_sentence::{example_hint, hint, says_optional, sentence, value};
pub use key::Key;
pub use language::{Intl, Language, Plain, is_right_to_left};
pub(crate) use template::fill;
