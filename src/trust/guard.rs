//! When a press counts: only one that was made on purpose, on what had been shown for a while.

/// How long what can be accepted has to be in view, unchanged, before a press counts: milliseconds. Permission prompts of
/// browsers have the same.
pub const GUARD_TIME: u64 = 500;
/// The same for the second step of a warned request.
pub const SECOND_STEP_TIME: u64 = 1_000;
/// How long before its press the point of a pointer must have been on the control: milliseconds. A control that jumps under
/// the pointer is not what was aimed at.
pub const AIM_TIME: u64 = 200;

/// With what a control is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// A mouse, a pen or a finger.
    Pointer,
    /// A key, or an assistive technology.
    Key,
}

/// The start of a press on the control: a `pointerdown` (with the `detail` of the `mousedown` that goes with it) or a
/// `keydown`. Where an assistive technology sends nothing but a trusted `click` of `detail` 0, the click itself is the
/// start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Press {
    /// Where the pointer is, in the window's pixels; none for a key.
    pub point: Option<(f64, f64)>,
    /// `event.isTrusted`
    pub is_trusted: bool,
    /// `event.detail`: which click of a quick series this is; 0 for a key.
    pub detail: u32,
    /// The index of the control that is pressed, where several accept.
    pub control: usize,
}

impl Press {
    /// With what it is made.
    pub const fn means(&self) -> Means {
        if self.point.is_some() { Means::Pointer } else { Means::Key }
    }
}

/// A rectangle of the window, in its pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rectangle {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// The right edge.
    pub right: f64,
    /// The lower edge.
    pub bottom: f64,
}

impl Rectangle {
    /// Returns true if a point lies within it, or within its height of it if it `is_grown`.
    fn is_near(&self, x: f64, y: f64, is_grown: bool) -> bool {
        let margin = if is_grown { self.bottom - self.top } else { 0.0 };
        x >= self.left - margin && x <= self.right + margin && y >= self.top - margin && y <= self.bottom + margin
    }
}

/// Watches over the controls that accept: one, or one for each answer (`docs/security.md` R25 and R26): one clock, which starts anew when what is shown
/// changes, when it comes into view, and for keys when the window gets the focus. Time is a monotonic clock's milliseconds,
/// such as `performance.now()`; the guard has no clock of its own.
///
/// ```
/// use mcp_elicitation::trust::{Guard, Means, Press};
/// let mut guard = Guard::default();
/// guard.seen(true, 0);
/// assert_eq!(guard.remaining(Means::Key, 100), Some(400));
/// guard.press_began(Press { point: None, is_trusted: true, detail: 0, control: 0 }, 600);
/// assert!(guard.press_ended());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Guard {
    is_second_step: bool,
    /// Since when it is in view and unchanged.
    since: Option<u64>,
    /// Since when the window has the focus.
    focused: u64,
    /// Where the controls were at the last looks, the newest last.
    places: Vec<(u64, Vec<Rectangle>)>,
    /// The press that has begun, and whether it counts.
    press: Option<(Means, bool)>,
}

/// As many looks are kept as reach back [`AIM_TIME`], at one each 100 ms, and some more where the page was busy.
const LOOKS: usize = 6;

impl Guard {
    /// Whether the control is in view, in a page that is visible. Coming into view starts the clock.
    pub fn seen(&mut self, is_in_view: bool, now: u64) {
        if self.since.is_some() != is_in_view {
            self.since = is_in_view.then_some(now);
            self.places.clear();
            self.let_go();
        }
    }

    /// The server or the host has changed what is shown, or another step is asked for.
    pub fn changed(&mut self, now: u64) {
        self.since = self.since.map(|_| now);
        self.let_go();
    }

    /// The window has got the focus.
    pub fn focused(&mut self, now: u64) {
        self.focused = now;
    }

    /// Whether the second step is asked for, which takes the longer time.
    pub fn second_step(&mut self, is_second_step: bool, now: u64) {
        self.is_second_step = is_second_step;
        self.places.clear();
        self.changed(now);
    }

    /// Records where the controls are now.
    pub fn look(&mut self, places: Vec<Rectangle>, now: u64) {
        if self.places.len() >= LOOKS {
            self.places.remove(0);
        }
        self.places.push((now, places));
    }

    fn let_go(&mut self) {
        if let Some((_, counts)) = &mut self.press {
            *counts = false;
        }
    }

    /// How many milliseconds are left until a press counts; none while the control is not in view.
    pub fn remaining(&self, means: Means, now: u64) -> Option<u64> {
        let since = match means {
            Means::Pointer => self.since?,
            Means::Key => self.since?.max(self.focused),
        };
        let time = if self.is_second_step { SECOND_STEP_TIME } else { GUARD_TIME };
        Some(time.saturating_sub(now.saturating_sub(since)))
    }

    /// Returns true if a control was at a point before it was pressed there. A control that is alone may have been near; of
    /// several, the point must have been on the same one. Where no look is that old, the oldest one tells.
    fn is_aimed(&self, control: usize, x: f64, y: f64, now: u64) -> bool {
        let before = now.saturating_sub(AIM_TIME);
        let places = self.places.iter().rfind(|(at, _)| *at <= before).or_else(|| self.places.first());
        places
            .is_some_and(|(_, places)| places.get(control).is_some_and(|place| place.is_near(x, y, places.len() == 1)))
    }

    /// A press began on the control. It counts if the time is over, if a person made it, if it is not the
    /// second click of a double click, and if the control did not jump under the pointer.
    pub fn press_began(&mut self, press: Press, now: u64) {
        let is_made = press.is_trusted && press.detail <= 1;
        let is_aimed = press.point.is_none_or(|(x, y)| self.is_aimed(press.control, x, y, now));
        let counts = is_made && is_aimed && self.remaining(press.means(), now) == Some(0);
        self.press = Some((press.means(), counts));
    }

    /// Whether a key went down on the control and was not let go there.
    pub fn is_key_down(&self) -> bool {
        matches!(self.press, Some((Means::Key, _)))
    }

    /// The press ended on the control: whether it counts. The next one needs a press of its own.
    pub fn press_ended(&mut self) -> bool {
        self.press.take().is_some_and(|(_, counts)| counts)
    }
}
