//! Draws the card and handles its presses.

mod actions;
mod aside;
mod button;
mod choice;
mod events;
mod field;
mod line;
mod notice;
mod press;
pub mod receipt;
mod round;
mod sent;
mod steps;
mod url_card;

use crate::component::host::html::{Html, Tag, live, nothing, tag};
use crate::component::model::{Drawing, Model};
use crate::component::server_text::{server_text, with_server_name};
use crate::form::Entry;
use crate::json::{digits, find};
use crate::message::Key;
use crate::protocol::ElicitRequest;
use crate::trust::{TextKind, is_letter};
use leptos::prelude::{request_animation_frame, set_timeout};
use std::rc::Rc;
use std::time::Duration;

/// The whole card: the question while the request is open, then its outcome.
pub fn card(model: &Rc<Model>) -> Tag {
    let card = events::listen(tag("section class=card part=base role=group aria-labelledby=who"), model);
    model.focus.begin(card.element());
    model.drawing.set(Some(Drawing { field: field::draw_anew, row: sent::write }));
    model.press_monitor.begin();
    let model = Rc::clone(model);
    let queue = aside::aside(&model);
    let shown = live(move || {
        model.drawn.track();
        let ended = model.progress.ended.get();
        model.describe(ended);
        Some(if ended { receipt::receipt(&model) } else { question(&model) })
    });
    card.child(shown).child(queue)
}

fn question(model: &Rc<Model>) -> Tag {
    // Last in the DOM, so that the focus reaches the fields first; it is drawn in the header.
    let cancel = tag("button type=button class=dismiss id=dismiss");
    let cancel = cancel.fixed("part", "cancel dismiss").attribute("aria-label", model.say(Key::Cancel));
    let asked = tag("div class=asks")
        .child(header(model))
        .child(body(model))
        .child(actions::actions(model))
        .child(cancel.attribute("title", model.say(Key::Cancel)));
    tag("div class=question").child(tag("slot name=header")).child(asked).child(tag("slot name=footer"))
}

fn header(model: &Rc<Model>) -> Tag {
    let server = model.server();
    let settings = model.settings.borrow();
    let asks = if model.asked.is_url() { Key::WantsToOpen } else { Key::AsksYou };
    // An address that only the server claims names no host.
    let server_of_host = settings.server.as_ref().filter(|server| !server.claimed);
    let host = server_of_host.and_then(|server| server.url.as_deref()).map(host_of);
    let who = tag("span class=who id=who part=server")
        .child(tag("b").child(tag("bdi").child(with_server_name(model, &server))))
        .child([" ", &model.say(asks)].concat())
        .child(host.map(|host| tag("small").child(url_card::host_name(&host))));
    let language = model.language();
    let count = match settings.step {
        Some(step) => {
            let (step, steps) = (language.intl.number(&digits(step.number)), language.intl.number(&digits(step.of)));
            tag("span class=count").child(language.say(Key::StepOf, &[("step", &step), ("steps", &steps)])).into()
        }
        None => aside::count(model),
    };
    let mark: String = server.chars().find(|c| c.is_ascii_digit() || is_letter(*c)).into_iter().collect();
    let mark = tag("span class=mark aria-hidden=true").child(mark);
    tag("div class=header part=header").child(mark).child(who).child(count)
}

fn host_of(url: &str) -> String {
    let rest = find(url, "://").and_then(|at| url.get(at.saturating_add(3)..)).unwrap_or(url);
    rest.split(&['/', '?', '#'][..]).next().unwrap_or_default().to_owned()
}

fn body(model: &Rc<Model>) -> Tag {
    let message = model.has_message().then(|| {
        tag("blockquote part=message class=message id=message").child(server_text(
            model,
            &model.asked.message,
            TextKind::Message,
        ))
    });
    let body = tag("div class=body id=body").child(message);
    let body = body.child(tag("slot name=message")).child(tag("div id=warnings").child(notice::warnings(model)));
    let request = match &model.asked.request {
        Ok(request) => request,
        Err(code) => return body.child(notice::unanswerable(model, code)),
    };
    if let ElicitRequest::Url { url, .. } = request {
        return body.child(url_card::url_card(model, url));
    }
    body.child(fields(model))
}

/// With more fields than this, fields out of view are laid out only after the first paint.
const MANY: usize = 8;
/// With more than this, only when they come near the view.
const VERY_MANY: usize = 60;

fn fields(model: &Rc<Model>) -> Html {
    let form = model.form();
    if form.entries.is_empty() {
        return nothing();
    }
    if model.is_one_choice() {
        let is_bare = model.hides_label(&form);
        let frame = tag(if is_bare { "div part=form" } else { "div class=fields part=form" });
        return frame.child(choice::question(model, &form)).into();
    }
    let entries = form.entries.iter().map(|entry| match entry {
        // A companion text is drawn in its choice.
        Entry::Field(index) if form.fields.get(*index).is_some_and(|text| text.host.is_some()) => nothing(),
        Entry::Field(index) => field::field(model, &form, *index),
        Entry::Group { left_out, .. } => {
            let left_out = left_out.iter().map(|(property, reason)| notice::left_out(model, property, reason).into());
            field::group(model, &form, entry, left_out.collect())
        }
        Entry::LeftOut { property, reason } => notice::left_out(model, property, reason).into(),
    });
    let count = form.fields.len();
    let frame = tag(if count > MANY { "div class=fields part=form data-many" } else { "div class=fields part=form" })
        .children(entries);
    if count > MANY && count <= VERY_MANY {
        let element = frame.element().clone();
        let painted = move || _ = element.remove_attribute("data-many");
        request_animation_frame(|| set_timeout(painted, Duration::ZERO));
    }
    frame.into()
}
