//! What is known of the device.

use leptos::prelude::window;

/// Whether the keys for a number have no minus, as those of iOS. An iPad says that it is a Mac, which has no touch screen.
pub fn has_keypad_without_minus() -> bool {
    let navigator = window().navigator();
    let platform = navigator.platform().unwrap_or_default();
    platform.starts_with("iP") || platform == "MacIntel" && navigator.max_touch_points() > 1
}
