//! Generates requests of many kinds in any size from `tests/growing.json`.

use mcp_elicitation::json::{Node, parse};

/// A kind of request.
pub struct Kind {
    pub id: String,
    text: String,
    each: String,
    most: usize,
    fill: String,
}

impl Kind {
    /// Returns a request of this kind with about `size` bytes, or the maximum of its kind.
    pub fn of_size(&self, size: usize) -> String {
        let occurrences = |mark: &str, text: &str| text.matches(mark).count();
        let within = occurrences("@fill@", &self.each);
        let (each, fill) = (occurrences("@each@", &self.text), occurrences("@fill@", &self.text));
        let longest = self.each.len() + 4;
        let room = size.saturating_sub(self.text.len());
        let shared = if fill > 0 || within > 0 { room / 2 } else { room };
        let count = shared.checked_div(each).map_or(0, |shared| (shared / longest).clamp(1, self.most));
        let rest = room.saturating_sub(count * each * longest);
        let fills = fill + within * count * each;
        let fill = rest.checked_div(fills).map_or_else(String::new, |each| self.filled(each));
        let each = |index: usize| self.each.replace('%', &index.to_string());
        let each: Vec<String> = (0..count).map(each).collect();
        self.text.replace("@each@", &each.join(",")).replace("@fill@", &fill)
    }

    fn filled(&self, size: usize) -> String {
        (0..size / self.fill.len().max(1)).map(|index| self.fill.replace('@', &index.to_string())).collect()
    }
}

/// Returns all kinds.
pub fn kinds() -> Vec<Kind> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/growing.json");
    let root = parse(&std::fs::read_to_string(file).unwrap()).unwrap().root;
    let kind = |node: &Node| {
        let text = |name: &str| node.get(name).and_then(Node::as_str).unwrap_or_default().to_owned();
        let most = node.get("most").and_then(Node::as_number).and_then(|most| most.to_usize());
        Kind {
            id: text("id"),
            text: text("text"),
            each: text("each"),
            most: most.unwrap_or(usize::MAX),
            fill: text("fill"),
        }
    };
    root.as_array().unwrap().iter().map(kind).collect()
}
