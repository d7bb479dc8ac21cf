use crate::message::Key;

/// What is known of the address of a request in URL mode.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Address {
    /// It could not be checked, so it is not opened.
    #[default]
    Unchecked,
    /// It was checked.
    Checked(Checked),
}

/// An address that was checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// The address in the form in which it is opened.
    pub href: String,
    /// Why it is not opened: a code.
    pub block: Option<String>,
    /// What the person is warned of: codes.
    pub warnings: Vec<String>,
    /// The host as it is looked up, as people write it, and the part of the first that somebody registered.
    pub host: Option<(String, String, std::ops::Range<usize>)>,
}

impl Address {
    /// What is opened, if it may be.
    pub fn href(&self) -> Option<&str> {
        match self {
            Self::Checked(checked) if checked.block.is_none() => Some(&checked.href),
            _ => None,
        }
    }

    /// The host to name on the button.
    pub fn host(&self) -> &str {
        match self {
            Self::Checked(Checked { host: Some((ascii, ..)), .. }) => ascii,
            _ => "",
        }
    }
}

/// The sentence for a code of the check.
pub fn reason(code: &str) -> Key {
    const REASONS: [(&str, Key); 16] = [
        ("blocked-scheme", Key::BlockedScheme),
        ("invalid-url", Key::InvalidUrl),
        ("too-long", Key::TooLongUrl),
        ("insecure", Key::Insecure),
        ("userinfo", Key::Userinfo),
        ("idn", Key::Idn),
        ("normalised", Key::Normalised),
        ("ambiguous", Key::Ambiguous),
        ("ip-literal", Key::IpLiteral),
        ("local-address", Key::LocalAddress),
        ("unusual-port", Key::UnusualPort),
        ("trailing-dot", Key::TrailingDot),
        ("message-names-other-host", Key::OtherHost),
        ("other-host-than-server", Key::OtherThanServer),
        ("same-origin", Key::SameOrigin),
        ("pre-authenticated", Key::PreAuthenticated),
    ];
    REASONS.iter().find(|(known, _)| *known == code).map_or(Key::AddressUnchecked, |(_, key)| *key)
}
