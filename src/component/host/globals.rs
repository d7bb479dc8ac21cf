//! The page's global objects.

use js_sys::{Object, Reflect};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};
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

/// Makes an object of options. JavaScript converts their texts to numbers and booleans.
pub fn options(members: &[(&str, &str)]) -> Object {
    let all = Object::new();
    for (name, value) in members {
        _ = Reflect::set(&all, &JsValue::from_str(name), &JsValue::from_str(value));
    }
    all
}

/// Returns true if the number keypad has no minus, as on iOS. An iPad claims to be a Mac, but Macs have no touch
/// screen.
pub fn has_keypad_without_minus() -> bool {
    let navigator = window().navigator();
    let platform = navigator.platform().unwrap_or_default();
    platform.starts_with("iP") || platform == "MacIntel" && navigator.max_touch_points() > 1
}
