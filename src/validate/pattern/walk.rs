use super::Outcome;
use super::program::{Instruction, Pattern, Program};

/// One search, which follows all paths through a program in parallel, position by position.
struct Walk<'a> {
    pattern: &'a Pattern,
    /// Code points; code units for a pattern without `u`.
    text: Vec<u32>,
    /// For each class, the last code point that was tested and its result.
    known: Vec<Option<(u32, bool)>>,
    /// For each evaluated look-around, true at the positions where it matches.
    looks: Vec<Vec<bool>>,
    steps: usize,
}

impl Pattern {
    /// Returns the outcome of [`test`](Self::test), and the number of steps: at most [`Pattern::MAX_STEPS`].
    pub fn measure(&self, text: &str) -> (Outcome, usize) {
        let most = Self::MAX_TEXT.saturating_add(1);
        let text: Vec<u32> = if self.without_u {
            text.encode_utf16().map(u32::from).take(most).collect()
        } else {
            text.chars().map(u32::from).take(most).collect()
        };
        if text.len() > Self::MAX_TEXT {
            return (Outcome::Undecided, 0);
        }
        let known = vec![None; self.classes.len()];
        let mut walk = Walk { pattern: self, text, known, looks: Vec::new(), steps: 0 };
        let outcome = match walk.search() {
            Some(true) => Outcome::Match,
            Some(false) => Outcome::NoMatch,
            None => Outcome::Undecided,
        };
        (outcome, walk.steps)
    }
}

impl Walk<'_> {
    /// Returns `None` if the steps are exhausted.
    fn search(&mut self) -> Option<bool> {
        let pattern = self.pattern;
        for look in &pattern.looks {
            let positions = self.run(look, false)?;
            self.looks.push(positions);
        }
        Some(self.run(&pattern.main, true)?.contains(&true))
    }

    /// Returns the positions at which the program ends after starting at any earlier position.
    fn run(&mut self, program: &Program, first_only: bool) -> Option<Vec<bool>> {
        let last = self.text.len();
        let mut ends = vec![false; last.saturating_add(1)];
        let mut seen = vec![usize::MAX; program.code.len()];
        let mut ready = Vec::new();
        let mut waiting = Vec::new();
        for count in 0..=last {
            let position = if program.backward { last.saturating_sub(count) } else { count };
            ready.push(0);
            while let Some(at) = ready.pop() {
                self.spend(1)?;
                let (Some(instruction), Some(seen)) = (program.code.get(at), seen.get_mut(at)) else {
                    if first_only {
                        return Some(vec![true]);
                    }
                    if let Some(end) = ends.get_mut(position) {
                        *end = true;
                    }
                    continue;
                };
                if *seen == position {
                    continue;
                }
                *seen = position;
                let next = at.saturating_add(1);
                let goes_on = match *instruction {
                    Instruction::Class(class) => {
                        waiting.push((next, class));
                        false
                    }
                    Instruction::Split(other) => {
                        ready.push(next.saturating_add_signed(other));
                        true
                    }
                    Instruction::Jump(other) => {
                        ready.push(next.saturating_add_signed(other));
                        false
                    }
                    Instruction::Start => position == 0,
                    Instruction::End => position == last,
                    Instruction::WordBoundary(wanted) => {
                        let is_word =
                            |point: &u32| char::from_u32(*point).is_some_and(|c| c.is_ascii_alphanumeric() || c == '_');
                        let before = position.checked_sub(1).and_then(|before| self.text.get(before));
                        let after = self.text.get(position);
                        wanted == (before.is_some_and(is_word) != after.is_some_and(is_word))
                    }
                    Instruction::Look(look) => self.matches_look(look, position),
                    Instruction::NegativeLook(look) => !self.matches_look(look, position),
                };
                if goes_on {
                    ready.push(next);
                }
            }
            let index = if program.backward { position.checked_sub(1) } else { Some(position) };
            let next_character = index.and_then(|index| self.text.get(index)).copied();
            for &(next, class) in &waiting {
                if let Some(c) = next_character
                    && self.takes(class, c)?
                {
                    ready.push(next);
                }
            }
            waiting.clear();
        }
        Some(ends)
    }

    fn matches_look(&self, look: usize, position: usize) -> bool {
        self.looks.get(look).and_then(|positions| positions.get(position)) == Some(&true)
    }

    fn takes(&mut self, class: usize, c: u32) -> Option<bool> {
        if let Some(Some((last, is_member))) = self.known.get(class)
            && *last == c
        {
            return Some(*is_member);
        }
        let Some(members) = self.pattern.classes.get(class) else { return Some(false) };
        self.spend(members.cost())?;
        let is_member = members.contains(c, self.pattern.property);
        if let Some(slot) = self.known.get_mut(class) {
            *slot = Some((c, is_member));
        }
        Some(is_member)
    }

    fn spend(&mut self, steps: usize) -> Option<()> {
        let spent = self.steps.saturating_add(steps);
        (spent <= Pattern::MAX_STEPS).then(|| self.steps = spent)
    }
}
