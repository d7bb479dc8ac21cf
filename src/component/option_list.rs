use super::html::{Listener, Tag, append};
use crate::form::{Finder, RowWindow};
use web_sys::Element;

/// What is found of the options of one field, and which of it is drawn: some hundred rows, as they are looked at.
pub struct OptionList {
    /// The field.
    pub field: usize,
    /// The options that are found, by their indices.
    pub found: Vec<usize>,
    /// The place in `found` that the keyboard is at.
    pub active: Option<usize>,
    /// What keeps an open list in its place.
    pub placed: Option<[Listener; 2]>,
    finder: Option<Finder>,
    rows: RowWindow,
}

/// Makes the row of an option, given with its place in the list.
pub type Row<'row> = &'row dyn Fn(usize, usize) -> Option<Tag>;

impl OptionList {
    /// All options of a field.
    pub fn new(field: usize, count: usize) -> Self {
        let (found, rows) = ((0..count).collect(), RowWindow::new(count));
        Self { field, found, active: None, placed: None, finder: None, rows }
    }

    /// What finds the options; it is made when somebody looks for one.
    pub fn finder(&mut self, make: impl FnOnce() -> Finder) -> &Finder {
        self.finder.get_or_insert_with(make)
    }

    /// Shows other options.
    pub fn show(&mut self, found: Vec<usize>) {
        self.rows = RowWindow::new(found.len());
        self.found = found;
        self.active = None;
    }

    /// The option at a place of the list.
    pub fn at(&self, place: usize) -> Option<usize> {
        self.found.get(place).copied()
    }

    fn make(&self, place: usize, row: Row<'_>) -> Option<Tag> {
        row(self.at(place)?, place)
    }

    /// Draws the list.
    pub fn draw(&self, list: &Element, row: Row<'_>) {
        list.set_text_content(None);
        for place in self.rows.range() {
            append(list, self.make(place, row).into());
        }
    }

    /// The row at a place, which is drawn if it is not.
    pub fn row(&mut self, list: &Element, place: usize, row: Row<'_>) -> Option<Element> {
        if !self.rows.range().contains(&place) {
            self.rows.around(place);
            self.draw(list, row);
        }
        let place = place.checked_sub(self.rows.range().start)?;
        list.children().item(u32::try_from(place).ok()?)
    }

    /// The list was scrolled: what comes into sight is drawn, and what is far out of it goes.
    pub fn scrolled(&mut self, list: &Element, row: Row<'_>) {
        let (top, height, all) = (list.scroll_top(), list.client_height(), list.scroll_height());
        if top.saturating_add(height.saturating_mul(2)) > all && self.rows.range().end < self.found.len() {
            let (added, gone) = self.rows.forward();
            for place in added {
                append(list, self.make(place, row).into());
            }
            let before = list.scroll_height();
            (0..gone).for_each(|_| remove(list.first_element_child()));
            list.set_scroll_top(top.saturating_sub(before.saturating_sub(list.scroll_height())));
        } else if top < height && self.rows.range().start > 0 {
            let (added, gone) = self.rows.backward();
            (0..gone).for_each(|_| remove(list.last_element_child()));
            let before = list.scroll_height();
            let first = list.first_element_child();
            for tag in added.filter_map(|place| self.make(place, row)) {
                _ = list.insert_before(tag.element(), first.as_deref());
            }
            list.set_scroll_top(top.saturating_add(list.scroll_height().saturating_sub(before)));
        }
    }
}

fn remove(element: Option<Element>) {
    if let Some(element) = element {
        element.remove();
    }
}
