//! The reader's result for every shape of schema, one line per shape.

use mcp_elicitation::json::{Fault, Node, Value, parse};
use mcp_elicitation::schema::*;

fn options(options: &[EnumOption]) -> String {
    let option = |option: &EnumOption| match &option.title {
        Some(title) => format!("{}={}", option.value, title.as_str()),
        None => option.value.to_string(),
    };
    options.iter().map(option).collect::<Vec<_>>().join("|")
}

fn number(schema: &NumberSchema) -> String {
    let mut words = vec![if schema.integer { "integer" } else { "number" }.to_owned()];
    for (sign, bound) in [
        (">=", &schema.minimum),
        ("<=", &schema.maximum),
        (">", &schema.exclusive_minimum),
        ("<", &schema.exclusive_maximum),
        ("*", &schema.multiple_of),
    ] {
        words.extend(bound.iter().map(|bound| format!("{sign}{}", bound.lexeme())));
    }
    words.join(" ")
}

fn string(schema: &StringSchema) -> String {
    let mut words = vec!["string".to_owned()];
    words.extend(schema.min_length.map(|length| format!(">={length}")));
    words.extend(schema.max_length.map(|length| format!("<={length}")));
    words.extend(schema.pattern.iter().map(|pattern| format!("/{}/", pattern.as_str())));
    words.extend(schema.format.iter().map(|format| format.as_str().to_owned()));
    words.join(" ")
}

fn definition(definition: &PrimitiveSchemaDefinition) -> String {
    match definition {
        PrimitiveSchemaDefinition::String(schema) => string(schema),
        PrimitiveSchemaDefinition::Number(schema) => number(schema),
        PrimitiveSchemaDefinition::Boolean => "boolean".to_owned(),
        PrimitiveSchemaDefinition::SingleSelectEnum(of) => format!("one of {}", options(of)),
        PrimitiveSchemaDefinition::MultiSelectEnum(schema) => {
            format!("some of {} {:?}..{:?}", options(&schema.options), schema.min_items, schema.max_items)
        }
        PrimitiveSchemaDefinition::StringList(schema) => {
            format!("list of {}", schema.numbers.as_ref().map_or_else(|| string(&schema.items), number))
        }
        PrimitiveSchemaDefinition::Const(value) => format!("const {value}"),
        PrimitiveSchemaDefinition::NumberOrString(schema) => format!("{} or string", number(schema)),
        PrimitiveSchemaDefinition::Object(leaves) => {
            format!("{{{}}}", leaves.iter().map(property).collect::<Vec<_>>().join(", "))
        }
        PrimitiveSchemaDefinition::LeftOut(reason) => format!("left out: {}", reason.as_str()),
    }
}

fn property(property: &Property) -> String {
    let required = if property.required { "!" } else { "" };
    let default = property.default.as_ref().map(|default| format!(" = {default}")).unwrap_or_default();
    format!("{}{required}: {}{default}", property.name.as_str(), definition(&property.definition))
}

fn read(schema: &str) -> Result<ElicitationSchema, Vec<Fault>> {
    ElicitationSchema::read(&parse(schema).unwrap().root)
}

/// Returns the definition and the default of a property, which may refer to definitions in `$defs`.
fn read_property(schema: &str) -> String {
    let defs = r##"{"Color": {"title": "Color", "enum": ["red", "green"]}, "Twice": {"$ref": "#/$defs/Color"},
        "Point": {"type": "object", "properties": {"x": {"type": "number"}}}, "Self": {"$ref": "#/$defs/Self"}}"##;
    let schema = read(&format!(r#"{{"properties": {{"a": {schema}}}, "$defs": {defs}}}"#)).unwrap();
    property(&schema.properties[0]).strip_prefix("a: ").unwrap().to_owned()
}

#[test]
fn reads_every_shape_of_a_property() {
    for (schema, expected) in [
        // The subset.
        (r#"{"type": "string", "minLength": 0, "maxLength": 5, "format": "email"}"#, "string >=0 <=5 email"),
        (r#"{"type": "integer", "minimum": 1, "maximum": 9}"#, "integer >=1 <=9"),
        (r#"{"type": "boolean", "default": false}"#, "boolean = false"),
        (r#"{"type": "string", "enum": ["a", "b"], "enumNames": ["A", "B"]}"#, r#"one of "a"=A|"b"=B"#),
        (r#"{"type": "string", "enum": ["a", "b"], "enumNames": ["A"]}"#, r#"one of "a"|"b""#),
        (r#"{"type": "string", "enum": ["a"], "enumNames": ["A", "B"]}"#, r#"one of "a""#),
        (r#"{"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": ""}]}"#, r#"one of "a"=A|"""#),
        (
            r#"{"type": "array", "items": {"type": "string", "enum": ["a"]}, "minItems": 1}"#,
            r#"some of "a" Some(1)..None"#,
        ),
        (r#"{"type": "array", "items": {"anyOf": [{"const": "a", "title": "A"}]}}"#, r#"some of "a"=A None..None"#),
        // Without a type.
        ("{}", "string"),
        ("true", "string"),
        (r#"{"title": "no type"}"#, "string"),
        (r#"{"enum": [1, 2]}"#, "one of 1|2"),
        (r#"{"const": "x"}"#, r#"const "x""#),
        (r#"{"default": true}"#, "boolean = true"),
        (r#"{"default": 3}"#, "number = 3"),
        (r#"{"default": ["x"]}"#, r#"list of string = ["x"]"#),
        (r#"{"items": {"enum": ["a"]}}"#, r#"some of "a" None..None"#),
        (r#"{"properties": {"x": {}}}"#, "{x: string}"),
        (r#"{"anyOf": [{"const": "a"}, {"const": 2}]}"#, r#"one of "a"|2"#),
        (r#"{"anyOf": [{"enum": ["a"]}, {"const": "b"}, {"type": "null"}]}"#, r#"one of "a"|"b""#),
        // null
        (r#"{"type": ["string", "null"]}"#, "string"),
        (r#"{"anyOf": [{"type": "integer", "minimum": 3}, {"type": "null"}], "default": null}"#, "integer >=3"),
        (
            r#"{"anyOf": [{"type": "string", "enum": ["a", "b"]}, {"type": "null"}], "enumNames": ["A", "B"]}"#,
            r#"one of "a"=A|"b"=B"#,
        ),
        (r#"{"oneOf": [{"type": "null"}, {"type": "array", "items": {"type": "string"}}]}"#, "list of string"),
        (r#"{"enum": ["a", null]}"#, r#"one of "a""#),
        (r#"{"type": "null"}"#, "left out: no-possible-value"),
        // Unions
        (r#"{"type": ["integer", "string"], "default": 5}"#, "integer or string = 5"),
        (r#"{"anyOf": [{"type": "number"}, {"type": "string", "pattern": "^-?[0-9]+$"}]}"#, "number or string"),
        (r#"{"anyOf": [{"type": "integer"}, {"type": "number"}]}"#, "number"),
        (r#"{"anyOf": [{"type": "boolean"}, {"type": "string", "minLength": 2}]}"#, "string >=2"),
        (r#"{"anyOf": [{"type": "string", "format": "email"}, {"type": "string", "format": "uri"}]}"#, "string"),
        (r#"{"anyOf": [{"type": "boolean"}, {"type": "integer"}]}"#, "integer"),
        (r#"{"anyOf": [{"const": "auto"}, {"type": "integer"}]}"#, "integer or string"),
        (r#"{"type": "string", "anyOf": [{"format": "email"}, {"format": "uri"}]}"#, "string"),
        (r#"{"anyOf": [{"type": "money"}, {"type": "colour"}]}"#, "left out: unsupported-keyword"),
        // The default selects the branch.
        (r#"{"anyOf": [{"type": "boolean"}, {"type": "string"}], "default": true}"#, "boolean = true"),
        (r#"{"anyOf": [{"type": "number"}, {"type": "boolean"}], "default": false}"#, "boolean = false"),
        (r#"{"type": ["string", "boolean"], "default": false}"#, "boolean = false"),
        (r#"{"type": ["string", "boolean"], "default": "x"}"#, r#"string = "x""#),
        (
            r#"{"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "string"}], "default": [1]}"#,
            "list of integer = [1]",
        ),
        (
            r#"{"anyOf": [{"enum": ["a", "b"]}, {"type": "array", "items": {"enum": ["a", "b"]}}], "default": ["a"]}"#,
            r#"some of "a"|"b" None..None = ["a"]"#,
        ),
        (r#"{"anyOf": [{"type": "array", "items": {"type": "object"}}, {"type": "string"}], "default": []}"#, "string"),
        (r#"{"type": "array", "items": {"type": "object"}, "default": []}"#, "left out: array-of-objects"),
        (r#"{"type": "money", "default": true}"#, "left out: unknown-type"),
        // Constants
        (r#"{"type": "boolean", "const": true}"#, "const true"),
        (r#"{"type": "string", "const": 1}"#, "left out: no-possible-value"),
        (r#"{"const": null}"#, "left out: no-possible-value"),
        (r#"{"const": 9007199254740993}"#, "left out: no-possible-value"),
        // Options that cannot be chosen
        (r#"{"type": "string", "oneOf": [{"title": "A"}, {"const": "b", "title": "B"}]}"#, r#"one of "b"=B"#),
        (r#"{"type": "string", "enum": [1, "a", "a", 1e400]}"#, r#"one of "a""#),
        (r#"{"enum": [1, 1.0, 2, 9007199254740993]}"#, "one of 1|2"),
        (r#"{"type": "string", "enum": []}"#, "left out: empty-options"),
        (r#"{"type": "string", "enum": [1]}"#, "left out: empty-options"),
        (r#"{"type": "string", "enum": {"a": "a"}}"#, "string"),
        // Arrays
        (r#"{"type": "array"}"#, "list of string"),
        (r#"{"type": "array", "items": {"type": "string", "maxLength": 3}}"#, "list of string <=3"),
        (r#"{"type": "array", "items": {"type": "integer", "minimum": 0}}"#, "list of integer >=0"),
        (r#"{"type": "array", "items": {"const": "a", "title": "A"}}"#, r#"some of "a"=A None..None"#),
        (r##"{"type": "array", "items": {"$ref": "#/$defs/Color"}}"##, r#"some of "red"|"green" None..None"#),
        (r#"{"type": "array", "enum": ["a"], "items": {"type": "string"}}"#, "list of string"),
        (r#"{"type": "array", "items": {"type": "object"}}"#, "left out: array-of-objects"),
        (r#"{"type": "array", "items": {"type": "array"}}"#, "left out: nested-array"),
        (r#"{"type": "array", "items": {"type": "boolean"}}"#, "left out: array-of-booleans"),
        (r#"{"type": "array", "items": [{"type": "string"}]}"#, "left out: unsupported-keyword"),
        (r#"{"type": "array", "prefixItems": [{"type": "string"}]}"#, "left out: unsupported-keyword"),
        (r#"{"type": "array", "minItems": 5, "items": {"enum": ["a", "b"]}}"#, "left out: min-items-above-options"),
        (r#"{"type": "array", "minItems": 5, "maxItems": 4}"#, "left out: min-items-above-max-items"),
        // Objects
        (
            r#"{"type": "object", "properties": {"b": {"type": "string"}, "c": {"type": "object"}}, "required": ["b"]}"#,
            "{b!: string, c: left out: deeply-nested-object}",
        ),
        (
            r#"{"type": "object", "properties": {"b": {"default": "x"}, "c": {}}, "default": {"b": "y", "c": 1}}"#,
            r#"{b: string = "y", c: string}"#,
        ),
        (
            r#"{"type": "object", "properties": {"b": {"type": "object", "properties": {"c": {}}}}}"#,
            "left out: deeply-nested-object",
        ),
        (
            r#"{"properties": {"b": {"type": "object"}, "c": {}}, "required": ["b"]}"#,
            "left out: required-inside-unanswerable",
        ),
        (r#"{"properties": {"b": {}}, "required": ["c"]}"#, "left out: required-inside-unanswerable"),
        (r#"{"type": "object"}"#, "left out: object-without-properties"),
        (r##"{"$ref": "#"}"##, "left out: deeply-nested-object"),
        // References
        (r##"{"$ref": "#/$defs/Color", "default": "red"}"##, r#"one of "red"|"green" = "red""#),
        (r##"{"allOf": [{"$ref": "#/$defs/Twice"}], "default": "blue"}"##, r#"one of "red"|"green""#),
        (r##"{"$ref": "#/$defs/Point"}"##, "{x: number}"),
        (
            r#"{"allOf": [{"properties": {"b": {}, "c": {}}, "required": ["b"]}, {"required": ["c"]}]}"#,
            "{b!: string, c!: string}",
        ),
        (r##"{"$ref": "#/$defs/Self"}"##, "left out: unresolved-reference"),
        (r#"{"$ref": "https://evil.example/schema"}"#, "left out: unresolved-reference"),
        // Schemas that no form can show
        ("false", "left out: no-possible-value"),
        ("null", "left out: not-a-schema"),
        (r#"{"type": "password"}"#, "left out: unknown-type"),
        (r#"{"type": ["password"]}"#, "left out: unknown-type"),
        (r#"{"not": {"const": "x"}}"#, "left out: unsupported-keyword"),
        (r#"{"type": "string", "not": {"const": "x"}}"#, "string"),
        (
            r#"{"type": "object", "oneOf": [{"properties": {"b": {}}}, {"properties": {"c": {}}}]}"#,
            "left out: unsupported-keyword",
        ),
        (
            r#"{"anyOf": [{"type": "object", "properties": {"b": {}}}, {"type": "object", "properties": {"c": {}}}]}"#,
            "left out: unsupported-keyword",
        ),
        // Rules that apply together
        (r#"{"allOf": [{"type": "string"}, {"minLength": 2}]}"#, "string >=2"),
        (r#"{"allOf": [{"minLength": 2}, {"maxLength": 5}]}"#, "string >=2 <=5"),
        (r##"{"allOf": [{"$ref": "#/$defs/Color"}, {"description": "Favourite"}]}"##, r#"one of "red"|"green""#),
        (r#"{"type": "integer", "allOf": [{"minimum": 1}, {"const": 3}]}"#, "const 3"),
        (r##"{"allOf": [{"$ref": "#/$defs/Color"}, {"$ref": "#/$defs/Twice"}]}"##, "left out: unsupported-keyword"),
        (r#"{"allOf": [{"type": "string"}, {"type": "integer"}]}"#, "left out: unsupported-keyword"),
        (r#"{"oneOf": [{"type": "object", "properties": {}}, {"type": "string", "enum": ["b"]}]}"#, r#"one of "b""#),
        (r#"{"type": "string", "enum": ["ab", "c"], "maxLength": 1}"#, r#"one of "c""#),
        (r#"{"type": "string", "allOf": [{"minLength": 1}, {"minLength": 2}]}"#, "string >=1"),
        (r#"{"type": "integer", "minimum": 10, "maximum": 1}"#, "left out: minimum-above-maximum"),
        (r#"{"type": "number", "minimum": 1, "exclusiveMaximum": 1.0}"#, "left out: minimum-above-maximum"),
        (r#"{"type": "string", "minLength": 3, "maxLength": 2}"#, "left out: min-length-above-max-length"),
        // Keywords with invalid values
        (r#"{"type": "string", "minLength": -1, "maxLength": 1.5, "pattern": 1, "format": null}"#, "string"),
        (r#"{"type": "number", "minimum": 1, "exclusiveMinimum": true, "maximum": "3"}"#, "number >=1"),
        (r#"{"type": "number", "minimum": -1e400, "maximum": 1e400, "multipleOf": 0}"#, "number"),
        (r#"{"type": "number", "multipleOf": 1e-320}"#, "number *1e-320"),
        // Defaults
        (
            r#"{"type": "string", "format": "email", "minLength": 9, "default": "nobody"}"#,
            r#"string >=9 email = "nobody""#,
        ),
        (r#"{"type": "integer", "maximum": 3, "default": 5}"#, "integer <=3 = 5"),
        (r#"{"type": "integer", "default": 1.0}"#, "integer = 1.0"),
        (r#"{"type": "integer", "default": 1.5}"#, "integer"),
        (r#"{"type": "integer", "default": 9007199254740993}"#, "integer"),
        (r#"{"type": "integer", "default": 1e21}"#, "integer"),
        (r#"{"type": "number", "default": 1e21}"#, "number = 1e21"),
        (r#"{"type": "number", "default": 9007199254740993}"#, "number"),
        (r#"{"type": ["number", "string"], "default": 1e21}"#, "number or string = 1e21"),
        (r#"{"type": "boolean", "default": "true"}"#, "boolean"),
        (r#"{"type": "integer", "default": "5"}"#, "integer"),
        (r#"{"type": "string", "default": 5}"#, "string"),
        (r#"{"type": "string", "default": "\ud800"}"#, "string"),
        (r#"{"type": "string", "enum": ["x", "y"], "default": "z"}"#, r#"one of "x"|"y""#),
        (
            r#"{"type": "array", "items": {"enum": ["x", "y"]}, "default": ["y", "x"]}"#,
            r#"some of "x"|"y" None..None = ["y","x"]"#,
        ),
        (r#"{"type": "array", "items": {"enum": ["x", "y"]}, "default": ["x", "x"]}"#, r#"some of "x"|"y" None..None"#),
        (r#"{"type": "array", "items": {"enum": ["x", "y"]}, "default": ["x", "z"]}"#, r#"some of "x"|"y" None..None"#),
    ] {
        assert_eq!(read_property(schema), expected, "{schema}");
    }
}

#[test]
fn reads_every_shape_of_a_root() {
    for (schema, expected) in [
        ("{}", ""),
        (r#"{"type": "object"}"#, ""),
        (r#"{"type": "object", "properties": null, "required": null}"#, ""),
        (r#"{"type": ["object", "null"], "properties": {"a": true}, "required": ["a", "a"]}"#, "a!: string"),
        (
            r#"{"properties": {"10": true, "2": true, "b": true, "a": true}}"#,
            "10: string, 2: string, b: string, a: string",
        ),
        (r##"{"$ref": "#/$defs/M", "$defs": {"M": {"properties": {"a": {}}, "required": ["a"]}}}"##, "a!: string"),
        (r#"{"allOf": [{"properties": {"a": {}}}]}"#, "a: string"),
        (
            r#"{"properties": {"__proto__": {}, "": {}}, "required": ["", "__proto__"]}"#,
            "__proto__!: string, !: string",
        ),
        ("true", "not-an-object-schema "),
        ("[]", "not-an-object-schema "),
        (r#"{"type": "string"}"#, "not-an-object-schema "),
        (r##"{"$ref": "#/missing"}"##, "not-an-object-schema "),
        (r#"{"allOf": [{"properties": {"a": {}}}, {"required": ["a"]}]}"#, "a!: string"),
        (
            r#"{"properties": {"a": {}, "b": {}}, "required": ["a"], "allOf": [{"required": ["b"]}]}"#,
            "a!: string, b!: string",
        ),
        (r#"{"allOf": [{"properties": {"a": {}}}, {"properties": {"b": {}}}]}"#, "not-an-object-schema "),
        (r#"{"properties": [{"type": "string"}]}"#, "properties-not-an-object /properties"),
        (r#"{"properties": {"a": {}}, "required": "a"}"#, "required-not-an-array /required"),
        (r#"{"properties": {"a": {}}, "required": ["a", 1]}"#, "required-not-an-array /required/1"),
        (
            r#"{"properties": {"a": {}}, "required": ["toString", "__proto__"]}"#,
            "required-without-property /required/0, required-without-property /required/1",
        ),
        (r#"{"properties": {"a": false}, "required": ["a"]}"#, "required-unanswerable /properties/a"),
        (r#"{"properties": {"\ud800": {}}}"#, "lone-surrogate /properties/\u{FFFD}"),
        (r#"{"properties": {"a": {"enum": ["\ud83d", "ok"]}}}"#, "lone-surrogate /properties/a/enum/0"),
        (r#"{"properties": {"a": {"const": ["\ud83d"]}}}"#, "lone-surrogate /properties/a/const"),
    ] {
        let read = match read(schema) {
            Ok(schema) => schema.properties.iter().map(property).collect::<Vec<_>>(),
            Err(faults) => faults.iter().map(|fault| format!("{} {}", fault.code, fault.location)).collect(),
        };
        assert_eq!(read.join(", "), expected, "{schema}");
    }
}

#[test]
fn reads_titles_and_descriptions() {
    let schema = read(
        r##"{"title": "Class", "description": "A doc comment.", "properties": {
            "own": {"$ref": "#/$defs/Color", "title": "Colour", "description": "Mine", "examples": [1.50]},
            "class": {"$ref": "#/$defs/Color"}, "blank": {"title": " ", "description": "", "examples": [null]},
            "title": {"$ref": "#/$defs/Titled"}, "case": {"$ref": "#/$defs/NonEmpty"}, "part": {"$ref": "#/$defs/FirstName"},
            "module": {"$ref": "#/$defs/app__Color"}, "both": {"allOf": [{"$ref": "#/$defs/Color"}, {"description": "B"}]}},
            "$defs": {"Color": {"title": "Color", "description": "An enumeration."}, "Titled": {"title": "A colour"},
            "NonEmpty": {"title": "nonEmpty"}, "FirstName": {"title": "Name"}, "app__Color": {"title": "Color"}}}"##,
    )
    .unwrap();
    let text = |text: &Option<mcp_elicitation::json::Text>| {
        text.as_ref().map(|text| text.as_str().to_owned()).unwrap_or_default()
    };
    let texts: Vec<_> = schema
        .properties
        .iter()
        .map(|property| [text(&property.title), text(&property.description), text(&property.examples)].join("/"))
        .collect();
    assert_eq!(texts, ["Colour/Mine/1.50", "/An enumeration./", "//", "A colour//", "//", "Name//", "//", "/B/"]);
    assert_eq!(text(&schema.description), "A doc comment.");
}

/// Returns the limit that a schema exceeds, and by how much.
fn over_limit(schema: &str) -> Option<String> {
    let faults = read(schema).err()?;
    (faults[0].code == "over-limit").then(|| faults[0].arguments[..2].join(" "))
}

#[test]
fn enforces_limits() {
    let properties = |count: usize, schema: &str| {
        let properties: Vec<_> = (0..count).map(|index| format!(r#""p{index}": {schema}"#)).collect();
        format!(r#"{{"properties": {{{}}}"#, properties.join(","))
    };
    assert_eq!(read(&(properties(250, "{}") + "}")).unwrap().properties.len(), 250);
    assert_eq!(over_limit(&(properties(251, "{}") + "}")), Some("251 properties".to_owned()));

    let options = |count: usize| (0..count).map(|index| index.to_string()).collect::<Vec<_>>().join(",");
    for choice in [r#"{"enum": [@]}"#, r#"{"anyOf": [{"enum": [@]}, {"type": "null"}]}"#] {
        let one = |count: usize| format!(r#"{{"properties": {{"a": {}}}}}"#, choice.replace('@', &options(count)));
        assert_eq!([2_500, 2_501].map(|count| over_limit(&one(count))), [None, Some("2501 options".to_owned())]);
    }
    let shared = format!(r##", "$defs": {{"E": {{"enum": [{}]}}}}}}"##, options(250));
    let shared = |count: usize| properties(count, r##"{"$ref": "#/$defs/E"}"##) + &shared;
    assert_eq!([10, 11].map(|count| over_limit(&shared(count))), [None, Some("2750 options".to_owned())]);
    let few = Limits { options: 249, ..Limits::DEFAULT };
    let faults = ElicitationSchema::read_within(&parse(&shared(1)).unwrap().root, &few).unwrap_err();
    assert_eq!(faults[0].arguments, ["250", "options", "249"]);
    let long = format!(r#", "$defs": {{"D": {{"description": "{}"}}}}}}"#, "long ".repeat(300));
    let long = properties(250, r##"{"$ref": "#/$defs/D"}"##) + &long;
    assert!(over_limit(&long).is_some_and(|error| error.ends_with("bytes behind all “$ref”s together")));
    assert!(read(&long.replace("long ", "")).is_ok());
    let name = "n".repeat(257);
    assert_eq!(
        over_limit(&format!(r#"{{"properties": {{"{name}": {{}}}}}}"#)),
        Some("257 characters in a name".to_owned())
    );
    let leaves: Vec<_> = (0..125).map(|index| format!(r#""l{index}": {{}}"#)).collect();
    let object = format!(r#"{{"properties": {{{}}}}}"#, leaves.join(","));
    assert_eq!(over_limit(&(properties(3, &object) + "}")), Some("253 properties".to_owned()));
}

#[test]
fn stops_multiplying_references_at_once() {
    let mut defs = vec![r#""l0": {"type": "string"}"#.to_owned()];
    for level in 1..10 {
        let target = format!(r##"{{"$ref": "#/$defs/l{}"}}"##, level - 1);
        defs.push(format!(r#""l{level}": {{"allOf": [{}]}}"#, vec![target; 10].join(",")));
    }
    let schema = format!(r##"{{"properties": {{"a": {{"$ref": "#/$defs/l9"}}}}, "$defs": {{{}}}}}"##, defs.join(","));
    let schema = read(&schema).unwrap();
    assert_eq!(definition(&schema.properties[0].definition), "left out: unsupported-keyword");
}

#[test]
fn owns_its_data() {
    let root: Node = Value::Object(Default::default()).into();
    assert_eq!(ElicitationSchema::read(&root).unwrap(), ElicitationSchema::default());
}
