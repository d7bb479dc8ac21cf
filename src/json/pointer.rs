use super::digits::digits;
use std::fmt;

/// A JSON Pointer (RFC 6901), for example `/properties/email/format`; the empty pointer is the whole document.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pointer(String);

impl Pointer {
    /// The pointer to the whole document.
    pub fn root() -> Self {
        Self::default()
    }

    /// This pointer, one level deeper: the member `name` of an object.
    #[must_use]
    pub fn member(&self, name: &str) -> Self {
        let mut deeper = self.clone();
        deeper.push(name);
        deeper
    }

    /// This pointer, one level deeper: the item of an array at `index`, counted from 0.
    #[must_use]
    pub fn item(&self, index: usize) -> Self {
        self.member(&digits(index))
    }

    /// Goes one level deeper, to the member `name`: a long pointer is put together without a copy for each level.
    pub(crate) fn push(&mut self, name: &str) {
        self.0.push('/');
        for c in name.chars() {
            match c {
                '~' => self.0.push_str("~0"),
                '/' => self.0.push_str("~1"),
                _ => self.0.push(c),
            }
        }
    }

    /// The names and indices on the way, with `~0` and `~1` resolved.
    ///
    /// ```
    /// use mcp_elicitation::json::Pointer;
    /// let pointer = Pointer::root().member("a/b").item(2);
    /// assert_eq!(pointer.as_str(), "/a~1b/2");
    /// assert_eq!(pointer.tokens().collect::<Vec<_>>(), ["a/b", "2"]);
    /// assert_eq!(Pointer::from("/~01~2~").tokens().collect::<Vec<_>>(), ["~1~2~"]);
    /// ```
    pub fn tokens(&self) -> impl Iterator<Item = String> {
        self.0.split('/').skip(1).map(unescaped)
    }

    /// The pointer's text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A token without its escapes. (`str::replace` would bring in searchers that nothing else needs.)
fn unescaped(token: &str) -> String {
    let mut parts = token.split('~');
    let mut name = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (escaped, rest) = match part.as_bytes().first() {
            Some(b'1') => ("/", part.get(1..)),
            Some(b'0') => ("~", part.get(1..)),
            _ => ("~", None),
        };
        name.push_str(escaped);
        name.push_str(rest.unwrap_or(part));
    }
    name
}

impl From<&str> for Pointer {
    /// Takes a pointer's text as it is; a text that does not begin with `/` points to the whole document.
    fn from(text: &str) -> Self {
        Self(if text.starts_with('/') { text.to_owned() } else { String::new() })
    }
}

impl fmt::Display for Pointer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
