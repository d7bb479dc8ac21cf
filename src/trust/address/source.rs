//! The address as the server wrote it, to compare with the parser's result.

use crate::trust::fold::lower;

pub(crate) struct Source {
    /// The text before the first colon, in lower case; `None` if it is not a valid scheme.
    pub(crate) scheme: Option<String>,
    /// The host as written, in lower case.
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

/// Names of query parameters that contain a sign-in, without `_` and `-`.
const TOKENS: &str = " accesstoken apikey assertion auth authtoken authorization clientsecret credential idtoken jwt \
    logintoken magictoken oauthtoken onetimetoken otp passwd password pwd refreshtoken samlresponse secret session \
    sessionid sessiontoken sid sig signature token xamzsignature xamzsecuritytoken xgoogsignature ";

/// Returns true if a query or a fragment has a parameter that contains a sign-in, or a JSON Web Token.
pub(super) fn has_token(query: &str) -> bool {
    query.trim_start_matches(['?', '#', '/', '!']).split(['&', ';', '?']).any(|pair| {
        let (name, value) = pair.split_once('=').unwrap_or(("", pair));
        let name: String = name.chars().filter(|c| !matches!(c, '_' | '-')).map(|c| c.to_ascii_lowercase()).collect();
        let is_jwt = value.starts_with("eyJ") && value.split('.').count() > 2;
        !value.is_empty() && TOKENS.contains(&format!(" {name} ")) || is_jwt
    })
}
