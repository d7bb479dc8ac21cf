//! When a press counts: only one that was made on purpose, on what the person had been seeing for a while.

/// How long a request has to be seen before it can be accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuardTime {
    /// 500 ms, for a form in which something has to be entered.
    Ordinary,
    /// 1,000 ms, for URL mode, for forms that can be accepted unchanged, and for warned requests.
    Deliberate,
}

impl GuardTime {
    /// The time in milliseconds.
    pub const fn milliseconds(self) -> u64 {
        match self {
            Self::Ordinary => 500,
            Self::Deliberate => 1_000,
        }
    }
}

/// How far the request may move, in all, before the person has to look anew: pixels.
const STILL: f64 = 8.0;

/// What can happen to a request on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Visibility {
    /// The request was painted, or its page came back to the foreground.
    Shown,
    /// The page went to the background, or the request is not painted.
    Hidden,
    /// The window has the focus, or got it back.
    Focused,
    /// The window lost the focus.
    Unfocused,
    /// The request moved on the screen by so many pixels: a scroll, a resize, a layout shift.
    Moved(f64),
    /// Something lies over the request, or it is transparent or too small to be seen.
    Covered,
    /// Nothing lies over it any more.
    Uncovered,
    /// What it says changed: another step, a second question, other settings.
    Changed,
    /// Another request of the queue took its place, or the queue changed.
    Queue,
    /// The page entered or left full screen.
    FullScreen,
}

/// Watches over one control that accepts (`security.md` R25 and R26). Time is a monotonic clock's milliseconds, such as
/// `performance.now()`; the guard has no clock of its own.
///
/// ```
/// use mcp_elicitation::trust::{Guard, GuardTime, Press, Visibility};
/// let mut guard = Guard::new(GuardTime::Ordinary);
/// guard.saw(Visibility::Shown, 0);
/// guard.saw(Visibility::Focused, 0);
/// assert!(!guard.is_ready(499));
/// assert!(guard.is_ready(500));
/// guard.press_began(Press { is_trusted: true, is_repeat: false, detail: 1 }, 600);
/// assert!(guard.accepts(650));
/// ```
#[derive(Clone, Debug)]
pub struct Guard {
    time: GuardTime,
    is_visible: bool,
    is_focused: bool,
    is_covered: bool,
    since: u64,
    moved: f64,
    is_pressed: bool,
}

/// The start of a press on the control: a `pointerdown` (with the `detail` of the `mousedown` that goes with it) or a
/// `keydown`. Where an assistive technology sends nothing but a trusted `click` of `detail` 0, the click itself is the
/// start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// `event.isTrusted`
    pub is_trusted: bool,
    /// `event.repeat`
    pub is_repeat: bool,
    /// `event.detail`: which click of a quick series this is; 0 for a key.
    pub detail: u32,
}

impl Guard {
    /// A guard for a request that was not shown yet.
    pub const fn new(time: GuardTime) -> Self {
        let (is_visible, is_focused, is_covered, is_pressed) = (false, false, false, false);
        Self { time, is_visible, is_focused, is_covered, since: 0, moved: 0.0, is_pressed }
    }

    /// Takes note of what happened to the request. Everything but a small move starts the guard time anew and lets go
    /// of a press that has begun.
    pub fn saw(&mut self, seen: Visibility, now: u64) {
        match seen {
            Visibility::Shown => self.is_visible = true,
            Visibility::Hidden => self.is_visible = false,
            Visibility::Focused => self.is_focused = true,
            Visibility::Unfocused => self.is_focused = false,
            Visibility::Covered => self.is_covered = true,
            Visibility::Uncovered => self.is_covered = false,
            Visibility::Moved(pixels) => {
                self.moved += pixels.abs();
                if self.moved <= STILL {
                    return;
                }
            }
            Visibility::Changed | Visibility::Queue | Visibility::FullScreen => {}
        }
        self.since = now;
        self.moved = 0.0;
        self.is_pressed = false;
    }

    /// Sets another guard time, for instance because the request is warned about now, and starts it anew.
    pub fn set_time(&mut self, time: GuardTime, now: u64) {
        self.time = time;
        self.saw(Visibility::Changed, now);
    }

    /// How many milliseconds are left until a press counts; none while the request cannot be seen.
    pub fn remaining(&self, now: u64) -> Option<u64> {
        let seen = now.saturating_sub(self.since);
        let is_seen = self.is_visible && self.is_focused && !self.is_covered;
        is_seen.then(|| self.time.milliseconds().saturating_sub(seen))
    }

    /// Whether a press that begins now counts.
    pub fn is_ready(&self, now: u64) -> bool {
        self.remaining(now) == Some(0)
    }

    /// A press began on the control. It counts if the guard time is over, if a person made it, and if it is neither a
    /// held key nor the second click of a double click.
    pub fn press_began(&mut self, press: Press, now: u64) {
        self.is_pressed = press.is_trusted && !press.is_repeat && press.detail <= 1 && self.is_ready(now);
    }

    /// A press that had begun ended elsewhere.
    pub fn press_ended(&mut self) {
        self.is_pressed = false;
    }

    /// The press ended on the control: whether it accepts. The next one needs a press of its own.
    pub fn accepts(&mut self, now: u64) -> bool {
        let accepts = self.is_pressed && self.is_ready(now);
        self.is_pressed = false;
        accepts
    }
}
