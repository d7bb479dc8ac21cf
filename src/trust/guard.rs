//! Decides when a press counts: only a deliberate press, after the view has been stable for a while.

/// How long the accept button must be in view, unchanged, before a press counts, in milliseconds. Browsers use the same
/// time for permission prompts.
pub const GUARD_TIME: u64 = 500;
/// The same for the second step of a warned request.
pub const SECOND_STEP_TIME: u64 = 1_000;
/// How long before its press the pointer must have been on the control, in milliseconds. If a control jumps under the
/// pointer, the user did not aim at it.
pub const AIM_TIME: u64 = 200;

/// The reason why a press does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The guard time was not over, or the view changed during the press.
    Early,
    /// The control was elsewhere shortly before the press, or has moved away during it.
    Moved,
    /// No user made it, it is the second click of a press that has counted, or it did not begin on the control.
    Unmeant,
}

/// The start of a press on the control: a `pointerdown` (with the `detail` of its `mousedown`) or a `keydown`. If an
/// assistive technology only sends a trusted `click` with `detail` 0, the click itself is the start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Press {
    /// The position of the pointer in the window, in pixels; `None` for a key.
    pub point: Option<(f64, f64)>,
    /// `event.isTrusted`
    pub is_trusted: bool,
    /// `event.detail`: the click's number in a quick series; 0 for a key.
    pub detail: u32,
    /// The index of the pressed control, if there are several accept buttons.
    pub control: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rectangle {
    /// The left edge.
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl Rectangle {
    /// Returns true if a point is inside it, or, if it `is_grown`, at most its height away.
    fn is_near(&self, x: f64, y: f64, is_grown: bool) -> bool {
        let margin = if is_grown { self.bottom - self.top } else { 0.0 };
        x >= self.left - margin && x <= self.right + margin && y >= self.top - margin && y <= self.bottom + margin
    }
}

/// Guards the accept button, or the answer buttons of a form of one choice (`docs/security.md` R25 and R26). Its timer
/// restarts when the view changes, when a button comes into view, and for keys when the window gets the focus. Times
/// are milliseconds of a monotonic clock, such as `performance.now()`; the guard has no clock of its own.
#[derive(Clone, Debug, Default)]
pub struct Guard {
    is_second_step: bool,
    /// The time since which it is in view and unchanged.
    since: Option<u64>,
    focused: u64,
    /// The positions of the controls during the last [`AIM_TIME`], each with the time since which it is known, the
    /// newest last.
    positions: Vec<(u64, Vec<Rectangle>)>,
    /// The last place of the pointer on the screen to which its user moved it.
    pointer: Option<(f64, f64)>,
    /// The control on which the user moves the pointer, and since when; it ends when the control jumps.
    hover: Option<(usize, u64)>,
    /// The press that has begun, and the reason why it does not count, if there is one.
    press: Option<(Press, Option<Refusal>)>,
    last: Option<(usize, Option<Refusal>)>,
}

/// The distance in pixels by which a pointer or a control at rest may move.
const REST: f64 = 4.0;
/// The distance on the screen in pixels by which a user moves the pointer; a page that moves below it does not.
const MOVE: f64 = 3.0;

fn is_within(distance: f64, from: (f64, f64), to: (f64, f64)) -> bool {
    (from.0 - to.0).abs() < distance && (from.1 - to.1).abs() < distance
}

impl Guard {
    /// Sets whether the control is in view, in a visible page. Coming into view starts the timer.
    pub fn set_in_view(&mut self, is_in_view: bool, now: u64) {
        if self.since.is_some() != is_in_view {
            self.since = is_in_view.then_some(now);
            self.forget_places();
            self.void_press();
        }
    }

    /// Restarts the timer, because the server or the host has changed the view, or another step begins.
    pub fn view_changed(&mut self, now: u64) {
        self.since = self.since.map(|_| now);
        self.void_press();
    }

    /// Restarts the timer of keys, because the window has got the focus.
    pub fn window_focused(&mut self, now: u64) {
        self.focused = now;
    }

    /// Sets whether the second step is shown, which has the longer guard time.
    pub fn second_step(&mut self, is_second_step: bool, now: u64) {
        if std::mem::replace(&mut self.is_second_step, is_second_step) != is_second_step {
            self.forget_places();
            self.view_changed(now);
        }
    }

    fn forget_places(&mut self) {
        self.positions.clear();
        self.hover = None;
    }

    pub fn record_positions(&mut self, places: Vec<Rectangle>, now: u64) {
        let before = now.saturating_sub(AIM_TIME);
        while matches!(self.positions.get(1), Some((at, _)) if *at <= before) {
            self.positions.remove(0);
        }
        let last = self.positions.last().map(|(_, last)| last);
        if last != Some(&places) {
            let place = |places: &[Rectangle], control: usize| places.get(control).map(|place| (place.left, place.top));
            self.hover.take_if(|(control, _)| {
                let (from, to) = (last.and_then(|last| place(last, *control)), place(&places, *control));
                !from.zip(to).is_some_and(|(from, to)| is_within(REST, from, to))
            });
            self.positions.push((now, places));
        }
    }

    /// Notes that the pointer is at a point of the screen, on a control or on none. The page may have moved below it.
    pub fn pointer_at(&mut self, control: Option<usize>, screen: (f64, f64), now: u64) {
        self.hover.take_if(|(hovered, _)| Some(*hovered) != control);
        if self.pointer.is_none_or(|last| !is_within(MOVE, last, screen)) && self.pointer.replace(screen).is_some() {
            self.hover = self.hover.or(control.map(|control| (control, now)));
        }
    }

    fn void_press(&mut self) {
        if let Some((_, refusal @ None)) = &mut self.press {
            *refusal = Some(Refusal::Early);
        }
    }

    /// Returns the milliseconds until a press counts, by key or by pointer; `None` while the control is not in view.
    pub fn remaining(&self, is_key: bool, now: u64) -> Option<u64> {
        let since = self.since?.max(if is_key { self.focused } else { 0 });
        let time = if self.is_second_step { SECOND_STEP_TIME } else { GUARD_TIME };
        Some(time.saturating_sub(now.saturating_sub(since)))
    }

    /// Returns true if the pressed point was on the control before the press, or if the user moved the pointer on it by
    /// then. For a single control, a point near it is enough; for several, it must have been on the same one. If no
    /// recorded position is that old, the oldest one decides.
    fn is_aimed(&self, control: usize, x: f64, y: f64, now: u64) -> bool {
        let before = now.saturating_sub(AIM_TIME);
        if self.hover.is_some_and(|(hovered, since)| hovered == control && since <= before) {
            return true;
        }
        let places = self.positions.iter().rfind(|(at, _)| *at <= before).or_else(|| self.positions.first());
        places
            .is_some_and(|(_, places)| places.get(control).is_some_and(|place| place.is_near(x, y, places.len() == 1)))
    }

    /// Begins a press on the control. It counts if the guard time is over, if a user made it, if it is not the second
    /// click of a double click, and if the control did not jump under the pointer. After a press that did not count
    /// because the control had moved, the next may be as quick as a double click. The second click needs no answer of
    /// its own if the first one counted, here or for the question before.
    pub fn begin_press(&mut self, press: Press, now: u64) {
        let is_early = self.remaining(press.point.is_none(), now) != Some(0);
        let is_double = press.detail > 1 && self.last != Some((press.control, Some(Refusal::Moved)));
        let is_answered = self.last.map_or(is_early, |(_, refusal)| refusal.is_none());
        let is_aimed = || press.point.is_none_or(|(x, y)| self.is_aimed(press.control, x, y, now));
        let refusal = match press.is_trusted {
            true if is_double && is_answered => Some(Refusal::Unmeant),
            true if is_double || is_early => Some(Refusal::Early),
            true => (!is_aimed()).then_some(Refusal::Moved),
            false => Some(Refusal::Unmeant),
        };
        self.press = Some((press, refusal));
    }

    /// Returns true if a key went down on the control and was not released there.
    pub fn is_key_down(&self) -> bool {
        self.press.is_some_and(|(press, _)| press.point.is_none())
    }

    /// Ends a press on a control. Returns the control on which it began, and why it does not count, if it does not. The
    /// next result needs a new press.
    pub fn end_press(&mut self, control: usize) -> (Option<usize>, Result<(), Refusal>) {
        let Some((press, refusal)) = self.press.take() else { return (None, Err(Refusal::Unmeant)) };
        // A finger's click is sent to what is under it at the end.
        let is_elsewhere = press.point.is_some() && press.control != control;
        let refusal = refusal.or(is_elsewhere.then_some(Refusal::Moved));
        self.last = Some((press.control, refusal));
        (Some(press.control), refusal.map_or(Ok(()), Err))
    }

    /// Ends a pointer's press at a point that is on no control. Returns the control on which it began, if that has moved
    /// away; if the pointer has, the user has thought better of it.
    pub fn end_elsewhere(&mut self, x: f64, y: f64) -> Option<usize> {
        let (press, refusal) = self.press.take_if(|(press, _)| press.point.is_some())?;
        let rests = press.point.is_some_and(|from| is_within(REST, from, (x, y)));
        let has_moved = rests && refusal != Some(Refusal::Unmeant);
        self.last = has_moved.then_some((press.control, Some(Refusal::Moved)));
        has_moved.then_some(press.control)
    }
}
