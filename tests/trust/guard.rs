use mcp_elicitation::trust::{Guard, Press, Rectangle, Refusal};

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
    ends(guard)
}

/// Returns true if the press on the first control counts at its end.
fn ends(guard: &mut Guard) -> bool {
    guard.end_press(0).1.is_ok()
}

#[test]
fn r25_counts_a_press_after_the_guard_time() {
    for (is_second_step, time) in [(false, 500), (true, 1_000)] {
        for now in [0, 1, time - 1, time, time + 1, 1 << 40] {
            for press in [CLICK, KEY] {
                let mut guard = in_view();
                guard.second_step(is_second_step, 0);
                guard.record_positions(vec![BUTTON], 0);
                assert_eq!(guard.remaining(press.point.is_none(), now), Some(time.saturating_sub(now)));
                assert_eq!(counts(&mut guard, press, now), now >= time, "{time} {now} {press:?}");
                assert!(!ends(&mut guard), "a press is spent");
            }
        }
    }
}

#[test]
fn r25_counts_nothing_out_of_view_and_starts_in_view() {
    let mut guard = Guard::default();
    assert_eq!(guard.remaining(false, 10_000), None);
    assert!(!counts(&mut guard, KEY, 10_000));
    guard.set_in_view(true, 10_000);
    guard.record_positions(vec![BUTTON], 10_000);
    assert_eq!(guard.remaining(true, 10_100), Some(400));
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
        assert!(!ends(&mut guard));
        assert_eq!(guard.remaining(press.point.is_none(), 1_000), Some(500));
        assert!(counts(&mut guard, press, 1_500));
    }
    let mut guard = Guard::default();
    guard.view_changed(1_000);
    assert_eq!(guard.remaining(false, 9_000), None, "what is out of view stays so");
}

#[test]
fn r25_restarts_on_window_focus_only_for_keys() {
    let mut guard = in_view();
    guard.window_focused(1_000);
    assert_eq!((guard.remaining(false, 1_000), guard.remaining(true, 1_000)), (Some(0), Some(500)));
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
    assert!(!ends(&mut guard), "the second of a double click takes the place of what began");
    assert!(!ends(&mut in_view()), "what did not begin here does not end here");
}

#[test]
fn remembers_a_key_until_it_is_released() {
    let mut guard = in_view();
    assert!(!guard.is_key_down());
    guard.begin_press(KEY, 1_000);
    assert!(guard.is_key_down());
    ends(&mut guard);
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
    assert_eq!(guard.end_press(1), (Some(1), Ok(())));
    // The rows moved up by one under the pointer.
    guard.record_positions(rows(68.0), 1_050);
    guard.begin_press(press(1, 120.0), 1_100);
    assert_eq!(guard.end_press(1), (Some(1), Err(Refusal::Moved)));
}

#[test]
fn says_why_a_press_does_not_count() {
    let mut guard = in_view();
    let outcome = |guard: &mut Guard, press, now| {
        guard.begin_press(press, now);
        guard.end_press(0)
    };
    assert_eq!(outcome(&mut guard, CLICK, 499), (Some(0), Err(Refusal::Early)));
    let second = Press { detail: 2, ..CLICK };
    assert_eq!(outcome(&mut guard, second, 600), (Some(0), Err(Refusal::Early)), "of a double click, as the first");
    let far = Press { point: Some((140.0, 820.0)), ..CLICK };
    assert_eq!(outcome(&mut guard, far, 600), (Some(0), Err(Refusal::Moved)));
    assert_eq!(outcome(&mut guard, CLICK, 600), (Some(0), Ok(())));
    assert_eq!(outcome(&mut guard, second, 610), (Some(0), Err(Refusal::Unmeant)), "the first one counted");
    assert_eq!(outcome(&mut guard, Press { detail: 3, ..CLICK }, 620), (Some(0), Err(Refusal::Early)));
    assert_eq!(outcome(&mut in_view(), second, 10), (Some(0), Err(Refusal::Unmeant)), "of the question before");
    assert_eq!(outcome(&mut in_view(), second, 600), (Some(0), Err(Refusal::Early)));
    assert_eq!(guard.end_press(0), (None, Err(Refusal::Unmeant)), "nothing began");
    guard.begin_press(CLICK, 700);
    assert_eq!(guard.end_press(1), (Some(0), Err(Refusal::Moved)), "another control came under the finger");
}

#[test]
fn knows_the_control_that_moved_away_from_a_pointer_at_rest() {
    let mut guard = in_view();
    guard.begin_press(CLICK, 600);
    assert_eq!(guard.end_elsewhere(142.0, 519.0), Some(0));
    assert_eq!(guard.end_elsewhere(142.0, 519.0), None, "once");
    guard.begin_press(CLICK, 700);
    assert_eq!(guard.end_elsewhere(140.0, 560.0), None, "the pointer has left it");
    guard.begin_press(KEY, 800);
    assert_eq!(guard.end_elsewhere(140.0, 520.0), None);
    assert!(ends(&mut guard), "a key is pressed by its own end");
}

#[test]
fn counts_a_press_on_a_gliding_control_on_which_the_user_moves_the_pointer() {
    // Each frame, the control moves by a part of a line, and the pointer by as much on the screen, or not at all.
    for (glide, hand, expected) in [(3.0, 1.0, true), (3.0, 0.0, false), (5.0, 1.0, false)] {
        let mut guard = in_view();
        for frame in 0..=12_u32 {
            let (by, now) = (glide * f64::from(frame), 800 + u64::from(frame) * 16);
            guard.record_positions(vec![moved(by), moved(by + 40.0)], now);
            guard.pointer_at(Some(0), (140.0, 520.0 + by * hand), now);
        }
        let press = Press { point: Some((140.0, 513.0 + glide * 12.0)), ..CLICK };
        assert!(!counts(&mut guard.clone(), press, 1_015), "{glide} {hand}");
        assert_eq!(counts(&mut guard.clone(), press, 1_016), expected, "{glide} {hand}");
        guard.pointer_at(None, (140.0, 700.0), 1_010);
        assert!(!counts(&mut guard, press, 1_016), "the pointer was elsewhere");
    }
}

#[test]
fn knows_a_place_for_the_frame() {
    let mut guard = in_view();
    for frame in 0..60 {
        guard.record_positions(vec![BUTTON], 600 + frame * 16);
    }
    // Moved by a line, 201 and 199 ms before the press.
    for (at, expected) in [(1_799, true), (1_801, false)] {
        let mut guard = guard.clone();
        guard.record_positions(vec![moved(300.0)], at);
        let there = Press { point: Some((140.0, 820.0)), ..CLICK };
        assert_eq!(counts(&mut guard, there, 2_000), expected, "{at}");
    }
}

#[test]
fn counts_a_quick_second_press_after_the_control_had_moved() {
    let again = Press { detail: 2, point: Some((140.0, 820.0)), ..CLICK };
    let first: [fn(&mut Guard); 3] = [
        // It jumped under the pointer; another came under the finger; it moved away from a pointer at rest.
        |guard| assert!(!counts(guard, Press { point: Some((140.0, 820.0)), ..CLICK }, 1_050)),
        |guard| {
            guard.begin_press(CLICK, 990);
            assert_eq!(guard.end_press(1), (Some(0), Err(Refusal::Moved)));
        },
        |guard| {
            guard.begin_press(CLICK, 990);
            assert_eq!(guard.end_elsewhere(140.0, 520.0), Some(0));
        },
    ];
    for press in first {
        let mut guard = in_view();
        guard.record_positions(vec![moved(300.0)], 1_000);
        press(&mut guard);
        assert!(!counts(&mut guard, again, 1_199), "it has to stand still");
        assert!(!counts(&mut guard.clone(), Press { control: 1, ..again }, 1_200), "another control");
        // A browser tells the number of a click only after the pointer is down.
        guard.begin_press(Press { detail: 0, ..again }, 1_200);
        assert!(counts(&mut guard, again, 1_200));
        assert!(!counts(&mut guard, again, 1_210), "only the next one");
    }
    let mut guard = in_view();
    assert!(!counts(&mut guard, CLICK, 499));
    assert!(!counts(&mut guard, Press { detail: 2, ..CLICK }, 510), "a double click on a control that stood still");
}
