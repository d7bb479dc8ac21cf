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
    let outcome = if text.is_well_formed() { search(check, site, pattern, text) } else { Outcome::Undecided };
    match outcome {
        Outcome::Match => {}
        Outcome::NoMatch => check.report_error(site, Assertion::Pattern, || [String::new(), pattern.to_json()]),
        Outcome::Undecided => {
            // If the pattern can be decided for an empty text, then the text is to blame: it is too long.
            let is_of_text = !matches!(search(check, site, pattern, ""), Outcome::Undecided | Outcome::Invalid);
            check.report_undecided(site, if is_of_text { Reason::Limit } else { Reason::Pattern });
        }
        Outcome::Invalid => check.report_undecided(site, Reason::InvalidPattern),
    }
}

fn search(check: &mut Check<'_>, site: &Site<'_>, pattern: &str, text: &str) -> Outcome {
    let (outcome, steps) = check.patterns.measure(pattern, text);
    check.spend(site, steps / STEPS_A_UNIT);
    outcome
}

pub(super) fn format(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let (Some(text), Some(name)) = (site.instance.as_text(), rule.value.as_str()) else { return };
    let accepts = checker(name);
    if (accepts.is_none() && name != "regex") || !check.spend(site, Work::of_bytes(text.len())) {
        return;
    }
    let is_valid = match accepts {
        Some(accepts) => accepts(text.as_bytes()),
        None => match search(check, site, text, "") {
            Outcome::Undecided => return check.report_undecided(site, Reason::Pattern),
            outcome => outcome != Outcome::Invalid,
        },
    };
    if !is_valid {
        check.report_error(site, Assertion::Format, || [String::new(), ["\"", name, "\""].concat()]);
    }
}
