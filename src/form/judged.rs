use super::Form;

impl Form {
    /// Takes over the entries of `before`, the form of the same request judged with fewer words. Fields that the user
    /// has not changed keep their own initial value if it differs. Returns true if both forms show the same.
    pub fn take_over(&mut self, before: &Self) -> bool {
        let format = before.number_format;
        self.write_numbers_as(format);
        let mut is_same = self.warning == before.warning;
        for (field, before) in self.fields.iter_mut().zip(&before.fields) {
            let is_alike = field.initial(&format) == before.initial(&format);
            if is_alike {
                // A date and time may be written as text.
                field.control = before.control;
                field.states_rules = before.states_rules;
            }
            if is_alike || before.changed {
                field.input = before.input.clone();
            }
            field.changed = before.changed;
            field.is_reported = before.is_reported;
            is_same &= is_alike && field.warning == before.warning && field.owner == before.owner;
        }
        is_same
    }
}
