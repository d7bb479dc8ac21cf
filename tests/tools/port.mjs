// Ports for servers that are told theirs.
import net from 'node:net';

/** Below the range from which systems choose for whatever listens on port 0 or connects. */
const FIRST = 12_000;
const COUNT = 20_000;
/** Tests that run at the same time begin far apart. */
let next = process.pid * 16;

/** Returns a free port that the system gives to nobody else before the server opens it. */
export async function freePort() {
  for (;;) {
    const port = FIRST + (next++ % COUNT);
    const server = net.createServer();
    const isFree = await new Promise((resolve) =>
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true)),
    );
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
