use crate::schema::ROWS;
use std::ops::Range;

/// How many rows are there at most.
const MOST: usize = 1000;

/// Which rows of a long list are drawn: some hundred around what is looked at, of however many there are.
///
/// ```
/// use mcp_elicitation::form::RowWindow;
/// let mut rows = RowWindow::new(10_000);
/// assert_eq!(rows.range(), 0..100);
/// for _ in 0..20 {
///     rows.forward();
/// }
/// assert_eq!(rows.range(), 1_100..2_100);
/// assert_eq!(rows.around(9_999), 9_900..10_000);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RowWindow {
    count: usize,
    first: usize,
    end: usize,
}

impl RowWindow {
    /// The first rows of so many.
    pub fn new(count: usize) -> Self {
        Self { count, first: 0, end: count.min(ROWS) }
    }

    /// The rows that are drawn.
    pub fn range(&self) -> Range<usize> {
        self.first..self.end
    }

    /// Draws more at the end: which, and how many at the beginning have to go for them.
    pub fn forward(&mut self) -> (Range<usize>, usize) {
        let added = self.end..self.end.saturating_add(ROWS).min(self.count);
        self.end = added.end;
        let first = self.first.max(self.end.saturating_sub(MOST));
        let gone = first.saturating_sub(self.first);
        self.first = first;
        (added, gone)
    }

    /// Draws more at the beginning: which, and how many at the end have to go for them.
    pub fn backward(&mut self) -> (Range<usize>, usize) {
        let added = self.first.saturating_sub(ROWS)..self.first;
        self.first = added.start;
        let end = self.end.min(self.first.saturating_add(MOST));
        let gone = self.end.saturating_sub(end);
        self.end = end;
        (added, gone)
    }

    /// Draws the rows around one, in place of all others.
    pub fn around(&mut self, row: usize) -> Range<usize> {
        self.end = row.saturating_add(ROWS / 2).max(ROWS).min(self.count);
        self.first = self.end.saturating_sub(ROWS);
        self.range()
    }
}
