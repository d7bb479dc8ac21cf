use std::cell::Cell;

/// The work that one request, or one pass of checks, may cost. A unit is what reading 64 bytes costs.
///
/// Bytes are bounded, but what a `$ref` reaches is read again at each place that refers to it, so all that it reaches is
/// paid for. Once something could not be paid for, nothing more can.
///
/// ```
/// use mcp_elicitation::json::Work;
/// let work = Work::new(10);
/// assert!(work.spend(7) && !work.spend(4) && !work.spend(1));
/// assert!(work.is_over());
/// assert_eq!(work.spent(), 7);
/// ```
#[derive(Debug)]
pub struct Work {
    spent: Cell<usize>,
    most: usize,
    over: Cell<bool>,
}

impl Work {
    /// So many units may be spent.
    pub const fn new(most: usize) -> Self {
        Self { spent: Cell::new(0), most, over: Cell::new(false) }
    }

    /// Pays for some units; gives whether they were there.
    pub fn spend(&self, units: usize) -> bool {
        let spent = self.spent.get().saturating_add(units);
        if self.over.get() || spent > self.most {
            self.over.set(true);
            return false;
        }
        self.spent.set(spent);
        true
    }

    /// What reading so many bytes costs.
    pub const fn of_bytes(bytes: usize) -> usize {
        (bytes >> 6).saturating_add(1)
    }

    /// How many units were spent.
    pub fn spent(&self) -> usize {
        self.spent.get()
    }

    /// Whether something could not be paid for.
    pub fn is_over(&self) -> bool {
        self.over.get()
    }
}
