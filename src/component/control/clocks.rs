//! What the controls of dates and times show, beside what is entered: it outlives the elements, which are drawn anew when
//! the settings change.

use crate::component::control_state::ShownClock;
use crate::component::{Model, time_zone};
use crate::form::{Clock, Control, Input, NoMoment, in_century, offset_text};
use crate::schema::PrimitiveSchemaDefinition as Definition;
use crate::validate::pattern::Outcome;

/// The zone in which times are entered at first.
pub fn home(model: &Model) -> String {
    time_zone::home(model.settings.borrow().time_zone.as_deref())
}

/// What the clock of a field shows; none where a text is typed in its place.
pub fn shown(model: &Model, field: usize, input: &Input) -> Option<Clock> {
    let mut clocks = model.controls.clocks.borrow_mut();
    let known = clocks.iter().position(|(index, _)| *index == field);
    let before = known.and_then(|index| clocks.get(index)).map(|(_, shown)| shown.clone());
    if let Some(shown) = before.as_ref().filter(|shown| shown.input == *input) {
        return shown.clock.clone();
    }
    let zone = before.and_then(|shown| shown.clock).map(|clock| clock.zone);
    let clock = match input {
        Input::Text(text) if !text.is_empty() => Clock::parse(text).map(|clock| at_home(model, clock)),
        _ => Some(Clock { zone: zone.unwrap_or_else(|| home(model)), ..Clock::default() }),
    };
    known.map(|index| clocks.swap_remove(index));
    clocks.push((field, ShownClock { clock: clock.clone(), input: input.clone() }));
    clock
}

/// The zone of the person where it has this offset then, else the offset.
pub fn at_home(model: &Model, clock: Clock) -> Clock {
    let near = Clock { zone: home(model), ..clock.clone() };
    let fits = |which| {
        let near = Clock { which, ..near.clone() };
        read(&near, &|_| None) == read(&clock, &|_| None)
    };
    let is_home = clock.zone != "UTC";
    match [None, Some(0), Some(1)].into_iter().find(|which| is_home && fits(*which)) {
        Some(which) => Clock { which, ..near },
        None => clock,
    }
}

fn read(clock: &Clock, is_taken: &dyn Fn(&str) -> Option<bool>) -> Input {
    clock.read(&|seconds| time_zone::offset_at(&clock.zone, seconds), is_taken)
}

/// The offsets between which the person has to choose, as they are shown.
pub fn twice(clock: &Clock) -> Option<[String; 2]> {
    let two = clock.twice(&|seconds| time_zone::offset_at(&clock.zone, seconds))?;
    Some(two.map(|offset| ["\u{2066}UTC", &offset_text(offset), "\u{2069}"].concat()))
}

/// Takes what a clock shows as what is entered.
pub fn enter(model: &Model, field: usize, clock: Clock) {
    let input = read_for(model, field, &clock);
    take(model, field, Some(clock), input);
}

/// Takes a text in place of a clock.
pub fn enter_text(model: &Model, field: usize, text: &str) {
    take(model, field, None, Input::Text(text.to_owned()));
}

/// Notes that the text in the control is not complete.
pub fn enter_incomplete(model: &Model, field: usize, clock: Clock) {
    let input = Input::NoMoment(NoMoment::Incomplete);
    take(model, field, Some(Clock { wall: String::new(), ..clock }), input);
}

fn take(model: &Model, field: usize, clock: Option<Clock>, input: Input) {
    let mut clocks = model.controls.clocks.borrow_mut();
    clocks.retain(|(index, _)| *index != field);
    clocks.push((field, ShownClock { clock, input: input.clone() }));
    drop(clocks);
    model.enter(field, input);
}

/// How the moment is written depends on the server's pattern.
fn read_for(model: &Model, field: usize, clock: &Clock) -> Input {
    let form = model.form.borrow();
    let pattern = form.fields.get(field).and_then(|field| match &field.property.definition {
        Definition::String(schema) => schema.pattern.as_ref(),
        _ => None,
    });
    read(clock, &|text| match model.host.patterns().test(pattern?, text) {
        Outcome::Match => Some(true),
        Outcome::NoMatch => Some(false),
        _ => None,
    })
}

/// What can be checked now that could not be before: which way of writing a moment the server takes. Gives the fields whose
/// answer is another for it.
pub fn read_again(model: &Model) -> Vec<usize> {
    let clocks: Vec<(usize, ShownClock)> = model.controls.clocks.borrow().clone();
    let mut changed = Vec::new();
    for (field, shown) in clocks {
        let is_changed = model.form.borrow().fields.get(field).is_some_and(|field| field.changed);
        let Some(clock) = shown.clock.filter(|clock| is_changed && !clock.wall.is_empty()) else { continue };
        if read_for(model, field, &clock) != shown.input {
            enter(model, field, clock);
            changed.push(field);
        }
    }
    changed
}

/// Takes a year of two digits for one of this century: the 19 or the 20 that it begins with.
pub fn take_century(model: &Model, field: usize, century: i64) {
    let (control, input) = match model.form.borrow().fields.get(field) {
        Some(field) => (field.control, field.input.clone()),
        None => return,
    };
    match (control, &input) {
        (Control::Date, Input::Text(text)) => {
            if let Some(text) = in_century(text, century) {
                model.enter(field, Input::Text(text));
            }
        }
        (Control::DateTime, _) => {
            let clock = shown(model, field, &input);
            if let Some(clock) =
                clock.and_then(|clock| Some(Clock { wall: in_century(&clock.wall, century)?, ..clock }))
            {
                enter(model, field, clock);
            }
        }
        _ => {}
    }
}
