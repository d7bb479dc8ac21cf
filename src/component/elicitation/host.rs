use super::announcer::announce;
use crate::address::check_address;
use crate::component::card::View;
use crate::component::host::{CardHost, in_new_tab, window};
use crate::json::Object;
use crate::pattern::BrowserMatcher;
use crate::protocol::{ElicitRequest, ElicitResult, ElicitationAction};
use crate::question::{CheckedAddress, Status};
use crate::trust::address::Context;
use crate::validate::pattern::PatternMatcher;
use js_sys::Date;
use leptos::prelude::{Callable, Callback, Set, WriteSignal, queue_microtask, untrack};
use std::{
    cell::RefCell,
    rc::{Rc, Weak},
};

/// The signals by which an application follows the card.
#[derive(Clone, Copy)]
pub(super) struct Followed {
    pub(super) status: Option<WriteSignal<Option<Status>>>,
    pub(super) content: Option<WriteSignal<Option<Object>>>,
}

impl Followed {
    /// Writes the state of a card, or of none.
    pub(super) fn write(self, view: Option<&View>) {
        let question = view.map(|view| view.question.borrow());
        let form =
            question.as_ref().filter(|one| one.is_open() && matches!(one.request, Ok(ElicitRequest::Form { .. })));
        let (status, content) = (question.as_ref().map(|one| one.status), form.map(|one| one.form.content()));
        drop(question);
        // An application that is being removed has disposed of them.
        _ = self.status.and_then(|signal| signal.try_set(status));
        _ = self.content.and_then(|signal| signal.try_set(content));
    }
}

/// The Leptos component as a host of its card. The pattern matcher and the address check are linked.
pub(super) struct LeptosHost {
    on_result: Callback<ElicitResult>,
    opener: Option<Callback<String>>,
    followed: Followed,
    pub(super) view: RefCell<Weak<View>>,
    state: RefCell<State>,
    this: Weak<Self>,
}

enum State {
    Open,
    Decided(ElicitResult),
    Reported,
}

impl LeptosHost {
    pub(super) fn new(
        on_result: Callback<ElicitResult>,
        opener: Option<Callback<String>>,
        followed: Followed,
    ) -> Rc<Self> {
        let (view, state) = (RefCell::default(), RefCell::new(State::Open));
        Rc::new_cyclic(|this| Self { on_result, opener, followed, view, state, this: Weak::clone(this) })
    }

    pub(super) fn is_open(&self) -> bool {
        matches!(*self.state.borrow(), State::Open)
    }

    /// Cancels the open request. If the user decides at the same moment, that still counts.
    pub(super) fn cancel(&self) {
        if self.is_open() {
            *self.state.borrow_mut() = State::Decided(ElicitResult::cancel());
        }
        self.report();
    }

    /// Reports the result; only the call that takes it reports it.
    fn report(&self) {
        let State::Decided(result) = self.state.replace(State::Reported) else { return };
        let status = match result.action {
            ElicitationAction::Accept => Status::Accepted,
            ElicitationAction::Decline => Status::Declined,
            ElicitationAction::Cancel => Status::Cancelled,
        };
        if let Some(view) = self.view.borrow().upgrade() {
            view.change(|question| question.settle(status, None, Date::now()));
            if let Some(card) = view.focus.card() {
                announce(&card, view.question.borrow().ending(), ".receipt");
            }
            self.followed.write(Some(&view));
        }
        untrack(|| self.on_result.try_run(result));
    }
}

impl CardHost for LeptosHost {
    fn decide(&self, result: ElicitResult, _: Option<String>) {
        if !self.is_open() {
            return;
        }
        *self.state.borrow_mut() = State::Decided(result);
        // The card is still working, and a listener may remove it.
        if let Some(this) = self.this.upgrade() {
            queue_microtask(move || this.report());
        }
    }

    fn changed(&self) {
        if let Some(view) = self.view.borrow().upgrade() {
            self.followed.write(Some(&view));
        }
    }

    fn open(&self, href: &str) {
        match &self.opener {
            Some(opener) => _ = opener.try_run(href.to_owned()),
            None => in_new_tab(href),
        }
    }

    fn check_address(&self, url: &str, context: &Context<'_>) -> Option<CheckedAddress> {
        let origin = window().location().origin().ok();
        let (href, verdict) = check_address(url, &Context { page_origin: origin.as_deref(), ..*context });
        Some(CheckedAddress {
            href,
            block: verdict.block.map(|code| code.as_str().to_owned()),
            warnings: verdict.warnings.iter().map(|code| code.as_str().to_owned()).collect(),
            host: verdict.host.map(|host| (host.ascii, host.unicode, host.registrable)),
        })
    }

    fn announce(&self, text: &str) {
        if let Some(card) = self.view.borrow().upgrade().and_then(|view| view.focus.card()) {
            announce(&card, text.to_owned(), ":not(*)");
        }
    }

    fn patterns(&self) -> &dyn PatternMatcher {
        &BrowserMatcher
    }
}
