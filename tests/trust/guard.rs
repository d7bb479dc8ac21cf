use mcp_elicitation::trust::{Admission, Flood, Guard, GuardTime, Press, REFUSAL_TIME, Visibility, WAITING};

const CLICK: Press = Press { is_trusted: true, is_repeat: false, detail: 1 };

/// A guard that has been ready since 10,000 ms, with a press on its control.
fn pressed(time: GuardTime) -> Guard {
    let mut guard = Guard::new(time);
    guard.saw(Visibility::Focused, 0);
    guard.saw(Visibility::Shown, 0);
    guard.press_began(CLICK, 10_000);
    guard
}

#[test]
fn r25_a_press_counts_when_the_guard_time_is_over() {
    for (time, wait) in [(GuardTime::Ordinary, 500), (GuardTime::Deliberate, 1_000)] {
        for now in [0, 1, wait - 1, wait, wait + 1, 1 << 40] {
            let mut guard = Guard::new(time);
            guard.saw(Visibility::Shown, 100);
            guard.saw(Visibility::Focused, 100);
            assert_eq!(guard.is_ready(100 + now), now >= wait);
            assert_eq!(guard.remaining(100 + now), Some(wait.saturating_sub(now)));
            guard.press_began(CLICK, 100 + now);
            assert_eq!(guard.accepts(1 << 41), now >= wait, "{time:?} {now}");
        }
    }
}

#[test]
fn r25_everything_that_changes_what_is_seen_starts_the_guard_time_anew() {
    for time in [GuardTime::Ordinary, GuardTime::Deliberate] {
        for seen in [
            Visibility::Shown,
            Visibility::Focused,
            Visibility::Uncovered,
            Visibility::Moved(8.1),
            Visibility::Moved(-9.0),
            Visibility::Moved(f64::NAN),
            Visibility::Changed,
            Visibility::Queue,
            Visibility::FullScreen,
        ] {
            let mut guard = pressed(time);
            guard.saw(seen, 10_100);
            assert!(!guard.accepts(20_000), "{seen:?} keeps a press that had begun");
            assert!(!guard.is_ready(10_100 + time.milliseconds() - 1), "{seen:?}");
            assert!(guard.is_ready(10_100 + time.milliseconds()), "{seen:?}");
        }
        for (away, back) in [
            (Visibility::Hidden, Visibility::Shown),
            (Visibility::Unfocused, Visibility::Focused),
            (Visibility::Covered, Visibility::Uncovered),
        ] {
            let mut guard = pressed(time);
            guard.saw(away, 10_100);
            assert!(!guard.accepts(20_000), "{away:?} keeps a press that had begun");
            assert_eq!(guard.remaining(3_600_000), None, "{away:?}");
            assert!(!guard.is_ready(3_600_000), "{away:?}");
            guard.saw(back, 3_600_000);
            assert!(!guard.is_ready(3_600_000 + time.milliseconds() - 1), "{back:?}");
            assert!(guard.is_ready(3_600_000 + time.milliseconds()), "{back:?}");
        }
        let mut guard = pressed(time);
        guard.set_time(GuardTime::Deliberate, 10_100);
        assert!(!guard.accepts(11_050) && !guard.is_ready(11_099) && guard.is_ready(11_100));
    }
}

#[test]
fn r25_small_moves_count_together() {
    let mut guard = pressed(GuardTime::Ordinary);
    guard.saw(Visibility::Moved(8.0), 10_100);
    assert!(guard.is_ready(10_100) && guard.clone().accepts(10_100));
    guard.saw(Visibility::Moved(-0.5), 10_200);
    assert!(!guard.is_ready(10_200) && !guard.accepts(10_200));
    guard.saw(Visibility::Moved(8.0), 10_800);
    assert!(guard.is_ready(10_800));
}

#[test]
fn r25_nothing_counts_that_was_never_seen() {
    for seen in [
        &[][..],
        &[Visibility::Shown],
        &[Visibility::Focused],
        &[Visibility::Shown, Visibility::Focused, Visibility::Covered],
    ] {
        let mut guard = Guard::new(GuardTime::Ordinary);
        for seen in seen {
            guard.saw(*seen, 0);
        }
        guard.press_began(CLICK, 9_000);
        assert!(!guard.is_ready(9_000) && !guard.accepts(9_500), "{seen:?}");
    }
}

#[test]
fn r25_a_clock_that_goes_back_opens_nothing() {
    let mut guard = Guard::new(GuardTime::Ordinary);
    guard.saw(Visibility::Shown, 5_000);
    guard.saw(Visibility::Focused, 5_000);
    assert!(!guard.is_ready(0) && !guard.is_ready(4_999));
}

#[test]
fn r26_only_a_deliberate_press_accepts() {
    for is_trusted in [false, true] {
        for is_repeat in [false, true] {
            for detail in 0..4 {
                let mut guard = pressed(GuardTime::Ordinary);
                guard.press_began(Press { is_trusted, is_repeat, detail }, 10_000);
                assert_eq!(
                    guard.accepts(10_050),
                    is_trusted && !is_repeat && detail <= 1,
                    "{is_trusted} {is_repeat} {detail}"
                );
            }
        }
    }
}

#[test]
fn r26_a_press_accepts_once_and_only_where_it_began() {
    let mut guard = pressed(GuardTime::Ordinary);
    assert!(guard.accepts(10_050));
    assert!(!guard.accepts(10_060));
    let mut guard = pressed(GuardTime::Ordinary);
    guard.press_ended();
    assert!(!guard.accepts(10_050));
    let mut guard = Guard::new(GuardTime::Ordinary);
    guard.saw(Visibility::Shown, 0);
    guard.saw(Visibility::Focused, 0);
    assert!(!guard.accepts(10_000), "no press");
    guard.press_began(CLICK, 400);
    assert!(!guard.accepts(10_000), "a press that began too early");
}

/// Every series of five events at steps of 250 ms, held against the rule written down: ready means shown, focused and
/// uncovered, with the last restart long enough ago.
#[test]
fn r25_every_short_history_follows_the_rule() {
    let all = [
        Visibility::Shown,
        Visibility::Hidden,
        Visibility::Focused,
        Visibility::Unfocused,
        Visibility::Covered,
        Visibility::Uncovered,
        Visibility::Moved(5.0),
        Visibility::Changed,
        Visibility::Queue,
        Visibility::FullScreen,
    ];
    let mut histories = 0;
    for number in 0..all.len().pow(5) {
        let mut guard = Guard::new(GuardTime::Ordinary);
        let (mut shown, mut focused, mut covered, mut since, mut moved) = (false, false, false, 0, 0);
        let mut rest = number;
        for step in 0..5_u64 {
            let now = step * 250;
            let seen = all[rest % all.len()];
            rest /= all.len();
            guard.saw(seen, now);
            match seen {
                Visibility::Shown => shown = true,
                Visibility::Hidden => shown = false,
                Visibility::Focused => focused = true,
                Visibility::Unfocused => focused = false,
                Visibility::Covered => covered = true,
                Visibility::Uncovered => covered = false,
                _ => {}
            }
            moved += if matches!(seen, Visibility::Moved(_)) { 5 } else { 9 };
            if moved > 8 {
                (since, moved) = (now, 0);
            }
            for later in [0, 249, 500] {
                let ready = shown && !covered && focused && now + later - since >= 500;
                assert_eq!(guard.is_ready(now + later), ready, "{number} {step}");
            }
        }
        histories += 1;
    }
    assert_eq!(histories, 100_000);
}

#[test]
fn r37_ten_requests_wait_and_the_rest_are_dropped() {
    let mut flood = Flood::default();
    let admissions: Vec<_> = (0..100).map(|index| flood.arrived("a", index > 0)).collect();
    assert_eq!(admissions.iter().filter(|admission| **admission == Admission::Admitted).count(), 1 + WAITING);
    assert_eq!(admissions[WAITING + 1], Admission::Dropped(1));
    assert_eq!(admissions[99], Admission::Dropped(89));
    assert_eq!((flood.dropped("a"), flood.dropped("b")), (89, 0));
    assert_eq!(flood.arrived("b", true), Admission::Admitted, "each server has a queue of its own");
    flood.left_queue("a");
    assert_eq!(flood.arrived("a", true), Admission::Admitted);
    assert_eq!(flood.arrived("a", true), Admission::Dropped(90));
    for _ in 0..20 {
        flood.left_queue("a");
    }
    assert_eq!(flood.arrived("a", false), Admission::Admitted);
    assert_eq!(flood.dropped("a"), 0);
}

#[test]
fn rule_13_three_refusals_in_a_minute_offer_to_mute() {
    let mut flood = Flood::default();
    assert!(!flood.refused("a", 0));
    assert!(!flood.refused("a", 1_000));
    assert!(!flood.refused("b", 1_500));
    assert!(flood.refused("a", 59_999));
    assert!(!flood.refused("a", 61_000), "the first two are a minute ago");
    assert!(flood.refused("a", 61_001));
    let mut slow = Flood::default();
    assert!((0..50).all(|index| !slow.refused("a", index * REFUSAL_TIME / 2)));
}

#[test]
fn rule_13_a_muted_server_is_heard_no_more() {
    let mut flood = Flood::default();
    flood.mute("a");
    assert!(flood.is_muted("a") && !flood.is_muted("b"));
    assert_eq!(flood.arrived("a", false), Admission::Muted);
    assert_eq!(flood.arrived("a", true), Admission::Muted);
    assert_eq!(flood.arrived("b", false), Admission::Admitted);
    flood.mute("c");
    assert!(flood.is_muted("a") && flood.is_muted("c") && !flood.is_muted("b"), "one of several");
    flood.unmute("a");
    assert!(flood.is_muted("c"));
    assert_eq!(flood.arrived("a", false), Admission::Admitted);
    assert!(!flood.is_muted("a"));
}
