use super::requests::{hostile, real};
use mcp_elicitation::trust::address::{AddressCheck, AddressParts, Code, Context, check};
use url::Url;

pub fn checked(source: &str, context: &Context) -> AddressCheck {
    let Ok(url) = Url::parse(source) else { return check(source, None, context) };
    let protocol = format!("{}:", url.scheme());
    let port = url.port().map(|port| port.to_string()).unwrap_or_default();
    let search = url.query().map(|query| format!("?{query}")).unwrap_or_default();
    let hash = url.fragment().map(|hash| format!("#{hash}")).unwrap_or_default();
    let parsed = AddressParts {
        href: url.as_str(),
        protocol: &protocol,
        hostname: url.host_str().unwrap_or_default(),
        port: &port,
        username: url.username(),
        password: url.password().unwrap_or_default(),
        search: &search,
        hash: &hash,
    };
    check(source, Some(&parsed), context)
}

pub fn plain(source: &str) -> AddressCheck {
    checked(source, &Context { message: "Please continue in your browser.", ..Context::default() })
}

pub fn warnings(source: &str) -> Vec<&'static str> {
    plain(source).warnings.iter().map(|code| code.as_str()).collect()
}

#[test]
fn opens_a_plain_address_without_warnings() {
    for source in
        ["https://ok.example/", "HTTPS://OK.EXAMPLE/", "https://ok.example:443/a?b=c#d", "https://ok.example/@other"]
    {
        let verdict = plain(source);
        assert_eq!((verdict.block, verdict.warnings), (None, vec![]), "{source}");
        assert_eq!(verdict.host.unwrap().ascii, "ok.example");
    }
}

#[test]
fn opens_only_https_and_http() {
    for source in [
        "javascript:1",
        "JaVaScRiPt:1",
        "java\nscript:1",
        "\u{1} javascript:1",
        "data:text/html,x",
        "blob:https://a.b/1",
        "about:blank",
        "ftp://ok.example/",
        "wss://ok.example/",
        "file:///etc/passwd",
        "vbscript:x",
        "mailto:a@b.c",
        "intent://x#Intent;end",
        "vscode://x.y/z",
        "view-source:https://a.example",
        "chrome://settings",
        "ms-msdt:/id X",
    ] {
        assert_eq!(plain(source).block, Some(Code::BlockedScheme), "{source:?}");
    }
    for source in ["", "   ", "//evil.example/", "evil.example/login", "/path", "https://", "https://ok.example:99999/"]
    {
        assert_eq!(plain(source).block, Some(Code::InvalidUrl), "{source:?}");
    }
}

#[test]
fn blocks_long_addresses_and_hosts() {
    let long = |length: usize| format!("https://ok.example/{}", "a".repeat(length - 19));
    assert_eq!(plain(&long(8_192)).block, None);
    assert_eq!(plain(&long(8_193)).block, Some(Code::TooLong));
    for (length, block) in [(253, None), (254, Some(Code::TooLong))] {
        let hostname = format!("{}.example", "a".repeat(length - 8));
        let parsed = AddressParts { protocol: "https:", hostname: &hostname, ..AddressParts::default() };
        assert_eq!(check("https://x", Some(&parsed), &Context::default()).block, block);
    }
    for (length, block) in [(24_576, None), (24_577, Some(Code::TooLong))] {
        let href = format!("https://ok.example/{}", "a".repeat(length - 19));
        let parsed =
            AddressParts { href: &href, protocol: "https:", hostname: "ok.example", ..AddressParts::default() };
        assert_eq!(check("https://ok.example/", Some(&parsed), &Context::default()).block, block);
    }
}

#[test]
fn blocks_http_except_on_this_machine() {
    assert_eq!(plain("http://ok.example/").block, Some(Code::Insecure));
    for source in
        ["http://localhost:3000/cb", "http://127.0.0.1:3000/", "http://[::1]:3000/", "http://app.localhost:3000/"]
    {
        assert_eq!(plain(source).block, None, "{source}");
        assert!(warnings(source).contains(&"local-address"), "{source}");
        assert!(!warnings(source).contains(&"insecure"), "{source}");
    }
    for source in
        ["http://192.168.1.1/", "http://169.254.169.254/latest/", "http://localhost.evil.example/", "http://0.0.0.0/"]
    {
        assert_eq!(plain(source).block, Some(Code::Insecure), "{source}");
    }
    let allowed = checked("http://ok.example/", &Context { allow_insecure: true, ..Context::default() });
    assert_eq!((allowed.block, allowed.warnings), (None, vec![Code::Insecure]));
    let secure = checked("https://ok.example/", &Context { allow_insecure: true, ..Context::default() });
    assert_eq!((secure.block, secure.warnings), (None, vec![]));
}

#[test]
fn blocks_user_names_before_the_host() {
    for source in [
        "https://accounts.google.com:443@evil.example/",
        "https://user@evil.example/",
        "https://:pass@evil.example/",
        "https://@evil.example/",
        "https://:@evil.example/",
    ] {
        assert_eq!(plain(source).block, Some(Code::Userinfo), "{source}");
        assert_eq!(plain(source).host.unwrap().ascii, "evil.example");
    }
    // The parser's findings count, however the text reads.
    for (username, password) in [("user", ""), ("", "pass")] {
        let parsed = AddressParts {
            protocol: "https:",
            hostname: "evil.example",
            username,
            password,
            ..AddressParts::default()
        };
        assert_eq!(check("https://evil.example/", Some(&parsed), &Context::default()).block, Some(Code::Userinfo));
    }
    for source in ["https://evil.example/@a", "https://evil.example/?@a", "https://evil.example/#@a"] {
        assert_eq!(plain(source).block, None, "{source}");
    }
}

#[test]
fn reports_changes_by_the_parser() {
    for source in [
        "https://good.example。evil.example/",
        "https://ⓔvil.example/",
        "https://good\u{ad}.example/",
        "https://ev%69l.example/",
        "https://evil.example/\r\nSet-Cookie:x",
        " https://evil.example/",
        "https://evil.exa\tmple/",
        "https://ｅvil.example/",
        "https://0xc0.0x00.0x02.0x07/",
        "https://1.1/",
        "https://2130706433/",
    ] {
        assert!(warnings(source).contains(&"normalised"), "{source:?} {:?}", warnings(source));
    }
    for source in [
        "https:///evil.example/",
        "https:evil.example/",
        "https:/evil.example/",
        "https:\\\\evil.example/",
        "https://good.example\\@evil.example/",
    ] {
        assert!(warnings(source).contains(&"ambiguous"), "{source:?}");
    }
    assert_eq!(plain("https://good.example\\@evil.example/").host.unwrap().ascii, "good.example");
    assert_eq!(warnings("https://evil.example/a?b=\\c"), [""; 0]);
}

#[test]
fn reports_an_unusual_port() {
    assert_eq!(warnings("https://evil.example:22/"), ["unusual-port"]);
    assert_eq!(warnings("https://evil.example:8443/"), ["unusual-port"]);
    assert_eq!(warnings("https://evil.example:443/"), [""; 0]);
}

#[test]
fn reports_a_message_that_names_another_host() {
    let names = |message: &str, source: &str| {
        checked(source, &Context { message, ..Context::default() }).warnings.contains(&Code::MessageNamesOtherHost)
    };
    for message in [
        "Open https://github.com/login to continue.",
        "Go to github.com.",
        "GO TO GITHUB.COM.",
        "Sign in at www.github.com",
        "See HTTPS://GITHUB.COM",
        "github.com へ進んでください",
        "Continue on accounts.google.com, please",
        "Weiter auf münchen.de",
        "(github.com)",
        "https://evil.example.github.com/",
    ] {
        assert!(names(message, "https://evil.example/"), "{message}");
    }
    for message in [
        "Please continue in your browser.",
        "Open https://evil.example/x",
        "Go to login.evil.example",
        "This uses Node.js v1.2",
        "e.g. config.json or README.md",
        "We sent a mail to you@github.com",
        "It sends HTTP requests",
        "Opens vscode://settings",
        "Version 1.2.3",
        "Done. Next",
        "",
        "...",
        "://",
    ] {
        assert!(!names(message, "https://evil.example/"), "{message}");
    }
    assert!(!names("Weiter auf münchen.de", "https://login.münchen.de/"));
    assert!(!names("Enter code ABCD-1234 at https://github.com/login/device.", "https://github.com/login/device"));
}

#[test]
fn reports_the_pages_own_origin_and_a_name_that_is_not_the_servers() {
    let warned = |source: &str, context: Context| checked(source, &context).warnings;
    let page = |page_origin| Context { page_origin: Some(page_origin), ..Context::default() };
    assert_eq!(warned("https://chat.example/x", page("https://chat.example")), [Code::SameOrigin]);
    assert_eq!(
        warned("https://chat.example:8443/x", page("https://chat.example:8443")),
        [Code::UnusualPort, Code::SameOrigin]
    );
    assert_eq!(warned("https://other.chat.example/", page("https://chat.example")), []);
    let server = |server_url| Context { server_url: Some(server_url), ..Context::default() };
    assert_eq!(
        warned("https://login.evil.example/", server("https://mcp.good.example/sse")),
        [Code::OtherHostThanServer]
    );
    assert_eq!(warned("https://login.good.example/", server("https://MCP.good.example:8080/sse")), []);
    assert_eq!(warned("https://a.github.io/", server("https://b.github.io/")), [Code::OtherHostThanServer]);
    assert_eq!(warned("https://good.example/", server("http://localhost:3000/mcp")), []);
    assert_eq!(warned("https://good.example/", server("not an address")), []);
}

#[test]
fn reports_a_query_that_signs_in() {
    for query in [
        "?access_token=abc",
        "?a=b&token=x",
        "#access_token=x",
        "?apiKey=1",
        "?api-key=1",
        "?X-Amz-Signature=f",
        "?sig=x",
        "?sid=1",
        "?x=eyJhbGciOiJIUzI1NiJ9.e30.x",
        "?session_id=1",
        "#/?id_token=x",
        "?SAMLResponse=x",
        "?password=x",
    ] {
        assert_eq!(warnings(&format!("https://ok.example/{query}")), ["pre-authenticated"], "{query}");
    }
    for query in [
        "",
        "?",
        "?token=",
        "?client_id=x&state=8f2a9c&redirect_uri=http://127.0.0.1:1/&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw",
        "?to=https://evil.example",
        "?elicitationId=550e8400",
        "?tokenizer=x",
        "#section",
        "?q=token",
        "?user_code=ABCD-1234",
        "?x=eyJhbGciOiJIUzI1NiJ9.e30",
    ] {
        assert_eq!(warnings(&format!("https://ok.example/{query}")), [""; 0], "{query}");
    }
}

#[test]
fn checks_hostile_addresses() {
    let mut count = 0;
    for case in hostile() {
        let id = case["id"].as_str().unwrap();
        let expect = case["expect"].as_str().unwrap();
        let Some(rule) = expect.strip_prefix("url: ") else { continue };
        let rule = rule.split("; nothing is fetched").next().unwrap();
        let params = &case["params"];
        let source = match params["url"].as_str() {
            Some(url) => url.to_owned(),
            None => {
                let generate = &params["generate"];
                let count = generate["count"].as_u64().unwrap();
                let unit = generate["unit"].as_str().unwrap();
                format!("{}{}", generate["base"]["url"].as_str().unwrap(), unit.repeat(usize::try_from(count).unwrap()))
            }
        };
        let message = params["message"].as_str().unwrap_or_default();
        let verdict =
            checked(&source, &Context { message, page_origin: Some("https://host.example"), ..Context::default() });
        let warned: Vec<_> = verdict.warnings.iter().map(|code| code.as_str()).collect();
        count += 1;
        if rule.starts_with("block") {
            assert!(
                verdict.block.is_some() || rule.contains(" or ") && !warned.is_empty(),
                "{id}: {rule}: {verdict:?}"
            );
        } else {
            assert!(verdict.block.is_none() || rule.contains("or block"), "{id}: {rule}: {verdict:?}");
        }
        let named: Vec<_> = [
            "insecure", "userinfo", "idn", "normalised", "ambiguous", "ip-literal", "local-address", "unusual-port",
            "message-names-other-host", "same-origin", "pre-authenticated",
        ]
        .into_iter()
        .filter(|code| {
            rule.contains("warn")
                && rule.split_once("warn").unwrap().1.split([' ', ',', ':', ';']).any(|word| word == *code)
        })
        .collect();
        if verdict.block.is_none() {
            let has = |code: &&str| warned.contains(code);
            let fits =
                if rule.contains(" or ") { named.is_empty() || named.iter().any(has) } else { named.iter().all(has) };
            assert!(fits, "{id}: {rule}: {warned:?}");
        }
        if let Some((_, host)) = rule.split_once("host shown is ") {
            let host = host.split([' ', ';']).next().unwrap();
            assert_eq!(verdict.host.unwrap().ascii, host, "{id}");
        }
    }
    println!("{count} addresses of hostile.json");
}

#[test]
fn opens_addresses_of_real_servers_without_warnings() {
    for case in real() {
        let (url, message) = (case["params"]["url"].as_str(), case["params"]["message"].as_str());
        if let (Some(url), Some(message)) = (url, message) {
            let verdict = checked(url, &Context { message, ..Context::default() });
            assert_eq!((verdict.block, verdict.warnings), (None, vec![]), "{url}");
        }
    }
}

#[test]
fn keeps_a_host_with_many_marks_on_a_letter_as_written() {
    let unicode = |source: &str| plain(source).host.unwrap().unicode;
    assert_eq!(unicode("https://xn--qubckster.exam/"), "xn--qubckster.exam");
    assert_eq!(unicode("https://xn--caf-dma.example/"), "café.example");
}
