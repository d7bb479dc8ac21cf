//! `minLength`, `maxLength`, `pattern` and `format`.

use super::check::{Check, Site};
use super::format::checker;
use super::pattern::{Outcome, STEPS_A_UNIT};
use super::rule::Rule;
use super::{Reason, Work};
use crate::schema::Assertion;

pub(super) fn length(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    if let Some(text) = site.instance.as_text()
        && check.spend(site, Work::of_bytes(text.len()))
    {
        check.check_limit(site, rule, text.code_points());
    }
}

pub(super) fn pattern(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let (Some(text), Some(pattern)) = (site.instance.as_text(), rule.value.as_text()) else { return };
    // A search costs more than reading the text, and the matcher receives the pattern for each search.
    if !check.spend(site, text.len().saturating_add(100).saturating_add(pattern.len() >> 4)) {
        return;
    }
    let mut search = |text: &str| {
        let (outcome, steps) = check.patterns.measure(pattern, text);
        check.spend(site, steps / STEPS_A_UNIT);
        outcome
    };
    let outcome = if text.is_well_formed() { search(text) } else { Outcome::Undecided };
    match outcome {
        Outcome::Match => {}
        Outcome::NoMatch => check.report_error(site, Assertion::Pattern, || [String::new(), pattern.to_json()]),
        Outcome::Undecided => {
            // If the pattern can be decided for an empty text, then the text is to blame: it is too long.
            let is_of_text = !matches!(search(""), Outcome::Undecided | Outcome::Invalid);
            check.report_undecided(site, if is_of_text { Reason::Limit } else { Reason::Pattern });
        }
        Outcome::Invalid => check.report_undecided(site, Reason::InvalidPattern),
    }
}

pub(super) fn format(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let (Some(text), Some(name)) = (site.instance.as_text(), rule.value.as_str()) else { return };
    let Some(accepts) = checker(name) else { return };
    if check.spend(site, Work::of_bytes(text.len())) && !accepts(text.as_bytes()) {
        check.report_error(site, Assertion::Format, || [String::new(), ["\"", name, "\""].concat()]);
    }
}
