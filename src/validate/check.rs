use super::pattern::PatternMatcher;
use super::schema::{Body, Rule, Schema, location};
use super::{ErrorKind, Reason, Report, Undecided, ValidationError};
use crate::json::{Node, Pointer, Text};

/// The work that one validation may cost; a unit is a rule, or 64 bytes of text. It ends within a fraction of a second.
const MAX_WORK: usize = 1_000_000;
/// How many subschemas may be at work in one another. Only `$ref` comes near it.
const MAX_DEPTH: usize = 320;

/// One validation.
pub(super) struct Check<'s> {
    schema: &'s Schema,
    pub(super) patterns: &'s dyn PatternMatcher,
    errors: Vec<ValidationError>,
    undecided: Vec<Undecided>,
    /// While only the verdict is asked for: the verdict until now.
    silent: Option<Verdict>,
    work: usize,
    depth: usize,
    /// The `$ref`s at work: their targets, and the addresses of their instances.
    followed: Vec<(usize, usize)>,
    /// Set when all the work allowed was done.
    stopped: Option<Undecided>,
}

/// What a schema says of an instance.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Valid,
    Invalid,
    Undecided,
}

/// A rule's instance and place.
pub(super) struct At<'a> {
    pub(super) instance: &'a Node,
    pub(super) place: &'a Place<'a>,
    /// The schema that the rule belongs to.
    pub(super) index: usize,
    pub(super) keyword: &'static str,
}

impl<'a> At<'a> {
    /// The instance's items.
    pub(super) fn items(&self) -> &'a [Node] {
        self.instance.as_array().unwrap_or_default()
    }
}

/// A place in the instance, without a text of its own until it is needed.
pub(super) struct Place<'a> {
    parent: Option<&'a Place<'a>>,
    name: &'a str,
    item: usize,
    is_item: bool,
}

impl<'a> Place<'a> {
    pub(super) const ROOT: Place<'static> = Place { parent: None, name: "", item: 0, is_item: false };

    pub(super) fn member(&'a self, name: &'a str) -> Self {
        Self { parent: Some(self), name, item: 0, is_item: false }
    }

    pub(super) fn item(&'a self, item: usize) -> Self {
        Self { parent: Some(self), name: "", item, is_item: true }
    }

    pub(super) fn pointer(&self) -> Pointer {
        let Some(parent) = self.parent.map(Self::pointer) else { return Pointer::root() };
        if self.is_item { parent.item(self.item) } else { parent.member(self.name) }
    }
}

impl<'s> Check<'s> {
    pub(super) fn new(schema: &'s Schema, patterns: &'s dyn PatternMatcher) -> Self {
        let (errors, undecided, followed) = (Vec::new(), Vec::new(), Vec::new());
        Self { schema, patterns, errors, undecided, silent: None, work: MAX_WORK, depth: 0, followed, stopped: None }
    }

    pub(super) fn report(mut self) -> Report {
        self.undecided.extend(self.stopped);
        Report { errors: self.errors, undecided: self.undecided }
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.is_some()
    }

    pub(super) fn is_silent(&self) -> bool {
        self.silent.is_some()
    }

    /// Holds the instance against a subschema.
    pub(super) fn evaluate(&mut self, index: usize, instance: &Node, place: &Place<'_>) {
        let at = At { instance, place, index, keyword: "" };
        if self.silent == Some(Verdict::Invalid) || !self.spend(&at, 1) {
            return;
        }
        match self.body(index) {
            Body::Outside(reason) => self.undecided(&at, *reason),
            Body::False => self.error(&at, || ErrorKind::False),
            Body::Rules(_) if self.depth >= MAX_DEPTH => self.undecided(&at, Reason::Limit),
            Body::Rules(rules) => {
                self.depth = self.depth.saturating_add(1);
                for rule in rules.iter().filter(|rule| rule.keyword.speaks_of(&instance.value)) {
                    let at = At { keyword: rule.keyword.name, ..at };
                    match rule.outside {
                        Some(reason) => self.undecided(&at, reason),
                        None => (rule.keyword.check)(self, &at, rule),
                    }
                }
                self.depth = self.depth.saturating_sub(1);
            }
        }
    }

    /// What a subschema holds.
    pub(super) fn body(&self, index: usize) -> &'s Body {
        self.schema.subschemas.get(index).map_or(&Body::Outside(Reason::Limit), |subschema| &subschema.body)
    }

    /// The rule of another keyword in the same schema.
    pub(super) fn beside(&self, at: &At<'_>, keyword: &str) -> Option<&'s Rule> {
        let Body::Rules(rules) = self.body(at.index) else { return None };
        rules.iter().find(|rule| rule.keyword.name == keyword)
    }

    /// What a subschema says of the instance; nothing is reported.
    pub(super) fn verdict(&mut self, index: usize, at: &At<'_>) -> Verdict {
        let outer = self.silent.replace(Verdict::Valid);
        self.evaluate(index, at.instance, at.place);
        let verdict = std::mem::replace(&mut self.silent, outer);
        verdict.filter(|_| !self.is_stopped()).unwrap_or(Verdict::Undecided)
    }

    /// Holds the instance of a `$ref` against its target, unless that is what is being done already: a circle.
    pub(super) fn follow(&mut self, target: usize, at: &At<'_>) {
        let step = (target, std::ptr::from_ref(at.instance).addr());
        if self.followed.contains(&step) {
            self.undecided(at, Reason::Limit);
        } else {
            self.followed.push(step);
            self.evaluate(target, at.instance, at.place);
            self.followed.pop();
        }
    }

    /// Pays for work; once it is refused, the validation ends.
    pub(super) fn spend(&mut self, at: &At<'_>, units: usize) -> bool {
        if self.stopped.is_some() {
            return false;
        }
        let left = self.work.checked_sub(units);
        match left {
            Some(left) => self.work = left,
            None => self.stopped = Some(self.not_decided(at, Reason::Limit)),
        }
        left.is_some()
    }

    /// Reports what is wrong, if it is asked for.
    #[inline]
    pub(super) fn error(&mut self, at: &At<'_>, kind: impl FnOnce() -> ErrorKind) {
        if self.is_silent() {
            self.silent = Some(Verdict::Invalid);
        } else {
            self.push(at, kind());
        }
    }

    fn push(&mut self, at: &At<'_>, kind: ErrorKind) {
        let keyword_location = self.location(at);
        self.errors.push(ValidationError { instance_location: at.place.pointer(), keyword_location, kind });
    }

    pub(super) fn undecided(&mut self, at: &At<'_>, reason: Reason) {
        if let Some(verdict) = &mut self.silent {
            if *verdict == Verdict::Valid {
                *verdict = Verdict::Undecided;
            }
            return;
        }
        let undecided = self.not_decided(at, reason);
        self.undecided.push(undecided);
    }

    fn not_decided(&self, at: &At<'_>, reason: Reason) -> Undecided {
        let keyword_location = self.location(at);
        let keyword = last_token(&keyword_location);
        Undecided { instance_location: at.place.pointer(), keyword_location, keyword, reason }
    }

    fn location(&self, at: &At<'_>) -> Pointer {
        let schema = location(&self.schema.subschemas, at.index);
        if at.keyword.is_empty() { schema } else { schema.member(at.keyword) }
    }
}

/// The last token of a location, as it is written there.
pub(super) fn last_token(location: &Pointer) -> Text {
    let start = location.as_str().bytes().rposition(|byte| byte == b'/').map_or(0, |at| at.saturating_add(1));
    Text::from(location.as_str().get(start..).unwrap_or_default())
}
