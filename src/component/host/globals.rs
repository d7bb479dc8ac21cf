//! The page's global objects. Leptos' own functions search `globalThis` for them, which takes more code.

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{Document, Window};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, js_name = window)]
    static WINDOW: Window;
    #[wasm_bindgen(thread_local_v2, js_name = document)]
    static DOCUMENT: Document;
}

pub fn window() -> Window {
    WINDOW.with(Window::clone)
}

pub fn document() -> Document {
    DOCUMENT.with(Document::clone)
}
