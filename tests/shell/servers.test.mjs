// What the page remembers of the servers that have asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { admit, serverKeyOf, isMuted, mute, offersMute, countRefusal } from '../../pkg/src/rounds/servers.ts';

test('forgets refusals after a minute', async () => {
  const slow = serverKeyOf('slow');
  for (const time of [0, 30_000, 59_999]) countRefusal(slow, time);
  assert.deepEqual(
    [59_999, 60_000, 119_999].map((now) => offersMute(slow, now)),
    [true, false, false],
  );
  countRefusal(slow, 60_001);
  assert.deepEqual(
    [60_001, 89_999, 90_000].map((now) => offersMute(slow, now)),
    [true, true, false],
    'the last three count',
  );
});

test('forgets a client with its object, and all but the last thousand names', async () => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  const known = () => {
    const client = {};
    countRefusal(serverKeyOf(client));
    mute(serverKeyOf(client));
    for (let n = 0; n < 12; n++) admit(serverKeyOf(client), n);
    return new WeakRef(client);
  };
  const client = known();
  await new Promise((resolve) => setImmediate(resolve));
  gc();
  assert.equal(client.deref(), undefined);
  for (const name of ['used', 'forgotten']) mute(serverKeyOf(name));
  for (let n = 0; n < 1000; n++) assert.ok(isMuted(serverKeyOf('used')), `${serverKeyOf(`other ${n}`)}`);
  assert.ok(!isMuted(serverKeyOf('forgotten')));
});
