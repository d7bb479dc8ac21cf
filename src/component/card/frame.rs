//! The frame of a question: its header, its message, its fields and its buttons.

use super::view::View;
use super::{actions, choice, field, notice, receipt, url_card};
use crate::component::host::html::{Html, Tag, nothing, set_flag, tag, text_with};
use crate::component::host::window;
use crate::component::server_text::{server_text, with_server_name};
use crate::form::FormItem;
use crate::json::{digits, find};
use crate::message::Key;
use crate::protocol::ElicitRequest;
use crate::question::{Part, Question, SLOT};
use crate::trust::{TextKind, is_letter};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

pub fn question(view: &View, question: &Question) -> Tag {
    // Last in the DOM, so that the focus reaches the fields first; it is drawn in the header.
    let cancel = tag("button type=button class=dismiss id=dismiss");
    let cancel = cancel.attribute("part", "cancel dismiss").attribute("aria-label", question.say(Key::Cancel));
    let parts = tag("div class=asks")
        .child(header(view, question))
        .child(body(view, question))
        .child(actions::actions(view, question))
        .child(cancel);
    tag("div class=question").child(tag("slot name=header")).child(parts).child(tag("slot name=footer"))
}

fn header(view: &View, question: &Question) -> Tag {
    let server = question.server();
    let settings = &question.settings;
    let asks: Html = match question.tool() {
        Some(tool) => {
            let tool = || tag("code").child(server_text(question, tool, TextKind::Title)).into();
            text_with(&question.language.say(Key::WantsToRun, &[("tool", SLOT)]), SLOT, &tool)
        }
        None => question.say(if question.is_url() { Key::WantsToOpen } else { Key::AsksYou }).into(),
    };
    // An address that only the server claims names no host.
    let server_of_host = settings.server.as_ref().filter(|server| !server.claimed);
    let host = server_of_host.and_then(|server| server.url.as_deref()).map(|url| {
        let rest = find(url, "://").and_then(|at| url.get(at.saturating_add(3)..)).unwrap_or(url);
        url_card::host_name(rest.split(&['/', '?', '#'][..]).next().unwrap_or_default())
    });
    let who = tag("span class=who id=who part=server")
        .child(tag("b").child(tag("bdi").child(with_server_name(question, &server))))
        .child(" ")
        .child(asks)
        .child(host.map(|host| tag("small").child(host)));
    let language = &question.language;
    let count = match settings.step {
        Some(step) => {
            let (step, steps) = (language.intl.number(&digits(step.number)), language.intl.number(&digits(step.of)));
            tag("span class=count").child(language.say(Key::StepOf, &[("step", &step), ("steps", &steps)])).into()
        }
        None => view.place(Part::Waiting),
    };
    let letter: String = server.chars().find(|c| c.is_ascii_digit() || is_letter(*c)).into_iter().collect();
    let icon = settings.server.as_ref().and_then(|server| server.icon.as_deref()).map(icon);
    let mark = tag("span class=mark aria-hidden=true").child(letter).child(icon);
    tag("div class=header part=header").child(mark).child(who).child(count)
}

/// The picture of the server, which leaves the letter when it cannot be loaded.
fn icon(address: &str) -> Tag {
    let icon = tag("img").attribute("alt", "").attribute("src", address);
    let element = icon.0.clone();
    let failed = Closure::once_into_js(move |_: JsValue| element.remove());
    _ = icon.0.add_event_listener_with_callback_and_bool("error", failed.unchecked_ref(), false);
    icon
}

/// The length up to which a message is set apart by its weight.
const SHORT: usize = 80;

fn body(view: &View, question: &Question) -> Tag {
    let text = || server_text(question, &question.message, TextKind::Message);
    let is_short = question.message.chars().count() <= SHORT;
    let quotation = || tag("blockquote part=message class=message").flag("data-short", is_short);
    let message = match question.tool() {
        // The header has the tool's name, with which the agent's message begins.
        Some(tool) => {
            let rest = question.has_message().then(|| tag("span id=message").child(text()));
            let end = if rest.is_some() { "\n\n" } else { "" };
            let name = server_text(question, tool, TextKind::Title).child(end);
            let name = tag("span class=unseen aria-hidden=true").child(name);
            let quotation = if rest.is_some() { quotation() } else { quotation().attribute("class", "message unseen") };
            Some(quotation.child(name).child(rest))
        }
        None => question.has_message().then(|| quotation().attribute("id", "message").child(text())),
    };
    let warning = notice::of_request(question);
    let warnings = tag("div id=warnings").child(view.place(Part::HiddenWarning));
    let warnings = warnings.child(warning).child(notice::sent_more(question)).child(view.place(Part::SecretWarning));
    // Beside the only field, accept keeps the focus while the answer is sent.
    let body = tag(if question.sends_beside() { "div" } else { "div id=body" }).child(message);
    let body = body.child(tag("slot name=message")).child(warnings).child(last_look(view, question));
    match &question.request {
        Ok(ElicitRequest::Form { .. }) => body.child(fields(view, question)),
        Ok(ElicitRequest::Url { .. }) => body.child(view.place(Part::Address)),
        Err(code) => body.child(notice::unanswerable(question, code)),
    }
}

/// The answers of all steps of a round, before they are sent.
fn last_look(view: &View, question: &Question) -> Option<Tag> {
    let steps = receipt::steps(view, question, &mut None)?;
    let title = tag("p class=message data-short").child(question.say(Key::Preview));
    Some(tag("div").child(title).child(tag("div class=fields").child(steps)))
}

/// With more fields than this, fields out of view are laid out only after the first paint.
const MANY: usize = 8;
/// With more than this, only when they come near the view.
const VERY_MANY: usize = 60;

fn fields(view: &View, question: &Question) -> Html {
    let form = &question.form;
    if form.items.is_empty() {
        return nothing();
    }
    if question.is_one_choice {
        let frame = tag(if question.hides_label() { "div part=form" } else { "div class=fields part=form" });
        return frame.child(choice::heading(question)).into();
    }
    let items = form.items.iter().map(|item| match item {
        // A companion text is drawn in its choice.
        FormItem::Field(index) if form.fields.get(*index).is_some_and(|text| text.owner.is_some()) => nothing(),
        FormItem::Field(index) => field::field(view, question, *index).into(),
        FormItem::Group { .. } => field::group(view, question, item),
        FormItem::LeftOut { property, reason } => notice::left_out(question, property, reason).into(),
    });
    let count = form.fields.len();
    let frame = tag(if count > MANY { "div class=fields part=form data-many" } else { "div class=fields part=form" })
        .children(items);
    if count > MANY && count <= VERY_MANY {
        let element = frame.0.clone();
        let painted = Closure::once_into_js(move |_: JsValue| set_flag(&element, "data-many", false));
        let in_frame = move |_: JsValue| _ = window().set_timeout_with_callback(painted.unchecked_ref());
        let in_frame = Closure::once_into_js(in_frame);
        _ = window().request_animation_frame(in_frame.unchecked_ref());
    }
    frame.into()
}
