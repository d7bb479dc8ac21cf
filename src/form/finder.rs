use crate::json::Part;

/// Finds options by a part of what they are called, or of their value. It compares texts that were folded before, so that
/// neither capitals nor accents matter.
#[derive(Debug, Clone, Default)]
pub struct Finder {
    options: Vec<(String, String)>,
    longest: usize,
}

impl Finder {
    /// A finder of options, each with its folded title and its folded value.
    pub fn new(options: impl Iterator<Item = (String, String)>) -> Self {
        let options: Vec<(String, String)> = options.collect();
        let longest = options.iter().map(|(title, value)| title.len().max(value.len())).max();
        Self { longest: longest.unwrap_or_default(), options }
    }

    /// The bytes of the longest title or value: a text that is longer is in none.
    pub fn longest(&self) -> usize {
        self.longest
    }

    /// The options that contain `wanted`, a folded text: first those whose title begins with it, then those whose
    /// title or value has it somewhere.
    ///
    /// ```
    /// use mcp_elicitation::form::Finder;
    /// let options = [("germany", "de"), ("denmark", "dk"), ("sweden", "se"), ("malta", "mt")];
    /// let finder = Finder::new(options.iter().map(|(title, value)| (title.to_string(), value.to_string())));
    /// assert_eq!(finder.find("de"), [1, 0, 2]);
    /// assert_eq!(finder.find("mt"), [3]);
    /// assert_eq!(finder.find(""), [0, 1, 2, 3]);
    /// ```
    pub fn find(&self, wanted: &str) -> Vec<usize> {
        let (mut first, mut others) = (Vec::new(), Vec::new());
        if wanted.len() > self.longest {
            return first;
        }
        let part = Part::new(wanted);
        for (index, (title, value)) in self.options.iter().enumerate() {
            if title.starts_with(wanted) {
                first.push(index);
            } else if part.find_in(title).or_else(|| part.find_in(value)).is_some() {
                others.push(index);
            }
        }
        first.append(&mut others);
        first
    }

    /// The one option whose title is `wanted`, a folded text.
    pub fn only(&self, wanted: &str) -> Option<usize> {
        let mut same = self.options.iter().enumerate().filter(|(_, (title, _))| title == wanted);
        let (index, _) = same.next()?;
        same.next().is_none().then_some(index)
    }
}
