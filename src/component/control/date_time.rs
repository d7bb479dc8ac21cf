use super::{clocks, text, tied};
use crate::component::html::{Tag, append, tag};
use crate::component::{Model, focus, id, time_zone};
use crate::form::{Clock, Field, Input, NoMoment, WallTime, wall_of};
use crate::json::digits;
use crate::message::Key;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

/// A date and a time, with the zone in which they are meant. What is sent is RFC 3339, with seconds and an offset; it can
/// be seen below.
pub fn date_time(model: &Model, field: &Field, index: usize) -> Tag {
    let Some(clock) = clocks::shown(model, index, &field.input) else { return text::line(model, field, index) };
    let input = tag(text::typed!("input type=datetime-local max=9999-12-31T23:59 dir=ltr"));
    let input = text::required(input, model, field, index).attribute("value", &clock.wall);
    let input = if clock.wall.len() > 16 { input.fixed("step", "1") } else { input };
    let described = input.element().get_attribute("aria-describedby").unwrap_or_default();
    let input = input.attribute("aria-describedby", [&described, " ", &id::of(index, "sent")].concat());
    let zones = tied(tag("select class=in part=control dir=ltr"), model, index, "zone")
        .attribute("aria-label", model.say(Key::TimeZone))
        .attribute("aria-describedby", id::of(index, "label"));
    fill_zones(model, zones.element(), &clock, Vec::new());
    let question = tag("div").attribute("id", id::of(index, "question"));
    let [sent, assumed] = ["sent", "assumed"].map(|part| tag("p class=note").attribute("id", id::of(index, part)));
    show_in(model, index, field, &clock, [&question, &sent, &assumed].map(Tag::element));
    tag("div class=composite data-control=date-time")
        .child(tag("div class=zoned").child(input).child(zones))
        .child(question)
        .child(sent)
        .child(assumed)
}

/// The zones that are likely; and all of them, once the person is about to choose.
fn fill_zones(model: &Model, zones: &Element, clock: &Clock, all: Vec<String>) {
    let mut names: Vec<String> = Vec::new();
    for name in [clock.zone.clone(), clocks::home(model), "UTC".to_owned()] {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let likely = names.len();
    names.extend(all);
    zones.set_text_content(None);
    for (place, name) in names.iter().enumerate() {
        if place >= likely && names.iter().take(likely).any(|known| known == name) {
            continue;
        }
        let option = tag("option").attribute("value", name).flag("selected", place == 0);
        append(zones, option.child(time_zone::label(name, clock)).into());
    }
}

fn find(model: &Model, index: usize, part: &str) -> Option<Element> {
    focus::find(model, &id::of(index, part)).map(Into::into)
}

/// The keyboard has come to the zones: now all of them are there.
pub fn zones_reached(model: &Model, index: usize) {
    let input = model.form.borrow().fields.get(index).map(|field| field.input.clone());
    if let (Some(zones), Some(input)) = (find(model, index, "zone"), input)
        && let Some(clock) = clocks::shown(model, index, &input)
    {
        fill_zones(model, &zones, &clock, time_zone::all());
    }
}

/// Shows what has been entered.
pub fn show(model: &Model, index: usize) {
    let parts = ["question", "sent", "assumed"].map(|part| find(model, index, part));
    let [Some(question), Some(sent), Some(assumed)] = parts else { return };
    let form = model.form.borrow();
    let Some(field) = form.fields.get(index) else { return };
    if let Some(clock) = clocks::shown(model, index, &field.input) {
        show_in(model, index, field, &clock, [&question, &sent, &assumed]);
    }
}

/// Shows what has been entered in the parts that tell of it: a question about it, what is sent, what was assumed.
fn show_in(model: &Model, index: usize, field: &Field, clock: &Clock, [question, sent, assumed]: [&Element; 3]) {
    let language = model.language();
    let text = match &field.input {
        Input::Text(text) if !text.is_empty() => {
            language.say(Key::SentAs, &[("value", &["\u{2066}", text, "\u{2069}"].concat())])
        }
        _ => String::new(),
    };
    sent.set_text_content(Some(&text));
    let is_assumed = field.assumes_zone && field.is_default(&model.form.borrow().number_format);
    assumed.set_text_content(is_assumed.then(|| model.say(Key::ZoneAssumed)).as_deref());
    // While it stays the same question, its elements stay.
    let asked = [&clock.wall, " ", &clock.zone].concat();
    if question.get_attribute("data-of").as_deref() == Some(&asked) {
        return;
    }
    _ = question.set_attribute("data-of", &asked);
    question.set_text_content(None);
    if let Input::NoMoment(NoMoment::Skipped { before, after }) = field.input {
        question.set_class_name("choices row");
        for (place, time, other) in [("near-0", before, after), ("near-1", after, before)] {
            let link = tag("button type=button class=link").attribute("id", id::of(index, place));
            append(question, link.child(language.time(time, other)).into());
        }
    } else if let Some([first, second]) = clocks::twice(clock) {
        question.set_class_name("choices");
        let title = id::of(index, "twice");
        append(question, tag("p class=hint").attribute("id", &title).child(model.say(Key::WhichOfTwo)).into());
        let ways = [(0, Key::FirstOfTwo, first), (1, Key::SecondOfTwo, second)].map(|(which, key, offset)| {
            let radio = tag("input type=radio part=option")
                .attribute("name", &title)
                .attribute("id", id::of(index, &["twice-", &digits(which)].concat()))
                .flag("checked", clock.which == Some(which));
            tag("label").child(radio).child(tag("span").child(language.say(key, &[("offset", &offset)]))).into()
        });
        let ways = tag("div role=radiogroup").attribute("aria-labelledby", &title).children(ways);
        append(question, ways.into());
    }
}

fn clock_of(model: &Model, index: usize) -> Option<Clock> {
    let input = model.form.borrow().fields.get(index).map(|field| field.input.clone())?;
    clocks::shown(model, index, &input)
}

/// Takes what was entered in one of the parts of the control.
pub fn entered(model: &Model, index: usize, part: &str, element: &Element) {
    let Some(clock) = clock_of(model, index) else {
        let text = element.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value);
        return clocks::enter_text(model, index, &text.unwrap_or_default());
    };
    if let Some(which) = part.strip_prefix("twice-").and_then(|which| which.parse().ok()) {
        clocks::enter(model, index, Clock { which: Some(which), ..clock });
    } else if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
        if input.validity().bad_input() {
            clocks::enter_incomplete(model, index, clock);
        } else if input.value() != clock.wall
            || matches!(clock_input(model, index), Some(Input::NoMoment(NoMoment::Incomplete)))
        {
            take(model, index, Clock { wall: input.value(), which: None, ..clock });
        }
    } else if let Some(zones) = element.dyn_ref::<HtmlSelectElement>()
        && zones.value() != clock.zone
    {
        clocks::enter(model, index, Clock { zone: zones.value(), which: None, ..clock });
    }
    show(model, index);
}

fn clock_input(model: &Model, index: usize) -> Option<Input> {
    model.form.borrow().fields.get(index).map(|field| field.input.clone())
}

/// Shows another clock than the person has set by hand.
fn set_clock(model: &Model, index: usize, clock: Clock) {
    if let Some(input) = find(model, index, "0") {
        let input: &HtmlInputElement = input.unchecked_ref();
        if clock.wall.len() > 16 {
            input.set_step("1");
        }
        input.set_value(&clock.wall);
    }
    take(model, index, clock);
    show(model, index);
}

/// The clock shows another time: the zones may have another offset then.
fn take(model: &Model, index: usize, clock: Clock) {
    if let Some(zones) = find(model, index, "zone") {
        fill_zones(model, &zones, &clock, Vec::new());
    }
    clocks::enter(model, index, clock);
}

/// Takes a time beside one that the clocks skip.
pub fn take_near(model: &Model, index: usize, part: &str) {
    let (Some(Input::NoMoment(NoMoment::Skipped { before, after })), Some(clock)) =
        (clock_input(model, index), clock_of(model, index))
    else {
        return;
    };
    let wall = wall_of(if part == "near-0" { before } else { after });
    set_clock(model, index, Clock { wall, which: None, ..clock });
    focus::later(model, id::of(index, "0"));
}

/// Takes a text that was pasted, if it is a date; whether it is one.
pub fn pasted(model: &Model, index: usize, text: &str) -> bool {
    let Some(clock) = clock_of(model, index) else { return false };
    let text = text.trim();
    let day = || WallTime::parse(&[text, "T00:00"].concat());
    if let Some(moment) = Clock::parse(text) {
        set_clock(model, index, clocks::at_home(model, moment));
    } else if let Some(time) = WallTime::parse(text).or_else(day) {
        set_clock(model, index, Clock { wall: wall_of(time), which: None, ..clock });
    } else if crate::validate::format::is_valid("date-time", text) == Some(true) {
        // A moment that the control cannot hold is typed.
        clocks::enter_text(model, index, text);
        model.redraw();
        focus::later(model, id::of(index, "0"));
    } else {
        return false;
    }
    true
}
