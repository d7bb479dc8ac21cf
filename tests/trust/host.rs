//! The host of an address: how it is shown, its registered part, and numeric and local hosts.

use super::address::{plain, warnings};
use mcp_elicitation::trust::address::{AddressParts, Code, Context, check};
use url::Url;

/// Returns the emphasised part of an address's host.
fn emphasised(source: &str) -> String {
    let host = plain(source).host.unwrap();
    host.ascii[host.registrable].to_owned()
}

fn unicode_host(source: &str) -> (String, String) {
    let host = plain(source).host.unwrap();
    (host.unicode[host.registrable_unicode].to_owned(), host.unicode)
}

#[test]
fn r30_shows_unicode_next_to_punycode() {
    assert_eq!(warnings("https://münchen.example/"), ["idn"]);
    assert_eq!(warnings("https://xn--mnchen-3ya.example/"), ["idn"]);
    assert_eq!(unicode_host("https://münchen.example/"), ("münchen.example".into(), "münchen.example".into()));
    assert_eq!(plain("https://münchen.example/").host.unwrap().ascii, "xn--mnchen-3ya.example");
    assert_eq!(unicode_host("https://www.аррӏе.example/"), ("аррӏе.example".into(), "www.аррӏе.example".into()));
    for name in [
        "例え.テスト",
        "пример.рф",
        "bücher.tld",
        "faß.de",
        "日本語。.example".trim_end_matches("。.example"),
        "ﬀ.example",
        "他们为什么不说中文.example",
        "3年b組金八先生.example",
        "hello-another-way-それぞれの場所.example",
        "gözleme-łódź.example",
        // Reaches the decoder's limit exactly.
        "škodaforêtrīga.example",
    ] {
        let source = format!("https://{name}/");
        let ascii = Url::parse(&source).unwrap().host_str().unwrap().to_owned();
        let (unicode, result) = idna_of(&ascii);
        assert!(result);
        assert_eq!(plain(&source).host.unwrap().unicode, unicode, "{source}");
    }
}

/// Returns the result of `idna`, which `url` uses, for a host.
fn idna_of(ascii: &str) -> (String, bool) {
    let (unicode, result) = idna::domain_to_unicode(ascii);
    (unicode, result.is_ok())
}

#[test]
fn keeps_a_misleading_label_in_punycode() {
    for hostname in [
        "xn--\u{7f}.example", "xn--a.example", "xn--99999999999.example", "xn--.example", "xn--good-.example",
        "xn--ls8h=.example",
    ] {
        let parsed = AddressParts { protocol: "https:", hostname, ..AddressParts::default() };
        let host = check("https://x", Some(&parsed), &Context::default()).host.unwrap();
        assert_eq!(host.unicode, hostname);
    }
    let hidden = AddressParts { protocol: "https:", hostname: "xn--ab-5gn.example", ..AddressParts::default() };
    let unicode = check("https://x", Some(&hidden), &Context::default()).host.unwrap().unicode;
    assert!(!unicode.chars().any(|c| ('\u{200b}'..='\u{206f}').contains(&c)), "{unicode:?}");
}

#[test]
fn reports_numbers_and_local_hosts() {
    for (source, local) in [
        ("https://192.0.2.7/", false),
        ("https://8.8.8.8/", false),
        ("https://192.168.1.1/reboot", true),
        ("https://10.0.0.1/", true),
        ("https://172.16.0.1/", true),
        ("https://172.32.0.1/", false),
        ("https://169.254.169.254/", true),
        ("https://127.1/", true),
        ("https://0.0.0.0/", true),
        ("https://100.64.0.1/", true),
        ("https://[::1]/", true),
        ("https://[::]/", true),
        ("https://[::5]/", false),
        ("https://[::ffff:127.0.0.1]/", true),
        ("https://[::ffff:8.8.8.8]/", false),
        ("https://[fe80::1]/", true),
        ("https://[fd00::1]/", true),
        ("https://[2001:db8::1]/", false),
        ("https://[64:ff9b::10.0.0.1]/", true),
        ("https://[::127.0.0.1]/", true),
    ] {
        assert!(warnings(source).contains(&"ip-literal"), "{source}");
        assert_eq!(warnings(source).contains(&"local-address"), local, "{source}");
    }
    for source in [
        "https://localhost/", "https://x.localhost/", "https://intranet/", "https://printer.local/",
        "https://api.internal/", "https://router.lan/", "https://nas.home.arpa/", "https://localtest.me/",
        "https://10.0.0.1.nip.io/", "https://localhost./",
    ] {
        assert!(warnings(source).contains(&"local-address"), "{source}");
        assert!(!warnings(source).contains(&"ip-literal"), "{source}");
    }
    assert!(!warnings("https://mylocal.example/").contains(&"local-address"));
}

#[test]
fn emphasises_the_registrable_part() {
    for (host, part) in [
        ("google.com-login.evil.example", "evil.example"),
        ("www.good.example.com.evil.example", "evil.example"),
        ("evil.example", "evil.example"),
        ("a.b.co.uk", "b.co.uk"),
        ("co.uk", "co.uk"),
        ("shop.com.br", "shop.com.br"),
        ("www.shop.or.jp", "shop.or.jp"),
        ("a.b.gov.au", "b.gov.au"),
        ("user.github.io", "user.github.io"),
        ("x.user.github.io", "user.github.io"),
        ("github.io", "github.io"),
        ("bucket.s3.amazonaws.com", "bucket.s3.amazonaws.com"),
        ("a.b.vercel.app", "b.vercel.app"),
        ("accounts.google.com", "google.com"),
        ("t.co", "t.co"),
        ("localhost", "localhost"),
        ("a.b.example.", "b.example"),
        ("192.168.1.1", "192.168.1.1"),
        ("[::1]", "[::1]"),
    ] {
        assert_eq!(emphasised(&format!("https://{host}/")), part);
    }
}

#[test]
fn reports_a_dot_at_the_end_of_a_host() {
    for (source, warns) in [
        ("https://good.example./", true),
        ("https://good.example.:8443/a", true),
        ("https://xn--mnchen-3ya.example./", true),
        ("https://good.example/", false),
        ("https://good.example/a.", false),
    ] {
        assert_eq!(warnings(source).contains(&"trailing-dot"), warns, "{source}");
    }
    // The dot is shown, but is not part of the registered name.
    assert_eq!(unicode_host("https://www.good.example./"), ("good.example".into(), "www.good.example.".into()));
}

/// Returns whether the card warns that an address leads to another host than the server's, and than the one in the
/// message.
fn is_foreign(source: &str, other: &str) -> [bool; 2] {
    let (server, message) = (format!("https://{other}/mcp"), format!("Go on at https://{other}/start"));
    let context = Context { server_url: Some(&server), message: &message, ..Context::default() };
    let warnings = super::address::checked(source, &context).warnings;
    [Code::OtherHostThanServer, Code::MessageNamesOtherHost].map(|code| warnings.contains(&code))
}

#[test]
fn compares_whole_hosts_if_the_registrable_part_is_unknown() {
    for (host, other, foreign) in [
        ("evil.adv.br", "good.adv.br", true),
        ("adv.br", "good.adv.br", true),
        ("login.good.adv.br", "good.adv.br", true),
        ("good.adv.br", "good.adv.br", false),
        ("evil.city.kawasaki.jp", "good.city.kawasaki.jp", true),
        ("evil.kiev.ua", "good.kiev.ua", true),
        ("login.good.com.br", "good.com.br", false),
        ("evil.com.br", "good.com.br", true),
        ("login.good.de", "good.de", false),
        ("login.good.example", "good.example", false),
        ("evil.on.ca", "good.on.ca", true),
        ("login.good.ca", "good.ca", false),
        ("evil.bj.cn", "good.bj.cn", true),
        ("login.good.com.cn", "good.com.cn", false),
        ("evil.rm.it", "good.rm.it", true),
        ("login.x.ai", "mcp.x.ai", false),
        ("login.x.ae", "mcp.x.ae", false),
    ] {
        assert_eq!(is_foreign(&format!("https://{host}/"), other), [foreign; 2], "{host} {other}");
    }
}

/// Suffixes under which anyone can get a name: shared registries, countries with their own script, clouds, site hosts.
const STRANGERS: &str = "uk.com us.com eu.com br.com co.com za.com cn.com de.com jpn.com gb.net her.name law.pro eu.org de.eu.org js.org \
    is-a.dev xn--55qx5d.xn--j6w193g xn--o1ac.xn--90a3ac xn--12c1fe0br.xn--o3cw4h appdomain.cloud \
    us-south.appdomain.cloud mybluemix.net azure-api.net regional.azure-api.net trafficmanager.net azurecr.io \
    servicebus.windows.net database.windows.net vault.azure.net hosted.app us-central1.hosted.app \
    googleusercontent.com bc.googleusercontent.com firebaseio.com europe-west1.firebasedatabase.app my.site.com \
    my.salesforce.com force.com awsapps.com awsglobalaccelerator.com auth.eu-west-1.amazoncognito.com fcapp.run \
    cn-hangzhou.fcapp.run tcloudbaseapp.com akamaized.net edgesuite.net fastly.net global.ssl.fastly.net \
    b2clogin.com auth0.com eu.auth0.com okta.com clerk.accounts.dev atlassian.net zendesk.com sharepoint.com \
    euw.devtunnels.ms share.zrok.io ts.net readthedocs.io pythonanywhere.com eu.pythonanywhere.com tumblr.com \
    square.site godaddysites.com supabase.in functions.supabase.co sourceforge.io csb.app preview.csb.app vercel.dev \
    on-fleek.app ipfs.io ipfs.dweb.link cloudflare.net web.val.run substack.com squarespace.com codeberg.page \
    modal.run fastmcp.app s3.amazonaws.com s3.eu-west-1.amazonaws.com s3-website-us-east-1.amazonaws.com \
    execute-api.us-east-1.amazonaws.com blob.core.windows.net z13.web.core.windows.net storage.googleapis.com \
    web.app firebaseapp.com a.run.app us-central1.run.app uc.r.appspot.com westeurope.azurecontainerapps.io \
    westeurope.cloudapp.azure.com westeurope-01.azurewebsites.net us-east-1.elasticbeanstalk.com eu.ngrok.io \
    appspot.com azurewebsites.net cloudapp.azure.com azureedge.net nyc3.digitaloceanspaces.com ondigitalocean.app \
    oss-cn-hangzhou.aliyuncs.com cos.ap-guangzhou.myqcloud.com r2.dev workers.dev pages.dev vercel.app netlify.app \
    github.io gitlab.io herokuapp.com objectstorage.eu-frankfurt-1.oraclecloud.com s3.wasabisys.com gv.at";

#[test]
fn treats_names_at_shared_registries_clouds_and_site_hosts_as_foreign() {
    let silent: Vec<&str> = STRANGERS
        .split(' ')
        .filter(|under| is_foreign(&format!("https://evil.{under}/"), &format!("good.{under}")) != [true; 2])
        .collect();
    assert_eq!(silent, [""; 0]);
}

#[test]
fn refuses_a_host_that_no_resolver_accepts() {
    let block = |length: usize| {
        let name = format!("{}.example", "a".repeat(length - ".example".len()));
        let parsed =
            AddressParts { href: "https://a/", protocol: "https:", hostname: &name, ..AddressParts::default() };
        check("https://a/", Some(&parsed), &Context::default()).block
    };
    assert_eq!([252, 253, 254, 400].map(block), [None, None, Some(Code::TooLong), Some(Code::TooLong)]);
}
