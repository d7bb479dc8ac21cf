//! The sentences for developers, as templates.

/// Fills a template: `{0}` stands for the first argument, and a part in brackets is omitted if one of its arguments is
/// missing.
pub(crate) fn fill(template: &str, arguments: &[String]) -> String {
    let (mut sentence, mut start, mut lacks) = (String::new(), 0, false);
    let mut rest = template.chars();
    while let Some(c) = rest.next() {
        match c {
            '{' => {
                let index = rest.next().and_then(|digit| digit.to_digit(10)).and_then(|index| index.try_into().ok());
                match index.and_then(|index: usize| arguments.get(index)) {
                    Some(argument) => sentence.push_str(argument),
                    None => lacks = true,
                }
            }
            '}' => {}
            '[' => (start, lacks) = (sentence.len(), false),
            ']' if lacks => sentence.truncate(start),
            ']' => {}
            c => sentence.push(c),
        }
    }
    sentence
}
