//! The kinds of findings. Their table is in `rules/`.

use super::severity::Severity;
use crate::message::fault::template;
use std::fmt;

/// The kind of a [`Diagnostic`](super::Diagnostic): its index in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(pub(super) u8);

/// A list of the table as texts with one line for each code, because a pointer for each text would take half as much
/// room again.
pub(super) struct Texts {
    pub names: &'static str,
    pub messages: &'static str,
}

impl Code {
    /// Returns the code of a fault, which makes a request unanswerable.
    pub(super) fn of_fault(name: &str) -> Self {
        let place = Self::ERRORS.names.split('\n').position(|line| line == name);
        place.and_then(|place| u8::try_from(place).ok()).map_or(Self::NOT_A_SCHEMA, Self)
    }

    /// Returns the code of a property that is left out.
    pub(super) fn of_left_out(name: &str) -> Self {
        Self::find(name).unwrap_or(Self::NOT_A_SCHEMA)
    }

    /// Returns the code's name, such as `unknown-keyword`.
    pub fn as_str(self) -> &'static str {
        let (texts, place) = self.texts();
        line(texts.names, place)
    }

    /// Returns the code called `name`.
    pub fn find(name: &str) -> Option<Self> {
        Self::all().find(|code| code.as_str() == name)
    }

    /// Returns true if its rule is off by default, because generators write it everywhere, no client uses it, and an
    /// author can seldom change it. The last list of the table has these codes.
    pub fn is_silent(self) -> bool {
        self.place().0.saturating_add(1) == Self::LISTS.len()
    }

    /// Returns the default severity of its findings.
    pub fn severity(self) -> Severity {
        Self::LISTS.get(self.place().0).map_or(Severity::Note, |(severity, _)| *severity)
    }

    /// Returns the template of the message. The messages of faults are also sent to the card's hosts.
    pub fn message(self) -> &'static str {
        let (texts, place) = self.texts();
        template(self.as_str()).unwrap_or_else(|| line(texts.messages, place))
    }

    /// Returns the template of the help for the server's author.
    pub fn help(self) -> &'static str {
        line(Self::HELP, self.0.into())
    }

    /// Returns all codes, errors first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=u8::MAX).map(Self).take(Self::LISTS.iter().fold(0, |sum, (_, count)| count.saturating_add(sum)))
    }

    fn texts(self) -> (&'static Texts, usize) {
        let (list, place) = self.place();
        (Self::TEXTS.get(list).unwrap_or(&Self::ERRORS), place)
    }

    /// Returns the index of its list, and its index in the list.
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

/// Declares the constants of [`Code`], its texts, and the list of all rules, from one table.
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
            /// The codes whose fixes change neither the possible answers nor the prefilled values.
            pub(super) const KEEPING: &'static [Self] = &[$($($({ stringify!($keeps); Self::$constant },)?)*)*];
            /// The number of codes in each list, with their severity.
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
