use super::wall_time::{Moments, OffsetAt, WallTime};
use super::{Input, NoMoment};
use crate::json::digits;

/// The first year that is not taken for half of one.
const FIRST_YEAR: i64 = 1000;

/// A date and a time as a person enters them: what the clock shows, and in which zone.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Clock {
    /// What the clock shows, as `<input type=datetime-local>` has it; empty where nothing is entered.
    pub wall: String,
    /// An IANA name, or an offset.
    pub zone: String,
    /// Which of two moments is meant, where the clock shows both at this time.
    pub which: Option<usize>,
}

impl Clock {
    /// Reads a date and time of RFC 3339, as its own offset has it; none for what the control cannot hold.
    pub fn parse(text: &str) -> Option<Self> {
        let offset = text.get(19..).filter(|offset| offset.eq_ignore_ascii_case("z") || is_offset(offset))?;
        let time = WallTime::parse(text.get(..19)?).filter(|_| text.get(10..11) != Some(" "))?;
        let zone = if offset.len() == 1 { "UTC" } else { offset };
        (time.date().0 >= FIRST_YEAR).then(|| Self { wall: wall_of(time), zone: zone.to_owned(), which: None })
    }

    /// The moment that the clock shows, as it will be sent; or why there is none. `is_taken` is whether the server's
    /// pattern takes a way of writing it: not at all (`Some(false)`), or nobody knows (`None`).
    pub fn read(&self, offset_at: OffsetAt<'_>, is_taken: &dyn Fn(&str) -> Option<bool>) -> Input {
        if self.wall.is_empty() {
            return Input::Text(String::new());
        }
        let Some(time) = WallTime::parse(&self.wall) else { return Input::NoMoment(NoMoment::Incomplete) };
        let year = time.date().0;
        if year < FIRST_YEAR {
            return Input::NoMoment(NoMoment::ShortYear(year));
        }
        let offset = match (time.moments(offset_at), self.which) {
            (Moments::None([before, after]), _) => return Input::NoMoment(NoMoment::Skipped { before, after }),
            (Moments::Two(_), None) => return Input::NoMoment(NoMoment::Twice),
            (Moments::Two([_, later]), Some(1)) => later,
            (Moments::One(offset) | Moments::Two([offset, _]), _) => offset,
        };
        let ways = time.writings(offset, &self.zone);
        let [best, ..] = &ways;
        let other = || ways.iter().find(|way| is_taken(way) == Some(true));
        Input::Text(if is_taken(best) == Some(false) { other().unwrap_or(best) } else { best }.clone())
    }

    /// The offsets between which the person has to choose.
    pub fn twice(&self, offset_at: OffsetAt<'_>) -> Option<[i32; 2]> {
        match WallTime::parse(&self.wall).filter(|time| time.date().0 >= FIRST_YEAR)?.moments(offset_at) {
            Moments::Two(offsets) => Some(offsets),
            _ => None,
        }
    }
}

/// A default without an offset, as a moment of a zone: where the clocks show it twice the earlier, and where they skip it
/// as much later as they are set forward.
pub fn assumed(wall: WallTime, zone: &str, offset_at: OffsetAt<'_>) -> String {
    let (time, offset) = match wall.moments(offset_at) {
        Moments::One(offset) | Moments::Two([offset, _]) => (wall, offset),
        Moments::None([_, after]) => match after.moments(offset_at) {
            Moments::One(offset) | Moments::Two([offset, _]) => (after, offset),
            Moments::None(_) => (after, 0),
        },
    };
    let [own, ..] = time.writings(offset, zone);
    own
}

/// A time as `<input type=datetime-local>` has it.
pub fn wall_of(time: WallTime) -> String {
    let text = time.text();
    text.strip_suffix(":00").map_or(text.clone(), str::to_owned)
}

/// The date of a text with its year in the 20th or 21st century, in place of one of less than a hundred.
pub fn in_century(wall: &str, century: i64) -> Option<String> {
    let (year, rest) = wall.split_at_checked(4)?;
    let year: i64 = year.parse().ok().filter(|year| *year < 100)?;
    Some([&digits(century.saturating_mul(100).saturating_add(year)), rest].concat())
}

fn is_offset(text: &str) -> bool {
    super::wall_time::offset_of(text).is_some()
}
