use mcp_elicitation::trust::{Guard, Means, Press, Rectangle};

const BUTTON: Rectangle = Rectangle { left: 100.0, top: 500.0, right: 180.0, bottom: 540.0 };
const CLICK: Press = Press { point: Some((140.0, 520.0)), is_trusted: true, detail: 1, control: 0 };
const KEY: Press = Press { point: None, detail: 0, ..CLICK };

fn moved(by: f64) -> Rectangle {
    Rectangle { top: BUTTON.top + by, bottom: BUTTON.bottom + by, ..BUTTON }
}

/// A guard whose control has been in view, and checked, since 0 ms.
fn in_view() -> Guard {
    let mut guard = Guard::default();
    guard.set_in_view(true, 0);
    guard.record_positions(vec![BUTTON], 0);
    guard
}

/// Returns true if a press that begins now, and ends at once, counts.
fn counts(guard: &mut Guard, press: Press, now: u64) -> bool {
    guard.begin_press(press, now);
    guard.end_press()
}

#[test]
fn r25_counts_a_press_after_the_guard_time() {
    for (is_second_step, time) in [(false, 500), (true, 1_000)] {
        for now in [0, 1, time - 1, time, time + 1, 1 << 40] {
            for press in [CLICK, KEY] {
                let mut guard = in_view();
                guard.second_step(is_second_step, 0);
                guard.record_positions(vec![BUTTON], 0);
                assert_eq!(guard.remaining(press.means(), now), Some(time.saturating_sub(now)));
                assert_eq!(counts(&mut guard, press, now), now >= time, "{time} {now} {press:?}");
                assert!(!guard.end_press(), "a press is spent");
            }
        }
    }
}

#[test]
fn r25_counts_nothing_out_of_view_and_starts_in_view() {
    let mut guard = Guard::default();
    assert_eq!(guard.remaining(Means::Pointer, 10_000), None);
    assert!(!counts(&mut guard, KEY, 10_000));
    guard.set_in_view(true, 10_000);
    guard.record_positions(vec![BUTTON], 10_000);
    assert_eq!(guard.remaining(Means::Key, 10_100), Some(400));
    guard.set_in_view(true, 10_300);
    assert!(counts(&mut guard, CLICK, 10_500), "to be seen still starts nothing");
    guard.set_in_view(false, 10_600);
    assert!(!counts(&mut guard, KEY, 11_600));
    guard.set_in_view(true, 11_600);
    assert!(!counts(&mut guard, KEY, 12_099));
    assert!(counts(&mut guard, KEY, 12_100));
}

#[test]
fn r25_restarts_on_a_change_and_drops_the_press() {
    for press in [CLICK, KEY] {
        let mut guard = in_view();
        guard.begin_press(press, 900);
        guard.view_changed(1_000);
        assert!(!guard.end_press());
        assert_eq!(guard.remaining(press.means(), 1_000), Some(500));
        assert!(counts(&mut guard, press, 1_500));
    }
    let mut guard = Guard::default();
    guard.view_changed(1_000);
    assert_eq!(guard.remaining(Means::Pointer, 9_000), None, "what is out of view stays so");
}

#[test]
fn r25_restarts_on_window_focus_only_for_keys() {
    let mut guard = in_view();
    guard.window_focused(1_000);
    assert_eq!((guard.remaining(Means::Pointer, 1_000), guard.remaining(Means::Key, 1_000)), (Some(0), Some(500)));
    assert!(counts(&mut guard, CLICK, 1_000));
    assert!(!counts(&mut guard, KEY, 1_499));
    assert!(counts(&mut guard, KEY, 1_500));
}

#[test]
fn r26_counts_only_trusted_single_unrepeated_presses() {
    for press in [
        Press { is_trusted: false, ..CLICK },
        Press { detail: 2, ..CLICK },
        Press { detail: 3, ..CLICK },
        Press { is_trusted: false, ..KEY },
    ] {
        assert!(!counts(&mut in_view(), press, 1_000), "{press:?}");
    }
    let mut guard = in_view();
    guard.begin_press(CLICK, 1_000);
    guard.begin_press(Press { detail: 2, ..CLICK }, 1_010);
    assert!(!guard.end_press(), "the second of a double click takes the place of what began");
    assert!(!in_view().end_press(), "what did not begin here does not end here");
}

#[test]
fn remembers_a_key_until_it_is_released() {
    let mut guard = in_view();
    assert!(!guard.is_key_down());
    guard.begin_press(KEY, 1_000);
    assert!(guard.is_key_down());
    guard.end_press();
    assert!(!guard.is_key_down());
    guard.begin_press(CLICK, 1_000);
    assert!(!guard.is_key_down());
}

#[test]
fn requires_the_control_under_the_pointer_200_ms_before() {
    // The position is checked every 100 ms, and the control moves by this much between two checks.
    for (step, expected) in [(0.0, true), (10.0, true), (-30.0, true), (31.0, false), (-200.0, false)] {
        let mut guard = Guard::default();
        guard.set_in_view(true, 0);
        for look in 0..=10_u32 {
            guard.record_positions(vec![moved(step * f64::from(look))], u64::from(look) * 100);
        }
        let now = moved(step * 10.0);
        let press = Press { point: Some((140.0, (now.top + now.bottom) / 2.0)), ..CLICK };
        assert_eq!(counts(&mut guard, press, 1_000), expected, "{step}");
    }
}

#[test]
fn ignores_a_press_on_a_control_that_jumped_under_the_pointer() {
    let mut guard = in_view();
    for look in 1..10 {
        guard.record_positions(vec![BUTTON], look * 100);
    }
    guard.record_positions(vec![moved(300.0)], 1_000);
    let there = Press { point: Some((140.0, 820.0)), ..CLICK };
    assert!(!counts(&mut guard, there, 1_050));
    assert!(!counts(&mut guard, there, 1_199));
    guard.record_positions(vec![moved(300.0)], 1_100);
    assert!(counts(&mut guard, there, 1_200), "once it has stood there");
    assert!(counts(&mut guard, KEY, 1_050), "a key is not aimed");
}

#[test]
fn uses_the_oldest_measurement_when_the_page_was_busy() {
    let mut guard = in_view();
    assert!(counts(&mut guard, CLICK, 5_000));
    let mut guard = Guard::default();
    guard.set_in_view(true, 0);
    assert!(!counts(&mut guard, CLICK, 5_000), "without any look nothing is known");
    guard.record_positions(vec![BUTTON], 4_990);
    assert!(counts(&mut guard, CLICK, 5_000));
    assert!(!counts(&mut guard, Press { point: Some((140.0, f64::NAN)), ..CLICK }, 5_000));
}

#[test]
fn counts_a_press_on_one_of_several_controls_only_where_it_was() {
    let rows = |top: f64| -> Vec<Rectangle> {
        [0.0, 32.0].map(|row| Rectangle { left: 0.0, top: top + row, right: 200.0, bottom: top + row + 32.0 }).into()
    };
    let press = |control, y| Press { point: Some((50.0, y)), is_trusted: true, detail: 1, control };
    let mut guard = Guard::default();
    guard.set_in_view(true, 0);
    guard.record_positions(rows(100.0), 900);
    guard.begin_press(press(1, 150.0), 1_000);
    assert!(guard.end_press());
    // The rows moved up by one under the pointer.
    guard.record_positions(rows(68.0), 1_050);
    guard.begin_press(press(1, 120.0), 1_100);
    assert!(!guard.end_press());
}
