//! The check of addresses, with the browser's own parser. A Leptos application links it; the custom element loads it as
//! a separate WebAssembly module (feature `address`), and only for URL mode.

use crate::trust::address::{AddressCheck, AddressParts, Context, check};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type URL;

    #[wasm_bindgen(constructor, catch)]
    fn new(address: &str) -> Result<URL, JsValue>;
    #[wasm_bindgen(js_namespace = Reflect, js_name = get)]
    fn part_of(url: &URL, name: &str) -> String;
}

/// Checks an address. Returns the address to show and open, and the verdict on it.
pub(crate) fn check_address(address: &str, context: &Context<'_>) -> (String, AddressCheck) {
    let url = URL::new(address).ok();
    let part = |name| url.as_ref().map(|url| part_of(url, name)).unwrap_or_default();
    let href = part("href");
    let parsed = AddressParts {
        href: &href,
        protocol: &part("protocol"),
        hostname: &part("hostname"),
        port: &part("port"),
        username: &part("username"),
        password: &part("password"),
        search: &part("search"),
        hash: &part("hash"),
    };
    let verdict = check(address, url.is_some().then_some(&parsed), context);
    (href, verdict)
}

/// Checks the address of a request in URL mode. Returns JSON text: the address to open, the reason not to open it,
/// the warnings, the host as it is looked up and as people write it, and the range of the registered domain in the
/// former.
#[cfg(feature = "address")]
#[wasm_bindgen(js_name = check)]
pub fn check_for_javascript(
    address: &str,
    message: &str,
    server_url: Option<String>,
    page_origin: Option<String>,
    allow_insecure: bool,
) -> String {
    use crate::json::{Text, digits};
    let context =
        Context { message, server_url: server_url.as_deref(), page_origin: page_origin.as_deref(), allow_insecure };
    let (href, verdict) = check_address(address, &context);
    let text = |text: &str| Text::from(text).to_json();
    let list = |items: &[String]| ["[", &items.join(","), "]"].concat();
    let warnings: Vec<String> = verdict.warnings.iter().map(|code| text(code.as_str())).collect();
    let host = verdict.host.map_or_else(Vec::new, |host| {
        let part = host.registrable;
        vec![text(&host.ascii), text(&host.unicode), digits(part.start), digits(part.end)]
    });
    let block = verdict.block.map_or_else(String::new, |code| text(code.as_str()));
    list(&[text(&href), list(&[block]), list(&warnings), list(&host)])
}
