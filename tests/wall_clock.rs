//! Clocks on walls, and the moments that they show.

#![allow(clippy::arithmetic_side_effects, clippy::unwrap_used)]

use mcp_elicitation::form::{
    Clock, Input, Moments, NoMoment, WallTime, assumed, in_century, offset_of, offset_text, wall_of,
};

fn at(text: &str) -> WallTime {
    WallTime::parse(text).unwrap()
}

/// A zone whose clocks are ahead by `inside` minutes between two moments, and by `outside` minutes else.
struct Zone(&'static str, i32, i32, &'static str, &'static str);

const BERLIN: Zone = Zone("Europe/Berlin", 60, 120, "2026-03-29T01:00", "2026-10-25T01:00");
const NEW_YORK: Zone = Zone("America/New_York", -300, -240, "2026-03-08T07:00", "2026-11-01T06:00");
const AUCKLAND: Zone = Zone("Pacific/Auckland", 780, 720, "2026-04-04T14:00", "2026-09-26T14:00");
const LORD_HOWE: Zone = Zone("Australia/Lord_Howe", 660, 630, "2026-04-04T15:00", "2026-10-03T15:30");
const APIA: Zone = Zone("Pacific/Apia", -600, 840, "2011-12-30T10:00", "2012-03-31T14:00");

impl Zone {
    fn offset_at(&self, moment: i64) -> i32 {
        let Zone(_, outside, inside, from, to) = self;
        let is_inside = (at(from).seconds()..at(to).seconds()).contains(&moment);
        if is_inside { *inside } else { *outside }
    }

    fn moments(&self, wall: &str) -> Moments {
        at(wall).moments(&|moment| self.offset_at(moment))
    }

    fn sent(&self, wall: &str) -> Vec<String> {
        let offsets = match self.moments(wall) {
            Moments::One(offset) => vec![offset],
            Moments::Two(two) => two.to_vec(),
            Moments::None(_) => Vec::new(),
        };
        offsets.into_iter().map(|offset| at(wall).writings(offset, self.0)[0].clone()).collect()
    }

    fn read(&self, wall: &str, which: Option<usize>) -> Input {
        let clock = Clock { wall: wall.to_owned(), zone: self.0.to_owned(), which };
        clock.read(&|moment| self.offset_at(moment), &|_| None)
    }
}

#[test]
fn days_are_those_of_the_calendar() {
    assert_eq!(at("1970-01-01T00:00").seconds(), 0);
    assert_eq!(at("2026-11-24T09:30").seconds(), 1_795_512_600);
    assert_eq!(at("1582-10-15T00:00").seconds(), -12_219_292_800);
    let mut day = at("0001-01-01T00:00");
    let mut days = 0;
    while day.date().0 < 2401 {
        assert_eq!(at(&day.text()), day);
        day = WallTime::of_seconds(day.seconds() + 86_400);
        days += 1;
    }
    assert_eq!(days, 6 * 146_097);
    for text in
        ["2026-02-29T10:00", "2026-13-01T10:00", "2026-00-10T10:00", "2026-01-01T24:00", "2026-1-01T10:00", "26"]
    {
        assert_eq!(WallTime::parse(text), None, "{text}");
    }
}

#[test]
fn a_time_is_a_moment_with_the_offset_of_its_zone() {
    assert_eq!(BERLIN.sent("2026-11-24T09:30"), ["2026-11-24T09:30:00+01:00"]);
    assert_eq!(BERLIN.sent("2026-07-24T09:30:59"), ["2026-07-24T09:30:59+02:00"]);
    assert_eq!(AUCKLAND.sent("2026-07-24T09:30"), ["2026-07-24T09:30:00+12:00"]);
    assert_eq!(NEW_YORK.sent("9999-12-31T23:59"), ["9999-12-31T23:59:00-05:00"]);
    let own = |zone: &str, offset| at("2026-11-24T09:30").writings(offset, zone)[0].clone();
    assert_eq!(own("UTC", 0), "2026-11-24T09:30:00Z");
    assert_eq!(own("Europe/London", 0), "2026-11-24T09:30:00+00:00");
    assert_eq!(own("-00:00", 0), "2026-11-24T09:30:00-00:00");
    assert_eq!(own("America/St_Johns", -210), "2026-11-24T09:30:00-03:30");
    assert_eq!(
        at("2026-01-01T00:30").writings(60, "Europe/Berlin"),
        ["2026-01-01T00:30:00+01:00", "2025-12-31T23:30:00Z", "2025-12-31T23:30:00.000Z"]
    );
}

#[test]
fn a_time_that_comes_twice_has_two_moments_the_earlier_first() {
    assert_eq!(BERLIN.sent("2026-10-25T02:30"), ["2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00"]);
    assert_eq!(NEW_YORK.sent("2026-11-01T01:00"), ["2026-11-01T01:00:00-04:00", "2026-11-01T01:00:00-05:00"]);
    assert_eq!(NEW_YORK.sent("2026-11-01T02:00"), ["2026-11-01T02:00:00-05:00"]);
    assert_eq!(AUCKLAND.sent("2026-04-05T02:59"), ["2026-04-05T02:59:00+13:00", "2026-04-05T02:59:00+12:00"]);
    assert_eq!(LORD_HOWE.sent("2026-04-05T01:45"), ["2026-04-05T01:45:00+11:00", "2026-04-05T01:45:00+10:30"]);
    assert_eq!(BERLIN.read("2026-10-25T02:30", None), Input::NoMoment(NoMoment::Twice));
    assert_eq!(BERLIN.read("2026-10-25T02:30", Some(1)), Input::Text("2026-10-25T02:30:00+01:00".into()));
}

#[test]
fn a_time_that_is_skipped_has_no_moment_but_neighbours() {
    for (zone, wall, near) in [
        (BERLIN, "2026-03-29T02:30", ["2026-03-29T01:30:00", "2026-03-29T03:30:00"]),
        (NEW_YORK, "2026-03-08T02:00", ["2026-03-08T01:00:00", "2026-03-08T03:00:00"]),
        (AUCKLAND, "2026-09-27T02:15", ["2026-09-27T01:15:00", "2026-09-27T03:15:00"]),
        // Whoever lives there never had that day.
        (APIA, "2011-12-30T12:00", ["2011-12-29T12:00:00", "2011-12-31T12:00:00"]),
    ] {
        let [before, after] = near.map(at);
        assert_eq!(zone.moments(wall), Moments::None([before, after]), "{wall}");
        assert_eq!(zone.read(wall, None), Input::NoMoment(NoMoment::Skipped { before, after }));
        for near in near {
            assert_eq!(zone.sent(near).len(), 1, "{near}");
        }
    }
    assert_eq!(NEW_YORK.sent("2026-03-08T03:00").len(), 1);
}

#[test]
fn every_hour_of_a_year_is_one_moment_but_for_one_skipped_and_one_that_comes_twice() {
    for zone in [BERLIN, NEW_YORK, AUCKLAND] {
        let mut counts = [0; 3];
        let mut time = at("2026-01-01T00:30");
        while time < at("2027-01-01T00:00") {
            let sent = zone.sent(&time.text());
            for text in &sent {
                let clock = Clock::parse(text).unwrap();
                let moment = at(&clock.wall).behind(offset_of(&clock.zone).unwrap());
                assert_eq!(moment.ahead(zone.offset_at(moment.seconds())), time, "{text}");
            }
            counts[sent.len()] += 1;
            time = WallTime::of_seconds(time.seconds() + 3600);
        }
        assert_eq!(counts, [1, 8758, 1], "{}", zone.0);
    }
}

#[test]
fn what_the_control_cannot_hold_is_not_shown_in_it() {
    let clock = |wall: &str, zone: &str| Some(Clock { wall: wall.to_owned(), zone: zone.to_owned(), which: None });
    assert_eq!(Clock::parse("2026-03-27T09:30:00+05:45"), clock("2026-03-27T09:30", "+05:45"));
    assert_eq!(Clock::parse("2026-03-27t09:30:07z"), clock("2026-03-27T09:30:07", "UTC"));
    for text in [
        "",
        "2016-12-31T23:59:60Z",
        "2026-03-27T09:30:00.5Z",
        "0999-03-27T09:30:00Z",
        "2026-02-30T25:30:00Z",
        "2026-03-27T09:30:00",
        "2026-03-27 09:30:00Z",
        "2026-03-27",
        "é026-03-27T09:30:00Z",
    ] {
        assert_eq!(Clock::parse(text), None, "{text}");
    }
}

#[test]
fn offsets_are_read_and_written() {
    assert_eq!(offset_text(-210), "-03:30");
    assert_eq!(offset_text(765), "+12:45");
    assert_eq!([offset_of("+05:30"), offset_of("-00:00"), offset_of("-03:30")], [Some(330), Some(0), Some(-210)]);
    assert_eq!([offset_of("05:30"), offset_of("+5:30"), offset_of("Z"), offset_of("+05:30:00")], [None; 4]);
}

#[test]
fn a_year_of_two_digits_is_asked_about_and_never_moved() {
    assert_eq!(BERLIN.read("0026-11-24T09:30", None), Input::NoMoment(NoMoment::ShortYear(26)));
    assert_eq!(BERLIN.read("0202-11-24T09:30", None), Input::NoMoment(NoMoment::ShortYear(202)));
    assert_eq!(in_century("0026-11-24T09:30", 20).as_deref(), Some("2026-11-24T09:30"));
    assert_eq!(in_century("0075-11-24", 19).as_deref(), Some("1975-11-24"));
    assert_eq!(in_century("0202-11-24", 20), None);
}

#[test]
fn the_servers_pattern_chooses_the_way_of_writing() {
    let clock = Clock { wall: "2026-01-01T00:30".into(), zone: BERLIN.0.into(), which: None };
    let read = |is_taken: &dyn Fn(&str) -> Option<bool>| match clock.read(&|moment| BERLIN.offset_at(moment), is_taken)
    {
        Input::Text(text) => text,
        other => format!("{other:?}"),
    };
    assert_eq!(read(&|way| Some(way.ends_with('Z') && !way.contains('.'))), "2025-12-31T23:30:00Z");
    assert_eq!(read(&|way| Some(way.contains('.'))), "2025-12-31T23:30:00.000Z");
    assert_eq!(read(&|_| Some(false)), "2026-01-01T00:30:00+01:00", "where none fits, the error names the best");
    assert_eq!(read(&|_| None), "2026-01-01T00:30:00+01:00");
}

#[test]
fn a_default_without_an_offset_is_read_in_a_zone() {
    let read = |wall: &str| assumed(at(wall), BERLIN.0, &|moment| BERLIN.offset_at(moment));
    assert_eq!(read("2026-11-24T09:30"), "2026-11-24T09:30:00+01:00");
    assert_eq!(read("2026-11-24 09:30:15.123456"), "2026-11-24T09:30:15+01:00");
    assert_eq!(read("2026-10-25T02:30"), "2026-10-25T02:30:00+02:00", "twice: the earlier");
    assert_eq!(read("2026-03-29T02:30"), "2026-03-29T03:30:00+02:00", "skipped: as much later");
    assert_eq!(wall_of(at("2026-11-24T09:30:15")), "2026-11-24T09:30:15");
}
