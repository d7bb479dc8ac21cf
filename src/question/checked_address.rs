use super::Question;
#[cfg(feature = "element")]
use crate::json::{Node, parse};
use crate::message::Key;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedAddress {
    pub href: String,
    pub block: Option<String>,
    pub warnings: Vec<String>,
    /// The host in ASCII, the host in Unicode, and the registered part of the ASCII host.
    pub host: Option<(String, String, std::ops::Range<usize>)>,
}

impl Question {
    pub fn href(&self) -> Option<&str> {
        let checked = self.address.as_ref().filter(|checked| checked.block.is_none());
        checked.map(|checked| checked.href.as_str())
    }

    pub fn host(&self) -> &str {
        let host = self.address.as_ref().and_then(|checked| checked.host.as_ref());
        host.map_or("", |(ascii, ..)| ascii)
    }
}

#[cfg(feature = "element")]
impl CheckedAddress {
    pub fn read(text: &str) -> Option<Self> {
        let document = parse(text).ok()?;
        let [href, block, warnings, host] = document.root.as_array()? else { return None };
        let texts = |node: &Node| {
            let texts = node.as_array().unwrap_or_default().iter().filter_map(Node::as_str);
            texts.map(str::to_owned).collect::<Vec<_>>()
        };
        let host = match host.as_array()? {
            [ascii, unicode, start, end] => {
                let part = start.as_number()?.to_usize()?..end.as_number()?.to_usize()?;
                Some((ascii.as_str()?.to_owned(), unicode.as_str()?.to_owned(), part))
            }
            _ => None,
        };
        Some(Self { href: href.as_str()?.to_owned(), block: texts(block).pop(), warnings: texts(warnings), host })
    }
}

/// Returns the sentence for a code of `trust::address`: most sentences have the code's name.
pub fn reason(code: &str) -> Key {
    let name = match code {
        "too-long" => "too-long-url",
        "message-names-other-host" => "other-host",
        "other-host-than-server" => "other-than-server",
        same => same,
    };
    Key::named(name).unwrap_or(Key::AddressUnchecked)
}
