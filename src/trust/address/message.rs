//! The host names in a message.

use super::{Host, suffix};
use crate::trust::fold::lower;

/// Top-level domains that make a word a host name even without `https://` before it.
const TOP: &str = " com org net io dev app ai co edu gov info cloud example xyz uk de fr es it nl ch at eu us ca au jp cn \
    ru br in tr kr ";

pub(super) fn names_other_host(message: &str, host: &Host) -> bool {
    let is_same = |name: &str, host: &str, part: &std::ops::Range<usize>| {
        name.get(suffix::registrable(name)) == host.get(part.clone())
    };
    let is_part = |c: char| {
        c.is_ascii_alphanumeric() || matches!(c, '.' | '-') || !c.is_ascii() && !"。，、）（「」“”‘’…".contains(c)
    };
    let mut before = "";
    let mut rest = message;
    while !rest.is_empty() {
        let start = rest.find(is_part).unwrap_or(rest.len());
        let (gap, from) = rest.split_at_checked(start).unwrap_or((rest, ""));
        let end = from.find(|c| !is_part(c)).unwrap_or(from.len());
        let (word, after) = from.split_at_checked(end).unwrap_or((from, ""));
        let is_address = gap.starts_with("://") && matches!(before.to_ascii_lowercase().as_str(), "http" | "https");
        let name: String = word.trim_matches(['.', '-']).chars().map(lower).collect();
        // In its original case, since sentences run together ("Done.It"); but a host may be in capitals.
        let spelling = if word.bytes().any(|b| b.is_ascii_lowercase()) { word } else { &name };
        let top = spelling.trim_matches(['.', '-']).rsplit('.').next().unwrap_or_default();
        let is_host = is_address || name.starts_with("www.") || name.contains('.') && TOP.contains(&format!(" {top} "));
        let is_mail = gap.ends_with('@') || after.starts_with('@');
        if is_host
            && !is_mail
            && !name.is_empty()
            && !is_same(&name, &host.ascii, &host.registrable)
            && !is_same(&name, &host.unicode, &host.registrable_unicode)
        {
            return true;
        }
        (before, rest) = (word, after);
    }
    false
}
