//! Generates schemas and instances as JSON text, from the same few values, so that instances often match.

use proptest::collection::vec;
use proptest::option::{of, weighted};
use proptest::prelude::*;
use proptest::sample::select;

const NAMES: [&str; 7] = ["a", "b", "", "__proto__", "constructor", "a/b~c", "é"];
const NUMBERS: &str = "-2 -1.5 -0 0 0.0 0.1 0.3 0.5 0.01 1e-7 1 1.0 1e0 1.5 2 2.50 3 10 1e1 9007199254740992 9007199254740993 \
    123456789012345678901234567890 1e30 -1e30";
const STEPS: [&str; 8] = ["0.01", "0.1", "0.5", "1", "1.5", "2", "3", "1e-7"];
const TEXTS: [&str; 24] = [
    "",
    "a",
    "b",
    "ab",
    "abc",
    "abcd",
    "é",
    "💩",
    "💩💩",
    "e\u{301}",
    "a@b.c",
    "a@",
    "\"a b\"@c.d",
    "2024-02-29",
    "2023-02-29",
    "2024-02-29T12:00:00Z",
    "2024-02-29T12:00:00",
    "12:00:00+01:00",
    "a:b",
    "http://[::1]:80/?q#f",
    "a b:c",
    "2eb8aa08-aa98-11ea-b4aa-73b441d16380",
    "1",
    "null",
];
const FORMATS: [&str; 8] = ["email", "uri", "date", "date-time", "time", "uuid", "path", "password"];

const PATTERNS: [&str; 8] = ["^a", "b$", "^[a-z]{2,3}$", "[0-9]", "^.$", "é|a@", "^$", "\\S:\\S"];

fn text(text: &str) -> String {
    serde_json::to_string(text).unwrap()
}

fn member(name: &str, value: &str) -> String {
    format!("{}:{value}", text(name))
}

fn object(members: impl IntoIterator<Item = String>) -> String {
    format!("{{{}}}", members.into_iter().collect::<Vec<_>>().join(","))
}

fn array(items: &[String]) -> String {
    format!("[{}]", items.join(","))
}

fn one_text() -> impl Strategy<Value = String> + Clone {
    select(&TEXTS[..]).prop_map(text)
}

fn number() -> impl Strategy<Value = String> + Clone {
    select(NUMBERS.split(' ').collect::<Vec<_>>()).prop_map(str::to_owned)
}

fn scalar() -> impl Strategy<Value = String> + Clone {
    let word = select(&["null", "true", "false"][..]).prop_map(str::to_owned);
    prop_oneof![3 => one_text(), 3 => number(), 1 => word]
}

pub fn value() -> impl Strategy<Value = String> + Clone {
    scalar().prop_recursive(3, 12, 4, |inner| {
        let members = vec((select(&NAMES[..]), inner.clone()), 0..4);
        prop_oneof![vec(inner, 0..4).prop_map(|items| array(&items)), members.prop_map(distinct)]
    })
}

/// Writes an object; if members share a name, the first one stays.
fn distinct(members: Vec<(&str, String)>) -> String {
    let mut seen = Vec::new();
    object(members.into_iter().filter_map(|(name, value)| {
        let is_new = !seen.contains(&name);
        seen.push(name);
        is_new.then(|| member(name, &value))
    }))
}

fn keyword(name: &'static str, value: impl Strategy<Value = String> + 'static) -> BoxedStrategy<Option<String>> {
    of(value.prop_map(move |value| member(name, &value))).boxed()
}

fn count() -> impl Strategy<Value = String> {
    (0..5_u8).prop_map(|count| count.to_string())
}

fn keywords(fixed: &'static str, optional: Vec<BoxedStrategy<Option<String>>>) -> BoxedStrategy<String> {
    let fixed = (!fixed.is_empty()).then(|| fixed.to_owned());
    optional.prop_map(move |optional| object(fixed.clone().into_iter().chain(optional.into_iter().flatten()))).boxed()
}

fn string_schema() -> BoxedStrategy<String> {
    keywords(
        r#""type":"string""#,
        vec![
            keyword("minLength", count()),
            keyword("maxLength", count()),
            keyword("format", select(&FORMATS[..]).prop_map(text)),
            weighted(0.2, select(&PATTERNS[..]).prop_map(|pattern| member("pattern", &text(pattern)))).boxed(),
            keyword("title", one_text()),
        ],
    )
}

fn number_schema() -> BoxedStrategy<String> {
    let bounds = || {
        vec![
            keyword("minimum", number()),
            keyword("maximum", number()),
            keyword("exclusiveMinimum", number()),
            keyword("exclusiveMaximum", number()),
            keyword("multipleOf", select(&STEPS[..]).prop_map(str::to_owned)),
        ]
    };
    prop_oneof![keywords(r#""type":"number""#, bounds()), keywords(r#""type":"integer""#, bounds())].boxed()
}

fn options_schema() -> BoxedStrategy<String> {
    let options = vec(value(), 1..6);
    let consts = |keyword: &'static str| {
        let option = (scalar(), any::<bool>()).prop_map(|(value, titled)| {
            object([member("const", &value)].into_iter().chain(titled.then(|| member("title", "\"x\""))))
        });
        vec(option, 1..6).prop_map(move |options| object([member(keyword, &array(&options))]))
    };
    prop_oneof![
        options.prop_map(|options| object([member("enum", &array(&options))])),
        value().prop_map(|value| object([member("const", &value)])),
        consts("oneOf"),
        consts("anyOf"),
    ]
    .boxed()
}

fn list_schema() -> BoxedStrategy<String> {
    keywords(
        r#""type":"array""#,
        vec![
            keyword("minItems", count()),
            keyword("maxItems", count()),
            keyword("uniqueItems", select(&["true", "false"][..]).prop_map(str::to_owned)),
            keyword("items", prop_oneof![options_schema(), string_schema()]),
        ],
    )
}

/// A property's schema and, mostly, a value of a fitting type.
fn property() -> BoxedStrategy<(String, Option<String>)> {
    let list = vec(scalar(), 0..5).prop_map(|items| array(&items));
    let boolean = select(&["true", "false"][..]).prop_map(str::to_owned);
    let kinds = prop_oneof![
        (string_schema(), one_text()),
        (number_schema(), number()),
        (Just(r#"{"type":"boolean"}"#.to_owned()), boolean),
        (options_schema(), scalar()),
        (list_schema(), list),
        (Just("{}".to_owned()), value()),
    ];
    (kinds, 0..6_u8, of(value()))
        .prop_map(|((schema, value), wrapping, other)| {
            let schema = match wrapping {
                0 => format!(r#"{{"anyOf":[{schema},{{"type":"null"}}]}}"#),
                1 => schema.replacen(r#""type":"string""#, r#""type":["string","null"]"#, 1),
                2 => format!(r#"{{"oneOf":[{{"type":"null"}},{schema}],"description":"x"}}"#),
                _ => schema,
            };
            // One value in eight has any type.
            let value = if wrapping == 3 { other } else { Some(value) };
            (schema, value)
        })
        .boxed()
}

/// A `requestedSchema` and an answer to it.
pub fn request() -> impl Strategy<Value = (String, String)> {
    let properties = vec((select(&NAMES[..]), property(), weighted(0.9, Just(())), weighted(0.4, Just(()))), 0..5);
    (properties, weighted(0.2, Just(())), of((select(&NAMES[..]), value()))).prop_map(|(properties, closed, extra)| {
        let schemas = distinct(properties.iter().map(|(name, (schema, _), ..)| (*name, schema.clone())).collect());
        let required: Vec<String> =
            properties.iter().filter(|property| property.3.is_some()).map(|property| text(property.0)).collect();
        let mut required = required;
        required.sort();
        required.dedup();
        let values = properties.iter().filter(|property| property.2.is_some());
        let values = values.filter_map(|(name, (_, value), ..)| Some((*name, value.clone()?)));
        let instance = distinct(values.chain(extra.into_iter().filter(|_| closed.is_some())).collect());
        let schema = object(
            [r#""type":"object""#.to_owned(), member("properties", &schemas), member("required", &array(&required))]
                .into_iter()
                .chain(closed.map(|()| r#""additionalProperties":false"#.to_owned())),
        );
        (schema, instance)
    })
}

/// A schema with any keywords, in and outside the dialect.
fn schema() -> BoxedStrategy<String> {
    let leaf =
        prop_oneof![string_schema(), number_schema(), options_schema(), Just("true".into()), Just("false".into())];
    leaf.prop_recursive(3, 24, 4, |inner| {
        let inner = inner.boxed();
        // Recursion only where the instance gets smaller: the oracle follows a circle until its stack overflows.
        let deeper = prop_oneof![
            8 => inner.clone(),
            1 => Just(r##"{"$ref":"#"}"##.to_owned()),
            1 => Just(r##"{"$ref":"#/%24defs/d"}"##.to_owned()),
        ]
        .boxed();
        let list = |inner: &BoxedStrategy<String>| vec(inner.clone(), 1..4).prop_map(|schemas| array(&schemas));
        let map = |inner: &BoxedStrategy<String>| vec((select(&NAMES[..]), inner.clone()), 0..4).prop_map(distinct);
        let types = prop_oneof![
            select(
                &["\"string\"", "\"number\"", "\"integer\"", "\"array\"", "\"object\"", "\"null\"", "\"boolean\""][..]
            ),
            select(&["[\"string\",\"object\"]", "[\"null\",\"integer\"]", "[\"array\",\"number\",\"boolean\"]"][..]),
        ];
        let names = vec(select(&NAMES[..]), 0..3).prop_map(|mut names| {
            names.sort_unstable();
            names.dedup();
            array(&names.into_iter().map(text).collect::<Vec<_>>())
        });
        let outside = prop_oneof![
            inner.clone().prop_map(|schema| member("not", &schema)),
            list(&inner).prop_map(|schemas| member("allOf", &schemas)),
            inner.clone().prop_map(|schema| member("contains", &schema)),
            inner.clone().prop_map(|schema| format!(r#""patternProperties":{{"^a":{schema}}}"#)),
            count().prop_map(|count| member("minProperties", &count)),
            inner.clone().prop_map(|schema| format!(r#""if":{schema},"then":false"#)),
            Just(r#""unevaluatedProperties":false"#.to_owned()),
        ];
        keywords(
            "",
            vec![
                keyword("type", types.prop_map(str::to_owned)),
                keyword("properties", map(&deeper)),
                keyword("required", names),
                keyword("additionalProperties", deeper.clone()),
                keyword("items", deeper.clone()),
                keyword("prefixItems", list(&deeper)),
                keyword("uniqueItems", Just("true".to_owned())),
                keyword("maxItems", count()),
                weighted(0.3, list(&inner).prop_map(|list| member("anyOf", &list))).boxed(),
                weighted(0.3, list(&inner).prop_map(|list| member("oneOf", &list))).boxed(),
                weighted(0.1, outside).boxed(),
            ],
        )
    })
    .boxed()
}

pub fn root_schema() -> impl Strategy<Value = String> {
    let root = schema().prop_filter("an object", |schema| schema.starts_with('{'));
    let definition = prop_oneof![string_schema(), number_schema(), options_schema()];
    (root, definition).prop_map(|(root, definition)| {
        let rest = root.strip_prefix('{').unwrap_or_default();
        let comma = if rest == "}" { "" } else { "," };
        format!(r#"{{"$defs":{{"d":{definition}}}{comma}{rest}"#)
    })
}
