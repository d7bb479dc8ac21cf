//! Edge cases of the asserted formats, from the grammars of their RFCs.

use mcp_elicitation::validate::format::is_valid;

/// A format with valid and invalid texts.
type Edges = (&'static str, &'static [&'static str], &'static [&'static str]);

#[rustfmt::skip]
const EDGES: [Edges; 13] = [
    // RFC 3339, 5.6 and appendix C.
    (
        "date",
        &["0000-01-01", "0000-02-29", "1600-02-29", "1996-02-29", "2000-02-29", "9999-12-31",
            "2024-02-29", "1900-02-28",
        ],
        &[
            "1700-02-29", "1800-02-29", "1900-02-29", "2023-06-31", "2024-1-01", "2024-01", "2024", "2024/01/01",
            "2024-01-01T", "2024-01-01\n", "\t2024-01-01", "2024-01-01\u{200b}", "2024-W01-1", "24-01-01", "２０２４-01-01",
            "2024-01-1e", "2024\u{2010}01\u{2010}01", "0x24-01-01",
            "", "2023-02-29", "2024-00-01", "2024-13-01", "2024-01-00", "2024-04-31", "02024-01-01", "2024-01-01Z",
            "2024-01-01 ", " 2024-01-01", "+024-01-01", "२०२४-01-01", "2024-01-0১",
        ],
    ),
    // RFC 3339, 5.6: an offset is required, with hours to 23 and minutes to 59; 5.7: 60 seconds at the end of a day in
    // UTC.
    (
        "time",
        &[
            "00:00:00Z", "23:59:59Z", "12:00:00z", "12:00:00+00:00", "12:00:00-00:00", "12:00:00+23:59", "12:00:00.0Z",
            "12:00:00.000000000000000000001Z", "23:59:60Z", "23:59:60.999Z", "18:59:60-05:00", "05:29:60+05:30",
            "00:14:60+00:15",
            "23:59:60z", "23:59:59.999999999999999+23:59", "00:29:60.5+00:30", "15:59:60-08:00", "00:00:60+00:01",
            "22:58:60-01:01",
        ],
        &[
            "12:00:00", "12:00Z", "12Z", "24:00:00Z", "12:60:00Z", "12:00:60Z", "12:00:61Z", "12:00:00.Z", "12:00:00,5Z",
            "12:00:00+24:00", "12:00:00+00:60", "12:00:00+1:00", "12:00:00+0100", "12:00:00+01", "12:00:00 Z",
            "12:00:00Z ", "T12:00:00Z", "12:00:00ZZ", "12:00:00+01:00Z", "23:59:60+05:00", "1:00:00Z", "12:0:00Z",
            "-1:00:00Z", "12:00:00\u{2212}01:00", "23:58:60Z",
            "", "00:00:00", "23:60:00Z", "23:59:61Z", "22:59:60Z", "23:59:60+00:01", "00:00:60Z", "12:00:00.5",
            "12:00:00+01:60", "12:00:0০Z", "12:00:00Z\n",
        ],
    ),
    (
        "date-time",
        &[
            "2024-02-29T00:00:00Z", "2024-02-29t00:00:00z", "0000-01-01T00:00:00+00:00", "9999-12-31T23:59:59-23:59",
            "2016-12-31T23:59:60Z", "2016-12-31T15:59:60-08:00", "2017-01-01T08:59:60+09:00", "2024-01-01T00:00:00.123456789012Z",
            "2024-02-29T12:00:00Z", "2024-02-29t12:00:00.123456789012345678901234567890z",
            "1998-12-31T15:59:60.123-08:00", "2015-06-30T23:59:60Z",
        ],
        &[
            "2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z", "2024-01-01", "2024-01-01T", "2024-01-01T00:00:00",
            "2024-01-01T00:00Z", "2024-01-01T24:00:00Z", "2024-01-01 00:00:00Z", "2024-01-01_00:00:00Z",
            "20240101T000000Z", "2024-001T00:00:00Z", "2024-01-01T00:00:00+0000", "2024-01-01TT00:00:00Z",
            "2024-01-01T00:00:00Z[UTC]", "2024-01-01T00:00:00.Z", "2024-13-01T00:00:00Z", "2024-01-01T00:00:60+01:00",
            "", "2024-02-29", "T12:00:00Z", "2024-02-29 12:00:00Z", "2024-02-29T12:00:00", "2023-02-29T12:00:00Z",
            "2024-02-29T24:00:00Z", "2024-02-29T24:59:60+01:00", "2024-02-29T12:00:00+01", "2024-02-29TT12:00:00Z",
            "2024-02-29T12:00:00Z\n", "20240229T120000Z",
        ],
    ),
    // RFC 5321, 4.1.2 and 4.1.3, and the limits of 4.5.3.1.
    (
        "email",
        &[
            "a@b.co", "a+tag@b.co", "a.b.c@d.e", "{a}@b.c", "'@b.c", "\"a b\"@c.d", "\"a\\\"b\"@c.d", "\"()<>[]:;,@\"@c.d",
            "a@0.1", "a@xn--bcher-kva.example", "a@[0.0.0.0]", "a@[255.255.255.255]", "a@[IPv6:::]", "a@[IPv6:1:2:3:4:5:6:7:8]",
            "a@[IPv6:1::8]", "a@[IPv6:1:2:3:4:5:6:1.2.3.4]",
            "A.b+c@x-1.example", r#""\"\\ "@b.c"#, r#"""@b.c"#, r#""a@b"@c.d"#, "a@[ipv6:1::]",
            "a@[IPv6:::ffff:1.2.3.4]", "a@[1.2.3.4]", "a@1.2.3.4", "!#$%&'*+-/=?^_`{|}~@b.c",
        ],
        &[
            "a", "a@@b", "a@b@c", "a\\b@c.d", "a()b@c.d", "a<b>@c.d", "<a@b.c>", "mailto:a@b.c", "a@b.c,", "a@b.c.",
            "a@b_c.d", "a@b!c", "a@[1.2.3.04x]", "a@[1.2.3]", "a@[IPv6:1:2:3:4:5:6:7]", "a@[IPv6:1:2:3:4:5:6:7:8:9]",
            "a@[IPv6:1::2::3]", "a@[IPv6:g::]", "a@[IPv6:12345::]", "a@[]", "\"a@b.c", "a\"@b.c", "\"\n\"@b.c", "a@b\u{3002}c",
            "a\u{200b}@b.c", "a@b.c\u{0}",
            "ana@gmail", "ana@localhost", "a@b", "\"a b\"@c",
            "", "@", "a@", "@b", "a@b.", "a@.b", "a@b..c", ".a@b", "a.@b", "a..b@c", "a@-b.c", "a@b-.c", "a b@c.d",
            "a@b c", "a@b_c", r#""a"b@c.d"#, r#"""a"@c.d"#, r#""a\"@c.d"#, r#""@c.d"#, "\"a\n\"@c.d",
            "a@[1.2.3.256]", "a@[::1]", "a@[1.2.3.4", "a@[IPv6:1:2]", "a@[tag:x]", "ä@b.c", "a@ä.c", "a@b.c\n",
        ],
    ),
    // RFC 3986, appendix A.
    (
        "uri",
        &[
            "a:", "a:b", "a:/", "a://", "a:///b", "A+-.1:b", "http://a?b?c", "http://a#b?c", "http://a/;,=", "http://[::]/",
            "http://[v1.a:b]/", "http://[1:2:3:4:5:6:1.2.3.4]", "http://a:0", "http://a:65536", "http://%41/", "a:%00", "http://a:b:c@d",
            "file:///etc/hosts", "data:,x%20y", "javascript:alert(1)", "urn:isbn:0", "tel:+1", "http://a/b:c@d", "http://a//b", "x:?y",
            "A+1-.:b", "a:?#", "a:?b?/c#d/?e", "a:b:c@d", "a:%4a%4A", "http://", "file:///a", "http://a:@b:80/c",
            "http://a:/", "http://%41b", "http://999.999.999.999/", "http://[::]", "http://[1:2:3:4:5:6:7:8]",
            "http://[1::2.3.4.5]:1/", "http://[::ffff:1.2.3.4]", "http://[v1F.a:b]", "a://b?c@d/e:",
        ],
        &[
            "", ":", "a", "/a", "//a/b", "?a", "#a", "1a:b", "-a:b", "a b:c", "http://a b", "http://a/%", "http://a/%1",
            "http://a/%zz", "http://[", "http://[::", "http://[::1", "http://[1:2]", "http://[:::]", "http://[v.a]", "http://[vg.a]",
            "http://[1.2.3.4]", "http://a:b", "http://a:1:2", "http://a@b@c", "http://a#b#c", "http://a/[b]", "http://a/?[b]", "http://ä",
            "http://a/ ", "http://a/\n", "http://a/<b>", "http://a/{b}", "http://a/|", "http://a/\\", "http://a/^", "http://a/`",
            "http://a/\"",
            "ä:b", "a:ä", "a: ", "a:%", "a:%4", "a:%4g", "a:b#c#d", "a:[", r#"a:""#, "a:<>", "a:\\", "a:^`{|}",
            "a:\n", "http://a]b", "http:/[::1]", "http://[]", "http://[1]", "http://[::1]a", "http://[::1]:a",
            "http://[1:2:3:4:5:6:7:8:9]", "http://[1:2:3:4:5:6:7::8]", "http://[::1::]", "http://[12345::]",
            "http://[::01.2.3.4]", "http://[1.2.3.4::]", "http://[::1.2.3.4:1]", "http://[1:]", "http://[:1]",
            "http://[::1%25eth0]", "http://[v1.]", "http://[v1.%41]",
        ],
    ),
    // RFC 2673, 3.2, and RFC 4291, 2.2.
    ("ipv4", &["0.0.0.0", "255.255.255.255", "1.2.3.4"], &["", "1.2.3", "1.2.3.4.5", "256.0.0.1", "01.2.3.4", "1.2.3.4/8", "1.2.3.4 ", "0x1.2.3.4", "1..2.3", "१.2.3.4"]),
    (
        "ipv6",
        &["::", "::1", "1::", "1:2:3:4:5:6:7:8", "1::8", "::ffff:1.2.3.4", "ABCD::ef01", "1:2:3:4:5:6:1.2.3.4", "0000::0000"],
        &["", ":", ":::", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", "12345::", "g::", "::1%eth0", "::1/64", "[::1]", "1:2:3:4:5:6:7::8", "::1.2.3", "1.2.3.4::", " ::1"],
    ),
    // RFC 9562, 4.
    (
        "uuid",
        &["ffffffff-ffff-ffff-ffff-ffffffffffff", "0190163d-8694-739b-aea5-966c26f8ad91", "01234567-89AB-cdef-0123-456789abcdef",
            "2EB8AA08-aa98-11ea-b4aa-73b441d16380", "00000000-0000-0000-0000-000000000000",
        ],
        &[
            "{01234567-89ab-cdef-0123-456789abcdef}", "01234567-89ab-cdef-0123-456789abcde", "01234567-89ab-cdef-0123-456789abcdef0",
            "0123456789abcdef0123456789abcdef", "01234567-89ab-cdef-0123-456789abcdeg", "01234567_89ab_cdef_0123_456789abcdef",
            " 01234567-89ab-cdef-0123-456789abcdef", "",
            "2eb8aa08aa9811eab4aa73b441d16380", "2eb8aa08-aa98-11ea-b4aa-73b441d1638",
            "2eb8aa08-aa98-11ea-b4aa-73b441d163800", "2eb8aa08-aa98-11ea-b4aa-73b441d1638g",
            "2eb8aa08-aa98-11ea-b4aa73b441d16380-", "2eb8-aa08-aa98-11ea-b4aa-73b44d16380",
            "2eb8aa08-aa98-11ea-b4aa-73b441d1638é", "{2eb8aa08-aa98-11ea-b4aa-73b441d16380}",
        ],
    ),
    // RFC 1123, 2.1.
    (
        "hostname",
        &["a", "A-1.b", "1", "1.2.3.4", "xn--bcher-kva.example", "localhost"],
        &["", ".", "a.", ".a", "a..b", "-a", "a-", "a.-b", "a_b", "a b", "bücher.example", "a:80", "a/b", "[::1]", "*.a"],
    ),
    // RFC 3339, appendix A.
    (
        "duration",
        &["P1Y", "P1Y2M", "P1Y2M3D", "P2M3D", "P3DT4H", "PT4H5M", "PT4H5M6S", "PT5M6S", "P1YT1S", "P0W", "P0001D", "PT0S"],
        &["", "P", "T1H", "1D", "p1D", "P1d", "PT", "P1YT", "P1Y2D", "PT4H6S", "P1D1M", "P1D1D", "P1W1D", "P1WT1H", "P1.5D",
            "P1,5D", "-P1D", "P-1D", "P1D ", "PT1HT1M", "PD", "P1", "P1S", "PT1D", "P१D", "P1H",
        ],
    ),
    // RFC 6901, 3.
    (
        "json-pointer",
        &["", "/", "/a", "/a/b", "//", "/a~0b~1c", "/ä/😀", "/~01", "/ "],
        &["a", "a/b", "#/a", "/~", "/~2", "/a~", "~0", " /a"],
    ),
    // draft-bhutton-relative-json-pointer-00, 3.
    (
        "relative-json-pointer",
        &["0", "10", "0#", "2/a/0", "1/~0"],
        &["", "#", "/", "00", "01/a", "-1", "+1/a", "0##", "0#/a", "0+1", "1a", "0/~", "१", " 0"],
    ),
    // RFC 3986, 4.1.
    (
        "uri-reference",
        &["", "a", "a/b:c", "/a", "//a:80/b", "?a", "#a", "../a?b#c", "./a:b", "http://a/b", "a:b", "%41", "//[::1]", "?:", "#:"],
        &["1a:b", ":", ":a", "a b", "#a#b", "\\a", "%", "%4", "ä", "<a>", "//[::1", "//a:b", "[a]", "a\n", "^"],
    ),
];

/// RFC 5321, 4.5.3.1: 64 octets before the `@`, 255 after it; RFC 1035: 63 in a label.
#[test]
fn limits_the_length_of_addresses() {
    let (local, label) = ("a".repeat(64), "b".repeat(63));
    let domain = [label.as_str(); 4].join(".");
    for (local, domain, expected) in [
        (local.as_str(), "b.c", true),
        (&[&local, "a"].concat(), "b.c", false),
        ("a", &[&label, ".c"].concat(), true),
        ("a", &[&label, "b.c"].concat(), false),
        ("a", &domain, true),
        ("a", &[&domain, ".b"].concat(), false),
    ] {
        assert_eq!(is_valid("email", &[local, "@", domain].concat()), Some(expected), "{local}@{domain}");
    }
}

#[test]
fn limits_the_length_of_host_names() {
    let label = "b".repeat(63);
    let longest = [&label, &label, &label, &"b".repeat(61)].map(String::as_str).join(".");
    assert_eq!((longest.len(), is_valid("hostname", &longest)), (253, Some(true)));
    assert_eq!(is_valid("hostname", &[&longest, "b"].concat()), Some(false));
    assert_eq!(is_valid("hostname", &[&label, "b"].concat()), Some(false));
}

/// Formats of JSON Schema that are annotations, and `regex`, which the matcher decides.
#[test]
fn asserts_no_other_format() {
    for format in ["idn-email", "idn-hostname", "iri", "iri-reference", "uri-template", "regex", "password", "Email"] {
        assert_eq!(is_valid(format, ""), None, "{format}");
    }
}

#[test]
fn decides_edge_cases() {
    let mut cases = 0_usize;
    for (format, valid, invalid) in EDGES {
        for (texts, expected) in [(valid, true), (invalid, false)] {
            for text in texts {
                assert_eq!(is_valid(format, text), Some(expected), "{format} {text:?}");
                cases = cases.saturating_add(1);
            }
        }
    }
    assert!(cases > 200, "{cases}");
}
