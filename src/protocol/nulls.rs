use crate::json::{Member, Node, Value};

/// Where null is meaningful in ACP: it marks a scope as present, and a map or schema as invalid.
const MEANINGFUL: [&str; 3] = ["sessionId", "requestId", "properties"];

/// Removes members that are null, which ACP treats as absent. Not inlined, because that makes the `lint` module larger.
#[inline(never)]
pub(crate) fn without_nulls(node: &Node) -> Node {
    prune(node, false)
}

/// `named` is true if the author chose the names of the members, so that none of them counts as absent.
#[inline(never)]
fn prune(node: &Node, named: bool) -> Node {
    let value = match &node.value {
        Value::Object(object) => {
            let members = object.iter().filter_map(|member| {
                let name = member.name.as_str();
                let node = prune(&member.node, !named && name == "properties");
                let is_there = named || node.value != Value::Null || MEANINGFUL.contains(&name);
                is_there.then(|| Member { name: member.name.clone(), name_range: member.name_range, node })
            });
            members.collect()
        }
        Value::Array(items) => Value::Array(items.iter().map(|item| prune(item, false)).collect()),
        other => other.clone(),
    };
    Node { value, range: node.range }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::parse;

    #[test]
    fn what_is_null_is_absent() {
        let text = r#"{"requestId":null,"toolCallId":null,"requestedSchema":{"title":null,"properties":{"a":{"default":null,
            "enum":["a",null]},"properties":{"type":null},"b":null}}}"#;
        let expected =
            r#"{"requestId":null,"requestedSchema":{"properties":{"a":{"enum":["a",null]},"properties":{},"b":null}}}"#;
        assert_eq!(without_nulls(&parse(text).unwrap().root).to_string(), expected);
    }
}
