use super::digits::digits;
use std::fmt;

/// A JSON Pointer (RFC 6901), for example `/properties/email/format`; the empty pointer means the whole document.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pointer(String);

impl Pointer {
    pub fn root() -> Self {
        Self::default()
    }

    #[must_use]
    pub fn member(&self, name: &str) -> Self {
        self.clone().with(name)
    }

    /// Returns this pointer extended by an array index, counted from 0.
    #[must_use]
    pub fn item(&self, index: usize) -> Self {
        self.member(&digits(index))
    }

    #[must_use]
    pub fn join(&self, inner: &Self) -> Self {
        Self([self.as_str(), inner.as_str()].concat())
    }

    pub(crate) fn contains(&self, other: &Self) -> bool {
        other.0.strip_prefix(&self.0).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    }

    /// Like [`member`](Self::member), but in place, so that a long pointer is built without a copy for each level.
    pub(crate) fn with(mut self, name: &str) -> Self {
        self.0.push('/');
        for c in name.chars() {
            match c {
                '~' => self.0.push_str("~0"),
                '/' => self.0.push_str("~1"),
                _ => self.0.push(c),
            }
        }
        self
    }

    /// Returns the target of a `$ref` within its document: `#`, or `#` and a pointer as a fragment (RFC 6901, section
    /// 6). `None` for every other reference.
    pub fn of_reference(reference: &str) -> Option<Self> {
        let fragment = decoded(reference.strip_prefix('#')?)?;
        (fragment.is_empty() || fragment.starts_with('/')).then(|| Self::from(fragment.as_str()))
    }

    /// Returns the names and indices of the pointer, with `~0` and `~1` unescaped.
    pub fn tokens(&self) -> impl Iterator<Item = String> {
        self.0.split('/').skip(1).map(|token| unescaped(token).unwrap_or_else(|| token.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Unescapes a token; `None` if an escape is invalid. (`str::replace` would add searchers that nothing else needs.)
pub(super) fn unescaped(token: &str) -> Option<String> {
    let mut parts = token.split('~');
    let mut name = parts.next()?.to_owned();
    for part in parts {
        name.push(match part.as_bytes().first()? {
            b'1' => '/',
            b'0' => '~',
            _ => return None,
        });
        name.push_str(part.get(1..)?);
    }
    Some(name)
}

/// Decodes the percent-encoding of a fragment; `None` for encoded characters beyond ASCII, which no known server writes.
fn decoded(fragment: &str) -> Option<String> {
    let mut text = String::new();
    let mut rest = fragment.chars();
    while let Some(c) = rest.next() {
        let mut digit = || rest.next()?.to_digit(16);
        let decoded = if c == '%' { char::from_u32(digit()?.wrapping_shl(4) | digit()?)? } else { c };
        text.push(Some(decoded).filter(|decoded| c != '%' || decoded.is_ascii())?);
    }
    Some(text)
}

impl From<&str> for Pointer {
    /// Wraps a pointer's text; a text that does not begin with `/` becomes the pointer to the whole document.
    fn from(text: &str) -> Self {
        Self(if text.starts_with('/') { text.to_owned() } else { String::new() })
    }
}

impl fmt::Display for Pointer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
