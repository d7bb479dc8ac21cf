//! What a diagnostic is about. The table of codes is in `rules/`.

use super::severity::Severity;
use std::fmt;

/// What a [`Diagnostic`](super::Diagnostic) is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Code(pub(super) &'static Row);

/// What all findings of a code share.
#[derive(PartialEq, Eq, Hash)]
pub(super) struct Row {
    pub name: &'static str,
    pub severity: Severity,
    pub message: &'static str,
    /// The place of what to do about it. The form says only what is so, and is spared those texts.
    pub help: u8,
}

impl Code {
    /// The code of a fault: of something that makes a request one that cannot be answered.
    pub(super) fn of_fault(name: &str) -> Self {
        Self::find(Self::ERRORS, name)
    }

    /// The code of a property that is left out.
    pub(super) fn of_left_out(name: &str) -> Self {
        Self::find(Self::LEFT_OUT, name)
    }

    fn find(codes: &[Self], name: &str) -> Self {
        codes.iter().find(|code| code.as_str() == name).copied().unwrap_or(Self::NOT_A_SCHEMA)
    }

    /// The code's name, such as `unknown-keyword`.
    pub fn as_str(self) -> &'static str {
        self.0.name
    }

    /// How much all findings of this code weigh.
    pub fn severity(self) -> Severity {
        self.0.severity
    }

    /// What was found, in one sentence with places for arguments.
    pub fn message(self) -> &'static str {
        self.0.message
    }

    /// Every code, errors first.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::ERRORS, Self::LEFT_OUT, Self::WARNINGS, Self::NOTES].into_iter().flatten().copied()
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Makes constants of [`Code`], and the list of all rules, of one table.
macro_rules! codes {
    ($($list:ident $severity:ident {
        $($constant:ident = $name:literal [$($site:ident $file:ident::$check:ident),*] $message:literal $help:literal,)*
    })*) => {
        use super::{Code, Severity, code::Row};

        impl Code {
            $(
                $(
                    #[doc = concat!("`", $name, "`")]
                    pub const $constant: Self =
                        Self(&Row { name: $name, severity: Severity::$severity, message: $message, help: Place::$constant as u8 });
                )*
                pub(super) const $list: &'static [Self] = &[$(Self::$constant,)*];
            )*

            /// What the author of the server can do about it, with places for arguments.
            pub fn help(self) -> &'static str {
                const HELP: &[&str] = &[$($($help,)*)*];
                HELP.get(usize::from(self.0.help)).copied().unwrap_or_default()
            }
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
