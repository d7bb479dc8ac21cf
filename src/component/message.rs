use super::html::{Html, keep, nothing, tag};
use super::server_text::server_text;
use super::{Model, focus};
use crate::json::digits;
use crate::message::Key;
use crate::trust::{TextKind, shows_nothing};
use std::rc::Rc;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, ResizeObserver};

/// Why the server asks. A long message is folded, and a button unfolds it: what is cut off says so, and keys reach it.
pub fn message(model: &Rc<Model>) -> Html {
    if shows_nothing(&model.message) {
        return nothing();
    }
    let text = server_text(model, &model.message, TextKind::Message);
    let quote = tag("blockquote part=message class=message id=message").child(text);
    if model.unfolded.get() {
        return quote.fixed("data-all", "").into();
    }
    let more = tag("button type=button class=link id=show-all hidden").child(model.say(Key::ShowAll));
    keep(Box::new(Folded::new(quote.element().clone(), more.element().clone())));
    Html::Many(vec![quote.into(), tag("div class=more").child(more).into()])
}

/// Shows a long message as a whole.
pub fn show_all(model: &Model) {
    model.unfolded.set(true);
    let card = model.card.borrow();
    let find = |selector: &str| card.as_ref()?.query_selector(selector).ok().flatten();
    if let Some(button) = find("#show-all") {
        button.remove();
    }
    if let Some(quote) = find("#message") {
        _ = quote.remove_attribute("data-long");
        _ = quote.set_attribute("data-all", "");
        _ = quote.set_attribute("tabindex", "-1");
        focus::later(model, "message".to_owned());
    }
}

/// Where nothing was entered, the message is what is agreed to: if its end is folded away or below what can be seen, goes to
/// it. Gives whether it had to.
pub fn goes_to_end(model: &Model) -> bool {
    let is_entered = model.form.borrow().fields.iter().any(|field| field.changed);
    let (Some(quote), Some(buttons)) = (focus::find(model, "message"), focus::find(model, "actions")) else {
        return false;
    };
    let is_below = quote.get_bounding_client_rect().bottom() > buttons.get_bounding_client_rect().top() + 1.0;
    let is_folded = quote.has_attribute("data-long");
    if is_entered || !is_folded && !is_below {
        return false;
    }
    if is_folded {
        show_all(model);
    }
    model.press_monitor.was_unread();
    leptos::task::spawn_local(async move {
        // What is said at the buttons takes room too.
        leptos::task::tick().await;
        let margin = [&digits(buttons.offset_height().unsigned_abs() as usize), "px"].concat();
        _ = quote.style().set_property("scroll-margin-block-end", &margin);
        quote.scroll_into_view_with_bool(false);
    });
    true
}

/// Looks whether the message fits, whenever its width changes.
struct Folded {
    observer: Option<ResizeObserver>,
    _closure: Closure<dyn FnMut()>,
}

impl Folded {
    fn new(quote: Element, more: Element) -> Self {
        let observed = quote.clone();
        let closure = Closure::<dyn FnMut()>::new(move || {
            let is_long = !quote.has_attribute("data-all") && quote.scroll_height() > quote.client_height();
            _ = quote.toggle_attribute_with_force("data-long", is_long);
            _ = more.toggle_attribute_with_force("hidden", !is_long);
        });
        let observer = ResizeObserver::new(closure.as_ref().unchecked_ref()).ok();
        if let Some(observer) = &observer {
            observer.observe(&observed);
        }
        Self { observer, _closure: closure }
    }
}

impl Drop for Folded {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}
