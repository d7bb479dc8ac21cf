//! The options of a field that are found by typing.

use super::choice::{listed, value_text};
use super::fold;
use crate::component::Model;
use crate::component::option_list::OptionList;
use crate::form::Finder;

/// Works on the list of a field, which is made when there is none.
pub fn with<Answer>(model: &Model, field: usize, work: impl FnOnce(&mut OptionList) -> Answer) -> Answer {
    let mut lists = model.controls.option_lists.borrow_mut();
    let at = lists.iter().position(|list| list.field == field);
    if let Some(list) = at.and_then(|at| lists.get_mut(at)) {
        return work(list);
    }
    let count = model.form.borrow().fields.get(field).map_or(0, |field| field.options.len());
    let mut list = OptionList::new(field, count);
    let answer = work(&mut list);
    lists.push(list);
    answer
}

/// Forgets the list of a field, which is drawn anew.
pub fn forget(model: &Model, field: usize) {
    model.controls.option_lists.borrow_mut().retain(|list| list.field != field);
}

/// What finds the options of a field, by what they are called and by their values.
fn finder(model: &Model, field: usize) -> Finder {
    let form = model.form.borrow();
    let field = form.fields.get(field);
    let options = field
        .into_iter()
        .flat_map(|field| field.options.iter().map(|option| (listed(model, field, option), value_text(model, option))));
    fold::finder(options)
}

/// Looks for what was typed.
pub fn find(model: &Model, list: &mut OptionList, typed: &str) {
    let field = list.field;
    let finder = list.finder(|| finder(model, field));
    let found = wanted(finder, typed).map_or_else(Vec::new, |wanted| finder.find(&wanted));
    list.show(found);
}

/// The one option that is called what was typed.
pub fn only(model: &Model, list: &mut OptionList, typed: &str) -> Option<usize> {
    let field = list.field;
    let finder = list.finder(|| finder(model, field));
    finder.only(&wanted(finder, typed).filter(|wanted| !wanted.is_empty())?)
}

/// A letter with accents has at most so many bytes before its accents are gone.
const LETTER: usize = 8;

/// What is looked for, of a text that was typed; none where it is too long to be in an option, however it is folded.
fn wanted(finder: &Finder, typed: &str) -> Option<String> {
    let typed = typed.trim();
    (typed.len() / LETTER <= finder.longest()).then(|| fold::fold(typed))
}
