use super::Model;
use super::html::{Html, Tag, live, nothing, tag};
use super::notice::notice;
use crate::json::{self, Node};
use crate::message::Key;
use std::rc::Rc;

/// What is known of the address of a request in URL mode.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Address {
    /// It is being judged.
    #[default]
    Waiting,
    /// It could not be judged, so it is not opened.
    Unchecked,
    /// It was judged.
    Judged(Judged),
}

/// An address that was judged (`security.md` 2.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
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
    /// Reads what the judge says: JSON text, or nothing while it is not there, or an empty text if it cannot be had.
    pub fn read(verdict: Option<&str>) -> Self {
        let Some(verdict) = verdict else { return Self::Waiting };
        let Ok(document) = json::parse(verdict) else { return Self::Unchecked };
        let root = document.root;
        let text = |node: Option<&Node>| node.and_then(Node::as_str).map(str::to_owned);
        let host = root.get("host").and_then(|host| {
            let range = host.get("registrable")?.as_array()?;
            let at = |index: usize| range.get(index)?.as_number()?.to_usize();
            Some((text(host.get("ascii"))?, text(host.get("shown"))?, at(0)?..at(1)?))
        });
        Self::Judged(Judged {
            href: text(root.get("href")).unwrap_or_default(),
            block: text(root.get("block")),
            warnings: root
                .get("warnings")
                .and_then(Node::as_array)
                .unwrap_or_default()
                .iter()
                .filter_map(|node| text(Some(node)))
                .collect(),
            host,
        })
    }

    /// What is opened, if it may be.
    pub fn href(&self) -> Option<&str> {
        match self {
            Self::Judged(judged) if judged.block.is_none() => Some(&judged.href),
            _ => None,
        }
    }

    /// The host to name on the button.
    pub fn host(&self) -> &str {
        match self {
            Self::Judged(Judged { host: Some((ascii, ..)), .. }) => ascii,
            _ => "",
        }
    }
}

/// The address in full, its host above it, and what there is to be warned of; nothing of it is a link, and nothing is
/// loaded from it (MCP 2025-11-25 and 2026-07-28: show the full URL, highlight the domain, never pre-fetch).
pub fn address(model: &Rc<Model>, sent: &str) -> Html {
    let (model, sent) = (Rc::clone(model), sent.to_owned());
    live(move || {
        let frame = tag("div class=address part=url-card");
        Some(match model.address.get() {
            Address::Waiting => frame.child(tag("p class=hint").child(model.say(Key::Loading))),
            Address::Unchecked => frame.child(url(&sent, None)).child(notice(
                "address-unchecked",
                model.say(Key::BlockedTitle),
                model.say(Key::AddressUnchecked),
            )),
            Address::Judged(judged) => known(&model, frame, &sent, &judged),
        })
    })
}

fn known(model: &Model, frame: Tag, sent: &str, judged: &Judged) -> Tag {
    if let Some(code) = &judged.block {
        let shown = if judged.href.is_empty() { sent } else { &judged.href };
        let frame = frame.child(url(shown, None));
        return frame.child(notice(code, model.say(Key::BlockedTitle), model.say(reason(code))));
    }
    let frame = match &judged.host {
        Some((ascii, shown, registrable)) => {
            let name = tag("b dir=ltr").child(emphasised(ascii, registrable));
            let other = (ascii != shown).then(|| tag("span dir=ltr").child([" ", shown].concat()));
            let tab = tag("small").child(model.say(Key::NewTab));
            frame.child(tag("p class=host part=url-host").child(name).child(other).child(tab))
        }
        None => frame,
    };
    let highlight = judged.host.as_ref().and_then(|(ascii, _, registrable)| {
        let start = judged.href.find("://")?.saturating_add(3);
        judged.href.get(start..)?.starts_with(ascii.as_str()).then_some(())?;
        Some(start.saturating_add(registrable.start)..start.saturating_add(registrable.end))
    });
    let rewritten = (judged.href != sent
        && judged.warnings.iter().any(|code| code == "normalised" || code == "ambiguous"))
    .then(|| url(sent, None));
    let warnings = judged.warnings.iter().map(|code| -> Html {
        let host = judged.host.as_ref().map_or("", |(ascii, ..)| ascii);
        notice(code, model.say(reason(code)), model.language().say(Key::OpenOnlyIf, &[("host", host)])).into()
    });
    frame.child(url(&judged.href, highlight)).child(rewritten).children(warnings)
}

/// An address, every character of it, with the part that somebody registered emphasised.
fn url(text: &str, highlight: Option<std::ops::Range<usize>>) -> Tag {
    let shown = crate::trust::shown(text, crate::trust::TextKind::WholeMessage).text;
    let frame = tag("p class=url part=url dir=ltr");
    match highlight {
        Some(range) if shown == text => frame.child(emphasised(text, &range)),
        _ => frame.child(shown),
    }
}

fn emphasised(text: &str, range: &std::ops::Range<usize>) -> Html {
    let part = |start: usize, end: usize| text.get(start..end).unwrap_or_default().to_owned();
    if text.get(range.clone()).is_none() {
        return nothing();
    }
    let middle = tag("strong").child(part(range.start, range.end));
    Html::Many(vec![part(0, range.start).into(), middle.into(), part(range.end, text.len()).into()])
}

/// The sentence for a code of the judge.
pub fn reason(code: &str) -> Key {
    const REASONS: [(&str, Key); 15] = [
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
        ("message-names-other-host", Key::OtherHost),
        ("other-host-than-server", Key::OtherThanServer),
        ("same-origin", Key::SameOrigin),
        ("pre-authenticated", Key::PreAuthenticated),
    ];
    REASONS.iter().find(|(known, _)| *known == code).map_or(Key::AddressUnchecked, |(_, key)| *key)
}
