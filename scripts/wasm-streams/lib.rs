//! Leptos links `wasm-streams` for server functions, and with it come exported classes, which no linker may drop: 9 kB
//! of a module that has no server functions. This has the same names and no streams.

use futures_util::stream::{Empty, Stream, empty};
use wasm_bindgen::JsValue;

/// What server functions read from and write to.
pub struct ReadableStream(web_sys::ReadableStream);

impl ReadableStream {
    /// A stream of the page.
    pub fn from_raw(raw: web_sys::ReadableStream) -> Self {
        Self(raw)
    }

    /// What arrives from the page: here, nothing.
    pub fn into_stream(self) -> Empty<Result<JsValue, JsValue>> {
        empty()
    }

    /// A stream for the page: here, one without content.
    pub fn from_stream<Items: Stream<Item = Result<JsValue, JsValue>>>(_: Items) -> Self {
        Self(web_sys::ReadableStream::new().unwrap_or_else(|error| wasm_bindgen::throw_val(error)))
    }

    /// The page's own object.
    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }
}
