use crate::component::host::html::{Tag, tag};
use crate::component::model::Model;
use crate::component::server_text::server_text;
use crate::message::Key;
use crate::protocol::ElicitationAction;
use crate::trust::TextKind;

/// What became of each step of a round, a line for each with what was answered, that of the last being `details`; nothing
/// where there was one request alone.
pub fn steps(model: &Model, details: &mut Option<Tag>) -> Option<Tag> {
    let steps = model.progress.steps.borrow();
    let lines = steps.iter().enumerate().map(|(number, step)| {
        // Who got the answers is said above, once.
        let refused = match step.action {
            ElicitationAction::Accept => None,
            ElicitationAction::Decline => Some(Key::Declined),
            ElicitationAction::Cancel => Some(Key::Cancelled),
        };
        let details = details.take_if(|_| number.saturating_add(1) == steps.len());
        let refused = refused.map(|key| tag("span").child(tag("b").child(model.say(key))).child(" · "));
        let line = tag("li").child(refused).child(server_text(model, &step.message, TextKind::Title));
        line.child(" ").child(step.answered.clone()).child(details).into()
    });
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| tag("ol class=steps part=steps").children(lines))
}
