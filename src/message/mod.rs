//! Every sentence, in every language. The other rooms give codes and figures.

pub mod diagnostic;
pub mod validation;
