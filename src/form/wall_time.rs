//! What a clock on the wall shows, and which moments that is.

use crate::json::digits;

/// The time that a clock on the wall shows: the seconds since 1970 began that a clock of UTC would show so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct WallTime(i64);

/// How far the clocks of a time zone are ahead of UTC, in minutes, at a moment: seconds since 1970 began.
pub type OffsetAt<'zone> = &'zone dyn Fn(i64) -> i32;

const DAY: i64 = 86_400;

/// Which moments a time is in a zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Moments {
    /// One, with this offset.
    One(i32),
    /// Two, since the clocks are set back over it: the offset of the earlier, and of the later.
    Two([i32; 2]),
    /// None, since the clocks are set forward over it: the nearest before and the nearest after.
    None([WallTime; 2]),
}

impl WallTime {
    /// Reads `2026-11-24T09:30`, with seconds or without; a fraction of a second is passed over.
    pub fn parse(text: &str) -> Option<Self> {
        let (date, time) = text.split_at_checked(10)?;
        let time = time.strip_prefix(['T', 't', ' '])?;
        let time = match time.split_once('.') {
            Some((time, fraction)) if is_digits(fraction) && time.len() == 8 => time,
            Some(_) => return None,
            None => time,
        };
        let mut date = date.split('-');
        let [year, month, day] = [part(&mut date, 4)?, part(&mut date, 2)?, part(&mut date, 2)?];
        let mut time = time.split(':');
        let [hour, minute] = [part(&mut time, 2)?, part(&mut time, 2)?];
        let second = if time.clone().next().is_some() { part(&mut time, 2)? } else { 0 };
        let is_time = hour < 24 && minute < 60 && second < 60 && time.next().is_none();
        let wall = Self::of(year, month, day, hour, minute, second);
        // A day that is not in the calendar would be read as one of the next month.
        (is_time && (1..=12).contains(&month) && wall.date() == (year, month, day)).then_some(wall)
    }

    /// The time of a date of the Gregorian calendar and a time of day.
    pub fn of(year: i64, month: i64, day: i64, hour: i64, minute: i64, second: i64) -> Self {
        // Years begin in March here, so that the leap day is the last of its year.
        let year = year.saturating_sub(i64::from(month < 3));
        let month = month.saturating_add(9) % 12;
        let era = year.div_euclid(400);
        let in_era = year.rem_euclid(400);
        let in_year = month.saturating_mul(153).saturating_add(2) / 5;
        let days = era
            .saturating_mul(146_097)
            .saturating_add(in_era.saturating_mul(365))
            .saturating_add(in_era / 4)
            .saturating_sub(in_era / 100)
            .saturating_add(in_year)
            .saturating_add(day)
            .saturating_sub(719_469);
        let of_day = hour.saturating_mul(3600).saturating_add(minute.saturating_mul(60)).saturating_add(second);
        Self(days.saturating_mul(DAY).saturating_add(of_day))
    }

    /// The time that a clock of UTC shows at a moment.
    pub fn of_seconds(seconds: i64) -> Self {
        Self(seconds)
    }

    /// The seconds since 1970 began when a clock of UTC shows this time.
    pub fn seconds(self) -> i64 {
        self.0
    }

    /// Year, month and day.
    pub fn date(self) -> (i64, i64, i64) {
        let days = self.0.div_euclid(DAY).saturating_add(719_468);
        let (era, in_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year =
            in_era.saturating_sub(in_era / 1_460).saturating_add(in_era / 36_524).saturating_sub(in_era / 146_096)
                / 365;
        let before = year.saturating_mul(365).saturating_add(year / 4).saturating_sub(year / 100);
        let in_year = in_era.saturating_sub(before);
        let month = in_year.saturating_mul(5).saturating_add(2) / 153;
        let day = in_year.saturating_sub(month.saturating_mul(153).saturating_add(2) / 5).saturating_add(1);
        let month = if month < 10 { month.saturating_add(3) } else { month.saturating_sub(9) };
        let year = year.saturating_add(era.saturating_mul(400)).saturating_add(i64::from(month < 3));
        (year, month, day)
    }

    /// As RFC 3339 has it, without an offset: `2026-11-24T09:30:00`.
    pub fn text(self) -> String {
        let (year, month, day) = self.date();
        let time = self.0.rem_euclid(DAY);
        let parts = [month, day, time / 3600, time / 60 % 60, time % 60].map(|part| padded(part, 2));
        let [month, day, hour, minute, second] = &parts;
        [&padded(year, 4), "-", month, "-", day, "T", hour, ":", minute, ":", second].concat()
    }

    /// The time that a clock shows which is ahead of this by so many minutes.
    pub fn ahead(self, minutes: i32) -> Self {
        Self(self.0.saturating_add(i64::from(minutes).saturating_mul(60)))
    }

    /// The time that a clock shows which is behind this by so many minutes.
    pub fn behind(self, minutes: i32) -> Self {
        self.ahead(minutes.saturating_neg())
    }

    /// Which moments a clock of a zone shows this time at.
    pub fn moments(self, offset_at: OffsetAt<'_>) -> Moments {
        let (before, after) = (offset_at(self.0.saturating_sub(DAY)), offset_at(self.0.saturating_add(DAY)));
        let shows = |offset: i32| offset_at(self.behind(offset).0) == offset;
        match (shows(before), shows(after)) {
            (true, true) if before != after => Moments::Two([before.max(after), before.min(after)]),
            (true, _) => Moments::One(before),
            (_, true) => Moments::One(after),
            _ => Moments::None([after, before].map(|offset| {
                let moment = self.behind(offset);
                moment.ahead(offset_at(moment.0))
            })),
        }
    }

    /// A moment as RFC 3339 has it, in the ways to write it, the best first. `offset` is that of the zone then; some
    /// servers take UTC alone.
    pub fn writings(self, offset: i32, zone: &str) -> [String; 3] {
        let utc = [&self.behind(offset).text(), "Z"].concat();
        let own = match zone {
            "UTC" => utc.clone(),
            "-00:00" => [&self.text(), zone].concat(),
            _ => [self.text(), offset_text(offset)].concat(),
        };
        let fraction = utc.replace('Z', ".000Z");
        [own, utc, fraction]
    }
}

/// An offset as RFC 3339 has it: `+05:30`.
pub fn offset_text(minutes: i32) -> String {
    let size = i64::from(minutes.saturating_abs());
    [if minutes < 0 { "-" } else { "+" }, &padded(size / 60, 2), ":", &padded(size % 60, 2)].concat()
}

/// The minutes of an offset like `+05:30`.
pub fn offset_of(text: &str) -> Option<i32> {
    let (sign, rest) = text.split_at_checked(1)?;
    let mut parts = rest.split(':');
    let (hours, minutes) = (part(&mut parts, 2)?, part(&mut parts, 2)?);
    let size = i32::try_from(hours.saturating_mul(60).saturating_add(minutes)).ok()?;
    match sign {
        _ if parts.next().is_some() => None,
        "+" => Some(size),
        "-" => Some(size.saturating_neg()),
        _ => None,
    }
}

fn padded(number: i64, least: usize) -> String {
    let text = digits(number);
    ["0".repeat(least.saturating_sub(text.len())), text].concat()
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn part<'text>(parts: &mut impl Iterator<Item = &'text str>, digits: usize) -> Option<i64> {
    parts.next().filter(|part| part.len() == digits && is_digits(part))?.parse().ok()
}
