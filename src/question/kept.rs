//! The part of a question that outlives its card: the entries, the reply to a tool call, and the fact that an address
//! was opened.

use super::{Part, Question, Remarks, Reply, changes};

const VISITING: &str = "visiting";

impl Question {
    /// Returns what a host can store for [`Question::restore`].
    pub fn draft(&self) -> Vec<String> {
        if self.is_visiting { vec![VISITING.to_owned()] } else { self.form.draft() }
    }

    /// Returns everything that the user has entered, secrets too, for a card in the same page; `reply` is
    /// the text in the line of a reply.
    pub fn entries(&self, reply: String) -> Vec<String> {
        if self.is_visiting {
            return self.draft();
        }
        let mut entries = self.form.entries();
        if let Some(kind) = self.remarks.reply.filter(|_| !reply.is_empty()) {
            entries.splice(..0, [kind.as_str().to_owned(), reply]);
        }
        entries
    }

    /// Restores the entries of another card, and shows their errors as if the user had left each field.
    pub fn restore(&mut self, entries: &[String]) {
        let mut rest = entries;
        match rest {
            [mark] if mark == VISITING => (self.is_visiting, self.aside.opened) = (self.is_url(), self.is_url()),
            [kind, text, behind @ ..] if Reply::parse(kind).is_some() => {
                let (reply, reply_text) = (Reply::parse(kind), text.clone());
                (self.remarks, rest) = (Remarks { reply, reply_text, ..Remarks::default() }, behind);
            }
            _ => {}
        }
        self.form.restore_draft(rest);
        self.check_defaults();
        self.changes.parts |= changes::ALL | Part::Content.bit();
    }
}
