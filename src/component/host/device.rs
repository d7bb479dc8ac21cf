//! Properties of the device.

use super::window;

/// Returns true if the number keypad has no minus, as on iOS. An iPad claims to be a Mac, but Macs have no touch
/// screen.
pub fn has_keypad_without_minus() -> bool {
    let navigator = window().navigator();
    let platform = navigator.platform().unwrap_or_default();
    platform.starts_with("iP") || platform == "MacIntel" && navigator.max_touch_points() > 1
}
