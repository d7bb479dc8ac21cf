//! A replacement for `wasm-streams` with the same names and no streams. Leptos links it for server functions, and its
//! exported classes, which a linker cannot remove, would enlarge a module that has no server functions.

use futures_util::stream::{Empty, Stream, empty};
use wasm_bindgen::JsValue;

/// The stream type that server functions read from and write to.
pub struct ReadableStream(web_sys::ReadableStream);

impl ReadableStream {
    /// A stream of the page.
    pub fn from_raw(raw: web_sys::ReadableStream) -> Self {
        Self(raw)
    }

    /// Returns the items of the page's stream: here, none.
    pub fn into_stream(self) -> Empty<Result<JsValue, JsValue>> {
        empty()
    }

    /// Returns a stream for the page: here, an empty one.
    pub fn from_stream<Items: Stream<Item = Result<JsValue, JsValue>>>(_: Items) -> Self {
        Self(web_sys::ReadableStream::new().unwrap_or_else(|error| wasm_bindgen::throw_val(error)))
    }

    /// Returns the page's own object.
    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }
}
