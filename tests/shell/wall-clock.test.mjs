// Clocks on walls, and the moments that they show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isZone, nameOfZone, nearest, offsetAt, offsetText, offsets, read, shown, writings } from '../../pkg/src/wall-clock.js';

const sent = (wall, zone) => offsets(read(wall), zone).map((offset) => writings(read(wall), offset, zone)[0]);

test('each zone has its offset, with its minutes', () => {
  for (const [wall, zone, ...expected] of [
    ['2026-11-24T09:30', 'Europe/Berlin', '2026-11-24T09:30:00+01:00'],
    ['2026-07-24T09:30', 'Europe/Berlin', '2026-07-24T09:30:00+02:00'],
    ['2026-11-24T09:30', 'Asia/Kolkata', '2026-11-24T09:30:00+05:30'],
    ['2026-11-24T09:30', 'Asia/Kathmandu', '2026-11-24T09:30:00+05:45'],
    ['2026-11-24T09:30', 'Pacific/Auckland', '2026-11-24T09:30:00+13:00'],
    ['2026-07-24T09:30', 'Pacific/Auckland', '2026-07-24T09:30:00+12:00'],
    ['2026-11-24T09:30', 'America/St_Johns', '2026-11-24T09:30:00-03:30'],
    ['2026-11-24T09:30', 'Europe/London', '2026-11-24T09:30:00+00:00'],
    ['2026-11-24T09:30', 'UTC', '2026-11-24T09:30:00Z'],
    ['2026-11-24T09:30:59', '+05:30', '2026-11-24T09:30:59+05:30'],
    ['2026-11-24T09:30', '-00:00', '2026-11-24T09:30:00-00:00'],
    ['2026-12-31T23:59', 'Pacific/Kiritimati', '2026-12-31T23:59:00+14:00'],
    // Whoever lives there never had that day.
    ['2011-12-30T12:00', 'Pacific/Apia'],
    ['9999-12-31T23:59', 'America/New_York', '9999-12-31T23:59:00-05:00'],
  ]) {
    assert.deepEqual(sent(wall, zone), expected, `${wall} ${zone}`);
  }
});

test('a time that comes twice has two moments, the earlier first', () => {
  for (const [wall, zone, ...expected] of [
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
    ['2026-11-01T01:00', 'America/New_York', '2026-11-01T01:00:00-04:00', '2026-11-01T01:00:00-05:00'],
    ['2026-11-01T02:00', 'America/New_York', '2026-11-01T02:00:00-05:00'],
    ['2026-04-05T02:59', 'Pacific/Auckland', '2026-04-05T02:59:00+13:00', '2026-04-05T02:59:00+12:00'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-05T01:45:00+11:00', '2026-04-05T01:45:00+10:30'],
  ]) {
    assert.deepEqual(sent(wall, zone), expected, `${wall} ${zone}`);
  }
});

test('a time that is skipped has none, but neighbours', () => {
  for (const [wall, zone, ...expected] of [
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00', '2026-03-29T03:30:00'],
    ['2026-03-08T02:00', 'America/New_York', '2026-03-08T01:00:00', '2026-03-08T03:00:00'],
    ['2026-09-27T02:15', 'Pacific/Auckland', '2026-09-27T01:15:00', '2026-09-27T03:15:00'],
  ]) {
    assert.deepEqual(sent(wall, zone), [], `${wall} ${zone}`);
    assert.deepEqual(nearest(read(wall), zone), expected);
    for (const near of expected) assert.equal(sent(near, zone).length, 1);
  }
  assert.equal(sent('2026-03-08T03:00', 'America/New_York').length, 1);
});

test('every hour of a year is one moment, but for one that is skipped and one that comes twice', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland']) {
    const counts = [0, 0, 0];
    for (let time = read('2026-01-01T00:30'); time < read('2027-01-01T00:00'); time += 3_600_000) {
      const found = offsets(time, zone);
      counts[found.length]++;
      for (const offset of found) {
        const [text, utc] = writings(time, offset, zone);
        assert.equal(Date.parse(text), time - offset * 60_000);
        assert.equal(Date.parse(utc), Date.parse(text));
        assert.equal(offsetAt(Date.parse(text), zone), offset);
      }
    }
    assert.deepEqual(counts, [1, 8758, 1], zone);
  }
});

test('the ways to write a moment are the same moment', () => {
  assert.deepEqual(writings(read('2026-01-01T00:30'), 60, 'Europe/Berlin'), ['2026-01-01T00:30:00+01:00', '2025-12-31T23:30:00Z', '2025-12-31T23:30:00.000Z']);
});

test('what the control cannot hold is not shown in it', () => {
  assert.deepEqual(shown('2026-03-27T09:30:00+05:45'), { wall: '2026-03-27T09:30', offset: '+05:45' });
  assert.deepEqual(shown('2026-03-27t09:30:07z'), { wall: '2026-03-27T09:30:07', offset: 'z' });
  for (const text of ['', '2016-12-31T23:59:60Z', '2026-03-27T09:30:00.5Z', '0999-03-27T09:30:00Z', '2026-02-30T25:30:00Z', '2026-03-27T09:30:00', '2026-03-27']) {
    assert.equal(shown(text), undefined, text);
  }
});

test('a zone is what Intl knows, or an offset', () => {
  for (const zone of ['Europe/Berlin', 'UTC', '+05:30', '-00:00']) assert.equal(isZone(zone), true, zone);
  for (const zone of ['', 'Mars/Olympus', 'x']) assert.equal(isZone(zone), false, zone);
  assert.equal(nameOfZone('Asia/Calcutta'), 'Asia/Kolkata');
  assert.equal(offsetText(-210), '-03:30');
});
