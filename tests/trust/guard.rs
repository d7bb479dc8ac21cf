use mcp_elicitation::trust::{Guard, GuardTime, Means, Press, PressOutcome, Visibility};

const CLICK: Press = Press { is_trusted: true, is_repeat: false, detail: 1 };
const KEY: Press = Press { detail: 0, ..CLICK };
const BOTH: [Press; 2] = [CLICK, KEY];

fn shown(time: GuardTime, at: u64) -> Guard {
    let mut guard = Guard::new(time);
    guard.saw(Visibility::Shown, at);
    guard.saw(Visibility::Focused, at);
    guard
}

/// A guard that has been ready since 10,000 ms, with a press on its control.
fn pressed(time: GuardTime, press: Press) -> Guard {
    let mut guard = shown(time, 0);
    guard.press_began(press, 10_000);
    guard
}

#[test]
fn r25_a_press_counts_when_the_guard_time_is_over() {
    for (time, wait) in [(GuardTime::Ordinary, 500), (GuardTime::Deliberate, 1_000)] {
        for now in [0, 1, wait - 251, wait - 250, wait - 1, wait, wait + 1, 1 << 40] {
            for press in BOTH {
                let mut guard = shown(time, 100);
                assert_eq!(guard.is_ready(press.means(), 100 + now), now >= wait);
                assert_eq!(guard.remaining(press.means(), 100 + now), Some(wait.saturating_sub(now)));
                guard.press_began(press, 100 + now);
                let expected = match wait.saturating_sub(now) {
                    0 => PressOutcome::Counts,
                    1..=250 => PressOutcome::AlmostReady,
                    _ => PressOutcome::TooEarly,
                };
                assert_eq!(guard.press_ended(1 << 41), expected, "{time:?} {now}");
                assert_eq!(
                    guard.remaining(press.means(), 100 + now),
                    Some(wait.saturating_sub(now)),
                    "restarts nothing"
                );
            }
        }
    }
}

#[test]
fn r25_everything_that_changes_what_is_seen_starts_the_guard_time_anew() {
    for (time, press) in [GuardTime::Ordinary, GuardTime::Deliberate].into_iter().zip(BOTH) {
        let means = press.means();
        for seen in [
            Visibility::Shown,
            Visibility::Focused,
            Visibility::Unoccluded,
            Visibility::Loaded,
            Visibility::Resized(8.1),
            Visibility::Resized(-9.0),
            Visibility::Resized(f64::NAN),
            Visibility::Changed,
            Visibility::FullScreen,
        ] {
            let mut guard = pressed(time, press);
            guard.saw(seen, 10_100);
            assert!(!guard.is_ready(means, 10_100 + time.milliseconds() - 1), "{seen:?}");
            assert!(guard.is_ready(means, 10_100 + time.milliseconds()), "{seen:?}");
            assert_eq!(guard.press_ended(20_000), PressOutcome::TooEarly, "{seen:?} keeps a press that had begun");
        }
        for (away, back) in [
            (Visibility::Hidden, Visibility::Shown),
            (Visibility::Unfocused, Visibility::Focused),
            (Visibility::Occluded, Visibility::Unoccluded),
            (Visibility::Loading, Visibility::Loaded),
        ] {
            let mut guard = pressed(time, press);
            guard.saw(away, 10_100);
            assert_eq!(guard.press_ended(20_000), PressOutcome::TooEarly, "{away:?} keeps a press that had begun");
            assert_eq!(guard.remaining(means, 3_600_000), None, "{away:?}");
            guard.press_began(press, 3_600_000);
            guard.saw(back, 3_600_000);
            assert_eq!(guard.press_ended(3_700_000), PressOutcome::TooEarly, "{away:?}");
            assert!(!guard.is_ready(means, 3_600_000 + time.milliseconds() - 1), "{back:?}");
            assert!(guard.is_ready(means, 3_600_000 + time.milliseconds()), "{back:?}");
        }
        let mut guard = pressed(time, press);
        guard.set_time(GuardTime::Deliberate, 10_100);
        assert!(!guard.is_ready(means, 11_099) && guard.is_ready(means, 11_100));
        assert_eq!(guard.press_ended(20_000), PressOutcome::TooEarly);
    }
}

#[test]
fn r25_a_move_is_the_pointers_affair() {
    for moved in [8.1, -9.0, f64::INFINITY, f64::NAN] {
        for press in BOTH {
            let mut guard = pressed(GuardTime::Ordinary, press);
            guard.saw(Visibility::Moved(moved), 10_100);
            assert!(!guard.is_ready(Means::Pointer, 10_599) && guard.is_ready(Means::Pointer, 10_600), "{moved}");
            assert!(guard.is_ready(Means::Key, 10_100), "{moved}");
            let expected = if press == KEY { PressOutcome::Counts } else { PressOutcome::TooEarly };
            assert_eq!(guard.press_ended(10_700), expected, "{moved}");
        }
    }
}

#[test]
fn r25_a_small_move_does_not_matter_however_often_it_is_told() {
    for (small, press) in [(Visibility::Moved as fn(f64) -> _, CLICK), (Visibility::Resized, KEY)] {
        let means = press.means();
        let mut guard = pressed(GuardTime::Ordinary, press);
        for pixels in [1.0, -1.0, 8.0, -8.0, 0.0, 8.0, 8.0] {
            assert!(!guard.saw(small(pixels), 10_100), "it goes on");
        }
        assert!(guard.is_ready(means, 10_100) && guard.clone().press_ended(10_100) == PressOutcome::Counts);
        assert!(guard.saw(small(8.5), 10_200), "it begins anew");
        assert!(!guard.is_ready(means, 10_200) && guard.press_ended(10_200) == PressOutcome::TooEarly);
        assert!(!guard.saw(small(8.0), 10_800));
        assert!(guard.is_ready(means, 10_800));
    }
}

#[test]
fn r25_nothing_counts_that_was_never_seen() {
    for seen in [
        &[][..],
        &[Visibility::Shown],
        &[Visibility::Focused],
        &[Visibility::Shown, Visibility::Focused, Visibility::Occluded],
        &[Visibility::Shown, Visibility::Focused, Visibility::Loading],
    ] {
        let mut guard = Guard::new(GuardTime::Ordinary);
        for seen in seen {
            guard.saw(*seen, 0);
        }
        guard.press_began(CLICK, 9_000);
        assert!(
            !guard.is_ready(Means::Pointer, 9_000) && guard.press_ended(9_500) == PressOutcome::TooEarly,
            "{seen:?}"
        );
    }
}

#[test]
fn r25_a_clock_that_goes_back_opens_nothing() {
    let guard = shown(GuardTime::Ordinary, 5_000);
    for means in [Means::Pointer, Means::Key] {
        assert!(!guard.is_ready(means, 0) && !guard.is_ready(means, 4_999));
    }
    for press in BOTH {
        let mut guard = pressed(GuardTime::Ordinary, press);
        assert_eq!(guard.press_ended(100), PressOutcome::TooEarly);
    }
}

#[test]
fn r26_only_a_deliberate_press_accepts() {
    for is_trusted in [false, true] {
        for is_repeat in [false, true] {
            for detail in 0..4 {
                let guard = pressed(GuardTime::Ordinary, Press { is_trusted, is_repeat, detail });
                let expected =
                    if is_trusted && !is_repeat && detail <= 1 { PressOutcome::Counts } else { PressOutcome::NoPress };
                assert_eq!(guard.clone().press_ended(10_050), expected, "{is_trusted} {is_repeat} {detail}");
            }
        }
    }
}

#[test]
fn r26_a_press_accepts_once_and_only_where_it_began() {
    let mut guard = pressed(GuardTime::Ordinary, CLICK);
    assert_eq!(guard.press_ended(10_050), PressOutcome::Counts);
    assert_eq!(guard.press_ended(10_060), PressOutcome::NoPress);
    let mut guard = shown(GuardTime::Ordinary, 0);
    assert_eq!(guard.press_ended(10_000), PressOutcome::NoPress);
    guard.press_began(Press { detail: 0, ..CLICK }, 200);
    assert!(guard.is_pressed(Means::Key) && !guard.is_pressed(Means::Pointer));
    assert_eq!(guard.press_ended(10_000), PressOutcome::TooEarly, "Space that was held");
    assert!(!guard.is_pressed(Means::Key));
    guard.press_began(CLICK, 200);
    guard.press_began(Press { detail: 2, ..CLICK }, 600);
    assert_eq!(guard.press_ended(10_000), PressOutcome::NoPress, "the second of a double click");
}

/// Every series of four events at steps of 250 ms, held against the rule written down: ready means shown, focused,
/// uncovered and loaded, with the last restart long enough ago.
#[test]
fn r25_every_short_history_follows_the_rule() {
    let all = [
        Visibility::Shown,
        Visibility::Hidden,
        Visibility::Focused,
        Visibility::Unfocused,
        Visibility::Loading,
        Visibility::Loaded,
        Visibility::Occluded,
        Visibility::Unoccluded,
        Visibility::Moved(9.0),
        Visibility::Resized(9.0),
        Visibility::Changed,
        Visibility::FullScreen,
    ];
    let mut histories = 0;
    for number in 0..all.len().pow(4) {
        let mut guard = shown(GuardTime::Ordinary, 0);
        let (mut shown, mut focused, mut covered, mut loading) = (true, true, false, false);
        let mut key = 0;
        let mut rest = number;
        for step in 1..5_u64 {
            let now = step * 250;
            let seen = all[rest % all.len()];
            rest /= all.len();
            guard.saw(seen, now);
            match seen {
                Visibility::Shown => shown = true,
                Visibility::Hidden => shown = false,
                Visibility::Focused => focused = true,
                Visibility::Unfocused => focused = false,
                Visibility::Loading => loading = true,
                Visibility::Loaded => loading = false,
                Visibility::Occluded => covered = true,
                Visibility::Unoccluded => covered = false,
                _ => {}
            }
            if !matches!(seen, Visibility::Moved(_)) {
                key = now;
            }
            for later in [0, 249, 500] {
                let seen = shown && !covered && focused && !loading;
                for (means, since) in [(Means::Key, key), (Means::Pointer, now)] {
                    let ready = seen && now + later - since >= 500;
                    assert_eq!(guard.is_ready(means, now + later), ready, "{number} {step} {means:?}");
                }
            }
        }
        histories += 1;
    }
    assert_eq!(histories, 20_736);
}
