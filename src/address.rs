//! The check of addresses, with the browser's own parser. A Leptos application links it; for the custom element it is a
//! WebAssembly module of its own (feature `address`), which only URL mode loads.

use crate::trust::address::{Context, Parsed, Verdict, check};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type URL;

    #[wasm_bindgen(constructor, catch)]
    fn new(address: &str) -> Result<URL, JsValue>;
    #[wasm_bindgen(method, getter)]
    fn href(this: &URL) -> String;
    #[wasm_bindgen(method, getter)]
    fn protocol(this: &URL) -> String;
    #[wasm_bindgen(method, getter)]
    fn hostname(this: &URL) -> String;
    #[wasm_bindgen(method, getter)]
    fn port(this: &URL) -> String;
    #[wasm_bindgen(method, getter)]
    fn username(this: &URL) -> String;
    #[wasm_bindgen(method, getter)]
    fn password(this: &URL) -> String;
    #[wasm_bindgen(method, getter)]
    fn search(this: &URL) -> String;
    #[wasm_bindgen(method, getter)]
    fn hash(this: &URL) -> String;
}

/// Checks an address; gives what is shown and opened beside what there is to know of it.
pub(crate) fn check_address(address: &str, context: &Context<'_>) -> (String, Verdict) {
    let url = URL::new(address).ok();
    let part = |get: fn(&URL) -> String| url.as_ref().map(get).unwrap_or_default();
    let (href, protocol, hostname, port) = (part(URL::href), part(URL::protocol), part(URL::hostname), part(URL::port));
    let (username, password) = (part(URL::username), part(URL::password));
    let (search, hash) = (part(URL::search), part(URL::hash));
    let parsed = Parsed {
        href: &href,
        protocol: &protocol,
        hostname: &hostname,
        port: &port,
        username: &username,
        password: &password,
        search: &search,
        hash: &hash,
    };
    let verdict = check(address, url.is_some().then_some(&parsed), context);
    (href, verdict)
}

#[cfg(feature = "address")]
mod exported {
    use super::*;

    /// What there is to know of an address.
    #[wasm_bindgen(getter_with_clone)]
    pub struct AddressCheck {
        /// What is shown and opened.
        pub href: String,
        /// Why it is not opened.
        pub block: Option<String>,
        /// What the person is warned about.
        pub warnings: Vec<String>,
        /// The host as it is looked up.
        pub host: Option<String>,
        /// The host as people write it.
        #[wasm_bindgen(js_name = shownHost)]
        pub shown_host: Option<String>,
        /// Where in `host` the part begins that somebody registered, in bytes.
        #[wasm_bindgen(js_name = registrableStart)]
        pub registrable_start: usize,
        /// Where that part ends.
        #[wasm_bindgen(js_name = registrableEnd)]
        pub registrable_end: usize,
    }

    /// Checks the address of a request in URL mode.
    #[wasm_bindgen(js_name = check)]
    pub fn check_for_javascript(
        address: &str,
        message: &str,
        server_url: Option<String>,
        page_origin: Option<String>,
        allow_insecure: bool,
    ) -> AddressCheck {
        let context =
            Context { message, server_url: server_url.as_deref(), page_origin: page_origin.as_deref(), allow_insecure };
        let (href, verdict) = check_address(address, &context);
        let registrable = verdict.host.as_ref().map(|host| host.registrable.clone()).unwrap_or_default();
        let (host, shown_host) = verdict.host.map(|host| (host.ascii, host.shown)).unzip();
        AddressCheck {
            href,
            block: verdict.block.map(|code| code.as_str().to_owned()),
            warnings: verdict.warnings.iter().map(|code| code.as_str().to_owned()).collect(),
            host,
            shown_host,
            registrable_start: registrable.start,
            registrable_end: registrable.end,
        }
    }
}
