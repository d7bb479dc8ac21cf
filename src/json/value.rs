use super::{Number, Text};

/// The position of a value in its text: byte offsets into the UTF-8 text, `start..end`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Range {
    pub start: usize,
    pub end: usize,
}

/// A value and its range in the text that it was read from.
#[derive(Debug, Clone)]
pub struct Node {
    /// The value.
    pub value: Value,
    /// The range; empty (`0..0`) for a value that was not read from a text.
    pub range: Range,
}

/// A JSON value. Equality is JSON Schema's: numbers by their mathematical value, objects without regard to order.
#[derive(Debug, Clone)]
pub enum Value {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean(bool),
    Number(Number),
    /// A string.
    String(Text),
    /// An array.
    Array(Vec<Node>),
    /// An object.
    Object(Object),
}

/// One member of an object.
#[derive(Debug, Clone)]
pub struct Member {
    /// The member's name. Any string is allowed, `__proto__` and `""` too.
    pub name: Text,
    /// The range of the name in the text.
    pub name_range: Range,
    pub node: Node,
}

/// An object's members, in the order of their first appearance. A repeated name replaces the earlier value, as in
/// `JSON.parse`, so that the card shows, checks and sends the same value as JavaScript sees (`docs/security.md` R14).
#[derive(Debug, Clone, Default)]
pub struct Object {
    members: Vec<Member>,
    /// Indices into `members`, sorted by name; empty while there are few enough members for a linear search.
    sorted: Vec<usize>,
}

const LOOK_THROUGH: usize = 12;

impl Object {
    /// Makes an object of members in order. Of members with one name, the last value wins and takes the first one's
    /// position.
    pub fn new(members: Vec<Member>) -> Self {
        Self::with_duplicates(members).0
    }

    /// Like [`Object::new`], but also returns the ranges of the names that were replaced.
    pub(super) fn with_duplicates(mut members: Vec<Member>) -> (Self, Vec<Range>) {
        // It compares all pairs, which is fast for the few members of most objects.
        let differs = |(at, member): (usize, &Member)| members.iter().take(at).all(|other| other.name != member.name);
        if members.len() <= LOOK_THROUGH && members.iter().enumerate().all(differs) {
            return (Self { members, sorted: Vec::new() }, Vec::new());
        }
        let mut sorted = sorted_by_name(&members);
        let (mut replaced, mut stays, mut first) = (Vec::new(), vec![true; members.len()], usize::MAX);
        for &at in &sorted {
            if members.get(first).map(|member| &member.name) != members.get(at).map(|member| &member.name) {
                first = at;
                continue;
            }
            // The later value moves to the first position, and the one that it replaces is dropped.
            members.swap(first, at);
            if let (Some(member), Some(stays)) = (members.get(at), stays.get_mut(at)) {
                replaced.push(member.name_range);
                *stays = false;
            }
        }
        if !replaced.is_empty() {
            let mut stays = stays.into_iter();
            members.retain(|_| stays.next() == Some(true));
            sorted = sorted_by_name(&members);
        }
        if members.len() <= LOOK_THROUGH {
            sorted.clear();
        }
        (Self { members, sorted }, replaced)
    }

    pub fn get(&self, name: &str) -> Option<&Node> {
        self.member(name).map(|member| &member.node)
    }

    /// Returns the member called `name`.
    pub fn member(&self, name: &str) -> Option<&Member> {
        self.members.get(self.position(name)?)
    }

    pub fn position(&self, name: &str) -> Option<usize> {
        let is_meant = |member: &Member| member.name.is_well_formed() && member.name.as_str() == name;
        if self.sorted.is_empty() {
            return self.members.iter().position(is_meant);
        }
        let is_before = |at: &usize| self.members.get(*at).is_some_and(|member| member.name.as_str() < name);
        let at = *self.sorted.get(self.sorted.partition_point(is_before))?;
        self.members.get(at).is_some_and(is_meant).then_some(at)
    }

    pub fn iter(&self) -> std::slice::Iter<'_, Member> {
        self.members.iter()
    }

    pub fn len(&self) -> usize {
        self.members.len()
    }

    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }
}

fn sorted_by_name(members: &[Member]) -> Vec<usize> {
    let name = |index: usize| members.get(index).map(|member| &member.name);
    super::order(members.len(), &|a, b| name(a).cmp(&name(b)))
}

impl<'a> IntoIterator for &'a Object {
    type Item = &'a Member;
    type IntoIter = std::slice::Iter<'a, Member>;
    fn into_iter(self) -> Self::IntoIter {
        self.members.iter()
    }
}

impl PartialEq for Node {
    /// Compares the values and ignores the ranges.
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl From<Value> for Node {
    fn from(value: Value) -> Self {
        Self { value, range: Range::default() }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::String(text.into())
    }
}

impl FromIterator<Value> for Value {
    fn from_iter<Items: IntoIterator<Item = Value>>(items: Items) -> Self {
        Self::Array(items.into_iter().map(Node::from).collect())
    }
}

impl<const COUNT: usize> From<[(&str, Value); COUNT]> for Value {
    fn from(members: [(&str, Value); COUNT]) -> Self {
        members.into_iter().map(|(name, value)| Member::new(name, value)).collect()
    }
}

impl FromIterator<Member> for Value {
    fn from_iter<Members: IntoIterator<Item = Member>>(members: Members) -> Self {
        Self::Object(Object::new(members.into_iter().collect()))
    }
}

impl Member {
    pub fn new(name: impl Into<Text>, value: impl Into<Value>) -> Self {
        Self { name: name.into(), name_range: Range::default(), node: Node::from(value.into()) }
    }
}

impl Node {
    /// Returns the object, if the value is one.
    pub fn as_object(&self) -> Option<&Object> {
        if let Value::Object(object) = &self.value { Some(object) } else { None }
    }

    pub fn as_array(&self) -> Option<&[Node]> {
        if let Value::Array(items) = &self.value { Some(items) } else { None }
    }

    pub fn as_text(&self) -> Option<&Text> {
        if let Value::String(text) = &self.value { Some(text) } else { None }
    }

    pub fn as_str(&self) -> Option<&str> {
        self.as_text().map(Text::as_str)
    }

    /// Returns the number, if the value is one.
    pub fn as_number(&self) -> Option<&Number> {
        if let Value::Number(number) = &self.value { Some(number) } else { None }
    }

    /// Returns the boolean, if the value is one.
    pub fn as_bool(&self) -> Option<bool> {
        if let Value::Boolean(boolean) = &self.value { Some(*boolean) } else { None }
    }

    /// Returns the member called `name`, if the value is an object that has it.
    pub fn get(&self, name: &str) -> Option<&Node> {
        self.as_object()?.get(name)
    }

    /// Returns the node that `pointer` points to, relative to this one.
    pub fn pointee(&self, pointer: &super::Pointer) -> Option<&Node> {
        pointer.as_str().split('/').skip(1).try_fold(self, Self::step)
    }

    /// Returns the member or item that one token of a pointer names. `None` for an invalid escape, or an index with a
    /// sign or a leading zero.
    pub(crate) fn step(&self, token: &str) -> Option<&Node> {
        match &self.value {
            Value::Object(object) => object.get(&super::pointer::unescaped(token)?),
            Value::Array(items) if token == "0" || !token.starts_with(&['0', '+'][..]) => {
                items.get(token.parse::<usize>().ok()?)
            }
            _ => None,
        }
    }
}
