use super::view::View;
use crate::component::host::html::{Tag, tag};
use crate::component::server_text::server_text;
use crate::message::Key;
use crate::protocol::ElicitationAction;
use crate::question::Question;
use crate::trust::TextKind;

/// The outcome of each step of a round, one line per step with its answers; the last one's are `details`. `None` for a
/// single request.
pub fn steps(view: &View, question: &Question, details: &mut Option<Tag>) -> Option<Tag> {
    let (steps, answers) = (&question.steps, view.steps.borrow());
    let lines = steps.iter().enumerate().map(|(number, step)| {
        // The recipient of the answers is named once, above.
        let refused = match step.action {
            ElicitationAction::Accept => None,
            ElicitationAction::Decline => Some(Key::Declined),
            ElicitationAction::Cancel => Some(Key::Cancelled),
        };
        let details = details.take_if(|_| number.saturating_add(1) == steps.len());
        let refused = refused.map(|key| tag("span").child(tag("b").child(question.say(key))).child(" · "));
        let line = tag("li").child(refused).child(server_text(question, &step.message, TextKind::Title));
        line.child(" ").child(answers.get(number).cloned().flatten()).child(details).into()
    });
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| tag("ol class=steps part=steps").children(lines))
}
