use std::{ops::Deref, sync::Arc};

/// A JSON string. It reads as a `&str`, in which each lone surrogate is U+FFFD; two texts are equal only if
/// their UTF-16 code units are. It is shared by all that copy it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text {
    shown: Arc<str>,
    /// The UTF-16 code units of a text that is not well formed.
    units: Option<Arc<[u16]>>,
}

impl Text {
    /// Makes a text of UTF-16 code units, which may hold lone surrogates.
    pub fn from_utf16(units: &[u16]) -> Self {
        match String::from_utf16(units) {
            Ok(shown) => Self { shown: shown.into(), units: None },
            Err(_) => Self { shown: String::from_utf16_lossy(units).into(), units: Some(units.into()) },
        }
    }

    /// Whether the text has no lone surrogate. A text that has one cannot pass through UTF-8 unchanged
    /// (`docs/security.md` R15), so it can be shown but never be a name or a value to send.
    pub fn is_well_formed(&self) -> bool {
        self.units.is_none()
    }

    /// The UTF-16 code units of a text that is not well formed.
    pub fn ill_formed_units(&self) -> Option<&[u16]> {
        self.units.as_deref()
    }

    /// The length in code points, as `minLength` and `maxLength` count it.
    pub fn code_points(&self) -> usize {
        self.shown.chars().count()
    }

    /// The text with U+FFFD in place of lone surrogates.
    pub fn as_str(&self) -> &str {
        &self.shown
    }
}

impl From<String> for Text {
    fn from(shown: String) -> Self {
        Self { shown: shown.into(), units: None }
    }
}

impl From<&str> for Text {
    fn from(shown: &str) -> Self {
        Self { shown: shown.into(), units: None }
    }
}

impl Deref for Text {
    type Target = str;
    fn deref(&self) -> &str {
        &self.shown
    }
}
