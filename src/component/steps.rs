use super::Model;
use super::html::{Tag, tag};
use super::server_text::{server_text, with_server_name};
use crate::message::Key;
use crate::protocol::ElicitationAction;
use crate::trust::TextKind;

/// What became of each step of a round, a line for each with what was answered, that of the last being `details`; nothing
/// where there was one request alone.
pub fn steps(model: &Model, details: &mut Option<Tag>) -> Option<Tag> {
    let steps = model.steps.borrow();
    let (language, server) = (model.language(), model.server());
    let lines = steps.iter().enumerate().map(|(number, step)| {
        let key = match step.action {
            ElicitationAction::Accept => Key::Accepted,
            ElicitationAction::Decline => Key::Declined,
            ElicitationAction::Cancel => Key::Cancelled,
        };
        let became = language.say(key, &[("server", &server)]);
        let became = tag("b").child(with_server_name(model, &became));
        let details = details.take_if(|_| number.saturating_add(1) == steps.len());
        let line = tag("li").child(became).child(" · ").child(server_text(model, &step.message, TextKind::Title));
        line.child(step.answers.clone()).child(details).into()
    });
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| tag("ol class=steps part=steps").children(lines))
}
