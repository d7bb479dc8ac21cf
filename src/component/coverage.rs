//! Which parts of something were seen.

/// Parts that were seen, counted from its own corner.
#[derive(Default)]
pub(super) struct Coverage(Vec<Part>);

/// A part of something, in pixels from its own corner.
#[derive(Clone, Copy)]
pub(super) struct Part {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

/// What is left of a pixel when lengths are rounded.
pub(super) const ROUNDING: f64 = 2.0;

impl Part {
    pub fn is_empty(&self) -> bool {
        self.right <= self.left || self.bottom <= self.top
    }

    /// Whether a part of both is the same, and more than what rounding leaves of it.
    pub fn meets(&self, other: &Self) -> bool {
        self.left.max(other.left) + ROUNDING < self.right.min(other.right)
            && self.top.max(other.top) + ROUNDING < self.bottom.min(other.bottom)
    }

    pub fn has(&self, x: f64, y: f64) -> bool {
        self.left <= x && x < self.right && self.top <= y && y < self.bottom
    }

    fn holds(&self, other: &Self) -> bool {
        self.left <= other.left && self.right >= other.right && self.top <= other.top && self.bottom >= other.bottom
    }

    /// Both as one, where they are as wide as each other and nothing is between them.
    fn joined(&self, other: &Self) -> Option<Self> {
        let near = |a: f64, b: f64| (a - b).abs() <= ROUNDING;
        let apart = self.bottom + ROUNDING < other.top || other.bottom + ROUNDING < self.top;
        let (top, bottom) = (self.top.min(other.top), self.bottom.max(other.bottom));
        (!apart && near(self.left, other.left) && near(self.right, other.right)).then_some(Self {
            top,
            bottom,
            ..*self
        })
    }
}

impl Coverage {
    /// Adds a part.
    pub fn add(&mut self, part: Part) {
        if part.is_empty() || self.0.iter().any(|seen| seen.holds(&part)) {
            return;
        }
        let mut part = part;
        self.0.retain(|seen| match part.joined(seen) {
            Some(joined) => {
                part = joined;
                false
            }
            None => !part.holds(seen),
        });
        self.0.push(part);
    }

    /// Where the first thing that was not seen is, as the distances from the left and from the top; none if all of a
    /// place of this size was seen.
    pub fn gap(&self, width: f64, height: f64) -> Option<(f64, f64)> {
        let edges = || self.0.iter().flat_map(|part| [part.top, part.bottom]).chain([0.0, height]);
        let first = |least: f64| edges().filter(|edge| *edge >= least).fold(f64::INFINITY, f64::min);
        let mut top = 0.0;
        // From one edge to the next, what is seen across does not change.
        while top + ROUNDING < height {
            let bottom = first(top + ROUNDING);
            let across = |part: &&Part| part.top <= top + ROUNDING && part.bottom >= bottom - ROUNDING;
            let mut reached = 0.0;
            // As often as there are parts, so that their order does not matter.
            for _ in &self.0 {
                let next = self.0.iter().filter(across).filter(|part| part.left <= reached + ROUNDING);
                reached = next.fold(reached, |most, part| part.right.max(most));
            }
            if reached + ROUNDING < width {
                return Some((reached, top));
            }
            top = bottom;
        }
        None
    }
}
