//! The judge of addresses for JavaScript, as a WebAssembly module of its own (feature `address`): only URL mode loads it.

use crate::json::Text;
use crate::trust::address::{Context, Host, Parsed, judge};
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

/// Judges the address of a request in URL mode: `{href, block?, warnings, host?: {ascii, shown, registrable: [start, end]}}`
/// as JSON text. `href` is what is shown and opened; the range counts bytes of `ascii`.
#[wasm_bindgen(js_name = judge)]
pub fn judge_address(
    address: &str,
    message: &str,
    server_url: Option<String>,
    page_origin: Option<String>,
    allow_insecure: bool,
) -> String {
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
    let context =
        Context { message, server_url: server_url.as_deref(), page_origin: page_origin.as_deref(), allow_insecure };
    let verdict = judge(address, url.is_some().then_some(&parsed), &context);
    let text = |text: &str| Text::from(text).to_string();
    let warnings: Vec<String> = verdict.warnings.iter().map(|code| text(code.as_str())).collect();
    let block = verdict.block.map_or("null".to_owned(), |code| text(code.as_str()));
    let host = verdict.host.map_or("null".to_owned(), |Host { ascii, shown, registrable, .. }| {
        let (start, end) = (registrable.start, registrable.end);
        format!(r#"{{"ascii":{},"shown":{},"registrable":[{start},{end}]}}"#, text(&ascii), text(&shown))
    });
    format!(r#"{{"href":{},"block":{block},"warnings":[{}],"host":{host}}}"#, text(&href), warnings.join(","))
}
