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

/// How far the control may stand from where it stood when its time began, before the person has to look anew: pixels.
const STILL: f64 = 8.0;
/// A press that comes this short a time too soon does not count, and is not worth a word: milliseconds.
const ALMOST: u64 = 250;

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
    /// What accepting would do is not there to be read yet.
    Loading,
    /// It is there.
    Loaded,
    /// The control stands so many pixels from where it stood when its time began. That matters to a pointer alone: a key
    /// is not aimed at a place.
    Moved(f64),
    /// The request is by so many pixels larger or smaller than when its time began, which the person did not cause.
    Resized(f64),
    /// Something lies over the request, or it is transparent or too small to be seen.
    Occluded,
    /// Nothing lies over it any more.
    Unoccluded,
    /// What it says or does changed: another step, another address, a warning, other settings.
    Changed,
    /// The page entered or left full screen.
    FullScreen,
}

/// With what a control is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// A mouse, a pen or a finger.
    Pointer,
    /// A key, or an assistive technology.
    Key,
}

/// What a press on the control comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PressOutcome {
    /// It accepts.
    Counts,
    /// It came before the guard time was over, or the request changed during the press.
    TooEarly,
    /// It came in the last quarter of a second of the guard time.
    AlmostReady,
    /// It was no press of a person's: made up, repeated, or begun elsewhere.
    NoPress,
}

/// Watches over one control that accepts (`docs/security.md` R25 and R26). Time is a monotonic clock's milliseconds, such as
/// `performance.now()`; the guard has no clock of its own.
///
/// ```
/// use mcp_elicitation::trust::{Guard, GuardTime, Means, Press, PressOutcome, Visibility};
/// let mut guard = Guard::new(GuardTime::Ordinary);
/// guard.saw(Visibility::Shown, 0);
/// guard.saw(Visibility::Focused, 0);
/// assert!(!guard.is_ready(Means::Pointer, 499));
/// assert!(guard.is_ready(Means::Pointer, 500));
/// guard.press_began(Press { is_trusted: true, is_repeat: false, detail: 1 }, 600);
/// assert_eq!(guard.press_ended(650), PressOutcome::Counts);
/// ```
#[derive(Clone, Debug)]
pub struct Guard {
    time: GuardTime,
    is_visible: bool,
    is_focused: bool,
    is_occluded: bool,
    is_loading: bool,
    /// Since when a key has been waiting, and since when a pointer has.
    since: u64,
    still_since: u64,
    press: Option<(Means, PressOutcome)>,
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

impl Press {
    /// With what it was made.
    pub const fn means(self) -> Means {
        if self.detail == 0 { Means::Key } else { Means::Pointer }
    }
}

impl Guard {
    /// A guard for a request that was not shown yet.
    pub const fn new(time: GuardTime) -> Self {
        Self {
            time,
            is_visible: false,
            is_focused: false,
            is_occluded: false,
            is_loading: false,
            since: 0,
            still_since: 0,
            press: None,
        }
    }

    /// Takes note of what happened to the request. Everything but a small move starts the guard time anew, and lets go
    /// of a press that has begun: then this gives true, and distances count from where the control stands now.
    pub fn saw(&mut self, visibility: Visibility, now: u64) -> bool {
        match visibility {
            Visibility::Shown => self.is_visible = true,
            Visibility::Hidden => self.is_visible = false,
            Visibility::Focused => self.is_focused = true,
            Visibility::Unfocused => self.is_focused = false,
            Visibility::Loading => self.is_loading = true,
            Visibility::Loaded => self.is_loading = false,
            Visibility::Occluded => self.is_occluded = true,
            Visibility::Unoccluded => self.is_occluded = false,
            // What is no number is no small move.
            Visibility::Moved(pixels) | Visibility::Resized(pixels) if pixels.abs() <= STILL => return false,
            Visibility::Moved(_) => {
                self.still_since = now;
                self.let_go(Some(Means::Pointer));
                return true;
            }
            Visibility::Resized(_) | Visibility::Changed | Visibility::FullScreen => {}
        }
        (self.since, self.still_since) = (now, now);
        self.let_go(None);
        true
    }

    fn let_go(&mut self, of: Option<Means>) {
        if let Some((means, outcome @ PressOutcome::Counts)) = &mut self.press
            && of.is_none_or(|of| of == *means)
        {
            *outcome = PressOutcome::TooEarly;
        }
    }

    /// Sets another guard time, for instance because the request is warned about now, and starts it anew.
    pub fn set_time(&mut self, time: GuardTime, now: u64) {
        self.time = time;
        self.saw(Visibility::Changed, now);
    }

    /// How many milliseconds are left until a press counts; none while the request cannot be seen.
    pub fn remaining(&self, means: Means, now: u64) -> Option<u64> {
        let since = match means {
            Means::Pointer => self.still_since,
            Means::Key => self.since,
        };
        let is_seen = self.is_visible && self.is_focused && !self.is_occluded && !self.is_loading;
        is_seen.then(|| self.time.milliseconds().saturating_sub(now.saturating_sub(since)))
    }

    /// Whether a press that begins now counts.
    pub fn is_ready(&self, means: Means, now: u64) -> bool {
        self.remaining(means, now) == Some(0)
    }

    /// A press began on the control. It counts if the guard time is over, if a person made it, and if it is neither a
    /// held key nor the second click of a double click.
    pub fn press_began(&mut self, press: Press, now: u64) {
        let means = press.means();
        let is_made = press.is_trusted && !press.is_repeat && press.detail <= 1;
        self.press = is_made.then(|| match self.remaining(means, now) {
            Some(0) => (means, PressOutcome::Counts),
            Some(1..=ALMOST) => (means, PressOutcome::AlmostReady),
            _ => (means, PressOutcome::TooEarly),
        });
    }

    /// Whether a press with this has begun on the control and not ended.
    pub fn is_pressed(&self, means: Means) -> bool {
        self.press.is_some_and(|(pressed, _)| pressed == means)
    }

    /// The press ended on the control: what it comes to. The next one needs a press of its own.
    pub fn press_ended(&mut self, now: u64) -> PressOutcome {
        match self.press.take() {
            None => PressOutcome::NoPress,
            Some((means, PressOutcome::Counts)) if !self.is_ready(means, now) => PressOutcome::TooEarly,
            Some((_, outcome)) => outcome,
        }
    }
}
