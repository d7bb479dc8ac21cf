//! `uuid`: RFC 9562's text form, in letters of either case. Any version, the nil one too.

pub(super) fn accepts(text: &[u8]) -> bool {
    text.len() == 36
        && text.iter().enumerate().all(|(index, byte)| match index {
            8 | 13 | 18 | 23 => *byte == b'-',
            _ => byte.is_ascii_hexdigit(),
        })
}

#[cfg(test)]
mod tests {
    use crate::validate::format::is_valid;

    #[test]
    fn grammar() {
        for text in ["2EB8AA08-aa98-11ea-b4aa-73b441d16380", "00000000-0000-0000-0000-000000000000"] {
            assert_eq!(is_valid("uuid", text), Some(true), "{text:?}");
        }
        for text in [
            "",
            "2eb8aa08aa9811eab4aa73b441d16380",
            "2eb8aa08-aa98-11ea-b4aa-73b441d1638",
            "2eb8aa08-aa98-11ea-b4aa-73b441d163800",
            "2eb8aa08-aa98-11ea-b4aa-73b441d1638g",
            "2eb8aa08-aa98-11ea-b4aa73b441d16380-",
            "2eb8-aa08-aa98-11ea-b4aa-73b44d16380",
            "2eb8aa08-aa98-11ea-b4aa-73b441d1638é",
            "{2eb8aa08-aa98-11ea-b4aa-73b441d16380}",
        ] {
            assert_eq!(is_valid("uuid", text), Some(false), "{text:?}");
        }
    }
}
