//! What a diagnostic is about. The table of codes is in `rules/`.

use super::severity::Severity;
use crate::message::fault::template;
use std::fmt;

/// What a [`Diagnostic`](super::Diagnostic) is about: its place in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(pub(super) u8);

/// A list of the table, a line for each code: a pointer to each text would take as much room as half of it.
pub(super) struct Texts {
    pub names: &'static str,
    pub messages: &'static str,
}

impl Code {
    /// The code of a fault: of something that makes a request one that cannot be answered.
    pub(super) fn of_fault(name: &str) -> Self {
        let place = Self::ERRORS.names.split('\n').position(|line| line == name);
        place.and_then(|place| u8::try_from(place).ok()).map_or(Self::NOT_A_SCHEMA, Self)
    }

    /// The code of a property that is left out.
    pub(super) fn of_left_out(name: &str) -> Self {
        Self::find(name).unwrap_or(Self::NOT_A_SCHEMA)
    }

    /// The code's name, such as `unknown-keyword`.
    pub fn as_str(self) -> &'static str {
        let (texts, place) = self.texts();
        line(texts.names, place)
    }

    /// The code called `name`.
    pub fn find(name: &str) -> Option<Self> {
        Self::all().find(|code| code.as_str() == name)
    }

    /// Whether it is found only where it is asked for: generators write it everywhere, no client goes by it, and an author
    /// can seldom change it. The last list of the table has these.
    pub fn is_silent(self) -> bool {
        self.place().0.saturating_add(1) == Self::LISTS.len()
    }

    /// How much all findings of this code weigh, where nothing else is asked for.
    pub fn severity(self) -> Severity {
        Self::LISTS.get(self.place().0).map_or(Severity::Note, |(severity, _)| *severity)
    }

    /// What was found, in one sentence with places for arguments. Those of faults the card's hosts are told too.
    pub fn message(self) -> &'static str {
        let (texts, place) = self.texts();
        template(self.as_str()).unwrap_or_else(|| line(texts.messages, place))
    }

    /// What the author of the server can do about it, with places for arguments.
    pub fn help(self) -> &'static str {
        line(Self::HELP, self.0.into())
    }

    /// Every code, errors first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=u8::MAX).map(Self).take(Self::LISTS.iter().fold(0, |sum, (_, count)| count.saturating_add(sum)))
    }

    fn texts(self) -> (&'static Texts, usize) {
        let (list, place) = self.place();
        (Self::TEXTS.get(list).unwrap_or(&Self::ERRORS), place)
    }

    /// Its list, and its place there.
    fn place(self) -> (usize, usize) {
        let mut place = usize::from(self.0);
        let ends = |(_, count): &(Severity, usize)| match place.checked_sub(*count) {
            None => true,
            Some(behind) => {
                place = behind;
                false
            }
        };
        (Self::LISTS.iter().position(ends).unwrap_or_default(), place)
    }
}

fn line(texts: &'static str, place: usize) -> &'static str {
    texts.split('\n').nth(place).unwrap_or_default()
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Makes constants of [`Code`], its texts, and the list of all rules, of one table.
macro_rules! codes {
    ($($list:ident $severity:ident {
        $($constant:ident = $name:literal $($keeps:ident)? [$($site:ident $file:ident::$check:ident),*] $message:literal $help:literal,)*
    })*) => {
        use super::{Code, Severity, code::Texts};

        impl Code {
            $(
                $(
                    #[doc = concat!("`", $name, "`")]
                    pub const $constant: Self = Self(Place::$constant as u8);
                )*
                pub(super) const $list: Texts =
                    Texts { names: concat!($($name, "\n",)*), messages: concat!($($message, "\n",)*) };
            )*
            pub(super) const TEXTS: &'static [Texts] = &[$(Self::$list,)*];
            pub(super) const HELP: &'static str = concat!($($($help, "\n",)*)*);
            /// The codes whose fixes leave what can be answered, and what is filled in at the start, as it is.
            pub(super) const KEEPING: &'static [Self] = &[$($($({ stringify!($keeps); Self::$constant },)?)*)*];
            /// How many codes each list has, and how much they weigh.
            pub(super) const LISTS: &'static [(Severity, usize)] =
                &[$((Severity::$severity, [$(Self::$constant,)*].len()),)*];
        }

        /// The codes in the order of the table.
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "named as the codes are")]
        enum Place {
            $($($constant,)*)*
        }

        /// Every rule.
        pub(super) const RULES: &[Rule] = &[$($($(Rule::$site($file::$check),)*)*)*];
    };
}
pub(super) use codes;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_its_sentences() {
        for code in Code::all() {
            let (message, help) = (code.message(), code.help());
            assert!(message.ends_with('.') && help.ends_with(['.', '?', ']']), "{code:?}: {message:?} {help:?}");
        }
    }
}
