// What a clock on the wall shows, and which moments that is. A clock's time is here the milliseconds of the moment at
// which a clock of UTC shows the same.

const DAY = 86_400_000;
const MINUTE = 60_000;

/** @type {Map<string, Intl.DateTimeFormat>} */
const clocks = new Map();

/** @param {string} zone an IANA name; throws for what is none */
function clock(zone) {
  let found = clocks.get(zone);
  if (!found) {
    const two = '2-digit';
    found = new Intl.DateTimeFormat('en-US', { timeZone: zone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23', year: 'numeric', month: two, day: two, hour: two, minute: two, second: two });
    clocks.set(zone, found);
  }
  return found;
}

/** @param {string} zone an IANA name or an offset @returns {boolean} */
export function isZone(zone) {
  try {
    return offsetOf(zone) !== undefined || !!clock(zone);
  } catch {
    return false;
  }
}

/** Zones that Intl has under the names of before, and their names of today. */
const RENAMED = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** @param {string} zone @returns {string} its name of today, where that is known here */
export function nameOfZone(zone) {
  const name = /** @type {Record<string, string>} */ (RENAMED)[zone];
  return name && isZone(name) ? name : zone;
}

/** @returns {string[]} the names of all zones, in their order */
export const zonesOfIntl = () => (Intl.supportedValuesOf?.('timeZone') ?? []).map(nameOfZone).sort();
/** @type {string | undefined} */
let here;

/** The zone of the browser, which takes long to ask for. @returns {string} */
export const homeZone = () => (here ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The minutes that an offset like `+05:30` is. @param {string} text @returns {number | undefined} */
function offsetOf(text) {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(text) ?? [];
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : undefined;
}

/** @param {number} minutes @returns {string} like `+05:30` */
export function offsetText(minutes) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** How far a zone's clock is ahead of UTC, in whole minutes. @param {number} moment @param {string} zone @returns {number} */
export function offsetAt(moment, zone) {
  const fixed = offsetOf(zone);
  if (fixed !== undefined) return fixed;
  const parts = Object.fromEntries(clock(zone).formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const shown = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
  return Math.round((shown - Math.floor(moment / 1000) * 1000) / MINUTE);
}

/** @param {string} wall as `<input type=datetime-local>` has it @returns {number} */
export const read = (wall) => Date.parse(`${wall}Z`);

/** @param {number} time a clock's time @returns {string} `2026-11-24T09:30:00` */
const write = (time) => new Date(time).toISOString().slice(0, 19);

/**
 * The offsets at which a zone's clock shows this time: two when it is set back over it, none when it is set forward.
 * @param {number} time
 * @param {string} zone
 * @returns {number[]} the earlier moment first
 */
export function offsets(time, zone) {
  const around = new Set([offsetAt(time - DAY, zone), offsetAt(time + DAY, zone)]);
  const found = [...around].filter((offset) => offsetAt(time - offset * MINUTE, zone) === offset);
  return found.sort((a, b) => b - a);
}

/**
 * The times nearest to one that a zone's clock skips.
 * @param {number} time
 * @param {string} zone
 * @returns {string[]} the one before and the one after
 */
export const nearest = (time, zone) =>
  [offsetAt(time + DAY, zone), offsetAt(time - DAY, zone)].map((offset) => {
    const moment = time - offset * MINUTE;
    return write(moment + offsetAt(moment, zone) * MINUTE);
  });

/**
 * A moment as RFC 3339 has it, in the ways to write it.
 * @param {number} time
 * @param {number} offset
 * @param {string} zone
 * @returns {string[]} the best first
 */
export function writings(time, offset, zone) {
  const utc = write(time - offset * MINUTE);
  const own = zone === 'UTC' ? `${utc}Z` : `${write(time)}${zone.startsWith('-00') ? zone : offsetText(offset)}`;
  return [own, `${utc}Z`, `${utc}.000Z`];
}

/**
 * A date and time of RFC 3339 as a control shows it.
 * @param {string} text
 * @returns {{ wall: string, offset: string } | undefined} none for what the control cannot hold
 */
export function shown(text) {
  const [, date, minutes, seconds, offset] = /^([1-9]\d{3}-\d\d-\d\d)t(\d\d:\d\d)(:[0-5]\d)(z|[+-]\d\d:\d\d)$/i.exec(text) ?? [];
  return date && Number.isFinite(read(`${date}T${minutes}`)) ? { wall: `${date}T${minutes}${seconds === ':00' ? '' : seconds}`, offset } : undefined;
}
