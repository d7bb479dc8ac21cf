//! The address as the server wrote it, to compare with the parser's result.

use crate::trust::fold::lower;

pub(crate) struct Source {
    /// The text before the first colon, in lower case; `None` if it is not a valid scheme.
    pub(crate) scheme: Option<String>,
    pub(crate) host: String,
    /// The text after the host, from the colon on.
    pub(crate) port: String,
    pub(crate) has_userinfo: bool,
    /// True if it has tabs, line breaks, or spaces and controls at the ends, which the parser removes.
    pub(super) is_changed: bool,
    /// True if it has backslashes, or not two slashes before the host.
    pub(super) is_ambiguous: bool,
}

impl Source {
    pub(crate) fn new(source: &str) -> Self {
        let is_stripped = |c: char| matches!(c, '\t' | '\n' | '\r');
        let trimmed = source.trim_matches(|c: char| c <= ' ');
        let is_changed = trimmed.len() < source.len() || source.contains(is_stripped);
        let text: String = trimmed.chars().filter(|c| !is_stripped(*c)).collect();
        let (scheme, rest) = text.split_once(':').unwrap_or(("", &text));
        let is_scheme = scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && scheme.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.'));
        let authority = rest.trim_start_matches(['/', '\\']);
        let slashes = rest.get(..rest.len().saturating_sub(authority.len())).unwrap_or_default();
        let before_query = rest.split(['?', '#']).next().unwrap_or_default();
        let authority = authority.split(['/', '\\', '?', '#']).next().unwrap_or_default();
        let (userinfo, host) = authority.rsplit_once('@').map_or((None, authority), |(info, host)| (Some(info), host));
        let end = if host.starts_with('[') { host.find(']').map(|at| at.saturating_add(1)) } else { host.find(':') };
        let (host, port) = host.split_at_checked(end.unwrap_or(host.len())).unwrap_or((host, ""));
        Self {
            scheme: is_scheme.then(|| scheme.to_ascii_lowercase()),
            port: port.to_owned(),
            host: host.chars().map(lower).collect(),
            has_userinfo: userinfo.is_some(),
            is_changed,
            is_ambiguous: slashes != "//" || before_query.contains('\\'),
        }
    }
}
