use super::pattern::PatternMatcher;
use super::report::MAX_REPORTED;
use super::rule::{Body, Rule, Subschema, location, rule_in};
use super::{Reason, Report, Undecided, ValidationError, Work};
use crate::json::{Node, Pointer, Text, Value, digits};
use crate::schema::{Assertion, Types};

/// The maximum depth of nested subschemas. Only `$ref` comes close to it.
const MAX_DEPTH: usize = 320;
/// The number of reported bytes that cost one unit: they are copied, written and read again.
const REPORTED: usize = 8;

pub(super) type CheckRule = fn(&mut Check<'_>, &Site<'_>, &Rule);

pub(super) struct Check<'s> {
    subschemas: &'s [Subschema],
    check_rule: CheckRule,
    pub(super) patterns: &'s dyn PatternMatcher,
    report: Report,
    /// `Some` while only the verdict matters: the verdict so far.
    silent: Option<Verdict>,
    /// A unit is one rule, or 64 bytes of text.
    work: &'s Work,
    depth: usize,
    /// The `$ref`s that are being followed: their targets, and the addresses of their instances.
    followed: Vec<(usize, usize)>,
    /// Set when the budget or the maximum number of errors is exhausted.
    stopped: Option<Undecided>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Valid,
    Invalid,
    Undecided,
}

pub(super) struct Site<'a> {
    pub(super) instance: &'a Node,
    pub(super) path: &'a InstancePath<'a>,
    /// The index of the schema that the rule belongs to.
    pub(super) index: usize,
    pub(super) keyword: &'static str,
}

impl<'a> Site<'a> {
    pub(super) fn items(&self) -> &'a [Node] {
        self.instance.as_array().unwrap_or_default()
    }
}

/// A location in the instance, which becomes a text only if it is needed.
pub(super) enum InstancePath<'a> {
    Root,
    Member(&'a InstancePath<'a>, &'a str),
    Item(&'a InstancePath<'a>, usize),
}

impl InstancePath<'_> {
    fn pointer(&self) -> Pointer {
        match self {
            Self::Root => Pointer::root(),
            Self::Member(parent, name) => parent.pointer().with(name),
            Self::Item(parent, item) => parent.pointer().with(&digits(*item)),
        }
    }
}

impl<'s> Check<'s> {
    pub(super) fn new(
        subschemas: &'s [Subschema],
        patterns: &'s dyn PatternMatcher,
        check_rule: CheckRule,
        work: &'s Work,
    ) -> Self {
        Self {
            subschemas,
            check_rule,
            patterns,
            report: Report::default(),
            silent: None,
            work,
            depth: 0,
            followed: Vec::new(),
            stopped: None,
        }
    }

    pub(super) fn report(mut self) -> Report {
        self.report.undecided.extend(self.stopped);
        self.report
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.is_some()
    }

    pub(super) fn is_silent(&self) -> bool {
        self.silent.is_some()
    }

    pub(super) fn evaluate(&mut self, index: usize, instance: &Node, path: &InstancePath<'_>) {
        let site = Site { instance, path, index, keyword: "" };
        if self.silent == Some(Verdict::Invalid) || !self.spend(&site, 1) {
            return;
        }
        match self.body(index) {
            Body::Outside(reason) => self.report_undecided(&site, *reason),
            Body::False => self.report_error(&site, Assertion::False, Default::default),
            Body::Rules(_) if self.depth >= MAX_DEPTH => self.report_undecided(&site, Reason::Limit),
            Body::Rules(rules) => {
                self.depth = self.depth.saturating_add(1);
                let types = match &instance.value {
                    Value::Number(_) => Types::NUMERIC,
                    value => Types::of(value),
                };
                for rule in rules.iter().filter(|rule| rule.keyword.types.meets(types)) {
                    if self.is_stopped() {
                        break;
                    }
                    let site = Site { keyword: rule.keyword.name, ..site };
                    match rule.outside {
                        Some(reason) => self.report_undecided(&site, reason),
                        None => (self.check_rule)(self, &site, rule),
                    }
                }
                self.depth = self.depth.saturating_sub(1);
            }
        }
    }

    pub(super) fn body(&self, index: usize) -> &'s Body {
        self.subschemas.get(index).map_or(&Body::Outside(Reason::Limit), |subschema| &subschema.body)
    }

    pub(super) fn beside(&self, site: &Site<'_>, keyword: &str) -> Option<&'s Rule> {
        rule_in(self.subschemas, site.index, keyword)
    }

    /// Returns the verdict of a subschema on the instance without reporting errors.
    pub(super) fn verdict(&mut self, index: usize, site: &Site<'_>) -> Verdict {
        let outer = self.silent.replace(Verdict::Valid);
        self.evaluate(index, site.instance, site.path);
        let verdict = std::mem::replace(&mut self.silent, outer);
        verdict.filter(|_| !self.is_stopped()).unwrap_or(Verdict::Undecided)
    }

    /// Checks the instance of a `$ref` against its target, unless this check is already running: then the `$ref` is
    /// circular.
    pub(super) fn follow(&mut self, target: usize, site: &Site<'_>) {
        let step = (target, std::ptr::from_ref(site.instance).addr());
        if self.followed.contains(&step) {
            self.report_undecided(site, Reason::Limit);
        } else {
            self.followed.push(step);
            self.evaluate(target, site.instance, site.path);
            self.followed.pop();
        }
    }

    /// Charges for work. A refused charge ends the validation.
    pub(super) fn spend(&mut self, site: &Site<'_>, units: usize) -> bool {
        if self.stopped.is_some() {
            return false;
        }
        let paid = self.work.spend(units);
        if !paid {
            self.stop(site);
        }
        paid
    }

    fn stop(&mut self, site: &Site<'_>) {
        self.stopped = Some(self.undecided_at(site, Reason::Limit));
    }

    /// Reports an error unless only the verdict matters; `params` returns the actual and the expected value.
    #[inline]
    pub(super) fn report_error(&mut self, site: &Site<'_>, assertion: Assertion, params: impl FnOnce() -> [String; 2]) {
        if self.is_silent() {
            self.silent = Some(Verdict::Invalid);
        } else {
            self.push(site, assertion, params());
        }
    }

    /// Reports a length or a count outside the rule's limit.
    pub(super) fn check_limit(&mut self, site: &Site<'_>, rule: &Rule, got: usize) {
        let assertion = rule.keyword.assertion;
        let is_least = matches!(assertion, Assertion::MinLength | Assertion::MinItems | Assertion::MinProperties);
        if if is_least { got < rule.limit } else { got > rule.limit } {
            self.report_error(site, assertion, || [got, rule.limit].map(digits));
        }
    }

    fn push(&mut self, site: &Site<'_>, assertion: Assertion, [got, want]: [String; 2]) {
        if self.is_stopped() {
            return;
        }
        if self.report.errors.len() >= MAX_REPORTED {
            return self.stop(site);
        }
        let (instance_location, keyword_location) = (site.path.pointer(), self.location(site));
        let error = ValidationError { instance_location, keyword_location, assertion, got, want };
        self.spend(site, error.length() / REPORTED);
        self.report.errors.push(error);
    }

    pub(super) fn report_undecided(&mut self, site: &Site<'_>, reason: Reason) {
        if let Some(verdict) = &mut self.silent {
            if *verdict == Verdict::Valid {
                *verdict = Verdict::Undecided;
            }
            return;
        }
        let count = self.report.undecided.len();
        if self.is_stopped() || count > MAX_REPORTED {
            return;
        }
        // The last entry reports that there are more.
        let undecided = self.undecided_at(site, if count == MAX_REPORTED { Reason::Limit } else { reason });
        self.spend(site, undecided.length() / REPORTED);
        self.report.undecided.push(undecided);
    }

    fn undecided_at(&self, site: &Site<'_>, reason: Reason) -> Undecided {
        let keyword_location = self.location(site);
        let keyword = last_token(&keyword_location);
        Undecided { instance_location: site.path.pointer(), keyword_location, keyword, reason }
    }

    fn location(&self, site: &Site<'_>) -> Pointer {
        let schema = location(self.subschemas, site.index);
        if site.keyword.is_empty() { schema } else { schema.with(site.keyword) }
    }
}

/// Returns the last token of a location, still escaped.
pub(super) fn last_token(location: &Pointer) -> Text {
    let start = location.as_str().bytes().rposition(|byte| byte == b'/').map_or(0, |at| at.saturating_add(1));
    Text::from(location.as_str().get(start..).unwrap_or_default())
}
